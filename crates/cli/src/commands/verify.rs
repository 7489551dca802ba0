//! `tabuleiro verify`: replays a record, with the proof of every die.

use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use clap::Args;
use table::{Verification, verify};

use crate::answer::{Answer, Failure, Outcome};
use crate::output::{self, Form};

/// Check a record with nothing but the file: seals, moves, results, and the proof of every die
///
/// Example: tabuleiro verify game.jsonl
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// A record of a game or a match (docs/record-format.md).
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let file = File::open(&arguments.file)
        .map_err(|error| Failure::Input(format!("{}: {error}", arguments.file.display())))?;
    let verification = verify(BufReader::new(file));
    match form {
        Form::Json => output::json(&verification)?,
        Form::Text => output::text(&readable(&verification))?,
    }
    Ok(if verification.ok {
        Answer::Yes
    } else {
        Answer::No
    })
}

fn readable(found: &Verification) -> String {
    let mut text = String::new();
    if let Some(rules) = &found.rules {
        text += &format!(
            "{rules}: {} games, {} events, {} of them moves and decisions\n",
            found.games, found.events, found.moves
        );
    }
    let dice = &found.dice;
    if dice.rolls + dice.void > 0 {
        text += &format!(
            "dice: {} throws, {} proven ({} without the absent opponent), {} typed by hand, {} void\n",
            dice.rolls, dice.proven, dice.absent, dice.typed, dice.void
        );
    }
    if let Some(result) = &found.result {
        let [one, two] = result.score;
        text += &format!("result: {one} to {two} ({})\n", result.how);
    }
    if let Some(seal) = &found.seal {
        text += &format!("last seal: {seal}\n");
    }
    text + &match &found.fault {
        None => "everything agrees\n".to_owned(),
        Some(fault) => format!("line {}: {}\n", fault.line, fault.what),
    }
}
