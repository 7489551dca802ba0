//! The fast generator against the slow one, and the laws that every result obeys.

use std::collections::BTreeSet;

use crate::support::positions::{Kind, Random, random};
use crate::support::slow;
use proptest::prelude::*;
use tabuleiro_backgammon::formats::position_id::{self, PositionId};
use tabuleiro_backgammon::notation::Written;
use tabuleiro_backgammon::{LegalPlays, Position, Results, Roll, Setup, Step};

fn any_kind() -> impl Strategy<Value = Kind> {
    prop::sample::select(Kind::ALL.to_vec())
}

fn any_position() -> impl Strategy<Value = Position> {
    (any_kind(), any::<u64>()).prop_map(|(kind, seed)| random(kind, &mut Random::new(seed)))
}

fn any_roll() -> impl Strategy<Value = Roll> {
    prop::sample::select(Roll::all_ordered().collect::<Vec<_>>())
}

fn fast(position: Position, roll: Roll) -> Vec<Position> {
    let mut results = Results::new();
    position.results(roll, &mut results);
    results.to_vec()
}

#[test]
fn fast_and_slow_agree_on_every_roll_of_every_kind() {
    let mut seed = Random::new(1);
    for kind in Kind::ALL {
        for _ in 0..400 {
            let position = random(kind, &mut seed);
            for roll in Roll::all_ordered() {
                let listed = fast(position, roll);
                let distinct: BTreeSet<Position> = listed.iter().copied().collect();
                assert_eq!(distinct.len(), listed.len(), "twice: {position:?} {roll}");
                assert_eq!(
                    distinct,
                    slow::results(position, roll),
                    "{position:?} {roll}"
                );
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn fast_and_slow_agree(position in any_position(), roll in any_roll()) {
        let listed = fast(position, roll);
        let distinct: BTreeSet<Position> = listed.iter().copied().collect();
        prop_assert_eq!(distinct.len(), listed.len());
        prop_assert_eq!(distinct, slow::results(position, roll));
    }

    #[test]
    fn no_checker_is_lost_or_made(position in any_position(), roll in any_roll()) {
        for result in fast(position, roll) {
            prop_assert_eq!(result.mover().total(), position.checkers_a_side());
            prop_assert_eq!(result.other().total(), position.checkers_a_side());
            prop_assert!(Setup::from(result).position().is_ok());
        }
    }

    /// 3-1 and 1-3 allow the same.
    #[test]
    fn the_order_of_the_dice_does_not_matter(position in any_position(), roll in any_roll()) {
        let turned = Roll::new(roll.second(), roll.first());
        prop_assert_eq!(fast(position, roll), fast(position, turned));
    }

    /// Every play uses as many numbers as the longest sequence of single moves does, and a single
    /// number that could have been either is the larger.
    #[test]
    fn the_most_numbers_are_played(position in any_position(), roll in any_roll()) {
        let plays = LegalPlays::of(position, roll);
        let most = slow::most_steps(position, roll);
        for legal in &plays {
            prop_assert_eq!(legal.play.len(), most);
            if most == 1 && !roll.is_double() && slow::can_step(position, roll.high()) {
                prop_assert_eq!(legal.play[0].die, roll.high());
            }
        }
    }

    /// What is spelled leads where it says, and its text means the same again.
    #[test]
    fn plays_are_spelled_and_read_back(position in any_position(), roll in any_roll()) {
        let plays = LegalPlays::of(position, roll);
        prop_assert_eq!(plays.len(), fast(position, roll).len());
        let mut texts = BTreeSet::new();
        for legal in &plays {
            prop_assert_eq!(position.try_play(roll, &legal.play), Ok(legal.position));
            prop_assert_eq!(position.play_to(roll, legal.position), Some(legal.play));
            let text = legal.play.to_string();
            let written: Written = text.parse().expect("our own notation");
            let read = position.resolve(roll, &written).expect("a legal play");
            prop_assert_eq!(position.try_play(roll, &read), Ok(legal.position), "{}", text);
            prop_assert!(texts.insert(text.clone()), "{} names two results", text);
        }
    }

    /// Every step on its own, in any order, in capitals, with numbers for bar and off.
    #[test]
    fn plays_are_read_however_they_are_written(
        position in any_position(), roll in any_roll(), turn in 0_usize..4,
    ) {
        for legal in &LegalPlays::of(position, roll) {
            let mut steps: Vec<String> = legal
                .play
                .iter()
                .map(|step| format!("{}/{}", step.origin.number(), step.target.number()))
                .collect();
            if steps.is_empty() {
                steps.push("(NO MOVE)".into());
            }
            let shift = turn % steps.len();
            steps.rotate_left(shift);
            let text = steps.join(", ");
            let written: Written = text.parse().expect("a way of writing it");
            let read = position.resolve(roll, &written).expect("a legal play");
            prop_assert_eq!(position.try_play(roll, &read), Ok(legal.position), "{}", text);
            let capitals = legal.play.to_string().to_uppercase();
            let written: Written = capitals.parse().expect("capitals");
            let read = position.resolve(roll, &written).expect("a legal play");
            prop_assert_eq!(position.try_play(roll, &read), Ok(legal.position), "{}", capitals);
        }
    }

    /// A play entered checker by checker, in whatever order the continuations offer, ends in a legal
    /// result; and each legal play can be entered in its own order.
    #[test]
    fn plays_are_entered_step_by_step(
        position in any_position(), roll in any_roll(), choice in any::<u64>(),
    ) {
        let plays = LegalPlays::of(position, roll);
        let mut random = Random::new(choice);
        let mut made: Vec<Step> = Vec::new();
        loop {
            let next = position.continuations(roll, &made).expect("offered");
            if next.steps.is_empty() {
                prop_assert!(next.complete);
                prop_assert!(plays.leading_to(next.position.swapped()).is_some());
                break;
            }
            made.push(next.steps[random.below(next.steps.len() as u64) as usize]);
        }
        let legal = plays[random.below(plays.len() as u64) as usize];
        for (index, step) in legal.play.iter().enumerate() {
            let next = position.continuations(roll, &legal.play[..index]).expect("a beginning");
            prop_assert!(next.steps.contains(step));
        }
        prop_assert!(position.continuations(roll, &legal.play).expect("whole").complete);
    }

    #[test]
    fn position_ids_round_trip(position in any_position()) {
        let id = PositionId::from(position);
        prop_assert_eq!(position_id::decode(id.as_str(), position.checkers_a_side()), Ok(position));
    }

    #[test]
    fn handing_the_turn_over_twice_changes_nothing(position in any_position()) {
        prop_assert_eq!(position.swapped().swapped(), position);
        prop_assert_eq!(position.swapped().mover().pip_count(), position.other().pip_count());
    }
}

/// Checkers far apart and a 1-1: GNU Backgammon counts as many.
#[test]
fn the_most_results_fit() {
    let position = position_id::decode("AACAkCRJqqoAAA", 15).expect("a position");
    assert_eq!(fast(position, crate::support::roll("11")).len(), 2_220);
}

/// The counts that `examples/count.rs` asserts, by the slow generator.
#[test]
fn both_generators_count_the_same_from_the_start() {
    let rolls: Vec<Roll> = Roll::all_distinct().collect();
    let mut positions = vec![Position::default()];
    for known in [447, 202_782] {
        let (mut after, mut slowly) = (Vec::new(), 0);
        for &position in &positions {
            for &roll in &rolls {
                after.extend(fast(position, roll));
                slowly += slow::results(position, roll).len();
            }
        }
        assert_eq!((after.len(), slowly), (known, known));
        positions = after;
    }
}
