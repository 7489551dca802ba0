//! Frisian draughts: captures go straight too, and a king may not wander while men stand by.

use super::RuleSet;
use super::sources::{pdn_type, reading};
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing,
    ManCaptures, Notation, Placing, Point, Preference, Promotion, Removal, Reversal, Rules, Shade,
    Side, Size, Source, Squares, Writing,
};

const FFD: Source = Source {
    name: "Official rules for Frisian draughts (2011)",
    url: Some("http://www.friesdammen.nl/dam/pagefr.php?articleID=20"),
};

const fn art(place: &'static str) -> Article {
    Article::new(FFD, place)
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
            art("1, 2 and 5"),
        ),
        placing: Point::new(Placing::FirstRows(4), art("4")),
        first_mover: Point::new(Side::White, art("6")),
        lines: Point::new(Lines::DiagonalCapturesAlsoStraight, art("7 and 9")),
        man_captures: Point::new(ManCaptures::AnyWay, art("7")),
        man_against_king: Point::new(ManAgainstKing::Captures, art("7")),
        king_range: Point::new(KingRange::Flying, art("9")),
        king_capture: Point::new(KingCapture::FromAfar(Landing::Anywhere), art("9")),
        compulsion: Point::new(Compulsion::Forced, art("B, on the shot")),
        must_prefer: List::new(&[
            Point::new(Preference::MostValue, art("B, on the value of a shot")),
            Point::new(Preference::WithKing, art("B, on the value of a shot")),
        ]),
        continuation: Point::new(Continuation::WholeSequence, art("7")),
        removal: Point::new(Removal::AfterTheMove, art("B, on the shot")),
        reversal: Point::new(Reversal::Allowed, art("B, on the shot")),
        promotion: Point::new(Promotion::AtEndOfMove, art("8")),
        king_patience: Point::new(KingPatience::Moves(3), art("B, on the king's simple moves")),
        goal: Point::new(Goal::Normal, art("D, the result")),
        draws: List::new(&[
            Point::new(
                DrawRule::Repetition(3),
                reading("as in the international game"),
            ),
            Point::new(
                DrawRule::endgame(Force::exactly(2, 0), Force::exactly(1, 0), 7),
                art("C, the endgame"),
            ),
            Point::new(
                DrawRule::endgame(Force::exactly(1, 0), Force::exactly(1, 0), 2),
                reading(
                    "C, the endgame: drawn at once unless won by force, so two moves are left to do it",
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
            pdn_type("40"),
        ),
    };
}
