//! A file in pieces: tags, comments, words, signs, parentheses.

use alloc::borrow::ToOwned;
use alloc::string::String;

use super::{Fault, PgnError, Tag};

/// A piece of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'t> {
    Tag(Tag),
    Comment(String),
    Sign(u8),
    Open,
    Close,
    /// A move, a number, a result.
    Word(&'t str),
}

/// Reads a text piece by piece.
pub(super) struct Tokens<'t> {
    rest: &'t str,
    line: u32,
    column: u32,
}

impl<'t> Tokens<'t> {
    /// A text whose first line has this number in its file.
    pub(super) const fn new(text: &'t str, line: u32) -> Self {
        Self {
            rest: text,
            line,
            column: 1,
        }
    }

    /// Where the next piece begins, or what is wrong was found.
    pub(super) const fn at(&self) -> (u32, u32) {
        (self.line, self.column)
    }

    pub(super) const fn wrong(at: (u32, u32), fault: Fault) -> PgnError {
        PgnError {
            fault,
            line: at.0,
            column: at.1,
        }
    }

    fn skip(&mut self, bytes: usize) -> &'t str {
        let (gone, rest) = self.rest.split_at(bytes);
        for sign in gone.chars() {
            if sign == '\n' {
                (self.line, self.column) = (self.line + 1, 1);
            } else {
                self.column += 1;
            }
        }
        self.rest = rest;
        gone
    }

    /// Past spaces and the points behind numbers, and past lines that begin with a percent sign, which other programs
    /// use for themselves.
    pub(super) fn skip_space(&mut self) {
        loop {
            let idle = |sign: char| sign.is_whitespace() || sign == '.';
            let space = self.rest.len() - self.rest.trim_start_matches(idle).len();
            self.skip(space);
            if self.column != 1 || !self.rest.starts_with('%') {
                return;
            }
            let end = self.rest.find('\n').unwrap_or(self.rest.len());
            self.skip(end);
        }
    }

    /// The next piece; nothing at the end.
    pub(super) fn next(&mut self) -> Result<Option<Token<'t>>, PgnError> {
        self.skip_space();
        let Some(first) = self.rest.chars().next() else {
            return Ok(None);
        };
        let at = self.at();
        let token = match first {
            '[' => self.tag()?,
            '{' => {
                let end = self
                    .rest
                    .find('}')
                    .ok_or(Self::wrong(at, Fault::Unclosed))?;
                let text = self.skip(end + 1);
                Token::Comment(one_line(&text[1..text.len() - 1]))
            }
            ';' => {
                let end = self.rest.find('\n').unwrap_or(self.rest.len());
                Token::Comment(one_line(&self.skip(end)[1..]))
            }
            '(' => {
                self.skip(1);
                Token::Open
            }
            ')' => {
                self.skip(1);
                Token::Close
            }
            '$' => {
                let digits = self.rest[1..].find(|sign: char| !sign.is_ascii_digit());
                let text = self.skip(digits.map_or(self.rest.len(), |digits| digits + 1));
                let number = text[1..].parse();
                Token::Sign(number.map_err(|_| Self::wrong(at, Fault::BadSign))?)
            }
            '!' | '?' => self.suffix(),
            _ => {
                let ends = |sign: char| sign.is_whitespace() || "{}()[];$!?.".contains(sign);
                let end = self
                    .rest
                    .char_indices()
                    .skip(1)
                    .find(|&(_, sign)| ends(sign));
                let end = end.map_or(self.rest.len(), |(end, _)| end);
                Token::Word(self.skip(end))
            }
        };
        Ok(Some(token))
    }

    /// The signs that stand right behind a move.
    fn suffix(&mut self) -> Token<'t> {
        let more = |sign: char| sign != '!' && sign != '?';
        let end = self.rest.find(more).unwrap_or(self.rest.len()).min(2);
        Token::Sign(match self.skip(end) {
            "!" => 1,
            "?" => 2,
            "!!" => 3,
            "??" => 4,
            "!?" => 5,
            _ => 6,
        })
    }

    fn tag(&mut self) -> Result<Token<'t>, PgnError> {
        let at = self.at();
        let bad = Self::wrong(at, Fault::BadTag);
        self.skip(1);
        self.skip_space();
        let end = self
            .rest
            .find(|sign: char| !(sign.is_alphanumeric() || "_+#=:-".contains(sign)));
        let name = self
            .skip(end.ok_or(Self::wrong(at, Fault::Unclosed))?)
            .to_owned();
        self.skip_space();
        if name.is_empty() || !self.rest.starts_with('"') {
            return Err(bad);
        }
        let (line, column) = self.at();
        let mut value = String::new();
        let mut signs = self.rest.char_indices().skip(1);
        let end = loop {
            match signs.next() {
                None | Some((_, '\n')) => return Err(Self::wrong(at, Fault::Unclosed)),
                Some((end, '"')) => break end,
                Some((_, '\\')) => match signs.next() {
                    Some((_, sign @ ('"' | '\\'))) => value.push(sign),
                    Some((_, sign)) => value.extend(['\\', sign]),
                    None => return Err(Self::wrong(at, Fault::Unclosed)),
                },
                Some((_, sign)) => value.push(sign),
            }
        };
        self.skip(end + 1);
        self.skip_space();
        if !self.rest.starts_with(']') {
            return Err(bad);
        }
        self.skip(1);
        // Behind its quotation mark.
        let at = (line, column + 1);
        Ok(Token::Tag(Tag { name, value, at }))
    }
}

/// A comment in one line: lines are broken anew where it is written.
fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}
