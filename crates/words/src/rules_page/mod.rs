//! The rules of a game as a page, made from its table: good enough to print and put back in the box.
//!
//! [`draughts_page`] and [`chess_page`] take any table, built-in or of the house, [`backgammon_page`] takes a frame;
//! all give a [`RulesPage`]: the set-up, numbered articles with the place each one comes from, worked examples, what
//! had to be decided where the text is silent, and how the game differs from its neighbours. [`RulesPage::to_text`],
//! [`RulesPage::to_markdown`] and [`RulesPage::to_html`] print it; [`book()`] prints them all.
//!
//! Nothing on a page is typed twice: articles are made from the points of the table, differences by comparing tables,
//! and every example is played through by the generator while the page is made. A position says nothing by itself; what
//! is said about it is what the rules make of it.

mod backgammon;
mod book;
mod chess;
mod draughts;
mod numbers;
mod render;
mod route;
#[cfg(test)]
mod tests;

use serde::Serialize;

use crate::message::messages;
use crate::picture::Picture;
use crate::{Citation, Lang, Spot, Text};
use ::table::RuleSet;

pub use backgammon::backgammon_page;
pub use book::book;
pub use chess::chess_page;
pub use draughts::legend as draughts_legend;
pub use draughts::{draughts_facts, draughts_page};
pub use numbers::article_label;
pub use route::Route;
#[cfg(test)]
pub(crate) use {
    backgammon::keys as backgammon_keys, book::Shelf, chess::keys as chess_keys,
    draughts::keys as draughts_keys,
};

messages! {
    /// What every page says around its articles.
    Furniture {
        Setup = "page-setup",

        Example = "page-example",
        Readings = "page-readings",
        ReadingOf = "page-reading-of" { articles: String, count: usize },
        Neighbours = "page-neighbours",
        Here = "page-here",
        There = "page-there",
        Difference = "page-difference" { label: String, here: String, there: String },
        Colophon = "page-colophon",
        AsAtTheStart = "page-as-at-the-start",
        BorneOff = "page-borne-off" { light: u8, dark: u8 },
        Contents = "page-contents",

        Reading = "page-reading-mark" { number: usize },
    }
}

/// A rules page in one language.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RulesPage {
    /// The id of the rule set: `draughts:italian`.
    pub rule_set: String,
    /// The language.
    pub language: Lang,
    /// What the game is called.
    pub title: String,
    /// Where the text comes from.
    pub source: String,
    /// Where that can be read, when it is public.
    pub source_url: Option<&'static str>,
    /// What to know first.
    pub lead: Text,
    /// How the game begins.
    pub setup: Diagram,
    /// The articles in their chapters.
    pub chapters: Vec<Chapter>,
    /// What had to be decided where the text is silent or unclear.
    pub readings: Vec<Reading>,
    /// How the game differs from those nearest to it.
    pub neighbours: Vec<Neighbour>,
}

/// A chapter groups articles.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Chapter {
    /// A stable name.
    pub id: &'static str,
    /// What it is called.
    pub title: String,
    /// Its articles.
    pub articles: Vec<Article>,
}

/// One article of a page.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Article {
    /// Its number on the page, from 1.
    pub number: usize,
    /// A name that does not change: the address of the article on the page.
    pub anchor: &'static str,
    /// What it is called.
    pub title: String,
    /// One short line for a list beside the board.
    pub short: String,
    /// What it says.
    pub paragraphs: Vec<Text>,
    /// A list that follows, one line each.
    pub rows: Vec<Text>,
    /// Where it stands in the source.
    pub article: Citation,
    /// Readings it rests on: their numbers in [`RulesPage::readings`], from 1.
    pub readings: Vec<usize>,
    /// The same readings in words, for a page that shows them beside the article.
    pub notes: Vec<Text>,
    /// Worked examples.
    pub diagrams: Vec<Diagram>,
    /// The points of the rule table that it states.
    pub points: Vec<&'static str>,
}

/// A worked example, or the set-up: one or more pictures to step through.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Diagram {
    /// A stable name on its page.
    pub id: String,
    /// The moments, in order.
    pub frames: Vec<Frame>,
    /// The first position as text, to go on from there by hand: FEN, or XGID.
    pub position: String,
}

/// One moment of a diagram.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// What the board looks like.
    pub picture: Picture,
    /// What there is to say.
    pub caption: Text,
    /// A legal move to draw.
    pub route: Option<Route>,
    /// A move that is refused, to draw as such.
    pub refused: Option<Route>,
    /// Places to light.
    pub lit: Vec<Spot>,
}

/// A reading that was chosen.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Reading {
    /// Its number on the page, from 1.
    pub number: usize,
    /// A stable name.
    pub id: &'static str,
    /// What was decided.
    pub text: String,
    /// The articles that rest on it, by their numbers.
    pub articles: Vec<usize>,
}

/// A rule set that is near to this one.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Neighbour {
    /// Its id.
    pub rule_set: String,
    /// What it is called.
    pub name: String,
    /// In what it differs. Empty when it plays alike.
    pub differences: Vec<Difference>,
}

/// One point in which two rule sets differ.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Difference {
    /// The point.
    pub point: &'static str,
    /// What it is called.
    pub label: String,
    /// What this page's rules say.
    pub here: String,
    /// What the neighbour's say.
    pub there: String,
}

impl RulesPage {
    /// The articles in order.
    pub fn articles(&self) -> impl Iterator<Item = &Article> {
        self.chapters.iter().flat_map(|chapter| &chapter.articles)
    }

    /// The article with this anchor.
    #[must_use]
    pub fn article(&self, anchor: &str) -> Option<&Article> {
        self.articles().find(|article| article.anchor == anchor)
    }
}

/// The rules page of any rule set.
#[must_use]
pub fn rules_page(rules: &RuleSet, lang: Lang) -> RulesPage {
    match rules {
        RuleSet::Draughts(rules) => draughts_page(rules, lang),
        RuleSet::Backgammon(frame) => backgammon_page(*frame, lang),
        RuleSet::Chess(rules) => chess_page(rules, lang),
    }
}

/// Numbers the articles of a page and its readings as they come.
#[derive(Default)]
struct Numbering {
    articles: usize,
    readings: Vec<Reading>,
}

impl Numbering {
    fn next(&mut self) -> usize {
        self.articles += 1;
        self.articles
    }

    /// The number of a reading on which the article `article` rests.
    fn reading(
        &mut self,
        id: &'static str,
        article: usize,
        text: impl FnOnce() -> String,
    ) -> usize {
        if let Some(known) = self.readings.iter_mut().find(|reading| reading.id == id) {
            if !known.articles.contains(&article) {
                known.articles.push(article);
            }
            return known.number;
        }
        let number = self.readings.len() + 1;
        self.readings.push(Reading {
            number,
            id,
            text: text(),
            articles: vec![article],
        });
        number
    }
}
