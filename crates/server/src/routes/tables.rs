//! Laying out a table, and looking at it.

use std::sync::Arc;

use axum::Extension;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::Side;
use table::dice::TableId;

use super::seats::is_level;
use super::{find, read};
use crate::Online;
use crate::errors::Problem;
use crate::guard::Address;
use crate::live::{Draft, House, Other, Strength, strengths};
use crate::store::{Stored, Visibility};

/// What is asked for; the terms of the draft stand beside it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    rules: String,
    house: Option<String>,
    terms: Option<Value>,
    clock: Option<table::clock::TimeControl>,
    start: Option<String>,
    /// Which pieces the creator has in the first game; Light's where nothing is said.
    side: Option<Side>,
    #[serde(default)]
    public: bool,
    /// The computer has the other seat, at this level.
    computer: Option<u8>,
}

pub(super) async fn create(
    State(online): State<Arc<Online>>,
    Extension(Address(address)): Extension<Address>,
    body: Bytes,
) -> Result<impl IntoResponse, Problem> {
    let request: Request = read(&body)?;
    if !online.ledger.may_lay_out(address) {
        online.metrics.requests_limited.up();
        return Err(Problem::TOO_MANY);
    }
    let house = online.house().await?;
    if house.is_stopping() {
        return Err(Problem::STOPPING);
    }
    let draft = Draft {
        rules: request.rules,
        house: request.house,
        terms: request.terms,
        clock: request.clock.unwrap_or(table::clock::TimeControl::None),
        start: request.start,
    };
    let (draft, rules) = draft
        .checked()
        .map_err(|why| Problem::bad("no-such-game", why))?;
    let creator = usize::from(request.side == Some(Side::Dark));
    let level = request.computer.map(is_level).transpose()?;
    let visibility = if request.public && level.is_none() {
        Visibility::Public
    } else {
        Visibility::Link
    };
    let laid_out = house
        .lay_out(&draft, &rules, creator, Other::Friend, visibility)
        .await?;
    let id = laid_out.id.as_str();
    let (seat, join) = (
        laid_out.seats[creator].text(),
        laid_out.seats[1 - creator].text(),
    );
    let mut answer = json!({
        "table": id,
        "side": request.side.unwrap_or(Side::Light),
        "seat": format!("#/t/{id}/s/{seat}"),
        "watch": format!("#/t/{id}"),
    });
    match level {
        // The seat is free: the table has just been laid out, and nobody has its links.
        Some(level) => {
            let seated = house.seat_computer(&laid_out.id, 1 - creator, &rules, level);
            seated.await?;
        }
        None => answer["join"] = json!(format!("#/t/{id}/j/{join}")),
    }
    Ok((StatusCode::CREATED, Json(answer)))
}

/// A table as everybody may see it who has its name.
#[derive(Serialize)]
pub(crate) struct Shown {
    table: String,
    state: &'static str,
    v: u32,
    public: bool,
    begun: i64,
    /// What was agreed on: rules, house rules, terms, clock, start.
    draft: Value,
    names: [String; 2],
    taken: [bool; 2],
    /// At which level the computer sits there.
    computer: [Option<u8>; 2],
    /// How strong those with accounts are.
    ratings: [Option<Strength>; 2],
}

impl Shown {
    /// Tables, with how strong those are who sit there.
    pub(crate) async fn all(house: &House, tables: Vec<Stored>) -> Result<Vec<Self>, Problem> {
        let strengths = match house.habits.accounts {
            true => strengths(&*house.store, &tables, house.time.now()).await?,
            false => vec![[None; 2]; tables.len()],
        };
        let each = tables.into_iter().zip(strengths);
        Ok(each
            .map(|(table, ratings)| Self::new(table, ratings))
            .collect())
    }

    pub(crate) async fn one(house: &House, table: Stored) -> Result<Json<Self>, Problem> {
        let mut shown = Self::all(house, vec![table]).await?;
        shown.pop().map(Json).ok_or(Problem::NO_SUCH_TABLE)
    }

    fn new(stored: Stored, ratings: [Option<Strength>; 2]) -> Self {
        let taken = stored.seats.each_ref().map(|seat| seat.taken.is_some());
        let computer = stored.seats.each_ref();
        let computer = computer.map(|seat| Some(seat.computer.as_ref()?.level));
        Self {
            table: stored.id.to_string(),
            state: stored.state.id(),
            v: stored.head,
            public: stored.visibility == Visibility::Public,
            begun: stored.begun,
            draft: serde_json::from_str(&stored.terms).unwrap_or_default(),
            names: stored.seats.map(|seat| seat.label),
            taken,
            computer,
            ratings,
        }
    }
}

pub(super) async fn show(
    State(online): State<Arc<Online>>,
    Path(id): Path<String>,
) -> Result<Json<Shown>, Problem> {
    let (house, stored) = find(&online, &id).await?;
    Shown::one(&house, stored).await
}

/// So many lines are read from the store at once.
const AT_ONCE: u32 = 2000;

/// The whole record of a table.
pub(super) async fn read_record(house: &House, id: &TableId) -> Result<String, Problem> {
    let (mut text, mut after) = (String::new(), 0);
    loop {
        let lines = house.store.lines(id, after, AT_ONCE).await?;
        let Some(last) = lines.last() else {
            return Ok(text);
        };
        after = last.version;
        for line in &lines {
            text.push_str(&line.line);
            text.push('\n');
        }
    }
}

/// The record, as `tabuleiro verify` reads it.
pub(super) async fn record(
    State(online): State<Arc<Online>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let (house, stored) = find(&online, &id).await?;
    let text = read_record(&house, &stored.id).await?;
    let name = format!("attachment; filename=\"{}.jsonl\"", stored.id);
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text))
}
