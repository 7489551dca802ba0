//! What `--version` says of the build: its commit and its target.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = std::env::var("TARGET").unwrap_or_default();
    println!("cargo::rustc-env=TABULEIRO_TARGET={target}");
    let commit = packed_commit().or_else(commit).unwrap_or_default();
    println!("cargo::rustc-env=TABULEIRO_COMMIT={commit}");
}

/// The commit that a packed crate was made from, which cargo writes down beside it.
fn packed_commit() -> Option<String> {
    let file = Path::new(&std::env::var_os("CARGO_MANIFEST_DIR")?).join(".cargo_vcs_info.json");
    let text = std::fs::read_to_string(file).ok()?;
    let (_, after) = text.split_once("\"sha1\"")?;
    let sha: String = after.chars().filter(char::is_ascii_hexdigit).collect();
    sha.get(..8).map(str::to_owned)
}

/// The commit of a checkout; read again when another one is checked out or made.
fn commit() -> Option<String> {
    let git = |arguments: &[&str]| {
        let answer = Command::new("git").args(arguments).output().ok()?;
        let text = String::from_utf8(answer.stdout).ok()?;
        answer.status.success().then(|| text.trim().to_owned())
    };
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    if Path::new(&log).exists() {
        println!("cargo::rerun-if-changed={log}");
    }
    git(&["rev-parse", "--short=8", "HEAD"])
}
