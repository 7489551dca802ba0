//! Bearing off with everything home: what needs no net.

mod cache;
mod homes;
mod one_sided;
mod two_sided;

use std::sync::LazyLock;

use backgammon::Position;

use super::inputs::Seen;
use one_sided::OneSided;
use two_sided::TwoSided;

pub use cache::{Shelf, keep_tables_on};
pub use two_sided::Exact;

static ONE_SIDED: LazyLock<OneSided> =
    LazyLock::new(|| cache::kept("one-sided.bearoff", OneSided::build));
static TWO_SIDED: LazyLock<TwoSided> =
    LazyLock::new(|| cache::kept("two-sided.bearoff", TwoSided::build));

/// One side's rolls; made, or read, when first asked for.
pub(crate) fn one_sided() -> &'static OneSided {
    &ONE_SIDED
}

/// Makes, or reads, what judges a bear-off now and not when the first one comes.
pub fn prepare() {
    one_sided();
}

/// The exact equities of a bear-off with at most six checkers on each side; nothing for any other position.
#[must_use]
pub fn exact(position: Position) -> Option<Exact> {
    TWO_SIDED.exact(&Seen::of(position))
}
