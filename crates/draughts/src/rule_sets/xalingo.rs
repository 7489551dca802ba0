//! The box's own draughts, after its Portuguese and Spanish text.

use super::RuleSet;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation,
    Place, Placing, Point, Preference, Promotion, Reading, Removal, Reversal, Rules, Shade, Side,
    Size, Source, Squares, Writing,
};

/// The heading over what is played for.
const GOAL: &str = "Objetivo";

const fn printed(place: Place) -> Article {
    Article::printed(Source::Xalingo, place)
}

const fn read(place: Place, reading: Reading) -> Article {
    Article::read(Source::Xalingo, place, reading)
}

/// Draughts after the Portuguese and Spanish text of the Xalingo leaflet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Xalingo;

impl RuleSet for Xalingo {
    const RULES: Rules = Rules {
        id: Label::new("xalingo"),
        name: Label::new("Xalingo (Portuguese and Spanish text)"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::Half(LongDiagonal::Left, Shade::Dark),
            },
            printed(Place::HeadingAndRules(GOAL, "1")),
        ),
        placing: Point::new(
            Placing::FirstRows(3),
            printed(Place::HeadingAndRules(GOAL, "2")),
        ),
        first_mover: Point::new(Side::White, printed(Place::Rules("2"))),
        lines: Point::new(Lines::Diagonal, printed(Place::Rules("2"))),
        man_captures: Point::new(ManCaptures::AnyWay, printed(Place::Rules("6"))),
        man_against_king: Point::new(ManAgainstKing::Captures, printed(Place::Rules("6"))),
        king_range: Point::new(
            KingRange::Flying,
            read(Place::Rules("4"), Reading::SpanishTimesAreSquares),
        ),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::Anywhere),
            read(Place::Rules("4, 6"), Reading::KingCapturesFromAfar),
        ),
        compulsion: Point::new(Compulsion::Forced, printed(Place::Rules("5, 6"))),
        must_prefer: List::new(&[Point::new(
            Preference::MostPieces,
            printed(Place::Rules("7")),
        )]),
        continuation: Point::new(Continuation::WholeSequence, printed(Place::Rules("7"))),
        removal: Point::new(Removal::AfterTheMove, printed(Place::Rules("9"))),
        reversal: Point::new(Reversal::Allowed, printed(Place::Rules("8"))),
        promotion: Point::new(Promotion::AtEndOfMove, printed(Place::Rules("3, 4, 7"))),
        king_patience: Point::new(KingPatience::Unlimited, Article::silent(Source::Xalingo)),
        goal: Point::new(Goal::Normal, printed(Place::Heading(GOAL))),
        draws: List::new(&[Point::new(
            DrawRule::KingMoves(20),
            read(Place::Heading(GOAL), Reading::MovesByEachSide),
        )]),
        notation: Point::new(
            Notation {
                game_type: None,
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            read(Place::Whole, Reading::SquareNumbers),
        ),
    };
}
