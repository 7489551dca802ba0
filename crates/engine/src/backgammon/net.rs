//! A net with one hidden layer: sparse inputs, rectified hidden units, five chances out.

use core::fmt;

use super::inputs::{INPUT_VERSION, Inputs};
use super::outlook::Outlook;

const OUTPUTS: usize = 5;
const MAGIC: [u8; 4] = *b"TBN1";

/// One net: weights from each input to all hidden units lie side by side, because inputs are sparse.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    hidden: usize,
    /// `Inputs::COUNT` rows of `hidden` weights.
    input_weights: Vec<f32>,
    hidden_bias: Vec<f32>,
    /// Five rows of `hidden` weights.
    output_weights: Vec<f32>,
    output_bias: [f32; OUTPUTS],
}

/// The hidden units of one evaluation, kept by the caller so that thinking allocates nothing.
#[derive(Clone, Debug, Default)]
pub struct Layer {
    units: Vec<f32>,
    slopes: Vec<f32>,
}

impl Net {
    /// A fresh net with small random weights.
    #[must_use]
    pub fn random(hidden: usize, random: &mut crate::Random) -> Self {
        // About 60 inputs are active at once: He's (2015) scale for rectified units.
        let scale = (2.0f32 / 60.0).sqrt();
        let mut weights = |count: usize, scale: f32| -> Vec<f32> {
            (0..count)
                .map(|_| (random.unit() * 2.0 - 1.0) * scale)
                .collect()
        };
        Self {
            hidden,
            input_weights: weights(Inputs::COUNT * hidden, scale),
            hidden_bias: vec![0.0; hidden],
            output_weights: weights(OUTPUTS * hidden, (1.0 / hidden as f32).sqrt()),
            output_bias: [0.0, -1.0, -4.0, -1.0, -4.0],
        }
    }

    /// How many hidden units it has.
    #[must_use]
    pub const fn hidden(&self) -> usize {
        self.hidden
    }

    /// The net's estimate, as it comes; see [`Outlook::consistent`].
    pub fn evaluate(&self, inputs: &Inputs, layer: &mut Layer) -> Outlook {
        layer.units.clear();
        layer.units.extend_from_slice(&self.hidden_bias);
        let units = &mut layer.units[..self.hidden];
        for &(index, value) in inputs.active() {
            let row = &self.input_weights[usize::from(index) * self.hidden..][..self.hidden];
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += value * weight;
            }
        }
        for unit in units.iter_mut() {
            *unit = unit.max(0.0);
        }
        let mut outputs = self.output_bias;
        for (output, row) in outputs
            .iter_mut()
            .zip(self.output_weights.chunks_exact(self.hidden))
        {
            *output = sigmoid(*output + dot(units, row));
        }
        Outlook::from_numbers(outputs)
    }

    /// Moves the weights a little so that the estimate for these inputs comes closer to `target`: one step of gradient
    /// descent on the cross-entropy. Gives back the estimate before the step.
    pub fn learn(
        &mut self,
        inputs: &Inputs,
        target: Outlook,
        rate: f32,
        layer: &mut Layer,
    ) -> Outlook {
        let estimate = self.evaluate(inputs, layer);
        let hidden = self.hidden;
        layer.slopes.clear();
        layer.slopes.resize(hidden, 0.0);
        let units = &layer.units[..hidden];
        let slopes = &mut layer.slopes[..hidden];
        let pairs = estimate.numbers().into_iter().zip(target.numbers());
        for (output, (is, ought)) in pairs.enumerate() {
            // For cross-entropy behind a sigmoid the slope at the output is just the difference.
            let step = rate * (ought - is);
            self.output_bias[output] += step;
            let row = &mut self.output_weights[output * hidden..][..hidden];
            for ((weight, slope), unit) in row.iter_mut().zip(slopes.iter_mut()).zip(units) {
                *slope += step * *weight;
                *weight += step * unit;
            }
        }
        for (slope, unit) in slopes.iter_mut().zip(units) {
            if *unit <= 0.0 {
                *slope = 0.0;
            }
        }
        for (bias, slope) in self.hidden_bias.iter_mut().zip(slopes.iter()) {
            *bias += slope;
        }
        for &(index, value) in inputs.active() {
            let row = &mut self.input_weights[usize::from(index) * hidden..][..hidden];
            for (weight, slope) in row.iter_mut().zip(slopes.iter()) {
                *weight += value * slope;
            }
        }
        estimate
    }

    /// The net as bytes: a head (magic, input version, inputs, hidden units), then every weight as a little-endian
    /// `f32`.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(16 + 4 * self.weights().count());
        bytes.extend_from_slice(&MAGIC);
        for number in [INPUT_VERSION, Inputs::COUNT as u32, self.hidden as u32] {
            bytes.extend_from_slice(&number.to_le_bytes());
        }
        for weight in self.weights() {
            bytes.extend_from_slice(&weight.to_le_bytes());
        }
        bytes
    }

    fn weights(&self) -> impl Iterator<Item = f32> {
        self.input_weights
            .iter()
            .chain(&self.hidden_bias)
            .chain(&self.output_weights)
            .chain(&self.output_bias)
            .copied()
    }

    /// Reads a net from the start of `bytes` and leaves the rest there, so that several can stand in one file.
    ///
    /// # Errors
    /// If it is not a net, was trained on other inputs, or is cut short.
    pub fn read(bytes: &mut &[u8]) -> Result<Self, NetError> {
        let mut take = |count: usize| -> Result<&[u8], NetError> {
            let (head, rest) = bytes.split_at_checked(count).ok_or(NetError::CutShort)?;
            *bytes = rest;
            Ok(head)
        };
        if take(4)? != MAGIC {
            return Err(NetError::NotANet);
        }
        let mut number = || -> Result<u32, NetError> {
            let four = take(4)?;
            Ok(u32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        };
        let (version, inputs, hidden) = (number()?, number()?, number()?);
        if version != INPUT_VERSION || inputs as usize != Inputs::COUNT {
            return Err(NetError::OtherInputs { version });
        }
        if hidden == 0 || hidden > 4096 {
            return Err(NetError::NotANet);
        }
        let hidden = hidden as usize;
        let mut floats = |count: usize| -> Result<Vec<f32>, NetError> {
            let raw = take(4 * count)?;
            Ok(raw
                .chunks_exact(4)
                .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
                .collect())
        };
        let net = Self {
            hidden,
            input_weights: floats(Inputs::COUNT * hidden)?,
            hidden_bias: floats(hidden)?,
            output_weights: floats(OUTPUTS * hidden)?,
            output_bias: {
                let bias = floats(OUTPUTS)?;
                [bias[0], bias[1], bias[2], bias[3], bias[4]]
            },
        };
        if net.weights().all(f32::is_finite) {
            Ok(net)
        } else {
            Err(NetError::NotANet)
        }
    }
}

/// Why bytes are not a net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// The head or a weight makes no sense.
    NotANet,
    /// Trained on other inputs than this program computes.
    OtherInputs {
        /// The version of its inputs.
        version: u32,
    },
    /// The bytes end too early.
    CutShort,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotANet => f.write_str("this is not a backgammon net"),
            Self::OtherInputs { version } => write!(
                f,
                "this net was trained on inputs of version {version}, the program has {INPUT_VERSION}"
            ),
            Self::CutShort => f.write_str("the net is cut short"),
        }
    }
}

impl core::error::Error for NetError {}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Eight running sums, so that the compiler may use vector registers without changing the order of additions.
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0f32; 8];
    let (a8, b8) = (a.chunks_exact(8), b.chunks_exact(8));
    let rest: f32 = a8
        .remainder()
        .iter()
        .zip(b8.remainder())
        .map(|(x, y)| x * y)
        .sum();
    for (x, y) in a8.zip(b8) {
        for i in 0..8 {
            sums[i] += x[i] * y[i];
        }
    }
    sums.iter().sum::<f32>() + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use backgammon::StartingPosition;

    #[test]
    fn bytes_both_ways() {
        let net = Net::random(24, &mut crate::Random::new(5));
        let bytes = net.to_bytes();
        let mut rest = &bytes[..];
        assert_eq!(Net::read(&mut rest), Ok(net));
        assert!(rest.is_empty());
        assert_eq!(Net::read(&mut &bytes[..40]), Err(NetError::CutShort));
        assert_eq!(
            Net::read(&mut &b"no net at all"[..]),
            Err(NetError::NotANet)
        );
    }

    #[test]
    fn learning_comes_closer() {
        let mut net = Net::random(24, &mut crate::Random::new(6));
        let mut layer = Layer::default();
        let inputs = Inputs::of(StartingPosition::Standard.position());
        let target = Outlook::from_numbers([0.52, 0.15, 0.01, 0.14, 0.01]);
        for _ in 0..2000 {
            net.learn(&inputs, target, 0.01, &mut layer);
        }
        let estimate = net.evaluate(&inputs, &mut layer);
        for (is, ought) in estimate.numbers().into_iter().zip(target.numbers()) {
            assert!((is - ought).abs() < 0.01, "{estimate:?}");
        }
    }
}
