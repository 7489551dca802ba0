//! Weights fitted to lessons: logistic regression by Adagrad (Duchi, Hazan and Singer, 2011), from the weights of
//! before, as Texel's tuning does it (Österlund, 2014).

use chess::Color;

use super::lessons::{Lesson, Lessons};
use crate::Random;
use crate::chess::evaluate::{
    ALL, FULL, SCORE_A_LOGIT, Tally, WHOLE, WeightTable, each, fullness, share,
};
use crate::fitting::{log_loss, logistic, scale};

/// How weights are fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// Times that every lesson is looked at.
    pub epochs: u32,
    /// The step at the beginning and at the end, in logits.
    pub step: (f32, f32),
    /// How much the result counts in what is learned; the rest is what the search thought.
    pub result: f32,
    /// As if a weight had moved so much already: what few lessons show stays near what was known before.
    pub before: f32,
}

impl Recipe {
    /// As it was found to be good.
    pub const USUAL: Self = Self {
        epochs: 6,
        step: (0.03, 0.004),
        result: 0.2,
        before: 30.0,
    };
}

/// Every so many games one is not learned from, to measure by.
const HELD_OUT: usize = 20;

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

    /// White's logits.
    fn sum(&self, weights: &[[f32; 2]]) -> f32 {
        let one = |&(place, times): &(u16, i8)| {
            let [many, few] = weights[usize::from(place)];
            f32::from(times) * (many * self.phases[0] + few * self.phases[1])
        };
        self.places.iter().map(one).sum()
    }
}

/// Fits weights to lessons, beginning with these.
#[must_use]
pub fn fit(lessons: &Lessons, from: &WeightTable, recipe: Recipe, seed: u64) -> Fitted {
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
    let mut weights: Vec<[f32; 2]> = from
        .weights()
        .iter()
        .map(|both| both.map(|number| f32::from(number) / scale))
        .collect();
    let loss_before = loss(&weights, &held_out);
    let mut squares = vec![[recipe.before; 2]; ALL];
    let mut random = Random::new(seed);
    for epoch in 0..recipe.epochs {
        let along = epoch as f32 / (recipe.epochs.max(2) - 1) as f32;
        let (first, last) = recipe.step;
        let step = first * (last / first).powf(along);
        for last in (1..taught.len()).rev() {
            taught.swap(last, random.below(last as u32 + 1) as usize);
        }
        for seen in &taught {
            let error = seen.target - logistic(seen.sum(&weights));
            for &(place, times) in &seen.places {
                let place = usize::from(place);
                for phase in 0..2 {
                    let slope = error * f32::from(times) * seen.phases[phase];
                    squares[place][phase] += slope * slope;
                    weights[place][phase] += step * slope / squares[place][phase].sqrt();
                }
            }
        }
    }
    let loss = loss(&weights, &held_out);
    let rounded = |number: f32| (number * scale).round().clamp(-8_000.0, 8_000.0) as i16;
    let table = WeightTable::of(weights.iter().map(|both| both.map(rounded)).collect());
    Fitted {
        table,
        lessons: taught.len(),
        scale,
        loss_before,
        loss,
    }
}

/// The mean log-loss of the results.
fn loss(weights: &[[f32; 2]], lessons: &[Seen]) -> f64 {
    let one = |seen: &Seen| log_loss(logistic(seen.sum(weights)), seen.result);
    let sum: f64 = lessons.iter().map(one).sum();
    sum / lessons.len().max(1) as f64
}
