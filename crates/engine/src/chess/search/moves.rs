//! The moves of a position in the order in which they are looked at.

use chess::{Board, Color, Move, Piece};
use cozy_chess::{BitBoard, Rank};

use super::super::evaluate::WORTH;
use super::Searcher;
use super::exchange::brings;
use crate::search::KEY_BITS;

/// A move, and what is needed to order and to name it.
#[derive(Clone, Copy, Debug)]
pub(in crate::chess) struct Candidate {
    pub(in crate::chess) made: Move,
    /// Names the move in tables.
    pub(super) key: u32,
    pub(super) order: i32,
    /// It takes something or makes a queen.
    pub(super) loud: bool,
}

const REMEMBERED: i32 = 1 << 30;
/// Captures that lose nothing.
const GOOD: i32 = 1 << 26;
const KILLER: i32 = 1 << 25;
/// Captures that lose something come behind everything quiet.
pub(super) const BAD: i32 = -(1 << 26);

/// Names a move: squares and colour are enough to know a quiet one by, and the whole is never 0, which means "none".
pub(in crate::chess) const fn key_of(made: Move, side: Color) -> u32 {
    let promotion = match made.promotion {
        Some(piece) => piece as u32,
        None => 7,
    };
    made.from as u32 | (made.to as u32) << 6 | (side as u32) << 12 | promotion << KEY_BITS | 1 << 31
}

/// The move that a key names, if it is legal.
pub(in crate::chess) fn by_key(board: &Board, key: u32) -> Option<Move> {
    let square = |bits: u32| chess::Square::try_index((bits & 63) as usize);
    let made = Move {
        from: square(key)?,
        to: square(key >> 6)?,
        promotion: Piece::try_index((key >> KEY_BITS & 7) as usize),
    };
    (key != 0 && board.is_legal(made)).then_some(made)
}

impl Searcher<'_> {
    /// Every move, behind those that are listed already.
    pub(super) fn list(&mut self, board: &Board) {
        let side = board.side_to_move();
        let others = board.colors(!side);
        let (queen_only, moves) = (self.laws.queen_only, &mut self.moves);
        board.generate_moves(|of_piece| {
            let pawn = of_piece.piece == Piece::Pawn;
            for made in of_piece {
                if queen_only && made.promotion.is_some_and(|piece| piece != Piece::Queen) {
                    continue;
                }
                let takes = others.has(made.to) || (pawn && made.from.file() != made.to.file());
                moves.push(Candidate {
                    made,
                    key: key_of(made, side),
                    order: 0,
                    loud: takes || made.promotion == Some(Piece::Queen),
                });
            }
            false
        });
    }

    /// The moves that take something or make a queen.
    pub(super) fn list_loud(&mut self, board: &Board) {
        let side = board.side_to_move();
        let others = board.colors(!side);
        let last = Rank::Eighth.relative_to(side).bitboard();
        let passing = board.en_passant().map_or(BitBoard::EMPTY, |file| {
            file.bitboard() & Rank::Sixth.relative_to(side).bitboard()
        });
        let moves = &mut self.moves;
        board.generate_moves(|mut of_piece| {
            of_piece.to &= match of_piece.piece {
                Piece::Pawn => others | last | passing,
                _ => others,
            };
            for made in of_piece {
                if made.promotion.is_none_or(|piece| piece == Piece::Queen) {
                    moves.push(Candidate {
                        made,
                        key: key_of(made, side),
                        order: 0,
                        loud: true,
                    });
                }
            }
            false
        });
    }

    /// How early each move from `start` on is looked at: the one remembered, captures that lose nothing, what has cut
    /// before, the quiet ones by their history, captures that lose something.
    pub(super) fn order(&mut self, board: &Board, start: usize, remembered: u32, ply: u32) {
        let killers = self.history.killers(ply);
        for candidate in &mut self.moves[start..] {
            let made = candidate.made;
            candidate.order = if candidate.key == remembered {
                REMEMBERED
            } else if candidate.loud {
                let worth = |piece: Option<Piece>| piece.map_or(0, |piece| WORTH[piece as usize]);
                // What is taken counts more than what takes.
                let victim = worth(board.piece_on(made.to)).max(WORTH[0]) + worth(made.promotion);
                let mover = worth(board.piece_on(made.from)).min(1000);
                let value = victim * 16 - mover;
                if victim >= mover || brings(board, made, 0) {
                    GOOD + value
                } else {
                    BAD + value
                }
            } else if killers[0] == candidate.key {
                KILLER + 1
            } else if killers[1] == candidate.key {
                KILLER
            } else {
                self.history.of(candidate.key)
            };
        }
    }

    /// Brings the best of the moves that are left to this index.
    #[inline]
    pub(super) fn pick(&mut self, index: usize) -> Candidate {
        let mut best = index;
        for later in index + 1..self.moves.len() {
            if self.moves[later].order > self.moves[best].order {
                best = later;
            }
        }
        self.moves.swap(index, best);
        self.moves[index]
    }
}
