//! English draughts, which Americans call checkers.

use super::RuleSet;
use super::sources::PDN;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation, Place,
    Placing, Point, Promotion, Removal, Reversal, Rules, Shade, Side, Size, Source, Squares, Topic,
    Writing,
};

const fn art(numbers: &'static str) -> Article {
    Article::printed(Source::Wcdf, Place::Articles(numbers))
}

const fn on(place: Place) -> Article {
    Article::printed(Source::Wcdf, place)
}

/// English draughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct English;

impl RuleSet for English {
    const RULES: Rules = Rules {
        id: Label::new("english"),
        name: Label::new("English draughts (American checkers)"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::Half(LongDiagonal::Left, Shade::Dark),
            },
            art("1.1, 1.4"),
        ),
        placing: Point::new(
            Placing::FirstRows(3),
            on(Place::ArticleAbout("1", Topic::StartPosition)),
        ),
        first_mover: Point::new(Side::Black, on(Place::ArticleAbout("1", Topic::Moves))),
        lines: Point::new(Lines::Diagonal, on(Place::ArticleAbout("1", Topic::Moves))),
        man_captures: Point::new(
            ManCaptures::NotBackward,
            on(Place::ArticleAbout("1", Topic::ManCaptures)),
        ),
        man_against_king: Point::new(
            ManAgainstKing::Captures,
            on(Place::ArticleAbout("1", Topic::ManCaptures)),
        ),
        king_range: Point::new(
            KingRange::Short,
            on(Place::ArticleAbout("1", Topic::KingMoves)),
        ),
        king_capture: Point::new(
            KingCapture::Adjacent,
            on(Place::ArticleAbout("1", Topic::KingCaptures)),
        ),
        compulsion: Point::new(
            Compulsion::Forced,
            on(Place::ArticleAbout("1", Topic::Captures)),
        ),
        must_prefer: List::EMPTY,
        continuation: Point::new(
            Continuation::WholeSequence,
            on(Place::ArticleAbout("1", Topic::Captures)),
        ),
        removal: Point::new(
            Removal::AfterTheMove,
            on(Place::ArticleAbout("1", Topic::Captures)),
        ),
        reversal: Point::new(
            Reversal::Allowed,
            on(Place::ArticleAbout("1", Topic::Captures)),
        ),
        promotion: Point::new(
            Promotion::StopsTheMove,
            on(Place::ArticleAbout("1", Topic::Crown)),
        ),
        king_patience: Point::new(KingPatience::Unlimited, Article::silent(Source::Wcdf)),
        goal: Point::new(Goal::Normal, on(Place::ArticleAbout("1", Topic::Result))),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), art("1.32.1")),
            Point::new(DrawRule::KingMoves(40), art("1.32.2")),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(21),
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            PDN,
        ),
    };
}
