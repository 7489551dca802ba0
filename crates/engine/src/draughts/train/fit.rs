//! A table fitted to lessons: logistic regression by Adagrad (Duchi, Hazan and Singer, 2011), which gives rare patterns
//! long steps and frequent ones short; then the net behind it.

use draughts::Rules;
use draughts::fast::built_in::{Work, with_remembering_table};
use draughts::fast::layout::Layout;
use draughts::fast::plan::Table;

use super::lessons::{Lesson, Lessons};
use super::net;
use crate::Random;
use crate::draughts::evaluate::{Features, PatternTable, SCORE_A_LOGIT, Shape, Weights};
use crate::fitting::{log_loss, logistic, scale};

/// How far lessons move the weights of a table.
struct Pace {
    /// Times that every lesson is looked at.
    epochs: u32,
    /// The step at the beginning and at the end.
    step: (f32, f32),
    /// As if a weight had moved so much already: what few lessons show stays near what was known before.
    before: f32,
}

const USUAL: Pace = Pace {
    epochs: 8,
    step: (0.03, 0.006),
    before: 0.5,
};

/// For a table that has seen more games than there are lessons of. International draughts, 20,000 games behind a table
/// of 72,000: +14 Elo [5, 22] by these steps over 3,000 games, +3 [-8, 14] over 2,000 by the usual ones.
const GENTLE: Pace = Pace {
    epochs: 3,
    step: (0.01, 0.002),
    before: 20.0,
};

/// How much the result counts in what is learned; the rest is what the search thought. Fitted to the same 10,000 games
/// of English draughts and matched against the table before: 0.7 −21 Elo [−39, −3], 0.5 +9 [−6, 24], 0.3 +39 [23, 55],
/// 0.1 +52 [36, 68].
const RESULT: f32 = 0.1;
/// Every so many games one is not learned from, to measure by.
const HELD_OUT: usize = 20;

/// What came of fitting.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The table.
    pub table: PatternTable,
    /// Lessons learned from.
    pub lessons: usize,
    /// Hundredths of a man that multiplied the odds of the games by e, by what the search thought.
    pub scale: f32,
    /// The log-loss of the results of games not learned from, by the hand-made weights.
    pub loss_by_hand: f64,
    /// And by the new table.
    pub loss: f64,
}

/// What fitting begins with.
#[derive(Clone, Copy, Debug)]
pub enum Start<'a> {
    /// Nothing but the hand-made weights.
    ByHand,
    /// The table of a related rule set.
    Related(&'a PatternTable),
    /// A table of this rule set that has learned from more games than these: small steps keep what it knows.
    Learned(&'a PatternTable),
}

impl<'a> Start<'a> {
    const fn table(self) -> Option<&'a PatternTable> {
        match self {
            Self::ByHand => None,
            Self::Related(table) | Self::Learned(table) => Some(table),
        }
    }

    const fn pace(self) -> Pace {
        match self {
            Self::ByHand | Self::Related(_) => USUAL,
            Self::Learned(_) => GENTLE,
        }
    }
}

/// Fits a table to lessons.
#[must_use]
pub fn fit(rules: &Rules, lessons: &Lessons, start: Start<'_>, seed: u64) -> Fitted {
    with_remembering_table(
        rules,
        Fitting {
            rules,
            lessons,
            start,
            seed,
        },
    )
}

struct Fitting<'a> {
    rules: &'a Rules,
    lessons: &'a Lessons,
    start: Start<'a>,
    seed: u64,
}

impl Work for Fitting<'_> {
    type Output = Fitted;

    fn run<T: Table>(self, _: T) -> Fitted {
        let Self {
            rules,
            lessons,
            start,
            seed,
        } = self;
        let (mut taught, mut held_out) = (Vec::new(), Vec::new());
        for (game, &first) in lessons.games.iter().enumerate() {
            let end = lessons
                .games
                .get(game + 1)
                .map_or(lessons.len(), |&next| next as usize);
            let whole = &lessons.lessons[first as usize..end];
            let to = if game % HELD_OUT == HELD_OUT - 1 {
                &mut held_out
            } else {
                &mut taught
            };
            to.extend(whole.iter());
        }
        let told: Vec<_> = taught
            .iter()
            .filter_map(|lesson: &&Lesson| Some((lesson.white_score(), lesson.result?.share())))
            .collect();
        let scale = scale(&told, SCORE_A_LOGIT);
        let features = Features::new(Shape::of::<T::Layout>());
        let pace = start.pace();
        let mut learner = Learner::new::<T::Layout>(&features, rules, pace.before);
        let by_hand = PatternTable::learned(&features, &learner.weights);
        if let Some(table) = start.table() {
            learner.start_from(table);
        }
        // Scores of the table before, by what they are worth in points today.
        let rescaled = match start {
            Start::ByHand | Start::Related(_) => 1.0,
            Start::Learned(_) => SCORE_A_LOGIT / scale,
        };
        for weight in learner.weights.as_flattened_mut() {
            *weight *= rescaled;
        }
        let mut random = Random::new(seed);
        for epoch in 0..pace.epochs {
            let along = epoch as f32 / (pace.epochs - 1) as f32;
            let step = pace.step.0 * (pace.step.1 / pace.step.0).powf(along);
            for last in (1..taught.len()).rev() {
                taught.swap(last, random.below(last as u32 + 1) as usize);
            }
            for lesson in &taught {
                learner.learn::<T::Layout>(lesson, scale, step);
            }
        }
        let table = PatternTable::learned(&features, &learner.weights);
        let known = start.table().and_then(|table| table.net(&features));
        let begins = match (start, known) {
            (Start::Learned(_), Some(net)) => net::Start::Learned(net.scaled(rescaled)),
            (_, Some(net)) => net::Start::Related(net),
            (_, None) => net::Start::Untaught,
        };
        let net = net::fit::<T::Layout>(&taught, &table, begins, scale, &mut random);
        let table = table.with_net(&net);
        Fitted {
            lessons: taught.len(),
            scale,
            loss_by_hand: loss::<T::Layout>(&by_hand, &held_out),
            loss: loss::<T::Layout>(&table, &held_out),
            table,
        }
    }
}

/// What a lesson teaches: White's share of the point, by what the search thought and a little by the result.
pub(super) fn target(lesson: &Lesson, scale: f32) -> f32 {
    let thought = logistic(lesson.white_score() / scale);
    lesson.result.map_or(thought, |result| {
        RESULT * result.share() + (1.0 - RESULT) * thought
    })
}

/// The mean log-loss of the results.
fn loss<L: Layout>(table: &PatternTable, lessons: &[&Lesson]) -> f64 {
    let losses: Vec<f64> = lessons
        .iter()
        .filter_map(|lesson| {
            let share = lesson.result?.share();
            let placed = lesson.placed::<L>();
            let score = table.judge::<L>(&placed) as f32;
            let white = if placed.white_to_move { score } else { -score };
            Some(log_loss(logistic(white / SCORE_A_LOGIT), share))
        })
        .collect();
    losses.iter().sum::<f64>() / losses.len().max(1) as f64
}

/// Weights on their way.
struct Learner<'a> {
    features: &'a Features,
    weights: Vec<[f32; 2]>,
    /// The squares of all steps so far.
    squares: Vec<[f32; 2]>,
    /// The places of the lesson at hand, with their signs.
    places: Vec<(u32, f32)>,
}

impl<'a> Learner<'a> {
    /// Begins with the hand-made weights of men and kings: what no lesson shows keeps them.
    fn new<L: Layout>(features: &'a Features, rules: &Rules, before: f32) -> Self {
        let by_hand = Weights::new::<L>(rules);
        let mut weights = vec![[0.0; 2]; features.all()];
        for index in 0..128 {
            if L::BOARD >> index & 1 == 1 {
                let (man, king) = by_hand.at(index);
                features.start(
                    index,
                    man as f32 / SCORE_A_LOGIT,
                    king as f32 / SCORE_A_LOGIT,
                    &mut weights,
                );
            }
        }
        Self {
            features,
            squares: vec![[before; 2]; weights.len()],
            weights,
            places: Vec::new(),
        }
    }

    /// Begins with what a table knows: men by their square are part of its patterns already.
    fn start_from(&mut self, table: &PatternTable) {
        if let Some(weights) = table.weights(self.features) {
            self.weights[..weights.len()].copy_from_slice(&weights);
            self.weights[weights.len()..].fill([0.0; 2]);
        }
    }

    fn learn<L: Layout>(&mut self, lesson: &Lesson, scale: f32, step: f32) {
        let placed = lesson.placed::<L>();
        let places = &mut self.places;
        places.clear();
        self.features.each::<L>(&placed, |place, black| {
            places.push((place as u32, if black { -1.0 } else { 1.0 }));
        });
        let full = self.features.fullness(placed.pieces());
        let phases = [full, 1.0 - full];
        let mut sum = 0.0;
        for &(place, sign) in places.iter() {
            let [full, empty] = self.weights[place as usize];
            sum += sign * (full * phases[0] + empty * phases[1]);
        }
        let error = target(lesson, scale) - logistic(sum);
        for &(place, sign) in places.iter() {
            let weights = &mut self.weights[place as usize];
            let squares = &mut self.squares[place as usize];
            for phase in 0..2 {
                let slope = error * sign * phases[phase];
                squares[phase] += slope * slope;
                weights[phase] += step * slope / squares[phase].sqrt();
            }
        }
    }
}
