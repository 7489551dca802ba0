//! The program as outside checks and people call it: arguments in, text, JSON and exit code out.

mod bad_input;
mod games;
mod play;
mod queries;
mod records;
mod rules;
mod serve;

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
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(arguments)
        // English, wherever the tests run.
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
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

/// The folder of published data beside the checkout.
fn shared() -> PathBuf {
    let folder = std::env::var_os("TABULEIRO_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    assert!(
        folder.join("data").is_dir(),
        "{} has no folder data",
        folder.display()
    );
    folder
}

/// A file of this test run with some content.
fn file(name: &str, content: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("the file is written");
    path.to_str().expect("UTF-8").to_owned()
}
