//! Values as text and back, and the pairings that keep what belongs together.

use crate::support::positions::{Kind, Random, random};
use proptest::prelude::*;
use tabuleiro_backgammon::formats::position_id::PositionIdError;
use tabuleiro_backgammon::formats::{Situation, Stage};
use tabuleiro_backgammon::notation::{Misread, NotationError};
use tabuleiro_backgammon::{
    Cube, Die, Event, Frame, Illegal, LegalPlays, Match, Origin, Play, Point, Position, Results,
    Roll, RollError, Setup, Side, StartingPosition, Step, Target, Terms, Turn,
};

/// What is not read back from its own text.
fn astray<T>(values: impl IntoIterator<Item = T>) -> Vec<T>
where
    T: ToString + std::str::FromStr + PartialEq,
{
    let kept = |value: &T| {
        value
            .to_string()
            .parse()
            .is_ok_and(|read: T| read == *value)
    };
    values.into_iter().filter(|value| !kept(value)).collect()
}

#[test]
fn small_values_come_back_from_their_text() {
    assert_eq!(astray(Die::ALL), []);
    assert_eq!(astray(Roll::all_ordered()), []);
    assert_eq!(astray(Point::all()), []);
    assert_eq!(
        astray(Point::all().map(Origin::Point).chain([Origin::Bar])),
        []
    );
    assert_eq!(
        astray(Point::all().map(Target::Point).chain([Target::Off])),
        []
    );
    assert_eq!(astray(Side::BOTH), []);
    assert_eq!(astray(Frame::ALL), []);
    assert_eq!(astray(StartingPosition::ALL), []);
    assert_eq!(
        astray(StartingPosition::ALL.map(StartingPosition::position)),
        []
    );
}

#[test]
fn every_step_that_a_die_makes_comes_back_from_its_text() {
    for origin in Point::all().map(Origin::Point).chain([Origin::Bar]) {
        for die in Die::ALL {
            assert_eq!(
                astray([false, true].map(|hit| Step::new(origin, die, hit))),
                []
            );
        }
    }
    let borne_off = Step::new(Origin::Point(Point::new(4).unwrap()), Die::Six, false);
    assert_eq!(borne_off.to_string(), "4/off@6");
}

#[test]
fn what_is_no_value_is_refused() {
    assert_eq!("7".parse::<Die>(), Err(RollError::NoSuchFace('7')));
    assert_eq!("11".parse::<Die>(), Err(RollError::Form));
    assert_eq!(Die::try_from(0), Err(RollError::NoSuchFace('0')));
    assert_eq!(Die::try_from(12), Err(RollError::Form));
    assert_eq!(Roll::try_from((6, 7)), Err(RollError::NoSuchFace('7')));
    assert_eq!(Point::try_from(25), Err(NotationError::Place("25".into())));
    for text in ["", "0", "25", "+5", "bar"] {
        assert!(text.parse::<Point>().is_err(), "{text}");
    }
    for text in [
        "13/8@3", "8/13", "13/6", "6/off*", "13/off", "13", "13/8@", "13/8@7", "off/3",
    ] {
        assert!(text.parse::<Step>().is_err(), "{text}");
    }
    assert_eq!(
        "Light".parse::<Side>().unwrap_err().to_string(),
        "the name is not one of light, dark"
    );
    for text in ["4HPwATDgc/ABMA@", "4HPwATDgc/ABMA@0", "4HPwATDgc/ABMA@16"] {
        assert!(
            matches!(text.parse::<Position>(), Err(PositionIdError::Length(_))),
            "{text}"
        );
    }
    // The starting position has more than three checkers.
    assert!("4HPwATDgc/ABMA@3".parse::<Position>().is_err());
    assert!(Position::try_from(Setup::default()).is_err());
    let step = Step::new(Origin::Bar, Die::One, false);
    assert_eq!(Play::try_from(&[step; 5][..]), Err(NotationError::TooMany));
}

#[test]
fn defaults_are_how_a_game_begins() {
    assert_eq!(Position::default(), StartingPosition::Standard.position());
    assert_eq!(Terms::default(), Terms::of(Frame::Xalingo, 1));
    assert_eq!(Cube::default(), Cube::CENTRED);
    assert_eq!(Play::default(), Play::NONE);
}

#[test]
fn a_refusal_knows_the_frame_that_is_played() {
    for frame in Frame::ALL {
        let mut contest = Match::new(Terms::of(frame, 5)).unwrap();
        let before = contest.clone();
        let refusal = contest.apply(&Event::Double).unwrap_err();
        assert_eq!(contest, before);
        assert_eq!(refusal.frame, frame);
        assert_eq!(refusal.article(), refusal.illegal.article(frame));
        assert_eq!(contest.game().may_double(), Err(refusal));
        assert_eq!(Illegal::from(refusal), Illegal::OpeningFirst);
        let sentence = format!("{} ({})", Illegal::OpeningFirst, refusal.article());
        assert_eq!(refusal.to_string(), sentence);
    }
}

#[test]
fn a_match_is_written_as_the_xgid_of_its_game() {
    let mut contest = Match::new(Terms::of(Frame::Tournament, 7)).unwrap();
    assert_eq!(Situation::from(&contest).stage, Stage::NotStarted);
    assert_eq!(contest.game().to_play(), None);
    let opening = Event::OpeningRoll {
        light: Die::One,
        dark: Die::Three,
    };
    contest.apply(&opening).unwrap();
    assert_eq!(
        contest.to_string(),
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"
    );
    let read: Situation = contest.to_string().parse().unwrap();
    let setup = read.contest(Frame::Tournament, StartingPosition::Standard);
    let resumed = setup.unwrap().resume().unwrap();
    assert_eq!(resumed.to_string(), contest.to_string());
    assert_eq!(resumed.game().to_play(), contest.game().to_play());
}

#[test]
fn a_turn_reads_what_can_be_played() {
    let turn = Turn::new(Position::default(), "31".parse().unwrap());
    assert_eq!(turn.to_string(), "4HPwATDgc/ABMA 3-1");
    let legal = turn.read("6/5 8/5").unwrap();
    assert_eq!(turn.play_to(legal.position), Some(legal.play));
    assert!(turn.continuations(&[]).is_ok_and(|next| !next.complete));
    assert!(matches!(turn.read("8/5 6"), Err(Misread::Unreadable(_))));
    assert!(matches!(
        turn.read("8/5"),
        Err(Misread::Illegal(Illegal::MustPlayBoth { .. }))
    ));
}

fn any_turn() -> impl Strategy<Value = Turn> {
    let kind = prop::sample::select(Kind::ALL.to_vec());
    let roll = prop::sample::select(Roll::all_ordered().collect::<Vec<_>>());
    (kind, any::<u64>(), roll)
        .prop_map(|(kind, seed, roll)| Turn::new(random(kind, &mut Random::new(seed)), roll))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn positions_come_back_from_their_text(turn in any_turn()) {
        prop_assert_eq!(turn.position().to_string().parse(), Ok(turn.position()));
    }

    /// A play is allowed exactly if its result is one of the roll's: whatever sequence of single steps is tried.
    #[test]
    fn playing_agrees_with_the_results(turn in any_turn(), choices in any::<[u8; 4]>(), len in 0_usize..=4) {
        let mut results = Results::new();
        turn.results(&mut results);
        let (mut play, mut now) = (Vec::new(), turn.position());
        let dice = [turn.roll().first(), turn.roll().second()];
        for choice in &choices[..len.min(turn.roll().step_count())] {
            // Without a double the second step takes the other die.
            let die = if play.is_empty() { dice[usize::from(choice & 1)] } else {
                let used: Step = play[0];
                if turn.roll().is_double() || used.die == dice[1] { dice[0] } else { dice[1] }
            };
            let origins = Point::all().map(Origin::Point).chain([Origin::Bar]);
            let steps: Vec<Step> = origins.filter_map(|origin| now.check_step(origin, die).ok()).collect();
            let Some(&step) = steps.get(usize::from(*choice) % steps.len().max(1)) else { break };
            play.push(step);
            now = Turn::new(turn.position(), turn.roll())
                .continuations(&play)
                .map_or(now, |next| next.position);
            if now == turn.position() { break }
        }
        let played = turn.try_play(&Play::new(&play));
        match played {
            Ok(result) => prop_assert!(results.contains(&result)),
            Err(illegal) => prop_assert!(!illegal.to_string().is_empty()),
        }
        for legal in &LegalPlays::of(turn.position(), turn.roll()) {
            prop_assert_eq!(turn.try_play(&legal.play), Ok(legal.position));
        }
    }
}
