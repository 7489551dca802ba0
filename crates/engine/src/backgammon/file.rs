//! Nets as a file: a head, each net's shape and weights in 16 bits, and a checksum.
//!
//! All numbers little-endian. Head: `TBN2`, the version of the inputs, the number of nets. Each net: which one it is,
//! inputs, hidden units and outputs as 32-bit numbers, then every row as its scale (an `f32`) and one signed 16-bit
//! number a weight: weights lie in ±scale, so what is lost is at most 1/65,534 of the largest in its row. Last the
//! FNV-1a hash (64 bits) of all that comes before.

use core::fmt;

use super::inputs::INPUT_VERSION;
use super::net::{Net, Shape};
use super::player::Nets;
pub(crate) use crate::checksum::checksum;

const MAGIC: [u8; 4] = *b"TBN2";

/// Which net follows.
const CONTACT: u32 = 0;
const CRASHED: u32 = 1;
const RACE: u32 = 2;
const PRUNER: u32 = 3;

/// Why bytes are not nets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// The head or a shape makes no sense.
    NotANet,
    /// Trained on other inputs than this program computes.
    OtherInputs {
        /// The version of its inputs.
        version: u32,
    },
    /// The bytes end too early.
    CutShort,
    /// The checksum does not fit the rest.
    Damaged,
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
            Self::Damaged => f.write_str("the net is damaged: its checksum does not fit"),
        }
    }
}

impl core::error::Error for NetError {}

pub(crate) fn write(nets: &Nets) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    let crashed = nets.crashed.as_ref().map(|net| (CRASHED, net));
    let all = [
        (CONTACT, &nets.contact),
        (RACE, &nets.race),
        (PRUNER, &nets.pruner),
    ];
    let all: Vec<_> = all.into_iter().chain(crashed).collect();
    bytes.extend(INPUT_VERSION.to_le_bytes());
    bytes.extend((all.len() as u32).to_le_bytes());
    for (which, net) in all {
        let shape = net.shape;
        for number in [which as usize, shape.inputs, shape.hidden, shape.outputs] {
            bytes.extend((number as u32).to_le_bytes());
        }
        for row in rows(shape, &net.weights) {
            let scale = row
                .iter()
                .fold(0.0f32, |most, weight| most.max(weight.abs()));
            bytes.extend(scale.to_le_bytes());
            let step = if scale > 0.0 { 32767.0 / scale } else { 0.0 };
            for weight in row {
                bytes.extend(((weight * step).round() as i16).to_le_bytes());
            }
        }
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// A net's weights row by row: an input, the bias, an output, the outputs' bias.
fn rows(shape: Shape, weights: &[f32]) -> impl Iterator<Item = &[f32]> {
    let whole = (shape.inputs + 1 + shape.outputs) * shape.hidden;
    let (whole, last) = weights.split_at(whole);
    whole.chunks_exact(shape.hidden).chain([last])
}

pub(crate) fn read(bytes: &[u8]) -> Result<Nets, NetError> {
    if bytes.len() < 12 {
        return Err(NetError::CutShort);
    }
    let mut reader = Reader { bytes };
    if reader.take(4)? != MAGIC {
        return Err(NetError::NotANet);
    }
    let version = reader.number()?;
    if version != INPUT_VERSION {
        return Err(NetError::OtherInputs { version });
    }
    let count = reader.number()?;
    let (mut contact, mut crashed, mut race, mut pruner) = (None, None, None, None);
    for _ in 0..count.min(4) {
        let which = reader.number()?;
        let [inputs, hidden, outputs] = [reader.number()?, reader.number()?, reader.number()?];
        let shape = Shape {
            inputs: inputs as usize,
            hidden: hidden as usize,
            outputs: outputs as usize,
        };
        let fits = if which == PRUNER {
            shape == Shape::PRUNER
        } else {
            shape == Shape::judge(shape.hidden) && hidden % 32 == 0 && (32..=4096).contains(&hidden)
        };
        let slot = match which {
            CONTACT => &mut contact,
            CRASHED => &mut crashed,
            RACE => &mut race,
            PRUNER => &mut pruner,
            _ => return Err(NetError::NotANet),
        };
        if !fits || slot.is_some() {
            return Err(NetError::NotANet);
        }
        *slot = Some(reader.net(shape)?);
    }
    let summed = bytes.len() - reader.bytes.len();
    let sum = reader.take(8)?;
    if sum != checksum(&bytes[..summed]).to_le_bytes() {
        return Err(NetError::Damaged);
    }
    match (contact, race, pruner) {
        (Some(contact), Some(race), Some(pruner)) if reader.bytes.is_empty() => Ok(Nets {
            contact,
            crashed,
            race,
            pruner,
        }),
        _ => Err(NetError::NotANet),
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], NetError> {
        let (head, rest) = self
            .bytes
            .split_at_checked(count)
            .ok_or(NetError::CutShort)?;
        self.bytes = rest;
        Ok(head)
    }

    fn number(&mut self) -> Result<u32, NetError> {
        let four = self.take(4)?;
        Ok(u32::from_le_bytes([four[0], four[1], four[2], four[3]]))
    }

    fn net(&mut self, shape: Shape) -> Result<Net, NetError> {
        let mut weights = Vec::new();
        let lengths = core::iter::repeat_n(shape.hidden, shape.inputs + 1 + shape.outputs);
        for length in lengths.chain([shape.outputs]) {
            let scale = f32::from_bits(self.number()?);
            if !scale.is_finite() {
                return Err(NetError::Damaged);
            }
            let step = scale / 32767.0;
            let row = self.take(2 * length)?;
            weights.extend(
                row.as_chunks::<2>()
                    .0
                    .iter()
                    .map(|two| f32::from(i16::from_le_bytes(*two)) * step),
            );
        }
        Ok(Net { shape, weights })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use crate::backgammon::{Brain, Thoughts};
    use backgammon::StartingPosition;

    #[test]
    fn bytes_both_ways() {
        let brain = Brain::random(64, 32, &mut Random::new(5));
        let bytes = brain.to_bytes();
        let read = Brain::from_bytes(&bytes).expect("just written");
        // What was rounded once is not rounded again.
        assert_eq!(read.to_bytes(), bytes);
        let position = StartingPosition::Standard.position();
        let mut thoughts = Thoughts::default();
        let (one, two) = (
            brain.judge(position, &mut thoughts),
            read.judge(position, &mut thoughts),
        );
        assert!(
            (one.equity() - two.equity()).abs() < 1e-3,
            "{one:?} {two:?}"
        );
    }

    #[test]
    fn what_is_no_net_is_refused() {
        let bytes = Brain::random(32, 32, &mut Random::new(5)).to_bytes();
        assert_eq!(
            Brain::from_bytes(&bytes[..400]).err(),
            Some(NetError::CutShort)
        );
        assert_eq!(
            Brain::from_bytes(b"no net at all").err(),
            Some(NetError::NotANet)
        );
        let mut changed = bytes.clone();
        changed[1000] ^= 4;
        assert_eq!(Brain::from_bytes(&changed).err(), Some(NetError::Damaged));
        let mut other = bytes;
        other[4] = 9;
        assert_eq!(
            Brain::from_bytes(&other).err(),
            Some(NetError::OtherInputs { version: 9 })
        );
    }
}
