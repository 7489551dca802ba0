//! Values through JSON: exact round trips, and nothing that the rules do not know comes in.
#![cfg(feature = "serde")]

use crate::support::plain_player::next_event;
use crate::support::positions::{Kind, Random, random};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_value};
use tabuleiro_backgammon::formats::Situation;
use tabuleiro_backgammon::{
    Beavers, Cube, Die, Event, Frame, Illegal, Jacoby, LegalPlays, Length, Match, MatchSetup,
    Origin, Outcome, Phase, Play, Point, Position, Reading, Refusal, Roll, RulePoint, Setup, Side,
    StartingPosition, Step, Target, Terms, Turn, Win,
};

/// The JSON of a value, after it has come back from it unchanged.
#[track_caller]
fn through<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) -> Value {
    let text = serde_json::to_string(value).expect("everything can be written");
    assert_eq!(
        &serde_json::from_str::<T>(&text).expect(&text),
        value,
        "{text}"
    );
    to_value(value).expect("everything can be written")
}

#[track_caller]
fn refused<T: DeserializeOwned + std::fmt::Debug>(value: Value) -> String {
    from_value::<T>(value)
        .expect_err("not such a value")
        .to_string()
}

fn roll(text: &str) -> Roll {
    text.parse().expect("a roll")
}

#[test]
fn values_are_written_as_people_write_them() {
    assert_eq!(through(&Side::Light), json!("light"));
    assert_eq!(through(&Die::Six), json!(6));
    assert_eq!(through(&roll("31")), json!("3-1"));
    assert_eq!(through(&Point::new(24).unwrap()), json!(24));
    assert_eq!(through(&Origin::Bar), json!("bar"));
    assert_eq!(through(&Target::Off), json!("off"));
    assert_eq!(
        through(&Step::new(Origin::Bar, Die::Five, true)),
        json!("bar/20*")
    );
    assert_eq!(through(&Position::default()), json!("4HPwATDgc/ABMA"));
    through(&Setup::from(Position::default()));
    let cube = Cube::of_value(4, Some(Side::Dark)).unwrap();
    assert_eq!(through(&cube), json!({"value": 4, "owner": "dark"}));
    assert_eq!(through(&Cube::CENTRED), json!({"value": 1, "owner": null}));
    assert_eq!(through(&Frame::Aquamarine), json!("aquamarine"));
    assert_eq!(
        through(&StartingPosition::Hypergammon),
        json!("hypergammon")
    );
    assert_eq!(through(&Length::Match(7)), json!({"match": 7}));
    assert_eq!(
        through(&Terms::money(Jacoby::On, Beavers::Raccoons)),
        json!({
            "frame": "tournament", "length": "money", "start": "standard", "cube": "on",
            "jacoby": "on", "beavers": "raccoons", "dice": "table",
        })
    );
    let turn = Turn::new(Position::default(), roll("31"));
    assert_eq!(
        through(&turn),
        json!({"position": "4HPwATDgc/ABMA", "roll": "3-1"})
    );
    let play = turn.read("8/5 6/5").unwrap().play;
    assert_eq!(through(&play), json!(["8/5", "6/5"]));
    assert_eq!(through(&Play::NONE), json!([]));
    assert_eq!(through(&Event::Play(play)), json!({"play": ["8/5", "6/5"]}));
    assert_eq!(
        through(&Event::AcceptResignation),
        json!("accept-resignation")
    );
    let resign = Event::Resign {
        by: Side::Dark,
        win: Win::Gammon,
    };
    assert_eq!(
        through(&resign),
        json!({"resign": {"by": "dark", "win": "gammon"}})
    );
    assert_eq!(
        through(&Refusal {
            illegal: Illegal::OpponentsChecker {
                point: Point::new(5).unwrap()
            },
            frame: Frame::Xalingo,
        }),
        json!({"illegal": {"reason": "opponents-checker", "point": 5}, "frame": "xalingo"})
    );
}

#[test]
fn names_in_json_are_the_ids() {
    for point in RulePoint::ALL {
        assert_eq!(through(&point), json!(point.id()));
    }
    for reading in Reading::ALL {
        assert_eq!(through(&reading), json!(reading.id()));
    }
}

#[test]
fn what_the_rules_do_not_know_is_refused() {
    refused::<Die>(json!(0));
    refused::<Die>(json!(7));
    assert!(refused::<Roll>(json!("3-7")).contains("not 7"));
    refused::<Roll>(json!([3, 1]));
    refused::<Point>(json!(0));
    refused::<Point>(json!(25));
    refused::<Origin>(json!("off"));
    refused::<Step>(json!("13/6"));
    refused::<Step>(json!("6/off*"));
    refused::<Play>(json!(["8/7", "8/7", "8/7", "8/7", "8/7"]));
    refused::<Cube>(json!({"value": 3, "owner": null}));
    refused::<Cube>(json!({"value": 0, "owner": null}));
    refused::<Cube>(json!({"value": 1_u64 << 41, "owner": "dark"}));
    refused::<Frame>(json!("house"));
    // Sixteen checkers, bits left over, both sides on one point, and one letter short.
    refused::<Position>(json!("//8AAAAAAAAAAA"));
    refused::<Position>(json!("//////////////"));
    refused::<Position>(json!("4HPwATDgc/ABM"));
    refused::<Turn>(json!({"position": "//8AAAAAAAAAAA", "roll": "3-1"}));
    refused::<Event>(json!({"roll": "0-0"}));
    refused::<Phase>(json!({"rolled": "9-1"}));
}

/// Whatever stands in a set-up, taking it up either fails or gives a contest that can be played.
#[test]
fn a_contest_from_anywhere_does_not_overflow() {
    let mut contest = Match::new(Terms::of(Frame::Xalingo, 1)).unwrap();
    let opening = Event::OpeningRoll {
        light: Die::Three,
        dark: Die::One,
    };
    contest.apply(&opening).unwrap();
    let mut json = to_value(MatchSetup::from(&contest)).unwrap();
    json["score"] = json!([u64::MAX, u64::MAX]);
    let mut resumed = from_value::<MatchSetup>(json).unwrap().resume().unwrap();
    let resign = Event::Resign {
        by: Side::Dark,
        win: Win::Backgammon,
    };
    resumed.apply(&resign).unwrap();
    resumed.apply(&Event::AcceptResignation).unwrap();
    assert_eq!(resumed.score(), [u64::MAX; 2]);
}

/// Everything that a match says of itself on its way.
#[test]
fn a_match_comes_back_at_every_event() {
    for terms in [
        Terms::of(Frame::Aquamarine, 3),
        Terms::money(Jacoby::On, Beavers::Raccoons),
        Terms::of(Frame::Tournament, 3).with_start(StartingPosition::Hypergammon),
    ] {
        let mut random = Random::new(3);
        let mut contest = Match::new(terms).expect("usual terms");
        while contest.winner().is_none() && contest.played().len() < 3 {
            let event = next_event(contest.game(), &mut random);
            through(&event);
            through(&contest.to_act());
            through(&MatchSetup::from(&contest));
            through(&Situation::from(&contest));
            for other in [Event::Take, Event::Double, Event::Play(Play::NONE)] {
                if let Err(refusal) = contest.clone().apply(&other) {
                    let json = through(&refusal);
                    assert_eq!(json["illegal"]["reason"], refusal.id());
                }
            }
            contest.apply(&event).expect("a legal event");
        }
        let outcomes: Vec<Outcome> = contest.played().iter().map(|game| game.outcome).collect();
        through(&outcomes);
        through(&contest.played().to_vec());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn positions_and_plays_come_back(
        kind in prop::sample::select(Kind::ALL.to_vec()),
        seed in any::<u64>(),
        roll in prop::sample::select(Roll::all_ordered().collect::<Vec<_>>()),
    ) {
        let position = random(kind, &mut Random::new(seed));
        through(&position);
        through(&roll);
        for legal in &LegalPlays::of(position, roll) {
            through(&legal.play);
        }
    }

    #[test]
    fn no_text_makes_a_position_that_cannot_stand(id in "[A-Za-z0-9+/]{14}(@[0-9]{1,2})?") {
        if let Ok(position) = from_value::<Position>(json!(id)) {
            prop_assert!(Setup::from(position).position().is_ok());
        }
    }
}
