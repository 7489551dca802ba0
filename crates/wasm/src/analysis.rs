//! What the computer thinks, as the page shows it.

use core::time::Duration;

use ::backgammon::Event;
use ::draughts::Rules;
use ::players::backgammon::{CubeAdvice as Advice, CubeDecision, Outlook, Plays, Verdict};
use ::players::draughts::{Truth, Wdl, men, share};
use ::players::{self, Choice, Deed, Found, because, draughts};
use ::table::game::{Contest, GameEvent};
use ::words::page::{self, Because};

use crate::boards::{backgammon_action, backgammon_turn, draughts_action, draughts_turn};
use crate::chess;
use crate::sitting::Sitting;
use crate::types::{
    Action, Analysis, Candidate, Chances, CubeAction, CubeAdvice, Ending, EndingResult, Localised,
    Player, Purpose, Side, ThinkRequest, Turn, Unit,
};

/// How many plays of backgammon an analysis lists.
const LISTED: usize = 12;

/// How much thought a request wants: at the level of the seat to play, otherwise as well as it can be done.
pub(crate) fn choice(request: &ThinkRequest, sitting: &Sitting) -> Choice {
    let player = sitting.to_act().map(|side| sitting.seat(side).player);
    let choice = match (request.purpose, player) {
        (Purpose::Move, Some(Player::Computer { level })) => Choice::level(level),
        _ => Choice::best(),
    };
    choice.within(Duration::from_millis(request.budget.ceil() as u64))
}

/// What a request is for; the slips of a weak level are drawn from `seed`.
pub(crate) const fn purpose(request: &ThinkRequest, seed: u64) -> players::Purpose {
    match request.purpose {
        Purpose::Move => players::Purpose::Play { seed },
        Purpose::Hint | Purpose::Study => players::Purpose::Explain,
    }
}

/// What was found about the node that is shown.
pub(crate) fn shown(sitting: &Sitting, found: &Found) -> Analysis {
    let contest = sitting.table.contest();
    let (light_share, light_value) = found.analysis.light();
    let mut shown = Analysis {
        table: sitting.id,
        node: sitting.shown(),
        candidates: Vec::new(),
        action: found
            .analysis
            .deed()
            .and_then(|deed| action(&deed, contest)),
        unit: Unit::Men,
        light_share,
        light_value,
        ending: None,
        chances: None,
        cube: None,
        line: None,
        why: None,
        depth: 0,
        done: found.done,
    };
    match (&found.analysis, contest) {
        (players::Analysis::Draughts(analysis), Contest::Draughts(contest)) => {
            let rules = contest.rules();
            shown.depth = analysis.depth;
            shown.candidates = turns(analysis, rules);
            shown.ending = analysis.truths.first().copied().flatten().map(ending);
            shown.why = analysis
                .reason
                .as_ref()
                .map(|reason| said(&because::of_draughts(reason, rules)));
        }
        (players::Analysis::Backgammon(analysis), _) => {
            shown.unit = Unit::Equity;
            shown.depth = analysis.depth;
            if let Verdict::Play(judged) = &analysis.verdict {
                shown.candidates = plays(judged, analysis.mover);
            }
            shown.chances = analysis.chances().map(|(outlook, _)| chances(outlook));
            shown.cube = analysis.cube().map(cube);
            let why = analysis.reason.as_ref().map(because::of_backgammon);
            shown.why = why.as_ref().map(said);
        }
        (players::Analysis::Chess(analysis), Contest::Chess(contest)) => {
            shown.unit = Unit::Pawns;
            shown.depth = analysis.depth;
            shown.ending = analysis.best().and_then(|best| chess::ending(best.score));
            let (candidates, line) = chess::candidates(contest, analysis);
            shown.candidates = candidates;
            shown.line = Some(line);
        }
        (players::Analysis::Draughts(_), Contest::Backgammon(_) | Contest::Chess(_))
        | (players::Analysis::Chess(_), _) => {}
    }
    shown
}

/// A reason in every language.
fn said(why: &Because) -> Localised {
    Localised::of(|lang| page::because(why, lang))
}

fn turns(analysis: &draughts::Analysis, rules: &Rules) -> Vec<Candidate> {
    let best = analysis.best().map_or(0, |best| best.score);
    analysis
        .turns
        .iter()
        .enumerate()
        .map(|(place, judged)| Candidate {
            turn: Turn::Draughts(draughts_turn(rules, &judged.turn)),
            action: draughts_action(rules, &judged.turn),
            value: men(judged.score),
            loss: men(best - judged.score).max(0.0),
            wins: Some(share(judged.score)),
            ending: analysis
                .truths
                .get(place + 1)
                .copied()
                .flatten()
                .map(ending),
        })
        .collect()
}

const fn ending(truth: Truth) -> Ending {
    Ending {
        result: match truth.outcome {
            Wdl::Win => EndingResult::Won,
            Wdl::Draw => EndingResult::Drawn,
            Wdl::Loss => EndingResult::Lost,
        },
        turns: truth.plies,
        in_time: truth.in_time,
    }
}

fn plays(plays: &Plays, mover: Side) -> Vec<Candidate> {
    let best = plays.ranked.first().map_or(0.0, |best| best.worth);
    plays
        .ranked
        .iter()
        .take(LISTED)
        .filter_map(|judged| {
            let play = plays.spelled(judged)?;
            Some(Candidate {
                turn: Turn::Backgammon(backgammon_turn(&play, plays.position, mover)),
                action: backgammon_action(&play, mover),
                value: judged.worth.into(),
                loss: f64::from(best - judged.worth).max(0.0),
                wins: Some(judged.outlook.win.into()),
                ending: None,
            })
        })
        .collect()
}

/// What does it at the page.
fn action(deed: &Deed, contest: &Contest) -> Option<Action> {
    match (deed, contest) {
        (Deed::Throw, _) => Some(Action::Roll {
            dice: None,
            words: None,
        }),
        (Deed::Play(GameEvent::Draughts(turn)), Contest::Draughts(contest)) => {
            Some(draughts_action(contest.rules(), turn))
        }
        (Deed::Play(GameEvent::Chess(event)), Contest::Chess(contest)) => {
            chess::deed(contest, event)
        }
        (Deed::Play(GameEvent::Backgammon(event)), Contest::Backgammon(contest)) => match event {
            Event::Play(play) => Some(backgammon_action(play, contest.game().turn().into())),
            Event::Double => Some(Action::Double),
            Event::Take => Some(Action::Take),
            Event::Drop => Some(Action::Drop),
            _ => None,
        },
        _ => None,
    }
}

fn chances(outlook: Outlook) -> Chances {
    let [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ] = outlook.numbers().map(f64::from);
    Chances {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    }
}

fn cube(decision: CubeDecision) -> CubeAdvice {
    CubeAdvice {
        action: match Advice::from(&decision) {
            Advice::DoubleTake | Advice::DoubleBeaver => CubeAction::DoubleTake,
            Advice::DoubleDrop => CubeAction::DoubleDrop,
            Advice::TooGood => CubeAction::TooGood,
            Advice::NoDoubleTake | Advice::NoDoubleBeaver | Advice::NoDoubleDrop => {
                CubeAction::NoDouble
            }
        },
        no_double: decision.no_double.into(),
        double_take: decision.double_take.into(),
        double_drop: decision.double_drop.into(),
    }
}
