//! The box's own draughts, after its Portuguese and Spanish text.

use super::RuleSet;
use super::sources::reading;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation,
    Placing, Point, Preference, Promotion, Removal, Reversal, Rules, Shade, Side, Size, Source,
    Squares, Writing,
};

const LEAFLET: Source = Source {
    name: "Xalingo leaflet, Ref. 6028, Damas (Portuguese and Spanish)",
    url: None,
};

const fn art(place: &'static str) -> Article {
    Article::new(LEAFLET, place)
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
            art("Objetivo; regra 1"),
        ),
        placing: Point::new(Placing::FirstRows(3), art("Objetivo; regra 2")),
        first_mover: Point::new(Side::White, art("regra 2")),
        lines: Point::new(Lines::Diagonal, art("regra 2")),
        man_captures: Point::new(ManCaptures::AnyWay, art("regra 6")),
        man_against_king: Point::new(ManAgainstKing::Captures, art("regra 6")),
        king_range: Point::new(KingRange::Flying, art("regra 4")),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::Anywhere),
            reading("regras 4 and 6: as many squares as it wants, also when capturing"),
        ),
        compulsion: Point::new(Compulsion::Forced, art("regras 5 and 6")),
        must_prefer: List::new(&[Point::new(Preference::MostPieces, art("regra 7"))]),
        continuation: Point::new(Continuation::WholeSequence, art("regra 7")),
        removal: Point::new(Removal::AfterTheMove, art("regra 9")),
        reversal: Point::new(Reversal::Allowed, art("regra 8")),
        promotion: Point::new(Promotion::AtEndOfMove, art("regras 3 and 7")),
        king_patience: Point::new(KingPatience::Unlimited, reading("none printed")),
        goal: Point::new(Goal::Normal, art("Objetivo")),
        draws: List::new(&[Point::new(
            DrawRule::KingMoves(20),
            reading("Objetivo: 20 moves, by each side"),
        )]),
        notation: Point::new(
            Notation {
                game_type: None,
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            reading("1 at the top left, men of White on 21-32"),
        ),
    };
}
