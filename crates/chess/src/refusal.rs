//! A refused move with all that is needed to explain it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use cozy_chess::{Move, Square};

use crate::article::Article;
use crate::explain::Attempt;
use crate::game::Game;
use crate::illegal::Illegal;
use crate::notation::{Letters, NotAMove, pointed_at, read, san};
use crate::position::alternative;

/// Why a move was refused, where the rule stands, and what could be played instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule.
    pub reason: Illegal,
    /// Where it stands in the rules that are played.
    pub article: Article,
    /// The move that was tried, where it is known.
    pub tried: Option<Attempt>,
    /// A legal move, the nearest to what was tried.
    pub instead: Option<Move>,
    /// The same in SAN, with English letters.
    pub instead_text: Option<String>,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl core::error::Error for Refusal {}

impl Game {
    /// A refusal for this reason in the position on the board.
    #[must_use]
    pub fn refusal(&self, reason: Illegal, tried: Option<Attempt>) -> Refusal {
        let nearest = |attempt| alternative(self.board(), self.rules(), attempt);
        let instead = match tried {
            Some(attempt) if self.outcome().is_none() => nearest(attempt),
            _ => self.legal_moves().first().copied(),
        };
        let text = |made| san(self.board(), self.rules(), made, Letters::English);
        Refusal {
            article: reason.article(self.rules()),
            reason,
            tried,
            instead,
            instead_text: instead.map(text),
        }
    }

    /// Reads a move with English letters and judges it.
    ///
    /// # Errors
    /// That the text is no move, or the rule that forbids what it means.
    pub fn read(&self, text: &str) -> Result<Move, NotRead> {
        let tried = || pointed_at(self.board(), text, Letters::English);
        if self.outcome().is_some() {
            return Err(NotRead::Illegal(self.refusal(Illegal::GameOver, tried())));
        }
        read(self.board(), self.rules(), text, Letters::English).map_err(|why| match why {
            NotAMove::Illegal(reason) => NotRead::Illegal(self.refusal(reason, tried())),
            why => NotRead::Unreadable(why),
        })
    }
}

/// Why a text was not taken as a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// It is none, or it is open which.
    Unreadable(NotAMove),
    /// A rule forbids it.
    Illegal(Refusal),
}

impl Illegal {
    /// The squares to look at, what is moved first.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match *self {
            Self::NoPiece { from }
            | Self::NotYours { from }
            | Self::PawnBackward { from }
            | Self::PawnTwoSquares { from } => alloc::vec![from],
            Self::StaysPut { at }
            | Self::OwnPiece { at }
            | Self::PathBlocked { at, .. }
            | Self::PawnCapturesForward { at }
            | Self::PawnNothingThere { at }
            | Self::PromotionMissing { at }
            | Self::NoPromotion { at }
            | Self::CastlingBlocked { at } => alloc::vec![at],
            Self::NotItsWay { from, to, .. } => alloc::vec![from, to],
            Self::EnPassantTooLate { pawn } | Self::NoEnPassant { pawn } => alloc::vec![pawn],
            Self::Pinned { from, by, king } => alloc::vec![from, by, king],
            Self::InCheck { king, by } => alloc::vec![king, by],
            Self::IntoCheck { to, by } => alloc::vec![to, by],
            Self::CastlingOutOfCheck { by } => alloc::vec![by],
            Self::CastlingThroughCheck { at, by } => alloc::vec![at, by],
            Self::GameOver
            | Self::PromotionTo { .. }
            | Self::CastlingLost { .. }
            | Self::NoCastling
            | Self::NothingToClaim => Vec::new(),
        }
    }
}
