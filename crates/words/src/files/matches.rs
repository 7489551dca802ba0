//! What is wrong with a match file of backgammon: `.mat`, SGF, or eXtreme Gammon's own.

use ::backgammon::formats::FileError;
use ::backgammon::formats::mat::MatErrorKind;
use ::backgammon::formats::sgf::SgfErrorKind;
use ::backgammon::formats::sgf::tree::{MOST_NESTED, Opened, SyntaxError};
use ::backgammon::formats::xg::XgError;

use super::{LineColumn, ids, shown};
use crate::backgammon::setup_error;
use crate::message::{choices, messages};
use crate::{Lang, Message};

messages! {
    /// Faults of match files.
    MatchFile {
        Quoted = "file-quoted" { found: String, why: String },
        TooDeep = "file-too-deep" { most: usize },

        NoTree = "sgf-no-tree" { opening: &'static str },
        Unclosed = "sgf-unclosed" { what: Opened },
        Unexpected = "sgf-unexpected" { found: String },
        NoValue = "sgf-no-value" { name: String },
        OtherGame = "sgf-other-game" { found: String },
        SgfNumber = "sgf-number" { found: String },
        SgfMove = "sgf-move" { found: String, words: &'static str },
        Cube = "cube-value" { found: String },
        Side = "sgf-side" { found: String },
        Point = "sgf-point" { found: String },
        UnknownBoard = "sgf-unknown-board",

        XgNotRead = "xg-not-read",
        XgDamaged = "xg-damaged",
        XgNoMatch = "xg-no-match",
        XgOtherGame = "xg-other-game" { number: u32 },
        XgRecord = "xg-record" { number: usize },
        XgDice = "xg-dice" { number: usize },

        NoMatchLength = "mat-no-match-length" { example: &'static str },
        GameBeforeMatch = "mat-game-before-match" { example: &'static str },
        NoNames = "mat-no-names" { example: &'static str },
        Names = "mat-names" { example: &'static str, found: String },
        MatNumber = "mat-number" { found: String },
        Word = "mat-word" { found: String },
        MoveWithoutRoll = "mat-move-without-roll" { found: String },
        Wins = "mat-wins" { word: &'static str },
        ThirdEntry = "mat-third-entry",
        AfterTheEnd = "mat-after-the-end",
    }
}

choices! {
    Opened { Opened::Value => "value", Opened::Tree => "tree" }
}

/// What every SGF file begins with.
const BEGINNING_OF_A_TREE: &str = "(;";
/// The words for the cube in SGF.
const CUBE_WORDS: &str = "double, take, drop";
/// Lines of a `.mat` file, and a word and a tag that it knows.
const MATCH_LINE: &str = "7 point match";
const NAMES_LINE: &str = "Ann : 0   Bob : 0";
const WINS: &str = "Wins";
const SETUP: &str = "Setup";

/// Where a match file is wrong.
#[must_use]
pub fn match_file_place(error: &FileError) -> Option<LineColumn> {
    let place = match error {
        FileError::Mat(error) => error.place,
        FileError::Sgf(error) => error.place,
        _ => return None,
    };
    LineColumn::new(place.line.into(), place.column.into())
}

/// What is wrong with a match file, without the place.
#[must_use]
pub fn match_file_wrong(error: &FileError, lang: Lang) -> String {
    match error {
        FileError::Mat(error) => mat(&error.kind, lang),
        FileError::Sgf(error) => sgf(&error.kind, lang),
        FileError::Xg(error) => xg(error, lang),
        // `words/tests/reading.rs` holds every code against the words, here and below.
        _ => error.code().to_owned(),
    }
}

/// What is wrong with a match file, and where.
#[must_use]
pub fn match_file(error: &FileError, lang: Lang) -> String {
    super::at(match_file_place(error), match_file_wrong(error, lang), lang)
}

fn xg(error: &XgError, lang: Lang) -> String {
    match *error {
        XgError::NotRead | XgError::NotXg => MatchFile::XgNotRead,
        XgError::Broken | XgError::Checksum | XgError::Packed => MatchFile::XgDamaged,
        XgError::NoMatch => MatchFile::XgNoMatch,
        XgError::OtherGame(number) => MatchFile::XgOtherGame {
            number: number.unsigned_abs(),
        },
        XgError::Play(number) | XgError::Position(number) => MatchFile::XgRecord { number },
        XgError::Dice(number) => MatchFile::XgDice { number },
        _ => return error.code().to_owned(),
    }
    .say(lang)
}

fn mat(kind: &MatErrorKind, lang: Lang) -> String {
    match kind {
        MatErrorKind::NoMatchLength => MatchFile::NoMatchLength {
            example: MATCH_LINE,
        },
        MatErrorKind::GameBeforeMatch => MatchFile::GameBeforeMatch {
            example: MATCH_LINE,
        },
        MatErrorKind::NoNames => MatchFile::NoNames {
            example: NAMES_LINE,
        },
        MatErrorKind::Names(found) => MatchFile::Names {
            example: NAMES_LINE,
            found: shown(found),
        },
        MatErrorKind::Number(found) => MatchFile::MatNumber {
            found: shown(found),
        },
        MatErrorKind::Word(found) => MatchFile::Word {
            found: shown(found),
        },
        MatErrorKind::MoveWithoutRoll(found) => MatchFile::MoveWithoutRoll {
            found: shown(found),
        },
        MatErrorKind::Move(error) => return ids::play(error, lang),
        MatErrorKind::Dice(found, error) => MatchFile::Quoted {
            found: shown(found),
            why: ids::roll(*error, lang),
        },
        MatErrorKind::CubeValue(found) => MatchFile::Cube {
            found: shown(found),
        },
        MatErrorKind::WinsWithoutPoints => MatchFile::Wins { word: WINS },
        MatErrorKind::ThirdEntry => MatchFile::ThirdEntry,
        MatErrorKind::AfterTheEnd => MatchFile::AfterTheEnd,
        MatErrorKind::Setup(error) => MatchFile::Quoted {
            found: SETUP.to_owned(),
            why: sgf(error, lang),
        },
        _ => return kind.code().to_owned(),
    }
    .say(lang)
}

fn sgf(kind: &SgfErrorKind, lang: Lang) -> String {
    match kind {
        SgfErrorKind::Syntax(error) => match error {
            SyntaxError::NoTree => MatchFile::NoTree {
                opening: BEGINNING_OF_A_TREE,
            },
            SyntaxError::Unclosed(what) => MatchFile::Unclosed { what: *what },
            SyntaxError::Unexpected(found) => MatchFile::Unexpected {
                found: shown(&found.to_string()),
            },
            SyntaxError::NoValue(name) => MatchFile::NoValue { name: shown(name) },
            SyntaxError::TooDeep => MatchFile::TooDeep { most: MOST_NESTED },
            _ => return error.code().to_owned(),
        },
        SgfErrorKind::OtherGame(found) => MatchFile::OtherGame {
            found: shown(found),
        },
        SgfErrorKind::Number(found) => MatchFile::SgfNumber {
            found: shown(found),
        },
        SgfErrorKind::Move(found) => MatchFile::SgfMove {
            found: shown(found),
            words: CUBE_WORDS,
        },
        SgfErrorKind::Dice(found, error) => MatchFile::Quoted {
            found: shown(found),
            why: ids::roll(*error, lang),
        },
        SgfErrorKind::Cube(found) => MatchFile::Cube {
            found: shown(found),
        },
        SgfErrorKind::Side(found) => MatchFile::Side {
            found: shown(found),
        },
        SgfErrorKind::Point(found) => MatchFile::Point {
            found: shown(found),
        },
        SgfErrorKind::Board(error) => return setup_error(error, lang),
        SgfErrorKind::UnknownBoard => MatchFile::UnknownBoard,
        _ => return kind.code().to_owned(),
    }
    .say(lang)
}
