//! `arena` and `train draughts`: matches, and tables that are learned.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::{file, tabuleiro};

#[test]
fn a_match_is_told_in_full() {
    let ran = tabuleiro(&[
        "arena",
        "russian",
        "--a",
        "self:nodes=400",
        "--b",
        "random",
        "--games",
        "6",
        "--json",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let told = ran.json();
    assert_eq!(told["games"], 6);
    assert!(told["wins"].as_u64() >= Some(5), "{told}");
    assert!(told["score"].as_f64() > Some(0.8), "{told}");
    for effort in told["effort"].as_array().expect("both players") {
        assert_eq!(effort["illegal"], 0);
        assert!(effort["moves"].as_u64() > Some(6));
    }
    let again = tabuleiro(&[
        "arena",
        "russian",
        "--a",
        "random",
        "--b",
        "self:nodes=400",
        "--games",
        "20",
        "--sprt",
        "-50",
        "50",
        "--json",
    ]);
    let told = again.json();
    assert_eq!(told["sprt"]["verdict"], "lower", "{told}");
    assert!(
        told["games"].as_u64() < Some(20),
        "it stops when it is clear: {told}"
    );
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |arguments: &[&str]| tabuleiro(&[&["arena"], arguments].concat()).refusal();
    let told = [
        refused(&["backgammon", "--a", "self:nodes=9", "--b", "self"]),
        refused(&["backgammon", "--a", "self", "--b", "hub:x"]),
        refused(&[
            "backgammon",
            "--a",
            "self",
            "--b",
            "self",
            "--sprt",
            "0",
            "5",
        ]),
        refused(&["backgammon", "--a", "self", "--b", "gnubg:127.0.0.1:1"]),
        refused(&["english", "--a", "self", "--b", "self", "--mirror"]),
        refused(&["english", "--a", "self", "--b", "gnubg:127.0.0.1:1"]),
        refused(&["english", "--a", "self:quick", "--b", "self"]),
        refused(&["english", "--a", "selfish", "--b", "self"]),
        refused(&["english", "--a", "self:nodes=x", "--b", "self"]),
        refused(&["english", "--a", "self:level=none", "--b", "self"]),
        refused(&[
            "english", "--a", "self", "--b", "random", "--sprt", "5", "0",
        ]),
        refused(&["english", "--a", "hub:", "--b", "self"]),
    ];
    assert!(told.iter().all(|told| told.starts_with("2: ")), "{told:?}");
}

#[test]
fn a_training_of_draughts_is_taken_up_again() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("train-draughts");
    drop(std::fs::remove_dir_all(&folder));
    let folder = folder.to_str().expect("UTF-8");
    let table = format!("{folder}.tbl");
    drop(std::fs::remove_file(&table));
    let train = |generations: &str, out: &[&str]| {
        let arguments = [
            "train",
            "draughts",
            "--rules",
            "italian",
            "--games",
            "20",
            "--match-games",
            "4",
            "--nodes",
            "60",
            "--json",
            "--generations",
            generations,
            "--folder",
            folder,
        ];
        tabuleiro(&[&arguments, out].concat())
    };
    let first = train("1", &[]);
    assert_eq!(first.code, 0, "{}", first.err);
    let curve = || std::fs::read_to_string(format!("{folder}/curve.csv")).expect("a curve");
    let one = curve();
    let second = train("2", &["--out", &table]);
    assert_eq!(second.json()["generations"], 2, "{}", second.err);
    assert!(curve().starts_with(&one), "it goes on where it was");
    if let Ok(learned) = std::fs::read(&table) {
        // A match by what was learned.
        let player = format!("self:nodes=50,table={table}");
        let ran = tabuleiro(&[
            "arena", "italian", "--a", &player, "--b", "random", "--games", "2",
        ]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(learned.len() < 250_000);
    }
    let strangers = file("strangers.tbl", "dear diary");
    let refused = train("2", &["--out", &strangers]);
    assert_eq!(refused.code, 2);
    assert_eq!(
        std::fs::read(&strangers).expect("still there"),
        b"dear diary"
    );
}

#[test]
fn a_match_of_backgammon_is_told_in_points() {
    let arena = |arguments: &[&str]| {
        let ran = tabuleiro(&[&["arena", "backgammon", "--json"], arguments].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.json()
    };
    let cubeless = ["--mirror", "--cubeless", "--games", "12"];
    let told = arena(&[&["--a", "self", "--b", "random"], &cubeless[..]].concat());
    assert_eq!(told["games"], 12);
    assert!(told["points"].as_f64() > Some(1.0), "{told}");
    assert!(
        told["interval"][0].as_f64() < told["points"].as_f64(),
        "{told}"
    );
    for effort in told["effort"].as_array().expect("both players") {
        assert_eq!(effort["illegal"], 0);
    }
    // The same player with the same dice from both sides wins nothing.
    let told = arena(&[&["--a", "self", "--b", "self:plies=0"], &cubeless[..]].concat());
    assert_eq!(told["points"], 0.0, "{told}");
    assert_eq!(told["interval"], serde_json::json!([0.0, 0.0]));
    // A match is won or lost.
    let told = arena(&[
        "--a", "self", "--b", "random", "--match", "3", "--games", "4",
    ]);
    assert_eq!(
        (&told["wins"], &told["losses"]),
        (&4.into(), &0.into()),
        "{told}"
    );
    assert_eq!(told["points"], serde_json::Value::Null);
}

/// Our own player behind the protocol, as GNU Backgammon would be, for so many opponents; where it waits.
fn gnu_backgammon(connections: &str) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(["engine", "gnubg", "--listen", "127.0.0.1:0"])
        .args(["--connections", connections, "--level", "9"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe"))
        .read_line(&mut line)
        .expect("an address");
    let address = line.trim().trim_start_matches("waiting at ").to_owned();
    (child, address)
}

/// With cube, in games and in a match.
#[test]
fn a_program_that_speaks_gnu_backgammons_protocol_is_an_opponent() {
    let (mut child, address) = gnu_backgammon("2");
    let other = format!("gnubg:{address}");
    for more in [&["--games", "6"][..], &["--games", "2", "--match", "3"]] {
        let players = [
            "arena",
            "backgammon",
            "--a",
            "self:level=1",
            "--b",
            &other,
            "--json",
        ];
        let ran = tabuleiro(&[&players[..], more].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        let told = ran.json();
        assert!(told["losses"].as_u64() > Some(0), "{told}");
        for effort in told["effort"].as_array().expect("both players") {
            assert_eq!(effort["illegal"], 0);
            assert!(effort["moves"].as_u64() > Some(20));
        }
    }
    assert!(child.wait().expect("it ends").success());
}

/// It hangs up after as many answers as a few games need.
#[test]
fn what_was_played_before_an_opponent_died_is_told() {
    let (mut child, address) = gnu_backgammon("1");
    let between = TcpListener::bind("127.0.0.1:0").expect("a port");
    let other = format!("gnubg:{}", between.local_addr().expect("an address"));
    let dies = std::thread::spawn(move || {
        let engine = TcpStream::connect(address).expect("it waits");
        let (arena, _) = between.accept().expect("the arena comes");
        let (mut to_engine, mut to_arena) = (&engine, &arena);
        let mut answers = BufReader::new(&engine).lines();
        for asked in BufReader::new(&arena).lines().take(400) {
            let asked = asked.expect("a question");
            to_engine
                .write_all((asked + "\n").as_bytes())
                .expect("it listens");
            let answer = answers.next().expect("an answer").expect("a line");
            to_arena
                .write_all((answer + "\n").as_bytes())
                .expect("it listens");
        }
    });
    let ran = tabuleiro(&[
        "arena",
        "backgammon",
        "--json",
        "--a",
        "random",
        "--b",
        &other,
        "--games",
        "400",
    ]);
    dies.join().expect("it has hung up");
    assert_ne!(ran.code, 0, "the failure is told too");
    assert!(ran.err.contains("gnubg:"), "{}", ran.err);
    let told = ran.json();
    assert_eq!(told["stopped"], true, "{told}");
    let games = told["games"].as_u64().expect("a number");
    assert!((2..400).contains(&games), "{told}");
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn a_quick_look_goes_deeper_where_the_cube_is_close() {
    let judged = |position: &str, how: &[&str]| {
        let asked = ["eval", "backgammon", "--json", "--position", position];
        let nodes = &tabuleiro(&[&asked[..], how].concat()).json()["nodes"];
        nodes.as_u64().expect("a number")
    };
    let glance = &["--plies", "0"][..];
    let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    assert!(judged(start, &["--quick"]) > 20 * judged(start, glance));
    // Two checkers left, and the other side has not brought one home: too good to double by a whole point.
    let won = "XGID=-B----------o-------------:0:0:1:00:0:0:0:0:10";
    assert_eq!(judged(won, &["--quick"]), judged(won, glance));
}
