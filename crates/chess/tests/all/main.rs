//! The rules of chess, as the Laws say and as published counts say.

mod agreement;
mod ends;
mod pgn;
mod reasons;
mod san;

use tabuleiro_chess::position::from_fen;
use tabuleiro_chess::{Board, Rules};

/// A position by the Laws of Chess.
fn board(fen: &str) -> Board {
    from_fen(&Rules::FIDE, fen).unwrap_or_else(|why| panic!("{fen}: {why}"))
}

/// Numbers that look random, the same every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}
