//! What a rollout must come to.

use super::*;
use crate::Random;
use crate::backgammon::cube::{Holder, Stakes};
use backgammon::{Setup, StartingPosition};

fn brain() -> Brain {
    Brain::random(32, 32, &mut Random::new(11))
}

fn home(mover: &[(usize, u8)], other: &[(usize, u8)]) -> Position {
    let mut setup = Setup::default();
    for &(point, count) in mover {
        setup.mover[point] = count;
    }
    for &(point, count) in other {
        setup.other[point] = count;
    }
    setup.bear_off_the_rest(15).position().expect("a position")
}

fn without_cube(position: Position) -> Start<'static> {
    Start {
        position,
        cube: None,
        decides: false,
    }
}

fn in_the_middle(position: Position) -> Start<'static> {
    Start {
        cube: Some(Cube {
            stakes: Stakes::Money {
                jacoby: false,
                beavers: false,
            },
            value: 1,
            holder: Holder::Nobody,
        }),
        ..without_cube(position)
    }
}

#[test]
fn threads_change_nothing() {
    let brain = brain();
    let start = in_the_middle(StartingPosition::Standard.position());
    let plan = Plan {
        trials: 8,
        truncate: Some(2),
        ..Plan::default()
    };
    let one = roll_out(&brain, start, &plan, 1, &Unwatched).expect("trials");
    assert_eq!(roll_out(&brain, start, &plan, 3, &Unwatched), Some(one));
    assert_eq!(one.trials, 8);
    let other = Plan { seed: 2, ..plan };
    assert_ne!(roll_out(&brain, start, &other, 1, &Unwatched), Some(one));
}

/// Together, because the table of bearing off is made once for them.
#[test]
fn what_is_known_is_found() {
    a_last_roll();
    taking_luck_out_leaves_the_mean();
    a_race_with_known_chances_needs_no_luck();
}

fn a_last_roll() {
    // 5 and 2 against two on the ace: 19 of 36. Doubling wins twice as much.
    let last = home(&[(5, 1), (2, 1)], &[(1, 2)]);
    let plan = Plan {
        trials: 72,
        variance_reduction: false,
        ..Plan::default()
    };
    let rolled = roll_out(&brain(), in_the_middle(last), &plan, 1, &Unwatched).expect("trials");
    assert!(
        (rolled.outlook.win - 19.0 / 36.0).abs() < 1e-6,
        "{rolled:?}"
    );
    let decision = rolled.decision.expect("it may double");
    assert!(
        (decision.no_double - 2.0 / 36.0).abs() < 1e-5,
        "{decision:?}"
    );
    assert!((decision.double_take - 4.0 / 36.0).abs() < 1e-5);
    assert!((rolled.best().mean - 4.0 / 36.0).abs() < 1e-5);
    assert!(rolled.equity.error > 0.1);
}

fn taking_luck_out_leaves_the_mean() {
    // A bear-off with contact: untrained nets judge it badly, and still the luck that they see is worth taking out.
    let position = home(&[(4, 2), (2, 2)], &[(22, 1), (1, 3)]);
    let brain = brain();
    let with = Plan {
        trials: 360,
        ..Plan::default()
    };
    let without = Plan {
        variance_reduction: false,
        trials: 1296,
        ..with
    };
    let [with, without] =
        [with, without].map(|plan| roll_out(&brain, without_cube(position), &plan, 2, &Unwatched));
    let (with, without) = (
        with.expect("trials").equity,
        without.expect("trials").equity,
    );
    let apart = (with.mean - without.mean).abs();
    let allowed = 3.5 * with.error.hypot(without.error);
    assert!(apart < allowed, "{with:?} {without:?}");
}

fn a_race_with_known_chances_needs_no_luck() {
    let race = home(&[(6, 3), (5, 3), (3, 2)], &[(6, 4), (4, 2), (2, 2)]);
    let brain = brain();
    let known = brain.judge(race, &mut Thoughts::default());
    let rolled = roll_out(&brain, without_cube(race), &Plan::default(), 1, &Unwatched);
    let rolled = rolled.expect("trials");
    assert!((rolled.outlook.win - known.win).abs() < 1e-5);
    assert!(rolled.equity.error < 1e-6);
    // With the cube it is played on, as the untrained pruning net lets it.
    let plan = Plan {
        trials: 36,
        ..Plan::default()
    };
    let rolled = roll_out(&brain, in_the_middle(race), &plan, 2, &Unwatched).expect("trials");
    let cubeful = rolled.cubeful.expect("there is a cube");
    assert!((rolled.outlook.win - known.win).abs() < 0.05, "{rolled:?}");
    assert!(cubeful.error < 0.1, "{rolled:?}");
}

#[test]
fn a_wished_error_stops_it() {
    let plan = Plan {
        trials: 36 * 36 * 4,
        truncate: Some(1),
        wished_error: Some(0.5),
        ..Plan::default()
    };
    let start = without_cube(StartingPosition::Standard.position());
    let rolled = roll_out(&brain(), start, &plan, 2, &Unwatched).expect("trials");
    assert_eq!(rolled.trials, ROUND);
}

/// Stops after some trials.
struct Impatient(AtomicU32);

impl Watch for Impatient {
    fn done(&self, trials: u32) {
        self.0.fetch_add(trials, Ordering::Relaxed);
    }

    fn stop(&self) -> bool {
        self.0.load(Ordering::Relaxed) >= 10
    }
}

#[test]
fn what_was_done_before_a_stop_counts() {
    let start = without_cube(StartingPosition::Standard.position());
    let plan = Plan {
        truncate: Some(2),
        ..Plan::default()
    };
    let watch = Impatient(AtomicU32::new(0));
    let rolled = roll_out(&brain(), start, &plan, 1, &watch).expect("trials");
    assert_eq!(rolled.trials, 10);
}

#[test]
fn stopped_and_taken_up_again_it_comes_to_the_same() {
    let brain = brain();
    let start = in_the_middle(StartingPosition::Standard.position());
    let plan = Plan {
        trials: 40,
        truncate: Some(2),
        ..Plan::default()
    };
    let whole = roll_out(&brain, start, &plan, 1, &Unwatched).expect("trials");
    let mut tally = Tally::default();
    let watch = Impatient(AtomicU32::new(0));
    let part = go_on(&brain, start, &plan, 2, &watch, &mut tally).expect("trials");
    assert!((10..40).contains(&part.trials), "{}", part.trials);
    let mut kept = Tally::from_words(tally.to_words()).expect("what was written");
    assert_eq!(kept, tally);
    let rest = go_on(&brain, start, &plan, 2, &Unwatched, &mut kept).expect("trials");
    let judged = whole.judged;
    assert_eq!(Rolled { judged, ..rest }, whole);
    let mut broken = tally.to_words();
    broken[1] = f64::NAN.to_bits();
    assert_eq!(Tally::from_words(broken), None);
}
