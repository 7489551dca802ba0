//! How a game ended, whichever game it was.

use crate::Side;
use ::draughts::DrawRule;
use core::fmt;

/// The end of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// In which way.
    pub reason: Reason,
    /// What it was worth, where games are played for points.
    pub stake: Option<Stake>,
}

/// What a game of backgammon was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stake {
    /// Single game, gammon or backgammon.
    pub win: ::backgammon::Win,
    /// The cube that multiplies it.
    pub cube: u64,
    /// The points; fewer than the product where the Jacoby rule cuts it.
    pub points: u64,
}

/// The ways a game can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The loser has no piece left (in losing draughts, the winner).
    NoPieces,
    /// The loser cannot move (in losing draughts, the winner).
    NoMoves,
    /// The last piece was huffed.
    Huffed,
    /// The winner was the first to have a king.
    BrokeThrough,
    /// A draw rule of the set has counted to its end.
    Draw(DrawRule),
    /// By the rules of chess.
    Chess(::chess::EndReason),
    /// The winner bore off all checkers.
    BorneOff,
    /// The loser refused a double.
    Dropped,
    /// The loser gave up.
    Resigned,
    /// Both agreed on a draw.
    Agreed,
    /// The loser's time was up.
    FlagFell,
    /// The loser left the table.
    Abandoned,
}

impl Reason {
    /// Every stable name.
    pub const IDS: [&'static str; 19] = [
        "no-pieces",
        "no-moves",
        "huffed",
        "broke-through",
        "repetition",
        "king-moves",
        "endgame",
        "standstill",
        "checkmate",
        "stalemate",
        "dead-position",
        "no-progress",
        "checks",
        "borne-off",
        "dropped",
        "resigned",
        "agreed",
        "flag-fell",
        "abandoned",
    ];

    /// A stable name, for JSON and translations.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::NoPieces => "no-pieces",
            Self::NoMoves => "no-moves",
            Self::Huffed => "huffed",
            Self::BrokeThrough => "broke-through",
            Self::Draw(DrawRule::Repetition(_)) => "repetition",
            Self::Draw(DrawRule::KingMoves(_)) => "king-moves",
            Self::Draw(DrawRule::Endgame { .. }) => "endgame",
            Self::Draw(DrawRule::Standstill { .. }) => "standstill",
            Self::Chess(reason) => reason.id(),
            Self::BorneOff => "borne-off",
            Self::Dropped => "dropped",
            Self::Resigned => "resigned",
            Self::Agreed => "agreed",
            Self::FlagFell => "flag-fell",
            Self::Abandoned => "abandoned",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
