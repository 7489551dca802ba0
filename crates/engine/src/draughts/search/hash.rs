//! Positions as numbers.

use draughts::fast::bits::Bits;
use draughts::fast::packed::{Memory as _, PackedOf};
use draughts::fast::plan::Table;

/// A hash of everything a position is.
pub(in crate::draughts) fn hash<T: Table>(position: &PackedOf<T>) -> u64 {
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
