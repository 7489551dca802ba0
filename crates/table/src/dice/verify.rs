//! Checking a transcript with nothing but the transcript.

use super::chain::{BadRenewal, Commitment, PartyChains, length_is_allowed};
use super::digest::{Digest, Fields};
use super::draw::{Secrets, draw};
use super::fault::{DiceFault, DiceReport, Wrong};
use super::party::{Party, TableId};
use super::transcript::{
    AbsenceRule, Entry, Header, PROTOCOL, RenewEntry, ResealEntry, RollEntry, Sealed, Source, Step,
    Throw, Transcript, WordsFrom,
};
use crate::Side;

/// The longest words that the human side may add, in bytes.
pub const LONGEST_SEED: usize = 256;

/// As much of some words as the dice take; nothing of blanks around them.
#[must_use]
pub fn within_limits(words: &str) -> &str {
    let words = words.trim();
    let mut end = words.len().min(LONGEST_SEED);
    while !words.is_char_boundary(end) {
        end -= 1;
    }
    &words[..end]
}

/// For how many throws a seal of a lone machine must last to prove anything. Words come once a seal; were the seals
/// short, whoever holds the machine could write both, and look for words that give the throw he wants: 36 tries each.
pub const LEAST_SEAL: u32 = 1024;

/// Checks a whole transcript: every commitment, every element, every die, the order, the seals.
///
/// # Errors
///
/// The first fault, with the number of the throw.
pub fn verify(transcript: &Transcript) -> Result<DiceReport, DiceFault> {
    let mut verifier = Verifier::new(&transcript.header)?;
    for entry in &transcript.entries {
        verifier.check(entry)?;
    }
    Ok(verifier.report())
}

/// Checks a transcript entry by entry, so that a record can hand over each as it reads it.
#[derive(Clone)]
pub struct Verifier {
    table: TableId,
    version: u32,
    source: Known,
    /// Server, Light, Dark: those who hold one.
    chains: [Option<PartyChains>; 3],
    next_roll: u32,
    tied: bool,
    seal: Digest,
    report: DiceReport,
}

/// What is known so far of where the dice come from.
#[derive(Clone)]
enum Known {
    Online {
        absent: AbsenceRule,
    },
    Machine {
        human: Option<Digest>,
        fresh: bool,
        /// The last words are a player's, given after the last seal: nothing that came before could fit them.
        given: bool,
    },
    Typed,
}

impl Verifier {
    /// Reads a header.
    ///
    /// # Errors
    ///
    /// A fault at throw 0: another version, a length that is not allowed, or a seal that does not
    /// fit.
    pub fn new(header: &Header) -> Result<Self, DiceFault> {
        Self::read_header(header).map_err(|wrong| wrong.at(0))
    }

    fn read_header(header: &Header) -> Result<Self, Wrong> {
        if !(1..=PROTOCOL).contains(&header.v) {
            return Err(Wrong::Version { found: header.v });
        }
        let (source, [server, light, dark]) = match &header.source {
            Source::Online(online) => (
                Known::Online {
                    absent: online.absent,
                },
                [Some(online.server), Some(online.light), Some(online.dark)],
            ),
            Source::Machine(machine) => (
                Known::Machine {
                    human: None,
                    fresh: false,
                    given: false,
                },
                [Some(machine.server), None, None],
            ),
            Source::Typed => (Known::Typed, [None; 3]),
        };
        let chains = |party, sealed: Option<Sealed>| match sealed {
            Some(sealed) if !length_is_allowed(sealed.length) => Err(Wrong::ChainLength { party }),
            Some(sealed) => Ok(Some(PartyChains::new(
                &header.table,
                sealed.commitment(party),
            ))),
            None => Ok(None),
        };
        let chains = [
            chains(Party::Server, server)?,
            chains(Party::Light, light)?,
            chains(Party::Dark, dark)?,
        ];
        if header.seal != header.computed_seal() {
            return Err(Wrong::Seal);
        }
        Ok(Self {
            table: header.table.clone(),
            version: header.v,
            source,
            chains,
            next_roll: 1,
            tied: false,
            seal: header.seal,
            report: DiceReport::default(),
        })
    }

    /// The number of the next throw.
    #[must_use]
    pub const fn next_roll(&self) -> u32 {
        self.next_roll
    }

    /// The last seal: it stands for everything so far. Two people at one table who compare it (or
    /// its [short form](Digest::short)) know whether they have seen the same.
    #[must_use]
    pub const fn seal(&self) -> Digest {
        self.seal
    }

    /// What was counted so far.
    #[must_use]
    pub const fn report(&self) -> DiceReport {
        self.report
    }

    /// For how many throws from the next one on a party has elements, if it holds a chain here.
    #[must_use]
    pub fn elements_left(&self, party: Party) -> Option<u32> {
        Some(self.chains(party)?.left(self.next_roll))
    }

    /// The version of the protocol that the table speaks.
    #[must_use]
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// The table whose dice these are.
    pub(super) const fn table(&self) -> &TableId {
        &self.table
    }

    /// The last commitment of a party that holds a chain here: the one in use, or the one that waits for its end.
    #[must_use]
    pub fn newest_commitment(&self, party: Party) -> Option<Commitment> {
        Some(self.chains(party)?.newest().commitment)
    }

    /// Whether the machine has sealed a chain to which the human side has not added its words yet.
    #[must_use]
    pub const fn wants_words(&self) -> bool {
        matches!(self.source, Known::Machine { fresh: false, .. })
    }

    /// Checks the next entry and takes it. After an error nothing has been taken.
    ///
    /// # Errors
    ///
    /// What is wrong with the entry, at the number of its place.
    pub fn check(&mut self, entry: &Entry) -> Result<(), DiceFault> {
        self.examine(entry)?;
        self.take(entry);
        Ok(())
    }

    /// Checks the next entry and takes nothing.
    ///
    /// # Errors
    ///
    /// What is wrong with the entry, at the number of its place.
    pub fn examine(&self, entry: &Entry) -> Result<(), DiceFault> {
        self.check_entry(entry)
            .map_err(|wrong| wrong.at(self.next_roll))
    }

    /// All checks, the seal last because a more exact answer is better.
    fn check_entry(&self, entry: &Entry) -> Result<(), Wrong> {
        match entry {
            Entry::Roll(roll) => {
                self.check_number(roll.roll, roll.kind)?;
                let expected = self.check_proof(roll.by, &roll.proof)?;
                if expected != roll.dice {
                    return Err(Wrong::Dice {
                        expected,
                        found: roll.dice,
                    });
                }
            }
            Entry::Renew(renew) => {
                self.check_chain(renew.commitment, |chains| {
                    chains.renew(&self.table, renew.commitment, self.next_roll)
                })?;
            }
            Entry::Reseal(reseal) => {
                // A lone machine has nobody to agree to it.
                if self.version < 2 || matches!(self.source, Known::Machine { .. }) {
                    return Err(Wrong::EntryOfAnotherTable);
                }
                self.check_chain(reseal.commitment, |chains| {
                    chains.reseal(&self.table, reseal.commitment, self.next_roll)
                })?;
            }
            Entry::Seed(seed) => {
                let Known::Machine { fresh, .. } = self.source else {
                    return Err(Wrong::EntryOfAnotherTable);
                };
                if seed.from.is_some() != (self.version >= 2) {
                    return Err(Wrong::EntryOfAnotherTable);
                }
                // Whoever holds the machine's secret could otherwise add words until the next throw pleases him.
                if self.version >= 2 && fresh {
                    return Err(Wrong::SeedTwice);
                }
                if !(1..=LONGEST_SEED).contains(&seed.words.len()) {
                    return Err(Wrong::SeedLength);
                }
            }
            Entry::Typed(typed) => {
                self.check_number(typed.roll, typed.kind)?;
                self.check_typed()?;
                if let Some(&found) = typed.dice.iter().find(|die| !(1..=6).contains(*die)) {
                    return Err(Wrong::NotADie { found });
                }
            }
            Entry::Void(void) => {
                self.check_number(void.roll, void.kind)?;
                self.check_typed()?;
            }
        }
        if *entry.seal() == entry.computed_seal(&self.seal) {
            Ok(())
        } else {
            Err(Wrong::Seal)
        }
    }

    /// Whether a party can have this chain now, on a copy of what is known of its chains.
    fn check_chain(
        &self,
        commitment: Commitment,
        change: impl FnOnce(&mut PartyChains) -> Result<(), BadRenewal>,
    ) -> Result<(), Wrong> {
        let chains = self.chains(commitment.party);
        let mut chains = chains.ok_or(Wrong::EntryOfAnotherTable)?.clone();
        change(&mut chains).map_err(|bad| Wrong::renewal(commitment.party, bad))
    }

    /// Takes an entry that [`examine`](Self::examine) has accepted, or that was accepted once and has been kept where
    /// nobody else writes. None of the changes can fail.
    pub(crate) fn take(&mut self, entry: &Entry) {
        match entry {
            Entry::Roll(roll) => {
                let absent = roll.proof.iter().any(|step| step.element().is_none());
                if self.is_one_sided() {
                    self.report.one_sided += 1;
                } else {
                    self.report.proven += 1;
                }
                self.take_elements(roll);
                self.report.absent += u32::from(absent);
                self.throw_stands(roll.kind, roll.dice);
            }
            Entry::Renew(RenewEntry { commitment, .. }) => {
                let table = &self.table;
                let next = self.next_roll;
                if let Some(chains) = &mut self.chains[commitment.party as usize] {
                    let _ = chains.renew(table, *commitment, next);
                }
                self.machine_chose_again();
            }
            Entry::Reseal(ResealEntry { commitment, .. }) => {
                let table = &self.table;
                let next = self.next_roll;
                if let Some(chains) = &mut self.chains[commitment.party as usize] {
                    let _ = chains.reseal(table, *commitment, next);
                }
                self.machine_chose_again();
            }
            Entry::Seed(seed) => {
                if let Known::Machine {
                    human,
                    fresh,
                    given,
                } = &mut self.source
                {
                    let before = human.as_ref().map_or(&[][..], |seed| seed.as_bytes());
                    let fields = Fields::hash("tabuleiro dice 1 seed").text(self.table.as_str());
                    *human = Some(fields.bytes(before).text(&seed.words).finish());
                    *fresh = true;
                    *given = seed.from == Some(WordsFrom::Player);
                }
            }
            Entry::Typed(typed) => {
                self.report.typed += 1;
                self.throw_stands(typed.kind, typed.dice);
            }
            Entry::Void(_) => {
                self.report.void += 1;
                self.next_roll += 1;
            }
        }
        self.seal = *entry.seal();
    }

    /// Whether the holder of the machine could have chosen the throw that comes next.
    fn is_one_sided(&self) -> bool {
        let Known::Machine { given, .. } = self.source else {
            return false;
        };
        let sealed = self.chains(Party::Server).map(PartyChains::length);
        !given || sealed < Some(LEAST_SEAL)
    }

    /// The machine has sealed another chain, and this time it knew the words.
    fn machine_chose_again(&mut self) {
        if let Known::Machine { fresh, .. } = &mut self.source {
            *fresh = false;
        }
    }

    /// Whether the next throw may have this number and be of this kind.
    pub(super) const fn check_number(&self, found: u32, kind: Throw) -> Result<(), Wrong> {
        if found != self.next_roll || found == u32::MAX {
            return Err(Wrong::RollNumber {
                expected: self.next_roll,
                found,
            });
        }
        if self.tied && !matches!(kind, Throw::Opening) {
            return Err(Wrong::TieNotThrownAgain);
        }
        Ok(())
    }

    const fn check_typed(&self) -> Result<(), Wrong> {
        match self.source {
            Known::Typed => Ok(()),
            Known::Online { .. } | Known::Machine { .. } => Err(Wrong::EntryOfAnotherTable),
        }
    }

    /// Who shows an element for a throw of this side, in order. Opponent, thrower, server: the
    /// opponent, who alone can be left out, must answer while the other two elements are secret,
    /// and the thrower while the server's is.
    pub(super) fn order(&self, by: Side) -> Result<Vec<Party>, Wrong> {
        match self.source {
            Known::Online { .. } => Ok(vec![by.other().into(), by.into(), Party::Server]),
            Known::Machine { .. } => Ok(vec![Party::Server]),
            Known::Typed => Err(Wrong::EntryOfAnotherTable),
        }
    }

    /// Whether everyone who cannot be left out has an element for the next throw, and the human
    /// side has added its words.
    pub(super) fn check_ready(&self, by: Side) -> Result<(), Wrong> {
        for party in self.order(by)? {
            let optional = party == by.other().into() && self.may_leave_out();
            if !optional && self.elements_left(party) == Some(0) {
                return Err(Wrong::Exhausted { party });
            }
        }
        match self.source {
            Known::Machine { fresh: false, .. } => Err(Wrong::SeedMissing),
            _ => Ok(()),
        }
    }

    const fn may_leave_out(&self) -> bool {
        matches!(
            self.source,
            Known::Online {
                absent: AbsenceRule::LeaveOut,
                ..
            }
        )
    }

    /// Checks one step of a proof for the next throw.
    pub(super) fn check_step(&self, by: Side, step: &Step) -> Result<(), Wrong> {
        let party = step.party();
        let Some(element) = step.element() else {
            return if self.may_leave_out() && party == by.other().into() {
                Ok(())
            } else {
                Err(Wrong::MayNotBeAbsent { party })
            };
        };
        let chains = self.chains(party).ok_or(Wrong::Surplus { party })?;
        chains
            .current
            .check(self.next_roll, element)
            .map_err(|bad| Wrong::element(party, bad))
    }

    /// Checks a proof and gives the dice.
    fn check_proof(&self, by: Side, proof: &[Step]) -> Result<[u8; 2], Wrong> {
        let order = self.order(by)?;
        for (&expected, step) in order.iter().zip(proof) {
            let found = step.party();
            if found != expected {
                return Err(Wrong::Order { expected, found });
            }
            self.check_step(by, step)?;
        }
        if let Some(&party) = order.get(proof.len()) {
            return Err(Wrong::Missing { party });
        }
        if let Some(step) = proof.get(order.len()) {
            return Err(Wrong::Surplus {
                party: step.party(),
            });
        }
        self.drawn(proof)
    }

    /// The dice that follow from a proof whose steps were checked.
    pub(super) fn drawn(&self, proof: &[Step]) -> Result<[u8; 2], Wrong> {
        let mut secrets = Secrets::default();
        if let Known::Machine { human, fresh, .. } = &self.source {
            if !fresh {
                return Err(Wrong::SeedMissing);
            }
            secrets.human = *human;
        }
        for step in proof {
            if let Some(&element) = step.element() {
                secrets.set(step.party(), element);
            }
        }
        Ok(draw(&self.table, self.next_roll, &secrets))
    }

    fn take_elements(&mut self, roll: &RollEntry) {
        for step in &roll.proof {
            let chains = &mut self.chains[step.party() as usize];
            if let (Some(element), Some(chains)) = (step.element(), chains) {
                chains.current.take(roll.roll, element);
            }
        }
    }

    fn throw_stands(&mut self, kind: Throw, dice: [u8; 2]) {
        self.report.rolls += 1;
        self.tied = kind.is_tie(dice);
        self.next_roll += 1;
        for chains in self.chains.iter_mut().flatten() {
            chains.arrive_at(self.next_roll);
        }
    }

    pub(super) const fn chains(&self, party: Party) -> Option<&PartyChains> {
        self.chains[party as usize].as_ref()
    }
}

/// Equal when they have taken the same header and the same entries: the seal stands for all of them.
impl PartialEq for Verifier {
    fn eq(&self, other: &Self) -> bool {
        self.seal == other.seal
    }
}

impl Eq for Verifier {}

impl core::fmt::Debug for Verifier {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Verifier")
            .field("table", &self.table)
            .field("next_roll", &self.next_roll)
            .field("seal", &self.seal)
            .field("report", &self.report)
            .finish_non_exhaustive()
    }
}
