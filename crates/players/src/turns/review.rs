//! A whole game judged: what every turn lost in chances of winning, and why.
//!
//! A score becomes a share of the points by the curve that the evaluation was fitted on ([`Turns::share`]): a turn
//! loses what the share after the best turn has more than the share after it. Both come from one search at one depth,
//! so that they can be compared.

use ::engine::draughts::{SURELY_WON, Score, WON};
use ::table::session::Act;
use ::table::{Side, Table};

use super::line::Line;
use super::{Judge, Judged, Turn, Turns};
use crate::draughts::Truth;
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
pub struct Reviewed<G: Turns> {
    /// In which game at the table, counted from 0.
    pub game: usize,
    /// Which turn of that game, counted from 0.
    pub ply: usize,
    /// Which player, in the order in which they sat down.
    pub player: usize,
    /// Whose turn it was.
    pub side: Side,
    /// Where it was played.
    pub position: G::Position,
    /// What was played.
    pub played: G::Turn,
    /// What could have been, best first.
    pub turns: Vec<Judged<G::Turn>>,
    /// How many turns were legal.
    pub legal: usize,
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
    pub worse: Option<Worse<G::Turn>>,
    /// What is expected after the best turn, and after the one that was played, where they were compared.
    pub lines: Option<[Vec<G::Turn>; 2]>,
    /// Turns deep that were looked at completely.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl<G: Turns> Reviewed<G> {
    /// The best turn.
    #[must_use]
    pub fn best(&self) -> &Judged<G::Turn> {
        &self.turns[0]
    }

    /// Was there anything to choose?
    #[must_use]
    pub const fn counts(&self) -> bool {
        self.legal > 1
    }

    /// The chances of the side that plays, before and after its turn.
    #[must_use]
    pub fn shares(&self) -> [f64; 2] {
        [G::share(self.best().score), G::share(self.score)]
    }
}

/// Why a turn is worse than the best one. What is said of pieces and kings is borne out by the scores: see
/// [`Turns::A_PIECE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Worse<T> {
    /// Endgame tables know that it gives something away; their words stand in [`Reviewed`].
    Ending,
    /// The game is drawn with it.
    Draws,
    /// It loses by force, in so many moves of the other side.
    Loses {
        /// How many.
        moves: u32,
        /// What is expected to be played.
        line: Vec<T>,
    },
    /// The best turn wins by force, in so many moves.
    MissesWin {
        /// How many.
        moves: u32,
    },
    /// The other side takes several pieces in one turn, and the line ends so many pieces behind that of the best turn.
    Shot {
        /// What is expected to be played.
        line: Vec<T>,
        /// Pieces that one turn takes.
        taken: u32,
        /// Pieces behind.
        pieces: u32,
    },
    /// Its line loses pieces, and ends so many behind that of the best turn.
    Pieces {
        /// What is expected to be played.
        line: Vec<T>,
        /// Pieces behind.
        pieces: u32,
    },
    /// The best turn's line wins pieces, and ends so many ahead.
    MissesPieces {
        /// What was to be expected.
        line: Vec<T>,
        /// Pieces ahead.
        pieces: u32,
    },
    /// The other side crowns a man, and after the best turn does not.
    LetsCrown {
        /// What is expected to be played.
        line: Vec<T>,
    },
    /// After the best turn a man is crowned, and after this one none is.
    MissesCrown {
        /// What was to be expected.
        line: Vec<T>,
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
    pub fn count<G: Turns>(&mut self, turn: &Reviewed<G>) {
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

/// A table judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Review<G: Turns> {
    /// Every turn, in order.
    pub turns: Vec<Reviewed<G>>,
    /// What they come to, in the order in which the players sat down.
    pub sums: [Sums; 2],
}

/// Turning points of a game, at most.
const MOST_TURNING_POINTS: usize = 3;

impl<G: Turns> Review<G> {
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

/// Why a table was not judged.
#[derive(Debug)]
pub enum Unjudged<F> {
    /// The table is not for this judge.
    Not(NotReviewed),
    /// The judge could not think.
    Fault(F),
}

/// Judges every turn at a table. `stop` is asked now and then whether to stop at once, and is told whether a turn has
/// just been judged.
///
/// # Errors
/// If the lines of the table are not all at hand, or the judge cannot think. A table of another game has no turn.
pub fn review_table<J: Judge>(
    table: &Table,
    judge: &mut J,
    stop: &mut dyn FnMut(bool) -> bool,
) -> Result<Review<J::Game>, Unjudged<J::Fault>> {
    let mut found = Review {
        turns: Vec::new(),
        sums: [Sums::default(); 2],
    };
    let mut fault = None;
    let mut plies = 0;
    let whole = table.walk(|game, before, entry| {
        let Act::Play(event) = &entry.event.act else {
            return;
        };
        let Some((course, turn)) = J::Game::played(before, event) else {
            return;
        };
        if found.turns.last().is_none_or(|last| last.game != game) {
            plies = 0;
        }
        if fault.is_some() || stop(false) {
            return;
        }
        let judged = match review(course, turn, judge, &mut || stop(false)) {
            Ok(judged) => judged,
            Err(why) => {
                fault = Some(why);
                return;
            }
        };
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
    match fault {
        Some(fault) => Err(Unjudged::Fault(fault)),
        None if whole => Ok(found),
        None => Err(Unjudged::Not(NotReviewed::Lines)),
    }
}

/// A turn that loses less needs no reason.
const WORTH_A_WORD: f64 = 0.01;

/// Judges a turn by what else could have been played; nothing where nothing could.
fn review<J: Judge>(
    game: &J::Game,
    played: &Turn<J>,
    judge: &mut J,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Option<Reviewed<J::Game>>, J::Fault> {
    let is_played = |judged: &Judged<Turn<J>>| J::Game::is_same(&judged.turn, played);
    let thought = judge.think(game, true, stop)?;
    let (depth, mut nodes) = (thought.depth, thought.nodes);
    let mut turns = thought.turns;
    if turns.is_empty() {
        return Ok(None);
    }
    let mut after = game.clone();
    after.take_turn(played);
    let at = turns.iter().position(is_played);
    let known = at.map(|at| turns[at].score);
    let alone = if after.end().is_some() {
        None
    } else if known.is_none() || (turns[0].score >= SURELY_WON && known < Some(SURELY_WON)) {
        // The search has stopped at the win that it found, or judged the best few alone: how good the other turn is has
        // not been looked at as deep.
        Some(after.clone())
    } else {
        // A search takes what comes again for a draw, since it can be made one. Here it was played, and the game went
        // on: what is on the board counts.
        after.if_again()
    };
    let mut score = known;
    if let Some(alone) = alone {
        let thought = judge.think(&alone, false, stop)?;
        nodes += thought.nodes;
        if let Some(reply) = thought.turns.first() {
            score = Some(turn_before(reply.score));
        }
    }
    let Some(score) = score.or_else(|| ended(&after, game.mover())) else {
        return Ok(None);
    };
    match at {
        Some(at) => turns[at].score = score,
        None => turns.push(Judged {
            turn: played.clone(),
            score,
        }),
    }
    turns.sort_by_key(|judged| -judged.score);
    let best = turns[0].score;
    let loss = (J::Game::share(best) - J::Game::share(score)).max(0.0);
    let mut judged = Reviewed {
        game: 0,
        ply: 0,
        player: 0,
        side: game.mover(),
        position: game.board_now(),
        played: played.clone(),
        turns,
        legal: thought.legal,
        score,
        loss,
        slip: Slip::of(loss),
        truth_before: judge.truth(game),
        truth_after: judge.truth(&after).map(Truth::for_the_mover),
        worse: None,
        lines: None,
        depth,
        nodes,
    };
    if loss >= WORTH_A_WORD {
        explain(game, after.end() == Some(None), &mut judged, judge)?;
    }
    Ok(Some(judged))
}

/// What a turn is worth that has ended the game, where nobody has looked at it.
fn ended<G: Turns>(after: &G, mover: Side) -> Option<Score> {
    after.end().map(|winner| match winner {
        None => 0,
        Some(winner) if winner == mover => WON - 1,
        Some(_) => 1 - WON,
    })
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

/// So many moves of a side make up these turns of both.
const fn moves(plies: Score) -> u32 {
    let moves = (plies.unsigned_abs()).div_ceil(2);
    if moves == 0 { 1 } else { moves }
}

/// Finds out why the turn is worse than the best one.
fn explain<J: Judge>(
    game: &J::Game,
    drawn: bool,
    judged: &mut Reviewed<J::Game>,
    judge: &mut J,
) -> Result<(), J::Fault> {
    let best = judged.best().turn.clone();
    let better = Line::counted(game, judge.line(game, &best, judged.depth)?);
    let own = Line::counted(game, judge.line(game, &judged.played, judged.depth)?);
    judged.worse = Some(worse(game, drawn, judged, [&better, &own]));
    judged.lines = Some([better.turns, own.turns]);
    Ok(())
}

/// Turns of a line that loses which are told.
const MOST_TOLD: usize = 7;

fn worse<G: Turns>(
    game: &G,
    drawn: bool,
    judged: &Reviewed<G>,
    [better, own]: [&Line<G::Turn>; 2],
) -> Worse<G::Turn> {
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
    if !game.wants_pieces() {
        // Here pieces are a burden, and a king is the worst; or they are not what is played for.
        return Worse::Chances;
    }
    let gap = best - score;
    let behind = better.net - own.net;
    // Where a crown is counted as material, it says more than what else was taken.
    if gap >= G::A_CROWN && (behind == 0 || better.crowned != own.crowned) {
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
    let behind = behind + better.crowned - own.crowned;
    if behind > 0 && gap >= G::A_PIECE * behind {
        return in_pieces(game, own, better, behind.unsigned_abs());
    }
    Worse::Chances
}

/// A difference in pieces: by a shot, by loss, or by not winning them.
fn in_pieces<G: Turns>(
    game: &G,
    own: &Line<G::Turn>,
    better: &Line<G::Turn>,
    pieces: u32,
) -> Worse<G::Turn> {
    if own.net + own.crowned >= 0 {
        return Worse::MissesPieces {
            line: better.telling(0),
            pieces,
        };
    }
    let line = own.telling(0);
    let taken = most_taken(game, &line);
    if taken >= 2 {
        Worse::Shot {
            line,
            taken,
            pieces,
        }
    } else {
        Worse::Pieces { line, pieces }
    }
}

/// The most pieces that the other side takes in one turn.
fn most_taken<G: Turns>(game: &G, line: &[G::Turn]) -> u32 {
    let mut game = game.clone();
    let mut most = 0;
    for (at, turn) in line.iter().enumerate() {
        if at % 2 == 1 {
            most = most.max(game.pieces_taken(turn));
        }
        game.take_turn(turn);
    }
    most
}
