//! `tabuleiro verify`: replays a record, with the proof of every die.

use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use clap::Args;
use table::files::Format;
use table::verify;
use words::terminal::Line;

use crate::answer::{Answer, Outcome};
use crate::files::{named, not_done};
use crate::language::LangArgument;
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

    #[command(flatten)]
    lang: LangArgument,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    let path = &arguments.file;
    let file = File::open(path).map_err(|error| not_done(path, &error))?;
    if path.is_dir() {
        return Err(named(path, &Line::FileIsAFolder.in_words(lang)));
    }
    let ending = path.extension().and_then(|ending| ending.to_str());
    let other = ending.and_then(Format::of_ending);
    if let Some(other) = other.filter(|format| *format != Format::Record) {
        let line = Line::NotARecord {
            format: format!(".{}", other.ending()),
            command: "`tabuleiro replay`",
        };
        return Err(named(path, &line.in_words(lang)));
    }
    let verification = verify(BufReader::new(file));
    match form {
        Form::Json => match &verification.fault {
            None => output::json(&verification)?,
            Some(fault) => {
                // The sentence in the language that was asked for; its reason is the same in all.
                let mut told = serde_json::to_value(&verification)?;
                let what = words::record::wrong(&fault.what, verification.rule_set.as_ref(), lang);
                told["fault"]["what"] = what.into();
                output::json(&told)?;
            }
        },
        Form::Text => output::text(&(words::record::verification(&verification, lang) + "\n"))?,
    }
    Ok(if verification.ok {
        Answer::Yes
    } else {
        Answer::No
    })
}
