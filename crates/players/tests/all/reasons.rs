//! Why the best is best, as data.

use table::game::Contest;
use tabuleiro_players::backgammon::{CubeChoice, Fact, Reason as BackgammonReason};
use tabuleiro_players::draughts::Reason;
use tabuleiro_players::{Choice, Players, Purpose};

use crate::support::{contest, money, of_backgammon, of_draughts, play, players, think, throw};

fn explained(players: &mut Players, rules: &str, position: &str) -> Option<Reason> {
    let contest = contest(rules, Some(position));
    let choice = Choice {
        plies: Some(8),
        ..Choice::default()
    };
    let judged = think(players, &contest, choice, Purpose::Judge);
    assert_eq!(of_draughts(judged).reason, None, "nobody asked why");
    of_draughts(think(players, &contest, choice, Purpose::Explain)).reason
}

#[test]
fn reasons_of_draughts() {
    let mut players = players();
    let mut why = |rules: &str, position: &str| explained(&mut players, rules, position);
    assert_eq!(why("draughts:italian", "W:W22:B18,1"), Some(Reason::Only));
    assert_eq!(
        why("draughts:italian", "W:W21,22,23:B18"),
        Some(Reason::Wins { moves: 1 })
    );
    // In the losing game pieces are a burden: nothing is said of them.
    let losing = why("draughts:english+losing", "W:W21,22,23:B10,11,12");
    assert!(
        !matches!(
            losing,
            Some(Reason::Pieces { .. } | Reason::King { .. } | Reason::NoKing { .. })
        ),
        "{losing:?}"
    );
}

#[test]
fn reasons_of_backgammon() {
    let mut players = players();
    let mut why = |contest: &Contest| {
        let found = think(&mut players, contest, Choice::best(), Purpose::Explain);
        of_backgammon(found).reason
    };
    let mut contest = contest("backgammon:tournament", None);
    throw(&mut contest, [3, 1]);
    match why(&contest) {
        Some(BackgammonReason::Better { facts, gap, .. }) => {
            assert!(facts.contains(&Fact::Point(5)), "{facts:?}");
            assert!(gap > 0.1, "{gap}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_choice_about_the_cube_has_its_reason() {
    let mut contest = money();
    let mut players = players();
    let mut why = |contest: &Contest| {
        let found = think(&mut players, contest, Choice::best(), Purpose::Explain);
        of_backgammon(found).reason
    };
    throw(&mut contest, [3, 1]);
    play(&mut contest, "8/5 6/5");
    let (choice, better, worse) = cube(why(&contest));
    assert_eq!(choice, CubeChoice::Roll);
    assert!(better > worse);
    play(&mut contest, "double");
    let (choice, better, worse) = cube(why(&contest));
    assert_eq!(choice, CubeChoice::Take);
    assert!(better > worse);
}

fn cube(reason: Option<BackgammonReason>) -> (CubeChoice, f32, f32) {
    match reason {
        Some(BackgammonReason::Cube {
            choice,
            better,
            worse,
        }) => (choice, better, worse),
        other => panic!("{other:?}"),
    }
}
