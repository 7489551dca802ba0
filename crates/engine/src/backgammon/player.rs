//! The player: one net for positions with contact, one for races, and the choice of a play.

use backgammon::{Position, Results, Roll};

use super::inputs::Inputs;
use super::net::{Layer, Net, NetError};
use super::outlook::Outlook;

/// Two nets that together judge every position.
#[derive(Clone, Debug, PartialEq)]
pub struct Brain {
    contact: Net,
    race: Net,
}

/// A play that can be made, by its result, with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The position after the play, seen by the opponent.
    pub result: Position,
    /// The chances of the side that makes the play.
    pub outlook: Outlook,
}

/// Room to think in: made once, used for every position.
#[derive(Clone, Debug, Default)]
pub struct Thoughts {
    results: Results,
    layer: Layer,
}

impl Brain {
    /// A brain of two fresh nets.
    #[must_use]
    pub fn random(contact_hidden: usize, race_hidden: usize, random: &mut crate::Random) -> Self {
        Self {
            contact: Net::random(contact_hidden, random),
            race: Net::random(race_hidden, random),
        }
    }

    /// Reads both nets from a file's bytes.
    ///
    /// # Errors
    /// If the bytes are not two nets for this program's inputs.
    pub fn from_bytes(mut bytes: &[u8]) -> Result<Self, NetError> {
        let contact = Net::read(&mut bytes)?;
        let race = Net::read(&mut bytes)?;
        if bytes.is_empty() {
            Ok(Self { contact, race })
        } else {
            Err(NetError::NotANet)
        }
    }

    /// Both nets as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.contact.to_bytes();
        bytes.extend(self.race.to_bytes());
        bytes
    }

    fn net(&self, position: Position) -> &Net {
        if position.has_contact() {
            &self.contact
        } else {
            &self.race
        }
    }

    /// The net's judgement of a position before the roll: exact where the game is over.
    pub fn judge(&self, position: Position, thoughts: &mut Thoughts) -> Outlook {
        Outlook::of_finished(position).unwrap_or_else(|| {
            self.net(position)
                .evaluate(&Inputs::of(position), &mut thoughts.layer)
                .consistent(position)
        })
    }

    /// The play with the highest cubeless equity for this roll.
    pub fn best(&self, position: Position, roll: Roll, thoughts: &mut Thoughts) -> Candidate {
        let mut results = core::mem::take(&mut thoughts.results);
        position.results(roll, &mut results);
        let best = results
            .iter()
            .map(|&result| Candidate {
                result,
                outlook: self.judge(result, thoughts).reversed(),
            })
            .max_by(|a, b| a.outlook.equity().total_cmp(&b.outlook.equity()));
        thoughts.results = results;
        // A roll that cannot be played has one result: the turn handed over.
        best.unwrap_or_else(|| Candidate {
            result: position.swapped(),
            outlook: self.judge(position.swapped(), thoughts).reversed(),
        })
    }

    /// Every play for this roll, the best first.
    pub fn ranked(
        &self,
        position: Position,
        roll: Roll,
        thoughts: &mut Thoughts,
    ) -> Vec<Candidate> {
        let mut results = core::mem::take(&mut thoughts.results);
        position.results(roll, &mut results);
        let mut candidates: Vec<_> = results
            .iter()
            .map(|&result| Candidate {
                result,
                outlook: self.judge(result, thoughts).reversed(),
            })
            .collect();
        thoughts.results = results;
        candidates.sort_by(|a, b| b.outlook.equity().total_cmp(&a.outlook.equity()));
        candidates
    }

    /// The judgement one roll deeper: the mean over the 21 rolls of the best play's outlook.
    pub fn look_ahead(&self, position: Position, thoughts: &mut Thoughts) -> Outlook {
        if let Some(over) = Outlook::of_finished(position) {
            return over;
        }
        let mut mean = Outlook::default();
        for roll in Roll::all_distinct() {
            let weight = if roll.is_double() { 1.0 } else { 2.0 } / 36.0;
            mean.add(self.best(position, roll, thoughts).outlook, weight);
        }
        mean
    }

    /// One step of learning for the net that judges this position.
    pub(crate) fn learn(
        &mut self,
        position: Position,
        target: Outlook,
        rate: f32,
        layer: &mut Layer,
    ) -> Outlook {
        let net = if position.has_contact() {
            &mut self.contact
        } else {
            &mut self.race
        };
        net.learn(&Inputs::of(position), target, rate, layer)
    }
}
