//! The three rule sets as tables.
//!
//! How checkers move is the same in all three; what differs is the frame around it. Each table reads
//! like the page it stands for: every point, and the article it comes from.

use core::fmt;
use core::str::FromStr;

use crate::article::Source::{Aquamarine, Practice, Xalingo};
use crate::article::{Article, Language, absent, borrowed, own};
use crate::names::{UnknownName, named};
use RulePoint::{
    Bar, BearOff, Beavers, Board, Compulsion, Crawford, Cube, CubeUse, DiceHandling, Direction,
    Doubles, Hit, Jacoby, LaterRolls, Length, OpenPoint, OpeningRoll, OpeningTie, Resignation,
    TwoNumbers, Win, WinSizes,
};

const PT: Language = Language::Portuguese;
const ES: Language = Language::Spanish;
const EN: Language = Language::English;

/// A rule set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Frame {
    /// The Xalingo leaflet (000).
    #[default]
    Xalingo,
    /// The Aquamarine leaflet (003), with 000 where it is silent.
    Aquamarine,
    /// Today's match and money play.
    Tournament,
}

impl Frame {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Xalingo, Self::Aquamarine, Self::Tournament];

    /// The short name used on the command line and in records.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Xalingo => "xalingo",
            Self::Aquamarine => "aquamarine",
            Self::Tournament => "tournament",
        }
    }

    /// The frame with this [`id`](Self::id).
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|frame| frame.id() == id)
    }

    /// Its table.
    #[must_use]
    pub const fn rules(self) -> &'static Rules {
        match self {
            Self::Xalingo => &XALINGO,
            Self::Aquamarine => &AQUAMARINE,
            Self::Tournament => &TOURNAMENT,
        }
    }

    /// Where a rule stands in this frame.
    #[must_use]
    pub fn article(self, point: RulePoint) -> Article {
        self.rules().articles[point as usize].1
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Frame {
    type Err = UnknownName;

    /// Reads its [`id`](Self::id).
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        named(text, &["xalingo", "aquamarine", "tournament"], &Self::ALL)
    }
}

/// One point of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum RulePoint {
    /// 24 points, 15 checkers a side, and where they start.
    Board,
    /// Which way the checkers run.
    Direction,
    /// One die each; the higher side begins with both.
    OpeningRoll,
    /// Equal dice at the start are thrown again.
    OpeningTie,
    /// Two dice, turns alternate.
    LaterRolls,
    /// Where a checker may land.
    OpenPoint,
    /// Each number is a move of its own; one checker may take both.
    TwoNumbers,
    /// Four moves of the number.
    Doubles,
    /// As many numbers as possible must be played, the larger if only one can be.
    Compulsion,
    /// A single opposing checker landed on goes to the bar.
    Hit,
    /// A checker on the bar enters before anything else moves.
    Bar,
    /// When and how checkers come off.
    BearOff,
    /// Who wins.
    Win,
    /// Single game, gammon and backgammon, times the cube.
    WinSizes,
    /// Doubling.
    Cube,
    /// How dice are thrown, and when a throw is void.
    DiceHandling,
    /// How long a contest lasts.
    Length,
    /// Whether the cube can be left out.
    CubeUse,
    /// One game without the cube when a side is a point from winning the match.
    Crawford,
    /// Gammons count only once the cube has been turned.
    Jacoby,
    /// Redoubling at once when accepting, and keeping the cube.
    Beavers,
    /// Giving up a game for one, two or three times the cube.
    Resignation,
}

impl RulePoint {
    /// All points, in the order of the tables.
    pub const ALL: [Self; 22] = [
        Self::Board,
        Self::Direction,
        Self::OpeningRoll,
        Self::OpeningTie,
        Self::LaterRolls,
        Self::OpenPoint,
        Self::TwoNumbers,
        Self::Doubles,
        Self::Compulsion,
        Self::Hit,
        Self::Bar,
        Self::BearOff,
        Self::Win,
        Self::WinSizes,
        Self::Cube,
        Self::DiceHandling,
        Self::Length,
        Self::CubeUse,
        Self::Crawford,
        Self::Jacoby,
        Self::Beavers,
        Self::Resignation,
    ];

    /// A stable name, for translations and JSON.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Direction => "direction",
            Self::OpeningRoll => "opening-roll",
            Self::OpeningTie => "opening-tie",
            Self::LaterRolls => "later-rolls",
            Self::OpenPoint => "open-point",
            Self::TwoNumbers => "two-numbers",
            Self::Doubles => "doubles",
            Self::Compulsion => "compulsion",
            Self::Hit => "hit",
            Self::Bar => "bar",
            Self::BearOff => "bear-off",
            Self::Win => "win",
            Self::WinSizes => "win-sizes",
            Self::Cube => "cube",
            Self::DiceHandling => "dice-handling",
            Self::Length => "length",
            Self::CubeUse => "cube-use",
            Self::Crawford => "crawford",
            Self::Jacoby => "jacoby",
            Self::Beavers => "beavers",
            Self::Resignation => "resignation",
        }
    }
}

/// The kinds of contest a frame knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LengthRule {
    /// One game, or points kept game after game.
    GameOrPoints,
    /// A match to the agreed number of points, reached or passed.
    Match,
    /// A match to a number of points, or money play without end.
    MatchOrMoney,
}

/// Whether the cube can be left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CubeRule {
    /// It belongs to playing for points and can be turned off.
    Optional,
    /// It is always there.
    Always,
}

/// The Crawford rule of a frame.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CrawfordRule {
    /// Unknown.
    None,
    /// In every match.
    InMatches,
}

/// A rule that players of money games can agree on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OptionRule {
    /// Unknown.
    None,
    /// An option of money play.
    OptionOfMoney,
}

/// A frame as a table: what differs between the rule sets, and where every point stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Which rule set this is.
    pub frame: Frame,
    /// How long a contest lasts.
    pub length: LengthRule,
    /// The doubling cube.
    pub cube: CubeRule,
    /// The Crawford rule.
    pub crawford: CrawfordRule,
    /// The Jacoby rule.
    pub jacoby: OptionRule,
    /// Beavers.
    pub beavers: OptionRule,
    /// What a backgammon is worth, times the cube.
    pub backgammon_worth: u32,
    /// The article of every point, in the order of [`RulePoint::ALL`].
    pub articles: [(RulePoint, Article); 22],
}

/// The Xalingo leaflet. The English text decides where the other two are silent.
pub static XALINGO: Rules = Rules {
    frame: Frame::Xalingo,
    length: LengthRule::GameOrPoints,
    cube: CubeRule::Optional,
    crawford: CrawfordRule::None,
    jacoby: OptionRule::None,
    beavers: OptionRule::None,
    backgammon_worth: 3,
    articles: [
        (
            Board,
            own(
                Xalingo,
                &[
                    PT.under("Preparação e início da partida"),
                    PT.under("Onde parar"),
                ],
            ),
        ),
        (Direction, own(Xalingo, &[PT.under("Movimentação")])),
        (OpeningRoll, own(Xalingo, &[EN.under("Game play")])),
        (OpeningTie, own(Xalingo, &[EN.under("Game play")])),
        (LaterRolls, own(Xalingo, &[EN.under("Game play")])),
        (
            OpenPoint,
            own(Xalingo, &[EN.rule(1), PT.under("Onde parar")]),
        ),
        (
            TwoNumbers,
            own(Xalingo, &[EN.rule(2), PT.under("Onde parar")]),
        ),
        (Doubles, own(Xalingo, &[EN.rule(3)])),
        (Compulsion, own(Xalingo, &[EN.rule(4)])),
        (Hit, own(Xalingo, &[EN.under("Hitting and entering")])),
        (Bar, own(Xalingo, &[EN.under("Hitting and entering")])),
        (BearOff, own(Xalingo, &[EN.under("Bearing it off")])),
        (Win, own(Xalingo, &[EN.under("Bearing it off")])),
        (WinSizes, own(Xalingo, &[EN.under("End of the game")])),
        (Cube, own(Xalingo, &[PT.under("Competição")])),
        (DiceHandling, borrowed(Aquamarine, &[PT.whole()])),
        (Length, own(Xalingo, &[PT.under("Competição")])),
        (CubeUse, own(Xalingo, &[PT.under("Competição")])),
        (Crawford, absent(Xalingo, &[PT.under("Competição")])),
        (Jacoby, absent(Xalingo, &[PT.under("Competição")])),
        (Beavers, absent(Xalingo, &[PT.under("Competição")])),
        (Resignation, borrowed(Practice, &[])),
    ],
};

/// The Aquamarine leaflet. Its Spanish text decides over its Portuguese one; set-up, ties, sizes of
/// a win and the cube's procedure are borrowed from 000.
pub static AQUAMARINE: Rules = Rules {
    frame: Frame::Aquamarine,
    length: LengthRule::Match,
    cube: CubeRule::Always,
    crawford: CrawfordRule::None,
    jacoby: OptionRule::None,
    beavers: OptionRule::None,
    backgammon_worth: 3,
    articles: [
        (
            Board,
            borrowed(
                Xalingo,
                &[
                    PT.under("Preparação e início da partida"),
                    PT.under("Onde parar"),
                ],
            ),
        ),
        (
            Direction,
            own(Aquamarine, &[ES.under("Objetivo del juego")]),
        ),
        (
            OpeningRoll,
            own(Aquamarine, &[ES.under("Inicio del juego"), PT.whole()]),
        ),
        (OpeningTie, borrowed(Xalingo, &[EN.under("Game play")])),
        (LaterRolls, own(Aquamarine, &[ES.under("Inicio del juego")])),
        (OpenPoint, own(Aquamarine, &[ES.under("Movimientos")])),
        (TwoNumbers, own(Aquamarine, &[ES.under("Movimientos")])),
        (Doubles, own(Aquamarine, &[ES.under("Dobles")])),
        (Compulsion, own(Aquamarine, &[ES.under("Pasar")])),
        (Hit, own(Aquamarine, &[ES.under("Movimientos")])),
        (Bar, own(Aquamarine, &[ES.under("Piezas capturadas")])),
        (BearOff, own(Aquamarine, &[ES.under("Final del juego")])),
        (Win, own(Aquamarine, &[ES.under("Final del juego")])),
        (WinSizes, borrowed(Xalingo, &[EN.under("End of the game")])),
        (Cube, borrowed(Xalingo, &[PT.under("Competição")])),
        (DiceHandling, own(Aquamarine, &[PT.whole()])),
        (Length, own(Aquamarine, &[ES.under("Objetivo del juego")])),
        (CubeUse, own(Aquamarine, &[PT.whole()])),
        (
            Crawford,
            absent(Aquamarine, &[ES.under("Objetivo del juego")]),
        ),
        (Jacoby, absent(Aquamarine, &[PT.whole()])),
        (Beavers, absent(Aquamarine, &[PT.whole()])),
        (Resignation, borrowed(Practice, &[])),
    ],
};

/// Today's match and money play. Its movement rules are those of the box, and are cited from there: no text of ours
/// prints the practice.
pub static TOURNAMENT: Rules = Rules {
    frame: Frame::Tournament,
    length: LengthRule::MatchOrMoney,
    cube: CubeRule::Always,
    crawford: CrawfordRule::InMatches,
    jacoby: OptionRule::OptionOfMoney,
    beavers: OptionRule::OptionOfMoney,
    backgammon_worth: 3,
    articles: [
        (
            Board,
            borrowed(
                Xalingo,
                &[
                    PT.under("Preparação e início da partida"),
                    PT.under("Onde parar"),
                ],
            ),
        ),
        (Direction, borrowed(Xalingo, &[PT.under("Movimentação")])),
        (OpeningRoll, borrowed(Xalingo, &[EN.under("Game play")])),
        (OpeningTie, borrowed(Xalingo, &[EN.under("Game play")])),
        (LaterRolls, borrowed(Xalingo, &[EN.under("Game play")])),
        (
            OpenPoint,
            borrowed(Xalingo, &[EN.rule(1), PT.under("Onde parar")]),
        ),
        (
            TwoNumbers,
            borrowed(Xalingo, &[EN.rule(2), PT.under("Onde parar")]),
        ),
        (Doubles, borrowed(Xalingo, &[EN.rule(3)])),
        (Compulsion, borrowed(Xalingo, &[EN.rule(4)])),
        (Hit, borrowed(Xalingo, &[EN.under("Hitting and entering")])),
        (Bar, borrowed(Xalingo, &[EN.under("Hitting and entering")])),
        (BearOff, borrowed(Xalingo, &[EN.under("Bearing it off")])),
        (Win, borrowed(Xalingo, &[EN.under("Bearing it off")])),
        (WinSizes, borrowed(Xalingo, &[EN.under("End of the game")])),
        (Cube, own(Practice, &[])),
        (DiceHandling, own(Practice, &[])),
        (Length, own(Practice, &[])),
        (CubeUse, own(Practice, &[])),
        (Crawford, own(Practice, &[])),
        (Jacoby, own(Practice, &[])),
        (Beavers, own(Practice, &[])),
        (Resignation, own(Practice, &[])),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_lists_every_point_in_order() {
        for frame in Frame::ALL {
            let rules = frame.rules();
            assert_eq!(rules.frame, frame);
            assert_eq!(rules.articles.map(|(point, _)| point), RulePoint::ALL);
            assert_eq!(Frame::from_id(frame.id()), Some(frame));
        }
        for (index, point) in RulePoint::ALL.into_iter().enumerate() {
            assert_eq!(point as usize, index);
        }
    }
}
