//! Values for serde.
//!
//! What has an exact text travels as that text (see [`plain`](crate::plain)), so that JSON can be read by people and
//! anything read is checked by the parser that checks it everywhere. [`Rules`] are the id of a built-in set or a whole
//! house-rules file, a [`RuledPosition`] its rules and its FEN. A [`Position`](crate::Position) alone is none: nobody
//! could check it without its rules.

use crate::rule_sets::{self, BUILT_IN};
use crate::{
    Article, Event, Move, Piece, PieceKind, RuledPosition, Rules, Setup, Side, Square, SquareSet,
    Standing, Turn,
};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;
use serde::de::{Error as _, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Reads a text into a value.
struct AsText<T>(&'static str, PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for AsText<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($type:ty: $what:literal),+ $(,)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(AsText($what, PhantomData))
            }
        }
    )+};
}

as_text! {
    Side: "a side",
    PieceKind: "a kind of piece",
    Piece: "a piece",
    Square: "a square",
    SquareSet: "a set of squares",
    Move: "a move",
    Turn: "a turn",
    Event: "an event",
    Setup: "a set-up",
}

/// The text of an article that tells it from every other: its place, and how firmly it stands there.
fn article_text(article: &Article) -> String {
    match article.standing {
        Standing::Printed => article.to_string(),
        Standing::Read(reading) => format!("{article} [{}]", reading.id()),
        Standing::Silent => format!("{article} [silent]"),
    }
}

impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&article_text(self))
    }
}

impl<'de> Deserialize<'de> for Article {
    /// Articles point into texts that this crate knows: only those of the built-in rules, and of house rules, are read.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let known = BUILT_IN.iter().flat_map(Rules::articles);
        known
            .chain([Self::HOUSE])
            .find(|article| article_text(article) == text)
            .ok_or_else(|| D::Error::custom("this is not an article of a built-in rule set"))
    }
}

impl Serialize for Rules {
    /// The id of a built-in set; other rules as a house-rules file, which needs the feature `house`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if rule_sets::by_id(&self.id) == Some(self) {
            return serializer.serialize_str(&self.id);
        }
        #[cfg(feature = "house")]
        {
            serializer.serialize_str(&shortest_file(self))
        }
        #[cfg(not(feature = "house"))]
        {
            Err(serde::ser::Error::custom(
                "rules that are not built in can only be written with the feature `house`",
            ))
        }
    }
}

/// The house-rules file over the parent that is nearest.
#[cfg(feature = "house")]
fn shortest_file(rules: &Rules) -> String {
    let files = BUILT_IN
        .iter()
        .map(|parent| crate::house::write(rules, parent));
    files.min_by_key(String::len).unwrap_or_default()
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if let Some(rules) = rule_sets::by_id(&text) {
            return Ok(*rules);
        }
        #[cfg(feature = "house")]
        {
            crate::house::parse(&text).map_err(D::Error::custom)
        }
        #[cfg(not(feature = "house"))]
        {
            Err(D::Error::custom(
                "this is not the id of a built-in rule set",
            ))
        }
    }
}

/// A ruled position on its way.
#[derive(Serialize, Deserialize)]
#[serde(rename = "RuledPosition", deny_unknown_fields)]
struct Packed {
    rules: Rules,
    fen: String,
}

impl Serialize for RuledPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (rules, fen) = (*self.rules(), self.fen());
        Packed { rules, fen }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RuledPosition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Packed { rules, fen } = Packed::deserialize(deserializer)?;
        Self::from_fen(rules, &fen).map_err(D::Error::custom)
    }
}
