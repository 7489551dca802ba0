//! The program as outside checks and people call it: arguments in, text, JSON and exit code out.

mod bad_calls;
mod bad_input;
mod bench;
mod by_ear;
mod chess;
mod convert;
mod dxp;
mod endgame;
mod engine;
mod games;
mod hub;
mod judging;
mod lan;
mod matches;
mod play;
mod queries;
mod real_games;
mod records;
mod rules;
mod serve;
mod uci;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run of the program gave.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }

    /// Exit code and the one sentence on standard error.
    fn refusal(&self) -> String {
        assert_eq!(self.out, "", "a refusal prints nothing on standard output");
        assert_eq!(
            self.err.trim_end().lines().count(),
            1,
            "one sentence: {}",
            self.err
        );
        format!("{}: {}", self.code, self.err.trim_end())
    }
}

fn tabuleiro(arguments: &[&str]) -> Ran {
    tabuleiro_with(arguments, "")
}

fn tabuleiro_with(arguments: &[&str], input: &str) -> Ran {
    // What is kept unasked is kept where the tests write.
    tabuleiro_in(env!("CARGO_TARGET_TMPDIR"), arguments, input)
}

/// The same with another folder for the user's data.
fn tabuleiro_in(data: &str, arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(arguments)
        // English, wherever the tests run.
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .env("XDG_DATA_HOME", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The program may end before it has read everything.
        drop(stdin.write_all(input.as_bytes()));
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Ran {
        code: output.status.code().expect("an exit code"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// The path of a file in `tests/data/`, as an argument.
fn data(name: &str) -> String {
    test_data::path(name).to_str().expect("UTF-8").to_owned()
}

/// A file of this test run with some content.
fn file(name: &str, content: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("the file is written");
    path.to_str().expect("UTF-8").to_owned()
}

/// The path of a file that this test run has yet to write.
fn fresh(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_file(&path));
    path.to_str().expect("UTF-8").to_owned()
}

/// The first game of a file becomes a record that verifies, and comes back as a file with the same moves.
fn there_and_back(source: &str) {
    let path = std::path::Path::new(source);
    let (name, ending) = (path.file_name(), path.extension());
    let (name, ending) = (
        name.and_then(|name| name.to_str()),
        ending.and_then(|ending| ending.to_str()),
    );
    let (name, ending) = (name.expect("a name"), ending.expect("an ending"));
    let record = fresh(&format!("{name}.jsonl"));
    let ran = tabuleiro(&["convert", source, &record, "--game", "1"]);
    assert_eq!(ran.code, 0, "{name}: {}", ran.err);
    let verified = tabuleiro(&["verify", &record, "--json"]);
    assert_eq!(verified.code, 0, "{name}: {}", verified.out);
    let back = fresh(&format!("{name}.back.{ending}"));
    assert_eq!(tabuleiro(&["convert", &record, &back]).code, 0, "{name}");
    let replayed = |path: &str| tabuleiro(&["replay", path, "--json"]);
    let moves = |path: &str| replayed(path).json()["moves"].as_u64();
    assert_eq!(moves(&back), moves(&record), "{name}");
    assert_eq!(replayed(&back).code, 0, "{name}");
}
