//! The machine's dice at the terminal: sealed first, with words of the players on top.

use table::dice::{Party, Throw, WordsFrom, within_limits};
use table::session::{BeforeTheThrow, Event, MachineDice};
use table::{Side, Table};
use words::terminal::Line;

use super::randomness;
use super::sitting::{Flow, Sitting};
use crate::answer::Failure;

impl Sitting<'_, '_> {
    /// Sees to it that the machine can throw: a chain with something left in it, and words of the players on top.
    pub(super) fn prepare_dice(&mut self) -> Result<Flow, Failure> {
        let Some(mut dice) = self.dice.take() else {
            return Ok(Flow::GoOn);
        };
        let prepared = self.prepare(&mut dice);
        self.dice = Some(dice);
        prepared
    }

    fn prepare(&mut self, dice: &mut MachineDice) -> Result<Flow, Failure> {
        if MachineDice::wanted(&self.table) == Some(BeforeTheThrow::Renewal) {
            let event = dice
                .renew(&self.table, randomness()?)
                .map_err(Failure::input)?;
            // Kept before it is on the record: a chain without its secrets could not be thrown from.
            if let Some(keeper) = &self.keeper {
                keeper.keep_secret(dice.secret())?;
            }
            self.apply(event)?;
        }
        if MachineDice::wanted(&self.table) != Some(BeforeTheThrow::Words) {
            return Ok(Flow::GoOn);
        }
        let seal = sealed(&self.table);
        self.say(&Line::Sealed { seal })?;
        let (words, from) = match self.words.take() {
            // Said on the command line, before the machine had sealed anything.
            Some(words) => (words, WordsFrom::Machine),
            None => match self.ask_words(&Line::Words)? {
                None => return Ok(Flow::Leave),
                Some(words) if words.is_empty() => {
                    let drawn: [u8; 8] = randomness()?;
                    let words = hexadecimal(&drawn);
                    self.say(&Line::WordsDrawn {
                        words: words.clone(),
                    })?;
                    (words, WordsFrom::Machine)
                }
                Some(words) => (words, WordsFrom::Player),
            },
        };
        let event = self
            .table
            .add_words(Side::Light, within_limits(&words).to_owned(), from)
            .map_err(Failure::input)?;
        self.apply(event)?;
        Ok(Flow::GoOn)
    }

    /// Throws the machine's dice; nothing where dice are typed.
    pub(super) fn machine_throw(
        &mut self,
        by: Side,
        kind: Throw,
    ) -> Result<Option<Event>, Failure> {
        match &mut self.dice {
            None => Ok(None),
            Some(dice) => dice
                .throw(&self.table, by, kind)
                .map(Some)
                .map_err(Failure::input),
        }
    }

    /// Are the dice typed in?
    pub(super) const fn typed_dice(&self) -> bool {
        self.dice.is_none()
    }
}

/// The anchor that the machine has sealed last, in short.
fn sealed(table: &Table) -> String {
    table
        .dice()
        .and_then(|dice| dice.newest_commitment(Party::Server))
        .map(|commitment| commitment.anchor.to_string())
        .unwrap_or_default()
}

pub(super) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
