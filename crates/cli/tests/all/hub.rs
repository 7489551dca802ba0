//! `engine hub`: the protocol as a program at the other end speaks it.

use std::time::{Duration, Instant};

use crate::engine::Engine;
use crate::{file, fresh, tabuleiro, tabuleiro_with};

/// The move of a search.
fn searched(engine: &mut Engine, level: &str, mode: &str) -> String {
    engine.say(level);
    engine.say(mode);
    let done = engine.hear("done").pop().expect("a line");
    let mut words = done.split_whitespace();
    let best = words.find_map(|word| word.strip_prefix("move="));
    best.expect("a move").to_owned()
}

#[test]
fn a_program_plays_with_it() {
    let mut engine = Engine::start(&["hub"]);
    engine.say("hub");
    let said = engine.hear("wait");
    assert!(said[0].starts_with("id name=Tabuleiro "), "{said:?}");
    let variants = said.iter().find(|line| line.contains("name=variant"));
    let variants = variants.expect("a parameter");
    for name in [
        "normal", "killer", "bt", "losing", "frisian", "english", "italian", "xalingo",
    ] {
        let known = variants.split(['"', ' ']).any(|word| word == name);
        assert!(known, "{name}: {variants}");
    }
    assert!(
        !variants.contains("garden"),
        "a huff cannot be written down"
    );
    engine.say("set-param name=tt-size value=16");
    engine.say("set-param name=book value=false");
    engine.say("init");
    engine.hear("ready");
    engine.say("ping");
    engine.hear("pong");
    let start = format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20));
    engine.say("new-game");
    let mut moves: Vec<String> = Vec::new();
    for level in [
        "level depth=6",
        "level nodes=20000",
        "level move-time=0.05",
        "level time=2 inc=0.1 moves=9",
    ] {
        engine.say(&format!("pos pos={start} moves=\"{}\"", moves.join(" ")));
        moves.push(searched(&mut engine, level, "go think"));
    }
    // All were legal, in order.
    engine.say(&format!("pos pos={start} moves=\"{}\"", moves.join(" ")));
    engine.say("level depth=3");
    engine.say("go think");
    let said = engine.hear("done");
    assert!(
        said.iter().all(|line| !line.starts_with("error")),
        "{said:?}"
    );
    let info = said
        .iter()
        .find(|line| line.starts_with("info"))
        .expect("what it found");
    for part in ["depth=3", "score=", "nodes=", "time=", "nps=", "pv=\""] {
        assert!(info.contains(part), "{info}");
    }
    engine.say("quit");
    assert!(engine.child.wait().expect("it ends").success());
}

#[test]
fn it_stops_at_once_and_hears_while_it_thinks() {
    let mut engine = Engine::start(&["hub", "--rules", "russian"]);
    engine.say("set-param name=bb-size value=0");
    engine.say("init");
    engine.hear("ready");
    for mode in ["go analyze", "go ponder", "go think"] {
        engine.say("pos");
        engine.say("level infinite");
        engine.say(mode);
        std::thread::sleep(Duration::from_millis(150));
        engine.say("ping");
        engine.hear("pong");
        let asked = Instant::now();
        engine.say("stop");
        engine.hear("done");
        // A debug build on a busy machine: an engine that does not listen would go on for ever.
        assert!(
            asked.elapsed() < Duration::from_secs(2),
            "{mode}: {:?}",
            asked.elapsed()
        );
    }
    // A stop that comes after the end is not meant for the next search.
    engine.say("stop");
    assert!(!searched(&mut engine, "level depth=4", "go think").is_empty());
    // Pondering ends by its own clock once the expected move is played.
    engine.say("pos");
    engine.say("level move-time=0.1");
    engine.say("go ponder");
    std::thread::sleep(Duration::from_millis(200));
    engine.say("ponder-hit");
    engine.hear("done");
}

#[test]
fn every_set_plays_and_what_is_wrong_is_told() {
    let mut engine = Engine::start(&["hub"]);
    for (variant, squares) in [
        ("english", 32),
        ("italian", 32),
        ("killer", 50),
        ("turkish", 64),
        ("canadian", 72),
    ] {
        engine.say(&format!("set-param name=variant value={variant}"));
        engine.say("set-param name=bb-size value=0");
        engine.say("pos");
        assert!(
            !searched(&mut engine, "level depth=2", "go think").is_empty(),
            "{variant}"
        );
        engine.say(&format!("pos pos=W{}", "e".repeat(squares - 1)));
        let complaint = engine.hear("error").pop().expect("a line");
        assert!(complaint.contains(&squares.to_string()), "{complaint}");
    }
    for (line, said) in [
        ("set-param name=variant value=garden", "huff"),
        ("set-param name=variant value=ludo", "no such rule set"),
        ("set-param name=threads value=0", "from 1 to 256"),
        ("set-param name=threads", "value="),
        ("level depth=deep", "a number"),
        ("pos pos=Q", "W or B"),
        ("pos moves=\"32-28 1-50\"", "1-50 is not legal"),
    ] {
        engine.say("set-param name=variant value=normal");
        engine.say(line);
        let complaint = engine.hear("error").pop().expect("a line");
        assert!(complaint.contains(said), "{line}: {complaint}");
    }
    // Nobody is left to move: the engine says so and goes on.
    engine.say(&format!("pos pos=Ww{}", "e".repeat(49)));
    engine.say("go think");
    engine.hear("error");
    // What it does not understand is passed over.
    engine.say("castle the king");
    engine.say("ping");
    engine.hear("pong");
    // A program that goes away ends it.
    let ran = tabuleiro_with(&["engine", "hub"], "hub\nping\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.contains("wait") && ran.out.contains("pong"),
        "{}",
        ran.out
    );
    for rules in ["backgammon", "garden", "nonsense"] {
        let refused = tabuleiro(&["engine", "hub", "--rules", rules]);
        assert_eq!(refused.code, 2, "{rules}");
    }
}

#[test]
fn a_match_against_itself_by_the_protocol_has_no_illegal_move() {
    let program = env!("CARGO_BIN_EXE_tabuleiro");
    let other = format!("hub:{program} engine hub --rules english");
    let arguments = ["arena", "english", "--a", "self:nodes=300", "--b", &other];
    let ran = tabuleiro(
        &[
            &arguments[..],
            &["--games", "2", "--hub-time", "0.002", "--json"],
        ]
        .concat(),
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    for effort in ran.json()["effort"].as_array().expect("both") {
        assert_eq!(effort["illegal"], 0);
        assert!(effort["moves"].as_u64() > Some(10));
    }
}

/// Games that were played are not lost with a program that dies.
#[cfg(unix)]
#[test]
fn a_program_that_dies_leaves_the_games_before() {
    let program = env!("CARGO_BIN_EXE_tabuleiro");
    let lines = "for n in $(seq 1500); do read -r line && echo \"$line\"; done";
    let script = format!("{lines} | {program} engine hub --rules english\n");
    let other = format!("hub:sh {}", file("mortal.sh", &script));
    let games = fresh("mortal.pdn");
    let arguments = ["arena", "english", "--a", "self:nodes=300", "--b", &other];
    let more = ["--games", "60", "--hub-time", "0.001", "--json"];
    let ran = tabuleiro(&[&arguments[..], &more, &["--save", &games]].concat());
    assert_eq!(ran.code, 2, "{}", ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    let told = ran.json();
    let played = told["games"].as_u64().expect("a number");
    assert!((2..60).contains(&played), "{told}");
    assert_eq!(told["stopped"], true);
    // Each of them is in the file, and replays; the one that was broken off, or the first of its pair, may be too.
    let replayed = tabuleiro(&["replay", &games, "--rules", "english", "--json"]).json();
    let written = replayed["games"].as_u64().expect("a number");
    assert!((played..played + 2).contains(&written), "{replayed}");
    assert_eq!(replayed["legal"], replayed["games"], "{replayed}");
    // A file that is there stays as it is.
    let again = tabuleiro(&[&arguments[..], &["--save", &games]].concat());
    assert_eq!(again.code, 2, "{}", again.out);
}
