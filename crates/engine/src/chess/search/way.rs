//! The positions on the way: what has been there before, and whether nothing has happened for too long.

use chess::{Board, Goal, Promotion, Rules, Stalemate, is_dead};

/// What a search needs to know of the rules; how the pieces move the board knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laws {
    /// Capturing in passing or castling is not played, so a board after a move may have to forget a right.
    pub(super) trimmed: bool,
    pub(super) queen_only: bool,
    pub(super) stalemate_loses: bool,
    /// So many checks win.
    pub(super) checks: Option<u8>,
    /// Moves of both sides without progress until the game is drawn; the board counts no further than 100.
    pub(super) patience: Option<u8>,
    /// Whether positions that come again draw.
    pub(super) repeats: bool,
}

impl Laws {
    pub(super) fn of(rules: &Rules) -> Self {
        let no_progress = rules.no_progress.value;
        let repetition = rules.repetition.value;
        Self {
            trimmed: rules.castling.value == chess::Castling::None
                || rules.en_passant.value == chess::EnPassant::None,
            queen_only: rules.promotion.value == Promotion::Queen,
            stalemate_loses: rules.stalemate.value == Stalemate::Loss,
            checks: match rules.goal.value {
                Goal::Mate => None,
                Goal::Checks(most) => Some(most),
            },
            patience: no_progress
                .claimed
                .or(no_progress.automatic)
                .map(|moves| moves.min(50) * 2),
            repeats: repetition.claimed.or(repetition.automatic).is_some(),
        }
    }
}

/// The keys of the positions before the one that is looked at, those of the game first.
#[derive(Debug)]
pub(super) struct Way {
    keys: Vec<u64>,
}

impl Way {
    pub(super) const fn new(keys: Vec<u64>) -> Self {
        Self { keys }
    }

    pub(super) fn push(&mut self, key: u64) {
        self.keys.push(key);
    }

    pub(super) fn pop(&mut self) {
        self.keys.pop();
    }

    /// Whether a position is a draw by what came before, or by the few pieces that are left. One that comes again is a
    /// draw at once: whoever could do better has had the chance.
    pub(super) fn is_draw(&self, laws: &Laws, board: &Board, key: u64) -> bool {
        let quiet = board.halfmove_clock();
        if laws.patience.is_some_and(|most| quiet >= most) {
            // A mate on the last move counts (9.6.2).
            return board.checkers().is_empty() || board.generate_moves(|_| true);
        }
        if laws.checks.is_none() && !laws.stalemate_loses && is_dead(board) {
            return true;
        }
        laws.repeats
            && quiet >= 4
            && (self.keys.iter().rev().take(usize::from(quiet)))
                .skip(3)
                .step_by(2)
                .any(|&before| before == key)
    }
}
