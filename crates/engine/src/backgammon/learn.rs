//! How nets learn: Adam on small batches, and an average of the weights that has less noise than the weights.

use super::inputs::{RAW, Rows, Seen};
use super::kernels::{
    AdamStep, LANES, adam, add_cut_units, add_to_rows, average, carry_back, cut_and_multiply,
    interleaved, sum_rows,
};
use super::net::{ENDS, Net, Possible, chances};

/// Lessons that make one step.
pub(crate) const BATCH: usize = 128;
/// Steps between two looks at the weights for their average.
const STEPS_A_LOOK: u64 = 8;

/// A net with what Adam remembers of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pupil {
    pub(crate) net: Net,
    /// The running average of the weights: what plays and is shipped.
    pub(crate) averaged: Net,
    pub(crate) means: Vec<f32>,
    pub(crate) squares: Vec<f32>,
    pub(crate) steps: u64,
}

/// What a position should have been judged as: chances of the six ends, or an equity for the pruning net.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Target(pub(crate) [f32; ENDS]);

impl Pupil {
    pub(crate) fn new(net: Net) -> Self {
        let count = net.weights.len();
        Self {
            averaged: net.clone(),
            net,
            means: vec![0.0; count],
            squares: vec![0.0; count],
            steps: 0,
        }
    }
}

/// Where a pupil's lessons gather until they make a batch.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    gradient: Vec<f32>,
    waiting: usize,
    rows: Rows,
    hidden: Vec<f32>,
    slopes: Vec<f32>,
    /// The output weights side by side, as they were at the last step.
    outputs: Vec<f32>,
    /// The summed loss (cross-entropy above the least possible, or squared error) and the number of lessons.
    pub(crate) loss: f64,
    pub(crate) lessons: u64,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            gradient: Vec::new(),
            waiting: 0,
            rows: Rows::new(),
            hidden: Vec::new(),
            slopes: Vec::new(),
            outputs: Vec::new(),
            loss: 0.0,
            lessons: 0,
        }
    }
}

/// The rate of learning, and how slowly the average follows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    pub(crate) rate: f32,
    /// What stays of the average at each look.
    pub(crate) keep: f32,
}

impl Desk {
    /// One lesson; every so many make a step.
    pub(crate) fn learn(&mut self, pupil: &mut Pupil, seen: &Seen, target: &Target, pace: Pace) {
        let shape = pupil.net.shape;
        let (hidden, outputs) = (shape.hidden, shape.outputs);
        self.gradient.resize(shape.weights(), 0.0);
        self.hidden.resize(hidden, 0.0);
        self.slopes.resize(hidden, 0.0);
        self.rows.clear();
        self.rows.push_inputs(seen);
        if shape.inputs > RAW {
            self.rows.push_features(&seen.features(), RAW);
        }
        let parts = pupil.net.parts();
        sum_rows(
            &mut self.hidden,
            parts.bias,
            parts.rows,
            self.rows.as_slice(),
        );
        if self.waiting == 0 {
            interleaved(parts.outputs, hidden, &mut self.outputs);
        }
        let mut out = [0.0; LANES];
        out[..outputs].copy_from_slice(parts.output_bias);
        let out = cut_and_multiply(out, &self.hidden, &self.outputs);
        let out: [f32; ENDS] = core::array::from_fn(|end| out[end]);
        let mut at_outputs = [0.0; ENDS];
        if outputs == ENDS {
            let is = chances(&out, Possible::of(seen));
            for ((slope, is), ought) in at_outputs.iter_mut().zip(is).zip(target.0) {
                // For cross-entropy behind shared exponentials the slope at an output is just the difference.
                *slope = is - ought;
                if ought > 1e-6 {
                    self.loss += f64::from(ought) * f64::from(ought / is.max(1e-6)).ln();
                }
            }
        } else {
            at_outputs[0] = out[0] - target.0[0];
            self.loss += f64::from(at_outputs[0]).powi(2);
        }
        let at_outputs = &at_outputs[..outputs];
        carry_back(&mut self.slopes, &self.hidden, parts.outputs, at_outputs);
        let (rows, rest) = self.gradient.split_at_mut(shape.inputs * hidden);
        let (bias, rest) = rest.split_at_mut(hidden);
        let (output_rows, output_bias) = rest.split_at_mut(outputs * hidden);
        add_to_rows(rows, &self.slopes, self.rows.as_slice());
        add_to_rows(bias, &self.slopes, &[(0, 1.0)]);
        add_cut_units(output_rows, &self.hidden, at_outputs);
        for (sum, slope) in output_bias.iter_mut().zip(at_outputs) {
            *sum += slope;
        }
        self.lessons += 1;
        self.waiting += 1;
        if self.waiting == BATCH {
            self.step(pupil, pace);
        }
    }

    fn step(&mut self, pupil: &mut Pupil, pace: Pace) {
        const KEEP_MEAN: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        const EPSILON: f32 = 1e-8;
        self.waiting = 0;
        pupil.steps += 1;
        let steps = pupil.steps.min(100_000) as i32;
        // The gradient is a sum and not a mean over the batch; Adam does not mind, but for epsilon.
        let square = (1.0 - KEEP_SQUARE.powi(steps)).sqrt();
        let step = AdamStep {
            rate: pace.rate * square / (1.0 - KEEP_MEAN.powi(steps)),
            epsilon: EPSILON * BATCH as f32 * square,
            keep_mean: KEEP_MEAN,
            keep_square: KEEP_SQUARE,
        };
        adam(
            &mut pupil.net.weights,
            &mut self.gradient,
            &mut pupil.means,
            &mut pupil.squares,
            step,
        );
        if pupil.steps % STEPS_A_LOOK == 0 {
            // At first the average follows fast: it must not remember the random weights.
            let share = (1.0 - pace.keep).max(STEPS_A_LOOK as f32 / pupil.steps as f32);
            average(&mut pupil.averaged.weights, &pupil.net.weights, share);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::net::{Eye, Room, Shape, ends_of, outlook_of};
    use super::*;
    use crate::Random;
    use crate::backgammon::Outlook;
    use backgammon::StartingPosition;

    #[test]
    fn learning_comes_closer() {
        let mut pupil = Pupil::new(Net::random(Shape::judge(32), &mut Random::new(6)));
        let mut desk = Desk::default();
        let seen = Seen::of(StartingPosition::Standard.position());
        let target = Outlook::from_numbers([0.52, 0.15, 0.01, 0.14, 0.01]);
        let pace = Pace {
            rate: 0.003,
            keep: 0.9,
        };
        for _ in 0..40 * BATCH {
            desk.learn(&mut pupil, &seen, &Target(ends_of(target)), pace);
        }
        let outputs =
            Eye::of(&pupil.averaged).judge(&seen, Some(&seen.features()), &mut Room::default());
        let estimate = outlook_of(chances(&outputs, Possible::of(&seen)));
        for (is, ought) in estimate.numbers().into_iter().zip(target.numbers()) {
            assert!((is - ought).abs() < 0.01, "{estimate:?}");
        }
    }
}
