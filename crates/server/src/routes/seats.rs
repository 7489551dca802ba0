//! Sitting down, and coming back.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use table::Side;
use table::dice::Commitment;
use table::session::LEVELS;

use super::tables::Shown;
use super::{COOKIE, find, read, seat_of};
use crate::Online;
use crate::auth::{self, Opens, Secret};
use crate::errors::Problem;
use crate::live::{Ask, Draft, House, may_seal};
use crate::session::{self, Signed};
use crate::store::{State as TableState, Stored, Taking};

/// What whoever sits down brings.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sitting {
    /// A secret of 64 hexadecimal digits that the seat is to have from now on, drawn by whoever sits down: if the
    /// answer is lost, the same request brings it again.
    pub(super) mine: Option<String>,
    #[serde(default)]
    pub(super) label: String,
    /// The commitment of one's dice, in a game that has them.
    pub(super) dice: Option<Commitment>,
}

#[derive(Deserialize)]
struct Request {
    /// The secret of a seat's link, or of a link to join.
    secret: String,
    #[serde(flatten)]
    sitting: Sitting,
}

pub(super) async fn sit(
    State(online): State<Arc<Online>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let Request { secret, sitting } = read(&body)?;
    let (house, stored) = find(&online, &id).await?;
    let secret = Secret::read(&secret).ok_or(Problem::NOT_YOURS)?;
    let (seat, own) = match auth::opens(&stored, &secret) {
        Some(Opens::Seat(seat)) if stored.seats[seat].taken.is_some() => {
            return Ok(seated(&online, &stored, seat, &secret));
        }
        Some(Opens::Seat(seat)) => (seat, Some(secret)),
        Some(Opens::Join(seat)) => (seat, None),
        None => return Err(Problem::NOT_YOURS),
    };
    let who = session::of(&online, &house, &headers).await?;
    take(&online, &house, stored, seat, sitting, Comer { own, who }).await
}

/// Who sits down: with the secret that the seat has already, and with an account.
pub(super) struct Comer {
    pub(super) own: Option<Secret>,
    pub(super) who: Option<Signed>,
}

/// Somebody sits down on a seat that is free, and has this secret from now on.
pub(super) async fn take(
    online: &Online,
    house: &Arc<House>,
    stored: Stored,
    seat: usize,
    sitting: Sitting,
    Comer { own, who }: Comer,
) -> Result<Response, Problem> {
    let mine = match &sitting.mine {
        Some(text) => Some(Secret::read(text).ok_or(Problem::bad("unreadable-request", "mine"))?),
        None => None,
    };
    let taken = Problem::new(StatusCode::CONFLICT, "seat-taken");
    if stored.seats[seat].taken.is_some() {
        // The same request once more, whose answer was lost.
        return match &mine {
            Some(mine) if auth::opens(&stored, mine) == Some(Opens::Seat(seat)) => {
                Ok(seated(online, &stored, seat, mine))
            }
            _ => Err(taken),
        };
    }
    if stored.state != TableState::Waiting {
        return Err(Problem::new(StatusCode::GONE, "table-over"));
    }
    if !auth::is_label(&sitting.label) {
        return Err(Problem::bad(
            "unreadable-name",
            "at most 30 letters, digits and spaces",
        ));
    }
    let draft: Option<Draft> = serde_json::from_str(&stored.terms).ok();
    let rules = draft.and_then(|draft| draft.rule_set().ok());
    let has_dice = rules.is_some_and(|rules| rules.kind().has_dice());
    let fits = match (has_dice, &sitting.dice) {
        (true, Some(commitment)) => may_seal(commitment, seat),
        (dice, sealed) => !dice && sealed.is_none(),
    };
    if !fits {
        return Err(Problem::bad(
            "dice-not-sealed",
            "a chain of the usual length for this seat",
        ));
    }
    let secret = own.or(mine).unwrap_or_else(Secret::draw);
    let taking = Taking {
        secret: secret.hash(),
        // Whoever has an account is called as it is.
        label: who
            .as_ref()
            .map_or(sitting.label, |who| who.account.name.clone()),
        dice: sitting
            .dice
            .and_then(|dice| serde_json::to_string(&dice).ok()),
        computer: None,
        account: who.map(|who| who.account.id),
        at: house.time.now(),
    };
    let number = u8::try_from(seat).unwrap_or(0);
    if !house.store.take_seat(&stored.id, number, taking).await? {
        return Err(taken);
    }
    house.ask(&stored.id, Ask::Seated);
    Ok(seated(online, &stored, seat, &secret))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Companion {
    /// Counted from 1.
    level: u8,
}

/// A level that there is.
pub(super) fn is_level(level: u8) -> Result<u8, Problem> {
    match (1..=LEVELS).contains(&level) {
        true => Ok(level),
        false => Err(Problem::bad("no-such-level", format!("1 to {LEVELS}"))),
    }
}

/// Whoever sits and waits may play with the computer instead.
pub(super) async fn computer(
    State(online): State<Arc<Online>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Shown>, Problem> {
    let Companion { level } = read(&body)?;
    let level = is_level(level)?;
    let (house, stored) = find(&online, &id).await?;
    let seat = seat_of(&headers, &stored)?.ok_or(Problem::NOT_YOURS)?;
    if stored.state != TableState::Waiting {
        return Err(Problem::new(StatusCode::GONE, "table-over"));
    }
    let draft: Option<Draft> = serde_json::from_str(&stored.terms).ok();
    let rules = draft.and_then(|draft| draft.rule_set().ok());
    let rules = rules.ok_or(Problem::new(StatusCode::GONE, "table-over"))?;
    if !house
        .seat_computer(&stored.id, 1 - seat, &rules, level)
        .await?
    {
        return Err(Problem::new(StatusCode::CONFLICT, "seat-taken"));
    }
    let (_, stored) = find(&online, &id).await?;
    Shown::one(&house, stored).await
}

/// The cookie by which this browser is known at this table, and at no other. No script reads it, and no other page's
/// request brings it.
fn seated(online: &Online, stored: &Stored, seat: usize, secret: &Secret) -> Response {
    let (id, secret) = (stored.id.as_str(), secret.text());
    let side = if seat == 0 { Side::Light } else { Side::Dark };
    let names = &online.settings.names;
    let secure = if names.is_secure() { "; Secure" } else { "" };
    let base = names.base_path();
    let cookie = format!(
        "{COOKIE}={secret}; Path={base}/api/tables/{id}; Max-Age=31536000; HttpOnly; SameSite=Strict{secure}"
    );
    let answer = json!({
        "table": id,
        "seat": format!("#/t/{id}/s/{secret}"),
        "side": side,
    });
    ([(header::SET_COOKIE, cookie)], Json(answer)).into_response()
}
