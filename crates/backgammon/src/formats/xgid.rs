//! The XGID: a position and everything around it, in ten fields between colons.
//!
//! `XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:7:10`. The first field draws the board as the
//! player at the bottom counts it: 26 places from the other player's bar over the points 1 to 24 to
//! the bottom player's bar, `A` to `O` for 1 to 15 checkers of the bottom player, `a` to `o` for
//! those of the other. The bottom player, drawn `X`, is our dark side, as in the IDs of GNU
//! Backgammon. Then follow the cube (as a power of two), its owner (1 bottom, -1 top, 0 the
//! middle), whose turn it is, the dice or the state of the cube, the two scores, the rule flag, the
//! length of the match, and the highest cube (as a power of two).

use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;

use super::situation::PlayedFor;
use crate::checkers::MOST_CHECKERS;
use crate::codes::codes;
use crate::cube::Cube;
use crate::dice::{Roll, RollError};
use crate::phase::Raise;
use crate::position::Position;
use crate::setup::{Seat, Setup, SetupError};
use crate::side::Side;

/// The side drawn at the bottom with capital letters.
const BOTTOM: Side = Side::Dark;

/// Places of the board field.
const PLACES: usize = 26;

/// What the side whose turn it is has before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum XgDice {
    /// `00`: it may roll or double.
    NotRolled,
    /// It has rolled.
    Rolled(Roll),
    /// It has doubled, and the double (`D`), a beaver (`B`) or a raccoon (`R`) waits for its
    /// answer. The cube still shows the value before the double.
    Raised(Raise),
}

/// What an XGID says. Every value comes back unchanged from its text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct XgId {
    /// The checkers, seen by the side whose turn it is.
    pub position: Position,
    /// Whose turn it is.
    pub turn: Side,
    /// The cube.
    pub cube: Cube,
    /// What that side has before it.
    pub dice: XgDice,
    /// Points won so far, light side first.
    pub score: [u64; 2],
    /// What is played for.
    pub played_for: PlayedFor,
    /// The highest value of the cube, as a power of two; 10 unless the text says otherwise.
    pub most_doublings: u8,
}

/// The fields of an XGID, as an error names them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum XgField {
    /// The 26 places.
    Board,
    /// The cube's value.
    Cube,
    /// The cube's owner.
    CubeOwner,
    /// Whose turn it is.
    Turn,
    /// The dice, or the state of the cube.
    Dice,
    /// The bottom player's points.
    BottomScore,
    /// The other player's points.
    TopScore,
    /// Crawford in a match, Jacoby and beavers in money play.
    Rule,
    /// The length of the match.
    MatchLength,
    /// The highest cube.
    HighestCube,
}

impl fmt::Display for XgField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "board",
            Self::Cube => "cube",
            Self::CubeOwner => "cube owner",
            Self::Turn => "turn",
            Self::Dice => "dice",
            Self::BottomScore => "bottom player's score",
            Self::TopScore => "top player's score",
            Self::Rule => "rule flag",
            Self::MatchLength => "match length",
            Self::HighestCube => "highest cube",
        })
    }
}

/// What may stand in a field of an XGID.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum XgValues {
    /// A whole number of 64 bits.
    Number,
    /// A number from 0 to this.
    UpTo(u64),
    /// 1 for the bottom player, -1 for the other.
    Player,
    /// The same, or 0 for neither.
    PlayerOrNobody,
    /// 0 or 1: the flag of a match says no more than whether this is the Crawford game.
    CrawfordFlag,
    /// Two dice, `00`, or a letter for the cube.
    DiceOrCube,
}

impl fmt::Display for XgValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Number => "a number that fits 64 bits",
            Self::UpTo(most) => return write!(f, "a number from 0 to {most}"),
            Self::Player => "1 or -1",
            Self::PlayerOrNobody => "1, 0 or -1",
            Self::CrawfordFlag => "0 or 1 in a match",
            Self::DiceOrCube => "two dice such as 52, 00 before the roll, or D, B or R",
        })
    }
}

/// Why a text is no XGID.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum XgIdError {
    /// There are 9 or 10 fields between the colons.
    Fields(usize),
    /// The board has 26 places.
    BoardLength(usize),
    /// A character that means nothing on the board, and where (counted from 1).
    BoardCharacter {
        /// The character.
        found: char,
        /// Its place.
        place: usize,
    },
    /// A bar holds checkers of the wrong player.
    WrongBar,
    /// A field that is no number in the range it can have.
    Value {
        /// Which one.
        field: XgField,
        /// What may stand there.
        expected: XgValues,
    },
    /// The dice are not two numbers from 1 to 6.
    Dice(RollError),
    /// It can be read, but it is no position.
    Setup(SetupError),
}

codes!(XgIdError {
    Self::Fields(_) => "fields",
    Self::BoardLength(_) => "board-length",
    Self::BoardCharacter { .. } => "board-character",
    Self::WrongBar => "wrong-bar",
    Self::Value { .. } => "value",
    Self::Dice(_) => "dice",
    Self::Setup(_) => "setup",
});

impl fmt::Display for XgIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fields(found) => write!(
                f,
                "an XGID has 10 fields between colons (or 9, without the highest cube), this has \
                 {found}"
            ),
            Self::BoardLength(found) => write!(
                f,
                "the board of an XGID has {PLACES} places, this has {found}"
            ),
            Self::BoardCharacter { found, place } => write!(
                f,
                "place {place} of the XGID's board is {found:?}, but only -, A to O and a to o \
                 mean something"
            ),
            Self::WrongBar => f.write_str(
                "the first place of an XGID's board is the bar of the small letters, the last one \
                 that of the capitals",
            ),
            Self::Value { field, expected } => {
                write!(f, "the {field} of an XGID is {expected}")
            }
            Self::Dice(error) => write!(f, "the dice of the XGID are wrong: {error}"),
            Self::Setup(error) => write!(f, "the XGID names no position: {error}"),
        }
    }
}

impl core::error::Error for XgIdError {}

/// Reads an XGID of a game with `checkers_a_side` (15 but for Hypergammon).
///
/// The leading `XGID=` may be missing, and so may the last field.
///
/// # Errors
/// What is wrong with the text, or with the position it names.
pub fn decode(text: &str, checkers_a_side: u8) -> Result<XgId, XgIdError> {
    let text = text.trim();
    let fields = strip_label(text);
    let count = fields.split(':').count();
    let mut fields = fields.split(':').map(str::trim);
    let mut next = || fields.next().unwrap_or_default();
    if !(9..=10).contains(&count) {
        return Err(XgIdError::Fields(count));
    }
    let board = next();
    let doublings = number(next(), XgField::Cube, u64::from(Cube::MOST_DOUBLINGS))?;
    let owner = match next() {
        "0" => None,
        "1" => Some(BOTTOM),
        "-1" => Some(!BOTTOM),
        _ => return Err(wrong(XgField::CubeOwner, XgValues::PlayerOrNobody)),
    };
    let turn = match next() {
        "1" => BOTTOM,
        "-1" => !BOTTOM,
        _ => return Err(wrong(XgField::Turn, XgValues::Player)),
    };
    let dice = dice(next())?;
    let bottom_score = number(next(), XgField::BottomScore, u64::MAX)?;
    let top_score = number(next(), XgField::TopScore, u64::MAX)?;
    let flag = number(next(), XgField::Rule, 3)?;
    let length = number(next(), XgField::MatchLength, u32::MAX.into())?;
    let most_doublings = if count == 10 {
        number(
            next(),
            XgField::HighestCube,
            u64::from(Cube::MOST_DOUBLINGS),
        )?
    } else {
        10
    };
    // `number` has seen to it that it fits.
    let played_for = match (NonZeroU32::new(length as u32), flag) {
        (None, flag) => PlayedFor::Money {
            jacoby: flag & 1 != 0,
            beavers: flag & 2 != 0,
        },
        (Some(length), 0 | 1) => PlayedFor::Match {
            length,
            crawford: flag == 1,
        },
        _ => return Err(wrong(XgField::Rule, XgValues::CrawfordFlag)),
    };
    // Both are at most `Cube::MOST_DOUBLINGS`.
    let (doublings, most_doublings) = (doublings as u8, most_doublings as u8);
    let mut score = [0; 2];
    score[BOTTOM.index()] = bottom_score;
    score[(!BOTTOM).index()] = top_score;
    Ok(XgId {
        position: board_position(board, turn, checkers_a_side)?,
        turn,
        cube: Cube::new(doublings, owner).unwrap_or_default(),
        dice,
        score,
        played_for,
        most_doublings,
    })
}

fn strip_label(text: &str) -> &str {
    match text.get(..5) {
        Some(label) if label.eq_ignore_ascii_case("XGID=") => &text[5..],
        _ => text,
    }
}

const fn wrong(field: XgField, expected: XgValues) -> XgIdError {
    XgIdError::Value { field, expected }
}

fn number(text: &str, field: XgField, most: u64) -> Result<u64, XgIdError> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let value = if digits { text.parse().ok() } else { None };
    let expected = match most {
        u64::MAX => XgValues::Number,
        most => XgValues::UpTo(most),
    };
    value
        .filter(|&value| value <= most)
        .ok_or(wrong(field, expected))
}

fn dice(text: &str) -> Result<XgDice, XgIdError> {
    Ok(match text {
        "00" | "0" => XgDice::NotRolled,
        "D" | "DD" => XgDice::Raised(Raise::Double),
        "B" | "BB" => XgDice::Raised(Raise::Beaver),
        "R" | "RR" => XgDice::Raised(Raise::Raccoon),
        text if text.len() == 2 => XgDice::Rolled(text.parse().map_err(XgIdError::Dice)?),
        _ => {
            return Err(wrong(XgField::Dice, XgValues::DiceOrCube));
        }
    })
}

/// The checkers of the board field.
fn board_position(board: &str, turn: Side, checkers_a_side: u8) -> Result<Position, XgIdError> {
    let length = board.chars().count();
    if length != PLACES {
        return Err(XgIdError::BoardLength(length));
    }
    let (mut bottom, mut top) = ([0; PLACES], [0; PLACES]);
    for (index, found) in board.chars().enumerate() {
        // The top player counts the points the other way round; its bar comes first.
        match (found, index) {
            ('-', _) => {}
            ('A'..='O', 0) | ('a'..='o', 25) => return Err(XgIdError::WrongBar),
            ('A'..='O', _) => bottom[index] = found as u8 - b'A' + 1,
            ('a'..='o', _) => top[PLACES - 1 - index] = found as u8 - b'a' + 1,
            // Sixteen and more: named as what it is, too many checkers.
            ('P'..='Z' | 'p'..='z', _) => {
                let seat = if found.is_ascii_uppercase() == (turn == BOTTOM) {
                    Seat::Mover
                } else {
                    Seat::Other
                };
                return Err(XgIdError::Setup(SetupError::TooManyCheckers {
                    seat,
                    count: u16::from(found.to_ascii_uppercase() as u8 - b'A' + 1),
                    allowed: MOST_CHECKERS,
                }));
            }
            _ => {
                return Err(XgIdError::BoardCharacter {
                    found,
                    place: index + 1,
                });
            }
        }
    }
    let (mover, other) = if turn == BOTTOM {
        (bottom, top)
    } else {
        (top, bottom)
    };
    Setup { mover, other }
        .bear_off_the_rest(checkers_a_side)
        .position()
        .map_err(XgIdError::Setup)
}

impl FromStr for XgId {
    type Err = XgIdError;

    /// As [`decode`] with 15 checkers a side.
    fn from_str(text: &str) -> Result<Self, XgIdError> {
        decode(text, MOST_CHECKERS)
    }
}

impl fmt::Display for XgId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;

        f.write_str("XGID=")?;
        let (bottom, top) = if self.turn == BOTTOM {
            (self.position.mover(), self.position.other())
        } else {
            (self.position.other(), self.position.mover())
        };
        for place in 0..PLACES {
            // Borne off checkers, place 0 of either side, are not drawn.
            let (mine, theirs) = match place {
                0 => (0, top.bar()),
                25 => (bottom.bar(), 0),
                _ => (bottom.at(place), top.at(PLACES - 1 - place)),
            };
            f.write_char(match (mine, theirs) {
                (0, 0) => '-',
                (0, count) => char::from(b'a' + count - 1),
                (count, _) => char::from(b'A' + count - 1),
            })?;
        }
        let sign = |side| if side == BOTTOM { 1 } else { -1 };
        write!(
            f,
            ":{}:{}:{}:",
            self.cube.doublings(),
            self.cube.owner().map_or(0, sign),
            sign(self.turn)
        )?;
        match self.dice {
            XgDice::NotRolled => f.write_str("00"),
            XgDice::Rolled(roll) => write!(f, "{roll:#}"),
            XgDice::Raised(Raise::Double) => f.write_char('D'),
            XgDice::Raised(Raise::Beaver) => f.write_char('B'),
            XgDice::Raised(Raise::Raccoon) => f.write_char('R'),
        }?;
        let (flag, length) = match self.played_for {
            PlayedFor::Match { length, crawford } => (u8::from(crawford), length.get()),
            PlayedFor::Money { jacoby, beavers } => (u8::from(jacoby) | u8::from(beavers) << 1, 0),
        };
        write!(
            f,
            ":{}:{}:{flag}:{length}:{}",
            self.score[BOTTOM.index()],
            self.score[(!BOTTOM).index()],
            self.most_doublings
        )
    }
}
