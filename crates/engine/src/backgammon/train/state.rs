//! A training as bytes, so that it can be put aside at any moment and taken up again.

use core::fmt;

use backgammon::Position;
use backgammon::formats::PositionId;

use super::games::{Harvest, Lesson};
use super::plan::Stage;
use super::{Ring, Trainer};
use crate::backgammon::file::checksum;
use crate::backgammon::inputs::INPUT_VERSION;
use crate::backgammon::learn::Pupil;
use crate::backgammon::net::{ENDS, Net, Shape};

const MAGIC: [u8; 8] = *b"TBTRAIN1";
/// Characters of a position's ID.
const ID: usize = 14;

/// Why bytes are not a training that can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StateError {
    /// It is something else, or of another version.
    NotATraining,
    /// Cut short, or changed.
    Damaged,
}

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotATraining => "this is not a training of this version of the program",
            Self::Damaged => "the training is damaged: its checksum does not fit",
        })
    }
}

impl core::error::Error for StateError {}

impl Trainer {
    /// Everything that is needed to go on exactly here.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(INPUT_VERSION.to_le_bytes());
        let numbers = [
            self.seed,
            self.round,
            self.stage as u64,
            self.ring.next as u64,
        ];
        for number in numbers.into_iter().chain([self.spent.to_bits()]) {
            bytes.extend(number.to_le_bytes());
        }
        bytes.push(u8::from(self.crashed.is_some()));
        let crashed = self.crashed.as_ref();
        for pupil in [&self.contact, &self.race, &self.pruner]
            .into_iter()
            .chain(crashed)
        {
            write_pupil(&mut bytes, pupil);
        }
        for lessons in [&self.pending.lessons, &self.ring.lessons] {
            bytes.extend((lessons.len() as u64).to_le_bytes());
            for lesson in lessons {
                write_position(&mut bytes, lesson.position);
                write_floats(&mut bytes, &lesson.ends);
            }
        }
        bytes.extend((self.pending.scored.len() as u64).to_le_bytes());
        for &(position, equity) in &self.pending.scored {
            write_position(&mut bytes, position);
            write_floats(&mut bytes, &[equity]);
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Takes a training up again.
    ///
    /// # Errors
    /// If the bytes are not a whole training of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, StateError> {
        let (body, sum) = bytes
            .split_last_chunk::<8>()
            .ok_or(StateError::NotATraining)?;
        let mut reader = Reader { bytes: body };
        let mut head = MAGIC.to_vec();
        head.extend(INPUT_VERSION.to_le_bytes());
        if reader
            .take(head.len())
            .map_err(|_| StateError::NotATraining)?
            != head
        {
            return Err(StateError::NotATraining);
        }
        if checksum(body).to_le_bytes() != *sum {
            return Err(StateError::Damaged);
        }
        let [seed, round, stage, next] = [
            reader.number()?,
            reader.number()?,
            reader.number()?,
            reader.number()?,
        ];
        let spent = f64::from_bits(reader.number()?);
        let stage = match stage {
            0 => Stage::NextPositions,
            1 => Stage::AllRolls,
            2 => Stage::TwoDeep,
            _ => return Err(StateError::Damaged),
        };
        let with_crashed = reader.take(1)? == [1];
        let (contact, race, pruner) = (reader.pupil()?, reader.pupil()?, reader.pupil()?);
        let crashed = if with_crashed {
            Some(reader.pupil()?)
        } else {
            None
        };
        let pending = reader.lessons()?;
        let ring = reader.lessons()?;
        let count = reader.number()?;
        let mut scored = Vec::new();
        for _ in 0..count {
            let position = reader.position()?;
            scored.push((position, reader.float()?));
        }
        Ok(Self {
            seed,
            round,
            stage,
            contact,
            crashed,
            race,
            pruner,
            pending: Harvest {
                lessons: pending,
                scored,
            },
            ring: Ring {
                lessons: ring,
                next: next as usize,
            },
            spent,
        })
    }
}

fn write_floats(bytes: &mut Vec<u8>, floats: &[f32]) {
    for float in floats {
        bytes.extend(float.to_le_bytes());
    }
}

fn write_position(bytes: &mut Vec<u8>, position: Position) {
    bytes.extend(PositionId::from(position).as_str().as_bytes());
}

fn write_pupil(bytes: &mut Vec<u8>, pupil: &Pupil) {
    let shape = pupil.net.shape;
    for number in [
        shape.inputs as u64,
        shape.hidden as u64,
        shape.outputs as u64,
        pupil.steps,
    ] {
        bytes.extend(number.to_le_bytes());
    }
    for floats in [
        &pupil.net.weights,
        &pupil.averaged.weights,
        &pupil.means,
        &pupil.squares,
    ] {
        write_floats(bytes, floats);
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], StateError> {
        let (head, rest) = self
            .bytes
            .split_at_checked(count)
            .ok_or(StateError::Damaged)?;
        self.bytes = rest;
        Ok(head)
    }

    fn number(&mut self) -> Result<u64, StateError> {
        let eight = self.take(8)?;
        Ok(u64::from_le_bytes(
            eight.try_into().map_err(|_| StateError::Damaged)?,
        ))
    }

    fn float(&mut self) -> Result<f32, StateError> {
        Ok(self.floats(1)?[0])
    }

    fn floats(&mut self, count: usize) -> Result<Vec<f32>, StateError> {
        let raw = self.take(count.checked_mul(4).ok_or(StateError::Damaged)?)?;
        Ok(raw
            .as_chunks::<4>()
            .0
            .iter()
            .map(|four| f32::from_le_bytes(*four))
            .collect())
    }

    fn pupil(&mut self) -> Result<Pupil, StateError> {
        let [inputs, hidden, outputs, steps] = [
            self.number()?,
            self.number()?,
            self.number()?,
            self.number()?,
        ];
        let shape = Shape {
            inputs: inputs as usize,
            hidden: hidden as usize,
            outputs: outputs as usize,
        };
        if shape != Shape::PRUNER && shape != Shape::judge(shape.hidden) {
            return Err(StateError::Damaged);
        }
        let count = shape.weights();
        let mut net = || -> Result<Net, StateError> {
            Ok(Net {
                shape,
                weights: self.floats(count)?,
            })
        };
        Ok(Pupil {
            net: net()?,
            averaged: net()?,
            means: self.floats(count)?,
            squares: self.floats(count)?,
            steps,
        })
    }

    fn position(&mut self) -> Result<Position, StateError> {
        let id = core::str::from_utf8(self.take(ID)?).map_err(|_| StateError::Damaged)?;
        id.parse().map_err(|_| StateError::Damaged)
    }

    fn lessons(&mut self) -> Result<Vec<Lesson>, StateError> {
        let count = self.number()?;
        let mut lessons = Vec::new();
        for _ in 0..count {
            let position = self.position()?;
            let ends: [f32; ENDS] = self
                .floats(ENDS)?
                .try_into()
                .map_err(|_| StateError::Damaged)?;
            lessons.push(Lesson { position, ends });
        }
        Ok(lessons)
    }
}
