//! The writer: one tree a game, one node an entry.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::super::mat::text_of_action;
use super::super::record::{Action, Entry, MatchRecord, Setup};
use super::points::{moves_text, setup_properties, side_letter};
use super::read::Expected;
use super::root;
use super::tree::{Node, Property, Tree};

/// Writes matches as an SGF file.
#[must_use]
pub fn write(matches: &[MatchRecord]) -> String {
    let mut out = String::new();
    let mut before = None;
    for record in matches {
        for (index, game) in record.games.iter().enumerate() {
            write_game(&mut out, record, index, before);
            before = Some((record, game));
        }
    }
    out
}

fn write_game(
    out: &mut String,
    record: &MatchRecord,
    index: usize,
    before: Option<(&MatchRecord, &super::super::record::GameRecord)>,
) {
    let game = &record.games[index];
    let mut lines = Lines {
        out,
        branches: Vec::new(),
    };
    lines.out.push('(');
    lines
        .out
        .push_str(&root::node(record, index, before).to_string());
    lines.branch(&game.sgf.variations);
    let mut expected = Expected::new(record);
    let last_action = game.last_action();
    for (place, entry) in game.entries.iter().enumerate() {
        // The game ended before the roll was played: GNU Backgammon sets the dice up.
        let unplayed = match &entry.action {
            &Action::Play {
                side,
                roll,
                ref moves,
            } if moves.is_empty() && last_action == Some(place) => {
                let fits = game.may_be_turn_of(side, place) && expected.can_move(side, roll);
                fits.then_some(Setup::Dice { side, roll })
            }
            _ => None,
        };
        let node = match unplayed {
            Some(dice) => with_remarks(setup_properties(dice), entry),
            None => node(entry, &expected),
        };
        lines.out.push_str(&format!("\n{node}"));
        lines.branch(&entry.sgf.variations);
        expected.follow(&entry.action);
    }
    lines.close();
    out.push_str(")\n");
}

/// The node of an entry.
fn node(entry: &Entry, expected: &Expected) -> Node {
    let mut properties = Vec::new();
    match &entry.action {
        Action::Setup(setup) => properties.extend(setup_properties(*setup)),
        Action::Note => {}
        action => {
            let property = property(action);
            let suffices = property
                .as_ref()
                .is_some_and(|property| expected.suffices(action, property));
            properties.extend(property);
            if let (false, Some(side), Some(text)) =
                (suffices, action.side(), text_of_action(action))
            {
                let text = format!("{} {}", side_letter(side), text.trim());
                properties.push(Property::text("XN", &text));
            }
        }
    }
    with_remarks(properties, entry)
}

fn with_remarks(mut properties: Vec<Property>, entry: &Entry) -> Node {
    if !entry.comment.is_empty() {
        properties.push(Property::text("C", &entry.comment));
    }
    properties.extend(entry.sgf.properties.iter().cloned());
    Node {
        properties,
        place: entry.place,
    }
}

/// The property that tells an action, as far as one can.
fn property(action: &Action) -> Option<Property> {
    let value = match action {
        Action::Play { side, roll, moves } => moves_text(*side, *roll, moves),
        Action::Hidden { side, roll, .. } => moves_text(*side, (*roll)?, &[]),
        Action::Double { .. } | Action::Beaver { .. } => "double".into(),
        Action::Take { .. } => "take".into(),
        Action::Drop { .. } => "drop".into(),
        Action::Setup(_) | Action::Note => return None,
    };
    action.side().map(|side| Property {
        name: side_letter(side).to_string(),
        values: [value].into(),
    })
}

/// Nodes one after the other, with the branches that open between them.
struct Lines<'a> {
    out: &'a mut String,
    /// The alternatives still to be written, the innermost last.
    branches: Vec<&'a [Tree]>,
}

impl<'a> Lines<'a> {
    /// What follows stands in a branch of its own if there are alternatives to it.
    fn branch(&mut self, variations: &'a [Tree]) {
        if !variations.is_empty() {
            self.branches.push(variations);
            self.out.push_str("\n(");
        }
    }

    fn close(self) {
        for variations in self.branches.into_iter().rev() {
            self.out.push(')');
            for variation in variations {
                self.out.push_str(&format!("\n{variation}"));
            }
        }
    }
}
