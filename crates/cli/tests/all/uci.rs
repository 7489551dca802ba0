//! `engine uci`: the protocol as a program at the other end speaks it, and engines in `arena`.

use crate::engine::Engine;
use crate::tabuleiro;

/// The move of a search.
fn best(engine: &mut Engine, position: &str, go: &str) -> String {
    engine.say(position);
    engine.say(go);
    let last = engine.hear("bestmove").pop().expect("a line");
    last.split(' ').nth(1).expect("a move").to_owned()
}

#[test]
fn a_program_plays_with_it() {
    let mut engine = Engine::start(&["uci"]);
    engine.say("uci");
    let said = engine.hear("uciok");
    assert!(said[0].starts_with("id name Tabuleiro"), "{said:?}");
    for option in ["Hash", "Threads", "Level", "UCI_Chess960"] {
        let line = format!("option name {option} ");
        assert!(said.iter().any(|said| said.starts_with(&line)), "{said:?}");
    }
    engine.say("setoption name Hash value 2");
    engine.say("isready");
    engine.hear("readyok");
    engine.say("ucinewgame");
    let mut moves = String::new();
    for go in [
        "go depth 4",
        "go nodes 3000",
        "go movetime 30",
        "go wtime 900 btime 900 winc 10",
    ] {
        let best = best(&mut engine, &format!("position startpos moves{moves}"), go);
        moves += &format!(" {best}");
    }
    // All were legal, in order; a mate is told as one.
    let mate = "position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    engine.say(&format!("position startpos moves{moves}"));
    engine.say(mate);
    engine.say("go depth 3");
    let said = engine.hear("bestmove");
    assert!(
        said.iter().any(|line| line.contains("score mate 1 ")),
        "{said:?}"
    );
    assert!(
        said.last()
            .is_some_and(|line| line.starts_with("bestmove d1d8")),
        "{said:?}"
    );
    assert!(
        !said.iter().any(|line| line.contains("not legal")),
        "{said:?}"
    );
    // It hears while it thinks, and answers when it is stopped.
    engine.say("go infinite");
    engine.say("isready");
    engine.hear("readyok");
    engine.say("stop");
    engine.hear("bestmove");
    engine.say("setoption name Level value 2");
    let castles = "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1";
    assert!(!best(&mut engine, castles, "go").is_empty());
    let over = "position fen R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
    assert_eq!(best(&mut engine, over, "go depth 2"), "0000");
    engine.say("quit");
    assert!(engine.child.wait().expect("it ends").success());
}

#[test]
fn an_engine_plays_in_a_match_and_a_bad_one_gets_a_sentence() {
    let own = env!("CARGO_BIN_EXE_tabuleiro");
    let engine = format!("uci:{own} engine uci --level 1");
    let arguments = [
        "--games",
        "2",
        "--hub-nodes",
        "50",
        "--openings",
        "4",
        "--json",
    ];
    let players = ["arena", "chess", "--a", "random", "--b", &engine];
    let ran = tabuleiro(&[&players[..], &arguments].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report = ran.json();
    assert_eq!(report["games"], 2);
    assert_eq!(report["effort"][1]["illegal"], 0);
    for (player, option) in [("uci:no-such-engine", None), (&engine, Some("Contempt=7"))] {
        let mut arguments = vec![
            "arena", "chess", "--a", "self", "--b", player, "--games", "2",
        ];
        arguments.extend(option.iter().flat_map(|option| ["--option", option]));
        let ran = tabuleiro(&arguments);
        assert_eq!(ran.code, 2, "{player}");
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
    let ran = tabuleiro(&[
        "arena", "english", "--a", "self", "--b", "uci:x", "--games", "2",
    ]);
    assert_eq!(ran.code, 2);
}

/// An engine that is good for nothing: it greets, and then does as its one argument says.
const FAKE: &str = r#"
while read -r word rest; do
  case "$word" in
    uci)
      test "$1" = dies && exit 3
      echo "id name Fake"
      echo "option name Hash type spin default 16 min 1 max 64"
      echo "option name Threads type spin default 1 min 1 max 64"
      echo "uciok" ;;
    setoption) echo "$word $rest" >> "$0.$1.heard" ;;
    isready) echo readyok ;;
    go)
      case "$1" in
        good) echo "info depth 1 score cp 31 nodes 20 pv e2e4 e7e5"; echo "bestmove e2e4" ;;
        illegal) echo "info depth 1 score cp 31 nodes 20 pv e2e5"; echo "bestmove e2e5" ;;
        garbage) printf 'bestmove \\377\\000\\001\n' ;;
        mute) echo "bestmove e2e4" ;;
        leaves) exit 0 ;;
        hangs) ;;
      esac ;;
    quit) exit 0 ;;
  esac
done
"#;

fn fake(manner: &str) -> String {
    let path = crate::file(&format!("fake-{manner}.sh"), FAKE);
    format!("uci:sh {path} {manner}")
}

#[test]
fn an_engine_judges_a_position_within_its_bounds() {
    let engine = fake("good");
    let heard = format!("{}/fake-good.sh.good.heard", env!("CARGO_TARGET_TMPDIR"));
    drop(std::fs::remove_file(&heard));
    let bounded = format!("{engine},threads=2,memory=8");
    let ran = tabuleiro(&[
        "eval", "chess", "--engine", &bounded, "--nodes", "50", "--json",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let found = ran.json();
    assert_eq!((&found["best"], &found["depth"]), (&"e4".into(), &1.into()));
    assert_eq!(found["candidates"][0]["score"], 0.31);
    let heard = std::fs::read_to_string(heard).expect("it was told its bounds");
    assert!(heard.contains("name Threads value 2"), "{heard}");
    assert!(heard.contains("name Hash value 8"), "{heard}");
    for (id, engine) in [
        ("italian", engine.as_str()),
        ("chess:960", engine.as_str()),
        ("chess", "uci:sh -c true,Contempt"),
        ("chess", "stockfish"),
    ] {
        let ran = tabuleiro(&["eval", id, "--engine", engine]);
        assert_eq!(ran.code, 2, "{id} {engine}: {}", ran.out);
    }
}

#[test]
fn an_engine_that_misbehaves_gets_one_sentence() {
    let game = crate::file("misjudged.pgn", "1. e4 e5 *\n");
    for (manner, said) in [
        ("illegal", "its move \"e2e5\" is not legal"),
        ("garbage", "is not legal"),
        ("mute", "it does not say what a move is worth"),
        ("leaves", "it has ended"),
        ("dies", "it has ended"),
    ] {
        let engine = fake(manner);
        let ran = tabuleiro(&["eval", "chess", "--engine", &engine]);
        assert!(ran.refusal().contains(said), "{manner}: {}", ran.err);
        assert_eq!(ran.code, 2);
        let ran = tabuleiro(&["analyse", &game, "--engine", &engine]);
        assert!(ran.refusal().contains(said), "{manner}: {}", ran.err);
        assert_eq!(ran.code, 2);
    }
    let ran = tabuleiro(&["eval", "chess", "--engine", "uci:no-such-engine"]);
    assert!(ran.refusal().contains("uci:no-such-engine"));
}

#[test]
fn an_engine_that_hangs_is_ended() {
    let start = std::time::Instant::now();
    let engine = format!("{},time=0.01", fake("hangs"));
    let ran = tabuleiro(&["eval", "chess", "--engine", &engine]);
    assert!(
        ran.refusal()
            .contains("it has not answered within 10 seconds")
    );
    assert!(start.elapsed().as_secs() < 60);
}

#[test]
fn an_engine_is_played_against_in_the_terminal() {
    let own = env!("CARGO_BIN_EXE_tabuleiro");
    let engine = format!("uci:{own} engine uci --level 1,nodes=100");
    let arguments = ["play", "chess", "--engine", &engine, "--plain"];
    let ran = crate::tabuleiro_with(&arguments, "e4\nd4\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("engine uci"), "{}", ran.out);
}

/// Debian's stockfish judges a game; without it this is left out, and said so.
#[test]
fn a_real_engine_judges_a_game() {
    let places = [
        "/usr/games/stockfish",
        "/usr/bin/stockfish",
        "/usr/local/bin/stockfish",
    ];
    let Some(engine) = places
        .into_iter()
        .find(|path| std::path::Path::new(path).exists())
    else {
        eprintln!("left out: no stockfish on this machine");
        return;
    };
    let engine = format!("uci:{engine}");
    let game = crate::file("by-stockfish.pgn", "1. e4 e5 2. Nf3 Qg5 3. Nxg5 d6 *\n");
    let ran = tabuleiro(&[
        "analyse", &game, "--engine", &engine, "--nodes", "3000", "--json",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let found = ran.json();
    assert_eq!(
        found["games"][0]["turning_points"],
        serde_json::json!([4]),
        "{found}"
    );
    let worst = &found["moves"][3];
    assert_eq!(
        (&worst["move"], &worst["mark"]),
        (&"Qg5".into(), &"blunder".into())
    );
    let reason = worst["reason"].as_str().expect("a reason");
    assert!(reason.contains("Nxg5"), "{reason}");
    let shuffled = "rnkrqbbn/pppppppp/8/8/8/8/PPPPPPPP/RNKRQBBN w DAda - 0 1";
    let ran = tabuleiro(&[
        "eval",
        "chess:960",
        "--position",
        shuffled,
        "--engine",
        &engine,
        "--nodes",
        "3000",
        "--json",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.json()["candidates"].as_array().map(Vec::len), Some(5));
}
