//! Turkish draughts: all 64 squares, straight lines, captured pieces leave at once.

use super::RuleSet;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, ManAgainstKing, ManCaptures, Notation,
    Place, Placing, Point, Preference, Promotion, Removal, Reversal, Rules, Side, Size, Source,
    Squares, Writing,
};

const CUSTOM: Article = Article::printed(Source::TurkishCustom, Place::Whole);

/// Turkish draughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turkish;

impl RuleSet for Turkish {
    const RULES: Rules = Rules {
        id: Label::new("turkish"),
        name: Label::new("Turkish draughts (dama)"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::All,
            },
            CUSTOM,
        ),
        placing: Point::new(Placing::RowsAfterTheFirst(2), CUSTOM),
        first_mover: Point::new(Side::White, CUSTOM),
        lines: Point::new(Lines::Straight, CUSTOM),
        man_captures: Point::new(ManCaptures::NotBackward, CUSTOM),
        man_against_king: Point::new(ManAgainstKing::Captures, CUSTOM),
        king_range: Point::new(KingRange::Flying, CUSTOM),
        king_capture: Point::new(KingCapture::FromAfar(Landing::Anywhere), CUSTOM),
        compulsion: Point::new(Compulsion::Forced, CUSTOM),
        must_prefer: List::new(&[Point::new(Preference::MostPieces, CUSTOM)]),
        continuation: Point::new(Continuation::WholeSequence, CUSTOM),
        removal: Point::new(Removal::AtOnce, CUSTOM),
        reversal: Point::new(Reversal::Forbidden, CUSTOM),
        promotion: Point::new(Promotion::AtEndOfMove, CUSTOM),
        king_patience: Point::new(
            KingPatience::Unlimited,
            Article::silent(Source::TurkishCustom),
        ),
        goal: Point::new(Goal::Normal, CUSTOM),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), CUSTOM),
            Point::new(
                DrawRule::SmallForce(Force::exactly(1, 0), Force::exactly(1, 0), 1),
                CUSTOM,
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(30),
                writing: Writing::Letters,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            Article::printed(Source::Pdn, Place::Whole),
        ),
    };
}
