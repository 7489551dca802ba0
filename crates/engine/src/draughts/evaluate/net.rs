//! A small net behind a table, which puts right what blocks of men cannot see: every piece on the board, kings too, as
//! the side to move sees it.
//!
//! One layer of units that count from 0 to 1, and weights behind them for each stage of the game. In whole numbers:
//! what a unit adds up fits in 16 bits, and a processor adds eight units or sixteen at once.

use core::array;

use draughts::fast::bits::Bits;
use draughts::fast::layout::Layout;

use super::adder::{Adder, Change};
use super::blocks::Shape;
use super::features::{INDICES, Placed};
use super::{SCORE_A_LOGIT, Score};

/// Units of the layer. Of the loss that the table leaves (English draughts, 40,000 games, targets not learned from),
/// 32 take away 0.0018, 64 0.0023, 128 0.0026; each twice as many cost twice the time.
pub(in crate::draughts) const UNITS: usize = 32;
/// Stages of the game, by the number of pieces.
pub(in crate::draughts) const STAGES: usize = 4;
/// Own men, own kings, the other side's men and kings.
pub(in crate::draughts) const KINDS: usize = 4;
/// A unit at its most.
pub(super) const ONE: i16 = 255;
/// A weight of 1 behind a unit.
const WEIGHT: i16 = 64;
/// Parts of a logit that units and weights together are counted in.
const PARTS: i32 = ONE as i32 * WEIGHT as i32;

/// What a piece adds to each unit.
pub(super) type Row = [i16; UNITS];
/// A row for every kind of piece and bit index.
pub(super) type Rows = [[Row; INDICES]; KINDS];

/// The stage of a game that began with so many pieces.
#[inline(always)]
pub(in crate::draughts) const fn stage(pieces: u32, at_first: u32) -> usize {
    let stage = (pieces.saturating_sub(1) * STAGES as u32 / at_first) as usize;
    if stage < STAGES { stage } else { STAGES - 1 }
}

/// Bit indices of a board that has pieces on them, and those in between.
const fn indices(shape: Shape) -> usize {
    shape.turned_sum() as usize
}

/// A net in fractions, as it is learned: rows by kind and bit index, as the side to move sees the board from White's
/// place.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::draughts) struct Learned {
    pub(in crate::draughts) rows: Vec<[f32; UNITS]>,
    pub(in crate::draughts) start: [f32; UNITS],
    pub(in crate::draughts) weights: [[f32; UNITS]; STAGES],
    pub(in crate::draughts) bias: [f32; STAGES],
}

impl Learned {
    /// Where the row of a kind of piece on a square is.
    pub(in crate::draughts) const fn place(kind: usize, index: u32) -> usize {
        kind * INDICES + index as usize
    }

    /// The same net with so many times as much to say.
    pub(in crate::draughts) fn scaled(mut self, by: f32) -> Self {
        for weight in self
            .weights
            .as_flattened_mut()
            .iter_mut()
            .chain(&mut self.bias)
        {
            *weight *= by;
        }
        self
    }

    /// How many rows there are.
    pub(in crate::draughts) const ROWS: usize = KINDS * INDICES;
}

/// A net as it judges.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Net {
    /// With White to move, and with Black.
    rows: [Box<Rows>; 2],
    start: Row,
    weights: [Row; STAGES],
    bias: [i16; STAGES],
}

impl Net {
    /// A learned net in whole numbers.
    pub(super) fn of(learned: &Learned, shape: Shape) -> Self {
        let whole = |value: f32, one: i16| (value * f32::from(one)).round() as i16;
        let mut rows = Box::new([[[0; UNITS]; INDICES]; KINDS]);
        for (kind, rows) in rows.iter_mut().enumerate() {
            for (index, row) in rows[..indices(shape)].iter_mut().enumerate() {
                let from = learned.rows[Learned::place(kind, index as u32)];
                *row = from.map(|value| whole(value, ONE));
            }
        }
        Self::new(
            rows,
            learned.start.map(|value| whole(value, ONE)),
            learned
                .weights
                .map(|row| row.map(|value| whole(value, WEIGHT))),
            learned.bias.map(|value| whole(value, ONE)),
            shape,
        )
    }

    /// In fractions again, to learn on.
    pub(super) fn learned(&self) -> Learned {
        let fraction = |value: i16, one: i16| f32::from(value) / f32::from(one);
        let rows = self.rows[0].as_flattened().iter();
        Learned {
            rows: rows
                .map(|row| row.map(|value| fraction(value, ONE)))
                .collect(),
            start: self.start.map(|value| fraction(value, ONE)),
            weights: self
                .weights
                .map(|row| row.map(|value| fraction(value, WEIGHT))),
            bias: self.bias.map(|value| fraction(value, ONE)),
        }
    }

    fn new(
        rows: Box<Rows>,
        start: Row,
        weights: [Row; STAGES],
        bias: [i16; STAGES],
        shape: Shape,
    ) -> Self {
        let mut turned = Box::new([[[0; UNITS]; INDICES]; KINDS]);
        for (turned, rows) in turned.iter_mut().zip(rows.iter()) {
            for index in 1..indices(shape) {
                turned[index] = rows[indices(shape) - index];
            }
        }
        Self {
            rows: [rows, turned],
            start,
            weights,
            bias,
        }
    }

    /// Bytes of a net in a file.
    pub(super) const fn length(shape: Shape) -> usize {
        2 * (KINDS * indices(shape) * UNITS + UNITS + STAGES * UNITS + STAGES)
    }

    /// As a file holds it.
    pub(super) fn to_bytes(&self, shape: Shape) -> Vec<u8> {
        let kinds = self.rows[0].iter();
        let rows = kinds.flat_map(|kind| kind[..indices(shape)].as_flattened());
        rows.chain(&self.start)
            .chain(self.weights.as_flattened())
            .chain(&self.bias)
            .flat_map(|value| value.to_le_bytes())
            .collect()
    }

    /// Reads a net of the right length.
    pub(super) fn from_bytes(bytes: &[u8], shape: Shape) -> Self {
        let mut values = bytes
            .chunks_exact(2)
            .map(|value| i16::from_le_bytes([value[0], value[1]]));
        let mut next = || values.next().unwrap_or(0);
        let mut rows = Box::new([[[0; UNITS]; INDICES]; KINDS]);
        for kind in rows.iter_mut() {
            for row in &mut kind[..indices(shape)] {
                *row = array::from_fn(|_| next());
            }
        }
        let start = array::from_fn(|_| next());
        let weights = array::from_fn(|_| array::from_fn(|_| next()));
        let bias = array::from_fn(|_| next());
        Self::new(rows, start, weights, bias, shape)
    }

    /// What it adds to the worth of a position for the side to move. What the units added up for the position before
    /// is held: the next one differs by a few pieces.
    #[inline(always)]
    pub(super) fn judge<L: Layout, A: Adder>(
        &self,
        adder: A,
        placed: &Placed<L::Bits>,
        held: &mut Held<L::Bits>,
    ) -> Score {
        let mover = usize::from(!placed.white_to_move);
        let (own, other) = if placed.white_to_move {
            (placed.white, placed.black)
        } else {
            (placed.black, placed.white)
        };
        let kinds = [
            own & !placed.kings,
            own & placed.kings,
            other & !placed.kings,
            other & placed.kings,
        ];
        let stage = stage(placed.pieces(), const { Shape::of::<L>().pieces() });
        let (sum, change) = held.sides[mover].turned_into(kinds, &self.start);
        let sum = adder.counted(sum, change, &self.rows[mover], &self.weights[stage])
            + i32::from(self.bias[stage]) * i32::from(WEIGHT);
        sum * SCORE_A_LOGIT as i32 / PARTS
    }
}

/// What the units have added up for the last position, for each side to move.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::draughts) struct Held<B> {
    sides: [Units<B>; 2],
}

/// The units of a position.
#[derive(Clone, Copy, Debug, Default)]
struct Units<B> {
    /// The pieces that are in the sum, once there is one.
    kinds: Option<[B; KINDS]>,
    sum: Row,
}

impl<B: Bits> Units<B> {
    /// The sum that is held, and what makes it the one for these pieces: what has come and gone. Counting first whether
    /// a sum from nothing would be shorter costs more than it saves.
    #[inline(always)]
    fn turned_into(&mut self, kinds: [B; KINDS], start: &Row) -> (&mut Row, Change<B>) {
        let before = self.kinds.unwrap_or_else(|| {
            self.sum = *start;
            [B::ZERO; KINDS]
        });
        self.kinds = Some(kinds);
        let change = Change {
            come: array::from_fn(|kind| kinds[kind] & !before[kind]),
            gone: array::from_fn(|kind| before[kind] & !kinds[kind]),
        };
        (&mut self.sum, change)
    }
}
