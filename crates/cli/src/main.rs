//! The program `tabuleiro`: one file a subcommand, all of them listed in [`commands`].

mod allotted;
mod answer;
mod bad_use;
mod because;
mod commands;
mod dxp;
mod files;
mod hash;
mod hub;
mod interrupt;
mod kept_tables;
mod language;
mod memory;
mod met;
mod output;
mod processor;
mod program;
mod query;
mod rule_set;
mod summaries;
mod uci;
mod user_folders;

use std::process::ExitCode;

use clap::FromArgMatches;

use answer::Failure;

fn main() -> ExitCode {
    let command_line = summaries::command_line(language::of_the_command_line());
    let asked = command_line.try_get_matches();
    let cli = match asked.and_then(|asked| commands::Cli::from_arg_matches(&asked)) {
        Ok(cli) => cli,
        Err(error) if error.exit_code() == 0 => error.exit(),
        Err(error) => {
            eprintln!("tabuleiro: {}", bad_use::sentence(&error));
            return ExitCode::from(2);
        }
    };
    if let Some(folder) = user_folders::cache() {
        engine::backgammon::bearoff::keep_tables_on(kept_tables::Folder(folder));
    }
    match commands::run(cli) {
        Ok(answer) => answer.into(),
        Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("tabuleiro: {failure}");
            ExitCode::from(2)
        }
    }
}
