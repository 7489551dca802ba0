//! A position with the rules it is played by.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use cozy_chess::{Board, BoardBuilder, CastleRights, Color, Move, Piece};

use crate::explain::{Attempt, examine};
use crate::illegal::Illegal;
use crate::rules::{Castling, EnPassant, Promotion, Rules, Start};

/// What is wrong with a text that is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenFault {
    /// There are fewer than the six fields of a FEN.
    TooFew,
    /// There are more.
    TooMany,
    /// The pieces are not those of a board on which the game could go on.
    Pieces,
    /// The side to move is neither w nor b.
    Side,
    /// The rights to castle do not fit the board.
    Castling,
    /// The square behind a pawn that has just gone two squares does not fit the board.
    EnPassant,
    /// The count of moves without progress is no number that fits.
    HalfMoves,
    /// The number of the move is no number that fits.
    MoveNumber,
}

impl FenFault {
    /// Every stable name.
    pub const CODES: &'static [&'static str] = &[
        "too-few",
        "too-many",
        "pieces",
        "side",
        "castling",
        "en-passant",
        "half-moves",
        "move-number",
    ];

    /// A stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TooFew => "too-few",
            Self::TooMany => "too-many",
            Self::Pieces => "pieces",
            Self::Side => "side",
            Self::Castling => "castling",
            Self::EnPassant => "en-passant",
            Self::HalfMoves => "half-moves",
            Self::MoveNumber => "move-number",
        }
    }

    const fn of(wrong: &cozy_chess::FenParseError) -> Self {
        use cozy_chess::FenParseError as Wrong;
        match wrong {
            Wrong::InvalidBoard => Self::Pieces,
            Wrong::InvalidSideToMove => Self::Side,
            Wrong::InvalidCastlingRights => Self::Castling,
            Wrong::InvalidEnPassant => Self::EnPassant,
            Wrong::InvalidHalfMoveClock => Self::HalfMoves,
            Wrong::InvalidFullmoveNumber => Self::MoveNumber,
            Wrong::MissingField => Self::TooFew,
            Wrong::TooManyFields => Self::TooMany,
        }
    }

    /// The field at fault, from 0; the one behind the last where one is missing.
    const fn field(self) -> usize {
        match self {
            Self::Pieces => 0,
            Self::Side => 1,
            Self::Castling => 2,
            Self::EnPassant => 3,
            Self::HalfMoves => 4,
            Self::MoveNumber => 5,
            Self::TooMany => 6,
            Self::TooFew => usize::MAX,
        }
    }

    /// The column of it in a text, from 1: of the field, and among the pieces of the first that cannot be read.
    fn column(self, text: &str) -> usize {
        let mut starts = text.char_indices().enumerate().filter(|&(_, (at, sign))| {
            let first = text[..at]
                .chars()
                .next_back()
                .is_none_or(char::is_whitespace);
            first && !sign.is_whitespace()
        });
        let Some((column, (at, _))) = starts.nth(self.field()) else {
            return text.trim_end().chars().count() + 1;
        };
        let within = match self {
            Self::Pieces => unreadable(text[at..].split_whitespace().next().unwrap_or_default()),
            _ => 0,
        };
        column + within + 1
    }
}

/// How many signs of the pieces of a FEN can be read: 0 if all can, and it is the board that cannot be.
fn unreadable(pieces: &str) -> usize {
    let (mut files, mut ranks) = (0, 1);
    for (at, sign) in pieces.chars().enumerate() {
        match sign {
            '/' if files != 8 || ranks == 8 => return at,
            '/' => (files, ranks) = (0, ranks + 1),
            '1'..='8' => files += sign as u32 - u32::from(b'0'),
            _ if "pnbrqkPNBRQK".contains(sign) => files += 1,
            _ => return at,
        }
        if files > 8 {
            return at;
        }
    }
    if (files, ranks) == (8, 8) {
        0
    } else {
        pieces.chars().count()
    }
}

/// Why a text is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FenError {
    /// What is wrong.
    pub fault: FenFault,
    /// The column, from 1.
    pub column: usize,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.fault {
            FenFault::TooFew => {
                "a position has six fields: pieces, side, castling, en passant, two numbers"
            }
            FenFault::TooMany => "a position has six fields and no more",
            FenFault::Pieces => "the pieces do not stand as in a game that can go on",
            FenFault::Side => "the side to move is w or b",
            FenFault::Castling => "the rights to castle do not fit the board",
            FenFault::EnPassant => "the square for capturing in passing does not fit the board",
            FenFault::HalfMoves => "the count of moves without progress is not a number up to 100",
            FenFault::MoveNumber => "the number of the move is not a number from 1 on",
        };
        write!(f, "column {}: {what}", self.column)
    }
}

impl core::error::Error for FenError {}

/// The number of the usual start among the 960.
pub const USUAL: u16 = 518;

/// The start of a game; for a shuffled start by its number from 0 to 959, of which 518 is the usual one.
#[must_use]
pub fn start(rules: &Rules, number: u16) -> Board {
    let board = match rules.start.value {
        Start::Usual => Board::default(),
        Start::Shuffled => Board::chess960_startpos(u32::from(number % 960)),
    };
    ruled(board, rules)
}

/// Reads a position: a FEN or, with a shuffled start, its number.
///
/// # Errors
/// If the text is no position.
pub fn read(rules: &Rules, text: &str) -> Result<Board, FenError> {
    match (rules.start.value, text.trim().parse::<u16>()) {
        (Start::Shuffled, Ok(number @ 0..960)) => Ok(start(rules, number)),
        _ => from_fen(rules, text),
    }
}

/// Reads a FEN. The rights to castle may also name the rooks' files, or with K and Q the outermost rook of a wing, as
/// others write the starts of Chess960 (X-FEN). What the rules do not know is left out of it.
///
/// # Errors
/// If the text is no position.
pub fn from_fen(rules: &Rules, text: &str) -> Result<Board, FenError> {
    let fields = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let read = Board::from_fen(&fields, false).or_else(|first| {
        Board::from_fen(&fields, true).or_else(|second| {
            let outermost = with_files(&fields).map(|text| Board::from_fen(&text, true));
            let third = match outermost {
                Some(Ok(board)) => return Ok(board),
                Some(Err(third)) => third,
                None => second,
            };
            // Whoever read the rights to castle got furthest, and knows what is wrong.
            let faults = [first, second, third].map(|wrong| FenFault::of(&wrong));
            let furthest = faults.into_iter().max_by_key(|fault| fault.field());
            Err(furthest.unwrap_or(FenFault::Pieces))
        })
    });
    let board = read.map_err(|fault| FenError {
        fault,
        column: fault.column(text),
    })?;
    Ok(ruled(board, rules))
}

/// A FEN with the files of the rooks for its rights to castle: K and Q mean the outermost rook of a wing.
fn with_files(text: &str) -> Option<String> {
    let mut fields = text.split(' ');
    let (pieces, side, rights) = (fields.next()?, fields.next()?, fields.next()?);
    let mut named = String::new();
    for right in rights.chars() {
        let (row, rook, king) = if right.is_ascii_uppercase() {
            (pieces.rsplit('/').next()?, 'R', 'K')
        } else {
            (pieces.split('/').next()?, 'r', 'k')
        };
        let row: String = (row.chars())
            .flat_map(|sign| match sign.to_digit(10) {
                Some(empty) => core::iter::repeat_n('.', empty as usize),
                None => core::iter::repeat_n(sign, 1),
            })
            .collect();
        let home = row.find(king)?;
        let at = match right.to_ascii_lowercase() {
            'k' => row.rfind(rook).filter(|&at| at > home)?,
            'q' => row.find(rook).filter(|&at| at < home)?,
            _ => return None,
        };
        let file = char::from(b'a' + u8::try_from(at).ok().filter(|&at| at < 8)?);
        named.push(if right.is_ascii_uppercase() {
            file.to_ascii_uppercase()
        } else {
            file
        });
    }
    let rest: Vec<&str> = fields.collect();
    Some(alloc::format!("{pieces} {side} {named} {}", rest.join(" ")))
}

/// The position as a FEN; with a shuffled start the rights to castle name the rooks' files.
#[must_use]
pub fn to_fen(rules: &Rules, board: &Board) -> String {
    match rules.start.value {
        Start::Usual => board.to_string(),
        Start::Shuffled => alloc::format!("{board:#}"),
    }
}

/// Whether the rules know castling and capturing in passing, as a board does.
pub(crate) fn knows_all(rules: &Rules) -> bool {
    rules.castling.value == Castling::Allowed && rules.en_passant.value == EnPassant::Allowed
}

/// The board without what the rules do not know.
pub(crate) fn ruled(board: Board, rules: &Rules) -> Board {
    let no_castling = rules.castling.value == Castling::None
        && [Color::White, Color::Black]
            .iter()
            .any(|&side| *board.castle_rights(side) != CastleRights::EMPTY);
    let no_passing = rules.en_passant.value == EnPassant::None && board.en_passant().is_some();
    if !no_castling && !no_passing {
        return board;
    }
    let mut builder = BoardBuilder::from_board(&board);
    if no_castling {
        builder.castle_rights = [CastleRights::EMPTY; 2];
    }
    if no_passing {
        builder.en_passant = None;
    }
    // A board stays legal when rights are taken from it.
    builder.build().unwrap_or(board)
}

/// Every legal move.
#[must_use]
pub fn legal_moves(board: &Board, rules: &Rules) -> Vec<Move> {
    let mut moves = Vec::new();
    board.generate_moves(|piece| {
        moves.extend(piece);
        false
    });
    if rules.promotion.value == Promotion::Queen {
        moves.retain(|made| made.promotion.is_none_or(|piece| piece == Piece::Queen));
    }
    moves
}

/// The position after a legal move.
#[must_use]
pub fn after(board: &Board, rules: &Rules, made: Move) -> Board {
    let mut board = board.clone();
    board.play_unchecked(made);
    ruled(board, rules)
}

/// A legal alternative to an attempt that was refused: the nearest one with the same piece, or any. Where a pawn
/// becomes another piece, that is a queen if it may be.
#[must_use]
pub fn alternative(board: &Board, rules: &Rules, attempt: Attempt) -> Option<Move> {
    let distance = |made: &Move| {
        let files = (made.to.file() as i16 - attempt.to.file() as i16).abs();
        let ranks = (made.to.rank() as i16 - attempt.to.rank() as i16).abs();
        let queen = made.promotion.is_none_or(|piece| piece == Piece::Queen);
        (made.from != attempt.from, files.max(ranks), !queen)
    };
    legal_moves(board, rules).into_iter().min_by_key(distance)
}

/// Judges an attempt on a board.
///
/// # Errors
/// The rule that forbids it.
pub fn judge(board: &Board, rules: &Rules, attempt: Attempt) -> Result<Move, Illegal> {
    examine(board, rules, attempt)
}
