//! Whether the points of a table fit together.

use super::{
    Compulsion, Continuation, DrawRule, KingCapture, KingPatience, KingRange, Lines, Placing,
    Preference, Rules,
};
use crate::{Size, Squares};
use core::fmt;

/// Why a table makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contradiction {
    /// Straight lines need every square played on; diagonals need every other.
    LinesDoNotFitTheSquares,
    /// Every square is played on only on the 8×8 board.
    BoardTooLarge,
    /// The men do not leave at least one free row between them, or there are none.
    PlacingDoesNotFit,
    /// A king that moves one square cannot capture from afar.
    ShortKingCapturesFromAfar,
    /// A huff enforces only that *some* capture is made, so a precedence list is empty words.
    HuffWithPrecedence,
    /// Stopping after any jump makes a rule on the whole sequence (most pieces, most kings …) empty words.
    StoppingWithPrecedence,
    /// The same preference stands twice in the list.
    PreferenceTwice(Preference),
    /// Comparing where kings stand in the sequence comes last: it breaks ties.
    KingsEarliestNotLast,
    /// A draw after no move at all.
    DrawAtOnce,
    /// A king that may not move at all.
    NoPatience,
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LinesDoNotFitTheSquares => {
                f.write_str("straight lines need every square played on, diagonals every other")
            }
            Self::BoardTooLarge => {
                f.write_str("every square can be played on only on the 8×8 board")
            }
            Self::PlacingDoesNotFit => {
                f.write_str("the men must fill at least one row and leave one free in between")
            }
            Self::ShortKingCapturesFromAfar => {
                f.write_str("a king that moves one square cannot capture from afar")
            }
            Self::HuffWithPrecedence => {
                f.write_str("a huff does not enforce which capture is made")
            }
            Self::StoppingWithPrecedence => f.write_str(
                "a capture that may stop after any jump cannot be bound to take the most",
            ),
            Self::PreferenceTwice(preference) => {
                write!(f, "{preference:?} stands twice in the order of preference")
            }
            Self::KingsEarliestNotLast => {
                f.write_str("the earliest kings can only break a tie: last in the order")
            }
            Self::DrawAtOnce => f.write_str("a draw rule counts no move at all"),
            Self::NoPatience => f.write_str("a king must be allowed one move at least"),
        }
    }
}

impl core::error::Error for Contradiction {}

impl Rules {
    /// Checks that the points fit together. Every built-in set does; a house-rules file is refused with the reason.
    ///
    /// # Errors
    /// The first [`Contradiction`] found.
    pub const fn check(&self) -> Result<(), Contradiction> {
        let board = self.board.value;
        let all = matches!(board.squares, Squares::All);
        if all != matches!(self.lines.value, Lines::Straight) {
            return Err(Contradiction::LinesDoNotFitTheSquares);
        }
        if all && !matches!(board.size, Size::Eight) {
            return Err(Contradiction::BoardTooLarge);
        }
        let (rows, taken) = match self.placing.value {
            Placing::FirstRows(rows) => (rows, rows),
            Placing::RowsAfterTheFirst(rows) => (rows, rows.saturating_add(1)),
        };
        if rows == 0 || taken >= board.size.side().div_ceil(2) {
            return Err(Contradiction::PlacingDoesNotFit);
        }
        if matches!(self.king_range.value, KingRange::Short)
            && !matches!(self.king_capture.value, KingCapture::Adjacent)
        {
            return Err(Contradiction::ShortKingCapturesFromAfar);
        }
        if !self.must_prefer.is_empty() {
            if matches!(self.compulsion.value, Compulsion::Huff) {
                return Err(Contradiction::HuffWithPrecedence);
            }
            if matches!(self.continuation.value, Continuation::MayStop) {
                return Err(Contradiction::StoppingWithPrecedence);
            }
        }
        let mut at = 0;
        while let Some(preference) = self.must_prefer.get(at) {
            let mut later = at + 1;
            while let Some(other) = self.must_prefer.get(later) {
                if preference.value as u8 == other.value as u8 {
                    return Err(Contradiction::PreferenceTwice(preference.value));
                }
                if matches!(preference.value, Preference::KingsEarliest) {
                    return Err(Contradiction::KingsEarliestNotLast);
                }
                later += 1;
            }
            at += 1;
        }
        let mut at = 0;
        while let Some(draw) = self.draws.get(at) {
            if draw.value.limit() == 0 || matches!(draw.value, DrawRule::Repetition(1)) {
                return Err(Contradiction::DrawAtOnce);
            }
            at += 1;
        }
        if matches!(self.king_patience.value, KingPatience::Moves(0)) {
            return Err(Contradiction::NoPatience);
        }
        Ok(())
    }
}
