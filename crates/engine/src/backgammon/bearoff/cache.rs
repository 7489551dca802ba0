//! Tables that are made when they are first needed and then kept in a file.
//!
//! A file holds a head with the name and the version of the table, its numbers as `f32`, little-endian, and last the
//! FNV-1a hash (64 bits) of all that comes before. A file that is missing, cut, changed or of another version is made
//! anew; one that cannot be written is done without.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::super::file::checksum;

/// A table that is nothing but numbers.
pub(super) trait Kept {
    /// How many.
    const LENGTH: usize;

    fn numbers(&self) -> impl Iterator<Item = f32>;

    /// From exactly so many.
    fn from_numbers(numbers: &[f32]) -> Self;
}

/// Changes whenever a table's numbers or their order do.
const VERSION: u32 = 1;

static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// Names the folder where tables are kept; only the first to name one is heard, and before the first table is needed.
pub fn keep_tables_in(folder: PathBuf) {
    // Whoever comes later has the same folder in mind: there is one for each user.
    drop(FOLDER.set(folder));
}

/// The table from its file, or made and kept.
pub(super) fn kept<T: Kept>(name: &str, build: impl FnOnce() -> T) -> T {
    let Some(folder) = FOLDER.get() else {
        return build();
    };
    let file = folder.join(format!("{name}.bearoff"));
    let read = fs::read(&file).ok();
    if let Some(table) = read.as_deref().and_then(|bytes| parse(name, bytes)) {
        return table;
    }
    let table = build();
    // What is in the way and not ours is left alone.
    if read.is_none_or(|bytes| bytes.starts_with(MAGIC)) {
        write(&file, &to_bytes(name, &table));
    }
    table
}

const MAGIC: &[u8] = b"Tabuleiro bear-off ";

fn head(name: &str) -> Vec<u8> {
    [MAGIC, format!("{name} {VERSION}\n").as_bytes()].concat()
}

fn to_bytes<T: Kept>(name: &str, table: &T) -> Vec<u8> {
    let mut bytes = head(name);
    bytes.reserve(4 * T::LENGTH + 8);
    for number in table.numbers() {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

fn parse<T: Kept>(name: &str, bytes: &[u8]) -> Option<T> {
    let (body, sum) = bytes.split_last_chunk::<8>()?;
    let numbers = body.strip_prefix(head(name).as_slice())?;
    if numbers.len() != 4 * T::LENGTH || checksum(body).to_le_bytes() != *sum {
        return None;
    }
    let numbers: Vec<f32> = numbers
        .as_chunks::<4>()
        .0
        .iter()
        .map(|four| f32::from_le_bytes(*four))
        .collect();
    Some(T::from_numbers(&numbers))
}

/// Writes the file whole or not at all.
fn write(file: &Path, bytes: &[u8]) {
    let fresh = file.with_extension(format!("{}.new", std::process::id()));
    let attempt = || {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&fresh, bytes)?;
        fs::rename(&fresh, file)
    };
    if attempt().is_err() {
        // A table that is not kept is made again.
        drop(fs::remove_file(&fresh));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Three([f32; 3]);

    impl Kept for Three {
        const LENGTH: usize = 3;

        fn numbers(&self) -> impl Iterator<Item = f32> {
            self.0.into_iter()
        }

        fn from_numbers(numbers: &[f32]) -> Self {
            Self([numbers[0], numbers[1], numbers[2]])
        }
    }

    #[test]
    fn a_table_comes_back_whole_or_not() {
        let bytes = to_bytes("three", &Three([1.0, -2.5, 0.125]));
        let read: Option<Three> = parse("three", &bytes);
        assert_eq!(read.expect("just written").0, [1.0, -2.5, 0.125]);
        assert!(parse::<Three>("other", &bytes).is_none());
        assert!(parse::<Three>("three", &bytes[..bytes.len() - 1]).is_none());
        let mut changed = bytes;
        changed[30] ^= 1;
        assert!(parse::<Three>("three", &changed).is_none());
    }
}
