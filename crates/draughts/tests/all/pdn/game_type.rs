//! The tag that names the game.

use tabuleiro_draughts::formats::pdn::GameType;
use tabuleiro_draughts::rule_sets::by_id;
use tabuleiro_draughts::{Corner, LongDiagonal, Side, Squares, Writing};

/// The registry of the PDN 3.0 standard, for the games that are built in.
const REGISTRY: [(&str, &str); 12] = [
    ("international", "20,W,10,10,N2,0"),
    ("english", "21,B,8,8,N1,0"),
    ("italian", "22,W,8,8,N2,1"),
    ("pool", "23,B,8,8,N1,0"),
    ("spanish", "24,W,8,8,N1,1"),
    ("russian", "25,W,8,8,A0,0"),
    ("brazilian", "26,W,8,8,A0,0"),
    ("canadian", "27,W,12,12,N2,0"),
    ("portuguese", "28,W,8,8,N1,1"),
    ("czech", "29,W,8,8,A0,0"),
    ("turkish", "30,W,8,8,A0,0"),
    ("frisian", "40,W,10,10,N2,0"),
];

#[test]
fn the_built_in_sets_are_as_registered() {
    for (id, text) in REGISTRY {
        let rules = by_id(id).expect("built in");
        assert_eq!(
            GameType::of(rules).expect("numbered").to_string(),
            text,
            "{id}"
        );
        let game_type: GameType = text.parse().expect("a game type");
        assert_eq!(game_type.to_string(), text);
        assert_eq!(game_type.rules(), Some(*rules), "{id}");
        let bare: GameType = text[..2].parse().expect("a number");
        assert_eq!(bare.rules(), Some(*rules), "{id}");
    }
}

#[test]
fn details_that_differ_are_believed() {
    let unified: GameType = "23,W,8,8,A0,0".parse().expect("a game type");
    let rules = unified.rules().expect("pool");
    assert_eq!(rules.first_mover.value, Side::White);
    assert_eq!(rules.notation.value.writing, Writing::Letters);
    let jamaican: GameType = "23,B,8,8,A1,1".parse().expect("a game type");
    assert!(matches!(
        jamaican.rules().expect("pool").board.value.squares,
        Squares::Half(LongDiagonal::Right, _)
    ));
    let kurnik: GameType = "20,W,10,10,N1,0".parse().expect("a game type");
    assert_eq!(kurnik.rules().as_ref(), by_id("international"));
    let numbered: GameType = "25, W, 8, 8, N2, 0".parse().expect("a game type");
    assert_eq!(
        numbered.rules().expect("russian").notation.value.numbering,
        Corner::TopLeft
    );
}

#[test]
fn refused() {
    for text in [
        "",
        "x",
        "300",
        "20,",
        "20,X,10,10,N2,0",
        "20,W,10,10,N4,0",
        "20,W,10,10,N2,2",
        "20,W,10",
        "20,W,a,b,N2",
    ] {
        assert!(text.parse::<GameType>().is_err(), "{text}");
    }
    for unknown in ["0", "31", "41,W,10,8,A0,0", "20,W,8,8,N2,0"] {
        let game_type: GameType = unknown.parse().expect("a game type");
        assert_eq!(game_type.rules(), None, "{unknown}");
    }
}
