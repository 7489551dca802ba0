//! What was decided in a game of backgammon, each decision by what else could have been done.

use ::backgammon::{Event, Phase, Play, Raise};
use ::engine::backgammon::Setting;
use ::table::Side;
use ::table::dice;
use ::table::game::{Backgammon, GameEvent};
use ::table::session::Act;

use super::{CubeDecision, Decision, Nets, Plays, Plies, Question, Reason, why};
use crate::record::{Mark, Thresholds};

/// What a decision must lose, in points, to be marked.
pub(crate) const THRESHOLDS: Thresholds = Thresholds {
    error: 0.03,
    blunder: 0.08,
};

/// A choice about the cube that loses less than this either way is close; the others are no decisions that tell
/// anything about a player.
const CLOSE: f32 = 0.16;

/// What somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// Played a roll.
    Play(Play),
    /// Rolled without a double.
    NoDouble,
    /// Doubled.
    Double,
    /// Took a raise.
    Take,
    /// Dropped it.
    Drop,
    /// Doubled again at once.
    Raise,
}

impl Made {
    /// What an event at the table decides; nothing for those that decide nothing.
    pub(crate) fn of(act: &Act) -> Option<Self> {
        match act {
            Act::Play(GameEvent::Backgammon(event)) => Self::of_event(event),
            Act::Dice(dice::Entry::Roll(_) | dice::Entry::Typed(_)) => Some(Self::NoDouble),
            _ => None,
        }
    }

    pub(crate) fn of_event(event: &Event) -> Option<Self> {
        Some(match event {
            Event::Play(play) => Self::Play(*play),
            Event::Roll(_) => Self::NoDouble,
            Event::Double => Self::Double,
            Event::Take => Self::Take,
            Event::Drop => Self::Drop,
            Event::Beaver | Event::Raccoon => Self::Raise,
            _ => return None,
        })
    }
}

/// What there was to choose from.
#[derive(Clone, Debug, PartialEq)]
pub enum Choices {
    /// Plays, the best first; the chosen one is among them.
    Plays(Plays),
    /// Ways to use the cube, to the side on roll.
    Cube {
        /// What each is worth.
        decision: CubeDecision,
        /// The raise that was answered, if one was.
        answers: Option<Raise>,
    },
}

/// A decision, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed {
    /// Where it was made.
    pub question: Question,
    /// Who made it.
    pub side: Side,
    /// What was done.
    pub made: Made,
    /// What there was to choose from.
    pub choices: Choices,
    /// The share of the wins of the side on roll after it.
    pub win: f32,
    /// What it lost, in points at the cube of the moment.
    pub loss: f64,
    /// If it was bad.
    pub mark: Option<Mark>,
    /// What the roll gave, in points at the cube of the moment; only with a play.
    pub luck: Option<f64>,
    /// What a point at the cube of the moment is worth: points for money, in a match chances of winning it.
    pub unit: f64,
    /// Does it tell anything about the player? A forced play and a clear "not yet" do not.
    pub counts: bool,
    /// Why the best was better, where it was marked.
    pub reason: Option<Reason>,
}

/// Judges what was done in a game that stood like this before.
pub(crate) fn review(
    contest: &Backgammon,
    made: &Made,
    depth: Plies,
    nets: &mut Nets,
) -> Option<Reviewed> {
    let is_opening = matches!(contest.game().phase(), Phase::OpeningRolled(_));
    let question = Question::from(contest);
    review_question(question, is_opening, made, depth, nets)
}

fn review_question(
    question: Question,
    is_opening: bool,
    made: &Made,
    depth: Plies,
    nets: &mut Nets,
) -> Option<Reviewed> {
    let on_roll: Side = question.situation.on_roll.into();
    let unit = nets.unit(&question);
    let judged = match (made, question.decision) {
        (Made::Play(play), Decision::Play(roll)) => {
            let position = question.situation.position;
            let result = position.try_play(roll, play).ok()?;
            let mut ranked = nets.ranked(&question, roll, depth.into());
            let mut chosen = ranked.iter().position(|judged| judged.result == result)?;
            // What looked bad at a glance was not looked at any deeper: what was played deserves it.
            ranked[chosen] = nets.judge_play(&question, result, depth);
            if ranked[chosen].worth > ranked[0].worth {
                ranked[..=chosen].rotate_right(1);
                chosen = 0;
            }
            let plays = Plays {
                position,
                roll,
                ranked,
                chosen,
            };
            let (best, played) = (plays.ranked.first()?, plays.ranked[chosen]);
            Judged {
                side: on_roll,
                win: played.outlook.win,
                loss: best.worth - played.worth,
                luck: Some(nets.luck(&question, roll, is_opening)),
                counts: plays.ranked.len() > 1,
                reason: why::best_over(&plays, chosen),
                choices: Choices::Plays(plays),
            }
        }
        (Made::NoDouble | Made::Double, Decision::Roll { may_double: true }) => {
            let (outlook, _, decision) = nets.before_roll(&question, depth);
            let decision = decision?;
            let doubled = *made == Made::Double;
            let chosen = if doubled {
                decision.doubled()
            } else {
                decision.no_double
            };
            Judged {
                side: on_roll,
                win: outlook.win,
                loss: decision.best() - chosen,
                luck: None,
                counts: doubled || (decision.doubled() - decision.no_double).abs() < CLOSE,
                reason: Some(why::doubling(&decision)),
                choices: Choices::Cube {
                    decision,
                    answers: None,
                },
            }
        }
        (Made::Take | Made::Drop | Made::Raise, Decision::Answer(raise)) => {
            let (outlook, _, decision) = nets.before_roll(&question, depth);
            let decision = decision?;
            let by_doubler = raise == Raise::Beaver;
            Judged {
                side: if by_doubler { on_roll } else { on_roll.other() },
                win: outlook.win,
                loss: lost_by_answer(raise, made, &decision),
                luck: None,
                counts: true,
                reason: (raise == Raise::Double).then(|| why::taking(&decision)),
                choices: Choices::Cube {
                    decision,
                    answers: Some(raise),
                },
            }
        }
        _ => return None,
    };
    let loss = f64::from(judged.loss).max(0.0);
    let mark = THRESHOLDS.mark(loss);
    Some(Reviewed {
        question,
        side: judged.side,
        made: *made,
        choices: judged.choices,
        win: judged.win,
        loss,
        mark,
        luck: judged.luck.map(f64::from),
        unit,
        counts: judged.counts,
        reason: judged.reason.filter(|_| mark.is_some()),
    })
}

/// What is found out about a decision.
struct Judged {
    side: Side,
    choices: Choices,
    win: f32,
    loss: f32,
    luck: Option<f32>,
    counts: bool,
    reason: Option<Reason>,
}

/// What an answer to a raise loses against the best one. After a double the doubler gets what a take is worth, or the
/// stake; each further raise, whose answer is the other side's, doubles both.
fn lost_by_answer(raise: Raise, answer: &Made, decision: &CubeDecision) -> f32 {
    let (times, answers_the_doubler) = match raise {
        Raise::Double => (1.0, true),
        Raise::Beaver => (2.0, false),
        Raise::Raccoon => (4.0, true),
    };
    // To the side that answers.
    let sign = if answers_the_doubler { -1.0 } else { 1.0 };
    let take = sign * times * decision.double_take;
    let drop = -times * decision.double_drop;
    let again = 2.0 * take;
    let may_raise = decision.beaver.is_some() && raise != Raise::Raccoon;
    let best = if may_raise { take.max(again) } else { take }.max(drop);
    let chosen = match answer {
        Made::Drop => drop,
        Made::Raise => again,
        _ => take,
    };
    best - chosen
}

impl Nets {
    /// What a point at the present cube is worth: points for money, in a match chances of winning it.
    fn unit(&self, question: &Question) -> f64 {
        match question.setting(self.to_roll_out().1) {
            Setting::Cube(cube) => cube.unit().into(),
            Setting::Cubeless => question.situation.cube.value() as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_to_raises_lose_what_the_best_one_keeps() {
        let decision = |double_take: f32, beavers: bool| CubeDecision {
            no_double: 0.0,
            double_take,
            double_drop: 1.0,
            beaver: beavers.then_some(2.0 * double_take),
            match_chances: None,
        };
        let lost = |raise, answer, decision| lost_by_answer(raise, &answer, &decision);
        // A double that should be dropped, and one that should be taken.
        assert!((lost(Raise::Double, Made::Take, decision(1.3, false)) - 0.3).abs() < 1e-6);
        assert_eq!(lost(Raise::Double, Made::Drop, decision(1.3, false)), 0.0);
        assert!((lost(Raise::Double, Made::Drop, decision(0.6, false)) - 0.4).abs() < 1e-6);
        // One that should be beavered: a plain take gives away as much again.
        assert!((lost(Raise::Double, Made::Take, decision(-0.2, true)) - 0.2).abs() < 1e-6);
        assert_eq!(lost(Raise::Double, Made::Raise, decision(-0.2, true)), 0.0);
        // The doubler takes a beaver that costs 0.4 rather than 2.
        assert_eq!(lost(Raise::Beaver, Made::Take, decision(-0.2, true)), 0.0);
        assert!((lost(Raise::Beaver, Made::Drop, decision(-0.2, true)) - 1.6).abs() < 1e-6);
    }
}
