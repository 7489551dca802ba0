//! The three rule sets as tables.
//!
//! How checkers move is the same in all three; what differs is the frame around it. Each table reads
//! like the page it stands for: every point, and the article it comes from.

use core::fmt;

use crate::article::Part::{Heading, Rule, Whole};
use crate::article::Source::{Aquamarine, Practice, Xalingo};
use crate::article::Standing::{Absent, Borrowed, Own};
use crate::article::{Article, Language, Part, Place};

const fn portuguese(part: Part) -> Place {
    Place {
        language: Language::Portuguese,
        part,
    }
}

const fn spanish(part: Part) -> Place {
    Place {
        language: Language::Spanish,
        part,
    }
}

const fn english(part: Part) -> Place {
    Place {
        language: Language::English,
        part,
    }
}

/// A rule set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Frame {
    /// The Xalingo leaflet (000).
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

/// One point of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
            RulePoint::Board,
            Article::new(
                Xalingo,
                &[
                    portuguese(Heading("Preparação e início da partida")),
                    portuguese(Heading("Onde parar")),
                ],
                Own,
            ),
        ),
        (
            RulePoint::Direction,
            Article::new(Xalingo, &[portuguese(Heading("Movimentação"))], Own),
        ),
        (
            RulePoint::OpeningRoll,
            Article::new(Xalingo, &[english(Heading("Game play"))], Own),
        ),
        (
            RulePoint::OpeningTie,
            Article::new(Xalingo, &[english(Heading("Game play"))], Own),
        ),
        (
            RulePoint::LaterRolls,
            Article::new(Xalingo, &[english(Heading("Game play"))], Own),
        ),
        (
            RulePoint::OpenPoint,
            Article::new(
                Xalingo,
                &[english(Rule(1)), portuguese(Heading("Onde parar"))],
                Own,
            ),
        ),
        (
            RulePoint::TwoNumbers,
            Article::new(
                Xalingo,
                &[english(Rule(2)), portuguese(Heading("Onde parar"))],
                Own,
            ),
        ),
        (
            RulePoint::Doubles,
            Article::new(Xalingo, &[english(Rule(3))], Own),
        ),
        (
            RulePoint::Compulsion,
            Article::new(Xalingo, &[english(Rule(4))], Own),
        ),
        (
            RulePoint::Hit,
            Article::new(Xalingo, &[english(Heading("Hitting and entering"))], Own),
        ),
        (
            RulePoint::Bar,
            Article::new(Xalingo, &[english(Heading("Hitting and entering"))], Own),
        ),
        (
            RulePoint::BearOff,
            Article::new(Xalingo, &[english(Heading("Bearing it off"))], Own),
        ),
        (
            RulePoint::Win,
            Article::new(Xalingo, &[english(Heading("Bearing it off"))], Own),
        ),
        (
            RulePoint::WinSizes,
            Article::new(Xalingo, &[english(Heading("End of the game"))], Own),
        ),
        (
            RulePoint::Cube,
            Article::new(Xalingo, &[portuguese(Heading("Competição"))], Own),
        ),
        (
            RulePoint::DiceHandling,
            Article::new(Aquamarine, &[portuguese(Whole)], Borrowed),
        ),
        (
            RulePoint::Length,
            Article::new(Xalingo, &[portuguese(Heading("Competição"))], Own),
        ),
        (
            RulePoint::CubeUse,
            Article::new(Xalingo, &[portuguese(Heading("Competição"))], Own),
        ),
        (
            RulePoint::Crawford,
            Article::new(Xalingo, &[portuguese(Heading("Competição"))], Absent),
        ),
        (
            RulePoint::Jacoby,
            Article::new(Xalingo, &[portuguese(Heading("Competição"))], Absent),
        ),
        (
            RulePoint::Beavers,
            Article::new(Xalingo, &[portuguese(Heading("Competição"))], Absent),
        ),
        (
            RulePoint::Resignation,
            Article::new(Practice, &[], Borrowed),
        ),
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
            RulePoint::Board,
            Article::new(
                Xalingo,
                &[
                    portuguese(Heading("Preparação e início da partida")),
                    portuguese(Heading("Onde parar")),
                ],
                Borrowed,
            ),
        ),
        (
            RulePoint::Direction,
            Article::new(Aquamarine, &[spanish(Heading("Objetivo del juego"))], Own),
        ),
        (
            RulePoint::OpeningRoll,
            Article::new(Aquamarine, &[spanish(Heading("Inicio del juego"))], Own),
        ),
        (
            RulePoint::OpeningTie,
            Article::new(Xalingo, &[english(Heading("Game play"))], Borrowed),
        ),
        (
            RulePoint::LaterRolls,
            Article::new(Aquamarine, &[spanish(Heading("Inicio del juego"))], Own),
        ),
        (
            RulePoint::OpenPoint,
            Article::new(Aquamarine, &[spanish(Heading("Movimientos"))], Own),
        ),
        (
            RulePoint::TwoNumbers,
            Article::new(Aquamarine, &[spanish(Heading("Movimientos"))], Own),
        ),
        (
            RulePoint::Doubles,
            Article::new(Aquamarine, &[spanish(Heading("Dobles"))], Own),
        ),
        (
            RulePoint::Compulsion,
            Article::new(Aquamarine, &[spanish(Heading("Pasar"))], Own),
        ),
        (
            RulePoint::Hit,
            Article::new(Aquamarine, &[spanish(Heading("Movimientos"))], Own),
        ),
        (
            RulePoint::Bar,
            Article::new(Aquamarine, &[spanish(Heading("Piezas capturadas"))], Own),
        ),
        (
            RulePoint::BearOff,
            Article::new(Aquamarine, &[spanish(Heading("Final del juego"))], Own),
        ),
        (
            RulePoint::Win,
            Article::new(Aquamarine, &[spanish(Heading("Final del juego"))], Own),
        ),
        (
            RulePoint::WinSizes,
            Article::new(Xalingo, &[english(Heading("End of the game"))], Borrowed),
        ),
        (
            RulePoint::Cube,
            Article::new(Xalingo, &[portuguese(Heading("Competição"))], Borrowed),
        ),
        (
            RulePoint::DiceHandling,
            Article::new(Aquamarine, &[portuguese(Whole)], Own),
        ),
        (
            RulePoint::Length,
            Article::new(Aquamarine, &[spanish(Heading("Objetivo del juego"))], Own),
        ),
        (
            RulePoint::CubeUse,
            Article::new(Aquamarine, &[portuguese(Whole)], Own),
        ),
        (
            RulePoint::Crawford,
            Article::new(
                Aquamarine,
                &[spanish(Heading("Objetivo del juego"))],
                Absent,
            ),
        ),
        (
            RulePoint::Jacoby,
            Article::new(Aquamarine, &[portuguese(Whole)], Absent),
        ),
        (
            RulePoint::Beavers,
            Article::new(Aquamarine, &[portuguese(Whole)], Absent),
        ),
        (
            RulePoint::Resignation,
            Article::new(Practice, &[], Borrowed),
        ),
    ],
};

/// Today's match and money play.
pub static TOURNAMENT: Rules = Rules {
    frame: Frame::Tournament,
    length: LengthRule::MatchOrMoney,
    cube: CubeRule::Always,
    crawford: CrawfordRule::InMatches,
    jacoby: OptionRule::OptionOfMoney,
    beavers: OptionRule::OptionOfMoney,
    backgammon_worth: 3,
    articles: [
        (RulePoint::Board, Article::new(Practice, &[], Own)),
        (RulePoint::Direction, Article::new(Practice, &[], Own)),
        (RulePoint::OpeningRoll, Article::new(Practice, &[], Own)),
        (RulePoint::OpeningTie, Article::new(Practice, &[], Own)),
        (RulePoint::LaterRolls, Article::new(Practice, &[], Own)),
        (RulePoint::OpenPoint, Article::new(Practice, &[], Own)),
        (RulePoint::TwoNumbers, Article::new(Practice, &[], Own)),
        (RulePoint::Doubles, Article::new(Practice, &[], Own)),
        (RulePoint::Compulsion, Article::new(Practice, &[], Own)),
        (RulePoint::Hit, Article::new(Practice, &[], Own)),
        (RulePoint::Bar, Article::new(Practice, &[], Own)),
        (RulePoint::BearOff, Article::new(Practice, &[], Own)),
        (RulePoint::Win, Article::new(Practice, &[], Own)),
        (RulePoint::WinSizes, Article::new(Practice, &[], Own)),
        (RulePoint::Cube, Article::new(Practice, &[], Own)),
        (RulePoint::DiceHandling, Article::new(Practice, &[], Own)),
        (RulePoint::Length, Article::new(Practice, &[], Own)),
        (RulePoint::CubeUse, Article::new(Practice, &[], Own)),
        (RulePoint::Crawford, Article::new(Practice, &[], Own)),
        (RulePoint::Jacoby, Article::new(Practice, &[], Own)),
        (RulePoint::Beavers, Article::new(Practice, &[], Own)),
        (RulePoint::Resignation, Article::new(Practice, &[], Own)),
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
