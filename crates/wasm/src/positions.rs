//! Positions set up by hand, and as text.

use ::backgammon::formats::{PlayedFor, Situation, Stage};
use ::backgammon::{Cube as RuleCube, Roll, Setup as BgSetup, SetupError, StartingPosition};
use ::draughts::formats::fen;
use ::draughts::{Flaw, Piece as RulePiece, PieceKind, Position, Rules, Setup as DraughtsSetup};
use ::table::RuleSet;
use ::words::page::Expected;
use ::words::picture::as_light_counts;
use ::words::{backgammon::setup_error, draughts::flaw, files};

use crate::boards::{draughts_picture, number_of, own_counts, square_of};
use crate::chess;
use crate::games_box::expected;
use crate::types::{
    BackgammonPicture, BoardPlace, Cube, DraughtsPicture, Localised, Picture, PositionText, Rank,
    Read, Setup, SetupCheck, SetupProblem, Side, Unreadable,
};

fn problem(message: Localised, lit: Vec<BoardPlace>) -> SetupProblem {
    SetupProblem { message, lit }
}

/// What the box thinks of a set-up.
pub(crate) fn check(set: &RuleSet, setup: &Setup) -> SetupCheck {
    match (set, &setup.picture) {
        (RuleSet::Draughts(rules), Picture::Draughts(_)) => check_draughts(rules, setup),
        (RuleSet::Backgammon(_), Picture::Backgammon(_)) => check_backgammon(setup),
        (RuleSet::Chess(rules), Picture::Chess(picture)) => {
            chess::check_setup(rules, picture, setup.to_move)
        }
        (RuleSet::Draughts(_) | RuleSet::Chess(_), _) => SetupCheck {
            texts: Vec::new(),
            problems: vec![problem(expected(Expected::Fen), Vec::new())],
        },
        (RuleSet::Backgammon(_), _) => SetupCheck {
            texts: Vec::new(),
            problems: vec![problem(expected(Expected::BackgammonId), Vec::new())],
        },
    }
}

fn check_draughts(rules: &Rules, setup: &Setup) -> SetupCheck {
    let Picture::Draughts(DraughtsPicture { pieces, .. }) = &setup.picture else {
        return SetupCheck {
            texts: Vec::new(),
            problems: Vec::new(),
        };
    };
    let mut built = DraughtsSetup::empty(setup.to_move.into());
    for piece in pieces {
        if let Some(square) = square_of(rules, piece.square) {
            let kind = match piece.rank {
                Rank::Man => PieceKind::Man,
                Rank::King => PieceKind::King,
            };
            let side = piece.side.into();
            built.put(square, Some(RulePiece { side, kind }));
        }
    }
    let texts = vec![PositionText {
        format: "FEN",
        text: fen::write(&built, rules),
    }];
    let problems = match Position::new(built, rules) {
        Ok(_) => Vec::new(),
        Err(found) => {
            let (Flaw::OffTheBoard(square)
            | Flaw::TwoOnOneSquare(square)
            | Flaw::CrownOnNothing(square)
            | Flaw::UncrownedMan(square)
            | Flaw::NothingToHuff(square)
            | Flaw::NoSuchKingRun(square)) = found;
            let lit = vec![BoardPlace::Number(number_of(rules, square))];
            vec![problem(
                Localised::of(|lang| flaw(&found, rules, lang)),
                lit,
            )]
        }
    };
    SetupCheck { texts, problems }
}

fn check_backgammon(setup: &Setup) -> SetupCheck {
    let mut check = SetupCheck {
        texts: Vec::new(),
        problems: Vec::new(),
    };
    let Picture::Backgammon(BackgammonPicture {
        checkers,
        cube,
        dice,
        ..
    }) = &setup.picture
    else {
        return check;
    };
    let mover = setup.to_move;
    let built = BgSetup {
        mover: own_counts(checkers.get(mover), mover),
        other: own_counts(checkers.get(mover.other()), mover.other()),
    };
    match built.position() {
        Ok(position) => {
            let roll = dice.and_then(|[first, second]| Roll::from_pips(first, second));
            let situation = Situation {
                position,
                on_roll: mover.into(),
                cube: cube
                    .and_then(|Cube { value, owner }| {
                        RuleCube::of_value(value, owner.map(::backgammon::Side::from))
                    })
                    .unwrap_or(RuleCube::CENTRED),
                stage: roll.map_or(Stage::ToRoll, Stage::Rolled),
                score: [0, 0],
                played_for: PlayedFor::Money {
                    jacoby: false,
                    beavers: false,
                },
                most_doublings: None,
            };
            check.texts = vec![
                PositionText {
                    format: "XGID",
                    text: situation.xgid().to_string(),
                },
                PositionText {
                    format: "GNU",
                    text: situation.to_string(),
                },
            ];
        }
        Err(error) => {
            let lit = match error {
                SetupError::BothSidesOnPoint(point) => {
                    let own = point.number();
                    vec![BoardPlace::Number(as_light_counts(own, mover))]
                }
                _ => Vec::new(),
            };
            let message = Localised::of(|lang| setup_error(&error, lang));
            check.problems.push(problem(message, lit));
        }
    }
    check
}

/// Reads a position: a FEN, an XGID, an ID of GNU Backgammon.
pub(crate) fn read(set: &RuleSet, text: &str) -> Read<Setup> {
    let bad = |expected| {
        Read::bad(Unreadable {
            line: None,
            excerpt: text.chars().take(80).collect(),
            expected,
        })
    };
    match set {
        RuleSet::Draughts(rules) => match fen::parse(text.trim(), rules) {
            Ok(setup) => Read::good(Setup {
                picture: draughts_picture(rules, &setup),
                to_move: setup.to_move.into(),
            }),
            Err(error) => bad(Localised::of(|lang| files::fen(error, lang))),
        },
        RuleSet::Chess(rules) => chess::read_position(rules, text),
        RuleSet::Backgammon(_) => {
            let checkers = StartingPosition::Standard.checkers_a_side();
            match Situation::decode(text.trim(), checkers) {
                Ok(situation) => {
                    let mover: Side = situation.on_roll.into();
                    Read::good(Setup {
                        picture: Picture::Backgammon(BackgammonPicture::of(
                            situation.position,
                            situation.on_roll,
                            situation.roll(),
                            Some(situation.cube),
                        )),
                        to_move: mover,
                    })
                }
                Err(error) => bad(Localised::of(|lang| files::id(&error, lang))),
            }
        }
    }
}
