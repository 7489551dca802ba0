//! Games of the nets against themselves, and the lessons in them.

use backgammon::{Position, Roll, StartingPosition};

use super::plan::{Settings, Stage};
use super::{Scored, starts};
use crate::Random;
use crate::backgammon::Outlook;
use crate::backgammon::net::{ENDS, ends_of};
use crate::backgammon::player::{Base, Brain, Candidate, Thoughts, best_of, chance};

/// What a position should have been judged as.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lesson {
    /// Before the roll.
    pub(super) position: Position,
    /// The chances of the six ends.
    pub(super) ends: [f32; ENDS],
}

impl Lesson {
    fn new(position: Position, outlook: Outlook) -> Self {
        Self {
            position,
            ends: ends_of(outlook),
        }
    }
}

/// What games have brought.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Harvest {
    pub(super) lessons: Vec<Lesson>,
    pub(super) scored: Vec<Scored>,
}

impl Harvest {
    pub(super) fn append(&mut self, mut other: Self) {
        self.lessons.append(&mut other.lessons);
        self.scored.append(&mut other.scored);
    }
}

/// Longer games are cut: fresh nets can shuffle for ever.
const LONGEST_GAME: usize = 400;

/// Plays one game.
pub(super) fn play(
    brain: &Brain,
    settings: &Settings,
    random: &mut Random,
    thoughts: &mut Thoughts,
) -> Harvest {
    let mut game = Game {
        brain,
        settings,
        random,
        thoughts,
        harvest: Harvest::default(),
        kept: Vec::new(),
    };
    match settings.stage {
        Stage::NextPositions => game.follow(),
        Stage::AllRolls | Stage::TwoDeep => game.weigh_all_rolls(),
    }
    game.harvest
}

struct Game<'a> {
    brain: &'a Brain,
    settings: &'a Settings,
    random: &'a mut Random,
    thoughts: &'a mut Thoughts,
    harvest: Harvest,
    kept: Vec<Candidate>,
}

impl Game<'_> {
    fn start(&mut self) -> Position {
        if self.random.unit() < self.settings.odd_starts {
            starts::odd(self.random)
        } else {
            StartingPosition::Standard.position()
        }
    }

    /// Judges the plays of a roll and gives the best; all stay in `kept`.
    fn decide(&mut self, position: Position, roll: Roll) -> Candidate {
        let base = &mut Base::of(position);
        let kept = self.brain.kept(position, base, roll, self.thoughts);
        self.kept.clear();
        self.kept.extend_from_slice(kept);
        self.score_some(position, roll)
    }

    /// Gives the best of `kept`, and the pruning net its lessons.
    fn score_some(&mut self, position: Position, roll: Roll) -> Candidate {
        let best = *best_of(&self.kept);
        self.score(best);
        let other = self.any_kept();
        if other.result != best.result {
            self.score(other);
        }
        // It must know the plays it drops too: sometimes any result is judged.
        if self.random.below(4) == 0 {
            let result = self.thoughts.any_result(position, roll, self.random);
            let equity = self.brain.judge(result, self.thoughts).equity();
            self.harvest.scored.push((result, equity));
        }
        best
    }

    fn any_kept(&mut self) -> Candidate {
        self.kept[self.random.below(self.kept.len() as u32) as usize]
    }

    fn score(&mut self, candidate: Candidate) {
        self.harvest
            .scored
            .push((candidate.result, -candidate.outlook.equity()));
    }

    /// Each position learns from those that follow it.
    fn follow(&mut self) {
        let mut position = self.start();
        let mut seen = Vec::new();
        while seen.len() < LONGEST_GAME {
            let roll = self.random.roll();
            let best = self.decide(position, roll);
            seen.push((position, best.outlook));
            self.aside(best.result);
            position = best.result;
            if position.finished().is_some() {
                break;
            }
        }
        let mut later: Option<Outlook> = None;
        for &(position, next) in seen.iter().rev() {
            let target = later.map_or(next, |later| {
                let mut mixed = Outlook::default();
                mixed.add(next, 1.0 - self.settings.lambda);
                mixed.add(later.reversed(), self.settings.lambda);
                mixed
            });
            self.harvest.lessons.push(Lesson::new(position, target));
            later = Some(target);
        }
    }

    /// A play that was judged and not made: it learns from what one roll makes of it.
    fn aside(&mut self, made: Position) {
        if self.random.unit() >= self.settings.side_lessons {
            return;
        }
        let other = self.any_kept().result;
        if other == made || other.finished().is_some() {
            return;
        }
        let roll = self.random.roll();
        let reply = self.brain.best(other, roll, self.thoughts);
        self.harvest.lessons.push(Lesson::new(other, reply.outlook));
    }

    /// Each position learns from all the rolls that can follow it.
    fn weigh_all_rolls(&mut self) {
        let mut position = self.start();
        for _ in 0..LONGEST_GAME {
            if position.finished().is_some() {
                return;
            }
            let rolled = self.random.roll().sorted();
            self.brain.weigh_all_rolls(position, self.thoughts);
            let mut mean = Outlook::default();
            for (index, roll) in Roll::all_distinct().enumerate() {
                let kept = self.thoughts.of_roll(index);
                mean.add(best_of(kept).outlook, chance(roll));
                if roll == rolled {
                    self.kept.clear();
                    self.kept.extend_from_slice(kept);
                }
            }
            let best = self.score_some(position, rolled);
            if self.settings.deeper_above.is_finite() {
                let glance = self.brain.judge(position, self.thoughts).equity();
                if (glance - mean.equity()).abs() > self.settings.deeper_above {
                    mean = self.brain.look_twice_ahead(position, self.thoughts);
                }
            }
            self.harvest.lessons.push(Lesson::new(position, mean));
            let strays = self.random.unit() < self.settings.strays;
            position = if strays { self.any_kept() } else { best }.result;
        }
    }
}
