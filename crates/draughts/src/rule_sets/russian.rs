//! Russian draughts: a man reaching the last row goes on as a king at once.

use super::RuleSet;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation,
    Place, Placing, Point, Promotion, Removal, Reversal, Rules, Shade, Side, Size, Source, Squares,
    Writing,
};

const fn art(numbers: &'static [&'static str]) -> Article {
    Article::printed(Source::RussianCode, Place::Articles(numbers))
}

/// Russian draughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Russian;

impl RuleSet for Russian {
    const RULES: Rules = Rules {
        id: Label::new("russian"),
        name: Label::new("Russian draughts (shashki)"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::Half(LongDiagonal::Left, Shade::Dark),
            },
            art(&["1.1"]),
        ),
        placing: Point::new(Placing::FirstRows(3), art(&["1.2"])),
        first_mover: Point::new(Side::White, art(&["1.3"])),
        lines: Point::new(Lines::Diagonal, art(&["1.4"])),
        man_captures: Point::new(ManCaptures::AnyWay, art(&["1.5.3"])),
        man_against_king: Point::new(ManAgainstKing::Captures, art(&["1.5"])),
        king_range: Point::new(KingRange::Flying, art(&["1.4.5"])),
        king_capture: Point::new(KingCapture::FromAfar(Landing::Anywhere), art(&["1.5"])),
        compulsion: Point::new(Compulsion::Forced, art(&["1.5"])),
        must_prefer: List::EMPTY,
        continuation: Point::new(Continuation::WholeSequence, art(&["1.5"])),
        removal: Point::new(Removal::AfterTheMove, art(&["1.5"])),
        reversal: Point::new(Reversal::Allowed, art(&["1.5"])),
        promotion: Point::new(Promotion::InPassing, art(&["1.5.15"])),
        king_patience: Point::new(
            KingPatience::Unlimited,
            Article::silent(Source::RussianCode),
        ),
        goal: Point::new(Goal::Normal, art(&["1.6"])),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), art(&["1.7"])),
            Point::new(DrawRule::KingMoves(15), art(&["1.7"])),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(25),
                writing: Writing::Letters,
                numbering: Corner::TopLeft,
                capture_sign: ':',
            },
            Article::printed(Source::Pdn, Place::Whole),
        ),
    };
}
