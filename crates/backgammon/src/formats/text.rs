//! Bytes of a file to text, and where in it something stands.

use alloc::string::String;
use core::fmt;
use core::hash::{Hash, Hasher};

/// A place in a text: line and column, both counted from 1; 0 means that there is none, as for a
/// record that was never a file.
///
/// Any two places are equal. Where an entry stood is no part of what it says, so a record read
/// back from its own text equals the one that was written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

impl Place {
    /// This line and column.
    #[must_use]
    pub const fn new(line: u32, column: u32) -> Self {
        Self { line, column }
    }

    /// The start of a line.
    #[must_use]
    pub const fn line(line: u32) -> Self {
        Self { line, column: 0 }
    }
}

impl PartialEq for Place {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Place {}

impl Hash for Place {
    /// Nothing, as all places are equal.
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (0, _) => f.write_str("the record"),
            (line, 0) => write!(f, "line {line}"),
            (line, column) => write!(f, "line {line}, column {column}"),
        }
    }
}

/// The text of a file: UTF-8 or UTF-16 where a byte order mark says so, else UTF-8 where the bytes
/// are that, else Windows-1252, which older Windows programs wrote and which reads Latin-1 too.
#[must_use]
pub fn decode(bytes: &[u8]) -> String {
    match bytes {
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes),
        [0xEF, 0xBB, 0xBF, rest @ ..] => decode_unmarked(rest),
        _ => decode_unmarked(bytes),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units)
        .map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

fn decode_unmarked(bytes: &[u8]) -> String {
    match core::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => bytes.iter().copied().map(windows_1252).collect(),
    }
}

/// The characters of Windows-1252 at 0x80 to 0x9F; the five bytes it leaves open stay control
/// characters. All the others are those of Latin-1.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9F => WINDOWS_1252[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// The lines of a text, whether they end in `\n`, `\r\n` or a lone `\r`, numbered from 1.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let mut rest = Some(text);
    let lines = core::iter::from_fn(move || {
        let text = rest?;
        let Some(end) = text.find(['\n', '\r']) else {
            rest = None;
            // What follows the last line end is a line only if there is something.
            return (!text.is_empty()).then_some(text);
        };
        let after = &text[end..];
        rest = Some(after.strip_prefix("\r\n").unwrap_or(&after[1..]));
        Some(&text[..end])
    });
    // A text of more than 4 billion lines is not one that anybody reads.
    lines.zip(1..).map(|(line, number)| (number, line))
}

/// The beginning of a word or a line that an error quotes, kept short.
pub(super) fn excerpt(text: &str) -> String {
    const MOST: usize = 40;
    let text = text.trim();
    let mut excerpt: String = text
        .chars()
        .take(MOST)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if text.chars().nth(MOST).is_some() {
        excerpt.push('…');
    }
    excerpt
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    #[test]
    fn encodings() {
        assert_eq!(decode("José €".as_bytes()), "José €");
        assert_eq!(decode(b"\xEF\xBB\xBFJos\xC3\xA9"), "José");
        assert_eq!(decode(b"Jos\xE9 \x80"), "José €");
        assert_eq!(decode(b"\xFF\xFEJ\0o\0s\0\xE9\0"), "José");
        assert_eq!(decode(b"\xFE\xFF\0J\0o\0s\0\xE9"), "José");
        assert_eq!(decode(b"\xFF\xFE\x00\xD8"), "\u{FFFD}");
    }

    #[test]
    fn line_ends() {
        let all = |text| lines(text).collect::<Vec<_>>();
        assert_eq!(
            all("a\nb\r\nc\rd"),
            [(1, "a"), (2, "b"), (3, "c"), (4, "d")]
        );
        assert_eq!(all("a\n\n"), [(1, "a"), (2, "")]);
        assert_eq!(all(""), []);
    }
}
