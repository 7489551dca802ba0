//! Positions of games that were played to an end, with what the search thought of them and how the game ended.

use core::fmt;

use chess::{Board, Color, Piece, Square};
use cozy_chess::{BitBoard, BoardBuilder, CastleRights};

use crate::search::Score;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// White won.
    White,
    /// Nobody did.
    Draw,
    /// Black won.
    Black,
}

impl Ended {
    /// For the winner, if there is one.
    #[must_use]
    pub const fn of(winner: Option<Color>) -> Self {
        match winner {
            Some(Color::White) => Self::White,
            None => Self::Draw,
            Some(Color::Black) => Self::Black,
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
    occupied: u64,
    /// The pieces on the occupied squares in their order, half a byte each.
    pieces: u128,
    white_to_move: bool,
    /// What the search thought, for the side to move.
    pub score: i16,
    /// How the game ended.
    pub result: Ended,
}

impl Lesson {
    pub(super) fn new(board: &Board, score: Score, result: Ended) -> Self {
        let occupied = board.occupied();
        let mut pieces = 0;
        for (index, square) in occupied.into_iter().enumerate() {
            let piece = board.piece_on(square).map_or(0, |piece| piece as u128);
            let black = u128::from(board.color_on(square) == Some(Color::Black));
            pieces |= (piece | black << 3) << (4 * index);
        }
        Self {
            occupied: occupied.0,
            pieces,
            white_to_move: board.side_to_move() == Color::White,
            score: score as i16,
            result,
        }
    }

    /// The board, without the rights that say nothing of its worth; nothing where a file was no lesson.
    pub(super) fn board(&self) -> Option<Board> {
        let mut builder = BoardBuilder::empty();
        for (index, square) in BitBoard(self.occupied).into_iter().enumerate().take(32) {
            let code = (self.pieces >> (4 * index)) as usize & 15;
            let color = if code & 8 == 0 {
                Color::White
            } else {
                Color::Black
            };
            *builder.square_mut(Square::index(square as usize)) =
                Some((Piece::try_index(code & 7)?, color));
        }
        builder.castle_rights = [CastleRights::EMPTY; 2];
        builder.side_to_move = if self.white_to_move {
            Color::White
        } else {
            Color::Black
        };
        builder.build().ok()
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
        f.write_str("these are no lessons of chess for this program")
    }
}

impl core::error::Error for LessonsError {}

/// The lessons of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lessons {
    pub(super) lessons: Vec<Lesson>,
    /// Where each game begins.
    pub(super) games: Vec<u32>,
}

const MARK: &[u8; 8] = b"TABCHL1\n";
/// Behind the last lesson of a game the flags say so.
const LAST: u8 = 8;
/// Bytes of a lesson.
const EACH: usize = 27;

impl Lessons {
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

    /// How many games.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.games.len()
    }

    /// One more game.
    pub(super) fn add_game(&mut self, lessons: impl IntoIterator<Item = Lesson>) {
        let start = self.lessons.len();
        self.lessons.extend(lessons);
        if self.lessons.len() > start {
            self.games.push(start as u32);
        }
    }

    /// More lessons behind these.
    pub fn append(&mut self, more: &Self) {
        let start = self.lessons.len() as u32;
        self.games
            .extend(more.games.iter().map(|game| start + game));
        self.lessons.extend_from_slice(&more.lessons);
    }

    /// As a file: a few bytes a position.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        for (index, lesson) in self.lessons.iter().enumerate() {
            bytes.extend_from_slice(&lesson.occupied.to_le_bytes());
            bytes.extend_from_slice(&lesson.pieces.to_le_bytes());
            bytes.extend_from_slice(&lesson.score.to_le_bytes());
            let last = self.games.binary_search(&(index as u32 + 1)).is_ok()
                || index + 1 == self.lessons.len();
            let result = match lesson.result {
                Ended::Black => 0,
                Ended::Draw => 1,
                Ended::White => 2,
            };
            bytes.push(result | u8::from(lesson.white_to_move) << 2 | if last { LAST } else { 0 });
        }
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the bytes are not such a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LessonsError> {
        let rest = bytes.strip_prefix(MARK).ok_or(LessonsError)?;
        if !rest.len().is_multiple_of(EACH) {
            return Err(LessonsError);
        }
        let mut read = Self::default();
        let mut fresh = true;
        for bytes in rest.chunks_exact(EACH) {
            if fresh {
                read.games.push(read.lessons.len() as u32);
            }
            let (occupied, rest) = bytes.split_first_chunk().ok_or(LessonsError)?;
            let (pieces, rest) = rest.split_first_chunk().ok_or(LessonsError)?;
            let flags = rest[2];
            let lesson = Lesson {
                occupied: u64::from_le_bytes(*occupied),
                pieces: u128::from_le_bytes(*pieces),
                white_to_move: flags & 4 != 0,
                score: i16::from_le_bytes([rest[0], rest[1]]),
                result: match flags & 3 {
                    0 => Ended::Black,
                    1 => Ended::Draw,
                    2 => Ended::White,
                    _ => return Err(LessonsError),
                },
            };
            lesson.board().ok_or(LessonsError)?;
            read.lessons.push(lesson);
            fresh = flags & LAST != 0;
        }
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_read_as_they_were_written() {
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 1",
        ];
        let boards = fens.map(|fen| fen.parse::<Board>().expect("a position"));
        let mut lessons = Lessons::default();
        lessons.add_game(
            boards
                .iter()
                .map(|board| Lesson::new(board, -70, Ended::Black)),
        );
        lessons.add_game([Lesson::new(&boards[1], 900, Ended::Draw)]);
        for (lesson, board) in lessons.lessons.iter().zip(&boards) {
            assert_eq!(lesson.board().as_ref(), Some(board));
        }
        let bytes = lessons.to_bytes();
        assert_eq!(Lessons::from_bytes(&bytes), Ok(lessons));
        assert_eq!(
            Lessons::from_bytes(&bytes[..bytes.len() - 1]),
            Err(LessonsError)
        );
    }
}
