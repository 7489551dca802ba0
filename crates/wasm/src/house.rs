//! House rules: the form over the rule table, and drafts made with it.

use std::cell::RefCell;

use ::draughts::house::{self, Choice, HouseError, HouseFault, Setting, Values};
use ::draughts::{BUILT_IN, Contradiction, PointId, Rules, Setup, rule_sets};
use ::table::RuleSet;
use ::words::draughts::{contradiction, label, preference_anchor, value};
use ::words::files::house_wrong;
use ::words::page::{Expected, FormGroup, expected, form_group};
use ::words::rules_page::article_label;

use crate::boards::draughts_picture;
use crate::chess;
use crate::house_words::{help, own_label, part_of_the_board, unit};
use crate::types::{
    Clash, Control, HouseCheck, HouseDraft, HouseForm, HousePoint, Localised, PointSetting,
    PointValue, Read, Unreadable,
};

/// The longest name, in letters: a table's label takes little more, in bytes.
const LONGEST_NAME: usize = 40;

/// A row of the form: a setting, and the point of the table that it belongs to.
#[derive(Clone, Copy)]
struct Row {
    point: PointId,
    setting: &'static Setting,
}

/// The rows of the form: every setting there is, group by group, those of a group in the order of the table.
fn rows() -> Vec<Row> {
    let mut rows: Vec<Row> = house::POINTS
        .iter()
        .flat_map(|point| {
            let row = |setting| Row {
                point: point.id,
                setting,
            };
            point.settings.iter().map(row)
        })
        .collect();
    rows.sort_by_key(|row| row.group());
    rows
}

/// A choice as the page writes it; nothing chosen is an empty value.
fn written(choice: Option<Choice>) -> PointSetting {
    match choice {
        Some(Choice::Word(name)) => PointSetting::Value(name),
        Some(Choice::Order(names)) => PointSetting::Order(names),
        Some(Choice::Number(number)) => PointSetting::Number(number.into()),
        None => PointSetting::Value(String::new()),
    }
}

/// What the page wrote as a choice; no point of the table is a mere switch.
fn choice(setting: &PointSetting) -> Option<Choice> {
    match setting {
        PointSetting::Value(name) => Some(Choice::Word(name.clone())),
        PointSetting::Order(names) => Some(Choice::Order(names.clone())),
        // Out of range becomes the nearest number there is, and that is refused with its reason.
        PointSetting::Number(number) => Some(Choice::Number(*number as u32)),
        PointSetting::Switch(_) => None,
    }
}

impl Row {
    const fn id(self) -> &'static str {
        self.setting.id
    }

    /// What a table says here.
    fn says(self, rules: &Rules) -> PointSetting {
        written(self.setting.get(rules))
    }

    /// What the value of this name is called: what a table that has it says.
    fn named(self, parent: &Rules, name: &str, chosen: &Choice) -> PointValue {
        let label = part_of_the_board(self.id(), name).unwrap_or_else(|| {
            let with = |base: &Rules| {
                let (id, chosen) = (self.id(), chosen.clone());
                let (rules, holds) = house::choose(base, &base.id, &base.name, &[(id, chosen)]);
                holds.is_ok().then_some(rules)
            };
            // A value that contradicts this parent is named by a set that takes it.
            let rules = with(parent).or_else(|| BUILT_IN.iter().find_map(with));
            Localised::of(|lang| {
                rules
                    .as_ref()
                    .map_or_else(|| name.to_owned(), |rules| value(rules, self.point, lang))
            })
        });
        let id = name.to_owned();
        PointValue { id, label }
    }

    fn label(self) -> Localised {
        own_label(self.id()).unwrap_or_else(|| Localised::of(|lang| label(self.point, lang)))
    }

    const fn group(self) -> FormGroup {
        match self.point {
            PointId::Board | PointId::Placing | PointId::FirstMover | PointId::Notation => {
                FormGroup::Board
            }
            PointId::Lines | PointId::KingRange | PointId::KingPatience | PointId::Promotion => {
                FormGroup::Moving
            }
            PointId::ManCaptures
            | PointId::ManAgainstKing
            | PointId::KingCapture
            | PointId::Compulsion
            | PointId::MustPrefer
            | PointId::Continuation
            | PointId::Removal
            | PointId::Reversal => FormGroup::Capturing,
            PointId::Goal | PointId::Draws => FormGroup::Ending,
        }
    }

    fn control(self, parent: &Rules) -> Control {
        match self.setting.values() {
            Values::OneOf(names) => Control::Choice {
                values: names
                    .into_iter()
                    .map(|name| self.named(parent, name, &Choice::Word(name.to_owned())))
                    .collect(),
            },
            Values::InOrder(names) => Control::Order {
                values: names
                    .into_iter()
                    .map(|name| self.named(parent, name, &Choice::Order(vec![name.to_owned()])))
                    .collect(),
            },
            Values::UpTo(most) => Control::Number {
                min: 0,
                max: most,
                unit: unit(self.id()),
            },
        }
    }
}

/// The id of house rules with this name.
pub(crate) fn slug(name: &str) -> String {
    let plain: String = name
        .to_lowercase()
        .chars()
        .map(|letter| {
            if letter.is_ascii_alphanumeric() {
                letter
            } else {
                '-'
            }
        })
        .collect();
    let joined = plain
        .split('-')
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("-");
    let short: String = joined.chars().take(LONGEST_NAME).collect();
    if short.is_empty() {
        "house".to_owned()
    } else {
        short
    }
}

/// The table that a set's id names, if it is one of draughts.
fn parent_of(set: &RuleSet) -> Option<&Rules> {
    match set {
        RuleSet::Draughts(rules) => Some(rules),
        RuleSet::Backgammon(_) | RuleSet::Chess(_) => None,
    }
}

/// The rules of a draft as far as they could be set, and whether they hold together.
fn drafted(parent: &Rules, draft: &HouseDraft) -> (Rules, Result<(), HouseFault>) {
    let choices: Vec<(&str, Choice)> = draft
        .changes
        .iter()
        .filter_map(|(id, setting)| Some((id.as_str(), choice(setting)?)))
        .collect();
    house::choose(parent, &slug(&draft.name), &name_of(draft), &choices)
}

/// The name of a draft, no longer than a table keeps.
pub(crate) fn name_of(draft: &HouseDraft) -> String {
    let name: String = draft.name.chars().take(LONGEST_NAME).collect();
    if name.is_empty() {
        "?".to_owned()
    } else {
        name
    }
}

/// The article of the page that tells of a point; where it has several, the first.
fn anchor(point: PointId, rules: &Rules) -> &'static str {
    match point {
        PointId::MustPrefer => rules
            .must_prefer
            .get(0)
            .map_or(point.id(), |first| preference_anchor(first.value)),
        PointId::Draws if !rules.draws.is_empty() => "draw-1",
        _ => point.id(),
    }
}

/// The form over a parent; nothing for backgammon, whose frames are all there is.
pub(crate) fn form(parent: &RuleSet) -> HouseForm {
    if let RuleSet::Chess(rules) = parent {
        return HouseForm {
            parent: parent.id(),
            points: chess::form(parent, rules),
        };
    }
    let points = parent_of(parent).map_or_else(Vec::new, |rules| {
        rows()
            .into_iter()
            .map(|row| HousePoint {
                id: row.id().to_owned(),
                group: Localised::of(|lang| form_group(row.group(), lang)),
                label: row.label(),
                help: help(row.id()),
                article: article_label(parent, anchor(row.point, rules)),
                control: row.control(rules),
                parent: row.says(rules),
            })
            .collect()
    });
    HouseForm {
        parent: parent.id(),
        points,
    }
}

/// The rules of a draft, or what is wrong with them.
pub(crate) fn rules_of(parent: &RuleSet, draft: &HouseDraft) -> Result<RuleSet, HouseFault> {
    if let RuleSet::Chess(rules) = parent {
        return Ok(RuleSet::of_chess(chess::drafted(rules, draft)));
    }
    let parent = parent_of(parent).ok_or(HouseFault::NoParent)?;
    let (rules, holds) = drafted(parent, draft);
    holds.map(|()| RuleSet::draughts(rules))
}

/// The rows that a contradiction lies between: each of them says it.
const fn rows_of(contradiction: &Contradiction) -> &'static [&'static str] {
    match contradiction {
        Contradiction::LinesDoNotFitTheSquares => &["lines", "board-squares"],
        Contradiction::BoardTooLarge => &["board-size", "board-squares"],
        Contradiction::PlacingDoesNotFit => &["board-size"],
        Contradiction::ShortKingCapturesFromAfar => &["king-range", "king-capture"],
        Contradiction::HuffWithPrecedence => &["compulsion", "must-prefer"],
        Contradiction::StoppingWithPrecedence => &["continuation", "must-prefer"],
        Contradiction::PreferenceTwice(_) | Contradiction::KingsEarliestNotLast => &["must-prefer"],
        Contradiction::DrawAtOnce => &["draw-repetition", "draw-king-moves"],
        Contradiction::NoPatience => &["king-range"],
    }
}

/// What the box thinks of a draft.
pub(crate) fn check(parent: &RuleSet, draft: &HouseDraft) -> HouseCheck {
    if let RuleSet::Chess(rules) = parent {
        return chess::check(rules, draft);
    }
    let Some(parent) = parent_of(parent) else {
        return HouseCheck {
            clashes: vec![clash(&HouseFault::NoParent, draft)],
            start: None,
            text: String::new(),
        };
    };
    let (rules, holds) = drafted(parent, draft);
    let start = || draughts_picture(&rules, &Setup::start(&rules));
    HouseCheck {
        start: holds.is_ok().then(start),
        clashes: holds
            .err()
            .iter()
            .map(|fault| clash(fault, draft))
            .collect(),
        text: house::write(&rules, parent),
    }
}

/// What is wrong with a draft, at the rows that it lies between.
fn clash(fault: &HouseFault, draft: &HouseDraft) -> Clash {
    match fault {
        HouseFault::Contradiction(found) => Clash {
            points: rows_of(found).iter().map(|&id| id.to_owned()).collect(),
            message: Localised::of(|lang| contradiction(found, lang)),
        },
        _ => Clash {
            points: draft.changes.keys().cloned().collect(),
            message: Localised::of(|lang| house_wrong(fault, lang)),
        },
    }
}

fn unreadable(text: &str, error: &HouseError) -> Read<HouseDraft> {
    let line = error.at.map(|(line, _)| line);
    let excerpt = text.lines().nth(line.unwrap_or(1) - 1);
    Read::bad(Unreadable {
        line: line.map(|line| line as u64),
        excerpt: excerpt.unwrap_or_default().to_owned(),
        expected: Localised::of(|lang| house_wrong(&error.fault, lang)),
    })
}

/// Reads a draft back from the text of a link or a file.
pub(crate) fn from_text(text: &str, find: impl Fn(&str) -> Option<Rules>) -> Read<HouseDraft> {
    let of_chess = |line: &str| line.trim_start().starts_with("parent") && line.contains("\"chess");
    match RuleSet::from_house_rules(text) {
        Ok(RuleSet::Chess(rules)) => return Read::good(chess::from_text(&rules)),
        Err(error) if text.lines().any(of_chess) => return unreadable(text, &error),
        _ => {}
    }
    let parent = RefCell::new(None);
    let parsed = house::parse_with(text, |id| {
        let found = find(id).or_else(|| rule_sets::by_id(id).copied());
        *parent.borrow_mut() = found;
        found
    });
    match (parsed, parent.into_inner()) {
        (Ok(rules), Some(parent)) => {
            let changed = rows().into_iter().filter_map(|row| {
                let says = row.says(&rules);
                (says != row.says(&parent)).then(|| (row.id().to_owned(), says))
            });
            Read::good(HouseDraft {
                parent: RuleSet::draughts(parent).id(),
                name: rules.name.to_string(),
                changes: changed.collect(),
            })
        }
        (Err(error), _) => unreadable(text, &error),
        (Ok(_), None) => Read::bad(Unreadable {
            line: None,
            excerpt: String::new(),
            expected: Localised::of(|lang| expected(Expected::HouseRules, lang)),
        }),
    }
}
