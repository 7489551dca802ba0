//! Training from nothing, by self-play.
//!
//! A [`Trainer`] goes in rounds. In a round all threads play games with the nets as they were at its beginning, while
//! the first of them learns what the round before has brought; so the nets depend on the seed and the [`Settings`] of
//! each round, not on the threads or their speed. Three kinds of lesson follow each other ([`Stage`]), each dearer and
//! less noisy than the one before.

mod games;
mod plan;
pub(super) mod starts;
mod state;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use backgammon::Position;

use self::games::{Harvest, Lesson};
use super::inputs::{Class, Seen};
use super::learn::{BATCH, Desk, Pace, Pupil, Target};
use super::net::{ENDS, Net, Shape};
use super::player::{Brain, Nets, Thoughts};
use crate::Random;

pub use plan::{Settings, Stage, Widths};
pub use state::StateError;

/// The nets while they learn, with everything that is needed to go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Trainer {
    seed: u64,
    round: u64,
    stage: Stage,
    contact: Pupil,
    crashed: Option<Pupil>,
    race: Pupil,
    pruner: Pupil,
    /// What the last round has brought and the next one learns.
    pending: Harvest,
    ring: Ring,
    /// Seconds that were spent so far, as the caller counts them: kept here so that they are saved with the rest.
    pub spent: f64,
}

/// What came of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Report {
    /// Lessons learned, repetitions counted.
    pub lessons: u64,
    /// New positions with a target.
    pub targets: u64,
    /// Positions that the nets judged.
    pub judged: u64,
    /// The mean loss of the lessons of the nets that judge: how far the chances taught lie from those judged, as
    /// relative entropy.
    pub loss: Option<f64>,
    /// The mean squared error of the pruning net, in points.
    pub pruner_loss: Option<f64>,
}

impl Trainer {
    /// Fresh nets.
    #[must_use]
    pub fn new(seed: u64, widths: Widths) -> Self {
        let mut random = Random::new(seed);
        let mut pupil = |shape: Shape| Pupil::new(Net::random(shape, &mut random));
        Self {
            seed,
            round: 0,
            stage: Stage::NextPositions,
            contact: pupil(Shape::judge(widths.contact)),
            crashed: None,
            race: pupil(Shape::judge(widths.race)),
            pruner: pupil(Shape::PRUNER),
            pending: Harvest::default(),
            ring: Ring::default(),
            spent: 0.0,
        }
    }

    /// Goes on from finished nets in the last stage; what the optimiser knew of them is lost.
    #[must_use]
    pub fn from_brain(seed: u64, brain: &Brain) -> Self {
        let nets = brain.nets();
        let pupil = |net: &Net| Pupil::new(net.clone());
        Self {
            seed,
            round: 0,
            stage: Stage::TwoDeep,
            contact: pupil(&nets.contact),
            crashed: Some(pupil(nets.crashed.as_ref().unwrap_or(&nets.contact))),
            race: pupil(&nets.race),
            pruner: pupil(&nets.pruner),
            pending: Harvest::default(),
            ring: Ring::default(),
            spent: 0.0,
        }
    }

    /// Rounds done.
    #[must_use]
    pub const fn round(&self) -> u64 {
        self.round
    }

    /// The kind of lesson that the last round had.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Hidden units of the net for contact.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.contact.net.shape.hidden
    }

    /// The player that the averaged weights make: what is measured and shipped.
    #[must_use]
    pub fn brain(&self) -> Brain {
        self.player(|pupil| pupil.averaged.clone())
    }

    fn player(&self, net: impl Fn(&Pupil) -> Net) -> Brain {
        Brain::of(Nets {
            contact: net(&self.contact),
            crashed: self.crashed.as_ref().map(&net),
            race: net(&self.race),
            pruner: net(&self.pruner),
        })
    }

    /// Plays a round and learns from the one before.
    pub fn run_round(&mut self, settings: &Settings, threads: usize) -> Report {
        self.enter(settings);
        let brain = self
            .player(|pupil| pupil.net.clone())
            .keeping(settings.keep);
        let seed = self.seed ^ self.round.wrapping_mul(0xd134_2543_de82_ef95);
        let next = AtomicUsize::new(0);
        let harvests = Mutex::new(Vec::with_capacity(settings.games));
        let judged = AtomicUsize::new(0);
        let play = || {
            let mut thoughts = Thoughts::default();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= settings.games {
                    break;
                }
                let mut random = Random::new(seed.wrapping_add((game as u64) << 40));
                let harvest = games::play(&brain, settings, &mut random, &mut thoughts);
                harvests
                    .lock()
                    .expect("no game panics")
                    .push((game, harvest));
            }
            judged.fetch_add(thoughts.judged() as usize, Ordering::Relaxed);
        };
        let mut report = thread::scope(|scope| {
            for _ in 1..threads.max(1) {
                scope.spawn(play);
            }
            let report = self.learn(settings, seed);
            play();
            report
        });
        let mut harvests = harvests.into_inner().expect("no game panics");
        // The order of the lessons must not depend on the threads.
        harvests.sort_unstable_by_key(|(game, _)| *game);
        for (_, harvest) in harvests {
            self.pending.append(harvest);
        }
        report.targets = self.pending.lessons.len() as u64;
        report.judged = judged.into_inner() as u64;
        self.round += 1;
        report
    }

    /// What changes when another kind of lesson begins. By then the net for contact knows about crashed boards what it
    /// can, and the net of their own starts there.
    fn enter(&mut self, settings: &Settings) {
        if settings.stage != self.stage {
            self.stage = settings.stage;
            // The averaged weights have less noise: they teach from now on.
            let crashed = self
                .crashed
                .as_ref()
                .unwrap_or(&self.contact)
                .averaged
                .clone();
            self.crashed = Some(Pupil::new(crashed));
            for pupil in [&mut self.contact, &mut self.race, &mut self.pruner] {
                *pupil = Pupil::new(pupil.averaged.clone());
            }
        }
        let hidden = settings.widths.contact;
        if hidden > self.contact.net.shape.hidden {
            let random = &mut Random::new(self.seed ^ !self.round);
            for pupil in [Some(&mut self.contact), self.crashed.as_mut()]
                .into_iter()
                .flatten()
            {
                *pupil = Pupil::new(pupil.averaged.widened(hidden, random));
            }
        }
    }

    fn pupil(&mut self, class: Class) -> &mut Pupil {
        match class {
            Class::Contact => &mut self.contact,
            Class::Crashed => self.crashed.as_mut().unwrap_or(&mut self.contact),
            Class::Race => &mut self.race,
        }
    }

    fn learn(&mut self, settings: &Settings, seed: u64) -> Report {
        let random = &mut Random::new(!seed);
        let pace = Pace {
            rate: settings.rate,
            keep: settings.keep_average,
        };
        let pending = core::mem::take(&mut self.pending);
        let mut lessons = if settings.uses == 1 {
            pending.lessons
        } else {
            let uses = self.ring.uses(pending.lessons.len(), settings.uses);
            self.ring.extend(pending.lessons);
            self.ring.sample(uses, random)
        };
        shuffle(&mut lessons, random);
        let mut by_class: [Taught; 3] = Default::default();
        for lesson in &lessons {
            let seen = Seen::of(lesson.position);
            let (positions, taught) = &mut by_class[seen.class() as usize];
            positions.push(lesson.position);
            taught.push((seen, Target(lesson.ends)));
        }
        let mut report = Report::default();
        let mut loss = 0.0;
        let classes = [Class::Contact, Class::Crashed, Class::Race];
        for (class, (positions, taught)) in classes.into_iter().zip(&by_class) {
            let (batches, rest) = taught.as_chunks::<BATCH>();
            let mut desk = Desk::default();
            for batch in batches {
                desk.learn(self.pupil(class), batch, pace);
            }
            loss += desk.loss;
            report.lessons += desk.lessons;
            if settings.uses == 1 {
                // What does not fill a batch waits for the next round.
                let waiting = positions[batches.len() * BATCH..].iter().zip(rest);
                let waiting = waiting.map(|(&position, (_, target))| Lesson {
                    position,
                    ends: target.0,
                });
                self.pending.lessons.extend(waiting);
            }
        }
        report.loss = (report.lessons > 0).then(|| loss / report.lessons as f64);
        report.pruner_loss = self.learn_pruning(pending.scored, pace, random);
        report
    }

    fn learn_pruning(
        &mut self,
        mut scored: Vec<Scored>,
        pace: Pace,
        random: &mut Random,
    ) -> Option<f64> {
        shuffle(&mut scored, random);
        // It has to follow the others, and has little to lose.
        let pace = Pace {
            rate: pace.rate.max(3e-4),
            ..pace
        };
        let mut desk = Desk::default();
        let (batches, rest) = scored.as_chunks::<BATCH>();
        for batch in batches {
            let batch = batch.map(|(position, equity)| {
                let mut target = [0.0; ENDS];
                target[0] = equity;
                (Seen::of(position), Target(target))
            });
            desk.learn(&mut self.pruner, &batch, pace);
        }
        self.pending.scored.extend_from_slice(rest);
        (desk.lessons > 0).then(|| desk.loss / desk.lessons as f64)
    }
}

fn shuffle<T>(items: &mut [T], random: &mut Random) {
    for last in (1..items.len()).rev() {
        items.swap(last, random.below(last as u32 + 1) as usize);
    }
}

/// Dear lessons are kept and used several times; the oldest makes room for the newest.
#[derive(Clone, Debug, Default, PartialEq)]
struct Ring {
    lessons: Vec<Lesson>,
    next: usize,
}

impl Ring {
    const CAPACITY: usize = 300_000;
    /// A ring this full is used as often as wished; before, repetition would be learning by heart.
    const FULL_ENOUGH: usize = 100_000;

    fn extend(&mut self, lessons: Vec<Lesson>) {
        for lesson in lessons {
            if self.lessons.len() < Self::CAPACITY {
                self.lessons.push(lesson);
            } else {
                self.lessons[self.next] = lesson;
                self.next = (self.next + 1) % Self::CAPACITY;
            }
        }
    }

    fn uses(&self, fresh: usize, wished: usize) -> usize {
        fresh * (wished * self.lessons.len() / Self::FULL_ENOUGH).clamp(1, wished)
    }

    fn sample(&self, count: usize, random: &mut Random) -> Vec<Lesson> {
        let len = self.lessons.len() as u32;
        if len == 0 {
            return Vec::new();
        }
        (0..count)
            .map(|_| self.lessons[random.below(len) as usize])
            .collect()
    }
}

/// Lessons of one net: the positions, and the same as the net takes them in with their targets.
type Taught = (Vec<Position>, Vec<(Seen, Target)>);

/// A position with the equity that the pruning net should give it, seen by the side to move.
type Scored = (Position, f32);

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: Widths = Widths {
        contact: 64,
        race: 32,
    };

    /// Two rounds of each stage; fresh nets play long games, so a few are enough.
    fn two_rounds(trainer: &mut Trainer, threads: usize) {
        for progress in [0.0, 0.3, 0.7] {
            for _ in 0..2 {
                let mut settings =
                    Settings::at(progress, trainer.round(), trainer.stage(), SMALL, SMALL);
                settings.games = if progress == 0.0 { 3 } else { 1 };
                settings.keep = 2;
                settings.deeper_above = settings.deeper_above.max(0.3);
                trainer.run_round(&settings, threads);
            }
        }
    }

    #[test]
    fn threads_do_not_change_the_nets() {
        let mut one = Trainer::new(5, SMALL);
        let mut three = one.clone();
        two_rounds(&mut one, 1);
        two_rounds(&mut three, 3);
        assert!(one == three);
        assert_eq!(one.stage(), Stage::TwoDeep);
        // With more time to come it stays there.
        let later = Settings::at(0.01, one.round(), one.stage(), SMALL, SMALL);
        assert_eq!(later.stage, Stage::TwoDeep);
    }

    #[test]
    fn a_training_taken_up_again_goes_on_the_same() {
        let mut whole = Trainer::new(6, SMALL);
        two_rounds(&mut whole, 1);
        let bytes = whole.to_bytes();
        let mut again = Trainer::from_bytes(&bytes).expect("just written");
        assert!(again == whole);
        let settings = Settings {
            games: 2,
            ..Settings::at(0.3, whole.round(), Stage::AllRolls, SMALL, SMALL)
        };
        whole.run_round(&settings, 1);
        again.run_round(&settings, 1);
        assert!(again == whole);
        let mut damaged = bytes.clone();
        damaged[5000] ^= 1;
        assert_eq!(
            Trainer::from_bytes(&damaged).err(),
            Some(StateError::Damaged)
        );
        assert_eq!(
            Trainer::from_bytes(&bytes[..5000]).err(),
            Some(StateError::Damaged)
        );
        assert_eq!(
            Trainer::from_bytes(b"something else").err(),
            Some(StateError::NotATraining)
        );
    }

    #[test]
    fn finished_nets_go_on_in_the_last_stage() {
        let first = Trainer::new(8, SMALL);
        let trainer = Trainer::from_brain(9, &first.brain());
        assert_eq!(trainer.stage(), Stage::TwoDeep);
        let mut thoughts = Thoughts::default();
        let start = backgammon::StartingPosition::Standard.position();
        let [before, after] =
            [first, trainer].map(|trainer| trainer.brain().judge(start, &mut thoughts));
        assert_eq!(before, after);
    }

    #[test]
    fn wider_nets_judge_the_same() {
        let trainer = Trainer::new(7, SMALL);
        let mut wider = trainer.clone();
        let widths = Widths {
            contact: 128,
            ..SMALL
        };
        wider.enter(&Settings::at(0.3, 0, Stage::NextPositions, SMALL, widths));
        assert_eq!((trainer.width(), wider.width()), (64, 128));
        let mut thoughts = Thoughts::default();
        let start = backgammon::StartingPosition::Standard.position();
        let [before, after] =
            [trainer, wider].map(|trainer| trainer.brain().judge(start, &mut thoughts));
        assert!(
            (before.equity() - after.equity()).abs() < 1e-5,
            "{before:?} {after:?}"
        );
    }
}
