//! Judging the record of a table, one event a step.

use ::players::{Care, Players, Tally};
use ::table::session::Act;

use crate::sitting::Sitting;
use crate::types::{BySide, NodeId, SideReport};

/// A record being judged.
#[derive(Debug)]
pub(crate) struct Judging {
    nodes: Vec<NodeId>,
    at: usize,
    care: Care,
    tally: Tally,
}

impl Judging {
    /// The game that is shown, with so many milliseconds for a decision.
    pub(crate) fn new(sitting: &Sitting, milliseconds: f64) -> Self {
        Self {
            nodes: sitting.line_of_game(),
            at: 0,
            care: Care::of_milliseconds(milliseconds),
            tally: Tally::default(),
        }
    }

    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.at, self.nodes.len())
    }

    /// Judges the next event. Says whether there was one.
    pub(crate) fn step(&mut self, sitting: &mut Sitting, players: &mut Players) -> bool {
        let Some(&node) = self.nodes.get(self.at) else {
            return false;
        };
        self.at += 1;
        let here = sitting.node(node);
        if let (Some(parent), Some(what), Some(by)) = (here.parent, &here.what, &here.by)
            && let Act::Play(event) = &by.event.act
        {
            let before = sitting.table_at(parent);
            let judged = players.judge(before.contest(), event, self.care);
            if let Some(judgement) = judged {
                self.tally.count(what.side, &judgement);
                sitting.judge(node, judgement.into());
            }
        }
        true
    }

    /// The errors of both sides.
    pub(crate) fn report(&self) -> BySide<SideReport> {
        BySide::of(|side| self.tally.report(side).into())
    }
}
