//! Looking ahead: how many rolls deep, and which plays are worth it.
//!
//! A position is judged n plies deep by the mean, over the 21 rolls, of the best play's position judged n - 1 plies
//! deep; which play is best is decided at a glance. Before a roll is played, all its plays are judged at a glance, the
//! better ones one ply deep, the best of those two plies deep and so on.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use backgammon::{Position, Roll};

use super::outlook::Outlook;
use super::player::{Base, Brain, Candidate, Setting, Thoughts, best_of, chance};

/// How many rolls to look ahead, counted as GNU Backgammon does: with 0, the net judges the position after each play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plies(u8);

impl Plies {
    /// At a glance.
    pub const ZERO: Self = Self(0);
    /// The opponent's next roll.
    pub const ONE: Self = Self(1);
    /// And the own one after it.
    pub const TWO: Self = Self(2);
    /// As deep as it goes.
    pub const THREE: Self = Self(3);
    /// All there are, the least first.
    pub const ALL: [Self; 4] = [Self::ZERO, Self::ONE, Self::TWO, Self::THREE];

    /// As a number.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0 as u32
    }

    /// So many, unless it is deeper than the player looks.
    #[must_use]
    pub fn new(count: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|plies| plies.count() == count)
    }
}

/// Which plays are looked at a ply deeper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filter {
    /// At most so many.
    pub keep: usize,
    /// Only what lies within so many points of the best.
    pub within: f32,
}

/// How the plays of a roll are looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// How deep the best ones.
    pub plies: Plies,
    /// What goes on from 0 to 1 ply, from 1 to 2, from 2 to 3.
    pub filters: [Filter; 3],
    /// Plays that the pruning net leaves of each roll further on.
    pub replies: usize,
    /// Is the play all that is asked for? Then nothing more is looked at once a single one is left; else the best is
    /// judged as deep as was said.
    pub only_to_choose: bool,
}

impl Search {
    /// One ply for the few plays that are close: no slower than GNU Backgammon's glance (0.3 ms a decision), and better
    /// than ours.
    pub const QUICK: Self = Self {
        plies: Plies::ONE,
        filters: [Filter {
            keep: 8,
            within: 0.06,
        }; 3],
        replies: 2,
        only_to_choose: true,
    };
}

/// Further on the pruning net knows the best play well enough: measured at one ply, 2, 3, 5 and 8 plays left lose the
/// same (0.0036 a decision, differences below 0.0001) in 0.30, 0.35, 0.45 and 0.60 ms; a single one loses 0.0038.
pub(crate) const REPLIES: usize = 3;

impl From<Plies> for Search {
    fn from(plies: Plies) -> Self {
        Self {
            plies,
            filters: [
                Filter {
                    keep: 8,
                    within: 0.16,
                },
                Filter {
                    keep: 4,
                    within: 0.06,
                },
                Filter {
                    keep: 3,
                    within: 0.03,
                },
            ],
            replies: REPLIES,
            only_to_choose: false,
        }
    }
}

impl Filter {
    /// How many of these candidates, the best first, pass.
    fn passes(&self, candidates: &[Candidate], setting: Setting<'_>) -> usize {
        let worth = |candidate: &Candidate| setting.worth(candidate.outlook, candidate.result);
        let Some(best) = candidates.first().map(worth) else {
            return 0;
        };
        let near = candidates.iter().take(self.keep);
        near.take_while(|candidate| worth(candidate) >= best - self.within)
            .count()
    }
}

impl Brain {
    /// Every play for this roll, the best first by what it is worth in this setting; those that were looked at deeper
    /// before the others.
    pub fn ranked(
        &self,
        position: Position,
        roll: Roll,
        search: Search,
        setting: Setting<'_>,
        thoughts: &mut Thoughts,
    ) -> Vec<Candidate> {
        let mut results = thoughts.results.take().unwrap_or_default();
        position.results(roll, &mut results);
        let mut base = Base::of(position);
        self.judge_near(&mut base, results.iter().copied(), thoughts);
        thoughts.results = Some(results);
        let mut candidates = thoughts.candidates.clone();
        setting.sort(&mut candidates);
        let mut looked_at = candidates.len();
        for (plies, filter) in Plies::ALL.into_iter().skip(1).zip(search.filters) {
            if plies > search.plies {
                break;
            }
            looked_at = filter.passes(&candidates[..looked_at], setting);
            if looked_at < 2 && search.only_to_choose {
                break;
            }
            for candidate in &mut candidates[..looked_at] {
                candidate.outlook = self
                    .look(candidate.result, plies, search.replies, thoughts)
                    .reversed();
            }
            setting.sort(&mut candidates[..looked_at]);
        }
        candidates
    }

    /// The chances of the side to move, so many plies deep.
    pub fn look_ahead(&self, position: Position, plies: Plies, thoughts: &mut Thoughts) -> Outlook {
        self.look(position, plies, REPLIES, thoughts)
    }

    fn look(
        &self,
        position: Position,
        plies: Plies,
        replies: usize,
        thoughts: &mut Thoughts,
    ) -> Outlook {
        if let Some(over) = Outlook::of_finished(position) {
            return over;
        }
        let Some(left) = plies.0.checked_sub(1).map(Plies) else {
            return self.judge(position, thoughts);
        };
        let key = Key {
            brain: self.number(),
            plies,
            replies,
            position,
        };
        if let Some(known) = thoughts.remembered.get(&key) {
            return known;
        }
        self.weigh_all_rolls(position, replies, thoughts);
        let best: [Candidate; 21] = core::array::from_fn(|roll| *best_of(thoughts.of_roll(roll)));
        let mut mean = Outlook::default();
        for (best, roll) in best.into_iter().zip(Roll::all_distinct()) {
            let outlook = if left == Plies::ZERO {
                best.outlook
            } else {
                self.look(best.result, left, replies, thoughts).reversed()
            };
            mean.add(outlook, chance(roll));
        }
        thoughts.remembered.put(key, mean);
        mean
    }
}

/// What was judged, how deep, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    brain: u64,
    plies: Plies,
    replies: usize,
    position: Position,
}

/// Judgements of a look ahead, for when the same position comes again: by another order of rolls, or because what was
/// looked at for the cube is looked at for the play.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    /// Empty until something is remembered.
    places: Vec<Option<(Key, Outlook)>>,
}

impl Memory {
    /// Half a megabyte.
    const PLACES: usize = 1 << 13;

    fn get(&self, key: &Key) -> Option<Outlook> {
        let place = self.places.get(Self::place(key))?.as_ref()?;
        (place.0 == *key).then_some(place.1)
    }

    /// What was there before is forgotten.
    fn put(&mut self, key: Key, outlook: Outlook) {
        if self.places.is_empty() {
            self.places.resize(Self::PLACES, None);
        }
        self.places[Self::place(&key)] = Some((key, outlook));
    }

    fn place(key: &Key) -> usize {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        hasher.finish() as usize % Self::PLACES
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use backgammon::StartingPosition;

    fn brain() -> Brain {
        Brain::random(64, 32, &mut Random::new(8))
    }

    #[test]
    fn two_plies_are_the_mean_of_one() {
        let (brain, mut thoughts) = (brain(), Thoughts::default());
        let start = StartingPosition::Standard.position();
        let deep = brain.look_ahead(start, Plies::TWO, &mut thoughts).equity();
        let mut mean = 0.0;
        for roll in Roll::all_distinct() {
            brain.weigh_all_rolls(start, REPLIES, &mut thoughts);
            let index = Roll::all_distinct().position(|one| one == roll);
            let best = *best_of(thoughts.of_roll(index.expect("one of them")));
            // Fresh thoughts remember nothing.
            let later = brain.look_ahead(best.result, Plies::ONE, &mut Thoughts::default());
            mean -= chance(roll) * later.equity();
        }
        assert!((deep - mean).abs() < 1e-5, "{deep} {mean}");
    }

    #[test]
    fn what_is_remembered_belongs_to_its_brain() {
        let (one, other) = (brain(), Brain::random(64, 32, &mut Random::new(9)));
        let mut thoughts = Thoughts::default();
        let start = StartingPosition::Standard.position();
        let first = one.look_ahead(start, Plies::ONE, &mut thoughts);
        let judged = thoughts.judged();
        assert_eq!(one.look_ahead(start, Plies::ONE, &mut thoughts), first);
        assert_eq!(thoughts.judged(), judged, "nothing is judged again");
        assert_ne!(other.look_ahead(start, Plies::ONE, &mut thoughts), first);
    }

    #[test]
    fn a_filter_passes_what_is_close() {
        let (brain, mut thoughts) = (brain(), Thoughts::default());
        let start = StartingPosition::Standard.position();
        let roll: Roll = "31".parse().expect("dice");
        let ranked = |search: Search, thoughts: &mut Thoughts| {
            brain.ranked(start, roll, search, Setting::Cubeless, thoughts)
        };
        let glance = ranked(Plies::ZERO.into(), &mut thoughts);
        let three = Filter {
            keep: 3,
            within: f32::INFINITY,
        };
        let search = Search {
            filters: [three; 3],
            ..Plies::ONE.into()
        };
        let deeper = ranked(search, &mut thoughts);
        assert_eq!(deeper.len(), glance.len());
        let mut first: Vec<_> = deeper[..3].iter().map(|one| one.result).collect();
        for candidate in &glance[..3] {
            let at = first.iter().position(|result| *result == candidate.result);
            first.remove(at.expect("it passed"));
        }
        assert_eq!(deeper[3..], glance[3..]);
        assert_eq!(three.passes(&glance, Setting::Cubeless), 3);
        let close = Filter {
            keep: 9,
            within: 0.0,
        };
        assert_eq!(close.passes(&glance, Setting::Cubeless), 1);
        // The one that is left is judged as deep as was said, unless only the play is asked for.
        let clear = Search {
            filters: [close; 3],
            ..Plies::ONE.into()
        };
        let deep = brain.look_ahead(glance[0].result, Plies::ONE, &mut thoughts);
        assert_eq!(ranked(clear, &mut thoughts)[0].outlook, deep.reversed());
        let quick = Search {
            only_to_choose: true,
            ..clear
        };
        assert_eq!(ranked(quick, &mut thoughts), glance);
    }
}
