//! Positions of games that were played to an end, with what the search thought of them and how the game ended.

use core::fmt;

use draughts::Rules;
use draughts::fast::bits::Bits;
use draughts::fast::built_in::{Work, with_remembering_table};
use draughts::fast::layout::{Layout, to_bits};
use draughts::fast::plan::Table;
use draughts::{Position, Side};

use crate::draughts::evaluate::{Placed, Score, Shape};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Result {
    /// White won.
    White,
    /// Nobody did.
    Draw,
    /// Black won.
    Black,
}

impl Result {
    /// For the winner, if there is one.
    #[must_use]
    pub const fn of(winner: Option<Side>) -> Self {
        match winner {
            Some(Side::White) => Self::White,
            None => Self::Draw,
            Some(Side::Black) => Self::Black,
        }
    }

    /// White's share of the point.
    #[must_use]
    pub const fn share(self) -> f32 {
        match self {
            Self::White => 1.0,
            Self::Draw => 0.5,
            Self::Black => 0.0,
        }
    }
}

/// A position with its score and its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The pieces in the bits of the board's layout: White's, Black's, the kings of both.
    pieces: [u128; 3],
    white_to_move: bool,
    /// What the search thought, for the side to move.
    pub score: i16,
    /// How the game ended, where that says something of the position.
    pub result: Option<Result>,
}

impl Lesson {
    pub(super) fn placed<L: Layout>(&self) -> Placed<L::Bits> {
        let [white, black, kings] = self.pieces.map(L::Bits::narrowed);
        Placed {
            white,
            black,
            kings,
            white_to_move: self.white_to_move,
        }
    }

    /// The score as White sees it.
    pub(super) fn white_score(&self) -> f32 {
        let score = f32::from(self.score);
        if self.white_to_move { score } else { -score }
    }
}

/// Why bytes are no lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonsError;

impl fmt::Display for LessonsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these are no lessons of draughts for this program")
    }
}

impl core::error::Error for LessonsError {}

/// The lessons of some games on one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lessons {
    pub(super) shape: Shape,
    pub(super) lessons: Vec<Lesson>,
    /// Where each game begins.
    pub(super) games: Vec<u32>,
}

const MARK: &[u8; 8] = b"TABDRL1\n";
/// Behind the last lesson of a game the flags say so.
const LAST: u8 = 8;

struct ShapeOf;

impl Work for ShapeOf {
    type Output = Shape;

    fn run<T: Table>(self, _: T) -> Shape {
        Shape::of::<T::Layout>()
    }
}

struct PiecesOf<'a>(&'a Position, &'a Rules);

impl Work for PiecesOf<'_> {
    type Output = [u128; 3];

    fn run<T: Table>(self, _: T) -> [u128; 3] {
        let setup = self.0.setup();
        [setup.white, setup.black, setup.kings]
            .map(|set| to_bits::<T::Layout>(set, self.1.board.value).widened())
    }
}

impl Lessons {
    /// None yet, for the board of these rules.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        Self {
            shape: with_remembering_table(rules, ShapeOf),
            lessons: Vec::new(),
            games: Vec::new(),
        }
    }

    /// How many positions.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.lessons.len()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.lessons.is_empty()
    }

    /// How the games of the positions ended, where that says something of them.
    #[must_use]
    pub fn results(&self) -> Vec<Option<Result>> {
        self.lessons.iter().map(|lesson| lesson.result).collect()
    }

    /// How many games.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.games.len()
    }

    /// One more game: its positions with their scores for the side to move. The result is not that of the first
    /// `before_stray` of them.
    pub(super) fn add_game(
        &mut self,
        rules: &Rules,
        seen: &[(Position, Score)],
        before_stray: usize,
        result: Result,
    ) {
        if seen.is_empty() {
            return;
        }
        self.games.push(self.lessons.len() as u32);
        self.lessons.extend(
            seen.iter()
                .enumerate()
                .map(|(number, (position, score))| Lesson {
                    pieces: with_remembering_table(rules, PiecesOf(position, rules)),
                    white_to_move: position.to_move() == Side::White,
                    score: *score as i16,
                    result: (number >= before_stray).then_some(result),
                }),
        );
    }

    /// More lessons behind these; those of another board are left out.
    pub fn append(&mut self, more: &Self) {
        if more.shape == self.shape {
            let start = self.lessons.len() as u32;
            self.games
                .extend(more.games.iter().map(|game| start + game));
            self.lessons.extend_from_slice(&more.lessons);
        }
    }

    /// As a file: a few bytes a position.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.push(self.shape.code());
        for (index, lesson) in self.lessons.iter().enumerate() {
            for pieces in lesson.pieces {
                bytes.extend_from_slice(&pieces.to_le_bytes()[..self.width()]);
            }
            bytes.extend_from_slice(&lesson.score.to_le_bytes());
            let last = self.games.binary_search(&(index as u32 + 1)).is_ok()
                || index + 1 == self.lessons.len();
            let result = match lesson.result {
                Some(Result::Black) => 0,
                Some(Result::Draw) => 1,
                Some(Result::White) => 2,
                None => 3,
            };
            bytes.push(result | u8::from(lesson.white_to_move) << 2 | if last { LAST } else { 0 });
        }
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the bytes are not such a file.
    pub fn from_bytes(bytes: &[u8]) -> core::result::Result<Self, LessonsError> {
        let (&code, rest) = bytes
            .strip_prefix(MARK)
            .and_then(<[u8]>::split_first)
            .ok_or(LessonsError)?;
        let mut read = Self {
            shape: Shape::of_code(code).ok_or(LessonsError)?,
            lessons: Vec::new(),
            games: Vec::new(),
        };
        let width = read.width();
        let each = 3 * width + 3;
        if !rest.len().is_multiple_of(each) {
            return Err(LessonsError);
        }
        let mut fresh = true;
        for lesson in rest.chunks_exact(each) {
            if fresh {
                read.games.push(read.lessons.len() as u32);
            }
            let flags = lesson[each - 1];
            let word = |at: usize| {
                let mut word = [0; 16];
                word[..width].copy_from_slice(&lesson[at * width..(at + 1) * width]);
                u128::from_le_bytes(word)
            };
            read.lessons.push(Lesson {
                pieces: [word(0), word(1), word(2)],
                white_to_move: flags & 4 != 0,
                score: i16::from_le_bytes([lesson[each - 3], lesson[each - 2]]),
                result: match flags & 3 {
                    0 => Some(Result::Black),
                    1 => Some(Result::Draw),
                    2 => Some(Result::White),
                    _ => None,
                },
            });
            fresh = flags & LAST != 0;
        }
        Ok(read)
    }

    /// Bytes of a set of squares.
    const fn width(&self) -> usize {
        if self.shape.turned_sum() <= 64 { 8 } else { 16 }
    }
}
