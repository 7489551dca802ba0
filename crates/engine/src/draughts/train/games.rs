//! Games between heads: to learn from, and to see which of two is the better one.

use core::num::NonZeroU32;

use draughts::{Course, Move, Position, SharedRules, Side, Turn};

use super::lessons::{Lessons, Result};
use crate::Random;
use crate::draughts::{Question, SURELY_WON, Thinker, Thought, Tuning};

/// No game goes on longer; it is a draw then.
pub const MOST_PLIES: u32 = 300;

/// How games for learning are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Positions looked at for a turn.
    pub nodes: u64,
    /// Turns at random at the start, at least and at most.
    pub random_turns: (u32, u32),
    /// In every second game one turn of so many later on is drawn at random too, if any: a search looks at much that
    /// good players never let happen.
    pub stray_turns: Option<NonZeroU32>,
}

impl Manner {
    /// What has been found to teach most in a second.
    pub const USUAL: Self = Self {
        nodes: 1_500,
        random_turns: (5, 10),
        stray_turns: NonZeroU32::new(16),
    };
}

/// A game begun with so many turns drawn at random, none of which has ended it.
#[must_use]
pub fn opening(rules: &SharedRules, turns: u32, random: &mut Random) -> Course {
    loop {
        let mut game = Course::new(rules.clone(), Position::start(rules));
        for _ in 0..turns {
            let legal = game.position().legal_turns(rules);
            if game.outcome().is_some() || legal.is_empty() {
                break;
            }
            game.take(&legal[random.below(legal.len() as u32) as usize]);
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// Thinks about the position on the board of a game.
pub fn think(thinker: &mut Thinker, game: &Course, nodes: u64) -> Thought {
    let before = game.repeatable();
    let question = Question {
        nodes,
        before: &before,
        ..Question::new(game.rules(), game.position())
    };
    thinker.think(&question, &mut |_| false)
}

/// Plays games against itself until so many are played, and learns them by heart. `stop` is asked before each.
pub fn learn_games(
    rules: &SharedRules,
    thinker: &mut Thinker,
    manner: Manner,
    seed: u64,
    games: u32,
    stop: &mut dyn FnMut() -> bool,
) -> Lessons {
    let mut lessons = Lessons::new(rules);
    let mut random = Random::new(seed);
    // What is learned of a draw is that it is one.
    thinker.tune(Tuning {
        drawn: 0,
        ..thinker.tuning
    });
    for number in 0..games {
        if stop() {
            break;
        }
        thinker.forget();
        let (least, most) = manner.random_turns;
        let mut game = opening(rules, least + random.below(most - least + 1), &mut random);
        let mut seen = Vec::new();
        // Positions before the last stray turn: the result says nothing of them.
        let mut before_stray = 0;
        let result = loop {
            if let Some(outcome) = game.outcome() {
                break Result::of(outcome.winner);
            }
            if game.plies() >= MOST_PLIES {
                break Result::Draw;
            }
            let thought = think(thinker, &game, manner.nodes);
            let Some(best) = thought.turns.first() else {
                break Result::of(Some(game.position().to_move().other()));
            };
            if best.score.abs() >= SURELY_WON {
                // Found to the end: the rest would teach nothing.
                let mover = game.position().to_move();
                break Result::of(Some(if best.score > 0 { mover } else { mover.other() }));
            }
            let pieces = [Side::White, Side::Black].map(|side| game.position().pieces(side).len());
            if best.score == 0 && thinker.knows_all_of(pieces.iter().sum()) {
                break Result::Draw;
            }
            if !thought.turns.iter().any(|judged| takes(&judged.turn)) {
                seen.push((*game.position(), best.score));
            }
            let strays = |one_of: NonZeroU32| number % 2 == 1 && random.below(one_of.get()) == 0;
            if manner.stray_turns.is_some_and(strays) {
                before_stray = seen.len();
                let drawn = random.below(thought.turns.len() as u32) as usize;
                game.take(&thought.turns[drawn].turn);
            } else {
                game.take(&best.turn);
            }
        };
        lessons.add_game(rules, &seen, before_stray, result);
    }
    lessons
}

/// Whether a turn takes something: where one can, a position is not judged but searched on.
fn takes(turn: &Turn) -> bool {
    turn.huff.is_some() || turn.play.as_ref().is_some_and(Move::is_capture)
}

/// Plays a game to its end; each side's head looks at so many positions a turn. White's is the first.
pub fn play(mut game: Course, mut heads: [&mut Thinker; 2], nodes: u64) -> Result {
    for head in &mut heads {
        head.forget();
    }
    loop {
        if let Some(outcome) = game.outcome() {
            return Result::of(outcome.winner);
        }
        if game.plies() >= MOST_PLIES {
            return Result::Draw;
        }
        let mover = game.position().to_move();
        let head = &mut heads[usize::from(mover == Side::Black)];
        let thought = think(head, &game, nodes);
        let Some(best) = thought.turns.first() else {
            return Result::of(Some(mover.other()));
        };
        game.take(&best.turn);
    }
}
