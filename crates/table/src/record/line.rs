//! One line of a record: a JSON object in its one canonical spelling, and the seal that chains it to
//! the line before.

use super::scan;
use crate::dice::Digest;
use core::fmt;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};

/// The members of a line as values.
pub type Members = Map<String, Value>;

/// The name of the seal among the members of a line.
const SEAL: &str = "seal";

/// What stands before the header, where later lines have the seal of the line before them.
const BEFORE_ALL: &str = "tabuleiro-record";

/// A line as it is kept: its text, and the seal that stands for it and all before it.
///
/// What it says is read when somebody asks. Members that this version does not know stand in the text with the others:
/// they are sealed, and written again as they were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// In canonical form, the seal among the members, without the line's end.
    text: String,
    seal: Digest,
}

/// What is wrong with the text of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// It is not JSON: what, and at which column.
    NotJson {
        /// The column, from 1.
        column: usize,
        /// What the reader says.
        what: String,
    },
    /// It is JSON, but not an object.
    NotAnObject,
    /// It has no seal, or one that is no 64 hexadecimal digits.
    NoSeal,
    /// The seal does not fit: this line, or one before it, was changed, left out or moved.
    Seal,
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotJson { column, what } => write!(f, "not JSON at column {column}: {what}"),
            Self::NotAnObject => f.write_str("a line is a JSON object"),
            Self::NoSeal => f.write_str("the line has no seal of 64 hexadecimal digits"),
            Self::Seal => f.write_str(
                "the seal does not fit: this line was changed, or one was left out or moved",
            ),
        }
    }
}

impl core::error::Error for LineFault {}

impl Line {
    /// Seals an object in canonical form after `previous`, the seal of the line before (nothing before the header).
    pub(crate) fn sealed(mut text: String, previous: Option<&Digest>) -> Self {
        debug_assert!(
            serde_json::from_str(&text).is_ok_and(|Strict(value)| canonical(&value) == text),
            "only the canonical form is sealed: {text}"
        );
        let seal = seal([&text, ""], previous);
        let mut place = None;
        scan::members(&text, |member| {
            if member.name > SEAL && place.is_none() {
                place = Some(member.start);
            }
        });
        let digits = seal.digits();
        let digits = core::str::from_utf8(&digits).unwrap_or_default();
        match place {
            Some(place) => text.insert_str(place, &format!("\"seal\":\"{digits}\",")),
            None => {
                text.pop();
                text.reserve_exact(75);
                text.push_str(if text.len() > 1 {
                    ",\"seal\":\""
                } else {
                    "\"seal\":\""
                });
                text.push_str(digits);
                text.push_str("\"}");
            }
        }
        Self { text, seal }
    }

    /// Seals members after `previous`, the seal of the line before (nothing before the header).
    #[must_use]
    pub fn of(members: &Members, previous: Option<&Digest>) -> Self {
        Self::sealed(canonical(&Value::Object(members.clone())), previous)
    }

    /// Reads a line and checks its seal.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &[u8], previous: Option<&Digest>) -> Result<Self, LineFault> {
        if let Ok(text) = core::str::from_utf8(text)
            && let Some((stated, parts)) = unsealed(text)
        {
            return if seal(parts, previous) == stated {
                Ok(Self {
                    text: text.to_owned(),
                    seal: stated,
                })
            } else {
                Err(LineFault::Seal)
            };
        }
        let Strict(value) = serde_json::from_slice(text).map_err(|error| LineFault::NotJson {
            column: error.column(),
            what: what_is_wrong(&error),
        })?;
        let Value::Object(mut members) = value else {
            return Err(LineFault::NotAnObject);
        };
        let stated: Digest = match members.remove(SEAL) {
            Some(Value::String(text)) => text.parse().map_err(|_| LineFault::NoSeal)?,
            _ => return Err(LineFault::NoSeal),
        };
        let line = Self::sealed(canonical(&Value::Object(members)), previous);
        if line.seal == stated {
            Ok(line)
        } else {
            Err(LineFault::Seal)
        }
    }

    /// A line that this program has written and kept where nobody else writes: its seal is taken as it stands.
    ///
    /// # Errors
    /// When it is none of ours.
    pub(crate) fn trusted(text: &str) -> Result<Self, LineFault> {
        let (seal, _) = unsealed(text).ok_or(LineFault::NoSeal)?;
        Ok(Self {
            text: text.to_owned(),
            seal,
        })
    }

    /// Its text in canonical form, the seal among the members, without the line's end.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Its text, and nothing else of it.
    pub(crate) fn into_text(self) -> String {
        self.text
    }

    /// What it says, as values, without its seal.
    #[must_use]
    pub fn members(&self) -> Members {
        match serde_json::from_str(&self.text) {
            Ok(Value::Object(mut members)) => {
                members.remove(SEAL);
                members
            }
            _ => Members::new(),
        }
    }

    /// The text of one member's value.
    pub(crate) fn member(&self, name: &str) -> Option<&str> {
        member(&self.text, name)
    }

    /// Its seal: it stands for this line and all before it.
    #[must_use]
    pub const fn seal(&self) -> &Digest {
        &self.seal
    }
}

impl fmt::Display for Line {
    /// In canonical form, the seal among the members, without the line's end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Whether a line in canonical form has this member.
pub(crate) fn has_member(text: &str, name: &str) -> bool {
    member(text, name).is_some()
}

/// The text of one member's value in a line in canonical form.
fn member<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let mut found = None;
    scan::members(text, |member| {
        if member.name == name {
            found = Some(&text[member.value.0..member.value.1]);
        }
    });
    found
}

/// The seal that a line in canonical form states, and its text without it, in two parts; nothing for a line in another
/// form.
fn unsealed(text: &str) -> Option<(Digest, [&str; 2])> {
    let mut stands = None;
    let canonical = scan::members(text, |member| {
        if member.name == SEAL {
            stands = Some(member);
        }
    });
    let member = stands.filter(|_| canonical)?;
    let (from, to) = member.value;
    let seal = text[from..to]
        .strip_prefix('"')?
        .strip_suffix('"')?
        .parse()
        .ok()?;
    let (before, after) = (&text[..member.start], &text[to..]);
    // One comma goes with it.
    let parts = match after.strip_prefix(',') {
        Some(after) => [before, after],
        None => [before.strip_suffix(',').unwrap_or(before), after],
    };
    Some((seal, parts))
}

/// SHA-256 over the seal before (64 digits), a line feed, and the canonical form without the seal.
fn seal(parts: [&str; 2], previous: Option<&Digest>) -> Digest {
    let mut hash = Sha256::new();
    match previous {
        Some(previous) => hash.update(previous.digits()),
        None => hash.update(BEFORE_ALL),
    }
    hash.update(b"\n");
    for part in parts {
        hash.update(part);
    }
    Digest::new(hash.finalize().into())
}
/// The canonical form of RFC 8785, for the values a record can hold: no spaces, members sorted by name, the
/// shortest escapes, whole numbers. (Its order by UTF-16 units is that of bytes for all names up to
/// U+D7FF, and our own are ASCII.)
#[must_use]
pub fn canonical(value: &Value) -> String {
    let mut text = String::new();
    write(value, &mut text);
    text
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Array(values) => {
            text.push('[');
            for (at, value) in values.iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                write(value, text);
            }
            text.push(']');
        }
        Value::Object(members) => write_members(members, text),
        // Null, booleans, numbers and strings: the library writes them in this very form.
        plain => text.push_str(&plain.to_string()),
    }
}

fn write_members(members: &Members, text: &mut String) {
    // Sorted here and not left to the map: a feature of the library keeps another order.
    let mut sorted: Vec<(&String, &Value)> = members.iter().collect();
    sorted.sort_unstable_by_key(|(name, _)| *name);
    text.push('{');
    for (at, (name, value)) in sorted.into_iter().enumerate() {
        if at > 0 {
            text.push(',');
        }
        text.push_str(&Value::String(name.clone()).to_string());
        text.push(':');
        write(value, text);
    }
    text.push('}');
}

/// The library's message without its own line and column.
pub(super) fn what_is_wrong(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

/// A JSON value that has one meaning for every reader: no name twice, no number but whole ones.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Strict;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON value with whole numbers")
            }

            fn visit_unit<E>(self) -> Result<Strict, E> {
                Ok(Strict(Value::Null))
            }

            fn visit_bool<E>(self, value: bool) -> Result<Strict, E> {
                Ok(Strict(value.into()))
            }

            fn visit_u64<E>(self, value: u64) -> Result<Strict, E> {
                Ok(Strict(value.into()))
            }

            fn visit_i64<E>(self, value: i64) -> Result<Strict, E> {
                Ok(Strict(value.into()))
            }

            fn visit_str<E>(self, value: &str) -> Result<Strict, E> {
                Ok(Strict(value.into()))
            }

            fn visit_string<E>(self, value: String) -> Result<Strict, E> {
                Ok(Strict(value.into()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Strict, A::Error> {
                let mut values = Vec::new();
                while let Some(Strict(value)) = seq.next_element()? {
                    values.push(value);
                }
                Ok(Strict(Value::Array(values)))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Strict, A::Error> {
                let mut members = Members::new();
                while let Some(name) = map.next_key::<String>()? {
                    if members.contains_key(&name) {
                        let twice = format!("{name:?} stands twice");
                        return Err(serde::de::Error::custom(twice));
                    }
                    let Strict(value) = map.next_value()?;
                    members.insert(name, value);
                }
                Ok(Strict(Value::Object(members)))
            }
        }

        deserializer.deserialize_any(Reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Result<Line, LineFault> {
        Line::read(text.as_bytes(), None)
    }

    fn value(text: &str) -> Value {
        let Strict(value) = serde_json::from_str(text).unwrap();
        value
    }

    fn sealed(text: &str, previous: Option<&Digest>) -> Line {
        Line::sealed(canonical(&value(text)), previous)
    }

    #[test]
    fn the_canonical_form_sorts_and_leaves_no_space() {
        let value =
            value("{\"b\": [1, -2, {\"z\": null, \"a\": true}],\n \"a\": \"é\\u000b\\n\\\"\\/\"}");
        let text = "{\"a\":\"é\\u000b\\n\\\"/\",\"b\":[1,-2,{\"a\":true,\"z\":null}]}";
        assert_eq!(canonical(&value), text);
    }

    #[test]
    fn the_seal_is_the_one_that_the_page_on_the_format_describes() {
        // printf 'tabuleiro-record\n{"a":1}' | sha256sum
        let first = sealed("{\"a\":1}", None);
        assert_eq!(
            first.seal().to_string(),
            "7f9352da2849945a648f8042580fdc56a1ac00a3bbff3cca8923c67b47db7be9"
        );
    }

    #[test]
    fn what_is_written_is_read_back_in_any_order_and_spacing() {
        let written = sealed("{\"do\":\"play\",\"at\":3}", None);
        let text = written.to_string();
        assert_eq!(line(&text).as_ref(), Ok(&written));
        let seal = written.seal();
        let loose = format!(" {{ \"seal\":\"{seal}\", \"do\" : \"pl\\u0061y\" ,\"at\":3}}\t");
        assert_eq!(line(&loose).as_ref(), Ok(&written));
        let after = sealed("{}", Some(seal));
        assert_eq!(
            Line::read(after.to_string().as_bytes(), None),
            Err(LineFault::Seal)
        );
    }

    #[test]
    fn a_line_has_one_meaning() {
        for (text, says) in [
            ("", "not JSON at column 0: EOF while parsing a value"),
            ("[]", "a line is a JSON object"),
            ("{}", "the line has no seal of 64 hexadecimal digits"),
            (
                "{\"seal\":\"00\"}",
                "the line has no seal of 64 hexadecimal digits",
            ),
            (
                "{\"a\":1,\"a\":1}",
                "not JSON at column 10: \"a\" stands twice",
            ),
            (
                "{\"a\":1.5}",
                "not JSON at column 8: invalid type: floating point `1.5`, expected a JSON value with whole numbers",
            ),
            ("{} {}", "not JSON at column 4: trailing characters"),
        ] {
            assert_eq!(line(text).unwrap_err().to_string(), says, "{text}");
        }
        let deep = "[".repeat(100_000);
        assert!(matches!(line(&deep), Err(LineFault::NotJson { .. })));
    }

    #[test]
    fn what_is_taken_as_it_stands_is_canonical() {
        let check = |text: &str| {
            let quick = scan::members(text, |_| {});
            let slow = serde_json::from_str(text)
                .is_ok_and(|Strict(value)| value.is_object() && canonical(&value) == text);
            assert_eq!(slow, quick, "{text}");
            quick
        };
        for text in [
            r#"{}"#,
            r#"{"\n":1,"\"":18446744073709551615,"a":-9223372036854775808}"#,
            r#"{"a":[],"b":{"a":-1,"b":[0,18]},"c":"é\u0001\u001f\n","d":true,"e":null}"#,
        ] {
            assert!(check(text), "{text}");
        }
        for text in [
            "",
            "{",
            "[]",
            "{}x",
            r#"{"b":1,"a":2}"#,
            r#"{"a":1,"a":1}"#,
            r#"{"a": 1}"#,
            r#"{"a":01}"#,
            r#"{"a":-0}"#,
            r#"{"a":1.0}"#,
            r#"{"a":1e3}"#,
            r#"{"a":"\/"}"#,
            r#"{"a":"\u0041"}"#,
            r#"{"a":"\u000A"}"#,
            r#"{"a":"\u000a"}"#,
            r#"{"a":"\u0008"}"#,
            r#"{"a":tru}"#,
            r#"{"a":1,}"#,
            r#"{"a":[1,]}"#,
            "{\"a\":\"\n\"}",
        ] {
            assert!(!check(text), "{text}");
        }
        assert!(!check(&format!("{{\"a\":{}}}", "[".repeat(1000))));
        assert!(!check(r#"{"a":"\u007f"}"#));
    }

    const NEARLY_CANONICAL: &str =
        r#"\{("[ab]":(-?[01]{1,2}|"[a\\n"u0]{0,7}"|\[1?\]|\{\}),?){0,3}\}"#;

    proptest::proptest! {
        #[test]
        fn only_canonical_lines_are_taken_as_they_stand(text in NEARLY_CANONICAL) {
            let slow = serde_json::from_str(&text)
                .is_ok_and(|Strict(value)| value.is_object() && canonical(&value) == text);
            proptest::prop_assert_eq!(slow, scan::members(&text, |_| {}), "{}", text);
        }
    }
}
