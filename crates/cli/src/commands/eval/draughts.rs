//! Judging draughts positions: the search.

use std::time::{Duration, Instant};

use ::draughts::formats::fen;
use ::draughts::{Position, Rules};
use engine::draughts::{Question, Thinker};

use super::{Budget, Evaluation, Judged};

/// The search with its memory, for one rule set.
pub(super) struct DraughtsJudge<'a> {
    rules: &'a Rules,
    budget: Budget,
    thinker: Thinker,
}

/// Positions kept in mind: 2 to the power of this.
const MEMORY_BITS: u32 = 20;

impl<'a> DraughtsJudge<'a> {
    pub(super) fn new(rules: &'a Rules, budget: Budget) -> Self {
        Self {
            rules,
            budget,
            thinker: Thinker::new(MEMORY_BITS),
        }
    }

    pub(super) fn evaluate(&mut self, position: &Position) -> Evaluation {
        let start = Instant::now();
        let Budget {
            plies, time, nodes, ..
        } = self.budget;
        let unlimited = plies.is_none() && nodes.is_none();
        let seconds = time
            .or(unlimited.then_some(1.0))
            .map(|seconds| Duration::from_secs_f64(seconds.clamp(0.0, 1e6)));
        let mut question = Question::new(self.rules, position);
        question.all_turns = true;
        question.depth = plies.unwrap_or(question.depth);
        question.nodes = nodes.unwrap_or(question.nodes);
        let thought = self.thinker.think(&question, &mut |_| {
            seconds.is_some_and(|limit| start.elapsed() >= limit)
        });
        let names = self.rules.names();
        let candidates: Vec<Judged> = thought
            .turns
            .iter()
            .map(|judged| Judged {
                r#move: names.turn(&judged.turn),
                position: fen::write(position.after(&judged.turn, self.rules).setup(), self.rules),
                equity: None,
                score: Some(f64::from(judged.score) / 100.0),
                probabilities: None,
            })
            .collect();
        Evaluation {
            best: candidates.first().map(|best| best.r#move.clone()),
            candidates,
            probabilities: None,
            cube: None,
            depth: thought.depth,
            nodes: thought.nodes,
            seconds: start.elapsed().as_secs_f64(),
        }
    }
}
