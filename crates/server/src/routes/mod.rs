//! What is asked of tables over HTTP; `docs/online.md` describes it.

mod accounts;
mod history;
mod offers;
mod seats;
mod streams;
mod tables;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, header};
use axum::middleware;
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use serde_json::{Value, json};
use table::dice::TableId;

use crate::auth::{self, Opens, Secret};
use crate::errors::Problem;
use crate::guard::Address;
use crate::live::House;
use crate::store::Stored;
use crate::{Online, guard, log, session};

pub(crate) use accounts::take_away;
pub(crate) use tables::Shown;

/// The largest body that is read.
const LARGEST_BODY: usize = 64 * 1024;

/// Everything that stands under `/api`.
pub(crate) fn api(online: &Arc<Online>) -> Router {
    Router::new()
        .route("/tables", post(tables::create))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/seat", post(seats::sit))
        .route("/tables/{id}/computer", post(seats::computer))
        .route("/tables/{id}/socket", get(streams::socket))
        .route("/tables/{id}/stream", get(streams::stream))
        .route("/tables/{id}/command", post(streams::command))
        .route("/network", get(network))
        .route("/offers", get(offers::list))
        .route("/offers/{id}", post(offers::take))
        .route("/tables/{id}/claim", post(history::claim))
        .route("/account", get(accounts::show))
        .route("/account", post(accounts::create))
        .route("/account/login", post(accounts::log_in))
        .route("/account/logout", post(accounts::log_out))
        .route("/account/passphrase", post(accounts::change_passphrase))
        .route("/account/delete", post(accounts::delete))
        .route("/account/sessions", get(accounts::sessions))
        .route("/account/sessions/end", post(accounts::end_sessions))
        .route("/account/history", get(history::history))
        .route("/account/export", get(history::export))
        .fallback(nothing)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(
            Arc::clone(online),
            log::requests,
        ))
        .layer(middleware::from_fn_with_state(
            Arc::clone(online),
            guard::check,
        ))
        .with_state(Arc::clone(online))
}

/// Where others in the house find the page, for whoever sits at this machine: its page stands at an address that no
/// phone can open. Nobody else is told how the house is built.
async fn network(
    State(online): State<Arc<Online>>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
) -> Json<Value> {
    // A proxy on this machine asks from here too, for anybody: it has a name of its own, or says for whom.
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let passed_on = [
        "forwarded",
        "via",
        "x-forwarded-for",
        "x-forwarded-host",
        "x-real-ip",
    ];
    let told = address.is_loopback()
        && online.settings.names.public_url.is_none()
        && host.is_some_and(guard::is_here)
        && !passed_on.iter().any(|name| headers.contains_key(*name));
    Json(json!({ "network": online.settings.network.as_ref().filter(|_| told) }))
}

async fn nothing() -> Problem {
    Problem::new(axum::http::StatusCode::NOT_FOUND, "no-such-route")
}

/// A body that is JSON of this form.
pub(crate) fn read<T: serde::de::DeserializeOwned>(body: &[u8]) -> Result<T, Problem> {
    serde_json::from_slice(body)
        .map_err(|error| Problem::bad("unreadable-request", error.to_string()))
}

/// The house, and a table that is there.
async fn find(online: &Online, id: &str) -> Result<(Arc<House>, Stored), Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::NO_SUCH_TABLE)?;
    let house = online.house().await?;
    if house.is_stopping() {
        return Err(Problem::STOPPING);
    }
    let found = house.store.table(&id).await?;
    Ok((house, found.ok_or(Problem::NO_SUCH_TABLE)?))
}

/// The cookie's name; its path is that of one table.
const COOKIE: &str = "tabuleiro-seat";

/// From which seat a request comes: by the cookie that only our own page sends, or by the secret itself for a program.
/// A secret that opens nothing here is refused; without any, somebody watches.
fn seat_of(headers: &HeaderMap, table: &Stored) -> Result<Option<usize>, Problem> {
    let said = |name| {
        headers
            .get(name)
            .and_then(|value: &axum::http::HeaderValue| value.to_str().ok())
    };
    let bearer =
        said(header::AUTHORIZATION).map(|value| value.strip_prefix("Bearer ").unwrap_or(""));
    let Some(text) = bearer.or_else(|| session::cookie(headers, COOKIE)) else {
        return Ok(None);
    };
    let opened = Secret::read(text).and_then(|secret| auth::opens(table, &secret));
    match opened {
        Some(Opens::Seat(seat)) if table.seats[seat].taken.is_some() => Ok(Some(seat)),
        _ if bearer.is_some() => Err(Problem::NOT_YOURS),
        // A cookie of another time: whoever has it watches.
        _ => Ok(None),
    }
}
