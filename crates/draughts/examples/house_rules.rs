//! Plays by rules that a file brings while the program runs.
//!
//! `cargo run --features house --example house_rules -- my-rules.toml`; without a file, Nonna's rules.

use std::error::Error;
use tabuleiro_draughts::{RuledPosition, house, rule_sets};

const NONNA: &str = "parent = \"italian\"
id = \"nonna\"
name = \"Italian as Nonna plays\"
man_captures_king = true
draws = [{ repetition = 3 }]
";

fn main() -> Result<(), Box<dyn Error>> {
    let file = match std::env::args().nth(1) {
        Some(path) => std::fs::read_to_string(path)?,
        None => NONNA.into(),
    };
    // A file that makes no sense is refused with its place and the reason.
    let rules = house::parse(&file)?;
    println!("{}", rules.name);
    for point in house::spelled_out(&rules) {
        println!("  {} = {}", point.key, point.value);
    }

    // From here on they are rules like any others.
    let start = RuledPosition::start(rules);
    println!("{} first moves", start.legal_moves().len());
    println!("{} positions six turns on", start.perft(6));

    // And the way back: what differs from a parent, as a file.
    let italian = rule_sets::by_id("italian").ok_or("no such rule set")?;
    print!("\n{}", house::write(&rules, italian));
    Ok(())
}
