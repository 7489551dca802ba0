//! How a game of draughts ended, and which reading a rule rests on.

use draughts::{DrawRule, EndReason, Game, Goal, Outcome, Position, Reading, Rules, Side};
use std::sync::Arc;

use super::messages::Rule;
use crate::message::messages;
use crate::{Lang, Message};

messages! {
    /// Outcomes.
    Ended {
        NoPiece = "outcome-no-piece" { winner: Side, bare: Side },
        NoMove = "outcome-no-move" { winner: Side, stuck: Side },
        BrokeThrough = "outcome-broke-through" { winner: Side },
        Repetition = "outcome-draw-repetition" { times: u8 },
        KingMoves = "outcome-draw-king-moves" { moves: u16 },
        SmallForce = "outcome-draw-small-force" { moves: u16 },
        Standstill = "outcome-draw-standstill" { moves: u16 },
    }
}

/// A reading that was chosen where the text is silent or unclear.
#[must_use]
pub fn reading(reading: Reading, lang: Lang) -> String {
    Rule::Reading { reading }.say(lang)
}

/// How a game ended by its rules: "White wins: Black cannot move."
#[must_use]
pub fn outcome(outcome: &Outcome, rules: &Rules, lang: Lang) -> String {
    // A draw has no winner, and its words name none.
    let winner = outcome.winner.unwrap_or(Side::White);
    ended(outcome.reason, winner, rules, lang)
}

/// The same from its parts.
pub(crate) fn ended(reason: EndReason, winner: Side, rules: &Rules, lang: Lang) -> String {
    // In losing draughts it is the winner who has nothing left.
    let without = match rules.goal.value {
        Goal::Losing => winner,
        Goal::Normal | Goal::Breakthrough => winner.other(),
    };
    match reason {
        EndReason::NoPieces => Ended::NoPiece {
            winner,
            bare: without,
        },
        EndReason::NoMoves => Ended::NoMove {
            winner,
            stuck: without,
        },
        EndReason::BrokeThrough => Ended::BrokeThrough { winner },
        EndReason::Draw(DrawRule::Repetition(times)) => Ended::Repetition { times },
        EndReason::Draw(DrawRule::KingMoves(moves)) => Ended::KingMoves { moves },
        EndReason::Draw(DrawRule::Endgame { moves, .. }) => Ended::SmallForce { moves },
        EndReason::Draw(DrawRule::Standstill { moves, .. }) => Ended::Standstill { moves },
    }
    .say(lang)
}

/// What a position in which nothing can be played comes to, in words; nothing where something can be.
pub(crate) fn outcome_without_a_move(
    position: &Position,
    rules: &Rules,
    lang: Lang,
) -> Option<String> {
    let game = Game::from_position(Arc::new(*rules), *position);
    game.outcome().map(|ended| outcome(&ended, rules, lang))
}
