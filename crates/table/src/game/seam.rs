//! What the table needs of a game, and the closed list of games that give it.

use super::backgammon::Backgammon;
use super::chess::{Chess, ChessEvent};
use super::draughts::Draughts;
use super::outcome::{Outcome, Reason};
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

/// What the table needs of a game: one game after another, with their rules and their policy.
///
/// Dice, plays and answers come in as events, one a turn. Nothing is drawn at random, no clock is
/// read, and a refusal names the rule. What a resignation costs, whether a draw can be agreed on, who throws: the game
/// is asked, and the table names none.
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

    /// The event of `side` as the record writes it, if the rules allow it: with its steps in the one order that its
    /// notation means. All judging is done here or in [`Game::read`], once for each event.
    ///
    /// # Errors
    /// The rule that forbids it; or that it is no event at all, as a square of another board.
    fn judge(
        &self,
        side: Side,
        event: &Self::Event,
    ) -> Result<Self::Event, Misread<Self::Illegal, Self::Unreadable>>;

    /// Reads an event of `side` as a person types it or a record has it, a move in notation or a word such as `double`,
    /// and judges it.
    ///
    /// # Errors
    /// A text that is no event, or the rule that forbids what it means.
    fn read(
        &self,
        side: Side,
        text: &str,
    ) -> Result<Self::Event, Misread<Self::Illegal, Self::Unreadable>>;

    /// Lets an event happen that has been judged in this very position.
    fn take(&mut self, side: Side, event: &Self::Event);

    /// How the game on the board ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Begins the next game, if the one on the board is over and there is a next. Says whether it did.
    fn next_game(&mut self) -> bool;

    /// Points so far of the two players, in the order in which they sat down.
    fn score(&self) -> [u64; 2];

    /// The event in notation, exactly enough for [`Game::read`].
    fn write(&self, event: &Self::Event) -> String;

    /// The position as other programs write it, the usual way first.
    fn positions(&self) -> Vec<PositionText>;

    // Policy.

    /// Which player, in the order in which they sat down, holds the light pieces in the game on the board.
    fn light(&self) -> usize;

    /// Who has won the contest that is over, in the order in which they sat down; nobody where it is even.
    fn winner(&self) -> Option<usize>;

    /// May the players agree on a draw?
    fn draws(&self) -> bool;

    /// Does a side give the game up by resigning, or is it a matter of the game's own events, with a stake?
    fn resigns_plainly(&self) -> bool;

    /// Ends the game on the board for a reason that lies outside the rules: agreement, resignation, the flag, absence.
    /// Says what it is worth; nothing if no game is being played.
    fn end(&mut self, winner: Option<Side>, reason: Reason) -> Option<Outcome>;

    /// Does a side that loses a game in this way lose everything that is played for?
    fn loses_all(&self, reason: Reason) -> bool;

    /// Do the clocks begin anew with each game, or is the reserve for all of them?
    fn fresh_clocks(&self) -> bool;

    /// Do the players stop when they like, with the points as they stand?
    fn is_session(&self) -> bool;

    /// Is this an event that a side chooses? Throws come from the dice, and resigning is always possible.
    /// A game without dice has nothing else.
    fn is_choice(_event: &Self::Event) -> bool {
        true
    }

    /// Is a move over with this event, so that the increment is due? Not so when only a question goes back and forth.
    fn ends_a_move(_event: &Self::Event) -> bool {
        true
    }

    /// Is it a throw, which comes with its proof and not as a move?
    fn is_throw(_event: &Self::Event) -> bool {
        false
    }

    /// Can events of the side that is not to act be legal? Then the game itself says whose turn it is.
    fn either_may_speak(&self) -> bool {
        false
    }

    /// The throw that is awaited: whose, and of what kind.
    fn awaits_throw(&self) -> Option<(Side, Throw)> {
        None
    }

    /// The event that falling dice are: one each for the opening (Light's first), or two of a side.
    fn thrown(&self, _kind: Throw, _dice: [u8; 2]) -> Option<Self::Event> {
        None
    }

    /// The event that a throw which does not count is.
    fn void_throw(&self) -> Option<Self::Event> {
        None
    }

    /// Goes on although a rule has just ended the game in a draw. Says whether it did.
    fn play_on(&mut self) -> bool;
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
    /// Draughts as in PDN, chess as in PGN.
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

            /// The event of `side` as the record writes it, if the rules allow it.
            ///
            /// # Errors
            /// The rule that forbids it, or that the event is of another game.
            pub fn judge(&self, side: Side, event: &GameEvent) -> Result<GameEvent, NotPlayed> {
                match (self, event) {
                    $((Self::$arm(game), GameEvent::$arm(event)) => {
                        Ok(GameEvent::$arm(game.judge(side, event)?))
                    })+
                    _ => Err(NotPlayed::OtherGame),
                }
            }

            /// Lets an event happen that has been judged in this very position.
            pub(crate) fn take(&mut self, side: Side, event: &GameEvent) {
                match (self, event) {
                    $((Self::$arm(game), GameEvent::$arm(event)) => game.take(side, event),)+
                    _ => debug_assert!(false, "an event of another game was judged"),
                }
            }

            /// Lets an event of `side` happen. On an error nothing has changed.
            ///
            /// # Errors
            /// The rule that forbids it, or that the event is of another game.
            pub fn apply_by(&mut self, side: Side, event: &GameEvent) -> Result<(), NotPlayed> {
                let event = self.judge(side, event)?;
                self.take(side, &event);
                Ok(())
            }

            /// Which player, in the order in which they sat down, holds the light pieces in the game on the board.
            #[must_use]
            pub fn light(&self) -> usize {
                match self { $(Self::$arm(game) => game.light(),)+ }
            }

            /// Who has won the contest that is over; nobody where it is even.
            pub(crate) fn winner(&self) -> Option<usize> {
                match self { $(Self::$arm(game) => game.winner(),)+ }
            }

            /// May the players agree on a draw?
            #[must_use]
            pub fn draws(&self) -> bool {
                match self { $(Self::$arm(game) => game.draws(),)+ }
            }

            /// Does a side give the game up by resigning, without a stake?
            #[must_use]
            pub fn resigns_plainly(&self) -> bool {
                match self { $(Self::$arm(game) => game.resigns_plainly(),)+ }
            }

            /// Ends the game on the board for a reason that lies outside the rules.
            pub(crate) fn end(&mut self, winner: Option<Side>, reason: Reason) -> Option<Outcome> {
                match self { $(Self::$arm(game) => game.end(winner, reason),)+ }
            }

            pub(crate) fn loses_all(&self, reason: Reason) -> bool {
                match self { $(Self::$arm(game) => game.loses_all(reason),)+ }
            }

            pub(crate) fn fresh_clocks(&self) -> bool {
                match self { $(Self::$arm(game) => game.fresh_clocks(),)+ }
            }

            /// Do the players stop when they like, with the points as they stand?
            #[must_use]
            pub fn is_session(&self) -> bool {
                match self { $(Self::$arm(game) => game.is_session(),)+ }
            }

            pub(crate) fn either_may_speak(&self) -> bool {
                match self { $(Self::$arm(game) => game.either_may_speak(),)+ }
            }

            /// The throw that is awaited: whose, and of what kind. For the opening both throw, and Light asks.
            #[must_use]
            pub fn awaits_throw(&self) -> Option<(Side, Throw)> {
                match self { $(Self::$arm(game) => game.awaits_throw(),)+ }
            }

            /// Judges a throw of `by`: one die each for the opening (Light's first), or two.
            ///
            /// # Errors
            /// The rule that forbids it, or that this game has no dice.
            pub fn judge_throw(&self, by: Side, kind: Throw, dice: [u8; 2]) -> Result<GameEvent, NotPlayed> {
                match self {
                    $(Self::$arm(game) => {
                        let event = game.thrown(kind, dice).ok_or(NotPlayed::OtherGame)?;
                        Ok(GameEvent::$arm(game.judge(by, &event)?))
                    })+
                }
            }

            /// Judges that the throw of `by` does not count.
            ///
            /// # Errors
            /// The rule that forbids it, or that this game has no dice.
            pub fn judge_void(&self, by: Side) -> Result<GameEvent, NotPlayed> {
                match self {
                    $(Self::$arm(game) => {
                        let event = game.void_throw().ok_or(NotPlayed::OtherGame)?;
                        Ok(GameEvent::$arm(game.judge(by, &event)?))
                    })+
                }
            }

            /// Goes on although a rule has just ended the game in a draw. Says whether it did.
            pub(crate) fn play_on(&mut self) -> bool {
                match self { $(Self::$arm(game) => game.play_on(),)+ }
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

        impl GameEvent {
            /// Is this an event that a side chooses? Throws come from the dice, and resigning is always possible.
            #[must_use]
            pub fn is_choice(&self) -> bool {
                match self { $(Self::$arm(event) => <$game>::is_choice(event),)+ }
            }

            pub(crate) fn ends_a_move(&self) -> bool {
                match self { $(Self::$arm(event) => <$game>::ends_a_move(event),)+ }
            }

            pub(crate) fn is_throw(&self) -> bool {
                match self { $(Self::$arm(event) => <$game>::is_throw(event),)+ }
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
    Chess(Chess): ChessEvent, Box<::chess::Refusal>, ::chess::notation::NotAMove;
}

impl Contest {
    /// The dice have fallen: one each for the opening (Light's first), or two of `by`. On an error nothing has changed.
    ///
    /// # Errors
    /// The rule that forbids it, or that this game has no dice.
    pub fn throw(&mut self, by: Side, kind: Throw, dice: [u8; 2]) -> Result<(), NotPlayed> {
        let event = self.judge_throw(by, kind, dice)?;
        self.take(by, &event);
        Ok(())
    }

    /// Plays a move of a variation for whoever is to act; where dice are thrown, they stand before it: `31 8/5 6/5`.
    ///
    /// # Errors
    /// A text that is no event, or the rule that forbids what it means.
    pub fn follow(&mut self, text: &str) -> Result<(), NotPlayed> {
        let mut text = text.trim();
        if let (Some((side, kind)), Some((dice, rest))) = (self.awaits_throw(), dice_before(text)) {
            self.throw(side, kind, dice)?;
            text = rest;
        }
        let side = match self.to_act() {
            ToAct::Player(side) | ToAct::Dice(side) => side,
            ToAct::Opening | ToAct::NextGame | ToAct::Over => return Err(NotPlayed::OtherGame),
        };
        let event = self.read(side, text)?;
        self.take(side, &event);
        Ok(())
    }
}

/// Two dice at the beginning of a text, and what follows them.
fn dice_before(text: &str) -> Option<([u8; 2], &str)> {
    let (dice, rest) = text.split_at_checked(2)?;
    let [one, other] = *dice.as_bytes() else {
        return None;
    };
    let rest = rest.strip_prefix([':', ' '])?;
    let are_dice = [one, other].iter().all(|die| (b'1'..=b'6').contains(die));
    are_dice.then(|| ([one - b'0', other - b'0'], rest.trim_start()))
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
            Self::Chess(refusal) => refusal.reason.id(),
        }
    }
}
