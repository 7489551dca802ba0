//! What the record keeps of the dice: a header with the commitments, then one entry a throw.

use super::chain::Commitment;
use super::digest::{Digest, Fields};
use super::party::{Party, TableId};
use crate::Side;
use core::fmt;
use serde::{Deserialize, Serialize};
use sha2::Sha256;

/// The version of the protocol and of its JSON form that new tables speak. Older ones are checked as they were: the
/// second says where the words of the human side come from, takes them once for each seal, and lets a lost chain be
/// replaced.
pub const PROTOCOL: u32 = 2;

/// Everything needed to check the dice of a table, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Transcript {
    /// What was settled before the first throw.
    pub header: Header,
    /// What happened since, in order.
    pub entries: Vec<Entry>,
}

/// What is settled before the first throw.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The hash of the below: the first of the chained seals.
    pub seal: Digest,
    /// Where the dice come from.
    pub source: Source,
    /// The table.
    pub table: TableId,
    /// The version of the protocol.
    pub v: u32,
}

/// Where the dice of a table come from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The server and both players hold a chain each.
    Online(OnlineChains),
    /// The machine holds a chain; the human side adds words of its own once it has seen the
    /// machine's commitment.
    Machine(MachineChain),
    /// People throw real dice and type them in: nothing is proven.
    Typed,
}

/// The three chains of an online table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnlineChains {
    /// Whether the opponent's element may be left out of a throw.
    pub absent: AbsenceRule,
    /// Dark's chain.
    pub dark: Sealed,
    /// Light's chain.
    pub light: Sealed,
    /// The server's chain.
    pub server: Sealed,
}

/// The chain of a local game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MachineChain {
    /// The machine's chain.
    pub server: Sealed,
}

/// A party's first chain, as the header shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sealed {
    /// The last hash, `x_0`.
    pub anchor: Digest,
    /// For how many throws it lasts.
    pub length: u32,
}

impl Sealed {
    /// The commitment this stands for.
    #[must_use]
    pub const fn commitment(self, party: Party) -> Commitment {
        Commitment {
            party,
            chain: 0,
            length: self.length,
            anchor: self.anchor,
        }
    }
}

impl From<Commitment> for Sealed {
    fn from(commitment: Commitment) -> Self {
        Self {
            length: commitment.length,
            anchor: commitment.anchor,
        }
    }
}

/// What happens when the thrower's opponent does not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbsenceRule {
    /// The throw waits. No two parties can know or steer a throw, but one player can hold it up;
    /// the table lets that player's clock run.
    Wait,
    /// The throw goes on without the opponent's element, marked. The server and the thrower
    /// together know such a throw beforehand and, by calling the opponent absent or not, can
    /// choose between two throws. For play by correspondence there is no other way.
    LeaveOut,
}

impl AbsenceRule {
    /// The word used in records and hashes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wait => "wait",
            Self::LeaveOut => "leave-out",
        }
    }
}

/// What is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Throw {
    /// One die each for the first move: Light's, then Dark's. Equal dice are thrown again.
    Opening,
    /// The two dice of a turn.
    Pair,
}

impl Throw {
    /// The word used in records and hashes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Pair => "pair",
        }
    }

    /// Whether these dice do not settle the matter and must be thrown again.
    #[must_use]
    pub const fn is_tie(self, dice: [u8; 2]) -> bool {
        matches!(self, Self::Opening) && dice[0] == dice[1]
    }
}

/// Why a throw of real dice does not count (Aquamarine leaflet, Portuguese text).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoidReason {
    /// The dice were not shaken in the cup.
    NotShaken,
    /// The dice were not let roll freely.
    NotFree,
    /// A die came to lie so that it cannot be read.
    Unreadable,
    /// A die left the board.
    OffTheBoard,
}

impl VoidReason {
    /// The word used in records and hashes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotShaken => "not-shaken",
            Self::NotFree => "not-free",
            Self::Unreadable => "unreadable",
            Self::OffTheBoard => "off-the-board",
        }
    }
}

/// One line of the transcript.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Entry {
    /// A throw with its proof.
    Roll(RollEntry),
    /// A new chain for a party, to follow the one in use.
    Renew(RenewEntry),
    /// A new chain for a party in the place of the one in use, whose secrets are lost. From the second version on.
    Reseal(ResealEntry),
    /// Words from the human side of a local game.
    Seed(SeedEntry),
    /// A throw of real dice, typed in.
    Typed(TypedEntry),
    /// A throw of real dice that does not count.
    Void(VoidEntry),
}

/// A throw with its proof.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RollEntry {
    /// Who asked for it.
    pub by: Side,
    /// The dice in the order drawn; for an opening, Light's and Dark's.
    pub dice: [u8; 2],
    /// What was thrown.
    pub kind: Throw,
    /// The elements in the order in which they were shown.
    pub proof: Vec<Step>,
    /// The number of the throw at this table, from 1.
    pub roll: u32,
    /// The hash of this entry and the seal before it.
    pub seal: Digest,
}

/// One step of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// The server's (or the machine's) element.
    Server(Digest),
    /// Light's element.
    Light(Digest),
    /// Dark's element.
    Dark(Digest),
    /// This party's element was left out.
    Absent(Party),
}

impl Step {
    /// The step that shows this party's element.
    #[must_use]
    pub const fn of(party: Party, element: Digest) -> Self {
        match party {
            Party::Server => Self::Server(element),
            Party::Light => Self::Light(element),
            Party::Dark => Self::Dark(element),
        }
    }

    /// Whose step it is.
    #[must_use]
    pub const fn party(&self) -> Party {
        match *self {
            Self::Server(_) => Party::Server,
            Self::Light(_) => Party::Light,
            Self::Dark(_) => Party::Dark,
            Self::Absent(party) => party,
        }
    }

    /// The element shown, unless it was left out.
    #[must_use]
    pub const fn element(&self) -> Option<&Digest> {
        match self {
            Self::Server(element) | Self::Light(element) | Self::Dark(element) => Some(element),
            Self::Absent(_) => None,
        }
    }
}

/// A new chain for a party, to follow the one in use.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RenewEntry {
    /// The new chain.
    pub commitment: Commitment,
    /// The hash of this entry and the seal before it.
    pub seal: Digest,
}

/// Words from the human side of a local game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedEntry {
    /// Where the words come from; not said in the first version of the protocol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<WordsFrom>,
    /// The hash of this entry and the seal before it.
    pub seal: Digest,
    /// Anything: a sentence, or what a page drew from the keys and the mouse. 1 to 256 bytes.
    pub words: String,
}

/// Where the words of the human side come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WordsFrom {
    /// A person gave them after the machine had shown its seal.
    Player,
    /// Nobody was asked: the machine drew them, or had them before it sealed its chain. Whoever holds the machine could
    /// have chosen the dice.
    Machine,
}

impl WordsFrom {
    /// The word used in records and hashes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Machine => "machine",
        }
    }
}

/// A new chain in the place of one whose secrets are lost, at once and by agreement.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResealEntry {
    /// The new chain.
    pub commitment: Commitment,
    /// The hash of this entry and the seal before it.
    pub seal: Digest,
}

/// A throw of real dice, typed in.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypedEntry {
    /// Who threw; for an opening, who typed.
    pub by: Side,
    /// The dice; for an opening, Light's and Dark's.
    pub dice: [u8; 2],
    /// What was thrown.
    pub kind: Throw,
    /// The number of the throw at this table, from 1.
    pub roll: u32,
    /// The hash of this entry and the seal before it.
    pub seal: Digest,
}

/// A throw of real dice that does not count. It has a number of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VoidEntry {
    /// Who threw.
    pub by: Side,
    /// What was to be thrown.
    pub kind: Throw,
    /// The number of the throw at this table, from 1.
    pub roll: u32,
    /// The hash of this entry and the seal before it.
    pub seal: Digest,
    /// Why it does not count.
    pub why: VoidReason,
}

impl Header {
    /// The header of an online table, from the three first commitments. Whether their lengths are
    /// allowed is checked by [`Verifier::new`](super::Verifier::new).
    #[must_use]
    pub fn online(
        table: TableId,
        absent: AbsenceRule,
        server: Sealed,
        light: Sealed,
        dark: Sealed,
    ) -> Self {
        Self::sealed(
            table,
            Source::Online(OnlineChains {
                absent,
                server,
                light,
                dark,
            }),
        )
    }

    /// The header of a game against the computer or on one shared device.
    #[must_use]
    pub fn machine(table: TableId, server: Sealed) -> Self {
        Self::sealed(table, Source::Machine(MachineChain { server }))
    }

    /// The header of a table with real dice.
    #[must_use]
    pub fn typed(table: TableId) -> Self {
        Self::sealed(table, Source::Typed)
    }

    fn sealed(table: TableId, source: Source) -> Self {
        let seal = Digest::new([0; 32]);
        let mut header = Self {
            v: PROTOCOL,
            table,
            source,
            seal,
        };
        header.seal = header.computed_seal();
        header
    }

    /// The same header in another version of the protocol.
    #[cfg(test)]
    pub(super) fn of_version(mut self, v: u32) -> Self {
        self.v = v;
        self.seal = self.computed_seal();
        self
    }

    /// The seal that belongs to what the header says.
    pub(super) fn computed_seal(&self) -> Digest {
        let fields = Fields::hash("tabuleiro dice 1 header")
            .number(self.v)
            .text(self.table.as_str());
        let sealed = |fields: Fields<Sha256>, sealed: &Sealed| {
            fields.number(sealed.length).digest(&sealed.anchor)
        };
        match &self.source {
            Source::Online(chains) => {
                let fields = fields.text("online").text(chains.absent.name());
                let fields = sealed(fields, &chains.server);
                sealed(sealed(fields, &chains.light), &chains.dark)
            }
            Source::Machine(chain) => sealed(fields.text("machine"), &chain.server),
            Source::Typed => fields.text("typed"),
        }
        .finish()
    }
}

impl Entry {
    /// The number of the throw, for entries that are one.
    #[must_use]
    pub const fn roll(&self) -> Option<u32> {
        match self {
            Self::Roll(RollEntry { roll, .. })
            | Self::Typed(TypedEntry { roll, .. })
            | Self::Void(VoidEntry { roll, .. }) => Some(*roll),
            Self::Renew(_) | Self::Reseal(_) | Self::Seed(_) => None,
        }
    }

    /// The dice that stand, for entries that have them.
    #[must_use]
    pub const fn dice(&self) -> Option<[u8; 2]> {
        match self {
            Self::Roll(RollEntry { dice, .. }) | Self::Typed(TypedEntry { dice, .. }) => {
                Some(*dice)
            }
            Self::Renew(_) | Self::Reseal(_) | Self::Seed(_) | Self::Void(_) => None,
        }
    }

    /// The seal the entry carries.
    #[must_use]
    pub const fn seal(&self) -> &Digest {
        match self {
            Self::Roll(RollEntry { seal, .. })
            | Self::Renew(RenewEntry { seal, .. })
            | Self::Reseal(ResealEntry { seal, .. })
            | Self::Seed(SeedEntry { seal, .. })
            | Self::Typed(TypedEntry { seal, .. })
            | Self::Void(VoidEntry { seal, .. }) => seal,
        }
    }

    /// The seal that belongs to what the entry says after `previous`.
    pub(super) fn computed_seal(&self, previous: &Digest) -> Digest {
        let begin = |purpose| Fields::hash(purpose).digest(previous);
        let throw = |purpose, roll, by: Side, kind: Throw| {
            begin(purpose)
                .number(roll)
                .text(by.name())
                .text(kind.name())
        };
        let chain = |purpose, commitment: &Commitment| {
            begin(purpose)
                .text(commitment.party.name())
                .number(commitment.chain)
                .number(commitment.length)
                .digest(&commitment.anchor)
        };
        match self {
            Self::Roll(RollEntry {
                roll,
                by,
                kind,
                dice,
                proof,
                seal: _,
            }) => {
                let fields = throw("tabuleiro dice 1 entry roll", *roll, *by, *kind);
                let steps = proof.iter().fold(fields, |fields, step| {
                    let element = step.element().map_or(&[][..], |x| x.as_bytes());
                    fields.text(step.party().name()).bytes(element)
                });
                steps.bytes(dice)
            }
            Self::Renew(RenewEntry {
                commitment,
                seal: _,
            }) => chain("tabuleiro dice 1 entry renew", commitment),
            Self::Reseal(ResealEntry {
                commitment,
                seal: _,
            }) => chain("tabuleiro dice 2 entry reseal", commitment),
            Self::Seed(SeedEntry {
                from: None,
                words,
                seal: _,
            }) => begin("tabuleiro dice 1 entry seed").text(words),
            Self::Seed(SeedEntry {
                from: Some(from),
                words,
                seal: _,
            }) => begin("tabuleiro dice 2 entry seed")
                .text(from.name())
                .text(words),
            Self::Typed(TypedEntry {
                roll,
                by,
                kind,
                dice,
                seal: _,
            }) => throw("tabuleiro dice 1 entry typed", *roll, *by, *kind).bytes(dice),
            Self::Void(VoidEntry {
                roll,
                by,
                kind,
                why,
                seal: _,
            }) => throw("tabuleiro dice 1 entry void", *roll, *by, *kind).text(why.name()),
        }
        .finish()
    }

    /// The same entry with the seal it should carry after `previous`.
    pub(super) fn sealed(mut self, previous: &Digest) -> Self {
        let computed = self.computed_seal(previous);
        match &mut self {
            Self::Roll(RollEntry { seal, .. })
            | Self::Renew(RenewEntry { seal, .. })
            | Self::Reseal(ResealEntry { seal, .. })
            | Self::Seed(SeedEntry { seal, .. })
            | Self::Typed(TypedEntry { seal, .. })
            | Self::Void(VoidEntry { seal, .. }) => *seal = computed,
        }
        self
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for VoidReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for AbsenceRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
