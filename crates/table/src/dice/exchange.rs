//! The messages of a live table, in the only order in which they are safe.
//!
//! A throw goes: **request** (the thrower can no longer double or do anything else), then the
//! **opponent's** element or the mark that it is left out, then the **thrower's** element, then
//! the **server's**. Everyone at the table follows with an [`Exchange`] of his own and shows
//! nothing unless his own copy says that it is his turn.

use super::chain::Commitment;
use super::digest::Digest;
use super::fault::{DiceFault, Wrong};
use super::holder::Holder;
use super::party::Party;
use super::transcript::{
    Entry, Header, RenewEntry, ResealEntry, RollEntry, SeedEntry, Step, Throw, Transcript,
    TypedEntry, VoidEntry, VoidReason, WordsFrom,
};
use super::verify::Verifier;
use crate::Side;
use core::fmt;
use serde::{Deserialize, Serialize};

/// One message about the dice. The server passes each on to both players.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Message {
    /// From the thrower: I roll. It cannot be taken back.
    Request {
        /// The number of the throw.
        roll: u32,
        /// Who throws.
        by: Side,
        /// What is thrown.
        kind: Throw,
        /// The last seal that the sender has seen.
        after: Digest,
    },
    /// From each holder of a chain: my element for this throw.
    Reveal {
        /// The number of the throw.
        roll: u32,
        /// Whose element it is.
        party: Party,
        /// The element.
        element: Digest,
    },
    /// From the server: this throw goes on without the opponent's element.
    Absent {
        /// The number of the throw.
        roll: u32,
        /// Who is left out.
        party: Party,
    },
    /// From a holder, between two throws: my next chain.
    Renew(Commitment),
    /// From a holder who has lost the secrets of the chain in use, with the other player's consent: my chain from now
    /// on.
    Reseal(Commitment),
    /// From the human side of a local game, between two throws.
    Seed {
        /// Anything, 1 to 256 bytes.
        words: String,
        /// Where they come from.
        from: WordsFrom,
    },
    /// Real dice, typed in.
    Typed {
        /// The number of the throw.
        roll: u32,
        /// Who threw.
        by: Side,
        /// What was thrown.
        kind: Throw,
        /// The dice.
        dice: [u8; 2],
    },
    /// Real dice that do not count.
    Void {
        /// The number of the throw.
        roll: u32,
        /// Who threw.
        by: Side,
        /// What was to be thrown.
        kind: Throw,
        /// Why it does not count.
        why: VoidReason,
    },
}

/// Why a message was not taken. The exchange is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// An element or a mark of absence, but nobody has asked for a throw. Showing it now would
    /// tell others something about the next throw before anyone is bound to roll.
    NothingRequested,
    /// A throw is under way: nothing else may come between.
    ThrowUnderWay,
    /// It is someone else's turn to show an element.
    OutOfTurn {
        /// Who is awaited.
        awaited: Party,
        /// Who came.
        from: Party,
    },
    /// The sender has seen another course of the table than this copy: somebody shows different
    /// things to different people. Stop playing and compare.
    OtherTranscript,
    /// The message would make a transcript that does not verify.
    Fault(DiceFault),
    /// Nobody here holds the awaited chain ([`Exchange::roll_with`] only).
    NobodyHolds {
        /// Whose chain it is.
        party: Party,
    },
    /// A holder would not show its element ([`Exchange::roll_with`] only).
    Withheld(super::Withheld),
}

impl From<DiceFault> for Refusal {
    fn from(fault: DiceFault) -> Self {
        Self::Fault(fault)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingRequested => f.write_str("nobody has asked for a roll"),
            Self::ThrowUnderWay => f.write_str("a roll is under way"),
            Self::OutOfTurn { awaited, from } => {
                write!(f, "the {awaited} element is awaited, not that of {from}")
            }
            Self::OtherTranscript => f.write_str("the sender has seen another course of the table"),
            Self::Fault(fault) => fault.fmt(f),
            Self::NobodyHolds { party } => write!(f, "nobody here holds the {party} chain"),
            Self::Withheld(withheld) => withheld.fmt(f),
        }
    }
}

impl core::error::Error for Refusal {}

/// A table's dice as one participant has seen them: what was checked so far, and the throw under way. The entries
/// themselves are kept by whoever keeps the record.
#[derive(Clone, PartialEq, Eq)]
pub struct Exchange {
    verifier: Verifier,
    under_way: Option<UnderWay>,
}

#[derive(Clone, PartialEq, Eq)]
struct UnderWay {
    by: Side,
    kind: Throw,
    order: Vec<Party>,
    steps: Vec<Step>,
}

impl UnderWay {
    fn awaited(&self) -> Party {
        self.order[self.steps.len()]
    }
}

impl Exchange {
    /// A table before its first throw.
    ///
    /// # Errors
    ///
    /// A fault of the header.
    pub fn new(header: &Header) -> Result<Self, DiceFault> {
        Ok(Self {
            verifier: Verifier::new(header)?,
            under_way: None,
        })
    }

    /// Takes up a table again after a restart or a lost connection: checks the whole transcript,
    /// then takes the messages of the throw that was under way. Keep those: dropping a request
    /// would give the thrower a second decision, possibly with the dice already known.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with either.
    pub fn resume(transcript: &Transcript, under_way: &[Message]) -> Result<Self, Refusal> {
        let mut exchange = Self::new(&transcript.header)?;
        for entry in &transcript.entries {
            exchange.verifier.check(entry)?;
        }
        for message in under_way {
            exchange.accept(message)?;
        }
        Ok(exchange)
    }

    /// What was checked so far: the next number, the last seal, the counts, the elements left.
    #[must_use]
    pub const fn verifier(&self) -> &Verifier {
        &self.verifier
    }

    /// Whose element the throw under way is waiting for. The table lets that player's clock run.
    #[must_use]
    pub fn awaited(&self) -> Option<Party> {
        self.under_way.as_ref().map(UnderWay::awaited)
    }

    /// Who throws what, of the throw under way.
    #[must_use]
    pub fn requested(&self) -> Option<(Side, Throw)> {
        self.under_way.as_ref().map(|throw| (throw.by, throw.kind))
    }

    /// The messages of the throw under way, to be kept with the transcript.
    #[must_use]
    pub fn under_way(&self) -> Vec<Message> {
        let Some(under_way) = &self.under_way else {
            return Vec::new();
        };
        let roll = self.verifier.next_roll();
        let reveals = under_way.steps.iter().map(|step| match step.element() {
            Some(&element) => Message::Reveal {
                roll,
                party: step.party(),
                element,
            },
            None => Message::Absent {
                roll,
                party: step.party(),
            },
        });
        core::iter::once(self.request(under_way.by, under_way.kind))
            .chain(reveals)
            .collect()
    }

    /// The request that a thrower sends from here.
    #[must_use]
    pub const fn request(&self, by: Side, kind: Throw) -> Message {
        let (roll, after) = (self.verifier.next_roll(), self.verifier.seal());
        Message::Request {
            roll,
            by,
            kind,
            after,
        }
    }

    /// Takes a message. When it completes an entry, the entry is returned: it goes into the
    /// record.
    ///
    /// # Errors
    ///
    /// Why the message cannot come now.
    pub fn accept(&mut self, message: &Message) -> Result<Option<Entry>, Refusal> {
        let entry = match message {
            Message::Request { .. } => {
                self.under_way = Some(self.check_request(message)?);
                None
            }
            Message::Reveal { .. } | Message::Absent { .. } => {
                let (steps, entry) = self.next_step(message)?;
                if let Some(under_way) = &mut self.under_way {
                    under_way.steps = steps;
                }
                entry
            }
            _ => Some(self.entry_of(message)?),
        };
        if let Some(entry) = &entry {
            self.take(entry);
        }
        Ok(entry)
    }

    /// The entry that a message makes by itself (words, a chain, typed or void dice) or completes. Nothing is taken.
    ///
    /// # Errors
    ///
    /// Why the message cannot come now, or that more elements are needed.
    pub fn entry_of(&self, message: &Message) -> Result<Entry, Refusal> {
        let seal = self.verifier.seal();
        let entry = match message.clone() {
            Message::Reveal { .. } | Message::Absent { .. } => {
                let (_, entry) = self.next_step(message)?;
                return entry.ok_or(Refusal::ThrowUnderWay);
            }
            Message::Request { .. } => return Err(Refusal::ThrowUnderWay),
            Message::Reseal(commitment) => {
                let shown = self.under_way.iter().flat_map(|throw| &throw.steps);
                if shown
                    .into_iter()
                    .any(|step| step.party() == commitment.party)
                {
                    return Err(Refusal::ThrowUnderWay);
                }
                Entry::Reseal(ResealEntry { commitment, seal })
            }
            _ if self.under_way.is_some() => return Err(Refusal::ThrowUnderWay),
            Message::Renew(commitment) => Entry::Renew(RenewEntry { commitment, seal }),
            Message::Seed { words, from } => {
                let from = (self.verifier.version() >= 2).then_some(from);
                Entry::Seed(SeedEntry { from, seal, words })
            }
            Message::Typed {
                roll,
                by,
                kind,
                dice,
            } => Entry::Typed(TypedEntry {
                by,
                dice,
                kind,
                roll,
                seal,
            }),
            Message::Void {
                roll,
                by,
                kind,
                why,
            } => Entry::Void(VoidEntry {
                by,
                kind,
                roll,
                seal,
                why,
            }),
        };
        let entry = entry.sealed(&seal);
        self.verifier.examine(&entry)?;
        Ok(entry)
    }

    /// Takes an entry that was examined, or that was accepted once already.
    pub(crate) fn take(&mut self, entry: &Entry) {
        self.verifier.take(entry);
        if entry.roll().is_some() {
            self.under_way = None;
        }
    }

    /// Whether a throw may be asked for now.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn may_request(&self, by: Side, kind: Throw) -> Result<(), Refusal> {
        self.check_request(&self.request(by, kind)).map(|_| ())
    }

    fn check_request(&self, message: &Message) -> Result<UnderWay, Refusal> {
        let place = self.verifier.next_roll();
        let at = |wrong: Wrong| Refusal::Fault(wrong.at(place));
        if self.under_way.is_some() {
            return Err(Refusal::ThrowUnderWay);
        }
        let &Message::Request {
            roll,
            by,
            kind,
            after,
        } = message
        else {
            return Err(Refusal::NothingRequested);
        };
        self.verifier.check_number(roll, kind).map_err(at)?;
        if after != self.verifier.seal() {
            return Err(Refusal::OtherTranscript);
        }
        let order = self.verifier.order(by).map_err(at)?;
        self.verifier.check_ready(by).map_err(at)?;
        Ok(UnderWay {
            by,
            kind,
            order,
            steps: Vec::new(),
        })
    }

    /// The steps of the throw under way with one more, and the entry if it is complete with it.
    fn next_step(&self, message: &Message) -> Result<(Vec<Step>, Option<Entry>), Refusal> {
        let (roll, step) = match *message {
            Message::Reveal {
                roll,
                party,
                element,
            } => (roll, Step::of(party, element)),
            Message::Absent { roll, party } => (roll, Step::Absent(party)),
            _ => return Err(Refusal::NothingRequested),
        };
        let place = self.verifier.next_roll();
        let at = |wrong: Wrong| Refusal::Fault(wrong.at(place));
        let under_way = self.under_way.as_ref().ok_or(Refusal::NothingRequested)?;
        let (by, kind) = (under_way.by, under_way.kind);
        self.verifier.check_number(roll, kind).map_err(at)?;
        let (awaited, from) = (under_way.awaited(), step.party());
        if awaited != from {
            return Err(Refusal::OutOfTurn { awaited, from });
        }
        self.verifier.check_step(by, &step).map_err(at)?;
        let mut steps = under_way.steps.clone();
        steps.push(step);
        if steps.len() < under_way.order.len() {
            return Ok((steps, None));
        }
        // Every step was checked when it came.
        let dice = self.verifier.drawn(&steps).map_err(at)?;
        let seal = self.verifier.seal();
        let entry = Entry::Roll(RollEntry {
            by,
            dice,
            kind,
            proof: steps,
            roll,
            seal,
        });
        Ok((Vec::new(), Some(entry.sealed(&seal))))
    }

    /// Makes a whole throw with holders that are all at hand, or the rest of one that was asked for: a local game, the
    /// computer's own seats, or a test. An opponent that nobody holds is left out where that is allowed.
    ///
    /// # Errors
    ///
    /// Why the throw could not be made; it may be left under way.
    pub fn roll_with(
        &mut self,
        holders: &mut [Holder],
        by: Side,
        kind: Throw,
    ) -> Result<RollEntry, Refusal> {
        // Whoever has asked already is bound to it.
        let by = match self.requested() {
            Some((asked, _)) => asked,
            None => {
                self.accept(&self.request(by, kind))?;
                by
            }
        };
        loop {
            let party = self.awaited().ok_or(Refusal::NothingRequested)?;
            let message = match holders.iter_mut().find(|holder| holder.party() == party) {
                Some(holder) => holder.reveal(self).map_err(Refusal::Withheld)?,
                None if party == by.other().into() => Message::Absent {
                    roll: self.verifier.next_roll(),
                    party,
                },
                None => return Err(Refusal::NobodyHolds { party }),
            };
            if let Some(Entry::Roll(roll)) = self.accept(&message)? {
                return Ok(roll);
            }
        }
    }
}

/// Shows the public side only; there is nothing secret in it.
impl fmt::Debug for Exchange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Exchange")
            .field("verifier", &self.verifier)
            .field("under_way", &self.under_way())
            .finish()
    }
}
