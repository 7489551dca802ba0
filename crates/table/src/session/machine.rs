//! The dice of a table on one machine: two people at one device, or a person against the computer.
//!
//! The machine sits in the server's place. It seals its chain when the table is opened, the human side adds words of
//! its own once it has seen the seal, and every throw shows the next element (`docs/fair-dice.md`, "A throw on one
//! machine").

use super::{Act, Event, Header, Table};
use crate::Side;
use crate::dice::{
    self, Entry, Holder, HolderSecret, Message, Party, Source, TableId, Throw, USUAL_CHAIN,
    WordsFrom,
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
    /// Seals a chain for a new table.
    fn new(table: TableId, entropy: [u8; 32]) -> Self {
        let holder = Holder::new(table, Party::Server, USUAL_CHAIN, entropy)
            .expect("the usual length of a chain is allowed");
        Self { holder }
    }

    /// What the header of a new table says of these dice.
    fn header(&self, table: TableId) -> dice::Header {
        dice::Header::machine(table, self.holder.commitment().into())
    }

    /// Gives a new table its dice, where its game has any: typed ones, or the machine's, which are sealed here and
    /// come back to whoever throws them. The entropy must come from
    /// the system's randomness and be used for nothing else.
    #[must_use]
    pub fn lay_out(
        header: &mut Header,
        typed: bool,
        table: TableId,
        entropy: [u8; 32],
    ) -> Option<Self> {
        if !header.rules.kind().has_dice() {
            header.dice = None;
            return None;
        }
        if typed {
            header.dice = Some(dice::Header::typed(table));
            return None;
        }
        let dice = Self::new(table.clone(), entropy);
        header.dice = Some(dice.header(table));
        Some(dice)
    }

    /// What to keep until the next visit, where only its owner can read it.
    #[must_use]
    pub const fn secret(&self) -> &HolderSecret {
        self.holder.secret()
    }

    /// Takes the dice of a table up again; nothing if these are not its secrets.
    #[must_use]
    pub fn restore(table: &Table, secret: &HolderSecret) -> Option<Self> {
        let header = table.header().dice.as_ref()?;
        let Source::Machine(_) = header.source else {
            return None;
        };
        let holder = Holder::restore(header.table.clone(), Party::Server, secret).ok()?;
        let sealed = table.dice()?.newest_commitment(Party::Server)?;
        holder.has(sealed).then_some(Self { holder })
    }

    /// What has to come before the next throw of this table, if anything has to.
    #[must_use]
    pub fn wanted(table: &Table) -> Option<BeforeTheThrow> {
        let dice = table.dice()?;
        if dice.elements_left(Party::Server)? == 0 {
            return Some(BeforeTheThrow::Renewal);
        }
        dice.wants_words().then_some(BeforeTheThrow::Words)
    }

    /// Seals the machine's next chain. After going back it is the one that was sealed before, so that going back is no
    /// way to fish for better dice.
    ///
    /// # Errors
    /// Why it cannot be sealed now.
    pub fn renew(&mut self, table: &Table, entropy: [u8; 32]) -> Result<Event, dice::Refusal> {
        let dice = table.exchange().ok_or(dice::Refusal::NothingRequested)?;
        let newest = dice.verifier().newest_commitment(Party::Server);
        let number = newest.map_or(0, |commitment| commitment.chain + 1);
        let mut renewed = self.holder.clone();
        let commitment = match renewed.sealed(number) {
            Some(commitment) => commitment,
            None => renewed
                .renew(USUAL_CHAIN, entropy)
                .expect("the usual length of a chain is allowed"),
        };
        let entry = dice.entry_of(&Message::Renew(commitment))?;
        self.holder = renewed;
        Ok(Event::dice(entry))
    }

    /// Throws: one die each for an opening, two of `by` otherwise. A throw that was taken back falls alike when it is
    /// made again, so that taking back is no way to fish for better dice. On an error nothing has changed.
    ///
    /// # Errors
    /// Why nothing can be thrown now.
    pub fn throw(&mut self, table: &Table, by: Side, kind: Throw) -> Result<Event, dice::Refusal> {
        let dice = table.exchange().ok_or(dice::Refusal::NothingRequested)?;
        let mut exchange = dice.clone();
        let shown = self.holder.shown();
        self.holder.wind_back(exchange.verifier().next_roll());
        let thrown = exchange.roll_with(core::slice::from_mut(&mut self.holder), by, kind);
        match thrown {
            Ok(roll) => Ok(Event::dice(Entry::Roll(roll))),
            Err(refusal) => {
                self.holder.set_shown(shown);
                Err(refusal)
            }
        }
    }
}

impl Table {
    /// The event that a message about the dice makes at this table: typed or void dice, words, a new chain.
    ///
    /// # Errors
    /// Why the message cannot come now.
    pub fn dice_event(&self, by: Party, message: &Message) -> Result<Event, dice::Refusal> {
        let dice = self.exchange().ok_or(dice::Refusal::NothingRequested)?;
        Ok(Event::new(by, Act::Dice(dice.entry_of(message)?)))
    }

    /// Takes what a party shows for the throw under way. With the last element comes the event of the throw, which has
    /// yet to happen.
    ///
    /// # Errors
    /// Why it cannot come now.
    pub fn show_element(&mut self, message: &Message) -> Result<Option<Event>, dice::Refusal> {
        let dice = self.state.dice.as_mut();
        let dice = dice.ok_or(dice::Refusal::NothingRequested)?;
        match dice.entry_of(message) {
            Ok(entry) => Ok(Some(Event::dice(entry))),
            Err(dice::Refusal::ThrowUnderWay) => dice.accept(message).map(|_| None),
            Err(refusal) => Err(refusal),
        }
    }

    /// Words of the human side for the dice of a table on one machine, and where they come from.
    ///
    /// # Errors
    /// Why they cannot come now.
    pub fn add_words(
        &self,
        by: Side,
        words: String,
        from: WordsFrom,
    ) -> Result<Event, dice::Refusal> {
        self.dice_event(by.into(), &Message::Seed { words, from })
    }
}
