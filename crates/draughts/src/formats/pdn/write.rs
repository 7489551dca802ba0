//! Games to PDN text.

use super::game::{Node, PdnGame, WrittenMove};
use super::game_type::GameType;
use super::score::{Score, ScoreStyle};
use super::text::to_latin1;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Which edition of PDN to write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Edition {
    /// PDN 2.0 (2003): a forced move may carry a star, and a set-up in the middle of a game can only be told in a
    /// comment.
    Two,
    /// PDN 3.0: strength is `!` and `?` alone, and a set-up has a form of its own.
    #[default]
    Three,
}

/// No line is longer than this unless a single word is (PDN 2.0, 5.2).
const WIDTH: usize = 79;

impl PdnGame {
    /// The game as text, with a line feed at each end of line and an empty line at its end.
    ///
    /// Reading it gives the same game again, except for blanks in comments, which become one each; for a comment of
    /// several lines with a closing brace in it, which PDN cannot write as one; and for a result without its tag: the
    /// tag is then added. A game ends with the result that stood there, or with `*`.
    #[must_use]
    pub fn to_pdn(&self, edition: Edition) -> String {
        let mut text = String::new();
        for tag in &self.tags {
            text.push_str(&tag_line(&tag.name, &tag.value));
        }
        let style = self.score_style();
        let known = self.score.filter(|score| *score != Score::Unknown);
        if let Some(score) = known
            && self.tag("Result").is_none()
        {
            text.push_str(&tag_line("Result", score.text(style)));
        }
        if !text.is_empty() {
            text.push('\n');
        }
        let mut lines = Lines { text, column: 0 };
        lines.body(&self.body, edition);
        lines.word(self.terminator(known, style));
        lines.text.push_str("\n\n");
        lines.text
    }

    /// The game as PDN 2.0 asks for it on disk: ISO 8859-1, lines ended by carriage return and line feed. What Latin-1
    /// lacks becomes a question mark.
    #[must_use]
    pub fn to_latin1(&self) -> Vec<u8> {
        let text = self.to_pdn(Edition::Two).replace('\n', "\r\n");
        to_latin1(&text).collect()
    }

    /// What ends the moves: the result in the words of its tag, where that says the same.
    fn terminator(&self, known: Option<Score>, style: ScoreStyle) -> &str {
        let Some(score) = known else {
            return Score::Unknown.text(style);
        };
        let tag = self.tag("Result").map(str::trim);
        tag.filter(|tag| Score::parse(tag) == known && !tag.contains(char::is_whitespace))
            .unwrap_or(score.text(style))
    }

    fn score_style(&self) -> ScoreStyle {
        let game_type = self
            .tag("GameType")
            .and_then(|text| text.parse::<GameType>().ok());
        game_type.map_or(ScoreStyle::OnePoint, |game_type| game_type.score_style())
    }
}

fn tag_line(name: &str, value: &str) -> String {
    // A line break would end the tag.
    let value = value
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace(['\r', '\n'], " ");
    format!("[{name} \"{value}\"]\n")
}

/// Words put on lines.
struct Lines {
    text: String,
    column: usize,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 {
            if self.column + 1 + length > WIDTH {
                self.end_line();
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.text.push_str(word);
        self.column += length;
    }

    fn end_line(&mut self) {
        self.text.push('\n');
        self.column = 0;
    }

    fn body(&mut self, nodes: &[Node], edition: Edition) {
        for node in nodes {
            match node {
                Node::Move(written) => self.written(written, edition),
                Node::Variation(nodes) => {
                    self.word("(");
                    self.body(nodes, edition);
                    self.word(")");
                }
                Node::Comment(text) => self.comment(text),
                Node::Glyph(number) => self.word(&format!("${number}")),
                Node::Setup(fen) => match edition {
                    Edition::Two => self.comment(&format!("FEN {fen}")),
                    Edition::Three => {
                        self.word(&format!("/FEN \"{}\"/", fen.replace(['/', '"'], "")));
                    }
                },
                Node::Missing => self.word("-"),
            }
        }
    }

    fn written(&mut self, written: &WrittenMove, edition: Edition) {
        let mut word = String::new();
        if let Some(number) = written.number {
            word = format!("{number} ");
        }
        word.push_str(&written.text.to_string());
        let allowed =
            |mark: &char| matches!(mark, '!' | '?') || (*mark == '*' && edition == Edition::Two);
        let strength = written.strength.as_str();
        word.extend(strength.chars().filter(allowed));
        self.word(&word);
        if edition == Edition::Three && strength.contains('*') {
            // The only move, said with a glyph: the star ends games in this edition.
            self.word("$7");
        }
    }

    fn comment(&mut self, text: &str) {
        if text.contains('}') {
            // No brace can stand in a braced comment; a line comment holds it.
            for line in text.split(['\n', '\r']) {
                if self.column > 0 {
                    self.text.push(' ');
                }
                self.text.push_str("; ");
                self.text.push_str(line);
                self.end_line();
            }
            return;
        }
        let last = text.split_whitespace().count().saturating_sub(1);
        if text.trim().is_empty() {
            self.word("{}");
        }
        for (index, word) in text.split_whitespace().enumerate() {
            let open = if index == 0 { "{" } else { "" };
            let close = if index == last { "}" } else { "" };
            let word = format!("{open}{word}{close}");
            if word.starts_with('[') {
                // A line that begins like a tag would make the comment seem unclosed.
                self.text.push(' ');
                self.text.push_str(&word);
                self.column += 1 + word.chars().count();
            } else {
                self.word(&word);
            }
        }
    }
}
