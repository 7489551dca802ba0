//! `tabuleiro backup` and `tabuleiro restore`: the tables of the server copied, while it runs, and taken up again.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use super::serve::usual_store;
use super::serve_settings::db_variable;
use crate::answer::{Answer, Failure, Outcome};
use crate::output::{self, Form};

/// Copy the tables of the server into a file, while people play
///
/// Example: tabuleiro backup tables-monday.sqlite
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The copy; nothing that is there is overwritten.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Where the tables are kept.
    ///
    /// Without it: what TABULEIRO_DB says, or tables.sqlite in the user's data folder.
    #[arg(long, visible_alias = "store", value_name = "FILE")]
    db: Option<String>,
}

/// Take up the tables of the server from a copy
///
/// Example: tabuleiro restore tables-monday.sqlite --db tables.sqlite
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct RestoreArguments {
    /// A copy that `tabuleiro backup` has made.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Where the tables are to be kept; nothing that is there is overwritten.
    ///
    /// Without it: what TABULEIRO_DB says, or tables.sqlite in the user's data folder.
    #[arg(long, visible_alias = "store", value_name = "FILE")]
    db: Option<String>,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    copy(&place(arguments.db.as_deref())?, &arguments.file, form)
}

pub(crate) fn restore(arguments: &RestoreArguments, form: Form) -> Outcome {
    let place = place(arguments.db.as_deref())?;
    if let Some(folder) = place.parent() {
        std::fs::create_dir_all(folder)?;
    }
    copy(&arguments.file, &place, form)
}

/// The file that a store is: the one that a server with the same words and the same environment would have.
fn place(db: Option<&str>) -> Result<PathBuf, Failure> {
    match db.map(str::to_owned).or_else(db_variable) {
        Some(url) if url.contains("://") => Err(Failure::input(
            "PostgreSQL has programs of its own for copies: pg_dump and pg_restore, or pg_basebackup",
        )),
        Some(file) => Ok(PathBuf::from(file)),
        None => usual_store(),
    }
}

fn copy(from: &Path, to: &Path, form: Form) -> Outcome {
    let copied = server::store::copy(from, to).map_err(Failure::input)?;
    let server::store::Copied { tables, lines } = copied;
    match form {
        Form::Json => output::json(&json!({"tables": tables, "lines": lines, "file": to}))?,
        Form::Text => println!("{}: {tables} tables, {lines} lines", to.display()),
    }
    Ok(Answer::Yes)
}
