//! The program `tabuleiro`: one file a subcommand, all of them listed in [`commands`].

mod answer;
mod commands;
mod draw;
mod files;
mod output;
mod query;
mod rule_set;

use std::process::ExitCode;

use clap::Parser;

use answer::Failure;

fn main() -> ExitCode {
    let cli = commands::Cli::parse();
    match commands::run(cli) {
        Ok(answer) => answer.into(),
        Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("tabuleiro: {failure}");
            ExitCode::from(2)
        }
    }
}
