//! The reader: trees to games, nodes to entries.

use alloc::string::String;
use alloc::vec::Vec;

use super::super::mat::entry_of_text;
use super::super::record::{
    Action, Entry, GameRecord, MatchRecord, Setup, Walk, add_line, tidy_comment,
};
use super::super::text::{Place, excerpt};
use super::points::{SETUP_NAMES, Surroundings, moves_of_text, setups, side_of_text};
use super::root::{self, Head};
use super::tree::{self, Node, Property, Tree, unescape};
use super::{SgfError, SgfErrorKind};
use crate::cube::Cube;
use crate::position::StartingPosition;
use crate::side::Side;

/// Reads the matches of an SGF file.
///
/// The plays need not be legal: [`check`](MatchRecord::check) says whether they are. Where the file
/// branches, the first branch is the game; the others are kept beside it.
///
/// # Errors
/// Where the text makes no sense, and why.
pub fn read(text: &str) -> Result<Vec<MatchRecord>, SgfError> {
    let trees = tree::parse(text).map_err(|(place, error)| SgfError {
        place,
        kind: SgfErrorKind::Syntax(error),
    })?;
    let mut matches: Vec<MatchRecord> = Vec::new();
    for tree in trees {
        add_game(&mut matches, tree).map_err(|(place, kind)| SgfError { place, kind })?;
    }
    Ok(matches)
}

type Bad = (Place, SgfErrorKind);

fn add_game(matches: &mut Vec<MatchRecord>, tree: Tree) -> Result<(), Bad> {
    let mut game = GameRecord::default();
    let mut line = MainLine::new(tree);
    let Some((first, variations)) = line.next() else {
        return Ok(());
    };
    game.place = first.place;
    let mut rest = Vec::new();
    let head = root::read(&first, &mut game, &mut rest).map_err(|kind| (first.place, kind))?;
    let claim = game.result;
    let record = match_of(matches, &mut game, head);
    let start = record.start();

    let mut reader = Reader::new(start);
    // What is set up in the first node comes before everything else.
    let (setup, rest): (Vec<_>, Vec<_>) = rest
        .into_iter()
        .partition(|property| SETUP_NAMES.contains(&property.name.as_str()));
    if !setup.is_empty() {
        reader.node(Node {
            properties: setup,
            place: first.place,
        })?;
    }
    game.sgf.properties.extend(rest);
    game.sgf.variations = variations;
    for (node, variations) in line {
        reader.node(node)?;
        match reader.entries.last_mut() {
            Some(entry) => entry.sgf.variations.extend(variations),
            None => game.sgf.variations.extend(variations),
        }
    }
    game.entries = reader.entries;
    game.comment = tidy_comment(&game.comment);
    let evidence = game.follow(start);
    if let Some(claim) = claim {
        game.settle(claim.winner, claim.points, evidence);
    }
    record.games.push(game);
    Ok(())
}

/// The match that a game belongs to: the last one, or a new one.
fn match_of<'a>(
    matches: &'a mut Vec<MatchRecord>,
    game: &mut GameRecord,
    head: Head,
) -> &'a mut MatchRecord {
    let before = matches
        .last()
        .and_then(|record| Some((record, record.games.last()?)));
    let begins = before.is_none()
        || head
            .new_match
            .unwrap_or_else(|| root::begins_match(before, &head.record, head.number));
    let following = before.map_or(1, |(_, game)| game.number.saturating_add(1));
    game.number = head.number.unwrap_or(if begins { 1 } else { following });
    if begins {
        matches.push(MatchRecord {
            comment: tidy_comment(&head.remarks),
            ..head.record
        });
    } else {
        if !head.remarks.is_empty() {
            add_line(&mut game.comment, &head.remarks);
        }
        game.sgf.properties.extend(head.facts);
    }
    let last = matches.len() - 1;
    &mut matches[last]
}

/// The nodes of the first branch, each with the alternatives to what follows it.
struct MainLine {
    nodes: alloc::vec::IntoIter<Node>,
    children: Vec<Tree>,
}

impl MainLine {
    fn new(tree: Tree) -> Self {
        Self {
            nodes: tree.nodes.into_iter(),
            children: tree.children,
        }
    }
}

impl Iterator for MainLine {
    type Item = (Node, Vec<Tree>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(node) = self.nodes.next() {
                // Alternatives stand behind the last node before the lines part.
                let variations = if self.nodes.len() == 0 && self.children.len() > 1 {
                    self.children.split_off(1)
                } else {
                    Vec::new()
                };
                return Some((node, variations));
            }
            // A tree that was read holds its main line first.
            let tree = self.children.drain(..).next()?;
            *self = Self::new(tree);
        }
    }
}

/// What is known while the nodes are read.
struct Reader {
    walk: Walk,
    turn: Option<Side>,
    cube: Cube,
    /// A double on offer: by whom, and how the cube would lie.
    offered: Option<(Side, Cube)>,
    checkers_a_side: u8,
    entries: Vec<Entry>,
}

impl Reader {
    fn new(start: Option<StartingPosition>) -> Self {
        Self {
            walk: Walk::new(start),
            turn: None,
            cube: Cube::CENTRED,
            offered: None,
            checkers_a_side: start.unwrap_or_default().checkers_a_side(),
            entries: Vec::new(),
        }
    }

    fn node(&mut self, node: Node) -> Result<(), Bad> {
        let place = node.place;
        let first = self.entries.len();
        let around = Surroundings {
            board: self.walk.board,
            turn: self.turn.unwrap_or(Side::Light),
            checkers_a_side: self.checkers_a_side,
        };
        for setup in setups(&node, around).map_err(|kind| (place, kind))? {
            self.push(Action::Setup(setup), place);
        }
        // Another program may mean something else by the name.
        let written = node
            .get("XN")
            .and_then(|property| written_entry(&unescape(property.value())));
        let mut extras = Vec::new();
        let mut comment = String::new();
        for property in node.properties {
            match property.name.as_str() {
                "W" | "B" => {
                    let side = match property.name.as_str() {
                        "W" => Side::Light,
                        _ => Side::Dark,
                    };
                    if written.is_none() {
                        let action = self.action(side, &property).map_err(|kind| (place, kind))?;
                        self.push(action, place);
                    }
                }
                "C" => comment = unescape(property.value()),
                "XN" if written.is_some() => {}
                name if SETUP_NAMES.contains(&name) => {}
                _ => extras.push(property),
            }
        }
        if let Some(action) = written {
            self.push(action, place);
        }
        let comment = tidy_comment(&comment);
        if self.entries.len() == first {
            if comment.is_empty() && extras.is_empty() {
                return Ok(());
            }
            self.push(Action::Note, place);
        }
        if let Some(entry) = self.entries.last_mut() {
            entry.comment = comment;
            entry.sgf.properties = extras;
        }
        Ok(())
    }

    fn push(&mut self, mut action: Action, place: Place) {
        self.walk.follow(&mut action);
        match action {
            Action::Play { side, .. } | Action::Hidden { side, .. } => {
                self.turn = Some(side.other());
                self.offered = None;
            }
            Action::Double { side, value } | Action::Beaver { side, value } => {
                self.offered = Cube::of_value(value, Some(side)).map(|cube| (side, cube));
            }
            Action::Take { .. } => {
                if let Some((_, cube)) = self.offered.take() {
                    self.cube = cube;
                }
            }
            Action::Setup(Setup::CubeValue(value)) => {
                self.cube = Cube::of_value(value, self.cube.owner()).unwrap_or_default();
            }
            Action::Setup(Setup::Board { on_roll, .. }) => self.turn = Some(on_roll),
            Action::Setup(Setup::Turn(side) | Setup::Dice { side, .. }) => self.turn = Some(side),
            Action::Drop { .. } | Action::Setup(Setup::CubeOwner(_)) | Action::Note => {}
        }
        self.entries.push(Entry::at(action, place));
    }

    fn action(&self, side: Side, property: &Property) -> Result<Action, SgfErrorKind> {
        let text = unescape(property.value());
        let text = text.trim();
        Ok(match text.to_ascii_lowercase().as_str() {
            "double" => {
                let (beaver, shown) = match self.offered {
                    Some((other, cube)) if other != side => (true, cube),
                    _ => (false, self.cube),
                };
                let value = shown
                    .doubled_for(side)
                    .ok_or_else(|| SgfErrorKind::Cube(excerpt(text)))?
                    .value();
                if beaver {
                    Action::Beaver { side, value }
                } else {
                    Action::Double { side, value }
                }
            }
            "take" => Action::Take { side },
            "drop" => Action::Drop { side },
            _ => {
                let (roll, moves) = moves_of_text(text, side)?;
                Action::Play { side, roll, moves }
            }
        })
    }
}

/// An entry as a `.mat` file writes it, behind the letter of the side.
fn written_entry(text: &str) -> Option<Action> {
    let side = side_of_text(text)?;
    entry_of_text(text.trim_start().get(1..)?, side)
}

/// The action that the plain properties of a node would be read as, for the writer to see whether
/// they say enough.
pub(super) struct Expected(Reader);

impl Expected {
    pub(super) fn new(record: &MatchRecord) -> Self {
        Self(Reader::new(record.start()))
    }

    /// Does this value of `W` or `B` alone bring the action back?
    pub(super) fn suffices(&self, action: &Action, property: &Property) -> bool {
        let Some(side) = action.side() else {
            return false;
        };
        let Ok(mut read) = self.0.action(side, property) else {
            return false;
        };
        let mut walk = self.0.walk;
        walk.follow(&mut read);
        read == *action
    }

    /// Goes on behind the action.
    pub(super) fn follow(&mut self, action: &Action) {
        self.0.push(action.clone(), Place::default());
        self.0.entries.clear();
    }

    /// Is there something to play, so that a turn without moves is one that was not played?
    pub(super) fn can_move(&self, side: Side, roll: crate::dice::Roll) -> bool {
        let board = self.0.walk.board;
        board.and_then(|board| board.can_move(side, roll)) == Some(true)
    }
}
