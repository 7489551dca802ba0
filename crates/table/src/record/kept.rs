//! The lines of a record that a table has in memory.

use super::line::Line;
use crate::dice::Digest;

/// The lines of a record, one after another as text: all of them, or the last ones where a store has the older.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    header: Line,
    /// Every line with its line feed.
    text: String,
    /// How many lines came before the first in `text`.
    handed_over: usize,
    /// How many lines there are in all, the header apart.
    events: usize,
    seal: Digest,
}

/// How far a record was at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    length: usize,
    events: usize,
    seal: Digest,
}

impl Kept {
    pub(crate) fn new(header: Line) -> Self {
        Self {
            seal: *header.seal(),
            header,
            text: String::new(),
            handed_over: 0,
            events: 0,
        }
    }

    pub(crate) const fn header(&self) -> &Line {
        &self.header
    }

    /// How many events the record has, those that a store keeps included.
    pub(crate) const fn events(&self) -> usize {
        self.events
    }

    /// The first event whose line is in memory.
    pub(crate) const fn first(&self) -> usize {
        self.handed_over
    }

    pub(crate) const fn seal(&self) -> &Digest {
        &self.seal
    }

    pub(crate) fn push(&mut self, line: Line) {
        self.seal = *line.seal();
        let text = line.into_text();
        let needed = text.len() + 1;
        if self.text.capacity() - self.text.len() < needed {
            // A little more than is needed, in proportion to what is there: doubling would cost as much as the record.
            let spare = self.text.len() / 64;
            self.text.reserve_exact(needed.max(spare));
        }
        self.text.push_str(&text);
        self.text.push('\n');
        self.events += 1;
    }

    /// The lines of events in memory, from event `from` on, with the number of the first.
    pub(crate) fn lines(&self, from: usize) -> impl Iterator<Item = &str> {
        let skip = from.saturating_sub(self.handed_over);
        let text = match self.events.saturating_sub(from.max(self.handed_over)) {
            // Near the end: looked for from there.
            wanted if wanted < skip => self.last(wanted),
            _ => {
                let mut text = &self.text[..];
                for _ in 0..skip {
                    text = text.split_once('\n').map_or("", |(_, rest)| rest);
                }
                text
            }
        };
        text.lines()
    }

    fn last(&self, lines: usize) -> &str {
        let mut start = self.text.len();
        for _ in 0..lines {
            let before = self.text[..start].trim_end_matches('\n');
            start = before.rfind('\n').map_or(0, |at| at + 1);
        }
        &self.text[start..]
    }

    /// Keeps only the last lines in memory; a store has the others.
    pub(crate) fn hand_over(&mut self, keep: usize) {
        let there = self.events - self.handed_over;
        if keep >= there {
            return;
        }
        let start = self.text.len() - self.last(keep).len();
        self.text.drain(..start);
        self.text.shrink_to(self.text.len() + self.text.len() / 8);
        self.handed_over = self.events - keep;
    }

    pub(crate) const fn mark(&self) -> Mark {
        Mark {
            length: self.text.len(),
            events: self.events,
            seal: self.seal,
        }
    }

    /// Goes back to a moment of this record's own past. Says whether the lines up to it are in memory.
    pub(crate) fn rewind(&mut self, mark: Mark) -> bool {
        if self.handed_over > 0 || mark.length > self.text.len() {
            return false;
        }
        self.text.truncate(mark.length);
        self.events = mark.events;
        self.seal = mark.seal;
        true
    }
}
