//! English draughts, which Americans call checkers.

use super::RuleSet;
use super::sources::{pdn_type, reading};
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation, Placing,
    Point, Promotion, Removal, Reversal, Rules, Shade, Side, Size, Source, Squares, Writing,
};

const WCDF: Source = Source {
    name: "WCDF, rules of draughts (checkers)",
    url: Some("https://www.wcdf.net/rules.htm"),
};

const fn art(place: &'static str) -> Article {
    Article::new(WCDF, place)
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
            art("1.1 and 1.4"),
        ),
        placing: Point::new(Placing::FirstRows(3), art("1, on the start position")),
        first_mover: Point::new(Side::Black, art("1, on the order of play")),
        lines: Point::new(Lines::Diagonal, art("1, on the moves")),
        man_captures: Point::new(
            ManCaptures::NotBackward,
            art("1, on the capturing move of a man"),
        ),
        man_against_king: Point::new(
            ManAgainstKing::Captures,
            art("1, on the capturing move of a man"),
        ),
        king_range: Point::new(KingRange::Short, art("1, on the move of a king")),
        king_capture: Point::new(
            KingCapture::Adjacent,
            art("1, on the capturing move of a king"),
        ),
        compulsion: Point::new(Compulsion::Forced, art("1, on capturing in general")),
        must_prefer: List::EMPTY,
        continuation: Point::new(
            Continuation::WholeSequence,
            art("1, on capturing in general"),
        ),
        removal: Point::new(Removal::AfterTheMove, art("1, on capturing in general")),
        reversal: Point::new(Reversal::Allowed, art("1, on capturing in general")),
        promotion: Point::new(Promotion::StopsTheMove, art("1, on the crown")),
        king_patience: Point::new(
            KingPatience::Unlimited,
            reading("no such rule in the source"),
        ),
        goal: Point::new(Goal::Normal, art("1, on the win")),
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
            pdn_type("21"),
        ),
    };
}
