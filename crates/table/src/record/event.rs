//! The later lines of a record: one event each.

use super::line::{Line, what_is_wrong};
use crate::Side;
use crate::clock::{Moment, Span};
use crate::dice::{self, Commitment, Digest, Party, Throw};
use crate::game::Outcome;
use crate::session::{Act, Event, Offer, Refused, Table, Variation, Version};
use core::fmt;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// An event as the record keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What happened.
    pub event: Event,
    /// When, in milliseconds from the opening of the table.
    pub at: Moment,
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

/// Everything that a line can say; which of it belongs to an event is checked apart. The members stand in the order of
/// the canonical form, so that what is written needs no sorting.
#[derive(Default, Serialize, Deserialize)]
struct EventJson<'t> {
    at: Moment,
    by: Option<Party>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chain: Option<Commitment>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dice: Option<dice::Entry>,
    #[serde(rename = "do", borrow)]
    name: Cow<'t, str>,
    #[serde(default, skip_serializing_if = "Option::is_none", skip_deserializing)]
    ends: Option<OutcomeJson>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    keep: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kind: Option<Throw>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lag: Option<Span>,
    #[serde(
        rename = "move",
        default,
        borrow,
        skip_serializing_if = "Option::is_none"
    )]
    text: Option<Cow<'t, str>>,
    #[serde(default, skip_serializing_if = "is_empty")]
    nags: Cow<'t, [u8]>,
    #[serde(default, borrow, skip_serializing_if = "Option::is_none")]
    note: Option<Cow<'t, str>>,
    #[serde(default, borrow, skip_serializing_if = "Option::is_none")]
    offer: Option<Cow<'t, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    party: Option<Party>,
    #[serde(default, skip_serializing_if = "Option::is_none", skip_deserializing)]
    past: Option<OutcomeJson>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
    #[serde(default, skip_serializing_if = "has_none")]
    variations: Cow<'t, [Variation]>,
}

fn is_empty(nags: &[u8]) -> bool {
    nags.is_empty()
}

fn has_none(variations: &[Variation]) -> bool {
    variations.is_empty()
}

/// How a game ended, on the line that ended it.
#[derive(Serialize)]
struct OutcomeJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    cube: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u64>,
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<u32>,
    winner: Option<Side>,
}

impl From<Outcome> for OutcomeJson {
    fn from(outcome: Outcome) -> Self {
        let stake = outcome.stake;
        Self {
            cube: stake.map(|stake| stake.cube),
            points: stake.map(|stake| stake.points),
            reason: outcome.reason.id(),
            win: stake.map(|stake| stake.win.multiplier()),
            winner: outcome.winner,
        }
    }
}

/// The line of an event that has happened: the text of its move, how the game ended by it, or would have if the players
/// had not gone on.
pub(crate) fn write_event(
    event: &Event,
    text: Option<String>,
    at: Moment,
    outcome: Option<Outcome>,
    previous: &Digest,
) -> Line {
    let (ends, past) = if event.goes_on {
        (None, outcome)
    } else {
        (outcome, None)
    };
    let mut json = EventJson {
        at,
        by: Some(event.by),
        lag: Some(event.lag).filter(|lag| *lag != Span::ZERO),
        nags: Cow::Borrowed(&event.nags),
        note: event.note.as_deref().map(Cow::Borrowed),
        ends: ends.map(OutcomeJson::from),
        past: past.map(OutcomeJson::from),
        variations: Cow::Borrowed(&event.variations),
        ..EventJson::default()
    };
    let name = match &event.act {
        Act::Play(_) => {
            json.text = text.map(Cow::Owned);
            "play"
        }
        Act::Dice(entry) => {
            json.dice = Some(entry.clone());
            "dice"
        }
        Act::Request(kind) => {
            json.kind = Some(*kind);
            "request"
        }
        Act::Offer(offer) => {
            json.offer = Some(Cow::Borrowed(offer.id()));
            match offer {
                Offer::Takeback { keep } => json.keep = Some(*keep),
                Offer::Reseal(commitment) => json.chain = Some(*commitment),
                Offer::Draw | Offer::Adjournment => {}
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
        act => act.id(),
    };
    json.name = Cow::Borrowed(name);
    let text = serde_json::to_string(&json).unwrap_or_default();
    Line::sealed(text, Some(previous))
}

/// What a line says, in a version that may not know all of it.
fn parse(text: &str, version: Version) -> Result<EventJson<'_>, EventFault> {
    let mut json: EventJson<'_> =
        serde_json::from_str(text).map_err(|error| EventFault::Member(what_is_wrong(&error)))?;
    if version == Version::One {
        // Members that the first version does not know mean nothing there.
        json.chain = None;
        json.kind = None;
        json.nags = Cow::default();
        json.variations = Cow::default();
    }
    Ok(json)
}

/// Reads a line as an event of this table, which stands just before it. A move is judged by reading it.
pub(crate) fn read_event(line: &Line, table: &Table) -> Result<Entry, EventFault> {
    let version = table.header().version;
    let goes_on = version >= Version::Two && line.member("past").is_some();
    read_entry(line.text(), version, goes_on, |side, text| {
        table.read(side, text)
    })
}

/// Reads a line in memory again, with whatever reads its moves.
pub(crate) fn read_entry(
    text: &str,
    version: Version,
    goes_on: bool,
    mut play: impl FnMut(Side, &str) -> Result<crate::game::GameEvent, Refused>,
) -> Result<Entry, EventFault> {
    let missing = |member: &str| EventFault::Member(format!("{member:?} is missing"));
    let mut json = parse(text, version)?;
    let by = json
        .by
        .ok_or_else(|| EventFault::Member("missing field `by`".to_owned()))?;
    let act = match json.name.as_ref() {
        "play" => {
            let text = json.text.take().ok_or_else(|| missing("move"))?;
            let side = match by {
                Party::Light => Side::Light,
                Party::Dark => Side::Dark,
                by @ Party::Server => return Err(EventFault::Refused(Refused::NotYours { by })),
            };
            Act::Play(play(side, &text).map_err(EventFault::Refused)?)
        }
        "dice" => Act::Dice(json.dice.take().ok_or_else(|| missing("dice"))?),
        "offer" => {
            let name = json.offer.take().ok_or_else(|| missing("offer"))?;
            Act::Offer(match name.as_ref() {
                "draw" => Offer::Draw,
                "takeback" => Offer::Takeback {
                    keep: json.keep.take().ok_or_else(|| missing("keep"))?,
                },
                "adjournment" => Offer::Adjournment,
                "reseal" if version >= Version::Two => {
                    Offer::Reseal(json.chain.take().ok_or_else(|| missing("chain"))?)
                }
                _ => return Err(EventFault::Member(format!("{name:?} is no offer"))),
            })
        }
        "flag" => Act::Flag(json.side.take().ok_or_else(|| missing("side"))?),
        "leave" => Act::Leave(json.side.take().ok_or_else(|| missing("side"))?),
        "await" => Act::Await(json.party.take().ok_or_else(|| missing("party"))?),
        "request" if version >= Version::Two => {
            Act::Request(json.kind.take().ok_or_else(|| missing("kind"))?)
        }
        name => Act::PLAIN
            .into_iter()
            .find(|act| act.id() == name && act.since() <= version)
            .ok_or_else(|| EventFault::Unknown {
                name: name.to_owned(),
            })?,
    };
    let surplus = [
        ("move", json.text.is_some()),
        ("dice", json.dice.is_some()),
        ("offer", json.offer.is_some()),
        ("keep", json.keep.is_some()),
        ("side", json.side.is_some()),
        ("party", json.party.is_some()),
        ("chain", json.chain.is_some()),
        ("kind", json.kind.is_some()),
    ];
    if let Some((member, _)) = surplus.iter().find(|(_, there)| *there) {
        let what = format!("{member:?} does not belong to {:?}", json.name);
        return Err(EventFault::Member(what));
    }
    let event = Event {
        by,
        act,
        lag: json.lag.unwrap_or_default(),
        note: json.note.map(Cow::into_owned),
        nags: json.nags.into_owned(),
        variations: json.variations.into_owned(),
        goes_on,
    };
    Ok(Entry { event, at: json.at })
}

/// The entry of the dice on a line, if it has one.
pub(crate) fn dice_of(text: &str) -> Option<dice::Entry> {
    #[derive(Deserialize)]
    struct Dice {
        dice: Option<dice::Entry>,
    }
    serde_json::from_str::<Dice>(text).ok()?.dice
}

/// Does the line say how the game ended, if it did, and say it right?
pub(crate) fn check_outcome(
    line: &Line,
    goes_on: bool,
    outcome: Option<Outcome>,
) -> Result<(), EventFault> {
    let found = outcome
        .and_then(|outcome| serde_json::to_string(&OutcomeJson::from(outcome)).ok())
        .unwrap_or_default();
    let stated = line.member(if goes_on { "past" } else { "ends" });
    let stated = stated.unwrap_or_default();
    let other = if goes_on { line.member("ends") } else { None };
    if stated == found && other.is_none() {
        return Ok(());
    }
    Err(EventFault::Outcome {
        stated: other.unwrap_or(stated).to_owned(),
        found,
    })
}
