//! Draws that come of what was played before: positions that come again, and moves that are counted.

use draughts::fast::bits::Bits;
use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;
use draughts::{DrawRule, Force, Refuge, Rules};

/// Nothing comes again before each side has gone and come back.
const REPEATS_AFTER: usize = 4;

/// The positions on the way, and the draws of the rule set.
#[derive(Debug)]
pub(super) struct Draws {
    /// Hashes of the positions on the way, those of the game first.
    path: Vec<u64>,
    /// Where the positions begin that can come again.
    start: usize,
    /// Rules that count moves, with their limits in moves of both sides together.
    counted: Vec<(usize, DrawRule)>,
    /// No such rule has a lower limit.
    least: usize,
}

impl Draws {
    /// `path` are the hashes of the game's positions since the last move that cannot be taken back.
    pub(super) fn new(rules: &Rules, path: Vec<u64>) -> Self {
        let counted: Vec<_> = rules
            .draws
            .iter()
            .map(|rule| rule.value)
            .filter(|rule| match rule {
                // How long somebody has stood on the diagonal is not known here.
                DrawRule::Endgame { refuge, .. } => *refuge == Refuge::Anywhere,
                DrawRule::KingMoves(_) | DrawRule::Standstill { .. } => true,
                DrawRule::Repetition(_) => false,
            })
            .map(|rule| (2 * usize::from(rule.limit()), rule))
            .collect();
        Self {
            path,
            start: 0,
            least: counted
                .iter()
                .map(|&(limit, _)| limit)
                .min()
                .unwrap_or(usize::MAX),
            counted,
        }
    }

    #[inline(always)]
    pub(super) fn push(&mut self, hash: u64) {
        self.path.push(hash);
    }

    #[inline(always)]
    pub(super) fn pop(&mut self) {
        self.path.pop();
    }

    /// What came before the position at the end of the path cannot come again. Gives what [`Draws::go_back`] needs.
    #[inline(always)]
    pub(super) fn leave_behind(&mut self) -> usize {
        core::mem::replace(&mut self.start, self.path.len())
    }

    #[inline(always)]
    pub(super) const fn go_back(&mut self, start: usize) {
        self.start = start;
    }

    /// Moves of both sides on the way that can still be taken back.
    #[inline(always)]
    pub(super) const fn counted(&self) -> u32 {
        (self.path.len() - self.start) as u32
    }

    /// Whether so many moves were made on the way that a position can be drawn by them.
    #[inline(always)]
    pub(super) const fn may_come(&self) -> bool {
        let moves = self.path.len() - self.start;
        moves >= REPEATS_AFTER || moves >= self.least
    }

    /// Whether a position of the game may come again in a turn, so many turns from the root.
    #[inline(always)]
    pub(super) const fn may_come_again(&self, ply: u32) -> bool {
        let moves = self.path.len() - self.start;
        moves > ply as usize && moves + 1 >= REPEATS_AFTER
    }

    /// Whether a position is drawn: it has been there before, or so many moves were made. While nothing was taken and
    /// no man was moved the forces were the same, so a rule that counts is never applied too early.
    #[inline(always)]
    pub(super) fn is_draw<T: Table>(&self, hash: u64, position: &PackedOf<T>) -> bool {
        let way = &self.path[self.start..];
        if way.len() >= self.least && self.is_counted_out::<T>(way.len(), position) {
            return true;
        }
        let mut before = way.iter().rev().skip(1).step_by(2);
        before.any(|&before| before == hash)
    }

    #[cold]
    fn is_counted_out<T: Table>(&self, moves: usize, position: &PackedOf<T>) -> bool {
        let forces = [position.white, position.black].map(|side| {
            let kings = (side & position.kings).count() as u8;
            (kings, side.count() as u8 - kings)
        });
        let [(white_kings, white_men), (black_kings, black_men)] = forces;
        let holds = |force: Force, (kings, men): (u8, u8)| force.holds(kings, men);
        self.counted.iter().any(|&(limit, rule)| {
            moves >= limit
                && match rule {
                    DrawRule::Repetition(_) | DrawRule::KingMoves(_) => true,
                    DrawRule::Endgame { strong, weak, .. } => {
                        (holds(strong, forces[0]) && holds(weak, forces[1]))
                            || (holds(strong, forces[1]) && holds(weak, forces[0]))
                    }
                    DrawRule::Standstill { pieces, .. } => {
                        let all = white_kings + white_men + black_kings + black_men;
                        white_kings > 0 && black_kings > 0 && pieces.0 <= all && all <= pieces.1
                    }
                }
        })
    }
}
