//! `engine dxp` both ways, and as an opponent of `arena`.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::tabuleiro;

/// An engine that waits for games, and where.
struct Waiting {
    child: Child,
    address: String,
}

impl Waiting {
    fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
            .args([
                "engine",
                "dxp",
                "--listen",
                "127.0.0.1:0",
                "--time",
                "0.001",
            ])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let output = child.stdout.as_mut().expect("a pipe");
        BufReader::new(output)
            .read_line(&mut line)
            .expect("where it waits");
        let address = line
            .trim()
            .strip_prefix("waiting at ")
            .expect(&line)
            .to_owned();
        Self { child, address }
    }

    /// What it says to whoever runs it until it ends.
    fn complaints(mut self) -> String {
        let mut said = String::new();
        let mut errors = self.child.stderr.take().expect("a pipe");
        errors.read_to_string(&mut said).expect("UTF-8");
        self.child.wait().expect("it ends");
        said
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[test]
fn two_of_us_play_by_the_protocol() {
    let waiting = Waiting::start(&["--connections", "1"]);
    let arguments = [
        "engine",
        "dxp",
        "--connect",
        &waiting.address,
        "--games",
        "2",
    ];
    let ran = tabuleiro(&[&arguments[..], &["--time", "0.001"]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let games: Vec<&str> = ran.out.lines().collect();
    assert_eq!(games.len(), 2, "{}", ran.out);
    assert!(
        games[0].starts_with("with white against Tabuleiro: "),
        "{games:?}"
    );
    assert!(
        games[1].starts_with("with black against Tabuleiro: "),
        "{games:?}"
    );
    assert!(
        games.iter().all(|game| !game.contains("broken off")),
        "{games:?}"
    );
    assert_eq!(waiting.complaints(), "");
}

#[test]
fn a_match_is_played_against_it() {
    let waiting = Waiting::start(&["--rules", "english", "--connections", "1"]);
    let other = format!("dxp:{}", waiting.address);
    let arguments = ["arena", "english", "--a", "self:nodes=500", "--b", &other];
    let openings = ["--openings", "ballots", "--games", "4", "--json"];
    let ran = tabuleiro(&[&arguments[..], &openings].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let told = ran.json();
    assert_eq!(told["games"], 4);
    for effort in told["effort"].as_array().expect("both") {
        assert_eq!(effort["illegal"], 0, "{told}");
        assert!(effort["moves"].as_u64() > Some(20), "{told}");
    }
}

#[test]
fn nonsense_is_answered_with_a_sentence() {
    let request = format!("R01{:32}W005075A\0", "somebody");
    for (bytes, said) in [
        (b"hello\0".to_vec(), "no message of the protocol"),
        (vec![b'x'; 4000], "longer than 127"),
        (b"M0000322800\0".to_vec(), "before a game"),
        (b"R01".to_vec(), "within a message"),
        (
            format!("{request}R")
                .replace("A\0R", "Bwwww\0")
                .into_bytes(),
            "position",
        ),
        (
            format!("{}M0000010200\0", request.replace('W', "Z")).into_bytes(),
            "is not legal",
        ),
    ] {
        let waiting = Waiting::start(&["--connections", "1"]);
        let mut line = TcpStream::connect(&waiting.address).expect("it waits");
        line.write_all(&bytes).expect("it listens");
        line.shutdown(std::net::Shutdown::Write).expect("no more");
        let complaint = waiting.complaints();
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        assert!(complaint.contains(said), "{said}: {complaint}");
    }
}

#[test]
fn a_silent_program_is_not_waited_for_without_end() {
    let waiting = Waiting::start(&["--connections", "1", "--patience", "0.2"]);
    let line = TcpStream::connect(&waiting.address).expect("it waits");
    assert!(waiting.complaints().contains("not answered in time"));
    drop(line);
}

#[test]
fn what_cannot_be_played_is_refused() {
    for arguments in [
        &["engine", "dxp"][..],
        &[
            "engine",
            "dxp",
            "--listen",
            "127.0.0.1:0",
            "--connect",
            "127.0.0.1:1",
        ],
        &["engine", "dxp", "--listen", "nowhere"],
        &[
            "engine",
            "dxp",
            "--listen",
            "127.0.0.1:0",
            "--rules",
            "garden",
        ],
        &[
            "engine",
            "dxp",
            "--listen",
            "127.0.0.1:0",
            "--rules",
            "backgammon",
        ],
        // Nobody waits there.
        &["engine", "dxp", "--connect", "127.0.0.1:1"],
        &["arena", "english", "--a", "self", "--b", "dxp:127.0.0.1:1"],
        &[
            "arena",
            "italian",
            "--a",
            "self",
            "--b",
            "random",
            "--openings",
            "ballots",
        ],
        &[
            "arena",
            "english",
            "--a",
            "self",
            "--b",
            "random",
            "--openings",
            "41",
        ],
    ] {
        let refused = tabuleiro(arguments).refusal();
        assert!(refused.starts_with("2: "), "{arguments:?}: {refused}");
    }
}

#[cfg(unix)]
#[test]
fn a_match_that_is_stopped_tells_what_it_has() {
    let child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(["arena", "english", "--a", "self:nodes=300", "--b", "random"])
        .args(["--games", "1000000", "--json"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let report = report_of_the_stopped(child);
    assert_eq!(report["stopped"], true);
    assert!(report["games"].as_u64() < Some(1_000_000), "{report}");
    assert_eq!(report["effort"][0]["illegal"], 0);
}

/// The program at the other end hears that the game is over, and does not wait for a move that never comes.
#[cfg(unix)]
#[test]
fn a_match_that_is_stopped_takes_leave() {
    let waiting = Waiting::start(&["--rules", "english", "--connections", "1"]);
    let other = format!("dxp:{}", waiting.address);
    let child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(["arena", "english", "--a", "self:time=0.05", "--b", &other])
        .args(["--games", "1000000", "--json"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let report = report_of_the_stopped(child);
    assert_eq!(report["stopped"], true, "{report}");
    assert_eq!(waiting.complaints(), "");
}

/// Presses Ctrl-C after a while.
#[cfg(unix)]
fn report_of_the_stopped(child: Child) -> serde_json::Value {
    std::thread::sleep(Duration::from_millis(1500));
    let told = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(told.expect("a signal").success());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).expect("a document")
}
