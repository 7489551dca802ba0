//! Moves as a file writes them.

use alloc::vec::Vec;
use core::fmt;

use crate::notation::{Landing, NotationError, Written, WrittenMove};
use crate::play::Step;
use crate::point::{Origin, Target};

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

impl From<Step> for Move {
    fn from(step: Step) -> Self {
        Self {
            origin: step.origin,
            target: step.target,
            hit: step.hit,
        }
    }
}

/// Reads one word of a play, such as `13/8*/5(2)`, and adds its moves. `0/0`, which some programs
/// write for a die that finds nothing to move, adds none.
///
/// # Errors
/// Why the word is no move.
pub(in super::super) fn parse_word(word: &str, moves: &mut Vec<Move>) -> Result<(), NotationError> {
    if word == "0/0" {
        return Ok(());
    }
    let way: WrittenMove = word.parse()?;
    for _ in 0..way.checkers {
        let mut origin = way.origin;
        for &Landing { target, hit } in &way.landings {
            moves.push(Move {
                origin,
                target,
                hit,
            });
            if let Target::Point(point) = target {
                origin = Origin::Point(point);
            }
        }
    }
    Ok(())
}

/// The moves as a play that somebody wrote, for the rules to make sense of.
pub(in super::super) fn written(moves: &[Move]) -> Written {
    let way = |step: &Move| WrittenMove {
        origin: step.origin,
        landings: [Landing {
            target: step.target,
            hit: step.hit,
        }]
        .into(),
        checkers: 1,
    };
    Written {
        moves: moves.iter().map(way).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::{String, ToString};

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
            ("Bar/20*", "25/20*"),
            ("25/20", "25/20"),
            ("6/Off(3)", "6/0 6/0 6/0"),
            ("0/0", ""),
        ] {
            let mut read = Vec::new();
            assert_eq!(parse_word(word, &mut read), Ok(()), "{word}");
            let words: Vec<String> = read.iter().map(ToString::to_string).collect();
            assert_eq!(words.join(" "), moves, "{word}");
        }
    }
}
