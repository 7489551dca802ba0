//! The rules page of a backgammon frame.

mod cases;
mod examples;

use backgammon::formats::Situation;
use backgammon::{Frame as RuleSet, RulePoint, Side, Standing, StartingPosition};

use super::{Article, Chapter, Diagram, Difference, Frame, Neighbour, Numbering, RulesPage};
use crate::backgammon::{label, paragraphs, reading, value};
use crate::message::{choices, messages};
use crate::picture::{BackgammonPicture, Picture};
use crate::{Citation, Lang, Message, Text, frame_name, frame_source};

messages! {
    /// What stands on a backgammon page besides the rules' own words.
    Caption {
        Chapter = "backgammon-chapter" { chapter: Part },
        Lead = "lead-backgammon" { checkers: u8 },
    }
}

/// The chapters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Board,
    Turns,
    Moves,
    Bar,
    Off,
    End,
    Cube,
    Contest,
}

choices! {
    Part {
        Part::Board => "board",
        Part::Turns => "turns",
        Part::Moves => "moves",
        Part::Bar => "bar",
        Part::Off => "off",
        Part::End => "end",
        Part::Cube => "cube",
        Part::Contest => "contest",
    }
}

impl Part {
    pub(super) const ALL: [Self; 8] = [
        Self::Board,
        Self::Turns,
        Self::Moves,
        Self::Bar,
        Self::Off,
        Self::End,
        Self::Cube,
        Self::Contest,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Turns => "turns",
            Self::Moves => "moves",
            Self::Bar => "bar",
            Self::Off => "off",
            Self::End => "end",
            Self::Cube => "cube",
            Self::Contest => "contest",
        }
    }

    /// The points of the chapter, in order.
    pub(super) fn points(self) -> impl Iterator<Item = RulePoint> {
        let points = RulePoint::ALL.into_iter();
        points.filter(move |&point| Self::of(point) == self)
    }

    /// The chapter that a point belongs to.
    const fn of(point: RulePoint) -> Self {
        match point {
            RulePoint::Board | RulePoint::Direction => Self::Board,
            RulePoint::OpeningRoll
            | RulePoint::OpeningTie
            | RulePoint::LaterRolls
            | RulePoint::DiceHandling => Self::Turns,
            RulePoint::OpenPoint
            | RulePoint::TwoNumbers
            | RulePoint::Doubles
            | RulePoint::Compulsion => Self::Moves,
            RulePoint::Hit | RulePoint::Bar => Self::Bar,
            RulePoint::BearOff => Self::Off,
            RulePoint::Win | RulePoint::WinSizes | RulePoint::Resignation => Self::End,
            RulePoint::Cube | RulePoint::CubeUse | RulePoint::Jacoby | RulePoint::Beavers => {
                Self::Cube
            }
            RulePoint::Length | RulePoint::Crawford => Self::Contest,
        }
    }
}

#[cfg(test)]
pub(super) use examples::judged;

/// The messages of this room, for the tests.
#[cfg(test)]
pub(crate) fn keys() -> Vec<crate::message::Key> {
    [Caption::KEYS, examples::Caption::KEYS].concat()
}

/// The rules page of a frame.
#[must_use]
pub fn backgammon_page(frame: RuleSet, lang: Lang) -> RulesPage {
    let mut numbering = Numbering::default();
    let chapters = Part::ALL
        .into_iter()
        .map(|part| Chapter {
            id: part.id(),
            title: Caption::Chapter { chapter: part }.say(lang),
            articles: part
                .points()
                .map(|point| article(frame, point, &mut numbering, lang))
                .collect(),
        })
        .collect();
    RulesPage {
        rule_set: rule_set_id(frame),
        language: lang,
        title: frame_name(frame, lang),
        source: frame_source(frame, lang),
        source_url: None,
        lead: Caption::Lead {
            checkers: StartingPosition::Standard.checkers_a_side(),
        }
        .tell(lang),
        setup: setup(),
        chapters,
        readings: numbering.readings,
        neighbours: neighbours(frame, lang),
    }
}

fn rule_set_id(frame: RuleSet) -> String {
    format!("backgammon:{frame}")
}

fn setup() -> Diagram {
    let start = StartingPosition::Standard.position();
    Diagram {
        id: "setup".to_owned(),
        position: Situation::money(start, Side::Light).xgid().to_string(),
        frames: vec![Frame {
            picture: Picture::Backgammon(BackgammonPicture::of(start, Side::Light, None, None)),
            caption: Text::default(),
            route: None,
            refused: None,
            lit: Vec::new(),
        }],
    }
}

fn article(frame: RuleSet, point: RulePoint, numbering: &mut Numbering, lang: Lang) -> Article {
    let number = numbering.next();
    let mut readings = Vec::new();
    let mut notes = Vec::new();
    for chosen in frame.readings().filter(|chosen| chosen.point() == point) {
        readings.push(numbering.reading(chosen.id(), number, || reading(chosen, lang)));
        notes.push(Text::from(reading(chosen, lang).as_str()));
    }
    let stands = frame.article(point);
    let title = label(point, lang);
    Article {
        number,
        anchor: point.id(),
        short: value(frame, point, lang).unwrap_or_else(|| title.clone()),
        title,
        paragraphs: paragraphs(frame, point, lang),
        rows: Vec::new(),
        article: Citation::of_backgammon(&stands, lang),
        readings,
        notes,
        // Where the frame has no such rule there is nothing to show.
        diagrams: if stands.standing == Standing::Absent {
            Vec::new()
        } else {
            examples::examples(frame, point, lang)
        },
        points: vec![point.id()],
    }
}

/// The other frames, and what differs: read off the tables.
fn neighbours(frame: RuleSet, lang: Lang) -> Vec<Neighbour> {
    RuleSet::ALL
        .into_iter()
        .filter(|&other| other != frame)
        .map(|other| Neighbour {
            rule_set: rule_set_id(other),
            name: frame_name(other, lang),
            differences: RulePoint::ALL
                .into_iter()
                .filter_map(|point| {
                    let here = value(frame, point, lang)?;
                    let there = value(other, point, lang)?;
                    (here != there).then(|| Difference {
                        point: point.id(),
                        label: label(point, lang),
                        here,
                        there,
                    })
                })
                .collect(),
        })
        .collect()
}
