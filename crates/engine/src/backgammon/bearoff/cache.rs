//! Tables that are made when they are first needed and then kept, by whoever has a place for them.
//!
//! What is kept is a head with the name and the version of the table, its numbers as `f32`, little-endian, and last the
//! FNV-1a hash (64 bits) of all that comes before. What is missing, cut, changed or of another version is made anew.

use std::sync::OnceLock;

use super::super::file::checksum;

/// A place where tables outlast the program.
pub trait Shelf: Send + Sync {
    /// What was put there under this name, if anything.
    fn get(&self, name: &str) -> Option<Vec<u8>>;

    /// Puts it there, in the place of what was there before; a table that could not be kept is made again.
    fn put(&self, name: &str, bytes: &[u8]);
}

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

static SHELF: OnceLock<Box<dyn Shelf>> = OnceLock::new();

/// Says where tables are kept; only the first is heard, and before the first table is needed.
pub fn keep_tables_on(shelf: impl Shelf + 'static) {
    // Whoever comes later has the same place in mind: there is one for each user.
    drop(SHELF.set(Box::new(shelf)));
}

/// The table from the shelf, or made and put there.
pub(super) fn kept<T: Kept>(name: &str, build: impl FnOnce() -> T) -> T {
    let Some(shelf) = SHELF.get() else {
        return build();
    };
    let there = shelf.get(name);
    if let Some(table) = there.as_deref().and_then(|bytes| parse(name, bytes)) {
        return table;
    }
    let table = build();
    // What is in the way and not ours is left alone.
    if there.is_none_or(|bytes| bytes.starts_with(MAGIC)) {
        shelf.put(name, &to_bytes(name, &table));
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
