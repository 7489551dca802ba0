//! A game from its text, and the games of a file one after the other.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;

use super::tokens::{Token, Tokens};
use super::{Fault, Game, Line, PgnError, Ply, Termination};

/// Variations lie in variations so deep at most.
const DEEPEST: usize = 64;

/// Reads one game; the text begins with this line of its file.
///
/// # Errors
/// What is wrong, and where.
pub fn read_game(text: &str, first_line: u32) -> Result<Game, PgnError> {
    let mut tokens = Tokens::new(text, first_line);
    let mut game = Game::default();
    // The line that is being read, and behind it those that wait for its end.
    let mut lines: Vec<(Line, (u32, u32))> = Vec::new();
    let mut line = Line::default();
    let mut ended = false;
    loop {
        tokens.skip_space();
        let at = tokens.at();
        let Some(token) = tokens.next()? else {
            if !ended {
                game.end_at = at;
            }
            break;
        };
        match token {
            Token::Tag(tag) => game.tags.push(tag),
            Token::Comment(text) => match line.moves.last_mut() {
                Some(last) => last.comments.push(text),
                None => line.comments.push(text),
            },
            Token::Sign(sign) => {
                if let Some(last) = line.moves.last_mut() {
                    last.signs.push(sign);
                }
            }
            Token::Open => {
                if line.moves.is_empty() {
                    return Err(Tokens::wrong(at, Fault::StrayParenthesis));
                }
                if lines.len() >= DEEPEST {
                    return Err(Tokens::wrong(at, Fault::TooDeep));
                }
                lines.push((core::mem::take(&mut line), at));
            }
            Token::Close => {
                let Some((above, _)) = lines.pop() else {
                    return Err(Tokens::wrong(at, Fault::StrayParenthesis));
                };
                let variation = core::mem::replace(&mut line, above);
                if let Some(last) = line.moves.last_mut() {
                    last.variations.push(variation);
                }
            }
            Token::Word(word) => {
                if let Some(end) = Termination::of(word) {
                    // A result within a variation says nothing about the game.
                    if lines.is_empty() {
                        (game.end, game.end_at, ended) = (end, at, true);
                    }
                } else if !word.chars().all(|sign| sign.is_ascii_digit()) {
                    // Behind the result nothing is played any more; `1.e4` is two words, since a point ends one.
                    if !ended && (!word.is_ascii() || !looks_like_a_move(word)) {
                        return Err(Tokens::wrong(at, Fault::NotAMove));
                    }
                    line.moves.push(Ply {
                        text: word.to_owned(),
                        at,
                        ..Ply::default()
                    });
                }
            }
        }
    }
    if let Some((_, at)) = lines.pop() {
        return Err(Tokens::wrong(at, Fault::Unclosed));
    }
    game.line = line;
    Ok(game)
}

/// Whether a word may be a move; whether it is one, the rules say.
fn looks_like_a_move(word: &str) -> bool {
    let known = |sign: char| sign.is_ascii_alphanumeric() || "-+#=x:/".contains(sign);
    (2..=12).contains(&word.len()) && word.chars().all(known)
        || ["--", "e.p.", "ep", "Z0"].contains(&word)
}

#[cfg(feature = "std")]
pub use stream::Games;

#[cfg(feature = "std")]
mod stream {
    use alloc::borrow::Cow;
    use alloc::string::String;
    use alloc::vec::Vec;
    use std::io::{self, BufRead};

    use super::super::{Fault, Game, PgnError};
    use super::read_game;

    /// No game is longer.
    const LONGEST: usize = 16 << 20;

    /// The games of a file, one by one: a file of a million takes no more room than its longest.
    #[derive(Debug)]
    pub struct Games<R> {
        file: R,
        /// The number of the line that comes next.
        line: u32,
        /// A line that begins the next game.
        begun: Option<Vec<u8>>,
    }

    impl<R: BufRead> Games<R> {
        /// The games of a file.
        pub const fn new(file: R) -> Self {
            Self {
                file,
                line: 1,
                begun: None,
            }
        }

        /// The text of the next game and its first line; nothing at the end of the file.
        fn next_text(&mut self) -> io::Result<Option<(Vec<u8>, u32)>> {
            let mut text = self.begun.take().unwrap_or_default();
            let mut first = self.line.saturating_sub(u32::from(!text.is_empty()));
            // A tag behind moves begins the next game, but not one that stands in a comment.
            let (mut moves, mut in_comment) = (false, false);
            loop {
                let mut line = Vec::new();
                if self.file.read_until(b'\n', &mut line)? == 0 {
                    break;
                }
                self.line += 1;
                let trimmed = line.trim_ascii_start();
                if trimmed.is_empty() && text.is_empty() {
                    continue;
                }
                if text.is_empty() {
                    first = self.line - 1;
                }
                let tag = !in_comment && trimmed.starts_with(b"[");
                if tag && moves {
                    self.begun = Some(line);
                    break;
                }
                moves |= !tag && !trimmed.is_empty() && !trimmed.starts_with(b"%");
                let mut rest_is_comment = false;
                for &sign in &line {
                    match sign {
                        b';' if !in_comment && !tag => rest_is_comment = true,
                        b'{' if !rest_is_comment && !tag => in_comment = true,
                        b'}' => in_comment = false,
                        _ => {}
                    }
                }
                text.extend_from_slice(&line);
                if text.len() > LONGEST {
                    break;
                }
            }
            Ok((!text.trim_ascii().is_empty()).then_some((text, first)))
        }
    }

    impl<R: BufRead> Iterator for Games<R> {
        type Item = io::Result<Result<Game, PgnError>>;

        fn next(&mut self) -> Option<Self::Item> {
            let (text, first) = match self.next_text() {
                Ok(next) => next?,
                Err(error) => return Some(Err(error)),
            };
            if text.len() > LONGEST {
                let fault = PgnError {
                    fault: Fault::TooLong,
                    line: first,
                    column: 1,
                };
                return Some(Ok(Err(fault)));
            }
            Some(Ok(read_game(&decoded(&text), first)))
        }
    }

    /// As UTF-8, or where it is none as Latin-1, which older files are in.
    fn decoded(text: &[u8]) -> Cow<'_, str> {
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        match core::str::from_utf8(text) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(
                text.iter()
                    .map(|&byte| char::from(byte))
                    .collect::<String>(),
            ),
        }
    }
}
