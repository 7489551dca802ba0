//! Every reason to refuse a move, each shown once: its code, its sentence, its article, the squares to light.

use crate::common::position;
use tabuleiro_draughts::notation::EntryError;
use tabuleiro_draughts::rule_sets::by_id;
use tabuleiro_draughts::{Illegal, KingRun, Position, Rules};

fn rules(id: &str) -> &'static Rules {
    by_id(id).expect("a built-in rule set")
}

fn refused(rules: &Rules, position: &Position, turn: &str) -> Illegal {
    match position.read_turn(rules, turn) {
        Ok(turn) => panic!("{} accepts {}", rules.id, rules.names().turn(&turn)),
        Err(EntryError::Unreadable(error)) => panic!("{error}"),
        Err(EntryError::Illegal(refusal)) => *refusal,
    }
}

/// What the refusal says, in one text.
fn told(rules: &Rules, position: &Position, turn: &str) -> String {
    let refusal = refused(rules, position, turn);
    let names = rules.names();
    let lit: Vec<String> = refusal
        .squares()
        .iter()
        .map(|square| names.square(square))
        .collect();
    let other = refusal
        .alternative
        .as_ref()
        .map_or("none".to_string(), |play| names.play(play));
    // The leaflets' own places are shown; the federations' are their tables' affair.
    let leaflet = matches!(&*rules.id, "italian" | "xalingo" | "xalingo-en" | "garden");
    let article = if leaflet {
        format!("{}; ", refusal.article)
    } else {
        String::new()
    };
    format!(
        "{}: {refusal}
{article}lit {}; instead {other}",
        refusal.reason.code(),
        lit.join(" "),
    )
}

/// The reason that is shown, the rule set, the position and the turn.
const SHOWN: &[(&str, &str, &str, &str)] = &[
    ("not-a-playing-square", "italian", "W:W22:B3", "22-33"),
    ("not-a-playing-square", "russian", "W:Wc3:Bb8", "c3-c4"),
    ("no-piece-on-file", "russian", "W:Wc3:Bb8", "hg5"),
    ("no-piece", "italian", "W:W22:B3", "18-14"),
    ("not-yours", "italian", "W:W22:B3", "3-6"),
    ("goes-nowhere", "italian", "W:W22:B3", "22-22"),
    ("ambiguous", "english", "W:W30:B17,18,25,26", "30x14"),
    ("ambiguous", "italian", "W:WK30:B18,19,26,27", "30x30"),
    ("not-on-a-line", "italian", "W:W22:B3", "22-14"),
    ("occupied", "italian", "W:W22,18:B3", "22-18"),
    ("man-moves-one-square", "italian", "W:W29:B3", "29-22"),
    ("man-moves-back", "italian", "W:W22:B3", "22-26"),
    ("king-is-short", "english", "W:WK29:B3", "29-22"),
    ("nothing-to-take", "italian", "W:W29:B3", "29x22"),
    ("over-own-piece", "italian", "W:W29,26:B3", "29x22"),
    ("over-own-piece", "xalingo", "W:WK29,22:B3", "29-15"),
    ("jumped-twice", "xalingo", "W:WK29:B18", "29x15x22"),
    ("two-together", "garden", "W:WK29:B22,19", "29x15"),
    ("man-captures-back", "italian", "W:W14:B19,3", "14x23"),
    ("man-captures-king", "italian", "W:W22:BK19", "22x15"),
    ("too-far-to-capture", "italian", "W:WK29:B22", "29x19"),
    ("too-far-to-capture", "xalingo", "W:W29:B18", "29x15"),
    ("lands-too-far", "garden", "W:WK29:B19", "29x12"),
    ("turns-back", "turkish", "W:WKd3:Bd2,d5", "d3xd6xd1"),
    ("crown-stops", "italian", "W:W10:B6,7", "10x3x12"),
    ("not-yet-crowned", "xalingo", "W:W9:B6,11", "9x2x16"),
    ("must-capture", "italian", "W:W22,32:B19", "32-28"),
    ("not-finished", "italian", "W:W30:B11,19,27", "30x23x14"),
    ("not-finished", "italian", "W:W30:B11,19,27", "30x14"),
    ("lands-where-it-ends", "russian", "W:WKc1:Be3,f6", "c1xf4"),
    ("lands-far-behind-a-king", "killer", "W:WK46:BK23", "46x10"),
    (
        "must-take-the-most",
        "italian",
        "W:W21,K31:B11,18,K28",
        "31x24",
    ),
    (
        "must-take-with-the-king",
        "italian",
        "W:W21,K31:B18,28",
        "21x14",
    ),
    (
        "must-take-the-most-kings",
        "italian",
        "W:WK22:B18,K19",
        "22x13",
    ),
    (
        "kings-earliest",
        "italian",
        "W:WK30:BK18,20,26,K27",
        "30x21x14",
    ),
    (
        "must-take-the-most-value",
        "frisian",
        "W:W33,50:BK28,44",
        "50x39",
    ),
    ("no-huff-here", "italian", "W:W22:B3", "~3 22-18"),
    ("nothing-to-huff", "garden", "W:W22:B3", "~3 22-18"),
];

#[test]
fn each_reason_in_its_words() {
    let mut all = String::new();
    for (code, id, fen, turn) in SHOWN {
        let rules = rules(id);
        let told = told(rules, &position(rules, fen), turn);
        assert!(
            told.starts_with(&format!("{code}: ")),
            "{id} {fen} {turn}: {told}"
        );
        all += &format!("{id} {fen} {turn}\n{told}\n\n");
    }
    insta::assert_snapshot!(all);
}

/// White passes over a capture; Black may huff 22 alone.
fn passed_over() -> (&'static Rules, Position) {
    let rules = rules("garden");
    let before = position(rules, "W:W22,32:B1,19");
    let quiet = before.read_move(rules, "32-28").expect("a quiet move");
    (rules, before.played(&quiet, rules))
}

#[test]
fn cannot_huff() {
    let (rules, position) = passed_over();
    insta::assert_snapshot!(told(rules, &position, "~28 1-5"), @r#"
    cannot-huff: 28 cannot be huffed, only 22: the piece there could not have captured.
    garden-games "Capturar es obligatorio"; lit 22 28; instead 19x26
    "#);
}

#[test]
fn the_huff_is_part_of_the_turn() {
    let (rules, position) = passed_over();
    for text in ["~22 1-5", "~22, 1-5", "huff 22 1-5", "~ 22 1-5"] {
        let turn = position.read_turn(rules, text).expect(text);
        assert_eq!(rules.names().turn(&turn), "~22 1-5");
    }
    let refusal = refused(rules, &position, "~22 1-9");
    assert_eq!(refusal.reason.code(), "not-on-a-line");
}

#[test]
fn game_over_after_the_last_piece_is_huffed() {
    let rules = rules("garden");
    let before = position(rules, "W:W22:B1,19");
    let quiet = before.read_move(rules, "22-18").expect("a quiet move");
    let after = before.played(&quiet, rules);
    insta::assert_snapshot!(told(rules, &after, "~18 1-5"), @r#"
    game-over: The game is over.
    garden-games "Finalización de la partida"; lit ; instead none
    "#);
    let turn = after
        .read_turn(rules, "~18")
        .expect("huffing the last piece wins");
    assert_eq!(
        (rules.names().turn(&turn).as_str(), turn.play),
        ("~18", None)
    );
}

#[test]
fn king_must_rest() {
    let rules = rules("frisian");
    let mut setup = *position(rules, "W:WK46,50:B3").setup();
    let names = rules.names();
    let king =
        tabuleiro_draughts::notation::NamedSquare::parse("46").and_then(|name| names.find(name));
    setup.king_runs[0] = king.map(|king| KingRun { king, moves: 3 });
    let position = Position::new(setup, rules).expect("a king run of three");
    insta::assert_snapshot!(told(rules, &position, "46-41"), @r"
    king-must-rest: The king on 46 has made 3 moves in a row, so another piece must move first.
    lit 46; instead 50-44
    ");
}

#[test]
fn what_is_not_a_move_at_all() {
    let rules = rules("italian");
    let position = Position::start(rules);
    for text in [
        "",
        "hello",
        "1-6x",
        "22",
        "22-",
        "~",
        "~x 22-18",
        "22-18 please",
    ] {
        let error = position.read_turn(rules, text).expect_err(text);
        assert!(
            matches!(error, EntryError::Unreadable(_)),
            "{text}: {error}"
        );
    }
}
