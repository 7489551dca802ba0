//! Moves as a file writes them.

use alloc::vec::Vec;
use core::fmt;

use crate::point::{Origin, Point, Target};

/// One checker moved, as written: by one die or, until the record has been put in order, by
/// several at once (`24/14`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// From where.
    pub origin: Origin,
    /// Where to.
    pub target: Target,
    /// Is a hit marked?
    pub hit: bool,
}

impl fmt::Display for Move {
    /// As the Jellyfish format has it: `25/20*`, `6/0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hit = if self.hit { "*" } else { "" };
        write!(f, "{}/{}{hit}", self.origin.number(), self.target.number())
    }
}

/// Why a word is no move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MovesError {
    /// It has not the form of a move.
    Form,
    /// A number that is no point, bar or off.
    NoSuchPoint,
    /// A checker that starts borne off, ends on the bar, or does not go forward.
    Backwards,
    /// A count other than 1 to 4.
    Count,
}

impl fmt::Display for MovesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "a move is written like 13/8, bar/20* or 6/off(2)",
            Self::NoSuchPoint => "points are numbered 1 to 24, the bar is 25 and off is 0",
            Self::Backwards => "a checker moves from a higher point to a lower one",
            Self::Count => "a move is made 1 to 4 times",
        })
    }
}

/// Reads one word of a play, such as `13/8*/5(2)`, and adds its moves. `0/0`, which some programs
/// write for a die that finds nothing to move, adds none.
///
/// # Errors
/// Why the word is no move; `moves` may then hold part of it.
pub(in super::super) fn parse_word(word: &str, moves: &mut Vec<Move>) -> Result<(), MovesError> {
    let (route, times) = match word.split_once('(') {
        None => (word, 1),
        Some((route, count)) => {
            let (count, hit) = count.split_once(')').ok_or(MovesError::Form)?;
            if !matches!(hit, "" | "*") {
                return Err(MovesError::Form);
            }
            match count.parse::<u8>() {
                Ok(times @ 1..=4) => (route, times),
                Ok(_) => return Err(MovesError::Count),
                Err(_) => return Err(MovesError::Form),
            }
        }
    };
    if route == "0/0" {
        return Ok(());
    }
    // The mark may also stand behind the count: `6/4(2)*`.
    let hit_behind = word.ends_with(")*");
    for _ in 0..times {
        let mut legs = route.split('/');
        let mut from = place(legs.next().unwrap_or_default())?.0;
        let before = moves.len();
        for leg in legs {
            let (to, hit) = place(leg)?;
            moves.push(one(from, to, hit)?);
            from = to;
        }
        if moves.len() == before {
            return Err(MovesError::Form);
        }
        if let (true, Some(last)) = (hit_behind, moves.last_mut()) {
            last.hit = true;
        }
    }
    Ok(())
}

fn one(from: u8, to: u8, hit: bool) -> Result<Move, MovesError> {
    if to >= from {
        return Err(MovesError::Backwards);
    }
    Ok(Move {
        origin: origin(from).ok_or(MovesError::NoSuchPoint)?,
        target: target(to).ok_or(MovesError::NoSuchPoint)?,
        hit,
    })
}

/// The place counted from, 1 to 25.
pub(in super::super) fn origin(number: u8) -> Option<Origin> {
    match number {
        25 => Some(Origin::Bar),
        _ => Point::new(number).map(Origin::Point),
    }
}

/// The place landed on, 0 to 24.
pub(in super::super) fn target(number: u8) -> Option<Target> {
    match number {
        0 => Some(Target::Off),
        _ => Point::new(number).map(Target::Point),
    }
}

/// The number of a place, and whether a hit is marked on it.
fn place(text: &str) -> Result<(u8, bool), MovesError> {
    let (text, hit) = match text.strip_suffix('*') {
        Some(text) => (text, true),
        None => (text, false),
    };
    if text.eq_ignore_ascii_case("bar") {
        return Ok((25, hit));
    }
    if text.eq_ignore_ascii_case("off") {
        return Ok((0, hit));
    }
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(MovesError::Form);
    }
    match text.parse() {
        Ok(number @ 0..=25) => Ok((number, hit)),
        _ => Err(MovesError::NoSuchPoint),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::{String, ToString};

    fn read(word: &str) -> Result<String, MovesError> {
        let mut moves = Vec::new();
        parse_word(word, &mut moves)?;
        let words: Vec<_> = moves.iter().map(ToString::to_string).collect();
        Ok(words.join(" "))
    }

    #[test]
    fn ways_to_write_a_move() {
        for (word, moves) in [
            ("13/8", "13/8"),
            ("13/8*", "13/8*"),
            ("13/8*/5", "13/8* 8/5"),
            ("6/4(2)", "6/4 6/4"),
            ("6/4*(2)", "6/4* 6/4*"),
            ("6/4(2)*", "6/4* 6/4*"),
            ("24/18/16(2)", "24/18 18/16 24/18 18/16"),
            ("bar/20", "25/20"),
            ("Bar/20*", "25/20*"),
            ("BAR/20/16", "25/20 20/16"),
            ("25/20", "25/20"),
            ("6/off", "6/0"),
            ("6/Off(3)", "6/0 6/0 6/0"),
            ("6/0", "6/0"),
            ("0/0", ""),
        ] {
            assert_eq!(read(word).as_deref(), Ok(moves), "{word}");
        }
    }

    #[test]
    fn words_that_are_no_move() {
        for (word, why) in [
            ("13", MovesError::Form),
            ("13/", MovesError::Form),
            ("/8", MovesError::Form),
            ("13/x", MovesError::Form),
            ("13/8(", MovesError::Form),
            ("13/8(x)", MovesError::Form),
            ("13/8(2)x", MovesError::Form),
            ("13/8(5)", MovesError::Count),
            ("13/8(0)", MovesError::Count),
            ("26/20", MovesError::NoSuchPoint),
            ("99999999999999999999/1", MovesError::NoSuchPoint),
            ("5/8", MovesError::Backwards),
            ("5/5", MovesError::Backwards),
            ("off/3", MovesError::Backwards),
            ("13/bar", MovesError::Backwards),
        ] {
            assert_eq!(read(word), Err(why), "{word}");
        }
    }
}
