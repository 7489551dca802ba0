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
