//! A rollout in a file: what it is of, and the sums of each position, to go on from.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use ::backgammon::Position;
use players::backgammon::rollout::{Kept, TALLY_WORDS, Tally};
use serde::{Deserialize, Serialize};

use crate::answer::Failure;
use crate::files::{self, named, not_done};

#[derive(Serialize, Deserialize)]
struct Content {
    /// What is rolled out, and how.
    tabuleiro_rollout: String,
    /// By position ID: the sums as whole numbers in hexadecimal, so that nothing is rounded.
    tallies: BTreeMap<String, Vec<String>>,
}

/// What the file has; nothing where there is no file yet. A file of another rollout, or of something else, is refused.
pub(super) fn read(file: &Path, sameness: &str) -> Result<Kept, Failure> {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Kept::default()),
        Err(error) => return Err(not_done(file, &error)),
    };
    let content: Content = serde_json::from_str(&text).map_err(|_| {
        named(
            file,
            &"this file does not keep a rollout, so it is left alone",
        )
    })?;
    if content.tabuleiro_rollout != sameness {
        let other = content.tabuleiro_rollout;
        return Err(named(
            file,
            &format!("it keeps another rollout ({other}), so it is left alone"),
        ));
    }
    let tallies = content
        .tallies
        .iter()
        .map(|(id, words)| Some((id.parse::<Position>().ok()?, tally(words)?)))
        .collect::<Option<Vec<(Position, Tally)>>>()
        .ok_or_else(|| named(file, &"it is damaged, so it is left alone"))?;
    Ok(Kept { tallies })
}

fn tally(words: &[String]) -> Option<Tally> {
    let words: Option<Vec<u64>> = words
        .iter()
        .map(|word| u64::from_str_radix(word, 16).ok())
        .collect();
    let words: [u64; TALLY_WORDS] = words?.try_into().ok()?;
    Tally::from_words(words)
}

pub(super) fn write(file: &Path, sameness: &str, kept: &Kept) -> Result<(), Failure> {
    let words = |tally: &Tally| tally.to_words().map(|word| format!("{word:x}")).to_vec();
    let content = Content {
        tabuleiro_rollout: sameness.to_owned(),
        tallies: kept
            .tallies
            .iter()
            .map(|(position, tally)| (position.to_string(), words(tally)))
            .collect(),
    };
    let mut text = serde_json::to_vec_pretty(&content)?;
    text.push(b'\n');
    files::write(file, &text)
}
