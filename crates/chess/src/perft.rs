//! Counting the leaves of the tree of moves, to compare generators by: through a [`Game`], which keeps all that a game
//! keeps. Draws end nothing here, as in published counts.

use alloc::vec::Vec;

use cozy_chess::Move;

use crate::game::Game;
use crate::rules::Promotion;

/// What is done with the moves of the last ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastMove {
    /// They are made.
    Made,
    /// They are counted.
    Counted,
}

/// The leaves so many moves deep; the game is afterwards as it was.
pub fn perft(game: &mut Game, depth: u32, last: LastMove) -> u64 {
    if depth == 0 {
        return 1;
    }
    let only_queens = game.rules().promotion.value == Promotion::Queen;
    let mut nodes = 0;
    // A copy of the board to find moves on while the game goes on, and to take them back: cheaper than a list of them.
    let board = game.board().clone();
    let counted = depth == 1 && last == LastMove::Counted && !only_queens;
    board.generate_moves(|set| {
        if counted {
            nodes += set.len() as u64;
            return false;
        }
        for made in set {
            if only_queens && is_lesser(made) {
                continue;
            }
            let counts = game.make(made);
            nodes += match depth {
                1 => 1,
                _ => perft(game, depth - 1, last),
            };
            game.put_back(&board, counts);
        }
        false
    });
    nodes
}

/// The leaves under each first move.
pub fn divide(game: &mut Game, depth: u32, last: LastMove) -> Vec<(Move, u64)> {
    let moves = crate::position::legal_moves(game.board(), game.rules());
    let mut found = Vec::with_capacity(moves.len());
    for made in moves {
        let before = game.play(made);
        found.push((made, perft(game, depth.saturating_sub(1), last)));
        game.take_back(before);
    }
    found
}

fn is_lesser(made: Move) -> bool {
    let queen = |piece| piece == cozy_chess::Piece::Queen;
    made.promotion.is_some_and(|piece| !queen(piece))
}
