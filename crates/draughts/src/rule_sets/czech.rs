//! Czech draughts: flying kings, men that capture forward only, and the king first.

use super::RuleSet;
use super::sources::PDN;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation,
    Place, Placing, Point, Preference, Promotion, Reading, Removal, Reversal, Rules, Shade, Side,
    Size, Source, Squares, Topic, Writing,
};

const fn art(numbers: &'static str) -> Article {
    Article::printed(Source::CzechFederation, Place::Articles(numbers))
}

const fn on(place: Place) -> Article {
    Article::printed(Source::CzechFederation, place)
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
            art("2.1, 2.4"),
        ),
        placing: Point::new(
            Placing::FirstRows(3),
            on(Place::ArticleAbout("2", Topic::StartPosition)),
        ),
        first_mover: Point::new(Side::White, on(Place::About(Topic::Moves))),
        lines: Point::new(Lines::Diagonal, art("3")),
        man_captures: Point::new(ManCaptures::NotBackward, art("4.1")),
        man_against_king: Point::new(
            ManAgainstKing::Captures,
            on(Place::ArticleAbout("4", Topic::Captures)),
        ),
        king_range: Point::new(KingRange::Flying, art("3.9")),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::Anywhere),
            on(Place::ArticleAbout("4", Topic::Captures)),
        ),
        compulsion: Point::new(
            Compulsion::Forced,
            on(Place::ArticleAbout("4", Topic::Captures)),
        ),
        must_prefer: List::new(&[Point::new(Preference::WithKing, art("4.14"))]),
        continuation: Point::new(
            Continuation::WholeSequence,
            on(Place::ArticleAbout("4", Topic::Captures)),
        ),
        removal: Point::new(
            Removal::AfterTheMove,
            on(Place::ArticleAbout("4", Topic::Captures)),
        ),
        reversal: Point::new(
            Reversal::Allowed,
            on(Place::ArticleAbout("4", Topic::Captures)),
        ),
        promotion: Point::new(Promotion::StopsTheMove, on(Place::About(Topic::Crown))),
        king_patience: Point::new(
            KingPatience::Unlimited,
            Article::silent(Source::CzechFederation),
        ),
        goal: Point::new(Goal::Normal, on(Place::About(Topic::Result))),
        draws: List::new(&[
            Point::new(
                DrawRule::Repetition(3),
                Article::read(
                    Source::CzechFederation,
                    Place::About(Topic::Result),
                    Reading::RepetitionIsNoProgress,
                ),
            ),
            Point::new(
                DrawRule::KingMoves(15),
                Article::read(
                    Source::CzechFederation,
                    Place::About(Topic::Result),
                    Reading::AsInTheSixtyFourGames,
                ),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(29),
                writing: Writing::Letters,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            PDN,
        ),
    };
}
