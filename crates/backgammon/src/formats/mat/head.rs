//! Lines that are no rows: tags and remarks, the length of the match, a game's number and names.

use alloc::string::String;
use core::str::FromStr;

use super::super::record::Tag;
use super::super::text::excerpt;
use super::MatErrorKind;

/// A line behind a semicolon.
pub(super) enum Remark<'line> {
    /// `[Key "value"]`
    Tag(Tag),
    /// Anything else.
    Text(&'line str),
}

/// Reads what stands behind the first semicolon of a line.
pub(super) fn remark(text: &str) -> Remark<'_> {
    if let Some(literal) = text.strip_prefix(';') {
        return Remark::Text(without_first_space(literal));
    }
    match tag(text) {
        Some(tag) => Remark::Tag(tag),
        None => Remark::Text(without_first_space(text)),
    }
}

fn without_first_space(text: &str) -> &str {
    text.strip_prefix(' ').unwrap_or(text).trim_end()
}

fn tag(text: &str) -> Option<Tag> {
    let inside = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (key, value) = inside.split_once('"')?;
    let value = value.trim_end().strip_suffix('"')?;
    let key = key.trim();
    (!key.is_empty()).then(|| Tag {
        key: key.into(),
        value: value.into(),
    })
}

/// A remark as a line of the file.
pub(super) fn write_remark(out: &mut String, text: &str) {
    let would_be_misread = text.starts_with(';') || tag(text).is_some();
    out.push_str(if would_be_misread { ";;" } else { ";" });
    if !text.is_empty() {
        out.push(' ');
        out.push_str(text);
    }
    out.push('\n');
}

/// A tag as a line of the file. Line breaks cannot stand in one.
pub(super) fn write_tag(out: &mut String, key: &str, value: &str) {
    out.push_str("; [");
    out.push_str(key);
    out.push_str(" \"");
    out.extend(value.chars().map(|c| match c {
        '\n' | '\r' => ' ',
        other => other,
    }));
    out.push_str("\"]\n");
}

/// The length of the match: ` 7 point match`.
pub(super) fn match_length(line: &str) -> Option<Result<u32, MatErrorKind>> {
    let mut words = line.split_whitespace();
    let digits = words.next()?;
    let is = |word: Option<&str>, expected: &[&str]| {
        word.is_some_and(|word| expected.iter().any(|e| word.eq_ignore_ascii_case(e)))
    };
    let fits =
        is_number(digits) && is(words.next(), &["point", "points"]) && is(words.next(), &["match"]);
    fits.then(|| number(digits))
}

/// The number of a game and what stands behind it: ` Game 3`.
pub(super) fn game_number(line: &str) -> Option<(Result<u32, MatErrorKind>, &str)> {
    let line = line.trim();
    let (word, rest) = line.split_at_checked(4)?;
    let number_and_rest = rest.trim_start();
    if !word.eq_ignore_ascii_case("Game") || number_and_rest.len() == rest.len() {
        return None;
    }
    let end = number_and_rest
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(number_and_rest.len());
    let (digits, rest) = number_and_rest.split_at(end);
    is_number(digits).then(|| (number(digits), rest))
}

/// One or two names with their scores, and the column of the second name.
pub(super) struct Names {
    pub(super) first: (String, u64),
    pub(super) second: Option<(String, u64, u32)>,
}

/// Reads ` Ann : 0                        Bob : 0`, or only the first half of it. A name may hold
/// nearly anything; it ends at the first colon with a number behind it that stands alone.
pub(super) fn names(line: &str) -> Result<Names, MatErrorKind> {
    let bad = || MatErrorKind::Names(excerpt(line));
    let mut found = None;
    for (colon, _) in line.match_indices(':') {
        if let Some((score, rest)) = score_behind(&line[colon + 1..]) {
            found = Some((&line[..colon], score, rest));
            break;
        }
    }
    let (first, score, rest) = found.ok_or_else(bad)?;
    let first = (first.trim().into(), number(score)?);
    if rest.trim().is_empty() {
        return Ok(Names {
            first,
            second: None,
        });
    }
    let colon = rest.rfind(':').ok_or_else(bad)?;
    let (score, behind) = score_behind(&rest[colon + 1..]).ok_or_else(bad)?;
    if !behind.trim().is_empty() {
        return Err(bad());
    }
    let blank = rest.len() - rest.trim_start().len();
    let before = line[..line.len() - rest.len() + blank].chars().count();
    Ok(Names {
        first,
        second: Some((
            rest[..colon].trim().into(),
            number(score)?,
            u32::try_from(before).unwrap_or(u32::MAX),
        )),
    })
}

/// The number at the beginning of a text, if blank or nothing follows it, and the rest.
fn score_behind(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    let ends = rest.is_empty() || rest.starts_with(char::is_whitespace);
    (is_number(digits) && ends).then_some((digits, rest))
}

pub(super) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

pub(super) fn number<N: FromStr>(digits: &str) -> Result<N, MatErrorKind> {
    digits
        .parse()
        .map_err(|_| MatErrorKind::Number(excerpt(digits)))
}
