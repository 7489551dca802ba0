//! Frisian draughts: captures go straight too, and a king may not wander while men stand by.

use super::RuleSet;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing,
    ManCaptures, Notation, Place, Placing, Point, Preference, Promotion, Removal, Reversal, Rules,
    Shade, Side, Size, Source, Squares, Writing,
};

const fn art(numbers: &'static [&'static str]) -> Article {
    Article::printed(Source::FrisianFoundation, Place::Articles(numbers))
}

/// Frisian draughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Frisian;

impl RuleSet for Frisian {
    const RULES: Rules = Rules {
        id: Label::new("frisian"),
        name: Label::new("Frisian draughts (10×10)"),
        board: Point::new(
            Board {
                size: Size::Ten,
                squares: Squares::Half(LongDiagonal::Left, Shade::Dark),
            },
            art(&["1"]),
        ),
        placing: Point::new(Placing::FirstRows(4), art(&["1"])),
        first_mover: Point::new(Side::White, art(&["2"])),
        lines: Point::new(Lines::DiagonalCapturesAlsoStraight, art(&["4"])),
        man_captures: Point::new(ManCaptures::AnyWay, art(&["4"])),
        man_against_king: Point::new(ManAgainstKing::Captures, art(&["4"])),
        king_range: Point::new(KingRange::Flying, art(&["3"])),
        king_capture: Point::new(KingCapture::FromAfar(Landing::Anywhere), art(&["4"])),
        compulsion: Point::new(Compulsion::Forced, art(&["4"])),
        must_prefer: List::new(&[
            Point::new(Preference::MostValue, art(&["5"])),
            Point::new(Preference::WithKing, art(&["5"])),
        ]),
        continuation: Point::new(Continuation::WholeSequence, art(&["4"])),
        removal: Point::new(Removal::AfterTheMove, art(&["4"])),
        reversal: Point::new(Reversal::Allowed, art(&["4"])),
        promotion: Point::new(Promotion::AtEndOfMove, art(&["3"])),
        king_patience: Point::new(KingPatience::Moves(3), art(&["6"])),
        goal: Point::new(Goal::Normal, art(&["7"])),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), art(&["8"])),
            Point::new(
                DrawRule::SmallForce(Force::exactly(2, 0), Force::exactly(1, 0), 7),
                art(&["8"]),
            ),
            Point::new(
                DrawRule::SmallForce(Force::exactly(1, 0), Force::exactly(1, 0), 2),
                art(&["8"]),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(40),
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            Article::printed(Source::Pdn, Place::Whole),
        ),
    };
}
