//! Whole games at the terminal.

use crate::tabuleiro_with;

/// A single game with typed dice: entered whole and step by step, taken back, refused, doubled, and given up.
#[test]
fn backgammon_with_typed_dice() {
    let lines = [
        "3 3",
        "3 1",
        "8/5",
        "u",
        "8/5",
        "6/5",
        "d",
        "t",
        "void",
        "64",
        "24/20 24/19",
        "24/14",
        "m",
        "resign 2",
        "n",
        "13/7",
        "8/4",
        "resign",
        "y",
        "q",
    ];
    let ran = tabuleiro_with(
        &["play", "backgammon:xalingo", "--typed-dice"],
        &(lines.join("\n") + "\n"),
    );
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    insta::assert_snapshot!(ran.out);
}

#[test]
fn the_box_is_offered_without_an_id() {
    let ran = tabuleiro_with(&["play"], "99\n7\n21-17\nq\n");
    assert_eq!(ran.code, 0);
    insta::assert_snapshot!(ran.out);
}

/// A whole game of Italian draughts to its end, with a refused move on the way.
#[test]
fn draughts_to_the_end() {
    let ran = tabuleiro_with(
        &["play", "italian"],
        "22-18\nhello\n22-19\n11-14\n18x11\nm\nu\nresign\n",
    );
    assert_eq!(ran.code, 0);
    insta::assert_snapshot!(ran.out);
}
