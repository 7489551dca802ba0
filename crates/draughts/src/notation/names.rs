//! Squares, moves and turns in the words of a rule set.

use super::text::{MoveText, NamedSquare};
use crate::{Board, Move, Notation, Rules, Square, Turn, Writing};
use alloc::string::String;
use core::fmt::{self, Write as _};

/// How a rule set calls its squares: enough of the table to write moves down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Names {
    board: Board,
    notation: Notation,
}

impl Rules {
    /// How these rules call their squares.
    #[must_use]
    pub const fn names(&self) -> Names {
        Names {
            board: self.board.value,
            notation: self.notation.value,
        }
    }
}

/// A square with its name, for printing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named(pub(crate) Names, pub(crate) Square);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Named(names, square) = *self;
        match names.notation.writing {
            Writing::Numbers => {
                write!(
                    f,
                    "{}",
                    names.board.number(square, names.notation.numbering)
                )
            }
            Writing::Letters => {
                let (file, rank) = names.board.letters(square);
                write!(f, "{file}{rank}")
            }
        }
    }
}

/// A move with the names of its squares, for printing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NamedMove<'a>(pub(crate) Names, pub(crate) &'a Move);

impl fmt::Display for NamedMove<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NamedMove(names, play) = *self;
        for (index, &square) in play.route().iter().enumerate() {
            if index > 0 {
                f.write_char(names.sign(play))?;
            }
            Named(names, square).fmt(f)?;
        }
        Ok(())
    }
}

impl Names {
    /// The square's name: `22`, or `c3` where these rules write letters.
    #[must_use]
    pub fn square(&self, square: Square) -> String {
        alloc::format!("{}", Named(*self, square))
    }

    /// The move with its whole route: `21-17`, `22x15x8`, `c3:e5:g7`.
    #[must_use]
    pub fn play(&self, play: &Move) -> String {
        alloc::format!("{}", NamedMove(*self, play))
    }

    /// The move as PDN 3.0 wants it: its first and last square, or the whole route where those two fit a move
    /// with another result among the legal ones.
    #[must_use]
    pub fn short(&self, play: &Move, legal: &[Move]) -> String {
        if needs_route(play, legal) {
            return self.play(play);
        }
        let (from, to) = (Named(*self, play.from()), Named(*self, play.to()));
        alloc::format!("{from}{}{to}", self.sign(play))
    }

    /// The turn: the move, with a huff before it written `~18`.
    #[must_use]
    pub fn turn(&self, turn: &Turn) -> String {
        let mut text = String::new();
        if let Some(huff) = turn.huff {
            text.push('~');
            text.push_str(&self.square(huff));
        }
        if let Some(play) = &turn.play {
            if turn.huff.is_some() {
                text.push(' ');
            }
            text.push_str(&self.play(play));
        }
        text
    }

    /// The move as the text of a file, in the preferred writing.
    #[must_use]
    pub fn move_text(&self, play: &Move) -> MoveText {
        let squares = play.route().iter().map(|&square| self.name(square));
        MoveText::new(squares, play.is_capture())
    }

    /// The same, shortened as in [`Names::short`].
    #[must_use]
    pub fn short_text(&self, play: &Move, legal: &[Move]) -> MoveText {
        if needs_route(play, legal) {
            return self.move_text(play);
        }
        let squares = [play.from(), play.to()].into_iter();
        MoveText::new(squares.map(|square| self.name(square)), play.is_capture())
    }

    fn name(&self, square: Square) -> NamedSquare {
        match self.notation.writing {
            Writing::Numbers => {
                NamedSquare::Number(self.board.number(square, self.notation.numbering))
            }
            Writing::Letters => {
                let (row, column) = self.board.place(square);
                NamedSquare::Cell {
                    file: column,
                    row: self.board.size.side() - 1 - row,
                }
            }
        }
    }

    /// The square that somebody named by number or by letters; `None` where no playing square is called so, and
    /// for a bare file.
    #[must_use]
    pub fn find(&self, name: NamedSquare) -> Option<Square> {
        match name {
            NamedSquare::Number(number) => self.board.numbered(number, self.notation.numbering),
            NamedSquare::Cell { file, row } => {
                let side = self.board.size.side();
                if row < side {
                    self.board.at(side - 1 - row, file)
                } else {
                    None
                }
            }
            NamedSquare::File(_) => None,
        }
    }

    /// The file of a square, from 0 for a.
    pub(crate) fn file(&self, square: Square) -> u8 {
        self.board.place(square).1
    }

    fn sign(&self, play: &Move) -> char {
        if play.is_capture() {
            self.notation.capture_sign
        } else {
            '-'
        }
    }
}

/// Whether the first and last square of a move fit another legal one with another result.
fn needs_route(play: &Move, legal: &[Move]) -> bool {
    legal.iter().any(|other| {
        other.from() == play.from()
            && other.to() == play.to()
            && other.is_capture() == play.is_capture()
            && !other.same_result(play)
    })
}
