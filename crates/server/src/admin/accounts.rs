//! Accounts, for whoever looks after a server: the list, ending sessions, a passphrase for who has lost it, deleting.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Online;
use crate::auth;
use crate::errors::Problem;
use crate::live::House;
use crate::routes::{read, take_away};
use crate::store::Account;

/// So many are shown.
const MOST: u32 = 1000;

#[derive(Deserialize)]
pub(super) struct After {
    /// The last name that was shown.
    #[serde(default)]
    after: String,
}

pub(super) async fn list(
    State(online): State<Arc<Online>>,
    Query(After { after }): Query<After>,
) -> Result<Json<Vec<Value>>, Problem> {
    let house = online.house().await?;
    let listed = house.store.accounts(&auth::folded(&after), MOST).await?;
    let shown = listed.into_iter().map(|one| {
        json!({"account": one.name, "made": one.made, "sessions": one.sessions, "tables": one.tables})
    });
    Ok(Json(shown.collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

async fn named(online: &Online, body: &[u8]) -> Result<(Arc<House>, Account), Problem> {
    let Named { name } = read(body)?;
    let house = online.house().await?;
    let found = house.store.account_named(&auth::folded(&name)).await?;
    let missing = Problem::new(StatusCode::NOT_FOUND, "no-such-account");
    Ok((house, found.ok_or(missing)?))
}

pub(super) async fn sign_out(
    State(online): State<Arc<Online>>,
    body: Bytes,
) -> Result<Json<Value>, Problem> {
    let (house, account) = named(&online, &body).await?;
    let ended = house.store.end_sessions(&account.id, None).await?;
    Ok(Json(json!({"ended": ended})))
}

pub(super) async fn delete(
    State(online): State<Arc<Online>>,
    body: Bytes,
) -> Result<Json<Value>, Problem> {
    let (house, account) = named(&online, &body).await?;
    take_away(&house, &account).await?;
    Ok(Json(json!({"deleted": account.name})))
}

/// A passphrase by lot, told once; all sessions end.
pub(super) async fn new_passphrase(
    State(online): State<Arc<Online>>,
    body: Bytes,
) -> Result<Json<Value>, Problem> {
    let (house, account) = named(&online, &body).await?;
    let new = auth::new_passphrase();
    let kept = online.scales.keep(new.clone()).await?;
    house.store.set_passphrase(&account.id, &kept).await?;
    Ok(Json(json!({"account": account.name, "passphrase": new})))
}
