//! The official Brazilian game: international rules on 64 squares.

use super::RuleSet;
use super::sources::{pdn_type, reading};
use crate::{
    Article, Board, Compulsion, Continuation, Corner, DrawRule, Force, Goal, KingCapture,
    KingPatience, KingRange, Label, Landing, Lines, List, LongDiagonal, ManAgainstKing,
    ManCaptures, Notation, Placing, Point, Preference, Promotion, Removal, Reversal, Rules, Shade,
    Side, Size, Source, Squares, Writing,
};

const FMJD: Source = Source {
    name: "FMJD, official rules of international draughts (Annex 1)",
    url: Some(
        "https://www.fmjd.org/docs/Annex%201%20official%20FMJD%20rules%20of%20international%20draughts.doc",
    ),
};

const fn art(place: &'static str) -> Article {
    Article::new(FMJD, place)
}

const CBJD: Source = Source {
    name: "Summary of the Brazilian official rules, 64 squares",
    url: Some("http://apedamas.blogspot.com/p/regulamento-oficial.html"),
};

const fn cbjd(place: &'static str) -> Article {
    Article::new(CBJD, place)
}

/// Brazilian draughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Brazilian;

impl RuleSet for Brazilian {
    const RULES: Rules = Rules {
        id: Label::new("brazilian"),
        name: Label::new("Brazilian draughts (official)"),
        board: Point::new(
            Board {
                size: Size::Eight,
                squares: Squares::Half(LongDiagonal::Left, Shade::Dark),
            },
            art("2.1 to 2.4"),
        ),
        placing: Point::new(Placing::FirstRows(3), art("2.8")),
        first_mover: Point::new(Side::White, art("on the moves")),
        lines: Point::new(Lines::Diagonal, art("2.3 and 3.9")),
        man_captures: Point::new(ManCaptures::AnyWay, art("4.1")),
        man_against_king: Point::new(ManAgainstKing::Captures, art("4.2")),
        king_range: Point::new(KingRange::Flying, art("3.9")),
        king_capture: Point::new(
            KingCapture::FromAfar(Landing::Anywhere),
            art("4, on the king's capture"),
        ),
        compulsion: Point::new(Compulsion::Forced, art("4.1")),
        must_prefer: List::new(&[Point::new(Preference::MostPieces, art("4.13"))]),
        continuation: Point::new(Continuation::WholeSequence, art("4.13")),
        removal: Point::new(Removal::AfterTheMove, art("4.11")),
        reversal: Point::new(
            Reversal::Allowed,
            art("4, on the same square crossed again"),
        ),
        promotion: Point::new(Promotion::AtEndOfMove, art("3.5 and 4.15")),
        king_patience: Point::new(
            KingPatience::Unlimited,
            reading("no such rule in the source"),
        ),
        goal: Point::new(Goal::Normal, art("on the result")),
        draws: List::new(&[
            Point::new(DrawRule::Repetition(3), art("6.1")),
            Point::new(DrawRule::KingMoves(20), cbjd("16")),
            Point::new(
                DrawRule::endgame(Force::exactly(2, 0), Force::exactly(2, 0), 5),
                cbjd("on drawn endings"),
            ),
            Point::new(
                DrawRule::endgame(Force::exactly(2, 0), Force::exactly(1, 0), 5),
                cbjd("on drawn endings"),
            ),
            Point::new(
                DrawRule::endgame(Force::exactly(2, 0), Force::exactly(1, 1), 5),
                cbjd("on drawn endings"),
            ),
            Point::new(
                DrawRule::endgame(Force::exactly(1, 0), Force::exactly(1, 0), 5),
                cbjd("on drawn endings"),
            ),
            Point::new(
                DrawRule::endgame(Force::exactly(1, 1), Force::exactly(1, 0), 5),
                cbjd("on drawn endings"),
            ),
        ]),
        notation: Point::new(
            Notation {
                game_type: Some(26),
                writing: Writing::Letters,
                numbering: Corner::TopLeft,
                capture_sign: 'x',
            },
            pdn_type("26"),
        ),
    };
}
