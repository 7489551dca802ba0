//! Tokens to games.

use super::body::{Body, parse_score};
use super::error::{At, Fault, PdnError};
use super::game::{BadGame, Node, PdnGame, ReadGame, Tag};
use super::lexer::{Lexer, Token};
use super::score::Score;
use super::text::{decode, excerpt};
use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A game bigger than this is refused, so that reading a file takes bounded memory whatever is in it.
const LONGEST_GAME: usize = 16 << 20;

/// Reads PDN from byte chunks of any size: [`feed`](PdnParser::feed) the file piece by piece, take games with
/// [`next_game`](PdnParser::next_game), and [`finish`](PdnParser::finish) at its end.
///
/// The memory in use is that of the games that end in one chunk, whatever the length of the file. A game that
/// cannot be read is handed out as an error with its place, and reading goes on at the next one.
///
/// ```
/// use tabuleiro_draughts::formats::pdn::PdnParser;
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
/// let games = tabuleiro_draughts::formats::pdn::parse(b"1. 9-14 22-18 1-0 1. 11-15 *");
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
        self.tags
            .iter()
            .any(|tag| tag.is("Result") && !text.is_empty() && squeezed(&tag.value) == text)
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
