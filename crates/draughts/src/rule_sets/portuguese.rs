//! Portuguese (classic) draughts.

use super::RuleSet;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation,
    Place, Placing, Point, Preference, Promotion, Removal, Reversal, Rules, Shade, Side, Size,
    Source, Squares, Writing,
};

const fn art(numbers: &'static [&'static str]) -> Article {
    Article::printed(Source::PortugueseFederation, Place::Articles(numbers))
}

/// Portuguese draughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Portuguese;

impl RuleSet for Portuguese {
    const RULES: Rules = Rules {
        id: Label::new("portuguese"),
        name: Label::new("Portuguese draughts"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::Half(LongDiagonal::Right, Shade::Dark),
            },
            art(&["2.1"]),
        ),
        placing: Point::new(Placing::FirstRows(3), art(&["2"])),
        first_mover: Point::new(Side::White, art(&["3"])),
        lines: Point::new(Lines::Diagonal, art(&["3"])),
        man_captures: Point::new(ManCaptures::NotBackward, art(&["4"])),
        man_against_king: Point::new(ManAgainstKing::Captures, art(&["4"])),
        king_range: Point::new(KingRange::Flying, art(&["3"])),
        king_capture: Point::new(KingCapture::FromAfar(Landing::Anywhere), art(&["4"])),
        compulsion: Point::new(Compulsion::Forced, art(&["4"])),
        must_prefer: List::new(&[
            Point::new(Preference::MostPieces, art(&["4"])),
            Point::new(Preference::MostKings, art(&["4"])),
        ]),
        continuation: Point::new(Continuation::WholeSequence, art(&["4"])),
        removal: Point::new(Removal::AfterTheMove, art(&["4"])),
        reversal: Point::new(Reversal::Allowed, art(&["4"])),
        promotion: Point::new(Promotion::StopsTheMove, art(&["3"])),
        king_patience: Point::new(
            KingPatience::Unlimited,
            Article::silent(Source::PortugueseFederation),
        ),
        goal: Point::new(Goal::Normal, art(&["5"])),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), art(&["6"])),
            Point::new(DrawRule::KingMoves(20), art(&["6"])),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(28),
                writing: Writing::Numbers,
                numbering: Corner::BottomRight,
                capture_sign: 'x',
            },
            Article::printed(Source::Pdn, Place::Whole),
        ),
    };
}
