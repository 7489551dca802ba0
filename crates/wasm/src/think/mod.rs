//! The computer's part: thinking in slices, so that the worker can listen in between.

mod backgammon;
mod draughts;
mod record;
mod why;

pub(crate) use backgammon::Nets;
pub(crate) use draughts::{Heads, accepts_draw, slice};
pub(crate) use record::Judging;

use crate::sitting::Sitting;
use crate::types::{Analysis, Player, Purpose, Side, ThinkRequest, Unit};

/// A level of play: 1 to 3.
pub(crate) const LEVELS: u8 = 3;

/// One question being thought about.
#[derive(Debug)]
pub(crate) struct Thinking {
    pub(crate) request: ThinkRequest,
    pub(crate) level: u8,
    /// When it began and when the last slice was asked for, by `Date.now()`.
    pub(crate) started: u64,
    pub(crate) last: u64,
    /// Slices so far.
    pub(crate) slices: u32,
    /// Positions in the next slice.
    pub(crate) nodes: u64,
    pub(crate) depth: u32,
    pub(crate) random: u64,
}

impl Thinking {
    pub(crate) fn new(request: ThinkRequest, sitting: &Sitting, now: u64, random: u64) -> Self {
        let level = match (
            request.purpose,
            sitting.to_act().map(|side| sitting.seat(side).player),
        ) {
            (Purpose::Move, Some(Player::Computer { level })) => level.clamp(1, LEVELS),
            _ => LEVELS,
        };
        Self {
            request,
            level,
            started: now,
            last: now,
            slices: 0,
            nodes: draughts::FIRST_SLICE,
            depth: 0,
            random,
        }
    }

    /// Is the time that was given used up?
    pub(crate) fn is_late(&self, now: u64) -> bool {
        now.saturating_sub(self.started) as f64 >= self.request.budget
    }
}

/// An analysis with nothing in it yet.
pub(crate) fn empty(sitting: &Sitting, unit: Unit) -> Analysis {
    Analysis {
        table: sitting.id,
        node: sitting.shown(),
        candidates: Vec::new(),
        action: None,
        unit,
        light_share: 0.5,
        light_value: 0.0,
        chances: None,
        cube: None,
        why: None,
        depth: 0,
        done: true,
    }
}

/// A share or a value of the side to move as Light's.
pub(crate) fn share_of_light(share: f64, mover: Side) -> f64 {
    match mover {
        Side::Light => share,
        Side::Dark => 1.0 - share,
    }
}

pub(crate) fn value_of_light(value: f64, mover: Side) -> f64 {
    match mover {
        Side::Light => value,
        Side::Dark => -value,
    }
}
