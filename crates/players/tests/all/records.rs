//! Judging what was played.

use table::Side;
use table::game::Contest;
use tabuleiro_players::{Care, Judgement, Mark, Players, Tally};

use crate::support::{contest, event, money, play, players, throw};

const CARE: f64 = 20.0;

fn judge(players: &mut Players, before: &Contest, text: &str) -> Option<Judgement> {
    players.judge(before, &event(before, text), Care::of_milliseconds(CARE))
}

#[test]
fn the_best_turn_costs_nothing_and_a_piece_given_away_is_marked() {
    let mut players = players();
    let contest = contest("draughts:english", Some("W:W22,30,31:B5,15,6"));
    let good = judge(&mut players, &contest, "22-17").expect("a turn");
    let bad = judge(&mut players, &contest, "22-18").expect("a turn");
    assert_eq!(bad.mark, Some(Mark::Blunder), "{bad:?}");
    assert!(bad.loss > good.loss && bad.light_share < good.light_share);
    assert_eq!((good.luck, bad.luck), (None, None), "no dice");
}

#[test]
fn a_play_is_judged_with_its_dice() {
    let mut players = players();
    let mut contest = money();
    throw(&mut contest, [3, 1]);
    let best = judge(&mut players, &contest, "8/5 6/5").expect("a play");
    assert_eq!((best.loss, best.mark), (0.0, None));
    assert!(
        best.luck > Some(0.1),
        "the best roll of the opening: {best:?}"
    );
    let worst = judge(&mut players, &contest, "8/4").expect("a play");
    assert_eq!(worst.mark, Some(Mark::Blunder));
    assert_eq!(worst.luck, best.luck, "the same dice");
}

#[test]
fn throws_are_not_judged_nor_anything_without_nets() {
    let mut contest = contest("backgammon:tournament", None);
    throw(&mut contest, [3, 1]);
    assert_eq!(judge(&mut Players::new(), &contest, "8/5 6/5"), None);
    play(&mut contest, "8/5 6/5");
    let roll = table::game::GameEvent::Backgammon(backgammon::Event::Roll(
        backgammon::Roll::from_pips(6, 6).expect("dice"),
    ));
    let care = Care::of_milliseconds(CARE);
    assert_eq!(players().judge(&contest, &roll, care), None);
}

#[test]
fn a_tally_sums_up_each_side() {
    let judged = |loss: f64, mark, luck| Judgement {
        light_share: 0.5,
        loss,
        mark,
        luck,
    };
    let mut tally = Tally::default();
    assert_eq!(tally.report(Side::Light), Default::default());
    tally.count(Side::Light, &judged(0.02, None, Some(0.5)));
    tally.count(Side::Light, &judged(0.04, Some(Mark::Error), None));
    tally.count(Side::Dark, &judged(0.9, Some(Mark::Blunder), Some(-0.25)));
    let light = tally.report(Side::Light);
    assert!((light.error_rate.expect("decisions") - 30.0).abs() < 1e-9);
    assert_eq!(
        (light.errors, light.blunders, light.luck),
        (1, 0, Some(0.5))
    );
    let dark = tally.report(Side::Dark);
    assert_eq!((dark.errors, dark.blunders, dark.luck), (0, 1, Some(-0.25)));
}
