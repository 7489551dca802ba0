//! A game as a file has it: the export format, lines of at most 79 signs.

use alloc::format;
use alloc::string::String;
use core::fmt;

use super::{Game, Line};

/// Signs in a line.
const WIDTH: usize = 79;

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in &self.tags {
            let name = &tag.name;
            let value = tag.value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        writeln!(f)?;
        let mut text = Text::default();
        let (number, black) = self.first_number();
        text.line(&self.line, number, black);
        text.word(self.end.text());
        f.write_str(&text.done)?;
        writeln!(f, "{}", text.begun)
    }
}

impl Game {
    /// The number of the first move, and whether it is Black's.
    fn first_number(&self) -> (u32, bool) {
        let mut fields = self.tag("FEN").unwrap_or_default().split_whitespace();
        let black = fields.nth(1) == Some("b");
        let number = fields.nth(3).and_then(|number| number.parse().ok());
        (number.unwrap_or(1), black)
    }
}

#[derive(Default)]
struct Text {
    done: String,
    begun: String,
}

impl Text {
    fn word(&mut self, word: &str) {
        let width = self.begun.chars().count() + 1 + word.chars().count();
        if !self.begun.is_empty() && width > WIDTH {
            self.done.push_str(&self.begun);
            self.done.push('\n');
            self.begun.clear();
        }
        if !self.begun.is_empty() && !self.begun.ends_with('(') {
            self.begun.push(' ');
        }
        self.begun.push_str(word);
    }

    /// A brace within a comment would end it; another kind of bracket stands for it.
    fn comment(&mut self, text: &str) {
        let text = text.replace('}', ")").replace('{', "(");
        let text = format!("{{{text}}}");
        for word in text.split(' ') {
            self.word(word);
        }
    }

    fn line(&mut self, line: &Line, mut number: u32, mut black: bool) {
        for comment in &line.comments {
            self.comment(comment);
        }
        let mut number_due = true;
        for ply in &line.moves {
            if !black {
                self.word(&format!("{number}."));
            } else if number_due {
                self.word(&format!("{number}..."));
            }
            self.word(&ply.text);
            for sign in &ply.signs {
                self.word(&format!("${sign}"));
            }
            for comment in &ply.comments {
                self.comment(comment);
            }
            for variation in &ply.variations {
                self.word("(");
                self.line(variation, number, black);
                self.begun.push(')');
            }
            number_due = !ply.comments.is_empty() || !ply.variations.is_empty();
            number += u32::from(black);
            black = !black;
        }
    }
}
