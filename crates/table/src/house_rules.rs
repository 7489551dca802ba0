//! House rules of chess as files. Those of draughts are read where their table is; both go wrong in the same ways, and
//! are told so with the same words.
//!
//! ```toml
//! parent = "chess"
//! castling = "none"
//! goal = { checks = 3 }
//! repetition = { claimed = 3, automatic = "never" }
//! ```

use crate::catalogue::slips;
use ::draughts::house::{HouseError, HouseFault, Wanted};
use chess::house::{PointId, Takes};
use chess::{Counted, Rules};
use std::borrow::Cow;
use std::fmt::Write as _;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The longest id and the longest name, in bytes.
const LONGEST: usize = 60;

/// The parent that a file names, if it is a rule set of chess, or would be one.
pub(crate) fn chess_parent(text: &str) -> Option<String> {
    let table = DeTable::parse(text).ok()?;
    let parent = table.get_ref().get("parent")?.get_ref().as_str()?;
    let ours = parent.starts_with("chess") || by_id(parent).is_some();
    ours.then(|| parent.to_owned())
}

fn by_id(parent: &str) -> Option<&'static Rules> {
    let id = parent.strip_prefix("chess:").unwrap_or(parent);
    Rules::BUILT_IN.into_iter().find(|rules| rules.id == id)
}

/// Reads a file with this parent.
pub(crate) fn read_chess(text: &str, parent: &str) -> Result<Rules, HouseError> {
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map(|span| line_and_column(text, span.start));
        HouseError::new(at, HouseFault::Syntax(error.message().to_owned()))
    })?;
    read(table.get_ref(), parent).map_err(|(start, fault)| {
        let at = Some(line_and_column(text, start));
        HouseError::new(at, fault)
    })
}

/// A fault, and at which byte of the file.
type Read<T> = Result<T, (usize, HouseFault)>;

fn read(table: &DeTable<'_>, parent: &str) -> Read<Rules> {
    let keys = || {
        ["parent", "id", "name"]
            .into_iter()
            .chain(PointId::ALL.map(PointId::key))
    };
    for (key, _) in table {
        if !keys().any(|known| known == key.get_ref()) {
            return Err((
                key.span().start,
                HouseFault::UnknownKey {
                    key: key.get_ref().to_string(),
                    suggestion: nearest(key.get_ref(), keys()),
                    allowed: keys().collect(),
                },
            ));
        }
    }
    let value = |key: &str| table.get(key);
    let Some(before) = by_id(parent) else {
        let start = value("parent").map_or(0, |value| value.span().start);
        let near = slips(parent, "chess:960") < slips(parent, "chess");
        let suggestion = Some(if near { "chess:960" } else { "chess" }.to_owned());
        let name = parent.to_owned();
        return Err((start, HouseFault::UnknownParent { name, suggestion }));
    };
    let mut rules = before.clone();
    for id in PointId::ALL {
        if let Some(value) = value(id.key()) {
            set(&mut rules, id, value)?;
        }
    }
    rules.id = match value("id") {
        Some(value) => {
            let id = text("id", value)?;
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if id.is_empty() || id.len() > LONGEST || !id.chars().all(plain) {
                return Err((value.span().start, HouseFault::BadId(id.to_owned())));
            }
            Cow::Owned(id.to_owned())
        }
        None if rules == *before => rules.id,
        None => Cow::Owned(format!("{}-house", rules.id)),
    };
    if let Some(value) = value("name") {
        let name = text("name", value)?;
        rules.name = Cow::Owned(name[..name.floor_char_boundary(LONGEST)].to_owned());
    }
    Ok(rules)
}

fn set(rules: &mut Rules, id: PointId, value: &Spanned<DeValue<'_>>) -> Read<()> {
    let key = id.key();
    let start = value.span().start;
    let wrong = |wanted| (start, HouseFault::WrongKind { key, wanted });
    let words = match id.takes() {
        Takes::Words(words) => words,
        Takes::Checks(words) => match value.get_ref().get("checks") {
            None => words,
            Some(checks) => {
                let checks = number(checks).filter(|checks| *checks > 0);
                rules.set_checks(checks.ok_or(wrong(Wanted::SmallNumber))?);
                return Ok(());
            }
        },
        Takes::Counted => {
            let part = |name: &str| match value.get_ref().get(name) {
                None => Err(wrong(Wanted::Table)),
                Some(part) if part.get_ref().as_str() == Some("never") => Ok(None),
                Some(part) => match number(part).filter(|number| *number > 1) {
                    Some(number) => Ok(Some(number)),
                    None => Err(wrong(match id {
                        PointId::Repetition => Wanted::Times,
                        _ => Wanted::Moves,
                    })),
                },
            };
            let (claimed, automatic) = (part("claimed")?, part("automatic")?);
            rules.set_counted(id, Counted { claimed, automatic });
            return Ok(());
        }
    };
    let word = text(key, value)?;
    if rules.set_word(id, word) {
        return Ok(());
    }
    let fault = HouseFault::UnknownValue {
        key,
        value: word.to_owned(),
        allowed: words.to_vec(),
    };
    Err((start, fault))
}

fn text<'v>(key: &'static str, value: &'v Spanned<DeValue<'_>>) -> Read<&'v str> {
    let wanted = Wanted::Text;
    let wrong = || (value.span().start, HouseFault::WrongKind { key, wanted });
    value.get_ref().as_str().ok_or_else(wrong)
}

fn number(value: &Spanned<DeValue<'_>>) -> Option<u8> {
    let integer = value.get_ref().as_integer()?;
    u8::from_str_radix(integer.as_str(), integer.radix()).ok()
}

fn nearest(asked: &str, known: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    known
        .min_by_key(|key| slips(asked, key))
        .filter(|key| slips(asked, key) <= 3)
}

fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(offset)];
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (line, before[start..].chars().count() + 1)
}

/// The built-in table that these rules differ least from.
pub(crate) fn nearest_chess(rules: &Rules) -> &'static Rules {
    let all = Rules::BUILT_IN.into_iter();
    all.min_by_key(|known| rules.differences(known))
        .unwrap_or(&Rules::FIDE)
}

/// Every point and its value, a line each.
pub(crate) fn chess_points(rules: &Rules) -> String {
    let mut text = String::new();
    for id in PointId::ALL {
        let _ = writeln!(text, "{} = {}", id.key(), rules.written(id));
    }
    text
}

/// The whole table as a file.
pub(crate) fn write_chess(rules: &Rules) -> String {
    let parent = match &*nearest_chess(rules).id {
        "chess" => "chess".to_owned(),
        id => format!("chess:{id}"),
    };
    let quoted = |text: &str| format!("{text:?}");
    format!(
        "parent = {}\nid = {}\nname = {}\n{}",
        quoted(&parent),
        quoted(&rules.id),
        quoted(&rules.name),
        chess_points(rules)
    )
}
