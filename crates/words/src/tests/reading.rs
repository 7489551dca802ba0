//! Every reason for which a reader of backgammon refuses a text has words. Its errors can grow without a compile error
//! here, so the list of their codes is asked instead: a new code has no value below, and a value without words is told
//! by its code.

use ::backgammon::formats::mat::MatErrorKind;
use ::backgammon::formats::match_id::MatchIdError;
use ::backgammon::formats::position_id::PositionIdError;
use ::backgammon::formats::sgf::SgfErrorKind;
use ::backgammon::formats::sgf::tree::{Opened, SyntaxError};
use ::backgammon::formats::xg::XgError;
use ::backgammon::formats::xgid::{XgField, XgIdError, XgValues};
use ::backgammon::formats::{FileError, FileFormat, IdError};
use ::backgammon::notation::NotationError;
use ::backgammon::{Point, RollError, Seat, SetupError};

use crate::files::{id, match_file_wrong, match_id, play, position_id, roll, xgid};
use crate::{Lang, backgammon::setup_error};

/// Each value has words of its own in every language, and there is a value for every code.
fn all_told<E>(
    codes: &[&str],
    values: &[E],
    code: impl Fn(&E) -> &'static str,
    say: impl Fn(&E, Lang) -> String,
) {
    let found: Vec<&str> = values.iter().map(&code).collect();
    assert_eq!(
        found, codes,
        "a value for each code, in the order of the codes"
    );
    for value in values {
        for lang in Lang::ALL {
            let words = say(value, lang);
            assert!(
                !words.is_empty() && words != code(value),
                "no words in {lang:?} for {}",
                code(value)
            );
        }
    }
}

const ROLL: RollError = RollError::Form;
const SETUP: SetupError = SetupError::NoCheckers;

#[test]
fn rolls_plays_and_boards() {
    all_told(
        RollError::CODES,
        &[ROLL, RollError::NoSuchFace('7')],
        RollError::code,
        |e, lang| roll(*e, lang),
    );
    let plays = [
        NotationError::Empty,
        NotationError::Move("13".into()),
        NotationError::Place("26".into()),
        NotationError::Count("(5)".into()),
        NotationError::TooMany,
    ];
    all_told(NotationError::CODES, &plays, NotationError::code, play);
    let boards = [
        SetupError::TooManyCheckers {
            seat: Seat::Mover,
            count: 16,
            allowed: 15,
        },
        SetupError::UnequalSides { mover: 3, other: 2 },
        SetupError::BothSidesOnPoint(Point::new(5).expect("a point")),
        SETUP,
        SetupError::BothHaveWon,
        SetupError::BothShutOut,
    ];
    all_told(SetupError::CODES, &boards, SetupError::code, setup_error);
}

#[test]
fn ids() {
    let positions = [
        PositionIdError::Length(13),
        PositionIdError::Character {
            found: '-',
            place: 1,
        },
        PositionIdError::Bits,
        PositionIdError::Setup(SETUP),
    ];
    all_told(
        PositionIdError::CODES,
        &positions,
        PositionIdError::code,
        |e, lang| position_id(*e, lang),
    );
    let matches = [
        MatchIdError::Length(11),
        MatchIdError::Character {
            found: '-',
            place: 1,
        },
        MatchIdError::CubeOwner,
        MatchIdError::State(5),
        MatchIdError::Dice(7, 1),
        MatchIdError::UnusedBits,
        MatchIdError::CubeTooHigh(16),
        MatchIdError::TooManyPoints(40_000),
    ];
    all_told(
        MatchIdError::CODES,
        &matches,
        MatchIdError::code,
        |e, lang| match_id(*e, lang),
    );
    let xgids = [
        XgIdError::Fields(5),
        XgIdError::BoardLength(9),
        XgIdError::BoardCharacter {
            found: '!',
            place: 1,
        },
        XgIdError::WrongBar,
        XgIdError::Value {
            field: XgField::Cube,
            expected: XgValues::UpTo(40),
        },
        XgIdError::Dice(ROLL),
        XgIdError::Setup(SETUP),
    ];
    all_told(XgIdError::CODES, &xgids, XgIdError::code, |e, lang| {
        xgid(*e, lang)
    });
    let all = [
        IdError::Empty,
        IdError::MatchIdAlone,
        IdError::TooManyParts(3),
        IdError::Position(positions[0]),
        IdError::Match(matches[0]),
        IdError::Xg(xgids[0]),
        IdError::Snowie { field: 5 },
    ];
    all_told(IdError::CODES, &all, IdError::code, id);
}

#[test]
fn match_files() {
    // The reader makes the error; what it holds is put in its place.
    let of = |format: FileFormat| format.read(b"").expect_err("an empty file");
    let sgf_file = |kind: &SgfErrorKind| {
        let mut error = of(FileFormat::Sgf);
        if let FileError::Sgf(inner) = &mut error {
            inner.kind = kind.clone();
        }
        error
    };
    let mat_file = |kind: &MatErrorKind| {
        let mut error = of(FileFormat::Mat);
        if let FileError::Mat(inner) = &mut error {
            inner.kind = kind.clone();
        }
        error
    };
    all_told(
        FileError::CODES,
        &[
            of(FileFormat::Mat),
            of(FileFormat::Sgf),
            FileError::Xg(XgError::NotRead),
        ],
        FileError::code,
        match_file_wrong,
    );
    let xg = [
        XgError::NotRead,
        XgError::NotXg,
        XgError::Broken,
        XgError::Checksum,
        XgError::Packed,
        XgError::NoMatch,
        XgError::OtherGame(3),
        XgError::Play(2),
        XgError::Position(2),
        XgError::Dice(2),
    ];
    all_told(XgError::CODES, &xg, XgError::code, |e, lang| {
        match_file_wrong(&FileError::Xg(e.clone()), lang)
    });
    let syntax = [
        SyntaxError::NoTree,
        SyntaxError::Unclosed(Opened::Value),
        SyntaxError::Unexpected('!'),
        SyntaxError::NoValue("B".into()),
        SyntaxError::TooDeep,
    ];
    all_told(SyntaxError::CODES, &syntax, SyntaxError::code, |e, lang| {
        match_file_wrong(&sgf_file(&SgfErrorKind::Syntax(e.clone())), lang)
    });
    let text = || String::from("!");
    let sgf = [
        SgfErrorKind::Syntax(SyntaxError::NoTree),
        SgfErrorKind::OtherGame(text()),
        SgfErrorKind::Number(text()),
        SgfErrorKind::Move(text()),
        SgfErrorKind::Dice(text(), ROLL),
        SgfErrorKind::Cube(text()),
        SgfErrorKind::Side(text()),
        SgfErrorKind::Point(text()),
        SgfErrorKind::Board(SETUP),
        SgfErrorKind::UnknownBoard,
    ];
    all_told(SgfErrorKind::CODES, &sgf, SgfErrorKind::code, |e, lang| {
        match_file_wrong(&sgf_file(e), lang)
    });
    let mat = [
        MatErrorKind::NoMatchLength,
        MatErrorKind::GameBeforeMatch,
        MatErrorKind::NoNames,
        MatErrorKind::Names(text()),
        MatErrorKind::Number(text()),
        MatErrorKind::Word(text()),
        MatErrorKind::MoveWithoutRoll(text()),
        MatErrorKind::Move(NotationError::Empty),
        MatErrorKind::Dice(text(), ROLL),
        MatErrorKind::CubeValue(text()),
        MatErrorKind::WinsWithoutPoints,
        MatErrorKind::ThirdEntry,
        MatErrorKind::AfterTheEnd,
        MatErrorKind::Setup(SgfErrorKind::UnknownBoard),
    ];
    all_told(MatErrorKind::CODES, &mat, MatErrorKind::code, |e, lang| {
        match_file_wrong(&mat_file(e), lang)
    });
}
