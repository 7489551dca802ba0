//! The user's folders, where the XDG base directories say.

use std::path::{Path, PathBuf};

/// What the user would miss: trainings under way.
pub(crate) fn data() -> Option<PathBuf> {
    ours("XDG_DATA_HOME", Path::new(".local/share"))
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
