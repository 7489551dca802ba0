//! Tokens to games.

use super::error::{At, Fault, PdnError};
use super::game::{BadGame, MoveNumber, Node, PdnGame, ReadGame, Strength, Tag, WrittenMove};
use super::lexer::{Lexer, Token};
use super::score::Score;
use super::text::decode;
use crate::notation::{Join, MoveText};
use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A game bigger than this is refused, so that reading a file takes bounded memory whatever is in it.
const LONGEST_GAME: usize = 16 << 20;

/// Variations nest as deep as this.
const DEEPEST: usize = 64;

/// Reads PDN from byte chunks of any size: [`feed`](PdnParser::feed) the file piece by piece, take games with
/// [`next_game`](PdnParser::next_game), and [`finish`](PdnParser::finish) at its end.
///
/// The memory in use is that of the games that end in one chunk, whatever the length of the file. A game that
/// cannot be read is handed out as an error with its place, and reading goes on at the next one.
///
/// ```
/// use draughts::formats::pdn::PdnParser;
///
/// let mut parser = PdnParser::new();
/// parser.feed(b"[White \"Ann\"] 1. 32-28 17-2");
/// parser.feed(b"2 2. 28x17 1-0");
/// parser.finish();
/// let game = parser.next_game().unwrap().unwrap();
/// assert_eq!(game.tag("White"), Some("Ann"));
/// assert_eq!(game.moves().count(), 3);
/// ```
#[derive(Clone, Debug)]
pub struct PdnParser {
    lexer: Lexer,
    builder: Builder,
}

impl Default for PdnParser {
    fn default() -> Self {
        Self::new()
    }
}

impl PdnParser {
    /// A parser at the start of a file.
    #[must_use]
    pub fn new() -> Self {
        PdnParser {
            lexer: Lexer::new(At::START),
            builder: Builder::default(),
        }
    }

    /// Reads the next bytes of the file.
    pub fn feed(&mut self, chunk: &[u8]) {
        let builder = &mut self.builder;
        self.lexer.feed(chunk, &mut |lexer, at, token| {
            builder.token(at, lexer.line(), token);
        });
    }

    /// Ends the file: the game that was being read is complete.
    pub fn finish(&mut self) {
        let builder = &mut self.builder;
        self.lexer
            .finish(&mut |lexer, at, token| builder.token(at, lexer.line(), token));
        self.builder.flush();
    }

    /// The next game that has been read, or `None` when more bytes are needed.
    pub fn next_game(&mut self) -> Option<ReadGame> {
        self.builder.done.pop_front()
    }
}

/// Reads every game of a text in memory.
///
/// ```
/// let games = draughts::formats::pdn::parse(b"1. 9-14 22-18 1-0 1. 11-15 *");
/// assert_eq!(games.len(), 2);
/// ```
#[must_use]
pub fn parse(bytes: &[u8]) -> Vec<ReadGame> {
    let mut parser = PdnParser::new();
    parser.feed(bytes);
    parser.finish();
    parser.builder.done.into()
}

/// The game in the making.
#[derive(Clone, Debug, Default)]
struct Builder {
    tags: Vec<Tag>,
    at: Option<At>,
    body: Body,
    score: Option<Score>,
    error: Option<PdnError>,
    /// Whether the moves have begun, so that the next tag belongs to the next game.
    began: bool,
    /// The line of the result, after which only a comment on the same line still belongs to the game.
    ended: Option<u64>,
    last_tag_line: u64,
    bytes: usize,
    done: VecDeque<ReadGame>,
}

impl Builder {
    fn token(&mut self, at: At, line: u64, token: Token<'_>) {
        if self.belongs_to_next_game(at, &token) {
            self.flush();
        }
        let first_at = *self.at.get_or_insert(at);
        self.bytes += match token {
            Token::Tag(text)
            | Token::Comment(text)
            | Token::LineComment(text)
            | Token::Group(text)
            | Token::Setup(text)
            | Token::Word(text) => text.len() + 1,
            Token::Bad(_) => 0,
        };
        if self.bytes > LONGEST_GAME && self.error.is_none() {
            self.error = Some(PdnError {
                at: first_at,
                fault: Fault::GameTooLong,
            });
        }
        if let Token::Tag(text) = &token {
            self.last_tag_line = line;
            // Tags are read even where the game is broken: they say which game it is.
            match parse_tag(text) {
                Some(tag) if self.bytes <= LONGEST_GAME => self.tags.push(tag),
                Some(_) => {}
                None => self.fail(at, Fault::NotATag(excerpt(text))),
            }
            return;
        }
        self.began |= !matches!(token, Token::Comment(_) | Token::LineComment(_));
        if self.error.is_some() {
            // Without tags, only a result tells where the next game starts.
            if let Token::Word(word) = token
                && self.tags.is_empty()
                && parse_score(word).is_some()
            {
                self.ended = Some(line);
            }
            return;
        }
        match self.body.token(at, token, 0) {
            Ok(None) => {}
            Ok(Some(score)) => self.end(score, line),
            Err(error) => match error.fault {
                // A result in points of its own kind, such as 12-0, is known by the Result tag.
                Fault::NotAMove(text) if self.result_tag_is(&text) => {
                    self.end(Score::Unknown, line);
                }
                fault => self.fail(error.at, fault),
            },
        }
    }

    fn fail(&mut self, at: At, fault: Fault) {
        self.error.get_or_insert(PdnError { at, fault });
    }

    fn end(&mut self, score: Score, line: u64) {
        if self.tags.is_empty() && self.body.nodes.is_empty() {
            // A second terminator, or one before any game: nothing ends here.
            self.at = None;
            self.began = false;
            self.body = Body::default();
        } else {
            self.score = Some(score);
            self.ended = Some(line);
        }
    }

    fn belongs_to_next_game(&self, at: At, token: &Token<'_>) -> bool {
        match (token, self.ended) {
            (Token::Tag(text), None) if !self.began => {
                // Tags after tags: a new game where a blank line parts them and a name comes again.
                at.line > self.last_tag_line + 1
                    && parse_tag(text)
                        .is_some_and(|tag| self.tags.iter().any(|seen| seen.name == tag.name))
            }
            (Token::Tag(_), _) => true,
            (Token::Comment(_) | Token::LineComment(_) | Token::Group(_), Some(line)) => {
                at.line != line
            }
            (_, ended) => ended.is_some(),
        }
    }

    fn result_tag_is(&self, text: &str) -> bool {
        let squeezed =
            |text: &str| -> String { text.chars().filter(|c| !c.is_whitespace()).collect() };
        self.tags.iter().any(|tag| {
            tag.name.eq_ignore_ascii_case("Result")
                && !text.is_empty()
                && squeezed(&tag.value) == text
        })
    }

    /// Hands the game out and starts the next.
    fn flush(&mut self) {
        let done = core::mem::take(&mut self.done);
        let mut whole = core::mem::replace(
            self,
            Builder {
                done,
                ..Builder::default()
            },
        );
        if whole.error.is_none()
            && let Some((at, fault)) = whole.body.end()
        {
            whole.fail(at, fault);
        }
        // `4-6` at the end is a move by its looks; the Result tag says it is a result.
        if whole.score.is_none()
            && let Some(Node::Move(last)) = whole.body.nodes.last()
            && whole.result_tag_is(&last.text.to_string())
        {
            whole.body.nodes.pop();
            whole.score = Some(Score::Unknown);
        }
        let Some(at) = whole.at else { return };
        let game = PdnGame {
            at,
            tags: whole.tags,
            body: whole.body.nodes,
            score: whole.score,
        };
        match whole.error {
            Some(error) => self
                .done
                .push_back(Err(Box::new(BadGame { error, read: game }))),
            // A file of comments, or a byte-order mark alone, holds no game.
            None if game.tags.is_empty() && !whole.began => {}
            None if game.tags.is_empty() && game.body.is_empty() => {}
            None => self.done.push_back(Ok(game)),
        }
    }
}

/// The moves of a game or of a variation in the making.
#[derive(Clone, Debug, Default)]
struct Body {
    nodes: Vec<Node>,
    number: Option<MoveNumber>,
    /// A bare number or half a move, until the next word tells which: `32 - 28`.
    partial: Option<(At, Vec<u8>)>,
}

impl Body {
    /// Takes a token in; gives the result where the token is one.
    fn token(&mut self, at: At, token: Token<'_>, depth: usize) -> Result<Option<Score>, PdnError> {
        let fail = |fault| Err(PdnError { at, fault });
        match token {
            Token::Word(word) => return self.word(at, word),
            Token::Comment(text) | Token::LineComment(text) => self.comment(text),
            Token::Group(text) => self.group(at, text, depth)?,
            Token::Setup(text) => match setup_fen(text) {
                Some(fen) => self.nodes.push(Node::Setup(fen)),
                None => return fail(Fault::NotASetup(excerpt(text))),
            },
            Token::Tag(text) => return fail(Fault::NotATag(excerpt(text))),
            Token::Bad(fault) => return fail(fault),
        }
        Ok(None)
    }

    fn comment(&mut self, text: &[u8]) {
        let text = decode(text.trim_ascii());
        let lines: Vec<&str> = text
            .split(['\n', '\r'])
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .collect();
        // Where the lines of a comment end is up to whoever wrapped it.
        self.nodes.push(Node::Comment(lines.join(" ")));
    }

    /// Parentheses: marks of strength, a variation if moves are in it and nothing that is not, and otherwise a
    /// remark.
    fn group(&mut self, at: At, text: &[u8], depth: usize) -> Result<(), PdnError> {
        let inside = text.trim_ascii();
        if inside.is_empty() {
            return Ok(());
        }
        if inside.iter().all(|mark| b"!?".contains(mark)) {
            self.strengthen(inside);
            return Ok(());
        }
        if depth == DEEPEST {
            return Err(PdnError {
                at,
                fault: Fault::TooDeep,
            });
        }
        match variation(at, text, depth + 1)? {
            Some(nodes) => self.nodes.push(Node::Variation(nodes)),
            None => self.comment(text),
        }
        Ok(())
    }

    fn strengthen(&mut self, marks: &[u8]) {
        let last = self.nodes.iter_mut().rev().find_map(|node| match node {
            Node::Move(written) => Some(written),
            _ => None,
        });
        if let Some(written) = last {
            written.strength.add(marks);
        }
    }

    fn word(&mut self, at: At, word: &[u8]) -> Result<Option<Score>, PdnError> {
        let fail = |fault| Err(PdnError { at, fault });
        if at == At::START && (word.starts_with(b"\xff\xfe") || word.starts_with(b"\xfe\xff")) {
            return fail(Fault::Utf16);
        }
        let word = word.strip_prefix(b"\xef\xbb\xbf").unwrap_or(word);
        let word = self.take_number(word);
        if word.is_empty() {
            return Ok(None);
        }
        if let Some(glyph) = word.strip_prefix(b"$") {
            return match decimal(glyph).and_then(|number| u8::try_from(number).ok()) {
                Some(number) => {
                    self.nodes.push(Node::Glyph(number));
                    Ok(None)
                }
                None => fail(Fault::NotAGlyph(excerpt(word))),
            };
        }
        if let Some((start, mut joined)) = self.partial.take() {
            let meets = ends_with_mark(&joined) || begins_with_mark(word);
            if meets {
                joined.extend_from_slice(word);
                if let Some(score) = parse_score(&joined) {
                    return Ok(Some(score));
                }
                if !self.push_move(start, &joined) {
                    if !is_partial(&joined) {
                        return Err(PdnError {
                            at: start,
                            fault: Fault::NotAMove(excerpt(&joined)),
                        });
                    }
                    self.partial = Some((start, joined));
                }
                return Ok(None);
            }
            // A move number without its dot.
            self.number = decimal(&joined).map(|number| MoveNumber {
                number,
                second: false,
            });
        }
        if let Some(score) = parse_score(word) {
            return Ok(Some(score));
        }
        if self.push_move(at, word) {
            return Ok(None);
        }
        match word {
            b"-" | b"--" => self.nodes.push(Node::Missing),
            _ if word.iter().all(|mark| Strength::MARKS.contains(mark)) => self.strengthen(word),
            _ if is_partial(word) => self.partial = Some((at, word.to_vec())),
            _ => return fail(Fault::NotAMove(excerpt(word))),
        }
        Ok(None)
    }

    /// Takes `12.`, `12...` or bare dots off the front of a word.
    fn take_number<'w>(&mut self, word: &'w [u8]) -> &'w [u8] {
        let digits = word.iter().take_while(|b| b.is_ascii_digit()).count();
        let dots = word[digits..].iter().take_while(|b| **b == b'.').count();
        if dots == 0 {
            return word;
        }
        let number = decimal(&word[..digits]);
        let second = dots > 1;
        match (number, &mut self.number) {
            (Some(number), _) => self.number = Some(MoveNumber { number, second }),
            // `1. ... 7-12`: the first player's move is left out.
            (None, Some(before)) => before.second |= second,
            (None, None) => {}
        }
        if digits > 0 {
            self.partial = None;
        }
        &word[digits + dots..]
    }

    fn push_move(&mut self, at: At, word: &[u8]) -> bool {
        let marks = word
            .iter()
            .rev()
            .take_while(|mark| Strength::MARKS.contains(mark))
            .count();
        let (squares, marks) = word.split_at(word.len() - marks);
        let Some(text) = MoveText::parse(squares) else {
            return false;
        };
        // A capture can come back to where it started; a step cannot, and `01-1` would be written as the result 1-1.
        if let [from, to] = text.squares()
            && from == to
            && text.join() != Join::Cross
        {
            return false;
        }
        let mut strength = Strength::default();
        strength.add(marks);
        self.nodes.push(Node::Move(WrittenMove {
            at,
            number: self.number.take(),
            text,
            strength,
        }));
        true
    }

    /// Half a move left at the end is a fault; a move number left over is not.
    fn end(&mut self) -> Option<(At, Fault)> {
        let (at, text) = self.partial.take()?;
        (!text.iter().all(u8::is_ascii_digit)).then(|| (at, Fault::NotAMove(excerpt(&text))))
    }
}

/// The inside of parentheses as a variation, or `None` where it is a remark.
fn variation(at: At, text: &[u8], depth: usize) -> Result<Option<Vec<Node>>, PdnError> {
    let mut body = Body::default();
    let mut failed: Option<PdnError> = None;
    let mut lexer = Lexer::new(At {
        column: at.column + 1,
        ..at
    });
    let mut sink = |_: &Lexer, at: At, token: Token<'_>| {
        if failed.is_none() {
            let word = match token {
                Token::Word(word) => word,
                _ => b"",
            };
            match body.token(at, token, depth) {
                Ok(None) => {}
                // Who wins in the variation is a remark on it.
                Ok(Some(_)) => body.comment(word),
                Err(error) => failed = Some(error),
            }
        }
    };
    lexer.feed(text, &mut sink);
    lexer.finish(&mut sink);
    match failed {
        Some(error) if error.fault == Fault::TooDeep => Err(error),
        Some(_) => Ok(None),
        None => {
            let is_variation =
                body.end().is_none() && body.nodes.iter().any(|node| matches!(node, Node::Move(_)));
            Ok(is_variation.then_some(body.nodes))
        }
    }
}

fn parse_score(word: &[u8]) -> Option<Score> {
    // Most words are moves: look twice only at what can be a result, whose first number has one digit.
    let may_be = match word {
        [b'*'] | [b'.' | 0xbd | 0xc2, ..] => true,
        [b'0'..=b'2', second, ..] => !second.is_ascii_digit() && word.len() <= 15,
        _ => false,
    };
    if !may_be {
        return None;
    }
    match core::str::from_utf8(word) {
        Ok(text) => Score::parse(text),
        Err(_) => Score::parse(&decode(word)),
    }
}

/// A number in digits alone.
fn decimal(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0_u32, |number, digit| {
        let digit = digit.is_ascii_digit().then(|| u32::from(digit - b'0'))?;
        number.checked_mul(10)?.checked_add(digit)
    })
}

/// `Name "value"` between brackets.
fn parse_tag(text: &[u8]) -> Option<Tag> {
    let text = text.trim_ascii();
    let name_length = text
        .iter()
        .take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-'))
        .count();
    let (name, rest) = text.split_at(name_length);
    if !name.first()?.is_ascii_alphabetic() {
        return None;
    }
    let value = rest.trim_ascii();
    let value = match value.strip_prefix(b"\"") {
        Some(quoted) => unescape(quoted.strip_suffix(b"\"").unwrap_or(quoted)),
        // `[Result 1-0]`: no quotes at all, but a blank after the name.
        None if rest.len() > value.len() || rest.is_empty() => value.to_vec(),
        None => return None,
    };
    Some(Tag {
        name: decode(name),
        value: decode(&value),
    })
}

/// `\"` and `\\` are escapes; any other backslash is one, as in a Windows path.
fn unescape(text: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(text.len());
    let mut bytes = text.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        if byte == b'\\' && matches!(bytes.peek(), Some(b'"' | b'\\')) {
            plain.extend(bytes.next());
        } else {
            plain.push(byte);
        }
    }
    plain
}

/// `FEN "…"` between slashes.
fn setup_fen(text: &[u8]) -> Option<String> {
    let fen = text.trim_ascii().strip_prefix(b"FEN")?.trim_ascii();
    let fen = fen.strip_prefix(b"\"")?.strip_suffix(b"\"")?;
    Some(decode(fen))
}

fn ends_with_mark(text: &[u8]) -> bool {
    matches!(text.last(), Some(b'-' | b'x' | b'X' | b':'))
}

fn begins_with_mark(text: &[u8]) -> bool {
    matches!(text.first(), Some(b'-' | b'x' | b'X' | b':'))
}

/// A number, or squares with a mark behind them.
fn is_partial(text: &[u8]) -> bool {
    const PLAIN: &[u8] = b"-xX:";
    let squares = text.strip_suffix(b"-").unwrap_or(text);
    let squares = if PLAIN.contains(text.last().unwrap_or(&0)) {
        &text[..text.len() - 1]
    } else {
        squares
    };
    let is_square = match squares {
        [] => false,
        [letter, digits @ ..] if letter.is_ascii_alphabetic() => {
            !digits.is_empty() && digits.len() <= 2 && digits.iter().all(u8::is_ascii_digit)
        }
        digits => digits.len() <= 3 && digits.iter().all(u8::is_ascii_digit),
    };
    is_square || (squares.len() < text.len() && MoveText::parse(squares).is_some())
}

/// What an error message quotes: enough to find it again.
fn excerpt(text: &[u8]) -> String {
    const LONGEST: usize = 40;
    let text = decode(text);
    match text.char_indices().nth(LONGEST) {
        Some((cut, _)) => alloc::format!("{}…", &text[..cut]),
        None => text,
    }
}
