//! The lines to a table: a socket for a page, a stream and single commands for a program.

use std::sync::Arc;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::oneshot;

use super::{find, seat_of};
use crate::Online;
use crate::errors::Problem;
use crate::guard::Address;
use crate::live::{Ask, Reply, run_socket, stream as open_stream};

/// The largest word that is taken from a line.
const LARGEST_WORD: usize = 16 * 1024;
/// What is kept ready for reading from each of many thousand lines.
const READ_BUFFER: usize = 4096;

#[derive(Deserialize)]
pub(super) struct From {
    /// How many lines are known already.
    #[serde(default)]
    from: u32,
}

pub(super) async fn socket(
    State(online): State<Arc<Online>>,
    Extension(Address(address)): Extension<Address>,
    Path(id): Path<String>,
    Query(From { from }): Query<From>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    // Every browser says where its page is from; a program that brings its secret itself need not.
    if !headers.contains_key(header::ORIGIN) && headers.contains_key(header::COOKIE) {
        return Err(Problem::FOREIGN);
    }
    let (house, stored) = find(&online, &id).await?;
    let seat = seat_of(&headers, &stored)?;
    let Some(ticket) = online.ledger.socket(address) else {
        online.metrics.requests_limited.up();
        return Err(Problem::TOO_MANY);
    };
    let upgrade = upgrade
        .max_message_size(LARGEST_WORD)
        .max_frame_size(LARGEST_WORD)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| run_socket(socket, house, stored.id, seat, from, ticket)))
}

pub(super) async fn stream(
    State(online): State<Arc<Online>>,
    Extension(Address(address)): Extension<Address>,
    Path(id): Path<String>,
    Query(From { from }): Query<From>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (house, stored) = find(&online, &id).await?;
    let seat = seat_of(&headers, &stored)?;
    let Some(ticket) = online.ledger.socket(address) else {
        online.metrics.requests_limited.up();
        return Err(Problem::TOO_MANY);
    };
    let lines = open_stream(&house, &stored.id, seat, from, ticket);
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(lines)).into_response())
}

pub(super) async fn command(
    State(online): State<Arc<Online>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let (house, stored) = find(&online, &id).await?;
    let seat = seat_of(&headers, &stored)?.ok_or(Problem::NOT_YOURS)?;
    let large = Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large");
    let text = match String::from_utf8(body.into()) {
        Ok(text) if text.len() <= LARGEST_WORD => text,
        Ok(_) => return Err(large),
        Err(_) => return Err(Problem::bad("unreadable-request", "not UTF-8")),
    };
    let (tell, told) = oneshot::channel();
    let ask = Ask::Command {
        seat: Some(seat),
        text,
        lag: 0,
        reply: Reply::Once(tell),
    };
    house.ask(&stored.id, ask);
    let answer = told.await.map_err(|_| Problem::STOPPING)?;
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok((kind, answer).into_response())
}
