//! The box's draughts after its English text, which leaves the choice among captures free.

use super::RuleSet;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation,
    Place, Placing, Point, Promotion, Reading, Removal, Reversal, Rules, Shade, Side, Size, Source,
    Squares, Writing,
};

/// The heading over what is played for.
const GOAL: &str = "Goal";

const fn printed(place: Place) -> Article {
    Article::printed(Source::XalingoEnglish, place)
}

const fn read(place: Place, reading: Reading) -> Article {
    Article::read(Source::XalingoEnglish, place, reading)
}

/// Draughts after the English text of the Xalingo leaflet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct XalingoEn;

impl RuleSet for XalingoEn {
    const RULES: Rules = Rules {
        id: Label::new("xalingo-en"),
        name: Label::new("Xalingo (English text)"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::Half(LongDiagonal::Left, Shade::Dark),
            },
            read(Place::HeadingAndRules(GOAL, "1"), Reading::ThirtyTwoSquares),
        ),
        placing: Point::new(
            Placing::FirstRows(3),
            printed(Place::HeadingAndRules(GOAL, "2")),
        ),
        first_mover: Point::new(Side::White, printed(Place::Rules("2"))),
        lines: Point::new(Lines::Diagonal, printed(Place::Rules("2"))),
        man_captures: Point::new(ManCaptures::AnyWay, printed(Place::Rules("6"))),
        man_against_king: Point::new(ManAgainstKing::Captures, printed(Place::Rules("6"))),
        king_range: Point::new(KingRange::Flying, printed(Place::Rules("4"))),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::Anywhere),
            read(Place::Rules("4, 6"), Reading::KingCapturesFromAfar),
        ),
        compulsion: Point::new(
            Compulsion::Forced,
            read(Place::Rules("5, 6"), Reading::NoHuffInTranslation),
        ),
        must_prefer: List::EMPTY,
        continuation: Point::new(
            Continuation::WhileLandingOffers,
            read(Place::Rules("7"), Reading::LandingIsFree),
        ),
        removal: Point::new(Removal::AfterTheMove, printed(Place::Rules("9"))),
        reversal: Point::new(Reversal::Allowed, printed(Place::Rules("8"))),
        promotion: Point::new(Promotion::AtEndOfMove, printed(Place::Rules("3, 4, 7"))),
        king_patience: Point::new(
            KingPatience::Unlimited,
            Article::silent(Source::XalingoEnglish),
        ),
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
