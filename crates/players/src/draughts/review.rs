//! A whole game of draughts judged: what every turn lost in chances of winning, and why.
//!
//! A score becomes a share of the points by the curve that the evaluation was fitted on ([`share`]): a turn loses what
//! the share after the best turn has more than the share after it. Both come from one search at one depth, so that they
//! can be compared.

use ::draughts::{Course, Goal, Position, Turn};
use ::engine::draughts::{SURELY_WON, Score, WON};
use ::table::game::{Contest, GameEvent};
use ::table::session::Act;
use ::table::{Side, Table};

use super::line::{Line, Reach, follow};
use super::truth::Truth;
use super::why::{A_KING, bears_out};
use super::{Head, JudgedTurn, Sight, share};
use crate::players::Players;
use crate::review::NotReviewed;

/// How bad a turn was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slip {
    /// It lost [`Slip::INACCURACY`] or more.
    Inaccuracy,
    /// It lost [`Slip::MISTAKE`] or more.
    Mistake,
    /// It lost [`Slip::BLUNDER`] or more.
    Blunder,
}

impl Slip {
    /// The chances that an inaccuracy loses at least, from 0 to 1.
    pub const INACCURACY: f64 = 0.05;
    /// The chances that a mistake loses at least.
    pub const MISTAKE: f64 = 0.10;
    /// The chances that a blunder loses at least.
    pub const BLUNDER: f64 = 0.20;

    /// What a loss is called.
    #[must_use]
    pub fn of(loss: f64) -> Option<Self> {
        if loss >= Self::BLUNDER {
            Some(Self::Blunder)
        } else if loss >= Self::MISTAKE {
            Some(Self::Mistake)
        } else if loss >= Self::INACCURACY {
            Some(Self::Inaccuracy)
        } else {
            None
        }
    }
}

/// How good a turn was that lost so much of the chances, from 0 to 1: a twentieth lost leaves 0.82, a fifth 0.45.
#[must_use]
pub fn accuracy(loss: f64) -> f64 {
    (-4.0 * loss).exp()
}

/// A turn judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed {
    /// In which game at the table, counted from 0.
    pub game: usize,
    /// Which turn of that game, counted from 0.
    pub ply: usize,
    /// Which player, in the order in which they sat down.
    pub player: usize,
    /// Whose turn it was.
    pub side: Side,
    /// Where it was played.
    pub position: Position,
    /// What was played.
    pub played: Turn,
    /// What could have been, best first.
    pub turns: Vec<JudgedTurn>,
    /// What was played is worth this to its side.
    pub score: Score,
    /// What it lost in chances, from 0 to 1.
    pub loss: f64,
    /// If it was bad.
    pub slip: Option<Slip>,
    /// What endgame tables know of the position before it, for the side that plays.
    pub truth_before: Option<Truth>,
    /// The same of the position after it.
    pub truth_after: Option<Truth>,
    /// Why it is worse than the best.
    pub worse: Option<Worse>,
    /// What is expected after the best turn, and after the one that was played, where they were compared.
    pub lines: Option<[Vec<Turn>; 2]>,
    /// Turns deep that were looked at completely.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl Reviewed {
    /// The best turn.
    #[must_use]
    pub fn best(&self) -> &JudgedTurn {
        &self.turns[0]
    }

    /// Was there anything to choose?
    #[must_use]
    pub const fn counts(&self) -> bool {
        self.turns.len() > 1
    }

    /// The chances of the side that plays, before and after its turn.
    #[must_use]
    pub fn shares(&self) -> [f64; 2] {
        [share(self.best().score), share(self.score)]
    }
}

/// Why a turn is worse than the best one. What is said of pieces and kings is borne out by the scores: see
/// `bears_out`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Worse {
    /// Endgame tables know that it gives something away; their words stand in [`Reviewed`].
    Ending,
    /// The game is drawn with it.
    Draws,
    /// It loses by force, in so many moves of the other side.
    Loses {
        /// How many.
        moves: u32,
        /// What is expected to be played.
        line: Vec<Turn>,
    },
    /// The best turn wins by force, in so many moves.
    MissesWin {
        /// How many.
        moves: u32,
    },
    /// The other side takes several pieces in one turn, and the line ends so many pieces behind that of the best turn.
    Shot {
        /// What is expected to be played.
        line: Vec<Turn>,
        /// Pieces that one turn takes.
        taken: u32,
        /// Pieces behind.
        pieces: u32,
    },
    /// Its line loses pieces, and ends so many behind that of the best turn.
    Pieces {
        /// What is expected to be played.
        line: Vec<Turn>,
        /// Pieces behind.
        pieces: u32,
    },
    /// The best turn's line wins pieces, and ends so many ahead.
    MissesPieces {
        /// What was to be expected.
        line: Vec<Turn>,
        /// Pieces ahead.
        pieces: u32,
    },
    /// The other side crowns a man, and after the best turn does not.
    LetsCrown {
        /// What is expected to be played.
        line: Vec<Turn>,
    },
    /// After the best turn a man is crowned, and after this one none is.
    MissesCrown {
        /// What was to be expected.
        line: Vec<Turn>,
    },
    /// It leaves fewer chances: nothing simpler can be said.
    Chances,
}

/// What a player's turns come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    /// Turns played.
    pub turns: u32,
    /// Turns that could have been others.
    pub decisions: u32,
    /// Chances lost, all together.
    pub lost: f64,
    /// [`accuracy`] of every decision, all together.
    accuracies: f64,
    /// Turns that were inaccurate.
    pub inaccuracies: u32,
    /// Turns that were mistakes.
    pub mistakes: u32,
    /// Turns that were blunders.
    pub blunders: u32,
}

impl Sums {
    /// One more turn.
    pub fn count(&mut self, turn: &Reviewed) {
        self.turns += 1;
        if turn.counts() {
            self.decisions += 1;
            self.lost += turn.loss;
            self.accuracies += accuracy(turn.loss);
        }
        match turn.slip {
            Some(Slip::Inaccuracy) => self.inaccuracies += 1,
            Some(Slip::Mistake) => self.mistakes += 1,
            Some(Slip::Blunder) => self.blunders += 1,
            None => {}
        }
    }

    /// Adds those of another table of the same player.
    pub fn add(&mut self, more: &Self) {
        self.turns += more.turns;
        self.decisions += more.decisions;
        self.lost += more.lost;
        self.accuracies += more.accuracies;
        self.inaccuracies += more.inaccuracies;
        self.mistakes += more.mistakes;
        self.blunders += more.blunders;
    }

    /// The mean accuracy of a decision, from 0 to 1; nothing without one.
    #[must_use]
    pub fn accuracy(&self) -> Option<f64> {
        (self.decisions > 0).then(|| self.accuracies / f64::from(self.decisions))
    }

    /// The mean loss of a decision, from 0 to 1; nothing without one.
    #[must_use]
    pub fn mean_loss(&self) -> Option<f64> {
        (self.decisions > 0).then(|| self.lost / f64::from(self.decisions))
    }
}

/// A table of draughts judged.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// Every turn, in order.
    pub turns: Vec<Reviewed>,
    /// What they come to, in the order in which the players sat down.
    pub sums: [Sums; 2],
}

/// Turning points of a game, at most.
const MOST_TURNING_POINTS: usize = 3;

impl Review {
    /// Where a game turned: the turns that lost most of all, a mistake at least, in order. They are told by their
    /// places among [`Review::turns`].
    #[must_use]
    pub fn turning_points(&self, game: usize) -> Vec<usize> {
        let of_the_game = |&at: &usize| self.turns[at].game == game;
        let lost = |at: usize| self.turns[at].loss;
        let mut points: Vec<usize> = (0..self.turns.len())
            .filter(of_the_game)
            .filter(|&at| lost(at) >= Slip::MISTAKE)
            .collect();
        points.sort_by(|&one, &other| lost(other).total_cmp(&lost(one)));
        points.truncate(MOST_TURNING_POINTS);
        points.sort_unstable();
        points
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
        clock: &dyn Fn() -> core::time::Duration,
        stop: &mut dyn FnMut(bool) -> bool,
    ) -> Result<Review, NotReviewed> {
        if let Contest::Backgammon(_) = table.contest() {
            return Err(NotReviewed::Game(table::GameKind::Backgammon));
        }
        let head = &mut self.draughts;
        let mut found = Review::default();
        let mut plies = 0;
        let whole = table.walk(|game, before, entry| {
            let (Contest::Draughts(contest), Act::Play(GameEvent::Draughts(turn))) =
                (before, &entry.event.act)
            else {
                return;
            };
            if found.turns.last().is_none_or(|last| last.game != game) {
                plies = 0;
            }
            if stop(false) {
                return;
            }
            let started = clock();
            let late = |now: core::time::Duration| {
                sight
                    .time
                    .is_some_and(|time| now.saturating_sub(started) >= time)
            };
            let judged = review(contest.game(), turn, sight, head, &mut || {
                late(clock()) || stop(false)
            });
            let ply = plies;
            plies += 1;
            let Some(mut judged) = judged.filter(|_| !stop(true)) else {
                return;
            };
            let light = table.games()[game].light;
            judged.game = game;
            judged.ply = ply;
            judged.player = match judged.side {
                Side::Light => light,
                Side::Dark => 1 - light,
            };
            found.sums[judged.player].count(&judged);
            found.turns.push(judged);
        });
        if whole {
            Ok(found)
        } else {
            Err(NotReviewed::Lines)
        }
    }
}

/// A turn that loses less needs no reason.
const WORTH_A_WORD: f64 = 0.01;

/// Judges a turn by what else could have been played; nothing where nothing could.
pub(crate) fn review(
    game: &Course,
    played: &Turn,
    sight: Sight,
    head: &mut Head,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Reviewed> {
    let thought = head.ask(game, sight, true, stop);
    let (depth, mut nodes) = (thought.depth, thought.nodes);
    let mut turns = thought.turns;
    let at = turns
        .iter()
        .position(|judged| judged.turn.same_result(played))?;
    let mut after = game.clone();
    after.take(played);
    let alone = if after.outcome().is_some() {
        None
    } else if turns[0].score >= SURELY_WON && turns[at].score < SURELY_WON {
        // The search has stopped at the win that it found: how good the other turn is has not been looked at as deep.
        Some(after.clone())
    } else if after.repeatable().contains(after.position()) {
        // A search takes what comes again for a draw, since it can be made one. Here it was played, and the game went
        // on: what is on the board counts.
        Some(Course::new(after.rules().clone(), *after.position()))
    } else {
        None
    };
    if let Some(alone) = alone {
        let thought = head.ask(&alone, sight, false, stop);
        nodes += thought.nodes;
        if let Some(reply) = thought.turns.first() {
            turns[at].score = turn_before(reply.score);
        }
        turns.sort_by_key(|judged| -judged.score);
    }
    let score = {
        let mut judged = turns.iter();
        judged.find(|judged| judged.turn.same_result(played))?.score
    };
    let best = turns[0].score;
    let loss = (share(best) - share(score)).max(0.0);
    let mut judged = Reviewed {
        game: 0,
        ply: 0,
        player: 0,
        side: game.position().to_move().into(),
        position: *game.position(),
        played: played.clone(),
        turns,
        score,
        loss,
        slip: Slip::of(loss),
        truth_before: head.truth(game),
        truth_after: head.truth(&after).map(Truth::for_the_mover),
        worse: None,
        lines: None,
        depth,
        nodes,
    };
    if loss >= WORTH_A_WORD {
        let drawn = after.outcome().is_some_and(|over| over.winner.is_none());
        explain(game, drawn, &mut judged, head);
    }
    Some(judged)
}

/// What a reply's score means for the turn before it: a win is a turn further away from there.
const fn turn_before(reply: Score) -> Score {
    if reply >= SURELY_WON {
        1 - reply
    } else if reply <= -SURELY_WON {
        -1 - reply
    } else {
        -reply
    }
}

/// Turns of a line before it is followed to its quiet end.
const LINE_TURNS: usize = 10;
/// Positions that a turn of such a line may take to find where the search has forgotten it.
const LINE_NODES: u64 = 20_000;

/// So many moves of a side make up these turns of both.
const fn moves(plies: Score) -> u32 {
    let moves = (plies.unsigned_abs()).div_ceil(2);
    if moves == 0 { 1 } else { moves }
}

/// Finds out why the turn is worse than the best one.
fn explain(game: &Course, drawn: bool, judged: &mut Reviewed, head: &mut Head) {
    let reach = Reach {
        turns: LINE_TURNS.min(judged.depth as usize).max(2),
        depth: judged.depth,
        nodes: LINE_NODES,
    };
    let better = follow(game, &judged.best().turn, reach, head);
    let own = follow(game, &judged.played, reach, head);
    judged.worse = Some(worse(game, drawn, judged, [&better, &own]));
    judged.lines = Some([better.turns, own.turns]);
}

/// Turns of a line that loses which are told.
const MOST_TOLD: usize = 7;

fn worse(game: &Course, drawn: bool, judged: &Reviewed, [better, own]: [&Line; 2]) -> Worse {
    if drawn {
        return Worse::Draws;
    }
    if let (Some(before), Some(after)) = (judged.truth_before, judged.truth_after)
        && before.in_time
        && after.in_time
        && before.is_better_than(after)
    {
        return Worse::Ending;
    }
    let (best, score) = (judged.best().score, judged.score);
    if score <= -SURELY_WON {
        return Worse::Loses {
            moves: moves(WON + score),
            line: own.turns.iter().take(MOST_TOLD).cloned().collect(),
        };
    }
    if best >= SURELY_WON {
        return Worse::MissesWin {
            moves: moves(WON - best),
        };
    }
    if game.rules().goal.value == Goal::Losing {
        // Here pieces are a burden, and a king is the worst.
        return Worse::Chances;
    }
    let gap = best - score;
    let behind = better.net - own.net;
    if behind > 0 && bears_out(gap, behind) {
        return in_pieces(own, better, behind.unsigned_abs());
    }
    if gap >= A_KING && behind == 0 {
        if let (Some(at), None) = (own.is_crowned_against, better.is_crowned_against) {
            return Worse::LetsCrown {
                line: own.telling(at),
            };
        }
        if let (Some(at), None) = (better.crowns, own.crowns) {
            return Worse::MissesCrown {
                line: better.telling(at),
            };
        }
    }
    Worse::Chances
}

/// A difference in pieces: by a shot, by loss, or by not winning them.
fn in_pieces(own: &Line, better: &Line, pieces: u32) -> Worse {
    if own.net >= 0 {
        return Worse::MissesPieces {
            line: better.telling(0),
            pieces,
        };
    }
    let line = own.telling(0);
    let replies = line.iter().skip(1).step_by(2);
    let captures = replies.filter_map(|turn| turn.play.as_ref());
    match captures.map(|play| play.taken().len() as u32).max() {
        Some(taken) if taken >= 2 => Worse::Shot {
            line,
            taken,
            pieces,
        },
        _ => Worse::Pieces { line, pieces },
    }
}
