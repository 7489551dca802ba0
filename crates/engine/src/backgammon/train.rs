//! Training from nothing, by self-play.
//!
//! A round is a number of games played by the nets as they are, on all threads; what was seen in them is then learned
//! in shuffled order. Two kinds of lesson: *the next position* (temporal difference with λ = 0, Sutton 1988, Tesauro
//! 1992), cheap and noisy, for the first part; then *the mean of all 21 rolls*, twenty times dearer and nearly without
//! noise. Everything hangs on the seed and the number of rounds, not on threads or time, so a run can be repeated and
//! resumed.

use std::thread;

use backgammon::{Position, StartingPosition};

use super::net::Layer;
use super::outlook::Outlook;
use super::player::{Brain, Thoughts};
use crate::Random;

/// What a position should have been judged as.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lesson {
    /// The position before the roll.
    pub position: Position,
    /// The better judgement.
    pub target: Outlook,
}

/// Where the better judgement comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teacher {
    /// The position after the play that was made.
    NextPosition,
    /// The mean over all rolls of the position after the best play.
    AllRolls,
}

/// One round of self-play.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Its number, counted from 0 over the whole training; with the seed it decides every die.
    pub number: u64,
    /// Games to play.
    pub games: u32,
    /// Where targets come from.
    pub teacher: Teacher,
    /// The learning rate.
    pub rate: f32,
    /// Threads to play on.
    pub threads: u32,
    /// The seed of the whole training.
    pub seed: u64,
}

/// What came of a round.
#[derive(Clone, Copy, Debug, Default)]
pub struct Report {
    /// Positions learned from.
    pub lessons: usize,
    /// The mean distance of the equity before learning from the one taught.
    pub error: f64,
}

/// Longer games are cut: fresh nets can shuffle for ever.
const LONGEST_GAME: u32 = 600;

/// Plays a round and learns from it.
pub fn run_round(brain: &mut Brain, round: &Round) -> Report {
    let teacher: &Brain = brain;
    let threads = round.threads.max(1);
    let mut lessons: Vec<Lesson> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    let mut lessons = Vec::new();
                    let mut thoughts = Thoughts::default();
                    for game in (worker..round.games).step_by(threads as usize) {
                        let seed = game_seed(round, game);
                        play_game(
                            teacher,
                            round.teacher,
                            &mut Random::new(seed),
                            &mut thoughts,
                            &mut lessons,
                        );
                    }
                    lessons
                })
            })
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("a training thread does not panic"))
            .collect()
    });
    // The order of the lessons must not depend on the threads: sort, then shuffle by the seed.
    lessons.sort_by_key(|lesson| lesson.position);
    shuffle(&mut lessons, &mut Random::new(game_seed(round, u32::MAX)));

    let mut layer = Layer::default();
    let mut error = 0.0;
    for lesson in &lessons {
        let before = brain.learn(lesson.position, lesson.target, round.rate, &mut layer);
        error += f64::from((before.equity() - lesson.target.equity()).abs());
    }
    Report {
        lessons: lessons.len(),
        error: error / lessons.len().max(1) as f64,
    }
}

fn game_seed(round: &Round, game: u32) -> u64 {
    round.seed ^ (round.number << 32 | u64::from(game)).wrapping_mul(0xd134_2543_de82_ef95)
}

fn shuffle(lessons: &mut [Lesson], random: &mut Random) {
    for last in (1..lessons.len()).rev() {
        lessons.swap(last, random.below(last as u32 + 1) as usize);
    }
}

fn play_game(
    brain: &Brain,
    teacher: Teacher,
    random: &mut Random,
    thoughts: &mut Thoughts,
    lessons: &mut Vec<Lesson>,
) {
    let mut position = StartingPosition::Standard.position();
    for _ in 0..LONGEST_GAME {
        if position.finished().is_some() {
            return;
        }
        let best = brain.best(position, random.roll(), thoughts);
        let target = match teacher {
            Teacher::NextPosition => best.outlook,
            Teacher::AllRolls => brain.look_ahead(position, thoughts),
        };
        lessons.push(Lesson { position, target });
        position = best.result;
    }
}

/// Points a game that `brain` wins from `opponent` over `games` games, each opening dice played from both sides, with
/// the standard error.
#[must_use]
pub fn compare(brain: &Brain, opponent: &Brain, games: u32, seed: u64) -> (f64, f64) {
    let mut thoughts = Thoughts::default();
    let mut points = Vec::with_capacity(games as usize);
    for game in 0..games {
        let mut random = Random::new(seed.wrapping_add(u64::from(game / 2)));
        let mut to_move = game % 2 == 0;
        let mut position = StartingPosition::Standard.position();
        for _ in 0..LONGEST_GAME {
            if let Some(over) = Outlook::of_finished(position) {
                let equity = f64::from(over.equity());
                points.push(if to_move { equity } else { -equity });
                break;
            }
            let player = if to_move { brain } else { opponent };
            position = player.best(position, random.roll(), &mut thoughts).result;
            to_move = !to_move;
        }
    }
    let count = points.len().max(1) as f64;
    let mean = points.iter().sum::<f64>() / count;
    let variance = points
        .iter()
        .map(|point| (point - mean).powi(2))
        .sum::<f64>()
        / count;
    (mean, (variance / count).sqrt())
}

/// A whole training: how many rounds of each kind, and how the learning rate falls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// Rounds that learn from the next position.
    pub quick_rounds: u64,
    /// Games in each.
    pub quick_games: u32,
    /// Rounds that learn from all rolls.
    pub deep_rounds: u64,
    /// Games in each.
    pub deep_games: u32,
    /// Hidden units of the net for positions with contact.
    pub contact_hidden: usize,
    /// Hidden units of the net for races.
    pub race_hidden: usize,
    /// Decides the first weights and every die.
    pub seed: u64,
}

impl Plan {
    /// The plan that made the shipped nets.
    pub const SHIPPED: Self = Self {
        quick_rounds: 6_000,
        quick_games: 100,
        deep_rounds: 9_000,
        deep_games: 16,
        contact_hidden: 128,
        race_hidden: 48,
        seed: 6028,
    };

    /// The nets before the first round.
    #[must_use]
    pub fn first_brain(&self) -> Brain {
        Brain::random(
            self.contact_hidden,
            self.race_hidden,
            &mut Random::new(self.seed),
        )
    }

    /// How many rounds there are.
    #[must_use]
    pub const fn rounds(&self) -> u64 {
        self.quick_rounds + self.deep_rounds
    }

    /// The round with this number; none after the last.
    #[must_use]
    pub fn round(&self, number: u64, threads: u32) -> Option<Round> {
        let (teacher, games, done, of, rates) = if number < self.quick_rounds {
            (
                Teacher::NextPosition,
                self.quick_games,
                number,
                self.quick_rounds,
                (0.012, 0.002),
            )
        } else if number < self.rounds() {
            (
                Teacher::AllRolls,
                self.deep_games,
                number - self.quick_rounds,
                self.deep_rounds,
                (0.005, 0.0004),
            )
        } else {
            return None;
        };
        // The rate falls geometrically from the first to the second.
        let (first, last): (f32, f32) = rates;
        let rate = first * (last / first).powf(done as f32 / of as f32);
        Some(Round {
            number,
            games,
            teacher,
            rate,
            threads,
            seed: self.seed,
        })
    }
}
