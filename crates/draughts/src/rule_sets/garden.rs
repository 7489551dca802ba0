//! The garden leaflet: played on the light squares, the duty to capture enforced by the huff.

use super::RuleSet;
use super::sources::reading;
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Goal, KingCapture, KingPatience,
    KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing, ManCaptures, Notation,
    Placing, Point, Promotion, Removal, Reversal, Rules, Shade, Side, Size, Source, Squares,
    Writing,
};

const LEAFLET: Source = Source {
    name: "Traditional Garden Games leaflet, Damas",
    url: Some("http://www.traditionalgardengames.co.uk"),
};

const fn art(place: &'static str) -> Article {
    Article::new(LEAFLET, place)
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
            art("Inicio del juego"),
        ),
        placing: Point::new(Placing::FirstRows(3), art("Inicio del juego")),
        first_mover: Point::new(Side::White, art("Inicio del juego")),
        lines: Point::new(Lines::Diagonal, art("El juego")),
        man_captures: Point::new(ManCaptures::NotBackward, art("Capturar los peones")),
        man_against_king: Point::new(
            ManAgainstKing::Captures,
            reading("nothing printed against it"),
        ),
        king_range: Point::new(KingRange::Flying, art("Damas")),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::RightBehind),
            reading("Damas: from any distance, landing as men do"),
        ),
        compulsion: Point::new(Compulsion::Huff, art("Capturar es obligatorio")),
        must_prefer: List::EMPTY,
        continuation: Point::new(
            Continuation::MayStop,
            art("Capturar los peones; Capturar es obligatorio"),
        ),
        removal: Point::new(
            Removal::AfterTheMove,
            reading("else the ban on jumping a piece twice would be idle"),
        ),
        reversal: Point::new(Reversal::Allowed, reading("nothing printed against it")),
        promotion: Point::new(Promotion::AtEndOfMove, art("Damas")),
        king_patience: Point::new(KingPatience::Unlimited, reading("none printed")),
        goal: Point::new(Goal::Normal, art("Finalizacion")),
        draws: List::new(&[Point::new(
            DrawRule::Repetition(3),
            reading("none printed: a house rule that can be turned off"),
        )]),
        notation: Point::new(
            Notation {
                game_type: None,
                writing: Writing::Numbers,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            reading("1 at the top left, men of White on 21-32"),
        ),
    };
}
