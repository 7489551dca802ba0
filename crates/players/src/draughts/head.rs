//! The head of a player of draughts: the search, and what it remembers.

use ::draughts::{Course, Position, Rules};
use ::engine::draughts::{Question, Thinker, Thought};

use super::Sight;

/// A head that remembers what it has found out about one rule set.
#[derive(Debug)]
pub(crate) struct Head {
    thinker: Option<Thinker>,
    rules: Option<Rules>,
    memory_bits: u32,
}

impl Head {
    /// A head with room for 2 to this power positions, taken when it first thinks.
    pub(crate) const fn new(memory_bits: u32) -> Self {
        Self {
            thinker: None,
            rules: None,
            memory_bits,
        }
    }

    fn thinker(&mut self, rules: &Rules) -> &mut Thinker {
        let bits = self.memory_bits;
        let thinker = self.thinker.get_or_insert_with(|| Thinker::new(bits));
        if self.rules.as_ref() != Some(rules) {
            // Another rule set may judge the same position otherwise.
            thinker.forget();
            self.rules = Some(*rules);
        }
        thinker
    }

    /// Finds a good turn without the game that led to a position.
    pub(super) fn ask_at(&mut self, rules: &Rules, position: &Position, nodes: u64) -> Thought {
        let mut question = Question::new(rules, position);
        question.nodes = nodes;
        self.thinker(rules).think(&question, &mut |_| false)
    }

    /// Thinks about the position on the board, as far as the sight goes or until stopped; whoever stops it watches the
    /// time.
    pub(super) fn ask(
        &mut self,
        game: &Course,
        sight: Sight,
        all_turns: bool,
        stop: &mut dyn FnMut() -> bool,
    ) -> Thought {
        let rules = game.rules();
        let before = game.repeatable();
        let question = Question {
            rules,
            position: game.position(),
            before: &before,
            depth: sight.depth,
            nodes: sight.nodes,
            all_turns,
        };
        self.thinker(rules).think(&question, &mut |_| stop())
    }
}
