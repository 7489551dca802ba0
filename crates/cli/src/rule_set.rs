//! Which rule set an argument means: an id of the catalogue, or a house-rules file.

use std::fs;
use std::path::Path;

use table::RuleSet;

use crate::answer::Failure;

/// No house-rules file is longer.
const LONGEST_FILE: u64 = 256 * 1024;

/// Finds a rule set by its id or reads it from a file.
pub(crate) fn find(id: &str) -> Result<RuleSet, Failure> {
    let path = Path::new(id);
    let is_path = id.contains(std::path::is_separator)
        || path
            .extension()
            .is_some_and(|ending| ending.eq_ignore_ascii_case("toml"));
    if !is_path {
        return id.parse().map_err(|error| {
            Failure::Input(format!("{error} (`tabuleiro rules` lists them all)"))
        });
    }
    let named = |error: &dyn std::fmt::Display| Failure::Input(format!("{id}: {error}"));
    let length = fs::metadata(path).map_err(|error| named(&error))?.len();
    if length > LONGEST_FILE {
        return Err(named(&format_args!(
            "{length} bytes are too long for a house-rules file"
        )));
    }
    let text = fs::read_to_string(path).map_err(|error| named(&error))?;
    RuleSet::from_house_rules(&text).map_err(|error| named(&error))
}
