//! The player: one net for positions with contact, one for races, and the choice of a play.

use backgammon::{Position, Results, Roll};

use super::cube::{Holder, Stakes, cubeful_equity};
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

/// How far to look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// The net judges the position after each play.
    #[default]
    One,
    /// The best few are judged again by the mean over the opponent's 21 rolls.
    Two,
}

/// Plays that get the second, deeper look.
const LOOKED_AT_TWICE: usize = 8;

/// What is played for, and where the cube lies, seen by the side that plays.
#[derive(Clone, Copy, Debug)]
pub enum Setting<'a> {
    /// Without a cube, every point counts alike.
    Cubeless,
    /// With a cube.
    Cube {
        /// Money or a match.
        stakes: Stakes<'a>,
        /// What the cube shows.
        value: u32,
        /// Who holds it.
        holder: Holder,
    },
}

impl Setting<'_> {
    /// What these chances are worth here, in points at the present cube.
    #[must_use]
    pub fn worth(&self, outlook: Outlook) -> f32 {
        match *self {
            Self::Cubeless => outlook.equity(),
            Self::Cube {
                stakes,
                value,
                holder,
            } => cubeful_equity(outlook, stakes, value, holder),
        }
    }

    fn sort(&self, candidates: &mut [Candidate]) {
        candidates.sort_by(|a, b| self.worth(b.outlook).total_cmp(&self.worth(a.outlook)));
    }
}

/// Room to think in: made once, used for every position.
#[derive(Clone, Debug, Default)]
pub struct Thoughts {
    results: Results,
    layer: Layer,
    judged: u64,
}

impl Thoughts {
    /// How many positions have been judged in here so far.
    #[must_use]
    pub const fn judged(&self) -> u64 {
        self.judged
    }
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

    /// The nets that come with the program; `data/manifest.toml` says what made them.
    ///
    /// # Panics
    /// Never: a test reads them.
    #[cfg(feature = "shipped")]
    #[must_use]
    pub fn shipped() -> Self {
        Self::from_bytes(include_bytes!("../../data/backgammon.net"))
            .expect("the shipped nets fit this program")
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
        thoughts.judged += 1;
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
            .map(|&result| self.candidate(result, thoughts))
            .max_by(|a, b| a.outlook.equity().total_cmp(&b.outlook.equity()));
        thoughts.results = results;
        // A roll always has a result, be it the turn handed over.
        best.unwrap_or_else(|| self.candidate(position.swapped(), thoughts))
    }

    fn candidate(&self, result: Position, thoughts: &mut Thoughts) -> Candidate {
        Candidate {
            result,
            outlook: self.judge(result, thoughts).reversed(),
        }
    }

    /// Every play for this roll, the best first by what it is worth in this setting.
    pub fn ranked(
        &self,
        position: Position,
        roll: Roll,
        depth: Depth,
        setting: Setting<'_>,
        thoughts: &mut Thoughts,
    ) -> Vec<Candidate> {
        let mut results = core::mem::take(&mut thoughts.results);
        position.results(roll, &mut results);
        let mut candidates: Vec<_> = results
            .iter()
            .map(|&result| self.candidate(result, thoughts))
            .collect();
        thoughts.results = results;
        setting.sort(&mut candidates);
        if depth == Depth::Two {
            for candidate in candidates.iter_mut().take(LOOKED_AT_TWICE) {
                candidate.outlook = self.look_ahead(candidate.result, thoughts).reversed();
            }
            let looked_at = candidates.len().min(LOOKED_AT_TWICE);
            setting.sort(&mut candidates[..looked_at]);
        }
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
