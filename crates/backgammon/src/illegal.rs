//! Why an event is refused.

use core::fmt;

use crate::article::Article;
use crate::dice::{Die, Roll};
use crate::frame::{Frame, RulePoint};
use crate::phase::Raise;
use crate::play::Play;
use crate::point::{Origin, Point, Target};
use crate::position::Win;
use crate::side::Side;

/// The rule that forbids an event, with what is needed to explain it.
///
/// [`Illegal::id`] names the reason, [`Illegal::point`] the rule, [`Illegal::article`] where it stands
/// in a frame; the text form is one English sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "reason", rename_all = "kebab-case")
)]
pub enum Illegal {
    /// There is no checker of the mover's to move.
    NoCheckerThere {
        /// Where it was looked for.
        origin: Origin,
    },
    /// The checkers there belong to the opponent.
    OpponentsChecker {
        /// The point, as the mover counts it.
        point: Point,
    },
    /// Checkers move to lower points only.
    WrongDirection {
        /// From here …
        origin: Origin,
        /// … to here is backwards or nowhere.
        target: Target,
    },
    /// A checker on the bar has to enter before another one moves.
    BarFirst {
        /// How many are on the bar.
        on_bar: u8,
        /// What was moved instead.
        origin: Origin,
    },
    /// The opponent holds the point.
    PointBlocked {
        /// From here.
        origin: Origin,
        /// The point landed on.
        target: Point,
        /// How many opposing checkers hold it.
        held_by: u8,
    },
    /// One checker was to take several numbers, and every point in between is held.
    BetweenBlocked {
        /// From here …
        origin: Origin,
        /// … to here.
        target: Target,
        /// The held points it would have to touch, one for each order of the dice.
        between: [Option<Point>; 2],
    },
    /// Bearing off needs every checker in the home board.
    NotAllHome {
        /// The checker to be borne off.
        origin: Origin,
        /// The rearmost checker, still outside.
        rearmost: Origin,
    },
    /// The number is higher than needed, and a checker on a higher point has to use it.
    HigherPointFirst {
        /// The checker to be borne off.
        origin: Origin,
        /// With this number.
        die: Die,
        /// A higher point that has a checker.
        higher: Point,
    },
    /// No number of the roll, nor numbers together, make this move.
    NumberNotRolled {
        /// From here …
        origin: Origin,
        /// … to here.
        target: Target,
        /// With this roll.
        roll: Roll,
    },
    /// Each number of the roll could make the move, but it has been used for another one.
    NumberUsedUp {
        /// From here …
        origin: Origin,
        /// … to here.
        target: Target,
        /// With this roll.
        roll: Roll,
    },
    /// Something can be played, so the turn cannot be passed.
    MustPlay {
        /// A play that is possible.
        example: Play,
    },
    /// Both numbers can be played, so both must be.
    MustPlayBoth {
        /// The roll.
        roll: Roll,
        /// A play of both.
        example: Play,
    },
    /// Either number can be played but not both: the larger must be.
    MustPlayLarger {
        /// The larger number.
        die: Die,
        /// A play of it.
        example: Play,
    },
    /// More of a double can be played, so it must be.
    MustPlayMore {
        /// The number.
        die: Die,
        /// How often it was played.
        played: u8,
        /// How often it can be played.
        possible: u8,
        /// A play of that many.
        example: Play,
    },
    /// It is the other side's to do.
    NotYourTurn {
        /// Who is to act.
        to_act: Side,
    },
    /// The game has not been opened: one die each first.
    OpeningFirst,
    /// The game has been opened already.
    OpeningIsOver,
    /// The dice have not been thrown.
    RollFirst,
    /// The dice have been thrown and wait to be played.
    AlreadyRolled,
    /// Doubling comes before the throw, be it void or not.
    DoubleBeforeRolling,
    /// The game is played without the cube.
    NoCube,
    /// The other side holds the cube.
    CubeNotYours {
        /// Who holds it.
        owner: Side,
    },
    /// Nobody doubles in the Crawford game.
    CrawfordGame,
    /// The cube shows the highest number we count to.
    CubeAtItsEnd {
        /// The number.
        value: u64,
    },
    /// Nothing waits for this answer.
    NothingToAnswer,
    /// A double, beaver or raccoon has to be answered first.
    AnswerTheRaise {
        /// Which.
        raise: Raise,
    },
    /// A resignation has to be answered first.
    AnswerTheResignation {
        /// Who resigned.
        by: Side,
        /// For how much.
        win: Win,
    },
    /// Beavers were not agreed on, or the frame does not know them.
    BeaversNotPlayed,
    /// Raccoons were not agreed on, or the frame does not know them.
    RaccoonsNotPlayed,
    /// This much has been refused already in this turn.
    ResignationTooSmall {
        /// What was refused.
        refused: Win,
    },
    /// The table throws the dice, and its throws stand.
    DiceNotByHand,
    /// The game is over.
    GameOver,
    /// The match, or the one game, is over.
    ContestOver,
}

impl Illegal {
    /// A stable name of the reason, for JSON and translations.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::NoCheckerThere { .. } => "no-checker-there",
            Self::OpponentsChecker { .. } => "opponents-checker",
            Self::WrongDirection { .. } => "wrong-direction",
            Self::BarFirst { .. } => "bar-first",
            Self::PointBlocked { .. } => "point-blocked",
            Self::BetweenBlocked { .. } => "between-blocked",
            Self::NotAllHome { .. } => "not-all-home",
            Self::HigherPointFirst { .. } => "higher-point-first",
            Self::NumberNotRolled { .. } => "number-not-rolled",
            Self::NumberUsedUp { .. } => "number-used-up",
            Self::MustPlay { .. } => "must-play",
            Self::MustPlayBoth { .. } => "must-play-both",
            Self::MustPlayLarger { .. } => "must-play-larger",
            Self::MustPlayMore { .. } => "must-play-more",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::OpeningFirst => "opening-first",
            Self::OpeningIsOver => "opening-is-over",
            Self::RollFirst => "roll-first",
            Self::AlreadyRolled => "already-rolled",
            Self::DoubleBeforeRolling => "double-before-rolling",
            Self::NoCube => "no-cube",
            Self::CubeNotYours { .. } => "cube-not-yours",
            Self::CrawfordGame => "crawford-game",
            Self::CubeAtItsEnd { .. } => "cube-at-its-end",
            Self::NothingToAnswer => "nothing-to-answer",
            Self::AnswerTheRaise { .. } => "answer-the-raise",
            Self::AnswerTheResignation { .. } => "answer-the-resignation",
            Self::BeaversNotPlayed => "beavers-not-played",
            Self::RaccoonsNotPlayed => "raccoons-not-played",
            Self::ResignationTooSmall { .. } => "resignation-too-small",
            Self::DiceNotByHand => "dice-not-by-hand",
            Self::GameOver => "game-over",
            Self::ContestOver => "contest-over",
        }
    }

    /// The point of the rules behind it.
    #[must_use]
    pub const fn point(&self) -> RulePoint {
        match self {
            Self::NoCheckerThere { .. } | Self::OpponentsChecker { .. } => RulePoint::Board,
            Self::WrongDirection { .. } => RulePoint::Direction,
            Self::BarFirst { .. } => RulePoint::Bar,
            Self::PointBlocked { .. } => RulePoint::OpenPoint,
            Self::BetweenBlocked { .. }
            | Self::NumberNotRolled { .. }
            | Self::NumberUsedUp { .. } => RulePoint::TwoNumbers,
            Self::NotAllHome { .. } | Self::HigherPointFirst { .. } => RulePoint::BearOff,
            Self::MustPlay { .. } | Self::MustPlayBoth { .. } | Self::MustPlayLarger { .. } => {
                RulePoint::Compulsion
            }
            Self::MustPlayMore { .. } => RulePoint::Compulsion,
            Self::NotYourTurn { .. } | Self::RollFirst | Self::AlreadyRolled => {
                RulePoint::LaterRolls
            }
            Self::OpeningFirst | Self::OpeningIsOver => RulePoint::OpeningRoll,
            Self::DoubleBeforeRolling
            | Self::CubeNotYours { .. }
            | Self::CubeAtItsEnd { .. }
            | Self::NothingToAnswer
            | Self::AnswerTheRaise { .. } => RulePoint::Cube,
            Self::NoCube => RulePoint::CubeUse,
            Self::CrawfordGame => RulePoint::Crawford,
            Self::AnswerTheResignation { .. } | Self::ResignationTooSmall { .. } => {
                RulePoint::Resignation
            }
            Self::BeaversNotPlayed | Self::RaccoonsNotPlayed => RulePoint::Beavers,
            Self::DiceNotByHand => RulePoint::DiceHandling,
            Self::GameOver => RulePoint::Win,
            Self::ContestOver => RulePoint::Length,
        }
    }

    /// Where that stands in a frame.
    #[must_use]
    pub fn article(&self, frame: Frame) -> Article {
        frame.article(self.point())
    }

    /// A play that would be allowed, where the refusal knows one.
    #[must_use]
    pub const fn example(&self) -> Option<Play> {
        match *self {
            Self::MustPlay { example }
            | Self::MustPlayBoth { example, .. }
            | Self::MustPlayLarger { example, .. }
            | Self::MustPlayMore { example, .. } => Some(example),
            _ => None,
        }
    }
}

/// "the 8 point", "the bar".
struct Place(Origin);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Origin::Point(point) => write!(f, "the {point} point"),
            Origin::Bar => f.write_str("the bar"),
        }
    }
}

/// "the 5 point", "off the board".
struct Goal(Target);

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Target::Point(point) => write!(f, "to the {point} point"),
            Target::Off => f.write_str("off the board"),
        }
    }
}

/// "once", "twice", "3 times".
struct Times(u8);

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => f.write_str("once"),
            2 => f.write_str("twice"),
            times => write!(f, "{times} times"),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoCheckerThere { origin } => {
                write!(f, "You have no checker to move on {}.", Place(origin))
            }
            Self::OpponentsChecker { point } => {
                write!(f, "The checkers on the {point} point are your opponent's.")
            }
            Self::WrongDirection { origin, target } => write!(
                f,
                "Your checkers move towards your 1 point and off, so one cannot go from {} {}.",
                Place(origin),
                Goal(target)
            ),
            Self::BarFirst { on_bar: 1, origin } => write!(
                f,
                "Your checker on the bar has to enter before you move from {}.",
                Place(origin)
            ),
            Self::BarFirst { on_bar, origin } => write!(
                f,
                "Your {on_bar} checkers on the bar have to enter before you move from {}.",
                Place(origin)
            ),
            Self::PointBlocked {
                target, held_by, ..
            } => write!(
                f,
                "Your opponent holds the {target} point with {held_by} checkers, so you cannot land there."
            ),
            Self::BetweenBlocked {
                origin,
                target,
                between: [Some(one), Some(two)],
            } => write!(
                f,
                "One checker cannot go from {} {}, because your opponent holds both points in \
                 between, the {one} and the {two}.",
                Place(origin),
                Goal(target)
            ),
            Self::BetweenBlocked {
                origin,
                target,
                between,
            } => {
                write!(f, "One checker cannot go from {} {}", Place(origin), Goal(target))?;
                match between.into_iter().flatten().next() {
                    Some(point) => write!(
                        f,
                        ", because your opponent holds the {point} point in between."
                    ),
                    None => f.write_str(", because your opponent holds the points in between."),
                }
            }
            Self::NotAllHome { rearmost, .. } => write!(
                f,
                "You bear off only when all your checkers are in your home board, and one is still on {}.",
                Place(rearmost)
            ),
            Self::HigherPointFirst {
                origin,
                die,
                higher,
            } => write!(
                f,
                "A {die} is more than {} needs, so it has to be played from a higher point while you \
                 have a checker there: the {higher} point.",
                Place(origin)
            ),
            Self::NumberNotRolled {
                origin,
                target,
                roll,
            } => write!(
                f,
                "With {roll} no checker goes from {} {}.",
                Place(origin),
                Goal(target)
            ),
            Self::NumberUsedUp {
                origin,
                target,
                roll,
            } => write!(
                f,
                "The numbers of {roll} are used up by your other moves, so none is left to go from {} {}.",
                Place(origin),
                Goal(target)
            ),
            Self::MustPlay { example } => write!(
                f,
                "You cannot pass while a number can be played, for example {example}."
            ),
            Self::MustPlayBoth { roll, example } => write!(
                f,
                "Both numbers of {roll} can be played, so both must be, for example {example}."
            ),
            Self::MustPlayLarger { die, example } => write!(
                f,
                "Only one of the two numbers can be played, so it must be the larger, the {die}: {example}."
            ),
            Self::MustPlayMore {
                die,
                played,
                possible,
                example,
            } => write!(
                f,
                "The {die} can be played {} and you played it {}, so play more of it, for example \
                 {example}.",
                Times(possible),
                Times(played)
            ),
            Self::NotYourTurn { to_act } => write!(f, "It is not your turn: {to_act} is to act."),
            Self::OpeningFirst => {
                f.write_str("The game begins with one die each, and that has not been thrown yet.")
            }
            Self::OpeningIsOver => f.write_str("The opening roll has been made already."),
            Self::RollFirst => f.write_str("Roll the dice before you play."),
            Self::AlreadyRolled => {
                f.write_str("The dice have been thrown already and wait to be played.")
            }
            Self::DoubleBeforeRolling => {
                f.write_str("You may double only before you throw the dice.")
            }
            Self::NoCube => f.write_str("This game is played without the doubling cube."),
            Self::CubeNotYours { owner } => write!(
                f,
                "The cube belongs to {owner}, who alone may double next."
            ),
            Self::CrawfordGame => f.write_str(
                "This is the Crawford game, in which nobody may double.",
            ),
            Self::CubeAtItsEnd { value } => {
                write!(f, "The cube stands at {value} and is not counted higher.")
            }
            Self::NothingToAnswer => {
                f.write_str("There is no offer on the table that this would answer.")
            }
            Self::AnswerTheRaise { raise } => {
                let raise = match raise {
                    Raise::Double => "double",
                    Raise::Beaver => "beaver",
                    Raise::Raccoon => "raccoon",
                };
                write!(f, "The {raise} has to be taken or dropped first.")
            }
            Self::AnswerTheResignation { by, win } => write!(
                f,
                "The resignation of a {win} by {by} has to be accepted or refused first."
            ),
            Self::BeaversNotPlayed => f.write_str("Beavers are not played here."),
            Self::RaccoonsNotPlayed => f.write_str("Raccoons are not played here."),
            Self::ResignationTooSmall { refused } => write!(
                f,
                "Resigning a {refused} was refused this turn, so only more than that can be offered."
            ),
            Self::DiceNotByHand => f.write_str(
                "The table throws the dice here and its throws stand; only dice thrown by hand can be void.",
            ),
            Self::GameOver => f.write_str("The game is over."),
            Self::ContestOver => f.write_str("The match is over."),
        }
    }
}

impl core::error::Error for Illegal {}
