//! Turkish draughts: all 64 squares, straight lines, captured pieces leave at once.

use super::RuleSet;
use super::sources::{pdn_type, reading};
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, ManAgainstKing, ManCaptures, Notation,
    Placing, Point, Preference, Promotion, Removal, Reversal, Rules, Side, Size, Source, Squares,
    Writing,
};

const DAMA: Source = Source {
    name: "Turkish draughts as in the kish engine's rules",
    url: Some("https://docs.rs/kish"),
};

const fn art(place: &'static str) -> Article {
    Article::new(DAMA, place)
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
            art("board"),
        ),
        placing: Point::new(Placing::RowsAfterTheFirst(2), art("board")),
        first_mover: Point::new(Side::White, art("board")),
        lines: Point::new(Lines::Straight, art("movement")),
        man_captures: Point::new(ManCaptures::NotBackward, art("capture")),
        man_against_king: Point::new(ManAgainstKing::Captures, art("capture")),
        king_range: Point::new(KingRange::Flying, art("movement")),
        king_capture: Point::new(KingCapture::FromAfar(Landing::Anywhere), art("capture")),
        compulsion: Point::new(Compulsion::Forced, art("capture")),
        must_prefer: List::new(&[Point::new(Preference::MostPieces, art("capture"))]),
        continuation: Point::new(Continuation::WholeSequence, art("capture")),
        removal: Point::new(Removal::AtOnce, art("capture")),
        reversal: Point::new(Reversal::Forbidden, art("capture")),
        promotion: Point::new(Promotion::AtEndOfMove, art("promotion")),
        king_patience: Point::new(
            KingPatience::Unlimited,
            reading("no such rule in the source"),
        ),
        goal: Point::new(Goal::Normal, art("end")),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), art("draw")),
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
                reading("one piece each is a draw unless taken at once"),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(30),
                writing: Writing::Letters,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            pdn_type("30"),
        ),
    };
}
