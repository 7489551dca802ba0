//! What a table is to be, before anybody has sat down: it becomes the first line of the record once both have.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::clock::{Moment, Span, TimeControl};
use table::dice::{
    self, AbsenceRule, Commitment, Holder, HolderSecret, Party, TableId, USUAL_CHAIN,
};
use table::session::{Header, Player, PlayerKind, Terms};
use table::{RuleSet, Table};

use crate::auth;
use crate::store::{Seat, Wall};

/// What was agreed on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Draft {
    /// The rules by name; for house rules the name that they give themselves.
    pub(crate) rules: String,
    /// House rules, as their file has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) house: Option<String>,
    /// As the header of a record has them; the usual ones where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) terms: Option<Value>,
    #[serde(default = "no_clock")]
    pub(crate) clock: TimeControl,
    /// A position to start from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<String>,
}

const fn no_clock() -> TimeControl {
    TimeControl::None
}

/// So long a side may take for its first move at a table with a clock before the table is called off.
const FIRST_MOVE: Span = Span(60_000);

impl Draft {
    /// The rules.
    pub(crate) fn rule_set(&self) -> Result<RuleSet, String> {
        let rules = match &self.house {
            Some(text) => RuleSet::from_house_rules(text).map_err(|error| error.to_string())?,
            None => self.rules.parse().map_err(|error| format!("{error}"))?,
        };
        match self.house.is_some() && rules.id() != self.rules {
            true => Err(format!("the house rules are called {}", rules.id())),
            false => Ok(rules),
        }
    }

    /// Whether a table can be opened like this, and the draft with everything spelled out.
    pub(crate) fn checked(mut self) -> Result<(Self, RuleSet), String> {
        let rules = self.rule_set()?;
        self.rules = rules.id();
        let header = self.header(&rules)?;
        self.terms = Some(header.terms.to_json());
        Table::open(header).map_err(|error| error.to_string())?;
        Ok((self, rules))
    }

    fn header(&self, rules: &RuleSet) -> Result<Header, String> {
        let mut header = Header::new(rules.clone());
        if let Some(terms) = &self.terms {
            header.terms = Terms::from_json(rules.kind(), terms.clone())?;
        }
        header.clock = self.clock;
        header.start.clone_from(&self.start);
        Ok(header)
    }

    /// Nobody is expected to sit at the table.
    pub(crate) fn is_correspondence(&self) -> bool {
        matches!(self.clock, TimeControl::Correspondence { .. })
    }

    /// The first line of the record. Names are not in it: they stand beside the record, and can be taken away.
    pub(crate) fn open(
        &self,
        id: &TableId,
        seats: &[Seat; 2],
        server: Option<Commitment>,
        now: Wall,
    ) -> Result<Table, String> {
        let rules = self.rule_set()?;
        let mut header = self.header(&rules)?;
        header.players = seats.each_ref().map(|seat| match &seat.computer {
            Some(computer) => Player::computer("", computer.level),
            None => Player {
                name: String::new(),
                kind: PlayerKind::Remote,
            },
        });
        header.gathers = true;
        header.first_move = self.is_live().then_some(FIRST_MOVE);
        header.begun = u64::try_from(now).ok().map(Moment);
        if let Some(server) = server {
            let absent = match self.is_correspondence() {
                true => AbsenceRule::LeaveOut,
                false => AbsenceRule::Wait,
            };
            let [light, dark] = [Party::Light, Party::Dark].map(|party| {
                let seat = &seats[usize::from(party == Party::Dark)];
                commitment(seat).ok_or("a player has sealed no dice")
            });
            let sealed = [server, light?, dark?].map(Into::into);
            let [server, light, dark] = sealed;
            header.dice = Some(dice::Header::online(
                id.clone(),
                absent,
                server,
                light,
                dark,
            ));
        }
        Table::open(header).map_err(|error| error.to_string())
    }

    /// Are both expected to sit at the table while they play?
    pub(crate) fn is_live(&self) -> bool {
        !self.is_correspondence() && self.clock != TimeControl::None
    }
}

fn commitment(seat: &Seat) -> Option<Commitment> {
    serde_json::from_str(seat.dice.as_deref()?).ok()
}

/// Whether a player may seal this chain on this seat.
pub(crate) fn may_seal(commitment: &Commitment, seat: usize) -> bool {
    let party = [Party::Light, Party::Dark][seat];
    commitment.party == party && commitment.chain == 0 && commitment.length == USUAL_CHAIN
}

/// The server's chain for a new table, and what to keep of it.
pub(crate) fn seal_server(id: &TableId) -> Option<String> {
    let holder = Holder::new(id.clone(), Party::Server, USUAL_CHAIN, auth::entropy()).ok()?;
    keep(&holder)
}

/// What is kept of the server's chains.
pub(crate) fn keep(holder: &Holder) -> Option<String> {
    serde_json::to_string(holder.secret()).ok()
}

/// The server's chains of a table, from what was kept of them. They cost thousands of hashes, so they are made when one
/// of them is first needed: of the tables that come into memory after a restart few are about to throw.
#[derive(Debug, Default)]
pub(crate) struct ServerChains(Option<Holder>);

impl ServerChains {
    /// The holder; nothing at a table without dice.
    pub(crate) fn holder(&mut self, id: &TableId, kept: Option<&str>) -> Option<&mut Holder> {
        if self.0.is_none() {
            let secret: HolderSecret = serde_json::from_str(kept?).ok()?;
            self.0 = Holder::restore(id.clone(), Party::Server, &secret).ok();
        }
        self.0.as_mut()
    }

    /// They are made again as the store has them: a throw that is made again falls alike.
    pub(crate) fn forget(&mut self) {
        self.0 = None;
    }
}
