//! Boards and moves of chess in words, for who plays by ear.

use ::chess::notation::wing;
use ::chess::position::{after, legal_moves};
use ::chess::{Board, Color, Game, Piece, Wing};
use ::table::game::ChessEvent;

use crate::message::messages;
use crate::speech::Whose;
use crate::{Lang, Message};

messages! {
    /// What is said.
    Spoken {
        Men = "chess-speech-men" { whose: Whose, piece: Piece, count: usize, squares: String },
        Goes = "chess-speech-goes" { piece: Piece, from: String, to: String },
        Takes = "chess-speech-takes" { piece: Piece, from: String, to: String },
        Becomes = "chess-speech-becomes" { piece: Piece },
        InPassing = "chess-speech-in-passing",
        Castles = "chess-speech-castles" { wing: Wing },
        Check = "chess-speech-check",
        Mate = "chess-speech-mate",
        Claim = "chess-speech-claim",
        InCheck = "chess-speech-in-check",
    }
}

/// A board, one line a kind of piece, the listener's first.
#[must_use]
pub fn board(board: &Board, listener: Color, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    for (whose, side) in [(Whose::Own, listener), (Whose::Other, !listener)] {
        for piece in Piece::ALL.into_iter().rev() {
            let squares = board.colored_pieces(side, piece);
            let names: Vec<String> = squares.into_iter().map(|at| at.to_string()).collect();
            if !names.is_empty() {
                lines.push(Spoken::Men {
                    whose,
                    piece,
                    count: names.len(),
                    squares: names.join(", "),
                });
            }
        }
    }
    if !board.checkers().is_empty() {
        lines.push(Spoken::InCheck);
    }
    lines.iter().map(|line| line.say(lang)).collect()
}

/// What happens in a game, in words; `game` is as it was just before.
#[must_use]
pub fn event(game: &Game, event: &ChessEvent, lang: Lang) -> String {
    let board = game.board();
    let made = match event {
        ChessEvent::Move(made) => *made,
        ChessEvent::Claim(_) => return Spoken::Claim.say(lang),
    };
    let mut parts = Vec::new();
    if let Some(wing) = wing(board, made) {
        parts.push(Spoken::Castles { wing });
    } else {
        let piece = board.piece_on(made.from).unwrap_or(Piece::Pawn);
        let (from, to) = (made.from.to_string(), made.to.to_string());
        let aside = piece == Piece::Pawn && made.from.file() != made.to.file();
        let onto = board.occupied().has(made.to);
        parts.push(match onto || aside {
            true => Spoken::Takes { piece, from, to },
            false => Spoken::Goes { piece, from, to },
        });
        if aside && !onto {
            parts.push(Spoken::InPassing);
        }
        parts.extend(made.promotion.map(|piece| Spoken::Becomes { piece }));
    }
    let next = after(board, game.rules(), made);
    if !next.checkers().is_empty() {
        let mate = legal_moves(&next, game.rules()).is_empty();
        parts.push(if mate { Spoken::Mate } else { Spoken::Check });
    }
    let parts: Vec<String> = parts.iter().map(|part| part.say(lang)).collect();
    parts.join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn moves_by_ear_in_every_language() {
        let rules = Arc::new(::chess::Rules::FIDE);
        let fen = "r3k2r/pP3ppp/8/3pP3/8/5N2/P4PPP/R3K2R w KQkq d6 0 1";
        let board = ::chess::position::from_fen(&rules, fen).expect("a position");
        let game = Game::new(rules, board);
        let mut told = String::new();
        for lang in Lang::ALL {
            for text in ["O-O", "O-O-O", "exd6", "bxa8=Q", "Nd4"] {
                let made = game.read(text).expect("a legal move");
                told += &format!("{}\n", event(&game, &ChessEvent::Move(made), lang));
            }
            told += &format!("{}\n", event(&game, &ChessEvent::Claim(None), lang));
            told += &format!(
                "{}\n",
                super::board(game.board(), Color::White, lang).join("\n")
            );
        }
        insta::assert_snapshot!(told);
    }

    #[test]
    fn letters_of_every_language() {
        use crate::chess::{move_text, typed};
        for (lang, text) in [
            (Lang::En, "Nbxd2+"),
            (Lang::Pt, "Cbxd2+"),
            (Lang::Es, "Cbxd2+"),
            (Lang::It, "Cbxd2+"),
        ] {
            assert_eq!(move_text("Nbxd2+", lang), text);
            assert_eq!(typed(text, lang), "Nbxd2+");
        }
        assert_eq!(move_text("bxa8=B", Lang::It), "bxa8=A");
        assert_eq!(typed("claim Rf1", Lang::Pt), "claim Kf1");
    }
}
