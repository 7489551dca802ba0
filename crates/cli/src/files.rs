//! Files of games by their endings.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use table::files::Format;

use crate::answer::Failure;

/// No match file is longer; PDN files are replayed in a stream and may be.
const LONGEST_FILE: u64 = 256 * 1024 * 1024;

/// The format of a file.
pub(crate) fn format(file: &Path) -> Result<Format, Failure> {
    let ending = file
        .extension()
        .and_then(|ending| ending.to_str())
        .unwrap_or_default();
    Format::of_ending(ending).ok_or_else(|| {
        let known: Vec<String> = Format::ALL
            .iter()
            .map(|format| format!(".{}", format.ending()))
            .collect();
        Failure::Input(format!(
            "{}: the ending must be one of {}",
            file.display(),
            known.join(", ")
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
