//! The head of a player of draughts: the search, and what it remembers.

use std::sync::Arc;

use ::draughts::{Course, Position, Rules, Turn};
use ::engine::draughts::endgame::{Ends, Tables};
use ::engine::draughts::{
    Endgames, PatternTable, Question, Thinker, Thought, Tuning, Watch, tables_for,
};

use super::Sight;
use super::own_ends::{Building, OwnEnds, wanted};
use super::truth::Truth;

/// Room for the positions of a short sight: 256 KB.
const SHORT_MEMORY_BITS: u32 = 14;

/// A head that remembers what it has found out about one rule set.
#[derive(Debug)]
pub(crate) struct Head {
    thinker: Option<Thinker>,
    /// For short sights: it begins every time with nothing in mind.
    afresh: Option<Thinker>,
    rules: Option<Rules>,
    memory_bits: u32,
    /// Told to judge by this, or by nothing, whatever the rule set.
    told: Option<Option<Arc<PatternTable>>>,
    tuning: Tuning,
    threads: usize,
    /// The ends of games, of as many rule sets as were asked for.
    endgames: Vec<Arc<Tables>>,
    /// Ends that it builds itself, class by class, for whoever has no folder with tables.
    own_ends: Option<OwnEnds>,
    /// Tables that were loaded, by their names.
    tables: Vec<(&'static str, Arc<PatternTable>)>,
}

impl Head {
    /// A head with room for 2 to this power positions, taken when it first thinks.
    pub(crate) const fn new(memory_bits: u32) -> Self {
        Self {
            thinker: None,
            afresh: None,
            rules: None,
            memory_bits,
            told: None,
            tuning: Tuning::USUAL,
            threads: 1,
            endgames: Vec::new(),
            own_ends: None,
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

    /// Builds the ends of games itself from now on, a little with every question about few pieces.
    pub(crate) fn build_ends(&mut self) {
        self.own_ends = Some(OwnEnds::new());
    }

    /// Builds a little more of the ends that a game comes to; says whether there is still something to do.
    pub(super) fn build_an_end(&mut self, game: &Course) -> bool {
        let rules = game.rules();
        let (Some(own), Some(pieces)) = (&mut self.own_ends, wanted(game)) else {
            return false;
        };
        let knows = |tables: &Arc<Tables>| tables.fit(rules) && tables.most_pieces() >= pieces;
        if self.endgames.iter().any(knows) {
            return false;
        }
        match own.build(rules, pieces) {
            Building::Done(tables) => {
                self.look_up(Arc::new(tables));
                false
            }
            Building::GoesOn => true,
            Building::Never => false,
        }
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
        self.prepare(rules);
        let bits = self.memory_bits;
        self.thinker.get_or_insert_with(|| Thinker::new(bits))
    }

    /// Has both thinkers know these rules.
    fn prepare(&mut self, rules: &Rules) {
        if self.rules.as_ref() == Some(rules) {
            return;
        }
        let (table, endgames) = (self.table_for(rules), self.endgames_for(rules));
        let bits = self.memory_bits;
        let thinker = self.thinker.get_or_insert_with(|| Thinker::new(bits));
        // Another rule set may judge the same position otherwise: this forgets everything.
        thinker.tune(self.tuning);
        thinker.think_on(self.threads);
        thinker.judge_by(table.clone());
        thinker.look_up(endgames);
        let afresh = self
            .afresh
            .get_or_insert_with(|| Thinker::new(SHORT_MEMORY_BITS));
        afresh.tune(self.tuning);
        afresh.judge_by(table);
        self.rules = Some(*rules);
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
        let thinker = self.thinker(game.rules());
        ask(thinker, game, sight, all_turns, stop)
    }

    /// The same for whoever wants to hear what is found on the way.
    pub(super) fn search(
        &mut self,
        game: &Course,
        sight: Sight,
        endless: bool,
        watch: &mut dyn Watch<Turn>,
    ) -> Thought {
        let before = game.repeatable();
        let question = Question {
            endless,
            ..question(game, &before, sight)
        };
        self.thinker(game.rules()).think(&question, watch)
    }

    /// The same without anything that was found out before, and without endgame tables: what a hint saw further
    /// ahead would make a weak level strong.
    pub(super) fn ask_afresh(
        &mut self,
        game: &Course,
        sight: Sight,
        all_turns: bool,
        stop: &mut dyn FnMut() -> bool,
    ) -> Thought {
        self.prepare(game.rules());
        let thinker = self
            .afresh
            .get_or_insert_with(|| Thinker::new(SHORT_MEMORY_BITS));
        thinker.forget();
        ask(thinker, game, sight, all_turns, stop)
    }
}

fn ask(
    thinker: &mut Thinker,
    game: &Course,
    sight: Sight,
    all_turns: bool,
    stop: &mut dyn FnMut() -> bool,
) -> Thought {
    let before = game.repeatable();
    let question = Question {
        all_turns,
        ..question(game, &before, sight)
    };
    thinker.think(&question, &mut |_: u64| stop())
}

/// What is asked about the position on the board, as far as the sight goes.
fn question<'a>(game: &'a Course, before: &'a [Position], sight: Sight) -> Question<'a> {
    Question {
        before,
        depth: sight.depth,
        nodes: sight.nodes,
        ..Question::new(game.rules(), game.position())
    }
}
