//! Whole games of draughts judged by our own search.

use core::convert::Infallible;
use core::time::Duration;

use ::draughts::{Course, Goal, Move, Turn};
use ::engine::draughts::Score;
use ::table::game::{Contest, GameEvent};
use ::table::{Side, Table};

use super::truth::Truth;
use super::{Head, Sight};
use crate::level::{Choice, late};
use crate::players::Players;
use crate::review::NotReviewed;
use crate::turns::line::{Reach, follow};
use crate::turns::review::{Review, Unjudged, review_table};
use crate::turns::{Judge, Judged, Thought, Turns};

impl Turns for Course {
    type Turn = Turn;
    type Position = ::draughts::Position;

    const A_PIECE: Score = 60;
    const A_CROWN: Score = 30;

    fn played<'a>(before: &'a Contest, event: &'a GameEvent) -> Option<(&'a Self, &'a Turn)> {
        match (before, event) {
            (Contest::Draughts(contest), GameEvent::Draughts(turn)) => Some((contest.game(), turn)),
            _ => None,
        }
    }

    fn board_now(&self) -> ::draughts::Position {
        *self.position()
    }

    fn mover(&self) -> Side {
        self.position().to_move().into()
    }

    fn take_turn(&mut self, turn: &Turn) {
        self.take(turn);
    }

    fn is_same(one: &Turn, other: &Turn) -> bool {
        one.same_result(other)
    }

    fn end(&self) -> Option<Option<Side>> {
        self.outcome().map(|over| over.winner.map(Side::from))
    }

    fn if_again(&self) -> Option<Self> {
        let again = self.repeatable().contains(self.position());
        again.then(|| Self::new(self.rules().clone(), *self.position()))
    }

    fn taken(&self, turn: &Turn) -> u32 {
        let play = turn.play.as_ref().map_or(0, |play| play.taken().len());
        u32::from(turn.huff.is_some()) + play as u32
    }

    fn pieces_taken(&self, turn: &Turn) -> u32 {
        turn.play
            .as_ref()
            .map_or(0, |play| play.taken().len() as u32)
    }

    fn crowned(&self, turn: &Turn) -> Option<u32> {
        // A king is worth what its squares are: only that there is one is told.
        turn.play
            .as_ref()
            .filter(|play| Move::promotes(play))
            .map(|_| 0)
    }

    fn is_quiet(&self) -> bool {
        let turns = self.position().legal_turns(self.rules());
        turns.iter().all(|turn| self.taken(turn) == 0)
    }

    fn wants_pieces(&self) -> bool {
        self.rules().goal.value != Goal::Losing
    }

    fn share(score: Score) -> f64 {
        super::share(score)
    }
}

impl Head {
    /// Follows a turn with what is expected after it.
    pub(super) fn follow(&mut self, game: &Course, first: &Turn, reach: Reach) -> Vec<Turn> {
        follow(game, first, reach, |game, depth, nodes| {
            let sight = Sight::of(Choice {
                plies: Some(depth),
                nodes: Some(nodes),
                ..Choice::default()
            });
            let thought = self.ask(game, sight, false, &mut || false);
            thought.turns.into_iter().next().map(|reply| reply.turn)
        })
    }
}

/// Our own search as a judge.
struct Own<'a> {
    head: &'a mut Head,
    sight: Sight,
    clock: &'a dyn Fn() -> Duration,
}

/// Turns of a line before it is followed to its quiet end.
const LINE_TURNS: usize = 10;
/// Positions that a turn of such a line may take to find where the search has forgotten it.
const LINE_NODES: u64 = 20_000;

impl Judge for Own<'_> {
    type Game = Course;
    type Fault = Infallible;

    fn think(
        &mut self,
        game: &Course,
        all: bool,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Thought<Turn>, Infallible> {
        let late = late(self.sight.time, self.clock);
        let thought = self
            .head
            .ask(game, self.sight, all, &mut || late() || stop());
        Ok(Thought {
            legal: thought.turns.len(),
            turns: thought
                .turns
                .into_iter()
                .map(|judged| Judged {
                    turn: judged.turn,
                    score: judged.score,
                })
                .collect(),
            depth: thought.depth,
            nodes: thought.nodes,
        })
    }

    fn line(&mut self, game: &Course, first: &Turn, depth: u32) -> Result<Vec<Turn>, Infallible> {
        let reach = Reach::of(LINE_TURNS, depth, LINE_NODES);
        Ok(self.head.follow(game, first, reach))
    }

    fn truth(&self, game: &Course) -> Option<Truth> {
        self.head.truth(game)
    }
}

impl Players {
    /// Judges every turn at a table of draughts. `stop` is asked now and then whether to stop at once, and is told
    /// whether a turn has just been judged; `clock` says how much time has passed.
    ///
    /// # Errors
    /// If it is a table of another game, or its lines are not all at hand.
    pub fn review_draughts(
        &mut self,
        table: &Table,
        sight: Sight,
        clock: &dyn Fn() -> Duration,
        stop: &mut dyn FnMut(bool) -> bool,
    ) -> Result<Review<Course>, NotReviewed> {
        if !matches!(table.contest(), Contest::Draughts(_)) {
            return Err(NotReviewed::Game(table.header().rules.kind()));
        }
        let mut own = Own {
            head: &mut self.draughts,
            sight,
            clock,
        };
        review_table(table, &mut own, stop).map_err(|why| match why {
            Unjudged::Not(why) => why,
            Unjudged::Fault(never) => match never {},
        })
    }
}
