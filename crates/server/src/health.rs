//! Is the server alive, can it write, and what has it done?

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use crate::Online;

/// `ok`, as long as requests are answered at all.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// `ok`, when a move would be acknowledged now; perhaps with a warning.
pub(crate) async fn readyz(State(online): State<Arc<Online>>) -> impl IntoResponse {
    match online.is_ready().await {
        Ok(warning) => {
            let warning = warning.map_or(String::new(), |warning| format!("warning: {warning}\n"));
            (StatusCode::OK, format!("ok\n{warning}"))
        }
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

pub(crate) async fn metrics(State(online): State<Arc<Online>>) -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, online.metrics.text())
}
