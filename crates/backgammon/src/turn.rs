//! A position with the dice that are to be played in it.

use core::fmt;

use crate::continuations::Continuations;
use crate::dice::Roll;
use crate::generate::Results;
use crate::illegal::Illegal;
use crate::legal::{LegalPlay, LegalPlays};
use crate::notation::{Misread, Written};
use crate::play::{Play, Step};
use crate::position::Position;

/// A position and a roll that belong together.
///
/// Everything that depends on both is asked here, so that the roll of one position cannot be played in another.
/// [`Game::to_play`](crate::Game::to_play) gives the turn of a game. [`Position`] has the same methods with the
/// roll as an argument, for programs that try all rolls of a position.
///
/// ```
/// use tabuleiro_backgammon::{Position, Turn};
///
/// let turn = Turn::new(Position::default(), "3-1".parse()?);
/// let made_point = turn.read("8/5 6/5")?;
/// assert_eq!(turn.try_play(&made_point.play), Ok(made_point.position));
/// assert_eq!(made_point.position.to_string(), "sGfwATDgc/ABMA");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Turn {
    position: Position,
    roll: Roll,
}

impl Turn {
    /// The dice of `roll` are to be played in `position`.
    #[must_use]
    pub const fn new(position: Position, roll: Roll) -> Self {
        Self { position, roll }
    }

    /// The position, seen by the side that rolled.
    #[must_use]
    pub const fn position(self) -> Position {
        self.position
    }

    /// The dice.
    #[must_use]
    pub const fn roll(self) -> Roll {
        self.roll
    }

    /// Every distinct result once, with the play that leads there; the one empty play where nothing can be played.
    #[must_use]
    pub fn legal_plays(self) -> LegalPlays {
        LegalPlays::of(self.position, self.roll)
    }

    /// Only the positions afterwards, fast and without allocating: see [`Position::results`].
    pub fn results(self, results: &mut Results) {
        self.position.results(self.roll, results);
    }

    /// Plays a play and gives the position afterwards, as the next player sees it: see [`Position::try_play`].
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn try_play(self, play: &Play) -> Result<Position, Illegal> {
        self.position.try_play(self.roll, play)
    }

    /// The play that leads to `result`, a position seen by the next player.
    #[must_use]
    pub fn play_to(self, result: Position) -> Option<Play> {
        self.position.play_to(self.roll, result)
    }

    /// The play that a text means, and where it leads.
    ///
    /// # Errors
    /// Why the text is no play at all, or the rule that forbids it.
    pub fn read(self, text: &str) -> Result<LegalPlay, Misread> {
        let written: Written = text.parse().map_err(Misread::Unreadable)?;
        let play = self.resolve(&written).map_err(Misread::Illegal)?;
        let position = self.try_play(&play).map_err(Misread::Illegal)?;
        Ok(LegalPlay { play, position })
    }

    /// The play that `written` means: see [`Position::resolve`].
    ///
    /// # Errors
    /// The rule that forbids every way to read it.
    pub fn resolve(self, written: &Written) -> Result<Play, Illegal> {
        self.position.resolve(self.roll, written)
    }

    /// What can follow the steps `made`: see [`Position::continuations`].
    ///
    /// # Errors
    /// Why a step that has been made is refused.
    pub fn continuations(self, made: &[Step]) -> Result<Continuations, Illegal> {
        self.position.continuations(self.roll, made)
    }
}

impl fmt::Display for Turn {
    /// The position's ID and the dice: `4HPwATDgc/ABMA 3-1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.position, self.roll)
    }
}
