//! A net with one hidden layer, as it learns ([`Net`]) and as it plays ([`Eye`]).

use super::inputs::{COUNT_ROWS, COUNTS, Features, INPUTS, PLACES, RAW, Rows, Seen, UNITS, units};
use super::kernels::{LANES, exp, interleaved, judge_rows, sum_rows};
use super::outlook::Outlook;
use crate::Random;

/// The six ways a game can end for the side to move, from a backgammon won to a backgammon lost.
pub(crate) const ENDS: usize = 6;

/// What a net sees and says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) inputs: usize,
    pub(crate) hidden: usize,
    pub(crate) outputs: usize,
}

impl Shape {
    /// A net that judges.
    pub(crate) const fn judge(hidden: usize) -> Self {
        Self {
            inputs: INPUTS,
            hidden,
            outputs: ENDS,
        }
    }

    /// The small net that drops most plays before the judge looks: bare places in, the equity out.
    pub(crate) const PRUNER: Self = Self {
        inputs: RAW,
        hidden: 32,
        outputs: 1,
    };

    pub(crate) const fn weights(&self) -> usize {
        self.inputs * self.hidden + self.hidden + self.outputs * self.hidden + self.outputs
    }
}

/// The weights in one vector: a row for each input, the hidden bias, a row for each output, the output bias.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Net {
    pub(crate) shape: Shape,
    pub(crate) weights: Vec<f32>,
}

/// Where the parts of a net lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts<'a> {
    pub(crate) rows: &'a [f32],
    pub(crate) bias: &'a [f32],
    pub(crate) outputs: &'a [f32],
    pub(crate) output_bias: &'a [f32],
}

impl Net {
    /// A fresh net with small random weights.
    pub(crate) fn random(shape: Shape, random: &mut Random) -> Self {
        let mut weights = Vec::with_capacity(shape.weights());
        // About 60 inputs are active at once: He's (2015) scale for rectified units.
        let scale = (2.0f32 / 60.0).sqrt();
        let mut spread = |scale: f32| (random.unit() * 2.0 - 1.0) * scale;
        weights.extend((0..shape.inputs * shape.hidden).map(|_| spread(scale)));
        weights.resize(weights.len() + shape.hidden, 0.0);
        let scale = (1.0 / shape.hidden as f32).sqrt();
        weights.extend((0..shape.outputs * shape.hidden).map(|_| spread(scale)));
        if shape.outputs == ENDS {
            weights.extend([-3.0, 0.0, 1.0, 1.0, 0.0, -3.0]);
        } else {
            weights.resize(weights.len() + shape.outputs, 0.0);
        }
        Self { shape, weights }
    }

    pub(crate) fn parts(&self) -> Parts<'_> {
        let shape = self.shape;
        let (rows, rest) = self.weights.split_at(shape.inputs * shape.hidden);
        let (bias, rest) = rest.split_at(shape.hidden);
        let (outputs, output_bias) = rest.split_at(shape.outputs * shape.hidden);
        Parts {
            rows,
            bias,
            outputs,
            output_bias,
        }
    }

    /// The same function with more hidden units: the new ones start with random rows and no say.
    pub(crate) fn widened(&self, hidden: usize, random: &mut Random) -> Self {
        let shape = Shape {
            hidden,
            ..self.shape
        };
        let old = self.shape.hidden;
        let mut wide = Self::random(shape, random);
        let outputs_from = shape.inputs * hidden + hidden;
        wide.weights[outputs_from..].fill(0.0);
        let parts = self.parts();
        let mut from = 0;
        for row in parts.rows.chunks_exact(old).chain([parts.bias]) {
            wide.weights[from..from + old].copy_from_slice(row);
            from += hidden;
        }
        for row in parts.outputs.chunks_exact(old) {
            wide.weights[from..from + old].copy_from_slice(row);
            from += hidden;
        }
        wide.weights[from..].copy_from_slice(parts.output_bias);
        wide
    }
}

/// A net laid out for play: one row for each side, place and count, then the features.
#[derive(Clone, Debug)]
pub(crate) struct Eye {
    pub(crate) shape: Shape,
    rows: Vec<f32>,
    bias: Vec<f32>,
    outputs: Vec<f32>,
    output_bias: [f32; LANES],
}

impl Eye {
    pub(crate) fn of(net: &Net) -> Self {
        let (shape, parts) = (net.shape, net.parts());
        let hidden = shape.hidden;
        let features = shape.inputs - RAW;
        let mut rows = vec![0.0; (COUNT_ROWS + features) * hidden];
        for place in 0..2 * PLACES {
            for count in 1..COUNTS {
                let row = &mut rows[(place * COUNTS + count) * hidden..][..hidden];
                for (unit, value) in units(place % PLACES, count).into_iter().enumerate() {
                    if value != 0.0 {
                        let weights = &parts.rows[(place * UNITS + unit) * hidden..][..hidden];
                        for (sum, weight) in row.iter_mut().zip(weights) {
                            *sum += value * weight;
                        }
                    }
                }
            }
        }
        rows[COUNT_ROWS * hidden..].copy_from_slice(&parts.rows[RAW * hidden..]);
        let mut outputs = Vec::new();
        interleaved(parts.outputs, hidden, &mut outputs);
        let mut output_bias = [0.0; LANES];
        output_bias[..shape.outputs].copy_from_slice(parts.output_bias);
        Self {
            shape,
            rows,
            bias: parts.bias.to_vec(),
            outputs,
            output_bias,
        }
    }

    /// The hidden sums of a position, with its features if the net has any.
    pub(crate) fn look(
        &self,
        seen: &Seen,
        features: Option<&Features>,
        room: &mut Room,
        sums: &mut Vec<f32>,
    ) {
        room.rows.clear();
        room.rows.push_places(seen);
        if let Some(features) = features {
            room.rows.push_features(features, COUNT_ROWS);
        }
        room.rows.end();
        sums.resize(self.shape.hidden, 0.0);
        sum_rows(sums, &self.bias, &self.rows, &room.rows);
    }

    /// Judges the positions whose rows are in the room, each counted from `base`, or from nothing.
    pub(crate) fn judge(&self, base: Option<&[f32]>, room: &mut Room) {
        room.outputs.clear();
        room.outputs.resize(room.rows.positions(), self.output_bias);
        judge_rows(
            &mut room.outputs,
            base.unwrap_or(&self.bias),
            &self.rows,
            &room.rows,
            &self.outputs,
        );
    }
}

/// Room for evaluations.
#[derive(Clone, Debug, Default)]
pub(crate) struct Room {
    pub(crate) rows: Rows,
    /// What the net says of each position, filled up with zeros.
    pub(crate) outputs: Vec<[f32; LANES]>,
}

impl Room {
    /// Takes in a whole position.
    pub(crate) fn push(&mut self, seen: &Seen) {
        self.rows.push_places(seen);
        self.rows.push_features(&seen.features(), COUNT_ROWS);
        self.rows.end();
    }

    /// Takes in what distinguishes a position from another whose sums are known.
    pub(crate) fn push_near(&mut self, before: &Seen, features: &Features, after: &Seen) {
        self.rows.push_changes(before, after);
        self.rows
            .push_changed_features(features, &after.features(), COUNT_ROWS);
        self.rows.end();
    }

    /// The same for the pruning net, which has no features.
    pub(crate) fn push_places_near(&mut self, before: &Seen, after: &Seen) {
        self.rows.push_changes(before, after);
        self.rows.end();
    }
}

/// Which of the six ends are still possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Possible(pub(crate) [bool; ENDS]);

impl Possible {
    /// A side that has borne off a checker loses no gammon; in a race, only a checker that is still in the other side's
    /// home board can make it a backgammon.
    pub(crate) fn of(seen: &Seen) -> Self {
        let [mover, other] = &seen.sides;
        let contact = mover.rearmost() + other.rearmost() > 25;
        let gammon = |loser: &super::inputs::Side| loser.on[0] == 0;
        let backgammon =
            |loser: &super::inputs::Side| gammon(loser) && (contact || loser.rearmost() > 18);
        Self([
            backgammon(other),
            gammon(other),
            true,
            true,
            gammon(mover),
            backgammon(mover),
        ])
    }
}

/// The chances of the six ends: what is impossible gets none, the rest shares by the outputs' exponentials.
pub(crate) fn chances(outputs: &[f32; LANES], possible: Possible) -> [f32; ENDS] {
    let outputs = &outputs[..ENDS];
    let highest = outputs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut shares = [0.0; ENDS];
    let mut sum = 0.0;
    for ((share, output), possible) in shares.iter_mut().zip(outputs).zip(possible.0) {
        *share = if possible { exp(output - highest) } else { 0.0 };
        sum += *share;
    }
    shares.map(|share| share / sum)
}

/// The five numbers that the six chances amount to.
pub(crate) fn outlook_of(chances: [f32; ENDS]) -> Outlook {
    let [won3, won2, won1, _, lost2, lost3] = chances;
    Outlook {
        win: won3 + won2 + won1,
        win_gammon: won3 + won2,
        win_backgammon: won3,
        lose_gammon: lost2 + lost3,
        lose_backgammon: lost3,
    }
}

/// The six chances behind the five numbers.
pub(crate) fn ends_of(outlook: Outlook) -> [f32; ENDS] {
    [
        outlook.win_backgammon,
        outlook.win_gammon - outlook.win_backgammon,
        outlook.win - outlook.win_gammon,
        1.0 - outlook.win - outlook.lose_gammon,
        outlook.lose_gammon - outlook.lose_backgammon,
        outlook.lose_backgammon,
    ]
    .map(|chance| chance.max(0.0))
}
