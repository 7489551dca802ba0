//! What several test files need: the shared folder, and positions at random.
#![allow(
    dead_code,
    clippy::allow_attributes,
    reason = "each test file uses a part of it, so an expectation would fail in the others"
)]

use draughts::{Piece, PieceKind, Position, Rules, Setup, Side};
use std::path::PathBuf;

/// The folder of shared data: `../shared` beside the repository, or where `TABULEIRO_SHARED` says.
///
/// # Panics
/// When it is not there: a test that silently checks nothing is worse than a failure.
pub(crate) fn shared() -> PathBuf {
    let folder = std::env::var_os("TABULEIRO_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    assert!(
        folder.join("data").is_dir(),
        "no shared data at {}: set TABULEIRO_SHARED",
        folder.display()
    );
    folder
}

/// A small generator of numbers (SplitMix64): the tests draw the same ones every time.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    pub(crate) fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }
}

/// Up to so many pieces strewn over the board, one in two or three a king.
pub(crate) fn strewn(rules: &Rules, dice: &mut Dice, pieces: usize) -> Position {
    let board = rules.board.value;
    loop {
        let to_move = if dice.one_in(2) {
            Side::White
        } else {
            Side::Black
        };
        let mut setup = Setup::empty(to_move);
        let king_chance = 2 + dice.below(2);
        for _ in 0..=dice.below(pieces) {
            let square = draughts::Square::new(dice.below(usize::from(board.count())) as u8);
            let side = if dice.one_in(2) {
                Side::White
            } else {
                Side::Black
            };
            let king = dice.one_in(king_chance) || board.crowns(square, side);
            let kind = if king {
                PieceKind::King
            } else {
                PieceKind::Man
            };
            setup.put(square, Some(Piece { side, kind }));
        }
        if let Ok(position) = Position::new(setup, rules) {
            return position;
        }
    }
}

/// A position out of a game of random moves, with whatever the moves leave behind (huffs, king runs).
pub(crate) fn played(rules: &Rules, dice: &mut Dice, plies: usize) -> Position {
    let mut position = Position::start(rules);
    for _ in 0..dice.below(plies) {
        let turns = position.legal_turns(rules);
        if turns.is_empty() {
            break;
        }
        let turn = &turns[dice.below(turns.len())];
        let after_huff = turn.huff.map_or(position, |square| position.huffed(square));
        let Some(play) = &turn.play else { break };
        position = after_huff.played(play, rules);
    }
    position
}

/// The position of a FEN in the rule set's own numbers.
pub(crate) fn position(rules: &Rules, fen: &str) -> Position {
    let side = |text: &str| {
        if text == "W" {
            Side::White
        } else {
            Side::Black
        }
    };
    let mut parts = fen.split(':');
    let mut setup = Setup::empty(side(parts.next().expect("a side")));
    for part in parts {
        let (colour, list) = part.split_at(1);
        for entry in list.split(',').filter(|entry| !entry.is_empty()) {
            let kind = if entry.starts_with('K') {
                PieceKind::King
            } else {
                PieceKind::Man
            };
            let name = draughts::notation::NamedSquare::parse(entry.trim_start_matches('K'))
                .expect("a square");
            let square = rules.names().find(name).expect("a playing square");
            let side = side(colour);
            setup.put(square, Some(Piece { side, kind }));
        }
    }
    Position::new(setup, rules).unwrap_or_else(|flaw| panic!("{fen}: {flaw}"))
}
