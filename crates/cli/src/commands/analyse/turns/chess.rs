//! Chess as it is written down.

use std::sync::Arc;

use ::chess::notation::{Letters, san};
use ::chess::position::{after, to_fen};
use ::chess::{Board, Color, Game, Move, Rules};
use players::turns::review::{Reviewed, Worse};
use table::RuleSet;
use words::Lang;
use words::chess::move_text;
use words::terminal::Line;

use super::Written;

impl Written for Game {
    type Rules = Arc<Rules>;

    fn rules_id(rules: &Arc<Rules>) -> String {
        RuleSet::Chess(Arc::clone(rules)).to_string()
    }

    fn position(rules: &Arc<Rules>, board: &Board) -> String {
        to_fen(rules, board)
    }

    fn spelled(rules: &Arc<Rules>, board: &Board, moves: &[Move]) -> Vec<String> {
        let mut board = board.clone();
        let one = |&made: &Move| {
            let text = san(&board, rules, made, Letters::English);
            board = after(&board, rules, made);
            text
        };
        moves.iter().map(one).collect()
    }

    fn told(rules: &Arc<Rules>, board: &Board, moves: &[Move], lang: Lang) -> Vec<String> {
        let spelled = Self::spelled(rules, board, moves);
        spelled.iter().map(|text| move_text(text, lang)).collect()
    }

    fn number(turn: &Reviewed<Self>) -> String {
        let sign = match turn.position.side_to_move() {
            Color::White => ".",
            Color::Black => "…",
        };
        format!("{}{sign}", turn.position.fullmove_number())
    }

    fn worse(worse: &Worse<Move>, line: String, best: String) -> Option<Line> {
        Some(match *worse {
            Worse::Loses { moves, .. } => Line::WorseMated { moves, line },
            Worse::MissesWin { moves } => Line::WorseMissesMate { best, moves },
            Worse::Shot { pieces, .. } | Worse::Pieces { pieces, .. } => Line::WorseMaterial {
                line,
                pawns: pieces,
                best,
            },
            Worse::MissesPieces { pieces, .. } => Line::WorseMissesMaterial {
                line,
                pawns: pieces,
            },
            Worse::LetsCrown { .. } => Line::WorseLetsPromote { line, best },
            Worse::MissesCrown { .. } => Line::WorseMissesPromotion { line },
            Worse::Ending | Worse::Draws | Worse::Chances => return None,
        })
    }
}
