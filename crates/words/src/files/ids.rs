//! What is wrong with a position, a roll or a play of backgammon that is written as text.

use ::backgammon::RollError;
use ::backgammon::formats::IdError;
use ::backgammon::formats::match_id::{self, MatchIdError};
use ::backgammon::formats::position_id::{self, PositionIdError};
use ::backgammon::formats::xgid::{XgField, XgIdError, XgValues};
use ::backgammon::notation::NotationError;

use super::shown;
use crate::backgammon::setup_error;
use crate::message::{choices, messages};
use crate::{Lang, Message};

messages! {
    /// Faults of positions, rolls and plays.
    Id {
        RollForm = "roll-form",
        NoSuchFace = "roll-no-such-face" { found: String },
        PlayEmpty = "play-empty" { written: &'static str },
        PlayMove = "play-move" { text: String },
        PlayPlace = "play-place" { text: String },
        PlayCount = "play-count" { text: String },
        PlayTooMany = "play-too-many",

        Empty = "id-empty",
        MatchIdAlone = "id-match-alone",
        TooManyParts = "id-too-many-parts" { found: usize },
        Snowie = "id-snowie" { field: usize },
        Length = "id-length" { id: Which, wanted: usize, found: usize },
        Character = "id-character" { id: Which, place: usize, found: String },
        Bits = "id-bits",
        CubeOwner = "id-cube-owner",
        State = "id-state" { found: u8 },
        Dice = "id-dice" { first: u8, second: u8 },
        UnusedBits = "id-unused-bits",
        CubeTooHigh = "id-cube-too-high" { found: u8, most: u8 },
        TooManyPoints = "id-too-many-points" { found: u64, most: u16 },

        XgFields = "xgid-fields" { found: usize },
        XgBoardLength = "xgid-board-length" { found: usize },
        XgBoardCharacter = "xgid-board-character" { place: usize, found: String },
        XgWrongBar = "xgid-wrong-bar",
        XgValue = "xgid-value" { field: XgField, values: XgValues, most: u64 },
    }
}

/// Which of GNU Backgammon's two IDs.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Which {
    Position,
    Match,
}

choices! {
    Which { Which::Position => "position", Which::Match => "match" }
    XgField {
        XgField::Board => "board",
        XgField::Cube => "cube",
        XgField::CubeOwner => "cube-owner",
        XgField::Turn => "turn",
        XgField::Dice => "dice",
        XgField::BottomScore => "bottom-score",
        XgField::TopScore => "top-score",
        XgField::Rule => "rule",
        XgField::MatchLength => "match-length",
        XgField::HighestCube => "highest-cube",
    }
    XgValues {
        XgValues::Number => "number",
        XgValues::UpTo(_) => "up-to",
        XgValues::Player => "player",
        XgValues::PlayerOrNobody => "player-or-nobody",
        XgValues::CrawfordFlag => "crawford",
        XgValues::DiceOrCube => "dice",
    }
}

/// How a lost turn is written.
const NO_MOVE: &str = "(no move)";

/// Why a text is no roll.
#[must_use]
pub fn roll(error: RollError, lang: Lang) -> String {
    match error {
        RollError::Form => Id::RollForm,
        RollError::NoSuchFace(digit) => Id::NoSuchFace {
            found: digit.to_string(),
        },
        // `words/tests/reading.rs` holds every code against the words, here and below.
        _ => return error.code().to_owned(),
    }
    .say(lang)
}

/// Why a text is no play of backgammon.
#[must_use]
pub fn play(error: &NotationError, lang: Lang) -> String {
    match error {
        NotationError::Empty => Id::PlayEmpty { written: NO_MOVE },
        NotationError::Move(text) => Id::PlayMove { text: shown(text) },
        NotationError::Place(text) => Id::PlayPlace { text: shown(text) },
        NotationError::Count(text) => Id::PlayCount { text: shown(text) },
        NotationError::TooMany => Id::PlayTooMany,
        _ => return error.code().to_owned(),
    }
    .say(lang)
}

/// Why a text is no position of backgammon: an XGID, or IDs of GNU Backgammon.
#[must_use]
pub fn id(error: &IdError, lang: Lang) -> String {
    match error {
        IdError::Empty => Id::Empty,
        IdError::MatchIdAlone => Id::MatchIdAlone,
        IdError::TooManyParts(found) => Id::TooManyParts { found: *found },
        IdError::Position(error) => return position_id(*error, lang),
        IdError::Match(error) => return match_id(*error, lang),
        IdError::Xg(error) => return xgid(*error, lang),
        IdError::Snowie { field } => Id::Snowie { field: *field },
        _ => return error.code().to_owned(),
    }
    .say(lang)
}

/// Why a text is no position ID.
#[must_use]
pub fn position_id(error: PositionIdError, lang: Lang) -> String {
    let id = Which::Position;
    match error {
        PositionIdError::Length(found) => Id::Length {
            id,
            wanted: position_id::LEN,
            found,
        },
        PositionIdError::Character { found, place } => Id::Character {
            id,
            place,
            found: character(found),
        },
        PositionIdError::Bits => Id::Bits,
        PositionIdError::Setup(error) => return setup_error(&error, lang),
        _ => return error.code().to_owned(),
    }
    .say(lang)
}

/// Why a text is no match ID, or a match has none.
#[must_use]
pub fn match_id(error: MatchIdError, lang: Lang) -> String {
    let id = Which::Match;
    match error {
        MatchIdError::Length(found) => Id::Length {
            id,
            wanted: match_id::LEN,
            found,
        },
        MatchIdError::Character { found, place } => Id::Character {
            id,
            place,
            found: character(found),
        },
        MatchIdError::CubeOwner => Id::CubeOwner,
        MatchIdError::State(found) => Id::State { found },
        MatchIdError::Dice(first, second) => Id::Dice { first, second },
        MatchIdError::UnusedBits => Id::UnusedBits,
        MatchIdError::CubeTooHigh(found) => Id::CubeTooHigh {
            found,
            most: match_id::MOST_DOUBLINGS,
        },
        MatchIdError::TooManyPoints(found) => Id::TooManyPoints {
            found,
            most: match_id::MOST_POINTS,
        },
        _ => return error.code().to_owned(),
    }
    .say(lang)
}

/// Why a text is no XGID.
#[must_use]
pub fn xgid(error: XgIdError, lang: Lang) -> String {
    match error {
        XgIdError::Fields(found) => Id::XgFields { found },
        XgIdError::BoardLength(found) => Id::XgBoardLength { found },
        XgIdError::BoardCharacter { found, place } => Id::XgBoardCharacter {
            place,
            found: character(found),
        },
        XgIdError::WrongBar => Id::XgWrongBar,
        XgIdError::Value { field, expected } => Id::XgValue {
            field,
            values: expected,
            most: match expected {
                XgValues::UpTo(most) => most,
                _ => 0,
            },
        },
        XgIdError::Dice(error) => return roll(error, lang),
        XgIdError::Setup(error) => return setup_error(&error, lang),
        _ => return error.code().to_owned(),
    }
    .say(lang)
}

fn character(found: char) -> String {
    shown(found.encode_utf8(&mut [0; 4]))
}
