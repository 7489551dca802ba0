//! Frisian draughts: captures go straight too, and a king may not wander while men stand by.

use super::RuleSet;
use super::sources::PDN;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing,
    ManCaptures, Notation, Place, Placing, Point, Preference, Promotion, Reading, Removal,
    Reversal, Rules, Shade, Side, Size, Source, Squares, Topic, Writing,
};

const fn art(numbers: &'static str) -> Article {
    Article::printed(Source::FrisianFoundation, Place::Articles(numbers))
}

const fn on(place: Place) -> Article {
    Article::printed(Source::FrisianFoundation, place)
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
            art("1, 2, 5"),
        ),
        placing: Point::new(Placing::FirstRows(4), art("4")),
        first_mover: Point::new(Side::White, art("6")),
        lines: Point::new(Lines::DiagonalCapturesAlsoStraight, art("7, 9")),
        man_captures: Point::new(ManCaptures::AnyWay, art("7")),
        man_against_king: Point::new(ManAgainstKing::Captures, art("7")),
        king_range: Point::new(KingRange::Flying, art("9")),
        king_capture: Point::new(KingCapture::FromAfar(Landing::Anywhere), art("9")),
        compulsion: Point::new(
            Compulsion::Forced,
            on(Place::ArticleAbout("B", Topic::Captures)),
        ),
        must_prefer: List::new(&[
            Point::new(
                Preference::MostValue,
                on(Place::ArticleAbout("B", Topic::CaptureValue)),
            ),
            Point::new(
                Preference::WithKing,
                on(Place::ArticleAbout("B", Topic::CaptureValue)),
            ),
        ]),
        continuation: Point::new(Continuation::WholeSequence, art("7")),
        removal: Point::new(
            Removal::AfterTheMove,
            on(Place::ArticleAbout("B", Topic::Captures)),
        ),
        reversal: Point::new(
            Reversal::Allowed,
            on(Place::ArticleAbout("B", Topic::Captures)),
        ),
        promotion: Point::new(Promotion::AtEndOfMove, art("8")),
        king_patience: Point::new(
            KingPatience::Moves(3),
            on(Place::ArticleAbout("B", Topic::KingMoves)),
        ),
        goal: Point::new(Goal::Normal, on(Place::ArticleAbout("D", Topic::Result))),
        draws: List::new(&[
            Point::new(
                DrawRule::Repetition(3),
                Article::read(
                    Source::FrisianFoundation,
                    Place::Articles("D"),
                    Reading::AsInTheInternationalGame,
                ),
            ),
            Point::new(
                DrawRule::endgame(Force::exactly(2, 0), Force::exactly(1, 0), 7),
                on(Place::ArticleAbout("C", Topic::DrawnEndings)),
            ),
            Point::new(
                DrawRule::endgame(Force::exactly(1, 0), Force::exactly(1, 0), 2),
                Article::read(
                    Source::FrisianFoundation,
                    Place::ArticleAbout("C", Topic::DrawnEndings),
                    Reading::TwoMovesToWin,
                ),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(40),
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            PDN,
        ),
    };
}
