//! American pool checkers.

use super::RuleSet;
use super::sources::{pdn_type, reading};
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing,
    ManCaptures, Notation, Placing, Point, Promotion, Removal, Reversal, Rules, Shade, Side, Size,
    Source, Squares, Writing,
};

const APCA: Source = Source {
    name: "APCA, tournament rules of play",
    url: Some(
        "http://americanpoolcheckers.us/americanpoolcheckers/index.php/history/apca-tournament-rules-of-play",
    ),
};

const fn art(place: &'static str) -> Article {
    Article::new(APCA, place)
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
            art("1, 2 and 4"),
        ),
        placing: Point::new(Placing::FirstRows(3), art("5")),
        first_mover: Point::new(Side::Black, art("7")),
        lines: Point::new(Lines::Diagonal, art("on the moves")),
        man_captures: Point::new(ManCaptures::AnyWay, art("14")),
        man_against_king: Point::new(ManAgainstKing::Captures, art("16")),
        king_range: Point::new(KingRange::Flying, art("15")),
        king_capture: Point::new(KingCapture::FromAfar(Landing::Anywhere), art("15")),
        compulsion: Point::new(Compulsion::Forced, art("17 and 18")),
        must_prefer: List::EMPTY,
        continuation: Point::new(Continuation::WholeSequence, art("20")),
        removal: Point::new(Removal::AfterTheMove, art("19")),
        reversal: Point::new(Reversal::Allowed, art("17 to 19")),
        promotion: Point::new(Promotion::AtEndOfMove, art("16, 22 and 23")),
        king_patience: Point::new(
            KingPatience::Unlimited,
            reading("no such rule in the source"),
        ),
        goal: Point::new(Goal::Normal, art("on the result")),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), art("26")),
            Point::new(DrawRule::KingMoves(15), art("26")),
            Point::new(
                DrawRule::endgame(Force::exactly(3, 0), Force::exactly(1, 0), 13),
                art("the thirteen moves"),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(23),
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            pdn_type("23"),
        ),
    };
}
