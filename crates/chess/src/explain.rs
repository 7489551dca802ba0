//! Whether a move is legal and, if not, the first rule that forbids it, in the order in which a person would look: is
//! there a piece, does it go so, is the way free, and what of the king.

use cozy_chess::{
    BitBoard, Board, Color, File, Move, Piece, Rank, Square, get_between_rays, get_bishop_moves,
    get_bishop_rays, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves,
    get_rook_rays,
};

use crate::illegal::{Illegal, Wing};
use crate::rules::{Castling, EnPassant, Promotion, Rules};

/// A move as a hand makes it: a piece from one square to another, and what a pawn becomes. A king that castles goes to
/// where it will stand, or to its rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    /// From here …
    pub from: Square,
    /// … to here.
    pub to: Square,
    /// What a pawn is to become.
    pub promotion: Option<Piece>,
}

/// The move that an attempt means, if it is legal.
///
/// # Errors
/// The rule that forbids it.
pub fn examine(board: &Board, rules: &Rules, attempt: Attempt) -> Result<Move, Illegal> {
    let Attempt {
        from,
        to,
        promotion,
    } = attempt;
    let side = board.side_to_move();
    let piece = board.piece_on(from).ok_or(Illegal::NoPiece { from })?;
    if board.color_on(from) != Some(side) {
        return Err(Illegal::NotYours { from });
    }
    if from == to {
        return Err(Illegal::StaysPut { at: from });
    }
    if let Some(wing) = castles(board, piece, from, to) {
        return castle(board, rules, wing);
    }
    if board.colors(side).has(to) {
        return Err(Illegal::OwnPiece { at: to });
    }
    goes(board, rules, piece, from, to)?;
    becomes(rules, piece, side, to, promotion)?;
    let made = Move {
        from,
        to,
        promotion,
    };
    if board.is_legal(made) {
        Ok(made)
    } else {
        Err(exposes(board, piece, from, to))
    }
}

/// Which way a king means to castle, if it does: on to its own rook, or two squares aside.
fn castles(board: &Board, piece: Piece, from: Square, to: Square) -> Option<Wing> {
    let side = board.side_to_move();
    if piece != Piece::King || from.rank() != to.rank() {
        return None;
    }
    let onto_rook = board.colored_pieces(side, Piece::Rook).has(to);
    let aside = (from.file() as i8 - to.file() as i8).abs() == 2;
    let home = from.rank() == Rank::First.relative_to(side);
    (home && (onto_rook || aside)).then_some(if to.file() > from.file() {
        Wing::King
    } else {
        Wing::Queen
    })
}

/// Castling, article by article.
pub(crate) fn castle(board: &Board, rules: &Rules, wing: Wing) -> Result<Move, Illegal> {
    if rules.castling.value == Castling::None {
        return Err(Illegal::NoCastling);
    }
    let side = board.side_to_move();
    let rights = board.castle_rights(side);
    let (file, king_file, rook_file) = match wing {
        Wing::King => (rights.short, File::G, File::F),
        Wing::Queen => (rights.long, File::C, File::D),
    };
    let file = file.ok_or(Illegal::CastlingLost { wing })?;
    let rank = Rank::First.relative_to(side);
    let on = |file| Square::new(file, rank);
    let (king, rook) = (board.king(side), on(file));
    let (king_to, rook_to) = (on(king_file), on(rook_file));
    let both = king.bitboard() | rook.bitboard();
    let way = path(king, king_to) | path(rook, rook_to) | get_between_rays(king, rook);
    if let Some(at) = ((way & board.occupied()) - both).next_square() {
        return Err(Illegal::CastlingBlocked { at });
    }
    if let Some(by) = board.checkers().next_square() {
        return Err(Illegal::CastlingOutOfCheck { by });
    }
    let pieces = (board.occupied() - both) | rook_to.bitboard();
    for at in path(king, king_to) {
        // The rook has left its corner only where the king ends; on the way there it still stands.
        let pieces = if at == king_to {
            pieces
        } else {
            board.occupied() - king.bitboard()
        };
        if let Some(by) = attackers(board, at, !side, pieces).next_square() {
            return Err(Illegal::CastlingThroughCheck { at, by });
        }
    }
    Ok(Move {
        from: king,
        to: rook,
        promotion: None,
    })
}

/// The squares from one to another on a row, the last one too.
fn path(from: Square, to: Square) -> BitBoard {
    get_between_rays(from, to) | (to.bitboard() - from.bitboard())
}

/// Whether the piece goes so, and nothing stands in its way.
fn goes(
    board: &Board,
    rules: &Rules,
    piece: Piece,
    from: Square,
    to: Square,
) -> Result<(), Illegal> {
    let ways = match piece {
        Piece::Pawn => return pawn_goes(board, rules, from, to),
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => get_bishop_rays(from),
        Piece::Rook => get_rook_rays(from),
        Piece::Queen => get_bishop_rays(from) | get_rook_rays(from),
        Piece::King => get_king_moves(from),
    };
    if !ways.has(to) {
        return Err(Illegal::NotItsWay { piece, from, to });
    }
    let between = get_between_rays(from, to) & board.occupied();
    match nearest(from, between) {
        Some(at) if piece != Piece::Knight => Err(Illegal::PathBlocked { piece, at }),
        _ => Ok(()),
    }
}

/// The square that lies nearest.
fn nearest(from: Square, squares: BitBoard) -> Option<Square> {
    let distance = |square: &Square| {
        let files = (square.file() as i8 - from.file() as i8).abs();
        files.max((square.rank() as i8 - from.rank() as i8).abs())
    };
    squares.into_iter().min_by_key(distance)
}

fn pawn_goes(board: &Board, rules: &Rules, from: Square, to: Square) -> Result<(), Illegal> {
    let side = board.side_to_move();
    let ahead = match side {
        Color::White => 1,
        Color::Black => -1,
    };
    let rows = (to.rank() as i8 - from.rank() as i8) * ahead;
    let files = (to.file() as i8 - from.file() as i8).abs();
    if rows <= 0 {
        return Err(match files {
            0 | 1 => Illegal::PawnBackward { from },
            _ => not_so(from, to),
        });
    }
    match (files, rows) {
        (0, 1) if board.occupied().has(to) => Err(Illegal::PawnCapturesForward { at: to }),
        (0, 1) => Ok(()),
        (0, 2) if from.rank() != Rank::Second.relative_to(side) => {
            Err(Illegal::PawnTwoSquares { from })
        }
        (0, 2) => {
            let between = from.offset(0, ahead);
            if board.occupied().has(between) {
                Err(Illegal::PathBlocked {
                    piece: Piece::Pawn,
                    at: between,
                })
            } else if board.occupied().has(to) {
                Err(Illegal::PawnCapturesForward { at: to })
            } else {
                Ok(())
            }
        }
        (1, 1) if board.occupied().has(to) => Ok(()),
        (1, 1) => in_passing(board, rules, from, to),
        _ => Err(not_so(from, to)),
    }
}

const fn not_so(from: Square, to: Square) -> Illegal {
    Illegal::NotItsWay {
        piece: Piece::Pawn,
        from,
        to,
    }
}

/// A pawn goes aside to an empty square: to take another in passing, or not at all.
fn in_passing(board: &Board, rules: &Rules, from: Square, to: Square) -> Result<(), Illegal> {
    let side = board.side_to_move();
    let pawn = Square::new(to.file(), from.rank());
    let beside = from.rank() == Rank::Fifth.relative_to(side)
        && board.colored_pieces(!side, Piece::Pawn).has(pawn);
    if !beside {
        Err(Illegal::PawnNothingThere { at: to })
    } else if rules.en_passant.value == EnPassant::None {
        Err(Illegal::NoEnPassant { pawn })
    } else if board.en_passant() == Some(to.file()) {
        Ok(())
    } else {
        Err(Illegal::EnPassantTooLate { pawn })
    }
}

/// Whether what a piece is to become is what it may become.
fn becomes(
    rules: &Rules,
    piece: Piece,
    side: Color,
    to: Square,
    promotion: Option<Piece>,
) -> Result<(), Illegal> {
    let arrives = piece == Piece::Pawn && to.rank() == Rank::Eighth.relative_to(side);
    match promotion {
        None if arrives => Err(Illegal::PromotionMissing { at: to }),
        None => Ok(()),
        Some(_) if !arrives => Err(Illegal::NoPromotion { at: to }),
        Some(piece) => {
            let usual = !matches!(piece, Piece::Pawn | Piece::King);
            let here = piece == Piece::Queen || rules.promotion.value == Promotion::Any;
            if usual && here {
                Ok(())
            } else {
                Err(Illegal::PromotionTo { piece })
            }
        }
    }
}

/// What is wrong with a move that is made as the piece goes: the king.
fn exposes(board: &Board, piece: Piece, from: Square, to: Square) -> Illegal {
    let side = board.side_to_move();
    let passed = Square::new(to.file(), from.rank());
    let in_passing = piece == Piece::Pawn && from.file() != to.file() && !board.occupied().has(to);
    let mut pieces = (board.occupied() - from.bitboard()) | to.bitboard();
    if in_passing {
        pieces -= passed.bitboard();
    }
    let king = if piece == Piece::King {
        to
    } else {
        board.king(side)
    };
    let taken = to.bitboard()
        | if in_passing {
            passed.bitboard()
        } else {
            BitBoard::EMPTY
        };
    let by = (attackers(board, king, !side, pieces) - taken).next_square();
    // Nothing else can forbid it; were there a rule that this file does not know, the piece itself is pointed at.
    let by = by.unwrap_or(from);
    if piece == Piece::King {
        Illegal::IntoCheck { to, by }
    } else if board.checkers().is_empty() {
        Illegal::Pinned { from, by, king }
    } else {
        Illegal::InCheck { king, by }
    }
}

/// The pieces of a side that attack a square, on a board with these squares occupied.
pub(crate) fn attackers(board: &Board, at: Square, side: Color, occupied: BitBoard) -> BitBoard {
    let of = |piece| board.pieces(piece);
    let queens = of(Piece::Queen);
    let found = get_knight_moves(at) & of(Piece::Knight)
        | get_king_moves(at) & of(Piece::King)
        | get_pawn_attacks(at, !side) & of(Piece::Pawn)
        | get_bishop_moves(at, occupied) & (of(Piece::Bishop) | queens)
        | get_rook_moves(at, occupied) & (of(Piece::Rook) | queens);
    found & board.colors(side)
}
