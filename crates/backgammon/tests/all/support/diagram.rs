//! Reads the positions of the rule cases: `X: 24x2 13x5 bar1 off14 | O: 1x2`, all points from X.

use tabuleiro_backgammon::{Position, Setup};

pub fn parse(text: &str) -> Position {
    let (x, o) = text.split_once('|').expect("two sides");
    let x = x.trim().strip_prefix("X:").expect("X first");
    let o = o.trim().strip_prefix("O:").expect("then O");
    let setup = Setup::as_mover_sees(15, &places(x, 25), &places(o, 0));
    let position = setup.position().expect("a position");
    for (side, checkers) in [(x, position.mover()), (o, position.other())] {
        if let Some(off) = side
            .split_whitespace()
            .find_map(|word| word.strip_prefix("off"))
        {
            assert_eq!(checkers.off().to_string(), off, "{text}");
        }
    }
    position
}

fn places(side: &str, bar: usize) -> Vec<(usize, u8)> {
    side.split_whitespace()
        .filter(|word| !word.starts_with("off"))
        .map(|word| match word.strip_prefix("bar") {
            Some(count) => (bar, count.parse().expect("a count")),
            None => {
                let (point, count) = word.split_once('x').expect("point x count");
                (
                    point.parse().expect("a point"),
                    count.parse().expect("a count"),
                )
            }
        })
        .collect()
}
