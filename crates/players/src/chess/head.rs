//! The head of a player of chess: the search, and what it remembers.

use std::sync::Arc;

use ::chess::{Game, Rules};
use ::engine::chess::{Question, Thinker, Thought, Tuning, Watch, WeightTable};

use super::Sight;

/// Room for the positions of a short sight: 256 KB.
const SHORT_MEMORY_BITS: u32 = 14;

/// A head that remembers what it has found out.
#[derive(Debug)]
pub struct Head {
    thinker: Option<Thinker>,
    /// For short sights: it begins every time with nothing in mind.
    afresh: Option<Thinker>,
    /// What the thinkers remember is of games by these rules.
    rules: Option<Rules>,
    memory_bits: u32,
    /// Weights that were loaded.
    weights: Option<Arc<WeightTable>>,
    /// Told to judge by these, whatever was loaded.
    told: Option<Arc<WeightTable>>,
    tuning: Tuning,
    threads: usize,
}

impl Head {
    /// A head with room for 2 to this power positions, taken when it first thinks.
    #[must_use]
    pub const fn new(memory_bits: u32) -> Self {
        Self {
            thinker: None,
            afresh: None,
            rules: None,
            memory_bits,
            weights: None,
            told: None,
            tuning: Tuning::USUAL,
            threads: 1,
        }
    }

    /// Has these weights at hand from now on.
    pub fn load(&mut self, weights: Arc<WeightTable>) {
        self.weights = Some(weights);
        self.rules = None;
    }

    /// Judges by these weights from now on, whatever comes with the program.
    pub fn judge_by(&mut self, weights: Arc<WeightTable>) {
        self.told = Some(weights);
        self.rules = None;
    }

    /// Searches with these numbers from now on.
    pub fn tune(&mut self, tuning: Tuning) {
        self.tuning = tuning;
        self.rules = None;
    }

    /// Thinks on so many threads from now on.
    pub fn think_on(&mut self, threads: usize) {
        self.threads = threads;
        self.rules = None;
    }

    /// Forgets what was found out: another game begins.
    pub fn forget(&mut self) {
        if let Some(thinker) = &mut self.thinker {
            thinker.forget();
        }
    }

    fn weights(&self) -> Arc<WeightTable> {
        if let Some(weights) = self.told.as_ref().or(self.weights.as_ref()) {
            return Arc::clone(weights);
        }
        #[cfg(feature = "shipped")]
        if let Some(file) = ::engine::data::file(::engine::chess::WEIGHTS)
            && let Ok(weights) = WeightTable::from_bytes(file.bytes)
        {
            return Arc::new(weights);
        }
        Arc::new(WeightTable::by_hand())
    }

    /// Has both thinkers know these rules.
    fn prepare(&mut self, rules: &Rules) {
        if self.rules.as_ref() == Some(rules) {
            return;
        }
        let weights = self.weights();
        let bits = self.memory_bits;
        let thinker = self.thinker.get_or_insert_with(|| Thinker::new(bits));
        let afresh = self
            .afresh
            .get_or_insert_with(|| Thinker::new(SHORT_MEMORY_BITS));
        thinker.think_on(self.threads);
        for thinker in [thinker, afresh] {
            // Other rules may judge the same position otherwise: this forgets everything.
            thinker.tune(self.tuning);
            thinker.judge_by(Arc::clone(&weights));
        }
        self.rules = Some(rules.clone());
    }

    /// Thinks about the position on the board, as far as the sight goes or until stopped; whoever stops it watches the
    /// time.
    pub fn ask(
        &mut self,
        game: &Game,
        sight: Sight,
        all_moves: bool,
        watch: &mut dyn Watch<::chess::Move>,
    ) -> Thought {
        self.prepare(game.rules());
        let bits = self.memory_bits;
        let thinker = self.thinker.get_or_insert_with(|| Thinker::new(bits));
        ask(thinker, game, sight, all_moves, watch)
    }

    /// The same without anything that was found out before: what a hint saw further ahead would make a weak level
    /// strong.
    pub(super) fn ask_afresh(
        &mut self,
        game: &Game,
        sight: Sight,
        all_moves: bool,
        watch: &mut dyn Watch<::chess::Move>,
    ) -> Thought {
        self.prepare(game.rules());
        let thinker = self
            .afresh
            .get_or_insert_with(|| Thinker::new(SHORT_MEMORY_BITS));
        thinker.forget();
        ask(thinker, game, sight, all_moves, watch)
    }

    /// What is expected after a move, as far as it is remembered.
    #[must_use]
    pub fn line(&self, game: &Game, first: ::chess::Move, most: u32) -> Vec<::chess::Move> {
        match &self.thinker {
            Some(thinker) => thinker.line(game.board(), first, most),
            None => vec![first],
        }
    }
}

fn ask(
    thinker: &mut Thinker,
    game: &Game,
    sight: Sight,
    all_moves: bool,
    watch: &mut dyn Watch<::chess::Move>,
) -> Thought {
    let question = Question {
        depth: sight.depth,
        nodes: sight.nodes,
        all_moves,
        ..Question::of(game)
    };
    thinker.think(&question, watch)
}
