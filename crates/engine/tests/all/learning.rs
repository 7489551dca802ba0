//! Learning to judge positions of draughts, and playing by what was learned.

use std::sync::Arc;

use core::num::NonZeroU32;

use draughts::{Position, SharedRules, rule_sets};
use tabuleiro_engine::Random;
use tabuleiro_engine::draughts::train::games::{self, Manner};
use tabuleiro_engine::draughts::train::{Lessons, Start, fit};
use tabuleiro_engine::draughts::{Endgames, FewPieces, Known, PatternTable, Question, Thinker};

const QUICK: Manner = Manner {
    nodes: 60,
    random_turns: (4, 8),
    stray_turns: None,
};

fn rules(id: &str) -> SharedRules {
    (*rule_sets::by_id(id).expect("built in")).into()
}

/// Looks far enough ahead to know more than the weights it looks ahead with.
const THOROUGH: Manner = Manner {
    nodes: 400,
    ..QUICK
};

/// Now and then it takes any turn at all.
const STRAYING: Manner = Manner {
    stray_turns: NonZeroU32::new(8),
    ..QUICK
};

fn some_games(id: &str, games: u32) -> Lessons {
    played(id, games, QUICK)
}

fn played(id: &str, games: u32, manner: Manner) -> Lessons {
    let mut thinker = Thinker::new(12);
    games::learn_games(&rules(id), &mut thinker, manner, 5, games, &mut || false)
}

#[test]
fn the_same_seed_makes_the_same_lessons_and_files_keep_them() {
    // One set of each board; the huff and the long way of a king are among them.
    for id in ["english", "garden", "frisian", "canadian", "turkish"] {
        let lessons = some_games(id, 4);
        assert!(lessons.len() > 20, "{id}: {}", lessons.len());
        assert_eq!(lessons, some_games(id, 4), "{id}");
        let bytes = lessons.to_bytes();
        assert_eq!(Lessons::from_bytes(&bytes), Ok(lessons), "{id}");
        assert!(Lessons::from_bytes(&bytes[..bytes.len() - 1]).is_err());
    }
}

#[test]
fn a_result_says_nothing_of_what_was_before_a_stray_turn() {
    let lessons = played("english", 4, STRAYING);
    let told = lessons.results();
    let known = told.iter().filter(|result| result.is_some()).count();
    assert!(
        (1..told.len()).contains(&known),
        "{known} of {}",
        told.len()
    );
    assert_eq!(Lessons::from_bytes(&lessons.to_bytes()), Ok(lessons));
    let straight = some_games("english", 4);
    assert!(straight.results().iter().all(Option::is_some));
}

/// The points of a table in so many pairs of games against another, or against the hand-made weights.
fn points_against(table: &PatternTable, other: Option<&PatternTable>, pairs: u32) -> f32 {
    let english = rules("english");
    let [mut ours, mut theirs] = [Some(table), other].map(|table| {
        let mut thinker = Thinker::new(12);
        thinker.judge_by(table.cloned().map(Arc::new));
        thinker
    });
    let mut random = Random::new(11);
    let mut points = 0.0;
    for _ in 0..pairs {
        let start = games::opening(&english, 6, &mut random);
        let first = games::play(start.clone(), [&mut ours, &mut theirs], QUICK.nodes);
        let second = games::play(start, [&mut theirs, &mut ours], QUICK.nodes);
        points += first.share() + 1.0 - second.share();
    }
    points
}

#[test]
fn what_is_learned_plays_better_than_hand_made_weights() {
    let lessons = played("english", 400, THOROUGH);
    let fitted = fit(&rules("english"), &lessons, Start::ByHand, 1);
    let points = points_against(&fitted.table, None, 200);
    assert!(points > 220.0, "{points} of 400: {fitted:?}");
    let again = PatternTable::from_bytes(&fitted.table.to_bytes());
    assert_eq!(again.as_ref(), Ok(&fitted.table));
    // A related set begins with what this one knows.
    let few = some_games("italian", 20);
    let alone = fit(&rules("italian"), &few, Start::ByHand, 1);
    let helped = fit(&rules("italian"), &few, Start::Related(&fitted.table), 1);
    assert_ne!(alone.table, helped.table);
    // Without a lesson all of it stays as it was, the net too.
    let none = Lessons::new(&rules("italian"));
    for start in [Start::Related(&fitted.table), Start::Learned(&fitted.table)] {
        let kept = fit(&rules("italian"), &none, start, 1);
        assert_eq!(kept.table, fitted.table);
    }
}

#[test]
fn a_table_that_has_learned_much_forgets_little_of_it() {
    let english = rules("english");
    let before = fit(
        &english,
        &played("english", 400, THOROUGH),
        Start::ByHand,
        1,
    )
    .table;
    let mut thinker = Thinker::new(12);
    thinker.judge_by(Some(Arc::new(before.clone())));
    let few = games::learn_games(&english, &mut thinker, QUICK, 6, 100, &mut || false);
    // The scale may change with what a score is worth in points; beside that the weights turn by an angle.
    let turned = |start| {
        let after = fit(&english, &few, start, 1).table.to_bytes();
        let words = |bytes: &[u8]| -> Vec<f64> {
            let words = bytes[9..].chunks_exact(2);
            let word = |word: &[u8]| f64::from(i16::from_le_bytes([word[0], word[1]]));
            words.map(word).collect()
        };
        let (before, after) = (words(&before.to_bytes()), words(&after));
        let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        1.0 - dot(&before, &after) / (dot(&before, &before) * dot(&after, &after)).sqrt()
    };
    let (gently, usually) = (
        turned(Start::Learned(&before)),
        turned(Start::Related(&before)),
    );
    assert!(0.0 < gently && 4.0 * gently < usually, "{gently} {usually}");
}

#[test]
fn a_stopped_training_plays_no_more_games() {
    let mut left = 2;
    let mut stop = || {
        left -= 1;
        left < 0
    };
    let mut thinker = Thinker::new(12);
    let lessons = games::learn_games(&rules("english"), &mut thinker, QUICK, 5, 50, &mut stop);
    assert_eq!(lessons.games(), 2);
}

/// Says that whoever is to move with up to so many pieces has lost.
#[derive(Debug)]
struct AllLost(u32);

impl Endgames for AllLost {
    fn most_pieces(&self) -> u32 {
        self.0
    }

    fn probe(&self, position: &FewPieces) -> Option<Known> {
        assert!((position.white | position.black).count_ones() <= self.0);
        Some(Known::Lost(6))
    }
}

#[test]
fn the_search_believes_its_endgame_tables() {
    let rules = rules("english");
    let setup = draughts::formats::fen::parse("W:WK32:BK1,K5", &rules).expect("a position");
    let position = Position::new(setup, &rules).expect("legal");
    let score = |endgames: Option<Arc<dyn Endgames>>| {
        let mut thinker = Thinker::new(12);
        thinker.look_up(endgames);
        let mut question = Question::new(&rules, &position);
        question.depth = 3;
        thinker.think(&question, &mut |_| false).turns[0].score
    };
    // Lost for Black after White's turn, in one turn and six more.
    let won = tabuleiro_engine::draughts::WON;
    assert_eq!(score(Some(Arc::new(AllLost(3)))), won - 7);
    assert!(score(Some(Arc::new(AllLost(2)))) < 0);
    assert!(score(None) < 0);
}
