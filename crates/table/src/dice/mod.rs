//! Dice that nobody can doubt.
//!
//! Before the first throw the server and both players each seal a chain of secrets
//! ([`Commitment`]). When the thrower has asked to roll, and not before, each shows the next
//! secret of his chain; the three together make the dice. Everyone who has the [`Transcript`] can
//! check every throw ([`verify`]). `docs/fair-dice.md` explains it to players and to
//! cryptographers, exactly enough to write a verifier of one's own.
//!
//! ```
//! use tabuleiro_table::Side;
//! use tabuleiro_table::dice::{
//!     AbsenceRule, Entry, Exchange, Header, Holder, Party, Throw, Transcript, verify,
//! };
//!
//! // Each holder lives on its own machine; the entropy is the system's, not these constants.
//! let table: tabuleiro_table::dice::TableId = "demo".parse()?;
//! let mut holders = Vec::new();
//! for (party, entropy) in [(Party::Server, [1; 32]), (Party::Light, [2; 32]), (Party::Dark, [3; 32])] {
//!     holders.push(Holder::new(table.clone(), party, 64, entropy)?);
//! }
//! let [server, light, dark] = [0, 1, 2].map(|i: usize| holders[i].commitment().into());
//! let header = Header::online(table, AbsenceRule::Wait, server, light, dark);
//!
//! let mut exchange = Exchange::new(&header)?;
//! let opening = exchange.roll_with(&mut holders, Side::Light, Throw::Opening)?;
//! assert!(opening.dice.iter().all(|die| (1..=6).contains(die)));
//! let transcript = Transcript { header, entries: vec![Entry::Roll(opening)] };
//! assert_eq!(verify(&transcript)?.proven, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chain;
mod digest;
mod draw;
mod exchange;
mod fault;
mod holder;
mod party;
mod transcript;
mod verify;

#[cfg(test)]
mod tests;

pub use chain::{Commitment, LONGEST_CHAIN, USUAL_CHAIN};
pub use digest::{Digest, NotADigest};
pub use exchange::{Exchange, Message, Refusal};
pub use fault::{DiceFault, DiceReport, Wrong};
pub use holder::{BadLength, Holder, HolderSecret, Withheld};
pub use party::{NotATableId, Party, TableId};
pub use transcript::{
    AbsenceRule, Entry, Header, MachineChain, OnlineChains, PROTOCOL, RenewEntry, ResealEntry,
    RollEntry, Sealed, SeedEntry, Source, Step, Throw, Transcript, TypedEntry, VoidEntry,
    VoidReason, WordsFrom,
};
pub use verify::{LEAST_SEAL, LONGEST_SEED, Verifier, verify, within_limits};
