//! The head of a player of draughts: the search, and what it remembers.

use std::sync::Arc;

use ::draughts::{Course, Rules};
use ::engine::draughts::endgame::{Ends, Tables};
use ::engine::draughts::{Endgames, PatternTable, Question, Thinker, Thought, Tuning, tables_for};

use super::Sight;
use super::truth::Truth;

/// A head that remembers what it has found out about one rule set.
#[derive(Debug)]
pub(crate) struct Head {
    thinker: Option<Thinker>,
    rules: Option<Rules>,
    memory_bits: u32,
    /// Told to judge by this, or by nothing, whatever the rule set.
    told: Option<Option<Arc<PatternTable>>>,
    tuning: Tuning,
    threads: usize,
    /// The ends of games, of as many rule sets as were asked for.
    endgames: Vec<Arc<Tables>>,
    /// Tables that were loaded, by their names.
    tables: Vec<(&'static str, Arc<PatternTable>)>,
}

impl Head {
    /// A head with room for 2 to this power positions, taken when it first thinks.
    pub(crate) const fn new(memory_bits: u32) -> Self {
        Self {
            thinker: None,
            rules: None,
            memory_bits,
            told: None,
            tuning: Tuning::USUAL,
            threads: 1,
            endgames: Vec::new(),
            tables: Vec::new(),
        }
    }

    /// Judges by this table from now on, by hand-made weights without one.
    pub(crate) fn judge_by(&mut self, table: Option<Arc<PatternTable>>) {
        self.told = Some(table);
        self.rules = None;
    }

    /// Searches with these numbers from now on.
    pub(crate) const fn tune(&mut self, tuning: Tuning) {
        self.tuning = tuning;
        self.rules = None;
    }

    /// Thinks on so many threads from now on.
    pub(crate) const fn think_on(&mut self, threads: usize) {
        self.threads = threads;
        self.rules = None;
    }

    /// Has this table at hand from now on.
    pub(crate) fn load(&mut self, name: &'static str, table: Arc<PatternTable>) {
        self.tables.retain(|(known, _)| *known != name);
        self.tables.push((name, table));
        self.rules = None;
    }

    /// Forgets what was found out.
    pub(crate) fn forget(&mut self) {
        if let Some(thinker) = &mut self.thinker {
            thinker.forget();
        }
    }

    /// Looks ends of games up here from now on, under the rules that they are for.
    pub(crate) fn look_up(&mut self, endgames: Arc<Tables>) {
        self.endgames
            .retain(|known| known.kinship() != endgames.kinship());
        self.endgames.push(endgames);
        self.rules = None;
    }

    fn endgames_for(&self, rules: &Rules) -> Option<Arc<dyn Endgames>> {
        let ends = |tables: &Arc<Tables>| Ends::new(rules, Arc::clone(tables));
        let ends = self.endgames.iter().find_map(ends)?;
        Some(Arc::new(ends))
    }

    /// What endgame tables know of the position on the board.
    pub(super) fn truth(&self, game: &Course) -> Option<Truth> {
        let rules = game.rules();
        let mut known = self.endgames.iter();
        known.find_map(|tables| Truth::looked_up(game, rules, tables))
    }

    /// The table for a rule set, if it is at hand.
    fn table_for(&mut self, rules: &Rules) -> Option<Arc<PatternTable>> {
        if let Some(told) = &self.told {
            return told.clone();
        }
        let name = *tables_for(rules).first()?;
        #[cfg(feature = "shipped")]
        if !self.tables.iter().any(|(known, _)| *known == name) {
            let bytes = ::engine::data::file(name)?.bytes;
            let table = PatternTable::from_bytes(bytes).ok()?;
            self.tables.push((name, Arc::new(table)));
        }
        let mut at_hand = self.tables.iter();
        let (_, table) = at_hand.find(|(known, _)| *known == name)?;
        Some(Arc::clone(table))
    }

    fn thinker(&mut self, rules: &Rules) -> &mut Thinker {
        let bits = self.memory_bits;
        let others = self.rules.as_ref() != Some(rules);
        let (table, endgames) = if others {
            (self.table_for(rules), self.endgames_for(rules))
        } else {
            (None, None)
        };
        let thinker = self.thinker.get_or_insert_with(|| Thinker::new(bits));
        if others {
            // Another rule set may judge the same position otherwise: this forgets everything.
            thinker.tune(self.tuning);
            thinker.think_on(self.threads);
            thinker.judge_by(table);
            thinker.look_up(endgames);
            self.rules = Some(*rules);
        }
        thinker
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
