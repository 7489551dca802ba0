//! The first line of a record.

use super::line::{Members, canonical};
use super::{FORMAT, VERSION};
use crate::catalogue::{Provenance, RuleSet, UnknownRuleSet};
use crate::clock::{Moment, Span, TimeControl};
use crate::dice;
use crate::game::Terms;
use crate::session::{FORMER_LEVELS, Header, OpenError, Player, PlayerKind, Version};
use ::draughts::house::HouseError;
use core::fmt;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// What is wrong with the first line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderFault {
    /// It does not begin a record.
    NotARecord,
    /// It is of a version that this program does not know.
    Version {
        /// The version.
        found: u64,
    },
    /// A member is missing or not what it should be.
    Member(String),
    /// No rule set is called so.
    Rules(UnknownRuleSet),
    /// The house rules cannot be read.
    House(HouseError),
    /// The house rules are missing, are not called as the record says, or stand beside built-in ones.
    HouseName {
        /// What the record says.
        stated: String,
        /// What the house rules are called, if there are any.
        found: Option<String>,
    },
    /// The table cannot be opened like this.
    Open {
        /// By which rules.
        rules: RuleSet,
        /// Why not.
        error: OpenError,
    },
}

impl fmt::Display for HeaderFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotARecord => write!(f, "this is no record: \"format\" is not {FORMAT:?}"),
            Self::Version { found } => write!(
                f,
                "the record has version {found}; this program reads versions 1 to {VERSION}"
            ),
            Self::Member(what) => f.write_str(what),
            Self::Rules(error) => error.fmt(f),
            Self::House(error) => error.fmt(f),
            Self::HouseName {
                stated,
                found: Some(found),
            } => write!(
                f,
                "the rules are called {stated}, but the table is that of {found}"
            ),
            Self::HouseName {
                stated,
                found: None,
            } => write!(f, "the table of the house rules {stated} is missing"),
            Self::Open { error, .. } => error.fmt(f),
        }
    }
}

impl core::error::Error for HeaderFault {}

#[derive(Serialize, Deserialize)]
struct HeaderJson {
    format: String,
    version: u32,
    rules: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    house: Option<String>,
    terms: Value,
    players: [PlayerJson; 2],
    #[serde(default = "no_clock", skip_serializing_if = "is_no_clock")]
    clock: TimeControl,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dice: Option<dice::Header>,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    gathers: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first_move: Option<Span>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules_digest: Option<dice::Digest>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    begun: Option<Moment>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    about: BTreeMap<String, String>,
    #[serde(flatten)]
    unknown: Members,
}

const fn no_clock() -> TimeControl {
    TimeControl::None
}

fn is_no_clock(control: &TimeControl) -> bool {
    *control == TimeControl::None
}

/// What a player is; members that are not known (a rating) are left alone.
#[derive(Serialize, Deserialize)]
struct PlayerJson {
    #[serde(default)]
    name: String,
    kind: KindJson,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    /// One of how many: of three where it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    of: Option<u8>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum KindJson {
    Person,
    Remote,
    Computer,
}

/// The members of the first line.
pub(crate) fn write_header(header: &Header) -> String {
    let house = match header.rules.provenance() {
        Provenance::BuiltIn | Provenance::Variant(_) => None,
        Provenance::House => header.rules.to_house_rules(),
    };
    let json = HeaderJson {
        format: FORMAT.to_owned(),
        version: header.version.number(),
        rules: header.rules.id(),
        house,
        terms: header.terms.to_json(),
        players: header.players.each_ref().map(PlayerJson::from),
        clock: header.clock,
        start: header.start.clone(),
        dice: header.dice.clone(),
        gathers: header.gathers,
        first_move: header.first_move,
        rules_digest: header.rules_digest,
        note: header.note.clone(),
        begun: header.begun,
        about: header.about.clone(),
        unknown: header.unknown.clone(),
    };
    canonical(&value(&json))
}

/// Our own structures have string keys only, so they always become a value.
pub(super) fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or_default()
}

/// Reads the members of the first line.
pub(crate) fn read_header(members: &Members) -> Result<Header, HeaderFault> {
    if members.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(HeaderFault::NotARecord);
    }
    let version = match members.get("version").and_then(Value::as_u64) {
        Some(1) => Version::One,
        Some(2) => Version::Two,
        Some(found) => return Err(HeaderFault::Version { found }),
        None => return Err(HeaderFault::Member("the version is missing".to_owned())),
    };
    let (mut later, mut known) = (Members::new(), members.clone());
    if version == Version::One {
        // Members that the first version does not know are kept and mean nothing.
        for name in ["gathers", "first_move", "rules_digest", "note"] {
            later.extend(known.remove_entry(name));
        }
    }
    let mut json: HeaderJson = read(Value::Object(known))?;
    json.unknown.extend(later);
    let rules = rules(&json.rules, json.house.as_deref())?;
    let terms = Terms::from_json(rules.kind(), json.terms).map_err(HeaderFault::Member)?;
    let [one, other] = json.players;
    Ok(Header {
        version,
        gathers: json.gathers,
        first_move: json.first_move,
        rules_digest: json.rules_digest,
        note: json.note,
        rules,
        terms,
        players: [one.try_into()?, other.try_into()?],
        clock: json.clock,
        start: json.start,
        dice: json.dice,
        begun: json.begun,
        about: json.about,
        unknown: json.unknown,
    })
}

fn read<T: for<'de> Deserialize<'de>>(value: Value) -> Result<T, HeaderFault> {
    serde_json::from_value(value).map_err(|error| HeaderFault::Member(error.to_string()))
}

fn rules(stated: &str, house: Option<&str>) -> Result<RuleSet, HeaderFault> {
    let name = |found| HeaderFault::HouseName {
        stated: stated.to_owned(),
        found,
    };
    match house {
        Some(text) => {
            let rules = RuleSet::from_house_rules(text).map_err(HeaderFault::House)?;
            let found = rules.id();
            if found == stated {
                Ok(rules)
            } else {
                Err(name(Some(found)))
            }
        }
        None => match stated.parse() {
            Err(UnknownRuleSet::HouseByName) => Err(name(None)),
            Err(error) => Err(HeaderFault::Rules(error)),
            // Short forms are for people; a record spells its rules out.
            Ok(rules) => {
                let full: String = RuleSet::id(&rules);
                if full == stated {
                    Ok(rules)
                } else {
                    Err(name(Some(full)))
                }
            }
        },
    }
}

impl From<&Player> for PlayerJson {
    fn from(player: &Player) -> Self {
        let (kind, level, of) = match player.kind {
            PlayerKind::Person => (KindJson::Person, None, None),
            PlayerKind::Remote => (KindJson::Remote, None, None),
            PlayerKind::Computer { level, of } => {
                let of = (of != FORMER_LEVELS).then_some(of);
                (KindJson::Computer, Some(level), of)
            }
        };
        Self {
            name: player.name.clone(),
            kind,
            level,
            of,
        }
    }
}

impl TryFrom<PlayerJson> for Player {
    type Error = HeaderFault;

    fn try_from(json: PlayerJson) -> Result<Self, HeaderFault> {
        let kind = match (json.kind, json.level) {
            (KindJson::Person, None) => PlayerKind::Person,
            (KindJson::Remote, None) => PlayerKind::Remote,
            (KindJson::Computer, Some(level)) => PlayerKind::Computer {
                level,
                of: json.of.unwrap_or(FORMER_LEVELS),
            },
            (KindJson::Computer, None) => {
                return Err(HeaderFault::Member("a computer has a level".to_owned()));
            }
            (KindJson::Person | KindJson::Remote, Some(_)) => {
                return Err(HeaderFault::Member(
                    "only a computer has a level".to_owned(),
                ));
            }
        };
        Ok(Self {
            name: json.name,
            kind,
        })
    }
}
