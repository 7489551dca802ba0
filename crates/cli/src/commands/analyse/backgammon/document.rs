//! What was found, as programs read it.

use ::backgammon::Play;
use ::backgammon::formats::PositionId;
use players::Mark;
use players::backgammon::review::{Choices, Made};
use players::backgammon::{Decision, Plays};
use players::review::{Decided, Lost, Totals};
use serde::Serialize;
use words::Lang;

use super::{Judged, careers};
use crate::because;
use crate::commands::eval::evaluation::{CubeAdvice, Probabilities};

pub(in super::super) struct Document {
    pub(in super::super) players: Vec<Player>,
    pub(in super::super) moves: Vec<Move>,
}

#[derive(Serialize)]
pub(in super::super) struct Player {
    name: String,
    #[serde(flatten)]
    sums: Sums,
    /// The same by table, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    history: Vec<Chapter>,
}

#[derive(Serialize)]
struct Chapter {
    file: String,
    #[serde(flatten)]
    sums: Sums,
}

/// What decisions come to. Losses and luck are in points at the cube of the moment.
#[derive(Serialize)]
struct Sums {
    pr: Option<f64>,
    /// Thousandths of a point a decision.
    error_rate: Option<f64>,
    decisions: u32,
    errors: u32,
    blunders: u32,
    plays: PlaySums,
    cube: CubeSums,
    luck: f64,
    lucky_rolls: u32,
    unlucky_rolls: u32,
    /// What `loss_worth` and the results are in.
    unit: &'static str,
    loss_worth: f64,
    luck_worth: f64,
    result: Option<f64>,
    luck_adjusted: Option<f64>,
}

#[derive(Serialize)]
struct PlaySums {
    total: u32,
    unforced: u32,
    loss: f64,
}

#[derive(Serialize)]
struct CubeSums {
    total: u32,
    close: u32,
    doubles: u32,
    takes: u32,
    drops: u32,
    loss: f64,
    missed_doubles: LostSums,
    missed_cashes: LostSums,
    early_doubles: LostSums,
    too_good_doubles: LostSums,
    wrong_takes: LostSums,
    wrong_drops: LostSums,
}

#[derive(Serialize)]
struct LostSums {
    count: u32,
    loss: f64,
}

impl From<Lost> for LostSums {
    fn from(lost: Lost) -> Self {
        Self {
            count: lost.count,
            loss: lost.points,
        }
    }
}

impl From<&Totals> for Sums {
    fn from(totals: &Totals) -> Self {
        Self {
            pr: totals.performance_rating(),
            error_rate: totals.error_rate(),
            decisions: totals.decisions(),
            errors: totals.errors,
            blunders: totals.blunders,
            plays: PlaySums {
                total: totals.plays,
                unforced: totals.unforced,
                loss: totals.play_loss,
            },
            cube: CubeSums {
                total: totals.cube_decisions,
                close: totals.close_cubes,
                doubles: totals.doubles,
                takes: totals.takes,
                drops: totals.drops,
                loss: totals.cube_loss(),
                missed_doubles: totals.missed_doubles.into(),
                missed_cashes: totals.missed_cashes.into(),
                early_doubles: totals.early_doubles.into(),
                too_good_doubles: totals.too_good_doubles.into(),
                wrong_takes: totals.wrong_takes.into(),
                wrong_drops: totals.wrong_drops.into(),
            },
            luck: totals.luck,
            lucky_rolls: totals.lucky_rolls,
            unlucky_rolls: totals.unlucky_rolls,
            unit: if totals.is_match {
                "match chances"
            } else {
                "points"
            },
            loss_worth: totals.loss_worth,
            luck_worth: totals.luck_worth,
            result: totals.result,
            luck_adjusted: totals.luck_adjusted,
        }
    }
}

/// A decision.
#[derive(Serialize)]
pub(in super::super) struct Move {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    /// Counted from 1.
    game: usize,
    player: String,
    /// Where it was decided: an XGID.
    position: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<String>,
    r#move: String,
    best: String,
    /// Points at the cube of the moment.
    loss: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<f64>,
    /// Does it count for the error rate?
    counts: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<Candidate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cube: Option<CubeAdvice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

#[derive(Serialize)]
struct Candidate {
    r#move: String,
    position: String,
    equity: f32,
    probabilities: Probabilities,
}

/// Alternatives that are told; the chosen play always is.
const MOST_CANDIDATES: usize = 5;

/// A play as it is written.
pub(super) fn spelled(plays: &Plays, index: usize) -> String {
    let judged = &plays.ranked[index];
    plays.spelled(judged).unwrap_or(Play::NONE).to_string()
}

fn candidates(plays: &Plays) -> Vec<Candidate> {
    let told = |index: &usize| *index < MOST_CANDIDATES || *index == plays.chosen;
    (0..plays.ranked.len())
        .filter(told)
        .map(|index| {
            let judged = &plays.ranked[index];
            Candidate {
                r#move: spelled(plays, index),
                position: PositionId::from(judged.result).to_string(),
                equity: judged.worth,
                probabilities: judged.outlook.into(),
            }
        })
        .collect()
}

/// A choice about the cube, for programs the same in every language.
const fn cube_name(made: &Made) -> &'static str {
    match made {
        Made::NoDouble => "no double",
        Made::Double => "double",
        Made::Take => "take",
        Made::Drop => "drop",
        Made::Raise => "beaver",
        Made::Play(_) => "play",
    }
}

/// The best thing to do with the cube.
pub(super) fn best_cube(choices: &Choices) -> Made {
    match choices {
        Choices::Cube {
            decision,
            answers: None,
        } if decision.doubles() => Made::Double,
        Choices::Cube { answers: None, .. } | Choices::Plays(_) => Made::NoDouble,
        Choices::Cube { decision, .. } if !decision.takes() => Made::Drop,
        Choices::Cube { decision, .. } if decision.beavers() => Made::Raise,
        Choices::Cube { .. } => Made::Take,
    }
}

impl Document {
    /// Files are named where there are several.
    pub(in super::super) fn new(judged: &[Judged], several: bool, lang: Lang) -> Self {
        let many = judged.len() > 1;
        let players = careers(judged)
            .into_iter()
            .map(|career| Player {
                name: career.name.to_owned(),
                sums: (&career.totals).into(),
                history: career
                    .tables
                    .iter()
                    .filter(|_| many)
                    .map(|(file, totals)| Chapter {
                        file: file.display().to_string(),
                        sums: (*totals).into(),
                    })
                    .collect(),
            })
            .collect();
        let moves = judged.iter().flat_map(|table| {
            let decisions = table.review.decisions.iter();
            decisions.map(move |decided| one(table, decided, several, lang))
        });
        Self {
            players,
            moves: moves.collect(),
        }
    }
}

fn one(table: &Judged, decided: &Decided, many: bool, lang: Lang) -> Move {
    let judged = &decided.judged;
    let (made, best, candidates, cube) = match &judged.choices {
        Choices::Plays(plays) => (
            spelled(plays, plays.chosen),
            spelled(plays, 0),
            candidates(plays),
            None,
        ),
        choices @ Choices::Cube { decision, .. } => (
            cube_name(&judged.made).to_owned(),
            cube_name(&best_cube(choices)).to_owned(),
            Vec::new(),
            Some(CubeAdvice::from(*decision)),
        ),
    };
    Move {
        file: many.then(|| table.file.display().to_string()),
        game: decided.game + 1,
        player: table.names[decided.player].clone(),
        position: judged.question.situation.xgid().to_string(),
        dice: match judged.question.decision {
            Decision::Play(roll) => Some(roll.to_string()),
            _ => None,
        },
        r#move: made,
        best,
        loss: judged.loss,
        mark: judged.mark.map(|mark| match mark {
            Mark::Error => "error",
            Mark::Blunder => "blunder",
        }),
        luck: judged.luck,
        counts: judged.counts,
        candidates,
        cube,
        reason: judged
            .reason
            .as_ref()
            .map(|reason| because::of_backgammon(reason, lang)),
    }
}
