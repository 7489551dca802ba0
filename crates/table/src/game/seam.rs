//! What the table needs of a game, and the closed list of games that give it.

use super::backgammon::Backgammon;
use super::draughts::Draughts;
use super::outcome::Outcome;
use crate::Side;
use crate::catalogue::GameKind;
use crate::dice::Throw;
use ::backgammon::notation::NotationError;
use ::draughts::notation::NotAMove;
use core::fmt;

/// Who is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToAct {
    /// This side has something to decide: a move, or how to answer; in backgammon also whether to
    /// roll or to double.
    Player(Side),
    /// One die each is to be thrown.
    Opening,
    /// This side is to throw and has no other choice.
    Dice(Side),
    /// Nobody: the game is over and the next one can be begun.
    NextGame,
    /// Nobody: all is over.
    Over,
}

/// What the table needs of a game: one game after another, with their rules.
///
/// Dice, plays and answers come in as events, one a turn. Nothing is drawn at random, no clock is
/// read, and a refusal names the rule.
pub trait Game: Clone + PartialEq {
    /// What can happen in it.
    type Event: Clone + PartialEq + fmt::Debug;
    /// Why an event is refused.
    type Illegal: core::error::Error;
    /// Why a text is no event.
    type Unreadable: core::error::Error;

    /// Who is to act.
    fn to_act(&self) -> ToAct;

    /// Every event that would be accepted now.
    fn legal(&self) -> Vec<Self::Event>;

    /// Lets an event of `side` happen. On an error nothing has changed.
    ///
    /// # Errors
    /// The rule that forbids it; or that it is no event at all, as a square of another board.
    fn apply_by(
        &mut self,
        side: Side,
        event: &Self::Event,
    ) -> Result<(), Misread<Self::Illegal, Self::Unreadable>>;

    /// How the game on the board ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Begins the next game, if the one on the board is over and there is a next. Says whether it did.
    fn next_game(&mut self) -> bool;

    /// Points so far of the two players, in the order in which they sat down.
    fn score(&self) -> [u64; 2];

    /// Reads an event of `side` as a person types it or a record has it: a move in notation, or a
    /// word such as `double`.
    ///
    /// # Errors
    /// A text that is no event, or the rule that forbids what it means.
    fn read(
        &self,
        side: Side,
        text: &str,
    ) -> Result<Self::Event, Misread<Self::Illegal, Self::Unreadable>>;

    /// The event in notation, exactly enough for [`Game::read`].
    fn write(&self, event: &Self::Event) -> String;

    /// The position as other programs write it, the usual way first.
    fn positions(&self) -> Vec<PositionText>;
}

/// Why a text is not taken as an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread<I, U> {
    /// It is no event at all.
    Unreadable(U),
    /// It is one that the rules forbid.
    Illegal(I),
}

/// A position in a notation that other programs read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionText {
    /// Which notation.
    pub format: PositionFormat,
    /// The text.
    pub text: String,
}

impl PositionText {
    pub(super) const fn new(format: PositionFormat, text: String) -> Self {
        Self { format, text }
    }
}

/// The notations of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionFormat {
    /// Draughts, as in PDN.
    Fen,
    /// Backgammon, as eXtreme Gammon writes it.
    Xgid,
    /// Backgammon, position and match ID of GNU Backgammon.
    Gnu,
}

impl PositionFormat {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fen => "FEN",
            Self::Xgid => "XGID",
            Self::Gnu => "GNU",
        }
    }
}

/// Declares the closed list: an arm a game, and everything that is asked of all of them alike.
macro_rules! games {
    ($($arm:ident($game:ty): $event:ty, $illegal:ty, $unreadable:ty;)+) => {
        /// Any game of the box, being played.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Contest {
            $(#[doc = concat!("A contest of ", stringify!($arm), ".")] $arm($game),)+
        }

        /// An event of any game.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum GameEvent {
            $(#[doc = concat!("An event of ", stringify!($arm), ".")] $arm($event),)+
        }

        /// Why a game refuses an event. Names the rule, with what is needed to show it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Illegal {
            $(#[doc = concat!("A rule of ", stringify!($arm), ".")] $arm($illegal),)+
        }

        /// Why a text is no event of a game.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Unreadable {
            $(#[doc = concat!("In ", stringify!($arm), ".")] $arm($unreadable),)+
        }

        $(
            impl From<Misread<$illegal, $unreadable>> for NotPlayed {
                fn from(misread: Misread<$illegal, $unreadable>) -> Self {
                    match misread {
                        Misread::Illegal(illegal) => Self::Illegal(Illegal::$arm(illegal)),
                        Misread::Unreadable(why) => Self::Unreadable(Unreadable::$arm(why)),
                    }
                }
            }
        )+

        impl Contest {
            /// Which game it is.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self { $(Self::$arm(_) => GameKind::$arm,)+ }
            }

            /// Who is to act.
            #[must_use]
            pub fn to_act(&self) -> ToAct {
                match self { $(Self::$arm(game) => game.to_act(),)+ }
            }

            /// Every event that would be accepted now, dice included.
            #[must_use]
            pub fn legal(&self) -> Vec<GameEvent> {
                match self {
                    $(Self::$arm(game) => game.legal().into_iter().map(GameEvent::$arm).collect(),)+
                }
            }

            /// Lets an event of `side` happen. On an error nothing has changed.
            ///
            /// # Errors
            /// The rule that forbids it, or that the event is of another game.
            pub fn apply_by(&mut self, side: Side, event: &GameEvent) -> Result<(), NotPlayed> {
                match (self, event) {
                    $((Self::$arm(game), GameEvent::$arm(event)) => {
                        Ok(game.apply_by(side, event)?)
                    })+
                    _ => Err(NotPlayed::OtherGame),
                }
            }

            /// How the game on the board ended, if it has.
            #[must_use]
            pub fn outcome(&self) -> Option<Outcome> {
                match self { $(Self::$arm(game) => game.outcome(),)+ }
            }

            /// Begins the next game, if the one on the board is over and there is a next.
            pub fn next_game(&mut self) -> bool {
                match self { $(Self::$arm(game) => game.next_game(),)+ }
            }

            /// Points so far of the two players, in the order in which they sat down.
            #[must_use]
            pub fn score(&self) -> [u64; 2] {
                match self { $(Self::$arm(game) => game.score(),)+ }
            }

            /// Reads an event of `side` as a person types it or a record has it.
            ///
            /// # Errors
            /// A text that is no event, or the rule that forbids what it means.
            pub fn read(&self, side: Side, text: &str) -> Result<GameEvent, NotPlayed> {
                match self {
                    $(Self::$arm(game) => Ok(GameEvent::$arm(game.read(side, text)?)),)+
                }
            }

            /// The event in notation; nothing for an event of another game.
            #[must_use]
            pub fn write(&self, event: &GameEvent) -> Option<String> {
                match (self, event) {
                    $((Self::$arm(game), GameEvent::$arm(event)) => Some(game.write(event)),)+
                    _ => None,
                }
            }

            /// The position as other programs write it, the usual way first.
            #[must_use]
            pub fn positions(&self) -> Vec<PositionText> {
                match self { $(Self::$arm(game) => game.positions(),)+ }
            }
        }

        impl fmt::Display for Illegal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(Self::$arm(illegal) => illegal.fmt(f),)+ }
            }
        }

        impl fmt::Display for Unreadable {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(Self::$arm(why) => why.fmt(f),)+ }
            }
        }
    };
}

games! {
    Backgammon(Backgammon): ::backgammon::Event, ::backgammon::Illegal, NotationError;
    Draughts(Draughts): ::draughts::Turn, Box<::draughts::Illegal>, NotAMove;
}

impl core::error::Error for Illegal {}
impl core::error::Error for Unreadable {}

/// Why an event did not happen in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// A rule forbids it.
    Illegal(Illegal),
    /// The text is no event.
    Unreadable(Unreadable),
    /// The event belongs to another game.
    OtherGame,
}

impl Illegal {
    /// A stable name of the rule, for JSON and translations.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Backgammon(illegal) => illegal.id(),
            Self::Draughts(illegal) => illegal.reason.code(),
        }
    }
}

impl Contest {
    /// Which player, in the order in which they sat down, holds the light pieces in the game on the board.
    #[must_use]
    pub const fn light(&self) -> usize {
        match self {
            Self::Backgammon(_) => 0,
            Self::Draughts(game) => game.player(Side::Light),
        }
    }

    /// The dice have fallen: one each for the opening (Light's first), or two of `by`.
    ///
    /// # Errors
    /// The rule that forbids it, or that this game has no dice.
    pub fn throw(&mut self, by: Side, kind: Throw, dice: [u8; 2]) -> Result<(), NotPlayed> {
        match self {
            Self::Backgammon(game) => game.throw(by, kind, dice).map_err(Misread::Illegal)?,
            Self::Draughts(_) => return Err(NotPlayed::OtherGame),
        }
        Ok(())
    }

    /// The throw of `by` does not count.
    ///
    /// # Errors
    /// The rule that forbids it, or that this game has no dice.
    pub fn void_throw(&mut self, by: Side) -> Result<(), NotPlayed> {
        self.apply_by(by, &GameEvent::Backgammon(::backgammon::Event::VoidThrow))
    }
}
