//! A class and its turned one as bytes, for a file: finished, or stopped half-way.
//!
//! All numbers little-endian. Head: `TBE1`; the fingerprint of the rules (64 bits); men and kings of the first class, 4
//! bytes; 1 for a byte a position, 4 for two bits, 0 for packed outcomes; the rows that come next, 255 where it is
//! finished; two bytes of 0; positions solved so far (64 bits). Then the values of the first class and of the turned
//! one, unless that is the same. Last the FNV-1a hash (64 bits) of all that comes before.

use core::fmt;

use super::build::Unfinished;
use super::cells::{Cells, Detail};
use super::held::Kinship;
use super::index::Index;
use super::material::{MOST_PIECES, Material};
use super::probe::{Held, Tables};
use super::runs::Runs;
use crate::checksum::checksum;

const MAGIC: [u8; 4] = *b"TBE1";
/// Bytes before the values, and behind them.
pub(super) const HEAD: usize = 28;
pub(super) const SUM: usize = 8;
pub(super) const FINISHED: u8 = 255;

/// Why bytes are no endgame table of these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// The head makes no sense.
    NotATable,
    /// It belongs to rules that play otherwise.
    OtherRules,
    /// It is shorter or longer than its class.
    WrongLength,
    /// The checksum does not fit the rest.
    Damaged,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotATable => "this is not an endgame table",
            Self::OtherRules => "this endgame table belongs to other rules",
            Self::WrongLength => "the endgame table is cut short or too long",
            Self::Damaged => "the endgame table is damaged: its checksum does not fit",
        })
    }
}

impl core::error::Error for FileError {}

/// How values lie in a file: its byte in the head.
pub(super) const DISTANCES: u8 = 1;
pub(super) const OUTCOMES: u8 = 4;
pub(super) const RUNS: u8 = 0;

impl Tables {
    /// A class and its turned one as bytes, if both are here.
    #[must_use]
    pub fn write(&self, material: Material) -> Option<Vec<u8>> {
        let (first, second) = (self.class(material)?, self.class(material.turned())?);
        let form = match &first.held {
            Held::Plain(cells) => form(cells.detail),
            Held::Runs(_) => RUNS,
        };
        let mut bytes = self.head(material, form, FINISHED, 0);
        for (at, class) in [first, second].into_iter().enumerate() {
            if at == 1 && material == material.turned() {
                break;
            }
            match &class.held {
                Held::Plain(cells) => bytes.extend(&cells.bytes),
                Held::Runs(runs) => runs.write(&mut bytes),
            }
        }
        Some(sealed(bytes))
    }

    /// What was stopped half-way as bytes, and its class.
    #[must_use]
    pub fn write_unfinished(&self) -> Option<(Material, Vec<u8>)> {
        let unfinished = self.unfinished.as_ref()?;
        let [first, second] = &unfinished.values;
        let (material, rows, done) = (unfinished.material, unfinished.rows, unfinished.done);
        let mut bytes = self.head(material, form(first.detail), rows, done);
        bytes.extend(&first.bytes);
        bytes.extend(&second.bytes);
        Some((material, sealed(bytes)))
    }

    fn head(&self, material: Material, form: u8, rows: u8, done: u64) -> Vec<u8> {
        let Material {
            us_men,
            us_kings,
            them_men,
            them_kings,
        } = material;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.kinship().fingerprint().to_le_bytes());
        bytes.extend([us_men, us_kings, them_men, them_kings, form, rows, 0, 0]);
        bytes.extend(done.to_le_bytes());
        bytes
    }

    /// Reads what [`Tables::write`] or [`Tables::write_unfinished`] wrote: a finished class is here from now on, and an
    /// unfinished one is taken up by [`Tables::build`]. Says which class it is.
    ///
    /// # Errors
    /// When the bytes are something else, or damaged.
    pub fn read(&mut self, bytes: &[u8]) -> Result<Material, FileError> {
        let (Some(head), true) = (bytes.first_chunk::<HEAD>(), bytes.len() >= HEAD + SUM) else {
            return Err(FileError::NotATable);
        };
        let (all, sum) = bytes.split_at(bytes.len() - SUM);
        let head = Head::read(head, self.kinship())?;
        let material = head.material;
        if checksum(all).to_le_bytes() != sum {
            return Err(FileError::Damaged);
        }
        let mut rest = &all[HEAD..];
        let first = held(&mut rest, head.form, material)?;
        let second = if material == material.turned() {
            // Nothing is written of it, and nothing is taken.
            Held::Plain(Cells {
                detail: Detail::Outcomes,
                bytes: Vec::new(),
            })
        } else {
            held(&mut rest, head.form, material.turned())?
        };
        if !rest.is_empty() {
            return Err(FileError::WrongLength);
        }
        match (head.rows, first, second) {
            (FINISHED, first, second) => self.put_pair(material, [first, second]),
            (rows, Held::Plain(first), Held::Plain(second)) => {
                self.unfinished = Some(Unfinished {
                    material,
                    rows: rows.min(material.men() * 7),
                    done: head.done,
                    values: [first, second],
                });
            }
            _ => return Err(FileError::NotATable),
        }
        Ok(material)
    }
}

/// The byte in the head for values that lie plainly.
const fn form(detail: Detail) -> u8 {
    match detail {
        Detail::Distances => DISTANCES,
        Detail::Outcomes => OUTCOMES,
    }
}

/// The bytes with their checksum.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// What stands before the values.
pub(super) struct Head {
    pub(super) material: Material,
    /// How the values lie.
    pub(super) form: u8,
    /// The rows that come next.
    pub(super) rows: u8,
    done: u64,
}

impl Head {
    pub(super) fn read(bytes: &[u8; HEAD], kinship: &Kinship) -> Result<Self, FileError> {
        let number = |at: usize| {
            let mut eight = [0; 8];
            eight.copy_from_slice(&bytes[at..at + 8]);
            u64::from_le_bytes(eight)
        };
        let counts = [bytes[12], bytes[13], bytes[14], bytes[15]];
        let [us_men, us_kings, them_men, them_kings] = counts;
        let of_both = |one: u8, other: u8| u32::from(one) + u32::from(other);
        let (us, them) = (of_both(us_men, us_kings), of_both(them_men, them_kings));
        let is_class = us > 0 && them > 0 && us + them <= MOST_PIECES.into();
        if bytes[..4] != MAGIC || !is_class {
            return Err(FileError::NotATable);
        }
        if number(4) != kinship.fingerprint() {
            return Err(FileError::OtherRules);
        }
        Ok(Self {
            material: Material {
                us_men,
                us_kings,
                them_men,
                them_kings,
            },
            form: bytes[16],
            rows: bytes[17],
            done: number(20),
        })
    }
}

/// The values of a class from the front of the bytes.
fn held(bytes: &mut &[u8], form: u8, material: Material) -> Result<Held, FileError> {
    let positions = Index::new(material).size();
    let detail = match form {
        DISTANCES => Detail::Distances,
        OUTCOMES => Detail::Outcomes,
        RUNS => {
            let runs = Runs::read(bytes, positions).ok_or(FileError::WrongLength)?;
            return Ok(Held::Runs(runs));
        }
        _ => return Err(FileError::NotATable),
    };
    let length = detail.bytes(positions) as usize;
    let (values, rest) = bytes
        .split_at_checked(length)
        .ok_or(FileError::WrongLength)?;
    *bytes = rest;
    Ok(Held::Plain(Cells {
        detail,
        bytes: values.to_vec(),
    }))
}
