//! How nets learn: Adam on small batches, and an average of the weights that has less noise than the weights.

use super::inputs::{RAW, Rows, Seen};
use super::kernels::{
    AdamStep, LANES, adam, add_bent_units, add_to_rows, average, bend_and_multiply, carry_back,
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

/// Room to learn in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Desk {
    gradient: Vec<f32>,
    rows: Rows,
    hidden: Vec<f32>,
    slopes: Vec<f32>,
    /// The output weights side by side.
    outputs: Vec<f32>,
    /// The summed loss (cross-entropy above the least possible, or squared error) and the number of lessons.
    pub(crate) loss: f64,
    pub(crate) lessons: u64,
}

/// The rate of learning, and how slowly the average follows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    pub(crate) rate: f32,
    /// What stays of the average at each look.
    pub(crate) keep: f32,
}

impl Desk {
    /// One batch, one step.
    pub(crate) fn learn(&mut self, pupil: &mut Pupil, batch: &[(Seen, Target)], pace: Pace) {
        let shape = pupil.net.shape;
        let (hidden, outputs) = (shape.hidden, shape.outputs);
        self.gradient.resize(shape.weights(), 0.0);
        self.hidden.resize(hidden * batch.len(), 0.0);
        self.slopes.resize(hidden * batch.len(), 0.0);
        self.rows.clear();
        for (seen, _) in batch {
            self.rows.push_inputs(seen);
            if shape.inputs > RAW {
                self.rows.push_features(&seen.features(), RAW);
            }
            self.rows.end();
        }
        let parts = pupil.net.parts();
        interleaved(parts.outputs, hidden, &mut self.outputs);
        let mut output_bias = [0.0; LANES];
        output_bias[..outputs].copy_from_slice(parts.output_bias);
        sum_rows(&mut self.hidden, parts.bias, parts.rows, &self.rows);
        let (rows, rest) = self.gradient.split_at_mut(shape.inputs * hidden);
        let (bias, rest) = rest.split_at_mut(hidden);
        let (output_rows, bias_of_outputs) = rest.split_at_mut(outputs * hidden);
        let units = self.hidden.chunks_exact(hidden);
        for (((seen, target), units), slopes) in batch
            .iter()
            .zip(units)
            .zip(self.slopes.chunks_exact_mut(hidden))
        {
            let says = bend_and_multiply(output_bias, units, &self.outputs);
            let (at_outputs, loss) = slopes_at_outputs(outputs, &says, seen, target);
            self.loss += loss;
            let at_outputs = &at_outputs[..outputs];
            carry_back(slopes, units, parts.outputs, at_outputs);
            add_bent_units(output_rows, units, at_outputs);
            for (sum, slope) in bias_of_outputs.iter_mut().zip(at_outputs) {
                *sum += slope;
            }
            for (sum, slope) in bias.iter_mut().zip(slopes) {
                *sum += *slope;
            }
        }
        add_to_rows(rows, &self.slopes, hidden, &self.rows);
        self.lessons += batch.len() as u64;
        self.step(pupil, pace);
    }

    fn step(&mut self, pupil: &mut Pupil, pace: Pace) {
        const KEEP_MEAN: f32 = 0.9;
        // 0.999 remembers too long: when play changes, steps grow too long, and the loss doubles for minutes.
        const KEEP_SQUARE: f32 = 0.99;
        const EPSILON: f32 = 1e-8;
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
        let shape = pupil.net.shape;
        let mut part = |from: usize, to: usize| {
            adam(
                &mut pupil.net.weights[from..to],
                &mut self.gradient[from..to],
                &mut pupil.means[from..to],
                &mut pupil.squares[from..to],
                step,
            );
        };
        // Rows that no lesson of the batch touched stay as they are, what Adam remembers of them too: were a rare row's
        // mean of squares to fade meanwhile, its next step would be thirty times too long.
        for (row, touched) in self.rows.touched(shape.inputs).into_iter().enumerate() {
            if touched {
                part(row * shape.hidden, (row + 1) * shape.hidden);
            }
        }
        part(shape.inputs * shape.hidden, shape.weights());
        if pupil.steps.is_multiple_of(STEPS_A_LOOK) {
            // At first the average follows fast: it must not remember the random weights.
            let share = (1.0 - pace.keep).max(STEPS_A_LOOK as f32 / pupil.steps as f32);
            average(&mut pupil.averaged.weights, &pupil.net.weights, share);
        }
    }
}

/// How the loss changes with each output, and the loss.
fn slopes_at_outputs(
    outputs: usize,
    says: &[f32; LANES],
    seen: &Seen,
    target: &Target,
) -> ([f32; ENDS], f64) {
    let mut slopes = [0.0; ENDS];
    let mut loss = 0.0;
    if outputs == ENDS {
        let is = chances(says, Possible::of(seen));
        for ((slope, is), ought) in slopes.iter_mut().zip(is).zip(target.0) {
            // For cross-entropy behind shared exponentials the slope at an output is just the difference.
            *slope = is - ought;
            if ought > 1e-6 {
                loss += f64::from(ought) * f64::from(ought / is.max(1e-6)).ln();
            }
        }
    } else {
        slopes[0] = says[0] - target.0[0];
        loss = f64::from(slopes[0]).powi(2);
    }
    (slopes, loss)
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
        for _ in 0..40 {
            desk.learn(&mut pupil, &[(seen, Target(ends_of(target))); BATCH], pace);
        }
        let mut room = Room::default();
        room.push(&seen);
        Eye::of(&pupil.averaged).judge(None, &mut room);
        let outputs = room.outputs[0];
        let estimate = outlook_of(chances(&outputs, Possible::of(&seen)));
        for (is, ought) in estimate.numbers().into_iter().zip(target.numbers()) {
            assert!((is - ought).abs() < 0.01, "{estimate:?}");
        }
    }
}
