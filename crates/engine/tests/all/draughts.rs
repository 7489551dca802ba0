//! The draughts player, on every rule set.

use draughts::{Event, Game, Position, Rules, SharedRules, Square, Turn, rule_sets};
use tabuleiro_engine::draughts::{Question, SURELY_WON, Thinker, Thought};

/// Turns after which a game of two weak players is over by the draw rules of any set.
const LONGEST_GAME: u32 = 600;

fn think(rules: &Rules, position: &Position, depth: u32) -> Thought {
    let mut question = Question::new(rules, position);
    question.depth = depth;
    Thinker::new(16).think(&question, &mut |_| false)
}

#[test]
fn every_built_in_set_has_a_player() {
    for rules in &draughts::BUILT_IN {
        let position = Position::start(rules);
        let thought = think(rules, &position, 5);
        assert_eq!(thought.depth, 5, "{}", rules.id);
        assert_eq!(
            thought.turns.len(),
            distinct(&position.legal_turns(rules)),
            "{}",
            rules.id
        );
    }
}

fn distinct(turns: &[Turn]) -> usize {
    let mut seen: Vec<_> = turns
        .iter()
        .map(|turn| {
            (
                turn.huff,
                turn.play
                    .as_ref()
                    .map(|play| (play.from(), play.to(), play.taken_set())),
            )
        })
        .collect();
    seen.sort();
    seen.dedup();
    seen.len()
}

#[test]
fn self_play_is_legal_and_ends_for_every_set() {
    for rules in &draughts::BUILT_IN {
        let mut game = Game::new(SharedRules::new(*rules));
        let mut turns = 0;
        while game.outcome().is_none() {
            let before = game.course().repeatable();
            let mut question = Question::new(rules, game.position());
            (question.depth, question.before) = (2, &before);
            let thought = Thinker::new(16).think(&question, &mut |_| false);
            let turn = &thought.turns.first().expect("a turn").turn;
            let huff = turn.huff.map(Event::Huff);
            let play = turn.play.clone().map(Event::Move);
            for event in huff.into_iter().chain(play) {
                let played = game.apply(&event);
                assert_eq!(played, Ok(()), "{event:?} in {} of {}", turns, rules.id);
            }
            turns += 1;
            assert!(turns < LONGEST_GAME, "{} does not end", rules.id);
        }
        assert!(turns > 10, "{} ends after {turns} turns", rules.id);
    }
}

#[test]
fn a_short_win_is_found() {
    // Two kings against a man that must walk into them.
    let rules = rule_sets::by_id("english").expect("built in");
    let mut setup = draughts::Setup::empty(draughts::Side::White);
    let king = draughts::Piece {
        side: draughts::Side::White,
        kind: draughts::PieceKind::King,
    };
    let man = draughts::Piece {
        side: draughts::Side::Black,
        kind: draughts::PieceKind::Man,
    };
    setup.put(Square::new(21), Some(king));
    setup.put(Square::new(25), Some(king));
    setup.put(Square::new(11), Some(man));
    let position = Position::new(setup, rules).expect("legal");
    let thought = think(rules, &position, 12);
    assert!(thought.turns[0].score >= SURELY_WON, "{thought:?}");
}

#[test]
fn several_threads_find_what_one_finds() {
    let rules = rule_sets::by_id("russian").expect("built in");
    let position = Position::start(rules);
    let mut question = Question::new(rules, &position);
    question.depth = 9;
    let mut thinker = Thinker::new(14);
    let alone = thinker.think(&question, &mut |_| false);
    thinker.forget();
    thinker.think_on(3);
    let together = thinker.think(&question, &mut |_| false);
    assert_eq!(together.depth, alone.depth);
    assert_eq!(together.turns.len(), alone.turns.len());
    assert!((together.turns[0].score - alone.turns[0].score).abs() < 60);
    // However long helpers would go on, they stop with the lead.
    question.depth = 99;
    let stopped = thinker.think(&question, &mut |nodes| nodes > 20_000);
    assert!(!stopped.turns.is_empty());
}
