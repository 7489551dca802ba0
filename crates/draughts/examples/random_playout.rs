//! A game of random moves to its end, printed as PDN.
//!
//! `cargo run --example random_playout -- russian 7`: the rule set, and a number that chooses the game.

use std::error::Error;
use tabuleiro_draughts::formats::pdn::{Edition, PdnGame, Routes};
use tabuleiro_draughts::{Game, rule_sets};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or_else(|| "russian".into());
    let rules = rule_sets::by_id(&id).ok_or("no such rule set")?;
    // The crate draws no randomness: bring your own. This one is a linear congruence, enough for an example.
    let mut state: u64 = arguments.next().map_or(Ok(7), |seed| seed.parse())?;
    let mut below = |limit: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % limit
    };

    // A game counts what draws depend on, so that every playout ends.
    let mut game = Game::new((*rules).into());
    while game.outcome().is_none() {
        let legal = game.legal();
        game.apply(&legal[below(legal.len())])?;
    }

    print!(
        "{}",
        PdnGame::from_game(&game, Routes::Short).to_pdn(Edition::Three)
    );
    if let Some(outcome) = game.outcome() {
        let winner = outcome
            .winner
            .map_or("nobody".into(), |side| side.to_string());
        println!(
            "{winner} wins: {:?}, by {}",
            outcome.reason, outcome.article
        );
    }
    Ok(())
}
