//! What every search needs, whatever the game: one file an idea. How positions are walked through is each game's own.

mod budget;
mod deepening;
mod history;
mod memo;
mod reductions;
mod score;
mod threads;
mod watch;

pub use score::{SURELY_WON, Score, WON};
pub use watch::{Progress, Watch};

pub(crate) use budget::Budget;
pub(crate) use deepening::{Deepening, Judging, RootTurn, Roots};
pub(crate) use history::{History, KEY_BITS};
pub(crate) use memo::{Bound, Memo, Memory, from_table, to_table};
pub(crate) use reductions::Reductions;
pub(crate) use score::MOST;
pub(crate) use threads::with_helpers;

/// No line is followed further than this.
pub(crate) const DEEPEST: u32 = 120;
