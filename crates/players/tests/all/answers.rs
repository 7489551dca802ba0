//! What the computer says to offers.

use backgammon::Win;
use table::Side;
use table::game::Contest;
use tabuleiro_players::{Players, Request};

use crate::support::{contest, players, to_act};

#[test]
fn whoever_is_behind_takes_a_draw_and_whoever_is_ahead_does_not() {
    let mut players = players();
    let contest = contest("draughts:english", Some("W:W21,22,30:B1,2,3,4,5,6"));
    assert!(players.agrees(&contest, Side::Light, Request::Draw));
    assert!(!players.agrees(&contest, Side::Dark, Request::Draw));
}

#[test]
fn nobody_takes_a_draw_in_the_first_moves() {
    let contest = contest("draughts:english", None);
    for side in Side::BOTH {
        assert!(!players().agrees(&contest, side, Request::Draw));
    }
}

/// Whoever is on roll bears its last two checkers off, and the other side has not brought one home.
const GAMMON: &str = "XGID=-B----------o-------------:0:0:1:00:0:0:0:1:10";

#[test]
fn a_resignation_must_be_worth_what_can_be_counted_on() {
    let mut players = players();
    let mut agrees = |contest: &Contest, side, win| {
        let request = Request::Resignation(win);
        players.agrees(contest, side, request)
    };
    let start = contest("backgammon:tournament", None);
    for side in Side::BOTH {
        assert!(agrees(&start, side, Win::Single));
    }
    let gammon = contest("backgammon:tournament", Some(GAMMON));
    let winner = to_act(&gammon);
    assert!(!agrees(&gammon, winner, Win::Single));
    assert!(agrees(&gammon, winner, Win::Backgammon));
    assert!(agrees(&gammon, winner.other(), Win::Single));
}

#[test]
fn without_nets_and_in_draughts_a_resignation_is_taken() {
    let nobody = &mut Players::new();
    for rules in ["backgammon:tournament", "draughts:english"] {
        let contest = contest(rules, None);
        assert!(nobody.agrees(&contest, Side::Dark, Request::Resignation(Win::Single)));
    }
}

#[test]
fn the_computer_lets_take_back_and_stop_and_knows_no_draw_in_backgammon() {
    let contest = contest("backgammon:tournament", None);
    let agrees = |request| players().agrees(&contest, Side::Light, request);
    assert!(agrees(Request::Takeback) && agrees(Request::Adjournment));
    assert!(!agrees(Request::Draw));
}
