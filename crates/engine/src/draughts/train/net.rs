//! The net behind a table, fitted to what the table sees wrong: gradient descent by Adam (Kingma and Ba, 2015).

use draughts::fast::bits::Bits;
use draughts::fast::layout::Layout;

use super::fit::target;
use super::lessons::Lesson;
use crate::Random;
use crate::draughts::evaluate::{
    KINDS, Learned, PatternTable, SCORE_A_LOGIT, STAGES, Shape, UNITS, stage,
};
use crate::fitting::logistic;

/// Lessons between two steps.
const BATCH: usize = 256;
/// The rate of the last step.
const LAST_RATE: f32 = 2e-5;
/// No weight of a row is larger: sixty pieces fit in a unit of 16 bits.
const LARGEST: f32 = 2.0;
/// On no board are there more pieces.
const MOST_PIECES: usize = 60;

/// What a net begins with. The more it knows already, the less it is to forget.
pub(super) enum Start {
    /// Nothing.
    Untaught,
    /// What is known of a related rule set.
    Related(Learned),
    /// What is known of this one, from more games than there are lessons of.
    Learned(Learned),
}

impl Start {
    /// Times that every lesson is looked at: the loss of lessons not learned from no longer falls after that.
    const fn epochs(&self) -> usize {
        match self {
            Self::Untaught | Self::Related(_) => 6,
            Self::Learned(_) => 3,
        }
    }

    /// The rate of the first step.
    const fn rate(&self) -> f32 {
        match self {
            Self::Untaught => 2e-3,
            Self::Related(_) => 5e-4,
            Self::Learned(_) => 2e-4,
        }
    }
}

/// A lesson as the net sees it.
struct Seen {
    /// The rows of the pieces, `count` of them.
    rows: [u16; MOST_PIECES],
    count: usize,
    stage: usize,
    /// What the table thinks, in logits for the side to move.
    table: f32,
    target: f32,
}

impl Seen {
    fn new<L: Layout>(lesson: &Lesson, table: &PatternTable, scale: f32) -> Self {
        let placed = lesson.placed::<L>();
        let (own, other) = if placed.white_to_move {
            (placed.white, placed.black)
        } else {
            (placed.black, placed.white)
        };
        let kinds: [L::Bits; KINDS] = [
            own & !placed.kings,
            own & placed.kings,
            other & !placed.kings,
            other & placed.kings,
        ];
        let shape = Shape::of::<L>();
        let (mut rows, mut count) = ([0; MOST_PIECES], 0);
        for (kind, mut pieces) in kinds.into_iter().enumerate() {
            while let Some(piece) = pieces.pop() {
                let index = if placed.white_to_move {
                    piece.index()
                } else {
                    shape.turned_sum() - piece.index()
                };
                rows[count] = Learned::place(kind, index) as u16;
                count += 1;
            }
        }
        let white = target(lesson, scale);
        Self {
            rows,
            count,
            stage: stage(placed.pieces(), shape.pieces()),
            table: table.judge::<L>(&placed) as f32 / SCORE_A_LOGIT,
            target: if placed.white_to_move {
                white
            } else {
                1.0 - white
            },
        }
    }

    fn rows(&self) -> impl Iterator<Item = usize> + '_ {
        self.rows[..self.count].iter().map(|&row| row.into())
    }
}

/// Fits a net to what a table sees wrong of these lessons.
pub(super) fn fit<L: Layout>(
    taught: &[&Lesson],
    table: &PatternTable,
    start: Start,
    scale: f32,
    random: &mut Random,
) -> Learned {
    let mut seen: Vec<Seen> = taught
        .iter()
        .map(|lesson| Seen::new::<L>(lesson, table, scale))
        .collect();
    let (epochs, first) = (start.epochs(), start.rate());
    let mut learner = Learner::new(match start {
        Start::Untaught => untaught(random),
        Start::Related(net) | Start::Learned(net) => net,
    });
    let steps = epochs * seen.len().div_ceil(BATCH);
    let mut step = 0;
    for _ in 0..epochs {
        for last in (1..seen.len()).rev() {
            seen.swap(last, random.below(last as u32 + 1) as usize);
        }
        for batch in seen.chunks(BATCH) {
            for seen in batch {
                learner.learn(seen);
            }
            step += 1;
            learner.step(first * (LAST_RATE / first).powf(step as f32 / steps as f32));
        }
    }
    learner.net
}

/// A net on its way, with the slopes of the lessons since the last step.
struct Learner {
    net: Learned,
    rows: Slopes,
    start: Slopes,
    weights: Slopes,
    bias: Slopes,
}

/// Units that see the board each in their own way, and count nothing yet.
fn untaught(random: &mut Random) -> Learned {
    let mut row = || core::array::from_fn(|_| (random.unit() - 0.5) * 0.3);
    Learned {
        rows: (0..Learned::ROWS).map(|_| row()).collect(),
        start: [0.25; UNITS],
        weights: [[0.0; UNITS]; STAGES],
        bias: [0.0; STAGES],
    }
}

impl Learner {
    fn new(net: Learned) -> Self {
        Self {
            rows: Slopes::new(Learned::ROWS * UNITS),
            start: Slopes::new(UNITS),
            weights: Slopes::new(STAGES * UNITS),
            bias: Slopes::new(STAGES),
            net,
        }
    }

    fn learn(&mut self, seen: &Seen) {
        let net = &self.net;
        let mut units = net.start;
        for row in seen.rows() {
            for (unit, more) in units.iter_mut().zip(&net.rows[row]) {
                *unit += more;
            }
        }
        let weights = &net.weights[seen.stage];
        let counted = units.map(|unit| unit.clamp(0.0, 1.0));
        let sum: f32 = counted
            .iter()
            .zip(weights)
            .map(|(unit, weight)| unit * weight)
            .sum();
        let error = logistic(seen.table + net.bias[seen.stage] + sum) - seen.target;
        self.bias.slopes[seen.stage] += error;
        let slopes = &mut self.weights.slopes[seen.stage * UNITS..][..UNITS];
        for (slope, unit) in slopes.iter_mut().zip(&counted) {
            *slope += error * unit;
        }
        // A unit at its least or its most does not change what it counts.
        let back: [f32; UNITS] = core::array::from_fn(|unit| {
            let moves = units[unit] > 0.0 && units[unit] < 1.0;
            if moves { error * weights[unit] } else { 0.0 }
        });
        for (slope, back) in self.start.slopes.iter_mut().zip(&back) {
            *slope += back;
        }
        for row in seen.rows() {
            let slopes = &mut self.rows.slopes[row * UNITS..][..UNITS];
            for (slope, back) in slopes.iter_mut().zip(&back) {
                *slope += back;
            }
        }
    }

    fn step(&mut self, rate: f32) {
        let net = &mut self.net;
        self.rows.step(net.rows.as_flattened_mut(), rate);
        for weight in net.rows.as_flattened_mut() {
            *weight = weight.clamp(-LARGEST, LARGEST);
        }
        self.start.step(&mut net.start, rate);
        self.weights.step(net.weights.as_flattened_mut(), rate);
        self.bias.step(&mut net.bias, rate);
    }
}

/// The slopes of some weights, their means and the means of their squares.
struct Slopes {
    slopes: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
}

impl Slopes {
    fn new(count: usize) -> Self {
        Self {
            slopes: vec![0.0; count],
            means: vec![0.0; count],
            squares: vec![0.0; count],
        }
    }

    /// One step down, and the slopes are 0 again.
    fn step(&mut self, weights: &mut [f32], rate: f32) {
        let means = self.means.iter_mut().zip(&mut self.squares);
        let slopes = self.slopes.iter_mut().zip(means);
        for (weight, (slope, (mean, square))) in weights.iter_mut().zip(slopes) {
            *mean = 0.9 * *mean + 0.1 * *slope;
            *square = 0.999 * *square + 0.001 * *slope * *slope;
            *weight -= rate * *mean / (square.sqrt() + 1e-8);
            *slope = 0.0;
        }
    }
}
