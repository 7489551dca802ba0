//! What is seen in a position: each thing by its place in the table, for White with plus, for Black with minus. Playing
//! adds weights up, learning notes the places; both look with the same eyes.

use cozy_chess::{
    BitBoard, Board, Color, File, Piece, Rank, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_rook_moves,
};

use super::places::{
    BACKWARD, BESIDE, BISHOP_MOVES, DANGER, DOUBLED, HALF_OPEN_FILE, HELD, ISOLATED, KNIGHT_MOVES,
    LOOSE, OPEN_FILE, OUTPOST, PAIR, PASSED, PASSED_BLOCKED, PASSED_FREE, PASSED_HELD,
    PASSED_OTHER_KING, PASSED_OWN_KING, PAWN_ATTACKS, PIECE_ATTACKS, QUEEN_MOVES, ROOK_BEHIND,
    ROOK_MOVES, SHIELD, SHIELD_BESIDE, SQUARES, STORM, TEMPO,
};

/// Whoever hears what is seen.
pub(in crate::chess) trait Tally {
    /// The thing at this place of the table, so many times more for White than for Black.
    fn add(&mut self, place: usize, times: i32);
}

/// What one side attacks.
#[derive(Clone, Copy)]
struct Reach {
    pawns: BitBoard,
    minors: BitBoard,
    rooks: BitBoard,
    all: BitBoard,
    /// What is aimed at the squares around the other king.
    danger: u32,
}

/// The ranks before one, for each side.
const AHEAD: [[u64; 8]; 2] = {
    let mut table = [[0; 8]; 2];
    let mut rank = 0;
    while rank < 8 {
        let upward = if rank == 7 {
            0
        } else {
            u64::MAX << (8 * (rank + 1))
        };
        table[0][rank] = upward;
        table[1][rank] = (1u64 << (8 * rank)) - 1;
        rank += 1;
    }
    table
};

#[inline(always)]
fn ahead(square: Square, side: Color) -> BitBoard {
    BitBoard(AHEAD[side as usize][square.rank() as usize])
}

/// Everything that pawns attack.
#[inline(always)]
fn pawn_reach(pawns: BitBoard, side: Color) -> BitBoard {
    let (west, east) = (
        pawns.0 & !File::A.bitboard().0,
        pawns.0 & !File::H.bitboard().0,
    );
    BitBoard(match side {
        Color::White => west << 7 | east << 9,
        Color::Black => west >> 9 | east >> 7,
    })
}

/// Steps of a king from one square to another.
#[inline(always)]
pub(in crate::chess) fn distance(one: Square, other: Square) -> usize {
    let files = (one.file() as i32 - other.file() as i32).unsigned_abs();
    let ranks = (one.rank() as i32 - other.rank() as i32).unsigned_abs();
    files.max(ranks) as usize
}

/// Tells of everything in a position.
#[inline(always)]
pub(in crate::chess) fn each(board: &Board, tally: &mut impl Tally) {
    let white = pieces(board, Color::White, tally);
    let black = pieces(board, Color::Black, tally);
    for (side, own, other) in [
        (Color::White, &white, &black),
        (Color::Black, &black, &white),
    ] {
        pawns(board, side, other, tally);
        king(board, side, tally);
        threats(board, side, own, other, tally);
    }
    tally.add(TEMPO.start, sign(board.side_to_move()));
}

#[inline(always)]
const fn sign(side: Color) -> i32 {
    match side {
        Color::White => 1,
        Color::Black => -1,
    }
}

#[inline(always)]
fn on_square(piece: Piece, square: Square, side: Color) -> usize {
    SQUARES.start + piece as usize * 64 + square.relative_to(side) as usize
}

#[inline(always)]
fn pieces(board: &Board, side: Color, tally: &mut impl Tally) -> Reach {
    let sign = sign(side);
    let of = |piece| board.colored_pieces(side, piece);
    let (own_pawns, other_pawns) = (of(Piece::Pawn), board.colored_pieces(!side, Piece::Pawn));
    let own_reach = pawn_reach(own_pawns, side);
    let other_reach = pawn_reach(other_pawns, !side);
    let occupied = board.occupied();
    let safe = !(other_reach | own_pawns | of(Piece::King));
    let other_king = board.king(!side);
    let ring = get_king_moves(other_king) | other_king.bitboard();
    for square in own_pawns {
        tally.add(on_square(Piece::Pawn, square, side), sign);
    }
    tally.add(on_square(Piece::King, board.king(side), side), sign);
    let own_king = get_king_moves(board.king(side));
    let mut reach = Reach {
        pawns: own_reach,
        minors: BitBoard::EMPTY,
        rooks: BitBoard::EMPTY,
        all: own_reach | own_king,
        danger: (own_reach & ring).len(),
    };
    let mut aimed = 0;
    let kinds = [
        (Piece::Knight, KNIGHT_MOVES, 2),
        (Piece::Bishop, BISHOP_MOVES, 2),
        (Piece::Rook, ROOK_MOVES, 3),
        (Piece::Queen, QUEEN_MOVES, 4),
    ];
    let others_queens = board.colored_pieces(!side, Piece::Queen);
    for (piece, mobility, weight) in kinds {
        for square in of(piece) {
            tally.add(on_square(piece, square, side), sign);
            let moves = match piece {
                Piece::Knight => get_knight_moves(square),
                Piece::Bishop => get_bishop_moves(square, occupied),
                Piece::Rook => get_rook_moves(square, occupied),
                _ => get_bishop_moves(square, occupied) | get_rook_moves(square, occupied),
            };
            tally.add(mobility.at((moves & safe).len() as usize), sign);
            reach.all |= moves;
            let near = (moves & ring).len();
            if near > 0 {
                aimed += 1;
                reach.danger += weight + near;
            }
            // A check that costs nothing.
            let checks = match piece {
                Piece::Knight => get_knight_moves(other_king),
                Piece::Bishop => get_bishop_moves(other_king, occupied - others_queens),
                Piece::Rook => get_rook_moves(other_king, occupied - others_queens),
                _ => get_bishop_moves(other_king, occupied) | get_rook_moves(other_king, occupied),
            };
            reach.danger +=
                2 * u32::from(!(moves & checks & (safe - board.colors(side))).is_empty());
            match piece {
                Piece::Knight | Piece::Bishop => {
                    reach.minors |= moves;
                    let far = Rank::Fourth.relative_to(side);
                    let advanced = if side == Color::White {
                        square.rank() >= far
                    } else {
                        square.rank() <= far
                    };
                    let chasers = square.file().adjacent() & ahead(square, side) & other_pawns;
                    if advanced && own_reach.has(square) && chasers.is_empty() {
                        tally.add(OUTPOST.at(usize::from(piece == Piece::Bishop)), sign);
                    }
                }
                Piece::Rook => {
                    reach.rooks |= moves;
                    let file = square.file().bitboard();
                    if (file & own_pawns).is_empty() {
                        let open = (file & other_pawns).is_empty();
                        tally.add(if open { OPEN_FILE } else { HALF_OPEN_FILE }.start, sign);
                    }
                }
                _ => {}
            }
        }
    }
    if of(Piece::Bishop).len() >= 2 {
        tally.add(PAIR.start, sign);
    }
    // One piece alone mates nobody, and without a queen few do.
    if aimed < 2 {
        reach.danger = 0;
    } else if of(Piece::Queen).is_empty() {
        reach.danger /= 2;
    }
    tally.add(DANGER.at(reach.danger as usize), sign);
    reach
}

#[inline(always)]
fn pawns(board: &Board, side: Color, other: &Reach, tally: &mut impl Tally) {
    let sign = sign(side);
    let own = board.colored_pieces(side, Piece::Pawn);
    let others = board.colored_pieces(!side, Piece::Pawn);
    let held = pawn_reach(own, side);
    let kings = [board.king(side), board.king(!side)];
    for square in own {
        let (file, beside) = (square.file().bitboard(), square.file().adjacent());
        let before = ahead(square, side);
        let rank = square.rank().relative_to(side) as usize;
        let half_open = usize::from((file & before & others).is_empty());
        if !(file & before & own).is_empty() {
            tally.add(DOUBLED.start, sign);
        }
        let is_held = held.has(square);
        let phalanx = !(beside & square.rank().bitboard() & own).is_empty();
        if is_held {
            tally.add(HELD.at(rank), sign);
        }
        if phalanx {
            tally.add(BESIDE.at(rank), sign);
        }
        if (beside & own).is_empty() {
            tally.add(ISOLATED.at(half_open), sign);
        } else if !is_held && !phalanx && (beside & (own - before)).is_empty() {
            tally.add(BACKWARD.at(half_open), sign);
        }
        let passed =
            ((file | beside) & before & others).is_empty() && (file & before & own).is_empty();
        if !passed {
            continue;
        }
        tally.add(PASSED.at(rank), sign);
        let way = file & before;
        let next = square.offset(0, if side == Color::White { 1 } else { -1 });
        if board.occupied().has(next) {
            tally.add(PASSED_BLOCKED.at(rank), sign);
        } else if (way & (board.occupied() | other.all)).is_empty() {
            tally.add(PASSED_FREE.at(rank), sign);
        }
        if is_held {
            tally.add(PASSED_HELD.at(rank), sign);
        }
        if rank >= 3 {
            tally.add(PASSED_OWN_KING.at(distance(kings[0], next)), sign);
            tally.add(PASSED_OTHER_KING.at(distance(kings[1], next)), sign);
            let behind = file - before;
            if !(behind & board.colored_pieces(side, Piece::Rook)).is_empty() {
                tally.add(ROOK_BEHIND.start, sign);
            }
        }
    }
}

#[inline(always)]
fn king(board: &Board, side: Color, tally: &mut impl Tally) {
    let sign = sign(side);
    let king = board.king(side);
    let own = board.colored_pieces(side, Piece::Pawn);
    let others = board.colored_pieces(!side, Piece::Pawn);
    // What has passed the king protects nothing any more.
    let before = ahead(king, side) | king.rank().bitboard();
    let middle = (king.file() as usize).clamp(1, 6);
    for index in middle - 1..=middle + 1 {
        let file = File::index(index).bitboard() & before;
        let shield = nearest(file & own, side);
        let span = if index == king.file() as usize {
            SHIELD
        } else {
            SHIELD_BESIDE
        };
        tally.add(span.at(shield), sign);
        tally.add(STORM.at(nearest(file & others, side)), sign);
    }
}

/// The rank of the pawn nearest to its side's own end; 0 without one.
#[inline(always)]
fn nearest(pawns: BitBoard, side: Color) -> usize {
    let first = match side {
        Color::White => pawns.next_square(),
        Color::Black => pawns.flip_ranks().next_square(),
    };
    first.map_or(0, |square| square.rank() as usize)
}

#[inline(always)]
fn threats(board: &Board, side: Color, own: &Reach, other: &Reach, tally: &mut impl Tally) {
    let sign = sign(side);
    let of = |piece| board.colored_pieces(!side, piece);
    let minors = of(Piece::Knight) | of(Piece::Bishop);
    let (rooks, queens) = (of(Piece::Rook), of(Piece::Queen));
    let mut count = |place: usize, found: BitBoard| {
        let times = found.len() as i32;
        if times > 0 {
            tally.add(place, sign * times);
        }
    };
    count(PAWN_ATTACKS.at(0), own.pawns & minors);
    count(PAWN_ATTACKS.at(1), own.pawns & rooks);
    count(PAWN_ATTACKS.at(2), own.pawns & queens);
    count(PIECE_ATTACKS.at(0), own.minors & rooks);
    count(PIECE_ATTACKS.at(1), own.minors & queens);
    count(PIECE_ATTACKS.at(2), own.rooks & queens);
    let loose = own.all - other.all;
    count(LOOSE.at(0), loose & of(Piece::Pawn));
    count(LOOSE.at(1), loose & (minors | rooks));
}
