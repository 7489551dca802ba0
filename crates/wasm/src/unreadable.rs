//! What could not be read of a file of games, in words.

use ::table::dice::{DiceFault, Wrong};
use ::table::files::{ImportFault, ImportWrong};
use ::table::record::{LineFault, RecordFault, RecordWrong};
use ::table::words;
use ::table::words::page::Expected;

use crate::types::{Localised, Unreadable};

/// So much of a line is shown.
const EXCERPT: usize = 80;

/// Where a file of games is wrong, and what should stand there. A record of ours that was changed says in which line, and in which throw.
pub(crate) fn games(text: &str, fault: &ImportFault) -> Unreadable {
    if let ImportWrong::Record(record) = &fault.what {
        return record_fault(text, record, fault);
    }
    Unreadable {
        line: fault.line,
        excerpt: if fault.text.is_empty() {
            excerpt(text.lines().next())
        } else {
            fault.text.clone()
        },
        expected: crate::games_box::expected(Expected::Games),
    }
}

fn record_fault(text: &str, fault: &RecordFault, import: &ImportFault) -> Unreadable {
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
            None => {
                Localised::of(|lang| words::record::wrong(&fault.what, import.rules.as_ref(), lang))
            }
        },
    }
}

fn excerpt(line: Option<&str>) -> String {
    line.unwrap_or_default().chars().take(EXCERPT).collect()
}

/// The number of the throw that a line of a record holds.
fn roll_in(line: &str) -> Option<u32> {
    let line: serde_json::Value = serde_json::from_str(line).ok()?;
    let roll = line.pointer("/dice/roll/roll")?.as_u64()?;
    u32::try_from(roll).ok()
}
