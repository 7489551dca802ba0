//! Czech draughts: flying kings, men that capture forward only, and the king first.

use super::RuleSet;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation,
    Place, Placing, Point, Preference, Promotion, Removal, Reversal, Rules, Shade, Side, Size,
    Source, Squares, Writing,
};

const fn art(numbers: &'static [&'static str]) -> Article {
    Article::printed(Source::CzechFederation, Place::Articles(numbers))
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
            art(&["2.1", "2.4"]),
        ),
        placing: Point::new(Placing::FirstRows(3), art(&["2.5"])),
        first_mover: Point::new(Side::White, art(&["3.1"])),
        lines: Point::new(Lines::Diagonal, art(&["3.2"])),
        man_captures: Point::new(ManCaptures::NotBackward, art(&["4.1"])),
        man_against_king: Point::new(ManAgainstKing::Captures, art(&["4.2"])),
        king_range: Point::new(KingRange::Flying, art(&["3.9"])),
        king_capture: Point::new(KingCapture::FromAfar(Landing::Anywhere), art(&["4.3"])),
        compulsion: Point::new(Compulsion::Forced, art(&["4.4"])),
        must_prefer: List::new(&[Point::new(Preference::WithKing, art(&["4.14"]))]),
        continuation: Point::new(Continuation::WholeSequence, art(&["4.5"])),
        removal: Point::new(Removal::AfterTheMove, art(&["4.8"])),
        reversal: Point::new(Reversal::Allowed, art(&["4.8"])),
        promotion: Point::new(Promotion::StopsTheMove, art(&["3.5"])),
        king_patience: Point::new(
            KingPatience::Unlimited,
            Article::silent(Source::CzechFederation),
        ),
        goal: Point::new(Goal::Normal, art(&["5"])),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), art(&["6"])),
            Point::new(DrawRule::KingMoves(15), art(&["6"])),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(29),
                writing: Writing::Letters,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            Article::printed(Source::Pdn, Place::Whole),
        ),
    };
}
