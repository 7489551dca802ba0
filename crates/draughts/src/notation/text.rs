//! A move as somebody wrote it, before anyone knows whether it is legal.

use crate::plain::PlainTextError;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;
use core::str::FromStr;

/// A square as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NamedSquare {
    /// By its number: `32`.
    Number(u8),
    /// By file and row: `c3`. Both count from 0.
    Cell {
        /// 0 is the a file.
        file: u8,
        /// 0 is the row nearest to White.
        row: u8,
    },
    /// By its file alone, as the Russian short notation leaves out where a move starts: the `g` of `gf4`.
    File(u8),
}

impl NamedSquare {
    /// Reads a square by number or by letters.
    #[must_use]
    pub fn parse(text: &str) -> Option<NamedSquare> {
        match take_square(text.trim().as_bytes())? {
            (NamedSquare::File(_), _) => None,
            (square, rest) => rest.is_empty().then_some(square),
        }
    }
}

impl FromStr for NamedSquare {
    type Err = PlainTextError;

    fn from_str(text: &str) -> Result<Self, PlainTextError> {
        NamedSquare::parse(text).ok_or(PlainTextError {
            wanted: "the name of a square, as 22 or c3",
        })
    }
}

impl fmt::Display for NamedSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            NamedSquare::Number(number) => write!(f, "{number}"),
            NamedSquare::Cell { file, row } => write!(f, "{}{}", letter(file), row + 1),
            NamedSquare::File(file) => write!(f, "{}", letter(file)),
        }
    }
}

fn letter(file: u8) -> char {
    char::from(b'a' + file)
}

/// How the squares of a written move are joined.
///
/// It says what the writer thought, not what the move is: English files write captures with a hyphen too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Join {
    /// `-` throughout.
    Dash,
    /// `x`, `:` or `×` somewhere.
    Cross,
    /// Nothing: `c3d4`, `gf4`, `3228`.
    Nothing,
}

/// A move as written: the squares in order, from the first to the last.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoveText {
    squares: Squares,
    join: Join,
}

/// Squares in order. Nearly every move has two, and a file has millions of moves: a few need no memory of their own.
#[derive(Clone)]
enum Squares {
    Few(usize, [NamedSquare; Squares::FEW]),
    Many(Vec<NamedSquare>),
}

impl Squares {
    const FEW: usize = 5;
    const NONE: Squares = Squares::Few(0, [NamedSquare::Number(0); Squares::FEW]);

    fn push(&mut self, square: NamedSquare) {
        match self {
            Squares::Few(used, places) if *used < Squares::FEW => {
                places[*used] = square;
                *used += 1;
            }
            Squares::Few(_, places) => {
                let mut many = places.to_vec();
                many.push(square);
                *self = Squares::Many(many);
            }
            Squares::Many(many) => many.push(square),
        }
    }
}

impl Deref for Squares {
    type Target = [NamedSquare];

    fn deref(&self) -> &[NamedSquare] {
        match self {
            Squares::Few(used, places) => &places[..*used],
            Squares::Many(many) => many,
        }
    }
}

impl FromIterator<NamedSquare> for Squares {
    fn from_iter<I: IntoIterator<Item = NamedSquare>>(squares: I) -> Self {
        squares.into_iter().fold(Squares::NONE, |mut list, square| {
            list.push(square);
            list
        })
    }
}

impl PartialEq for Squares {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Squares {}

impl Hash for Squares {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// Text that is not a move in any notation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NotAMove {
    /// The text.
    pub text: String,
}

impl NotAMove {
    /// Says of a text that it is no move.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "‘{}’ is not a move: write two squares or more, as 21-17, 22x15x8 or c3-d4",
            self.text
        )
    }
}

impl core::error::Error for NotAMove {}

impl MoveText {
    pub(crate) fn new(squares: impl Iterator<Item = NamedSquare>, capture: bool) -> Self {
        let join = if capture { Join::Cross } else { Join::Dash };
        MoveText {
            squares: squares.collect(),
            join,
        }
    }

    /// The squares in order: at least two, of one kind, and only the first can be a bare file.
    #[must_use]
    pub fn squares(&self) -> &[NamedSquare] {
        &self.squares
    }

    /// How they are joined.
    #[must_use]
    pub fn join(&self) -> Join {
        self.join
    }

    /// This move and one that goes on from its last square, as one move: some files write a multiple
    /// capture jump by jump. `None` where the second does not start at the end of the first.
    #[must_use]
    pub fn followed_by(&self, next: &MoveText) -> Option<MoveText> {
        let (first, rest) = next.squares.split_first()?;
        if self.squares.last() != Some(first) {
            return None;
        }
        let mut joined = self.clone();
        for &square in rest {
            joined.squares.push(square);
        }
        Some(joined)
    }

    /// Reads a move from bytes of an unknown encoding.
    #[must_use]
    pub fn parse(bytes: &[u8]) -> Option<MoveText> {
        let mut bytes = bytes.trim_ascii();
        if let &[a, b, c, d] = bytes
            && bytes.iter().all(u8::is_ascii_digit)
        {
            // `3228`: the separator left out. Only four digits can be halved without a doubt.
            let (from, to) = ((a - b'0') * 10 + (b - b'0'), (c - b'0') * 10 + (d - b'0'));
            return (from > 0 && to > 0).then(|| MoveText {
                squares: [from, to].into_iter().map(NamedSquare::Number).collect(),
                join: Join::Nothing,
            });
        }
        let mut squares = Squares::NONE;
        let mut join = Join::Nothing;
        loop {
            let (square, rest) = take_square(bytes)?;
            // All numbers or all letters, and only the first can be a bare file.
            let fits = match (squares.first(), square) {
                (None, _) => true,
                (Some(NamedSquare::Number(_)), other) => matches!(other, NamedSquare::Number(_)),
                (Some(_), other) => matches!(other, NamedSquare::Cell { .. }),
            };
            if !fits {
                return None;
            }
            squares.push(square);
            let after = rest.trim_ascii_start();
            if after.is_empty() {
                break;
            }
            bytes = match take_separator(after) {
                Some((separator, rest)) => {
                    join = match (join, separator) {
                        (Join::Cross, _) | (_, Join::Cross) => Join::Cross,
                        (_, other) => other,
                    };
                    rest.trim_ascii_start()
                }
                // Numbers need something between them; letters do not.
                None if after.len() < rest.len() || !matches!(square, NamedSquare::Number(_)) => {
                    after
                }
                None => return None,
            };
        }
        (squares.len() >= 2).then_some(MoveText { squares, join })
    }
}

fn take_square(bytes: &[u8]) -> Option<(NamedSquare, &[u8])> {
    let (&first, rest) = bytes.split_first()?;
    match first {
        b'0'..=b'9' => {
            let (number, rest) = take_number(bytes)?;
            Some((NamedSquare::Number(number), rest))
        }
        b'a'..=b'l' | b'A'..=b'L' => {
            let file = first.to_ascii_lowercase() - b'a';
            if rest.first().is_some_and(u8::is_ascii_digit) {
                let (rank, rest) = take_number(rest)?;
                Some((
                    NamedSquare::Cell {
                        file,
                        row: rank - 1,
                    },
                    rest,
                ))
            } else {
                Some((NamedSquare::File(file), rest))
            }
        }
        _ => None,
    }
}

/// A number from 1 to 255, leading zeros allowed.
fn take_number(bytes: &[u8]) -> Option<(u8, &[u8])> {
    let digits = bytes.iter().take_while(|b| b.is_ascii_digit()).count();
    let (number, rest) = bytes.split_at(digits);
    let mut value = 0_u8;
    for digit in number {
        value = value.checked_mul(10)?.checked_add(digit - b'0')?;
    }
    (value > 0).then_some((value, rest))
}

/// A hyphen or a capture mark, in ASCII, UTF-8 or Windows-1252.
fn take_separator(bytes: &[u8]) -> Option<(Join, &[u8])> {
    const MARKS: [(&[u8], Join); 12] = [
        (b"-", Join::Dash),
        (b"x", Join::Cross),
        (b":", Join::Cross),
        (b"X", Join::Cross),
        (b"*", Join::Cross),
        ("×".as_bytes(), Join::Cross),
        (b"\xd7", Join::Cross),
        ("–".as_bytes(), Join::Dash),
        ("−".as_bytes(), Join::Dash),
        ("‐".as_bytes(), Join::Dash),
        ("‑".as_bytes(), Join::Dash),
        (b"\x96", Join::Dash),
    ];
    MARKS
        .iter()
        .find_map(|&(mark, join)| bytes.strip_prefix(mark).map(|rest| (join, rest)))
}

impl FromStr for MoveText {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        MoveText::parse(text.as_bytes()).ok_or_else(|| NotAMove::new(text))
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.squares.iter().enumerate() {
            let mark = match (self.join, square) {
                _ if index == 0 => "",
                (Join::Cross, _) => "x",
                (Join::Nothing, NamedSquare::Cell { .. } | NamedSquare::File(_)) => "",
                // Numbers need a mark to be read back.
                (Join::Dash, _) | (Join::Nothing, NamedSquare::Number(_)) => "-",
            };
            write!(f, "{mark}{square}")?;
        }
        Ok(())
    }
}
