//! House rules: the points of the table by name, each with the words it takes. Reading a file is the caller's affair.

use alloc::format;
use alloc::string::String;

use crate::article::Article;
use crate::rules::{Castling, Counted, EnPassant, Goal, Point, Promotion, Rules, Stalemate, Start};

/// A point that a house may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointId {
    /// How the pieces stand.
    Start,
    /// Castling.
    Castling,
    /// Capturing in passing.
    EnPassant,
    /// Promotion.
    Promotion,
    /// No move and no check.
    Stalemate,
    /// What wins.
    Goal,
    /// The same position again.
    Repetition,
    /// Moves without a capture or a pawn's move.
    NoProgress,
}

/// What a point takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Takes {
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of these words, or a number of checks.
    Checks(&'static [&'static str]),
    /// How often, or how many moves, until a draw can be claimed and until it comes by itself.
    Counted,
}

impl PointId {
    /// Every point, in the order of the table.
    pub const ALL: [Self; 8] = [
        Self::Start,
        Self::Castling,
        Self::EnPassant,
        Self::Promotion,
        Self::Stalemate,
        Self::Goal,
        Self::Repetition,
        Self::NoProgress,
    ];

    /// Its name in a house-rules file.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Castling => "castling",
            Self::EnPassant => "en_passant",
            Self::Promotion => "promotion",
            Self::Stalemate => "stalemate",
            Self::Goal => "goal",
            Self::Repetition => "repetition",
            Self::NoProgress => "no_progress",
        }
    }

    /// What it takes.
    #[must_use]
    pub const fn takes(self) -> Takes {
        match self {
            Self::Start => Takes::Words(&["usual", "shuffled"]),
            Self::Castling | Self::EnPassant => Takes::Words(&["allowed", "none"]),
            Self::Promotion => Takes::Words(&["any", "queen"]),
            Self::Stalemate => Takes::Words(&["draw", "loss"]),
            Self::Goal => Takes::Checks(&["mate"]),
            Self::Repetition | Self::NoProgress => Takes::Counted,
        }
    }
}

impl Rules {
    /// Where a point stands.
    #[must_use]
    pub const fn article(&self, id: PointId) -> Article {
        match id {
            PointId::Start => self.start.article,
            PointId::Castling => self.castling.article,
            PointId::EnPassant => self.en_passant.article,
            PointId::Promotion => self.promotion.article,
            PointId::Stalemate => self.stalemate.article,
            PointId::Goal => self.goal.article,
            PointId::Repetition => self.repetition.article,
            PointId::NoProgress => self.no_progress.article,
        }
    }

    /// The value of a point as a house-rules file writes it.
    #[must_use]
    pub fn written(&self, id: PointId) -> String {
        let word = match id {
            PointId::Start => match self.start.value {
                Start::Usual => "usual",
                Start::Shuffled => "shuffled",
            },
            PointId::Castling => match self.castling.value {
                Castling::Allowed => "allowed",
                Castling::None => "none",
            },
            PointId::EnPassant => match self.en_passant.value {
                EnPassant::Allowed => "allowed",
                EnPassant::None => "none",
            },
            PointId::Promotion => match self.promotion.value {
                Promotion::Any => "any",
                Promotion::Queen => "queen",
            },
            PointId::Stalemate => match self.stalemate.value {
                Stalemate::Draw => "draw",
                Stalemate::Loss => "loss",
            },
            PointId::Goal => match self.goal.value {
                Goal::Mate => "mate",
                Goal::Checks(checks) => return format!("{{ checks = {checks} }}"),
            },
            PointId::Repetition => return counted(self.repetition.value),
            PointId::NoProgress => return counted(self.no_progress.value),
        };
        format!("\"{word}\"")
    }

    /// Sets a point to one of its words. Says whether it knows the word.
    pub fn set_word(&mut self, id: PointId, word: &str) -> bool {
        match (id, word) {
            (PointId::Start, "usual") => set(&mut self.start, Start::Usual),
            (PointId::Start, "shuffled") => set(&mut self.start, Start::Shuffled),
            (PointId::Castling, "allowed") => set(&mut self.castling, Castling::Allowed),
            (PointId::Castling, "none") => set(&mut self.castling, Castling::None),
            (PointId::EnPassant, "allowed") => set(&mut self.en_passant, EnPassant::Allowed),
            (PointId::EnPassant, "none") => set(&mut self.en_passant, EnPassant::None),
            (PointId::Promotion, "any") => set(&mut self.promotion, Promotion::Any),
            (PointId::Promotion, "queen") => set(&mut self.promotion, Promotion::Queen),
            (PointId::Stalemate, "draw") => set(&mut self.stalemate, Stalemate::Draw),
            (PointId::Stalemate, "loss") => set(&mut self.stalemate, Stalemate::Loss),
            (PointId::Goal, "mate") => set(&mut self.goal, Goal::Mate),
            _ => return false,
        }
        true
    }

    /// So many checks win.
    pub fn set_checks(&mut self, checks: u8) {
        set(&mut self.goal, Goal::Checks(checks));
    }

    /// Sets a draw that is counted; of the other points none is.
    pub fn set_counted(&mut self, id: PointId, value: Counted) {
        match id {
            PointId::Repetition => set(&mut self.repetition, value),
            PointId::NoProgress => set(&mut self.no_progress, value),
            PointId::Start
            | PointId::Castling
            | PointId::EnPassant
            | PointId::Promotion
            | PointId::Stalemate
            | PointId::Goal => {}
        }
    }

    /// How many points two tables differ in.
    #[must_use]
    pub fn differences(&self, other: &Self) -> usize {
        let differs = |id: &&PointId| self.written(**id) != other.written(**id);
        PointId::ALL.iter().filter(differs).count()
    }
}

/// What a house says as its parent does keeps the parent's article.
fn set<T: PartialEq>(point: &mut Point<T>, value: T) {
    if point.value != value {
        *point = Point::house(value);
    }
}

fn counted(value: Counted) -> String {
    let part = |number: Option<u8>| number.map_or_else(|| "\"never\"".into(), |n| format!("{n}"));
    let (claimed, automatic) = (part(value.claimed), part(value.automatic));
    format!("{{ claimed = {claimed}, automatic = {automatic} }}")
}
