//! Squares and moves as the words write them.

use draughts::{Move, Position, Rules, Square, SquareSet, Turn};

use crate::Lang;
use crate::refusal::Spot;
use crate::spell::{Joint, list};
use crate::text::Notated;

/// The cross that stands between the squares of a capture where a file has the letter.
const CROSS: char = '×';

/// The move with its whole route: `22-18`, `22×15×8`, `c3:e5:g7`.
#[must_use]
pub fn move_text(rules: &Rules, play: &Move) -> String {
    crossed(&rules.names().play(play))
}

/// The turn, with a huff before the move written `~18`.
#[must_use]
pub fn turn_text(rules: &Rules, turn: &Turn) -> String {
    crossed(&rules.names().turn(turn))
}

fn crossed(text: &str) -> String {
    text.replace('x', &CROSS.to_string())
}

/// Writes squares and moves as a rule set does.
#[derive(Clone, Copy)]
pub(crate) struct Written<'a>(pub(crate) &'a Rules);

impl Written<'_> {
    /// A move, marked as one.
    pub(crate) fn play(self, play: &Move) -> Notated {
        Notated::new(&move_text(self.0, play))
    }

    /// A turn, marked as a move.
    pub(crate) fn turn(self, turn: &Turn) -> Notated {
        Notated::new(&turn_text(self.0, turn))
    }

    /// A square's name.
    pub(crate) fn square(self, square: Square) -> String {
        self.0.names().square(square)
    }

    /// A way over squares that need not be a legal move; it is a capture where its first hop passes over an opposing
    /// piece.
    pub(crate) fn route(self, position: &Position, route: &[Square]) -> String {
        let captures = route
            .windows(2)
            .any(|hop| passes_over_a_piece(position, self.0, hop[0], hop[1]));
        let sign = match (captures, self.0.notation.value.capture_sign) {
            (false, _) => '-',
            (true, 'x') => CROSS,
            (true, sign) => sign,
        };
        let squares: Vec<String> = route.iter().map(|&square| self.square(square)).collect();
        squares.join(&sign.to_string())
    }

    /// The square for a page to light.
    pub(crate) fn spot(self, square: Square) -> Spot {
        let notation = self.0.notation.value;
        Spot::Square(self.0.board.value.number(square, notation.numbering))
    }
}

fn passes_over_a_piece(position: &Position, rules: &Rules, from: Square, to: Square) -> bool {
    let board = rules.board.value;
    let place = |square| {
        let (row, column) = board.place(square);
        (i16::from(row), i16::from(column))
    };
    let ((row, column), (to_row, to_column)) = (place(from), place(to));
    let (down, right) = (to_row - row, to_column - column);
    if down != 0 && right != 0 && down.abs() != right.abs() {
        return false;
    }
    let between = 1..down.abs().max(right.abs());
    between
        .filter_map(|step| {
            board.at(
                u8::try_from(row + step * down.signum()).ok()?,
                u8::try_from(column + step * right.signum()).ok()?,
            )
        })
        .any(|square| position.piece(square).is_some())
}

/// Squares in a sentence: "18, 22 or 27".
pub(crate) fn squares_in_words(
    rules: &Rules,
    squares: SquareSet,
    joint: Joint,
    lang: Lang,
) -> String {
    let names: Vec<String> = squares
        .iter()
        .map(|square| Written(rules).square(square))
        .collect();
    list(lang, joint, &names)
}
