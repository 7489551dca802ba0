//! The program `tabuleiro`: one file a subcommand, all of them listed in [`commands`].

mod answer;
mod because;
mod commands;
mod draw;
mod files;
mod interrupt;
mod language;
mod met;
mod output;
mod query;
mod rule_set;

use std::process::ExitCode;

use clap::Parser;

use answer::Failure;

fn main() -> ExitCode {
    let cli = match commands::Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.exit_code() == 0 => error.exit(),
        Err(error) => {
            eprintln!("tabuleiro: {}", bad_use(&error.to_string()));
            return ExitCode::from(2);
        }
    };
    match commands::run(cli) {
        Ok(answer) => answer.into(),
        Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("tabuleiro: {failure}");
            ExitCode::from(2)
        }
    }
}

/// What is wrong with a command line, in one sentence: the usage and the hints that follow are what `--help` says
/// better.
fn bad_use(told: &str) -> String {
    let sentence: Vec<&str> = told
        .lines()
        .take_while(|line| !line.is_empty())
        .map(str::trim)
        .collect();
    let sentence = sentence.join(" ");
    let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    format!("{sentence} (--help says what can be asked)")
}
