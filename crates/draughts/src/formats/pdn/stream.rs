//! Games straight from a reader.

use super::game::{BadGame, PdnGame};
use super::parser::PdnParser;
use alloc::boxed::Box;
use core::fmt;
use std::io::{self, BufRead};

/// Why the next game of a stream cannot be had.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// Reading failed; nothing more comes.
    Io(io::Error),
    /// The game cannot be read; the next one may.
    Game(Box<BadGame>),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Io(error) => error.fmt(f),
            ReadError::Game(bad) => bad.fmt(f),
        }
    }
}

impl core::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ReadError::Io(error) => error.source(),
            ReadError::Game(bad) => bad.source(),
        }
    }
}

/// The games of a PDN file, one after another, in constant memory.
///
/// ```
/// use tabuleiro_draughts::formats::pdn::Games;
///
/// let file = "[White \"Ann\"]\n1. 32-28 17-22 *\n1. 33-28 *";
/// let games: Result<Vec<_>, _> = Games::new(file.as_bytes()).collect();
/// assert_eq!(games.unwrap().len(), 2);
/// ```
#[derive(Debug)]
pub struct Games<R> {
    reader: R,
    parser: PdnParser,
    ended: bool,
}

impl<R: BufRead> Games<R> {
    /// The games that a reader gives.
    pub fn new(reader: R) -> Self {
        Games {
            reader,
            parser: PdnParser::new(),
            ended: false,
        }
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<PdnGame, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(game) = self.parser.next_game() {
                return Some(game.map_err(ReadError::Game));
            }
            if self.ended {
                return None;
            }
            let read = match self.reader.fill_buf() {
                Ok([]) => {
                    self.ended = true;
                    self.parser.finish();
                    continue;
                }
                Ok(bytes) => {
                    self.parser.feed(bytes);
                    bytes.len()
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.ended = true;
                    return Some(Err(ReadError::Io(error)));
                }
            };
            self.reader.consume(read);
        }
    }
}
