//! Decisions out of our own games.

use core::fmt;
use core::str::FromStr;

use backgammon::{Checkers, Position, Results, Roll, StartingPosition};

use super::super::inputs::{Class, Seen};
use super::super::player::{Base, Brain, Thoughts, best_of, is_known};
use super::super::train::starts;
use crate::Random;

/// What kind of position a decision is about; the first that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The sides have passed each other.
    Race,
    /// A side that has borne checkers off still has one in the other's home board or on the bar: it is to be held.
    Containment,
    /// A side holds two points or more in the other's home board.
    BackGame,
    /// A side has hardly a checker left that is not deep in its board or off.
    Crashed,
    /// Any other.
    Contact,
}

impl Kind {
    /// All there are.
    pub const ALL: [Self; 5] = [
        Self::Contact,
        Self::BackGame,
        Self::Containment,
        Self::Crashed,
        Self::Race,
    ];

    /// What files know it by.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Contact => "contact",
            Self::BackGame => "back-game",
            Self::Containment => "containment",
            Self::Crashed => "crashed",
            Self::Race => "race",
        }
    }

    /// The kind of a position.
    #[must_use]
    pub fn of(position: Position) -> Self {
        let class = Seen::of(position).class();
        let any = |has: fn(Checkers) -> bool| has(position.mover()) || has(position.other());
        if class == Class::Race {
            Self::Race
        } else if any(|side| side.off() > 0 && back(side).any(|count| count > 0)) {
            Self::Containment
        } else if any(|side| back(side).take(6).filter(|&count| count > 1).count() > 1) {
            Self::BackGame
        } else if class == Class::Crashed {
            Self::Crashed
        } else {
            Self::Contact
        }
    }
}

/// How many checkers a side has on each point of the other's home board, and last on the bar.
fn back(side: Checkers) -> impl Iterator<Item = u8> {
    side.counts().into_iter().skip(19)
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.id() == text)
            .ok_or_else(|| format!("{} is wanted", Self::ALL.map(Self::id).join(", ")))
    }
}

/// A decision that nobody has judged yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// The position before the play.
    pub position: Position,
    /// What was rolled.
    pub roll: Roll,
    /// The kind of the position.
    pub kind: Kind,
    /// Every result, seen by the next player.
    pub results: Vec<Position>,
}

/// Games without end that decisions are drawn from: the same seed and brain, the same decisions.
///
/// A game gives one decision, so that decisions do not hang together. Both sides play at a glance, and now and then
/// make any of the plays that were left to choose from: players meet positions that they would not have gone for.
#[derive(Debug)]
pub struct Draw<'a> {
    brain: &'a Brain,
    kinds: Vec<Kind>,
    random: Random,
    thoughts: Thoughts,
    drawn: usize,
}

/// How often a play is left to chance.
const STRAYS: f32 = 0.08;
/// How often a game begins with a plan that games from the opening seldom reach, where kinds are asked for.
const ODD_STARTS: f32 = 0.7;
/// Longer games are cut.
const LONGEST_GAME: usize = 300;

impl<'a> Draw<'a> {
    /// Decisions of these kinds in turn; of whatever kind comes where none is named, from games out of the opening.
    #[must_use]
    pub fn new(brain: &'a Brain, seed: u64, kinds: &[Kind]) -> Self {
        Self {
            brain,
            kinds: kinds.to_vec(),
            random: Random::new(seed),
            thoughts: Thoughts::default(),
            drawn: 0,
        }
    }

    /// Plays a game and draws one of its decisions of this kind, each as likely as the others.
    fn of_a_game(&mut self, wanted: Option<Kind>) -> Option<Drawn> {
        let is_odd = wanted.is_some() && self.random.unit() < ODD_STARTS;
        let mut position = if is_odd {
            starts::odd(&mut self.random)
        } else {
            StartingPosition::Standard.position()
        };
        let mut results = Results::new();
        let mut drawn = None;
        let mut found = 0;
        for _ in 0..LONGEST_GAME {
            let roll = self.random.roll().sorted();
            position.results(roll, &mut results);
            // Where all chances are known there is nothing to measure.
            if results.len() > 1 && !is_known(position) {
                let kind = Kind::of(position);
                if wanted.is_none_or(|wanted| wanted == kind) {
                    found += 1;
                    if self.random.below(found) == 0 {
                        drawn = Some(Drawn {
                            position,
                            roll,
                            kind,
                            results: results.to_vec(),
                        });
                    }
                }
            }
            let base = &mut Base::of(position);
            let kept = self.brain.kept(position, base, roll, &mut self.thoughts);
            let strays = self.random.unit() < STRAYS;
            let played = if strays {
                kept[self.random.below(kept.len() as u32) as usize]
            } else {
                *best_of(kept)
            };
            position = played.result;
            if position.finished().is_some() {
                break;
            }
        }
        drawn
    }
}

impl Iterator for Draw<'_> {
    type Item = Drawn;

    fn next(&mut self) -> Option<Drawn> {
        let wanted = match self.kinds.len() {
            0 => None,
            many => Some(self.kinds[self.drawn % many]),
        };
        self.drawn += 1;
        loop {
            if let Some(drawn) = self.of_a_game(wanted) {
                return Some(drawn);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use backgammon::Setup;

    #[test]
    fn the_same_seed_draws_the_same_decisions_of_every_kind() {
        let brain = Brain::random(64, 64, &mut Random::new(5));
        let draw = || Draw::new(&brain, 3, &Kind::ALL).take(10);
        let drawn: Vec<Drawn> = draw().collect();
        assert_eq!(drawn, draw().collect::<Vec<Drawn>>());
        for (one, kind) in drawn.iter().zip(Kind::ALL.into_iter().cycle()) {
            assert_eq!((one.kind, Kind::of(one.position)), (kind, kind));
            assert!(one.results.len() > 1);
            assert_eq!(kind.id().parse(), Ok(kind));
        }
        assert!("prime".parse::<Kind>().is_err());
    }

    #[test]
    fn kinds_of_positions() {
        assert_eq!(Kind::of(Position::default()), Kind::Contact);
        let kind = |mover: &[(usize, u8)], other: &[(usize, u8)]| {
            let mut setup = Setup::default();
            for &(point, count) in mover {
                setup.mover[point] = count;
            }
            for &(point, count) in other {
                setup.other[point] = count;
            }
            Kind::of(setup.bear_off_the_rest(15).position().expect("a position"))
        };
        let home = [(6, 5), (5, 5), (4, 5)];
        assert_eq!(kind(&home, &home), Kind::Race);
        assert_eq!(kind(&home, &[(24, 2), (22, 2), (6, 11)]), Kind::BackGame);
        assert_eq!(kind(&home, &[(24, 2), (22, 1), (6, 12)]), Kind::Contact);
        assert_eq!(kind(&home, &[(24, 1), (2, 3)]), Kind::Containment);
        assert_eq!(kind(&home, &[(25, 1), (2, 3)]), Kind::Containment);
        assert_eq!(kind(&home, &[(24, 2), (2, 7), (1, 6)]), Kind::Crashed);
    }
}
