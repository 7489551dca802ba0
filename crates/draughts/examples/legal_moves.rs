//! The legal moves of a position, and why some that look possible are none.
//!
//! `cargo run --example legal_moves -- italian "W:W22:BK18,11"`

use std::error::Error;
use tabuleiro_draughts::{RuledPosition, rule_sets};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or_else(|| "italian".into());
    let rules = rule_sets::by_id(&id).ok_or("no such rule set")?;
    let position = match arguments.next() {
        Some(fen) => RuledPosition::from_fen(*rules, &fen)?,
        None => RuledPosition::start(*rules),
    };

    println!("{} to move: {position}", position.to_move());
    for play in position.legal_moves() {
        println!("  {}", position.write_move(&play));
    }

    // Every pair of squares on which a piece could be dragged by hand.
    println!("Refused:");
    let own = position.position().pieces(position.to_move());
    for from in own.iter() {
        for to in rules.board.value.iter() {
            let (column, row) = distance(&position, from, to);
            let near = column == row && (1..=2).contains(&row);
            if !near || position.piece(to).is_some() {
                continue;
            }
            // The refusal holds the rule as a value; here its sentence and its article are enough.
            if let Err(refusal) = position.examine(&[from, to]) {
                let (from, to) = (position.square_name(from), position.square_name(to));
                println!("  {from} to {to}: {refusal} [{}]", refusal.article);
            }
        }
    }
    Ok(())
}

fn distance(
    position: &RuledPosition,
    from: tabuleiro_draughts::Square,
    to: tabuleiro_draughts::Square,
) -> (u8, u8) {
    let board = position.rules().board.value;
    let (from, to) = (board.place(from), board.place(to));
    (from.1.abs_diff(to.1), from.0.abs_diff(to.0))
}
