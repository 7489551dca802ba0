//! Weights fitted to lessons: logistic regression from the weights of before, as Texel's tuning does it (Österlund,
//! 2014), by Newton's steps. Lessons are few beside the weights, so what was known before holds as well as it was
//! known: a weight is drawn back to what it was, and neighbours (squares side by side, one move more) move together.

use chess::Color;

use super::lessons::{Lesson, Lessons};
use super::normal::Symmetric;
use crate::chess::evaluate::{
    ALL, FULL, SCORE_A_LOGIT, Tally, WHOLE, WeightTable, each, fullness, neighbours, share,
};
use crate::fitting::{log_loss, logistic, scale};

/// How weights are fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// How much the result counts in what is learned; the rest is what the search thought.
    pub result: f32,
    /// How strongly a weight is drawn back to what it was before, in lessons that show it one time in full.
    pub near: f32,
    /// How strongly neighbours are held to move alike.
    pub alike: f32,
}

impl Recipe {
    /// As it was found to be good.
    pub const USUAL: Self = Self {
        result: 0.5,
        near: 5.0,
        alike: 50.0,
    };
}

/// Every so many games one is not learned from, to measure by.
const HELD_OUT: usize = 20;
/// Newton's steps with the curvature of the first one: the way is short, and each leaves a part of it.
const STEPS: u32 = 12;
/// The curvature is measured by every so-manieth lesson.
const CURVATURE_EVERY: usize = 4;

/// What came of fitting.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The weights.
    pub table: WeightTable,
    /// Lessons learned from.
    pub lessons: usize,
    /// Hundredths of a pawn that multiplied the odds of the games by e, by what the search thought.
    pub scale: f32,
    /// The log-loss of the results of games not learned from, by the weights that fitting began with.
    pub loss_before: f64,
    /// And by the new ones.
    pub loss: f64,
}

/// What is seen in a lesson's position: places of the table, and how often for White.
struct Seen {
    places: Vec<(u16, i8)>,
    /// How much the first and the second number of a weight count.
    phases: [f32; 2],
    target: f32,
    result: f32,
}

struct Notes(Vec<(u16, i8)>);

impl Tally for Notes {
    fn add(&mut self, place: usize, times: i32) {
        self.0.push((place as u16, times as i8));
    }
}

impl Seen {
    fn new(lesson: &Lesson, scale: f32, part: f32) -> Option<Self> {
        let board = lesson.board()?;
        let mut notes = Notes(Vec::with_capacity(96));
        each(&board, &mut notes);
        notes.0.sort_unstable_by_key(|&(place, _)| place);
        // What both sides have says nothing.
        notes.0.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 += next.1;
            }
            same
        });
        notes.0.retain(|&(_, times)| times != 0);
        notes.0.shrink_to_fit();
        let full = fullness(&board) as f32 / FULL as f32;
        let white = lesson.white_score();
        let winner = if white >= 0.0 {
            Color::White
        } else {
            Color::Black
        };
        let worth = share(&board, winner) as f32 / WHOLE as f32;
        let result = lesson.result.share();
        Some(Self {
            places: notes.0,
            phases: [full, (1.0 - full) * worth],
            target: part * result + (1.0 - part) * logistic(white / scale),
            result,
        })
    }

    /// The numbers of the table that count here, and how much.
    fn each(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        self.places.iter().flat_map(|&(place, times)| {
            let phases = self.phases.iter().enumerate();
            phases.map(move |(phase, share)| {
                (2 * usize::from(place) + phase, f32::from(times) * share)
            })
        })
    }

    /// White's logits.
    fn sum(&self, weights: &[f32]) -> f32 {
        self.each().map(|(at, much)| weights[at] * much).sum()
    }
}

/// Fits weights to lessons, beginning with these.
#[must_use]
pub fn fit(lessons: &Lessons, from: &WeightTable, recipe: Recipe) -> Fitted {
    let told: Vec<_> = lessons
        .lessons
        .iter()
        .map(|lesson| (lesson.white_score(), lesson.result.share()))
        .collect();
    let scale = scale(&told, SCORE_A_LOGIT);
    let (mut taught, mut held_out) = (Vec::new(), Vec::new());
    for (game, &start) in lessons.games.iter().enumerate() {
        let next = lessons.games.get(game + 1);
        let end = next.map_or(lessons.len(), |&next| next as usize);
        let to = if game % HELD_OUT == HELD_OUT - 1 {
            &mut held_out
        } else {
            &mut taught
        };
        let whole = &lessons.lessons[start as usize..end];
        to.extend(
            whole
                .iter()
                .filter_map(|lesson| Seen::new(lesson, scale, recipe.result)),
        );
    }
    let numbers = from.weights().as_flattened().iter();
    let before: Vec<f32> = numbers.map(|&number| f32::from(number) / scale).collect();
    let mut weights = before.clone();
    let prior = prior(recipe);
    if let Some(curvature) = curvature(&taught, &before, &prior).factor() {
        for _ in 0..STEPS {
            let step = curvature.solve(slope(&taught, &weights, &before, &prior));
            for (weight, step) in weights.iter_mut().zip(step) {
                *weight += step as f32;
            }
        }
    }
    let rounded = |number: f32| (number * scale).round().clamp(-8_000.0, 8_000.0) as i16;
    let pairs = weights.chunks_exact(2);
    let table = WeightTable::of(
        pairs
            .map(|both| [rounded(both[0]), rounded(both[1])])
            .collect(),
    );
    Fitted {
        table,
        lessons: taught.len(),
        scale,
        loss_before: loss(&before, &held_out),
        loss: loss(&weights, &held_out),
    }
}

/// What holds numbers without a lesson: two of them to move alike, or one (named twice) to stay where it was.
fn prior(recipe: Recipe) -> Vec<(usize, usize, f32)> {
    let near = (0..2 * ALL).map(|at| (at, at, recipe.near));
    let alike = neighbours()
        .into_iter()
        .flat_map(|(one, other)| [0, 1].map(|phase| (2 * one + phase, 2 * other + phase)))
        .map(|(one, other)| (one.max(other), one.min(other), recipe.alike));
    near.chain(alike).collect()
}

/// How fast the slope changes with the weights.
fn curvature(lessons: &[Seen], weights: &[f32], prior: &[(usize, usize, f32)]) -> Symmetric {
    let mut curvature = Symmetric::new(2 * ALL);
    for &(one, other, much) in prior {
        curvature.add(one, one, much);
        if one != other {
            curvature.add(other, other, much);
            curvature.add(one, other, -much);
        }
    }
    for seen in lessons.iter().step_by(CURVATURE_EVERY) {
        let share = logistic(seen.sum(weights));
        let bend = share * (1.0 - share) * CURVATURE_EVERY as f32;
        let all: Vec<_> = seen.each().filter(|&(_, much)| much != 0.0).collect();
        for (index, &(row, much)) in all.iter().enumerate() {
            for &(column, other) in &all[..=index] {
                curvature.add(row, column, bend * much * other);
            }
        }
    }
    curvature
}

/// Which way the weights should go.
fn slope(
    lessons: &[Seen],
    weights: &[f32],
    before: &[f32],
    prior: &[(usize, usize, f32)],
) -> Vec<f64> {
    let mut slope = vec![0.0; weights.len()];
    for seen in lessons {
        let error = seen.target - logistic(seen.sum(weights));
        for (at, much) in seen.each() {
            slope[at] += f64::from(error * much);
        }
    }
    let moved = |at: usize| weights[at] - before[at];
    for &(one, other, much) in prior {
        let apart = if one == other {
            moved(one)
        } else {
            moved(one) - moved(other)
        };
        let pull = f64::from(much * apart);
        slope[one] -= pull;
        if one != other {
            slope[other] += pull;
        }
    }
    slope
}

/// The mean log-loss of the results.
fn loss(weights: &[f32], lessons: &[Seen]) -> f64 {
    let one = |seen: &Seen| log_loss(logistic(seen.sum(weights)), seen.result);
    let sum: f64 = lessons.iter().map(one).sum();
    sum / lessons.len().max(1) as f64
}
