//! What bad input gets: one clear sentence, and exit code 2 (or 1 where the answer is no).

use crate::{file, tabuleiro};

fn refused(arguments: &[&str]) -> String {
    tabuleiro(arguments).refusal()
}

#[test]
fn sixteen_checkers() {
    let position = "XGID=-b----F-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    insta::assert_snapshot!(refused(&["moves", "backgammon", "--position", position]));
}

#[test]
fn a_truncated_id() {
    insta::assert_snapshot!(refused(&[
        "moves",
        "backgammon",
        "--position",
        "4HPwATDgc/AB",
        "--dice",
        "31"
    ]));
}

#[test]
fn dice_that_do_not_exist() {
    insta::assert_snapshot!(refused(&["moves", "backgammon", "--dice", "07"]));
}

#[test]
fn no_dice() {
    insta::assert_snapshot!(refused(&["moves", "backgammon"]));
}

#[test]
fn an_impossible_play_in_a_mat_file() {
    let path = file(
        "impossible.mat",
        " 5 point match\n\n Game 1\n Ann : 0                        Bob : 0\n\
         \x20 1) 31: 8/5 6/5                 64: 24/14      \n  2) 52: 13/8 24/20\n",
    );
    let ran = tabuleiro(&["replay", &path, "--json"]);
    assert_eq!(ran.code, 1);
    let found = &ran.json()["illegal"][0];
    assert_eq!(
        (found["game"].as_u64(), found["line"].as_u64()),
        (Some(1), Some(6))
    );
    assert_eq!(found["reason"], "number-not-rolled");
}

#[test]
fn a_mat_file_of_nonsense() {
    let path = file("nonsense.mat", "once upon a time\n");
    let sentence = refused(&["replay", &path]).replace(&path, "FILE");
    insta::assert_snapshot!(sentence);
}

#[test]
fn a_fen_with_a_square_too_many() {
    insta::assert_snapshot!(refused(&["moves", "italian", "--position", "W:W33:B1"]));
    insta::assert_snapshot!(refused(&["moves", "italian", "--position", "W:W21:B21"]));
    insta::assert_snapshot!(refused(&["moves", "italian", "--position", "X:W21:B1"]));
}

#[test]
fn no_such_rule_set() {
    insta::assert_snapshot!(refused(&["moves", "itallian"]));
    insta::assert_snapshot!(refused(&["moves", "xalingo"]));
    insta::assert_snapshot!(refused(&["moves", "draughts"]));
}

#[test]
fn house_rules_that_contradict_themselves() {
    let path = file(
        "clash.toml",
        "parent = \"english\"\nking_capture = \"from-afar\"\n",
    );
    insta::assert_snapshot!(refused(&["moves", &path]).replace(&path, "FILE"));
    let path = file(
        "unknown.toml",
        "parent = \"english\"\nking_rnage = \"flying\"\n",
    );
    insta::assert_snapshot!(refused(&["moves", &path]).replace(&path, "FILE"));
    let missing = "no/such/file.toml";
    insta::assert_snapshot!(refused(&["moves", missing]));
}

#[test]
fn a_move_that_is_none() {
    insta::assert_snapshot!(refused(&["check", "italian", "hello"]));
    insta::assert_snapshot!(refused(&["check", "backgammon", "--dice", "31", "hello"]));
}

#[test]
fn files_of_different_games() {
    let path = file("one.pdn", "1. 32-28 *\n");
    let sentence = refused(&["convert", &path, "two.mat"]).replace(&path, "FILE");
    insta::assert_snapshot!(sentence);
    insta::assert_snapshot!(refused(&["replay", "game.xyz"]));
}

/// What is said of the same input in each language, with the exit code. The folder of the files is another one on every
/// machine.
fn in_four_languages(arguments: &[&str], folder: &str) -> String {
    let lines: Vec<String> = ["pt", "es", "en", "it"]
        .into_iter()
        .map(|lang| {
            let ran = tabuleiro(&[arguments, &["--lang", lang]].concat());
            let said = format!("{}{}", ran.out, ran.err);
            format!("{}: {}", ran.code, said.trim_end().replace(folder, "…/"))
        })
        .collect();
    assert!(lines.iter().all(|line| line[..1] == lines[0][..1]));
    for other in [0, 1, 3] {
        assert_ne!(lines[other], lines[2]);
    }
    lines.join("\n")
}

#[test]
fn positions_and_dice_in_four_languages() {
    let sixteen = "XGID=-b----F-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    let told: Vec<String> = [
        &["moves", "backgammon", "--position", sixteen][..],
        &["eval", "backgammon", "--position", "4HPwATDgc/AB"],
        &["moves", "backgammon", "--dice", "07"],
        &["moves", "backgammon"],
        &["check", "backgammon", "--dice", "31", "hello"],
        &["check", "italian", "hello"],
        &["perft", "italian", "1", "--position", "W:W33:B1"],
        &["eval", "italian", "--position", "W:W1:B12"],
        &["moves", "itallian"],
        &["play", "backgammon", "--position", "XGID=-b----E-C"],
    ]
    .iter()
    .map(|arguments| in_four_languages(arguments, "\0"))
    .collect();
    insta::assert_snapshot!(told.join("\n\n"));
}

#[test]
fn files_in_four_languages() {
    let impossible = " 5 point match\n\n Game 1\n Ann : 0    Bob : 0\n\
        \x20 1) 31: 8/5 6/5    64: 24/14\n  2) 52: 13/8 24/20\n";
    let mut told = Vec::new();
    for (name, content, command, to) in [
        ("nothing.mat", "once upon a time\n", "replay", None),
        ("four-impossible.mat", impossible, "replay", None),
        (
            "four-impossible.mat",
            impossible,
            "convert",
            Some("x.jsonl"),
        ),
        ("cut.sgf", "(;FF[4]GM[6];W[31he", "convert", Some("x.mat")),
        ("cut.pdn", "1. 32-28 {no end", "convert", Some("x.pdn")),
        (
            "capture.pdn",
            "[GameType \"20\"]\n\n1. 32-28 17-22 2. 28-23 *\n",
            "replay",
            None,
        ),
        ("empty.pdn", "", "replay", None),
        ("wrong.jsonl", "{}\n", "replay", None),
        ("one.pdn", "1. 32-28 *\n", "convert", Some("x.mat")),
        ("game.xyz", "", "replay", None),
        (
            "house.toml",
            "parent = \"italian\"\nking_rnage = 3\n",
            "moves",
            None,
        ),
    ] {
        let path = file(name, content);
        let out = to.map(|to| path.replace(name, to));
        let arguments: Vec<&str> = [command, &path].into_iter().chain(out.as_deref()).collect();
        let folder = path.strip_suffix(name).expect("a folder");
        told.push(in_four_languages(&arguments, folder));
    }
    insta::assert_snapshot!(told.join("\n\n"));
}
