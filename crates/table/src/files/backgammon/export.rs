//! From a table to the files.

use super::super::NotExported;
use super::{COMMENT, RULE_SET};
use crate::dice::{self, Throw};
use crate::game::{Contest, GameEvent};
use crate::session::{Act, Table};
use ::backgammon::formats::record::{Action, Entry, GameRecord, GameResult, Scribe, Setup};
use ::backgammon::formats::{MatchRecord, Situation, Stage};
use ::backgammon::{Crawford, Cube, Event as Bg, Roll};

/// The contest at a table as the formats know it. What was taken back is left out.
///
/// # Errors
/// Why the formats do not take it.
pub fn to_matches(table: &Table) -> Result<MatchRecord, NotExported> {
    let Contest::Backgammon(contest) = table.contest() else {
        let game = crate::GameKind::Backgammon;
        return Err(NotExported::OtherGame { game });
    };
    // A match file tells the players apart by their names.
    let players = [(0, "Light"), (1, "Dark")].map(|(seat, colour)| match table.names()[seat] {
        "" => colour.to_owned(),
        name => name.to_owned(),
    });
    let mut scribe = Scribe::new(contest.contest().terms(), players.clone());
    let mut notes = Vec::new();
    let mut before: Vec<(Situation, Crawford)> = Vec::new();
    table.walk(|game, contest, entry| {
        let Contest::Backgammon(contest) = contest else {
            return;
        };
        if before.len() == game {
            before.push((contest.situation(), contest.crawford_on_the_board()));
        }
        if let Some(event) = happened(&entry.event.act) {
            scribe.write_down(contest.contest(), &event);
            let games = &scribe.record().games;
            let place = games.last().map_or(0, |game| game.entries.len());
            if let Some(note) = &entry.event.note {
                notes.push((game, place, note.clone()));
            }
        }
    });
    let mut record = scribe.finish();
    for (game, line) in table.games().iter().enumerate() {
        // A game in which nothing could be written down.
        if record.games.len() == game && (line.outcome.is_some() || before.len() > game) {
            let (situation, crawford) = before
                .get(game)
                .copied()
                .unwrap_or((contest.situation(), contest.crawford_on_the_board()));
            record.games.push(GameRecord {
                number: game as u32 + 1,
                players: players.clone(),
                score: situation.score,
                crawford: crawford == Crawford::Now,
                ..GameRecord::default()
            });
        }
        let Some(written) = record.games.get_mut(game) else {
            continue;
        };
        if let (None, Some(outcome)) = (written.result, line.outcome)
            && let (Some(winner), Some(stake)) = (outcome.winner, outcome.stake)
        {
            // By the flag, or by leaving: files know no better word.
            written.result = Some(GameResult {
                winner: winner.into(),
                points: stake.points,
                resigned: true,
            });
        }
    }
    for (game, place, note) in notes {
        if let Some(written) = record.games.get_mut(game) {
            let comment = match place.checked_sub(1) {
                Some(last) => &mut written.entries[last].comment,
                None => &mut written.comment,
            };
            if !comment.is_empty() {
                comment.push('\n');
            }
            comment.push_str(&note);
        }
    }
    if table.header().start.is_some() {
        set_up(&mut record, table)?;
    }
    for (key, value) in &table.header().about {
        if key == COMMENT {
            record.comment.clone_from(value);
        } else {
            record.set_tag(key, value);
        }
    }
    if let Some(note) = &table.header().note {
        record.comment.clone_from(note);
    }
    record.set_tag(RULE_SET, &table.header().rules.id());
    for game in &mut record.games {
        game.normalise(Some(contest.contest().terms().start));
    }
    Ok(record)
}

/// The event of the rules behind an act at the table.
fn happened(act: &Act) -> Option<Bg> {
    match act {
        Act::Play(GameEvent::Backgammon(event)) => Some(*event),
        Act::Dice(dice::Entry::Void(_)) => Some(Bg::VoidThrow),
        Act::Dice(dice::Entry::Roll(roll)) => thrown(roll.kind, roll.dice),
        Act::Dice(dice::Entry::Typed(typed)) => thrown(typed.kind, typed.dice),
        _ => None,
    }
}

fn thrown(kind: Throw, dice: [u8; 2]) -> Option<Bg> {
    let roll = Roll::from_pips(dice[0], dice[1])?;
    Some(match kind {
        Throw::Opening => Bg::OpeningRoll {
            light: roll.first(),
            dark: roll.second(),
        },
        Throw::Pair => Bg::Roll(roll),
    })
}

/// Puts the position that the table started from before the first game.
fn set_up(record: &mut MatchRecord, table: &Table) -> Result<(), NotExported> {
    let Ok(fresh) = Table::open(table.header().clone()) else {
        return Ok(());
    };
    let (Contest::Backgammon(start), Some(game)) = (fresh.contest(), record.games.first_mut())
    else {
        return Ok(());
    };
    let situation = start.situation();
    let mut setup = Vec::new();
    match situation.stage {
        Stage::NotStarted => {}
        Stage::ToRoll | Stage::Rolled(_) => {
            setup.push(Setup::Board {
                position: situation.position,
                on_roll: situation.on_roll,
            });
        }
        Stage::Raised(_) | Stage::Resigning { .. } | Stage::Over(_) => {
            return Err(NotExported::Start);
        }
    }
    if situation.cube != Cube::CENTRED {
        setup.push(Setup::CubeValue(situation.cube.value()));
        setup.push(Setup::CubeOwner(situation.cube.owner()));
    }
    if let Some(roll) = situation.roll() {
        setup.push(Setup::Dice {
            side: situation.on_roll,
            roll,
        });
    }
    let setup = setup
        .into_iter()
        .map(|setup| Entry::from(Action::Setup(setup)));
    game.entries.splice(0..0, setup);
    Ok(())
}
