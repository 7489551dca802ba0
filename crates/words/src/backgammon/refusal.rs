//! Why something is refused at backgammon, in words.

use backgammon::{
    Frame, Illegal, LegalPlays, Origin, Play, Position, Raise, Roll, Side, Target, Win,
};

use super::points::from;
#[cfg(test)]
use crate::message::Kind;
use crate::message::{Argument, choices, messages};
use crate::refusal::{Grounds, Spot};
use crate::spell::{Joint, list};
use crate::text::Notated;
use crate::{Citation, Contender, Lang, Message, Refusal};

messages! {
    /// Reasons.
    Why {
        Title = "backgammon-refusal-title" { reason: Code },
        NoCheckerThere = "bg-why-no-checker-there" { from: u8 },
        OpponentsChecker = "bg-why-opponents-checker" { point: u8 },
        WrongDirection = "bg-why-wrong-direction" { from: u8, to: u8 },
        BarFirst = "bg-why-bar-first" { count: u8 },
        PointBlocked = "bg-why-point-blocked" { point: u8, held: u8 },
        BetweenBlocked = "bg-why-between-blocked" { from: u8, to: u8, count: usize, points: String },
        NotAllHome = "bg-why-not-all-home" { rearmost: u8 },
        HigherPointFirst = "bg-why-higher-point-first" { from: u8, die: u8, higher: u8 },
        NumberNotRolled = "bg-why-number-not-rolled" { from: u8, to: u8, roll: Notated },
        NumberUsedUp = "bg-why-number-used-up" { from: u8, to: u8, roll: Notated },
        MustPlay = "bg-why-must-play" { play: Notated },
        MustPlayBoth = "bg-why-must-play-both" { roll: Notated, play: Notated },
        MustPlayLarger = "bg-why-must-play-larger" { die: u8, play: Notated },
        MustPlayMore = "bg-why-must-play-more" { die: u8, possible: u8, play: Notated },
        NotYourTurn = "bg-why-not-your-turn" { side: Side },
        OpeningFirst = "bg-why-opening-first",
        OpeningIsOver = "bg-why-opening-is-over",
        RollFirst = "bg-why-roll-first",
        AlreadyRolled = "bg-why-already-rolled",
        DoubleBeforeRolling = "bg-why-double-before-rolling",
        NoCube = "bg-why-no-cube",
        CubeNotYours = "bg-why-cube-not-yours" { owner: Side },
        CrawfordGame = "bg-why-crawford-game",
        CubeAtItsEnd = "bg-why-cube-at-its-end" { value: u64 },
        NothingToAnswer = "bg-why-nothing-to-answer",
        AnswerTheRaise = "bg-why-answer-the-raise" { raise: Raise },
        AnswerTheResignation = "bg-why-answer-the-resignation" { by: Side, win: Win },
        BeaversNotPlayed = "bg-why-beavers-not-played",
        RaccoonsNotPlayed = "bg-why-raccoons-not-played",
        ResignationTooSmall = "bg-why-resignation-too-small" { refused: Win },
        DiceNotByHand = "bg-why-dice-not-by-hand",
        GameOver = "bg-why-game-over",
        ContestOver = "bg-why-contest-over",
        Unreadable = "bg-why-unreadable" { text: String, example: Notated },
        UnreadableTitle = "bg-unreadable-title",
    }
}

messages! {
    /// What the tried play does.
    Tried {
        One = "bg-tried-one",
        Times = "bg-tried-times" { played: u8 },
    }
}

choices! {
    Raise { Raise::Double => "double", Raise::Beaver => "beaver", Raise::Raccoon => "raccoon" }
}

/// The id of a reason, for its title.
#[derive(Clone, Copy, Debug)]
pub(super) struct Code(&'static str);

impl Argument for Code {
    #[cfg(test)]
    const KIND: Kind = Kind::Choice(&[
        "no-checker-there",
        "opponents-checker",
        "wrong-direction",
        "bar-first",
        "point-blocked",
        "between-blocked",
        "not-all-home",
        "higher-point-first",
        "number-not-rolled",
        "number-used-up",
        "must-play",
        "must-play-both",
        "must-play-larger",
        "must-play-more",
        "not-your-turn",
        "opening-first",
        "opening-is-over",
        "roll-first",
        "already-rolled",
        "double-before-rolling",
        "no-cube",
        "cube-not-yours",
        "crawford-game",
        "cube-at-its-end",
        "nothing-to-answer",
        "answer-the-raise",
        "answer-the-resignation",
        "beavers-not-played",
        "raccoons-not-played",
        "resignation-too-small",
        "dice-not-by-hand",
        "game-over",
        "contest-over",
    ]);

    fn value(&self, _: Lang) -> crate::resolve::Value<'_> {
        self.0.into()
    }
}

/// A starting place for a page to draw.
pub(crate) fn spot(origin: Origin) -> Spot {
    match origin {
        Origin::Point(point) => Spot::Point(point.number()),
        Origin::Bar => Spot::Bar,
    }
}

/// A landing place for a page to draw.
pub(crate) fn end(target: Target) -> Spot {
    match target {
        Target::Point(point) => Spot::Point(point.number()),
        Target::Off => Spot::Off,
    }
}

fn played(play: &Play) -> Notated {
    Notated::new(&play.to_string())
}

fn rolled(roll: Roll) -> Notated {
    Notated::new(&roll.to_string())
}

/// Why something was refused. `tried` is the play, where a play was refused. Points are counted as the mover counts.
#[must_use]
pub fn refusal(illegal: &Illegal, frame: Frame, tried: Option<&Play>, lang: Lang) -> Refusal {
    let grounds = Grounds {
        reason: illegal.id(),
        anchor: illegal.point().id(),
        article: Citation::of_backgammon(&illegal.article(frame), lang),
        lit: lit(illegal),
        tried: tried.map(contender),
        instead: illegal.example().as_ref().map(contender),
    };
    let title = Why::Title {
        reason: Code(illegal.id()),
    }
    .say(lang);
    let does = what_it_does(illegal);
    let does: Option<&dyn Fn(Lang) -> String> = match &does {
        Some(tried) => Some(&|lang| tried.say(lang)),
        None => None,
    };
    grounds.worded(lang, title, &why(illegal, lang), does)
}

/// A play beside another.
pub(crate) fn contender(play: &Play) -> Contender {
    Contender {
        text: play.to_string(),
        route: play
            .first()
            .map_or_else(Vec::new, |step| vec![spot(step.origin), end(step.target)]),
        taken: Vec::new(),
        verdict: None,
    }
}

/// The places that show a reason.
fn lit(illegal: &Illegal) -> Vec<Spot> {
    match *illegal {
        Illegal::NoCheckerThere { origin } => vec![spot(origin)],
        Illegal::OpponentsChecker { point } => vec![Spot::Point(point.number())],
        Illegal::WrongDirection { origin, target }
        | Illegal::NumberNotRolled { origin, target, .. }
        | Illegal::NumberUsedUp { origin, target, .. } => vec![spot(origin), end(target)],
        Illegal::BarFirst { .. } => vec![Spot::Bar],
        Illegal::PointBlocked { target, .. } => vec![Spot::Point(target.number())],
        Illegal::BetweenBlocked { between, .. } => between
            .into_iter()
            .flatten()
            .map(|point| Spot::Point(point.number()))
            .collect(),
        Illegal::NotAllHome { rearmost, .. } => vec![spot(rearmost)],
        Illegal::HigherPointFirst { origin, higher, .. } => {
            vec![spot(origin), Spot::Point(higher.number())]
        }
        _ => illegal
            .example()
            .iter()
            .flat_map(|play| play.steps().to_vec())
            .map(|step| spot(step.origin))
            .collect(),
    }
}

fn why(illegal: &Illegal, lang: Lang) -> Why {
    match *illegal {
        Illegal::NoCheckerThere { origin } => Why::NoCheckerThere { from: from(origin) },
        Illegal::OpponentsChecker { point } => Why::OpponentsChecker {
            point: point.number(),
        },
        Illegal::WrongDirection { origin, target } => Why::WrongDirection {
            from: from(origin),
            to: target.number(),
        },
        Illegal::BarFirst { on_bar, .. } => Why::BarFirst { count: on_bar },
        Illegal::PointBlocked {
            target, held_by, ..
        } => Why::PointBlocked {
            point: target.number(),
            held: held_by,
        },
        Illegal::BetweenBlocked {
            origin,
            target,
            between,
        } => {
            let points: Vec<String> = between
                .iter()
                .flatten()
                .map(|point| point.number().to_string())
                .collect();
            Why::BetweenBlocked {
                from: from(origin),
                to: target.number(),
                count: points.len(),
                points: list(lang, Joint::And, &points),
            }
        }
        Illegal::NotAllHome { rearmost, .. } => Why::NotAllHome {
            rearmost: from(rearmost),
        },
        Illegal::HigherPointFirst {
            origin,
            die,
            higher,
        } => Why::HigherPointFirst {
            from: from(origin),
            die: die.pips(),
            higher: higher.number(),
        },
        Illegal::NumberNotRolled {
            origin,
            target,
            roll,
        } => Why::NumberNotRolled {
            from: from(origin),
            to: target.number(),
            roll: rolled(roll),
        },
        Illegal::NumberUsedUp {
            origin,
            target,
            roll,
        } => Why::NumberUsedUp {
            from: from(origin),
            to: target.number(),
            roll: rolled(roll),
        },
        Illegal::MustPlay { example } => Why::MustPlay {
            play: played(&example),
        },
        Illegal::MustPlayBoth { roll, example } => Why::MustPlayBoth {
            roll: rolled(roll),
            play: played(&example),
        },
        Illegal::MustPlayLarger { die, example } => Why::MustPlayLarger {
            die: die.pips(),
            play: played(&example),
        },
        Illegal::MustPlayMore {
            die,
            possible,
            example,
            ..
        } => Why::MustPlayMore {
            die: die.pips(),
            possible,
            play: played(&example),
        },
        Illegal::NotYourTurn { to_act } => Why::NotYourTurn { side: to_act },
        Illegal::OpeningFirst => Why::OpeningFirst,
        Illegal::OpeningIsOver => Why::OpeningIsOver,
        Illegal::RollFirst => Why::RollFirst,
        Illegal::AlreadyRolled => Why::AlreadyRolled,
        Illegal::DoubleBeforeRolling => Why::DoubleBeforeRolling,
        Illegal::NoCube => Why::NoCube,
        Illegal::CubeNotYours { owner } => Why::CubeNotYours { owner },
        Illegal::CrawfordGame => Why::CrawfordGame,
        Illegal::CubeAtItsEnd { value } => Why::CubeAtItsEnd { value },
        Illegal::NothingToAnswer => Why::NothingToAnswer,
        Illegal::AnswerTheRaise { raise } => Why::AnswerTheRaise { raise },
        Illegal::AnswerTheResignation { by, win } => Why::AnswerTheResignation { by, win },
        Illegal::BeaversNotPlayed => Why::BeaversNotPlayed,
        Illegal::RaccoonsNotPlayed => Why::RaccoonsNotPlayed,
        Illegal::ResignationTooSmall { refused } => Why::ResignationTooSmall { refused },
        Illegal::DiceNotByHand => Why::DiceNotByHand,
        Illegal::GameOver => Why::GameOver,
        Illegal::ContestOver => Why::ContestOver,
    }
}

/// What the tried play does, where the reason compares it with what is possible.
fn what_it_does(illegal: &Illegal) -> Option<Tried> {
    match *illegal {
        Illegal::MustPlayBoth { .. } => Some(Tried::One),
        Illegal::MustPlayMore { played, .. } => Some(Tried::Times { played }),
        _ => None,
    }
}

/// The refusal of a text that is no play at all.
#[must_use]
pub fn unreadable(text: &str, position: Position, roll: Roll, frame: Frame, lang: Lang) -> Refusal {
    let legal = LegalPlays::of(position, roll);
    let example = legal.first().map_or(Play::NONE, |legal| legal.play);
    let point = backgammon::RulePoint::TwoNumbers;
    let grounds = Grounds {
        reason: "unreadable",
        anchor: point.id(),
        article: Citation::of_backgammon(&frame.article(point), lang),
        lit: Vec::new(),
        tried: None,
        instead: None,
    };
    let rule = Why::Unreadable {
        text: text.to_owned(),
        example: played(&example),
    };
    grounds.worded(lang, Why::UnreadableTitle.say(lang), &rule, None)
}
