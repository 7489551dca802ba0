//! The first node of a game: who plays, for what, and how it ended.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::super::record::{GameRecord, GameResult, MatchRecord, Tag, key};
use super::super::text::excerpt;
use super::SgfErrorKind;
use super::points::{side_letter, side_of_text};
use super::tree::{Node, Property, escape, split_composed, unescape};
use crate::position::StartingPosition;

/// Properties that tell of the match, and the tags of a `.mat` file that say the same. GNU
/// Backgammon pairs them in this way too.
const FACTS: [(&str, &str); 7] = [
    ("PC", "Site"),
    ("EV", "Event"),
    ("RO", "Round"),
    ("DT", "EventDate"),
    ("AN", "Transcriber"),
    ("WR", "Player 1 Elo"),
    ("BR", "Player 2 Elo"),
];

/// Words of the property `RU`.
mod rule {
    pub(super) const CRAWFORD: &str = "Crawford";
    pub(super) const CRAWFORD_GAME: &str = "CrawfordGame";
    pub(super) const JACOBY: &str = "Jacoby";
    pub(super) const NO_CUBE: &str = "NoCube";
    pub(super) const NACKGAMMON: &str = "Nackgammon";
    pub(super) const HYPERGAMMON: &str = "Hypergammon3";
}

/// The tag that keeps words of `RU` which we do not know.
const OTHER_RULES: &str = "Rules";

/// What the first node says of the match.
#[derive(Default)]
pub(super) struct Head {
    /// Its length and its tags, given or concluded; no games.
    pub(super) record: MatchRecord,
    /// The number of the game, the first being 1, if it is given.
    pub(super) number: Option<u32>,
    /// Does the file say whether a new match begins here?
    pub(super) new_match: Option<bool>,
    /// Remarks on the match, or on the game if it is not the first.
    pub(super) remarks: String,
    /// The facts about the match as they stand; a game that is not the first keeps them so.
    pub(super) facts: Vec<Property>,
}

/// Reads the first node. Fills in what it says of the game, and leaves in `rest` what is neither
/// known nor an action.
pub(super) fn read(
    node: &Node,
    game: &mut GameRecord,
    rest: &mut Vec<Property>,
) -> Result<Head, SgfErrorKind> {
    let mut head = Head::default();
    let mut facts: [Option<String>; FACTS.len()] = Default::default();
    let mut rules = Vec::new();
    let mut given_tags = None;
    for property in &node.properties {
        let text = || unescape(property.value());
        match property.name.as_str() {
            "FF" | "CA" => {}
            "GM" => match property.value().trim() {
                "6" => {}
                other => return Err(SgfErrorKind::OtherGame(excerpt(other))),
            },
            // Our own name is not kept, so that a file of ours reads like the record it was.
            "AP" if property.value().starts_with(PROGRAM) => {}
            "MI" => match_information(property, &mut head, game, rest)?,
            "PW" => game.players[0] = simple(&text()),
            "PB" => game.players[1] = simple(&text()),
            "RU" => {
                let words = property.values.iter().flat_map(|value| value.split(':'));
                rules.extend(words.map(|word| simple(&unescape(word))));
            }
            "RE" => match result(property.value()) {
                Some(result) => game.result = Some(result),
                None => rest.push(property.clone()),
            },
            "GC" => head.remarks = text(),
            "C" => game.comment = text(),
            "XT" => given_tags = Some(tags_of(property)),
            "XM" => head.new_match = Some(property.value() == "1"),
            name => match FACTS.iter().position(|&(fact, _)| fact == name) {
                Some(index) => {
                    facts[index] = Some(simple(&text()));
                    head.facts.push(property.clone());
                }
                None => rest.push(property.clone()),
            },
        }
    }
    // In the order in which they are written again.
    rest.sort_by_key(|property| match property.name.as_str() {
        "AP" => 0,
        "MI" => 1,
        _ => 2,
    });
    game.crawford = has_word(&rules, rule::CRAWFORD_GAME);
    head.record.tags =
        given_tags.unwrap_or_else(|| concluded_tags(&facts, &rules, head.record.length));
    Ok(head)
}

/// Line breaks mean blanks where only one line can stand.
fn simple(text: &str) -> String {
    text.replace('\n', " ").trim().into()
}

fn match_information(
    property: &Property,
    head: &mut Head,
    game: &mut GameRecord,
    rest: &mut Vec<Property>,
) -> Result<(), SgfErrorKind> {
    let mut unknown = Vec::new();
    for value in &property.values {
        let (name, number) = split_composed(value).unwrap_or((value, ""));
        let bad = || SgfErrorKind::Number(excerpt(number));
        let score = || number.trim().parse().map_err(|_| bad());
        match name.trim().to_ascii_lowercase().as_str() {
            "length" => head.record.length = number.trim().parse().map_err(|_| bad())?,
            // Counted from 0.
            "game" => {
                let number = number.trim().parse::<i64>().ok();
                let number = number.and_then(|number| number.checked_add(1)?.try_into().ok());
                head.number = Some(number.ok_or_else(bad)?);
            }
            "ws" => game.score[0] = score()?,
            "bs" => game.score[1] = score()?,
            _ => unknown.push(value.clone()),
        }
    }
    match rest.iter_mut().find(|property| property.name == "MI") {
        Some(property) => property.values.extend(unknown),
        None if unknown.is_empty() => {}
        None => rest.push(Property {
            name: "MI".into(),
            values: unknown,
        }),
    }
    Ok(())
}

/// `W+2`, or `B+1R` for a resignation.
fn result(text: &str) -> Option<GameResult> {
    let text = text.trim();
    let winner = side_of_text(text)?;
    let (_, points) = text.split_once('+')?;
    let points = points.trim();
    let digits = points
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(points.len());
    Some(GameResult {
        winner,
        points: points[..digits].parse().ok()?,
        resigned: points[digits..].eq_ignore_ascii_case("R"),
    })
}

fn tags_of(property: &Property) -> Vec<Tag> {
    let tags = property.values.iter().filter_map(|value| {
        let (key, value) = split_composed(value)?;
        Some(Tag {
            key: unescape(key),
            value: unescape(value),
        })
    });
    tags.filter(|tag| !tag.key.is_empty()).collect()
}

fn has_word(rules: &[String], word: &str) -> bool {
    rules.iter().any(|rule| rule.eq_ignore_ascii_case(word))
}

/// The tags that the usual properties amount to, in a fixed order.
fn concluded_tags(
    facts: &[Option<String>; FACTS.len()],
    rules: &[String],
    length: u32,
) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut tag = |key: &str, value: &str| {
        tags.push(Tag {
            key: key.into(),
            value: value.into(),
        });
    };
    for ((property, key), value) in FACTS.iter().zip(facts) {
        match (value, *property) {
            (Some(value), "DT") => tag(key, &date_in_mat(value)),
            (Some(value), _) => tag(key, value),
            (None, _) => {}
        }
    }
    let has = |word: &str| has_word(rules, word);
    let switch = |on: bool| if on { "On" } else { "Off" };
    if has(rule::NACKGAMMON) {
        tag(key::VARIATION, "Nackgammon");
    } else if has(rule::HYPERGAMMON) {
        tag(key::VARIATION, "Hypergammon");
    }
    match length {
        0 => tag(key::JACOBY, switch(has(rule::JACOBY))),
        _ => tag(key::CRAWFORD, switch(has(rule::CRAWFORD))),
    }
    if has(rule::NO_CUBE) {
        tag(key::CUBE, "Off");
    }
    let known = [
        rule::CRAWFORD,
        rule::CRAWFORD_GAME,
        rule::JACOBY,
        rule::NO_CUBE,
        rule::NACKGAMMON,
        rule::HYPERGAMMON,
        "",
    ];
    let other: Vec<&str> = rules
        .iter()
        .map(String::as_str)
        .filter(|word| !known.iter().any(|known| known.eq_ignore_ascii_case(word)))
        .collect();
    if !other.is_empty() {
        tag(OTHER_RULES, &other.join(":"));
    }
    tags
}

/// `2024-05-01` to `2024.05.01`; anything else stays.
fn date_in_mat(date: &str) -> String {
    exchange_separators(date, b'-', '.')
}

/// `2024.05.01` to `2024-05-01`; anything else stays.
fn date_in_sgf(date: &str) -> String {
    exchange_separators(date, b'.', '-')
}

fn exchange_separators(date: &str, from: u8, to: char) -> String {
    let is_date = date.len() == 10
        && date.bytes().enumerate().all(|(index, byte)| match index {
            4 | 7 => byte == from,
            _ => byte.is_ascii_digit(),
        });
    if is_date {
        date.replace(char::from(from), &to.to_string())
    } else {
        date.into()
    }
}

/// What a reader concludes about whether a game begins a new match: from what its first node says,
/// and from the game before it.
pub(super) fn begins_match(
    before: Option<(&MatchRecord, &GameRecord)>,
    head: &MatchRecord,
    number: Option<u32>,
) -> bool {
    before.is_none_or(|(record, game)| {
        record.length != head.length
            || !same_rules(record, head)
            || number.is_some_and(|number| number <= game.number)
    })
}

/// Do two heads mean the same rules, whether they spell them out or not?
fn same_rules(a: &MatchRecord, b: &MatchRecord) -> bool {
    let meaning = |record: &MatchRecord| {
        let rules = record.rules();
        (
            record.has_crawford_rule(),
            record.length == 0 && rules.jacoby == Some(true),
            rules.cube == Some(false),
            record.start(),
        )
    };
    meaning(a) == meaning(b)
}

/// The beginning of `AP` in files of ours.
const PROGRAM: &str = "Tabuleiro:";

/// The first node of a game.
pub(super) fn node(
    record: &MatchRecord,
    index: usize,
    before: Option<(&MatchRecord, &GameRecord)>,
) -> Node {
    let game = &record.games[index];
    let mut node = Node::default();
    let mut put = |name: &str, values: Vec<String>| {
        node.properties.push(Property {
            name: name.into(),
            values,
        });
    };
    put("FF", ["4".into()].into());
    put("GM", ["6".into()].into());
    put("CA", ["UTF-8".into()].into());
    let extras = |name: &'static str| {
        let extras = game.sgf.properties.iter();
        extras.filter(move |extra| extra.name == name)
    };
    if extras("AP").next().is_none() {
        let program = format!("{PROGRAM}{}", env!("CARGO_PKG_VERSION"));
        put("AP", [program].into());
    }
    extras("AP").for_each(|extra| put("AP", extra.values.clone()));
    let mut information = Vec::from([
        format!("length:{}", record.length),
        format!("game:{}", i64::from(game.number) - 1),
        format!("ws:{}", game.score[0]),
        format!("bs:{}", game.score[1]),
    ]);
    information.extend(extras("MI").flat_map(|extra| extra.values.clone()));
    put("MI", information);
    put("PW", [escape(&game.players[0])].into());
    put("PB", [escape(&game.players[1])].into());
    let rules = rule_words(record, game);
    let concluded: Vec<String> = rules.iter().map(|word| unescape(word)).collect();
    let mut facts: [Option<String>; FACTS.len()] = Default::default();
    if index == 0 {
        for ((name, key), fact) in FACTS.iter().zip(&mut facts) {
            let Some(value) = record.tag(key) else {
                continue;
            };
            let value = match *name {
                "DT" => date_in_sgf(value),
                _ => value.into(),
            };
            put(name, [escape(&value)].into());
            *fact = Some(simple(&value));
        }
        if concluded_tags(&facts, &concluded, record.length) != record.tags {
            let tags = record.tags.iter();
            let tags: Vec<String> = tags
                .map(|tag| format!("{}:{}", escape(&tag.key), escape(&tag.value)))
                .collect();
            put(
                "XT",
                if tags.is_empty() {
                    [String::new()].into()
                } else {
                    tags
                },
            );
        }
    }
    // What the reader will know of the match when it comes to this game.
    let seen = MatchRecord {
        length: record.length,
        tags: match index {
            0 => record.tags.clone(),
            _ => concluded_tags(&facts, &concluded, record.length),
        },
        ..MatchRecord::default()
    };
    let begins = begins_match(before, &seen, Some(game.number));
    if begins != (index == 0) {
        put("XM", [u8::from(index == 0).to_string()].into());
    }
    if !rules.is_empty() {
        put("RU", [rules.join(":")].into());
    }
    if let Some(result) = game.result {
        let resigned = if result.resigned { "R" } else { "" };
        let winner = side_letter(result.winner);
        put(
            "RE",
            [format!("{winner}+{}{resigned}", result.points)].into(),
        );
    }
    if index == 0 && !record.comment.is_empty() {
        put("GC", [escape(&record.comment)].into());
    }
    if !game.comment.is_empty() {
        put("C", [escape(&game.comment)].into());
    }
    let others = game.sgf.properties.iter();
    let others = others.filter(|extra| !matches!(extra.name.as_str(), "AP" | "MI"));
    node.properties.extend(others.cloned());
    node
}

/// The words of `RU`, escaped.
fn rule_words(record: &MatchRecord, game: &GameRecord) -> Vec<String> {
    let rules = record.rules();
    let mut words = Vec::new();
    let mut word = |word: &str| words.push(escape(word));
    if rules.cube == Some(false) {
        word(rule::NO_CUBE);
    }
    if record.has_crawford_rule() {
        word(rule::CRAWFORD);
    }
    if game.crawford {
        word(rule::CRAWFORD_GAME);
    }
    if record.length == 0 && rules.jacoby == Some(true) {
        word(rule::JACOBY);
    }
    match rules.start {
        Some(StartingPosition::Nackgammon) => word(rule::NACKGAMMON),
        Some(StartingPosition::Hypergammon) => word(rule::HYPERGAMMON),
        Some(StartingPosition::Standard) | None => {}
    }
    if let Some(other) = record.tag(OTHER_RULES) {
        other.split(':').for_each(word);
    }
    words
}
