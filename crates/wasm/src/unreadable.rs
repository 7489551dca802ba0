//! What could not be read of a file of games, and why, in words.

use ::table::RuleSet;
use ::table::dice::{DiceFault, Wrong};
use ::table::files::{ImportFault, ImportWrong};
use ::table::record::{LineFault, RecordFault, RecordWrong};
use ::words;
use words::files;

use crate::types::{Localised, Unreadable};

/// So much of a line is shown.
const EXCERPT: usize = 80;

/// Where a file of games is wrong, and why. A record of ours that was changed says in which line, and in which throw.
pub(crate) fn games(text: &str, fault: &ImportFault) -> Unreadable {
    if let ImportWrong::Record(record) = &fault.what {
        return record_fault(text, record, fault.rules.as_ref());
    }
    let line = files::import_place(fault).map(|place| place.line);
    Unreadable {
        line,
        excerpt: if fault.text.is_empty() {
            excerpt(line_of(text, line.unwrap_or(1)))
        } else {
            excerpt(Some(&fault.text))
        },
        expected: Localised::of(|lang| files::import_wrong(fault, lang)),
    }
}

/// A line of a text as the readers of the formats count them: `\n`, `\r\n` and a lone `\r` each end one.
fn line_of(text: &str, number: u64) -> Option<&str> {
    let before = usize::try_from(number).ok()?.checked_sub(1)?;
    let unix = text.lines().nth(before);
    unix.or_else(|| text.split('\r').nth(before))
}

/// Where a record of ours is wrong, and why. `rules` are those of its header, once it could be read.
pub(crate) fn record_fault(text: &str, fault: &RecordFault, rules: Option<&RuleSet>) -> Unreadable {
    let line = text.lines().nth(fault.line.saturating_sub(1));
    let changed_roll = match fault.what {
        RecordWrong::Line(LineFault::Seal) => line.and_then(roll_in),
        _ => None,
    };
    Unreadable {
        line: u64::try_from(fault.line).ok(),
        excerpt: excerpt(line),
        expected: match changed_roll {
            Some(roll) => {
                let what = Wrong::Seal;
                let fault = DiceFault { roll, what };
                Localised::of(|lang| words::table::dice_fault(&fault, lang))
            }
            None => Localised::of(|lang| words::record::wrong(&fault.what, rules, lang)),
        },
    }
}

fn excerpt(line: Option<&str>) -> String {
    let line = line.unwrap_or_default().trim();
    line.chars().take(EXCERPT).collect()
}

/// The number of the throw that a line of a record holds.
fn roll_in(line: &str) -> Option<u32> {
    let line: serde_json::Value = serde_json::from_str(line).ok()?;
    let roll = line.pointer("/dice/roll/roll")?.as_u64()?;
    u32::try_from(roll).ok()
}
