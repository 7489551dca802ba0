//! `tabuleiro eval`: ranked moves, what they are worth, and the cube decision.

use std::time::Instant;

use ::backgammon::formats::{PlayedFor, PositionId, Situation};
use clap::Args;
use engine::backgammon::cube::{self, CubeDecision, Holder, Stakes};
use engine::backgammon::{Brain, Depth, MatchEquity, Outlook, Setting, Thoughts};
use serde::Serialize;

use crate::answer::{Answer, Failure, Outcome};
use crate::output::{self, Form};
use crate::query::{self, BackgammonQuery, Place};
use crate::rule_set::{self, RuleSet};

/// Judge a position: ranked moves, evaluation, cube decision
///
/// In backgammon, --plies 1 judges the position after each play (GNU Backgammon calls this 0-ply), 2 looks at the opponent's rolls too.
///
/// Example: tabuleiro eval backgammon --dice 31 --plies 2
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,

    /// How many turns deep to look.
    #[arg(long, value_name = "N")]
    plies: Option<u32>,
}

#[derive(Serialize)]
struct Evaluation {
    best: Option<String>,
    candidates: Vec<Judged>,
    #[serde(skip_serializing_if = "Option::is_none")]
    probabilities: Option<Probabilities>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cube: Option<CubeAdvice>,
    depth: u32,
    nodes: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct Judged {
    r#move: String,
    position: String,
    equity: f32,
    probabilities: Probabilities,
}

/// The chances of the side to move.
#[derive(Clone, Copy, Serialize)]
struct Probabilities {
    win: f32,
    win_gammon: f32,
    win_backgammon: f32,
    lose_gammon: f32,
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
struct CubeAdvice {
    advice: &'static str,
    no_double: f32,
    double_take: f32,
    double_drop: f32,
}

impl From<CubeDecision> for CubeAdvice {
    fn from(decision: CubeDecision) -> Self {
        let advice = match (decision.doubles(), decision.takes()) {
            (true, true) => "double, take",
            (true, false) => "double, drop",
            (false, _) if decision.too_good() => "too good to double, drop",
            (false, true) => "no double, take",
            (false, false) => "no double, drop",
        };
        Self {
            advice,
            no_double: decision.no_double,
            double_take: decision.double_take,
            double_drop: decision.double_drop,
        }
    }
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let place = &arguments.place;
    match rule_set::find(&place.id)? {
        RuleSet::Backgammon(_) => {
            let judge = BackgammonJudge::new(arguments.plies)?;
            let mut thoughts = Thoughts::default();
            if place.batch {
                return query::run_batch(|line| {
                    let query = BackgammonQuery::read(line.field(0), line.field(1))?;
                    Ok(judge.evaluate(&query, &mut thoughts))
                });
            }
            let query = BackgammonQuery::read(place.position.as_deref(), place.dice.as_deref())?;
            show(&judge.evaluate(&query, &mut thoughts), form)
        }
    }
}

fn show(evaluation: &Evaluation, form: Form) -> Outcome {
    match form {
        Form::Json => output::json(evaluation)?,
        Form::Text => output::text(&readable(evaluation))?,
    }
    Ok(Answer::Yes)
}

fn readable(evaluation: &Evaluation) -> String {
    let mut text = String::new();
    let best = evaluation
        .candidates
        .first()
        .map_or(0.0, |candidate| candidate.equity);
    for (index, candidate) in evaluation.candidates.iter().take(10).enumerate() {
        let loss = candidate.equity - best;
        let win = candidate.probabilities.win * 100.0;
        text += &format!(
            "{:2}  {:24} {:+.3}  {loss:+.3}  wins {win:4.1} %\n",
            index + 1,
            candidate.r#move,
            candidate.equity
        );
    }
    if let Some(probabilities) = &evaluation.probabilities {
        text += &format!(
            "wins {:.1} %, gammons {:.1} %, loses gammons {:.1} %\n",
            probabilities.win * 100.0,
            probabilities.win_gammon * 100.0,
            probabilities.lose_gammon * 100.0
        );
    }
    if let Some(cube) = &evaluation.cube {
        text += &format!(
            "cube: {} (no double {:+.3}, double and take {:+.3}, double and drop {:+.3})\n",
            cube.advice, cube.no_double, cube.double_take, cube.double_drop
        );
    }
    text
}

struct BackgammonJudge {
    brain: Brain,
    table: MatchEquity,
    depth: Depth,
}

impl BackgammonJudge {
    fn new(plies: Option<u32>) -> Result<Self, Failure> {
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
                    length
                        .get()
                        .saturating_sub(situation.score[side.index()])
                        .max(1)
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

    fn evaluate(&self, query: &BackgammonQuery, thoughts: &mut Thoughts) -> Evaluation {
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
                        equity: setting.worth(candidate.outlook),
                        probabilities: candidate.outlook.into(),
                    })
                    .collect();
                evaluation.best = evaluation
                    .candidates
                    .first()
                    .map(|best| best.r#move.clone());
                evaluation.probabilities =
                    evaluation.candidates.first().map(|best| best.probabilities);
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
