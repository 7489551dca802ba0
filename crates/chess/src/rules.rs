//! The rules of chess as a table: every point that a house may change, and the article it comes from. How the pieces
//! move is the same everywhere.

use alloc::borrow::Cow;

use crate::article::Article;

/// A point of the table with its article.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point<T> {
    /// What holds.
    pub value: T,
    /// Where it stands.
    pub article: Article,
}

impl<T> Point<T> {
    /// A point as the Laws of Chess have it.
    pub const fn fide(value: T, number: &'static str) -> Self {
        Self {
            value,
            article: Article::fide(number),
        }
    }

    /// A point as a house has it.
    pub const fn house(value: T) -> Self {
        Self {
            value,
            article: Article::HOUSE,
        }
    }
}

/// How the pieces stand at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// As always.
    Usual,
    /// One of the 960 arrangements with the king between the rooks and bishops of both colours.
    Shuffled,
}

/// Whether kings castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Castling {
    /// They may.
    Allowed,
    /// They do not.
    None,
}

/// Whether pawns capture in passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EnPassant {
    /// They may.
    Allowed,
    /// They do not.
    None,
}

/// What a pawn becomes on the last row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Promotion {
    /// A queen, rook, bishop or knight.
    Any,
    /// Always a queen.
    Queen,
}

/// What it means that a side has no move and is not in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stalemate {
    /// The game is drawn.
    Draw,
    /// The side that has no move has lost.
    Loss,
}

/// What wins besides checkmate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Nothing.
    Mate,
    /// So many checks given.
    Checks(u8),
}

/// A draw that lies in what has happened, not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counted {
    /// How often, or how many moves of each side; nothing where the rule is not played.
    pub claimed: Option<u8>,
    /// From so many on the game is drawn without a claim.
    pub automatic: Option<u8>,
}

/// The table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// A short name for ids: `chess`, `960`.
    pub id: Cow<'static, str>,
    /// Its name in English.
    pub name: Cow<'static, str>,
    /// How the pieces stand.
    pub start: Point<Start>,
    /// Castling.
    pub castling: Point<Castling>,
    /// Capturing in passing.
    pub en_passant: Point<EnPassant>,
    /// Promotion.
    pub promotion: Point<Promotion>,
    /// No move and no check.
    pub stalemate: Point<Stalemate>,
    /// What wins.
    pub goal: Point<Goal>,
    /// The same position again.
    pub repetition: Point<Counted>,
    /// Moves without a capture or a pawn's move.
    pub no_progress: Point<Counted>,
}

impl Rules {
    /// The Laws of Chess.
    pub const FIDE: Self = Self {
        id: Cow::Borrowed("chess"),
        name: Cow::Borrowed("Chess"),
        start: Point::fide(Start::Usual, "2.3"),
        castling: Point::fide(Castling::Allowed, "3.8.2"),
        en_passant: Point::fide(EnPassant::Allowed, "3.7.3.1"),
        promotion: Point::fide(Promotion::Any, "3.7.3.3"),
        stalemate: Point::fide(Stalemate::Draw, "5.2.1"),
        goal: Point::fide(Goal::Mate, "5.1.1"),
        repetition: Point::fide(
            Counted {
                claimed: Some(3),
                automatic: Some(5),
            },
            "9.2, 9.6.1",
        ),
        no_progress: Point::fide(
            Counted {
                claimed: Some(50),
                automatic: Some(75),
            },
            "9.3, 9.6.2",
        ),
    };

    /// Chess960, by the guidelines behind the Laws.
    pub const CHESS960: Self = Self {
        id: Cow::Borrowed("960"),
        name: Cow::Borrowed("Chess960"),
        start: Point::fide(Start::Shuffled, "Guideline II.2"),
        castling: Point::fide(Castling::Allowed, "Guideline II.3"),
        ..Self::FIDE
    };

    /// The built-in tables.
    pub const BUILT_IN: [&'static Self; 2] = [&Self::FIDE, &Self::CHESS960];
}
