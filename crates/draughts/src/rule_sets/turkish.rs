//! Turkish draughts: all 64 squares, straight lines, captured pieces leave at once.

use super::RuleSet;
use super::sources::PDN;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, ManAgainstKing, ManCaptures, Notation,
    Place, Placing, Point, Preference, Promotion, Reading, Removal, Reversal, Rules, Side, Size,
    Source, Squares, Topic, Writing,
};

const fn on(place: Place) -> Article {
    Article::printed(Source::TurkishCustom, place)
}

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
            on(Place::About(Topic::Board)),
        ),
        placing: Point::new(
            Placing::RowsAfterTheFirst(2),
            on(Place::About(Topic::Board)),
        ),
        first_mover: Point::new(Side::White, on(Place::About(Topic::Board))),
        lines: Point::new(Lines::Straight, on(Place::About(Topic::Moves))),
        man_captures: Point::new(ManCaptures::NotBackward, on(Place::About(Topic::Captures))),
        man_against_king: Point::new(ManAgainstKing::Captures, on(Place::About(Topic::Captures))),
        king_range: Point::new(KingRange::Flying, on(Place::About(Topic::Moves))),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::Anywhere),
            on(Place::About(Topic::Captures)),
        ),
        compulsion: Point::new(Compulsion::Forced, on(Place::About(Topic::Captures))),
        must_prefer: List::new(&[Point::new(
            Preference::MostPieces,
            on(Place::About(Topic::Captures)),
        )]),
        continuation: Point::new(
            Continuation::WholeSequence,
            on(Place::About(Topic::Captures)),
        ),
        removal: Point::new(Removal::AtOnce, on(Place::About(Topic::Captures))),
        reversal: Point::new(Reversal::Forbidden, on(Place::About(Topic::Captures))),
        promotion: Point::new(Promotion::AtEndOfMove, on(Place::About(Topic::Crown))),
        king_patience: Point::new(
            KingPatience::Unlimited,
            Article::silent(Source::TurkishCustom),
        ),
        goal: Point::new(Goal::Normal, on(Place::About(Topic::Result))),
        draws: List::new(&[
            Point::new(
                DrawRule::Repetition(3),
                on(Place::About(Topic::DrawnEndings)),
            ),
            Point::new(
                DrawRule::endgame(
                    Force {
                        kings: (0, 1),
                        men: (0, 1),
                        pieces: (1, 1),
                    },
                    Force {
                        kings: (0, 1),
                        men: (0, 1),
                        pieces: (1, 1),
                    },
                    1,
                ),
                Article::read(
                    Source::TurkishCustom,
                    Place::About(Topic::DrawnEndings),
                    Reading::OnePieceEach,
                ),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(30),
                writing: Writing::Letters,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            PDN,
        ),
    };
}
