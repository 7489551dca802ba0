//! Positions of chess set up by hand, and as text.

use std::collections::BTreeMap;

use ::chess::position::{self, FenError, to_fen};
use ::chess::{Board, Game, Rules};
use ::table::RuleSet;
use ::table::game::{NotAChessPosition, NotBegun};
use ::table::session::OpenError;
use ::words::chess::fen;
use ::words::files::open;
use ::words::picture::ChessPicture;
use std::sync::Arc;

use crate::types::{
    BoardPlace, ChessKind, ChessPiece, Localised, Picture, PositionText, Read, Setup, SetupCheck,
    SetupProblem, Side, Unreadable,
};

/// The number of a square by its name.
fn number(name: &str) -> Option<u8> {
    let square: ::chess::Square = name.parse().ok()?;
    Some(super::number(square))
}

const fn letter(piece: &ChessPiece) -> char {
    let letter = match piece.kind {
        ChessKind::Pawn => 'p',
        ChessKind::Knight => 'n',
        ChessKind::Bishop => 'b',
        ChessKind::Rook => 'r',
        ChessKind::Queen => 'q',
        ChessKind::King => 'k',
    };
    match piece.side {
        Side::Light => letter.to_ascii_uppercase(),
        Side::Dark => letter,
    }
}

/// The pieces as a FEN has them.
fn ranks(picture: &ChessPicture) -> String {
    let stands: BTreeMap<u8, char> = picture
        .pieces
        .iter()
        .filter_map(|piece| Some((number(&piece.square)?, letter(piece))))
        .collect();
    let mut ranks = Vec::new();
    for rank in (0..8_u8).rev() {
        let mut text = String::new();
        let mut free = 0;
        for file in 1..=8 {
            match stands.get(&(8 * rank + file)) {
                None => free += 1,
                Some(letter) => {
                    if free > 0 {
                        text += &free.to_string();
                    }
                    free = 0;
                    text.push(*letter);
                }
            }
        }
        if free > 0 {
            text += &free.to_string();
        }
        ranks.push(text);
    }
    ranks.join("/")
}

/// The board that was set up. Rights that do not fit it are left out: whoever takes a rook off means no castling.
fn built(rules: &Rules, picture: &ChessPicture, to_move: Side) -> Result<Board, FenError> {
    let pieces = ranks(picture);
    let side = match to_move {
        Side::Light => 'w',
        Side::Dark => 'b',
    };
    let fen = |rights: &str, passing: &str| {
        position::from_fen(rules, &format!("{pieces} {side} {rights} {passing} 0 1"))
    };
    let bare = fen("-", "-")?;
    let wanted = picture.castling.as_deref().unwrap_or_default();
    let fits = |right: &char| fen(&right.to_string(), "-").is_ok();
    let rights: String = wanted.chars().filter(fits).collect();
    let rights = if rights.is_empty() { "-" } else { &rights };
    let passing = picture.en_passant.as_deref().unwrap_or("-");
    Ok(fen(rights, passing)
        .or_else(|_| fen(rights, "-"))
        .unwrap_or(bare))
}

/// Squares to look at where a position cannot be: pawns on a last rank, kings that are too many.
fn wrong(picture: &ChessPicture) -> Vec<BoardPlace> {
    let kings = |side| {
        let own = |piece: &&ChessPiece| piece.kind == ChessKind::King && piece.side == side;
        picture.pieces.iter().filter(own).count()
    };
    let is_wrong = |piece: &&ChessPiece| match piece.kind {
        ChessKind::Pawn => piece.square.ends_with(['1', '8']),
        ChessKind::King => kings(piece.side) > 1,
        _ => false,
    };
    let places = picture.pieces.iter().filter(is_wrong);
    places
        .filter_map(|piece| number(&piece.square))
        .map(BoardPlace::Number)
        .collect()
}

/// What the box thinks of a set-up.
pub(crate) fn check(rules: &Arc<Rules>, picture: &ChessPicture, to_move: Side) -> SetupCheck {
    let problem = |message, lit| vec![SetupProblem { message, lit }];
    match built(rules, picture, to_move) {
        Err(fault) => SetupCheck {
            texts: Vec::new(),
            problems: problem(Localised::of(|lang| fen(fault, lang)), wrong(picture)),
        },
        Ok(board) => {
            let text = to_fen(rules, &board);
            let over = Game::new(rules.clone(), board).outcome().is_some();
            let set = RuleSet::Chess(rules.clone());
            let why = OpenError::Game(NotBegun::ChessPosition(NotAChessPosition::Over));
            SetupCheck {
                texts: vec![PositionText {
                    format: "FEN",
                    text,
                }],
                problems: if over {
                    problem(Localised::of(|lang| open(&why, &set, lang)), Vec::new())
                } else {
                    Vec::new()
                },
            }
        }
    }
}

/// Reads a position: a FEN, or the number of a shuffled start.
pub(crate) fn read(rules: &Rules, text: &str) -> Read<Setup> {
    match position::read(rules, text) {
        Ok(board) => Read::good(Setup {
            picture: Picture::Chess(ChessPicture::with_rights(&board, rules)),
            to_move: board.side_to_move().into(),
        }),
        Err(fault) => Read::bad(Unreadable {
            line: None,
            excerpt: text.chars().take(80).collect(),
            expected: Localised::of(|lang| fen(fault, lang)),
        }),
    }
}
