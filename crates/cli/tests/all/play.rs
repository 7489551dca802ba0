//! Whole games at the terminal.

use crate::{Ran, tabuleiro_with};

/// Plays these lines and ends well.
fn played(arguments: &[&str], lines: &[&str]) -> Ran {
    let ran = tabuleiro_with(arguments, &(lines.join("\n") + "\n"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    ran
}

/// A single game with typed dice: entered whole and step by step, taken back, refused, doubled, and given up.
#[test]
fn backgammon_with_typed_dice() {
    let lines = [
        "3 3",
        "07",
        "3 1",
        "8/5",
        "u",
        "8/5",
        "6/5",
        "d",
        "t",
        "void",
        "1",
        "64",
        "24/20 24/19",
        "24/14",
        "61",
        "m",
        "hello",
        "resign 2",
        "n",
        "13/7",
        "8/7",
        "resign",
        "y",
        "stop",
    ];
    let ran = played(&["play", "backgammon:xalingo", "--typed-dice"], &lines);
    insta::assert_snapshot!(ran.out);
}

#[test]
fn the_box_is_offered_without_an_id() {
    let ran = played(&["play"], &["99", "7", "21-17", "q"]);
    insta::assert_snapshot!(ran.out);
}

/// Refused moves, a move taken back by agreement, a draw declined, and the end.
#[test]
fn draughts_to_the_end() {
    let lines = [
        "22-18", "hello", "22-19", "11-14", "18x11", "m", "u", "y", "draw", "n", "draw", "18x11",
        "resign",
    ];
    let ran = played(&["play", "italian"], &lines);
    insta::assert_snapshot!(ran.out);
}

/// Two games in Portuguese between people with names; the colours change hands.
#[test]
fn in_portuguese_with_names() {
    let arguments = [
        "play",
        "draughts:xalingo",
        "--lang",
        "pt",
        "--names",
        "Ana",
        "Bia",
        "--games",
        "2",
    ];
    let lines = [
        "?", "21-18", "21-17", "resign", "22-18", "draw", "talvez", "s",
    ];
    insta::assert_snapshot!(played(&arguments, &lines).out);
}

/// Money play: a beaver, and the players stop between two games.
#[test]
fn money_with_a_beaver() {
    let arguments = ["play", "backgammon", "--money", "--beavers", "--typed-dice"];
    let lines = [
        "61",
        "13/7 8/7",
        "d",
        "b",
        "p",
        "",
        "52",
        "13/8 13/11",
        "resign 3",
        "y",
        "stop",
    ];
    insta::assert_snapshot!(played(&arguments, &lines).out);
}

#[test]
fn the_language_of_the_environment_is_spoken() {
    let ran = std::process::Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(["check", "italian", "22-20"])
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "pt_BR.UTF-8")
        .output()
        .expect("the program runs");
    let said = String::from_utf8(ran.stdout).expect("UTF-8");
    assert!(said.contains("Nenhuma diagonal"), "{said}");
}
