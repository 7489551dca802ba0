//! Readings that had to be chosen where the printed texts are silent, contradict each other or
//! are misprinted. Data only: the wording belongs to the rules page of each language.

use crate::frame::{Frame, RulePoint};

/// A choice made between possible readings of the sources.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Reading {
    /// The Portuguese and Spanish Xalingo texts have no rule of compulsion: the English one decides.
    CompulsionFromEnglish,
    /// They have no word on equal opening dice: the English text decides.
    TiesFromEnglish,
    /// They leave the bar out of the backgammon: the English text decides.
    BarInBackgammonFromEnglish,
    /// They do not multiply 1, 2 and 3 by the cube: the English text decides.
    TimesCubeFromEnglish,
    /// They let one take from "the next" point: the English text decides, the highest, and must.
    HighestPointFromEnglish,
    /// The Spanish Xalingo note on the points in between has lost a "no": the Portuguese decides.
    SpanishNoteLostANo,
    /// The "entry section" of the bear-off note is the home board.
    EntrySectionIsHome,
    /// A hit checker goes to the bar, though the Portuguese text sets it outside the board.
    HitGoesToTheBar,
    /// Any split of a double, though the printed list of 2-2 leaves out three and one.
    AnySplitOfADouble,
    /// "At some point of the game" is on one's turn before rolling.
    DoubleBeforeRolling,
    /// "16, 18, 32, 64 etc.": 18 is a misprint, and there is no ceiling.
    CubeHasNoCeiling,
    /// The win of three points counts the winner's home board.
    ThreePointsInWinnersHome,
    /// The Aquamarine leaflet has no set-up: borrowed from 000.
    SetUpBorrowed,
    /// It has no word on equal opening dice: borrowed from 000.
    TiesBorrowed,
    /// It has no gammon or backgammon: borrowed from 000.
    WinSizesBorrowed,
    /// It names the cube but not how it is used: borrowed from 000.
    CubeBorrowed,
    /// Its Portuguese text calls only an unoccupied point open and then allows a hit: the Spanish decides.
    OpenPointFromSpanish,
    /// Its Portuguese text asks for a "sufficient" number to bear off: the Spanish decides.
    BearOffFromSpanish,
    /// Its rule of the larger number is printed for a single checker: it holds in general.
    LargerNumberInGeneral,
    /// A 1 enters on the first point of the way.
    OneEntersOnTheFirstPoint,
    /// Giving a game up is printed nowhere: today's practice is borrowed.
    ResigningFromPractice,
    /// A void throw is thrown again by the same side, which can no longer double before it.
    VoidThrowEndsTheRightToDouble,
}

impl Reading {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 22] = [
        Self::CompulsionFromEnglish,
        Self::TiesFromEnglish,
        Self::BarInBackgammonFromEnglish,
        Self::TimesCubeFromEnglish,
        Self::HighestPointFromEnglish,
        Self::SpanishNoteLostANo,
        Self::EntrySectionIsHome,
        Self::HitGoesToTheBar,
        Self::AnySplitOfADouble,
        Self::DoubleBeforeRolling,
        Self::CubeHasNoCeiling,
        Self::ThreePointsInWinnersHome,
        Self::SetUpBorrowed,
        Self::TiesBorrowed,
        Self::WinSizesBorrowed,
        Self::CubeBorrowed,
        Self::OpenPointFromSpanish,
        Self::BearOffFromSpanish,
        Self::LargerNumberInGeneral,
        Self::OneEntersOnTheFirstPoint,
        Self::ResigningFromPractice,
        Self::VoidThrowEndsTheRightToDouble,
    ];

    /// A stable name, for translations and JSON.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::CompulsionFromEnglish => "compulsion-from-english",
            Self::TiesFromEnglish => "ties-from-english",
            Self::BarInBackgammonFromEnglish => "bar-in-backgammon-from-english",
            Self::TimesCubeFromEnglish => "times-cube-from-english",
            Self::HighestPointFromEnglish => "highest-point-from-english",
            Self::SpanishNoteLostANo => "spanish-note-lost-a-no",
            Self::EntrySectionIsHome => "entry-section-is-home",
            Self::HitGoesToTheBar => "hit-goes-to-the-bar",
            Self::AnySplitOfADouble => "any-split-of-a-double",
            Self::DoubleBeforeRolling => "double-before-rolling",
            Self::CubeHasNoCeiling => "cube-has-no-ceiling",
            Self::ThreePointsInWinnersHome => "three-points-in-winners-home",
            Self::SetUpBorrowed => "set-up-borrowed",
            Self::TiesBorrowed => "ties-borrowed",
            Self::WinSizesBorrowed => "win-sizes-borrowed",
            Self::CubeBorrowed => "cube-borrowed",
            Self::OpenPointFromSpanish => "open-point-from-spanish",
            Self::BearOffFromSpanish => "bear-off-from-spanish",
            Self::LargerNumberInGeneral => "larger-number-in-general",
            Self::OneEntersOnTheFirstPoint => "one-enters-on-the-first-point",
            Self::ResigningFromPractice => "resigning-from-practice",
            Self::VoidThrowEndsTheRightToDouble => "void-throw-ends-the-right-to-double",
        }
    }

    /// The point of the rules it settles.
    #[must_use]
    pub const fn point(self) -> RulePoint {
        match self {
            Self::CompulsionFromEnglish | Self::LargerNumberInGeneral => RulePoint::Compulsion,
            Self::TiesFromEnglish | Self::TiesBorrowed => RulePoint::OpeningTie,
            Self::BarInBackgammonFromEnglish
            | Self::TimesCubeFromEnglish
            | Self::ThreePointsInWinnersHome
            | Self::WinSizesBorrowed => RulePoint::WinSizes,
            Self::HighestPointFromEnglish | Self::EntrySectionIsHome | Self::BearOffFromSpanish => {
                RulePoint::BearOff
            }
            Self::SpanishNoteLostANo | Self::OpenPointFromSpanish => RulePoint::OpenPoint,
            Self::HitGoesToTheBar => RulePoint::Hit,
            Self::AnySplitOfADouble => RulePoint::Doubles,
            Self::DoubleBeforeRolling | Self::CubeHasNoCeiling | Self::CubeBorrowed => {
                RulePoint::Cube
            }
            Self::SetUpBorrowed => RulePoint::Board,
            Self::OneEntersOnTheFirstPoint => RulePoint::Bar,
            Self::ResigningFromPractice => RulePoint::Resignation,
            Self::VoidThrowEndsTheRightToDouble => RulePoint::DiceHandling,
        }
    }

    /// The frames it belongs to.
    #[must_use]
    pub const fn frames(self) -> &'static [Frame] {
        match self {
            Self::CompulsionFromEnglish
            | Self::TiesFromEnglish
            | Self::BarInBackgammonFromEnglish
            | Self::TimesCubeFromEnglish
            | Self::HighestPointFromEnglish
            | Self::SpanishNoteLostANo
            | Self::EntrySectionIsHome
            | Self::HitGoesToTheBar
            | Self::AnySplitOfADouble
            | Self::DoubleBeforeRolling
            | Self::CubeHasNoCeiling => &[Frame::Xalingo],
            Self::ThreePointsInWinnersHome | Self::ResigningFromPractice => {
                &[Frame::Xalingo, Frame::Aquamarine]
            }
            Self::SetUpBorrowed
            | Self::TiesBorrowed
            | Self::WinSizesBorrowed
            | Self::CubeBorrowed
            | Self::OpenPointFromSpanish
            | Self::BearOffFromSpanish
            | Self::LargerNumberInGeneral
            | Self::OneEntersOnTheFirstPoint => &[Frame::Aquamarine],
            Self::VoidThrowEndsTheRightToDouble => &Frame::ALL,
        }
    }
}

impl Frame {
    /// The readings chosen for this frame.
    pub fn readings(self) -> impl Iterator<Item = Reading> {
        Reading::ALL
            .into_iter()
            .filter(move |reading| reading.frames().contains(&self))
    }
}
