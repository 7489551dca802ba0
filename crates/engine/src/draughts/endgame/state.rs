//! What a solver writes down of a position while it goes back, and of its moves while it looks at them.

use super::known::{Value, Wdl};

/// What is known so far of a position, in 16 bits: either its value, or how many moves of kings are still open and the
/// longest of the losses that other moves lead to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct State(pub(super) u16);

impl State {
    pub(super) const KNOWN: u16 = 1 << 15;
    pub(super) const WON: u16 = 1 << 14;
    /// No move of a king changes it: there is a capture, or there are no kings to move.
    pub(super) const CLOSED: u16 = 1 << 13;
    pub(super) const PLIES: u16 = Self::CLOSED - 1;
    pub(super) const COUNT: u16 = 0x7f;
    /// In place of a count: some move holds the draw at least.
    pub(super) const SAFE: u16 = Self::COUNT;
    pub(super) const CLOSED_DRAW: Self = Self(u16::MAX);

    pub(super) const fn known(value: Value, closed: bool) -> Self {
        let closed = if closed { Self::CLOSED } else { 0 };
        match value.outcome {
            Wdl::Draw if closed == 0 => Self(Self::SAFE),
            Wdl::Draw => Self::CLOSED_DRAW,
            Wdl::Win => Self(Self::KNOWN | Self::WON | closed | value.plies),
            Wdl::Loss => Self(Self::KNOWN | closed | value.plies),
        }
    }

    /// So many moves of kings open, every other move losing, the longest in twice so many plies.
    pub(super) const fn open(count: u16, half_plies: u16) -> Self {
        Self(half_plies << 7 | count)
    }

    #[inline(always)]
    pub(super) const fn is_known(self) -> bool {
        self.0 & Self::KNOWN != 0
    }

    #[inline(always)]
    pub(super) const fn is_closed(self) -> bool {
        self.0 & (Self::KNOWN | Self::CLOSED) == Self::KNOWN | Self::CLOSED
    }

    #[inline(always)]
    pub(super) const fn value(self) -> Value {
        if !self.is_known() || self.0 == Self::CLOSED_DRAW.0 {
            Value::DRAW
        } else if self.0 & Self::WON != 0 {
            Value::win(self.0 & Self::PLIES)
        } else {
            Value::loss(self.0 & Self::PLIES)
        }
    }
}

/// The best of some moves so far.
#[derive(Clone, Copy)]
pub(super) struct Best {
    /// Plies of the shortest win, if any.
    pub(super) win: u16,
    /// Plies of the longest loss.
    pub(super) loss: u16,
    pub(super) draw: bool,
    pub(super) any: bool,
}

impl Best {
    pub(super) const NONE: Self = Self {
        win: u16::MAX,
        loss: 0,
        draw: false,
        any: false,
    };

    /// Takes a move into account by what it leads to.
    #[inline(always)]
    pub(super) fn take(&mut self, child: Value) {
        self.any = true;
        match child.outcome {
            Wdl::Loss => self.win = self.win.min(child.plies + 1),
            Wdl::Draw => self.draw = true,
            Wdl::Win => self.loss = self.loss.max(child.plies + 1),
        }
    }

    pub(super) const fn value(self) -> Value {
        if self.win < u16::MAX {
            Value::win(self.win)
        } else if self.draw {
            Value::DRAW
        } else {
            Value::loss(self.loss)
        }
    }
}
