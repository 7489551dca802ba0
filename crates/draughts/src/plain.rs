//! Values as plain text that needs no rules to be read: one text for each value, and back.
//!
//! What a square is *called* is a matter of the rule set, so a text that shall mean the same everywhere cannot use
//! its name. Here a square is `#` and its place in reading order, from 0: never to be taken for the number of a
//! notation. Texts for people come from [`Names`](crate::notation::Names) and
//! [`RuledPosition`](crate::RuledPosition).
//!
//! | value | text |
//! |---|---|
//! | [`Side`], [`PieceKind`], [`Piece`] | `white`, `king`, `white king` |
//! | [`Square`] | `#21` |
//! | [`SquareSet`] | `{#3,#21}`, `{}` |
//! | [`Move`] | `#21-#17`; over the pieces taken `#21x#17>#14x#10>#7`; `=K` behind a move that crowns |
//! | [`Turn`], [`Event`] | the move; a huff is `~#18`, before its move `~#18 #21-#17` |
//! | [`Setup`] | a FEN with such squares: `W:W#20,K#21:B#0:U#0:RW#21/2`; `:K#9` are crowns on empty squares |

use crate::{Event, KingRun, Move, Piece, PieceKind, Setup, Side, Square, SquareSet, Turn};
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::str::FromStr;

/// Text that is no such value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PlainTextError {
    /// What should have stood there, as the end of a sentence: `a side: white or black`.
    pub wanted: &'static str,
}

impl fmt::Display for PlainTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is not {}", self.wanted)
    }
}

impl core::error::Error for PlainTextError {}

/// Reads a whole text with a function that reads its beginning.
fn whole<'t, T>(
    text: &'t str,
    wanted: &'static str,
    read: impl FnOnce(&mut Text<'t>) -> Option<T>,
) -> Result<T, PlainTextError> {
    let mut rest = Text(text);
    read(&mut rest)
        .filter(|_| rest.0.is_empty())
        .ok_or(PlainTextError { wanted })
}

/// What is still to be read.
struct Text<'t>(&'t str);

impl Text<'_> {
    fn accept(&mut self, token: &str) -> bool {
        let rest = self.0.strip_prefix(token);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    /// A number up to 255 as it is written here: without sign or leading zeros, so that each value has one text.
    fn number(&mut self) -> Option<u8> {
        let digits = self.0.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = self.0.split_at(digits);
        if number.len() > 1 && number.starts_with('0') {
            return None;
        }
        self.0 = rest;
        number.parse().ok()
    }

    fn square(&mut self) -> Option<Square> {
        if !self.accept("#") {
            return None;
        }
        Square::try_new(self.number()?)
    }

    fn one_of<T: Copy>(&mut self, words: [(&str, T); 2]) -> Option<T> {
        let found = words.into_iter().find(|(word, _)| self.accept(word))?;
        Some(found.1)
    }

    fn play(&mut self) -> Option<Move> {
        let from = self.square()?;
        if self.accept("-") {
            let to = self.square()?;
            return Some(Move::step(from, to, self.accept("=K")));
        }
        let (mut route, mut taken) = (alloc::vec![from], Vec::new());
        while self.accept("x") {
            taken.push(self.square()?);
            if !self.accept(">") {
                return None;
            }
            route.push(self.square()?);
        }
        let promotes = self.accept("=K");
        (!taken.is_empty()).then(|| Move::capture(route, taken, promotes))
    }

    /// Squares between commas, at least one; crowned ones are put into `crowns`, where there can be any.
    fn squares(&mut self, mut crowns: Option<&mut SquareSet>) -> Option<SquareSet> {
        let mut set = SquareSet::EMPTY;
        loop {
            let crowned = crowns.is_some() && self.accept("K");
            let square = self.square()?;
            // In order and each once: one text for each set.
            if set.iter().any(|earlier| earlier >= square) {
                return None;
            }
            set = set.with(square);
            if let Some(crowns) = crowns.as_deref_mut().filter(|_| crowned) {
                *crowns = crowns.with(square);
            }
            if !self.accept(",") {
                return Some(set);
            }
        }
    }

    fn setup(&mut self) -> Option<Setup> {
        let mut setup = Setup::empty(self.one_of(LETTERS)?);
        for side in [Side::White, Side::Black] {
            if !self.accept(":") || self.one_of(LETTERS)? != side {
                return None;
            }
            if self.0.starts_with(['#', 'K']) {
                let pieces = self.squares(Some(&mut setup.kings))?;
                match side {
                    Side::White => setup.white = pieces,
                    Side::Black => setup.black = pieces,
                }
            }
        }
        if self.accept(":K") {
            setup.kings = setup.kings.union(self.squares(None)?);
        }
        if self.accept(":U") {
            setup.huffable = self.squares(None)?;
        }
        if self.accept(":R") {
            loop {
                let side = self.one_of(LETTERS)?;
                let king = self.square()?;
                if !self.accept("/") {
                    return None;
                }
                let moves = self.number()?;
                setup.king_runs[side as usize] = Some(KingRun { king, moves });
                if !self.accept(",") {
                    break;
                }
            }
        }
        Some(setup)
    }
}

const SIDES: [(&str, Side); 2] = [("white", Side::White), ("black", Side::Black)];
const LETTERS: [(&str, Side); 2] = [("W", Side::White), ("B", Side::Black)];
const KINDS: [(&str, PieceKind); 2] = [("man", PieceKind::Man), ("king", PieceKind::King)];

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

impl FromStr for Side {
    type Err = PlainTextError;

    fn from_str(text: &str) -> Result<Self, PlainTextError> {
        whole(text, "a side: white or black", |text| text.one_of(SIDES))
    }
}

impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Man => "man",
            Self::King => "king",
        })
    }
}

impl FromStr for PieceKind {
    type Err = PlainTextError;

    fn from_str(text: &str) -> Result<Self, PlainTextError> {
        whole(text, "a piece: man or king", |text| text.one_of(KINDS))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.side, self.kind)
    }
}

impl FromStr for Piece {
    type Err = PlainTextError;

    fn from_str(text: &str) -> Result<Self, PlainTextError> {
        whole(text, "a piece, as white king", |text| {
            let side = text.one_of(SIDES)?;
            let kind = text.accept(" ").then(|| text.one_of(KINDS))??;
            Some(Self { side, kind })
        })
    }
}

impl fmt::Display for Square {
    /// `#` and the place in reading order, from 0; what a rule set calls the square is told by
    /// [`Names::square`](crate::notation::Names::square).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.index())
    }
}

impl FromStr for Square {
    type Err = PlainTextError;

    fn from_str(text: &str) -> Result<Self, PlainTextError> {
        whole(text, "a square: # and a number below 128", Text::square)
    }
}

fn write_squares(f: &mut fmt::Formatter<'_>, set: SquareSet, kings: SquareSet) -> fmt::Result {
    for (place, square) in set.iter().enumerate() {
        f.write_str(if place > 0 { "," } else { "" })?;
        f.write_str(if kings.contains(square) { "K" } else { "" })?;
        write!(f, "{square}")?;
    }
    Ok(())
}

impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('{')?;
        write_squares(f, *self, Self::EMPTY)?;
        f.write_char('}')
    }
}

impl FromStr for SquareSet {
    type Err = PlainTextError;

    fn from_str(text: &str) -> Result<Self, PlainTextError> {
        whole(text, "a set of squares, as {#3,#21}", |text| {
            if text.accept("{}") {
                return Some(Self::EMPTY);
            }
            let set = text.accept("{").then(|| text.squares(None))??;
            text.accept("}").then_some(set)
        })
    }
}

impl fmt::Display for Move {
    /// The route by places in reading order; as a rule set writes it, it comes from
    /// [`Names::play`](crate::notation::Names::play).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.from().fmt(f)?;
        if !self.is_capture() {
            write!(f, "-{}", self.to())?;
        }
        for (victim, landing) in self.taken().iter().zip(&self.route()[1..]) {
            write!(f, "x{victim}>{landing}")?;
        }
        f.write_str(if self.promotes() { "=K" } else { "" })
    }
}

impl FromStr for Move {
    type Err = PlainTextError;

    fn from_str(text: &str) -> Result<Self, PlainTextError> {
        whole(text, "a move, as #21-#17 or #21x#17>#14", Text::play)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(huff) = self.huff {
            write!(f, "~{huff}")?;
        }
        if self.huff.is_some() && self.play.is_some() {
            f.write_char(' ')?;
        }
        self.play.as_ref().map_or(Ok(()), |play| play.fmt(f))
    }
}

impl FromStr for Turn {
    type Err = PlainTextError;

    fn from_str(text: &str) -> Result<Self, PlainTextError> {
        whole(text, "a turn, as ~#18 #21-#17", |text| {
            let huff = if text.accept("~") {
                Some(text.square()?)
            } else {
                None
            };
            let goes_on = huff.is_none() || text.accept(" ");
            let play = if goes_on && (huff.is_some() || !text.0.is_empty()) {
                Some(text.play()?)
            } else {
                None
            };
            Some(Self { huff, play })
        })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Huff(square) => write!(f, "~{square}"),
            Self::Move(play) => play.fmt(f),
        }
    }
}

impl FromStr for Event {
    type Err = PlainTextError;

    fn from_str(text: &str) -> Result<Self, PlainTextError> {
        whole(text, "an event, as ~#18 or #21-#17", |text| {
            if text.accept("~") {
                text.square().map(Self::Huff)
            } else {
                text.play().map(Self::Move)
            }
        })
    }
}

impl fmt::Display for Setup {
    /// A FEN whose squares are places in reading order; with the names of a rule set it comes from
    /// [`fen::write`](crate::formats::fen::write).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |side| match side {
            Side::White => 'W',
            Side::Black => 'B',
        };
        f.write_char(letter(self.to_move))?;
        for side in [Side::White, Side::Black] {
            write!(f, ":{}", letter(side))?;
            write_squares(f, self.pieces(side), self.kings)?;
        }
        let crowns = self.kings.difference(self.white.union(self.black));
        for (mark, set) in [(":K", crowns), (":U", self.huffable)] {
            if !set.is_empty() {
                f.write_str(mark)?;
                write_squares(f, set, SquareSet::EMPTY)?;
            }
        }
        let runs = self.king_runs.iter().zip([Side::White, Side::Black]);
        let runs = runs.filter_map(|(run, side)| Some((run.as_ref()?, side)));
        for (place, (run, side)) in runs.enumerate() {
            f.write_str(if place == 0 { ":R" } else { "," })?;
            write!(f, "{}{}/{}", letter(side), run.king, run.moves)?;
        }
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = PlainTextError;

    fn from_str(text: &str) -> Result<Self, PlainTextError> {
        const WANTED: &str = "a set-up, as W:W#20,K#21:B#0 (a FEN needs its rules)";
        let setup = whole(text, WANTED, Text::setup)?;
        // Crowns and king runs can be given in ways that are never written.
        if setup.to_string() == text {
            Ok(setup)
        } else {
            Err(PlainTextError { wanted: WANTED })
        }
    }
}
