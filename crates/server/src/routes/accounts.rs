//! Accounts: making one, signing in and out, sessions, taking all of it away.

use std::sync::Arc;

use axum::Extension;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::read;
use crate::Online;
use crate::auth;
use crate::errors::Problem;
use crate::guard::Address;
use crate::live::{Ask, House, Strength};
use crate::passphrase::is_passphrase;
use crate::session::{self, Signed};
use crate::store::{Account, State as TableState};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    passphrase: String,
}

/// The house, where it has accounts.
pub(super) async fn house(online: &Online) -> Result<Arc<House>, Problem> {
    if !online.settings.habits.accounts {
        return Err(Problem::NO_ACCOUNTS);
    }
    let house = online.house().await?;
    match house.is_stopping() {
        true => Err(Problem::STOPPING),
        false => Ok(house),
    }
}

/// The house, and who asks; nobody gets further who has not signed in.
pub(super) async fn signed_in(
    online: &Online,
    headers: &HeaderMap,
) -> Result<(Arc<House>, Signed), Problem> {
    let house = house(online).await?;
    let signed = session::of(online, &house, headers).await?;
    Ok((house, signed.ok_or(Problem::NOT_SIGNED_IN)?))
}

fn with_cookie(status: StatusCode, cookie: String, answer: Value) -> Response {
    (status, [(header::SET_COOKIE, cookie)], Json(answer)).into_response()
}

/// Whether there are accounts here, and who asks.
pub(super) async fn show(
    State(online): State<Arc<Online>>,
    headers: HeaderMap,
) -> Result<Json<Value>, Problem> {
    if !online.settings.habits.accounts {
        return Ok(Json(json!({"accounts": false, "account": null})));
    }
    // Whoever has no cookie is nobody: nothing is opened for that.
    let signed = match session::cookie(&headers, session::COOKIE) {
        Some(_) => {
            let house = house(&online).await?;
            let signed = session::of(&online, &house, &headers).await?;
            signed.map(|signed| (house, signed))
        }
        None => None,
    };
    let account = match signed {
        Some((house, Signed { account, .. })) => Some(json!({
            "name": account.name,
            "made": account.made,
            "ratings": ratings(&house, &account).await?,
        })),
        None => None,
    };
    Ok(Json(json!({"accounts": true, "account": account})))
}

pub(super) async fn ratings(house: &House, account: &Account) -> Result<Vec<Value>, Problem> {
    let now = house.time.now();
    let found = house.store.ratings(&[&account.id]).await?;
    let shown = found.into_iter().map(|of| {
        let mut shown = json!(Strength::of(of.rating, now));
        shown["rules"] = json!(of.rules);
        shown["games"] = json!(of.rating.n);
        shown
    });
    Ok(shown.collect())
}

pub(super) async fn create(
    State(online): State<Arc<Online>>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let house = house(&online).await?;
    let Credentials { name, passphrase } = read(&body)?;
    if !auth::is_name(&name) {
        return Err(Problem::bad(
            "unreadable-name",
            "1 to 30 letters, digits and spaces",
        ));
    }
    good_enough(&passphrase, &name)?;
    if !online.ledger.may_make_account(address) {
        online.metrics.requests_limited.up();
        return Err(Problem::TOO_MANY);
    }
    let taken = Problem::new(StatusCode::CONFLICT, "name-taken");
    let folded = auth::folded(&name);
    if house.store.account_named(&folded).await?.is_some() {
        return Err(taken);
    }
    let account = Account {
        id: auth::new_id(),
        passphrase: online.scales.keep(passphrase).await?,
        made: house.time.now(),
        folded,
        name,
    };
    let (id, name) = (account.id.clone(), account.name.clone());
    if !house.store.add_account(account).await? {
        return Err(taken);
    }
    let cookie = session::open(&online, &house, &id, &headers).await?;
    Ok(with_cookie(
        StatusCode::CREATED,
        cookie,
        json!({"name": name}),
    ))
}

pub(super) async fn log_in(
    State(online): State<Arc<Online>>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let house = house(&online).await?;
    let Credentials { name, passphrase } = read(&body)?;
    // What nobody can be called is counted as one name: the limits remember names, and a name can be a long text.
    let name = name.trim();
    let folded = if auth::is_name(name) {
        auth::folded(name)
    } else {
        String::new()
    };
    if !online.ledger.may_log_in(address, &folded) {
        online.metrics.requests_limited.up();
        return Err(Problem::TOO_MANY);
    }
    // Whether there is such a name or not: the same work, and the same answer.
    let account = house.store.account_named(&folded).await?;
    let kept = account.as_ref().map(|account| account.passphrase.clone());
    let fits = online.scales.fits(passphrase, kept).await?;
    let account = account.filter(|_| fits).ok_or(Problem::WRONG_PASSPHRASE)?;
    // What was open in this browser is not used any more.
    if let Some(Signed { account, session }) = session::of(&online, &house, &headers).await? {
        house
            .store
            .end_sessions(&account.id, Some(&session.id))
            .await?;
    }
    let cookie = session::open(&online, &house, &account.id, &headers).await?;
    Ok(with_cookie(
        StatusCode::OK,
        cookie,
        json!({"name": account.name}),
    ))
}

pub(super) async fn log_out(
    State(online): State<Arc<Online>>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let house = house(&online).await?;
    if let Some(Signed { account, session }) = session::of(&online, &house, &headers).await? {
        house
            .store
            .end_sessions(&account.id, Some(&session.id))
            .await?;
    }
    Ok(with_cookie(
        StatusCode::OK,
        session::none(&online),
        json!({}),
    ))
}

pub(super) async fn sessions(
    State(online): State<Arc<Online>>,
    headers: HeaderMap,
) -> Result<Json<Vec<Value>>, Problem> {
    let (house, Signed { account, session }) = signed_in(&online, &headers).await?;
    let sessions = house.store.sessions(&account.id).await?;
    let shown = sessions.into_iter().map(|one| {
        json!({
            "session": one.id,
            "device": one.device,
            "made": one.made,
            "seen": one.seen,
            "this": one.hash == session.hash,
        })
    });
    Ok(Json(shown.collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ending {
    /// Which one; all of them where nothing is said, with the one that asks.
    session: Option<String>,
}

pub(super) async fn end_sessions(
    State(online): State<Arc<Online>>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let (house, Signed { account, session }) = signed_in(&online, &headers).await?;
    let Ending { session: which } = read(&body)?;
    let ended = house
        .store
        .end_sessions(&account.id, which.as_deref())
        .await?;
    let answer = json!({"ended": ended});
    Ok(match which.is_none_or(|which| which == session.id) {
        true => with_cookie(StatusCode::OK, session::none(&online), answer),
        false => Json(answer).into_response(),
    })
}

fn good_enough(passphrase: &str, name: &str) -> Result<(), Problem> {
    match is_passphrase(passphrase, name) {
        true => Ok(()),
        false => Err(Problem::bad(
            "weak-passphrase",
            "10 to 200 letters, and not the name",
        )),
    }
}

/// Whoever changes or takes away everything says the passphrase again: a browser may have been left open.
async fn confirmed(
    online: &Online,
    address: std::net::IpAddr,
    account: &Account,
    passphrase: String,
) -> Result<(), Problem> {
    if !online.ledger.may_log_in(address, &account.folded) {
        online.metrics.requests_limited.up();
        return Err(Problem::TOO_MANY);
    }
    let kept = Some(account.passphrase.clone());
    match online.scales.fits(passphrase, kept).await? {
        true => Ok(()),
        false => Err(Problem::WRONG_PASSPHRASE),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewPassphrase {
    passphrase: String,
    new: String,
}

/// Another passphrase: every session ends, and this browser gets a new one.
pub(super) async fn change_passphrase(
    State(online): State<Arc<Online>>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let (house, Signed { account, .. }) = signed_in(&online, &headers).await?;
    let NewPassphrase { passphrase, new } = read(&body)?;
    good_enough(&new, &account.name)?;
    confirmed(&online, address, &account, passphrase).await?;
    let kept = online.scales.keep(new).await?;
    house.store.set_passphrase(&account.id, &kept).await?;
    let cookie = session::open(&online, &house, &account.id, &headers).await?;
    Ok(with_cookie(
        StatusCode::OK,
        cookie,
        json!({"name": account.name}),
    ))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deleting {
    passphrase: String,
}

pub(super) async fn delete(
    State(online): State<Arc<Online>>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let (house, Signed { account, .. }) = signed_in(&online, &headers).await?;
    let Deleting { passphrase } = read(&body)?;
    confirmed(&online, address, &account, passphrase).await?;
    take_away(&house, &account).await?;
    Ok(with_cookie(
        StatusCode::OK,
        session::none(&online),
        json!({"deleted": account.name}),
    ))
}

/// So many tables of somebody who goes are told at once; the others see it when they are read again.
const TOLD: u32 = 50;

/// Takes an account away. The games stay, with what its owner was called there.
pub(crate) async fn take_away(house: &Arc<House>, account: &Account) -> Result<bool, Problem> {
    let (newest, _) = house.store.history(&account.id, None, TOLD).await?;
    let gone = house.store.delete_account(&account.id).await?;
    for table in newest
        .iter()
        .filter(|table| table.state == TableState::Live)
    {
        house.ask(&table.id, Ask::Seated);
    }
    Ok(gone)
}
