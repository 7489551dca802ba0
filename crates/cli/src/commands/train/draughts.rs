//! `tabuleiro train draughts`: the table that judges positions of a rule set, from nothing.

use std::path::PathBuf;
use std::sync::Arc;

use ::draughts::{Course, SharedRules};
use clap::Args;
use engine::Random;
use engine::draughts::endgame::Ends;
use engine::draughts::train::games::{self, Manner};
use engine::draughts::train::{Lessons, Result as Ended, Start, fit};
use engine::draughts::{Endgames, PatternTable, Thinker};
use table::RuleSet;
use words::Lang;

use super::generations::{self, Fitted, Plan, School};
use crate::answer::{Failure, Outcome};
use crate::commands::arena::statistics::Taken;
use crate::commands::endgame;
use crate::output::Form;
use crate::rule_set;

/// Train the table that judges positions of a rule set of draughts by self-play; stop and resume at any time
///
/// The training lies in the user's data folder (tabuleiro/train/draughts/ID) and is saved all the time: the same
/// command goes on where it was stopped, whatever stopped it. Beside the games lie the best table so far (best.tbl) and
/// the learning curve (curve.csv, curve.svg): log-loss on games not learned from, and Elo over the best before with its
/// interval. The same seed makes the same games. It ends by itself when two generations running gain under 10 Elo.
///
/// Example: tabuleiro train draughts --rules italian --hours 0.5 --out italian.tbl
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The rule set: an id such as `italian`, or a path to a house-rules file.
    #[arg(long, value_name = "ID")]
    rules: String,

    /// Begin with this table of a related rule set instead of hand-made weights.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// That table is of this rule set and has learned from more games than will be played: it moves by small steps,
    /// which keep what it knows.
    #[arg(long, requires = "from")]
    gently: bool,

    #[command(flatten)]
    plan: Plan,
}

/// What a player of a training remembers: 2 to this power positions, more than it looks at.
const MEMORY_BITS: u32 = 15;
/// Endings of so many pieces are built in a second.
const ENDGAME_PIECES: u8 = 4;
pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let rules = rule_set::find(&arguments.rules, Lang::En)?;
    let RuleSet::Draughts(rules) = rules else {
        return Err(Failure::Input(format!(
            "--rules {}: this is no rule set of draughts",
            arguments.rules
        )));
    };
    let from = generations::table_of(arguments.from.as_deref())?;
    let tables = endgame::for_search(&rules, ENDGAME_PIECES);
    let endgames = tables.and_then(|tables| Ends::new(&rules, tables));
    let school = Draughts {
        endgames: endgames.map(|ends| Arc::new(ends) as Arc<dyn Endgames>),
        from,
        gently: arguments.gently,
        nodes: arguments.plan.nodes,
        rules,
    };
    generations::run(&school, &arguments.plan, form)
}

/// What is needed to learn a rule set of draughts.
struct Draughts {
    rules: SharedRules,
    /// What fitting begins with, instead of hand-made weights.
    from: Option<Arc<PatternTable>>,
    gently: bool,
    /// How games end is looked up where the rule set has tables: results without the players' mistakes teach more.
    endgames: Option<Arc<dyn Endgames>>,
    nodes: u64,
}

impl Draughts {
    fn head(&self, table: Option<&Arc<PatternTable>>) -> Thinker {
        let mut head = Thinker::new(MEMORY_BITS);
        head.judge_by(table.cloned());
        head.look_up(self.endgames.clone());
        head
    }
}

impl School for Draughts {
    type Table = PatternTable;
    type Lessons = Lessons;

    fn name(&self) -> String {
        format!("draughts/{}", self.rules.id)
    }

    fn first(&self) -> Option<Arc<PatternTable>> {
        self.from.clone()
    }

    fn no_lessons(&self) -> Lessons {
        Lessons::new(&self.rules)
    }

    fn play(
        &self,
        table: Option<&Arc<PatternTable>>,
        seed: u64,
        games: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Lessons {
        let manner = Manner {
            nodes: self.nodes,
            ..Manner::USUAL
        };
        games::learn_games(
            &self.rules,
            &mut self.head(table),
            manner,
            seed,
            games,
            stop,
        )
    }

    fn fit(&self, lessons: &Lessons, seed: u64) -> Fitted<PatternTable> {
        let start = match self.from.as_deref() {
            None => Start::ByHand,
            Some(table) if self.gently => Start::Learned(table),
            Some(table) => Start::Related(table),
        };
        let fitted = fit(&self.rules, lessons, start, seed);
        Fitted {
            table: fitted.table,
            positions: fitted.lessons,
            loss_before: fitted.loss_by_hand,
            loss: fitted.loss,
            scale: fitted.scale,
        }
    }

    fn compete(
        &self,
        fresh: &Arc<PatternTable>,
        before: Option<&Arc<PatternTable>>,
        pairs: u32,
        random: &mut Random,
        tell: &mut dyn FnMut([Taken; 2]),
    ) {
        let (mut fresh, mut before) = (self.head(Some(fresh)), self.head(before));
        let taken = |result: Ended, own: Ended| match result {
            Ended::Draw => Taken::Draw,
            result if result == own => Taken::Win,
            Ended::White | Ended::Black => Taken::Loss,
        };
        for _ in 0..pairs {
            let opening = games::opening(&self.rules, 6 + random.below(3), random);
            let as_white = games::play(
                Course::clone(&opening),
                [&mut fresh, &mut before],
                self.nodes,
            );
            let as_black = games::play(opening, [&mut before, &mut fresh], self.nodes);
            tell([taken(as_white, Ended::White), taken(as_black, Ended::Black)]);
        }
    }
}
