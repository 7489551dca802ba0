//! Judging whole tables.

use table::files::{Format, import};
use tabuleiro_players::Mark;
use tabuleiro_players::backgammon::Plies;
use tabuleiro_players::backgammon::review::{Choices, Made};
use tabuleiro_players::review::{NotReviewed, Review};

use crate::support::players;

/// A short match with a blunder in the first play, a double, a drop, and two resignations' worth of points.
const MATCH: &str = "\
 3 point match

 Game 1
 Ana : 0                        Bruno : 0
  1) 31: 13/10 24/23             64: 24/14
  2) 65: 24/18 23/18             Doubles => 2
  3)  Drops
                                  Wins 1 point

 Game 2
 Ana : 0                        Bruno : 1
  1)                             31: 8/5 6/5
  2)  Doubles => 2               Takes
  3) 66: 24/18 24/18 13/7 13/7   21: 13/11 6/5
";

fn review(depth: Plies) -> Review {
    let mut games = import(MATCH.as_bytes(), Format::Mat, None).expect("a match");
    let table = games.remove(0).expect("legal").table;
    players()
        .review(&table, depth, &mut || true)
        .expect("nets are loaded")
}

#[test]
fn every_decision_is_judged_and_summed_up() {
    let review = review(Plies::ZERO);
    let made: Vec<(usize, usize, bool)> = review
        .decisions
        .iter()
        .map(|decided| {
            (
                decided.game,
                decided.player,
                matches!(decided.judged.made, Made::Play(_)),
            )
        })
        .collect();
    let [ana, bruno] = review.totals;
    assert_eq!((ana.plays, bruno.plays), (3, 3), "{made:?}");
    assert_eq!((ana.doubles, ana.drops, ana.takes), (1, 1, 0));
    assert_eq!((bruno.doubles, bruno.drops, bruno.takes), (1, 0, 1));
    assert_eq!(
        bruno.early_doubles.count, 1,
        "after three rolls it was no double"
    );
    assert_eq!(ana.wrong_drops.count, 1, "nor a drop");
    // 13/10 24/23 with 3-1 is no blunder of the size of others, but not the point.
    let first = &review.decisions[0].judged;
    assert!(first.loss > 0.03 && first.mark.is_some(), "{}", first.loss);
    assert!(first.reason.is_some() && first.luck > Some(0.1));
    let Choices::Plays(plays) = &first.choices else {
        panic!("a play");
    };
    let best = plays.spelled(&plays.ranked[0]).expect("a play");
    assert_eq!(best.to_string(), "8/5 6/5");
    // What the parts lost is what the sums say.
    let lost: f64 = review
        .decisions
        .iter()
        .map(|decided| decided.judged.loss)
        .sum();
    let summed = |totals: tabuleiro_players::review::Totals| totals.play_loss + totals.cube_loss();
    assert!((lost - summed(ana) - summed(bruno)).abs() < 1e-6);
    let rate = ana.error_rate().expect("decisions");
    assert!((rate - 1000.0 * summed(ana) / f64::from(ana.decisions())).abs() < 1e-9);
    assert_eq!(ana.performance_rating(), Some(rate / 2.0));
    // The match is not over: no result, and none without luck.
    assert!(ana.is_match && ana.result.is_none() && ana.luck_adjusted.is_none());
    let marked = |mark| {
        let marks = review
            .decisions
            .iter()
            .filter(|decided| decided.judged.mark == Some(mark));
        marks.count() as u32
    };
    assert_eq!(marked(Mark::Error), ana.errors + bruno.errors);
    assert_eq!(marked(Mark::Blunder), ana.blunders + bruno.blunders);
}

#[test]
fn it_stops_when_told_to_and_knows_its_games() {
    let mut games = import(MATCH.as_bytes(), Format::Mat, None).expect("a match");
    let table = games.remove(0).expect("legal").table;
    let mut left = 4;
    let stopped = players().review(&table, Plies::ZERO, &mut || {
        left -= 1;
        left >= 0
    });
    assert!(stopped.expect("nets are loaded").decisions.len() <= 4);
    let draughts =
        import(b"[GameType \"21\"]\n1. 11-15 23-19 *\n", Format::Pdn, None).expect("a game");
    let table = draughts
        .into_iter()
        .next()
        .expect("one")
        .expect("legal")
        .table;
    let refused = players().review(&table, Plies::ZERO, &mut || true);
    assert_eq!(refused, Err(NotReviewed::Game(table::GameKind::Draughts)));
}
