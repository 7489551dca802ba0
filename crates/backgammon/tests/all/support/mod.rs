//! What several test files share.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses its own part of this"
)]
#![allow(
    clippy::allow_attributes,
    reason = "which part is unused differs by test file"
)]

pub mod diagram;
pub mod plain_player;
pub mod positions;
pub mod script;
pub mod slow;

use tabuleiro_backgammon::notation::Written;
use tabuleiro_backgammon::{Illegal, LegalPlays, Position, Roll};

/// The roll of a text such as `31`.
#[track_caller]
pub fn roll(text: &str) -> Roll {
    text.parse().expect("a roll")
}

/// The canonical notation of every legal play.
pub fn plays(position: Position, dice: &str) -> Vec<String> {
    LegalPlays::of(position, roll(dice))
        .iter()
        .map(|legal| legal.play.to_string())
        .collect()
}

/// The position after a written play as the next player sees it, or why it is refused.
#[track_caller]
pub fn play(position: Position, dice: &str, text: &str) -> Result<Position, Illegal> {
    let written: Written = text.parse().expect("a play");
    let roll = roll(dice);
    let play = position.resolve(roll, &written)?;
    position.try_play(roll, &play)
}

/// The name of the reason for which a written play is refused.
#[track_caller]
pub fn refusal(position: Position, dice: &str, text: &str) -> &'static str {
    match play(position, dice, text) {
        Ok(_) => panic!("{text} is legal"),
        Err(illegal) => illegal.id(),
    }
}
