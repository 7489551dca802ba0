//! Files of games by their endings.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use ::backgammon::formats::FileFormat;

use crate::answer::Failure;

/// What a file holds, going by its ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A backgammon match.
    Backgammon(FileFormat),
    /// Draughts games.
    Pdn,
}

/// No match file is longer; PDN files are read in a stream and may be.
const LONGEST_FILE: u64 = 256 * 1024 * 1024;

/// The kind of a file.
pub(crate) fn kind(file: &Path) -> Result<Kind, Failure> {
    let ending = file
        .extension()
        .and_then(|ending| ending.to_str())
        .unwrap_or_default();
    if ending.eq_ignore_ascii_case("pdn") {
        return Ok(Kind::Pdn);
    }
    FileFormat::of_ending(ending)
        .map(Kind::Backgammon)
        .ok_or_else(|| {
            Failure::Input(format!(
                "{}: the ending must be .pdn, .mat or .sgf",
                file.display()
            ))
        })
}

/// A whole file.
pub(crate) fn read(file: &Path) -> Result<Vec<u8>, Failure> {
    let named =
        |error: &dyn std::fmt::Display| Failure::Input(format!("{}: {error}", file.display()));
    let length = fs::metadata(file).map_err(|error| named(&error))?.len();
    if length > LONGEST_FILE {
        return Err(named(&format_args!(
            "{length} bytes are more than a match can have"
        )));
    }
    fs::read(file).map_err(|error| named(&error))
}

/// Writes a file whole or not at all: beside it first, then in its place.
pub(crate) fn write(file: &Path, content: &[u8]) -> Result<(), Failure> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    let attempt = || -> io::Result<()> {
        let mut fresh = fs::File::create(&beside)?;
        fresh.write_all(content)?;
        fresh.sync_all()?;
        fs::rename(&beside, file)
    };
    attempt().map_err(|error| Failure::Input(format!("{}: {error}", file.display())))
}
