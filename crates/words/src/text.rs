//! Words with the moves in them marked, so that a page can set moves in figures and never break a line inside one.

use core::fmt;

use serde::Serialize;

/// Private-use characters around a move inside a formatted message. They never leave this crate.
const MOVE_BEGINS: char = '\u{E000}';
const MOVE_ENDS: char = '\u{E001}';

/// A stretch of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "text", rename_all = "lowercase")]
pub enum Span {
    /// Plain words.
    Words(String),
    /// A move in notation.
    Move(String),
}

/// A text: its words and moves in order. `Display` gives it plain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Text {
    /// The stretches in order.
    pub spans: Vec<Span>,
}

impl Text {
    /// Splits a formatted message at its marks.
    pub(crate) fn from_marked(marked: &str) -> Self {
        let mut spans = Vec::new();
        for (index, piece) in marked.split(MOVE_BEGINS).enumerate() {
            let words = if index == 0 {
                piece
            } else {
                let (notation, words) = piece.split_once(MOVE_ENDS).unwrap_or((piece, ""));
                spans.push(Span::Move(notation.to_owned()));
                words
            };
            if !words.is_empty() {
                spans.push(Span::Words(words.to_owned()));
            }
        }
        Self { spans }
    }

    /// Is there nothing to read?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// This text and another after a space.
    #[must_use]
    pub(crate) fn and(mut self, other: Self) -> Self {
        if !self.is_empty() && !other.is_empty() {
            self.spans.push(Span::Words(" ".to_owned()));
        }
        self.spans.extend(other.spans);
        self
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for span in &self.spans {
            let (Span::Words(text) | Span::Move(text)) = span;
            f.write_str(text)?;
        }
        Ok(())
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Self {
        Self::from_marked(words)
    }
}

/// A move in notation, as an argument of a message: its place in the text stays known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notated(String);

impl Notated {
    /// One move.
    pub(crate) fn new(notation: &str) -> Self {
        Self(format!("{MOVE_BEGINS}{notation}{MOVE_ENDS}"))
    }

    /// The text with its marks.
    pub(crate) fn marked(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_found_in_a_text() {
        let marked = format!(
            "{} takes two, {} takes one.",
            Notated::new("23×14×7").marked(),
            Notated::new("22×15").marked()
        );
        let text = Text::from_marked(&marked);
        assert_eq!(
            text.spans,
            [
                Span::Move("23×14×7".to_owned()),
                Span::Words(" takes two, ".to_owned()),
                Span::Move("22×15".to_owned()),
                Span::Words(" takes one.".to_owned()),
            ]
        );
        assert_eq!(text.to_string(), "23×14×7 takes two, 22×15 takes one.");
    }
}
