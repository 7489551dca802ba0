//! `tabuleiro completions`: what the shell completes.

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use super::Cli;
use crate::answer::{Answer, Outcome};
use crate::output;

/// Print what a shell needs to complete our commands and options
///
/// Example: tabuleiro completions bash > ~/.local/share/bash-completion/completions/tabuleiro
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The shell.
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(
        arguments.shell,
        &mut Cli::command(),
        "tabuleiro",
        &mut script,
    );
    output::text(&String::from_utf8_lossy(&script))?;
    Ok(Answer::Yes)
}
