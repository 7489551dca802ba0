//! A chessboard: as data, and as lines of text. No module `chess`: the page lists first positions before the code of
//! chess has come (`tabuleiro-bind`).

use ::chess::position::to_fen;
use ::chess::{Board, Piece, Rank, Rules, Square};
use ::table::Side;
use serde::{Deserialize, Serialize};

use super::Beside;

/// A chessboard with its pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChessPicture {
    /// The pieces, from a1 on.
    pub pieces: Vec<ChessPiece>,
    /// Who may castle with which rook, as a FEN has it; nothing on a board that is only looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub castling: Option<String>,
    /// The square behind a pawn that can be captured in passing; nothing on a board that is only looked at.
    #[serde(default, skip_serializing_if = "Option::is_none", rename = "enPassant")]
    #[cfg_attr(feature = "ts", ts(optional, rename = "enPassant"))]
    pub en_passant: Option<String>,
}

/// A piece on its square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChessPiece {
    /// The square: `e4`.
    pub square: String,
    /// Whose.
    pub side: Side,
    /// What.
    pub kind: ChessKind,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ChessKind {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// A king.
    King,
}

impl From<Piece> for ChessKind {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::Pawn => Self::Pawn,
            Piece::Knight => Self::Knight,
            Piece::Bishop => Self::Bishop,
            Piece::Rook => Self::Rook,
            Piece::Queen => Self::Queen,
            Piece::King => Self::King,
        }
    }
}

impl ChessPicture {
    /// The picture of a position.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let pieces = Square::ALL.into_iter().filter_map(|square| {
            Some(ChessPiece {
                square: square.to_string(),
                side: board.color_on(square).map(Side::from)?,
                kind: board.piece_on(square)?.into(),
            })
        });
        Self {
            pieces: pieces.collect(),
            castling: None,
            en_passant: None,
        }
    }

    /// The same with the rights that a FEN names, for who sets up a position.
    #[must_use]
    pub fn with_rights(board: &Board, rules: &Rules) -> Self {
        let fen = to_fen(rules, board);
        let mut rights = fen.split(' ').skip(2).take(2);
        let mut next = || rights.next().filter(|text| *text != "-").map(str::to_owned);
        Self {
            castling: next(),
            en_passant: next(),
            ..Self::of(board)
        }
    }

    fn on(&self, square: Square) -> Option<&ChessPiece> {
        let name = square.to_string();
        self.pieces.iter().find(|piece| piece.square == name)
    }

    /// `♔ e1, ♚ e8`.
    pub(super) fn in_signs(&self) -> String {
        let signs = self.pieces.iter().map(|piece| {
            let sign = sign(piece.side, piece.kind);
            format!("{sign} {}", piece.square)
        });
        signs.collect::<Vec<_>>().join(", ")
    }

    /// The board as White sees it.
    pub(super) fn to_text(&self, beside: &Beside) -> Vec<String> {
        let width = if beside.fits(8 * 3 + 6) { 3 } else { 2 };
        let edge = "─".repeat(8 * width + 1);
        let mut lines = vec![format!("   ┌{edge}┐")];
        for rank in Rank::ALL.into_iter().rev() {
            let cells: String = ::chess::File::ALL
                .into_iter()
                .map(|file| {
                    let piece = self.on(Square::new(file, rank));
                    let sign = piece.map_or('·', |piece| sign(piece.side, piece.kind));
                    format!("{sign:>width$}")
                })
                .collect();
            lines.push(format!("{:>2} │{cells} │", rank.to_string()));
        }
        lines.push(format!("   └{edge}┘"));
        let files: String = ('a'..='h').map(|file| format!("{file:>width$}")).collect();
        lines.push(format!("    {files}"));
        lines
    }
}

/// The sign of a piece.
const fn sign(side: Side, kind: ChessKind) -> char {
    match (side, kind) {
        (Side::Light, ChessKind::King) => '♔',
        (Side::Light, ChessKind::Queen) => '♕',
        (Side::Light, ChessKind::Rook) => '♖',
        (Side::Light, ChessKind::Bishop) => '♗',
        (Side::Light, ChessKind::Knight) => '♘',
        (Side::Light, ChessKind::Pawn) => '♙',
        (Side::Dark, ChessKind::King) => '♚',
        (Side::Dark, ChessKind::Queen) => '♛',
        (Side::Dark, ChessKind::Rook) => '♜',
        (Side::Dark, ChessKind::Bishop) => '♝',
        (Side::Dark, ChessKind::Knight) => '♞',
        (Side::Dark, ChessKind::Pawn) => '♟',
    }
}

/// The sign in letters that every terminal has: capitals are White's.
pub(crate) const fn piece_in_ascii(sign: char) -> char {
    match sign {
        '♔' => 'K',
        '♕' => 'Q',
        '♖' => 'R',
        '♗' => 'B',
        '♘' => 'N',
        '♙' => 'P',
        '♚' => 'k',
        '♛' => 'q',
        '♜' => 'r',
        '♝' => 'b',
        '♞' => 'n',
        _ => 'p',
    }
}

impl From<ChessKind> for Piece {
    fn from(kind: ChessKind) -> Self {
        match kind {
            ChessKind::Pawn => Self::Pawn,
            ChessKind::Knight => Self::Knight,
            ChessKind::Bishop => Self::Bishop,
            ChessKind::Rook => Self::Rook,
            ChessKind::Queen => Self::Queen,
            ChessKind::King => Self::King,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Picture;

    #[test]
    fn a_board_in_lines() {
        let picture = Picture::Chess(ChessPicture::of(&Board::default()));
        let lines = picture.to_text(&Beside::default());
        assert_eq!(lines[1], " 8 │  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜ │");
        assert_eq!(lines[10], "      a  b  c  d  e  f  g  h");
        let narrow = picture.to_text(&Beside {
            columns: Some(24),
            ..Beside::default()
        });
        assert!(narrow.iter().all(|line| line.chars().count() <= 24));
        assert!(picture.in_signs().starts_with("♖ a1, ♘ b1"));
    }
}
