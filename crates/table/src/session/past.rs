//! Going back, and going through what has happened.

use super::{Act, Event, GameLine, Refused, State, Table};
use crate::dice::{self, Transcript};
use crate::game::{Contest, NotPlayed};
use crate::record::{Entry, Line, LineFault, Mark, dice_of, has_member, read_entry};

/// A table at some moment of its past, to which it can go back.
#[derive(Clone, Debug)]
pub struct Moment {
    state: State,
    /// How many games there were, and the last of them.
    games: usize,
    last_game: GameLine,
    mark: Mark,
}

impl Moment {
    /// The game as it stood.
    #[must_use]
    pub const fn contest(&self) -> &Contest {
        &self.state.contest
    }
}

impl Table {
    /// The present, to come back to with [`Table::rewind`]. It does not hold the record, only how far it was.
    #[must_use]
    pub fn present(&self) -> Moment {
        Moment {
            state: self.state.clone(),
            games: self.games.len(),
            last_game: self.game_line().clone(),
            mark: self.kept.mark(),
        }
    }

    /// Goes back to a moment of this table's own past: undo is truncation. Says whether it did: lines that were handed
    /// over are not at hand.
    pub fn rewind(&mut self, past: &Moment) -> bool {
        if past.games > self.games.len() || !self.kept.rewind(past.mark) {
            return false;
        }
        self.state = past.state.clone();
        self.games.truncate(past.games);
        *self.game_line_mut() = past.last_game.clone();
        true
    }

    /// The table after its first `events` events.
    ///
    /// # Panics
    /// If lines of this table were handed over.
    #[must_use]
    pub fn truncated(&self, events: usize) -> Self {
        let mut table = Self::open_with(self.header.clone(), self.kept.header().clone())
            .expect("the header has opened this table");
        table.names.clone_from(&self.names);
        for line in self.lines_from(0).take(events) {
            table
                .trust(line)
                .expect("the event has happened at this table");
        }
        table
    }

    /// Takes a line that this program has written and kept where nobody else writes: neither seal nor proof is checked
    /// again, and the moves are read as they were judged once.
    ///
    /// # Errors
    /// When it is none of this table's. The table is not to be used any more then.
    pub fn trust(&mut self, line: &str) -> Result<(), LineFault> {
        let line = Line::trusted(line)?;
        let entry = crate::record::read_event(&line, self).map_err(|_| LineFault::Seal)?;
        self.happen_trusted(&entry.event, entry.at)
            .map_err(|_| LineFault::Seal)?;
        self.kept.push(line);
        Ok(())
    }

    /// Goes through the moves and throws that count, in order: the number of the game (from 0), the contest
    /// just before the event, and the event. Says whether all lines were at hand.
    pub fn walk(&self, mut visit: impl FnMut(usize, &Contest, &Entry)) -> bool {
        let Ok(mut contest) = self.header.contest() else {
            return false;
        };
        let mut lines = (self.first_line()..).zip(self.lines_from(0));
        for (number, game) in self.games.iter().enumerate() {
            if number > 0 {
                contest.next_game();
            }
            for &place in &game.line {
                let line = lines.find(|(number, _)| *number == place as usize);
                let Some(entry) = line.and_then(|(_, line)| self.read_again(line, &contest)) else {
                    return false;
                };
                visit(number, &contest, &entry);
                play_again(&mut contest, &entry.event);
            }
            if let (None, Some(outcome)) = (contest.outcome(), game.outcome) {
                contest.end(outcome.winner, outcome.reason);
            }
        }
        true
    }

    /// An event in memory, read again in the position just before it.
    fn read_again(&self, line: &str, contest: &Contest) -> Option<Entry> {
        let read = |side, text: &str| contest.read(side, text).map_err(Refused::from);
        read_entry(line, self.header.version, has_member(line, "past"), read).ok()
    }

    /// The contest as it was after so many moves and throws of the game on the board.
    pub(super) fn contest_after(&self, keep: usize) -> Result<Contest, Refused> {
        let mut contest = match &self.state.beginning {
            Some(beginning) => (**beginning).clone(),
            None => self.header.contest().map_err(|_| Refused::LinesNotAtHand)?,
        };
        let places = &self.line()[..keep];
        let Some(&first) = places.first() else {
            return Ok(contest);
        };
        let first = first as usize;
        if first < self.first_line() {
            return Err(Refused::LinesNotAtHand);
        }
        let mut lines = (first..).zip(self.lines_from(first));
        for &place in places {
            let line = lines.find(|(number, _)| *number == place as usize);
            let entry = line.and_then(|(_, line)| self.read_again(line, &contest));
            let entry = entry.ok_or(Refused::LinesNotAtHand)?;
            play_again(&mut contest, &entry.event);
        }
        Ok(contest)
    }

    /// What the record has of the dice; nothing in a game without. Lines that were handed over are not in it.
    #[must_use]
    pub fn transcript(&self) -> Option<Transcript> {
        Some(Transcript {
            header: self.header.dice.clone()?,
            entries: self.lines_from(0).filter_map(dice_of).collect(),
        })
    }
}

/// Lets a move or a throw happen that has happened once already.
fn play_again(contest: &mut Contest, event: &Event) {
    let judged = match (&event.act, event.side()) {
        (Act::Play(played), Ok(side)) => Ok(Some((side, played.clone()))),
        (Act::Dice(entry), _) => throw_again(contest, entry),
        _ => Ok(None),
    };
    debug_assert!(judged.is_ok(), "what was played once can be played again");
    if let Ok(Some((side, event))) = judged {
        contest.take(side, &event);
    }
    if event.goes_on {
        contest.play_on();
    }
}

/// The event that an entry of the dice is in the game, judged; nothing for what comes between two throws.
pub(super) fn throw_again(
    contest: &Contest,
    entry: &dice::Entry,
) -> Result<Option<(crate::Side, crate::game::GameEvent)>, NotPlayed> {
    Ok(Some(match entry {
        dice::Entry::Roll(roll) => {
            let event = contest.judge_throw(roll.by, roll.kind, roll.dice)?;
            (roll.by, event)
        }
        dice::Entry::Typed(typed) => {
            let event = contest.judge_throw(typed.by, typed.kind, typed.dice)?;
            (typed.by, event)
        }
        dice::Entry::Void(void) => (void.by, contest.judge_void(void.by)?),
        dice::Entry::Renew(_) | dice::Entry::Reseal(_) | dice::Entry::Seed(_) => return Ok(None),
    }))
}
