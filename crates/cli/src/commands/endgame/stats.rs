//! `tabuleiro endgame stats`.

use std::path::PathBuf;

use clap::Args;
use engine::draughts::endgame::MOST_WITH_DISTANCES;
use serde::Serialize;

use super::store::{BUILT_AT_FIRST_USE, Store, leading};
use super::{draughts_rules, pieces};
use crate::answer::{Answer, Failure, Outcome};
use crate::language::LangArgument;
use crate::output::{self, Form};

/// Count wins, draws and losses in the endgame tables, for the side to move
///
/// One row for each kind of ending of up to so many pieces. Tables of up to 4 pieces are built if they are not there,
/// larger ones by `endgame build`. The longest win or loss is counted in plies until the game is over.
///
/// Example: tabuleiro endgame stats english --pieces 4
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule set: an id or a path to a house-rules file.
    #[arg(value_name = "ID")]
    id: String,

    /// Up to so many pieces on the board, from 2 to 7.
    #[arg(long, short, value_name = "N", default_value_t = 4, value_parser = pieces)]
    pieces: u8,

    /// Where the tables lie, instead of the user's data folder.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,

    #[command(flatten)]
    lang: LangArgument,
}

#[derive(Serialize)]
struct Row {
    us_men: u8,
    us_kings: u8,
    them_men: u8,
    them_kings: u8,
    wins: u64,
    draws: u64,
    losses: u64,
    /// Plies; none in tables without distances.
    longest: Option<u16>,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let rules = draughts_rules(&arguments.id, arguments.lang.of(form))?;
    let mut store = Store::open(&rules, arguments.folder.clone())?;
    store.make(arguments.pieces.min(BUILT_AT_FIRST_USE), 1)?;
    let mut rows = Vec::new();
    let classes: Vec<_> = (2..=arguments.pieces)
        .flat_map(|pieces| store.tables.classes(pieces))
        .collect();
    for material in classes {
        if !store.load(leading(material))? {
            return Err(missing(&arguments.id, arguments.pieces));
        }
        let Some(counts) = store.tables.counts(material) else {
            return Err(missing(&arguments.id, arguments.pieces));
        };
        rows.push(Row {
            us_men: material.us_men,
            us_kings: material.us_kings,
            them_men: material.them_men,
            them_kings: material.them_kings,
            wins: counts.wins,
            draws: counts.draws,
            losses: counts.losses,
            longest: counts.longest,
        });
        // Large tables are looked at one by one.
        if material.pieces() >= MOST_WITH_DISTANCES {
            store.tables.forget(material);
        }
    }
    match form {
        Form::Json => output::json(&rows)?,
        Form::Text => output::text(&readable(&rows))?,
    }
    Ok(Answer::Yes)
}

/// Which command builds what is not there.
pub(super) fn missing(id: &str, pieces: u8) -> Failure {
    Failure::Input(format!(
        "the endgame tables of {pieces} pieces are not there: `tabuleiro endgame build {id} --pieces {pieces}` builds them"
    ))
}

fn readable(rows: &[Row]) -> String {
    let mut text = format!(
        "{:>13}  {:>13}  {:>13} {:>13} {:>13} {:>8}\n",
        "side to move", "other side", "wins", "draws", "losses", "longest"
    );
    for row in rows {
        text += &format!(
            "{:>13}  {:>13}  {:>13} {:>13} {:>13} {:>8}\n",
            side(row.us_men, row.us_kings),
            side(row.them_men, row.them_kings),
            row.wins,
            row.draws,
            row.losses,
            row.longest
                .map_or_else(|| "-".to_owned(), |plies| plies.to_string())
        );
    }
    text
}

fn side(men: u8, kings: u8) -> String {
    let some = |count: u8, one: &str, more: &str| match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{count} {more}")),
    };
    let parts = [some(men, "man", "men"), some(kings, "king", "kings")];
    parts
        .into_iter()
        .flatten()
        .collect::<Vec<String>>()
        .join(" ")
}
