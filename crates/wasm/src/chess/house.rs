//! House rules of chess: the form over its table, and drafts made with it. No point contradicts another.

use std::borrow::Cow;

use ::chess::house::{PointId, Takes};
use ::chess::{Counted, Rules};
use ::table::RuleSet;
use ::words::chess::{Topic, label, value};
use ::words::page::{FormGroup, form_group};
use ::words::rules_page::article_label;

use crate::house::{name_of, slug};
use crate::types::{
    Control, HouseCheck, HouseDraft, HousePoint, Localised, Picture, PointSetting, PointValue,
};

/// So many checks may be set to win: 0 is none.
const MOST_CHECKS: u8 = 5;

/// What the form offers for a draw that is counted: claimed, and by itself.
const REPETITIONS: [Counted; 4] = [counted(3, 5), counted(3, 0), counted(0, 3), counted(0, 0)];
const QUIET_MOVES: [Counted; 4] = [
    counted(50, 75),
    counted(50, 0),
    counted(0, 50),
    counted(0, 0),
];

const fn counted(claimed: u8, automatic: u8) -> Counted {
    const fn often(count: u8) -> Option<u8> {
        match count {
            0 => None,
            count => Some(count),
        }
    }
    Counted {
        claimed: often(claimed),
        automatic: often(automatic),
    }
}

fn topic(point: PointId) -> Topic {
    let states = |topic: &Topic| topic.point() == Some(point);
    Topic::ALL.into_iter().find(states).unwrap_or(Topic::Board)
}

const fn group(point: PointId) -> FormGroup {
    match point {
        PointId::Start => FormGroup::Board,
        PointId::Castling | PointId::Promotion => FormGroup::Moving,
        PointId::EnPassant => FormGroup::Capturing,
        PointId::Stalemate | PointId::Goal | PointId::Repetition | PointId::NoProgress => {
            FormGroup::Ending
        }
    }
}

/// The name of a value in the form: a word of the table, a number of checks, or two counts.
fn says(rules: &Rules, point: PointId) -> String {
    let pair = |Counted { claimed, automatic }: Counted| {
        format!("{}-{}", claimed.unwrap_or(0), automatic.unwrap_or(0))
    };
    match point {
        PointId::Repetition => pair(rules.repetition.value),
        PointId::NoProgress => pair(rules.no_progress.value),
        PointId::Goal => match rules.goal.value {
            ::chess::Goal::Mate => "mate".to_owned(),
            ::chess::Goal::Checks(checks) => checks.to_string(),
        },
        _ => rules.written(point).trim_matches('"').to_owned(),
    }
}

/// Sets a point by the name of a value. Says whether there is such a value.
fn set(rules: &mut Rules, point: PointId, name: &str) -> bool {
    match point.takes() {
        Takes::Words(_) => rules.set_word(point, name),
        Takes::Checks(_) => match name.parse() {
            Ok(checks @ 1..) => {
                rules.set_checks(checks);
                true
            }
            _ => rules.set_word(point, name),
        },
        Takes::Counted => {
            let parts = name.split_once('-');
            let numbers = parts.and_then(|(one, two)| one.parse().ok().zip(two.parse().ok()));
            match numbers {
                // Once is no repetition.
                Some((1, _) | (_, 1)) | None => false,
                Some((claimed, automatic)) => {
                    rules.set_counted(point, counted(claimed, automatic));
                    true
                }
            }
        }
    }
}

/// The names of the values that the form offers.
fn offered(parent: &Rules, point: PointId) -> Vec<String> {
    let pairs = |all: [Counted; 4]| {
        let named = |value| {
            let mut rules = parent.clone();
            rules.set_counted(point, value);
            says(&rules, point)
        };
        all.into_iter().map(named).collect::<Vec<_>>()
    };
    let mut names = match point.takes() {
        Takes::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
        Takes::Checks(words) => {
            let counts = (1..=MOST_CHECKS).map(|checks| checks.to_string());
            words
                .iter()
                .map(|&word| word.to_owned())
                .chain(counts)
                .collect()
        }
        Takes::Counted if point == PointId::Repetition => pairs(REPETITIONS),
        Takes::Counted => pairs(QUIET_MOVES),
    };
    let own = says(parent, point);
    if !names.contains(&own) {
        names.insert(0, own);
    }
    names
}

/// The rows of the form over these rules.
pub(crate) fn form(set_of: &RuleSet, parent: &Rules) -> Vec<HousePoint> {
    let mut points = PointId::ALL;
    points.sort_by_key(|point| group(*point));
    let row = |point: PointId| {
        let topic = topic(point);
        let named = |name: String| {
            let mut rules = parent.clone();
            set(&mut rules, point, &name);
            PointValue {
                label: Localised::of(|lang| value(&rules, topic, lang).unwrap_or_default()),
                id: name,
            }
        };
        HousePoint {
            id: point.key().to_owned(),
            group: Localised::of(|lang| form_group(group(point), lang)),
            label: Localised::of(|lang| label(topic, lang)),
            help: None,
            article: article_label(set_of, topic.id()),
            control: Control::Choice {
                values: offered(parent, point).into_iter().map(named).collect(),
            },
            parent: PointSetting::Value(says(parent, point)),
        }
    };
    points.map(row).into()
}

/// The rules of a draft; what it sets to something that is no value stays as the parent has it.
pub(crate) fn drafted(parent: &Rules, draft: &HouseDraft) -> Rules {
    let mut rules = parent.clone();
    for point in PointId::ALL {
        if let Some(PointSetting::Value(name)) = draft.changes.get(point.key()) {
            set(&mut rules, point, name);
        }
    }
    rules.id = Cow::Owned(slug(&draft.name));
    rules.name = Cow::Owned(name_of(draft));
    rules
}

/// What the box thinks of a draft: nothing is wrong with it.
pub(crate) fn check(parent: &Rules, draft: &HouseDraft) -> HouseCheck {
    let rules = drafted(parent, draft);
    HouseCheck {
        clashes: Vec::new(),
        start: Some(Picture::Chess(crate::pages::first_array())),
        text: RuleSet::of_chess(rules)
            .to_house_rules()
            .unwrap_or_default(),
    }
}

/// The draft that these house rules are.
pub(crate) fn from_text(rules: &Rules) -> HouseDraft {
    let whole = RuleSet::of_chess(rules.clone()).parent();
    let parent = match &whole {
        Some(RuleSet::Chess(parent)) => parent,
        _ => rules,
    };
    let changed = PointId::ALL.into_iter().filter_map(|point| {
        let now = says(rules, point);
        let differs = now != says(parent, point);
        differs.then(|| (point.key().to_owned(), PointSetting::Value(now)))
    });
    HouseDraft {
        parent: RuleSet::of_chess(parent.clone()).id(),
        name: rules.name.to_string(),
        changes: changed.collect(),
    }
}

/// Two facts for a card of house rules: what they change first.
#[inline(never)]
pub(crate) fn facts(rules: &Rules) -> Vec<Localised> {
    let draft = from_text(rules);
    let changed = PointId::ALL
        .into_iter()
        .filter(|point| draft.changes.contains_key(point.key()));
    changed
        .take(2)
        .map(|point| {
            let topic = topic(point);
            Localised::of(|lang| {
                let value = value(rules, topic, lang).unwrap_or_default();
                format!("{}: {value}", label(topic, lang))
            })
        })
        .collect()
}
