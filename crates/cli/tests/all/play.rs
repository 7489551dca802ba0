//! Whole games at the terminal.

use crate::{Ran, tabuleiro_with};

/// Plays these lines and ends well.
fn played(arguments: &[&str], lines: &[&str]) -> Ran {
    let ran = tabuleiro_with(arguments, &(lines.join("\n") + "\n"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    Ran {
        out: without_the_shelf(&ran.out),
        ..ran
    }
}

/// What is kept unasked lies in a folder of the tests, under the time.
fn without_the_shelf(out: &str) -> String {
    let Some((before, after)) = out.split_once(env!("CARGO_TARGET_TMPDIR")) else {
        return out.to_owned();
    };
    let name = after.find(".jsonl").unwrap_or(0);
    format!("{before}(shelf){}", &after[name..])
}

/// Leaving loses nothing: the game is kept unasked, and taken up again where it was, with its computer.
#[test]
fn a_game_that_was_left_is_taken_up_again() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("left");
    drop(std::fs::remove_dir_all(&folder));
    let home = folder.to_str().expect("a path");
    let leaving = |arguments: &[&str], lines: &str| {
        let ran = crate::tabuleiro_in(home, arguments, lines);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
        ran.out
    };
    // Ctrl-D, in the middle of a question.
    let out = leaving(&["play", "russian", "--level", "Novice"], "c3-d4\n");
    assert!(out.contains("--resume"), "{out}");
    let out = leaving(&["play", "--resume"], "describe\nquit\n");
    assert!(
        out.contains("your men") && out.contains("Computer (Novice)"),
        "{out}"
    );
    let out = leaving(
        &["play", "--resume", "russian"],
        "undo\nhint\nresign\nn\nresign\ny\n",
    );
    assert!(out.contains("agreed") && out.contains("Best: "), "{out}");
    assert!(out.contains("kept in"), "{out}");
    // It is over; and where nothing was played nothing is kept.
    let ran = crate::tabuleiro_in(home, &["play", "--resume"], "");
    assert_eq!(ran.code, 2);
    assert_eq!(ran.refusal(), "2: tabuleiro: no unfinished game is kept");
    let out = leaving(&["play", "russian"], "quit\n");
    assert!(out.contains("nothing is kept"), "{out}");
    let kept = std::fs::read_dir(folder.join("tabuleiro/play")).expect("the shelf");
    assert_eq!(kept.count(), 1);
}

#[test]
fn levels_go_by_number_and_by_name() {
    for level in ["3", "learner", "Aprendiz"] {
        let ran = tabuleiro_with(&["play", "italian", "--level", level], "q\n");
        assert_eq!(ran.code, 0, "{level}: {}", ran.err);
    }
    for level in ["0", "11", "strong"] {
        let ran = tabuleiro_with(&["play", "italian", "--level", level], "");
        assert_eq!(ran.code, 2);
        assert!(ran.refusal().contains("is no level"), "{}", ran.err);
    }
}

/// Where the locale has no UTF-8 everything is in letters that every terminal has.
#[test]
fn plain_letters_where_the_locale_has_no_others() {
    let ran = std::process::Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(["play", "backgammon:xalingo", "--typed-dice", "--lang", "pt"])
        .env("LC_ALL", "C")
        .env("COLUMNS", "40")
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdin(std::process::Stdio::null())
        .output()
        .expect("the program runs");
    let said = String::from_utf8(ran.stdout).expect("text");
    assert!(said.is_ascii(), "{said}");
    insta::assert_snapshot!(said);
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
        "y",
        "n",
        "13/7",
        "8/7",
        "resign",
        "n",
        "resign",
        "y",
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
        "resign", "y",
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
        "ajuda", "21-18", "21-17", "desistir", "s", "22-18", "empate", "talvez", "s",
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
