//! The garden leaflet: played on the light squares, the duty to capture enforced by the huff.

use super::RuleSet;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation,
    Place, Placing, Point, Promotion, Reading, Removal, Reversal, Rules, Shade, Side, Size, Source,
    Squares, Writing,
};

const fn under(heading: &'static str) -> Article {
    Article::printed(Source::GardenGames, Place::Heading(heading))
}

const fn read(heading: &'static str, reading: Reading) -> Article {
    Article::read(Source::GardenGames, Place::Heading(heading), reading)
}

/// Draughts after the Traditional Garden Games leaflet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Garden;

impl RuleSet for Garden {
    const RULES: Rules = Rules {
        id: Label::new("garden"),
        name: Label::new("Garden draughts (with the huff)"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::Half(LongDiagonal::Right, Shade::Light),
            },
            read("Inicio del juego", Reading::LightCornerAtTheRight),
        ),
        placing: Point::new(Placing::FirstRows(3), under("Inicio del juego")),
        first_mover: Point::new(Side::White, under("Inicio del juego")),
        lines: Point::new(Lines::Diagonal, under("El juego")),
        man_captures: Point::new(
            ManCaptures::NotBackward,
            under("Capturar los peones del oponente"),
        ),
        man_against_king: Point::new(
            ManAgainstKing::Captures,
            read("Capturar los peones del oponente", Reading::MenCaptureKings),
        ),
        king_range: Point::new(KingRange::Flying, under("Damas")),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::RightBehind),
            read("Damas", Reading::KingsLandLikeMen),
        ),
        compulsion: Point::new(
            Compulsion::Huff,
            read("Capturar es obligatorio", Reading::TheHuff),
        ),
        must_prefer: List::EMPTY,
        continuation: Point::new(
            Continuation::MayStop,
            read("Capturar los peones del oponente", Reading::CaptureMayStop),
        ),
        removal: Point::new(
            Removal::AfterTheMove,
            read(
                "Capturar los peones del oponente",
                Reading::RemovalAfterTheMove,
            ),
        ),
        reversal: Point::new(
            Reversal::Allowed,
            Article::borrowed(Source::GardenGames, Reading::CrossingBorrowed),
        ),
        promotion: Point::new(Promotion::AtEndOfMove, under("Damas")),
        king_patience: Point::new(
            KingPatience::Unlimited,
            Article::silent(Source::GardenGames),
        ),
        goal: Point::new(
            Goal::Normal,
            read("Finalización de la partida", Reading::TheEndDecides),
        ),
        draws: List::new(&[Point::new(
            DrawRule::Repetition(3),
            Article::read(Source::GardenGames, Place::Whole, Reading::RepetitionAdded),
        )]),
        notation: Point::new(
            Notation {
                game_type: None,
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            Article::read(Source::GardenGames, Place::Whole, Reading::SquareNumbers),
        ),
    };
}
