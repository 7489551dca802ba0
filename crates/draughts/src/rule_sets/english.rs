//! English draughts, which Americans call checkers.

use super::RuleSet;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation, Place,
    Placing, Point, Promotion, Removal, Reversal, Rules, Shade, Side, Size, Source, Squares,
    Writing,
};

const fn art(numbers: &'static [&'static str]) -> Article {
    Article::printed(Source::Wcdf, Place::Articles(numbers))
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
            art(&["1.1", "1.4"]),
        ),
        placing: Point::new(Placing::FirstRows(3), art(&["1.6"])),
        first_mover: Point::new(Side::Black, art(&["1.7"])),
        lines: Point::new(Lines::Diagonal, art(&["1.10"])),
        man_captures: Point::new(ManCaptures::NotBackward, art(&["1.17"])),
        man_against_king: Point::new(ManAgainstKing::Captures, art(&["1.17"])),
        king_range: Point::new(KingRange::Short, art(&["1.13"])),
        king_capture: Point::new(KingCapture::Adjacent, art(&["1.18"])),
        compulsion: Point::new(Compulsion::Forced, art(&["1.20"])),
        must_prefer: List::EMPTY,
        continuation: Point::new(Continuation::WholeSequence, art(&["1.19"])),
        removal: Point::new(Removal::AfterTheMove, art(&["1.19"])),
        reversal: Point::new(Reversal::Allowed, art(&["1.19"])),
        promotion: Point::new(Promotion::StopsTheMove, art(&["1.14"])),
        king_patience: Point::new(KingPatience::Unlimited, Article::silent(Source::Wcdf)),
        goal: Point::new(Goal::Normal, art(&["1.30"])),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), art(&["1.32"])),
            Point::new(DrawRule::KingMoves(40), art(&["1.32"])),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(21),
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            Article::printed(Source::Pdn, Place::Whole),
        ),
    };
}
