//! What is known of cubes.

use super::ahead::look;
use super::view::DEEPEST;
use super::*;
use crate::Random;
use crate::backgammon::player::{Brain, Thoughts};
use backgammon::{Position, Setup};

const LIVE: Liveliness = Liveliness::new(0.68);

fn race(win: f32) -> Outlook {
    Outlook {
        win,
        ..Outlook::default()
    }
}

const fn money(jacoby: bool, beavers: bool) -> Stakes<'static> {
    Stakes::Money { jacoby, beavers }
}

const fn cube(stakes: Stakes<'_>, value: u32, holder: Holder) -> Cube<'_> {
    Cube {
        stakes,
        value,
        holder,
    }
}

fn middle(outlook: Outlook) -> CubeDecision {
    cube(money(false, false), 1, Holder::Nobody).decide(outlook, LIVE)
}

#[test]
fn money_without_gammons_has_the_known_points() {
    // Take point of a live cube 20 %, of a dead one 25 %; doubling opens around 70 %, cash at 80 %.
    let view = View::new(money(false, false), race(0.5), LIVE);
    assert!((view.take_point(1, DEEPEST) - 0.2).abs() < 0.002);
    assert!(!middle(race(0.65)).doubles());
    assert!(middle(race(0.76)).doubles() && middle(race(0.76)).takes());
    assert!(!middle(race(0.82)).takes());
    // A redouble gives up a cube that is held, so it needs more: 71.8 % against 69.9 % at this liveliness.
    let held = |win| cube(money(false, false), 2, Holder::Mover).decide(race(win), LIVE);
    assert!(middle(race(0.708)).doubles());
    assert!(!held(0.708).doubles() && held(0.723).doubles());
}

#[test]
fn even_chances_are_worth_nothing() {
    let equity = |holder| cube(money(false, false), 1, holder).equity(race(0.5), LIVE);
    assert!(equity(Holder::Nobody).abs() < 1e-4);
    assert!(equity(Holder::Mover) > 0.0);
    assert!(equity(Holder::Other) < 0.0);
    assert_eq!(equity(Holder::Away), 0.0);
}

#[test]
fn with_many_gammons_one_plays_on() {
    let strong = Outlook {
        win: 0.9,
        win_gammon: 0.75,
        ..Outlook::default()
    };
    assert!(middle(strong).too_good());
    // The Jacoby rule takes the gammons away as long as the cube lies in the middle.
    let jacoby = cube(money(true, false), 1, Holder::Nobody).decide(strong, LIVE);
    assert!(!jacoby.too_good() && jacoby.doubles());
}

#[test]
fn a_bad_double_is_beavered() {
    let decision = cube(money(false, true), 1, Holder::Nobody).decide(race(0.4), LIVE);
    assert!(decision.beavers() && !decision.doubles());
    assert_eq!(decision.doubled(), decision.beaver.expect("allowed"));
    let good = cube(money(false, true), 1, Holder::Nobody).decide(race(0.75), LIVE);
    assert!(!good.beavers() && good.doubled() == good.double_take);
    assert_eq!(middle(race(0.4)).beaver, None);
}

fn score(table: &MatchEquity, away: u32, other_away: u32, post_crawford: bool) -> Stakes<'_> {
    Stakes::Match {
        away,
        other_away,
        table,
        post_crawford,
    }
}

#[test]
fn at_match_point_the_leader_never_doubles_and_the_trailer_always() {
    let table = MatchEquity::compute();
    let trailing = cube(score(&table, 4, 1, true), 1, Holder::Nobody);
    assert!(trailing.decide(race(0.5), LIVE).doubles());
    let leading = cube(score(&table, 1, 4, true), 1, Holder::Nobody);
    assert!(!leading.decide(race(0.7), LIVE).doubles());
    assert!(!leading.may_double());
}

#[test]
fn an_equity_in_a_match_is_a_chance_of_winning_it() {
    let table = MatchEquity::compute();
    let here = cube(score(&table, 3, 5, false), 2, Holder::Mover);
    let chances = here.decide(race(0.6), LIVE).match_chances.expect("a match");
    assert_eq!(chances[2], table.chance(1, 5, false));
    assert_eq!(here.in_points(table.chance(3, 3, false)), -1.0);
    // In the Crawford game a gammon is worthless to the leader, and dear to the trailer with two points to go.
    let gammons = Outlook {
        win: 0.5,
        win_gammon: 0.3,
        ..Outlook::default()
    };
    let crawford = |away, other| cube(score(&table, away, other, false), 1, Holder::Away);
    let leads = crawford(1, 2);
    assert_eq!(leads.equity(gammons, LIVE), leads.equity(race(0.5), LIVE));
    let trails = crawford(2, 1);
    assert!(trails.equity(gammons, LIVE) > trails.equity(race(0.5), LIVE) + 0.2);
}

/// Two checkers on the mover's 6 and 1 points against two on the ace: 15 of 36 rolls bear off both.
fn last_roll(high: usize, low: usize) -> Position {
    let mut setup = Setup::default();
    setup.mover[high] += 1;
    setup.mover[low] += 1;
    setup.other[1] = 2;
    setup.bear_off_the_rest(15).position().expect("a bear-off")
}

/// Together, because the table of bearing off is made once for them.
#[test]
fn looking_ahead_finds_what_is_known() {
    last_roll_doubles();
    looks_of_every_depth_agree_on_what_is_decided();
}

fn last_roll_doubles() {
    let brain = Brain::random(32, 32, &mut Random::new(1));
    let mut thoughts = Thoughts::default();
    let mut at = |position, stakes, plies| {
        let here = cube(stakes, 1, Holder::Nobody);
        look(&brain, position, here, plies, &mut thoughts)
    };
    // 5 and 2: 19 of 36 win at once, so the double is right and the take too; exactly 2/36, doubled 4/36.
    let known = at(last_roll(5, 2), money(false, false), 1);
    let decision = known.decision.expect("the cube is in the middle");
    assert!((known.outlook.win - 19.0 / 36.0).abs() < 1e-5);
    assert!(
        (decision.no_double - 2.0 / 36.0).abs() < 1e-4,
        "{decision:?}"
    );
    assert!(
        (decision.double_take - 4.0 / 36.0).abs() < 1e-4,
        "{decision:?}"
    );
    assert!(decision.doubles() && decision.takes());
    // 6 and 1: 15 of 36; whoever doubles is beavered.
    let decision = at(last_roll(6, 1), money(true, true), 2);
    let decision = decision.decision.expect("the cube is in the middle");
    assert!(!decision.doubles() && decision.beavers());
    assert!(
        (decision.no_double + 6.0 / 36.0).abs() < 1e-4,
        "{decision:?}"
    );
}

fn looks_of_every_depth_agree_on_what_is_decided() {
    let brain = Brain::random(32, 32, &mut Random::new(1));
    let mut thoughts = Thoughts::default();
    // One checker on the ace: won, whatever the cube does.
    let mut setup = Setup::default();
    setup.mover[1] = 1;
    setup.other[2] = 4;
    let won = setup.bear_off_the_rest(15).position().expect("a bear-off");
    for plies in 0..=2 {
        let here = cube(money(false, false), 1, Holder::Nobody);
        let decision = look(&brain, won, here, plies, &mut thoughts).decision;
        let decision = decision.expect("the cube is in the middle");
        assert!((decision.no_double - 1.0).abs() < 1e-4, "{decision:?}");
        assert!(!decision.takes() && decision.double_take > 1.99);
        let held = cube(money(false, false), 2, Holder::Other);
        let standing = look(&brain, won, held, plies, &mut thoughts);
        assert!(standing.decision.is_none() && (standing.equity - 1.0).abs() < 1e-4);
    }
}
