//! The box's draughts after its English text, which leaves the choice among captures free.

use super::RuleSet;
use super::sources::reading;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation,
    Placing, Point, Promotion, Removal, Reversal, Rules, Shade, Side, Size, Source, Squares,
    Writing,
};

const LEAFLET: Source = Source {
    name: "Xalingo leaflet, Ref. 6028, Checkers (English)",
    url: None,
};

const fn art(place: &'static str) -> Article {
    Article::new(LEAFLET, place)
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
            art("Goal; rule 1"),
        ),
        placing: Point::new(Placing::FirstRows(3), art("Goal; rule 2")),
        first_mover: Point::new(Side::White, art("rule 2")),
        lines: Point::new(Lines::Diagonal, art("rule 2")),
        man_captures: Point::new(ManCaptures::AnyWay, art("rule 6")),
        man_against_king: Point::new(ManAgainstKing::Captures, art("rule 6")),
        king_range: Point::new(KingRange::Flying, art("rule 4")),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::Anywhere),
            reading("rules 4 and 6: as many squares as wanted, also when capturing"),
        ),
        compulsion: Point::new(
            Compulsion::Forced,
            reading("rule 6; the ban on the huff in rule 5 was lost in translation"),
        ),
        must_prefer: List::EMPTY,
        continuation: Point::new(
            Continuation::WhileLandingOffers,
            reading(
                "rule 7: any capture may be chosen; where the landing square offers one, the move goes on",
            ),
        ),
        removal: Point::new(Removal::AfterTheMove, art("rule 9")),
        reversal: Point::new(Reversal::Allowed, art("rule 8")),
        promotion: Point::new(Promotion::AtEndOfMove, art("rules 3 and 7")),
        king_patience: Point::new(KingPatience::Unlimited, reading("none printed")),
        goal: Point::new(Goal::Normal, art("Goal")),
        draws: List::new(&[Point::new(
            DrawRule::KingMoves(20),
            reading("Goal: 20 moves, by each side"),
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
