//! Whole games of chess judged by our own search.

use core::convert::Infallible;
use core::time::Duration;

use ::chess::{Board, Game, Goal, Move, Piece};
use ::engine::chess::Score;
use ::table::game::{ChessEvent, Contest, GameEvent};
use ::table::{Side, Table};

use super::{Head, Sight};
use crate::level::{Choice, late};
use crate::players::Players;
use crate::review::NotReviewed;
use crate::turns::line::{Reach, follow};
use crate::turns::review::{Review, Unjudged, review_table};
use crate::turns::{Judge, Judged, Thought, Turns};

/// What pieces are worth in pawns, pawn to king, as people count.
const WORTH: [u32; 6] = [1, 3, 3, 5, 9, 0];

/// What stands on the square where a move ends, if it is the other side's; or the pawn that is taken in passing.
fn victim(board: &Board, made: Move) -> Option<Piece> {
    if board.colors(!board.side_to_move()).has(made.to) {
        return board.piece_on(made.to);
    }
    let aslant =
        board.piece_on(made.from) == Some(Piece::Pawn) && made.from.file() != made.to.file();
    aslant.then_some(Piece::Pawn)
}

impl Turns for Game {
    type Turn = Move;
    type Position = Board;

    const A_PIECE: Score = 60;
    const A_CROWN: Score = 200;

    fn played<'a>(before: &'a Contest, event: &'a GameEvent) -> Option<(&'a Self, &'a Move)> {
        match (before, event) {
            (Contest::Chess(contest), GameEvent::Chess(ChessEvent::Move(made))) => {
                Some((contest.game(), made))
            }
            _ => None,
        }
    }

    fn board_now(&self) -> Board {
        self.board().clone()
    }

    fn mover(&self) -> Side {
        super::mover(self)
    }

    fn take_turn(&mut self, made: &Move) {
        self.play(*made);
    }

    fn is_same(one: &Move, other: &Move) -> bool {
        one == other
    }

    fn end(&self) -> Option<Option<Side>> {
        self.outcome().map(|over| over.winner.map(Side::from))
    }

    /// A judge of chess is asked about a game that remembers what came twice: a third time really is a draw.
    fn if_again(&self) -> Option<Self> {
        None
    }

    fn taken(&self, made: &Move) -> u32 {
        victim(self.board(), *made).map_or(0, |piece| WORTH[piece as usize])
    }

    fn pieces_taken(&self, made: &Move) -> u32 {
        u32::from(victim(self.board(), *made).is_some())
    }

    fn crowned(&self, made: &Move) -> Option<u32> {
        let becomes = made.promotion?;
        Some(WORTH[becomes as usize] - WORTH[Piece::Pawn as usize])
    }

    /// No check is to be answered, and whatever can be taken is held and worth no more than what takes it.
    fn is_quiet(&self) -> bool {
        let board = self.board();
        let gains = |made: &Move| {
            let Some(piece) = victim(board, *made) else {
                return made.promotion.is_some();
            };
            let takes = board
                .piece_on(made.from)
                .map_or(0, |piece| WORTH[piece as usize]);
            let mut after = board.clone();
            after.play_unchecked(*made);
            let mut held = false;
            after.generate_moves(|moves| {
                held |= moves.to.has(made.to);
                held
            });
            !held || WORTH[piece as usize] > takes
        };
        board.checkers().is_empty() && !self.legal_moves().iter().any(gains)
    }

    fn wants_pieces(&self) -> bool {
        self.rules().goal.value == Goal::Mate
    }

    fn share(score: Score) -> f64 {
        super::share(score)
    }
}

/// Our own search as a judge.
struct Own<'a> {
    head: &'a mut Head,
    sight: Sight,
    clock: &'a dyn Fn() -> Duration,
}

/// Moves of a line before it is followed to its quiet end.
const LINE_MOVES: usize = 10;
/// Positions that a move of such a line may take to find where the search has forgotten it.
const LINE_NODES: u64 = 20_000;

impl Judge for Own<'_> {
    type Game = Game;
    type Fault = Infallible;

    fn think(
        &mut self,
        game: &Game,
        all: bool,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Thought<Move>, Infallible> {
        let late = late(self.sight.time, self.clock);
        // A search takes what came before for a draw; in a game that was played on, only a third time is one.
        let game = game.remembering_repetitions();
        let thought = (self.head).ask(&game, self.sight, all, &mut |_| late() || stop());
        Ok(Thought {
            legal: thought.moves.len(),
            turns: thought
                .moves
                .into_iter()
                .map(|judged| Judged {
                    turn: judged.made,
                    score: judged.score,
                })
                .collect(),
            depth: thought.depth,
            nodes: thought.nodes,
        })
    }

    fn line(&mut self, game: &Game, first: &Move, depth: u32) -> Result<Vec<Move>, Infallible> {
        let reach = Reach::of(LINE_MOVES, depth, LINE_NODES);
        let head = &mut *self.head;
        Ok(follow(game, first, reach, |game, depth, nodes| {
            let sight = Sight::of(Choice {
                plies: Some(depth),
                nodes: Some(nodes),
                ..Choice::default()
            });
            let thought = head.ask(game, sight, false, &mut |_| false);
            thought.moves.first().map(|reply| reply.made)
        }))
    }
}

impl Players {
    /// Judges every move at a table of chess. `stop` is asked now and then whether to stop at once, and is told whether
    /// a move has just been judged; `clock` says how much time has passed.
    ///
    /// # Errors
    /// If it is a table of another game, or its lines are not all at hand.
    pub fn review_chess(
        &mut self,
        table: &Table,
        sight: Sight,
        clock: &dyn Fn() -> Duration,
        stop: &mut dyn FnMut(bool) -> bool,
    ) -> Result<Review<Game>, NotReviewed> {
        if !matches!(table.contest(), Contest::Chess(_)) {
            return Err(NotReviewed::Game(table.header().rules.kind()));
        }
        let mut own = Own {
            head: &mut self.chess,
            sight,
            clock,
        };
        review_table(table, &mut own, stop).map_err(|why| match why {
            Unjudged::Not(why) => why,
            Unjudged::Fault(never) => match never {},
        })
    }
}
