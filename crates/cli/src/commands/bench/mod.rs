//! `tabuleiro bench`: strength and speed, measured the same way every time.

pub(crate) mod decisions;
mod levels;

use clap::{Args, Subcommand};

use crate::answer::Outcome;
use crate::output::Form;

/// Measure the players on fixed tasks
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Decisions(decisions::Arguments),
    Levels(levels::Arguments),
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    match &arguments.task {
        Task::Decisions(arguments) => decisions::run(arguments, form),
        Task::Levels(arguments) => levels::run(arguments, form),
    }
}
