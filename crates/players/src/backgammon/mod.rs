//! The player of backgammon.

mod nets;
mod question;
pub mod review;
pub mod rollout;
mod sight;
mod why;

pub use ::engine::backgammon::cube::CubeDecision;
pub use ::engine::backgammon::{NetError, Outlook, Plies};
pub use question::{Decision, Question};
pub use sight::{CubeHabit, LEVELS, Sight};
pub use why::{CubeChoice, Fact, Reason};

pub(crate) use nets::Nets;

use core::time::Duration;

use ::backgammon::{Event, Play, Position, Raise, Roll};
use ::engine::Random;
use ::engine::backgammon::{Search, shots};
use ::table::Side;
use ::table::game::{Backgammon, GameEvent};

use crate::analysis::{Deed, Purpose, of_light};
use crate::record::Judgement;
use review::Made;

/// What the player thinks of a situation.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// Whose turn it is: it rolls, has rolled, or has doubled.
    pub mover: Side,
    /// What it comes to.
    pub verdict: Verdict,
    /// Why the best choice is best.
    pub reason: Option<Reason>,
    /// How deep the nets were asked, in plies.
    pub depth: u32,
    /// Positions that the nets judged.
    pub nodes: u64,
}

/// What an analysis comes to, by what was to be decided. Chances and values are those of the side whose turn it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// Nothing to decide: one die each is to be thrown.
    Opening,
    /// Before the throw.
    Roll {
        /// The chances.
        outlook: Outlook,
        /// What they are worth, in points.
        worth: f32,
        /// What doubling is worth, where it may double.
        cube: Option<CubeDecision>,
    },
    /// How to play a roll.
    Play(Plays),
    /// How the other side should answer a raise.
    Answer {
        /// Which raise.
        raise: Raise,
        /// The chances of the side that doubled.
        outlook: Outlook,
        /// What they are worth, in points.
        worth: f32,
        /// What the answers are worth, where the cube could be turned.
        cube: Option<CubeDecision>,
    },
    /// Nothing to decide.
    Nothing,
}

/// The plays of a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Plays {
    /// Where the roll is played.
    pub position: Position,
    /// The roll.
    pub roll: Roll,
    /// Every result of a play, best first.
    pub ranked: Vec<JudgedPlay>,
    /// The one that is played: at a weak level not always the first.
    pub chosen: usize,
}

/// A play by its result, with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JudgedPlay {
    /// The position after the play, seen by the opponent.
    pub result: Position,
    /// The chances of the side that makes the play.
    pub outlook: Outlook,
    /// What they are worth, in points.
    pub worth: f32,
}

impl Plays {
    /// The steps of a play. They are found for those that are shown, not for all that were judged.
    #[must_use]
    pub fn spelled(&self, judged: &JudgedPlay) -> Option<Play> {
        self.position.play_to(self.roll, judged.result)
    }
}

impl Analysis {
    /// Of a game that is over.
    #[must_use]
    pub const fn nothing(mover: Side) -> Self {
        Self {
            mover,
            verdict: Verdict::Nothing,
            reason: None,
            depth: 0,
            nodes: 0,
        }
    }

    /// The chances of the side whose turn it is, and what they are worth.
    #[must_use]
    pub fn chances(&self) -> Option<(Outlook, f32)> {
        match &self.verdict {
            Verdict::Roll { outlook, worth, .. } | Verdict::Answer { outlook, worth, .. } => {
                Some((*outlook, *worth))
            }
            Verdict::Play(plays) => plays.ranked.first().map(|best| (best.outlook, best.worth)),
            Verdict::Opening | Verdict::Nothing => None,
        }
    }

    /// What the cube is worth, where it could be turned or was.
    #[must_use]
    pub const fn cube(&self) -> Option<CubeDecision> {
        match &self.verdict {
            Verdict::Roll { cube, .. } | Verdict::Answer { cube, .. } => *cube,
            Verdict::Opening | Verdict::Play(_) | Verdict::Nothing => None,
        }
    }

    /// What the computer does here.
    pub(crate) fn deed(&self) -> Option<Deed> {
        let event = match &self.verdict {
            Verdict::Opening => return Some(Deed::Throw),
            Verdict::Roll { cube, .. } => match cube {
                Some(cube) if cube.doubles() => Event::Double,
                _ => return Some(Deed::Throw),
            },
            Verdict::Play(plays) => Event::Play(plays.spelled(plays.ranked.get(plays.chosen)?)?),
            Verdict::Answer { raise, cube, .. } => match (raise, cube) {
                // A beaver answers the computer's own double, which it stands by.
                (Raise::Double | Raise::Raccoon, Some(cube)) if !cube.takes() => Event::Drop,
                (Raise::Double, Some(cube)) if cube.beavers() => Event::Beaver,
                _ => Event::Take,
            },
            Verdict::Nothing => return None,
        };
        Some(Deed::Play(GameEvent::Backgammon(event)))
    }
}

/// What to do with the cube, and what the opponent should answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeAdvice {
    /// Double; the opponent takes.
    DoubleTake,
    /// Double, as gammons count from then on, though the opponent doubles again at once.
    DoubleBeaver,
    /// Double; the opponent drops.
    DoubleDrop,
    /// Play on for the gammon; the opponent would drop.
    TooGood,
    /// Wait; the opponent would take.
    NoDoubleTake,
    /// Wait; the opponent would double again at once.
    NoDoubleBeaver,
    /// Wait, though the opponent would drop.
    NoDoubleDrop,
}

impl From<&CubeDecision> for CubeAdvice {
    fn from(decision: &CubeDecision) -> Self {
        match (decision.doubles(), decision.takes()) {
            (true, true) if decision.beavers() => Self::DoubleBeaver,
            (false, true) if decision.beavers() => Self::NoDoubleBeaver,
            (true, true) => Self::DoubleTake,
            (true, false) => Self::DoubleDrop,
            (false, _) if decision.too_good() => Self::TooGood,
            (false, true) => Self::NoDoubleTake,
            (false, false) => Self::NoDoubleDrop,
        }
    }
}

/// A situation being thought about: first at a glance, then as deep as the sight goes.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    sight: Sight,
    purpose: Purpose,
    /// When it began, in milliseconds.
    started: u64,
    looked: bool,
}

impl Thinking {
    pub(crate) const fn new(sight: Sight, purpose: Purpose, now: u64) -> Self {
        Self {
            sight,
            purpose,
            started: now,
            looked: false,
        }
    }

    /// One more look, and whether it was the last.
    pub(crate) fn slice(
        &mut self,
        question: &Question,
        nets: &mut Nets,
        now: u64,
    ) -> (Analysis, bool) {
        let depth = if self.looked {
            self.sight.depth
        } else {
            Plies::ZERO
        };
        self.looked = true;
        let passed = Duration::from_millis(now.saturating_sub(self.started));
        let late = self.sight.time.is_some_and(|time| passed >= time);
        let sight = Sight {
            depth,
            ..self.sight
        };
        let analysis = think(question, sight, self.purpose, nets);
        (analysis, late || depth == self.sight.depth)
    }
}

/// Thinks in one go.
pub(crate) fn think(
    question: &Question,
    sight: Sight,
    purpose: Purpose,
    nets: &mut Nets,
) -> Analysis {
    let depth = sight.depth;
    let playing = matches!(purpose, Purpose::Play { .. });
    let before = nets.judged();
    let verdict = match question.decision {
        Decision::Opening => Verdict::Opening,
        Decision::Roll { may_double } => {
            let (outlook, worth, decision) = before_roll(question, sight, nets);
            let position = question.situation.position;
            let cube = decision.filter(|decision| {
                may_double && (!playing || sight.cube.doubles(position, decision))
            });
            Verdict::Roll {
                outlook,
                worth: cube.map_or(worth, |decision| decision.best()),
                cube,
            }
        }
        Decision::Play(roll) => {
            let search = if sight.quick {
                Search::QUICK
            } else {
                depth.into()
            };
            let ranked = nets.ranked(question, roll, search);
            let chosen = match purpose {
                Purpose::Play { seed } if sight.blur > 0.0 => slip(&ranked, sight, seed),
                _ => 0,
            };
            Verdict::Play(Plays {
                position: question.situation.position,
                roll,
                ranked,
                chosen,
            })
        }
        Decision::Answer(raise) => {
            let (outlook, worth, cube) = before_roll(question, sight, nets);
            Verdict::Answer {
                raise,
                outlook,
                worth: cube.map_or(worth, |decision| decision.doubled()),
                cube,
            }
        }
        Decision::Nothing => Verdict::Nothing,
    };
    let reason = match purpose {
        Purpose::Explain => reason(&verdict),
        Purpose::Play { .. } | Purpose::Judge => None,
    };
    Analysis {
        mover: question.situation.on_roll.into(),
        verdict,
        reason,
        depth: depth.count(),
        nodes: nets.judged() - before,
    }
}

/// A choice about the cube is close where it gains or loses less than so many points. One ply costs 0.25 ms, two cost
/// 4.6: the second is taken where the first has left it closer still.
const CLOSE: [(Plies, f32); 2] = [(Plies::ONE, 0.30), (Plies::TWO, 0.04)];

/// The chances before a roll, and the cube. Of a quick look choices that are close are looked at deeper, as plays are.
fn before_roll(
    question: &Question,
    sight: Sight,
    nets: &mut Nets,
) -> (Outlook, f32, Option<CubeDecision>) {
    let mut found = nets.before_roll(question, sight.depth);
    if !sight.quick {
        return found;
    }
    let gain = |cube: &CubeDecision| match question.decision {
        Decision::Answer(_) => cube.double_take - cube.double_drop,
        _ => cube.doubled() - cube.no_double,
    };
    for (depth, within) in CLOSE {
        if found
            .2
            .as_ref()
            .is_none_or(|cube| gain(cube).abs() >= within)
        {
            break;
        }
        found = nets.before_roll(question, depth);
    }
    found
}

fn reason(verdict: &Verdict) -> Option<Reason> {
    match verdict {
        Verdict::Roll { cube, .. } => cube.as_ref().map(why::doubling),
        Verdict::Play(plays) => why::best_play(plays),
        Verdict::Answer {
            raise: Raise::Double,
            cube,
            ..
        } => cube.as_ref().map(why::taking),
        Verdict::Answer { .. } | Verdict::Opening | Verdict::Nothing => None,
    }
}

/// The best play to eyes that are off, by chance as far as the roll is hard, and that do not quite see the shots which
/// a play leaves.
fn slip(ranked: &[JudgedPlay], sight: Sight, seed: u64) -> usize {
    let mut random = Random::new(seed);
    let reach = sight.blur * difficulty(ranked);
    let seen = ranked.iter().map(|judged| {
        let unseen = if sight.blind > 0.0 {
            sight.blind * shots(judged.result) as f32 / 36.0
        } else {
            0.0
        };
        judged.worth + unseen + reach * (2.0 * random.unit() - 1.0)
    });
    let best = seen
        .enumerate()
        .max_by(|(_, one), (_, other)| one.total_cmp(other));
    best.map_or(0, |(chosen, _)| chosen)
}

/// A roll with so many plays is as hard as any, on average.
const MANY_PLAYS: f32 = 20.0;
/// How hard a race is beside a position with contact.
const RACE: f32 = 0.3;

/// How hard it is to find the best play: more where there are more to compare, hardly where nobody can be hit.
fn difficulty(ranked: &[JudgedPlay]) -> f32 {
    let contact = ranked.iter().any(|judged| judged.result.has_contact());
    let plays = (ranked.len() as f32).ln() / MANY_PLAYS.ln();
    plays.min(1.5) * if contact { 1.0 } else { RACE }
}

/// By how much less than it can count on the computer takes a resignation, in points.
const GENEROSITY: f32 = 0.02;

/// Does the computer on this side take a resignation of so many games? Not of less than it can count on.
pub(crate) fn takes_resignation(
    question: &Question,
    winner: Side,
    games: f32,
    nets: &mut Nets,
) -> bool {
    let (outlook, ..) = nets.before_roll(question, Plies::ZERO);
    let mover: Side = question.situation.on_roll.into();
    let own = if mover == winner {
        outlook
    } else {
        outlook.reversed()
    };
    games >= own.equity() - GENEROSITY
}

/// Judges a play or a choice about the cube by what else could have been done. A throw is not judged: nothing is said
/// of doubles that were not made.
pub(crate) fn judge(contest: &Backgammon, event: &Event, nets: &mut Nets) -> Option<Judgement> {
    let made = Made::of_event(event).filter(|made| *made != Made::NoDouble)?;
    let judged = review::review(contest, &made, Plies::ONE, nets)?;
    let on_roll = judged.question.situation.on_roll.into();
    Some(Judgement {
        light_share: of_light(judged.win.into(), on_roll),
        loss: judged.loss,
        mark: judged.mark,
        luck: judged.luck,
    })
}
