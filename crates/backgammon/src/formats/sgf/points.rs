//! Letters for points, and what is set up by hand.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::super::record::{Board, Move, Setup};
use super::super::text::excerpt;
use super::SgfErrorKind;
use super::tree::{self, Node, Property, split_composed};
use crate::checkers::{BAR, OFF, PLACES};
use crate::cube::Cube;
use crate::dice::Roll;
use crate::point::{Origin, Target};
use crate::position::Position;
use crate::side::Side;

/// The place in a side's own numbering (0 off, 25 bar) that a letter names.
fn place_of_letter(letter: u8, side: Side) -> Option<u8> {
    match (letter, side) {
        (b'a'..=b'x', Side::Light) => Some(letter - b'a' + 1),
        (b'a'..=b'x', Side::Dark) => Some(24 - (letter - b'a')),
        (b'y', _) => Some(25),
        (b'z', _) => Some(0),
        _ => None,
    }
}

fn letter_of_place(place: u8, side: Side) -> char {
    char::from(match (place, side) {
        (0, _) => b'z',
        (25, _) => b'y',
        (place, Side::Light) => b'a' + place - 1,
        (place, Side::Dark) => b'a' + 24 - place,
    })
}

/// The letter of a side in `PL`, `RE` and as the name of a move.
pub(super) fn side_letter(side: Side) -> char {
    match side {
        Side::Light => 'W',
        Side::Dark => 'B',
    }
}

pub(super) fn side_of_text(text: &str) -> Option<Side> {
    match text.trim().bytes().next()?.to_ascii_uppercase() {
        b'W' => Some(Side::Light),
        b'B' => Some(Side::Dark),
        _ => None,
    }
}

/// The dice and the pairs of letters of a move.
pub(super) fn moves_of_text(text: &str, side: Side) -> Result<(Roll, Vec<Move>), SgfErrorKind> {
    let bad = || SgfErrorKind::Move(excerpt(text));
    let (dice, letters) = text.split_at_checked(2).ok_or_else(bad)?;
    let roll = roll_of_text(dice)?;
    let pairs = letters.as_bytes().chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return Err(bad());
    }
    let moves = pairs.map(|pair| {
        let from = place_of_letter(pair[0], side).filter(|&from| from > 0)?;
        let to = place_of_letter(pair[1], side).filter(|&to| to < 25)?;
        Some(Move {
            origin: Origin::from_index(from.into()),
            target: Target::from_index(to.into()),
            hit: false,
        })
    });
    let moves = moves.collect::<Option<Vec<_>>>().ok_or_else(bad)?;
    Ok((roll, moves))
}

pub(super) fn moves_text(side: Side, roll: Roll, moves: &[Move]) -> String {
    let mut text = format!("{roll:#}");
    for step in moves {
        text.push(letter_of_place(step.origin.number(), side));
        text.push(letter_of_place(step.target.number(), side));
    }
    text
}

pub(super) fn roll_of_text(text: &str) -> Result<Roll, SgfErrorKind> {
    text.parse()
        .map_err(|error| SgfErrorKind::Dice(excerpt(text), error))
}

/// Names of properties that set something up.
pub(super) const SETUP_NAMES: [&str; 8] = ["AB", "AE", "AW", "CO", "CP", "CV", "DI", "PL"];

/// What is known where something is set up.
#[derive(Clone, Copy)]
pub(super) struct Surroundings {
    pub(super) board: Option<Board>,
    pub(super) turn: Side,
    pub(super) checkers_a_side: u8,
}

/// What a node sets up, one thing at a time.
pub(super) fn setups(node: &Node, around: Surroundings) -> Result<Vec<Setup>, SgfErrorKind> {
    let value = |name| node.get(name).map(Property::value);
    let mut setups = Vec::new();
    if let Some(text) = value("CV") {
        setups.push(Setup::CubeValue(cube_value(text)?));
    }
    if let Some(text) = value("CP").or(value("CO")) {
        setups.push(Setup::CubeOwner(match text.trim() {
            "c" | "C" | "n" | "N" | "" => None,
            other => Some(side(other)?),
        }));
    }
    let turn = value("PL").map(side).transpose()?;
    let on_roll = turn.unwrap_or(around.turn);
    let changes_board = ["AB", "AE", "AW"]
        .iter()
        .any(|name| node.get(name).is_some());
    if changes_board {
        setups.push(Setup::Board {
            position: board(node, on_roll, around)?,
            on_roll,
        });
    }
    let dice = value("DI").map(str::trim);
    match dice {
        Some("" | "00") | None => {}
        Some(text) => setups.push(Setup::Dice {
            side: on_roll,
            roll: roll_of_text(text)?,
        }),
    }
    if let (Some(side), false, None) = (turn, changes_board, dice) {
        setups.push(Setup::Turn(side));
    }
    Ok(setups)
}

fn side(text: &str) -> Result<Side, SgfErrorKind> {
    side_of_text(text).ok_or_else(|| SgfErrorKind::Side(excerpt(text)))
}

fn cube_value(text: &str) -> Result<u64, SgfErrorKind> {
    text.trim()
        .parse()
        .ok()
        .and_then(|value| Cube::of_value(value, None))
        .map(Cube::value)
        .ok_or_else(|| SgfErrorKind::Cube(excerpt(text)))
}

fn board(node: &Node, on_roll: Side, around: Surroundings) -> Result<Position, SgfErrorKind> {
    let emptied = letters(node.get("AE"))?;
    let empties_all = (b'a'..=b'x').all(|letter| emptied.contains(&letter));
    let mut counts = match around.board {
        _ if empties_all => [[0; PLACES]; 2],
        Some(board) => board.counts(),
        None => return Err(SgfErrorKind::UnknownBoard),
    };
    for side in Side::BOTH {
        let counts = &mut counts[side.index()];
        for &letter in &emptied {
            if let Some(place) = place_of_letter(letter, side) {
                counts[usize::from(place)] = 0;
            }
        }
        let added = match side {
            Side::Light => letters(node.get("AW"))?,
            Side::Dark => letters(node.get("AB"))?,
        };
        for letter in added {
            if let Some(place) = place_of_letter(letter, side) {
                let count = &mut counts[usize::from(place)];
                *count = count.saturating_add(1);
            }
        }
        // What is not on the board is off, whether the file lists it or not.
        counts[OFF] = 0;
    }
    let setup = crate::setup::Setup {
        mover: counts[on_roll.index()],
        other: counts[on_roll.other().index()],
    };
    setup
        .bear_off_the_rest(around.checkers_a_side)
        .position()
        .map_err(SgfErrorKind::Board)
}

/// The letters of a list of points; `a:f` stands for all from `a` to `f`.
fn letters(property: Option<&Property>) -> Result<Vec<u8>, SgfErrorKind> {
    let mut letters = Vec::new();
    for value in property.iter().flat_map(|property| &property.values) {
        let bad = || SgfErrorKind::Point(excerpt(value));
        let letter = |text: &str| match text.trim().as_bytes() {
            &[letter @ b'a'..=b'z'] => Ok(letter),
            _ => Err(bad()),
        };
        match split_composed(value) {
            Some((first, last)) => letters.extend(letter(first)?..=letter(last)?),
            None if value.trim().is_empty() => {}
            None => letters.push(letter(value)?),
        }
    }
    Ok(letters)
}

/// What is set up, as a node without its semicolon.
pub(in super::super) fn setup_properties(setup: Setup) -> Vec<Property> {
    let one = |name: &str, value: &str| Property {
        name: name.into(),
        values: [value.into()].into(),
    };
    let turn = |side| one("PL", &side_letter(side).to_string());
    match setup {
        Setup::CubeValue(value) => [one("CV", &value.to_string())].into(),
        Setup::CubeOwner(owner) => {
            let letter = owner.map_or('c', |side| side_letter(side).to_ascii_lowercase());
            [one("CP", &letter.to_string())].into()
        }
        Setup::Turn(side) => [turn(side)].into(),
        Setup::Dice { side, roll } => [turn(side), one("DI", &format!("{roll:#}"))].into(),
        Setup::Board { position, on_roll } => {
            let mut properties = Vec::from([turn(on_roll), one("AE", "a:y")]);
            let counts = Board::new(position, on_roll).counts();
            for (side, name) in [(Side::Light, "AW"), (Side::Dark, "AB")] {
                let counts = &counts[side.index()];
                let values: Vec<String> = (1..=BAR)
                    .flat_map(|place| {
                        // Places are below 26.
                        let letter = letter_of_place(place as u8, side);
                        core::iter::repeat_n(letter.to_string(), counts[place].into())
                    })
                    .collect();
                if !values.is_empty() {
                    properties.push(Property {
                        name: name.into(),
                        values,
                    });
                }
            }
            properties
        }
    }
}

/// Reads what [`setup_properties`] gave, out of a tag in a `.mat` file.
pub(in super::super) fn setup_of_text(
    text: &str,
    checkers_a_side: u8,
) -> Result<Vec<Setup>, SgfErrorKind> {
    let trees =
        tree::parse(&format!("(;{text})")).map_err(|(_, error)| SgfErrorKind::Syntax(error))?;
    let around = Surroundings {
        board: None,
        turn: Side::Light,
        checkers_a_side,
    };
    match trees.first().and_then(|tree| tree.nodes.first()) {
        Some(node) => setups(node, around),
        None => Ok(Vec::new()),
    }
}
