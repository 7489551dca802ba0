//! Where each weight lies in the table.

/// So many places from `start` on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) length: usize,
}

impl Span {
    const fn first(length: usize) -> Self {
        Self { start: 0, length }
    }

    const fn then(self, length: usize) -> Self {
        Self {
            start: self.start + self.length,
            length,
        }
    }

    /// The place with this number; what lies beyond is the last one.
    #[inline(always)]
    pub(super) const fn at(self, index: usize) -> usize {
        let last = self.length - 1;
        self.start + if index < last { index } else { last }
    }
}

/// A piece on its square, as its own side sees the board: 64 for each kind.
pub(super) const SQUARES: Span = Span::first(6 * 64);
/// Squares that a piece can safely go to, by their number.
pub(super) const KNIGHT_MOVES: Span = SQUARES.then(9);
pub(super) const BISHOP_MOVES: Span = KNIGHT_MOVES.then(14);
pub(super) const ROOK_MOVES: Span = BISHOP_MOVES.then(15);
pub(super) const QUEEN_MOVES: Span = ROOK_MOVES.then(28);
/// Both bishops.
pub(super) const PAIR: Span = QUEEN_MOVES.then(1);
/// No pawn on the rook's file; none of its own.
pub(super) const OPEN_FILE: Span = PAIR.then(1);
pub(super) const HALF_OPEN_FILE: Span = OPEN_FILE.then(1);
/// A knight, a bishop behind which no pawn can chase it, held by a pawn.
pub(super) const OUTPOST: Span = HALF_OPEN_FILE.then(2);
/// Pawns: one behind another, none beside, none that can come to help, one beside or behind by rank.
pub(super) const DOUBLED: Span = OUTPOST.then(1);
pub(super) const ISOLATED: Span = DOUBLED.then(2);
pub(super) const BACKWARD: Span = ISOLATED.then(2);
pub(super) const HELD: Span = BACKWARD.then(8);
pub(super) const BESIDE: Span = HELD.then(8);
/// A pawn that no other can stop, by rank; with its way blocked, held by a pawn, with a free way.
pub(super) const PASSED: Span = BESIDE.then(8);
pub(super) const PASSED_BLOCKED: Span = PASSED.then(8);
pub(super) const PASSED_HELD: Span = PASSED_BLOCKED.then(8);
pub(super) const PASSED_FREE: Span = PASSED_HELD.then(8);
/// How far the kings are from it: the own one, the other.
pub(super) const PASSED_OWN_KING: Span = PASSED_FREE.then(8);
pub(super) const PASSED_OTHER_KING: Span = PASSED_OWN_KING.then(8);
/// The pawns before a king, by how far they have gone: on its file, beside it.
pub(super) const SHIELD: Span = PASSED_OTHER_KING.then(8);
pub(super) const SHIELD_BESIDE: Span = SHIELD.then(8);
/// And the other side's that come at it.
pub(super) const STORM: Span = SHIELD_BESIDE.then(8);
/// What is aimed at the other king, all together.
pub(super) const DANGER: Span = STORM.then(40);
/// A pawn attacks: a knight or bishop, a rook, a queen.
pub(super) const PAWN_ATTACKS: Span = DANGER.then(3);
/// A knight or bishop attacks a rook, a queen; a rook attacks a queen.
pub(super) const PIECE_ATTACKS: Span = PAWN_ATTACKS.then(3);
/// Something is attacked that nothing holds: a pawn, a piece.
pub(super) const LOOSE: Span = PIECE_ATTACKS.then(2);
/// A rook behind its own passed pawn.
pub(super) const ROOK_BEHIND: Span = LOOSE.then(1);
/// Being to move.
pub(super) const TEMPO: Span = ROOK_BEHIND.then(1);

/// All of them.
pub(in crate::chess) const ALL: usize = TEMPO.start + TEMPO.length;

/// Spans whose places go by a number: one more is much the same.
const GRADED: [Span; 16] = [
    KNIGHT_MOVES,
    BISHOP_MOVES,
    ROOK_MOVES,
    QUEEN_MOVES,
    HELD,
    BESIDE,
    PASSED,
    PASSED_BLOCKED,
    PASSED_HELD,
    PASSED_FREE,
    PASSED_OWN_KING,
    PASSED_OTHER_KING,
    SHIELD,
    SHIELD_BESIDE,
    STORM,
    DANGER,
];

/// Places that stand for much the same: squares side by side, and one of something more.
pub(in crate::chess) fn neighbours() -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for square in 0..SQUARES.length {
        let (file, rank) = (square % 8, square % 64 / 8);
        let mirrored = square - file + 7 - file;
        let beside = (file < 7).then_some(square + 1);
        let before = (rank < 7).then_some(square + 8);
        let across = (file < 4).then_some(mirrored);
        for other in [beside, before, across].into_iter().flatten() {
            pairs.push((SQUARES.start + square, SQUARES.start + other));
        }
    }
    for span in GRADED {
        let places = span.start..span.start + span.length - 1;
        pairs.extend(places.map(|place| (place, place + 1)));
    }
    pairs
}
