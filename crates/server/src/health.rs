//! Is the server alive?

/// `ok`, as long as requests are answered at all.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}
