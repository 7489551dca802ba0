//! Chess as the page sees it. Every function that only chess needs stands in this folder: the box finds them by their
//! names and loads them when a table of chess is first opened (`tabuleiro-bind`). What any table calls is not inlined.

mod house;
mod setup;

pub(crate) use house::{check, drafted, facts, form, from_text};
pub(crate) use setup::{check as check_setup, read as read_position};

use ::chess::notation::{Letters, san, uci, wing};
use ::chess::position::{after, legal_moves};
use ::chess::{Board, Claim, Goal, Move, Piece, Rules, Square, Wing};
use ::players::chess::{Analysis, pawns, share};
use ::players::turns::ends_in;
use ::table::game::{Chess, ChessEvent};
use ::words::picture::ChessPicture;

use crate::types::{
    Action, BySide, Candidate, ChecksGiven, ChessKind, ChessTurn, ChessView, ClaimRight, Ending,
    EndingResult, Later, RecordEvent, RookStep, Side, TableCommon, Turn,
};

/// The number of a square: from 1 at a1 along the ranks.
pub(crate) const fn number(square: Square) -> u8 {
    square as u8 + 1
}

/// A legal move.
pub(crate) fn turn(board: &Board, rules: &Rules, made: Move) -> ChessTurn {
    let piece = board.piece_on(made.from).unwrap_or(Piece::Pawn);
    let rank = made.from.rank();
    let castles = wing(board, made);
    let files = castles.map(|wing| match wing {
        Wing::King => (::chess::File::G, ::chess::File::F),
        Wing::Queen => (::chess::File::C, ::chess::File::D),
    });
    let in_passing = piece == Piece::Pawn
        && made.from.file() != made.to.file()
        && !board.occupied().has(made.to);
    let taken = if in_passing {
        Some(Square::new(made.to.file(), rank))
    } else {
        (castles.is_none() && board.occupied().has(made.to)).then_some(made.to)
    };
    let next = after(board, rules, made);
    let check = !next.checkers().is_empty();
    ChessTurn {
        from: number(made.from),
        to: number(files.map_or(made.to, |(king, _)| Square::new(king, rank))),
        piece: piece.into(),
        taken: taken.map(number),
        promotion: made.promotion.map(ChessKind::from),
        rook: files.map(|(_, rook)| RookStep {
            from: number(made.to),
            to: number(Square::new(rook, rank)),
        }),
        check,
        mate: check && legal_moves(&next, rules).is_empty(),
        text: san(board, rules, made, Letters::English),
        uci: uci(board, rules, made),
    }
}

/// What plays a move: its squares.
pub(crate) fn action(board: &Board, rules: &Rules, made: Move) -> Action {
    Action::Typed {
        text: uci(board, rules, made),
    }
}

/// What plays the move of a thought at this table.
pub(crate) fn deed(game: &Chess, event: &ChessEvent) -> Option<Action> {
    match event {
        ChessEvent::Move(made) => Some(action(game.game().board(), game.rules(), *made)),
        ChessEvent::Claim(_) => None,
    }
}

/// What plays the move that is legal in place of a refused one.
#[inline(never)]
pub(crate) fn instead(game: &Chess, refusal: &::chess::Refusal) -> Option<Action> {
    Some(action(game.game().board(), game.rules(), refusal.instead?))
}

/// What the record shows of an event; `game` is as it was before.
#[inline(never)]
pub(crate) fn happened(game: &Chess, event: &ChessEvent) -> RecordEvent {
    match event {
        ChessEvent::Move(made) => RecordEvent::Chess {
            turn: Later(turn(game.game().board(), game.rules(), *made)),
        },
        ChessEvent::Claim(_) => RecordEvent::Claim,
    }
}

/// A table of chess; `moves` whether somebody is to move.
#[inline(never)]
pub(crate) fn view(
    game: &Chess,
    common: TableCommon,
    moves: bool,
    last: Option<&RecordEvent>,
) -> ChessView {
    let (rules, now) = (game.rules(), game.game());
    let board = now.board();
    let legal = if moves { now.legal_moves() } else { Vec::new() };
    let checked = !board.checkers().is_empty();
    ChessView {
        common,
        pieces: ChessPicture::of(board).pieces,
        claim_with: legal
            .iter()
            .filter(|made| now.claim_with(**made).is_some())
            .map(|made| uci(board, rules, *made))
            .collect(),
        turns: legal
            .into_iter()
            .map(|made| turn(board, rules, made))
            .collect(),
        check: checked.then(|| number(board.king(board.side_to_move()))),
        claim: now.claim().filter(|_| moves).map(|claim| match claim {
            Claim::Repetition(_) => ClaimRight::Repetition,
            Claim::NoProgress(_) => ClaimRight::NoProgress,
        }),
        checks: match rules.goal.value {
            Goal::Mate => None,
            Goal::Checks(wins) => Some(ChecksGiven {
                by: BySide::of(|side| now.checks(side.into())),
                wins,
            }),
        },
        last: match last {
            Some(RecordEvent::Chess { turn }) => Some(turn.0.clone()),
            _ => None,
        },
        taken: BySide::of(|side| taken_by(side, game.start(), board)),
    }
}

/// What a side has taken, as far as the board shows it: a pawn that became something has not been taken.
fn taken_by(side: Side, start: &Board, board: &Board) -> Vec<ChessKind> {
    let theirs = side.other().into();
    let count = |board: &Board, piece| board.colored_pieces(theirs, piece).len();
    let mut promoted = 0;
    let mut taken = Vec::new();
    for piece in Piece::ALL.into_iter().rev() {
        let (before, now) = (count(start, piece), count(board, piece));
        promoted += now.saturating_sub(before);
        let mut gone = before.saturating_sub(now);
        if piece == Piece::Pawn {
            gone = gone.saturating_sub(promoted);
        }
        taken.extend((0..gone).map(|_| ChessKind::from(piece)));
    }
    taken
}

/// The moves that were thought about, best first, with what is expected.
pub(crate) fn candidates(game: &Chess, analysis: &Analysis) -> (Vec<Candidate>, Vec<String>) {
    let (board, rules) = (game.game().board(), game.rules());
    let best = analysis.best().map_or(0, |best| best.score);
    let listed = analysis.moves.iter().map(|judged| Candidate {
        turn: Turn::Chess(turn(board, rules, judged.made)),
        action: action(board, rules, judged.made),
        value: pawns(judged.score),
        loss: pawns(best - judged.score).max(0.0),
        wins: Some(share(judged.score)),
        ending: ending(judged.score),
    });
    let mut at = board.clone();
    let line = analysis.line.iter().map(|made| {
        let text = san(&at, rules, *made, Letters::English);
        at = after(&at, rules, *made);
        text
    });
    (listed.collect(), line.collect())
}

/// A mate that was found.
pub(crate) fn ending(score: ::players::chess::Score) -> Option<Ending> {
    ends_in(score).map(|turns| Ending {
        result: if score > 0 {
            EndingResult::Won
        } else {
            EndingResult::Lost
        },
        turns: Some(turns),
        in_time: true,
    })
}
