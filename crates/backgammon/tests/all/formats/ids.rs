//! The IDs: known ones, round trips of random ones, and nonsense.

use std::num::NonZeroU32;

use proptest::prelude::*;
use tabuleiro_backgammon::formats::match_id::{GameState, MatchIdError};
use tabuleiro_backgammon::formats::position_id::PositionIdError;
use tabuleiro_backgammon::formats::xgid::{XgDice, XgField, XgIdError, XgValues};
use tabuleiro_backgammon::formats::{IdError, MatchId, PlayedFor, Situation, Stage, XgId};
use tabuleiro_backgammon::{
    Cube, Die, Ending, Frame, Raise, Roll, Seat, SetupError, Side, StartingPosition, Throw, ToAct,
    Win,
};

use crate::support::positions::{Kind, Random, random};

const START: &str = "XGID=-b----E-C---eE---c-e----B-";

/// The same situation in both families of IDs, as GNU Backgammon 1.07 translates the first into
/// the second.
#[test]
fn both_families_name_the_same_situation() {
    for (rest, ids) in [
        (":0:0:1:00:0:0:0:0:10", "4HPwATDgc/ABMA:cAkAAAAAAAAE"),
        (":0:0:1:31:0:0:1:0:10", "4HPwATDgc/ABMA:cIkFAAAAAAAA"),
        (":0:0:-1:31:2:3:0:7:10", "4HPwATDgc/ABMA:MIHlADAAEAAE"),
        (":1:1:1:00:2:3:0:7:10", "4HPwATDgc/ABMA:UQngADAAEAAE"),
        (":1:-1:-1:00:2:3:0:7:10", "4HPwATDgc/ABMA:AQHgADAAEAAE"),
        (":0:0:1:65:6:3:1:7:10", "4HPwATDgc/ABMA:8An3ADAAMAAE"),
    ] {
        let xgid = format!("{START}{rest}");
        let mut situation: Situation = xgid.parse().unwrap();
        assert_eq!(situation.to_string(), ids, "{xgid}");
        assert_eq!(situation.xgid().to_string(), xgid);
        // The pair does not say how high the cube may go.
        situation.most_doublings = None;
        assert_eq!(ids.parse(), Ok(situation));
        assert_eq!(ids.replace(':', " ").parse(), Ok(situation));
    }
    let mid_game: Situation = "XGID=--BBBa-B------------bbb-A-:0:0:1:00:0:0:0:0:10"
        .parse()
        .unwrap();
    assert_eq!(mid_game.to_string(), "bAMAArYxAIAAAA:cAkAAAAAAAAE");
}

/// Match IDs that GNU Backgammon 1.07 showed while a cube was turned three times at once.
#[test]
fn doubles_beavers_and_raccoons() {
    for (id, stage, cube, to_act) in [
        ("cAkAAAAAAAAA", Stage::ToRoll, 0, Side::Dark),
        ("cBEAAAAAAAAA", Stage::Raised(Raise::Double), 0, Side::Light),
        ("QRkAAAAAAAAA", Stage::Raised(Raise::Beaver), 0, Side::Dark),
        (
            "QhEAAAAAAAAA",
            Stage::Raised(Raise::Raccoon),
            0,
            Side::Light,
        ),
        ("QwkAAAAAAAAA", Stage::ToRoll, 3, Side::Dark),
    ] {
        let situation: Situation = format!("sGfwATDgc/ABMA:{id}").parse().unwrap();
        assert_eq!(situation.stage, stage, "{id}");
        assert_eq!(situation.on_roll, Side::Dark);
        assert_eq!(situation.cube.doublings(), cube);
        assert_eq!(situation.to_act(), Some(to_act));
        assert_eq!(situation.match_id().unwrap().to_string(), id);
    }
}

/// The same program, with a gammon resigned on a roll of 5-5 and a cube at 4.
#[test]
fn resignation_on_offer() {
    let situation: Situation = "4HPwATDgc/ABMA:AskWAAAAAAAE".parse().unwrap();
    let roll = Some(Roll::new(Die::Five, Die::Five));
    assert_eq!(
        situation.stage,
        Stage::Resigning {
            by: Side::Light,
            win: Win::Gammon,
            roll,
        }
    );
    assert_eq!(situation.cube, Cube::new(2, Some(Side::Light)).unwrap());
    assert_eq!(situation.to_act(), Some(Side::Dark));
    assert_eq!(situation.to_string(), "4HPwATDgc/ABMA:AskWAAAAAAAE");
}

#[test]
fn a_position_id_alone_is_the_beginning_of_a_turn() {
    let situation: Situation = " 4HPwATDgc/ABMA ".parse().unwrap();
    let start = StartingPosition::Standard.position();
    assert_eq!(situation, Situation::money(start, Side::Dark));
}

#[test]
fn tolerated_ways_to_write_an_id() {
    let canonical: Situation = format!("{START}:0:0:1:00:0:0:0:0:10").parse().unwrap();
    for text in [
        &START[5..].to_owned(),
        &START.replace("XGID", "xgid"),
        &format!("  {START}"),
    ] {
        let read: Situation = format!("{text}:0:0:1:00:0:0:0:0:10\n").parse().unwrap();
        assert_eq!(read, canonical, "{text}");
    }
    assert_eq!(format!("{START}:0:0:1:00:0:0:0:0").parse(), Ok(canonical));
    assert_eq!(
        "GNUBGID 4HPwATDgc/ABMA:cAkAAAAAAAAE".parse::<Situation>(),
        "4HPwATDgc/ABMA:cAkAAAAAAAAE".parse()
    );
}

/// What an ID says can be played on from there, by the rules of each frame as far as it has them.
#[test]
fn a_contest_can_be_taken_up_from_an_id() {
    for rest in [
        ":0:0:1:00:0:0:3:0:10",
        ":0:0:-1:31:2:3:0:7:10",
        ":2:1:1:00:2:3:0:7:10",
        ":0:0:1:D:2:3:0:7:10",
        ":0:0:1:B:0:0:2:0:10",
        ":0:0:1:65:6:3:1:7:10",
        ":1:-1:-1:00:6:3:0:7:10",
    ] {
        let situation: Situation = format!("{START}{rest}").parse().unwrap();
        for frame in Frame::ALL {
            let setup = situation
                .contest(frame, StartingPosition::Standard)
                .expect("a game is under way");
            let contest = setup
                .resume()
                .unwrap_or_else(|error| panic!("{rest} {frame}: {error}"));
            assert_eq!(contest.game().position(), situation.position);
            assert_eq!(contest.game().cube(), situation.cube);
            assert_eq!(contest.score(), situation.score);
            let to_act = match contest.to_act() {
                ToAct::Player(side) | ToAct::Dice(Throw::Turn(side)) => Some(side),
                _ => None,
            };
            assert_eq!(to_act, situation.to_act(), "{rest} {frame}");
        }
    }
    let over: Situation = "4HPwATDgc/ABMA:EisFAAAAIAAA".parse().unwrap();
    assert_eq!(over.stage, Stage::Over(Ending::Resigned));
    assert_eq!(
        over.contest(Frame::Tournament, StartingPosition::Standard),
        None
    );
}

#[test]
fn hypergammon_is_read_with_three_checkers() {
    let position = StartingPosition::Hypergammon.position();
    let situation = Situation::money(position, Side::Light);
    for text in [situation.to_string(), situation.xgid().to_string()] {
        let read = Situation::decode(&text, 3).unwrap();
        assert_eq!(read.position, position, "{text}");
    }
}

#[test]
fn nonsense_is_named_in_one_sentence() {
    let board = |board: &str| format!("XGID={board}:0:0:1:00:0:0:0:0:10");
    let rest = |rest: &str| format!("{START}:{rest}");
    let field = |field, expected| IdError::Xg(XgIdError::Value { field, expected });
    let sixteen = |seat| SetupError::TooManyCheckers {
        seat,
        count: 16,
        allowed: 15,
    };
    for (text, error) in [
        (String::new(), IdError::Empty),
        ("cIkFAAAAAAAA".into(), IdError::MatchIdAlone),
        (
            "4HPwATDgc/ABM".into(),
            IdError::Position(PositionIdError::Length(13)),
        ),
        (
            "4HPwATDgc/ABMA:cIkFAAAAAAA".into(),
            IdError::Match(MatchIdError::Length(11)),
        ),
        (
            "4HPwATDgc/ABMA:cIkFAAAAAA-A".into(),
            IdError::Match(MatchIdError::Character {
                found: '-',
                place: 11,
            }),
        ),
        (
            "4HPwATDgc/ABMA:cAkAAAAAAAAE:x".into(),
            IdError::TooManyParts(3),
        ),
        (
            "4HPwATDgc/ABMA:cIkHAAAAAAAA".into(),
            IdError::Match(MatchIdError::Dice(7, 1)),
        ),
        (board("-b----E-C"), IdError::Xg(XgIdError::BoardLength(9))),
        (
            board("-b----E-C---eE---c-e----B?"),
            IdError::Xg(XgIdError::BoardCharacter {
                found: '?',
                place: 26,
            }),
        ),
        (
            board("Ab----E-C---eE---c-e----A-"),
            IdError::Xg(XgIdError::WrongBar),
        ),
        (
            board("-b----F-C---eE---c-e----B-"),
            IdError::Xg(XgIdError::Setup(sixteen(Seat::Mover))),
        ),
        (
            board("-b----E-C---eE---c-f----B-"),
            IdError::Xg(XgIdError::Setup(sixteen(Seat::Other))),
        ),
        (
            board("-P------------------------"),
            IdError::Xg(XgIdError::Setup(sixteen(Seat::Mover))),
        ),
        (rest("0:0:1:00"), IdError::Xg(XgIdError::Fields(5))),
        (
            rest("41:0:1:00:0:0:0:0:10"),
            field(XgField::Cube, XgValues::UpTo(40)),
        ),
        (
            rest("0:2:1:00:0:0:0:0:10"),
            field(XgField::CubeOwner, XgValues::PlayerOrNobody),
        ),
        (
            rest("0:0:0:00:0:0:0:0:10"),
            field(XgField::Turn, XgValues::Player),
        ),
        (
            rest("0:0:1:00:99999999999999999999:0:0:0:10"),
            field(XgField::BottomScore, XgValues::Number),
        ),
        (
            rest("0:0:1:00:0:0:2:7:10"),
            field(XgField::Rule, XgValues::CrawfordFlag),
        ),
    ] {
        let found = text.parse::<Situation>();
        assert_eq!(found, Err(error), "{text}");
        let sentence = error.to_string();
        assert!(
            !sentence.contains('\n') && sentence.len() < 160,
            "{sentence}"
        );
    }
    let dice = rest("0:0:1:07:0:0:0:0:10").parse::<Situation>();
    assert_eq!(
        dice.unwrap_err().to_string(),
        "the dice of the XGID are wrong: a die shows 1 to 6, not 0"
    );
}

fn sides() -> impl Strategy<Value = Side> {
    prop::sample::select(&Side::BOTH[..])
}

fn rolls() -> impl Strategy<Value = Roll> {
    (1_u8..=6, 1_u8..=6).prop_map(|(a, b)| Roll::from_pips(a, b).unwrap())
}

fn cubes(most: u8) -> impl Strategy<Value = Cube> {
    (0..=most, prop::option::of(sides()))
        .prop_map(|(doublings, owner)| Cube::new(doublings, owner).unwrap())
}

fn positions() -> impl Strategy<Value = tabuleiro_backgammon::Position> {
    (any::<u64>(), prop::sample::select(&Kind::ALL[..]))
        .prop_map(|(seed, kind)| random(kind, &mut Random::new(seed)))
}

fn played_for() -> impl Strategy<Value = PlayedFor> {
    prop_oneof![
        (1_u32.., any::<bool>()).prop_map(|(length, crawford)| PlayedFor::Match {
            length: NonZeroU32::new(length).unwrap(),
            crawford,
        }),
        any::<(bool, bool)>().prop_map(|(jacoby, beavers)| PlayedFor::Money { jacoby, beavers }),
    ]
}

prop_compose! {
    fn match_ids()(
        cube in cubes(15),
        on_roll in sides(),
        to_decide in sides(),
        (crawford, doubled, jacoby) in any::<(bool, bool, bool)>(),
        state in prop::sample::select(vec![
            GameState::NotStarted, GameState::Playing, GameState::BorneOff,
            GameState::Resigned, GameState::Dropped,
        ]),
        resigned in prop::option::of(prop::sample::select(&Win::ALL[..])),
        roll in prop::option::of(rolls()),
        length in 0_u16..=32767,
        score in [0_u16..=32767, 0_u16..=32767],
    ) -> MatchId {
        MatchId {
            cube, on_roll, to_decide, crawford, state, doubled, resigned, roll, length, score, jacoby,
        }
    }
}

prop_compose! {
    fn xgids()(
        position in positions(),
        turn in sides(),
        cube in cubes(40),
        dice in prop_oneof![
            prop::sample::select(vec![
                XgDice::NotRolled, XgDice::Raised(Raise::Double),
                XgDice::Raised(Raise::Beaver), XgDice::Raised(Raise::Raccoon),
            ]),
            rolls().prop_map(XgDice::Rolled),
        ],
        score in any::<[u64; 2]>(),
        played_for in played_for(),
        most_doublings in 0_u8..=40,
    ) -> XgId {
        XgId { position, turn, cube, dice, score, played_for, most_doublings }
    }
}

/// Situations that both IDs of GNU Backgammon hold: what they leave open is at its default.
fn situations() -> impl Strategy<Value = Situation> {
    let stages = prop_oneof![
        Just(Stage::NotStarted),
        Just(Stage::ToRoll),
        rolls().prop_map(Stage::Rolled),
        Just(Stage::Raised(Raise::Double)),
        Just(Stage::Raised(Raise::Beaver)),
        Just(Stage::Raised(Raise::Raccoon)),
        (
            sides(),
            prop::sample::select(&Win::ALL[..]),
            prop::option::of(rolls())
        )
            .prop_map(|(by, win, roll)| Stage::Resigning { by, win, roll }),
        prop::sample::select(vec![Ending::BorneOff, Ending::Resigned, Ending::Dropped])
            .prop_map(Stage::Over),
    ];
    (
        positions(),
        sides(),
        cubes(12),
        stages,
        [0_u64..=32767, 0_u64..=32767],
        (0_u32..=32767, any::<bool>()),
    )
        .prop_map(|(position, on_roll, cube, stage, score, (length, flag))| {
            // A double is made by the side that holds the cube; one that was turned already has an
            // owner.
            let cube = match stage {
                Stage::Raised(_) => {
                    let owner = (cube.doublings() > 0).then_some(on_roll);
                    Cube::new(cube.doublings(), owner).unwrap()
                }
                _ => cube,
            };
            let played_for = match NonZeroU32::new(length) {
                Some(length) => PlayedFor::Match {
                    length,
                    crawford: flag,
                },
                None => PlayedFor::Money {
                    jacoby: flag,
                    beavers: false,
                },
            };
            Situation {
                position,
                on_roll,
                cube,
                stage,
                score,
                played_for,
                most_doublings: None,
            }
        })
}

proptest! {
    #[test]
    fn match_ids_round_trip(id in match_ids()) {
        prop_assert_eq!(id.check(), Ok(()));
        prop_assert_eq!(id.to_string().parse(), Ok(id));
    }

    #[test]
    fn xgids_round_trip(id in xgids()) {
        let text = id.to_string();
        let checkers = id.position.checkers_a_side();
        prop_assert_eq!(tabuleiro_backgammon::formats::xgid::decode(&text, checkers), Ok(id));
        let situation = Situation::from(id);
        prop_assert_eq!(situation.xgid(), id);
    }

    #[test]
    fn situations_round_trip(situation in situations()) {
        let text = situation.to_string();
        let read = Situation::decode(&text, situation.position.checkers_a_side());
        prop_assert_eq!(read, Ok(situation));
    }

    /// Whatever has the shape of a match ID is either refused or written back the same.
    #[test]
    fn match_ids_are_canonical(text in "[A-Za-z0-9+/]{12}") {
        if let Ok(id) = text.parse::<MatchId>() {
            prop_assert_eq!(id.to_string(), text);
        }
    }

    #[test]
    fn no_text_breaks_the_reader(text in "\\PC*") {
        let _ = text.parse::<Situation>();
    }
}

/// The opening position in Snowie's text, as its users describe the fields, and the same in an XGID.
#[test]
fn a_position_in_snowies_text() {
    let board = "0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0";
    let dark = format!("7;0;0;1;1;Ann;Bob;1;5;6;1;0;{board};3;1");
    let situation: Situation = dark.parse().expect("a position");
    let same: Situation = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:6:5:1:7:10"
        .parse()
        .expect("an XGID");
    assert_eq!(situation, same);
    // The other player is on roll, and holds the cube.
    let light = format!("0;1;0;1;0;Ann;Bob;0;0;0;4;1;{board};0;0;");
    let situation: Situation = light.parse().expect("a position");
    let same: Situation = "XGID=-b----E-C---eE---c-e----B-:2:-1:-1:00:0:0:1:0:10"
        .parse()
        .expect("an XGID");
    assert_eq!(situation, same);
    for (from, to, field) in [(";4;1;", ";3;1;", 11), ("0;1;0;1;0;", "0;1;0;1;7;", 5)] {
        let bad = light.replacen(from, to, 1).parse::<Situation>();
        assert_eq!(bad, Err(IdError::Snowie { field }), "{from}");
    }
}
