//! The lobby: tables at which somebody sits and waits for anybody.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::seats::{Comer, Sitting, take as take_seat};
use super::tables::Shown;
use super::{find, read};
use crate::Online;
use crate::errors::Problem;
use crate::session;
use crate::store::Visibility;

/// So many are shown, the newest first.
const MOST: u32 = 100;

pub(super) async fn list(State(online): State<Arc<Online>>) -> Result<Json<Vec<Shown>>, Problem> {
    let house = online.house().await?;
    let offers = house.store.offers(MOST).await?;
    Ok(Json(Shown::all(&house, offers).await?))
}

pub(super) async fn take(
    State(online): State<Arc<Online>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let sitting: Sitting = read(&body)?;
    let (house, stored) = find(&online, &id).await?;
    if stored.visibility != Visibility::Public {
        return Err(Problem::NO_SUCH_TABLE);
    }
    // The seat of whoever laid it out has a secret from the beginning, the other one from when it is taken.
    let free = stored.seats.iter().position(|seat| seat.join.is_some());
    let free = free.ok_or(Problem::new(StatusCode::CONFLICT, "seat-taken"))?;
    let who = session::of(&online, &house, &headers).await?;
    take_seat(
        &online,
        &house,
        stored,
        free,
        sitting,
        Comer { own: None, who },
    )
    .await
}
