//! The rules page of chess, by any table.

mod examples;

use ::chess::Rules;
use ::chess::house::PointId;
use ::chess::position::{self, to_fen};
use ::table::RuleSet;

use super::{Article, Chapter, Diagram, Difference, Frame, Neighbour, Numbering, RulesPage};
use crate::chess::{Topic, label, paragraphs, value};
use crate::message::{choices, messages};
use crate::picture::{ChessPicture, Picture};
use crate::{Citation, Lang, Message, Text, chess_name, chess_source};

messages! {
    /// What stands on a page of chess besides the rules' own words.
    Caption {
        Chapter = "chess-chapter" { chapter: Part },
        Lead = "chess-lead",
    }
}

/// The chapters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Board,
    Pieces,
    King,
    End,
    Draws,
    Writing,
}

choices! {
    Part {
        Part::Board => "board",
        Part::Pieces => "pieces",
        Part::King => "king",
        Part::End => "end",
        Part::Draws => "draws",
        Part::Writing => "writing",
    }
}

impl Part {
    const ALL: [(Self, &'static str); 6] = [
        (Self::Board, "board"),
        (Self::Pieces, "pieces"),
        (Self::King, "king"),
        (Self::End, "end"),
        (Self::Draws, "draws"),
        (Self::Writing, "writing"),
    ];

    /// The chapter that a topic belongs to.
    const fn of(topic: Topic) -> Self {
        match topic {
            Topic::Board | Topic::Start => Self::Board,
            Topic::Moving
            | Topic::Bishop
            | Topic::Rook
            | Topic::Queen
            | Topic::Knight
            | Topic::Pawn
            | Topic::EnPassant
            | Topic::Promotion => Self::Pieces,
            Topic::King | Topic::Castling | Topic::Check => Self::King,
            Topic::Goal | Topic::Resignation | Topic::Flag => Self::End,
            Topic::Stalemate
            | Topic::Dead
            | Topic::Agreement
            | Topic::Repetition
            | Topic::NoProgress
            | Topic::Claims => Self::Draws,
            Topic::Notation => Self::Writing,
        }
    }
}

/// The messages of this room, for the tests.
#[cfg(test)]
pub(crate) fn keys() -> Vec<crate::message::Key> {
    [Caption::KEYS, examples::Caption::KEYS].concat()
}

#[cfg(test)]
pub(super) use examples::judged;

/// The rules page of a table of chess.
#[must_use]
pub fn chess_page(rules: &Rules, lang: Lang) -> RulesPage {
    let mut numbering = Numbering::default();
    let chapters = Part::ALL.map(|(part, id)| Chapter {
        id,
        title: Caption::Chapter { chapter: part }.say(lang),
        articles: Topic::ALL
            .into_iter()
            .filter(|topic| Part::of(*topic) == part)
            .map(|topic| article(rules, topic, &mut numbering, lang))
            .collect(),
    });
    RulesPage {
        rule_set: RuleSet::of_chess(rules.clone()).id(),
        language: lang,
        title: chess_name(rules, lang),
        source: chess_source(rules, lang),
        source_url: rules.goal.article.source.url(),
        lead: Caption::Lead.tell(lang),
        setup: setup(rules),
        chapters: chapters.into_iter().collect(),
        readings: numbering.readings,
        neighbours: neighbours(rules, lang),
    }
}

fn setup(rules: &Rules) -> Diagram {
    let start = position::start(rules, position::USUAL);
    Diagram {
        id: "setup".to_owned(),
        position: to_fen(rules, &start),
        frames: vec![Frame {
            picture: Picture::Chess(ChessPicture::of(&start)),
            caption: Text::default(),
            route: None,
            refused: None,
            lit: Vec::new(),
        }],
    }
}

fn article(rules: &Rules, topic: Topic, numbering: &mut Numbering, lang: Lang) -> Article {
    let title = label(topic, lang);
    Article {
        number: numbering.next(),
        anchor: topic.id(),
        short: value(rules, topic, lang).unwrap_or_else(|| title.clone()),
        title,
        paragraphs: paragraphs(rules, topic, lang),
        rows: Vec::new(),
        article: Citation::of_chess(&topic.article(rules), lang),
        readings: Vec::new(),
        notes: Vec::new(),
        diagrams: examples::examples(rules, topic, lang),
        points: topic.point().map(PointId::key).into_iter().collect(),
    }
}

/// The other tables, and what differs: read off them.
fn neighbours(rules: &Rules, lang: Lang) -> Vec<Neighbour> {
    Rules::BUILT_IN
        .into_iter()
        .filter(|other| *other != rules)
        .map(|other| Neighbour {
            rule_set: RuleSet::of_chess(other.clone()).id(),
            name: chess_name(other, lang),
            differences: Topic::ALL
                .into_iter()
                .filter_map(|topic| {
                    let here = value(rules, topic, lang)?;
                    let there = value(other, topic, lang)?;
                    (here != there).then(|| Difference {
                        point: topic.id(),
                        label: label(topic, lang),
                        here,
                        there,
                    })
                })
                .collect(),
        })
        .collect()
}
