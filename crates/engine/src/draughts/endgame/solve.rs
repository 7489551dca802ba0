//! Backward from the ends of the game, for one placing of men at a time.
//!
//! Men never go back, so while no man moves and nothing is taken the men stand still and only kings wander: those
//! positions, with White and with Black to move, are all that can lead to each other in a circle. Everything else leads
//! to a placing that has been solved before. So a placing is solved by itself, in a memory that mostly fits the
//! processor's cache:
//!
//! 1. Every position is looked at once. A capture is forced and leaves the placing, so its value is looked up and final
//!    (*closed*). Otherwise steps of men are looked up, and moves of kings counted.
//! 2. From all values known, ply by ply, kings are moved *back*: who can move to a lost position has won; who has seen
//!    all moves lead to won ones (the count is down to nothing) has lost. What is never reached is a draw.
//!
//! The count of moves in place of looking at them again is Thompson's (1986); Lake, Schaeffer and Lu (1994) cut
//! draughts into pieces that fit a memory the same way.

use std::sync::atomic::Ordering;

use draughts::KingRange;
use draughts::fast::hunt::{self, Captures, Found};
use draughts::fast::layout::{Half8, Layout, way};
use draughts::fast::packed::{Nothing, Packed, Play};
use draughts::fast::plan::Table;

use super::index::{BINOMIALS, BOARD, LAST_ROWS, Placement, SQUARE, SQUARES, turned};
use super::known::{Coding, Value};
use super::pair::Pair;
use super::probe::Tables;
use super::state::{Best, State};

/// A table on this board whose positions are pieces and turn, and nothing else.
pub(super) trait Small: Table<Layout = Half8, Memory = Nothing> + Send + Sync {}

impl<T: Table<Layout = Half8, Memory = Nothing> + Send + Sync> Small for T {}

/// A step of a man: where it leads, and what is known of it once for all positions of the placing.
#[derive(Clone, Copy)]
struct ManStep {
    to: u64,
    /// All men after it, the board turned for the side that moves next.
    men: u64,
    kind: StepKind,
}

#[derive(Clone, Copy)]
enum StepKind {
    /// To another placing of this pair, whose first number this is.
    On { first: u64 },
    /// To a class with a king more: the men by sides, and the new king, all turned.
    Crowned {
        us_men: u64,
        them_men: u64,
        king: u64,
    },
}

/// The sets of squares that the kings of one side can hold.
#[derive(Default)]
struct KingSets {
    sets: Vec<u64>,
    /// The same with the board turned.
    turned: Vec<u64>,
    /// By the number of the turned set on the turned board: which set it is.
    order: Vec<u32>,
    /// For which number of free squares the order was made.
    order_of: (u32, u8),
}

/// Solves placings of men, one after the other, in the same memory.
pub(super) struct Solver<'a, T: Small> {
    table: T,
    coding: Coding,
    tables: &'a Tables,
    pair: &'a Pair,
    /// The men of White and Black.
    men: [u64; 2],
    /// How many kings White and Black have.
    kings: [u8; 2],
    sets: [KingSets; 2],
    /// The sets of squares without ghosts that kings can hold on an empty board: those of a smaller board come first.
    every_set: [Vec<u32>; 2],
    /// The number of each free square among the free ones, by its bit.
    free_number: [u8; 64],
    /// By White's set of kings, then Black's: with White to move, with Black to move.
    states: [Vec<State>; 2],
    steps: [Vec<ManStep>; 2],
    /// What became known with so many plies: twice the position, plus one if Black moves.
    by_plies: Vec<Vec<u32>>,
    captures: Captures<u64>,
}

impl<'a, T: Small> Solver<'a, T> {
    pub(super) fn new(table: T, tables: &'a Tables, pair: &'a Pair) -> Self {
        let kings = [pair.material.us_kings, pair.material.them_kings];
        let free = SQUARES - u32::from(pair.material.men());
        let every_set = kings.map(|count| {
            super::index::subsets(free, count)
                .map(|set| set as u32)
                .collect()
        });
        Self {
            table,
            coding: tables.coding(),
            tables,
            pair,
            men: [0; 2],
            kings,
            sets: [KingSets::default(), KingSets::default()],
            every_set,
            free_number: [0; 64],
            states: [Vec::new(), Vec::new()],
            steps: [Vec::new(), Vec::new()],
            by_plies: Vec::new(),
            captures: Captures::by_result(),
        }
    }

    /// Solves a placing of men and writes it into the pair. Gives the number of positions.
    pub(super) fn solve(&mut self, white: u64, black: u64) -> u64 {
        self.men = [white, black];
        self.place_kings();
        self.list_steps::<true>();
        self.list_steps::<false>();
        self.look_at_all::<true>();
        self.look_at_all::<false>();
        self.go_back();
        let mut written = self.write(0);
        // A placing that is its own turned one has been solved twice.
        if !(self.pair.is_one() && turned(black) == white) {
            written += self.write(1);
        }
        written
    }

    /// Lists the sets of squares for the kings.
    fn place_kings(&mut self) {
        let mut free = BOARD & !(self.men[0] | self.men[1]);
        let squares = free.count_ones();
        let mut bits = [0; 32];
        for (number, bit) in bits.iter_mut().enumerate().take(squares as usize) {
            *bit = free & free.wrapping_neg();
            self.free_number[free.trailing_zeros() as usize] = number as u8;
            free ^= *bit;
        }
        for side in 0..2 {
            let all = &self.every_set[side];
            let kings = &mut self.sets[side];
            kings.sets.clear();
            kings.sets.extend(all.iter().map(|&set| {
                let (mut set, mut word) = (set, 0);
                while set != 0 {
                    word |= bits[set.trailing_zeros() as usize];
                    set &= set - 1;
                }
                word
            }));
            kings.turned.clear();
            kings
                .turned
                .extend(kings.sets.iter().map(|&set| turned(set)));
            if kings.order_of != (squares, self.kings[side]) {
                kings.order_of = (squares, self.kings[side]);
                kings.order = vec![0; all.len()];
                for (at, &set) in all.iter().enumerate() {
                    kings.order[turned_rank(set, squares) as usize] = at as u32;
                }
            }
        }
    }

    /// Lists the steps of a side's men, kings apart.
    fn list_steps<const WHITE: bool>(&mut self) {
        let side = usize::from(!WHITE);
        let (own, other) = (self.men[side], self.men[1 - side]);
        let free = BOARD & !(own | other);
        let ways = if WHITE {
            [
                Half8::step::<{ way::UP_LEFT }>,
                Half8::step::<{ way::UP_RIGHT }>,
            ]
        } else {
            [
                Half8::step::<{ way::DOWN_LEFT }>,
                Half8::step::<{ way::DOWN_RIGHT }>,
            ]
        };
        let next = 1 - side;
        // Whoever moves next plays up: the board of White to move stays as it is.
        let seen = |word: u64| if next == 0 { word } else { turned(word) };
        self.steps[side].clear();
        let mut men = own;
        while men != 0 {
            let from = men & men.wrapping_neg();
            men ^= from;
            for step in ways {
                let to = step(from) & free;
                if to == 0 {
                    continue;
                }
                let rest = own ^ from;
                let (us_men, kind_men) = (seen(other), seen(rest));
                let (men, kind) = if to & LAST_ROWS[side] == 0 {
                    let them_men = seen(rest | to);
                    let index = &self.pair.indices[next];
                    let first = index.of_men(us_men, them_men) * index.kings();
                    (us_men | them_men, StepKind::On { first })
                } else {
                    let crowned = StepKind::Crowned {
                        us_men,
                        them_men: kind_men,
                        king: seen(to),
                    };
                    (us_men | kind_men, crowned)
                };
                self.steps[side].push(ManStep { to, men, kind });
            }
        }
    }

    /// Looks at every position of the placing with one side to move.
    fn look_at_all<const WHITE: bool>(&mut self) {
        let side = usize::from(!WHITE);
        let (white_sets, black_sets) = (self.sets[0].sets.len(), self.sets[1].sets.len());
        let mut states = core::mem::take(&mut self.states[side]);
        let mut captures = core::mem::replace(&mut self.captures, Captures::by_result());
        states.clear();
        states.reserve(white_sets * black_sets);
        for white in 0..white_sets {
            for black in 0..black_sets {
                let (white_kings, black_kings) =
                    (self.sets[0].sets[white], self.sets[1].sets[black]);
                if white_kings & black_kings != 0 {
                    states.push(State::CLOSED_DRAW);
                    continue;
                }
                let position = Packed {
                    white: self.men[0] | white_kings,
                    black: self.men[1] | black_kings,
                    kings: white_kings | black_kings,
                    white_to_move: WHITE,
                    memory: Nothing,
                };
                let state = self.look_at::<WHITE>(&position, white, black, &mut captures);
                if state.is_known() && state != State::CLOSED_DRAW {
                    let plies = usize::from(state.0 & State::PLIES);
                    note(&mut self.by_plies, plies, states.len() * 2 + side);
                }
                states.push(state);
            }
        }
        self.states[side] = states;
        self.captures = captures;
    }

    /// What a position is worth before any move of a king is followed.
    #[inline(always)]
    fn look_at<const WHITE: bool>(
        &self,
        position: &Packed<u64, Nothing>,
        white: usize,
        black: usize,
        captures: &mut Captures<u64>,
    ) -> State {
        let mut best = Best::NONE;
        let found = hunt::captures::<T, WHITE>(self.table, position, captures);
        let quiet = matches!(found, Found::None);
        match found {
            Found::None => {}
            Found::OfMen(jumps) => {
                jumps.each(&mut |play| best.take(self.after_capture::<WHITE>(position, play)));
            }
            Found::OfBoth(jumps, flights) => {
                jumps.each(&mut |play| best.take(self.after_capture::<WHITE>(position, play)));
                flights.each(&mut |play| best.take(self.after_capture::<WHITE>(position, play)));
            }
            Found::InTheList => {
                for &play in captures.plays() {
                    best.take(self.after_capture::<WHITE>(position, play));
                }
            }
        }
        if !quiet {
            return State::known(best.value(), true);
        }
        let side = usize::from(!WHITE);
        let occupied = position.white | position.black;
        for step in &self.steps[side] {
            if step.to & occupied == 0 {
                best.take(self.after_step::<WHITE>(step, white, black));
            }
        }
        let own = if WHITE {
            position.white
        } else {
            position.black
        };
        let moves = self.king_moves(own & position.kings, BOARD & !occupied);
        if moves == 0 {
            let value = if best.any {
                best.value()
            } else {
                self.coding.without_moves()
            };
            return State::known(value, true);
        }
        if best.win < u16::MAX || best.draw {
            return State::known(best.value(), false);
        }
        State::open(moves as u16, best.loss / 2)
    }

    /// What a step of a man leads to.
    #[inline(always)]
    fn after_step<const WHITE: bool>(&self, step: &ManStep, white: usize, black: usize) -> Value {
        // The other side moves next and plays up.
        let (us_kings, them_kings) = if WHITE {
            (self.sets[1].turned[black], self.sets[0].turned[white])
        } else {
            (self.sets[0].sets[white], self.sets[1].sets[black])
        };
        let next = usize::from(WHITE);
        match step.kind {
            StepKind::On { first } => {
                let at = first + self.pair.indices[next].of_kings(step.men, us_kings, them_kings);
                self.pair.values(next).value(at, self.coding)
            }
            StepKind::Crowned {
                us_men,
                them_men,
                king,
            } => {
                if self.table.plan().first_king_wins {
                    return Value::loss(0);
                }
                self.tables.sure(&Placement {
                    us_men,
                    us_kings,
                    them_men,
                    them_kings: them_kings | king,
                })
            }
        }
    }

    /// What a capture leads to.
    #[inline(always)]
    fn after_capture<const WHITE: bool>(
        &self,
        position: &Packed<u64, Nothing>,
        play: Play<u64>,
    ) -> Value {
        let plan = self.table.plan();
        let after = position.played::<WHITE>(play, plan, 0);
        let left = if WHITE { after.black } else { after.white };
        if plan.first_king_wins && play.crown != 0 {
            return Value::loss(0);
        }
        if left == 0 {
            return self.coding.without_moves();
        }
        self.tables.sure(&Placement::new(
            after.white,
            after.black,
            after.kings,
            !WHITE,
        ))
    }

    /// How many steps these kings have.
    #[inline(always)]
    fn king_moves(&self, mut kings: u64, empty: u64) -> u32 {
        let mut moves = 0;
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            moves += reach(self.table, king, empty).count_ones();
        }
        moves
    }

    /// From what is known to what follows from it, ply by ply, moving kings back.
    fn go_back(&mut self) {
        let mut plies = 0;
        while plies < self.by_plies.len() {
            let mut list = core::mem::take(&mut self.by_plies[plies]);
            if self.kings[0] + self.kings[1] > 0 {
                for &entry in &list {
                    if entry & 1 == 0 {
                        self.go_back_from::<true>(entry as usize / 2, plies as u16);
                    } else {
                        self.go_back_from::<false>(entry as usize / 2, plies as u16);
                    }
                }
            }
            // Its memory is used again; nothing is noted for plies that are past.
            list.clear();
            self.by_plies[plies] = list;
            plies += 1;
        }
    }

    /// Tells every position that leads here by a king of the other side.
    #[inline(always)]
    fn go_back_from<const WHITE: bool>(&mut self, at: usize, plies: u16) {
        let side = usize::from(!WHITE);
        let before = 1 - side;
        let state = self.states[side][at];
        if state.0 & State::PLIES != plies {
            // A shorter win was found meanwhile.
            return;
        }
        let lost = state.0 & State::WON == 0;
        let black_sets = self.sets[1].sets.len();
        let (white, black) = (at / black_sets, at % black_sets);
        let (white_kings, black_kings) = (self.sets[0].sets[white], self.sets[1].sets[black]);
        let empty = BOARD & !(self.men[0] | self.men[1] | white_kings | black_kings);
        let movers = if WHITE { black_kings } else { white_kings };
        // Where the number of the other side's set goes in the number of the position.
        let (fixed, stride) = if WHITE {
            (white * black_sets, 1)
        } else {
            (black, black_sets)
        };
        let mut kings = movers;
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            let rest = movers ^ king;
            let bases = self.bases(rest);
            let mut from = reach(self.table, king, empty);
            while from != 0 {
                let bit = from & from.wrapping_neg();
                let number = self.free_number[from.trailing_zeros() as usize & 63];
                from ^= bit;
                let below = (rest & (bit - 1)).count_ones() as usize & 7;
                let rank = bases[below] + BINOMIALS[(below + 1) & 7][usize::from(number) & 31];
                self.tell(before, fixed + rank as usize * stride, lost, plies + 1);
            }
        }
    }

    /// For a set of kings and one more that stands above so many of them: the number of the whole set without what
    /// the one adds.
    #[inline(always)]
    fn bases(&self, rest: u64) -> [u32; 8] {
        let mut below = [0; 8];
        let mut above = [0; 8];
        let mut count = 0;
        let mut kings = rest;
        while kings != 0 {
            let number = usize::from(self.free_number[kings.trailing_zeros() as usize & 63]) & 31;
            kings &= kings - 1;
            below[count & 7] = BINOMIALS[(count + 1) & 7][number];
            above[count & 7] = BINOMIALS[(count + 2) & 7][number];
            count += 1;
        }
        let mut bases = [0; 8];
        for number in above.iter().take(count) {
            bases[0] += number;
        }
        for at in 0..count {
            bases[(at + 1) & 7] = bases[at & 7] + below[at & 7] - above[at & 7];
        }
        bases
    }

    /// A move of a king from this position leads to one that is lost for the opponent, or won.
    #[inline(always)]
    fn tell(&mut self, side: usize, at: usize, lost: bool, plies: u16) {
        let state = &mut self.states[side][at];
        if state.is_closed() {
            return;
        }
        if lost {
            if !state.is_known() || state.0 & State::PLIES > plies {
                *state = State(State::KNOWN | State::WON | plies);
                note(&mut self.by_plies, plies.into(), at * 2 + side);
            }
        } else if !state.is_known() {
            match state.0 & State::COUNT {
                State::SAFE => {}
                1 => {
                    let others = (state.0 >> 7) * 2 + self.coding.loss_parity();
                    let plies = plies.max(if state.0 >> 7 == 0 { 0 } else { others });
                    *state = State(State::KNOWN | plies);
                    note(&mut self.by_plies, plies.into(), at * 2 + side);
                }
                _ => state.0 -= 1,
            }
        }
    }

    /// Writes the values with one side to move where the class wants them.
    fn write(&self, side: usize) -> u64 {
        let index = &self.pair.indices[side];
        let [white_men, black_men] = self.men;
        let men = if side == 0 {
            index.of_men(white_men, black_men)
        } else {
            index.of_men(turned(black_men), turned(white_men))
        };
        let states = &self.states[side];
        let [white, black] = &self.sets;
        let value = |of_white: usize, of_black: usize| {
            let apart = white.sets[of_white] & black.sets[of_black] == 0;
            apart.then(|| states[of_white * black.sets.len() + of_black].value())
        };
        let first = men * index.kings();
        let fresh = self.pair.values(side);
        let fitted = if side == 0 {
            let values = (0..white.sets.len()).flat_map(|of_white| {
                (0..black.sets.len()).filter_map(move |of_black| value(of_white, of_black))
            });
            fresh.write(first, values, self.coding)
        } else {
            let values = black.order.iter().flat_map(|&of_black| {
                let values = move |&of_white: &u32| value(of_white as usize, of_black as usize);
                white.order.iter().filter_map(values)
            });
            fresh.write(first, values, self.coding)
        };
        if !fitted {
            self.pair.too_long.store(true, Ordering::Relaxed);
        }
        index.kings()
    }
}

/// The squares that a king steps to, which are also those it can have come from.
#[inline(always)]
fn reach<T: Table>(table: T, king: u64, empty: u64) -> u64 {
    match table.plan().king_range {
        KingRange::Short => {
            (Half8::step::<{ way::UP_LEFT }>(king)
                | Half8::step::<{ way::UP_RIGHT }>(king)
                | Half8::step::<{ way::DOWN_LEFT }>(king)
                | Half8::step::<{ way::DOWN_RIGHT }>(king))
                & empty
        }
        KingRange::Flying => {
            let at = king.trailing_zeros();
            Half8::free_on_line::<{ way::UP_LEFT }>(at, empty)
                | Half8::free_on_line::<{ way::UP_RIGHT }>(at, empty)
                | Half8::free_on_line::<{ way::DOWN_LEFT }>(at, empty)
                | Half8::free_on_line::<{ way::DOWN_RIGHT }>(at, empty)
        }
    }
}

/// Puts a position among those of so many plies.
#[inline(always)]
fn note(by_plies: &mut Vec<Vec<u32>>, plies: usize, entry: usize) {
    if plies >= by_plies.len() {
        by_plies.resize_with(plies + 1, Vec::new);
    }
    by_plies[plies].push(entry as u32);
}

/// The number of a set of the first so many squares once they are counted from the other end.
fn turned_rank(set: u32, squares: u32) -> u32 {
    let mut set = set.reverse_bits() >> (32 - squares);
    let mut rank = 0;
    let mut k = 1;
    while set != 0 {
        rank += BINOMIALS[k][set.trailing_zeros() as usize];
        set &= set - 1;
        k += 1;
    }
    rank
}

/// The rows that men of a side have gone, all together.
pub(super) fn rows_gone(mut men: u64, white: bool) -> u32 {
    let mut rows = 0;
    while men != 0 {
        let row = u32::from(SQUARE[men.trailing_zeros() as usize]) / 4;
        rows += if white { 7 - row } else { row };
        men &= men - 1;
    }
    rows
}
