//! What can be wrong with a transcript, and where.

use super::chain::{BadElement, BadRenewal};
use super::party::Party;
use core::fmt;
use serde::Serialize;

/// What a good transcript holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct DiceReport {
    /// Throws that stand, tied openings among them: `proven + one_sided + typed`.
    pub rolls: u32,
    /// Throws whose dice follow from commitments that nobody could choose to suit himself.
    pub proven: u32,
    /// Throws whose dice follow from the commitments, but whoever held the machine could have chosen them: no player
    /// added words after the machine had sealed its chain, the record does not say who did (the first version of the
    /// protocol), or the seal was too short to bind anybody ([`LEAST_SEAL`](super::LEAST_SEAL)).
    pub one_sided: u32,
    /// Proven throws without the opponent's element.
    pub absent: u32,
    /// Throws of real dice, typed in: nothing is proven about them.
    pub typed: u32,
    /// Throws of real dice that did not count.
    pub void: u32,
}

/// The first thing that is wrong with a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct DiceFault {
    /// The throw it was found at: 0 is the header, and an entry between two throws counts with
    /// the later one. The place counts, not what the entry calls itself.
    pub roll: u32,
    /// What is wrong there.
    pub what: Wrong,
}

/// What is wrong with a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wrong {
    /// The header speaks another version of the protocol.
    Version {
        /// The version it speaks.
        found: u32,
    },
    /// A chain has no elements or more than [`LONGEST_CHAIN`](super::LONGEST_CHAIN).
    ChainLength {
        /// Whose chain.
        party: Party,
    },
    /// The entry carries another number than its place in the transcript.
    RollNumber {
        /// The number of its place.
        expected: u32,
        /// The number it carries.
        found: u32,
    },
    /// A proven entry at a table with typed dice, or the other way round; or an entry that this
    /// kind of table does not know.
    EntryOfAnotherTable,
    /// The opening was a tie and something other than an opening follows.
    TieNotThrownAgain,
    /// A die is not between 1 and 6.
    NotADie {
        /// What it shows.
        found: u8,
    },
    /// The elements were not shown in the right order: opponent, thrower, server.
    Order {
        /// Whose turn it was.
        expected: Party,
        /// Who came.
        found: Party,
    },
    /// An element is missing.
    Missing {
        /// Whose.
        party: Party,
    },
    /// There is an element too many.
    Surplus {
        /// Whose.
        party: Party,
    },
    /// Left out, though only the thrower's opponent may be, and only where the header allows it.
    MayNotBeAbsent {
        /// Who was left out.
        party: Party,
    },
    /// The element does not open the party's commitment at this place.
    Element {
        /// Whose.
        party: Party,
    },
    /// The party's chain has no element for this throw.
    Exhausted {
        /// Whose chain.
        party: Party,
    },
    /// The machine's commitment is not followed by words from the human side.
    SeedMissing,
    /// The human side has added words to this seal of the machine already.
    SeedTwice,
    /// The words of the human side are empty or longer than 256 bytes.
    SeedLength,
    /// The dice are not those that the elements give.
    Dice {
        /// What the elements give.
        expected: [u8; 2],
        /// What the entry says.
        found: [u8; 2],
    },
    /// A renewal does not carry the next number of its party's chains.
    ChainNumber {
        /// Whose chain.
        party: Party,
        /// The next number.
        expected: u32,
    },
    /// A renewal while another one is still waiting for its turn.
    RenewalWaiting {
        /// Whose chain.
        party: Party,
    },
    /// Something in this entry, or the order of the entries, was changed after it was sealed.
    Seal,
}

impl Wrong {
    pub(super) const fn element(party: Party, bad: BadElement) -> Self {
        match bad {
            BadElement::Exhausted => Self::Exhausted { party },
            BadElement::Mismatch => Self::Element { party },
        }
    }

    pub(super) const fn renewal(party: Party, bad: BadRenewal) -> Self {
        match bad {
            BadRenewal::Number { expected } => Self::ChainNumber { party, expected },
            BadRenewal::Length => Self::ChainLength { party },
            BadRenewal::Waiting => Self::RenewalWaiting { party },
        }
    }

    /// The fault that finds this at a throw.
    #[must_use]
    pub const fn at(self, roll: u32) -> DiceFault {
        DiceFault { roll, what: self }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Version { found } => write!(f, "version {found} of the protocol is not known"),
            Self::ChainLength { party } => {
                write!(f, "the {party} chain has a length that is not allowed")
            }
            Self::RollNumber { expected, found } => {
                write!(f, "the entry says {found} where {expected} belongs")
            }
            Self::EntryOfAnotherTable => f.write_str("this table has no entries of this kind"),
            Self::TieNotThrownAgain => f.write_str("a tied opening was not thrown again"),
            Self::NotADie { found } => write!(f, "{found} is not on a die"),
            Self::Order { expected, found } => {
                write!(f, "{found} shows an element where {expected} belongs")
            }
            Self::Missing { party } => write!(f, "the {party} element is missing"),
            Self::Surplus { party } => write!(f, "there is a {party} element too many"),
            Self::MayNotBeAbsent { party } => write!(f, "the {party} element may not be left out"),
            Self::Element { party } => {
                write!(
                    f,
                    "the {party} element does not open the {party} commitment"
                )
            }
            Self::Exhausted { party } => write!(f, "the {party} chain is used up"),
            Self::SeedMissing => f.write_str("the human side has not added its words"),
            Self::SeedTwice => f.write_str("the human side has added words to this seal already"),
            Self::SeedLength => f.write_str("the words of the human side must have 1 to 256 bytes"),
            Self::Dice {
                expected: [a, b],
                found: [c, d],
            } => {
                write!(f, "the elements give {a}-{b}, the entry says {c}-{d}")
            }
            Self::ChainNumber { party, expected } => {
                write!(f, "the next {party} chain must have number {expected}")
            }
            Self::RenewalWaiting { party } => {
                write!(f, "a new {party} chain is already waiting")
            }
            Self::Seal => f.write_str("the seal does not fit: something was changed here"),
        }
    }
}

impl fmt::Display for DiceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.roll {
            0 => write!(f, "dice header: {}", self.what),
            roll => write!(f, "roll {roll}: {}", self.what),
        }
    }
}

impl core::error::Error for DiceFault {}
