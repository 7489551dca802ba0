//! Bringing a game that was read into the one form that every format writes alike.

use alloc::vec::Vec;

use super::board::Board;
use super::{Action, Entry, GameRecord, GameResult, Setup};
use crate::position::StartingPosition;
use crate::side::Side;

/// What following a game to its end has shown.
#[derive(Clone, Copy, Debug, Default)]
pub(in super::super) struct Evidence {
    /// Who has borne off all checkers.
    pub(in super::super) borne_off: Option<Side>,
    /// Who has refused a double, as the last thing in the game.
    pub(in super::super) dropped: Option<Side>,
}

impl Evidence {
    /// Who won, if it was not by resignation.
    pub(in super::super) fn winner(self) -> Option<Side> {
        self.borne_off.or(self.dropped.map(Side::other))
    }
}

impl GameRecord {
    /// Brings the game into its usual form: each move by one die, in an order in which the moves
    /// can be made, with the hits marked that happen (files may leave the marks out, and SGF has
    /// none); and the take that files leave out when a beaver is accepted by simply playing on.
    ///
    /// Dice that were set up and not played any more become a turn without moves.
    ///
    /// Readers do this; a record made by hand needs it only to come back equal from a file.
    pub fn normalise(&mut self, start: Option<StartingPosition>) {
        self.follow(start);
    }

    pub(in super::super) fn follow(&mut self, start: Option<StartingPosition>) -> Evidence {
        self.add_silent_takes();
        self.play_the_last_dice();
        let mut walk = Walk::new(start);
        for entry in &mut self.entries {
            walk.follow(&mut entry.action);
        }
        walk.evidence()
    }

    /// Writes down who won how many points. It was by resignation unless the record shows the last
    /// checker borne off or a double refused, or ends with a turn of the winner that it hides.
    pub(in super::super) fn settle(&mut self, winner: Side, points: u64, evidence: Evidence) {
        let last = self.entries.last().map(|entry| &entry.action);
        let hidden = matches!(
            last,
            Some(Action::Hidden { side, roll: Some(_), .. }) if *side == winner
        );
        self.result = Some(GameResult {
            winner,
            points,
            resigned: evidence.winner().is_none() && !hidden,
        });
    }

    /// Dice set up at the end of a game for the side whose turn it is are a roll that was not
    /// played any more.
    fn play_the_last_dice(&mut self) {
        let Some(last) = self.last_action() else {
            return;
        };
        if let Action::Setup(Setup::Dice { side, roll }) = self.entries[last].action
            && self.may_be_turn_of(side, last)
        {
            let moves = Vec::new();
            self.entries[last].action = Action::Play { side, roll, moves };
        }
    }

    /// Where the last thing happens that is not just a remark.
    pub(in super::super) fn last_action(&self) -> Option<usize> {
        self.entries
            .iter()
            .rposition(|entry| entry.action != Action::Note)
    }

    /// Can it be the turn of `side` before this entry, as far as the entries before it tell?
    pub(in super::super) fn may_be_turn_of(&self, side: Side, entry: usize) -> bool {
        let before = self.entries[..entry].iter().rev();
        let mut turns = before.filter_map(|entry| turn_after(&entry.action));
        turns.next().is_none_or(|turn| turn == side)
    }

    fn add_silent_takes(&mut self) {
        let mut beaver = None;
        let mut entries = Vec::with_capacity(self.entries.len());
        for entry in self.entries.drain(..) {
            if let Some(side) = beaver {
                match entry.action {
                    Action::Note => {}
                    Action::Play { .. } | Action::Hidden { .. } | Action::Double { .. } => {
                        let take = Action::Take { side };
                        entries.push(Entry::at(take, entry.place));
                        beaver = None;
                    }
                    Action::Take { .. }
                    | Action::Drop { .. }
                    | Action::Beaver { .. }
                    | Action::Setup(_) => beaver = None,
                }
            }
            if let Action::Beaver { side, .. } = entry.action {
                beaver = Some(side.other());
            }
            entries.push(entry);
        }
        self.entries = entries;
    }
}

/// Whose turn it is after an action, as far as the action alone tells.
fn turn_after(action: &Action) -> Option<Side> {
    match *action {
        Action::Play { side, .. } | Action::Hidden { side, .. } => Some(side.other()),
        Action::Double { side, .. }
        | Action::Setup(
            Setup::Board { on_roll: side, .. } | Setup::Turn(side) | Setup::Dice { side, .. },
        ) => Some(side),
        Action::Setup(Setup::CubeValue(_) | Setup::CubeOwner(_))
        | Action::Beaver { .. }
        | Action::Take { .. }
        | Action::Drop { .. }
        | Action::Note => None,
    }
}

/// Follows a game, action by action.
#[derive(Clone, Copy)]
pub(in super::super) struct Walk {
    /// Where the checkers are, as long as the record lets us know.
    pub(in super::super) board: Option<Board>,
    dropped: Option<Side>,
}

impl Walk {
    pub(in super::super) fn new(start: Option<StartingPosition>) -> Self {
        Self {
            board: start.map(|start| Board::new(start.position(), Side::Light)),
            dropped: None,
        }
    }

    /// Follows one action, putting the moves of a play in order.
    pub(in super::super) fn follow(&mut self, action: &mut Action) {
        if *action != Action::Note {
            self.dropped = None;
        }
        match action {
            Action::Play { side, roll, moves } => {
                let made = self
                    .board
                    .as_mut()
                    .and_then(|board| board.play(*side, *roll, moves));
                match made {
                    Some(made) => *moves = made,
                    None => self.board = None,
                }
            }
            Action::Hidden { .. } => self.board = None,
            Action::Drop { side } => self.dropped = Some(*side),
            Action::Setup(Setup::Board { position, on_roll }) => {
                self.board = Some(Board::new(*position, *on_roll));
            }
            Action::Double { .. }
            | Action::Beaver { .. }
            | Action::Take { .. }
            | Action::Setup(_)
            | Action::Note => {}
        }
    }

    pub(in super::super) fn evidence(&self) -> Evidence {
        Evidence {
            borne_off: self.board.as_ref().and_then(Board::winner),
            dropped: self.dropped,
        }
    }
}
