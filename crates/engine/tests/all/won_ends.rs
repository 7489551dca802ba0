//! Ends of games that are won are won, though a draw rule counts and positions may come again.

use std::sync::Arc;

use draughts::formats::fen;
use draughts::{Course, Position, SharedRules, Side, rule_sets};
use tabuleiro_engine::draughts::endgame::{Ends, Tables};
use tabuleiro_engine::draughts::{Endgames, JudgedTurn, Question, Thinker};

/// Russian draughts, and its tables of four pieces.
fn russian() -> (SharedRules, Arc<dyn Endgames>) {
    let rules = *rule_sets::by_id("russian").expect("built in");
    let mut tables = Tables::new(&rules).expect("such rules have tables");
    tables.build_all(&rules, 4).expect("their wins are short");
    let ends = Ends::new(&rules, Arc::new(tables)).expect("theirs");
    (rules.into(), Arc::new(ends))
}

fn position(rules: &SharedRules, fen: &str) -> Position {
    let setup = fen::parse(fen, rules).expect("a position");
    Position::new(setup, rules).expect("of these rules")
}

fn head(ends: &Arc<dyn Endgames>) -> Thinker {
    let mut head = Thinker::new(18);
    head.look_up(Some(ends.clone()));
    head
}

/// The best turn in a position that these came before, looked at so many positions far.
fn best(
    head: &mut Thinker,
    rules: &SharedRules,
    position: &Position,
    before: &[Position],
    nodes: u64,
) -> JudgedTurn {
    let mut question = Question::new(rules, position);
    question.before = before;
    question.nodes = nodes;
    let mut thought = head.think(&question, &mut |_| false);
    thought.turns.swap_remove(0)
}

/// Fifteen moves with kings alone are a draw in Russian draughts, and these wins take longer: on the way a man moves.
#[test]
fn a_win_that_a_rule_may_come_before_is_walked_towards() {
    let (rules, ends) = russian();
    for (start, winner) in [
        ("W:WK12,20,K25:BK6", Side::White),
        ("W:WK17,K18,20:BK19", Side::White),
        ("B:WK12:BK14,15,20", Side::Black),
        ("W:W12,K13,K28,20:B7,11,K5", Side::White),
    ] {
        let mut game = Course::new(rules.clone(), position(&rules, start));
        let mut heads = [head(&ends), head(&ends)];
        while game.outcome().is_none() {
            let position = *game.position();
            let head = &mut heads[usize::from(position.to_move() == Side::Black)];
            let best = best(head, &rules, &position, &game.repeatable(), 2_000);
            game.take(&best.turn);
        }
        let outcome = game.outcome().expect("the game is over");
        assert_eq!(
            outcome.winner,
            Some(winner),
            "{start}: {:?}",
            outcome.reason
        );
    }
}

/// What was remembered of a position before it was on the board says nothing of the draw that it would be now.
#[test]
fn a_win_is_not_repeated_away() {
    let (rules, ends) = russian();
    for start in ["W:W12,K16,20,K32:BK25", "W:W12,K19,20,K32:BK29"] {
        let mut head = head(&ends);
        let here = position(&rules, start);
        let first = best(&mut head, &rules, &here, &[], 50_000);
        let answered = here.after(&first.turn, &rules);
        let reply = best(&mut head, &rules, &answered, &[here], 50_000);
        let again = answered.after(&reply.turn, &rules);
        // Now this has been on the board already.
        let second = best(&mut head, &rules, &here, &[again, answered], 50_000);
        assert!(second.score > 500, "{start}: {second:?}");
        let answered = here.after(&second.turn, &rules);
        let replies = answered.legal_turns(&rules);
        let mut after = replies.iter().map(|reply| answered.after(reply, &rules));
        assert!(!after.any(|after| after == again), "{start}: {second:?}");
    }
}
