//! Words to moves: the body of a game or of a variation.

use super::error::{At, Fault, MOST_NESTED, PdnError};
use super::game::{MoveNumber, Node, Strength, WrittenMove};
use super::lexer::{Lexer, Token};
use super::score::Score;
use super::text::{decode, excerpt};
use crate::notation::{Join, MoveText};
use alloc::string::String;
use alloc::vec::Vec;

/// The moves of a game or of a variation in the making.
#[derive(Clone, Debug, Default)]
pub(super) struct Body {
    pub(super) nodes: Vec<Node>,
    number: Option<MoveNumber>,
    /// A bare number or half a move, until the next word tells which: `32 - 28`.
    partial: Option<(At, Vec<u8>)>,
}

impl Body {
    /// Takes a token in; gives the result where the token is one.
    pub(super) fn token(
        &mut self,
        at: At,
        token: Token<'_>,
        depth: usize,
    ) -> Result<Option<Score>, PdnError> {
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
        if depth == MOST_NESTED {
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
    pub(super) fn end(&mut self) -> Option<(At, Fault)> {
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

pub(super) fn parse_score(word: &[u8]) -> Option<Score> {
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
