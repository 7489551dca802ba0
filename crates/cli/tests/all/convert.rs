//! Files in and out: nothing is changed, left out or written over in silence.

use crate::{data, file, fresh, tabuleiro, tabuleiro_with};

/// A king goes to and fro on either side, so many half-moves, and then White is said to have won.
fn kings_to_and_fro(moves: usize) -> String {
    let mut text =
        "[RuleSet \"draughts:xalingo\"]\n[FEN \"W:WK30:BK3\"]\n[Result \"1-0\"]\n\n".to_owned();
    for ply in 0..moves {
        let step = ["30-25", "3-7", "25-30", "7-3"][ply % 4];
        text += &format!("{step} ");
    }
    text + "1-0\n"
}

/// The twentieth move of the second side ends the game; a 41st and a win are named, with the rule and the place.
#[test]
fn replay_names_the_draw_that_the_rules_would_have_called() {
    let path = file("forty-one.pdn", &kings_to_and_fro(41));
    let ran = tabuleiro(&["replay", &path, "--rules", "draughts:xalingo", "--json"]);
    let report = ran.json();
    assert_eq!((ran.code, &report["moves"]), (0, &41.into()), "{report}");
    let draw = &report["past_draws"][0];
    assert_eq!(
        (&draw["game"], &draw["ply"]),
        (&1.into(), &40.into()),
        "{report}"
    );
    assert_eq!(
        (&draw["reason"], &draw["move"]),
        (&"king-moves".into(), &"7-3".into())
    );
    assert!(
        draw["article"]
            .as_str()
            .is_some_and(|article| article.contains("Objetivo"))
    );
    // A win right with the draw is no draw either; forty moves and a draw are in order.
    let won = file("forty.pdn", &kings_to_and_fro(40));
    assert_eq!(
        tabuleiro(&["replay", &won, "--json"]).json()["past_draws"][0]["ply"],
        40
    );
    let drawn = file("drawn.pdn", &kings_to_and_fro(40).replace("1-0", "1/2-1/2"));
    assert_eq!(
        tabuleiro(&["replay", &drawn, "--json"]).json()["past_draws"],
        serde_json::json!([])
    );
}

#[test]
fn verify_says_that_play_went_on_after_a_draw() {
    let record = fresh("past-the-draw.jsonl");
    let source = data("games/italian-past-the-draw.pdn");
    assert_eq!(tabuleiro(&["convert", &source, &record]).code, 0);
    let verified = tabuleiro(&["verify", &record, "--json"]).json();
    assert_eq!(
        (&verified["ok"], &verified["moves"]),
        (&true.into(), &119.into())
    );
    assert_eq!(
        verified["past_draw_at"],
        serde_json::json!({"game": 1, "ply": 101})
    );
    let said = tabuleiro(&["verify", &record]);
    assert!(said.out.contains("went on after move 101"), "{}", said.out);
    let replayed = tabuleiro(&["replay", &record, "--json"]).json();
    assert_eq!(replayed["past_draws"][0]["reason"], "repetition");
}

#[test]
fn nothing_is_written_over_unless_asked() {
    let source = data("games/gnubg-self.mat");
    let there = file("there-already.sgf", "mine");
    let refused = tabuleiro(&["convert", &source, &there]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("--force"), "{}", refused.err);
    assert_eq!(std::fs::read_to_string(&there).expect("a file"), "mine");
    assert_eq!(tabuleiro(&["convert", &source, &there, "--force"]).code, 0);
    let copy = file(
        "itself.mat",
        &std::fs::read_to_string(&source).expect("a file"),
    );
    assert_eq!(tabuleiro(&["convert", &copy, &copy, "--force"]).code, 2);
}

#[test]
fn standard_streams_are_files_too() {
    let pdn = "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 1-0\n";
    let record = tabuleiro_with(&["convert", "-", "-", "--to", "jsonl"], pdn);
    assert_eq!(record.code, 0, "{}", record.err);
    let back = tabuleiro_with(&["convert", "-", "-", "--to", "pdn"], &record.out);
    assert!(back.out.contains("1. 11-15 23-19 1-0"), "{}", back.out);
    assert_eq!(
        tabuleiro_with(&["replay", "-", "--json"], pdn).json()["moves"],
        2
    );
    assert_eq!(tabuleiro_with(&["convert", "-", "-"], pdn).code, 2);
}

#[test]
fn one_bad_game_does_not_block_the_others() {
    let three = "[GameType \"21\"]\n1. 11-15 23-19 *\n\n[GameType \"21\"]\n1. 11-15 {never closed\n\n\
        [GameType \"21\"]\n1. 9-14 *\n";
    let path = file("three.pdn", three);
    let out = fresh("two-of-three.pdn");
    let ran = tabuleiro(&["convert", &path, &out, "--json"]);
    let told = ran.json();
    assert_eq!((ran.code, &told["games"]), (1, &2.into()), "{told}");
    assert_eq!(told["left_out"].as_array().map(Vec::len), Some(1));
    for (game, moves) in [("1", 2), ("3", 1)] {
        let one = fresh("one-of-three.jsonl");
        assert_eq!(tabuleiro(&["convert", &path, &one, "--game", game]).code, 0);
        assert_eq!(
            tabuleiro(&["verify", &one, "--json"]).json()["moves"],
            moves
        );
    }
    let marked = file("marked.pdn", "[GameType \"21\"]\n1. 11-15+ 23-19!? *\n");
    let told = tabuleiro(&["convert", &marked, &fresh("unmarked.pdn"), "--json"]).json();
    assert_eq!(told["lost"][0]["what"], "signs", "{told}");
    let two = fresh("edition-two.pdn");
    let ran = tabuleiro(&["convert", &path, &two, "--game", "3", "--pdn", "2"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
}

/// `--game` for every target, and what one of them cannot hold is said.
#[test]
fn one_game_of_a_match_goes_into_every_format() {
    let source = data("games/gnubg-self.mat");
    for ending in ["mat", "sgf", "jsonl"] {
        let one = fresh(&format!("second.{ending}"));
        let ran = tabuleiro(&["convert", &source, &one, "--game", "2"]);
        assert_eq!(ran.code, 0, "{ending}: {}", ran.err);
        let report = tabuleiro(&["replay", &one, "--json"]).json();
        assert_eq!(
            (&report["games"], &report["legal"]),
            (&1.into(), &1.into()),
            "{report}"
        );
    }
    assert_eq!(
        tabuleiro(&["convert", &source, "none.sgf", "--game", "99"]).code,
        2
    );
    let analysed =
        "(;FF[4]GM[6]PW[A]PB[B]MI[length:1][game:0][ws:0][bs:0];W[31hefe]A[0 0.1]C[good])";
    let path = file("analysed.sgf", analysed);
    let out = fresh("analysed.mat");
    let told = tabuleiro(&["convert", &path, &out, "--json"]).json();
    assert_eq!(told["lost"][0]["what"], "analyses");
    assert_eq!(told["lost"][0]["count"], 1);
}

#[test]
fn a_cut_file_and_an_unknown_game_are_faults() {
    for (text, reason) in [
        ("[White \"Ann\"]\n[Black \"Bob\"]\n", "breaks-off"),
        ("[GameType \"99\"]\n1. 11-15 *\n", "unknown-game"),
    ] {
        let ran = tabuleiro_with(&["replay", "-", "--from", "pdn", "--json"], text);
        let report = ran.json();
        assert_eq!((ran.code, &report["legal"]), (1, &0.into()), "{report}");
        assert_eq!(report["illegal"][0]["reason"], reason, "{report}");
    }
}

/// The route that was entered is the route that is recorded.
#[test]
fn a_route_is_recorded_as_it_was_entered() {
    let turn = ["a5xd5xf5", "a5xc5xf5"];
    for route in turn {
        let text = format!("[GameType \"30\"]\n[FEN \"W:WKa5:Ba8,b5,e5\"]\n\n1. {route} *\n");
        let record = tabuleiro_with(&["convert", "-", "-", "--to", "jsonl"], &text);
        assert!(record.out.contains(route), "{}{}", record.out, record.err);
        let position = "W:WKa5:Ba8,b5,e5";
        let checked = tabuleiro(&["check", "turkish", "-p", position, route, "--json"]).json();
        assert_eq!(checked["move"], route, "{checked}");
    }
}

/// The same capture under every set of the box: 31x24 takes one where two could be taken.
#[test]
fn judge_puts_the_rule_sets_side_by_side() {
    let position = ["--position", "W:W21,K31:B11,18,K28", "31x24"];
    let mut arguments = vec!["judge", "--as", "italian", "--json"];
    arguments.extend(position);
    let ran = tabuleiro(&arguments);
    let rows = ran.json();
    assert_eq!(
        (ran.code, &rows[0]["id"]),
        (0, &"draughts:italian".into()),
        "{rows}"
    );
    assert_eq!(
        (&rows[0]["legal"], &rows[0]["applies"]),
        (&false.into(), &true.into())
    );
    assert!(
        rows[0]["article"]
            .as_str()
            .is_some_and(|article| article.contains("6.6")),
        "{rows}"
    );
    let rows = rows.as_array().expect("a list");
    let of = |id: &str| rows.iter().find(|row| row["id"] == id).expect(id);
    let other = of("draughts:international");
    assert_eq!(
        (&other["applies"], other.get("legal")),
        (&false.into(), None)
    );
    assert_eq!(of("draughts:turkish")["applies"], false);
    // Mirrored: 31 is f2 by the Italian numbers... and c2's place on a board whose long diagonal runs the other way.
    assert_eq!(of("draughts:xalingo")["applies"], true);
    assert_eq!(rows.len(), 16);
    for (lang, word) in [
        ("pt", "proibido"),
        ("es", "prohibido"),
        ("en", "forbidden"),
        ("it", "vietata"),
    ] {
        let mut arguments = vec!["judge", "--as", "italian", "--lang", lang];
        arguments.extend(position);
        let table = tabuleiro(&arguments);
        assert!(table.out.contains(word), "{}", table.out);
        assert_eq!(table.out.lines().count(), 16);
    }
    let dice = tabuleiro(&[
        "judge",
        "--as",
        "backgammon:xalingo",
        "--dice",
        "31",
        "8/5",
        "--json",
    ])
    .json();
    assert_eq!(dice.as_array().map(Vec::len), Some(3));
    assert_eq!(dice[0]["reason"], "must-play-both");
    assert_eq!(tabuleiro(&["judge", "--as", "backgammon", "8/5"]).code, 2);
    assert_eq!(tabuleiro(&["judge", "--as", "italian", "nonsense"]).code, 2);
}
