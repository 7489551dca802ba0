//! What whoever looks after a server asks and orders, on an address of its own: `tabuleiro admin` speaks to it.

mod accounts;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Value, json};
use table::Side;
use table::dice::TableId;
use tokio::sync::oneshot;

use crate::Online;
use crate::errors::Problem;
use crate::health;
use crate::live::{Ask, Order};
use crate::routes::{Shown, read};

/// What only whoever looks after the server asks.
pub(crate) fn routes(online: &Arc<Online>) -> Router {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics))
        .route("/admin/status", get(status))
        .route("/admin/tables", get(tables))
        .route("/admin/tables/{id}/close", post(close))
        .route("/admin/tables/{id}/mute", post(mute))
        .route("/admin/bans", get(bans).post(ban))
        .route("/admin/bans/lift", post(lift))
        .route("/admin/reports", get(reports))
        .route("/admin/reports/settle", post(settle))
        .route("/admin/accounts", get(accounts::list))
        .route("/admin/accounts/sign-out", post(accounts::sign_out))
        .route("/admin/accounts/delete", post(accounts::delete))
        .route("/admin/accounts/passphrase", post(accounts::new_passphrase))
        .layer(middleware::from_fn_with_state(Arc::clone(online), guard))
        .with_state(Arc::clone(online))
}

/// No page of any browser has business here: it would say where it is from, and cannot send JSON without asking first.
async fn guard(State(online): State<Arc<Online>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    if !online.settings.names.is_ours(host.unwrap_or("")) {
        return Problem::new(StatusCode::MISDIRECTED_REQUEST, "not-this-server").into_response();
    }
    let kind = headers
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok());
    let orders = request.method() != Method::GET && request.method() != Method::HEAD;
    if headers.contains_key(header::ORIGIN) {
        return Problem::FOREIGN.into_response();
    }
    if orders && kind != Some("application/json") {
        return Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "json-only").into_response();
    }
    next.run(request).await
}

async fn status(State(online): State<Arc<Online>>) -> Json<Value> {
    let metrics = &online.metrics;
    Json(json!({
        "connections": metrics.connections.get(),
        "lines": metrics.sockets.get(),
        "tables": metrics.tables_loaded.get(),
        "tables_created": metrics.tables_created.get(),
        "events": metrics.events.get(),
        "commands_refused": metrics.commands_refused.get(),
        "requests_limited": metrics.requests_limited.get(),
        "store_failures": metrics.store_failures.get(),
        "banned": online.ledger.banned().len(),
    }))
}

/// So many are shown.
const MOST: usize = 1000;

/// The tables in memory: those at which somebody sits, watches or has just been.
async fn tables(State(online): State<Arc<Online>>) -> Result<Json<Vec<Shown>>, Problem> {
    let house = online.house().await?;
    let mut shown = Vec::new();
    for id in house.loaded().into_iter().take(MOST) {
        shown.extend(house.store.table(&id).await?);
    }
    Ok(Json(Shown::all(&house, shown).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Closing {
    /// Who is taken to have left, where a game is under way.
    left: Option<Side>,
}

async fn close(
    State(online): State<Arc<Online>>,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<Json<Value>, Problem> {
    let Closing { left } = read(&body)?;
    order(&online, &id, Order::Close { left }).await?;
    Ok(Json(json!({"closed": id})))
}

async fn mute(
    State(online): State<Arc<Online>>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    order(&online, &id, Order::Mute).await?;
    Ok(Json(json!({"muted": id})))
}

async fn order(online: &Online, id: &str, order: Order) -> Result<(), Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::NO_SUCH_TABLE)?;
    let house = online.house().await?;
    house
        .store
        .table(&id)
        .await?
        .ok_or(Problem::NO_SUCH_TABLE)?;
    let (tell, told) = oneshot::channel();
    house.ask(&id, Ask::Ordered(order, tell));
    match told.await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(why)) => Err(Problem::new(StatusCode::CONFLICT, why)),
        Err(_) => Err(Problem::STOPPING),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Address {
    address: IpAddr,
}

async fn bans(State(online): State<Arc<Online>>) -> Json<Vec<IpAddr>> {
    Json(online.ledger.banned())
}

async fn ban(State(online): State<Arc<Online>>, body: Bytes) -> Result<Json<Value>, Problem> {
    let Address { address } = read(&body)?;
    let banned = online.ledger.ban(address);
    if online.settings.store.is_some() {
        let house = online.house().await?;
        let now = house.time.now();
        house.store.ban(banned.to_string(), now).await?;
    }
    tracing::info!("an address was banned");
    Ok(Json(json!({"banned": address})))
}

async fn lift(State(online): State<Arc<Online>>, body: Bytes) -> Result<Json<Value>, Problem> {
    let Address { address } = read(&body)?;
    let (mut lifted, of) = online.ledger.lift(address);
    if online.settings.store.is_some() {
        let house = online.house().await?;
        lifted |= house.store.lift_ban(of.to_string()).await?;
    }
    Ok(Json(json!({"lifted": lifted})))
}

/// What was reported and nobody has settled yet, with what was said.
async fn reports(State(online): State<Arc<Online>>) -> Result<Json<Vec<Value>>, Problem> {
    let house = online.house().await?;
    let open = house.store.reports(MOST as u32).await?;
    let shown = open.into_iter().map(|report| {
        let said: Value = serde_json::from_str(&report.said).unwrap_or_default();
        json!({
            "report": format!("{}/{}", report.table, report.number),
            "seat": report.seat,
            "at": report.at,
            "said": said,
        })
    });
    Ok(Json(shown.collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settling {
    /// As it is listed: the table and a number.
    report: String,
}

async fn settle(State(online): State<Arc<Online>>, body: Bytes) -> Result<Json<Value>, Problem> {
    let Settling { report } = read(&body)?;
    let none = || Problem::new(StatusCode::NOT_FOUND, "no-such-report");
    let (table, number) = report.split_once('/').ok_or_else(none)?;
    let table: TableId = table.parse().map_err(|_| none())?;
    let number = number.parse().map_err(|_| none())?;
    let house = online.house().await?;
    let now = house.time.now();
    match house.store.settle_report(&table, number, now).await? {
        true => Ok(Json(json!({"settled": report}))),
        false => Err(none()),
    }
}
