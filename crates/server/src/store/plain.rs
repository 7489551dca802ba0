//! Statements that every store understands word by word: what is asked seldom is written once for all of them.
//!
//! Values stand in a statement as `$1`, `$2`; nothing is written into its text.

use table::dice::Digest;

use super::{Pending, StoreError, Wall};

/// A value of a statement, or of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// None.
    Null,
    /// A number without a fraction.
    Whole(i64),
    /// A number.
    Real(f64),
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Wall> for Value {
    fn from(number: Wall) -> Self {
        Self::Whole(number)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        Self::Real(number)
    }
}

impl From<Digest> for Value {
    fn from(digest: Digest) -> Self {
        Self::Bytes(digest.as_bytes().to_vec())
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(some: Option<T>) -> Self {
        some.map_or(Self::Null, Into::into)
    }
}

/// A row; whoever asked knows what stands where.
#[derive(Clone, Debug)]
pub struct Row(pub Vec<Value>);

impl Row {
    pub(super) fn text(&self, place: usize) -> Option<String> {
        match self.0.get(place) {
            Some(Value::Text(text)) => Some(text.clone()),
            _ => None,
        }
    }

    pub(super) fn whole(&self, place: usize) -> Option<i64> {
        match self.0.get(place) {
            Some(Value::Whole(number)) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn real(&self, place: usize) -> Option<f64> {
        match self.0.get(place) {
            Some(Value::Real(number)) => Some(*number),
            _ => None,
        }
    }
}

/// One statement of a change.
#[derive(Clone, Debug)]
pub struct Step {
    pub(super) sql: &'static str,
    pub(super) values: Vec<Value>,
    /// It touches so many rows, or nothing of the change happens.
    pub(super) rows: Option<u64>,
}

impl Step {
    pub(super) const fn new(sql: &'static str, values: Vec<Value>) -> Self {
        Self {
            sql,
            values,
            rows: None,
        }
    }

    /// It has to touch one row.
    pub(super) const fn one(sql: &'static str, values: Vec<Value>) -> Self {
        Self {
            sql,
            values,
            rows: Some(1),
        }
    }

    /// Whether it did what it was to do.
    pub(super) fn touched(&self, rows: u64) -> Result<(), StoreError> {
        match self.rows {
            Some(wanted) if wanted != rows => Err(StoreError::Conflict),
            _ => Ok(()),
        }
    }
}

/// A store that takes plain statements.
pub trait Plain {
    /// The rows that a question finds.
    fn ask(&self, sql: String, values: Vec<Value>) -> Pending<'_, Vec<Row>>;

    /// All steps or none; how many rows each has touched. When this comes back it is on disk.
    fn change(&self, steps: Vec<Step>) -> Pending<'_, Vec<u64>>;
}

/// `$first, …` for so many values.
pub(super) fn places(first: usize, many: usize) -> String {
    let places: Vec<String> = (first..first + many).map(|at| format!("${at}")).collect();
    places.join(", ")
}
