//! Rollouts of a situation, or of the best plays of a roll.

use ::backgammon::{Play, Position, Roll};
use ::engine::backgammon::Setting;
use ::engine::backgammon::cube::Cube;
use ::engine::backgammon::rollout::{self, Start};

pub use ::engine::backgammon::rollout::{
    Figures, Plan, Rolled, TALLY_WORDS, Tally, Unwatched, Watch,
};

use super::{Analysis, Decision, JudgedPlay, Nets, Plays, Plies, Question, Verdict};

/// What to roll out, beside the plan.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolloutOptions {
    /// How each position is rolled out.
    pub plan: Plan,
    /// Threads.
    pub threads: usize,
    /// How many plays of a roll at most, the best by a look ahead.
    pub candidates: usize,
    /// Is it played without a cube, whatever the situation says?
    pub cubeless: bool,
}

/// A level that rolls out instead of looking ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roller {
    /// What commands know it by.
    pub id: &'static str,
    /// Games a play.
    pub trials: u32,
    /// Turns after which a game is judged.
    pub truncate: u32,
}

/// The levels that roll out, the weaker first.
pub const ROLLERS: [Roller; 2] = [
    Roller {
        id: "roller",
        trials: 42,
        truncate: 5,
    },
    Roller {
        id: "roller+",
        trials: 360,
        truncate: 7,
    },
];

impl Roller {
    /// The level with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        ROLLERS.into_iter().find(|roller| roller.id == id)
    }

    /// What it rolls out, on so many threads.
    #[must_use]
    pub fn options(self, threads: usize) -> RolloutOptions {
        RolloutOptions {
            plan: Plan {
                trials: self.trials,
                truncate: Some(self.truncate),
                ..Plan::default()
            },
            threads,
            candidates: CANDIDATES,
            cubeless: false,
        }
    }
}

/// Plays that a roller compares.
const CANDIDATES: usize = 5;

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Rollout {
    /// Before the roll, to the side on roll.
    Before(Rolled),
    /// Plays of a roll, the best first, to the side that plays.
    Plays {
        /// Where the roll is played.
        position: Position,
        /// The roll.
        roll: Roll,
        /// The position after each play, seen by the opponent, and what came of it.
        ranked: Vec<(Position, Rolled)>,
    },
}

impl Rollout {
    /// The plays as they are written, with what came of them.
    pub fn spelled(&self) -> impl Iterator<Item = (Play, Position, Rolled)> {
        let (position, roll, ranked) = match self {
            Self::Before(_) => (Position::default(), None, &[][..]),
            Self::Plays {
                position,
                roll,
                ranked,
            } => (*position, Some(*roll), &ranked[..]),
        };
        ranked.iter().filter_map(move |(result, rolled)| {
            let play = position.play_to(roll?, *result)?;
            Some((play, *result, *rolled))
        })
    }

    /// What the best choice comes to.
    #[must_use]
    pub fn best(&self) -> Option<&Rolled> {
        match self {
            Self::Before(rolled) => Some(rolled),
            Self::Plays { ranked, .. } => ranked.first().map(|(_, rolled)| rolled),
        }
    }
}

/// The plays of a roll that a rollout compares: the best by a look ahead.
pub(crate) fn candidates(
    question: &Question,
    roll: Roll,
    most: usize,
    nets: &mut Nets,
) -> Vec<Position> {
    let ranked = nets.ranked(question, roll, Plies::ONE.into());
    ranked
        .into_iter()
        .take(most.max(1))
        .map(|judged| judged.result)
        .collect()
}

/// What is left of a rollout that was stopped: the sums of each position that was rolled out. With the same question,
/// plan and nets it goes on as if it had never stopped.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept {
    /// The positions, seen by the side on roll in them.
    pub tallies: Vec<(Position, Tally)>,
}

impl Kept {
    fn of(&mut self, position: Position) -> &mut Tally {
        let known = self.tallies.iter().position(|(one, _)| *one == position);
        let at = known.unwrap_or_else(|| {
            self.tallies.push((position, Tally::default()));
            self.tallies.len() - 1
        });
        &mut self.tallies[at].1
    }
}

/// Rolls out, from where it was stopped before; nothing where it was stopped before anything could be told.
pub(crate) fn roll_out(
    question: &Question,
    options: &RolloutOptions,
    watch: &dyn Watch,
    nets: &mut Nets,
    kept: &mut Kept,
) -> Option<Rollout> {
    let position = question.situation.position;
    let results = match question.decision {
        Decision::Play(roll) => Some((roll, candidates(question, roll, options.candidates, nets))),
        _ => None,
    };
    let (brain, equity) = nets.to_roll_out();
    let cube = match question.setting(equity) {
        Setting::Cube(cube) if !options.cubeless => Some(cube),
        Setting::Cube(_) | Setting::Cubeless => None,
    };
    let mut rolled = |start: Start<'_>| {
        let tally = kept.of(start.position);
        rollout::go_on(brain, start, &options.plan, options.threads, watch, tally)
    };
    let Some((roll, results)) = results else {
        return rolled(Start {
            position,
            cube,
            decides: false,
        })
        .map(Rollout::Before);
    };
    let mut ranked: Vec<(Position, Rolled)> = results
        .into_iter()
        .filter_map(|result| {
            let theirs = Start {
                position: result,
                cube: cube.map(Cube::reversed),
                decides: true,
            };
            Some((result, rolled(theirs)?.reversed()))
        })
        .collect();
    ranked.sort_by(|(_, one), (_, other)| other.best().mean.total_cmp(&one.best().mean));
    (!ranked.is_empty()).then_some(Rollout::Plays {
        position,
        roll,
        ranked,
    })
}

/// Thinks by rolling out; nothing where there is nothing to roll out, or it was stopped at once.
pub(crate) fn think(
    question: &Question,
    options: &RolloutOptions,
    watch: &dyn Watch,
    nets: &mut Nets,
) -> Option<Analysis> {
    if matches!(question.decision, Decision::Opening | Decision::Nothing) {
        return None;
    }
    let rollout = roll_out(question, options, watch, nets, &mut Kept::default())?;
    let (verdict, nodes) = match rollout {
        Rollout::Before(rolled) => {
            let (outlook, worth) = (rolled.outlook, rolled.best().mean as f32);
            let cube = rolled.decision;
            let verdict = match question.decision {
                Decision::Answer(raise) => Verdict::Answer {
                    raise,
                    outlook,
                    worth: cube.map_or(worth, |decision| decision.doubled()),
                    cube,
                },
                _ => Verdict::Roll {
                    outlook,
                    worth,
                    cube,
                },
            };
            (verdict, rolled.judged)
        }
        Rollout::Plays {
            position,
            roll,
            ranked,
        } => {
            let judged = |(result, rolled): &(Position, Rolled)| JudgedPlay {
                result: *result,
                outlook: rolled.outlook,
                worth: rolled.best().mean as f32,
            };
            let nodes = ranked.iter().map(|(_, rolled)| rolled.judged).sum();
            let plays = Plays {
                position,
                roll,
                ranked: ranked.iter().map(judged).collect(),
                chosen: 0,
            };
            (Verdict::Play(plays), nodes)
        }
    };
    Some(Analysis {
        mover: question.situation.on_roll.into(),
        verdict,
        reason: None,
        depth: options.plan.truncate.unwrap_or_default(),
        nodes,
    })
}
