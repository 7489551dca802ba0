//! A class and its turned one as bytes, for a file: finished, or stopped half-way.
//!
//! All numbers little-endian. Head: `TBE1`; the fingerprint of the rules (64 bits); men and kings of the first class, 4
//! bytes; 1 for a byte a position or 4 for two bits; the rows that come next, 255 where it is finished; two bytes of 0;
//! positions solved so far (64 bits). Then the values of the first class and of the turned one, unless that is the
//! same. Last the FNV-1a hash (64 bits) of all that comes before.

use core::fmt;

use super::build::Unfinished;
use super::cells::{Cells, Detail};
use super::index::Index;
use super::material::{MOST_PIECES, Material};
use super::probe::Tables;
use crate::checksum::checksum;

const MAGIC: [u8; 4] = *b"TBE1";
const HEAD: usize = 28;
const FINISHED: u8 = 255;

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

impl Tables {
    /// A class and its turned one as bytes, if both are here.
    #[must_use]
    pub fn write(&self, material: Material) -> Option<Vec<u8>> {
        let (first, second) = (self.class(material)?, self.class(material.turned())?);
        let second = (material != material.turned()).then_some(&second.cells);
        Some(self.written(material, FINISHED, 0, &first.cells, second))
    }

    /// What was stopped half-way as bytes, and its class.
    #[must_use]
    pub fn write_unfinished(&self) -> Option<(Material, Vec<u8>)> {
        let unfinished = self.unfinished.as_ref()?;
        let [first, second] = &unfinished.values;
        let (material, rows, done) = (unfinished.material, unfinished.rows, unfinished.done);
        Some((
            material,
            self.written(material, rows, done, first, Some(second)),
        ))
    }

    fn written(
        &self,
        material: Material,
        rows: u8,
        done: u64,
        first: &Cells,
        second: Option<&Cells>,
    ) -> Vec<u8> {
        let second = second.map_or(&[][..], |cells| &cells.bytes);
        let mut bytes = Vec::with_capacity(HEAD + first.bytes.len() + second.len() + 8);
        bytes.extend(MAGIC);
        bytes.extend(self.kinship().fingerprint().to_le_bytes());
        bytes.extend([
            material.us_men,
            material.us_kings,
            material.them_men,
            material.them_kings,
        ]);
        let positions_a_byte = match first.detail {
            Detail::Distances => 1,
            Detail::Outcomes => 4,
        };
        bytes.extend([positions_a_byte, rows, 0, 0]);
        bytes.extend(done.to_le_bytes());
        bytes.extend(&first.bytes);
        bytes.extend(second);
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads what [`Tables::write`] or [`Tables::write_unfinished`] wrote: a finished class is here from now on, and an
    /// unfinished one is taken up by [`Tables::build`]. Says which class it is.
    ///
    /// # Errors
    /// When the bytes are something else, or damaged.
    pub fn read(&mut self, bytes: &[u8]) -> Result<Material, FileError> {
        let (Some(head), true) = (bytes.first_chunk::<HEAD>(), bytes.len() >= HEAD + 8) else {
            return Err(FileError::NotATable);
        };
        let (all, sum) = bytes.split_at(bytes.len() - 8);
        let number = |at: usize| {
            let mut eight = [0; 8];
            eight.copy_from_slice(&head[at..at + 8]);
            u64::from_le_bytes(eight)
        };
        let [us_men, us_kings, them_men, them_kings] = [head[12], head[13], head[14], head[15]];
        let material = Material {
            us_men,
            us_kings,
            them_men,
            them_kings,
        };
        let counts = [us_men, us_kings, them_men, them_kings].map(u32::from);
        let pieces: u32 = counts.iter().sum();
        let detail = match head[16] {
            1 => Detail::Distances,
            4 => Detail::Outcomes,
            _ => return Err(FileError::NotATable),
        };
        let is_class =
            pieces <= MOST_PIECES.into() && us_men + us_kings > 0 && them_men + them_kings > 0;
        if head[..4] != MAGIC || !is_class {
            return Err(FileError::NotATable);
        }
        if number(4) != self.kinship().fingerprint() {
            return Err(FileError::OtherRules);
        }
        let first = detail.bytes(Index::new(material).size()) as usize;
        let second = if material == material.turned() {
            0
        } else {
            detail.bytes(Index::new(material.turned()).size()) as usize
        };
        if all.len() != HEAD + first + second {
            return Err(FileError::WrongLength);
        }
        if checksum(all).to_le_bytes() != sum {
            return Err(FileError::Damaged);
        }
        let (first, second) = all[HEAD..].split_at(first);
        let values = [first, second].map(|bytes| Cells {
            detail,
            bytes: bytes.to_vec(),
        });
        let rows = head[17];
        if rows == FINISHED {
            self.put_pair(material, values);
        } else {
            let done = number(20);
            self.unfinished = Some(Unfinished {
                material,
                rows: rows.min(material.men() * 7),
                done,
                values,
            });
        }
        Ok(material)
    }
}
