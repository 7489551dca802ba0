//! Where the search ends only captures are followed, until nothing is to be won by one: a position is judged when it is
//! quiet.

use super::exchange::brings;
use super::{Node, Searcher};
use crate::chess::evaluate::{WORTH, evaluate};
use crate::search::{Bound, Budget, DEEPEST, Score, from_table, to_table};

/// Beyond what a capture brings, so much may change.
const MARGIN: Score = 150;

impl Searcher<'_> {
    pub(super) fn quiesce(
        &mut self,
        node: &Node,
        (mut alpha, beta): (Score, Score),
        ply: u32,
        budget: &mut Budget<'_>,
    ) -> Score {
        self.nodes += 1;
        self.stopped |= budget.is_used_up(self.nodes);
        if self.stopped {
            return 0;
        }
        let board = &node.board;
        let key = self.key(node);
        if self.way.is_draw(&self.laws, board, key) {
            return 0;
        }
        if let Some(score) = self.checked_out(node, ply) {
            return score;
        }
        if ply >= DEEPEST {
            return evaluate(self.table, board);
        }
        let known = self.memo.get(key);
        if let Some(memory) = known {
            let score = from_table(memory.score.into(), ply);
            let settled = match memory.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if settled {
                return score;
            }
        }
        let in_check = !board.checkers().is_empty();
        let first_alpha = alpha;
        let start = self.moves.len();
        let mut best = self.lost(ply);
        let stand = if in_check {
            self.list(board);
            if self.moves.len() == start {
                return best;
            }
            best
        } else {
            let stand = evaluate(self.table, board);
            best = stand;
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
            self.list_loud(board);
            stand
        };
        self.order(board, start, known.map_or(0, |memory| memory.turn), ply);
        let mut best_key = 0;
        let end = self.moves.len();
        for index in start..end {
            let candidate = self.pick(index);
            if !in_check {
                let taken = board.piece_on(candidate.made.to);
                let victim = taken.map_or(WORTH[0], |piece| WORTH[piece as usize]);
                let crowned = candidate.made.promotion.map_or(0, |_| WORTH[4]);
                if stand + victim + crowned + MARGIN <= alpha || !brings(board, candidate.made, 0) {
                    continue;
                }
            }
            let child = self.after(node, candidate.made);
            self.way.push(key);
            let score = -self.quiesce(&child, (-beta, -alpha), ply + 1, budget);
            self.way.pop();
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                best_key = candidate.key;
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.moves.truncate(start);
        if self.stopped {
            return 0;
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > first_alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.memo.put(key, best_key, to_table(best, ply), -1, bound);
        best
    }
}
