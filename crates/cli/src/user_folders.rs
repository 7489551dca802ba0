//! The user's folders, where the XDG base directories say.

use std::path::{Path, PathBuf};

use crate::answer::Failure;

/// What the user would miss: trainings under way, endgame tables that took hours.
pub(crate) fn data() -> Result<PathBuf, Failure> {
    ours("XDG_DATA_HOME", Path::new(".local/share")).ok_or_else(|| {
        Failure::input("there is no folder for a user's data: name one with --folder")
    })
}

/// What can be made again: tables.
pub(crate) fn cache() -> Option<PathBuf> {
    ours("XDG_CACHE_HOME", Path::new(".cache"))
}

fn ours(variable: &str, in_home: &Path) -> Option<PathBuf> {
    let named = std::env::var_os(variable).filter(|value| !value.is_empty());
    let folder = named
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(in_home)))?;
    Some(folder.join("tabuleiro"))
}
