//! Counting the leaves of the tree of moves, to compare generators by: through a [`Game`], which keeps all that a game
//! keeps. Draws end nothing here, as in published counts.

use alloc::vec::Vec;

use cozy_chess::{Move, PieceMoves};

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
    let mut sets: Vec<PieceMoves> = Vec::with_capacity(18);
    game.board().generate_moves(|set| {
        sets.push(set);
        false
    });
    if depth == 1 && last == LastMove::Counted && !only_queens {
        return sets.iter().map(|set| set.len() as u64).sum();
    }
    let mut nodes = 0;
    for made in sets.into_iter().flatten() {
        if only_queens && is_lesser(made) {
            continue;
        }
        let before = game.play(made);
        nodes += perft(game, depth - 1, last);
        game.take_back(before);
    }
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
