//! The words of a PDN file, cut from byte chunks of any size.
//!
//! The lexer is pushed: [`Lexer::feed`] takes the next bytes of the file and hands every token that ends
//! in them to a sink. A token that runs over the end of a chunk is kept and goes on in the next one, so a file
//! of any length is read in the memory of its longest token, and the longest token has a limit.
//!
//! Parentheses hold a variation in one file and a remark in the next, so they are cut out whole here
//! ([`Token::Group`]) and read by the parser, which can see what is inside.

use super::error::{At, Fault};
use alloc::vec::Vec;

/// A token longer than this is refused: it bounds the memory, and no real comment comes near.
pub(super) const LONGEST_TOKEN: usize = 1 << 20;

/// One token. The bytes are what stands between the marks, undecoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[…]` at the start of a tag pair.
    Tag(&'a [u8]),
    /// `{…}`.
    Comment(&'a [u8]),
    /// `; …` to the end of the line.
    LineComment(&'a [u8]),
    /// `(…)`, with everything nested in it.
    Group(&'a [u8]),
    /// `/…/`: a position set up in the middle of a game (PDN 3.0).
    Setup(&'a [u8]),
    /// Anything else between blanks and marks.
    Word(&'a [u8]),
    /// Something that cannot be cut.
    Bad(Fault),
}

/// What the lexer is in the middle of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Blank,
    Word,
    Tag(InTag),
    Comment,
    LineComment,
    /// A `%` line, which programs other than its writer pass over.
    EscapedLine,
    Group {
        depth: u32,
        in_comment: bool,
    },
    Setup,
    /// After a token that was too long: pass over lines until one looks like a tag pair.
    Resync,
}

/// Where inside `[Name "value"]` the lexer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InTag {
    Name,
    Value,
    /// After a backslash in the value.
    Escape,
    /// After a quote that closes the value if a bracket follows. Players are called `Jan "Jumbo" Smit`
    /// in real files, so a quote alone does not end the value.
    AfterQuote,
    /// After a line end inside the value, as mail programs break long lines.
    NewLine,
}

/// Cuts bytes into tokens and knows where each stands.
#[derive(Clone, Debug)]
pub(super) struct Lexer {
    state: State,
    /// The part of the current token that came in earlier chunks.
    text: Vec<u8>,
    /// Where in `text` the current line of a comment or group begins; 0 on the token's first line.
    line_in_text: usize,
    token_at: At,
    offset: u64,
    line: u64,
    line_start: u64,
    after_return: bool,
}

impl Lexer {
    /// A lexer for text that begins at `at` (a whole file begins at [`At::START`]).
    pub(super) fn new(at: At) -> Self {
        Lexer {
            state: State::Blank,
            text: Vec::new(),
            line_in_text: 0,
            token_at: at,
            offset: at.column - 1,
            line: at.line,
            line_start: 0,
            after_return: false,
        }
    }

    /// The line the lexer has come to.
    pub(super) fn line(&self) -> u64 {
        self.line
    }

    fn here(&self) -> At {
        At {
            line: self.line,
            column: self.offset - self.line_start + 1,
        }
    }

    /// Steps over one byte and counts lines: `\n`, `\r\n` and a lone `\r` each end one.
    fn step(&mut self, byte: u8) {
        self.offset += 1;
        let ends_line = byte == b'\r' || (byte == b'\n' && !self.after_return);
        if ends_line {
            self.line += 1;
        }
        if ends_line || byte == b'\n' {
            self.line_start = self.offset;
        }
        self.after_return = byte == b'\r';
    }

    fn open(&mut self, state: State) {
        self.token_at = self.here();
        self.text.clear();
        self.line_in_text = 0;
        self.state = state;
    }

    /// Reads the next bytes of the file.
    pub(super) fn feed(&mut self, chunk: &[u8], sink: &mut impl FnMut(&Lexer, At, Token<'_>)) {
        let mut rest = chunk;
        while let Some(&byte) = rest.first() {
            match self.state {
                State::Blank if begins_word(byte) => self.open(State::Word),
                // None of these stands in a position: the slash was a stray one.
                State::Setup if matches!(byte, b'[' | b'{' | b'(' | b';') => {
                    self.state = State::Blank;
                    sink(self, self.token_at, Token::Bad(Fault::UnclosedSetup));
                }
                State::Word => {
                    let (word, after) = self.pass(rest, ends_word);
                    rest = after;
                    if self.text.is_empty() && !rest.is_empty() && word.len() <= LONGEST_TOKEN {
                        // The usual case: the whole word is at hand and need not be copied.
                        self.state = State::Blank;
                        sink(self, self.token_at, Token::Word(word));
                    } else if self.keep(word, sink) && !rest.is_empty() {
                        self.state = State::Blank;
                        self.emit(sink, Token::Word);
                    }
                }
                State::Comment | State::Group { .. } => {
                    let (plain, after) = self.pass(rest, is_mark_in_bracketed);
                    rest = after;
                    if self.keep(plain, sink)
                        && let Some((&mark, after)) = rest.split_first()
                    {
                        rest = after;
                        self.mark_in_bracketed(mark, sink);
                    }
                }
                State::LineComment => {
                    let (plain, after) = self.pass(rest, ends_line);
                    rest = after;
                    if self.keep(plain, sink) && !rest.is_empty() {
                        self.state = State::Blank;
                        self.emit(sink, Token::LineComment);
                    }
                }
                State::EscapedLine => {
                    (_, rest) = self.pass(rest, ends_line);
                    if !rest.is_empty() {
                        self.state = State::Blank;
                    }
                }
                State::Blank | State::Tag(_) | State::Setup | State::Resync => {
                    rest = &rest[1..];
                    match self.state {
                        State::Tag(in_tag) => self.tag_byte(in_tag, byte, sink),
                        State::Setup => self.setup_byte(byte, sink),
                        State::Resync => self.resync_byte(byte),
                        _ => self.start_token(byte, sink),
                    }
                }
            }
        }
    }

    /// Steps over everything up to a byte that ends it, and gives both parts.
    fn pass<'c>(&mut self, rest: &'c [u8], ends: impl Fn(u8) -> bool) -> (&'c [u8], &'c [u8]) {
        let end = rest
            .iter()
            .position(|&byte| ends(byte))
            .unwrap_or(rest.len());
        let (plain, after) = rest.split_at(end);
        if !plain.is_empty() {
            self.offset += plain.len() as u64;
            self.after_return = false;
        }
        (plain, after)
    }

    /// Adds to the token; says whether it is still of a bearable length.
    fn keep(&mut self, bytes: &[u8], sink: &mut impl FnMut(&Lexer, At, Token<'_>)) -> bool {
        if self.text.len() + bytes.len() > LONGEST_TOKEN {
            sink(self, self.token_at, Token::Bad(Fault::TooLong));
            self.text = Vec::new();
            self.line_in_text = 0;
            self.state = State::Resync;
            return false;
        }
        self.text.extend_from_slice(bytes);
        true
    }

    /// Ends the file: hands out what is still open.
    pub(super) fn finish(&mut self, sink: &mut impl FnMut(&Lexer, At, Token<'_>)) {
        let state = core::mem::replace(&mut self.state, State::Blank);
        match state {
            State::Blank | State::EscapedLine | State::Resync => {}
            State::Word => self.emit(sink, Token::Word),
            State::LineComment => self.emit(sink, Token::LineComment),
            State::Comment => sink(self, self.token_at, Token::Bad(Fault::UnclosedComment)),
            State::Group { .. } => {
                sink(self, self.token_at, Token::Bad(Fault::UnclosedParenthesis));
            }
            State::Tag(_) => {
                // `[White "King]` at the very end of a file.
                if self.text.last() == Some(&b']') {
                    self.text.pop();
                    self.emit(sink, Token::Tag);
                } else {
                    sink(self, self.token_at, Token::Bad(Fault::UnclosedTag));
                }
            }
            State::Setup => sink(self, self.token_at, Token::Bad(Fault::UnclosedSetup)),
        }
    }

    fn emit<'a>(
        &'a self,
        sink: &mut impl FnMut(&Lexer, At, Token<'_>),
        token: impl FnOnce(&'a [u8]) -> Token<'a>,
    ) {
        sink(self, self.token_at, token(&self.text));
    }

    /// A blank or a mark between tokens.
    fn start_token(&mut self, byte: u8, sink: &mut impl FnMut(&Lexer, At, Token<'_>)) {
        match byte {
            b'[' => self.open(State::Tag(InTag::Name)),
            b'{' => self.open(State::Comment),
            b'(' => self.open(State::Group {
                depth: 1,
                in_comment: false,
            }),
            b';' => self.open(State::LineComment),
            b'%' => self.open(State::EscapedLine),
            b'/' => self.open(State::Setup),
            b')' | b'}' | b']' => {
                let fault = Fault::StrayClose(char::from(byte));
                sink(self, self.here(), Token::Bad(fault));
            }
            _ => {}
        }
        self.step(byte);
    }

    fn tag_byte(&mut self, in_tag: InTag, byte: u8, sink: &mut impl FnMut(&Lexer, At, Token<'_>)) {
        let here = self.here();
        self.step(byte);
        let next = match (in_tag, byte) {
            (InTag::Name | InTag::AfterQuote, b']') => {
                self.state = State::Blank;
                return self.emit(sink, Token::Tag);
            }
            (InTag::Name, b'\r' | b'\n') => {
                // A bracket that is no tag must not swallow the game after it.
                if self.text.iter().any(|b| !b.is_ascii_whitespace()) {
                    self.state = State::Blank;
                    sink(self, self.token_at, Token::Bad(Fault::UnclosedTag));
                    return;
                }
                InTag::Name
            }
            (InTag::Name, b'"') => InTag::Value,
            (InTag::Name, _) => InTag::Name,
            (InTag::Value | InTag::NewLine, b'\r' | b'\n') => {
                // The closing quote is missing, or seems escaped by the last backslash of a path: the bracket at the
                // end of the line closes the tag.
                if self.text.trim_ascii_end().last() == Some(&b']') {
                    let length = self.text.trim_ascii_end().len() - 1;
                    self.text.truncate(length);
                    self.state = State::Blank;
                    return self.emit(sink, Token::Tag);
                }
                if in_tag == InTag::Value {
                    self.text.push(b' ');
                }
                self.state = State::Tag(InTag::NewLine);
                return;
            }
            (InTag::NewLine, b'[') => {
                sink(self, self.token_at, Token::Bad(Fault::UnclosedTag));
                self.open(State::Tag(InTag::Name));
                self.token_at = here;
                return;
            }
            (InTag::Value | InTag::NewLine, b'\\') => InTag::Escape,
            (InTag::Value | InTag::NewLine | InTag::AfterQuote, b'"')
            | (InTag::AfterQuote, b' ' | b'\t' | b'\r' | b'\n') => InTag::AfterQuote,
            (InTag::Value | InTag::NewLine | InTag::Escape | InTag::AfterQuote, _) => InTag::Value,
        };
        self.state = State::Tag(next);
        self.keep(&[byte], sink);
    }

    /// A bracket or a line end inside a comment or a group.
    fn mark_in_bracketed(&mut self, mark: u8, sink: &mut impl FnMut(&Lexer, At, Token<'_>)) {
        self.step(mark);
        match (self.state, mark) {
            (State::Comment, b'}') => {
                self.state = State::Blank;
                return self.emit(sink, Token::Comment);
            }
            (
                State::Group {
                    depth: 1,
                    in_comment: false,
                },
                b')',
            ) => {
                self.state = State::Blank;
                return self.emit(sink, Token::Group);
            }
            (State::Group { depth, in_comment }, _) => {
                let (depth, in_comment) = match (mark, in_comment) {
                    (b'(', false) => (depth + 1, false),
                    (b')', false) => (depth - 1, false),
                    (b'{', _) => (depth, true),
                    (b'}', _) => (depth, false),
                    _ => (depth, in_comment),
                };
                self.state = State::Group { depth, in_comment };
            }
            _ => {}
        }
        if ends_line(mark) {
            if self.line_in_text > 0 && is_tag_line(&self.text[self.line_in_text..]) {
                return self.give_up_bracketed(sink);
            }
            self.line_in_text = self.text.len() + 1;
        }
        self.keep(&[mark], sink);
    }

    /// A tag pair on a line of its own stands inside a comment: somebody forgot to close the comment, and the
    /// next game must not be lost with this one.
    fn give_up_bracketed(&mut self, sink: &mut impl FnMut(&Lexer, At, Token<'_>)) {
        let fault = match self.state {
            State::Comment => Fault::UnclosedComment,
            _ => Fault::UnclosedParenthesis,
        };
        self.state = State::Blank;
        sink(self, self.token_at, Token::Bad(fault));
        let line = self.text[self.line_in_text..].trim_ascii();
        let inside = line
            .strip_prefix(b"[")
            .and_then(|l| l.strip_suffix(b"]"))
            .unwrap_or(line);
        let at = At {
            line: self.line.saturating_sub(1).max(1),
            column: 1,
        };
        sink(self, at, Token::Tag(inside));
    }

    fn setup_byte(&mut self, byte: u8, sink: &mut impl FnMut(&Lexer, At, Token<'_>)) {
        self.step(byte);
        if byte == b'/' {
            self.state = State::Blank;
            self.emit(sink, Token::Setup);
        } else {
            self.keep(&[byte], sink);
        }
    }

    fn resync_byte(&mut self, byte: u8) {
        /// Long enough for any tag name and its opening quote.
        const PREFIX: usize = 64;
        if self.here().column == 1 {
            self.text.clear();
            self.token_at = self.here();
        }
        self.step(byte);
        if self.text.len() < PREFIX {
            self.text.push(byte);
            if byte == b'"' && begins_tag(&self.text) {
                self.text.remove(0);
                self.state = State::Tag(InTag::Value);
            }
        }
    }
}

fn is_mark_in_bracketed(byte: u8) -> bool {
    matches!(byte, b'{' | b'}' | b'(' | b')' | b'\n' | b'\r')
}

fn ends_line(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

fn ends_word(byte: u8) -> bool {
    byte <= b' ' || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';')
}

/// Control bytes, a DOS end-of-file mark and blanks alike stand between words.
fn begins_word(byte: u8) -> bool {
    !ends_word(byte) && !matches!(byte, b'%' | b'/')
}

/// `[Name "` and nothing more needed.
fn begins_tag(line: &[u8]) -> bool {
    let Some(inside) = line.strip_prefix(b"[") else {
        return false;
    };
    let name = inside
        .iter()
        .take_while(|b| b.is_ascii_alphanumeric() || **b == b'_')
        .count();
    inside.first().is_some_and(u8::is_ascii_alphabetic)
        && inside[name..].trim_ascii_start().first() == Some(&b'"')
}

fn is_tag_line(line: &[u8]) -> bool {
    begins_tag(line) && line.trim_ascii_end().last() == Some(&b']')
}
