//! Counts every result of every roll to a depth, as perft does for chess: each distinct position after a roll
//! once, over the 21 rolls, from the starting position.
//!
//!     cargo run --release --example count -- [DEPTH]
//!
//! The first two counts are also those of a slow generator that was written from the text of the rules and shares
//! no code with this one (the crate's tests compare them); whoever writes a generator can compare with all three.

use std::time::Instant;

use tabuleiro_backgammon::{Position, Results, Roll};

/// The known counts at depth 1, 2 and 3.
const KNOWN: [u64; 3] = [447, 202_782, 116_154_993];

/// One buffer for each depth, made once: generating allocates nothing.
fn count(position: Position, rolls: &[Roll], buffers: &mut [Results]) -> u64 {
    let Some((results, deeper)) = buffers.split_first_mut() else {
        return 1;
    };
    let mut total = 0;
    for &roll in rolls {
        position.results(roll, results);
        if deeper.is_empty() {
            total += results.len() as u64;
        } else {
            total += results
                .iter()
                .map(|&next| count(next, rolls, deeper))
                .sum::<u64>();
        }
    }
    total
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let deepest: usize = std::env::args()
        .nth(1)
        .map_or(Ok(2), |depth| depth.parse())?;
    let rolls: Vec<Roll> = Roll::all_distinct().collect();
    for depth in 1..=deepest {
        let begun = Instant::now();
        let counted = count(
            Position::default(),
            &rolls,
            &mut vec![Results::new(); depth],
        );
        println!(
            "depth {depth}: {counted} results in {:.2?}",
            begun.elapsed()
        );
        if let Some(&known) = KNOWN.get(depth - 1) {
            assert_eq!(counted, known);
        }
    }
    Ok(())
}
