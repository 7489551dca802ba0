//! `tabuleiro bench`: strength and speed, measured the same way every time.

mod decisions;
mod draw;
mod fixed;
mod levels;
pub(crate) mod lines;
mod ruler;

use std::fs;
use std::path::Path;

use clap::{Args, Subcommand};
use engine::backgammon::Brain;

use crate::answer::{Failure, Outcome};
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
    Draw(draw::Arguments),
    Ruler(ruler::Arguments),
    Levels(levels::Arguments),
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    match &arguments.task {
        None => fixed::run(arguments.depth, form),
        Some(Task::Decisions(arguments)) => decisions::run(arguments, form),
        Some(Task::Draw(arguments)) => draw::run(arguments, form),
        Some(Task::Ruler(arguments)) => ruler::run(arguments, form),
        Some(Task::Levels(arguments)) => levels::run(arguments, form),
    }
}

/// The nets of a file, or the shipped ones.
fn brain(file: Option<&Path>) -> Result<Brain, Failure> {
    let Some(file) = file else {
        return Ok(Brain::shipped());
    };
    let bytes = fs::read(file).map_err(|error| lines::named(file, &error))?;
    Brain::from_bytes(&bytes).map_err(|error| lines::named(file, &error))
}
