//! `tabuleiro train chess`: the weights that judge positions of chess, from nothing.

use std::path::PathBuf;
use std::sync::Arc;

use ::chess::{Game, Rules};
use clap::Args;
use engine::Random;
use engine::chess::train::games::{self, Manner};
use engine::chess::train::{Ended, Lessons, Recipe, fit};
use engine::chess::{Thinker, WeightTable};

use super::generations::{self, Fitted, Plan, School};
use crate::answer::Outcome;
use crate::commands::arena::statistics::Taken;
use crate::output::Form;

/// Train the weights that judge positions of chess by self-play; stop and resume at any time
///
/// The training lies in the user's data folder (tabuleiro/train/chess) and is saved all the time: the same command goes
/// on where it was stopped, whatever stopped it. Beside the games lie the best weights so far (best.tbl) and the
/// learning curve (curve.csv, curve.svg): log-loss on games not learned from, by the weights of before and the new
/// ones, and Elo over the best before with its interval. The same seed makes the same games. It ends by itself when two
/// generations running gain under 10 Elo.
///
/// Example: tabuleiro train chess --hours 0.5 --out chess.tbl
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Begin with these weights instead of hand-made ones.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    #[command(flatten)]
    plan: Plan,
}

/// What a player of a training remembers: 2 to this power positions, more than it looks at.
const MEMORY_BITS: u32 = 14;

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let from = generations::table_of(arguments.from.as_deref())?;
    let school = Chess {
        rules: Arc::new(Rules::FIDE),
        from,
        nodes: arguments.plan.nodes,
    };
    generations::run(&school, &arguments.plan, form)
}

/// What is needed to learn chess.
struct Chess {
    rules: Arc<Rules>,
    from: Option<Arc<WeightTable>>,
    nodes: u64,
}

impl Chess {
    fn head(&self, table: Option<&Arc<WeightTable>>) -> Thinker {
        let mut head = Thinker::new(MEMORY_BITS);
        if let Some(table) = table {
            head.judge_by(Arc::clone(table));
        }
        head
    }
}

impl School for Chess {
    type Table = WeightTable;
    type Lessons = Lessons;

    fn name(&self) -> String {
        "chess".to_owned()
    }

    fn first(&self) -> Option<Arc<WeightTable>> {
        self.from.clone()
    }

    fn no_lessons(&self) -> Lessons {
        Lessons::default()
    }

    fn play(
        &self,
        table: Option<&Arc<WeightTable>>,
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

    fn fit(&self, lessons: &Lessons, _seed: u64) -> Fitted<WeightTable> {
        let by_hand = WeightTable::by_hand();
        let from = self.from.as_deref().unwrap_or(&by_hand);
        let fitted = fit(lessons, from, Recipe::USUAL);
        Fitted {
            table: fitted.table,
            positions: fitted.lessons,
            loss_before: fitted.loss_before,
            loss: fitted.loss,
            scale: fitted.scale,
        }
    }

    fn compete(
        &self,
        fresh: &Arc<WeightTable>,
        before: Option<&Arc<WeightTable>>,
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
            let as_white =
                games::play(Game::clone(&opening), [&mut fresh, &mut before], self.nodes);
            let as_black = games::play(opening, [&mut before, &mut fresh], self.nodes);
            tell([taken(as_white, Ended::White), taken(as_black, Ended::Black)]);
        }
    }
}
