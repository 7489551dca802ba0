//! A position and a move for every reason to refuse one.

use tabuleiro_chess::notation::{Letters, NotAMove, read};
use tabuleiro_chess::{Castling, EnPassant, Point, Promotion, Rules};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Reason, article, position, move.
const REFUSED: &[(&str, &str, &str, &str)] = &[
    ("no-piece", "1.2", START, "e4e5"),
    ("not-yours", "1.2", START, "e7e5"),
    ("stays-put", "1.1", START, "e2e2"),
    ("own-piece", "3.1", START, "Ra1-a2"),
    (
        "not-its-way",
        "3.2",
        "4k3/8/8/8/8/8/8/B3K3 w - - 0 1",
        "Ba1-a5",
    ),
    (
        "not-its-way",
        "3.3",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        "Ra1-b3",
    ),
    (
        "not-its-way",
        "3.4",
        "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1",
        "Qa1-b3",
    ),
    (
        "not-its-way",
        "3.6",
        "4k3/8/8/8/8/8/8/N3K3 w - - 0 1",
        "Na1-a3",
    ),
    (
        "not-its-way",
        "3.8.1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "Ke1-e3",
    ),
    ("not-its-way", "3.7", START, "e2c3"),
    ("path-blocked", "3.5", START, "Ra1-a5"),
    (
        "path-blocked",
        "3.7.2",
        "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
        "e4",
    ),
    (
        "pawn-backward",
        "3.7.1",
        "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
        "e4e3",
    ),
    (
        "pawn-captures-forward",
        "3.7.1",
        "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
        "e4xe5",
    ),
    (
        "pawn-two-squares",
        "3.7.2",
        "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
        "e3e5",
    ),
    ("pawn-nothing-there", "3.7.3", START, "e2xd3"),
    (
        "en-passant-too-late",
        "3.7.3.2",
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "exd6",
    ),
    (
        "promotion-missing",
        "3.7.3.3",
        "8/P3k3/8/8/8/8/8/4K3 w - - 0 1",
        "a8",
    ),
    (
        "promotion-to",
        "3.7.3.3",
        "8/P3k3/8/8/8/8/8/4K3 w - - 0 1",
        "a8=K",
    ),
    ("no-promotion", "3.7.3.3", START, "e4=Q"),
    (
        "pinned",
        "3.9.2",
        "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
        "Nc3",
    ),
    (
        "in-check",
        "3.9.2",
        "4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1",
        "Nb3",
    ),
    (
        "into-check",
        "3.9.2",
        "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1",
        "Kd2",
    ),
    (
        "castling-lost",
        "3.8.2.1",
        "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
        "O-O",
    ),
    (
        "castling-blocked",
        "3.8.2.2.2",
        "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
        "O-O-O",
    ),
    (
        "castling-out-of-check",
        "3.8.2.2.1",
        "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "O-O",
    ),
    (
        "castling-through-check",
        "3.8.2.2.1",
        "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "O-O",
    ),
    (
        "castling-through-check",
        "3.8.2.2.1",
        "6r1/2k5/8/8/8/8/8/R3K2R w KQ - 0 1",
        "e1g1",
    ),
];

#[test]
fn every_reason_has_its_article() {
    for &(id, article, fen, text) in REFUSED {
        let told = read(&super::board(fen), &Rules::FIDE, text, Letters::English);
        let Err(NotAMove::Illegal(why)) = told else {
            panic!("{text} in {fen}: {told:?}");
        };
        assert_eq!(
            (why.id(), why.article(&Rules::FIDE).number),
            (id, article),
            "{text} in {fen}"
        );
    }
}

#[test]
fn a_house_cites_itself() {
    let rules = Rules {
        castling: Point::house(Castling::None),
        en_passant: Point::house(EnPassant::None),
        promotion: Point::house(Promotion::Queen),
        ..Rules::FIDE
    };
    for (id, fen, text) in [
        ("no-castling", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"),
        ("no-en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"),
        ("promotion-to", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a8=N"),
    ] {
        let board = tabuleiro_chess::position::from_fen(&rules, fen).expect("a position");
        let Err(NotAMove::Illegal(why)) = read(&board, &rules, text, Letters::English) else {
            panic!("{text}");
        };
        assert_eq!(
            (why.id(), why.article(&rules).to_string().as_str()),
            (id, "house")
        );
    }
}

/// A rook that castles may cross an attacked square, and so may the queen's rook's neighbour square be attacked.
#[test]
fn only_the_kings_way_counts() {
    let board = super::board("1r4k1/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert!(read(&board, &Rules::FIDE, "O-O-O", Letters::English).is_ok());
}
