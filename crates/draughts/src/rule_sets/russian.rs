//! Russian draughts: a man reaching the last row goes on as a king at once.

use super::RuleSet;
use super::sources::{PDN, sixty_four};
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing,
    ManCaptures, Notation, Place, Placing, Point, Promotion, Refuge, Removal, Reversal, Rules,
    Shade, Side, Size, Source, Squares, Topic, Writing,
};

const fn art(numbers: &'static str) -> Article {
    Article::printed(Source::RussianCode, Place::Articles(numbers))
}

const fn on(place: Place) -> Article {
    Article::printed(Source::RussianCode, place)
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
            on(Place::About(Topic::Board)),
        ),
        placing: Point::new(
            Placing::FirstRows(3),
            on(Place::About(Topic::StartPosition)),
        ),
        first_mover: Point::new(Side::White, on(Place::About(Topic::StartPosition))),
        lines: Point::new(Lines::Diagonal, art("1.4")),
        man_captures: Point::new(ManCaptures::AnyWay, art("1.5.3")),
        man_against_king: Point::new(
            ManAgainstKing::Captures,
            on(Place::ArticleAbout("1.5", Topic::Captures)),
        ),
        king_range: Point::new(KingRange::Flying, art("1.4.5")),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::Anywhere),
            on(Place::ArticleAbout("1.5", Topic::Captures)),
        ),
        compulsion: Point::new(
            Compulsion::Forced,
            on(Place::ArticleAbout("1.5", Topic::Captures)),
        ),
        must_prefer: List::EMPTY,
        continuation: Point::new(
            Continuation::WholeSequence,
            on(Place::ArticleAbout("1.5", Topic::Captures)),
        ),
        removal: Point::new(
            Removal::AfterTheMove,
            on(Place::ArticleAbout("1.5", Topic::Captures)),
        ),
        reversal: Point::new(
            Reversal::Allowed,
            on(Place::ArticleAbout("1.5", Topic::Captures)),
        ),
        promotion: Point::new(Promotion::InPassing, art("1.5.15")),
        king_patience: Point::new(
            KingPatience::Unlimited,
            Article::silent(Source::RussianCode),
        ),
        goal: Point::new(Goal::Normal, on(Place::About(Topic::Result))),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), sixty_four("7.2.3")),
            Point::new(
                DrawRule::endgame(Force::kings_at_least(3), Force::exactly(1, 0), 15),
                sixty_four("7.2.4"),
            ),
            Point::new(DrawRule::KingMoves(15), sixty_four("7.2.5")),
            Point::new(
                DrawRule::Standstill {
                    pieces: (4, 5),
                    moves: 30,
                },
                sixty_four("7.2.6"),
            ),
            Point::new(
                DrawRule::Standstill {
                    pieces: (6, 7),
                    moves: 60,
                },
                sixty_four("7.2.6"),
            ),
            Point::new(
                DrawRule::Endgame {
                    strong: Force::with_a_king(3, 3),
                    weak: Force::exactly(1, 0),
                    refuge: Refuge::LongDiagonal,
                    moves: 5,
                },
                sixty_four("7.2.7"),
            ),
            Point::new(
                DrawRule::endgame(Force::with_a_king(1, 2), Force::exactly(1, 0), 5),
                sixty_four("7.2.8"),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(25),
                writing: Writing::Letters,
                numbering: Corner::TopLeft,
                capture_sign: ':',
            },
            PDN,
        ),
    };
}
