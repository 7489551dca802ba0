//! Throws with their proof.

use ::table::dice::{
    self, Entry, HolderSecret, Message, Party, Source, Throw, Verifier, WordsFrom,
};
use ::table::session::{BeforeTheThrow, MachineDice, Refused};

use super::{Outside, Sitting};
use crate::types::{DiceFrom, DiceProof, ProvenRoll, RollProof, Side};

impl Sitting {
    pub(crate) fn dice_from(&self) -> DiceFrom {
        match self.table.header().dice.as_ref().map(|dice| &dice.source) {
            Some(Source::Machine(_) | Source::Online(_)) => DiceFrom::Fair,
            Some(Source::Typed) | None => DiceFrom::Typed,
        }
    }

    /// Throws the machine's dice. Going back does not change them: the same throw of a table always falls alike.
    pub(super) fn throw_fair(
        &mut self,
        by: Side,
        kind: Throw,
        words: Option<&str>,
        outside: &Outside,
    ) -> Result<(), Refused> {
        self.prepare_dice(words, outside)?;
        let dice = self.dice.as_mut().ok_or(Refused::NoDice)?;
        let thrown = dice.throw(&self.table, by, kind);
        let event = thrown.map_err(Refused::NotThrown)?;
        self.let_happen(event, outside.now)?;
        // The next seal is shown before anybody is asked for words to it.
        if MachineDice::wanted(&self.table) == Some(BeforeTheThrow::Renewal) {
            self.renew_dice(outside)?;
        }
        Ok(())
    }

    /// The machine's seal to which nobody has added words yet.
    pub(super) fn seal_without_words(&self) -> Option<String> {
        self.dice.as_ref()?;
        let wanted = MachineDice::wanted(&self.table);
        let sealed = self.table.dice()?.newest_commitment(Party::Server)?;
        (wanted == Some(BeforeTheThrow::Words)).then(|| sealed.anchor.to_string())
    }

    fn renew_dice(&mut self, outside: &Outside) -> Result<(), Refused> {
        let dice = self.dice.as_mut().ok_or(Refused::NoDice)?;
        let renewed = dice.renew(&self.table, outside.chain());
        let event = renewed.map_err(Refused::NotThrown)?;
        self.let_happen(event, outside.now)?;
        Ok(())
    }

    /// Sees to it that the machine has a chain and that the human side has added its words to it. A table that was
    /// taken up from its record without the machine's secrets cannot throw: a chain that has been begun is not dropped
    /// for another.
    fn prepare_dice(&mut self, words: Option<&str>, outside: &Outside) -> Result<(), Refused> {
        if self.dice.is_none() {
            return Err(Refused::NoThrowAwaited);
        }
        // Words count as a person's only if the seal was there to be seen before they came.
        let said = words
            .filter(|_| self.seal_without_words().is_some())
            .map(dice::within_limits)
            .filter(|words| !words.is_empty());
        while let Some(wanted) = MachineDice::wanted(&self.table) {
            match wanted {
                BeforeTheThrow::Renewal => self.renew_dice(outside)?,
                BeforeTheThrow::Words => {
                    let (words, from) = match said {
                        Some(words) => (words.to_owned(), WordsFrom::Player),
                        None => (outside.hexadecimal(32, 16), WordsFrom::Machine),
                    };
                    let by = Side::BOTH
                        .into_iter()
                        .find(|side| !self.is_computer(*side))
                        .unwrap_or(Side::Light);
                    self.say_to_dice(&Message::Seed { words, from }, by.into(), outside.now)?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn say_to_dice(
        &mut self,
        message: &Message,
        by: Party,
        now: u64,
    ) -> Result<(), Refused> {
        let said = self.table.dice_event(by, message);
        let event = said.map_err(Refused::NotThrown)?;
        self.let_happen(event, now)?;
        Ok(())
    }

    /// What the machine has yet to show, to be kept beside the record where only its owner reads it.
    pub(crate) fn secret(&self) -> Option<String> {
        serde_json::to_string(self.dice.as_ref()?.secret()).ok()
    }

    /// Takes up the machine's secrets again.
    pub(crate) fn restore(&mut self, secret: &str) {
        let secret = serde_json::from_str::<HolderSecret>(secret).ok();
        self.dice = secret.and_then(|secret| MachineDice::restore(&self.table, &secret));
    }

    /// The proof of every throw on the way to the current node, checked again from the record.
    pub(crate) fn proof(&self) -> DiceProof {
        let Some(transcript) = self.table.transcript() else {
            return DiceProof {
                commitment: None,
                rolls: Vec::new(),
                opened: false,
            };
        };
        let commitment = match &transcript.header.source {
            Source::Machine(chain) => Some(chain.server.anchor.to_string()),
            Source::Online(chains) => Some(chains.server.anchor.to_string()),
            Source::Typed => None,
        };
        let mut verifier = Verifier::new(&transcript.header).ok();
        let mut rolls = Vec::new();
        for entry in &transcript.entries {
            let chosen = |verifier: &Option<Verifier>| {
                verifier
                    .as_ref()
                    .map_or(0, |known| known.report().one_sided)
            };
            let before = chosen(&verifier);
            let agrees = verifier
                .as_mut()
                .is_some_and(|verifier| verifier.check(entry).is_ok());
            let proof = match entry {
                Entry::Typed(_) => RollProof::Typed,
                _ if agrees && chosen(&verifier) > before => RollProof::OneSided,
                _ if agrees => RollProof::Agrees,
                _ => RollProof::DoesNotAgree,
            };
            if !agrees {
                // Nothing after a wrong entry can be trusted.
                verifier = None;
            }
            if let (Some(number), Some(dice)) = (entry.roll(), entry.dice()) {
                rolls.push(ProvenRoll {
                    number,
                    dice,
                    proof,
                });
            }
        }
        DiceProof {
            // Every throw shows its secret at once, so there is nothing left to open.
            opened: commitment.is_some() && !rolls.is_empty(),
            commitment,
            rolls,
        }
    }
}
