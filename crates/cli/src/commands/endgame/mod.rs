//! `tabuleiro endgame`: tables of every position of a few pieces, who wins and when.

mod build;
mod pack;
mod probe;
mod stats;
mod store;
pub(crate) mod told;

use std::sync::Arc;

use clap::{Args, Subcommand};
use draughts::Rules;
use engine::draughts::endgame::Tables;
use table::RuleSet;
use words::Lang;

pub(crate) use self::store::BUILT_AT_FIRST_USE;
use self::store::Store;
use crate::answer::{Failure, Outcome};
use crate::output::Form;
use crate::rule_set;

/// Build, count and ask the endgame tables of a draughts rule set
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Build(build::Arguments),
    Pack(pack::Arguments),
    Stats(stats::Arguments),
    Probe(probe::Arguments),
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    match &arguments.what {
        What::Build(arguments) => build::run(arguments, form),
        What::Pack(arguments) => pack::run(arguments, form),
        What::Stats(arguments) => stats::run(arguments, form),
        What::Probe(arguments) => probe::run(arguments, form),
    }
}

/// The tables that a search asks, up to so many pieces; what is missing is built and kept. Nothing where a rule set can
/// have none, or they can be neither read nor kept: then the search does without.
pub(crate) fn for_search(rules: &Rules, pieces: u8) -> Option<Arc<Tables>> {
    let mut store = Store::open(rules, None).ok()?;
    store.make(pieces, 1).ok()?;
    Some(Arc::new(store.tables))
}

/// A draughts rule set by its id or file.
fn draughts_rules(id: &str, lang: Lang) -> Result<Box<Rules>, Failure> {
    match rule_set::find(id, lang)? {
        RuleSet::Draughts(rules) => Ok(Box::new(*rules)),
        RuleSet::Chess(_) => Err(Failure::input("endgame tables are for draughts")),
        RuleSet::Backgammon(_) => Err(Failure::input(
            "endgame tables are for draughts; backgammon's bear-off is in its player",
        )),
    }
}

/// A number of pieces that there are tables for.
fn pieces(text: &str) -> Result<u8, String> {
    match text.parse() {
        Ok(pieces) if (2..=engine::draughts::endgame::MOST_PIECES).contains(&pieces) => Ok(pieces),
        _ => Err("a number from 2 to 7 is wanted".to_owned()),
    }
}
