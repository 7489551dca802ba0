//! Czech draughts: flying kings, men that capture forward only, and the king first.

use super::RuleSet;
use super::sources::{pdn_type, reading};
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation,
    Placing, Point, Preference, Promotion, Removal, Reversal, Rules, Shade, Side, Size, Source,
    Squares, Writing,
};

const CFD: Source = Source {
    name: "Czech draughts federation, rules",
    url: Some("http://www.damweb.cz/pravidla/cdfull.html"),
};

const fn art(place: &'static str) -> Article {
    Article::new(CFD, place)
}

/// Czech draughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Czech;

impl RuleSet for Czech {
    const RULES: Rules = Rules {
        id: Label::new("czech"),
        name: Label::new("Czech draughts"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::Half(LongDiagonal::Left, Shade::Dark),
            },
            art("2.1 and 2.4"),
        ),
        placing: Point::new(Placing::FirstRows(3), art("2, on the start position")),
        first_mover: Point::new(Side::White, art("on the moves")),
        lines: Point::new(Lines::Diagonal, art("3")),
        man_captures: Point::new(ManCaptures::NotBackward, art("4.1")),
        man_against_king: Point::new(ManAgainstKing::Captures, art("4, on the capture")),
        king_range: Point::new(KingRange::Flying, art("3.9")),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::Anywhere),
            art("4, on the capture"),
        ),
        compulsion: Point::new(Compulsion::Forced, art("4, on the capture")),
        must_prefer: List::new(&[Point::new(Preference::WithKing, art("4.14"))]),
        continuation: Point::new(Continuation::WholeSequence, art("4, on the capture")),
        removal: Point::new(Removal::AfterTheMove, art("4, on the capture")),
        reversal: Point::new(Reversal::Allowed, art("4, on the capture")),
        promotion: Point::new(Promotion::StopsTheMove, art("on the crown")),
        king_patience: Point::new(
            KingPatience::Unlimited,
            reading("no such rule in the source"),
        ),
        goal: Point::new(Goal::Normal, art("on the result")),
        draws: List::new(&[
            Point::new(
                DrawRule::Repetition(3),
                reading("a draw is where nothing can be won: the same position for the third time"),
            ),
            Point::new(
                DrawRule::KingMoves(15),
                reading("as in the 64-square section of the FMJD"),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(29),
                writing: Writing::Letters,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            pdn_type("29"),
        ),
    };
}
