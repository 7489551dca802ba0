//! What a server writes about itself: one line for each thing, to be read by people or by programs.
//!
//! There is no secret in any of them: links are named by their route, never by what stands in them, and neither words
//! nor bodies nor headers are written. Addresses of people are not either, unless whoever looks after the server asks.

use std::io;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Subscriber;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt as _;

use crate::Online;
use crate::guard::Address;

/// How lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// For people.
    Text,
    /// An object of JSON each.
    Json,
}

/// Writes what this server says, and what goes wrong elsewhere in the program.
pub fn subscriber<W>(form: Form, to: W) -> Box<dyn Subscriber + Send + Sync>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let ours = Targets::new()
        .with_target(env!("CARGO_CRATE_NAME"), LevelFilter::INFO)
        .with_default(LevelFilter::WARN);
    let layer = tracing_subscriber::fmt::layer()
        .with_writer(to)
        .with_ansi(false);
    match form {
        Form::Text => Box::new(tracing_subscriber::registry().with(layer).with(ours)),
        Form::Json => Box::new(tracing_subscriber::registry().with(layer.json()).with(ours)),
    }
}

/// Begins to write to the standard error; once a process.
pub fn start(form: Form) {
    // Whoever began before goes on.
    let _ = tracing::subscriber::set_global_default(subscriber(form, io::stderr));
}

/// Writes a line for each request, when its answer is known.
pub(crate) async fn requests(
    State(online): State<Arc<Online>>,
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map(|path| path.as_str().to_owned());
    let address = request
        .extensions()
        .get::<Address>()
        .filter(|_| online.settings.log_addresses)
        .map(|address| address.0.to_string());
    let response = next.run(request).await;
    tracing::info!(
        method = method.as_str(),
        route = route.as_deref().unwrap_or("none"),
        status = response.status().as_u16(),
        millis = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX),
        address,
        "request"
    );
    response
}
