//! House rules: the form over the rule table, and drafts made with it.

use std::cell::RefCell;

use ::draughts::house::{self, HouseFault};
use ::draughts::{BUILT_IN, Contradiction, Rules, rule_sets};
use ::table::RuleSet;
use ::words::draughts::{PointId, contradiction, label, value};
use ::words::draughts_plate;
use ::words::files::house_wrong;
use ::words::page::{Expected, FormDraw, FormGroup, expected, form_group, form_unit};

use crate::boards::draughts_picture;
use crate::house_words::{help, own_label, part_of_the_board};
use crate::types::{
    Clash, Control, HouseCheck, HouseDraft, HouseForm, HousePoint, Localised, PointSetting,
    PointValue, Read, Unreadable,
};

/// A row of the form.
struct Row {
    id: &'static str,
    point: PointId,
    shape: Shape,
}

enum Shape {
    /// One of the words of a key of the house-rules file; `part` is the member of an inline table.
    Words {
        key: &'static str,
        part: Option<&'static str>,
        values: &'static [&'static str],
    },
    /// An ordered list of words.
    Order {
        key: &'static str,
        values: &'static [&'static str],
    },
    /// A number within the draw rules; 0 leaves the rule out.
    Draw { draw: FormDraw, most: u32 },
}

const fn worded(
    id: &'static str,
    point: PointId,
    key: &'static str,
    values: &'static [&'static str],
) -> Row {
    Row {
        id,
        point,
        shape: Shape::Words {
            key,
            part: None,
            values,
        },
    }
}

const fn board(id: &'static str, part: &'static str, values: &'static [&'static str]) -> Row {
    Row {
        id,
        point: PointId::Board,
        shape: Shape::Words {
            key: "board",
            part: Some(part),
            values,
        },
    }
}

const PREFERENCES: [&str; 5] = [
    "most-pieces",
    "with-king",
    "most-kings",
    "kings-earliest",
    "most-value",
];

const ROWS: [Row; 18] = [
    board("board-size", "size", &["8", "10", "12"]),
    board("board-squares", "squares", &["dark", "light", "all"]),
    board("board-long-diagonal", "long_diagonal", &["left", "right"]),
    worded(
        "first-mover",
        PointId::FirstMover,
        "first_mover",
        &["white", "black"],
    ),
    worded(
        "lines",
        PointId::Lines,
        "lines",
        &["diagonal", "diagonal-captures-also-straight", "straight"],
    ),
    worded(
        "king-range",
        PointId::KingRange,
        "king_range",
        &["short", "flying"],
    ),
    worded(
        "promotion",
        PointId::Promotion,
        "promotion",
        &["at-end-of-move", "stops-the-move", "in-passing"],
    ),
    worded(
        "man-captures",
        PointId::ManCaptures,
        "man_captures",
        &["not-backward", "any-way"],
    ),
    worded(
        "man-against-king",
        PointId::ManAgainstKing,
        "man_against_king",
        &["captures", "powerless"],
    ),
    worded(
        "king-capture",
        PointId::KingCapture,
        "king_capture",
        &[
            "adjacent",
            "from-afar",
            "from-afar-landing-right-behind",
            "from-afar-landing-right-behind-a-last-king",
        ],
    ),
    worded(
        "compulsion",
        PointId::Compulsion,
        "compulsion",
        &["forced", "huff"],
    ),
    Row {
        id: "must-prefer",
        point: PointId::MustPrefer,
        shape: Shape::Order {
            key: "must_prefer",
            values: &PREFERENCES,
        },
    },
    worded(
        "continuation",
        PointId::Continuation,
        "continuation",
        &["whole-sequence", "while-landing-offers", "may-stop"],
    ),
    worded(
        "removal",
        PointId::Removal,
        "removal",
        &["after-the-move", "at-once"],
    ),
    worded(
        "reversal",
        PointId::Reversal,
        "reversal",
        &["allowed", "forbidden"],
    ),
    worded(
        "goal",
        PointId::Goal,
        "goal",
        &["normal", "losing", "breakthrough"],
    ),
    Row {
        id: "draw-repetition",
        point: PointId::Draws,
        shape: Shape::Draw {
            draw: FormDraw::Repetition,
            most: 10,
        },
    },
    Row {
        id: "draw-king-moves",
        point: PointId::Draws,
        shape: Shape::Draw {
            draw: FormDraw::KingMoves,
            most: 100,
        },
    },
];

/// What a draw is called in a house-rules file.
const fn draw_key(draw: FormDraw) -> &'static str {
    match draw {
        FormDraw::Repetition => "repetition",
        FormDraw::KingMoves => "king_moves",
    }
}

/// The TOML of a key in a table.
fn spelled(rules: &Rules, key: &str) -> String {
    let points = house::spelled_out(rules);
    let found = points.into_iter().find(|point| point.key == key);
    // A list has the article of each entry in a comment behind it.
    let value = found.map_or_else(String::new, |point| point.value);
    let lines = value
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default());
    lines.collect()
}

/// The entries of a TOML array of inline tables, each as its text.
fn entries(array: &str) -> Vec<String> {
    let inner = array.trim().trim_start_matches('[').trim_end_matches(']');
    let mut found = Vec::new();
    let (mut depth, mut text) = (0_i32, String::new());
    for letter in inner.chars() {
        depth += match letter {
            '{' | '[' => 1,
            '}' | ']' => -1,
            _ => 0,
        };
        if letter == ',' && depth == 0 {
            found.push(core::mem::take(&mut text));
        } else {
            text.push(letter);
        }
    }
    found.push(text);
    found.retain(|entry| !entry.trim().is_empty());
    found
}

/// The member of an inline table, without quotes.
fn member(table: &str, name: &str) -> Option<String> {
    let inner = table.trim().trim_start_matches('{').trim_end_matches('}');
    entries(inner).iter().find_map(|pair| {
        let (key, value) = pair.split_once('=')?;
        (key.trim() == name).then(|| value.trim().trim_matches('"').to_owned())
    })
}

impl Row {
    /// What a table says here.
    fn setting(&self, rules: &Rules) -> PointSetting {
        match &self.shape {
            Shape::Words { key, part, .. } => {
                let text = spelled(rules, key);
                PointSetting::Value(match part {
                    None => text.trim().trim_matches('"').to_owned(),
                    Some(part) => member(&text, part).unwrap_or_default(),
                })
            }
            Shape::Order { key, .. } => {
                let text = spelled(rules, key);
                let names = entries(&text);
                PointSetting::Order(
                    names
                        .iter()
                        .map(|name| name.trim().trim_matches('"').to_owned())
                        .collect(),
                )
            }
            Shape::Draw { draw, .. } => {
                let draws = entries(&spelled(rules, "draws"));
                let number = draws
                    .iter()
                    .find_map(|entry| member(entry, draw_key(*draw))?.parse::<f64>().ok());
                PointSetting::Number(number.unwrap_or(0.0))
            }
        }
    }

    /// What the value of this name is called: what a table that has it says.
    fn named(&self, parent: &Rules, name: &str) -> PointValue {
        if let Some(label) = part_of_the_board(self.id, name) {
            let id = name.to_owned();
            return PointValue { id, label };
        }
        let with = |base: &Rules| {
            let setting = match &self.shape {
                Shape::Order { .. } => PointSetting::Order(vec![name.to_owned()]),
                _ => PointSetting::Value(name.to_owned()),
            };
            let lines = toml_lines(base, &[(self.id, &setting)]);
            let file = format!("parent = \"{}\"\n{lines}", base.id);
            house::parse(&file).ok()
        };
        // A value that contradicts this parent is named by a set that takes it.
        let rules = with(parent).or_else(|| BUILT_IN.iter().find_map(with));
        PointValue {
            id: name.to_owned(),
            label: Localised::of(|lang| {
                rules
                    .as_ref()
                    .map_or_else(|| name.to_owned(), |rules| value(rules, self.point, lang))
            }),
        }
    }

    fn label(&self) -> Localised {
        own_label(self.id).unwrap_or_else(|| Localised::of(|lang| label(self.point, lang)))
    }

    fn group(&self) -> Localised {
        let group = match self.point {
            PointId::Board | PointId::Placing | PointId::FirstMover | PointId::Notation => {
                FormGroup::Board
            }
            PointId::Lines | PointId::KingRange | PointId::KingPatience | PointId::Promotion => {
                FormGroup::Moving
            }
            PointId::Goal | PointId::Draws => FormGroup::Ending,
            _ => FormGroup::Capturing,
        };
        Localised::of(|lang| form_group(group, lang))
    }

    fn control(&self, parent: &Rules) -> Control {
        match &self.shape {
            Shape::Words { values, .. } => Control::Choice {
                values: values.iter().map(|name| self.named(parent, name)).collect(),
            },
            Shape::Order { values, .. } => Control::Order {
                values: values.iter().map(|name| self.named(parent, name)).collect(),
            },
            Shape::Draw { draw, most } => Control::Number {
                min: 0,
                max: *most,
                unit: Localised::of(|lang| form_unit(*draw, lang)),
            },
        }
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace(['"', '\\', '\n', '\r'], ""))
}

/// Settings of rows as lines of a house-rules file.
fn toml_lines(parent: &Rules, changes: &[(&str, &PointSetting)]) -> String {
    let mut lines = String::new();
    let mut parts = Vec::new();
    let mut draws: Option<Vec<String>> = None;
    for (id, setting) in changes {
        let Some(row) = ROWS.iter().find(|row| row.id == *id) else {
            continue;
        };
        match (&row.shape, setting) {
            (
                Shape::Words {
                    key, part: None, ..
                },
                PointSetting::Value(name),
            ) => {
                lines += &format!("{key} = {}\n", quoted(name));
            }
            (
                Shape::Words {
                    part: Some(part), ..
                },
                PointSetting::Value(name),
            ) => {
                let value = if name.parse::<u8>().is_ok() {
                    name.clone()
                } else {
                    quoted(name)
                };
                parts.push(format!("{part} = {value}"));
            }
            (Shape::Order { key, .. }, PointSetting::Order(names)) => {
                let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
                lines += &format!("{key} = [{}]\n", names.join(", "));
            }
            (Shape::Draw { draw, most }, PointSetting::Number(number)) => {
                let kind = draw_key(*draw);
                let draws = draws.get_or_insert_with(|| entries(&spelled(parent, "draws")));
                draws.retain(|entry| member(entry, kind).is_none());
                let number = number.clamp(0.0, f64::from(*most)) as u32;
                if number > 0 {
                    draws.push(format!("{{ {kind} = {number} }}"));
                }
            }
            _ => {}
        }
    }
    if !parts.is_empty() {
        lines += &format!("board = {{ {} }}\n", parts.join(", "));
    }
    if let Some(draws) = draws {
        lines += &format!("draws = [{}]\n", draws.join(", "));
    }
    lines
}

/// The id of house rules with this name.
fn slug(name: &str) -> String {
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
    let short: String = joined.chars().take(40).collect();
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
        RuleSet::Backgammon(_) => None,
    }
}

/// The draft as a house-rules file.
fn file_of(parent: &Rules, draft: &HouseDraft) -> String {
    let changes: Vec<(&str, &PointSetting)> = draft
        .changes
        .iter()
        .map(|(id, setting)| (id.as_str(), setting))
        .collect();
    let name: String = draft.name.chars().take(40).collect();
    format!(
        "parent = {}\nid = {}\nname = {}\n{}",
        quoted(&parent.id),
        quoted(&slug(&draft.name)),
        quoted(if name.is_empty() { "?" } else { &name }),
        toml_lines(parent, &changes)
    )
}

/// The form over a parent; nothing for backgammon, whose frames are all there is.
pub(crate) fn form(parent: &RuleSet) -> HouseForm {
    let points = parent_of(parent).map_or_else(Vec::new, |rules| {
        ROWS.iter()
            .map(|row| HousePoint {
                id: row.id.to_owned(),
                group: row.group(),
                label: row.label(),
                help: help(row.id),
                article: row
                    .point
                    .article(rules)
                    .and_then(|article| draughts_plate(&article).map(str::to_owned)),
                control: row.control(rules),
                parent: row.setting(rules),
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
    let parent = parent_of(parent).ok_or(HouseFault::NoParent)?;
    let file = file_of(parent, draft);
    house::parse_with(&file, |_| Some(*parent))
        .map(RuleSet::draughts)
        .map_err(|error| error.fault)
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
    let text = parent_of(parent).map_or_else(String::new, |parent| file_of(parent, draft));
    match rules_of(parent, draft) {
        Ok(set) => HouseCheck {
            clashes: Vec::new(),
            start: parent_of(&set)
                .map(|rules| draughts_picture(rules, &::draughts::Setup::start(rules))),
            text,
        },
        Err(fault) => HouseCheck {
            clashes: vec![Clash {
                points: match &fault {
                    HouseFault::Contradiction(found) => {
                        rows_of(found).iter().map(|&id| id.to_owned()).collect()
                    }
                    _ => draft.changes.keys().cloned().collect(),
                },
                message: match &fault {
                    HouseFault::Contradiction(found) => {
                        Localised::of(|lang| contradiction(found, lang))
                    }
                    _ => Localised::of(|lang| house_wrong(&fault, lang)),
                },
            }],
            start: None,
            text,
        },
    }
}

/// Reads a draft back from the text of a link or a file.
pub(crate) fn from_text(text: &str, find: impl Fn(&str) -> Option<Rules>) -> Read<HouseDraft> {
    let parent = RefCell::new(None);
    let parsed = house::parse_with(text, |id| {
        let found = find(id).or_else(|| rule_sets::by_id(id).copied());
        *parent.borrow_mut() = found;
        found
    });
    match (parsed, parent.into_inner()) {
        (Ok(rules), Some(parent)) => {
            let changed = ROWS.iter().filter_map(|row| {
                let setting = row.setting(&rules);
                (setting != row.setting(&parent)).then(|| (row.id.to_owned(), setting))
            });
            Read::good(HouseDraft {
                parent: RuleSet::draughts(parent).id(),
                name: rules.name.to_string(),
                changes: changed.collect(),
            })
        }
        (Err(error), _) => {
            let line = error.at.map(|(line, _)| line);
            Read::bad(Unreadable {
                line: line.map(|line| line as u64),
                excerpt: text
                    .lines()
                    .nth(line.unwrap_or(1) - 1)
                    .unwrap_or_default()
                    .to_owned(),
                expected: Localised::of(|lang| house_wrong(&error.fault, lang)),
            })
        }
        (Ok(_), None) => Read::bad(Unreadable {
            line: None,
            excerpt: String::new(),
            expected: Localised::of(|lang| expected(Expected::HouseRules, lang)),
        }),
    }
}
