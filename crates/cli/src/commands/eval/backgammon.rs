//! Judging backgammon positions: the nets, and the cube.

use std::time::Instant;

use ::backgammon::formats::{PlayedFor, PositionId, Situation};
use engine::backgammon::cube::{self, CubeDecision, Holder, Stakes};
use engine::backgammon::{Brain, Depth, MatchEquity, Outlook, Setting, Thoughts};
use serde::{Serialize, Serializer};
use words::terminal::CubeAdvice as Advice;

use super::{Evaluation, Judged};
use crate::answer::Failure;
use crate::query::BackgammonQuery;

/// The chances of the side to move.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Probabilities {
    pub(super) win: f32,
    pub(super) win_gammon: f32,
    win_backgammon: f32,
    pub(super) lose_gammon: f32,
    lose_backgammon: f32,
}

impl From<Outlook> for Probabilities {
    fn from(outlook: Outlook) -> Self {
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = outlook.numbers();
        Self {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        }
    }
}

#[derive(Serialize)]
pub(super) struct CubeAdvice {
    #[serde(serialize_with = "spelled")]
    pub(super) advice: Advice,
    pub(super) no_double: f32,
    pub(super) double_take: f32,
    pub(super) double_drop: f32,
}

/// For programs the same in every language.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
fn spelled<S: Serializer>(advice: &Advice, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match advice {
        Advice::DoubleTake => "double, take",
        Advice::DoubleDrop => "double, drop",
        Advice::TooGood => "too good to double, drop",
        Advice::NoDoubleTake => "no double, take",
        Advice::NoDoubleDrop => "no double, drop",
    })
}

impl From<CubeDecision> for CubeAdvice {
    fn from(decision: CubeDecision) -> Self {
        let advice = match (decision.doubles(), decision.takes()) {
            (true, true) => Advice::DoubleTake,
            (true, false) => Advice::DoubleDrop,
            (false, _) if decision.too_good() => Advice::TooGood,
            (false, true) => Advice::NoDoubleTake,
            (false, false) => Advice::NoDoubleDrop,
        };
        Self {
            advice,
            no_double: decision.no_double,
            double_take: decision.double_take,
            double_drop: decision.double_drop,
        }
    }
}

/// The nets with everything they need.
pub(super) struct BackgammonJudge {
    brain: Brain,
    table: MatchEquity,
    depth: Depth,
}

impl BackgammonJudge {
    pub(super) fn new(plies: Option<u32>) -> Result<Self, Failure> {
        let depth = match plies.unwrap_or(1) {
            1 => Depth::One,
            2 => Depth::Two,
            other => {
                return Err(Failure::Input(format!(
                    "--plies {other}: backgammon is judged 1 or 2 plies deep"
                )));
            }
        };
        Ok(Self {
            brain: Brain::shipped(),
            table: MatchEquity::compute(),
            depth,
        })
    }

    fn setting(&self, situation: &Situation) -> Setting<'_> {
        let mover = situation.on_roll;
        let stakes = match situation.played_for {
            PlayedFor::Money { jacoby, .. } => Stakes::Money { jacoby },
            PlayedFor::Match { length, .. } => {
                let away = |side: ::backgammon::Side| {
                    let missing =
                        u64::from(length.get()).saturating_sub(situation.score[side.index()]);
                    u32::try_from(missing).unwrap_or(u32::MAX).max(1)
                };
                let (away, other_away) = (away(mover), away(!mover));
                Stakes::Match {
                    away,
                    other_away,
                    table: &self.table,
                    post_crawford: away == 1 || other_away == 1,
                }
            }
        };
        let holder = match situation.cube.owner() {
            None => Holder::Nobody,
            Some(owner) if owner == mover => Holder::Mover,
            Some(_) => Holder::Other,
        };
        match u32::try_from(situation.cube.value()) {
            Ok(value) if !is_crawford_game(situation) => Setting::Cube {
                stakes,
                value,
                holder,
            },
            _ => Setting::Cubeless,
        }
    }

    pub(super) fn evaluate(&self, query: &BackgammonQuery, thoughts: &mut Thoughts) -> Evaluation {
        let start = Instant::now();
        let position = query.situation.position;
        let setting = self.setting(&query.situation);
        let mut evaluation = Evaluation {
            best: None,
            candidates: Vec::new(),
            probabilities: None,
            cube: None,
            depth: if self.depth == Depth::Two { 2 } else { 1 },
            nodes: 0,
            seconds: 0.0,
        };
        let before = thoughts.judged();
        match query.roll {
            Some(roll) => {
                let ranked = self
                    .brain
                    .ranked(position, roll, self.depth, setting, thoughts);
                evaluation.candidates = ranked
                    .iter()
                    .map(|candidate| Judged {
                        r#move: position
                            .play_to(roll, candidate.result)
                            .unwrap_or(::backgammon::Play::NONE)
                            .to_string(),
                        position: PositionId::from(candidate.result).to_string(),
                        equity: Some(setting.worth(candidate.outlook)),
                        score: None,
                        probabilities: Some(candidate.outlook.into()),
                    })
                    .collect();
                evaluation.best = evaluation
                    .candidates
                    .first()
                    .map(|best| best.r#move.clone());
                evaluation.probabilities = evaluation
                    .candidates
                    .first()
                    .and_then(|best| best.probabilities);
            }
            None => {
                let outlook = match self.depth {
                    Depth::One => self.brain.judge(position, thoughts),
                    Depth::Two => self.brain.look_ahead(position, thoughts),
                };
                evaluation.probabilities = Some(outlook.into());
                if let Setting::Cube {
                    stakes,
                    value,
                    holder,
                } = setting
                    && holder != Holder::Other
                {
                    evaluation.cube = Some(cube::decide(outlook, stakes, value, holder).into());
                }
            }
        }
        evaluation.nodes = thoughts.judged() - before;
        evaluation.seconds = start.elapsed().as_secs_f64();
        evaluation
    }
}

fn is_crawford_game(situation: &Situation) -> bool {
    matches!(
        situation.played_for,
        PlayedFor::Match { crawford: true, .. }
    )
}
