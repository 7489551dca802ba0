//! The terminal: what is asked and what is answered. Where people sit at it, a line can be edited and earlier ones come
//! back with the arrows; a pipe is read line by line. Tests use pipes.

use std::io::{self, BufRead, IsTerminal as _, Write};

use rustyline::config::Builder;
use rustyline::error::ReadlineError;
use rustyline::history::{History as _, MemHistory};
use rustyline::{Config, Editor};

use crate::answer::Failure;

/// Where a game is played.
pub(crate) struct Terminal<'a> {
    input: Input<'a>,
    output: Box<dyn Write + 'a>,
    /// Only letters that every terminal has.
    ascii: bool,
}

enum Input<'a> {
    Lines(Box<dyn BufRead + 'a>),
    Person(Box<Editor<(), MemHistory>>),
}

/// Longer lines are no answers.
const LONGEST_LINE: u64 = 4096;

impl Terminal<'_> {
    /// Standard input and output.
    pub(crate) fn of_the_process() -> Self {
        let person = io::stdin().is_terminal() && io::stdout().is_terminal();
        // No completion, and nothing printed that was not typed: `\t` types nothing.
        let config = Config::builder().max_history_size(200).map(Builder::build);
        let editor = person
            .then(|| Editor::with_history(config.unwrap_or_default(), MemHistory::new()).ok())
            .flatten();
        let input = match editor {
            Some(editor) => Input::Person(Box::new(editor)),
            None => Input::Lines(Box::new(io::stdin().lock())),
        };
        Self {
            input,
            output: Box::new(io::stdout()),
            ascii: !speaks_utf8(|name| std::env::var(name).ok(), person),
        }
    }

    /// Does somebody sit there who can be asked?
    pub(crate) const fn has_a_person(&self) -> bool {
        matches!(self.input, Input::Person(_))
    }

    /// How many columns there are, where a person looks at them.
    pub(crate) fn columns(&self) -> Option<usize> {
        let told = std::env::var("COLUMNS")
            .ok()
            .and_then(|text| text.parse().ok());
        let seen = || console::Term::stdout().size_checked();
        told.or_else(|| seen().map(|(_, columns)| columns.into()))
            .filter(|&columns| columns > 0)
    }

    /// Prints a line.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Failure> {
        let columns = self.has_a_person().then(|| self.columns()).flatten();
        let text = match self.ascii {
            true => words::typed::in_ascii(line),
            false => line.to_owned(),
        };
        for line in text.split('\n') {
            writeln!(self.output, "{}", broken(line, columns))?;
        }
        Ok(())
    }

    /// Asks and waits for one line; nothing when the input has ended or the person wants to leave (Ctrl-D, Ctrl-C).
    pub(crate) fn ask(&mut self, question: &str) -> Result<Option<String>, Failure> {
        let question = match self.ascii {
            true => words::typed::in_ascii(question),
            false => question.to_owned(),
        };
        let text = match &mut self.input {
            Input::Person(editor) => match editor.readline(&question) {
                Ok(text) => {
                    // Only what can be typed again is worth coming back to.
                    if !text.trim().is_empty() {
                        drop(editor.history_mut().add(text.trim()));
                    }
                    Some(text)
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => None,
                Err(ReadlineError::Io(error)) => return Err(error.into()),
                Err(error) => return Err(Failure::input(error)),
            },
            Input::Lines(lines) => {
                write!(self.output, "{question}")?;
                self.output.flush()?;
                let mut bytes = Vec::new();
                let count = io::Read::take(lines, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
                (count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned())
            }
        };
        match text {
            Some(text) => Ok(Some(printable(text.trim()))),
            None => {
                self.say("")?;
                Ok(None)
            }
        }
    }
}

/// A sentence that is wider than the terminal, broken between words. Boards are drawn to fit and stay as they are.
fn broken(line: &str, columns: Option<usize>) -> String {
    let width = |text: &str| text.chars().count();
    let Some(columns) = columns.filter(|&columns| width(line) > columns && columns >= 20) else {
        return line.to_owned();
    };
    let mut lines = vec![String::new()];
    for word in line.split(' ') {
        let last = lines.last().map_or(0, |last| width(last));
        if last > 0 && last + 1 + width(word) > columns {
            lines.push(word.to_owned());
        } else if let Some(line) = lines.last_mut() {
            if last > 0 || word.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.join("\n")
}

/// What may be shown again: no signs that move the cursor, colour the screen or turn the direction of writing.
fn printable(text: &str) -> String {
    let turning = [
        '\u{200b}'..='\u{200f}',
        '\u{202a}'..='\u{202e}',
        '\u{2066}'..='\u{2069}',
    ];
    let turns = |sign: char| turning.iter().any(|signs| signs.contains(&sign));
    text.chars()
        .map(|sign| if sign == '\t' { ' ' } else { sign })
        .filter(|&sign| !sign.is_control() && !turns(sign))
        .collect()
}

/// Whether the locale says UTF-8; the first variable that is set decides (POSIX, 8.2). Where nothing is set a person's
/// terminal gets plain letters, and a pipe what the program writes everywhere.
fn speaks_utf8(variable: impl Fn(&str) -> Option<String>, person: bool) -> bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty());
    set.map_or(!person, |value| {
        let value = value.to_ascii_lowercase();
        value.contains("utf-8") || value.contains("utf8")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_cannot_paint_the_screen() {
        assert_eq!(printable("\u{1b}[31mred\u{7} 13/8\u{202e}"), "[31mred 13/8");
        assert_eq!(printable("22\t18"), "22 18");
    }

    #[test]
    fn sentences_break_between_words() {
        let line = "It wins no more pieces than 23-20, but stands better.";
        assert_eq!(broken(line, None), line);
        assert_eq!(broken(line, Some(80)), line);
        let told = broken(line, Some(30));
        assert_eq!(
            told,
            "It wins no more pieces than\n23-20, but stands better."
        );
        // A word that fits nowhere stands alone.
        let seal = broken("The seal is 0123456789012345678901234567890.", Some(20));
        assert_eq!(seal, "The seal is\n0123456789012345678901234567890.");
    }

    #[test]
    fn the_locale_decides() {
        let with = |name: &'static str, value: &'static str| {
            move |asked: &str| (asked == name).then(|| value.to_owned())
        };
        assert!(speaks_utf8(with("LANG", "pt_BR.UTF-8"), true));
        assert!(!speaks_utf8(with("LANG", "pt_BR.ISO-8859-1"), true));
        assert!(!speaks_utf8(with("LC_ALL", "C"), false));
        assert!(speaks_utf8(|_| None, false));
        assert!(!speaks_utf8(|_| None, true));
    }
}
