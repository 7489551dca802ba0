//! Spanish draughts: flying kings, men that capture forward only, most pieces and then most kings.

use super::RuleSet;
use super::sources::PDN;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing,
    ManCaptures, Notation, Place, Placing, Point, Preference, Promotion, Reading, Removal,
    Reversal, Rules, Shade, Side, Size, Source, Squares, Topic, Writing,
};

const fn art(numbers: &'static str) -> Article {
    Article::printed(Source::PortugueseFederation, Place::Articles(numbers))
}

const fn on(place: Place) -> Article {
    Article::printed(Source::PortugueseFederation, place)
}

/// Spanish draughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spanish;

impl RuleSet for Spanish {
    const RULES: Rules = Rules {
        id: Label::new("spanish"),
        name: Label::new("Spanish draughts"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::Half(LongDiagonal::Right, Shade::Dark),
            },
            art("2.1.2, 2.1.5"),
        ),
        placing: Point::new(Placing::FirstRows(3), art("2.1")),
        first_mover: Point::new(Side::White, art("2.2")),
        lines: Point::new(Lines::Diagonal, art("2.2")),
        man_captures: Point::new(ManCaptures::NotBackward, art("2.2")),
        man_against_king: Point::new(ManAgainstKing::Captures, art("3.1")),
        king_range: Point::new(KingRange::Flying, art("2.2")),
        king_capture: Point::new(KingCapture::FromAfar(Landing::Anywhere), art("2.2")),
        compulsion: Point::new(Compulsion::Forced, art("3.1")),
        must_prefer: List::new(&[
            Point::new(
                Preference::MostPieces,
                on(Place::ArticleAbout("3.1", Topic::CaptureValue)),
            ),
            Point::new(
                Preference::MostKings,
                on(Place::ArticleAbout("3.1", Topic::CaptureValue)),
            ),
        ]),
        continuation: Point::new(Continuation::WholeSequence, art("3.1")),
        removal: Point::new(Removal::AfterTheMove, art("3.1")),
        reversal: Point::new(Reversal::Allowed, art("3.1")),
        promotion: Point::new(Promotion::StopsTheMove, art("2.2")),
        king_patience: Point::new(
            KingPatience::Unlimited,
            Article::silent(Source::PortugueseFederation),
        ),
        goal: Point::new(Goal::Normal, art("2.3, 4")),
        draws: List::new(&[
            Point::new(
                DrawRule::Repetition(3),
                Article::read(
                    Source::PortugueseFederation,
                    Place::Articles("3.2"),
                    Reading::ClaimedThereAutomaticHere,
                ),
            ),
            Point::new(
                DrawRule::KingMoves(20),
                Article::read(
                    Source::PortugueseFederation,
                    Place::Articles("3.2"),
                    Reading::SecondarySource,
                ),
            ),
            Point::new(
                DrawRule::endgame(Force::exactly(3, 0), Force::exactly(1, 0), 12),
                Article::read(
                    Source::PortugueseFederation,
                    Place::Articles("3.2"),
                    Reading::SecondarySource,
                ),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(24),
                writing: Writing::Numbers,
                numbering: Corner::BottomRight,
                capture_sign: 'x',
            },
            PDN,
        ),
    };
}
