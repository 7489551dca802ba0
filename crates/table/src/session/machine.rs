//! The dice of a table on one machine: two people at one device, or a person against the computer.
//!
//! The machine sits in the server's place. It seals its chain when the table is opened, the human side adds words of
//! its own once it has seen the seal, and every throw shows the next element (`docs/fair-dice.md`, "A throw on one
//! machine").

use super::{Act, Event, Table};
use crate::Side;
use crate::dice::{
    self, Entry, Exchange, Holder, HolderSecret, Message, Party, Source, TableId, Throw,
    Transcript, USUAL_CHAIN,
};

/// The machine's secrets at a table, and the throws made from them.
#[derive(Clone, Debug)]
pub struct MachineDice {
    holder: Holder,
}

/// What is wanted before the machine can throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeforeTheThrow {
    /// A new chain of the machine, because the old one is used up ([`MachineDice::renew`]).
    Renewal,
    /// Words of the human side ([`Table::add_words`]).
    Words,
}

impl MachineDice {
    /// Seals a chain for a new table. The entropy must come from the system's randomness and be used for nothing else.
    ///
    /// # Panics
    /// Never: the usual length of a chain is allowed.
    #[must_use]
    pub fn new(table: TableId, entropy: [u8; 32]) -> Self {
        let holder = Holder::new(table, Party::Server, USUAL_CHAIN, entropy)
            .expect("the usual length of a chain is allowed");
        Self { holder }
    }

    /// What the header of a new table says of these dice.
    #[must_use]
    pub fn header(&self, table: TableId) -> dice::Header {
        dice::Header::machine(table, self.holder.commitment().into())
    }

    /// What to keep until the next visit, where only its owner can read it.
    #[must_use]
    pub const fn secret(&self) -> &HolderSecret {
        self.holder.secret()
    }

    /// Takes the dice of a table up again; nothing if these are not its secrets.
    #[must_use]
    pub fn restore(table: &Table, secret: &HolderSecret) -> Option<Self> {
        table.machine_holder(secret).map(|holder| Self { holder })
    }

    /// What has to come before the next throw of this table, if anything has to.
    #[must_use]
    pub fn wanted(table: &Table) -> Option<BeforeTheThrow> {
        if table.dice()?.elements_left(Party::Server)? == 0 {
            return Some(BeforeTheThrow::Renewal);
        }
        let said = table
            .entries()
            .iter()
            .rev()
            .find_map(|entry| match entry.event.act {
                Act::Dice(Entry::Seed(_)) => Some(true),
                Act::Dice(Entry::Renew(_)) => Some(false),
                _ => None,
            });
        (said != Some(true)).then_some(BeforeTheThrow::Words)
    }

    /// Seals the machine's next chain.
    ///
    /// # Errors
    /// Why it cannot be sealed now.
    pub fn renew(&mut self, table: &Table, entropy: [u8; 32]) -> Result<Event, dice::Refusal> {
        let mut renewed = self.holder.clone();
        let commitment = renewed
            .renew(USUAL_CHAIN, entropy)
            .expect("the usual length of a chain is allowed");
        let event = table.dice_event(Party::Server, &Message::Renew(commitment))?;
        self.holder = renewed;
        Ok(event)
    }

    /// Throws: one die each for an opening, two of `by` otherwise.
    ///
    /// # Errors
    /// Why nothing can be thrown now.
    pub fn throw(&mut self, table: &Table, by: Side, kind: Throw) -> Result<Event, dice::Refusal> {
        table.throw_of(&mut self.holder, by, kind)
    }
}

impl Table {
    /// What the record has of the dice; nothing in a game without.
    #[must_use]
    pub fn transcript(&self) -> Option<Transcript> {
        let entries = self.entries().iter();
        Some(Transcript {
            header: self.header().dice.clone()?,
            entries: entries
                .filter_map(|entry| match &entry.event.act {
                    Act::Dice(entry) => Some(entry.clone()),
                    _ => None,
                })
                .collect(),
        })
    }

    /// The machine's holder at this table; nothing if these are not its secrets.
    #[must_use]
    pub fn machine_holder(&self, secret: &HolderSecret) -> Option<Holder> {
        let transcript = self.transcript()?;
        let Source::Machine(chain) = &transcript.header.source else {
            return None;
        };
        let renewed = transcript
            .entries
            .iter()
            .rev()
            .find_map(|entry| match entry {
                Entry::Renew(renewal) => Some(renewal.commitment),
                _ => None,
            });
        let sealed = renewed.unwrap_or(chain.server.commitment(Party::Server));
        let holder = Holder::restore(transcript.header.table, Party::Server, secret).ok()?;
        (holder.commitment() == sealed).then_some(holder)
    }

    /// The machine's next throw at this table. A throw that was taken back falls alike when it is made again, so that
    /// taking back is no way to fish for better dice. On an error the holder is as before.
    ///
    /// # Errors
    /// Why nothing can be thrown now.
    pub fn throw_of(
        &self,
        holder: &mut Holder,
        by: Side,
        kind: Throw,
    ) -> Result<Event, dice::Refusal> {
        let mut exchange = self.exchange()?;
        let mut wound = holder.clone();
        wound.wind_back(exchange.verifier().next_roll());
        let thrown = exchange
            .roll_with(core::slice::from_mut(&mut wound), by, kind)?
            .clone();
        *holder = wound;
        Ok(Event::dice(Entry::Roll(thrown)))
    }

    fn exchange(&self) -> Result<Exchange, dice::Refusal> {
        let transcript = self.transcript().ok_or(dice::Refusal::NothingRequested)?;
        Exchange::resume(transcript, &[])
    }

    /// The event that a message about the dice makes at this table: typed or void dice, words, a new chain.
    ///
    /// # Errors
    /// Why the message cannot come now.
    pub fn dice_event(&self, by: Party, message: &Message) -> Result<Event, dice::Refusal> {
        let mut exchange = self.exchange()?;
        let entry = exchange.accept(message)?.cloned();
        let entry = entry.ok_or(dice::Refusal::ThrowUnderWay)?;
        Ok(Event::new(by, Act::Dice(entry)))
    }

    /// Words of the human side for the dice of a table on one machine.
    ///
    /// # Errors
    /// Why they cannot come now.
    pub fn add_words(&self, by: Side, words: String) -> Result<Event, dice::Refusal> {
        self.dice_event(by.into(), &Message::Seed { words })
    }
}
