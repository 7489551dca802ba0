//! A game: what came before counts for repetitions, for moves without progress and for checks given.

use alloc::sync::Arc;
use alloc::vec::Vec;

use cozy_chess::{Board, Color, File, Move, Piece, Rank, Square, get_pawn_attacks};

use crate::explain::{Attempt, examine};
use crate::illegal::Illegal;
use crate::material;
use crate::position::{knows_all, legal_moves, ruled};
use crate::rules::{Goal, Rules, Stalemate};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// The king is in check and nothing helps.
    Checkmate,
    /// No move, and no check.
    Stalemate,
    /// Nobody can ever mate.
    DeadPosition,
    /// The same position so many times, by itself.
    Repetition(u8),
    /// So many moves of each side without a capture or a pawn's move, by itself.
    NoProgress(u8),
    /// The same position so many times, and a player claimed the draw.
    ClaimedRepetition(u8),
    /// So many moves without progress, and a player claimed the draw.
    ClaimedNoProgress(u8),
    /// So many checks were given.
    Checks(u8),
}

impl EndReason {
    /// Every stable name.
    pub const IDS: [&'static str; 6] = [
        "checkmate",
        "stalemate",
        "dead-position",
        "repetition",
        "no-progress",
        "checks",
    ];

    /// A stable name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead-position",
            Self::Repetition(_) | Self::ClaimedRepetition(_) => "repetition",
            Self::NoProgress(_) | Self::ClaimedNoProgress(_) => "no-progress",
            Self::Checks(_) => "checks",
        }
    }

    /// Whether it is a draw that nobody claims and the board does not show.
    const fn comes_by_itself(self) -> bool {
        matches!(
            self,
            Self::DeadPosition | Self::Repetition(_) | Self::NoProgress(_)
        )
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; nobody in a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: EndReason,
}

/// A draw that can be claimed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The same position so many times (9.2).
    Repetition(u8),
    /// So many moves without progress (9.3).
    NoProgress(u8),
}

/// What a game counts beside its positions; together, so that a move keeps and restores them at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counts {
    /// The first position that could come again: the one after the last capture or pawn's move. (A right to castle that
    /// is lost makes others of the positions before too, which their keys know.)
    since: usize,
    /// Moves of both sides without a capture or a pawn's move; the board's own count ends at 100.
    quiet: u16,
    /// Checks given by White and by Black.
    checks: [u8; 2],
}

/// A game under way or over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Arc<Rules>,
    board: Board,
    /// The positions so far, the one on the board last.
    seen: Vec<u64>,
    counts: Counts,
    /// Whether the rules leave something out that a board knows.
    trimmed: bool,
    /// A draw that was claimed; every other end is on the board.
    claimed: Option<Outcome>,
    /// Whether the players went on past a draw that came by itself: then no other does.
    gone_on: bool,
}

/// What [`Game::take_back`] needs.
#[derive(Clone, Debug)]
pub struct Before {
    board: Board,
    counts: Counts,
}

impl Game {
    /// A game that begins with a position.
    #[must_use]
    pub fn new(rules: Arc<Rules>, board: Board) -> Self {
        Self {
            seen: alloc::vec![key(&board)],
            counts: Counts {
                since: 0,
                quiet: u16::from(board.halfmove_clock()),
                checks: [0; 2],
            },
            trimmed: !knows_all(&rules),
            claimed: None,
            gone_on: false,
            rules,
            board,
        }
    }

    /// Its rules.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The position on the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// How it ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.claimed.or_else(|| self.ending())
    }

    /// Checks that a side has given.
    #[must_use]
    pub const fn checks(&self, side: Color) -> u8 {
        self.counts.checks[side as usize]
    }

    /// Every legal move; none once the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.outcome() {
            Some(_) => Vec::new(),
            None => legal_moves(&self.board, &self.rules),
        }
    }

    /// The move that an attempt means, if it is legal.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge(&self, attempt: Attempt) -> Result<Move, Illegal> {
        match self.outcome() {
            Some(_) => Err(Illegal::GameOver),
            None => examine(&self.board, &self.rules, attempt),
        }
    }

    /// Makes a move that has been judged in this very position. What comes back takes it back again.
    #[inline]
    pub fn play(&mut self, made: Move) -> Before {
        let board = self.board.clone();
        let counts = self.make(made);
        Before { board, counts }
    }

    /// The same for whoever has a copy of the board already.
    #[inline]
    pub(crate) fn make(&mut self, made: Move) -> Counts {
        let counts = self.counts;
        let mover = self.board.side_to_move();
        self.board.play_unchecked(made);
        if self.trimmed {
            self.board = ruled(self.board.clone(), &self.rules);
        }
        // The board's own count begins anew with a capture or a pawn's move.
        if self.board.halfmove_clock() == 0 {
            self.counts.quiet = 0;
            self.counts.since = self.seen.len();
        } else {
            self.counts.quiet = self.counts.quiet.saturating_add(1);
        }
        self.seen.push(key(&self.board));
        if !self.board.checkers().is_empty() {
            let checks = &mut self.counts.checks[mover as usize];
            *checks = checks.saturating_add(1);
        }
        counts
    }

    /// Takes back the last move, or a draw claimed after it: `before` is what [`Game::play`] gave for it.
    #[inline]
    pub fn take_back(&mut self, before: Before) {
        let Before { board, counts } = before;
        self.put_back(&board, counts);
    }

    /// Takes back the last move: the board before it, and what [`Game::make`] gave for it.
    #[inline]
    pub(crate) fn put_back(&mut self, board: &Board, counts: Counts) {
        self.seen.pop();
        self.claimed = None;
        self.board.clone_from(board);
        self.counts = counts;
    }

    /// How often the position on the board has been there.
    #[must_use]
    pub fn times(&self) -> u8 {
        let now = self.seen.last();
        let seen = &self.seen[self.counts.since..];
        let times = seen.iter().filter(|&key| Some(key) == now).count();
        u8::try_from(times).unwrap_or(u8::MAX)
    }

    /// The positions that could come again, as [`position_key`](crate::position_key) knows them, the one on the board
    /// last.
    #[must_use]
    pub fn repeatable(&self) -> &[u64] {
        &self.seen[self.counts.since..]
    }

    /// The same game with everything forgotten that has been there once only: what comes again in it is there for the
    /// third time, which is when a draw can be claimed.
    #[must_use]
    pub fn remembering_repetitions(&self) -> Self {
        let mut game = self.clone();
        let seen = self.repeatable();
        let times = |key: u64| seen.iter().filter(|&&other| other == key).count();
        for key in &mut game.seen[self.counts.since..] {
            if times(*key) < 2 {
                *key = 0;
            }
        }
        if let (Some(now), Some(key)) = (game.seen.last_mut(), self.seen.last()) {
            *now = *key;
        }
        game
    }

    /// Moves of each side without a capture or a pawn's move.
    #[must_use]
    pub const fn quiet_moves(&self) -> u16 {
        self.counts.quiet / 2
    }

    /// The draw that the side to move can claim with the position on the board (9.2.2, 9.3.2), if there is one.
    #[must_use]
    pub fn claim(&self) -> Option<Claim> {
        if self.outcome().is_some() {
            return None;
        }
        self.claimable()
    }

    /// The draw that the side to move can claim with a legal move that it is about to make (9.2.1, 9.3.1).
    #[must_use]
    pub fn claim_with(&self, made: Move) -> Option<Claim> {
        if self.outcome().is_some() {
            return None;
        }
        let mut after = self.clone();
        after.play(made);
        after.claimable()
    }

    fn claimable(&self) -> Option<Claim> {
        let often = self.rules.repetition.value.claimed;
        let long = self.rules.no_progress.value.claimed;
        if let Some(often) = often.filter(|&often| self.times() >= often) {
            Some(Claim::Repetition(often))
        } else {
            long.filter(|&long| self.quiet_moves() >= u16::from(long))
                .map(Claim::NoProgress)
        }
    }

    /// Ends the game by the draw that can be claimed: with the position on the board, or with the move that the player
    /// is about to make. The move is not made on the board.
    ///
    /// # Errors
    /// If there is none.
    pub fn claim_draw(&mut self, with: Option<Move>) -> Result<Outcome, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        let claim = with.map_or_else(|| self.claim(), |made| self.claim_with(made));
        let reason = match claim.ok_or(Illegal::NothingToClaim)? {
            Claim::Repetition(times) => EndReason::ClaimedRepetition(times),
            Claim::NoProgress(moves) => EndReason::ClaimedNoProgress(moves),
        };
        let outcome = Outcome {
            winner: None,
            reason,
        };
        self.claimed = Some(outcome);
        Ok(outcome)
    }

    /// Goes on although the game has just been drawn by itself, as players did before there was such a rule. Says
    /// whether it did.
    pub fn play_on(&mut self) -> bool {
        let by_itself = self
            .outcome()
            .is_some_and(|outcome| outcome.reason.comes_by_itself());
        self.gone_on |= by_itself;
        by_itself
    }

    /// Who wins when this side's time is over (6.9): the other, unless it could not mate by any series of moves.
    #[must_use]
    pub fn wins_on_time_against(&self, side: Color) -> Option<Color> {
        (!self.only_mate_wins() || material::can_mate(&self.board, !side)).then_some(!side)
    }

    /// Where checks or stalemate win, a king alone is not yet harmless.
    fn only_mate_wins(&self) -> bool {
        self.rules.goal.value == Goal::Mate && self.rules.stalemate.value == Stalemate::Draw
    }

    fn ending(&self) -> Option<Outcome> {
        let mover = self.board.side_to_move();
        let won = |reason| {
            Some(Outcome {
                winner: Some(!mover),
                reason,
            })
        };
        let drawn = |reason| {
            Some(Outcome {
                winner: None,
                reason,
            })
        };
        // Whether anything can move does not depend on what a pawn may become.
        let stuck = !self.board.generate_moves(|_| true);
        if stuck && !self.board.checkers().is_empty() {
            return won(EndReason::Checkmate);
        }
        if let Goal::Checks(most) = self.rules.goal.value
            && self.counts.checks[!mover as usize] >= most
        {
            return won(EndReason::Checks(most));
        }
        if stuck {
            return match self.rules.stalemate.value {
                Stalemate::Draw => drawn(EndReason::Stalemate),
                Stalemate::Loss => won(EndReason::Stalemate),
            };
        }
        if self.gone_on {
            return None;
        }
        if self.only_mate_wins() && material::is_dead(&self.board) {
            return drawn(EndReason::DeadPosition);
        }
        let often = self.rules.repetition.value.automatic;
        if let Some(often) = often.filter(|&often| self.times() >= often) {
            return drawn(EndReason::Repetition(often));
        }
        let long = self.rules.no_progress.value.automatic;
        long.filter(|&long| self.quiet_moves() >= u16::from(long))
            .and_then(|long| drawn(EndReason::NoProgress(long)))
    }
}

/// What makes positions the same (9.2.3): pieces, side to move, rights to castle, and a pawn that can really be taken
/// in passing.
#[must_use]
#[inline]
pub fn key(board: &Board) -> u64 {
    match board.en_passant() {
        Some(file) => key_in_passing(board, file),
        None => board.hash(),
    }
}

/// The same where a pawn has just gone two squares.
fn key_in_passing(board: &Board, file: File) -> u64 {
    let side = board.side_to_move();
    let to = Square::new(file, Rank::Sixth.relative_to(side));
    let pawns = get_pawn_attacks(to, !side) & board.colored_pieces(side, Piece::Pawn);
    let can_be_taken = pawns.into_iter().any(|from| {
        board.is_legal(Move {
            from,
            to,
            promotion: None,
        })
    });
    let other = (file as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let hash = board.hash_without_ep();
    if can_be_taken {
        hash.wrapping_add(other)
    } else {
        hash
    }
}
