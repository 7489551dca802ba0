//! Reading typed values out of TOML, with the place of everything that is wrong.

use super::error::{HouseFault, Wanted};
use super::words::{self, Words};
use alloc::string::ToString;
use alloc::vec::Vec;
use core::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value and where it stands.
pub(super) type Value<'a> = Spanned<DeValue<'a>>;

/// A fault and where it stands, as bytes of the file.
#[derive(Debug)]
pub(super) struct Located {
    pub(super) span: Range<usize>,
    pub(super) fault: HouseFault,
}

pub(super) type Read<T> = Result<T, Located>;

pub(super) fn fail<T>(value: &Value<'_>, fault: HouseFault) -> Read<T> {
    Err(Located {
        span: value.span(),
        fault,
    })
}

pub(super) fn text<'v>(key: &'static str, value: &'v Value<'_>) -> Read<&'v str> {
    match value.get_ref().as_str() {
        Some(text) => Ok(text),
        None => fail(
            value,
            HouseFault::WrongKind {
                key,
                wanted: Wanted::Text,
            },
        ),
    }
}

pub(super) fn boolean(key: &'static str, value: &Value<'_>) -> Read<bool> {
    match value.get_ref().as_bool() {
        Some(answer) => Ok(answer),
        None => fail(
            value,
            HouseFault::WrongKind {
                key,
                wanted: Wanted::Boolean,
            },
        ),
    }
}

/// A whole number that fits its place.
pub(super) fn number<T: TryFrom<u64>>(
    key: &'static str,
    wanted: Wanted,
    value: &Value<'_>,
) -> Read<T> {
    let number = value
        .get_ref()
        .as_integer()
        .and_then(|integer| u64::from_str_radix(integer.as_str(), integer.radix()).ok())
        .and_then(|number| T::try_from(number).ok());
    match number {
        Some(number) => Ok(number),
        None => fail(value, HouseFault::WrongKind { key, wanted }),
    }
}

/// One of the named values of a point.
pub(super) fn named<T: Words>(key: &'static str, value: &Value<'_>) -> Read<T> {
    words::known(key, text(key, value)?).or_else(|fault| fail(value, fault))
}

pub(super) fn entries<'v, 'a>(key: &'static str, value: &'v Value<'a>) -> Read<&'v [Value<'a>]> {
    match value.get_ref().as_array() {
        Some(array) => Ok(array),
        None => fail(
            value,
            HouseFault::WrongKind {
                key,
                wanted: Wanted::List,
            },
        ),
    }
}

pub(super) fn table<'v, 'a>(key: &'static str, value: &'v Value<'a>) -> Read<&'v DeTable<'a>> {
    match value.get_ref().as_table() {
        Some(table) => Ok(table),
        None => fail(
            value,
            HouseFault::WrongKind {
                key,
                wanted: Wanted::Table,
            },
        ),
    }
}

/// Refuses the first key that is none of the allowed ones.
pub(super) fn only(table: &DeTable<'_>, allowed: &[&'static str]) -> Read<()> {
    let mut unknown: Vec<_> = table
        .keys()
        .filter(|key| !allowed.contains(&key.get_ref().as_ref()))
        .collect();
    // In the order of the file, not of the alphabet.
    unknown.sort_by_key(|key| key.span().start);
    match unknown.first() {
        None => Ok(()),
        Some(key) => Err(Located {
            span: key.span(),
            fault: HouseFault::UnknownKey {
                key: key.get_ref().to_string(),
                suggestion: nearest(key.get_ref(), allowed.iter().copied()),
                allowed: allowed.to_vec(),
            },
        }),
    }
}

pub(super) fn get<'v, 'a>(table: &'v DeTable<'a>, key: &str) -> Option<&'v Value<'a>> {
    table.get(key)
}

/// The word that is most like another, if any is like it at all.
pub(super) fn nearest<'w>(word: &str, among: impl Iterator<Item = &'w str>) -> Option<&'w str> {
    among
        .map(|other| (distance(word, other), other))
        .filter(|(distance, other)| *distance <= 2.max(other.len() / 3))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, other)| other)
}

/// How many letters must be put in, taken out or changed (Levenshtein), hyphens and underscores being alike.
fn distance(one: &str, other: &str) -> usize {
    let plain = |text: &str| -> Vec<char> {
        text.chars()
            .map(|c| {
                if c == '-' {
                    '_'
                } else {
                    c.to_ascii_lowercase()
                }
            })
            .take(64)
            .collect()
    };
    let (one, other) = (plain(one), plain(other));
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, a) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (left, b) in other.iter().enumerate() {
            let changed = diagonal + usize::from(a != b);
            diagonal = row[left + 1];
            row[left + 1] = changed.min(row[left] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}
