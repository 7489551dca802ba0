//! The keeper of a party's secrets, which shows them one at a time and never too early.

use super::chain::{Commitment, SecretChain, USUAL_CHAIN, length_is_allowed};
use super::digest::Digest;
use super::exchange::{Exchange, Message};
use super::party::{Party, TableId};
use core::fmt;
use serde::{Deserialize, Serialize};

/// A party's chains at one table.
///
/// An element gives away all earlier ones of its chain, so showing one for a later throw than the
/// one at hand would tell a server or an opponent every throw in between. That is why a holder
/// takes its number from the caller's own [`Exchange`], which has checked every message, and never
/// from a message; and why it does not go back.
#[derive(Clone, Debug)]
pub struct Holder {
    table: TableId,
    party: Party,
    chains: Vec<SecretChain>,
    secret: HolderSecret,
}

/// What a holder must remember between two visits: keep it where only its owner can read it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HolderSecret {
    chains: Vec<ChainSecret>,
    /// The last throw that an element was shown for, and the seal before it.
    shown: Option<(u32, Digest)>,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChainSecret {
    length: u32,
    entropy: Digest,
}

/// Keeps its secrets to itself.
impl fmt::Debug for HolderSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HolderSecret({} chains)", self.chains.len())
    }
}

/// A length of a chain that is not between 1 and [`LONGEST_CHAIN`](super::LONGEST_CHAIN).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLength(
    /// The length asked for.
    pub u32,
);

impl fmt::Display for BadLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a chain cannot have {} elements", self.0)
    }
}

impl core::error::Error for BadLength {}

/// Why a holder does not show an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Withheld {
    /// It is not this party's turn.
    NotAwaited,
    /// The chain that the table has for this party is not one of this holder's: another table,
    /// another party, or somebody put another commitment in its place.
    NotMyChain,
    /// An element was already shown for a later throw: this copy of the table is out of date, or
    /// somebody wound it back.
    AlreadyBeyond {
        /// The last throw that an element was shown for.
        shown: u32,
    },
    /// An element was already shown for this throw, but after another course of the table.
    OtherCourse,
}

impl fmt::Display for Withheld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAwaited => f.write_str("this element is not awaited now"),
            Self::NotMyChain => f.write_str("the table has another commitment for this party"),
            Self::AlreadyBeyond { shown } => {
                write!(f, "an element was already shown for roll {shown}")
            }
            Self::OtherCourse => {
                f.write_str("an element was already shown for this roll after another course")
            }
        }
    }
}

impl core::error::Error for Withheld {}

impl Holder {
    /// A holder with its first chain. The entropy must come from the system's source of
    /// randomness, be used for nothing else, and never leave this side.
    ///
    /// # Errors
    ///
    /// When a chain cannot have that length.
    pub fn new(
        table: TableId,
        party: Party,
        length: u32,
        entropy: [u8; 32],
    ) -> Result<Self, BadLength> {
        let secret = HolderSecret {
            chains: Vec::new(),
            shown: None,
        };
        let mut holder = Self {
            table,
            party,
            chains: Vec::new(),
            secret,
        };
        holder.renew(length, entropy)?;
        Ok(holder)
    }

    /// Makes the next chain and gives its commitment, to be sent as [`Message::Renew`] between
    /// two throws.
    ///
    /// # Errors
    ///
    /// When a chain cannot have that length.
    pub fn renew(&mut self, length: u32, entropy: [u8; 32]) -> Result<Commitment, BadLength> {
        if !length_is_allowed(length) {
            return Err(BadLength(length));
        }
        let number = u32::try_from(self.chains.len()).expect("chains are renewed by hand");
        self.chains.push(SecretChain::new(
            &self.table,
            self.party,
            number,
            length,
            &entropy,
        ));
        self.secret.chains.push(ChainSecret {
            length,
            entropy: Digest::new(entropy),
        });
        Ok(self.commitment())
    }

    /// The commitment of the newest chain.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        self.chains
            .last()
            .expect("a holder has a chain")
            .commitment()
    }

    /// The commitment of the chain with this number, if it was made already.
    #[must_use]
    pub fn sealed(&self, chain: u32) -> Option<Commitment> {
        self.chains.get(chain as usize).map(SecretChain::commitment)
    }

    /// Whether this is the commitment of one of its chains.
    #[must_use]
    pub fn has(&self, commitment: Commitment) -> bool {
        self.sealed(commitment.chain) == Some(commitment)
    }

    /// The last throw that an element was shown for, and the seal before it.
    pub(crate) const fn shown(&self) -> Option<(u32, Digest)> {
        self.secret.shown
    }

    pub(crate) fn set_shown(&mut self, shown: Option<(u32, Digest)>) {
        self.secret.shown = shown;
    }

    /// Whose secrets these are.
    #[must_use]
    pub const fn party(&self) -> Party {
        self.party
    }

    /// What to remember until the next visit.
    #[must_use]
    pub const fn secret(&self) -> &HolderSecret {
        &self.secret
    }

    /// Makes the chains again from what was remembered.
    ///
    /// # Errors
    ///
    /// When a chain in it has a length that is not allowed, or there is none.
    pub fn restore(table: TableId, party: Party, secret: &HolderSecret) -> Result<Self, BadLength> {
        let (first, rest) = secret.chains.split_first().ok_or(BadLength(0))?;
        let mut holder = Self::new(table, party, first.length, *first.entropy.as_bytes())?;
        for chain in rest {
            holder.renew(chain.length, *chain.entropy.as_bytes())?;
        }
        holder.secret.shown = secret.shown;
        Ok(holder)
    }

    /// A holder with so many chains, all from one key, which stands in its owner's own link: any device that has the
    /// link makes the same ones. A chain is hashed with its number, so whoever has seen a whole one knows nothing of
    /// the next. The key must come from the system's source of randomness and never leave this side.
    #[must_use]
    pub fn of_key(table: TableId, party: Party, key: &Digest, chains: u32) -> Self {
        let allowed = "the usual length of a chain is allowed";
        let mut holder = Self::new(table, party, USUAL_CHAIN, *key.as_bytes()).expect(allowed);
        for _ in 1..chains {
            holder.renew(USUAL_CHAIN, *key.as_bytes()).expect(allowed);
        }
        holder
    }

    /// Agrees to a takeback: the throws from `roll` on may be made again. They give the dice they
    /// gave before, which everyone knows by now, as with a takeback at a real table; only call it
    /// when this holder's owner has agreed.
    pub fn wind_back(&mut self, roll: u32) {
        self.secret.shown = self.secret.shown.filter(|&(shown, _)| shown < roll);
    }

    /// Shows the element for the throw under way, if it is this party's turn in this copy of the
    /// table. Asking again for the same throw gives the same answer, for when a message was lost.
    ///
    /// # Errors
    ///
    /// Why the element stays hidden.
    pub fn reveal(&mut self, exchange: &Exchange) -> Result<Message, Withheld> {
        if exchange.awaited() != Some(self.party) {
            return Err(Withheld::NotAwaited);
        }
        let (roll, seal) = (exchange.verifier().next_roll(), exchange.verifier().seal());
        let known = exchange
            .verifier()
            .chains(self.party)
            .ok_or(Withheld::NotMyChain)?;
        let commitment = known.current.commitment;
        let chain = self.chains.get_mut(commitment.chain as usize);
        let chain = chain.filter(|chain| chain.commitment() == commitment);
        let chain = chain.ok_or(Withheld::NotMyChain)?;
        if *exchange.verifier().table() != self.table {
            return Err(Withheld::NotMyChain);
        }
        match self.secret.shown {
            Some((shown, _)) if shown > roll => return Err(Withheld::AlreadyBeyond { shown }),
            Some((shown, after)) if shown == roll && after != seal => {
                return Err(Withheld::OtherCourse);
            }
            _ => {}
        }
        let place = known.current.place(roll).ok_or(Withheld::NotAwaited)?;
        self.secret.shown = Some((roll, seal));
        Ok(Message::Reveal {
            roll,
            party: self.party,
            element: chain.element(place),
        })
    }
}
