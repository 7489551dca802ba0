//! Positions as text: the FEN of the PDN standard, in its usual dialects.
//!
//! `W:W21,22,K30:B1-12` — the side to move, then each side's squares. Understood besides: either colour first, a colour
//! left out or empty, ranges, letters for numbers (`Kc3`), blanks, surrounding quotes, a full stop at the end, and the
//! move counters `H…`, `F…` and `+…+…` that some programs append (they are read over). Numbers count as the rule set's
//! notation says.
//!
//! Two sections of our own follow where a position remembers more than its pieces: `:U22,23` are the pieces that may be
//! huffed, `:RW33/2` is a king of White that has made two moves in a row.

use crate::codes::codes;
use crate::notation::{Named, Names};
use crate::{Flaw, KingRun, Piece, PieceKind, Rules, Setup, Side, Square, SquareSet, Writing};
use alloc::string::String;
use core::fmt::{self, Write};

/// What is wrong with a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FenErrorKind {
    /// There is nothing.
    Empty,
    /// The side to move is not `W` or `B`.
    NoSideToMove,
    /// A section does not begin with a colour or another known letter.
    UnknownSection,
    /// A colour has two sections.
    ColourTwice(Side),
    /// A square is missing.
    NoSquare,
    /// This is not a square of this board.
    NotASquare,
    /// A range runs backwards.
    RangeBackwards,
    /// The square is taken.
    SquareTwice,
    /// A king run is not written as colour, square, `/`, number.
    BadKingRun,
    /// Something follows where nothing should.
    Trailing,
}

codes! {
    FenErrorKind {
        Self::Empty => "empty",
        Self::NoSideToMove => "no-side-to-move",
        Self::UnknownSection => "unknown-section",
        Self::ColourTwice(Side::White) => "white-twice",
        Self::ColourTwice(Side::Black) => "black-twice",
        Self::NoSquare => "no-square",
        Self::NotASquare => "not-a-square",
        Self::RangeBackwards => "range-backwards",
        Self::SquareTwice => "square-twice",
        Self::BadKingRun => "bad-king-run",
        Self::Trailing => "trailing",
    }
}

/// A FEN that cannot be read: what is wrong, and at which character, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct FenError {
    /// What is wrong.
    pub kind: FenErrorKind,
    /// Where.
    pub column: usize,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            FenErrorKind::Empty => "the position is empty",
            FenErrorKind::NoSideToMove => "the side to move must be W or B",
            FenErrorKind::UnknownSection => "a section must begin with W or B",
            FenErrorKind::ColourTwice(Side::White) => "White's pieces are given twice",
            FenErrorKind::ColourTwice(Side::Black) => "Black's pieces are given twice",
            FenErrorKind::NoSquare => "a square is missing",
            FenErrorKind::NotASquare => "this is not a square of this board",
            FenErrorKind::RangeBackwards => "the range runs backwards",
            FenErrorKind::SquareTwice => "two pieces stand on one square",
            FenErrorKind::BadKingRun => "a king run is written like W33/2",
            FenErrorKind::Trailing => "nothing should follow here",
        };
        write!(f, "{what} (character {})", self.column)
    }
}

impl core::error::Error for FenError {}

/// Why a position cannot be set up: a text is first read, then checked, so that there are these two ways to fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionFault {
    /// Its text cannot be read.
    Fen(FenError),
    /// It cannot stand on the board; the names are for telling where.
    Flaw(Flaw, Names),
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Fen(error) => write!(f, "The position cannot be read: {error}."),
            PositionFault::Flaw(flaw, names) => {
                let (what, square) = match *flaw {
                    Flaw::OffTheBoard(square) => ("a piece stands off the board", square),
                    Flaw::TwoOnOneSquare(square) => ("two pieces stand on one square", square),
                    Flaw::CrownOnNothing(square) => ("a crown lies on an empty square", square),
                    Flaw::UncrownedMan(square) => {
                        ("a man stands on its last row without a crown", square)
                    }
                    Flaw::NothingToHuff(square) => ("there is no piece to huff", square),
                    Flaw::NoSuchKingRun(square) => ("the king run does not fit", square),
                };
                write!(
                    f,
                    "The position cannot stand: {what}, on {}.",
                    Named(*names, square)
                )
            }
        }
    }
}

impl core::error::Error for PositionFault {}

/// Reads a set-up. Whether the position can arise is checked by [`Position::new`](crate::Position::new).
///
/// # Errors
/// A [`FenError`] with its place.
pub fn parse(text: &str, rules: &Rules) -> Result<Setup, FenError> {
    let mut reader = Reader {
        text: text.as_bytes(),
        at: 0,
        rules,
    };
    reader.setup()
}

/// Writes a set-up with numbers.
#[must_use]
pub fn write(setup: &Setup, rules: &Rules) -> String {
    write_as(setup, rules, Writing::Numbers)
}

/// Writes a set-up with numbers or letters.
#[must_use]
pub fn write_as(setup: &Setup, rules: &Rules, writing: Writing) -> String {
    let mut text = String::new();
    text.push(letter(setup.to_move));
    for side in [Side::White, Side::Black] {
        text.push(':');
        text.push(letter(side));
        write_squares(&mut text, setup.pieces(side), setup.kings, rules, writing);
    }
    if !setup.huffable.is_empty() {
        text.push_str(":U");
        write_squares(&mut text, setup.huffable, SquareSet::EMPTY, rules, writing);
    }
    let runs = setup.king_runs.iter().zip([Side::White, Side::Black]);
    for (number, (run, side)) in runs
        .filter_map(|(run, side)| Some((run.as_ref()?, side)))
        .enumerate()
    {
        text.push_str(if number == 0 { ":R" } else { "," });
        text.push(letter(side));
        write_square(&mut text, run.king, rules, writing);
        // Writing to a String cannot fail.
        let _ = write!(text, "/{}", run.moves);
    }
    text
}

const fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

fn write_square(text: &mut String, square: Square, rules: &Rules, writing: Writing) {
    let board = rules.board.value;
    let _ = match writing {
        Writing::Numbers => write!(
            text,
            "{}",
            board.number(square, rules.notation.value.numbering)
        ),
        Writing::Letters => {
            let (file, rank) = board.letters(square);
            write!(text, "{file}{rank}")
        }
    };
}

fn write_squares(
    text: &mut String,
    squares: SquareSet,
    kings: SquareSet,
    rules: &Rules,
    writing: Writing,
) {
    let board = rules.board.value;
    let numbers = 1..=board.count();
    let in_order =
        numbers.filter_map(|number| board.numbered(number, rules.notation.value.numbering));
    for (place, square) in in_order
        .filter(|&square| squares.contains(square))
        .enumerate()
    {
        if place > 0 {
            text.push(',');
        }
        if kings.contains(square) {
            text.push('K');
        }
        write_square(text, square, rules, writing);
    }
}

struct Reader<'t> {
    text: &'t [u8],
    at: usize,
    rules: &'t Rules,
}

impl Reader<'_> {
    fn fails<T>(&self, kind: FenErrorKind) -> Result<T, FenError> {
        Err(FenError {
            kind,
            column: self.at + 1,
        })
    }

    fn fails_at<T>(&mut self, at: usize, kind: FenErrorKind) -> Result<T, FenError> {
        self.at = at;
        self.fails(kind)
    }

    /// The next character that is no blank.
    fn peek(&mut self) -> Option<u8> {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        self.text.get(self.at).copied()
    }

    fn accept(&mut self, wanted: u8) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn setup(&mut self) -> Result<Setup, FenError> {
        let quoted = self.accept(b'"');
        let to_move = match self.peek() {
            None => return self.fails(FenErrorKind::Empty),
            Some(b'W' | b'w') => Side::White,
            Some(b'B' | b'b') => Side::Black,
            Some(_) => return self.fails(FenErrorKind::NoSideToMove),
        };
        self.at += 1;
        let mut setup = Setup::empty(to_move);
        let mut seen = [false; 2];
        while self.accept(b':') {
            match self.peek() {
                Some(b'W') => self.pieces(Side::White, &mut setup, &mut seen)?,
                Some(b'B') => self.pieces(Side::Black, &mut setup, &mut seen)?,
                Some(b'U') => {
                    self.at += 1;
                    while self.at_square() {
                        let (square, _) = self.square()?;
                        setup.huffable = setup.huffable.with(square);
                        self.accept(b',');
                    }
                }
                Some(b'R') => self.king_runs(&mut setup)?,
                // Move counters of other programs.
                Some(b'H' | b'F' | b'+') => {
                    while self
                        .peek()
                        .is_some_and(|next| matches!(next, b'H' | b'F' | b'+' | b'0'..=b'9'))
                    {
                        self.at += 1;
                    }
                }
                _ => return self.fails(FenErrorKind::UnknownSection),
            }
        }
        self.accept(b'.');
        if quoted {
            self.accept(b'"');
        }
        match self.peek() {
            None => Ok(setup),
            Some(_) => self.fails(FenErrorKind::Trailing),
        }
    }

    fn pieces(
        &mut self,
        side: Side,
        setup: &mut Setup,
        seen: &mut [bool; 2],
    ) -> Result<(), FenError> {
        if core::mem::replace(&mut seen[side as usize], true) {
            return self.fails(FenErrorKind::ColourTwice(side));
        }
        self.at += 1;
        if !self.at_square() {
            return Ok(());
        }
        loop {
            self.squares(side, setup)?;
            if !self.accept(b',') {
                return Ok(());
            }
            if !self.at_square() {
                return self.fails(FenErrorKind::NoSquare);
            }
        }
    }

    fn at_square(&mut self) -> bool {
        self.peek().is_some_and(|next| next.is_ascii_alphanumeric())
    }

    /// One square or a range, crowned or not.
    fn squares(&mut self, side: Side, setup: &mut Setup) -> Result<(), FenError> {
        let start = self.at;
        let king = self.accept(b'K');
        let kind = if king {
            PieceKind::King
        } else {
            PieceKind::Man
        };
        let (first, number) = self.square()?;
        let board = self.rules.board.value;
        let numbering = self.rules.notation.value.numbering;
        let mut last = board.number(first, numbering);
        if number && self.accept(b'-') {
            // `K1-K5` is seen as well as `K1-5`.
            self.accept(b'K');
            let (square, _) = self.square()?;
            last = board.number(square, numbering);
        }
        let first = board.number(first, numbering);
        if last < first {
            return self.fails_at(start, FenErrorKind::RangeBackwards);
        }
        for square in (first..=last).filter_map(|number| board.numbered(number, numbering)) {
            if setup.piece(square).is_some() {
                return self.fails_at(start, FenErrorKind::SquareTwice);
            }
            setup.put(square, Some(Piece { side, kind }));
        }
        Ok(())
    }

    /// A square, and whether it is written as a number.
    fn square(&mut self) -> Result<(Square, bool), FenError> {
        let board = self.rules.board.value;
        let Some(next) = self.peek() else {
            return self.fails(FenErrorKind::NoSquare);
        };
        let start = self.at;
        let file = next.is_ascii_alphabetic().then(|| char::from(next));
        self.at += usize::from(file.is_some());
        let Some(number) = self.number() else {
            return self.fails_at(
                start,
                if file.is_some() {
                    FenErrorKind::NotASquare
                } else {
                    FenErrorKind::NoSquare
                },
            );
        };
        let square = match file {
            Some(file) => board.lettered(file, number),
            None => board.numbered(number, self.rules.notation.value.numbering),
        };
        match square {
            Some(square) => Ok((square, file.is_none())),
            None => self.fails_at(start, FenErrorKind::NotASquare),
        }
    }

    /// A number; one too large for any square stays too large.
    fn number(&mut self) -> Option<u8> {
        let digit = |byte: &u8| byte.is_ascii_digit().then(|| byte - b'0');
        let mut value = digit(self.text.get(self.at)?)?;
        self.at += 1;
        while let Some(next) = self.text.get(self.at).and_then(digit) {
            value = value.saturating_mul(10).saturating_add(next);
            self.at += 1;
        }
        Some(value)
    }

    fn king_runs(&mut self, setup: &mut Setup) -> Result<(), FenError> {
        self.at += 1;
        loop {
            let side = match self.peek() {
                Some(b'W') => Side::White,
                Some(b'B') => Side::Black,
                _ => return self.fails(FenErrorKind::BadKingRun),
            };
            self.at += 1;
            let (king, _) = self.square()?;
            if !self.accept(b'/') {
                return self.fails(FenErrorKind::BadKingRun);
            }
            let Some(moves) = self.number() else {
                return self.fails(FenErrorKind::BadKingRun);
            };
            setup.king_runs[side as usize] = Some(KingRun { king, moves });
            if !self.accept(b',') {
                return Ok(());
            }
        }
    }
}
