//! Thinking about backgammon: the nets and the cube.

use ::backgammon::formats::{PlayedFor, Situation};
use ::backgammon::{Phase, Raise, Roll};
use ::engine::Random;
use ::engine::backgammon::cube::{self, CubeDecision, Holder, Stakes};
use ::engine::backgammon::{
    Brain, Candidate as Judged, Depth, MatchEquity, NetError, Outlook, Setting, Thoughts,
};
use ::table::game::Backgammon;

use super::{Thinking, empty, share_of_light, value_of_light, why};
use crate::boards::{backgammon_action, backgammon_turn};
use crate::sitting::Sitting;
use crate::types::{
    Action, Analysis, Candidate, Chances, CubeAction, CubeAdvice, Purpose, Side, Turn, Unit,
};

/// The backgammon player, once its nets have been loaded.
#[derive(Debug)]
pub(crate) struct Nets {
    brain: Brain,
    equity: MatchEquity,
    thoughts: Thoughts,
}

/// How many plays an analysis lists.
const LISTED: usize = 12;

/// By how much a level misjudges a play, in points.
const fn blur(level: u8) -> f32 {
    match level {
        1 => 0.32,
        2 => 0.10,
        _ => 0.0,
    }
}

impl Nets {
    pub(crate) fn new(bytes: &[u8]) -> Result<Self, NetError> {
        Ok(Self {
            brain: Brain::from_bytes(bytes)?,
            equity: MatchEquity::compute(),
            thoughts: Thoughts::default(),
        })
    }

    /// One more look: first at a glance, then one roll deeper.
    pub(crate) fn slice(
        &mut self,
        thinking: &mut Thinking,
        sitting: &Sitting,
        contest: &Backgammon,
        now: u64,
    ) -> Analysis {
        let own_level = thinking.request.purpose == Purpose::Move;
        let depth = if thinking.slices == 0 || (own_level && thinking.level < super::LEVELS) {
            Depth::One
        } else {
            Depth::Two
        };
        thinking.slices += 1;
        let at_level = if own_level { blur(thinking.level) } else { 0.0 };
        let mut analysis = self.analyse(sitting, contest, depth, at_level, thinking.random);
        let once = own_level && thinking.level < super::LEVELS;
        analysis.done = once || depth == Depth::Two || thinking.is_late(now);
        if own_level {
            analysis.why = None;
        }
        analysis
    }

    fn analyse(
        &mut self,
        sitting: &Sitting,
        contest: &Backgammon,
        depth: Depth,
        blur: f32,
        seed: u64,
    ) -> Analysis {
        let mut analysis = empty(sitting, Unit::Equity);
        analysis.depth = if depth == Depth::Two { 2 } else { 1 };
        let game = contest.game();
        let mover: Side = game.turn().into();
        match game.phase() {
            Phase::Opening => analysis.action = Some(Action::Roll { dice: None }),
            Phase::ToRoll | Phase::ThrowAgain => {
                let (outlook, decision) = self.before_roll(contest, depth);
                let may = game.may_double().is_ok();
                let doubles = may && decision.is_some_and(|decision| decision.doubles());
                analysis.action = Some(if doubles {
                    Action::Double
                } else {
                    Action::Roll { dice: None }
                });
                let value = decision.map_or(outlook.equity(), |decision| decision.no_double);
                show(&mut analysis, outlook, value, mover);
                analysis.cube = decision.filter(|_| may).map(advice);
                analysis.why = decision
                    .filter(|_| may)
                    .map(|decision| why::say(&why::of_doubling(&decision, doubles)));
            }
            Phase::Rolled(roll) | Phase::OpeningRolled(roll) => {
                let ranked = self.ranked(contest, roll, depth);
                list(&mut analysis, contest, roll, &ranked, mover, blur, seed);
            }
            Phase::Raised(raise) => {
                let (outlook, decision) = self.before_roll(contest, depth);
                let takes = decision.is_none_or(|decision| decision.takes());
                analysis.action = Some(match raise {
                    Raise::Double | Raise::Raccoon if !takes => Action::Drop,
                    _ => Action::Take,
                });
                let value = decision.map_or(outlook.equity(), |decision| {
                    decision.double_take.min(decision.double_drop)
                });
                show(&mut analysis, outlook, value, mover);
                analysis.cube = decision.map(advice);
                analysis.why = decision
                    .filter(|_| raise == Raise::Double)
                    .map(|decision| why::say(&why::of_taking(&decision)));
            }
            Phase::Resigned { .. } | Phase::Over(_) => {}
        }
        analysis
    }

    /// The chances of the side on roll, and what the cube is worth if there is one it could turn.
    pub(crate) fn before_roll(
        &mut self,
        contest: &Backgammon,
        depth: Depth,
    ) -> (Outlook, Option<CubeDecision>) {
        let situation = contest.situation();
        let outlook = match depth {
            Depth::One => self.brain.judge(situation.position, &mut self.thoughts),
            Depth::Two => self
                .brain
                .look_ahead(situation.position, &mut self.thoughts),
        };
        let decision = match setting(&self.equity, &situation, contest) {
            Setting::Cube {
                stakes,
                value,
                holder,
            } if holder != Holder::Other => Some(cube::decide(outlook, stakes, value, holder)),
            _ => None,
        };
        (outlook, decision)
    }

    /// Every play of a roll, best first, with what it is worth.
    pub(crate) fn ranked(
        &mut self,
        contest: &Backgammon,
        roll: Roll,
        depth: Depth,
    ) -> Vec<(Judged, f32)> {
        let situation = contest.situation();
        let setting = setting(&self.equity, &situation, contest);
        let ranked =
            self.brain
                .ranked(situation.position, roll, depth, setting, &mut self.thoughts);
        ranked
            .into_iter()
            .map(|judged| (judged, setting.worth(judged.outlook)))
            .collect()
    }

    /// What an average roll is worth to the side on roll.
    pub(crate) fn mean_of_rolls(&mut self, contest: &Backgammon) -> f32 {
        let mut mean = 0.0;
        for roll in Roll::all_distinct() {
            let weight = if roll.is_double() { 1.0 } else { 2.0 } / 36.0;
            let ranked = self.ranked(contest, roll, Depth::One);
            mean += weight * ranked.first().map_or(0.0, |(_, worth)| *worth);
        }
        mean
    }

    /// Does the computer on this side take a resignation of so many games?
    pub(crate) fn accepts_resignation(
        &mut self,
        contest: &Backgammon,
        winner: Side,
        stake: f32,
    ) -> bool {
        let (outlook, _) = self.before_roll(contest, Depth::One);
        let mover: Side = contest.game().turn().into();
        let own = if mover == winner {
            outlook
        } else {
            outlook.reversed()
        };
        stake >= own.equity() - 0.02
    }
}

/// What is played for here, seen by the side on roll.
fn setting<'a>(
    equity: &'a MatchEquity,
    situation: &Situation,
    contest: &Backgammon,
) -> Setting<'a> {
    let mover = situation.on_roll;
    let mut crawford = false;
    let stakes = match situation.played_for {
        PlayedFor::Money { jacoby, .. } => Stakes::Money { jacoby },
        PlayedFor::Match {
            length,
            crawford: now,
        } => {
            crawford = now;
            let away = |side: ::backgammon::Side| {
                let missing = u64::from(length.get()).saturating_sub(situation.score[side.index()]);
                u32::try_from(missing).unwrap_or(u32::MAX).max(1)
            };
            let (away, other_away) = (away(mover), away(!mover));
            Stakes::Match {
                away,
                other_away,
                table: equity,
                post_crawford: away == 1 || other_away == 1,
            }
        }
    };
    let holder = match situation.cube.owner() {
        None => Holder::Nobody,
        Some(owner) if owner == mover => Holder::Mover,
        Some(_) => Holder::Other,
    };
    let with_cube = contest.contest().terms().cube == ::backgammon::CubeUse::On;
    match u32::try_from(situation.cube.value()) {
        Ok(value) if with_cube && !crawford => Setting::Cube {
            stakes,
            value,
            holder,
        },
        _ => Setting::Cubeless,
    }
}

fn advice(decision: CubeDecision) -> CubeAdvice {
    CubeAdvice {
        action: match (decision.doubles(), decision.takes()) {
            (true, true) => CubeAction::DoubleTake,
            (true, false) => CubeAction::DoubleDrop,
            (false, _) if decision.too_good() => CubeAction::TooGood,
            (false, _) => CubeAction::NoDouble,
        },
        no_double: decision.no_double.into(),
        double_take: decision.double_take.into(),
        double_drop: decision.double_drop.into(),
    }
}

fn show(analysis: &mut Analysis, outlook: Outlook, value: f32, mover: Side) {
    let [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ] = outlook.numbers().map(f64::from);
    analysis.light_share = share_of_light(win, mover);
    analysis.light_value = value_of_light(value.into(), mover);
    analysis.chances = Some(Chances {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    });
}

fn list(
    analysis: &mut Analysis,
    contest: &Backgammon,
    roll: Roll,
    ranked: &[(Judged, f32)],
    mover: Side,
    blur: f32,
    seed: u64,
) {
    let position = contest.game().position();
    let Some((best, worth)) = ranked.first() else {
        return;
    };
    let play = |judged: &Judged| position.play_to(roll, judged.result);
    show(analysis, best.outlook, *worth, mover);
    let text_of = |judged: &Judged| Some(backgammon_turn(&play(judged)?, position, mover).text);
    analysis.why = why::of_plays(position, ranked, text_of).map(|why| why::say(&why));
    analysis.candidates = ranked
        .iter()
        .take(LISTED)
        .filter_map(|(judged, value)| {
            let play = play(judged)?;
            Some(Candidate {
                turn: Turn::Backgammon(backgammon_turn(&play, position, mover)),
                action: backgammon_action(&play, mover),
                value: (*value).into(),
                loss: f64::from(worth - value).max(0.0),
                wins: Some(judged.outlook.win.into()),
            })
        })
        .collect();
    let mut random = Random::new(seed);
    let blurred = ranked.iter().map(|(judged, value)| {
        let slip = blur * (2.0 * random.unit() - 1.0);
        (judged, value + slip)
    });
    let chosen = blurred.max_by(|(_, one), (_, other)| one.total_cmp(other));
    let chosen = if blur > 0.0 {
        chosen.map(|(judged, _)| judged)
    } else {
        Some(best)
    };
    analysis.action = chosen
        .and_then(play)
        .map(|play| backgammon_action(&play, mover));
}
