//! Games between heads: to learn from, and to see which of two is the better one.

use std::sync::Arc;

use chess::position::start;
use chess::{Board, Color, Game, Move, Rules};

use super::lessons::{Ended, Lesson, Lessons};
use crate::Random;
use crate::chess::{Question, SURELY_WON, Score, Thinker, Thought};

/// No game goes on longer; it is a draw then.
pub const MOST_PLIES: u32 = 400;

/// How games for learning are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Positions looked at for a move.
    pub nodes: u64,
    /// Moves at random at the start, at least and at most.
    pub random_moves: (u32, u32),
}

impl Manner {
    /// What teaches in a second.
    pub const USUAL: Self = Self {
        nodes: 1_500,
        random_moves: (6, 11),
    };
}

/// What an opening drawn at random may be worth to either side.
const EVEN: Score = 100;
/// Positions looked at to see that.
const GLANCE: u64 = 1_024;
/// Scores beyond this teach nothing any more ...
const CLEAR: Score = 1_000;
/// ... and so many of them running end a game.
const CLEAR_FOR: u32 = 4;

/// A game begun with so many moves drawn at random, none of which has ended it or given something away.
#[must_use]
pub fn opening(rules: &Arc<Rules>, moves: u32, random: &mut Random) -> Game {
    let mut judge = Thinker::new(10);
    loop {
        let number = random.below(960) as u16;
        let mut game = Game::new(Arc::clone(rules), start(rules, number));
        for _ in 0..moves {
            let legal = game.legal_moves();
            if legal.is_empty() {
                break;
            }
            game.play(legal[random.below(legal.len() as u32) as usize]);
        }
        if game.outcome().is_some() {
            continue;
        }
        judge.forget();
        let thought = think(&mut judge, &game, GLANCE);
        if moves == 0 || (thought.moves.first()).is_some_and(|best| best.score.abs() <= EVEN) {
            return game;
        }
    }
}

/// Thinks about the position on the board of a game.
pub fn think(thinker: &mut Thinker, game: &Game, nodes: u64) -> Thought {
    let question = Question {
        nodes,
        ..Question::of(game)
    };
    thinker.think(&question, &mut |_| false)
}

/// How a game stands by the rules: over, or so that a player who claims a draw gets it.
#[must_use]
pub fn ended(game: &Game) -> Option<Ended> {
    match game.outcome() {
        Some(outcome) => Some(Ended::of(outcome.winner)),
        None => game.claim().map(|_| Ended::Draw),
    }
}

/// Plays games against itself until so many are played, and learns them by heart. `stop` is asked before each.
pub fn learn_games(
    rules: &Arc<Rules>,
    thinker: &mut Thinker,
    manner: Manner,
    seed: u64,
    games: u32,
    stop: &mut dyn FnMut() -> bool,
) -> Lessons {
    let mut lessons = Lessons::default();
    let mut random = Random::new(seed);
    for _ in 0..games {
        if stop() {
            break;
        }
        thinker.forget();
        let (least, most) = manner.random_moves;
        let mut game = opening(rules, least + random.below(most - least + 1), &mut random);
        let mut seen = Vec::new();
        let (mut plies, mut clear) = (0, 0);
        let result = loop {
            if let Some(result) = ended(&game) {
                break result;
            }
            if plies >= MOST_PLIES {
                break Ended::Draw;
            }
            let thought = think(thinker, &game, manner.nodes);
            let mover = game.board().side_to_move();
            let Some(best) = thought.moves.first() else {
                break Ended::Draw;
            };
            clear = if best.score.abs() >= CLEAR {
                clear + 1
            } else {
                0
            };
            if best.score.abs() >= SURELY_WON || clear >= CLEAR_FOR {
                // The rest would teach nothing.
                break Ended::of(Some(if best.score > 0 { mover } else { !mover }));
            }
            if clear == 0 && is_quiet(game.board(), best.made) {
                seen.push((game.board().clone(), best.score));
            }
            game.play(best.made);
            plies += 1;
        };
        lessons.add_game(
            seen.iter()
                .map(|(board, score)| Lesson::new(board, *score, result)),
        );
    }
    lessons
}

/// Whether a position is judged and not searched on: no check, and the best move takes nothing.
fn is_quiet(board: &Board, best: Move) -> bool {
    let loud = board.colors(!board.side_to_move()).has(best.to) || best.promotion.is_some();
    board.checkers().is_empty() && !loud
}

/// Plays a game to its end; each side's head looks at so many positions a move. White's is the first.
pub fn play(mut game: Game, mut heads: [&mut Thinker; 2], nodes: u64) -> Ended {
    for head in &mut heads {
        head.forget();
    }
    for _ in 0..MOST_PLIES {
        if let Some(result) = ended(&game) {
            return result;
        }
        let mover = game.board().side_to_move();
        let head = &mut heads[usize::from(mover == Color::Black)];
        let thought = think(head, &game, nodes);
        let Some(best) = thought.moves.first() else {
            return Ended::Draw;
        };
        game.play(best.made);
    }
    Ended::Draw
}
