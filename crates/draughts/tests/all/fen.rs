//! FEN: dialects that are read, and mistakes that are named with their place.

use crate::support::{position, rules};
use tabuleiro_draughts::formats::fen::{self, FenErrorKind};
use tabuleiro_draughts::{Position, Side, Writing, rule_sets};

/// Every line of a group is the same position.
#[test]
fn dialects_mean_the_same() {
    let groups: [(&str, &[&str]); 5] = [
        (
            "english",
            &[
                "B:W21,22,K30:B1,2",
                "B:B1,2:W21,22,K30",
                "\"B:W21,22,K30:B1,2\"",
                "B:W21,22,K30:B1,2.",
                " b : W 21, 22, K30 : B 1,2 ",
                "B:W21-22,K30:B1-2",
                "B:WK30,22,21:B2,1:H0:F1",
                "B:W21,22,K30:B1,2:H12:F40:+0+0",
                "B:Wa3,c3,Kc1:Bb8,d8",
            ],
        ),
        (
            "russian",
            &["W:Wa1,c3,Kh8:Bb6", "W:Wa1,C3,KH8:BB6", "W:W29,22,K4:B9"],
        ),
        ("spanish", &["W:W1,2,K12:B32", "W:Wh1,f1,Kb3:Ba8"]),
        (
            "international",
            &["W:WK1-5:BK46-K50", "W:WK1,K2,K3,K4,K5:BK46,K47,K48,K49,K50"],
        ),
        ("turkish", &["B:Wa1,h8:BKd4", "B:W57,8:BK36"]),
    ];
    for (id, texts) in groups {
        let rules = rules(id);
        let first = fen::parse(texts[0], rules).unwrap();
        for text in texts {
            assert_eq!(fen::parse(text, rules), Ok(first), "{id} {text}");
        }
    }
}

#[test]
fn one_side_may_be_without_pieces() {
    let rules = rules("italian");
    for text in ["B:W7:B", "B:W7"] {
        let setup = fen::parse(text, rules).unwrap();
        assert!(setup.black.is_empty());
        assert_eq!(setup.to_move, Side::Black);
    }
}

#[test]
fn numbers_count_as_the_game_type_says() {
    // 1 is at the top left of the Italian board (a8), at the bottom right of the Spanish one (h1).
    for (id, letters) in [
        ("italian", "a8"),
        ("english", "b8"),
        ("spanish", "h1"),
        ("portuguese", "h1"),
    ] {
        let rules = rules(id);
        let setup = fen::parse("W:WK1:B", rules).unwrap();
        let written = fen::write_as(&setup, rules, Writing::Letters);
        assert_eq!(written, format!("W:WK{letters}:B"), "{id}");
    }
}

#[test]
fn start_positions_read_as_printed() {
    let expected = [
        (
            "xalingo",
            "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        ),
        (
            "english",
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        ),
        (
            "spanish",
            "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32",
        ),
        (
            "turkish",
            "W:W41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56:B9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24",
        ),
    ];
    for (id, text) in expected {
        assert_eq!(
            fen::write(Position::start(rules(id)).setup(), rules(id)),
            text,
            "{id}"
        );
    }
    for rules in &rule_sets::BUILT_IN {
        let text = fen::write(Position::start(rules).setup(), rules);
        assert_eq!(
            position(rules, &text),
            Position::start(rules),
            "{}",
            rules.id
        );
    }
}

#[test]
fn mistakes_are_named_with_their_place() {
    let cases = [
        ("", FenErrorKind::Empty, 1),
        ("   ", FenErrorKind::Empty, 4),
        ("X:W1:B2", FenErrorKind::NoSideToMove, 1),
        ("W:X1:B2", FenErrorKind::UnknownSection, 3),
        ("W:W1:W2", FenErrorKind::ColourTwice(Side::White), 6),
        ("W:B1:B2", FenErrorKind::ColourTwice(Side::Black), 6),
        ("W:W1,:B2", FenErrorKind::NoSquare, 6),
        ("W:WK:B2", FenErrorKind::NoSquare, 5),
        ("W:W1,33:B2", FenErrorKind::NotASquare, 6),
        ("W:W0:B2", FenErrorKind::NotASquare, 4),
        ("W:W999999999999:B2", FenErrorKind::NotASquare, 4),
        ("W:Wa2:B2", FenErrorKind::NotASquare, 4),
        ("W:Wi1:B2", FenErrorKind::NotASquare, 4),
        ("W:W5-3:B9", FenErrorKind::RangeBackwards, 4),
        ("W:W5,6,5:B9", FenErrorKind::SquareTwice, 8),
        ("W:W5-9:B7", FenErrorKind::SquareTwice, 9),
        ("W:W5:B9 hello", FenErrorKind::Trailing, 9),
        ("W:W5:B9:RW5", FenErrorKind::BadKingRun, 12),
        ("W:W5:B9:R5", FenErrorKind::BadKingRun, 10),
    ];
    for (text, kind, column) in cases {
        let error = fen::parse(text, rules("english")).unwrap_err();
        assert_eq!((error.kind, error.column), (kind, column), "{text:?}");
    }
}
