//! One position looked up in the file of its class, which stays where it is: with seven pieces that is hundreds of
//! megabytes, and reading all of them takes seconds.
//!
//! The checksum goes over the whole file, so nobody looks at it here; head and length have to be right.

use core::fmt;
use std::io::{self, Read, Seek, SeekFrom};

use draughts::{Position, Rules};

use super::cells::{Cells, Detail};
use super::file::{DISTANCES, FINISHED, FileError, HEAD, Head, OUTCOMES, RUNS, SUM};
use super::index::{Index, Placement, packed};
use super::known::Known;
use super::material::Material;
use super::probe::{Class, Held, Tables};
use super::runs::Runs;

/// Why a file does not say how a position ends.
#[derive(Debug)]
pub enum AskError {
    /// It cannot be read.
    Unreadable(io::Error),
    /// It is no table of the class of that position.
    NoTable(FileError),
}

impl fmt::Display for AskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::NoTable(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for AskError {}

impl From<io::Error> for AskError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::UnexpectedEof => Self::NoTable(FileError::WrongLength),
            _ => Self::Unreadable(error),
        }
    }
}

impl From<FileError> for AskError {
    fn from(error: FileError) -> Self {
        Self::NoTable(error)
    }
}

impl Tables {
    /// What the file of its class, written by [`Tables::write`], says of a position of these rules.
    ///
    /// # Errors
    /// When the file cannot be read, or is none of that class.
    pub fn ask_file(
        &self,
        file: &mut (impl Read + Seek),
        position: &Position,
        rules: &Rules,
    ) -> Result<Known, AskError> {
        if !self.fit(rules) {
            return Err(FileError::OtherRules.into());
        }
        let place = Placement::packed(&packed(position, rules));
        let material = place.material();
        let length = file.seek(SeekFrom::End(0))?;
        file.rewind()?;
        let mut head = [0; HEAD];
        file.read_exact(&mut head)?;
        let head = Head::read(&head, self.kinship())?;
        let first = head.material;
        if head.rows != FINISHED || (material != first && material != first.turned()) {
            return Err(FileError::NotATable.into());
        }
        let detail = match head.form {
            DISTANCES => Detail::Distances,
            OUTCOMES => Detail::Outcomes,
            RUNS => return self.ask_runs(file, first, &place, length),
            _ => return Err(FileError::NotATable.into()),
        };
        let bytes = |class| detail.bytes(Self::size(class));
        let second = if first == first.turned() {
            0
        } else {
            bytes(first.turned())
        };
        if length != bytes(first) + second + (HEAD + SUM) as u64 {
            return Err(FileError::WrongLength.into());
        }
        let before = if material == first { 0 } else { bytes(first) };
        let index = Index::new(material);
        let number = index.of(&place);
        // So many values in a byte.
        let (at, within) = match detail {
            Detail::Distances => (number, 0),
            Detail::Outcomes => (number / 4, number % 4),
        };
        file.seek(SeekFrom::Start(HEAD as u64 + before + at))?;
        let mut byte = [0];
        file.read_exact(&mut byte)?;
        let class = Class {
            index,
            held: Held::Plain(Cells {
                detail,
                bytes: byte.to_vec(),
            }),
        };
        let value = class.value(within, self.coding());
        Ok(class.known(value.ok_or(FileError::Damaged)?))
    }

    /// The same of packed outcomes.
    fn ask_runs(
        &self,
        file: &mut (impl Read + Seek),
        first: Material,
        place: &Placement,
        length: u64,
    ) -> Result<Known, AskError> {
        let material = place.material();
        let mut from = HEAD as u64;
        if material != first {
            let skipped = Runs::length_in_file(file, Self::size(first))?;
            from = skipped
                .and_then(|skipped| from.checked_add(skipped))
                .filter(|&from| from < length)
                .ok_or(FileError::WrongLength)?;
        }
        let index = Index::new(material);
        let outcome = Runs::outcome_in_file(file, from, index.of(place), index.size())?;
        Ok(Known {
            outcome: outcome.ok_or(FileError::WrongLength)?,
            plies: None,
        })
    }
}
