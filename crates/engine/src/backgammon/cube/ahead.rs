//! Decisions about the cube that look at the rolls to come.
//!
//! The model knows how live a cube is on the average, not whether the next rolls swing this position. Looking at them
//! with every double on the way decided tells.

use backgammon::{Position, Roll};

use super::{Cube, CubeDecision, Holder, Liveliness, Stakes, View};
use crate::backgammon::bearoff;
use crate::backgammon::outlook::Outlook;
use crate::backgammon::player::{Brain, Candidate, Thoughts, best_of, chance};
use crate::backgammon::search::REPLIES;

/// What a position before the roll holds with a cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The chances, with the plays that are best for the present cube.
    pub outlook: Outlook,
    /// What rolling without a double is worth, in points at the present cube.
    pub equity: f32,
    /// What each way of using the cube is worth, where its place lets the side on roll double.
    pub decision: Option<CubeDecision>,
}

/// The most rolls that are looked at in a row.
pub const MOST_PLIES: u32 = 2;

/// Looks so many rolls ahead, no more than [`MOST_PLIES`].
#[must_use]
pub fn look(
    brain: &Brain,
    position: Position,
    cube: Cube<'_>,
    plies: u32,
    thoughts: &mut Thoughts,
) -> Standing {
    if plies > 0
        && let Some(known) = known(brain, position, cube, thoughts)
    {
        return known;
    }
    let both = [cube, cube.taken()];
    let cubes = if cube.holder.may_double() {
        &both[..]
    } else {
        &both[..1]
    };
    let (outlook, worths) = rolling(brain, position, cubes, plies.min(MOST_PLIES), thoughts);
    let taken = worths.get(1);
    Standing {
        outlook,
        equity: cube.in_points(worths[0]),
        decision: taken.map(|taken| CubeDecision::of(&cube, worths[0], *taken)),
    }
}

/// What the table of small bear-offs says, for money.
fn known(
    brain: &Brain,
    position: Position,
    cube: Cube<'_>,
    thoughts: &mut Thoughts,
) -> Option<Standing> {
    if matches!(cube.stakes, Stakes::Match { .. }) || position.finished().is_some() {
        return None;
    }
    let exact = bearoff::exact(position)?;
    let equity = match cube.holder {
        Holder::Nobody => exact.centred,
        Holder::Mover => exact.owned,
        Holder::Other => exact.against,
        Holder::Away => exact.cubeless,
    };
    let stake = cube.value as f32;
    let decision = CubeDecision::of(&cube, stake * equity, 2.0 * stake * exact.against);
    Some(Standing {
        outlook: brain.judge(position, thoughts),
        equity,
        decision: cube.holder.may_double().then_some(decision),
    })
}

/// What a roll gives over the mean of all that may fall, with the best play of each at a glance: in points at the
/// present cube, or without one in points.
#[must_use]
pub fn luck(
    brain: &Brain,
    position: Position,
    cube: Option<Cube<'_>>,
    roll: Roll,
    may_fall: impl Fn(Roll) -> bool,
    thoughts: &mut Thoughts,
) -> f32 {
    brain.weigh_all_rolls(position, REPLIES, thoughts);
    let (mut mean, mut all, mut given) = (0.0, 0.0, 0.0);
    for (index, other) in Roll::all_distinct().enumerate() {
        let candidates = thoughts.of_roll(index);
        let worth = match cube {
            Some(cube) => cube.in_points(best_with(cube, candidates).1),
            None => best_of(candidates).outlook.equity(),
        };
        if other.sorted() == roll.sorted() {
            given = worth;
        }
        if may_fall(other) {
            mean += chance(other) * worth;
            all += chance(other);
        }
    }
    given - mean / all
}

/// What rolling is worth with each of the cubes, whose stakes are the same.
fn rolling(
    brain: &Brain,
    position: Position,
    cubes: &[Cube<'_>],
    plies: u32,
    thoughts: &mut Thoughts,
) -> (Outlook, Vec<f32>) {
    if plies == 0 || position.finished().is_some() {
        let outlook = brain.judge(position, thoughts);
        let view = View::new(cubes[0].stakes, outlook, Liveliness::of(position));
        let worths = cubes.iter().map(|cube| view.value(cube.value, cube.holder));
        return (outlook, worths.collect());
    }
    brain.weigh_all_rolls(position, REPLIES, thoughts);
    let picked: Vec<Vec<(Candidate, f32)>> = (0..21)
        .map(|roll| {
            let candidates = thoughts.of_roll(roll);
            let pick = |cube: &Cube<'_>| best_with(*cube, candidates);
            cubes.iter().map(pick).collect()
        })
        .collect();
    let mut mean = Outlook::default();
    let mut worths = vec![0.0; cubes.len()];
    for (mut picks, roll) in picked.into_iter().zip(Roll::all_distinct()) {
        if plies > 1 {
            deepen(brain, cubes, &mut picks, plies - 1, thoughts);
        }
        mean.add(picks[0].0.outlook, chance(roll));
        for (sum, (_, worth)) in worths.iter_mut().zip(picks) {
            *sum += chance(roll) * worth;
        }
    }
    (mean, worths)
}

/// Judges the picked plays again by the rolls that answer them.
fn deepen(
    brain: &Brain,
    cubes: &[Cube<'_>],
    picks: &mut [(Candidate, f32)],
    plies: u32,
    thoughts: &mut Thoughts,
) {
    let mut todo: Vec<usize> = (0..picks.len()).collect();
    while let Some(&first) = todo.first() {
        // With most cubes the same play is best: what follows is looked at once for all of them.
        let result = picks[first].0.result;
        let alike: Vec<usize> = todo
            .iter()
            .copied()
            .filter(|&index| picks[index].0.result == result)
            .collect();
        todo.retain(|index| !alike.contains(index));
        let theirs: Vec<Cube<'_>> = alike
            .iter()
            .flat_map(|&index| [cubes[index].reversed(), cubes[index].reversed().taken()])
            .collect();
        let (outlook, worths) = rolling(brain, result, &theirs, plies, thoughts);
        for (pair, &index) in worths.chunks(2).zip(&alike) {
            let cube = cubes[index].reversed();
            picks[index].0.outlook = outlook.reversed();
            picks[index].1 = cube.stakes.to_other(on_roll(&cube, pair[0], pair[1]));
        }
    }
}

/// The best play with this cube, and what the model makes of it.
pub(crate) fn best_with(cube: Cube<'_>, candidates: &[Candidate]) -> (Candidate, f32) {
    let theirs = cube.reversed();
    let judged = candidates.iter().map(|candidate| {
        let live = Liveliness::of(candidate.result);
        let view = View::new(theirs.stakes, candidate.outlook.reversed(), live);
        let no_double = view.value(theirs.value, theirs.holder);
        let worth = if theirs.may_double() {
            let taken = theirs.taken();
            on_roll(&theirs, no_double, view.value(taken.value, taken.holder))
        } else {
            no_double
        };
        (*candidate, theirs.stakes.to_other(worth))
    });
    let best = judged.max_by(|a, b| a.1.total_cmp(&b.1));
    best.expect("a roll always has a result")
}

/// What a cube is worth to the side on roll that decides rightly.
pub(crate) fn on_roll(cube: &Cube<'_>, no_double: f32, double_take: f32) -> f32 {
    if !cube.may_double() {
        return no_double;
    }
    let drop = cube.stakes.worth(i64::from(cube.value));
    let taken = match cube.stakes {
        // In the same hands at twice the value.
        Stakes::Money { beavers: true, .. } => double_take.min(2.0 * double_take),
        Stakes::Money { .. } | Stakes::Match { .. } => double_take,
    };
    taken.min(drop).max(no_double)
}
