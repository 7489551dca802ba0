//! What an account has played: taking a guest's game into it, its history in pages, and everything in one piece.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::accounts::{ratings, signed_in};
use super::tables::read_record;
use super::{find, seat_of};
use crate::Online;
use crate::errors::Problem;
use crate::live::{Ask, House};
use crate::session::Signed;
use crate::store::{Account, GameResult, HistoryFrom, Stored};

/// So many tables are on a page.
const PAGE: u32 = 30;

/// Whoever has the secret of a seat takes it into the own account.
pub(super) async fn claim(
    State(online): State<Arc<Online>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Problem> {
    let (house, Signed { account, .. }) = signed_in(&online, &headers).await?;
    let (_, stored) = find(&online, &id).await?;
    let seat = seat_of(&headers, &stored)?.ok_or(Problem::NOT_YOURS)?;
    let number = u8::try_from(seat).unwrap_or(0);
    let now = house.time.now();
    let own = stored.seats[seat].account.as_ref() == Some(&account.id);
    let claimed = own
        || house
            .store
            .claim_seat(&stored.id, number, &account.id, now)
            .await?;
    if !claimed {
        return Err(Problem::new(
            axum::http::StatusCode::CONFLICT,
            "seat-claimed",
        ));
    }
    house.ask(&stored.id, Ask::Seated);
    Ok(Json(json!({"claimed": stored.id.as_str()})))
}

#[derive(Deserialize)]
pub(super) struct From {
    /// What the page before has said.
    from: Option<String>,
}

fn read_from(text: &str) -> Option<HistoryFrom> {
    let (taken, table) = text.split_once('-')?;
    Some(HistoryFrom {
        taken: taken.parse().ok()?,
        table: table.to_owned(),
    })
}

pub(super) async fn history(
    State(online): State<Arc<Online>>,
    Query(From { from }): Query<From>,
    headers: HeaderMap,
) -> Result<Json<Value>, Problem> {
    let (house, Signed { account, .. }) = signed_in(&online, &headers).await?;
    let unreadable = || Problem::bad("unreadable-request", "from");
    let from = match from {
        Some(text) => Some(read_from(&text).ok_or_else(unreadable)?),
        None => None,
    };
    let (tables, next) = page(&house, &account, from).await?;
    let next = next.map(|next| format!("{}-{}", next.taken, next.table));
    Ok(Json(json!({"tables": tables, "next": next})))
}

async fn page(
    house: &House,
    account: &Account,
    from: Option<HistoryFrom>,
) -> Result<(Vec<Value>, Option<HistoryFrom>), Problem> {
    let (tables, next) = house.store.history(&account.id, from, PAGE).await?;
    let ids: Vec<_> = tables.iter().map(|table| &table.id).collect();
    let results = house.store.results(&ids).await?;
    let shown = tables.iter().map(|table| {
        let its_own: Vec<_> = results
            .iter()
            .filter(|one| one.table == table.id.as_str())
            .collect();
        entry(account, table, &its_own)
    });
    Ok((shown.collect(), next))
}

/// A table as its player looks back on it.
fn entry(account: &Account, table: &Stored, results: &[&GameResult]) -> Value {
    let own = |seat: &crate::store::Seat| seat.account.as_ref() == Some(&account.id);
    let seat = table.seats.iter().position(own).unwrap_or(0);
    let won = |by: usize| {
        results
            .iter()
            .filter(|one| one.winner == Some(by as i64))
            .count()
    };
    let rated: Vec<(f64, f64)> = results.iter().filter_map(|one| one.rated[seat]).collect();
    let change: f64 = rated.iter().map(|(before, after)| after - before).sum();
    json!({
        "table": table.id.as_str(),
        "rules": table.rules,
        "draft": serde_json::from_str::<Value>(&table.terms).unwrap_or_default(),
        "state": table.state.id(),
        "begun": table.begun,
        "seat": seat,
        "names": table.seats.each_ref().map(|seat| &seat.label),
        "computer": table.seats.each_ref().map(|seat| Some(seat.computer.as_ref()?.level)),
        "won": won(seat),
        "lost": won(1 - seat),
        "drawn": results.iter().filter(|one| one.winner.is_none()).count(),
        "change": (!rated.is_empty()).then(|| change.round() as i64),
    })
}

/// Pieces of a text on their way.
struct Pieces(mpsc::Receiver<String>);

impl futures_core::Stream for Pieces {
    type Item = Result<String, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(context).map(|piece| piece.map(Ok))
    }
}

/// Everything in one piece of JSON, written while it is read: however much it is, one game of it is in memory.
pub(super) async fn export(
    State(online): State<Arc<Online>>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (house, Signed { account, .. }) = signed_in(&online, &headers).await?;
    let turn = Arc::clone(&online.exports).try_acquire_owned();
    let turn = turn.map_err(|_| Problem::TOO_MANY)?;
    let sessions = house.store.sessions(&account.id).await?;
    let sessions: Vec<Value> = sessions
        .into_iter()
        .map(|one| json!({"device": one.device, "made": one.made, "seen": one.seen}))
        .collect();
    let head = json!({
        "name": account.name,
        "made": account.made,
        "ratings": ratings(&house, &account).await?,
        "sessions": sessions,
    });
    let (out, pieces) = mpsc::channel(2);
    tokio::spawn(async move {
        // Whoever stops reading gets no more, and what cannot be read ends the text before its last bracket.
        let _ = write_out(&house, &account, &head, &out).await;
        drop(turn);
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"tabuleiro-account.json\"",
        ),
    ];
    Ok((headers, Body::from_stream(Pieces(pieces))).into_response())
}

async fn write_out(
    house: &Arc<House>,
    account: &Account,
    head: &Value,
    out: &mpsc::Sender<String>,
) -> Result<(), Problem> {
    let gone = |_| Problem::STOPPING;
    let head = head.to_string();
    let opened = format!("{},\"tables\":[", head.trim_end_matches('}'));
    out.send(opened).await.map_err(gone)?;
    let (mut from, mut comma) = (None, "");
    loop {
        let (tables, next) = page(house, account, from).await?;
        for mut table in tables {
            let id = table["table"].as_str().and_then(|id| id.parse().ok());
            if let Some(id) = id {
                let record = read_record(house, &id).await?;
                table["record"] = json!(record.lines().collect::<Vec<_>>());
            }
            out.send(format!("{comma}\n{table}")).await.map_err(gone)?;
            comma = ",";
        }
        from = next;
        if from.is_none() {
            break;
        }
    }
    out.send("\n]}\n".to_owned()).await.map_err(gone)
}
