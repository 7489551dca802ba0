//! What goes with a move of a record: its signs, a note and variations, in this order. Files have them in any order and
//! number.

use super::lost::{Losses, LostKind};
use crate::session::{Aside, LONGEST_NOTE, Variation};

/// So much of a line of the record is left to variations and notes: a line has 65,536 bytes.
const LONGEST_REMARKS: usize = 56_000;

/// What goes with a move.
#[derive(Default)]
pub(super) struct Remarks {
    pub(super) nags: Vec<u8>,
    pub(super) note: Option<String>,
    pub(super) variations: Vec<Variation>,
}

impl Remarks {
    pub(super) fn is_empty(&self) -> bool {
        self.nags.is_empty() && self.note.is_none() && self.variations.is_empty()
    }

    /// A sign; behind a note or a variation it stands by itself.
    pub(super) fn sign(&mut self, nag: u8) {
        if self.note.is_none() && self.variations.is_empty() {
            self.nags.push(nag);
        } else {
            let nags = vec![nag];
            self.variations.push(alone(Aside { nags, ..aside() }));
        }
    }

    /// A comment, a line of the note as long as there is room.
    pub(super) fn comment(&mut self, text: &str) {
        for part in parts(text) {
            let room = self.note.as_ref().map_or(0, String::len) + 1 + part.len() <= LONGEST_NOTE;
            if !self.variations.is_empty() || !room {
                let note = Some(part.to_owned());
                self.variations.push(alone(Aside { note, ..aside() }));
                continue;
            }
            match &mut self.note {
                Some(note) => {
                    note.push('\n');
                    note.push_str(part);
                }
                None => self.note = Some(part.to_owned()),
            }
        }
    }

    /// Leaves variations out until the rest fits on a line of the record.
    pub(super) fn shorten(&mut self, losses: &mut Losses) {
        let length = |remarks: &Self| {
            let json = serde_json::to_string(&(&remarks.note, &remarks.variations));
            json.map_or(usize::MAX, |json| json.len())
        };
        while length(self) > LONGEST_REMARKS && self.variations.pop().is_some() {
            losses.add(LostKind::Variations, 1);
        }
    }

    /// The same beside a move of a variation.
    pub(super) fn beside(self, text: String) -> Aside {
        Aside {
            text,
            nags: self.nags,
            note: self.note,
            variations: self.variations,
        }
    }
}

fn aside() -> Aside {
    Remarks::default().beside(String::new())
}

/// A remark between two variations.
fn alone(aside: Aside) -> Variation {
    Variation(vec![aside])
}

/// A comment in pieces that a note has room for, parted at blanks.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text.trim();
    core::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let mut end = rest.len();
        if end > LONGEST_NOTE {
            end = rest.floor_char_boundary(LONGEST_NOTE);
            end = rest[..end].rfind(' ').filter(|end| *end > 0).unwrap_or(end);
        }
        let part = &rest[..end];
        rest = rest[end..].trim_start();
        Some(part)
    })
}
