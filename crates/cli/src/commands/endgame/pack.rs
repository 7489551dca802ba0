//! `tabuleiro endgame pack`.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::store::Store;
use super::{draughts_rules, pieces};
use crate::answer::{Answer, Outcome};
use crate::language::LangArgument;
use crate::output::{self, Form};

/// Pack who wins, without distances, into small files that are quick to look up
///
/// The tables of exactly so many pieces must be there (`endgame build`). Beside each of them comes a file `.wdl`; the
/// large ones can then be moved away, and `endgame probe` still says who wins.
///
/// Example: tabuleiro endgame pack italian --pieces 6
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule set: an id or a path to a house-rules file.
    #[arg(value_name = "ID")]
    id: String,

    /// So many pieces on the board, from 2 to 7.
    #[arg(long, short, value_name = "N", value_parser = pieces)]
    pieces: u8,

    /// Where the tables lie, instead of the user's data folder.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,

    #[command(flatten)]
    lang: LangArgument,
}

#[derive(Serialize)]
struct Packed {
    pieces: u8,
    bytes: u64,
    folder: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let rules = draughts_rules(&arguments.id, arguments.lang.of(form))?;
    let mut store = Store::open(&rules, arguments.folder.clone())?;
    let mut bytes = 0;
    let classes = store.tables.classes(arguments.pieces);
    for material in classes.into_iter().filter(|material| material.leads()) {
        bytes += store.pack(material)?;
    }
    let packed = Packed {
        pieces: arguments.pieces,
        bytes,
        folder: store.folder,
    };
    match form {
        Form::Json => output::json(&packed)?,
        Form::Text => output::text(&format!(
            "who wins with {} pieces, in {} ({:.1} MB)\n",
            packed.pieces,
            packed.folder.display(),
            packed.bytes as f64 / 1e6
        ))?,
    }
    Ok(Answer::Yes)
}
