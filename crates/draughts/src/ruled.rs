//! A position that keeps its rules: the two cannot be mixed up.

use crate::formats::fen::{self, PositionFault};
use crate::notation::{EntryError, NamedSquare};
use crate::{
    Contradiction, Flaw, Game, Illegal, Move, Outcome, Perft, Piece, Position, Rules, Setup,
    SharedRules, Side, Square, Turn, examine,
};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A position together with the rules it is played by.
///
/// [`Position`] and [`Rules`] are two values, and whoever holds them apart must see to it that they belong together: a
/// position of one rule set asked for its moves under another answers with nonsense. Here they are one value. It is
/// made by checking the set-up against the rules once, no question about it takes rules again, and what comes of a move
/// has the same rules.
///
/// Cloning shares the rules. Equality is that of rules and position. What came before, and with it repetitions and the
/// counts that make a draw, belongs to the [`Game`]; `Game::from` starts one here.
///
/// ```
/// use tabuleiro_draughts::{RuledPosition, rule_sets::{RuleSet, Spanish}};
///
/// let start = RuledPosition::start(Spanish::RULES);
/// let after = start.try_play(&start.read_move("10-14")?)?;
/// assert_eq!(after.rules(), &Spanish::RULES);
/// assert_eq!(after.legal_moves().len(), 7);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// There is no way to hand it other rules:
///
/// ```compile_fail,E0061
/// use tabuleiro_draughts::{RuledPosition, rule_sets::{Italian, RuleSet, Spanish}};
///
/// RuledPosition::start(Spanish::RULES).legal_moves(&Italian::RULES);
/// ```
///
/// and a move of another game is refused like any illegal one:
///
/// ```
/// use tabuleiro_draughts::{RuledPosition, rule_sets::{International, Italian, RuleSet}};
///
/// let international = RuledPosition::start(International::RULES);
/// let italian = RuledPosition::start(Italian::RULES);
/// for play in international.legal_moves() {
///     assert!(italian.try_play(&play).is_err());
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RuledPosition {
    rules: SharedRules,
    position: Position,
}

impl RuledPosition {
    /// How a game starts under these rules.
    ///
    /// # Panics
    /// When the rules contradict themselves. No built-in set does, nor any that `house::parse` has read; a table filled
    /// in by hand can be asked with [`Rules::check`].
    #[must_use]
    pub fn start(rules: impl Into<SharedRules>) -> Self {
        let rules = making_sense(rules.into());
        let position = Position::start(&rules);
        Self { rules, position }
    }

    /// Checks a set-up under these rules.
    ///
    /// # Errors
    /// The first [`Flaw`] found.
    ///
    /// # Panics
    /// As [`RuledPosition::start`].
    pub fn from_setup(rules: impl Into<SharedRules>, setup: Setup) -> Result<Self, Flaw> {
        let rules = making_sense(rules.into());
        let position = Position::new(setup, &rules)?;
        Ok(Self { rules, position })
    }

    /// Reads a FEN, its squares named as these rules name them, and checks the position.
    ///
    /// # Errors
    /// A text that cannot be read, or a position that cannot stand.
    ///
    /// # Panics
    /// As [`RuledPosition::start`].
    pub fn from_fen(rules: impl Into<SharedRules>, text: &str) -> Result<Self, PositionFault> {
        let rules = making_sense(rules.into());
        let setup = fen::parse(text, &rules).map_err(PositionFault::Fen)?;
        let position = Position::new(setup, &rules)
            .map_err(|flaw| PositionFault::Flaw(flaw, rules.names()))?;
        Ok(Self { rules, position })
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position alone, for the functions that take the rules beside it: whoever calls them holds the pairing.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The pieces as a set-up, to change and to check again.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        self.position.setup()
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.position.to_move()
    }

    /// The piece on a square.
    #[must_use]
    pub const fn piece(&self, square: Square) -> Option<Piece> {
        self.position.piece(square)
    }

    /// Every legal move for the side to move, huffs apart (see [`Position::legal_moves`]).
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        self.position.legal_moves(&self.rules)
    }

    /// Every legal turn: a huff or none, then a move.
    #[must_use]
    pub fn legal_turns(&self) -> Vec<Turn> {
        self.position.legal_turns(&self.rules)
    }

    /// Plays a move if it is legal.
    ///
    /// # Errors
    /// The rule that the move breaks, with its article and a move that could be played instead.
    pub fn try_play(&self, play: &Move) -> Result<Self, Box<Illegal>> {
        Ok(self.with(self.position.try_play(play, &self.rules)?))
    }

    /// Takes off a piece that could have captured, where these rules know the huff; the move still follows.
    ///
    /// # Errors
    /// The reason why this piece may not be huffed.
    pub fn try_huff(&self, square: Square) -> Result<Self, Box<Illegal>> {
        self.position.check_huff(&self.rules, square)?;
        Ok(self.with(self.position.huffed(square)))
    }

    /// Carries out what a turn holds: its huff, then its move. Without a move the side to move still has it.
    ///
    /// # Errors
    /// The reason why the huff or the move is refused.
    pub fn try_turn(&self, turn: &Turn) -> Result<Self, Box<Illegal>> {
        let huffed = match turn.huff {
            Some(square) => self.try_huff(square)?,
            None => self.clone(),
        };
        match &turn.play {
            Some(play) => huffed.try_play(play),
            None => Ok(huffed),
        }
    }

    /// Says what is wrong with a move, given by its squares from the first to the last, or nothing (see [`examine`]).
    ///
    /// # Errors
    /// The rule that the move breaks.
    pub fn examine(&self, route: &[Square]) -> Result<(), Box<Illegal>> {
        examine(&self.position, &self.rules, route)
    }

    /// Reads a move as a player enters it, in any of the usual notations (see [`Position::read_move`]).
    ///
    /// # Errors
    /// Text that is no move, or the reason why the move is refused.
    pub fn read_move(&self, text: &str) -> Result<Move, EntryError> {
        self.position.read_move(&self.rules, text)
    }

    /// Reads a whole turn, a huff written before its move as `~18` (see [`Position::read_turn`]).
    ///
    /// # Errors
    /// Text that is no turn, or the reason why it is refused.
    pub fn read_turn(&self, text: &str) -> Result<Turn, EntryError> {
        self.position.read_turn(&self.rules, text)
    }

    /// Writes a move with its whole route, as these rules write it: `21-17`, `22x15x8`, `c3:e5:g7`.
    #[must_use]
    pub fn write_move(&self, play: &Move) -> String {
        self.rules.names().play(play)
    }

    /// Writes a move by its first and last square, and with the whole route where these two fit another capture too.
    #[must_use]
    pub fn write_short(&self, play: &Move) -> String {
        self.rules.names().short(play, &self.legal_moves())
    }

    /// Writes a turn, with a huff before its move written `~18`.
    #[must_use]
    pub fn write_turn(&self, turn: &Turn) -> String {
        self.rules.names().turn(turn)
    }

    /// The square with this name, number or letters: `22`, `c3`. `None` where no playing square is called so.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        self.rules.names().find(NamedSquare::parse(name)?)
    }

    /// What these rules call a square.
    #[must_use]
    pub fn square_name(&self, square: Square) -> String {
        self.rules.names().square(square)
    }

    /// The position as FEN, with numbers, counted as these rules count.
    #[must_use]
    pub fn fen(&self) -> String {
        fen::write(self.setup(), &self.rules)
    }

    /// How many positions there are so many turns away.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.count(Perft::new(depth))
    }

    /// The same, counted otherwise.
    #[must_use]
    pub fn count(&self, perft: Perft) -> u64 {
        perft.count(&self.position, &self.rules)
    }

    /// The positions behind each first turn.
    #[must_use]
    pub fn divide(&self, perft: Perft) -> Vec<(Turn, u64)> {
        perft.divide(&self.position, &self.rules)
    }

    /// How the game has ended, where the board alone shows it: no pieces, no moves, a king where that wins.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome(&self.rules)
    }

    /// The same situation with the colours exchanged and the board turned.
    #[must_use]
    pub fn flipped(&self) -> Self {
        self.with(self.position.flipped(&self.rules))
    }

    fn with(&self, position: Position) -> Self {
        let rules = self.rules.clone();
        Self { rules, position }
    }
}

impl fmt::Display for RuledPosition {
    /// The FEN, with numbers. The rules are not in it, so that reading it back takes [`RuledPosition::from_fen`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.fen())
    }
}

impl From<RuledPosition> for Game {
    /// A game that starts here; nothing has been counted yet.
    fn from(start: RuledPosition) -> Self {
        Self::from_position(start.rules, start.position)
    }
}

impl From<&Game> for RuledPosition {
    /// Where a game stands. After a huff it is still the huffer's move.
    fn from(game: &Game) -> Self {
        Self {
            rules: game.shared_rules().clone(),
            position: *game.position(),
        }
    }
}

fn making_sense(rules: SharedRules) -> SharedRules {
    match rules.check() {
        Ok(()) => rules,
        Err(found) => contradicts_itself(&rules, found),
    }
}

#[cold]
fn contradicts_itself(rules: &Rules, found: Contradiction) -> ! {
    panic!("the rules ‘{}’ contradict themselves: {found}", rules.id)
}
