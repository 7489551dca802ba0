//! What only the page says: the house-rules form, what was expected where something cannot be read, what its tables
//! refuse besides the rules, and why a turn is the best one.

use super::message::{NotatedList, choices, messages};
use super::spell::{Joint, list, localise};
use super::text::Notated;
use super::{Lang, Message};

messages! {
    /// Words of the page.
    Page {
        FormGroup = "form-group" { group: FormGroup },
        FormRow = "form-row" { row: FormRow },
        FormHelp = "form-help" { draw: FormDraw },
        FormUnit = "form-unit" { draw: FormDraw },
        FormSquares = "form-squares" { squares: FormSquares },
        FormCorner = "form-corner" { corner: FormCorner },

        UnreadableTitle = "unreadable-title",
        Expected = "expected" { what: Expected },

        DiceMissing = "box-dice-missing",
        DiceNotTyped = "box-dice-not-typed",
        ResignationDeclined = "box-resignation-declined",
        NotPossible = "box-not-possible",

        WhyOnly = "why-only",
        WhyWins = "why-wins" { moves: u32 },
        WhyHoldsOut = "why-holds-out",
        WhyOthersLose = "why-others-lose",
        WhyLoses = "why-loses" { other: Notated },
        WhyPieces = "why-pieces" { line: NotatedList, pieces: u32, other: Notated },
        WhyKing = "why-king" { line: NotatedList, other: Notated },
        WhyNoKing = "why-no-king" { other: Notated },
        WhySquares = "why-squares" { value: String, other: Notated },
        WhyBetter = "why-better" { value: String, other: Notated },
        WhyLevel = "why-level" { other: Notated },

        WhyPlay = "why-play" { facts: String, value: String, other: Notated },
        WhyPlayPlain = "why-play-plain" { value: String, other: Notated },
        WhyHits = "why-hits" { count: u32 },
        WhyBlots = "why-blots" { count: u32 },
        WhyPoint = "why-point" { point: u8 },
        WhyOff = "why-off" { count: u32 },
        WhyEscapes = "why-escapes" { count: u32 },
        WhyWinsMore = "why-wins-more" { percent: String },
        WhyGammons = "why-gammons" { percent: String },
        WhyFewerGammons = "why-fewer-gammons" { percent: String },
        WhyCube = "why-cube" { choice: CubeChoice, better: String, worse: String },
    }
}

macro_rules! named {
    ($(#[$meta:meta])* $type:ident { $($(#[$doc:meta])* $variant:ident = $key:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $type {
            $($(#[$doc])* $variant),+
        }

        choices! { $type { $($type::$variant => $key),+ } }
    };
}

named! {
    /// A group of rows of the house-rules form.
    FormGroup {
        /// The board and its men.
        Board = "board",
        /// Moves without capture.
        Moving = "moving",
        /// Captures.
        Capturing = "capturing",
        /// How a game ends.
        Ending = "ending",
    }
}

named! {
    /// A row of the form that is only a part of a point of the table.
    FormRow {
        /// Squares a side.
        BoardSize = "board-size",
        /// Which squares are played on.
        BoardSquares = "board-squares",
        /// Which corner is played on.
        BoardCorner = "board-corner",
        /// After how many repetitions it is a draw.
        Repetition = "repetition",
        /// After how many moves of kings it is a draw.
        KingMoves = "king-moves",
    }
}

named! {
    /// A draw that is counted.
    FormDraw {
        /// The same position again.
        Repetition = "repetition",
        /// Moves of kings only.
        KingMoves = "king-moves",
    }
}

named! {
    /// The squares that are played on.
    FormSquares {
        /// The dark ones.
        Dark = "dark",
        /// The light ones.
        Light = "light",
        /// All.
        All = "all",
    }
}

named! {
    /// A near corner of the board.
    FormCorner {
        /// At the left.
        Left = "left",
        /// At the right.
        Right = "right",
    }
}

named! {
    /// What was expected where something cannot be read.
    Expected {
        /// A position of draughts.
        Fen = "fen",
        /// A position of backgammon.
        BackgammonId = "backgammon-id",
        /// A rule set.
        RuleSet = "rule-set",
        /// Terms within the rules.
        Terms = "terms",
        /// A file of games.
        Games = "games",
        /// House rules.
        HouseRules = "house-rules",
    }
}

named! {
    /// What is decided about the cube.
    CubeChoice {
        /// To double.
        Double = "double",
        /// To roll without doubling.
        Roll = "roll",
        /// To take.
        Take = "take",
        /// To drop.
        Drop = "drop",
    }
}

/// Something that the page's tables refuse without a rule against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotHere {
    /// Dice are typed in at this table, and none came.
    DiceMissing,
    /// The machine throws at this table.
    DiceNotTyped,
    /// The computer does not take the resignation.
    ResignationDeclined,
    /// It cannot be done now.
    NotPossible,
}

impl NotHere {
    /// A stable name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::DiceMissing => "dice-missing",
            Self::DiceNotTyped => "dice-not-typed",
            Self::ResignationDeclined => "resignation-declined",
            Self::NotPossible => "not-possible",
        }
    }

    /// The sentence.
    #[must_use]
    pub fn say(self, lang: Lang) -> String {
        match self {
            Self::DiceMissing => Page::DiceMissing,
            Self::DiceNotTyped => Page::DiceNotTyped,
            Self::ResignationDeclined => Page::ResignationDeclined,
            Self::NotPossible => Page::NotPossible,
        }
        .say(lang)
    }
}

/// The name of a group of the form.
#[must_use]
pub fn form_group(group: FormGroup, lang: Lang) -> String {
    Page::FormGroup { group }.say(lang)
}

/// The name of a row of the form.
#[must_use]
pub fn form_row(row: FormRow, lang: Lang) -> String {
    Page::FormRow { row }.say(lang)
}

/// A note under the row of a draw.
#[must_use]
pub fn form_help(draw: FormDraw, lang: Lang) -> String {
    Page::FormHelp { draw }.say(lang)
}

/// What a draw is counted in.
#[must_use]
pub fn form_unit(draw: FormDraw, lang: Lang) -> String {
    Page::FormUnit { draw }.say(lang)
}

/// Squares as a value of the form.
#[must_use]
pub fn form_squares(squares: FormSquares, lang: Lang) -> String {
    Page::FormSquares { squares }.say(lang)
}

/// A corner as a value of the form.
#[must_use]
pub fn form_corner(corner: FormCorner, lang: Lang) -> String {
    Page::FormCorner { corner }.say(lang)
}

/// The title over a text that is no move.
#[must_use]
pub fn unreadable_title(lang: Lang) -> String {
    Page::UnreadableTitle.say(lang)
}

/// What was expected where something cannot be read.
#[must_use]
pub fn expected(what: Expected, lang: Lang) -> String {
    Page::Expected { what }.say(lang)
}

/// Why a turn is the best one. Values are numbers in plain figures (`-0.412`), moves stand in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Because {
    /// There is no other.
    Only,
    /// It wins by force, in so many moves of its side.
    Wins {
        /// How many.
        moves: u32,
    },
    /// All lose; this one last.
    HoldsOut,
    /// All others lose.
    OthersLose,
    /// Another one loses.
    Loses {
        /// The other turn.
        other: String,
    },
    /// It comes out more pieces ahead than another one.
    Pieces {
        /// What is expected to be played.
        line: Vec<String>,
        /// How many pieces.
        pieces: u32,
        /// The other turn.
        other: String,
    },
    /// It crowns a man, and another one does not.
    King {
        /// What is expected to be played.
        line: Vec<String>,
        /// The other turn.
        other: String,
    },
    /// Another one lets the opponent crown a man.
    NoKing {
        /// The other turn.
        other: String,
    },
    /// It wins no more pieces than another one, but they stand better.
    Squares {
        /// By how much, in men.
        value: String,
        /// The other turn.
        other: String,
    },
    /// It is better than another one, by what the engine thinks of both.
    Better {
        /// By how much, in men.
        value: String,
        /// The other turn.
        other: String,
    },
    /// Another one is as good.
    Level {
        /// The other turn.
        other: String,
    },
    /// A play of backgammon is better than another one.
    Play {
        /// What tells them apart, the most telling first.
        facts: Vec<PlayFact>,
        /// By how much, in points.
        value: String,
        /// The other play.
        other: String,
    },
    /// A choice about the cube.
    Cube {
        /// The better one.
        choice: CubeChoice,
        /// What it is worth.
        better: String,
        /// What its opposite is worth.
        worse: String,
    },
}

/// What tells two plays of backgammon apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayFact {
    /// It hits so many more.
    Hits(u32),
    /// It leaves so many single checkers fewer.
    Blots(u32),
    /// It makes a point, by the mover's count.
    Point(u8),
    /// It bears so many more off.
    Off(u32),
    /// It brings so many more out of the opponent's home board.
    Escapes(u32),
    /// It wins more games: per cent.
    WinsMore(String),
    /// It wins more gammons: per cent.
    Gammons(String),
    /// It loses fewer gammons: per cent.
    FewerGammons(String),
}

impl PlayFact {
    fn say(&self, lang: Lang) -> String {
        let percent = |figures: &String| localise(lang, figures);
        match self {
            &Self::Hits(count) => Page::WhyHits { count },
            &Self::Blots(count) => Page::WhyBlots { count },
            &Self::Point(point) => Page::WhyPoint { point },
            &Self::Off(count) => Page::WhyOff { count },
            &Self::Escapes(count) => Page::WhyEscapes { count },
            Self::WinsMore(more) => Page::WhyWinsMore {
                percent: percent(more),
            },
            Self::Gammons(more) => Page::WhyGammons {
                percent: percent(more),
            },
            Self::FewerGammons(fewer) => Page::WhyFewerGammons {
                percent: percent(fewer),
            },
        }
        .say(lang)
    }
}

/// Why a turn is the best one, in one sentence or two.
#[must_use]
pub fn because(why: &Because, lang: Lang) -> String {
    let moves = |line: &[String]| {
        let line = line.iter().map(|text| Notated::new(text)).collect();
        NotatedList(line, Joint::Then)
    };
    let figures = |value: &String| localise(lang, value);
    match why {
        Because::Only => Page::WhyOnly,
        &Because::Wins { moves } => Page::WhyWins { moves },
        Because::HoldsOut => Page::WhyHoldsOut,
        Because::OthersLose => Page::WhyOthersLose,
        Because::Loses { other } => Page::WhyLoses {
            other: Notated::new(other),
        },
        Because::Pieces {
            line,
            pieces,
            other,
        } => Page::WhyPieces {
            line: moves(line),
            pieces: *pieces,
            other: Notated::new(other),
        },
        Because::King { line, other } => Page::WhyKing {
            line: moves(line),
            other: Notated::new(other),
        },
        Because::NoKing { other } => Page::WhyNoKing {
            other: Notated::new(other),
        },
        Because::Squares { value, other } => Page::WhySquares {
            value: figures(value),
            other: Notated::new(other),
        },
        Because::Better { value, other } => Page::WhyBetter {
            value: figures(value),
            other: Notated::new(other),
        },
        Because::Level { other } => Page::WhyLevel {
            other: Notated::new(other),
        },
        Because::Play {
            facts,
            value,
            other,
        } if facts.is_empty() => Page::WhyPlayPlain {
            value: figures(value),
            other: Notated::new(other),
        },
        Because::Play {
            facts,
            value,
            other,
        } => {
            let facts: Vec<String> = facts.iter().map(|fact| fact.say(lang)).collect();
            Page::WhyPlay {
                facts: list(lang, Joint::And, &facts),
                value: figures(value),
                other: Notated::new(other),
            }
        }
        Because::Cube {
            choice,
            better,
            worse,
        } => Page::WhyCube {
            choice: *choice,
            better: figures(better),
            worse: figures(worse),
        },
    }
    .say(lang)
}
