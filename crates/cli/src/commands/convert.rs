//! `tabuleiro convert`: from one file format to another.

use std::path::PathBuf;

use ::draughts::formats::pdn::{Edition, Games};
use clap::Args;
use serde::Serialize;

use crate::answer::{Answer, Failure, Outcome};
use crate::files::{self, Kind};
use crate::output::{self, Form};

/// Convert games from one file format to another, by the endings of the names
///
/// Example: tabuleiro convert match.mat match.sgf
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The file to read.
    #[arg(value_name = "IN")]
    from: PathBuf,

    /// The file to write.
    #[arg(value_name = "OUT")]
    to: PathBuf,
}

#[derive(Serialize)]
struct Converted {
    games: usize,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let Arguments { from, to } = arguments;
    let named =
        |error: &dyn std::fmt::Display| Failure::Input(format!("{}: {error}", from.display()));
    let (games, content) = match (files::kind(from)?, files::kind(to)?) {
        (Kind::Backgammon(read), Kind::Backgammon(written)) => {
            let matches = read
                .read(&files::read(from)?)
                .map_err(|error| named(&error))?;
            let games = matches.iter().map(|record| record.games.len()).sum();
            (games, written.write(&matches))
        }
        (Kind::Pdn, Kind::Pdn) => {
            let bytes = files::read(from)?;
            let mut games = 0;
            let mut content = String::new();
            for game in Games::new(&bytes[..]) {
                let game = game.map_err(|error| named(&error))?;
                games += 1;
                content += &game.to_pdn(Edition::Three);
                content.push('\n');
            }
            (games, content)
        }
        (Kind::Backgammon(_), Kind::Pdn) | (Kind::Pdn, Kind::Backgammon(_)) => {
            let sentence = format!(
                "{} and {} are files of different games",
                from.display(),
                to.display()
            );
            return Err(Failure::Input(sentence));
        }
    };
    if games == 0 {
        return Err(named(&"there is no game in this file"));
    }
    files::write(to, content.as_bytes())?;
    match form {
        Form::Json => output::json(&Converted { games })?,
        Form::Text => output::text(&format!("{games} games written to {}\n", to.display()))?,
    }
    Ok(Answer::Yes)
}
