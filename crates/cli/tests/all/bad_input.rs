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
        " 5 point match\n\n Game 1\n Ann : 0                        Bob : 0\n  1) 31: 8/5 6/5                 64: 24/14      \n  2) 52: 13/8 24/20\n",
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
