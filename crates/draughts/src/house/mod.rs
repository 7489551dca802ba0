//! House rules: a TOML file that names a parent and changes points of its table.
//!
//! ```toml
//! parent = "italian"
//! man_captures_king = true
//! ```
//!
//! The keys are the names of the table's fields (see [`Rules`]), the values the names of their variants in small
//! letters with hyphens. What is not named stays as the parent has it. Any rule set can be written as such a file
//! ([`write()`]) and read back ([`parse()`]) equal; a file that contradicts itself is refused with the reason.
//!
//! | key | value |
//! |---|---|
//! | `parent` | the id of a rule set (needed) |
//! | `id`, `name` | what the rules are called |
//! | `board` | `{ size = 8, squares = "dark", long_diagonal = "left" }`, each part by itself too |
//! | `placing` | `{ rows = 3, base_row_free = false }` |
//! | `first_mover` | `white`, `black` |
//! | `lines` | `diagonal`, `diagonal-captures-also-straight`, `straight` |
//! | `man_captures` | `not-backward`, `any-way` |
//! | `man_against_king` | `captures`, `powerless`; or `man_captures_king = true` |
//! | `king_range` | `short`, `flying` |
//! | `king_capture` | `adjacent`, `from-afar` and two more, see below |
//! | `compulsion` | `forced`, `huff` |
//! | `must_prefer` | a list of `most-pieces`, `with-king`, `most-kings`, `kings-earliest`, `most-value` |
//! | `continuation` | `whole-sequence`, `while-landing-offers`, `may-stop` |
//! | `removal` | `after-the-move`, `at-once` |
//! | `reversal` | `allowed`, `forbidden` |
//! | `promotion` | `at-end-of-move`, `stops-the-move`, `in-passing` |
//! | `king_patience` | `unlimited`, or a number of moves |
//! | `goal` | `normal`, `losing`, `breakthrough` |
//! | `draws` | a list of draws, see below |
//! | `notation` | `{ game_type = 22, writing = "numbers", numbering = "top-left", capture_sign = "x" }` |
//!
//! A king that captures from afar may be told where to land: `from-afar-landing-right-behind`, or
//! `from-afar-landing-right-behind-a-last-king`.
//!
//! A draw is `{ repetition = 3 }`, `{ king_moves = 20 }`, `{ moves = 30, standstill = [4, 5] }` or
//! `{ moves = 15, strong = { kings = [3] }, weak = { kings = 1 }, refuge = "long-diagonal" }`. A force has `kings`,
//! `men` and `pieces`, each a number, `[at least]` or `[at least, at most]`.

mod error;
mod points;
mod settings;
mod value;
mod words;

pub use error::{Clash, HouseError, HouseFault, Wanted};
pub use points::{HousePoint, POINTS};
pub use settings::{Choice, Setting, Values};

use crate::rule_sets::{self, BUILT_IN};
use crate::{Article, DrawRule, Force, Label, Point, PointId, Rules, Setup};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use points::{quoted, read_id, read_name};
use toml::de::DeTable;
use value::{Located, Read, get, nearest, only, text};

/// Reads a house-rules file whose parent is a built-in rule set.
///
/// ```
/// let rules = tabuleiro_draughts::house::parse("parent = \"italian\"\nman_captures_king = true").unwrap();
/// assert_eq!(rules.man_against_king.value, tabuleiro_draughts::ManAgainstKing::Captures);
/// ```
///
/// # Errors
/// What is wrong with the file, and where.
pub fn parse(file: &str) -> Result<Rules, HouseError> {
    parse_with(file, |id| rule_sets::by_id(id).copied())
}

/// Reads a house-rules file; `parent` finds the rules that it names, so that a caller may offer other house rules as
/// parents.
///
/// # Errors
/// What is wrong with the file, and where.
pub fn parse_with(file: &str, parent: impl Fn(&str) -> Option<Rules>) -> Result<Rules, HouseError> {
    let table = DeTable::parse(file).map_err(|error| HouseError {
        at: error.span().map(|span| line_and_column(file, span.start)),
        fault: HouseFault::Syntax(error.message().to_string()),
    })?;
    read(table.get_ref(), parent).map_err(|Located { span, fault }| HouseError {
        at: (span.end > 0).then(|| line_and_column(file, span.start)),
        fault,
    })
}

fn line_and_column(file: &str, offset: usize) -> (usize, usize) {
    let before = &file.as_bytes()[..offset.min(file.len())];
    let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
    let start = before
        .iter()
        .rposition(|byte| *byte == b'\n')
        .map_or(0, |newline| newline + 1);
    (
        line,
        String::from_utf8_lossy(&before[start..]).chars().count() + 1,
    )
}

fn read(table: &DeTable<'_>, parent: impl Fn(&str) -> Option<Rules>) -> Read<Rules> {
    let whole_file = |fault| Located { span: 0..0, fault };
    let mut keys = alloc::vec!["parent", "id", "name"];
    for point in &POINTS {
        keys.push(point.id.key());
        keys.extend(point.alias.as_ref().map(|alias| alias.key));
    }
    only(table, &keys)?;
    let Some(named) = get(table, "parent") else {
        return Err(whole_file(HouseFault::NoParent));
    };
    let name = text("parent", named)?;
    let id = name.strip_prefix("draughts:").unwrap_or(name);
    let Some(before) = parent(id) else {
        let known = BUILT_IN.iter().map(|rules| rules.id.as_str());
        return value::fail(
            named,
            HouseFault::UnknownParent {
                name: name.to_string(),
                suggestion: nearest(id, known).map(String::from),
            },
        );
    };
    let mut rules = before;
    for point in &POINTS {
        let alias = point
            .alias
            .as_ref()
            .and_then(|alias| Some((alias, get(table, alias.key)?)));
        match (get(table, point.id.key()), alias) {
            (Some(_), Some((alias, value))) => {
                let (key, other) = (point.id.key(), alias.key);
                return value::fail(value, HouseFault::Twice { key, other });
            }
            (Some(value), None) => (point.read)(&mut rules, value)?,
            (None, Some((alias, value))) => (alias.read)(&mut rules, value)?,
            (None, None) => {}
        }
    }
    name_rules(table, &before, &mut rules)?;
    let names_game_type =
        get(table, "notation").is_some_and(|value| value.get_ref().get("game_type").is_some());
    if !names_game_type {
        drop_game_type(&mut rules, &before);
    }
    check(&rules).map_err(whole_file)?;
    Ok(rules)
}

/// Other rules are another game: the parent's PDN number would lie about them.
fn drop_game_type(rules: &mut Rules, parent: &Rules) {
    if !plays_alike(parent, rules) {
        let mut notation = rules.notation.value;
        notation.game_type = None;
        rules.notation = Point::house(notation);
    }
}

/// Rules made by choosing: those of the parent with these settings, in the order of the table, whatever the order of
/// the choices. Settings that no point has are passed over.
///
/// A form shows what was chosen even where it does not hold together, so the rules come back in any case, as far as
/// they could be set, and with them whether they can be played.
///
/// ```
/// use tabuleiro_draughts::{ManAgainstKing, house, rule_sets};
/// let italian = rule_sets::by_id("italian").unwrap();
/// let captures = house::Choice::Word("captures".into());
/// let (rules, holds) = house::choose(italian, "nonna", "Nonna", &[("man-against-king", captures)]);
/// assert_eq!(rules.man_against_king.value, ManAgainstKing::Captures);
/// assert_eq!(holds, Ok(()));
/// ```
pub fn choose(
    parent: &Rules,
    id: &str,
    name: &str,
    choices: &[(&str, Choice)],
) -> (Rules, Result<(), HouseFault>) {
    let mut rules = *parent;
    let mut holds = Ok(());
    for (label, text) in [(&mut rules.id, id), (&mut rules.name, name)] {
        match Label::try_new(text) {
            Ok(fits) => *label = fits,
            Err(error) => holds = holds.and(Err(HouseFault::Name(error))),
        }
    }
    for setting in POINTS.iter().flat_map(|point| point.settings) {
        let chosen = choices.iter().find(|(id, _)| *id == setting.id);
        if let Some((_, choice)) = chosen {
            holds = holds.and(setting.set(&mut rules, choice));
        }
    }
    drop_game_type(&mut rules, parent);
    let holds = holds.and_then(|()| check(&rules));
    (rules, holds)
}

fn name_rules(table: &DeTable<'_>, parent: &Rules, rules: &mut Rules) -> Read<()> {
    rules.id = match get(table, "id") {
        Some(value) => read_id(value)?,
        None => Label::try_new(&format!("{}-house", parent.id)).unwrap_or(parent.id),
    };
    rules.name = match get(table, "name") {
        Some(value) => read_name("name", value)?,
        None => Label::try_new(&format!("{}, house rules", parent.name)).unwrap_or(parent.name),
    };
    Ok(())
}

/// Whether two rule sets move and capture alike, whatever they are called, drawn or written.
fn plays_alike(one: &Rules, other: &Rules) -> bool {
    PointId::ALL
        .into_iter()
        .filter(|point| !matches!(point, PointId::Draws | PointId::Notation))
        .all(|point| point.agrees(one, other))
}

/// Everything that keeps a table from making sense.
fn check(rules: &Rules) -> Result<(), HouseFault> {
    rules.check().map_err(HouseFault::Contradiction)?;
    let men = Setup::start(rules).white.len();
    let too_large = |force: Force| {
        let least = u32::from(force.kings.0) + u32::from(force.men.0);
        least.max(u32::from(force.pieces.0)) > men
    };
    for Point { value, .. } in rules.draws.iter() {
        if let DrawRule::Endgame { strong, weak, .. } = value
            && (too_large(strong) || too_large(weak))
        {
            return Err(HouseFault::Clash(Clash::ForceTooLarge));
        }
    }
    if let Some(number) = rules.notation.value.game_type {
        let elsewhere = BUILT_IN.iter().any(|known| {
            known.notation.value.game_type == Some(number)
                && known.board.value.size != rules.board.value.size
        });
        if elsewhere {
            return Err(HouseFault::WrongGameType(number));
        }
    }
    Ok(())
}

/// Writes rules as a house-rules file over a parent: the points that differ, each with its article.
#[must_use]
pub fn write(rules: &Rules, parent: &Rules) -> String {
    write_points(rules, parent, |point| !point.agrees(rules, parent))
}

/// Writes rules as a house-rules file with every point spelled out, as a start for a user's own.
#[must_use]
pub fn write_in_full(rules: &Rules, parent: &Rules) -> String {
    write_points(rules, parent, |_| true)
}

/// One point of a table as a house-rules file writes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SpelledPoint {
    /// The key in the file.
    pub key: &'static str,
    /// The value, as TOML.
    pub value: String,
    /// Where the rule stands; a list of rules has an article for each entry in its value instead.
    pub article: Option<Article>,
}

/// Every point of a table, in the order of the file.
#[must_use]
pub fn spelled_out(rules: &Rules) -> Vec<SpelledPoint> {
    POINTS
        .iter()
        .map(|point| SpelledPoint {
            key: point.id.key(),
            value: (point.write)(rules),
            article: point.article(rules),
        })
        .collect()
}

fn write_points(rules: &Rules, parent: &Rules, wanted: impl Fn(PointId) -> bool) -> String {
    let mut file = format!(
        "parent = {}\nid = {}\nname = {}\n",
        quoted(&parent.id),
        quoted(&rules.id),
        quoted(&rules.name)
    );
    for point in &POINTS {
        // The PDN number goes with the rules, so a change of either is written out.
        let goes_along = point.id == PointId::Notation && !plays_alike(rules, parent);
        if !wanted(point.id) && !goes_along {
            continue;
        }
        file.push('\n');
        if let Some(article) = point.article(rules) {
            file.push_str(&format!(
                "# {}\n",
                article.to_string().replace(['\n', '\r'], " ")
            ));
        }
        file.push_str(&format!("{} = {}\n", point.id.key(), (point.write)(rules)));
    }
    file
}
