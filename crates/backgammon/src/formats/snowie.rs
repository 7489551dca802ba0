//! A position as Snowie saves it: one line of text, forty fields between semicolons. Nobody has laid it down; the
//! fields are those that users of GNU Backgammon found out and published.
//!
//! Length of the match (0 for money), Jacoby, two that say nothing here, who is on roll (0 or 1), two names, Crawford,
//! two scores, the cube, its owner (1 for the side on roll, -1 for the other), the bar of the side on roll, its points
//! 1 to 24 (its own checkers positive), the other bar, two dice (0 before the roll).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::situation::IdError;
use super::xgid::{self, XgId};

const FIELDS: usize = 40;

/// Does a text look like one?
pub(super) fn looks_so(text: &str) -> bool {
    text.matches(';').count() + 2 >= FIELDS
}

/// Reads the position by way of its XGID, which knows all of it but the names.
pub(super) fn decode(text: &str, checkers_a_side: u8) -> Result<XgId, IdError> {
    let fields: Vec<&str> = text.trim().trim_end_matches(';').split(';').collect();
    let number = |field: usize| -> Result<i64, IdError> {
        let text = fields.get(field).map(|text| text.trim());
        text.and_then(|text| text.parse().ok())
            .ok_or(IdError::Snowie { field: field + 1 })
    };
    let among = |field: usize, low: i64, high: i64| match number(field)? {
        value if (low..=high).contains(&value) => Ok(value),
        _ => Err(IdError::Snowie { field: field + 1 }),
    };
    let length = among(0, 0, i64::from(u16::MAX))?;
    let jacoby = among(1, 0, 1)?;
    let dark_on_roll = among(4, 0, 1)? == 1;
    let crawford = among(7, 0, 1)?;
    let scores = [
        among(8, 0, i64::from(u16::MAX))?,
        among(9, 0, i64::from(u16::MAX))?,
    ];
    let cube = among(10, 1, 1 << 24)?;
    if cube.count_ones() != 1 {
        return Err(IdError::Snowie { field: 11 });
    }
    let owner = among(11, -1, 1)?;
    // The capitals of an XGID are the dark side, and its points are theirs.
    let mut board = [b'-'; 26];
    let mut put = |place: usize, checkers: i64, of_the_mover: bool| {
        let place = if dark_on_roll { place } else { 25 - place };
        let first = if of_the_mover == dark_on_roll {
            b'A'
        } else {
            b'a'
        };
        if checkers != 0 {
            board[place] = first + checkers.unsigned_abs() as u8 - 1;
        }
    };
    put(25, among(12, 0, 15)?, true);
    for point in 1..=24 {
        let checkers = among(12 + point, -15, 15)?;
        put(point, checkers, checkers > 0);
    }
    put(0, among(37, -15, 15)?, false);
    let dice = (among(38, 0, 6)?, among(39, 0, 6)?);
    let mover = if dark_on_roll { 1 } else { -1 };
    let board: String = board.iter().map(|&letter| char::from(letter)).collect();
    let rule = if length > 0 { crawford } else { jacoby };
    let text = format!(
        "XGID={board}:{}:{}:{mover}:{}{}:{}:{}:{rule}:{length}:10",
        cube.trailing_zeros(),
        owner * mover,
        dice.0,
        dice.1,
        scores[1],
        scores[0],
    );
    xgid::decode(&text, checkers_a_side).map_err(IdError::Xg)
}
