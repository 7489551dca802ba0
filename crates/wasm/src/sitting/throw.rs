//! Throws with their proof.

use ::table::dice::{Entry, HolderSecret, Message, Party, Source, Throw};
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
        outside: &Outside,
    ) -> Result<(), Refused> {
        self.seal_dice(outside)?;
        let holder = self.holder.as_mut().ok_or(Refused::NoDice)?;
        let thrown = self.table.throw_of(holder, by, kind);
        let event = thrown.map_err(|_| Refused::NoThrowAwaited)?;
        self.let_happen(event, outside.now)?;
        Ok(())
    }

    /// Sees to it that the human side has added its words to the machine's chain. A table that was taken up from its
    /// record without the machine's secrets cannot throw: a chain that has been begun is not dropped for another.
    fn seal_dice(&mut self, outside: &Outside) -> Result<(), Refused> {
        if self.holder.is_none() {
            return Err(Refused::NoThrowAwaited);
        }
        if MachineDice::wanted(&self.table) == Some(BeforeTheThrow::Words) {
            let words = self
                .seed
                .clone()
                .unwrap_or_else(|| outside.hexadecimal(32, 16));
            let by = Side::BOTH
                .into_iter()
                .find(|side| !self.is_computer(*side))
                .unwrap_or(Side::Light);
            self.say_to_dice(&Message::Seed { words }, by.into(), outside.now)?;
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
        let event = said.map_err(|_| Refused::NoThrowAwaited)?;
        self.let_happen(event, now)?;
        Ok(())
    }

    /// What the machine has yet to show, to be kept beside the record where only its owner reads it.
    pub(crate) fn secret(&self) -> Option<String> {
        let holder = self.holder.as_ref()?;
        serde_json::to_string(holder.secret()).ok()
    }

    /// Takes up the machine's secrets again.
    pub(crate) fn restore(&mut self, secret: &str) {
        let secret = serde_json::from_str::<HolderSecret>(secret).ok();
        self.holder = secret.and_then(|secret| self.table.machine_holder(&secret));
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
        let mut verifier = ::table::dice::Verifier::new(&transcript.header).ok();
        let mut rolls = Vec::new();
        for entry in &transcript.entries {
            let agrees = verifier
                .as_mut()
                .is_some_and(|verifier| verifier.check(entry).is_ok());
            let proof = match entry {
                Entry::Typed(_) => RollProof::Typed,
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
