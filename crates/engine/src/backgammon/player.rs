//! The player: nets for contact, crashed boards and races, a small one that drops most plays first, and the choice of a
//! play.

use backgammon::{Position, Results, Roll};

use super::cube::{Holder, Stakes, cubeful_equity};
use super::file::{self, NetError};
use super::inputs::{Class, Seen};
use super::net::{Eye, Net, Possible, Room, Shape, chances, outlook_of};
use super::outlook::Outlook;
use crate::Random;

/// The nets that together judge every position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Nets {
    pub(crate) contact: Net,
    /// Without one, the net for contact judges crashed boards too.
    pub(crate) crashed: Option<Net>,
    pub(crate) race: Net,
    pub(crate) pruner: Net,
}

/// The nets, laid out for play.
#[derive(Clone, Debug)]
pub struct Brain {
    nets: Nets,
    contact: Eye,
    crashed: Option<Eye>,
    race: Eye,
    pruner: Eye,
    keep: usize,
}

impl PartialEq for Brain {
    fn eq(&self, other: &Self) -> bool {
        self.nets == other.nets
    }
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

/// Plays that the pruning net leaves for the others to judge, when only the best play matters.
const KEPT: usize = 5;

/// Room to think in: made once, used for every position.
#[derive(Clone, Debug)]
pub struct Thoughts {
    /// Taken out while they are gone through; making new ones costs more than a judgement.
    results: Option<Results>,
    room: Room,
    order: Vec<(f32, u32)>,
    near: Vec<Near>,
    candidates: Vec<Candidate>,
    judged: u64,
}

impl Default for Thoughts {
    fn default() -> Self {
        Self {
            results: Some(Results::new()),
            room: Room::default(),
            order: Vec::new(),
            near: Vec::new(),
            candidates: Vec::new(),
            judged: 0,
        }
    }
}

impl Thoughts {
    /// How many positions have been judged in here so far; those that only the pruning net saw are not counted.
    #[must_use]
    pub const fn judged(&self) -> u64 {
        self.judged
    }
}

impl Thoughts {
    /// Any of the results of the roll that was looked at last.
    pub(crate) fn any_result(&self, random: &mut Random) -> Position {
        let results = self.results.as_deref().expect("put back after each look");
        results[random.below(results.len() as u32) as usize]
    }
}

/// A result that is to be judged.
#[derive(Clone, Copy, Debug)]
struct Near {
    seen: Seen,
    class: Class,
    /// Its place among the results.
    index: usize,
}

/// A position whose plays are to be judged: what the first layers make of it as if the turn were handed over, so that
/// each result needs only what its play changes.
#[derive(Debug)]
pub(crate) struct Base {
    seen: Seen,
    pruner: Vec<f32>,
    /// By class; empty until needed.
    sums: [Vec<f32>; 3],
}

impl Base {
    pub(crate) fn of(position: Position) -> Self {
        Self {
            seen: Seen::of(position.swapped()),
            pruner: Vec::new(),
            sums: Default::default(),
        }
    }
}

/// The candidate with the highest cubeless equity.
pub(crate) fn best_of(candidates: &[Candidate]) -> &Candidate {
    let best = candidates
        .iter()
        .max_by(|a, b| a.outlook.equity().total_cmp(&b.outlook.equity()));
    best.expect("a roll always has a result")
}

impl Brain {
    /// A brain of fresh nets.
    #[must_use]
    pub fn random(contact_hidden: usize, race_hidden: usize, random: &mut Random) -> Self {
        Self::of(Nets {
            contact: Net::random(Shape::judge(contact_hidden), random),
            crashed: None,
            race: Net::random(Shape::judge(race_hidden), random),
            pruner: Net::random(Shape::PRUNER, random),
        })
    }

    pub(crate) fn of(nets: Nets) -> Self {
        Self {
            contact: Eye::of(&nets.contact),
            crashed: nets.crashed.as_ref().map(Eye::of),
            race: Eye::of(&nets.race),
            pruner: Eye::of(&nets.pruner),
            nets,
            keep: KEPT,
        }
    }

    /// The same, with so many plays left by the pruning net.
    pub(crate) fn keeping(mut self, keep: usize) -> Self {
        self.keep = keep;
        self
    }

    /// The nets that come with the program; `data/manifest.toml` says what made them.
    ///
    /// # Panics
    /// Never: a test reads them.
    #[cfg(feature = "shipped")]
    #[must_use]
    pub fn shipped() -> Self {
        let nets = crate::data::file("backgammon.net").expect("the nets are shipped");
        Self::from_bytes(nets.bytes).expect("the shipped nets fit this program")
    }

    /// Reads the nets from a file's bytes.
    ///
    /// # Errors
    /// If the bytes are not nets for this program's inputs.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        file::read(bytes).map(Self::of)
    }

    /// The nets as bytes, each weight in 16 bits.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        file::write(&self.nets)
    }

    fn eye(&self, class: Class) -> &Eye {
        match class {
            Class::Contact => &self.contact,
            Class::Crashed => self.crashed.as_ref().unwrap_or(&self.contact),
            Class::Race => &self.race,
        }
    }

    /// The nets' judgement of a position before the roll: exact where the game is over.
    pub fn judge(&self, position: Position, thoughts: &mut Thoughts) -> Outlook {
        thoughts.judged += 1;
        let seen = Seen::of(position);
        if seen.is_over() {
            return Outlook::of_finished(position).unwrap_or_default();
        }
        thoughts.room.rows.clear();
        thoughts.room.push(&seen);
        self.eye(seen.class()).judge(None, &mut thoughts.room);
        outlook_of(chances(&thoughts.room.outputs[0], Possible::of(&seen)))
    }

    /// Judges some results of the base's position together, into `thoughts.candidates` in their order.
    fn judge_near(
        &self,
        base: &mut Base,
        results: impl Iterator<Item = Position>,
        thoughts: &mut Thoughts,
    ) {
        let mut near = core::mem::take(&mut thoughts.near);
        near.clear();
        thoughts.candidates.clear();
        for (index, result) in results.enumerate() {
            let seen = Seen::of(result);
            let outlook = if seen.is_over() {
                Outlook::of_finished(result).unwrap_or_default().reversed()
            } else {
                let class = seen.class();
                near.push(Near { seen, class, index });
                Outlook::default()
            };
            thoughts.candidates.push(Candidate { result, outlook });
        }
        thoughts.judged += thoughts.candidates.len() as u64;
        for class in [Class::Contact, Class::Crashed, Class::Race] {
            let of_class = || near.iter().filter(|near| near.class == class);
            if of_class().next().is_none() {
                continue;
            }
            let eye = self.eye(class);
            let sums = &mut base.sums[class as usize];
            if sums.is_empty() {
                eye.look(&base.seen, &mut thoughts.room, sums);
            }
            thoughts.room.rows.clear();
            for near in of_class() {
                thoughts.room.push_near(&base.seen, &near.seen);
            }
            eye.judge(Some(sums), &mut thoughts.room);
            for (near, outputs) in of_class().zip(&thoughts.room.outputs) {
                let outlook = outlook_of(chances(outputs, Possible::of(&near.seen)));
                thoughts.candidates[near.index].outlook = outlook.reversed();
            }
        }
        thoughts.near = near;
    }

    /// The play with the highest cubeless equity for this roll, among those that the pruning net leaves.
    pub fn best(&self, position: Position, roll: Roll, thoughts: &mut Thoughts) -> Candidate {
        let mut base = Base::of(position);
        self.best_from(position, &mut base, roll, thoughts)
    }

    pub(crate) fn best_from(
        &self,
        position: Position,
        base: &mut Base,
        roll: Roll,
        thoughts: &mut Thoughts,
    ) -> Candidate {
        let kept = self.kept(position, base, roll, thoughts);
        *best_of(kept)
    }

    /// Judges the plays that the pruning net leaves; a roll always has one, be it the turn handed over.
    pub(crate) fn kept<'t>(
        &self,
        position: Position,
        base: &mut Base,
        roll: Roll,
        thoughts: &'t mut Thoughts,
    ) -> &'t [Candidate] {
        let mut results = thoughts.results.take().unwrap_or_default();
        position.results(roll, &mut results);
        let mut order = core::mem::take(&mut thoughts.order);
        self.prune(&results, base, &mut order, thoughts);
        let left = order.iter().map(|&(_, index)| results[index as usize]);
        self.judge_near(base, left, thoughts);
        thoughts.order = order;
        thoughts.results = Some(results);
        &thoughts.candidates
    }

    /// Leaves in `order` the few results that look best to the pruning net.
    fn prune(
        &self,
        results: &[Position],
        base: &mut Base,
        order: &mut Vec<(f32, u32)>,
        thoughts: &mut Thoughts,
    ) {
        order.clear();
        if results.len() <= self.keep {
            order.extend((0..results.len() as u32).map(|index| (0.0, index)));
            return;
        }
        if base.pruner.is_empty() {
            self.pruner
                .look(&base.seen, &mut thoughts.room, &mut base.pruner);
        }
        thoughts.room.rows.clear();
        for &result in results {
            thoughts
                .room
                .push_places_near(&base.seen, &Seen::of(result));
        }
        self.pruner.judge(Some(&base.pruner), &mut thoughts.room);
        let equities = thoughts.room.outputs.iter().map(|outputs| outputs[0]);
        order.extend(equities.zip(0..));
        // What the next player likes least.
        order.select_nth_unstable_by(self.keep - 1, |a, b| a.0.total_cmp(&b.0));
        order.truncate(self.keep);
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
        let mut results = thoughts.results.take().unwrap_or_default();
        position.results(roll, &mut results);
        let mut base = Base::of(position);
        self.judge_near(&mut base, results.iter().copied(), thoughts);
        thoughts.results = Some(results);
        let mut candidates = thoughts.candidates.clone();
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
        let mut base = Base::of(position);
        let mut mean = Outlook::default();
        for roll in Roll::all_distinct() {
            let weight = if roll.is_double() { 1.0 } else { 2.0 } / 36.0;
            mean.add(
                self.best_from(position, &mut base, roll, thoughts).outlook,
                weight,
            );
        }
        mean
    }

    /// Two rolls deeper: the play of each roll is chosen at a glance and judged one roll deeper.
    pub(crate) fn look_twice_ahead(&self, position: Position, thoughts: &mut Thoughts) -> Outlook {
        if let Some(over) = Outlook::of_finished(position) {
            return over;
        }
        let mut base = Base::of(position);
        let mut mean = Outlook::default();
        for roll in Roll::all_distinct() {
            let weight = if roll.is_double() { 1.0 } else { 2.0 } / 36.0;
            let best = self.best_from(position, &mut base, roll, thoughts);
            mean.add(self.look_ahead(best.result, thoughts).reversed(), weight);
        }
        mean
    }
}
