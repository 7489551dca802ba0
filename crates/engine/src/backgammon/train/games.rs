//! Games of the nets against themselves, and the lessons in them.

use backgammon::{Position, Roll, StartingPosition};

use super::plan::{Settings, Stage};
use super::{Scored, starts};
use crate::Random;
use crate::backgammon::Outlook;
use crate::backgammon::net::{ENDS, ends_of};
use crate::backgammon::player::{Base, Brain, Candidate, Thoughts, best_of, chance};
use crate::backgammon::search::Plies;

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
        let ends = ends_of(outlook);
        // What later positions bring back can leave a chance below 0, which was cut.
        let sum: f32 = ends.iter().sum();
        Self {
            position,
            ends: ends.map(|end| end / sum),
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

    /// Each position learns from all the rolls that can follow it, and from how far the judgement of the positions that
    /// did follow was off.
    ///
    /// With m the mean over all rolls and v the judgement at a glance, the target of position t is
    /// m(t) + λ (target(t+1) − v(t+1)): the λ-return with the luck of the dice taken out, since only what is learned
    /// of the next position beyond what the play expected of it goes back. Every number in it was needed anyway, so
    /// errors many turns deep come back for nothing.
    fn weigh_all_rolls(&mut self) {
        let mut position = self.start();
        let mut steps: Vec<Step> = Vec::new();
        // What the play before expected of this position, if it was the best one.
        let mut expected = None;
        while steps.len() < LONGEST_GAME && position.finished().is_none() {
            let rolled = self.random.roll().sorted();
            let mean = self.mean_of_all_rolls(position, Some(rolled));
            let best = self.score_some(position, rolled);
            let mut step = Step {
                position,
                mean,
                expected,
                is_deep: false,
                target: mean,
            };
            if self.settings.deeper_above.is_finite() {
                let glance = self.brain.judge(position, self.thoughts).equity();
                if (glance - mean.equity()).abs() > self.settings.deeper_above {
                    step.is_deep = true;
                    step.target = self.brain.look_ahead(position, Plies::TWO, self.thoughts);
                }
            }
            steps.push(step);
            let strays = self.random.unit() < self.settings.strays;
            let played = if strays { self.any_kept() } else { best };
            self.weigh_aside(played.result);
            expected = (played.result == best.result).then_some(best.outlook);
            position = played.result;
        }
        self.look_back(&mut steps);
        let lessons = steps
            .iter()
            .map(|step| Lesson::new(step.position, step.target));
        self.harvest.lessons.extend(lessons);
    }

    /// The mean over all rolls of the best play's judgement; the plays of the roll that is to be made stay in `kept`.
    fn mean_of_all_rolls(&mut self, position: Position, rolled: Option<Roll>) -> Outlook {
        self.brain
            .weigh_all_rolls(position, self.brain.keep(), self.thoughts);
        let mut mean = Outlook::default();
        for (index, roll) in Roll::all_distinct().enumerate() {
            let kept = self.thoughts.of_roll(index);
            mean.add(best_of(kept).outlook, chance(roll));
            if Some(roll) == rolled {
                self.kept.clear();
                self.kept.extend_from_slice(kept);
            }
        }
        mean
    }

    /// Carries what was learned of each position back to the one before it.
    fn look_back(&self, steps: &mut [Step]) {
        for later in (1..steps.len()).rev() {
            let next = steps[later];
            let before = &mut steps[later - 1];
            let Some(expected) = next.expected else {
                continue;
            };
            // Two rolls deep, the mean of the next position was expected already.
            let expected = if before.is_deep {
                next.mean.reversed()
            } else {
                expected
            };
            before
                .target
                .add(next.target.reversed(), self.settings.lambda);
            before.target.add(expected, -self.settings.lambda);
        }
    }

    /// A play that was judged and not made learns from all rolls too: what is taken for bad is never played, and
    /// otherwise would stay so.
    fn weigh_aside(&mut self, made: Position) {
        if self.random.unit() >= self.settings.side_lessons {
            return;
        }
        let other = self.any_kept().result;
        if other == made || other.finished().is_some() {
            return;
        }
        let mean = self.mean_of_all_rolls(other, None);
        self.harvest.lessons.push(Lesson::new(other, mean));
    }
}

/// A position of a game with what was found out about it.
#[derive(Clone, Copy)]
struct Step {
    position: Position,
    /// The mean over all rolls.
    mean: Outlook,
    /// What the player before expected of it at a glance, seen by that player; nothing if it was led astray.
    expected: Option<Outlook>,
    /// Was the target looked for two rolls deep?
    is_deep: bool,
    target: Outlook,
}
