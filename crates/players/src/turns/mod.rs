//! Games of turns without chance, which a search judges: draughts and chess. What is the same for both when whole
//! games are judged stands here once; what a game's turns take, crown and end is the game's own ([`Turns`]), and so is
//! whoever thinks about it ([`Judge`]): our own search, or somebody else's engine.

pub(crate) mod line;
pub mod review;

use core::fmt::Debug;

use ::engine::draughts::{SURELY_WON, Score, WON};
use ::table::Side;
use ::table::game::{Contest, GameEvent};

use crate::draughts::Truth;

/// Where a score is a win or a loss that was found to the end: in how many turns of both sides together.
#[must_use]
pub fn ends_in(score: Score) -> Option<u16> {
    let turns = WON - score.abs();
    (score.abs() >= SURELY_WON).then(|| u16::try_from(turns).unwrap_or(0))
}

/// A turn with its score for the side that plays it, in hundredths of a man or a pawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged<T> {
    /// The turn.
    pub turn: T,
    /// What it is worth.
    pub score: Score,
}

/// What came of thinking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<T> {
    /// Turns, best first.
    pub turns: Vec<Judged<T>>,
    /// How many legal turns there are: somebody else's engine does not judge all of them.
    pub legal: usize,
    /// Turns deep that were looked at completely.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// A game whose turns can be judged.
pub trait Turns: Clone + Debug {
    /// A turn.
    type Turn: Clone + Debug + PartialEq;
    /// What is on the board.
    type Position: Clone + Debug + PartialEq;

    /// What the scores must differ by, for each piece or pawn, before a difference in them is told: what a line wins on
    /// its way and the search knows to be given back later is not won.
    const A_PIECE: Score;
    /// The same for a man or a pawn that one line crowns and the other does not.
    const A_CROWN: Score;

    /// The game before a turn at a table, and the turn, where it is one of this game.
    fn played<'a>(before: &'a Contest, event: &'a GameEvent) -> Option<(&'a Self, &'a Self::Turn)>;
    /// What is on the board.
    fn board_now(&self) -> Self::Position;
    /// Whose turn it is.
    fn mover(&self) -> Side;
    /// Plays a legal turn.
    fn take_turn(&mut self, turn: &Self::Turn);
    /// Do both come to the same?
    fn is_same(one: &Self::Turn, other: &Self::Turn) -> bool;
    /// Who has won, or nobody, if it is over.
    fn end(&self) -> Option<Option<Side>>;
    /// As if it began here, where the position on the board has been there before: a search takes what comes again for
    /// a draw.
    fn if_again(&self) -> Option<Self>;
    /// What a turn takes, in pieces or in pawns' worth.
    fn taken(&self, turn: &Self::Turn) -> u32;
    /// How many pieces a turn takes.
    fn pieces_taken(&self, turn: &Self::Turn) -> u32;
    /// What a turn wins by crowning, in the same measure; nothing where it crowns nothing.
    fn crowned(&self, turn: &Self::Turn) -> Option<u32>;
    /// Does nothing hang?
    fn is_quiet(&self) -> bool;
    /// Is it good to have more pieces than the other side?
    fn wants_pieces(&self) -> bool;
    /// A score as a share of the points.
    fn share(score: Score) -> f64;
}

/// Whoever judges turns.
pub trait Judge {
    /// Of which game.
    type Game: Turns;
    /// What can go wrong.
    type Fault;

    /// Thinks about a position: with `all` about every turn, or about as many as it can, else about the best one.
    ///
    /// # Errors
    /// If it cannot.
    fn think(
        &mut self,
        game: &Self::Game,
        all: bool,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Thought<Turn<Self>>, Self::Fault>;

    /// What is expected from a turn on, the turn first; the position was thought about so deep.
    ///
    /// # Errors
    /// If it cannot think.
    fn line(
        &mut self,
        game: &Self::Game,
        first: &Turn<Self>,
        depth: u32,
    ) -> Result<Vec<Turn<Self>>, Self::Fault>;

    /// What is known of a position to the end, for the side to move.
    fn truth(&self, _game: &Self::Game) -> Option<Truth> {
        None
    }
}

/// A turn of a judge's game.
pub type Turn<J> = <<J as Judge>::Game as Turns>::Turn;
