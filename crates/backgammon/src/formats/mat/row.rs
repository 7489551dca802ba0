//! One row of a game: what each of its entries says.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::record::{Move, parse_word};
use super::super::text::{Place, excerpt};
use super::head::{is_number, number};
use super::{MatError, MatErrorKind};
use crate::cube::Cube;
use crate::dice::{Roll, RollError};

/// What an entry says; whose it is shows in its column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Cell {
    /// A roll and its moves.
    Play(Roll, Vec<Move>),
    /// A turn of which the play is not told, if there was a roll at all.
    Hidden(Option<Roll>, String),
    /// `Doubles => 4`; the value may be missing.
    Double(Option<u64>),
    /// `Beavers => 4` or `Raccoons => 8`.
    Beaver(Option<u64>),
    /// `Takes`
    Take,
    /// `Drops`
    Drop,
    /// `Wins 2 points and the match`
    Wins(u64),
    /// `Resigned Game`, `Losses 2 points` and the like, which say no more than the line with
    /// `Wins` does.
    Aside,
}

impl Cell {
    /// Is it an entry of one of the columns, and not a remark on the outcome?
    pub(super) fn is_action(&self) -> bool {
        !matches!(self, Self::Wins(_) | Self::Aside)
    }
}

/// A cell and the column, counted from 1 with tabs filled up, in which it begins.
pub(super) type Placed = (u32, Cell);

/// Reads a row, with or without its number.
pub(super) fn cells(line_number: u32, line: &str) -> Result<Vec<Placed>, MatError> {
    let mut words = Words {
        rest: line,
        column: 1,
    };
    words.skip_row_number();
    let mut cells = Vec::new();
    while let Some((column, word)) = words.next() {
        let place = Place::new(line_number, column);
        let cell = cell(word, &mut words, line_number).map_err(|(at, kind)| MatError {
            place: at.unwrap_or(place),
            kind,
        })?;
        cells.push((column, cell));
    }
    Ok(cells)
}

/// An error, and where if it is not at the cell's first word.
type CellError = (Option<Place>, MatErrorKind);

fn here(kind: MatErrorKind) -> CellError {
    (None, kind)
}

fn cell(word: &str, words: &mut Words<'_>, line: u32) -> Result<Cell, CellError> {
    if let Some((dice, glued)) = split_roll(word) {
        let roll = match dice.as_str() {
            "00" => None,
            dice => Some(
                dice.parse()
                    .map_err(|error: RollError| here(MatErrorKind::Dice(excerpt(dice), error)))?,
            ),
        };
        return play(roll, glued, words, line);
    }
    let lower = word.to_ascii_lowercase();
    Ok(match lower.as_str() {
        "doubles" | "double" | "redoubles" | "redouble" => Cell::Double(cube_value(words)?),
        "beavers" | "beaver" | "raccoons" | "raccoon" => Cell::Beaver(cube_value(words)?),
        "takes" | "take" | "accepts" | "accept" => Cell::Take,
        "drops" | "drop" | "passes" | "pass" | "rejects" | "reject" => Cell::Drop,
        "wins" | "win" => {
            let digits = words
                .next_if(is_number)
                .ok_or(here(MatErrorKind::WinsWithoutPoints))?;
            words.skip_while(&["point", "points", "and", "the", "match", "game"]);
            Cell::Wins(number(digits).map_err(here)?)
        }
        "losses" | "loses" | "loss" => {
            words.next_if(is_number);
            words.skip_while(&["point", "points", "and", "the", "match", "game"]);
            Cell::Aside
        }
        "resigns" | "resigned" | "resign" => {
            words.skip_while(&[
                "a",
                "the",
                "game",
                "match",
                "normal",
                "single",
                "gammon",
                "backgammon",
            ]);
            Cell::Aside
        }
        _ if word.contains('/') => {
            return Err(here(MatErrorKind::MoveWithoutRoll(excerpt(word))));
        }
        _ => return Err(here(MatErrorKind::Word(excerpt(word)))),
    })
}

/// `31:` or `3-1:`, and what is written without a blank behind it. `0` counts as a digit here, so
/// that `07:` is named as the impossible roll it is.
fn split_roll(word: &str) -> Option<(String, &str)> {
    let (dice, glued) = word.split_once(':')?;
    let mut digits = String::with_capacity(2);
    for (index, character) in dice.chars().enumerate() {
        match character {
            '0'..='9' => digits.push(character),
            '-' | '/' if index == 1 => {}
            _ => return None,
        }
    }
    (digits.len() == 2).then_some((digits, glued))
}

/// What follows a roll.
fn play(
    roll: Option<Roll>,
    glued: &str,
    words: &mut Words<'_>,
    line: u32,
) -> Result<Cell, CellError> {
    let mut moves = Vec::new();
    // Without a roll there was no play.
    let mut hidden = roll.is_none();
    if !glued.is_empty() {
        hidden |= play_word(glued, &mut moves).map_err(here)?;
    }
    let behind = words.rest;
    while let Some((column, word)) = words.next_if_placed(continues_play) {
        let lower = word.to_ascii_lowercase();
        match lower.as_str() {
            "cannot" | "can't" | "no" | "(no" => {
                words.skip_while(&["move", "moves", "move)", "moves)"]);
            }
            "dances" | "dance" | "-" | "--" => {}
            "illegal" => {
                words.skip_illegal_play().map_err(here)?;
                hidden = true;
            }
            _ => {
                hidden |= play_word(word, &mut moves)
                    .map_err(|kind| (Some(Place::new(line, column)), kind))?;
            }
        }
    }
    Ok(match roll {
        Some(roll) if !hidden => Cell::Play(roll, moves),
        roll => {
            let said = behind[..behind.len() - words.rest.len()].trim();
            let text = format!("{glued} {said}");
            let text = if text.trim().is_empty() {
                "????"
            } else {
                text.trim()
            };
            Cell::Hidden(roll, text.into())
        }
    })
}

/// Can a word stand behind a roll, as part of its play?
fn continues_play(word: &str) -> bool {
    let words = [
        "cannot", "can't", "no", "(no", "dances", "dance", "-", "--", "illegal",
    ];
    let is_roll = split_roll(word).is_some();
    !is_roll
        && (word.contains('/')
            || word.starts_with('?')
            || words.iter().any(|known| word.eq_ignore_ascii_case(known)))
}

/// A move, or several between commas; says whether there are question marks in their place.
fn play_word(word: &str, moves: &mut Vec<Move>) -> Result<bool, MatErrorKind> {
    // The longest play anybody writes has about 40 characters; an error should not quote more.
    const LONGEST: usize = 60;
    if word.bytes().all(|byte| byte == b'?') {
        return Ok(true);
    }
    if word.len() > LONGEST || word.contains(char::is_control) {
        return Err(MatErrorKind::Word(excerpt(word)));
    }
    word.split(',')
        .filter(|part| !part.is_empty())
        .try_for_each(|part| parse_word(part, moves).map_err(MatErrorKind::Move))?;
    Ok(false)
}

/// `=> 4` behind `Doubles`; nothing at all is tolerated.
fn cube_value(words: &mut Words<'_>) -> Result<Option<u64>, CellError> {
    let arrow = words.next_if(|word| word.starts_with("=") || word.eq_ignore_ascii_case("to"));
    // The arrow may touch the number: `=>4`.
    let glued = arrow.map_or("", |arrow| {
        arrow.trim_start_matches(|c: char| !c.is_ascii_digit())
    });
    let digits = if glued.is_empty() {
        words.next_if(is_number)
    } else {
        Some(glued)
    };
    let Some(digits) = digits else {
        return match arrow {
            Some(arrow) => Err(here(MatErrorKind::CubeValue(excerpt(arrow)))),
            None => Ok(None),
        };
    };
    let bad = || here(MatErrorKind::CubeValue(excerpt(digits)));
    let value: u64 = digits.parse().map_err(|_| bad())?;
    Cube::of_value(value, None)
        .filter(|cube| cube.doublings() > 0)
        .map(|cube| Some(cube.value()))
        .ok_or_else(bad)
}

/// The words of a line, each with its column.
struct Words<'line> {
    rest: &'line str,
    column: u32,
}

impl<'line> Words<'line> {
    fn advance(&mut self, bytes: usize) {
        let (passed, rest) = self.rest.split_at(bytes);
        for character in passed.chars() {
            self.column = match character {
                // To the next stop of eight, as an editor shows it.
                '\t' => (self.column.saturating_sub(1) / 8 + 1).saturating_mul(8),
                _ => self.column,
            }
            .saturating_add(1);
        }
        self.rest = rest;
    }

    fn skip_blank(&mut self) {
        let blank = self.rest.len() - self.rest.trim_start().len();
        self.advance(blank);
    }

    /// The next word, without going past it.
    fn peek(&mut self) -> Option<(u32, &'line str)> {
        self.skip_blank();
        let end = self
            .rest
            .find(char::is_whitespace)
            .unwrap_or(self.rest.len());
        (end > 0).then(|| (self.column, &self.rest[..end]))
    }

    fn next(&mut self) -> Option<(u32, &'line str)> {
        self.next_if_placed(|_| true)
    }

    fn next_if_placed(&mut self, wanted: impl Fn(&str) -> bool) -> Option<(u32, &'line str)> {
        let (column, word) = self.peek().filter(|&(_, word)| wanted(word))?;
        self.advance(word.len());
        Some((column, word))
    }

    fn next_if(&mut self, wanted: impl Fn(&str) -> bool) -> Option<&'line str> {
        self.next_if_placed(wanted).map(|(_, word)| word)
    }

    fn skip_while(&mut self, known: &[&str]) {
        let is_known = |word: &str| known.iter().any(|known| word.eq_ignore_ascii_case(known));
        while self.next_if(is_known).is_some() {}
    }

    /// `12)` at the beginning, which may touch what follows.
    fn skip_row_number(&mut self) {
        self.skip_blank();
        let digits = self
            .rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(self.rest.len());
        if digits > 0 && self.rest[digits..].starts_with(')') {
            self.advance(digits + 1);
        }
    }

    /// `Illegal play` stands in place of a play, and behind it, if at all, the position that it led
    /// to, which begins and ends with a bracket and may hold names with blanks.
    fn skip_illegal_play(&mut self) -> Result<(), MatErrorKind> {
        self.skip_while(&["play"]);
        self.skip_blank();
        if self.rest.starts_with('(') {
            let end = match self.rest.find(";)") {
                Some(semicolon) => Some(semicolon + 2),
                None => self.rest.find(')').map(|bracket| bracket + 1),
            };
            let end = end.ok_or_else(|| MatErrorKind::Word(excerpt(self.rest)))?;
            self.advance(end);
        }
        Ok(())
    }
}
