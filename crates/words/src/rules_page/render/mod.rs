//! Printing a rules page: plain text, Markdown, and HTML that needs nothing else.

mod backgammon_svg;
mod chess_svg;
mod draughts_svg;
mod html;
mod markdown;
mod svg;
mod text;

use self::svg::Svg;
use super::{Frame, Furniture, Picture, RulesPage};
use crate::spell::{Joint, list};
use crate::{Lang, Message};

#[cfg(test)]
pub(super) use markdown::paragraph;
pub(super) use markdown::{Album, cell, link, sisters};

impl RulesPage {
    /// The picture of a frame.
    fn svg(&self, frame: &Frame) -> Svg {
        match &frame.picture {
            Picture::Draughts(picture) => draughts_svg::draw(frame, picture, &self.rule_set),
            Picture::Backgammon(picture) => backgammon_svg::draw(frame, picture),
            Picture::Chess(picture) => chess_svg::draw(frame, picture),
        }
    }

    /// Do the pieces stand as at the start? A board of characters need not be drawn again then.
    fn is_the_setup(&self, frame: &Frame) -> bool {
        let mut starts = self.setup.frames.iter();
        starts.any(|start| start.picture.same_pieces(&frame.picture))
    }
}

/// The articles that rest on a reading: "Articles 1, 2 and 5".
fn articles_of(articles: &[usize], lang: Lang) -> String {
    let numbers: Vec<String> = articles.iter().map(ToString::to_string).collect();
    Furniture::ReadingOf {
        articles: list(lang, Joint::And, &numbers),
        count: numbers.len(),
    }
    .say(lang)
}
