//! The points of the rules in words.

use backgammon::{
    CrawfordRule, CubeRule, Frame, LengthRule, OptionRule, Origin, Point, Reading, RulePoint,
    StartingPosition,
};

use crate::message::{Argument, choices, messages};
#[cfg(test)]
use crate::message::{Kind, keys_of};
use crate::spell::{Joint, list};
use crate::{Lang, Message, Text};

messages! {
    /// What the frames say, as articles and in few words.
    Rule {
        Point = "backgammon-point" { point: RulePoint },
        Reading = "backgammon-reading" { reading: Reading },
        Board = "bg-board" { checkers: u8 },
        Setup = "bg-setup" { places: String },
        SetupPlace = "bg-setup-place" { count: u8, point: u8 },
        Direction = "bg-direction",
        OpeningRoll = "bg-opening-roll",
        Colours = "bg-colours",
        OpeningTie = "bg-opening-tie",
        LaterRolls = "bg-later-rolls",
        OpenPoint = "bg-open-point",
        TwoNumbers = "bg-two-numbers",
        Doubles = "bg-doubles",
        Compulsion = "bg-compulsion",
        Hit = "bg-hit",
        Bar = "bg-bar",
        BearOff = "bg-bear-off",
        BearOffInside = "bg-bear-off-inside",
        Win = "bg-win" { checkers: u8 },
        WinSizes = "bg-win-sizes" { worth: u32 },
        Cube = "bg-cube",
        DiceHandling = "bg-dice-handling",
        Length = "bg-length" { length: LengthRule },
        LengthShort = "bg-length-short" { length: LengthRule },
        CubeUse = "bg-cube-use" { cube: CubeRule },
        CubeLies = "bg-cube-lies",
        CubeUseShort = "bg-cube-use-short" { cube: CubeRule },
        Crawford = "bg-crawford" { crawford: CrawfordRule },
        CrawfordShort = "bg-crawford-short" { crawford: CrawfordRule },
        Jacoby = "bg-jacoby" { option: OptionRule },
        Beavers = "bg-beavers" { option: OptionRule },
        OptionShort = "bg-option-short" { option: OptionRule },
        Resignation = "bg-resignation",
    }
}

choices! {
    LengthRule {
        LengthRule::GameOrPoints => "game-or-points",
        LengthRule::Match => "match",
        LengthRule::MatchOrMoney => "match-or-money",
    }
    CubeRule { CubeRule::Optional => "optional", CubeRule::Always => "always" }
    CrawfordRule { CrawfordRule::None => "none", CrawfordRule::InMatches => "in-matches" }
    OptionRule { OptionRule::None => "none", OptionRule::OptionOfMoney => "option-of-money" }
}

impl Argument for RulePoint {
    #[cfg(test)]
    const KIND: Kind = Kind::Choice(keys_of!(RulePoint, 22));

    fn value(&self, _: Lang) -> crate::resolve::Value<'_> {
        self.id().into()
    }
}

impl Argument for Reading {
    #[cfg(test)]
    const KIND: Kind = Kind::Choice(keys_of!(Reading, 22));

    fn value(&self, _: Lang) -> crate::resolve::Value<'_> {
        self.id().into()
    }
}

/// What a point is called: "Playing all numbers".
#[must_use]
pub fn label(point: RulePoint, lang: Lang) -> String {
    Rule::Point { point }.say(lang)
}

/// A reading that was chosen where the texts are silent, misprinted or at odds.
#[must_use]
pub fn reading(reading: Reading, lang: Lang) -> String {
    Rule::Reading { reading }.say(lang)
}

/// What a frame says on a point in which frames differ, in a few words; nothing on the others.
#[must_use]
pub fn value(frame: Frame, point: RulePoint, lang: Lang) -> Option<String> {
    let rules = frame.rules();
    let message = match point {
        RulePoint::Length => Rule::LengthShort {
            length: rules.length,
        },
        RulePoint::CubeUse => Rule::CubeUseShort { cube: rules.cube },
        RulePoint::Crawford => Rule::CrawfordShort {
            crawford: rules.crawford,
        },
        RulePoint::Jacoby => Rule::OptionShort {
            option: rules.jacoby,
        },
        RulePoint::Beavers => Rule::OptionShort {
            option: rules.beavers,
        },
        _ => return None,
    };
    Some(message.say(lang))
}

/// The article of a point as paragraphs.
pub(crate) fn paragraphs(frame: Frame, point: RulePoint, lang: Lang) -> Vec<Text> {
    let rules = frame.rules();
    let start = StartingPosition::Standard;
    let checkers = start.checkers_a_side();
    let messages: &[Rule] = match point {
        RulePoint::Board => {
            let position = start.position();
            let places: Vec<String> = Point::all()
                .rev()
                .map(|point| (point.number(), position.mover().on(point)))
                .filter(|&(_, count)| count > 0)
                .map(|(point, count)| Rule::SetupPlace { count, point }.say(lang))
                .collect();
            &[
                Rule::Board { checkers },
                Rule::Setup {
                    places: list(lang, Joint::And, &places),
                },
            ]
        }
        RulePoint::Direction => &[Rule::Direction],
        // The Portuguese text of that leaflet alone says so.
        RulePoint::OpeningRoll if frame == Frame::Aquamarine => &[Rule::Colours, Rule::OpeningRoll],
        RulePoint::OpeningRoll => &[Rule::OpeningRoll],
        RulePoint::OpeningTie => &[Rule::OpeningTie],
        RulePoint::LaterRolls => &[Rule::LaterRolls],
        RulePoint::OpenPoint => &[Rule::OpenPoint],
        RulePoint::TwoNumbers => &[Rule::TwoNumbers],
        RulePoint::Doubles => &[Rule::Doubles],
        RulePoint::Compulsion => &[Rule::Compulsion],
        RulePoint::Hit => &[Rule::Hit],
        RulePoint::Bar => &[Rule::Bar],
        RulePoint::BearOff => &[Rule::BearOff, Rule::BearOffInside],
        RulePoint::Win => &[Rule::Win { checkers }],
        RulePoint::WinSizes => &[Rule::WinSizes {
            worth: rules.backgammon_worth,
        }],
        RulePoint::Cube => &[Rule::Cube],
        RulePoint::DiceHandling => &[Rule::DiceHandling],
        RulePoint::Length => &[Rule::Length {
            length: rules.length,
        }],
        RulePoint::CubeUse if frame == Frame::Aquamarine => {
            &[Rule::CubeUse { cube: rules.cube }, Rule::CubeLies]
        }
        RulePoint::CubeUse => &[Rule::CubeUse { cube: rules.cube }],
        RulePoint::Crawford => &[Rule::Crawford {
            crawford: rules.crawford,
        }],
        RulePoint::Jacoby => &[Rule::Jacoby {
            option: rules.jacoby,
        }],
        RulePoint::Beavers => &[Rule::Beavers {
            option: rules.beavers,
        }],
        RulePoint::Resignation => &[Rule::Resignation],
    };
    messages.iter().map(|message| message.tell(lang)).collect()
}

/// The number that messages know a starting place by: 25 is the bar.
pub(super) const fn from(origin: Origin) -> u8 {
    origin.number()
}
