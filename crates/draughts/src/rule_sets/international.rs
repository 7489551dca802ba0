//! International draughts on 100 squares.

use super::RuleSet;
use super::sources::PDN;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing,
    ManCaptures, Notation, Place, Placing, Point, Preference, Promotion, Removal, Reversal, Rules,
    Shade, Side, Size, Source, Squares, Topic, Writing,
};

const fn art(numbers: &'static str) -> Article {
    Article::printed(Source::Fmjd, Place::Articles(numbers))
}

const fn on(place: Place) -> Article {
    Article::printed(Source::Fmjd, place)
}

/// International draughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct International;

impl RuleSet for International {
    const RULES: Rules = Rules {
        id: Label::new("international"),
        name: Label::new("International draughts (10×10)"),
        board: Point::new(
            Board {
                size: Size::Ten,
                squares: Squares::Half(LongDiagonal::Left, Shade::Dark),
            },
            art("2.1–2.4"),
        ),
        placing: Point::new(Placing::FirstRows(4), art("2.8")),
        first_mover: Point::new(Side::White, on(Place::About(Topic::Moves))),
        lines: Point::new(Lines::Diagonal, art("2.3, 3.9")),
        man_captures: Point::new(ManCaptures::AnyWay, art("4.1")),
        man_against_king: Point::new(ManAgainstKing::Captures, art("4.2")),
        king_range: Point::new(KingRange::Flying, art("3.9")),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::Anywhere),
            on(Place::ArticleAbout("4", Topic::KingCaptures)),
        ),
        compulsion: Point::new(Compulsion::Forced, art("4.1")),
        must_prefer: List::new(&[Point::new(Preference::MostPieces, art("4.13"))]),
        continuation: Point::new(Continuation::WholeSequence, art("4.13")),
        removal: Point::new(Removal::AfterTheMove, art("4.11")),
        reversal: Point::new(
            Reversal::Allowed,
            on(Place::ArticleAbout("4", Topic::Captures)),
        ),
        promotion: Point::new(Promotion::AtEndOfMove, art("3.5, 4.15")),
        king_patience: Point::new(KingPatience::Unlimited, Article::silent(Source::Fmjd)),
        goal: Point::new(Goal::Normal, on(Place::About(Topic::Result))),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), art("6.1")),
            Point::new(DrawRule::KingMoves(25), art("6.2")),
            Point::new(
                DrawRule::endgame(Force::with_a_king(3, 3), Force::exactly(1, 0), 16),
                art("6.3"),
            ),
            Point::new(
                DrawRule::endgame(Force::with_a_king(1, 2), Force::exactly(1, 0), 5),
                art("6.4"),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(20),
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            PDN,
        ),
    };
}
