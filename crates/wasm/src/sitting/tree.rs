//! The record as a tree.

use std::collections::BTreeMap;

use ::table::Table;
use ::table::clock::Moment;
use ::table::session::{Act, Event, Header, PastMoment};

use super::Sitting;
use crate::types::{Judgement, NodeId, RecordEntry, RecordEvent, RecordView, Side};

/// An event and when it happened.
#[derive(Clone, Debug)]
pub(crate) struct Stamped {
    pub(crate) event: Event,
    pub(crate) at: Moment,
}

/// What a node shows in the record.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct What {
    pub(crate) side: Side,
    pub(crate) event: RecordEvent,
}

/// The table after one more event.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) parent: Option<NodeId>,
    pub(crate) children: Vec<NodeId>,
    /// The event that led here; nothing at the root.
    pub(crate) by: Option<Stamped>,
    /// What the record shows of it; throws and offers are not shown by themselves.
    pub(crate) what: Option<What>,
    pub(crate) judgement: Option<Judgement>,
    depth: usize,
    /// A game begins here: where somebody sits elsewhere, not every word about the next game begins it.
    begins: bool,
    /// How the table stood here, kept at every so many nodes to make going back quick.
    kept: Option<Box<PastMoment>>,
}

/// Events between two tables that are kept.
const KEPT_EVERY: usize = 24;

impl Node {
    pub(super) fn root(table: &Table) -> Self {
        Self {
            parent: None,
            children: Vec::new(),
            by: None,
            what: None,
            judgement: None,
            depth: 0,
            begins: true,
            kept: Some(Box::new(table.present())),
        }
    }

    fn begins_a_game(&self) -> bool {
        self.begins
    }

    /// How many events led here.
    pub(super) const fn depth(&self) -> usize {
        self.depth
    }
}

/// Where a match keeps the remark that stood before it in a file.
const COMMENT: &str = "Comment";

fn remark_before(header: &Header) -> Option<String> {
    let of_the_match = || header.about.get(COMMENT).cloned();
    header.note.clone().or_else(of_the_match)
}

impl Sitting {
    /// The child of the current node that this event leads to, if it is there already.
    pub(super) fn child_by(&self, event: &Event) -> Option<NodeId> {
        let same = |child: &&NodeId| {
            let by = self.nodes[**child].by.as_ref();
            by.is_some_and(|by| by.event == *event)
        };
        self.nodes[self.current].children.iter().find(same).copied()
    }

    /// Goes to a new child of the current node; the table has gone there already.
    pub(super) fn add(&mut self, stamped: Stamped, what: Option<What>) {
        let depth = self.nodes[self.current].depth + 1;
        let node = self.nodes.len();
        self.nodes.push(Node {
            parent: Some(self.current),
            children: Vec::new(),
            begins: begins_a_game(&stamped.event, &self.table),
            by: Some(stamped),
            what,
            judgement: None,
            depth,
            kept: depth
                .is_multiple_of(KEPT_EVERY)
                .then(|| Box::new(self.table.present())),
        });
        self.nodes[self.current].children.push(node);
        self.current = node;
    }

    /// Cuts off what follows a node.
    pub(super) fn forget_children(&mut self, node: NodeId) {
        self.nodes[node].children.clear();
    }

    /// The record no longer shows this node.
    pub(super) fn hide(&mut self, node: NodeId) {
        self.nodes[node].what = None;
    }

    /// The table as it was at a node.
    pub(crate) fn table_at(&self, node: NodeId) -> Table {
        let mut table = self.table.clone();
        lead(&self.nodes, &mut table, self.current, node);
        table
    }

    /// The table at the end of the line with remarks by the node they stand at, in place of those it has there; that of
    /// the root stands before the first move. Nothing where a remark cannot be kept.
    pub(crate) fn remarked(&self, notes: &BTreeMap<NodeId, String>) -> Option<Table> {
        let remark = |node: NodeId, own: &Option<String>| match notes.get(&node) {
            Some(text) => Some(text.clone()).filter(|text| !text.is_empty()),
            None => own.clone(),
        };
        let mut header = self.table.header().clone();
        header.note = remark(0, &remark_before(&header));
        header.about.remove(COMMENT);
        let mut table = Table::open(header).ok()?;
        let mut path = Vec::new();
        let mut at = self.end_of_line();
        while let Some(parent) = self.nodes[at].parent {
            path.push(at);
            at = parent;
        }
        for node in path.into_iter().rev() {
            let by = self.nodes[node].by.as_ref()?;
            let mut event = by.event.clone();
            event.note = remark(node, &event.note);
            table.apply(event, by.at).ok()?;
        }
        Some(table)
    }

    /// Goes to a node.
    pub(super) fn go(&mut self, node: NodeId) {
        lead(&self.nodes, &mut self.table, self.current, node);
        self.current = node;
    }

    /// The last node of the line through the current one, the later games of its match included.
    pub(crate) fn end_of_line(&self) -> NodeId {
        let mut at = self.current;
        while let Some(&child) = self.nodes[at].children.first() {
            at = child;
        }
        at
    }

    pub(crate) fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node]
    }

    /// The nodes from the start of everything to the current one.
    pub(crate) fn path(&self) -> Vec<NodeId> {
        let mut path = vec![self.current];
        while let Some(parent) = self.nodes[path[path.len() - 1]].parent {
            path.push(parent);
        }
        path.reverse();
        path
    }

    /// The visible nodes of the game on the board, on the line through the current node and on to its end.
    pub(crate) fn line_of_game(&self) -> Vec<NodeId> {
        let root = self.game_root(self.current);
        let mut line: Vec<NodeId> = self
            .path()
            .into_iter()
            .skip_while(|node| *node != root)
            .collect();
        let mut at = self.current;
        while let Some(&child) = self.nodes[at].children.first() {
            if self.nodes[child].begins_a_game() {
                break;
            }
            line.push(child);
            at = child;
        }
        line.retain(|node| self.nodes[*node].what.is_some());
        line
    }

    /// The last node of this game, on the way to the current one, that the record shows. A new game does not reach back
    /// into the one before it.
    pub(super) fn last_visible(&self) -> Option<NodeId> {
        let mut at = self.current;
        loop {
            let node = &self.nodes[at];
            if node.what.is_some() {
                return Some(at);
            }
            if node.begins_a_game() {
                return None;
            }
            at = node.parent?;
        }
    }

    /// Where the game of a node begins.
    pub(super) fn game_root(&self, node: NodeId) -> NodeId {
        let mut at = node;
        while !self.nodes[at].begins_a_game() {
            at = self.nodes[at].parent.unwrap_or(0);
        }
        at
    }

    /// From a node over the throws and offers that follow it: the dice lie on the table again.
    pub(super) fn with_throws(&self, node: NodeId) -> NodeId {
        let mut at = node;
        while let Some(&child) = self.nodes[at].children.first() {
            let next = &self.nodes[child];
            if next.what.is_some() || next.begins_a_game() {
                break;
            }
            at = child;
        }
        at
    }

    /// The number of a node as the page knows it: that of the last one shown, 0 at the start of a game.
    pub(super) fn shown_as(&self, node: NodeId) -> NodeId {
        let mut at = node;
        loop {
            let here = &self.nodes[at];
            if here.what.is_some() {
                return at;
            }
            if here.begins_a_game() {
                return 0;
            }
            at = here.parent.unwrap_or(0);
        }
    }

    /// The nodes that the record shows next, the main line first.
    fn next_shown(&self, node: NodeId) -> Vec<NodeId> {
        let mut found = Vec::new();
        for &child in &self.nodes[node].children {
            let next = &self.nodes[child];
            if next.begins_a_game() {
                continue;
            }
            if next.what.is_some() {
                found.push(child);
            } else {
                found.extend(self.next_shown(child));
            }
        }
        found
    }

    pub(super) fn record(&self) -> RecordView {
        let root = self.game_root(self.current);
        RecordView {
            line: self.entries_after(root, Number::START),
            current: self.shown(),
            at_end: self.nodes[self.current].children.is_empty(),
            game: self.game_shown(),
            games: self.game_roots().len(),
            note: remark_before(self.table.header()),
        }
    }

    /// Where the games begin on the line through the current node and on to its end.
    pub(super) fn game_roots(&self) -> Vec<NodeId> {
        let mut line = self.path();
        let mut at = self.current;
        while let Some(&child) = self.nodes[at].children.first() {
            line.push(child);
            at = child;
        }
        line.retain(|node| self.nodes[*node].begins_a_game());
        line
    }

    pub(super) fn game_shown(&self) -> usize {
        let begun = self.path();
        let begun = begun
            .iter()
            .filter(|node| self.nodes[**node].begins_a_game());
        begun.count() - 1
    }

    /// The last node of the game that begins at a node, on its main line.
    pub(super) fn end_of_game(&self, root: NodeId) -> NodeId {
        let mut at = root;
        while let Some(&child) = self.nodes[at].children.first() {
            if self.nodes[child].begins_a_game() {
                break;
            }
            at = child;
        }
        at
    }

    fn entries_after(&self, node: NodeId, mut number: Number) -> Vec<RecordEntry> {
        let mut line = Vec::new();
        let mut at = node;
        loop {
            let next = self.next_shown(at);
            let Some((&main, others)) = next.split_first() else {
                return line;
            };
            let branches: Vec<Vec<RecordEntry>> = others
                .iter()
                .filter_map(|&other| {
                    let mut own = number;
                    let mut branch = vec![self.entry(other, &mut own)?];
                    branch.extend(self.entries_after(other, own));
                    Some(branch)
                })
                .collect();
            let Some(mut entry) = self.entry(main, &mut number) else {
                return line;
            };
            entry.branches = branches;
            line.push(entry);
            at = main;
        }
    }

    fn entry(&self, node: NodeId, number: &mut Number) -> Option<RecordEntry> {
        let here = &self.nodes[node];
        let what = here.what.as_ref()?;
        Some(RecordEntry {
            node,
            number: number.next(what),
            side: what.side,
            event: what.event.clone(),
            judgement: here.judgement,
            note: here.by.as_ref().and_then(|by| by.event.note.clone()),
            branches: Vec::new(),
        })
    }
}

/// Has a game begun by this event, and nothing happened in it yet?
fn begins_a_game(event: &Event, after: &Table) -> bool {
    event.act == Act::NextGame && after.ready() == [false; 2]
}

/// Leads a table from one node to another: back to the last node on the way to both at which it was kept, and on from
/// there.
fn lead(nodes: &[Node], table: &mut Table, from: NodeId, to: NodeId) {
    let mut shared = shared(nodes, from, to);
    let mut path = Vec::new();
    let mut at = to;
    while at != shared {
        path.push(at);
        at = nodes[at].parent.unwrap_or(0);
    }
    if shared != from {
        let kept = loop {
            if let Some(kept) = &nodes[shared].kept {
                break kept;
            }
            path.push(shared);
            shared = nodes[shared].parent.unwrap_or(0);
        };
        let went = table.rewind(kept);
        debug_assert!(went, "the page has every line");
    }
    for stamped in path
        .iter()
        .rev()
        .filter_map(|&node| nodes[node].by.as_ref())
    {
        let again = table.apply(stamped.event.clone(), stamped.at);
        debug_assert!(again.is_ok(), "what happened once can happen again");
    }
}

/// The last node on the way to both.
fn shared(nodes: &[Node], mut one: NodeId, mut other: NodeId) -> NodeId {
    while one != other {
        let deeper = if nodes[one].depth >= nodes[other].depth {
            &mut one
        } else {
            &mut other
        };
        *deeper = nodes[*deeper].parent.unwrap_or(0);
    }
    one
}

/// Counts the rows of a record. Whoever began stands first in a row.
#[derive(Clone, Copy, Debug)]
struct Number {
    row: u32,
    first: Option<Side>,
}

impl Number {
    const START: Self = Self {
        row: 0,
        first: None,
    };

    fn next(&mut self, what: &What) -> u32 {
        let is_turn = matches!(
            what.event,
            RecordEvent::Move { .. } | RecordEvent::Play { .. }
        );
        if is_turn {
            let first = *self.first.get_or_insert(what.side);
            if what.side == first {
                self.row += 1;
            }
        }
        self.row.max(1)
    }
}
