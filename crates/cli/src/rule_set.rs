//! Which rule set an argument means: an id of the catalogue, or a house-rules file.

use std::fs;
use std::path::Path;

use table::RuleSet;
use words::terminal::Line;
use words::{self, Lang};

use crate::answer::Failure;
use crate::files::{named, not_done};

/// No house-rules file is longer.
const LONGEST_FILE: u64 = 256 * 1024;

/// Finds a rule set by its id or reads it from a file.
pub(crate) fn find(id: &str, lang: Lang) -> Result<RuleSet, Failure> {
    let path = Path::new(id);
    let is_path = id.contains(std::path::is_separator)
        || path
            .extension()
            .is_some_and(|ending| ending.eq_ignore_ascii_case("toml"));
    if !is_path {
        return id.parse().map_err(|error| {
            let line = Line::RulesAreListed {
                what: words::files::rule_set(&error, lang),
                command: "`tabuleiro rules`",
            };
            Failure::told(&line, lang)
        });
    }
    let length = fs::metadata(path)
        .map_err(|error| not_done(path, &error))?
        .len();
    if length > LONGEST_FILE {
        let line = Line::TooLong { bytes: length };
        return Err(named(path, &line.in_words(lang)));
    }
    let text = fs::read_to_string(path).map_err(|error| not_done(path, &error))?;
    RuleSet::from_house_rules(&text)
        .map_err(|error| named(path, &words::files::house(&error, lang)))
}
