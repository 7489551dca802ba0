//! Counts the positions so many turns away, first move by first move.
//!
//! `cargo run --release --example perft -- international 8 [FEN]`

use std::error::Error;
use std::time::Instant;
use tabuleiro_draughts::{Perft, RuledPosition, rule_sets};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or_else(|| "international".into());
    let depth: u32 = arguments.next().map_or(Ok(6), |depth| depth.parse())?;
    let rules = rule_sets::by_id(&id).ok_or("no such rule set")?;
    let position = match arguments.next() {
        Some(fen) => RuledPosition::from_fen(*rules, &fen)?,
        None => RuledPosition::start(*rules),
    };

    let began = Instant::now();
    let parts = position.divide(Perft::new(depth));
    let took = began.elapsed().as_secs_f64();
    for (turn, count) in &parts {
        println!("{:>12}  {count}", position.write_turn(turn));
    }
    let total: u64 = parts.iter().map(|(_, count)| count).sum();
    println!(
        "{total} positions in {took:.2} s, {:.0} million a second",
        total as f64 / took / 1e6
    );
    Ok(())
}
