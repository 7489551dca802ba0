//! `rollout`, `analyse`, and match equity tables from files.

use crate::{file, tabuleiro};

/// The start, at 1 to 0 in a match to 3.
const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:1:0:0:3:10";

#[test]
fn a_rollout_says_what_it_found_with_its_error() {
    let arguments = [
        "rollout",
        "--trials",
        "6",
        "--truncate",
        "1",
        "--threads",
        "2",
        "--json",
    ];
    let once = tabuleiro(&arguments).json();
    for field in ["equity", "cubeful", "stderr", "seconds"] {
        assert!(once[field].is_number(), "{field}: {once}");
    }
    assert_eq!(once["trials"], 6);
    assert!(once["probabilities"]["win"].is_number() && once["cube"]["no_double"].is_number());
    let mut again = arguments;
    again[6] = "1";
    let again = tabuleiro(&again).json();
    assert_eq!(once["cubeful"], again["cubeful"], "threads change nothing");
    let plays = tabuleiro(&[
        "rollout",
        "--dice",
        "31",
        "--trials",
        "2",
        "--truncate",
        "1",
        "--candidates",
        "2",
        "--cubeless",
        "--json",
    ]);
    let plays = plays.json();
    let candidates = plays["candidates"].as_array().expect("plays");
    assert_eq!(candidates.len(), 2);
    assert_eq!(plays["best"], candidates[0]["move"]);
    assert!(plays["cubeful"].is_null());
}

#[test]
fn bad_rollouts_are_refused() {
    for (arguments, said) in [
        (&["rollout", "--position", "nonsense"][..], "nonsense"),
        (&["rollout", "--trials", "0"], "--trials"),
        (&["rollout", "--dice", "77"], "77"),
        (&["rollout", "--met", "/nowhere.xml"], "/nowhere.xml"),
    ] {
        let refused = tabuleiro(arguments);
        assert_eq!(refused.code, 2, "{arguments:?}");
        assert!(refused.err.contains(said), "{}", refused.err);
    }
}

const MATCH: &str = "\
 3 point match

 Game 1
 Ana : 0                        Bruno : 0
  1) 31: 13/10 24/23             64: 24/14
  2) 65: 24/18 23/18             Doubles => 2
  3)  Drops
                                  Wins 1 point
";

#[test]
fn a_match_is_analysed() {
    let path = file("analysed.mat", MATCH);
    let found = tabuleiro(&["analyse", &path, "--plies", "0", "--json"]).json();
    let players = found["players"].as_array().expect("players");
    assert_eq!(players[0]["name"], "Ana");
    assert!(players[0]["pr"].is_number() && players[1]["luck"].is_number());
    assert_eq!(players[0]["cube"]["wrong_drops"]["count"], 1);
    let moves = found["moves"].as_array().expect("decisions");
    assert_eq!(moves[0]["best"], "8/5 6/5");
    assert_eq!(moves[0]["move"], "24/23 13/10");
    assert!(moves[0]["reason"].is_string() && moves[0]["mark"].is_string());
    let dropped = moves.last().expect("a decision");
    assert_eq!(
        (&dropped["move"], &dropped["best"]),
        (&"drop".into(), &"take".into())
    );
    let told = tabuleiro(&["analyse", &path, "--plies", "0", "--lang", "pt"]);
    assert!(told.out.contains("Ana: PR "), "{}", told.out);
    assert!(told.out.contains("31: 24/23 13/10 (erro"), "{}", told.out);
}

#[test]
fn what_cannot_be_analysed_is_told() {
    assert_eq!(tabuleiro(&["analyse", "/nowhere.mat"]).code, 2);
    assert_eq!(tabuleiro(&["analyse", "/nowhere.pdn"]).code, 2);
    let game = file("analysed.mat", MATCH);
    let deep = tabuleiro(&["analyse", &game, "--plies", "4"]);
    assert_eq!(deep.code, 2);
    assert!(deep.err.contains("--plies 4"), "{}", deep.err);
    let game = file("shallow.pdn", GAME);
    assert_eq!(tabuleiro(&["analyse", &game, "--plies", "0"]).code, 2);
    assert_eq!(tabuleiro(&["analyse", &game, "--time", "-1"]).code, 2);
}

/// On her second turn Ana offers an exchange that leaves her a man behind.
const GAME: &str = "[GameType \"21\"]\n[White \"Ana\"]\n[Black \"Bruno\"]\n\
                    1. 11-15 21-17 2. 9-14 22-18 3. 14x21 18x11 4. 8x15 *\n";

#[test]
fn games_of_draughts_are_analysed() {
    let path = file("games.pdn", GAME);
    let found = tabuleiro(&["analyse", &path, "--nodes", "20000", "--json"]).json();
    let players = found["players"].as_array().expect("players");
    assert_eq!(
        (&players[0]["name"], &players[1]["name"]),
        (&"Ana".into(), &"Bruno".into())
    );
    for player in players {
        let accuracy = player["accuracy"].as_f64().expect("decisions");
        assert!((0.0..=1.0).contains(&accuracy), "{player}");
    }
    let moves = found["moves"].as_array().expect("turns");
    assert_eq!(moves.len(), 7);
    for turn in moves {
        let number = |name: &str| turn[name].as_f64().expect("a number");
        let chances = |at: usize| turn["chances"][at].as_f64().expect("a number");
        assert!(
            (number("loss") - (chances(0) - chances(1))).abs() < 1e-9,
            "{turn}"
        );
        assert!(
            (number("accuracy") - (-4.0 * number("loss")).exp()).abs() < 1e-9,
            "{turn}"
        );
    }
    let worst = moves
        .iter()
        .max_by(|one, other| {
            one["loss"]
                .as_f64()
                .partial_cmp(&other["loss"].as_f64())
                .expect("numbers")
        })
        .expect("turns");
    assert_eq!(
        (&worst["player"], &worst["move"]),
        (&"Ana".into(), &"22-18".into())
    );
    assert_eq!(
        (&worst["mark"], &worst["turning_point"]),
        (&"blunder".into(), &true.into())
    );
    let reason = worst["reason"].as_str().expect("a reason");
    assert!(reason.contains("behind"), "{reason}");
    let points = found["games"][0]["turning_points"]
        .as_array()
        .expect("points");
    assert!(points.contains(&worst["ply"]), "{found}");
    for (lang, said) in [
        ("en", "Ana: 22-18 (blunder, "),
        ("pt", "Ana: 22-18 (erro grave, "),
        ("es", "Ana: 22-18 (error grave, "),
        ("it", "Ana: 22-18 (errore grave, "),
    ] {
        let told = tabuleiro(&["analyse", &path, "--nodes", "20000", "--lang", lang]);
        assert!(told.out.contains(said), "{}", told.out);
        assert!(told.out.contains(" 50 │"), "a graph: {}", told.out);
    }
}

/// Black hangs the queen, White takes it.
const CHESS: &str = "[White \"Ana\"]\n[Black \"Bruno\"]\n\n1. e4 e5 2. Nf3 Qg5 3. Nxg5 d6 *\n";

#[test]
fn games_of_chess_are_analysed() {
    let path = file("games.pgn", CHESS);
    let found = tabuleiro(&["analyse", &path, "--nodes", "20000", "--json"]).json();
    assert_eq!(found["games"][0]["rules"], "chess");
    assert_eq!(found["games"][0]["turning_points"], serde_json::json!([4]));
    let moves = found["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 6);
    let worst = &moves[3];
    assert_eq!(
        (&worst["player"], &worst["move"]),
        (&"Bruno".into(), &"Qg5".into())
    );
    assert_eq!(worst["mark"], "blunder");
    assert_eq!(worst["candidates"].as_array().map(Vec::len), Some(6));
    let reason = worst["reason"].as_str().expect("a reason");
    assert!(
        reason.contains("Nxg5") && reason.contains("behind"),
        "{reason}"
    );
    for (lang, said) in [
        ("en", "2… Bruno: Qg5 (blunder, "),
        ("pt", "2… Bruno: Dg5 (erro grave, "),
    ] {
        let told = tabuleiro(&["analyse", &path, "--nodes", "20000", "--lang", lang]);
        assert!(told.out.contains(said), "{}", told.out);
    }
    assert_eq!(tabuleiro(&["analyse", &path, "--plies", "0"]).code, 2);
}

#[test]
fn endings_are_analysed_by_the_tables() {
    let path = file(
        "ending.pdn",
        "[GameType \"21\"]\n[FEN \"W:W10,K14:BK28\"]\n1. 10-7 28-24 2. 7-2 *\n",
    );
    let found = tabuleiro(&["analyse", &path, "--plies", "8", "--json"]).json();
    let moves = found["moves"].as_array().expect("turns");
    for turn in moves {
        for when in ["before", "after"] {
            let known = &turn["truth"][when];
            assert!(
                ["win", "draw", "loss"].contains(&known["value"].as_str().expect("known")),
                "{turn}"
            );
            assert_eq!(
                known["distance"].is_null(),
                known["value"] == "draw",
                "{turn}"
            );
        }
    }
    let probed = tabuleiro(&[
        "endgame",
        "probe",
        "english",
        "--position",
        "W:W10,K14:BK28",
        "--json",
    ]);
    assert_eq!(
        moves[0]["truth"]["before"]["distance"],
        probed.json()["distance"]
    );
}

#[test]
fn a_folder_of_all_games_is_analysed_at_once() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("all-games");
    std::fs::create_dir_all(&folder).expect("a folder");
    file("all-games/1.mat", MATCH);
    file(
        "all-games/2.pdn",
        &format!("{GAME}\n{}", GAME.replace("Ana", "Carla")),
    );
    file("all-games/3.pgn", CHESS);
    let folder = folder.to_str().expect("UTF-8");
    let found = tabuleiro(&["analyse", folder, "--plies", "1", "--json"]);
    assert_eq!(found.code, 0, "{}", found.err);
    let found = found.json();
    let names: Vec<&str> = found["players"]
        .as_array()
        .expect("players")
        .iter()
        .filter_map(|player| player["name"].as_str())
        .collect();
    // Bruno has one row for each game.
    assert_eq!(
        names,
        ["Ana", "Bruno", "Ana", "Bruno", "Carla", "Ana", "Bruno"]
    );
    let games = found["games"].as_array().expect("games of draughts");
    assert_eq!(
        (&games[0]["game"], &games[1]["game"]),
        (&1.into(), &2.into())
    );
    let told = tabuleiro(&["analyse", folder, "--plies", "1"]);
    assert!(told.out.contains("Game 2: Carla – Bruno"), "{}", told.out);
}

#[test]
fn a_table_of_match_equities_is_read() {
    let table = |chance: &str, other: &str| {
        format!(
            "<met><pre-crawford-table type=\"explicit\"><row><me>0.5</me><me>{chance}</me></row>\
             <row><me>{other}</me><me>0.5</me></row></pre-crawford-table>\
             <post-crawford-table type=\"explicit\"><row><me>0.5</me><me>0.48</me></row></post-crawford-table></met>"
        )
    };
    let chance = |met: &str| {
        let found = tabuleiro(&[
            "eval",
            "backgammon",
            "--position",
            START,
            "--met",
            met,
            "--json",
        ]);
        found.json()["cube"]["match_chances"]["double_drop"].as_f64()
    };
    // At 1 to 0 in a match to 3, a game won means 1-away, 3-away, which this table does not have: it is computed.
    let computed = chance(&file("met.xml", &table("0.7", "0.3"))).expect("a match");
    assert!((0.74..0.77).contains(&computed), "{computed}");
    let unfair = file("unfair.xml", &table("0.7", "0.1"));
    let refused = tabuleiro(&["eval", "backgammon", "--met", &unfair]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("sum to 1"), "{}", refused.err);
}

#[test]
fn rollers_are_levels_of_backgammon() {
    // On the bar against a closed board, the cube on our side: one play, and it is rolled out all the same.
    let shut_out = "XGID=-BBBCCB-----------cbbbbbbA:1:1:1:00:0:0:0:0:10";
    let found = tabuleiro(&[
        "eval",
        "backgammon",
        "--position",
        shut_out,
        "--dice",
        "61",
        "--level",
        "roller",
        "--json",
    ]);
    let found = found.json();
    assert_eq!(
        found["candidates"].as_array().map(Vec::len),
        Some(1),
        "{found}"
    );
    assert_eq!(found["depth"], 5);
    assert!(found["nodes"].as_u64() > Some(42 * 5 * 21), "{found}");
    let refused = tabuleiro(&["eval", "backgammon", "--level", "best"]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("roller, roller+"), "{}", refused.err);
    assert_eq!(tabuleiro(&["eval", "italian", "--level", "roller"]).code, 2);
}
