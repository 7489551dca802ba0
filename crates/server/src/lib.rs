//! The server: it hands out the page, which brings its own rules, table and engine, and the nets and tables that the
//! players of the page ask for.
//!
//! [`app`] builds the router, so that tests call it without a socket; [`serve`] runs it on a listener.
#![forbid(unsafe_code)]

mod data;
mod file;
mod headers;
mod health;
mod page;
pub mod store;

use std::io;

use axum::Router;
use axum::middleware;
use axum::routing::get;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

/// All routes.
pub fn app() -> Router {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/data/index.json", get(data::index))
        .route("/data/{*address}", get(data::file))
        .fallback(page::serve)
        .layer(middleware::map_response(headers::secure))
        .layer(CompressionLayer::new())
}

/// Answers on a listener until `stop` completes; what is under way is finished first.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, app())
        .with_graceful_shutdown(stop)
        .await
}
