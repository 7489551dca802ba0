//! Hashes of positions, computed afresh or kept up move by move.

use super::bits::Bits;
use super::packed::{Memory, Packed, Play, Run};
use super::plan::Plan;

/// One key for every kind of thing at every bit.
struct Keys {
    white_men: [u64; 128],
    white_kings: [u64; 128],
    black_men: [u64; 128],
    black_kings: [u64; 128],
    huffable: [u64; 128],
    runs: [[u64; 128]; 2],
    black_to_move: u64,
}

/// The next number of the SplitMix64 sequence (Steele, Lea and Flood 2014).
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed(*state)
}

const fn mixed(state: u64) -> u64 {
    let z = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

const fn column(state: &mut u64) -> [u64; 128] {
    let mut keys = [0; 128];
    let mut at = 0;
    while at < keys.len() {
        keys[at] = next(state);
        at += 1;
    }
    keys
}

static KEYS: Keys = {
    let mut state = 0;
    Keys {
        white_men: column(&mut state),
        white_kings: column(&mut state),
        black_men: column(&mut state),
        black_kings: column(&mut state),
        huffable: column(&mut state),
        runs: [column(&mut state), column(&mut state)],
        black_to_move: next(&mut state),
    }
};

#[inline(always)]
fn piece<B: Bits>(bit: B, white: bool, king: bool) -> u64 {
    let keys = match (white, king) {
        (true, false) => &KEYS.white_men,
        (true, true) => &KEYS.white_kings,
        (false, false) => &KEYS.black_men,
        (false, true) => &KEYS.black_kings,
    };
    keys[bit.index() as usize]
}

#[inline(always)]
fn all<B: Bits>(mut bits: B, keys: &[u64; 128]) -> u64 {
    let mut hash = 0;
    while let Some(bit) = bits.pop() {
        hash ^= keys[bit.index() as usize];
    }
    hash
}

/// What a memory adds to the hash.
#[inline(always)]
fn memory<B: Bits, M: Memory<B>>(memory: M) -> u64 {
    if !M::KEPT {
        return 0;
    }
    let run = |run: Run, side: usize| {
        if run.moves == 0 {
            0
        } else {
            mixed(KEYS.runs[side][usize::from(run.index)] ^ u64::from(run.moves))
        }
    };
    let runs = memory.runs();
    all(memory.huffable(), &KEYS.huffable) ^ run(runs[0], 0) ^ run(runs[1], 1)
}

/// A packed position with its hash.
///
/// The hash tells apart everything that decides which moves are legal: the pieces, the side to move, what may be
/// huffed, and king runs. It does not say which rules are played, and is not promised to stay the same from one version
/// to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hashed<B, M> {
    position: Packed<B, M>,
    hash: u64,
}

impl<B: Bits, M: Memory<B>> Hashed<B, M> {
    /// Hashes a position afresh.
    #[must_use]
    pub fn new(position: Packed<B, M>) -> Self {
        let Packed {
            white,
            black,
            kings,
            ..
        } = position;
        let turn = if position.white_to_move {
            0
        } else {
            KEYS.black_to_move
        };
        Self {
            position,
            hash: all(white & !kings, &KEYS.white_men)
                ^ all(white & kings, &KEYS.white_kings)
                ^ all(black & !kings, &KEYS.black_men)
                ^ all(black & kings, &KEYS.black_kings)
                ^ memory(position.memory)
                ^ turn,
        }
    }

    /// The position.
    #[inline(always)]
    pub const fn position(&self) -> &Packed<B, M> {
        &self.position
    }

    /// Its hash.
    #[inline(always)]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The position after a move, its hash kept up: see [`Packed::played`].
    #[inline]
    #[must_use]
    pub fn played<const WHITE: bool>(&self, play: Play<B>, plan: Plan, hunters: B) -> Self {
        let position = self.position.played::<WHITE>(play, plan, hunters);
        let mut hash = self.hash
            ^ KEYS.black_to_move
            ^ piece(play.from, WHITE, play.king)
            ^ piece(play.to, WHITE, play.king | play.crown.any())
            ^ memory(self.position.memory)
            ^ memory(position.memory);
        let mut taken = play.taken;
        while let Some(victim) = taken.pop() {
            hash ^= piece(victim, !WHITE, victim.meets(self.position.kings));
        }
        Self { position, hash }
    }

    /// The position after a huff, its hash kept up: see [`Packed::huffed`].
    #[must_use]
    pub fn huffed(&self, square: B) -> Self {
        let position = self.position.huffed(square);
        let king = square.meets(self.position.kings);
        Self {
            position,
            hash: self.hash
                ^ piece(square, square.meets(self.position.white), king)
                ^ memory(self.position.memory)
                ^ memory(position.memory),
        }
    }
}
