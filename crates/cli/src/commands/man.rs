//! `tabuleiro man`: the manual pages, made from the same table as the help.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use clap_mangen::Man;
use words::Lang;

use crate::answer::{Answer, Outcome};
use crate::files::{self, not_done};
use crate::output;
use crate::summaries;

/// Print the manual page, or write one for every command into a folder
///
/// Example: tabuleiro man ~/.local/share/man/man1
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The folder; made where it is missing.
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Outcome {
    let mut program = summaries::command_line(Lang::En);
    // The commands learn what they have in common with one another: their full names and the options of all.
    program.build();
    let Some(folder) = &arguments.folder else {
        let mut page = Vec::new();
        Man::new(program).render(&mut page)?;
        output::text(&String::from_utf8_lossy(&page))?;
        return Ok(Answer::Yes);
    };
    fs::create_dir_all(folder).map_err(|error| not_done(folder, &error))?;
    write(folder, &program)?;
    Ok(Answer::Yes)
}

fn write(folder: &std::path::Path, command: &clap::Command) -> Result<(), crate::answer::Failure> {
    let page = Man::new(command.clone());
    let mut text = Vec::new();
    page.render(&mut text)?;
    files::write(&folder.join(page.get_filename()), &text)?;
    for part in command.get_subcommands().filter(|part| !part.is_hide_set()) {
        write(folder, part)?;
    }
    Ok(())
}
