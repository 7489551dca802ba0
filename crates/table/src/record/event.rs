//! The later lines of a record: one event each.

use super::header::value;
use super::line::{Line, Members};
use crate::Side;
use crate::clock::{Moment, Span};
use crate::dice::{self, Party};
use crate::game::{Contest, Outcome};
use crate::session::{Act, Event, Offer, Refused, Table};
use core::fmt;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An event as the record keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What happened.
    pub event: Event,
    /// When, in milliseconds from the opening of the table.
    pub at: Moment,
    /// How the game ended by it, if it did.
    pub outcome: Option<Outcome>,
    /// The line of the record.
    pub line: Line,
}

/// What is wrong with an event of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventFault {
    /// A member is missing, is not what it should be, or does not belong to this event.
    Member(String),
    /// No event is called so.
    Unknown {
        /// What the line says.
        name: String,
    },
    /// It could not happen.
    Refused(Refused),
    /// The game did not end as the line says.
    Outcome {
        /// What the line says, as JSON; empty if it says nothing.
        stated: String,
        /// What it should say; empty if the game did not end.
        found: String,
    },
}

impl fmt::Display for EventFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Member(what) => f.write_str(what),
            Self::Unknown { name } => write!(f, "no event is called {name:?}"),
            Self::Refused(refused) => refused.fmt(f),
            Self::Outcome { stated, found } if found.is_empty() => {
                write!(f, "the line ends the game with {stated}, but it goes on")
            }
            Self::Outcome { stated, found } if stated.is_empty() => {
                write!(
                    f,
                    "the game ended here with {found}, but the line does not say so"
                )
            }
            Self::Outcome { stated, found } => {
                write!(
                    f,
                    "the line ends the game with {stated}, but it ended with {found}"
                )
            }
        }
    }
}

impl core::error::Error for EventFault {}

/// Everything that a line can say. Which of it belongs to an event is checked apart.
#[derive(Serialize, Deserialize)]
struct EventJson {
    at: Moment,
    by: Party,
    #[serde(rename = "do")]
    name: String,
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dice: Option<dice::Entry>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    offer: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    keep: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    party: Option<Party>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lag: Option<Span>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ends: Option<Value>,
}

/// How a game ended, on the line that ended it.
#[derive(Serialize)]
struct OutcomeJson {
    winner: Option<Side>,
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cube: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u64>,
}

fn outcome_value(outcome: Outcome) -> Value {
    let stake = outcome.stake;
    value(&OutcomeJson {
        winner: outcome.winner,
        reason: outcome.reason.id(),
        win: stake.map(|stake| stake.win.multiplier()),
        cube: stake.map(|stake| stake.cube),
        points: stake.map(|stake| stake.points),
    })
}

/// The members of the line of an event.
pub(crate) fn write_event(
    event: &Event,
    at: Moment,
    outcome: Option<Outcome>,
    contest: &Contest,
) -> Members {
    let mut json = EventJson {
        at,
        by: event.by,
        name: String::new(),
        text: None,
        dice: None,
        offer: None,
        keep: None,
        side: None,
        party: None,
        lag: Some(event.lag).filter(|lag| *lag != Span::ZERO),
        note: event.note.clone(),
        ends: outcome.map(outcome_value),
    };
    let name = match &event.act {
        Act::Play(played) => {
            json.text = contest.write(played);
            "play"
        }
        Act::Dice(entry) => {
            json.dice = Some(entry.clone());
            "dice"
        }
        Act::Offer(offer) => {
            json.offer = Some(offer.id().to_owned());
            if let Offer::Takeback { keep } = offer {
                json.keep = Some(*keep);
            }
            "offer"
        }
        Act::Flag(side) => {
            json.side = Some(*side);
            "flag"
        }
        Act::Leave(side) => {
            json.side = Some(*side);
            "leave"
        }
        Act::Await(party) => {
            json.party = Some(*party);
            "await"
        }
        Act::Resign => "resign",
        Act::Accept => "accept",
        Act::Decline => "decline",
        Act::Resume => "resume",
        Act::NextGame => "next-game",
        Act::Stop => "stop",
    };
    name.clone_into(&mut json.name);
    match value(&json) {
        Value::Object(members) => members,
        _ => Members::new(),
    }
}

/// Reads the members of a line as an event of this table, which stands just before it.
pub(crate) fn read_event(members: &Members, table: &Table) -> Result<(Event, Moment), EventFault> {
    let mut json: EventJson = serde_json::from_value(Value::Object(members.clone()))
        .map_err(|error| EventFault::Member(error.to_string()))?;
    let act = read_act(&mut json, table)?;
    let surplus = [
        ("move", json.text.is_some()),
        ("dice", json.dice.is_some()),
        ("offer", json.offer.is_some()),
        ("keep", json.keep.is_some()),
        ("side", json.side.is_some()),
        ("party", json.party.is_some()),
    ];
    if let Some((member, _)) = surplus.iter().find(|(_, there)| *there) {
        let what = format!("{member:?} does not belong to {:?}", json.name);
        return Err(EventFault::Member(what));
    }
    let event = Event {
        by: json.by,
        act,
        lag: json.lag.unwrap_or_default(),
        note: json.note,
    };
    Ok((event, json.at))
}

fn read_act(json: &mut EventJson, table: &Table) -> Result<Act, EventFault> {
    let missing = |member: &str| EventFault::Member(format!("{member:?} is missing"));
    Ok(match json.name.as_str() {
        "play" => {
            let text = json.text.take().ok_or_else(|| missing("move"))?;
            let side = match json.by {
                Party::Light => Side::Light,
                Party::Dark => Side::Dark,
                by @ Party::Server => return Err(EventFault::Refused(Refused::NotYours { by })),
            };
            Act::Play(table.read(side, &text).map_err(EventFault::Refused)?)
        }
        "dice" => Act::Dice(json.dice.take().ok_or_else(|| missing("dice"))?),
        "offer" => {
            let name = json.offer.take().ok_or_else(|| missing("offer"))?;
            Act::Offer(match name.as_str() {
                "draw" => Offer::Draw,
                "takeback" => Offer::Takeback {
                    keep: json.keep.take().ok_or_else(|| missing("keep"))?,
                },
                "adjournment" => Offer::Adjournment,
                _ => return Err(EventFault::Member(format!("{name:?} is no offer"))),
            })
        }
        "flag" => Act::Flag(json.side.take().ok_or_else(|| missing("side"))?),
        "leave" => Act::Leave(json.side.take().ok_or_else(|| missing("side"))?),
        "await" => Act::Await(json.party.take().ok_or_else(|| missing("party"))?),
        "resign" => Act::Resign,
        "accept" => Act::Accept,
        "decline" => Act::Decline,
        "resume" => Act::Resume,
        "next-game" => Act::NextGame,
        "stop" => Act::Stop,
        name => {
            let name = name.to_owned();
            return Err(EventFault::Unknown { name });
        }
    })
}

/// Does the line say how the game ended, if it did, and say it right?
pub(crate) fn check_outcome(members: &Members, outcome: Option<Outcome>) -> Result<(), EventFault> {
    let stated = members.get("ends");
    let found = outcome.map(outcome_value);
    if stated == found.as_ref() {
        return Ok(());
    }
    let text = |value: Option<&Value>| value.map(super::canonical).unwrap_or_default();
    Err(EventFault::Outcome {
        stated: text(stated),
        found: text(found.as_ref()),
    })
}
