//! The player: nets for contact, crashed boards and races, a small one that drops most plays first, and the choice of a
//! play.

use core::sync::atomic::{AtomicU64, Ordering};

use backgammon::{Position, Results, Roll};

use super::bearoff;
use super::cube::{Cube, Liveliness};
use super::file::{self, NetError};
use super::inputs::{Class, Features, Seen};
use super::net::{Eye, Net, Possible, Room, Shape, chances, outlook_of};
use super::outlook::Outlook;
use super::search::Memory;
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
    /// Tells brains apart whose judgements are remembered.
    number: u64,
}

/// The next brain's number.
static NUMBER: AtomicU64 = AtomicU64::new(0);

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

/// What is played for, and where the cube lies, seen by the side that plays.
#[derive(Clone, Copy, Debug)]
pub enum Setting<'a> {
    /// Without a cube, every point counts alike.
    Cubeless,
    /// With a cube.
    Cube(Cube<'a>),
}

impl Setting<'_> {
    /// What these chances are worth here to the side that has just played into `result`, in points at the present cube.
    #[must_use]
    pub fn worth(&self, outlook: Outlook, result: Position) -> f32 {
        match self {
            Self::Cubeless => outlook.equity(),
            Self::Cube(cube) => cube.equity_after_play(outlook, Liveliness::of(result)),
        }
    }

    pub(crate) fn sort(&self, candidates: &mut [Candidate]) {
        let worth = |candidate: &Candidate| self.worth(candidate.outlook, candidate.result);
        let mut worths: Vec<(f32, Candidate)> = candidates
            .iter()
            .map(|candidate| (worth(candidate), *candidate))
            .collect();
        worths.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (place, (_, candidate)) in candidates.iter_mut().zip(worths) {
            *place = candidate;
        }
    }
}

/// Plays that the pruning net leaves for the others to judge, when only the best play matters.
const KEPT: usize = 5;

/// Room to think in: made once, used for every position.
#[derive(Clone, Debug)]
pub struct Thoughts {
    /// Taken out while they are gone through; making new ones costs more than a judgement.
    pub(crate) results: Option<Results>,
    room: Room,
    order: Vec<(f32, u32)>,
    near: Vec<Near>,
    /// Where the candidates of each roll end, when all were looked at together.
    ends_of_rolls: Vec<usize>,
    pub(crate) candidates: Vec<Candidate>,
    judged: u64,
    pub(crate) remembered: Memory,
}

impl Default for Thoughts {
    fn default() -> Self {
        Self {
            results: Some(Results::new()),
            room: Room::default(),
            order: Vec::new(),
            near: Vec::new(),
            ends_of_rolls: Vec::new(),
            candidates: Vec::new(),
            judged: 0,
            remembered: Memory::default(),
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
    /// The candidates of one of the rolls that were looked at together, in the order of [`Roll::all_distinct`].
    pub(crate) fn of_roll(&self, roll: usize) -> &[Candidate] {
        let start = if roll == 0 {
            0
        } else {
            self.ends_of_rolls[roll - 1]
        };
        &self.candidates[start..self.ends_of_rolls[roll]]
    }

    /// Takes in a result that is to be judged, unless it needs no net.
    fn take_in(&mut self, result: Position) {
        let seen = Seen::of(result);
        let outlook = if let Some(known) = known(result, &seen) {
            known.reversed()
        } else {
            let (class, index) = (seen.class(), self.candidates.len());
            self.near.push(Near { seen, class, index });
            Outlook::default()
        };
        self.candidates.push(Candidate { result, outlook });
    }

    /// Any of the results of a roll.
    pub(crate) fn any_result(
        &mut self,
        position: Position,
        roll: Roll,
        random: &mut Random,
    ) -> Position {
        let results = self.results.get_or_insert_default();
        position.results(roll, results);
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
    features: Features,
    pruner: Vec<f32>,
    /// By class; empty until needed.
    sums: [Vec<f32>; 3],
}

impl Base {
    pub(crate) fn of(position: Position) -> Self {
        let seen = Seen::of(position.swapped());
        Self {
            seen,
            features: seen.features(),
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
            number: NUMBER.fetch_add(1, Ordering::Relaxed),
        }
    }

    pub(crate) const fn nets(&self) -> &Nets {
        &self.nets
    }

    /// The same, with so many plays left by the pruning net.
    pub(crate) fn keeping(mut self, keep: usize) -> Self {
        self.keep = keep;
        self.number = NUMBER.fetch_add(1, Ordering::Relaxed);
        self
    }

    /// Plays that the pruning net leaves of a roll.
    pub(crate) const fn keep(&self) -> usize {
        self.keep
    }

    pub(crate) const fn number(&self) -> u64 {
        self.number
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

    /// The judgement of a position before the roll: the nets', but where the game is over or both sides bear off.
    pub fn judge(&self, position: Position, thoughts: &mut Thoughts) -> Outlook {
        thoughts.judged += 1;
        let seen = Seen::of(position);
        if let Some(known) = known(position, &seen) {
            return known;
        }
        thoughts.room.rows.clear();
        thoughts.room.push(&seen);
        self.eye(seen.class()).judge(None, &mut thoughts.room);
        outlook_of(chances(&thoughts.room.outputs[0], Possible::of(&seen)))
    }

    /// Judges some results of the base's position together, into `thoughts.candidates` in their order.
    pub(crate) fn judge_near(
        &self,
        base: &mut Base,
        results: impl Iterator<Item = Position>,
        thoughts: &mut Thoughts,
    ) {
        thoughts.candidates.clear();
        thoughts.near.clear();
        for result in results {
            thoughts.take_in(result);
        }
        self.judge_taken_in(base, thoughts);
    }

    fn judge_taken_in(&self, base: &mut Base, thoughts: &mut Thoughts) {
        let near = core::mem::take(&mut thoughts.near);
        thoughts.judged += thoughts.candidates.len() as u64;
        for class in [Class::Contact, Class::Crashed, Class::Race] {
            let of_class = || near.iter().filter(|near| near.class == class);
            if of_class().next().is_none() {
                continue;
            }
            let eye = self.eye(class);
            let sums = &mut base.sums[class as usize];
            if sums.is_empty() {
                eye.look(&base.seen, Some(&base.features), &mut thoughts.room, sums);
            }
            thoughts.room.rows.clear();
            for near in of_class() {
                thoughts
                    .room
                    .push_near(&base.seen, &base.features, &near.seen);
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
        self.prune(&results, self.keep, base, &mut order, thoughts);
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
        keep: usize,
        base: &mut Base,
        order: &mut Vec<(f32, u32)>,
        thoughts: &mut Thoughts,
    ) {
        order.clear();
        if results.len() <= keep {
            order.extend((0..results.len() as u32).map(|index| (0.0, index)));
            return;
        }
        if base.pruner.is_empty() {
            self.pruner
                .look(&base.seen, None, &mut thoughts.room, &mut base.pruner);
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
        order.select_nth_unstable_by(keep - 1, |a, b| a.0.total_cmp(&b.0));
        order.truncate(keep);
    }

    /// Judges the plays that the pruning net leaves of each of the 21 rolls, all together: [`Thoughts::of_roll`] has
    /// them.
    pub(crate) fn weigh_all_rolls(&self, position: Position, keep: usize, thoughts: &mut Thoughts) {
        let mut base = Base::of(position);
        let mut results = thoughts.results.take().unwrap_or_default();
        let mut order = core::mem::take(&mut thoughts.order);
        thoughts.candidates.clear();
        thoughts.near.clear();
        thoughts.ends_of_rolls.clear();
        for roll in Roll::all_distinct() {
            position.results(roll, &mut results);
            self.prune(&results, keep, &mut base, &mut order, thoughts);
            for &(_, index) in &order {
                thoughts.take_in(results[index as usize]);
            }
            thoughts.ends_of_rolls.push(thoughts.candidates.len());
        }
        thoughts.order = order;
        thoughts.results = Some(results);
        self.judge_taken_in(&mut base, thoughts);
    }
}

/// What needs no net: the game is over, or both sides bear off.
fn known(position: Position, seen: &Seen) -> Option<Outlook> {
    if seen.is_over() {
        Outlook::of_finished(position)
    } else if seen.is_bearoff() {
        Some(bearoff::one_sided().outlook(seen))
    } else {
        None
    }
}

/// Are the chances of a position known without a net?
pub(crate) fn is_known(position: Position) -> bool {
    let seen = Seen::of(position);
    seen.is_over() || seen.is_bearoff()
}

/// How likely a roll is, its two orders taken together.
pub(crate) fn chance(roll: Roll) -> f32 {
    if roll.is_double() {
        1.0 / 36.0
    } else {
        2.0 / 36.0
    }
}

#[cfg(test)]
mod tests {
    use super::super::search::Plies;
    use super::*;
    use backgammon::StartingPosition;

    /// Positions of games played at random, with a roll each.
    fn decisions(count: usize) -> Vec<(Position, Roll)> {
        let mut random = Random::new(21);
        let mut thoughts = Thoughts::default();
        let mut decisions = Vec::new();
        while decisions.len() < count {
            let mut position = StartingPosition::Standard.position();
            while position.finished().is_none() {
                let roll = random.roll();
                decisions.push((position, roll));
                position = thoughts.any_result(position, roll, &mut random);
            }
        }
        decisions
    }

    #[test]
    fn a_result_is_judged_the_same_from_its_changes_as_whole() {
        let brain = Brain::random(96, 32, &mut Random::new(3));
        let mut thoughts = Thoughts::default();
        for (position, roll) in decisions(300) {
            let ranked = brain.ranked(
                position,
                roll,
                Plies::ZERO.into(),
                Setting::Cubeless,
                &mut thoughts,
            );
            for candidate in ranked.iter().take(20) {
                let whole = brain.judge(candidate.result, &mut thoughts).reversed();
                for (near, whole) in candidate.outlook.numbers().into_iter().zip(whole.numbers()) {
                    assert!(
                        (near - whole).abs() < 1e-5,
                        "{position} {roll}: {near} {whole}"
                    );
                }
            }
        }
    }

    #[test]
    fn all_rolls_together_are_the_rolls_one_by_one() {
        let brain = Brain::random(64, 32, &mut Random::new(4)).keeping(3);
        let mut thoughts = Thoughts::default();
        for (position, _) in decisions(40).into_iter().step_by(4) {
            let together = brain.look_ahead(position, Plies::ONE, &mut thoughts);
            let mut mean = Outlook::default();
            for roll in Roll::all_distinct() {
                mean.add(
                    brain.best(position, roll, &mut thoughts).outlook,
                    chance(roll),
                );
            }
            assert!(
                (together.equity() - mean.equity()).abs() < 1e-5,
                "{position}"
            );
        }
    }

    #[test]
    fn what_cannot_happen_has_no_chance() {
        let brain = Brain::random(64, 32, &mut Random::new(5));
        let mut thoughts = Thoughts::default();
        for (position, _) in decisions(2000) {
            let outlook = brain.judge(position, &mut thoughts);
            let [win, gammon, backgammon, lose_gammon, lose_backgammon] = outlook.numbers();
            assert!(
                1.0 >= win && win >= gammon && gammon >= backgammon,
                "{outlook:?}"
            );
            assert!(
                1.0001 - win >= lose_gammon && lose_gammon >= lose_backgammon,
                "{outlook:?}"
            );
            assert!(
                position.mover().off() == 0 || lose_gammon == 0.0,
                "{position}"
            );
            assert!(position.other().off() == 0 || gammon == 0.0, "{position}");
        }
    }
}
