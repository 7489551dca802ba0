//! The player of chess.

mod head;
mod review;
mod sight;
mod thinking;

pub use ::engine::chess::{JudgedMove, Score};
pub use head::Head;
pub use sight::{LEVELS, Sight};
pub use thinking::Thinking;

use ::chess::{Game, Move};
use ::engine::Random;
use ::engine::chess::{SCORE_A_LOGIT, SURELY_WON, Thought};
use ::table::Side;

use crate::analysis::{Purpose, of_light};
use crate::record::{Judgement, Thresholds};

/// What the player thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// Whose move it is.
    pub mover: Side,
    /// The legal moves, best first; to play, only the one that is played.
    pub moves: Vec<JudgedMove>,
    /// What is expected, the best move first; empty for whoever only plays.
    pub line: Vec<Move>,
    /// Moves deep that were looked at completely.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl Analysis {
    /// Of a game that is over.
    #[must_use]
    pub const fn nothing(mover: Side) -> Self {
        Self {
            mover,
            moves: Vec::new(),
            line: Vec::new(),
            depth: 0,
            nodes: 0,
        }
    }

    /// The best move.
    #[must_use]
    pub fn best(&self) -> Option<&JudgedMove> {
        self.moves.first()
    }

    /// The chances of the side to move and its lead in pawns, if it has a move.
    #[must_use]
    pub fn standing(&self) -> Option<(f64, f64)> {
        self.best()
            .map(|best| (share(best.score), pawns(best.score)))
    }
}

/// A score as a share of the points.
#[must_use]
pub fn share(score: Score) -> f64 {
    1.0 / (1.0 + (-f64::from(score) / f64::from(SCORE_A_LOGIT)).exp())
}

/// A score in pawns.
#[must_use]
pub fn pawns(score: Score) -> f64 {
    f64::from(score) / 100.0
}

/// The side whose move it is.
#[must_use]
pub fn mover(game: &Game) -> Side {
    game.board().side_to_move().into()
}

/// How many moves of an expected line are told.
const LINE: u32 = 8;

/// Thinks in one go. `stop` is asked now and then.
pub fn think(
    game: &Game,
    sight: Sight,
    purpose: Purpose,
    head: &mut Head,
    stop: &mut dyn FnMut() -> bool,
) -> Analysis {
    let all_moves = every_move(sight, purpose);
    let mut watch = |_| stop();
    let thought = if matches!(purpose, Purpose::Play { .. }) && sight.is_short() {
        head.ask_afresh(game, sight, all_moves, &mut watch)
    } else {
        head.ask(game, sight, all_moves, &mut watch)
    };
    analysis(game, thought, sight, purpose, head)
}

/// Whether every move needs its score: whoever plays by the best one alone finds it sooner.
const fn every_move(sight: Sight, purpose: Purpose) -> bool {
    !matches!(purpose, Purpose::Play { .. }) || sight.blur > 0
}

fn analysis(
    game: &Game,
    thought: Thought,
    sight: Sight,
    purpose: Purpose,
    head: &Head,
) -> Analysis {
    let Thought {
        mut moves,
        depth,
        nodes,
    } = thought;
    let mut line = Vec::new();
    if let Purpose::Play { seed } = purpose {
        if sight.blur > 0 {
            misjudge(&mut moves, sight, seed);
        }
        moves.truncate(1);
    } else if let Some(best) = moves.first() {
        line = head.line(game, best.made, LINE);
    }
    Analysis {
        mover: mover(game),
        moves,
        line,
        depth,
        nodes,
    }
}

/// Mixes the scores up by chance, more the weaker the level; neither a mate nor what is plainly lost is mistaken.
fn misjudge(moves: &mut Vec<JudgedMove>, sight: Sight, seed: u64) {
    let Some(best) = moves.iter().map(|judged| judged.score).max() else {
        return;
    };
    if best.abs() >= SURELY_WON {
        // As the search has them: the shortest mate, the longest defence.
        return;
    }
    moves.retain(|judged| judged.score >= best - sight.overlooks);
    let mut random = Random::new(seed);
    let reach = 2 * sight.blur.unsigned_abs() + 1;
    for judged in moves.iter_mut() {
        judged.score += random.below(reach) as Score - sight.blur;
    }
    moves.sort_by_key(|judged| -judged.score);
}

/// What an offer of a draw is thought over with.
const OVER_A_DRAW: Sight = Sight {
    depth: 12,
    nodes: 40_000,
    time: None,
    blur: 0,
    overlooks: 0,
};

/// Does the computer on this side take a draw? Where it is behind, or level in a long endgame.
pub fn takes_draw(game: &Game, own: Side, head: &mut Head) -> bool {
    let thought = head.ask(game, OVER_A_DRAW, false, &mut |_| false);
    let Some(best) = thought.moves.first() else {
        return false;
    };
    let score = if mover(game) == own {
        best.score
    } else {
        -best.score
    };
    score <= -100 || (score <= 15 && game.board().fullmove_number() >= 40)
}

/// What a move must lose, in pawns, to be marked.
const THRESHOLDS: Thresholds = Thresholds {
    error: 0.8,
    blunder: 2.0,
};
/// Between a mate that is found and one that is not yet there is no number of pawns: no move loses more.
const MOST_LOST: f64 = 20.0;

/// Judges a move by what else could have been played; `nodes` positions are looked at.
pub fn judge(game: &Game, made: Move, nodes: u64, head: &mut Head) -> Option<Judgement> {
    let sight = Sight {
        depth: 40,
        nodes,
        ..OVER_A_DRAW
    };
    let thought = head.ask(game, sight, true, &mut |_| false);
    let best = thought.moves.first()?;
    let played = thought.moves.iter().find(|judged| judged.made == made)?;
    let loss = pawns(best.score - played.score).clamp(0.0, MOST_LOST);
    Some(Judgement {
        light_share: of_light(share(played.score), mover(game)),
        loss,
        mark: THRESHOLDS.mark(loss),
        luck: None,
    })
}
