//! Checks every game of PDN files: `cargo run --example replay -- FILE…`.
use draughts::formats::pdn::{self, Replay, RulesFor};

fn main() {
    for file in std::env::args().skip(1) {
        let bytes = std::fs::read(&file).expect("a readable file");
        let games = pdn::parse(&bytes);
        let readable = games
            .iter()
            .take(20)
            .map(|g| g.as_ref().unwrap_or_else(|bad| &bad.read));
        let guess = pdn::guess_rules(&readable);
        println!("{file}: {}", guess.map_or("?", |r| r.id.as_str()));
        let mut replay = Replay::new(RulesFor::Tagged { otherwise: guess });
        for game in &games {
            let one = replay.check(game);
            if !one.guessed.is_empty() {
                println!(
                    "   game {} guessed {:?}",
                    replay.report().games,
                    one.guessed
                );
            }
        }
        let report = replay.report();
        println!(
            "  games {} legal {} moves {} confirmed {} variations {}+{}",
            report.games,
            report.legal,
            report.moves,
            report.results_confirmed,
            report.variations,
            report.bad_variations
        );
        for finding in &report.findings {
            println!(
                "  game {} ply {} {} at {}: {} [{}] {}",
                finding.game,
                finding.ply,
                finding.text,
                finding.at,
                finding.trouble,
                finding.trouble.code(),
                finding
                    .trouble
                    .article()
                    .map(|a| a.to_string())
                    .unwrap_or_default()
            );
        }
    }
}
