//! Where every crate's tests find what they read: `tests/data/` in this repository, and the games that
//! other people wrote down, which stay outside it.

use std::path::{Path, PathBuf};

/// The path of a file or folder in `tests/data/`.
///
/// # Panics
/// When it is not there: a test that silently reads nothing is worse than a failure.
#[must_use]
pub fn path(name: &str) -> PathBuf {
    existing(
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("data")
            .join(name),
    )
}

/// What a file in `tests/data/` holds.
///
/// # Panics
/// When it cannot be read.
#[must_use]
pub fn bytes(name: &str) -> Vec<u8> {
    read(&path(name))
}

/// What a file in `tests/data/` says, as UTF-8.
///
/// # Panics
/// When it cannot be read, or is not UTF-8.
#[must_use]
pub fn text(name: &str) -> String {
    String::from_utf8(bytes(name)).unwrap_or_else(|error| panic!("tests/data/{name}: {error}"))
}

/// The path of one of the real games: files that other people wrote, read in place and never copied into the
/// repository. They lie in `shared/data/games` beside the checkout, or in the folder `shared` that
/// `TABULEIRO_SHARED` names.
///
/// # Panics
/// When it is not there; only the part `real games` of `./check` asks for one.
#[must_use]
pub fn real_game(name: &str) -> PathBuf {
    let shared = std::env::var_os("TABULEIRO_SHARED").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared"),
        PathBuf::from,
    );
    existing(shared.join("data/games").join(name))
}

/// What a file holds.
///
/// # Panics
/// When it cannot be read.
#[must_use]
pub fn read(path: &Path) -> Vec<u8> {
    std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn existing(path: PathBuf) -> PathBuf {
    assert!(path.exists(), "{} is missing", path.display());
    path
}
