//! How fast PDN is read and replayed: `cargo bench -p tabuleiro-draughts --bench pdn`.

use divan::counter::BytesCount;
use tabuleiro_draughts::formats::pdn::{self, PdnParser, Replay, RulesFor};

fn main() {
    divan::main();
}

const GAMES: usize = 4000;

/// A file of games such as clubs keep: tags, moves, a remark, a variation.
fn file() -> Vec<u8> {
    (1..=GAMES)
        .map(|number| {
            format!(
                "[Event \"Game {number}\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n\
                 1. 32-28 17-22 2. 28x17 12x21 {{a remark}} 3. 37-32 7-12 4. 41-37 1-7 5. 33-28 21-26\n\
                 6. 39-33 11-17 (6... 7-12 7. 44-39) 7. 44-39 7-11 8. 50-44 17-21 9. 31-27 19-23 10. 28x19 14x23 11.\n\
                 34-30 10-14 12. 40-34 14-19 13. 33-28 20-24 14. 30-25 15-20 15. 25x14 9x20 1-1\n\n"
            )
        })
        .collect::<String>()
        .into_bytes()
}

#[divan::bench]
fn read(bencher: divan::Bencher<'_, '_>) {
    let file = file();
    let run = || {
        let mut parser = PdnParser::new();
        let mut games = 0;
        for chunk in file.chunks(1 << 16) {
            parser.feed(chunk);
            games += core::iter::from_fn(|| parser.next_game()).count();
        }
        parser.finish();
        games + core::iter::from_fn(|| parser.next_game()).count()
    };
    assert_eq!(run(), GAMES);
    assert!(pdn::parse(&file).iter().all(Result::is_ok));
    bencher
        .counter(BytesCount::new(file.len()))
        .bench_local(run);
}

#[divan::bench(sample_count = 5)]
fn replay(bencher: divan::Bencher<'_, '_>) {
    let file = file();
    let games = pdn::parse(&file);
    let run = || {
        let mut replay = Replay::new(RulesFor::Tagged { otherwise: None });
        for game in &games {
            replay.check(game);
        }
        (replay.report().legal, replay.report().moves)
    };
    assert_eq!(run(), (GAMES, GAMES * 30));
    bencher
        .counter(BytesCount::new(file.len()))
        .bench_local(run);
}
