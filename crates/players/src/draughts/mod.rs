//! The player of draughts.

pub mod engine;
mod head;
mod own_ends;
mod review;
mod sight;
mod thinking;
mod truth;
mod why;

pub use ::engine::draughts::endgame::Wdl;
pub use ::engine::draughts::{JudgedTurn, Score};
pub use sight::{ByBoard, LEVELS, Sight};
pub use thinking::Thinking;
pub use truth::Truth;
pub use why::Reason;

pub(crate) use head::Head;

use ::draughts::Course;
use ::engine::Random;
use ::engine::draughts::{SCORE_A_LOGIT, SURELY_WON, Thought};
use ::table::Side;

use crate::analysis::{Purpose, of_light};
use crate::record::{Judgement, Thresholds};

/// What the player thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// Whose turn it is.
    pub mover: Side,
    /// The legal turns, best first; to play, only the one that is played.
    pub turns: Vec<JudgedTurn>,
    /// How the game ends with best play, where that is known: at first the position, then each turn, in order; empty
    /// where nothing is known.
    pub truths: Vec<Option<Truth>>,
    /// Why the best one is best.
    pub reason: Option<Reason>,
    /// Turns deep that were looked at completely.
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
            turns: Vec::new(),
            truths: Vec::new(),
            reason: None,
            depth: 0,
            nodes: 0,
        }
    }

    /// The best turn.
    #[must_use]
    pub fn best(&self) -> Option<&JudgedTurn> {
        self.turns.first()
    }

    /// The chances of the side to move and its lead in men, if it has a turn.
    pub(crate) fn standing(&self) -> Option<(f64, f64)> {
        self.best().map(|best| (share(best.score), men(best.score)))
    }
}

/// A score as a share of the points: a man ahead in the middle of a game takes about seven of ten between equals.
#[must_use]
pub fn share(score: Score) -> f64 {
    1.0 / (1.0 + (-f64::from(score) / f64::from(SCORE_A_LOGIT)).exp())
}

/// A score in men.
#[must_use]
pub fn men(score: Score) -> f64 {
    f64::from(score) / 100.0
}

/// Thinks in one go. `stop` is asked now and then.
pub(crate) fn think(
    game: &Course,
    sight: Sight,
    purpose: Purpose,
    head: &mut Head,
    stop: &mut dyn FnMut() -> bool,
) -> Analysis {
    let sight = sight.this_time(purpose, game.rules());
    let thought = if matches!(purpose, Purpose::Play { .. }) && sight.is_short() {
        head.ask_afresh(game, sight, every_turn(sight, purpose), stop)
    } else {
        head.ask(game, sight, every_turn(sight, purpose), stop)
    };
    let reason = match purpose {
        Purpose::Explain => why::best(game, &thought, head),
        Purpose::Play { .. } | Purpose::Judge => None,
    };
    let truths = truths(game, &thought, head, purpose);
    Analysis {
        truths,
        ..analysis(game, thought, reason, sight, purpose)
    }
}

/// What endgame tables know of a position and its turns, for whoever asks what is good.
fn truths(game: &Course, thought: &Thought, head: &Head, purpose: Purpose) -> Vec<Option<Truth>> {
    if purpose != Purpose::Explain {
        return Vec::new();
    }
    let Some(here) = head.truth(game) else {
        return Vec::new();
    };
    let after = thought.turns.iter().map(|judged| {
        let mut after = game.clone();
        after.take(&judged.turn);
        head.truth(&after).map(Truth::for_the_mover)
    });
    core::iter::once(Some(here)).chain(after).collect()
}

/// Whether every turn needs its score: whoever plays by the best one alone finds it sooner.
const fn every_turn(sight: Sight, purpose: Purpose) -> bool {
    !matches!(purpose, Purpose::Play { .. }) || sight.blur > 0
}

fn analysis(
    game: &Course,
    thought: Thought,
    reason: Option<Reason>,
    sight: Sight,
    purpose: Purpose,
) -> Analysis {
    let Thought {
        mut turns,
        depth,
        nodes,
    } = thought;
    if let Purpose::Play { seed } = purpose {
        if sight.blur > 0 {
            misjudge(&mut turns, sight.blur, seed);
        }
        turns.truncate(1);
    }
    Analysis {
        mover: game.position().to_move().into(),
        turns,
        truths: Vec::new(),
        reason,
        depth,
        nodes,
    }
}

/// What nobody overlooks, in hundredths of a man: a turn that is seen to be worse than the best by this much is not
/// played.
const PLAIN: Score = 60;

/// Mixes the scores up by chance, more the weaker the level; neither a win nor the loss of a man that is seen is
/// mistaken.
fn misjudge(turns: &mut Vec<JudgedTurn>, blur: Score, seed: u64) {
    let Some(best) = turns.iter().map(|turn| turn.score).max() else {
        return;
    };
    if best.abs() >= SURELY_WON {
        // As the search has them: the shortest win, the longest defence.
        return;
    }
    turns.retain(|turn| turn.score > best - PLAIN);
    let mut random = Random::new(seed);
    let reach = 2 * blur.unsigned_abs() + 1;
    for turn in turns.iter_mut() {
        turn.score += random.below(reach) as Score - blur;
    }
    turns.sort_by_key(|turn| -turn.score);
}

/// What an offer of a draw is thought over with.
const OVER_A_DRAW: Sight = Sight {
    depth: 12,
    nodes: 40_000,
    time: None,
    blur: 0,
    deeper: ByBoard::NONE,
    lapses: ByBoard::NONE,
};

/// Does the computer on this side take a draw? Where it is behind, or level in a long endgame.
pub(crate) fn takes_draw(game: &Course, side: Side, head: &mut Head) -> bool {
    let thought = head.ask(game, OVER_A_DRAW, false, &mut || false);
    let Some(best) = thought.turns.first() else {
        return false;
    };
    let mover: Side = game.position().to_move().into();
    let own = if mover == side {
        best.score
    } else {
        -best.score
    };
    own <= -60 || (own <= 10 && game.plies() >= 60)
}

/// What a turn must lose, in men, to be marked.
const THRESHOLDS: Thresholds = Thresholds {
    error: 0.4,
    blunder: 0.9,
};
/// Between a win that is found and one that is not yet there is no number of men: no turn loses more.
const MOST_LOST: f64 = 20.0;

/// Judges a turn by what else could have been played; `nodes` positions are looked at.
pub(crate) fn judge(
    game: &Course,
    turn: &::draughts::Turn,
    nodes: u64,
    head: &mut Head,
) -> Option<Judgement> {
    let sight = Sight {
        depth: 40,
        nodes,
        time: None,
        blur: 0,
        deeper: ByBoard::NONE,
        lapses: ByBoard::NONE,
    };
    let thought = head.ask(game, sight, true, &mut || false);
    let best = thought.turns.first()?;
    let mut judged = thought.turns.iter();
    let played = judged.find(|judged| judged.turn.same_result(turn))?;
    let mover: Side = game.position().to_move().into();
    let loss = men(best.score - played.score).clamp(0.0, MOST_LOST);
    Some(Judgement {
        light_share: of_light(share(played.score), mover),
        loss,
        mark: THRESHOLDS.mark(loss),
        luck: None,
    })
}
