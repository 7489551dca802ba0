//! What is wrong with a house-rules file, and with the name of a rule set.

use ::draughts::Label;
use ::draughts::house::{Clash, HouseError, HouseFault, Wanted};

use super::{LineColumn, shown};
use crate::draughts::contradiction;
use crate::message::{choices, coded, messages};
use crate::spell::{Joint, list};
use crate::{Lang, Message};
use ::table::catalogue::{GameKind, RuleSet, UnknownRuleSet};

messages! {
    /// Faults of house rules, and of the names of rule sets.
    House {
        Syntax = "house-syntax" { why: String },
        NoParent = "house-no-parent" { example: &'static str },
        UnknownKey = "house-unknown-key" { key: String, allowed: String },
        UnknownKeyNear = "house-unknown-key-near" { key: String, near: &'static str },
        UnknownValue = "house-unknown-value" { key: &'static str, value: String, allowed: String },
        WrongKind = "house-wrong-kind" { key: &'static str, wanted: Wanted, forms: String },
        Twice = "house-twice" { key: &'static str, other: &'static str },
        TooMany = "house-too-many" { key: &'static str, most: usize },
        NameTooLong = "house-name-too-long" { most: usize, found: usize },
        BadId = "house-bad-id" { id: String },
        GameType = "house-game-type" { number: u8 },
        Contradiction = "house-contradiction" { why: String },
        Clash = "house-clash" { clash: Clash },

        Ambiguous = "rule-set-ambiguous" { asked: String, fits: String },
        None = "rule-set-none" { asked: String },
        NoneNear = "rule-set-none-near" { asked: String, near: String },
        WhichOne = "rule-set-which-one" { game: GameKind, example: String },
        NoSuchGoal = "rule-set-no-such-goal" { asked: String, goals: String },
        OneGoal = "rule-set-one-goal" { game: GameKind, goals: String },
        ByName = "rule-set-house-by-name",
    }
}

choices! {
    GameKind {
        GameKind::Backgammon => "backgammon",
        GameKind::Draughts => "draughts",
        GameKind::Chess => "chess",
    }
}
coded!(Clash, Wanted);

/// How a house-rules file names its parent.
const PARENT: &str = "parent = \"italian\"";

/// What is wrong with a house-rules file, and where.
#[must_use]
pub fn house(error: &HouseError, lang: Lang) -> String {
    let place = error
        .at
        .and_then(|(line, column)| LineColumn::new(line as u64, column as u64));
    super::at(place, house_wrong(&error.fault, lang), lang)
}

/// What is wrong with a house-rules file, without the place.
#[must_use]
pub fn house_wrong(fault: &HouseFault, lang: Lang) -> String {
    let or = |words: &[&str]| one_of(words, lang);
    match fault {
        HouseFault::Syntax(why) => House::Syntax { why: shown(why) },
        HouseFault::NoParent => House::NoParent { example: PARENT },
        HouseFault::UnknownParent { name, suggestion } => no_such(name, suggestion.as_deref()),
        HouseFault::UnknownKey {
            key,
            suggestion: Some(near),
            ..
        } => House::UnknownKeyNear {
            key: shown(key),
            near,
        },
        HouseFault::UnknownKey { key, allowed, .. } => House::UnknownKey {
            key: shown(key),
            allowed: or(allowed),
        },
        HouseFault::UnknownValue {
            key,
            value,
            allowed,
        } => House::UnknownValue {
            key,
            value: shown(value),
            allowed: or(allowed),
        },
        HouseFault::WrongKind { key, wanted } => House::WrongKind {
            key,
            wanted: *wanted,
            forms: or(wanted.forms()),
        },
        HouseFault::Twice { key, other } => House::Twice { key, other },
        HouseFault::TooMany { key, limit } => House::TooMany { key, most: *limit },
        HouseFault::Name(error) => House::NameTooLong {
            most: Label::CAPACITY,
            found: error.bytes,
        },
        HouseFault::BadId(id) => House::BadId { id: shown(id) },
        HouseFault::WrongGameType(number) => House::GameType { number: *number },
        HouseFault::Contradiction(found) => House::Contradiction {
            why: contradiction(found, lang),
        },
        HouseFault::Clash(clash) => House::Contradiction {
            why: House::Clash { clash: *clash }.say(lang),
        },
        // A fault that came later: a test fails until it has words here, and English is better than nothing.
        unknown => return unknown.to_string(),
    }
    .say(lang)
}

/// Why a text names no rule set.
#[must_use]
pub fn rule_set(error: &UnknownRuleSet, lang: Lang) -> String {
    match error {
        UnknownRuleSet::Ambiguous { asked, fits } => House::Ambiguous {
            asked: shown(asked),
            fits: list(lang, Joint::Or, fits),
        },
        UnknownRuleSet::NoSuch { asked, near } => no_such(asked, near.as_deref()),
        UnknownRuleSet::WhichOne { game } => {
            let example = RuleSet::all().into_iter().find(|set| set.kind() == *game);
            House::WhichOne {
                game: *game,
                example: example.map(|set| set.id()).unwrap_or_default(),
            }
        }
        UnknownRuleSet::NoSuchGoal { asked } => House::NoSuchGoal {
            asked: shown(asked),
            goals: one_of(&GOALS, lang),
        },
        UnknownRuleSet::OneGoal { game } => House::OneGoal {
            game: *game,
            goals: one_of(&GOALS, lang),
        },
        UnknownRuleSet::HouseByName => House::ByName,
    }
    .say(lang)
}

/// What the id of a draughts table may end with.
const GOALS: [&str; 2] = ["+losing", "+breakthrough"];

fn no_such(asked: &str, near: Option<&str>) -> House {
    let asked = shown(asked);
    match near {
        Some(near) => House::NoneNear {
            asked,
            near: near.to_owned(),
        },
        None => House::None { asked },
    }
}

fn one_of(words: &[&str], lang: Lang) -> String {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    list(lang, Joint::Or, &words)
}
