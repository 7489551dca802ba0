//! Writing a match down while it is played.

use alloc::string::String;
use alloc::vec::Vec;

use super::tags::key;
use super::{Action, Entry, GameRecord, GameResult, MatchRecord, Move};
use crate::event::{Ending, Event, ToAct};
use crate::frame::CrawfordRule;
use crate::game::Game;
use crate::match_play::{Crawford, Match};
use crate::phase::Phase;
use crate::position::StartingPosition;
use crate::terms::{Beavers, CubeUse, Jacoby, Length, Terms};

/// Writes down what happens in a match, event by event.
///
/// What files have no place for is left out: ties of the opening roll, void throws, and
/// resignations that were refused.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scribe {
    record: MatchRecord,
    players: [String; 2],
}

impl Scribe {
    /// An empty record with what was agreed on. Points kept game after game are written as money
    /// play, which files have a place for.
    #[must_use]
    pub fn new(terms: &Terms, players: [String; 2]) -> Self {
        let mut record = MatchRecord {
            length: terms.length.match_points().unwrap_or(0),
            ..MatchRecord::default()
        };
        let switch = |on: bool| if on { "On" } else { "Off" };
        match terms.start {
            StartingPosition::Standard => {}
            StartingPosition::Nackgammon => record.set_tag(key::VARIATION, "Nackgammon"),
            StartingPosition::Hypergammon => record.set_tag(key::VARIATION, "Hypergammon"),
        }
        if record.length > 0 {
            let crawford = terms.frame.rules().crawford == CrawfordRule::InMatches;
            record.set_tag(key::CRAWFORD, switch(crawford));
        }
        if terms.length == Length::Money {
            record.set_tag(key::JACOBY, switch(terms.jacoby == Jacoby::On));
            record.set_tag(key::BEAVER, switch(terms.beavers != Beavers::Off));
        }
        if terms.cube == CubeUse::Off {
            record.set_tag(key::CUBE, "Off");
        }
        Self { record, players }
    }

    /// Writes down an event that is about to happen in `contest`.
    pub fn write_down(&mut self, contest: &Match, event: &Event) {
        let before = contest.game();
        let mut after = *before;
        if contest.winner().is_some() || after.apply(event).is_err() {
            return;
        }
        let number = contest.played().len() + 1;
        let goes_on = self
            .record
            .games
            .last()
            .is_some_and(|game| game.result.is_none());
        if !goes_on {
            self.record.games.push(GameRecord {
                // A contest of more than four billion games is not one that anybody plays.
                number: u32::try_from(number).unwrap_or(u32::MAX),
                players: self.players.clone(),
                score: contest.score(),
                crawford: contest.crawford() == Crawford::Now,
                ..GameRecord::default()
            });
        }
        let Some(game) = self.record.games.last_mut() else {
            return;
        };
        let happened = action(before, event).map(Entry::from);
        game.entries.extend(happened);
        game.result = after.outcome().map(|outcome| GameResult {
            winner: outcome.winner,
            points: outcome.points,
            resigned: outcome.ending == Ending::Resigned,
        });
    }

    /// What has been written down so far.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord {
        &self.record
    }

    /// The record, done.
    #[must_use]
    pub fn finish(self) -> MatchRecord {
        self.record
    }
}

/// What an event is in a record.
fn action(game: &Game, event: &Event) -> Option<Action> {
    let actor = match game.to_act() {
        ToAct::Player(side) => side,
        ToAct::Dice(_) | ToAct::Over(_) => game.turn(),
    };
    let raised = |raises: u32| game.cube().value() << raises;
    Some(match *event {
        Event::Play(play) => Action::Play {
            side: game.turn(),
            roll: game.phase().roll()?,
            moves: play.iter().copied().map(Move::from).collect(),
        },
        Event::Double => Action::Double {
            side: actor,
            value: raised(1),
        },
        Event::Beaver => Action::Beaver {
            side: actor,
            value: raised(2),
        },
        Event::Raccoon => Action::Beaver {
            side: actor,
            value: raised(3),
        },
        Event::Take => Action::Take { side: actor },
        Event::Drop => Action::Drop { side: actor },
        // Dice that were not played any more.
        Event::AcceptResignation => {
            let Phase::Resigned { resume, .. } = game.phase() else {
                return None;
            };
            Action::Play {
                side: game.turn(),
                roll: Phase::from(resume).roll()?,
                moves: Vec::new(),
            }
        }
        Event::OpeningRoll { .. }
        | Event::Roll(_)
        | Event::VoidThrow
        | Event::Resign { .. }
        | Event::RefuseResignation => return None,
    })
}
