//! Iterative deepening alpha-beta over the table of any rule set, house rules and the huff included.

use draughts::fast::bits::Bits;
use draughts::fast::generator::generate;
use draughts::fast::hunt::{Captures, hunters};
use draughts::fast::layout::Layout;
use draughts::fast::packed::{Memory as _, PackedOf, PlayOf};
use draughts::fast::plan::Table;
use draughts::{Compulsion, DrawRule, Goal, Rules};

use super::evaluate::{SURELY_WON, Score, WON, Weights};
use super::memo::{Bound, Memo, from_table, to_table};

pub(super) type BitsOf<T> = <<T as Table>::Layout as Layout>::Bits;

/// No line is followed further than this.
const DEEPEST: u32 = 120;
/// Positions between two looks at the budget.
const NODES_A_LOOK: u64 = 1 << 10;

/// A turn on the way to a position, and what is needed to order and to name it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<T: Table> {
    pub(super) position: PackedOf<T>,
    pub(super) huff: BitsOf<T>,
    /// None where a huff took the last piece.
    pub(super) play: Option<PlayOf<T>>,
    /// Names the turn in tables.
    key: u32,
    order: i32,
    /// A king's move without capture: it can be taken back, so positions can come again.
    reversible: bool,
}

/// One root turn with its score.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootTurn<T: Table> {
    pub(super) child: Child<T>,
    pub(super) score: Score,
}

/// When to stop.
pub(super) struct Limits<'a> {
    pub(super) depth: u32,
    pub(super) nodes: u64,
    /// Asked now and then; true stops the search.
    pub(super) stop: &'a mut dyn FnMut(u64) -> bool,
}

/// How root turns are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judging {
    /// Only the best one exactly.
    Best,
    /// Every one exactly.
    All,
}

pub(super) struct Searcher<'a, T: Table> {
    table: T,
    weights: Weights,
    goal: Goal,
    huffs: bool,
    /// Moves by both sides together without capture or man moved, after which it is a draw.
    king_moves_to_draw: Option<u32>,
    memo: &'a mut Memo,
    captures: Captures<BitsOf<T>>,
    children: Vec<Child<T>>,
    /// Hashes of the positions on the way, those of the game first.
    path: Vec<u64>,
    /// Where the positions begin that can come again.
    path_start: usize,
    killers: Vec<[u32; 2]>,
    history: Vec<i32>,
    nodes: u64,
    stopped: bool,
}

const HISTORY_BITS: u32 = 14;

impl<'a, T: Table> Searcher<'a, T> {
    /// `path` are the hashes of the game's positions since the last move that cannot be taken back.
    pub(super) fn new(table: T, rules: &Rules, memo: &'a mut Memo, path: Vec<u64>) -> Self {
        let king_moves = rules.draws.iter().filter_map(|rule| match rule.value {
            DrawRule::KingMoves(moves) => Some(2 * u32::from(moves)),
            _ => None,
        });
        Self {
            table,
            weights: Weights::new::<T::Layout>(rules),
            goal: rules.goal.value,
            huffs: rules.compulsion.value == Compulsion::Huff,
            king_moves_to_draw: king_moves.min(),
            memo,
            captures: Captures::by_result(),
            children: Vec::new(),
            path,
            path_start: 0,
            killers: vec![[0; 2]; DEEPEST as usize + 1],
            history: vec![0; 1 << HISTORY_BITS],
            nodes: 0,
            stopped: false,
        }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Judges the root's turns deeper and deeper. Gives them best first, and the depth that was finished.
    pub(super) fn run(
        &mut self,
        root: &PackedOf<T>,
        judging: Judging,
        limits: &mut Limits<'_>,
    ) -> (Vec<RootTurn<T>>, u32) {
        let mut turns: Vec<RootTurn<T>> = self
            .expanded(root)
            .into_iter()
            .map(|child| RootTurn { child, score: 0 })
            .collect();
        let mut finished = 0;
        for depth in 1..=limits.depth {
            let before = turns.clone();
            self.judge_root(root, &mut turns, depth as i32, judging, limits);
            if self.stopped {
                // Half an iteration is worth keeping only where its first turn, the best so far, was judged again.
                turns = before;
                break;
            }
            turns.sort_by_key(|turn| -turn.score);
            finished = depth;
            let decided = turns
                .first()
                .is_none_or(|best| best.score.abs() >= SURELY_WON);
            let only = turns.len() == 1 && judging == Judging::Best;
            if decided || only || self.nodes >= limits.nodes {
                break;
            }
        }
        (turns, finished)
    }

    fn judge_root(
        &mut self,
        root: &PackedOf<T>,
        turns: &mut [RootTurn<T>],
        depth: i32,
        judging: Judging,
        limits: &mut Limits<'_>,
    ) {
        let mut alpha = -WON;
        for (index, turn) in turns.iter_mut().enumerate() {
            self.path.push(hash::<T>(root));
            let window = match judging {
                Judging::All => (-WON, WON),
                Judging::Best => (alpha, WON),
            };
            let mut score = if index > 0 && judging == Judging::Best {
                self.child(&turn.child, depth - 1, (alpha, alpha + 1), 1, limits)
            } else {
                alpha + 1
            };
            if score > alpha || judging == Judging::All {
                score = self.child(&turn.child, depth - 1, window, 1, limits);
            }
            self.path.pop();
            if self.stopped {
                return;
            }
            turn.score = score;
            alpha = alpha.max(score);
        }
    }

    /// The score of a turn for the side that makes it.
    fn child(
        &mut self,
        child: &Child<T>,
        depth: i32,
        window: (Score, Score),
        ply: u32,
        limits: &mut Limits<'_>,
    ) -> Score {
        if child.play.is_none() {
            // A huff took the last piece.
            return if self.goal == Goal::Losing {
                ply as Score - WON
            } else {
                WON - ply as Score
            };
        }
        let start = self.path_start;
        if !child.reversible {
            self.path_start = self.path.len();
        }
        let score = -self.search(&child.position, depth, (-window.1, -window.0), ply, limits);
        self.path_start = start;
        score
    }

    fn search(
        &mut self,
        position: &PackedOf<T>,
        depth: i32,
        (mut alpha, beta): (Score, Score),
        ply: u32,
        limits: &mut Limits<'_>,
    ) -> Score {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_A_LOOK)
            && (self.nodes >= limits.nodes || (limits.stop)(self.nodes))
        {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        let hash = hash::<T>(position);
        let way = &self.path[self.path_start..];
        let drawn_by_count = self
            .king_moves_to_draw
            .is_some_and(|moves| way.len() >= moves as usize);
        if drawn_by_count
            || way
                .iter()
                .rev()
                .skip(1)
                .step_by(2)
                .any(|&before| before == hash)
        {
            return 0;
        }
        let quiet =
            !self.huffs && depth <= 0 && !self.must_capture(position) && !self.is_over(position);
        if ply >= DEEPEST || quiet {
            return self.weights.evaluate::<T>(position);
        }
        let known = self.memo.get(hash);
        if let Some(memory) = known
            && i32::from(memory.depth) >= depth.max(0)
        {
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

        let start = self.children.len();
        self.expand(position);
        let count = self.children.len() - start;
        if count == 0 {
            return if self.goal == Goal::Losing {
                WON - ply as Score
            } else {
                ply as Score - WON
            };
        }
        let mut best = -WON;
        if self.huffs && depth <= 0 {
            // Nothing is forced where a huff enforces it: the side to move may stand as it is.
            best = self.weights.evaluate::<T>(position);
            alpha = alpha.max(best);
            if best >= beta || !self.children[start..].iter().any(Child::is_loud) {
                self.children.truncate(start);
                return best;
            }
        }
        self.order(start, known.map_or(0, |memory| memory.turn), ply);

        let first_alpha = alpha;
        let mut best_key = 0;
        self.path.push(hash);
        for index in 0..count {
            let child = self.children[start + index];
            if self.huffs && depth <= 0 && !child.is_loud() {
                continue;
            }
            // A forced reply costs no depth: the line is followed to where there is a choice.
            let deeper = if count == 1 { depth } else { depth - 1 };
            let late = index >= 4 && deeper >= 2 && !child.is_loud();
            let reduced = deeper - i32::from(late) - i32::from(late && index >= 10);
            let mut score = if index > 0 {
                self.child(&child, reduced, (alpha, alpha + 1), ply + 1, limits)
            } else {
                alpha + 1
            };
            if score > alpha && index > 0 && reduced < deeper {
                score = self.child(&child, deeper, (alpha, alpha + 1), ply + 1, limits);
            }
            if score > alpha && (index == 0 || score < beta) {
                score = self.child(&child, deeper, (alpha, beta), ply + 1, limits);
            }
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                best_key = child.key;
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                if !child.is_loud() {
                    self.praise(child.key, ply, depth);
                }
                break;
            }
        }
        self.path.pop();
        self.children.truncate(start);
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
        self.memo
            .put(hash, best_key, to_table(best, ply), depth.max(0), bound);
        best
    }

    /// Whether the side to move has a capture.
    fn must_capture(&self, position: &PackedOf<T>) -> bool {
        let hunters = if position.white_to_move {
            hunters::<T, true>(self.table, position)
        } else {
            hunters::<T, false>(self.table, position)
        };
        hunters.any()
    }

    /// Whether the pieces alone end the game.
    fn is_over(&self, position: &PackedOf<T>) -> bool {
        position.white.is_empty()
            || position.black.is_empty()
            || (self.goal == Goal::Breakthrough && position.kings.any())
    }

    /// Every turn from a position.
    pub(super) fn expanded(&mut self, position: &PackedOf<T>) -> Vec<Child<T>> {
        let start = self.children.len();
        self.expand(position);
        self.children.split_off(start)
    }

    fn expand(&mut self, position: &PackedOf<T>) {
        self.expand_moves(position, Bits::ZERO);
        if self.huffs {
            let mut huffable = position.memory.huffable();
            while let Some(square) = huffable.pop() {
                let huffed = position.huffed(square);
                let left = if position.white_to_move {
                    huffed.black
                } else {
                    huffed.white
                };
                if left.is_empty() {
                    self.children.push(Child {
                        position: huffed,
                        huff: square,
                        play: None,
                        key: key_of(square.index(), 0, 0, 0),
                        order: 0,
                        reversible: false,
                    });
                } else {
                    self.expand_moves(&huffed, square);
                }
            }
        }
    }

    fn expand_moves(&mut self, position: &PackedOf<T>, huff: BitsOf<T>) {
        if position.white_to_move {
            self.expand_moves_of::<true>(position, huff);
        } else {
            self.expand_moves_of::<false>(position, huff);
        }
    }

    fn expand_moves_of<const WHITE: bool>(&mut self, position: &PackedOf<T>, huff: BitsOf<T>) {
        let plan = self.table.plan();
        let hunters = if self.huffs {
            hunters::<T, WHITE>(self.table, position)
        } else {
            Bits::ZERO
        };
        let huff_index = if huff.any() { huff.index() + 1 } else { 0 };
        let children = &mut self.children;
        let mut push = |play: PlayOf<T>| {
            let taken = play.taken.widened();
            children.push(Child {
                position: position.played::<WHITE>(play, plan, hunters),
                huff,
                play: Some(play),
                key: key_of(
                    huff_index,
                    play.from.index(),
                    play.to.index(),
                    (taken ^ taken >> 64) as u64,
                ),
                order: 0,
                reversible: play.king && taken == 0 && huff.is_empty(),
            });
        };
        if generate::<T, WHITE>(self.table, position, &mut self.captures, &mut push) {
            self.captures.plays().iter().copied().for_each(push);
        }
    }

    /// Best first: the turn remembered, then what takes most, then what has cut before.
    fn order(&mut self, start: usize, remembered: u32, ply: u32) {
        let killers = self.killers[ply as usize];
        for child in &mut self.children[start..] {
            let taken = child.play.map_or(0, |play| play.taken.count() as i32);
            child.order = if child.key == remembered {
                1 << 30
            } else if taken > 0 || child.huff.any() {
                (1 << 20) + taken * 1000
            } else if killers.contains(&child.key) {
                1 << 19
            } else {
                let crowned = child.play.is_some_and(|play| play.crown.any());
                self.history[history_place(child.key)]
                    + if crowned { self.weights.king() } else { 0 }
            };
        }
        self.children[start..].sort_by_key(|child| -child.order);
    }

    /// A quiet turn that refuted the line is likely to do so again.
    fn praise(&mut self, key: u32, ply: u32, depth: i32) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != key {
            *killers = [key, killers[0]];
        }
        let place = &mut self.history[history_place(key)];
        *place = (*place + depth * depth).min(1 << 18);
    }
}

impl<T: Table> Child<T> {
    /// Whether it takes something off the board.
    fn is_loud(&self) -> bool {
        self.huff.any() || self.play.is_none_or(|play| play.taken.any())
    }
}

/// From and to are enough for the history of quiet turns.
const fn history_place(key: u32) -> usize {
    (key & ((1 << HISTORY_BITS) - 1)) as usize
}

const fn key_of(huff: u32, from: u32, to: u32, taken: u64) -> u32 {
    let taken = (taken.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 53) as u32;
    // Never 0, which means "no turn".
    (from | to << 7) | (huff ^ taken) << HISTORY_BITS | 1 << 31
}

/// A hash of everything a position is.
pub(super) fn hash<T: Table>(position: &PackedOf<T>) -> u64 {
    let fold = |wide: u128| wide as u64 ^ ((wide >> 64) as u64).rotate_left(29);
    let runs = position.memory.runs();
    let memory = u64::from(runs[0].index) << 24
        | u64::from(runs[0].moves) << 16
        | u64::from(runs[1].index) << 8
        | u64::from(runs[1].moves);
    let words = [
        fold(position.white.widened()),
        fold(position.black.widened()),
        fold(position.kings.widened()),
        fold(position.memory.huffable().widened())
            ^ memory << 32
            ^ u64::from(position.white_to_move),
    ];
    let mut hash = 0x2545_f491_4f6c_dd1d_u64;
    for word in words {
        hash = (hash ^ word).wrapping_mul(0x9fb2_1c65_1e98_df25);
        hash ^= hash >> 32;
    }
    hash
}
