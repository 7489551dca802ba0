//! How the values are written by serde. What has an exact text is that text; all of it is read through the checked
//! constructors, so that nothing can come in that the rules do not allow.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::cube::Cube;
use crate::dice::Roll;
use crate::frame::Frame;
use crate::notation::NotationError;
use crate::play::{Play, Step};
use crate::point::{Origin, Target};
use crate::position::{Position, StartingPosition};
use crate::side::Side;

/// Reads a value from its text.
struct Text<T> {
    expected: &'static str,
    value: PhantomData<T>,
}

impl<T> Visitor<'_> for Text<T>
where
    T: FromStr<Err: fmt::Display>,
{
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Types whose text says all of them.
macro_rules! by_text {
    ($($type:ty: $expected:literal;)+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text { expected: $expected, value: PhantomData })
            }
        }
    )+};
}

by_text! {
    Roll: "a roll such as 3-1";
    Position: "the position ID of GNU Backgammon";
    Step: "a step such as 13/8";
    Origin: "a point or bar";
    Target: "a point or off";
    Side: "light or dark";
    Frame: "the name of a frame";
    StartingPosition: "the name of a starting position";
}

/// A cube as it is written: unchecked.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenCube {
    value: u64,
    owner: Option<Side>,
}

impl From<Cube> for WrittenCube {
    fn from(cube: Cube) -> Self {
        Self {
            value: cube.value(),
            owner: cube.owner(),
        }
    }
}

impl TryFrom<WrittenCube> for Cube {
    type Error = &'static str;

    fn try_from(cube: WrittenCube) -> Result<Self, &'static str> {
        Self::of_value(cube.value, cube.owner)
            .ok_or("a cube shows a power of two from 1 to 2 to the power of 40")
    }
}

impl From<Play> for Vec<Step> {
    fn from(play: Play) -> Self {
        play.steps().into()
    }
}

impl TryFrom<Vec<Step>> for Play {
    type Error = NotationError;

    fn try_from(steps: Vec<Step>) -> Result<Self, NotationError> {
        Self::try_from(steps.as_slice())
    }
}
