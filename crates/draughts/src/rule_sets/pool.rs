//! American pool checkers.

use super::RuleSet;
use super::sources::PDN;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing,
    ManCaptures, Notation, Place, Placing, Point, Promotion, Removal, Reversal, Rules, Shade, Side,
    Size, Source, Squares, Topic, Writing,
};

const fn art(numbers: &'static str) -> Article {
    Article::printed(Source::Apca, Place::Articles(numbers))
}

const fn on(place: Place) -> Article {
    Article::printed(Source::Apca, place)
}

/// Pool checkers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pool;

impl RuleSet for Pool {
    const RULES: Rules = Rules {
        id: Label::new("pool"),
        name: Label::new("American pool checkers"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::Half(LongDiagonal::Left, Shade::Dark),
            },
            art("1, 2, 4"),
        ),
        placing: Point::new(Placing::FirstRows(3), art("5")),
        first_mover: Point::new(Side::Black, art("7")),
        lines: Point::new(Lines::Diagonal, on(Place::About(Topic::Moves))),
        man_captures: Point::new(ManCaptures::AnyWay, art("14")),
        man_against_king: Point::new(ManAgainstKing::Captures, art("16")),
        king_range: Point::new(KingRange::Flying, art("15")),
        king_capture: Point::new(KingCapture::FromAfar(Landing::Anywhere), art("15")),
        compulsion: Point::new(Compulsion::Forced, art("17, 18")),
        must_prefer: List::EMPTY,
        continuation: Point::new(Continuation::WholeSequence, art("20")),
        removal: Point::new(Removal::AfterTheMove, art("19")),
        reversal: Point::new(Reversal::Allowed, art("17–19")),
        promotion: Point::new(Promotion::AtEndOfMove, art("16, 22, 23")),
        king_patience: Point::new(KingPatience::Unlimited, Article::silent(Source::Apca)),
        goal: Point::new(Goal::Normal, on(Place::About(Topic::Result))),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), art("26")),
            Point::new(DrawRule::KingMoves(15), art("26")),
            Point::new(
                DrawRule::endgame(Force::exactly(3, 0), Force::exactly(1, 0), 13),
                on(Place::About(Topic::DrawnEndings)),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(23),
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            PDN,
        ),
    };
}
