//! Sides, pieces, unchecked set-ups and checked positions.

use crate::explain;
use crate::fast::routes;
use crate::{
    Board, Compulsion, Goal, Illegal, KingPatience, Move, Placing, Rules, Square, SquareSet, Turn,
};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// At the bottom of the board, moving up.
    White,
    /// At the top of the board, moving down.
    Black,
}

impl Side {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PieceKind {
    /// A man.
    Man,
    /// A king.
    King,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: PieceKind,
}

/// How often the same king has just moved, while its side had men too (see [`KingPatience`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KingRun {
    /// Where the king stands now.
    pub king: Square,
    /// How many moves in a row it has made without capturing.
    pub moves: u8,
}

/// Pieces put on a board by hand, not yet checked.
///
/// Its text ([`plain`](crate::plain)) needs no rules; a FEN does, since it names squares as a rule set does: see
/// [`fen`](crate::formats::fen) and [`RuledPosition`](crate::RuledPosition).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Whose turn it is.
    pub to_move: Side,
    /// Where White's pieces stand.
    pub white: SquareSet,
    /// Where Black's pieces stand.
    pub black: SquareSet,
    /// Which of all these are kings.
    pub kings: SquareSet,
    /// Which of the opponent's pieces the side to move may huff.
    pub huffable: SquareSet,
    /// White's and Black's king runs.
    pub king_runs: [Option<KingRun>; 2],
}

/// What is wrong with a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// A piece stands off the board.
    OffTheBoard(Square),
    /// Two pieces stand on one square.
    TwoOnOneSquare(Square),
    /// A crown on an empty square.
    CrownOnNothing(Square),
    /// A man stands where it would have been crowned.
    UncrownedMan(Square),
    /// The square to huff does not hold an opponent's piece, these rules know no huff, or the game is over.
    NothingToHuff(Square),
    /// A king run names a square without such a king, or a count the rules do not know.
    NoSuchKingRun(Square),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, square) = match self {
            Self::OffTheBoard(square) => ("a piece stands off the board", square),
            Self::TwoOnOneSquare(square) => ("two pieces stand on one square", square),
            Self::CrownOnNothing(square) => ("a crown lies on an empty square", square),
            Self::UncrownedMan(square) => ("a man stands on its last row without a crown", square),
            Self::NothingToHuff(square) => ("there is no piece to huff", square),
            Self::NoSuchKingRun(square) => ("the king run does not fit the position", square),
        };
        // In reading order from the top left; the caller who knows the rule set's numbering words it better.
        write!(f, "{what} (square {} in reading order)", square.index() + 1)
    }
}

impl core::error::Error for Flaw {}

impl Setup {
    /// An empty board.
    #[must_use]
    pub const fn empty(to_move: Side) -> Self {
        Self {
            to_move,
            white: SquareSet::EMPTY,
            black: SquareSet::EMPTY,
            kings: SquareSet::EMPTY,
            huffable: SquareSet::EMPTY,
            king_runs: [None; 2],
        }
    }

    /// How a game starts under these rules.
    #[must_use]
    pub fn start(rules: &Rules) -> Self {
        let board = rules.board.value;
        let (first, rows) = match rules.placing.value {
            Placing::FirstRows(rows) => (0, rows),
            Placing::RowsAfterTheFirst(rows) => (1, rows),
        };
        let black: SquareSet = board
            .iter()
            .filter(|&square| (first..first + rows).contains(&board.place(square).0))
            .collect();
        Self {
            white: black.iter().map(|square| board.turned(square)).collect(),
            black,
            ..Self::empty(rules.first_mover.value)
        }
    }

    /// Puts a piece on a square, in place of what stood there.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.white = self.white.without(square);
        self.black = self.black.without(square);
        self.kings = self.kings.without(square);
        if let Some(piece) = piece {
            match piece.side {
                Side::White => self.white = self.white.with(square),
                Side::Black => self.black = self.black.with(square),
            }
            if piece.kind == PieceKind::King {
                self.kings = self.kings.with(square);
            }
        }
    }

    /// Where the pieces of a side stand.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> SquareSet {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The piece on a square.
    #[must_use]
    pub const fn piece(&self, square: Square) -> Option<Piece> {
        let kind = if self.kings.contains(square) {
            PieceKind::King
        } else {
            PieceKind::Man
        };
        let side = if self.white.contains(square) {
            Side::White
        } else if self.black.contains(square) {
            Side::Black
        } else {
            return None;
        };
        Some(Piece { side, kind })
    }

    /// A king run ends with its king, and with the last man.
    fn end_idle_run(&mut self, side: Side) {
        let own = self.pieces(side);
        let has_men = !own.difference(self.kings).is_empty();
        self.king_runs[side as usize] =
            self.king_runs[side as usize].filter(|run| has_men && own.contains(run.king));
    }

    /// The same situation with the colours exchanged and the board turned: every rule set treats both alike.
    #[must_use]
    pub fn flipped(&self, board: Board) -> Self {
        let turn = |set: SquareSet| set.iter().map(|square| board.turned(square)).collect();
        let turn_run = |run: Option<KingRun>| {
            run.map(|run| KingRun {
                king: board.turned(run.king),
                ..run
            })
        };
        Self {
            to_move: self.to_move.other(),
            white: turn(self.black),
            black: turn(self.white),
            kings: turn(self.kings),
            huffable: turn(self.huffable),
            king_runs: [turn_run(self.king_runs[1]), turn_run(self.king_runs[0])],
        }
    }
}

/// A checked position: the pieces, the side to move, and what the last moves left behind (pieces to huff, king runs).
///
/// Equality compares all of it. Draw counters and repetitions belong to the game, not to the position.
///
/// It is small and copied freely, and for that does not hold the rules it was checked by: every question takes them
/// again, and you hold the pairing yourself. Under other rules the answers are unspecified, and may panic.
/// [`RuledPosition`](crate::RuledPosition) keeps both together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    setup: Setup,
}

impl Position {
    /// A set-up that has been a position before.
    pub(crate) const fn of(setup: Setup) -> Self {
        Self { setup }
    }

    /// How a game starts under these rules.
    #[must_use]
    pub fn start(rules: &Rules) -> Self {
        Self {
            setup: Setup::start(rules),
        }
    }

    /// Checks a set-up under these rules.
    ///
    /// # Errors
    /// The first [`Flaw`] found.
    pub fn new(setup: Setup, rules: &Rules) -> Result<Self, Flaw> {
        let board = rules.board.value;
        let first = |set: SquareSet| set.iter().next();
        let pieces = setup.white.union(setup.black);
        if let Some(square) = first(pieces.union(setup.kings).difference(board.all())) {
            return Err(Flaw::OffTheBoard(square));
        }
        if let Some(square) = first(setup.white.intersection(setup.black)) {
            return Err(Flaw::TwoOnOneSquare(square));
        }
        if let Some(square) = first(setup.kings.difference(pieces)) {
            return Err(Flaw::CrownOnNothing(square));
        }
        for side in [Side::White, Side::Black] {
            let mut men = setup.pieces(side).difference(setup.kings).iter();
            if let Some(square) = men.find(|&square| board.crowns(square, side)) {
                return Err(Flaw::UncrownedMan(square));
            }
        }
        // The first king of breakthrough has ended the game: nobody huffs it away.
        let won = rules.goal.value == Goal::Breakthrough && !setup.kings.is_empty();
        let may_huff = match rules.compulsion.value {
            Compulsion::Huff if !won => setup.pieces(setup.to_move.other()),
            Compulsion::Huff | Compulsion::Forced => SquareSet::EMPTY,
        };
        if let Some(square) = first(setup.huffable.difference(may_huff)) {
            return Err(Flaw::NothingToHuff(square));
        }
        for (run, side) in setup.king_runs.into_iter().zip([Side::White, Side::Black]) {
            let Some(run) = run else { continue };
            let most = match rules.king_patience.value {
                KingPatience::Unlimited => 0,
                KingPatience::Moves(most) => most,
            };
            let own = setup.pieces(side);
            let own_king = own.intersection(setup.kings).contains(run.king);
            let has_men = !own.difference(setup.kings).is_empty();
            if !own_king || !has_men || run.moves == 0 || run.moves > most {
                return Err(Flaw::NoSuchKingRun(run.king));
            }
        }
        Ok(Self { setup })
    }

    /// The pieces as a set-up, to change or to write down.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.setup.to_move
    }

    /// Where the pieces of a side stand.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> SquareSet {
        self.setup.pieces(side)
    }

    /// Where the kings of a side stand.
    #[must_use]
    pub const fn kings(&self, side: Side) -> SquareSet {
        self.setup.pieces(side).intersection(self.setup.kings)
    }

    /// Where the men of a side stand.
    #[must_use]
    pub const fn men(&self, side: Side) -> SquareSet {
        self.setup.pieces(side).difference(self.setup.kings)
    }

    /// The piece on a square.
    #[must_use]
    pub const fn piece(&self, square: Square) -> Option<Piece> {
        self.setup.piece(square)
    }

    /// The opponent's pieces that the side to move may huff before it moves.
    #[must_use]
    pub const fn huffable(&self) -> SquareSet {
        self.setup.huffable
    }

    /// The same situation with the colours exchanged and the board turned.
    #[must_use]
    pub fn flipped(&self, rules: &Rules) -> Self {
        Self {
            setup: self.setup.flipped(rules.board.value),
        }
    }

    /// The hash of everything that decides which moves are legal: the pieces, the side to move, what may be huffed,
    /// king runs. It does not say which rules are played, and may differ from one version to the next.
    #[must_use]
    pub fn hash(&self, rules: &Rules) -> u64 {
        routes::hash(self, rules)
    }

    /// Whether a side has reached the goal of breakthrough.
    #[must_use]
    pub fn has_broken_through(&self, side: Side, rules: &Rules) -> bool {
        rules.goal.value == Goal::Breakthrough && !self.kings(side).is_empty()
    }

    /// Whether this king has used up the moves it may make in a row (see [`KingPatience`]): it may still capture.
    #[must_use]
    pub fn is_out_of_patience(&self, king: Square, rules: &Rules) -> bool {
        let run = self.setup.king_runs[self.to_move() as usize];
        match (rules.king_patience.value, run) {
            (KingPatience::Moves(most), Some(run)) => run.king == king && run.moves >= most,
            _ => false,
        }
    }

    /// Every legal move for the side to move, huffs apart: captures of equal result but different route stand side by
    /// side.
    ///
    /// In a position with more routes than anybody could write down (a quarter of a million jumps and more) one route
    /// stands for each result.
    #[must_use]
    pub fn legal_moves(&self, rules: &Rules) -> Vec<Move> {
        routes::moves(self, rules)
    }

    /// Whether the side to move has a [legal move](Position::legal_moves).
    #[must_use]
    pub fn can_move(&self, rules: &Rules) -> bool {
        routes::can_move(self, rules)
    }

    /// Every legal turn: a huff or none, then a move. Without the huff these are the legal moves.
    #[must_use]
    pub fn legal_turns(&self, rules: &Rules) -> Vec<Turn> {
        let mut turns: Vec<Turn> = Vec::new();
        let stay = core::iter::once((None, *self));
        for (huff, position) in stay.chain(
            self.huffable()
                .iter()
                .map(|huff| (Some(huff), self.huffed(huff))),
        ) {
            if huff.is_some() && position.pieces(self.to_move().other()).is_empty() {
                turns.push(Turn { huff, play: None });
                continue;
            }
            let moves = position.legal_moves(rules).into_iter();
            turns.extend(moves.map(|play| Turn {
                huff,
                play: Some(play),
            }));
        }
        turns
    }

    /// The position after the side to move has huffed a piece: it still has its move, and no further huff.
    #[must_use]
    pub fn huffed(&self, square: Square) -> Self {
        let mut setup = self.setup;
        setup.put(square, None);
        setup.huffable = SquareSet::EMPTY;
        setup.end_idle_run(self.to_move().other());
        Self { setup }
    }

    /// The position after a whole legal turn.
    #[must_use]
    pub fn after(&self, turn: &Turn, rules: &Rules) -> Self {
        let huffed = turn.huff.map_or(*self, |square| self.huffed(square));
        turn.play
            .as_ref()
            .map_or(huffed, |play| huffed.played(play, rules))
    }

    /// The position after a move, if it is one of the [legal ones](Position::legal_moves); a pending huff lapses.
    ///
    /// Why it is refused is only asked when it is.
    ///
    /// # Errors
    /// The rule that the move breaks, with its article and a move that could be played instead.
    pub fn try_play(&self, play: &Move, rules: &Rules) -> Result<Self, Box<Illegal>> {
        let legal = self.legal_moves(rules);
        if legal.contains(play) {
            Ok(self.played(play, rules))
        } else {
            Err(explain::refuse_move(self, rules, &legal, play))
        }
    }

    /// The position after a legal move; a pending huff lapses. What comes of a move that is not legal here is not
    /// promised.
    #[must_use]
    pub fn played(&self, play: &Move, rules: &Rules) -> Self {
        let side = self.to_move();
        let mut setup = self.setup;
        let Some(mut piece) = self.piece(play.from()) else {
            return *self;
        };
        let was_king = piece.kind == PieceKind::King;
        if play.promotes() {
            piece.kind = PieceKind::King;
        }
        setup.put(play.from(), None);
        for &victim in play.taken() {
            setup.put(victim, None);
        }
        setup.put(play.to(), Some(piece));
        setup.huffable = SquareSet::EMPTY;
        let won = rules.goal.value == Goal::Breakthrough && play.promotes();
        if rules.compulsion.value == Compulsion::Huff && !play.is_capture() && !won {
            let could = routes::could_capture(self, rules);
            setup.huffable = if could.contains(play.from()) {
                could.without(play.from()).with(play.to())
            } else {
                could
            };
        }
        if matches!(rules.king_patience.value, KingPatience::Moves(_)) {
            let before = setup.king_runs[side as usize];
            let has_men = !self.men(side).is_empty();
            setup.king_runs[side as usize] =
                (was_king && has_men && !play.is_capture()).then(|| KingRun {
                    king: play.to(),
                    moves: 1 + before
                        .filter(|run| run.king == play.from())
                        .map_or(0, |run| run.moves),
                });
            setup.end_idle_run(side.other());
        }
        setup.to_move = side.other();
        Self { setup }
    }
}
