//! An open table: the record as a tree, the node that is shown, and the keeper of its dice.

mod act;
mod following;
mod open;
mod throw;
mod tree;
mod view;

pub(crate) use following::{Following, NotTaken, offer_name};
pub(crate) use open::NotOpened;
pub(crate) use tree::{Node, Stamped, What};

use ::table::Table;
use ::table::clock::Moment;
use ::table::session::{Applied, Event, MachineDice, Refused};

use crate::types::{Judgement, NodeId, Player, Seat, Side, TableId};

/// What a call needs from outside: the time and randomness, neither of which Rust draws here.
#[derive(Clone, Debug)]
pub struct Outside {
    /// `Date.now()`.
    pub now: u64,
    /// Fresh bytes of the system's randomness, used for nothing else.
    pub entropy: [u8; Outside::BYTES],
}

impl Outside {
    /// How many fresh bytes every call brings: a chain of dice, words of the human side, an id and a choice at random.
    pub const BYTES: usize = 80;

    pub(crate) fn chain(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        bytes.copy_from_slice(&self.entropy[..32]);
        bytes
    }

    /// Words that nobody chose.
    pub(crate) fn hexadecimal(&self, from: usize, bytes: usize) -> String {
        let taken = self.entropy[from..from + bytes].iter();
        taken.map(|byte| format!("{byte:02x}")).collect()
    }

    pub(crate) fn number(&self) -> u64 {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&self.entropy[72..80]);
        u64::from_le_bytes(bytes)
    }
}

/// An open table.
///
/// The record is a tree of events; the table is kept as it is at the current node. What the page calls a node is one
/// that has something to show ([`Node::what`]); throws, offers and the start of a game are nodes of their own in here,
/// so that a double and a throw can branch from the same place.
#[derive(Debug)]
pub(crate) struct Sitting {
    pub(crate) id: TableId,
    pub(crate) table: Table,
    nodes: Vec<Node>,
    current: NodeId,
    /// The `Date.now()` that is moment 0 of the table.
    origin: u64,
    dice: Option<MachineDice>,
    /// Where a server leads this table.
    following: Option<Box<Following>>,
}

impl Sitting {
    /// The node that is shown, as the page counts: 0 is the start of the game on the board.
    pub(crate) fn shown(&self) -> NodeId {
        self.shown_as(self.current)
    }

    pub(crate) fn seat(&self, side: Side) -> Seat {
        let player = &self.table.header().players[self.table.player(side)];
        Seat {
            name: player.name.clone(),
            player: match player.kind.level() {
                None => Player::Person,
                Some(level) => Player::Computer { level },
            },
        }
    }

    pub(crate) fn is_computer(&self, side: Side) -> bool {
        matches!(self.seat(side).player, Player::Computer { .. })
    }

    fn moment(&self, now: u64) -> Moment {
        Moment(now.saturating_sub(self.origin)).max(self.table.last_moment())
    }

    /// Lets the clock go on from where the record left it.
    fn set_time(&mut self, now: u64) {
        self.origin = now.saturating_sub(self.table.last_moment().0);
    }

    /// Lets an event happen at the current node and goes where it leads: along a line that is known, or into a new one.
    fn let_happen(&mut self, event: Event, now: u64) -> Result<Applied, Refused> {
        if self.following.is_some() {
            return self.tell(event, now);
        }
        let at = self.moment(now);
        let before = self.table.present();
        let applied = self.table.apply(event, at)?;
        match self.child_by(&applied.event) {
            // The line that is there already holds, with its times.
            Some(child) => {
                let went = self.table.rewind(&before);
                debug_assert!(went, "the page has every line");
                self.go(self.with_throws(child));
            }
            None => {
                let what = What::of(before.contest(), &self.table, &applied.event);
                let event = applied.event.clone();
                self.add(Stamped { event, at }, what);
            }
        }
        Ok(applied)
    }

    /// Takes the last visible event back, with everything after it. Says whether there was one.
    pub(crate) fn undo(&mut self, now: u64) -> bool {
        let Some(last) = self.last_visible() else {
            return false;
        };
        let Some(parent) = self.nodes[last].parent else {
            return false;
        };
        self.nodes[parent].children.retain(|child| *child != last);
        self.show(parent, now);
        true
    }

    /// Goes to a node as the page counts them. Says whether there is such a node.
    pub(crate) fn go_to(&mut self, node: NodeId, now: u64) -> bool {
        let wanted = match node {
            0 => self.game_root(self.current),
            node if self.nodes.get(node).is_some_and(|node| node.what.is_some()) => node,
            _ => return false,
        };
        self.show(self.with_throws(wanted), now);
        true
    }

    /// Goes to the end of a game of the match, counted from 0: who looks at a game sees first how it ended. Says
    /// whether there is such a game.
    pub(crate) fn go_to_game(&mut self, game: usize, now: u64) -> bool {
        let Some(&root) = self.game_roots().get(game) else {
            return false;
        };
        self.show(self.end_of_game(root), now);
        true
    }

    fn show(&mut self, node: NodeId, now: u64) {
        self.go(node);
        if self.following.is_none() {
            self.set_time(now);
        }
    }

    /// Keeps a judgement with its node.
    pub(crate) fn judge(&mut self, node: NodeId, judgement: Judgement) {
        self.nodes[node].judgement = Some(judgement);
    }
}
