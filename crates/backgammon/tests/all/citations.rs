//! Every citation of the frames names a passage that is printed there: held against a table of what each passage of the
//! two leaflets says, written down by hand.

use tabuleiro_backgammon::{Article, Frame, Language, Part, RulePoint, Source, Standing};

use Language::{English as En, Portuguese as Pt, Spanish as Es};
use RulePoint as P;

type Says = (Source, Language, Part, &'static [RulePoint]);

const PRINTED: [Says; 20] = [
    (
        Source::Xalingo,
        Pt,
        Part::Heading("Preparação e início da partida"),
        &[P::Board],
    ),
    (
        Source::Xalingo,
        Pt,
        Part::Heading("Movimentação"),
        &[P::Direction],
    ),
    (
        Source::Xalingo,
        Pt,
        Part::Heading("Onde parar"),
        &[P::Board, P::OpenPoint, P::TwoNumbers],
    ),
    (
        Source::Xalingo,
        Pt,
        Part::Heading("Competição"),
        // What is absent is named where it would stand.
        &[
            P::Cube,
            P::Length,
            P::CubeUse,
            P::Crawford,
            P::Jacoby,
            P::Beavers,
        ],
    ),
    (
        Source::Xalingo,
        En,
        Part::Heading("Game play"),
        &[P::OpeningRoll, P::OpeningTie, P::LaterRolls],
    ),
    (Source::Xalingo, En, Part::Rule(1), &[P::OpenPoint]),
    (Source::Xalingo, En, Part::Rule(2), &[P::TwoNumbers]),
    (Source::Xalingo, En, Part::Rule(3), &[P::Doubles]),
    (Source::Xalingo, En, Part::Rule(4), &[P::Compulsion]),
    (
        Source::Xalingo,
        En,
        Part::Heading("Hitting and entering"),
        &[P::Hit, P::Bar],
    ),
    (
        Source::Xalingo,
        En,
        Part::Heading("Bearing it off"),
        &[P::BearOff, P::Win],
    ),
    (
        Source::Xalingo,
        En,
        Part::Heading("End of the game"),
        &[P::WinSizes],
    ),
    (
        Source::Aquamarine,
        Es,
        Part::Heading("Objetivo del juego"),
        &[P::Direction, P::Length, P::Crawford],
    ),
    (
        Source::Aquamarine,
        Es,
        Part::Heading("Inicio del juego"),
        &[P::OpeningRoll, P::LaterRolls],
    ),
    (
        Source::Aquamarine,
        Es,
        Part::Heading("Movimientos"),
        &[P::OpenPoint, P::TwoNumbers, P::Hit],
    ),
    (
        Source::Aquamarine,
        Es,
        Part::Heading("Dobles"),
        &[P::Doubles],
    ),
    (
        Source::Aquamarine,
        Es,
        Part::Heading("Piezas capturadas"),
        &[P::Bar],
    ),
    (
        Source::Aquamarine,
        Es,
        Part::Heading("Pasar"),
        &[P::Compulsion],
    ),
    (
        Source::Aquamarine,
        Es,
        Part::Heading("Final del juego"),
        &[P::BearOff, P::Win],
    ),
    // The Portuguese text has neither numbers nor headings: dice in a cup, the colour, the cube on the bar.
    (
        Source::Aquamarine,
        Pt,
        Part::Whole,
        &[
            P::DiceHandling,
            P::OpeningRoll,
            P::CubeUse,
            P::Jacoby,
            P::Beavers,
        ],
    ),
];

#[test]
fn every_citation_names_a_printed_passage() {
    for frame in Frame::ALL {
        for point in RulePoint::ALL {
            let Article {
                source,
                places,
                standing,
            } = frame.article(point);
            for place in places {
                let says = PRINTED.iter().find(|(of, language, part, _)| {
                    (*of, *language, *part) == (source, place.language, place.part)
                });
                let (.., points) =
                    says.unwrap_or_else(|| panic!("{frame}: {source} has no {place}"));
                assert!(
                    points.contains(&point),
                    "{frame}: {place} says nothing of {}",
                    point.id()
                );
            }
            // Whoever cites another text says so.
            let own = match frame {
                Frame::Xalingo => Source::Xalingo,
                Frame::Aquamarine => Source::Aquamarine,
                Frame::Tournament => Source::Practice,
            };
            let borrowed = standing == Standing::Borrowed;
            assert_eq!(borrowed, source != own, "{frame}: {}", point.id());
        }
    }
    // And the other way round.
    for (source, language, part, points) in PRINTED {
        for point in points {
            let cited = Frame::ALL.iter().any(|frame| {
                let article = frame.article(*point);
                let here = |place: &tabuleiro_backgammon::Place| {
                    (place.language, place.part) == (language, part)
                };
                article.source == source && article.places.iter().any(here)
            });
            assert!(
                cited,
                "{source} {language:?} {part:?} is not cited for {}",
                point.id()
            );
        }
    }
}

/// Moves are refused with a printed rule in every frame, that of the tournaments too.
#[test]
fn the_movement_rules_are_cited_from_a_leaflet() {
    for point in [
        P::OpenPoint,
        P::TwoNumbers,
        P::Doubles,
        P::Compulsion,
        P::Bar,
        P::BearOff,
    ] {
        for frame in Frame::ALL {
            assert_ne!(
                frame.article(point).source,
                Source::Practice,
                "{frame}: {}",
                point.id()
            );
        }
    }
}
