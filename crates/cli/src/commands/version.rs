//! What `--version` says: enough to tell one build from another.

/// `0.1.0 (commit 1a2b3c4d, x86_64-unknown-linux-gnu, with the page and the nets)`; a build outside a checkout has no
/// commit.
pub(super) const LINE: &str = if env!("TABULEIRO_COMMIT").is_empty() {
    concat!(
        env!("CARGO_PKG_VERSION"),
        " (",
        env!("TABULEIRO_TARGET"),
        ", with the page and the nets)"
    )
} else {
    concat!(
        env!("CARGO_PKG_VERSION"),
        " (commit ",
        env!("TABULEIRO_COMMIT"),
        ", ",
        env!("TABULEIRO_TARGET"),
        ", with the page and the nets)"
    )
};
