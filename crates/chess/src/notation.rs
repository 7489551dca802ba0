//! Moves as people write them: SAN in the letters of four languages, long notation, and that of UCI.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use cozy_chess::{Board, File, Move, Piece, Rank, Square};

use crate::explain::{Attempt, castle, examine};
use crate::illegal::{Illegal, Wing};
use crate::position::{after, legal_moves};
use crate::rules::{Rules, Start};

/// The letters of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Letters {
    /// K Q R B N.
    English,
    /// R D T B C.
    Portuguese,
    /// R D T A C.
    Spanish,
    /// R D T A C.
    Italian,
}

impl Letters {
    /// Every language.
    pub const ALL: [Self; 4] = [
        Self::English,
        Self::Portuguese,
        Self::Spanish,
        Self::Italian,
    ];

    /// The letter of a piece; a pawn has none.
    #[must_use]
    pub const fn of(self, piece: Piece) -> Option<char> {
        let letters = match self {
            Self::English => ['N', 'B', 'R', 'Q', 'K'],
            Self::Portuguese => ['C', 'B', 'T', 'D', 'R'],
            Self::Spanish | Self::Italian => ['C', 'A', 'T', 'D', 'R'],
        };
        match piece {
            Piece::Pawn => None,
            Piece::Knight => Some(letters[0]),
            Piece::Bishop => Some(letters[1]),
            Piece::Rook => Some(letters[2]),
            Piece::Queen => Some(letters[3]),
            Piece::King => Some(letters[4]),
        }
    }

    /// A move in SAN with English letters, in these: letters stand before a square and behind an equals sign.
    #[must_use]
    pub fn spelled(self, english: &str) -> String {
        Self::English.changed(self, english)
    }

    /// A move that was written with these letters, in English ones.
    #[must_use]
    pub fn in_english(self, text: &str) -> String {
        self.changed(Self::English, text)
    }

    fn changed(self, to: Self, text: &str) -> String {
        let change = |letter| {
            let piece = self.piece(letter)?;
            to.of(piece)
        };
        text.chars()
            .map(|sign| change(sign).unwrap_or(sign))
            .collect()
    }

    /// The piece of a letter.
    #[must_use]
    pub fn piece(self, letter: char) -> Option<Piece> {
        Piece::ALL
            .into_iter()
            .find(|&piece| self.of(piece) == Some(letter))
    }
}

/// Why a text is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAMove {
    /// It does not read as one.
    Unreadable,
    /// Several pieces could be meant: the moves in SAN, with English letters.
    Ambiguous(Vec<String>),
    /// No piece of that kind can go there.
    NoSuch {
        /// The kind.
        piece: Piece,
        /// Where to.
        to: Square,
    },
    /// One piece is meant, and a rule forbids it.
    Illegal(Illegal),
}

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable => f.write_str("this does not read as a move of chess"),
            Self::Ambiguous(moves) => {
                write!(f, "more than one piece can do so: {}", moves.join(" or "))
            }
            Self::NoSuch { to, .. } => write!(f, "no such piece can go to {to}"),
            Self::Illegal(why) => why.fmt(f),
        }
    }
}

impl core::error::Error for NotAMove {}

/// A legal move in SAN; any other by its squares.
#[must_use]
pub fn san(board: &Board, rules: &Rules, made: Move, letters: Letters) -> String {
    if !board.is_legal(made) {
        return made.to_string();
    }
    let mut text = match wing(board, made) {
        Some(Wing::King) => "O-O".to_string(),
        Some(Wing::Queen) => "O-O-O".to_string(),
        None => without_sign(board, rules, made, letters),
    };
    let next = after(board, rules, made);
    if !next.checkers().is_empty() {
        let mate = legal_moves(&next, rules).is_empty();
        text.push(if mate { '#' } else { '+' });
    }
    text
}

fn without_sign(board: &Board, rules: &Rules, made: Move, letters: Letters) -> String {
    let Some(piece) = board.piece_on(made.from) else {
        return String::new();
    };
    let aside = made.from.file() != made.to.file();
    let capture = board.occupied().has(made.to) || (piece == Piece::Pawn && aside);
    let mut text = String::new();
    match letters.of(piece) {
        Some(letter) => {
            text.push(letter);
            text.push_str(&told_apart(board, rules, made, piece));
        }
        None if capture => text.push_str(&made.from.file().to_string()),
        None => {}
    }
    if capture {
        text.push('x');
    }
    text.push_str(&made.to.to_string());
    if let Some(letter) = made.promotion.and_then(|piece| letters.of(piece)) {
        text.push('=');
        text.push(letter);
    }
    text
}

/// What tells a piece from others of its kind that could go there too: the file, else the rank, else both.
fn told_apart(board: &Board, rules: &Rules, made: Move, piece: Piece) -> String {
    let others: Vec<Square> = legal_moves(board, rules)
        .into_iter()
        .filter(|other| {
            other.to == made.to
                && other.from != made.from
                && board.piece_on(other.from) == Some(piece)
                && wing(board, *other).is_none()
        })
        .map(|other| other.from)
        .collect();
    let from = made.from;
    if others.is_empty() {
        String::new()
    } else if others.iter().all(|other| other.file() != from.file()) {
        from.file().to_string()
    } else if others.iter().all(|other| other.rank() != from.rank()) {
        from.rank().to_string()
    } else {
        from.to_string()
    }
}

/// Which way a move castles, if it does.
#[must_use]
pub fn wing(board: &Board, made: Move) -> Option<Wing> {
    let side = board.side_to_move();
    let castles = board.king(side) == made.from && board.colors(side).has(made.to);
    castles.then_some(if made.to.file() > made.from.file() {
        Wing::King
    } else {
        Wing::Queen
    })
}

/// A move as UCI writes it: a king that castles goes to where it will stand or, with a shuffled start, to its rook.
#[must_use]
pub fn uci(board: &Board, rules: &Rules, made: Move) -> String {
    match (wing(board, made), rules.start.value) {
        (Some(wing), Start::Usual) => {
            let file = match wing {
                Wing::King => File::G,
                Wing::Queen => File::C,
            };
            format!("{}{}", made.from, Square::new(file, made.from.rank()))
        }
        _ => made.to_string(),
    }
}

/// Reads a move in SAN, long notation or that of UCI, with the letters of a language; English ones are understood
/// besides where they mean nothing else.
///
/// # Errors
/// What is wrong with the text, or the rule that forbids what it means.
pub fn read(board: &Board, rules: &Rules, text: &str, letters: Letters) -> Result<Move, NotAMove> {
    let mut found = Err(NotAMove::Unreadable);
    for letters in [letters, Letters::English] {
        let one = parse(text, letters).ok_or(NotAMove::Unreadable);
        match one.and_then(|written| written.meant(board, rules)) {
            Ok(made) => return Ok(made),
            // What is wrong in the player's own letters is told; the other reading only if there is none.
            Err(NotAMove::Unreadable) => {}
            Err(why) if found == Err(NotAMove::Unreadable) => found = Err(why),
            Err(_) => {}
        }
    }
    found
}

/// The move that a text points at, legal or not: from the square that it names, or from that of the first piece of the
/// kind, a pawn on the same file before others.
#[must_use]
pub fn pointed_at(board: &Board, text: &str, letters: Letters) -> Option<Attempt> {
    let side = board.side_to_move();
    match parse(text, letters)? {
        Written::Castles(wing) => {
            let from = board.king(side);
            let file = match wing {
                Wing::King => File::G,
                Wing::Queen => File::C,
            };
            let to = Square::new(file, from.rank());
            Some(Attempt {
                from,
                to,
                promotion: None,
            })
        }
        Written::Goes {
            piece,
            file,
            rank,
            to,
            promotion,
        } => {
            let named = file.zip(rank).map(|(file, rank)| Square::new(file, rank));
            let kind = piece.unwrap_or(Piece::Pawn);
            let pieces = board.colored_pieces(side, kind).into_iter();
            let fits = |from: &Square| {
                file.is_none_or(|file| file == from.file())
                    && rank.is_none_or(|rank| rank == from.rank())
            };
            let strays = |from: &Square| kind == Piece::Pawn && from.file() != to.file();
            Some(Attempt {
                from: named.or_else(|| pieces.filter(fits).min_by_key(strays))?,
                to,
                promotion,
            })
        }
    }
}

/// A move as it is written.
enum Written {
    Castles(Wing),
    Goes {
        /// Nothing where only squares are written.
        piece: Option<Piece>,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
        promotion: Option<Piece>,
    },
}

fn parse(text: &str, letters: Letters) -> Option<Written> {
    let text = text.trim().trim_end_matches(['+', '#', '!', '?']);
    let text = text.strip_suffix("e.p.").unwrap_or(text).trim_end();
    match text.replace('0', "O").as_str() {
        "O-O" | "o-o" => return Some(Written::Castles(Wing::King)),
        "O-O-O" | "o-o-o" => return Some(Written::Castles(Wing::Queen)),
        _ => {}
    }
    if !text.is_ascii() {
        return None;
    }
    let mut rest: Vec<char> = text
        .chars()
        .filter(|sign| !"x-:=()/".contains(*sign))
        .collect();
    let promotion = match rest.last() {
        Some(&last) if rest.len() > 2 && last.is_ascii_alphabetic() => {
            rest.pop();
            let piece = letters.piece(last.to_ascii_uppercase());
            Some(piece.or_else(|| Letters::English.piece(last.to_ascii_uppercase()))?)
        }
        _ => None,
    };
    let rank = Rank::try_from(rest.pop()?).ok()?;
    let file = File::try_from(rest.pop()?).ok()?;
    let to = Square::new(file, rank);
    let mut rest = rest.into_iter().peekable();
    let piece = match rest.peek() {
        Some(letter) if letter.is_ascii_uppercase() => {
            let piece = letters.piece(*letter)?;
            rest.next();
            Some(piece)
        }
        _ => None,
    };
    let file = rest.peek().and_then(|&sign| File::try_from(sign).ok());
    if file.is_some() {
        rest.next();
    }
    let rank = rest.peek().and_then(|&sign| Rank::try_from(sign).ok());
    if rank.is_some() {
        rest.next();
    }
    rest.next().is_none().then_some(Written::Goes {
        piece,
        file,
        rank,
        to,
        promotion,
    })
}

impl Written {
    fn meant(self, board: &Board, rules: &Rules) -> Result<Move, NotAMove> {
        let (piece, file, rank, to, promotion) = match self {
            Self::Castles(wing) => {
                return castle(board, rules, wing).map_err(NotAMove::Illegal);
            }
            Self::Goes {
                piece,
                file,
                rank,
                to,
                promotion,
            } => (piece, file, rank, to, promotion),
        };
        let examine = |from: Square| {
            let attempt = Attempt {
                from,
                to,
                promotion,
            };
            examine(board, rules, attempt)
        };
        if let (Some(file), Some(rank)) = (file, rank) {
            let from = Square::new(file, rank);
            if piece.is_some() && board.piece_on(from) != piece {
                return Err(NotAMove::Illegal(Illegal::NoPiece { from }));
            }
            return examine(from).map_err(NotAMove::Illegal);
        }
        let piece = piece.unwrap_or(Piece::Pawn);
        let side = board.side_to_move();
        let fits = |from: &Square| {
            file.is_none_or(|file| file == from.file())
                && rank.is_none_or(|rank| rank == from.rank())
        };
        let all: Vec<(Square, Result<Move, Illegal>)> = board
            .colored_pieces(side, piece)
            .into_iter()
            .filter(fits)
            .map(|from| (from, examine(from)))
            .collect();
        let legal: Vec<Move> = all.iter().filter_map(|(_, judged)| judged.ok()).collect();
        match legal.as_slice() {
            [made] => Ok(*made),
            [] => Err(nearest_to_legal(&all, to)
                .map_or(NotAMove::NoSuch { piece, to }, NotAMove::Illegal)),
            _ => {
                let text = |made: &Move| san(board, rules, *made, Letters::English);
                Err(NotAMove::Ambiguous(legal.iter().map(text).collect()))
            }
        }
    }
}

/// Of several refusals the one of a piece that at least goes so; else that of a piece on the same file, as a pawn's, or
/// of the first.
fn nearest_to_legal(all: &[(Square, Result<Move, Illegal>)], to: Square) -> Option<Illegal> {
    let refusals = || all.iter().filter_map(|(_, judged)| judged.err());
    let otherwise = |why: &Illegal| {
        matches!(
            why,
            Illegal::NotItsWay { .. }
                | Illegal::PawnBackward { .. }
                | Illegal::PawnTwoSquares { .. }
        )
    };
    let on_file = || all.iter().find(|(from, _)| from.file() == to.file());
    refusals()
        .find(|why| !otherwise(why))
        .or_else(|| on_file().and_then(|(_, judged)| judged.err()))
        .or_else(|| refusals().next())
}
