//! `tabuleiro bench`: strength and speed, measured the same way every time.

pub(crate) mod decisions;
mod fixed;
mod levels;

use clap::{Args, Subcommand};

use crate::answer::Outcome;
use crate::output::Form;

/// Measure the players on fixed tasks
///
/// Without a task: the positions that searches of fixed positions look at, in several rule sets and both games, added
/// up to one number that is the same every time, and how fast that went by processor time. The number changes when the
/// search or what it judges by does.
///
/// Example: tabuleiro bench --depth 10
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    /// Turns deep that positions of draughts are searched.
    #[arg(long, value_name = "N", default_value_t = 13, value_parser = clap::value_parser!(u32).range(1..=30))]
    depth: u32,

    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Debug, Subcommand)]
enum Task {
    Decisions(decisions::Arguments),
    Levels(levels::Arguments),
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    match &arguments.task {
        None => fixed::run(arguments.depth, form),
        Some(Task::Decisions(arguments)) => decisions::run(arguments, form),
        Some(Task::Levels(arguments)) => levels::run(arguments, form),
    }
}
