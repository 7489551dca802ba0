//! The Italian federation's draughts: short kings, men powerless against kings, and the longest order of precedence.

use super::RuleSet;
use super::sources::PDN;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation, Place,
    Placing, Point, Preference, Promotion, Reading, Removal, Reversal, Rules, Shade, Side, Size,
    Source, Squares, Writing,
};

const fn art(numbers: &'static str) -> Article {
    Article::printed(Source::ItalianFederation, Place::Articles(numbers))
}

/// Outside the two articles at hand: an excerpt of the federation's rules, which belongs to no box.
const fn outside(numbers: &'static str) -> Article {
    Article::read(
        Source::ItalianFederation,
        Place::Articles(numbers),
        Reading::OutsideTheExcerpt,
    )
}

/// Italian draughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Italian;

impl RuleSet for Italian {
    const RULES: Rules = Rules {
        id: Label::new("italian"),
        name: Label::new("Italian draughts"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::Half(LongDiagonal::Right, Shade::Dark),
            },
            outside("2"),
        ),
        placing: Point::new(Placing::FirstRows(3), outside("2")),
        first_mover: Point::new(Side::White, outside("3")),
        lines: Point::new(Lines::Diagonal, outside("4")),
        man_captures: Point::new(ManCaptures::NotBackward, art("5.3 a, 5.6")),
        man_against_king: Point::new(ManAgainstKing::Powerless, art("5.3 b")),
        king_range: Point::new(KingRange::Short, outside("4")),
        king_capture: Point::new(KingCapture::Adjacent, art("5.3 c, 5.3 d, 5.8")),
        compulsion: Point::new(Compulsion::Forced, art("6.1")),
        must_prefer: List::new(&[
            Point::new(Preference::MostPieces, art("6.6")),
            Point::new(Preference::WithKing, art("6.7")),
            Point::new(Preference::MostKings, art("6.8")),
            Point::new(Preference::KingsEarliest, art("6.9")),
        ]),
        continuation: Point::new(Continuation::WholeSequence, art("5.4, 5.5, 5.7, 5.9")),
        removal: Point::new(Removal::AfterTheMove, art("5.12, 6.4")),
        reversal: Point::new(Reversal::Allowed, art("6.4")),
        promotion: Point::new(Promotion::StopsTheMove, art("6.5")),
        king_patience: Point::new(
            KingPatience::Unlimited,
            Article::silent(Source::ItalianFederation),
        ),
        goal: Point::new(Goal::Normal, outside("9")),
        draws: List::new(&[
            Point::new(
                DrawRule::Repetition(3),
                Article::read(
                    Source::ItalianFederation,
                    Place::Whole,
                    Reading::OutsideTheExcerpt,
                ),
            ),
            Point::new(
                DrawRule::KingMoves(40),
                Article::read(
                    Source::ItalianFederation,
                    Place::Whole,
                    Reading::SecondarySource,
                ),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(22),
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            PDN,
        ),
    };
}
