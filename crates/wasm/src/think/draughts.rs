//! Thinking about draughts.

use ::draughts::{Course, Position, Rules};
use ::engine::Random;
use ::engine::draughts::{JudgedTurn, Question, SURELY_WON, Score, Thinker, Thought};

use super::{Thinking, empty, share_of_light, value_of_light, why};
use crate::boards::{draughts_action, draughts_turn};
use crate::sitting::Sitting;
use crate::types::{Analysis, Candidate, Purpose, Side, Turn, Unit};

/// Positions of the first slice: a few milliseconds.
pub(crate) const FIRST_SLICE: u64 = 12_000;
/// How long a slice should take, in milliseconds: nobody waits noticeably for an answer in between.
const SLICE: u64 = 40;
/// The longest slice, for when an iteration needs more.
const LONGEST_SLICE: u64 = 160;
/// Slices of one question at most.
const MOST_SLICES: u32 = 2000;

/// What a level sees: how deep, how many positions, and by how much it misjudges, in hundredths of a man.
struct Sight {
    depth: u32,
    nodes: u64,
    blur: Score,
}

const fn sight(level: u8) -> Option<Sight> {
    match level {
        1 => Some(Sight {
            depth: 2,
            nodes: 4_000,
            blur: 60,
        }),
        2 => Some(Sight {
            depth: 5,
            nodes: 60_000,
            blur: 12,
        }),
        _ => None,
    }
}

/// The draughts player's head, which remembers what it has found out about one rule set.
#[derive(Debug)]
pub(crate) struct Heads {
    thinker: Option<Thinker>,
    rules: Option<Rules>,
}

/// 2 to this power positions are remembered: 12 MB.
const MEMORY_BITS: u32 = 19;

impl Heads {
    pub(crate) const fn new() -> Self {
        Self {
            thinker: None,
            rules: None,
        }
    }

    fn head(&mut self, rules: &Rules) -> &mut Thinker {
        let thinker = self
            .thinker
            .get_or_insert_with(|| Thinker::new(MEMORY_BITS));
        if self.rules.as_ref() != Some(rules) {
            // Another rule set may judge the same position otherwise.
            thinker.forget();
            self.rules = Some(*rules);
        }
        thinker
    }

    /// Finds a good turn without the game that led to a position.
    pub(super) fn ask_at(&mut self, rules: &Rules, position: &Position, nodes: u64) -> Thought {
        let mut question = Question::new(rules, position);
        question.nodes = nodes;
        self.head(rules).think(&question, &mut |seen| seen >= nodes)
    }

    /// Thinks about a position so many nodes long.
    pub(crate) fn ask(
        &mut self,
        game: &Course,
        depth: u32,
        nodes: u64,
        all_turns: bool,
    ) -> Thought {
        let rules = game.rules();
        let before = game.repeatable();
        let mut question = Question::new(rules, game.position());
        question.before = &before;
        question.depth = depth;
        question.nodes = nodes;
        question.all_turns = all_turns;
        self.head(rules).think(&question, &mut |seen| seen >= nodes)
    }
}

/// Light's share of the wins: a man ahead in the middle of a game wins about three of four between equals.
pub(crate) fn share(score: Score) -> f64 {
    1.0 / (1.0 + (-f64::from(score) / 90.0).exp())
}

fn men(score: Score) -> f64 {
    f64::from(score) / 100.0
}

/// One more slice.
pub(crate) fn slice(
    thinking: &mut Thinking,
    sitting: &Sitting,
    game: &Course,
    heads: &mut Heads,
    now: u64,
) -> Analysis {
    let mover: Side = game.position().to_move().into();
    let own_level = thinking.request.purpose == Purpose::Move;
    let all_turns = !own_level;
    if let Some(Sight { depth, nodes, blur }) = sight(thinking.level).filter(|_| own_level) {
        let mut thought = heads.ask(game, depth, nodes, true);
        misjudge(&mut thought.turns, blur, thinking.random);
        return analysis(sitting, game, &thought, mover, true, 1);
    }
    adapt(thinking, now);
    let thought = heads.ask(game, 99, thinking.nodes, all_turns);
    thinking.slices += 1;
    let progressed = thought.depth > thinking.depth;
    if !progressed {
        thinking.nodes += thinking.nodes / 2;
    }
    thinking.depth = thought.depth.max(thinking.depth);
    let decided = thought
        .turns
        .first()
        .is_none_or(|best| best.score.abs() >= SURELY_WON);
    let only = own_level && thought.turns.len() <= 1;
    let done = decided
        || only
        || thought.depth >= 60
        || thinking.is_late(now)
        || thinking.slices >= MOST_SLICES;
    let shown = if own_level { 1 } else { usize::MAX };
    let mut analysis = analysis(sitting, game, &thought, mover, done, shown);
    if done && !own_level {
        analysis.why = why::of_draughts(game, &thought, heads).map(|why| why::say(&why));
    }
    analysis
}

/// Makes the next slice as long as it should be by the clock.
fn adapt(thinking: &mut Thinking, now: u64) {
    let took = now.saturating_sub(thinking.last);
    thinking.last = now;
    if thinking.slices == 0 || took == 0 {
        return;
    }
    let rate = thinking.nodes / took;
    let least = (rate * SLICE / 2).max(FIRST_SLICE);
    let most = (rate * LONGEST_SLICE).max(FIRST_SLICE);
    thinking.nodes = thinking.nodes.clamp(least, most);
}

/// Mixes the scores up by chance, more the weaker the level; a win that is seen is not missed.
fn misjudge(turns: &mut [JudgedTurn], blur: Score, seed: u64) {
    let mut random = Random::new(seed);
    let reach = 2 * blur.unsigned_abs() + 1;
    for turn in turns.iter_mut() {
        let slip = random.below(reach) as Score - blur;
        if turn.score.abs() < SURELY_WON {
            turn.score += slip;
        }
    }
    turns.sort_by_key(|turn| -turn.score);
}

fn analysis(
    sitting: &Sitting,
    game: &Course,
    thought: &Thought,
    mover: Side,
    done: bool,
    shown: usize,
) -> Analysis {
    let rules = game.rules();
    let mut analysis = empty(sitting, Unit::Men);
    analysis.done = done;
    analysis.depth = thought.depth;
    let Some(best) = thought.turns.first() else {
        return analysis;
    };
    analysis.candidates = thought
        .turns
        .iter()
        .take(shown)
        .map(|judged| Candidate {
            turn: Turn::Draughts(draughts_turn(rules, &judged.turn)),
            action: draughts_action(rules, &judged.turn),
            value: men(judged.score),
            loss: men(best.score - judged.score).max(0.0),
            wins: Some(share(judged.score)),
        })
        .collect();
    analysis.action = Some(draughts_action(rules, &best.turn));
    analysis.light_share = share_of_light(share(best.score), mover);
    analysis.light_value = value_of_light(men(best.score), mover);
    analysis
}

/// Does the computer on this side take a draw? Where it is behind, or level in a long endgame.
pub(crate) fn accepts_draw(game: &Course, side: Side, heads: &mut Heads) -> bool {
    let thought = heads.ask(game, 12, 40_000, false);
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
