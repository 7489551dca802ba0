//! Puzzles of backgammon: find the play.

use std::time::Duration;

use ::backgammon::formats::{Situation, Stage};
use ::backgammon::{Play, Position, Roll, Side, StartingPosition};
use engine::Random;
use players::backgammon::{Question as About, Verdict};
use players::{Analysis, Choice, Players, Purpose, Question, Setting};
use table::GameKind;

use super::{Kind, Puzzle};
use crate::answer::Failure;
use crate::output;

/// The best play is better than any other by this much, in points.
const CLEARLY: f32 = 0.09;
/// Turns of a game that is looked through.
const LONGEST_GAME: u32 = 60;

/// Positions of games that the program plays against itself, with a roll that one play uses far better than any other:
/// the nets say so at once, and a ply deeper too.
pub(super) fn make(count: usize, seed: u64) -> Result<Vec<Puzzle>, Failure> {
    let mut players = Players::with_memory(10);
    players.load_shipped_nets();
    let setting = |plies| {
        let choice = Choice {
            plies: Some(plies),
            ..Choice::default()
        };
        players::setting(GameKind::Backgammon, choice)
    };
    let bad = |error: players::CannotThink| Failure::input(error.to_string());
    let (glance, look) = (setting(0).map_err(bad)?, setting(1).map_err(bad)?);
    let mut random = Random::new(seed);
    let mut puzzles = Vec::new();
    let bar = output::progress(count as u64, "puzzles");
    while puzzles.len() < count {
        let mut position = StartingPosition::Standard.position();
        for _ in 0..LONGEST_GAME {
            let roll = random.roll();
            let Some((ranked, margin)) =
                ranked(&mut players, position, roll, glance).map_err(bad)?
            else {
                break;
            };
            if margin >= CLEARLY
                && random.below(4) == 0
                && let Some((again, margin)) =
                    self::ranked(&mut players, position, roll, look).map_err(bad)?
                && margin >= CLEARLY
                && again.0 == ranked.0
            {
                let text = situation(position, roll).xgid().to_string();
                puzzles.push(Puzzle(Kind::Play, text, again.1.to_string()));
                bar.set_position(puzzles.len() as u64);
                break;
            }
            position = ranked.0;
        }
    }
    bar.finish_and_clear();
    Ok(puzzles)
}

fn situation(position: Position, roll: Roll) -> Situation {
    let mut situation = Situation::money(position, Side::Dark);
    situation.stage = Stage::Rolled(roll);
    situation
}

/// The best result of a roll with its play, and how far it is ahead; nothing where there is nothing to choose.
type Ranked = ((Position, Play), f32);

fn ranked(
    players: &mut Players,
    position: Position,
    roll: Roll,
    setting: Setting,
) -> Result<Option<Ranked>, players::CannotThink> {
    let question = Question::Backgammon(About::about(situation(position, roll), Some(roll)));
    let analysis = players.think(&question, setting, Purpose::Judge, &|| Duration::ZERO)?;
    let Analysis::Backgammon(analysis) = analysis else {
        return Ok(None);
    };
    let Verdict::Play(plays) = analysis.verdict else {
        return Ok(None);
    };
    let Some(best) = plays.ranked.first() else {
        return Ok(None);
    };
    let margin = plays
        .ranked
        .get(1)
        .map_or(0.0, |second| best.worth - second.worth);
    Ok(plays
        .spelled(best)
        .map(|play| ((best.result, play), margin)))
}

/// Is the answer legal?
#[cfg(test)]
pub(super) fn check(Puzzle(_, position, answer): &Puzzle) -> Result<(), String> {
    let situation: Situation = position.parse().map_err(|error| format!("{error:?}"))?;
    let roll = situation.roll().ok_or("no dice")?;
    let written = answer.parse().map_err(|error| format!("{error:?}"))?;
    situation
        .position
        .resolve(roll, &written)
        .map(|_| ())
        .map_err(|illegal| format!("{illegal:?}"))
}
