//! Reads a PDN file game by game and holds each against its rules.
//!
//! `cargo run --features std --example pdn_reader -- games.pdn`; without a file, a small one of its own.

use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};
use tabuleiro_draughts::formats::pdn::{Games, ReadError, Replay, RulesFor};
use tabuleiro_draughts::rule_sets;

const OWN: &str = "[White \"Ann\"]\n[Black \"Ben\"]\n[GameType \"20\"]\n
1. 32-28 17-22 2. 28x17 12x21 *\n
[White \"Ben\"]\n[Black \"Ann\"]\n[GameType \"20\"]\n
1. 32-28 17-22 2. 37-32 *\n
[White \"Cid\"]\n
1. 32-28 {a comment without an end\n";

fn main() -> Result<(), Box<dyn Error>> {
    let reader: Box<dyn BufRead> = match std::env::args().nth(1) {
        Some(path) => Box::new(BufReader::new(File::open(path)?)),
        None => Box::new(OWN.as_bytes()),
    };
    // Each game's tag says its rules; where there is none, the international ones are taken.
    let otherwise = rule_sets::by_id("international");
    let mut replay = Replay::new(RulesFor::Tagged { otherwise });
    for game in Games::new(reader) {
        let game = match game {
            Ok(game) => Ok(game),
            // One broken game does not hide the next.
            Err(ReadError::Game(bad)) => Err(bad),
            Err(error) => return Err(error.into()),
        };
        let read = game.as_ref().unwrap_or_else(|bad| &bad.read);
        let player = |tag| read.tag(tag).unwrap_or("?").to_owned();
        let (white, black) = (player("White"), player("Black"));
        let checked = replay.check(&game);
        println!("{white} against {black}: {} legal moves", checked.moves);
        for finding in &checked.findings {
            println!("  {}: {} {}", finding.at, finding.text, finding.trouble);
            if let Some(article) = finding.trouble.article() {
                println!("    {article}");
            }
        }
    }
    let report = replay.report();
    println!("{} of {} games are good", report.legal, report.games);
    Ok(())
}
