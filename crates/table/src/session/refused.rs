//! Why the table does not let something happen.

use super::event::Offer;
use crate::Side;
use crate::clock::Span;
use crate::dice::{self, DiceFault, Party};
use crate::game::{Illegal, NotPlayed, Unreadable};
use core::fmt;

/// Why an event did not happen. The table is as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// A rule of the game forbids it.
    Illegal(Illegal),
    /// The text is no move and no word of the game.
    Unreadable(Unreadable),
    /// The event belongs to another game.
    OtherGame,
    /// It is the other side's turn.
    NotYourTurn {
        /// Whose turn it is.
        to_act: Side,
    },
    /// This is not for that party to do.
    NotYours {
        /// Who tried.
        by: Party,
    },
    /// The proof of a throw is wrong.
    Dice(DiceFault),
    /// This game is played without dice.
    NoDice,
    /// A throw comes with its proof, or as typed dice: not as a move.
    ThrowNeedsEntry,
    /// A throw has been asked for and the dice are awaited: nothing else comes between.
    ThrowUnderWay,
    /// No throw can be awaited now.
    NoThrowAwaited,
    /// Nobody has asked for this throw: whoever throws binds himself first.
    NotRequested,
    /// The dice do not take it.
    NotThrown(dice::Refusal),
    /// The other side has not agreed to this chain.
    NotAgreed,
    /// The game is over; the next one has to be begun first.
    NextGameFirst,
    /// The game is not over yet.
    GameNotOver,
    /// All is over at this table.
    Over,
    /// A game with a stake is resigned for so much.
    ResignWithStake,
    /// This game knows no draw.
    NoDraw,
    /// An offer stands that has to be answered first.
    OfferStands {
        /// Who made it.
        by: Side,
        /// What.
        offer: Offer,
    },
    /// Nothing has been offered.
    NothingOffered,
    /// Nobody answers his own offer.
    OwnOffer,
    /// The same was offered already since this side's last move.
    OfferedAlready,
    /// There is nothing to take back to there.
    NothingToTakeBack {
        /// How many moves and throws have been made.
        made: usize,
    },
    /// Play is adjourned and has to be resumed first.
    Adjourned,
    /// Play is not adjourned.
    NotAdjourned,
    /// The time of this side is up.
    FlagHasFallen {
        /// Whose.
        side: Side,
    },
    /// The flag of this side has not fallen.
    FlagStands {
        /// Whose.
        side: Side,
        /// The time left, if it has a clock.
        left: Option<Span>,
    },
    /// The server is stopped, and goes on first.
    Halted,
    /// The server is not stopped.
    NotHalted,
    /// It is waited for a player to come.
    NotBegun,
    /// Both players are there already.
    BegunAlready,
    /// Both have moved: it can be resigned, but no longer called off.
    TooLateToAbort,
    /// This side has said so already; the other has to.
    ReadyAlready,
    /// The rules have changed since the table was opened: it can be looked at, but not judged again.
    RulesChanged,
    /// Records of this table's version do not know such an event.
    LaterVersion,
    /// The lines of the record that are needed have been handed over to a store.
    LinesNotAtHand,
    /// No rule ends the game in a draw here, so nobody goes on past one.
    NotDrawn,
    /// Variations lie too deeply in one another.
    VariationTooDeep {
        /// How deeply they may.
        most: usize,
    },
    /// Only a session for points or money is stopped, and between two games.
    NotASession,
    /// The event is earlier than the one before it.
    TimeRunsBack,
    /// The record has as many events as one can have.
    RecordFull,
    /// The remark is too long.
    NoteTooLong {
        /// How many bytes it may have.
        most: usize,
    },
}

impl From<NotPlayed> for Refused {
    fn from(not_played: NotPlayed) -> Self {
        match not_played {
            NotPlayed::Illegal(illegal) => Self::Illegal(illegal),
            NotPlayed::Unreadable(why) => Self::Unreadable(why),
            NotPlayed::OtherGame => Self::OtherGame,
        }
    }
}

impl From<DiceFault> for Refused {
    fn from(fault: DiceFault) -> Self {
        Self::Dice(fault)
    }
}

impl Refused {
    /// A stable name of the reason, for JSON and translations; a rule of the game has the name that the
    /// game gives it.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Illegal(illegal) => illegal.id(),
            Self::Unreadable(_) => "unreadable",
            Self::OtherGame => "other-game",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::NotYours { .. } => "not-yours-to-do",
            Self::Dice(_) => "dice-fault",
            Self::NoDice => "no-dice",
            Self::ThrowNeedsEntry => "throw-needs-entry",
            Self::ThrowUnderWay => "throw-under-way",
            Self::NoThrowAwaited => "no-throw-awaited",
            Self::NotRequested => "throw-not-requested",
            Self::NotThrown(_) => "not-thrown",
            Self::NotAgreed => "chain-not-agreed",
            Self::Halted => "halted",
            Self::NotHalted => "not-halted",
            Self::NotBegun => "not-begun",
            Self::BegunAlready => "begun-already",
            Self::TooLateToAbort => "too-late-to-abort",
            Self::ReadyAlready => "ready-already",
            Self::RulesChanged => "rules-changed",
            Self::LaterVersion => "later-version",
            Self::LinesNotAtHand => "lines-not-at-hand",
            Self::NotDrawn => "not-drawn",
            Self::VariationTooDeep { .. } => "variation-too-deep",
            Self::NextGameFirst => "next-game-first",
            Self::GameNotOver => "game-not-over",
            Self::Over => "table-over",
            Self::ResignWithStake => "resign-with-stake",
            Self::NoDraw => "no-draw",
            Self::OfferStands { .. } => "offer-stands",
            Self::NothingOffered => "nothing-offered",
            Self::OwnOffer => "own-offer",
            Self::OfferedAlready => "offered-already",
            Self::NothingToTakeBack { .. } => "nothing-to-take-back",
            Self::Adjourned => "adjourned",
            Self::NotAdjourned => "not-adjourned",
            Self::FlagHasFallen { .. } => "flag-has-fallen",
            Self::FlagStands { .. } => "flag-stands",
            Self::NotASession => "not-a-session",
            Self::TimeRunsBack => "time-runs-back",
            Self::RecordFull => "record-full",
            Self::NoteTooLong { .. } => "note-too-long",
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Unreadable(why) => why.fmt(f),
            Self::OtherGame => f.write_str("This belongs to another game."),
            Self::NotYourTurn { to_act } => write!(f, "It is not your turn: {to_act} is to act."),
            Self::NotYours { by } => write!(f, "This is not for {by} to do."),
            Self::Dice(fault) => fault.fmt(f),
            Self::NoDice => f.write_str("This game is played without dice."),
            Self::ThrowNeedsEntry => {
                f.write_str("A throw comes with its proof or is typed in; it is not a move.")
            }
            Self::ThrowUnderWay => f.write_str("The dice are awaited; nothing comes before them."),
            Self::NoThrowAwaited => f.write_str("There is nothing to throw now."),
            Self::NotRequested => f.write_str("Nobody has asked for this throw."),
            Self::NotThrown(refusal) => refusal.fmt(f),
            Self::NotAgreed => f.write_str("The other side has not agreed to this chain."),
            Self::Halted => f.write_str("The server is stopped; it goes on first."),
            Self::NotHalted => f.write_str("The server is not stopped."),
            Self::NotBegun => f.write_str("Not both players are there yet."),
            Self::BegunAlready => f.write_str("Both players are there already."),
            Self::TooLateToAbort => {
                f.write_str("Both sides have moved: the game can be resigned, but not called off.")
            }
            Self::ReadyAlready => f.write_str("You have said so already; the other side has to."),
            Self::RulesChanged => f.write_str(
                "The rules have changed since this table was opened: it can be looked at, but not played on.",
            ),
            Self::LaterVersion => f.write_str("A record of this version does not know such an event."),
            Self::LinesNotAtHand => f.write_str("The older lines of the record are not at hand."),
            Self::NotDrawn => f.write_str("No rule ends the game in a draw here."),
            Self::VariationTooDeep { most } => {
                write!(f, "Variations lie more than {most} deep in one another.")
            }
            Self::NextGameFirst => {
                f.write_str("The game is over; begin the next one before anything else.")
            }
            Self::GameNotOver => f.write_str("The game is not over yet."),
            Self::Over => f.write_str("All is over at this table."),
            Self::ResignWithStake => {
                f.write_str("Say for how much: resign a single game, a gammon or a backgammon.")
            }
            Self::NoDraw => f.write_str("This game knows no draw."),
            Self::OfferStands { by, offer } => {
                write!(
                    f,
                    "The {} that {by} offers has to be answered first.",
                    offer.id()
                )
            }
            Self::NothingOffered => f.write_str("There is no offer to answer."),
            Self::OwnOffer => f.write_str("The offer is your own; the opponent answers it."),
            Self::OfferedAlready => {
                f.write_str("You have offered this already; make a move before you do it again.")
            }
            Self::NothingToTakeBack { made } => write!(
                f,
                "The game has {made} moves and throws so far: fewer than that can be kept, not more."
            ),
            Self::Adjourned => f.write_str("Play is adjourned; resume it first."),
            Self::NotAdjourned => f.write_str("Play is not adjourned."),
            Self::FlagHasFallen { side } => write!(f, "The time of {side} is up."),
            Self::FlagStands {
                side,
                left: Some(Span(left)),
            } => write!(f, "The flag of {side} stands: {left} ms are left."),
            Self::FlagStands { side, left: None } => {
                write!(f, "The flag of {side} stands: there is no clock.")
            }
            Self::NotASession => f.write_str(
                "Only play for points or money without an end is stopped, and between two games.",
            ),
            Self::TimeRunsBack => f.write_str("This is earlier than the event before it."),
            Self::RecordFull => f.write_str("The record has as many events as one can have."),
            Self::NoteTooLong { most } => write!(f, "A remark has at most {most} bytes."),
        }
    }
}

impl core::error::Error for Refused {}
