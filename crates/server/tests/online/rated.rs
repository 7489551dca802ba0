//! Games of people with accounts: whose they are, what they count, and what stays when an account goes.

use std::time::Duration;

use serde_json::{Value, json};
use table::Side;

use crate::accounts::{PASSPHRASE, get, post, sign_up, with_accounts};
use crate::client::{Player, ask, lay_out};
use crate::host::{Host, settings};
use crate::{backgammon, by_turn, draughts, some_move, store};

/// Two who sit down, each with a cookie; an empty one is a guest's.
async fn sit(host: &Host, what: &Value, cookies: [&str; 2], seed: u64) -> [Player; 2] {
    let dice = what["rules"] == "tournament";
    let laid_out = lay_out(host.address, what).await;
    let (id, address) = (&laid_out.id, host.address);
    let [one, other] = cookies.map(|cookie| [("cookie", cookie)]);
    let (light, dark) = ((Side::Light, dice), (Side::Dark, dice));
    let mut light = Player::sit_as(address, id, &laid_out.seat, light, seed, &one).await;
    let mut dark = Player::sit_as(address, id, &laid_out.join, dark, seed + 1, &other).await;
    light.connect().await.expect("a line");
    dark.connect().await.expect("a line");
    light.reach(2).await;
    dark.reach(2).await;
    [light, dark]
}

/// Both move, and the second player gives up.
pub(crate) async fn first_wins(players: &mut [Player; 2]) {
    for _ in 0..2 {
        let (mover, other) = by_turn(players);
        assert_eq!(mover.ask(some_move(mover)).await["t"], "ok");
        other.reach(mover.v).await;
    }
    assert_eq!(players[1].ask(json!({"do": "resign"})).await["t"], "ok");
    players[0].reach(players[1].v).await;
}

async fn ratings(host: &Host, cookie: &str) -> Value {
    get(host, "/account", cookie).await.json()["account"]["ratings"].clone()
}

/// The ratings, once there are any.
pub(crate) async fn rated(host: &Host, cookie: &str) -> Value {
    for _ in 0..200 {
        let found = ratings(host, cookie).await;
        if found != json!([]) {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no rating");
}

pub(crate) async fn history(host: &Host, cookie: &str) -> Vec<Value> {
    let answer = get(host, "/account/history", cookie).await;
    answer.json()["tables"]
        .as_array()
        .unwrap_or_else(|| panic!("{answer:?}"))
        .clone()
}

#[tokio::test]
async fn a_game_between_two_accounts_counts_once() {
    let (host, folder) = with_accounts().await;
    let (ana, rui) = (sign_up(&host, "Ana").await, sign_up(&host, "Rui").await);
    let mut players = sit(&host, &draughts(), [&ana, &rui], 300).await;
    let id = players[0].id.clone();
    let shown = ask(host.address, &format!("/api/tables/{id}"), &[], None)
        .await
        .json();
    assert_eq!(
        shown["names"],
        json!(["Ana", "Rui"]),
        "as the accounts are called"
    );
    assert_eq!(
        shown["ratings"][0],
        json!({"rating": 1500, "deviation": 350, "provisional": true})
    );
    first_wins(&mut players).await;
    let ana_has = rated(&host, &ana).await;
    assert_eq!(
        (&ana_has[0]["rules"], &ana_has[0]["games"]),
        (&json!("draughts:english"), &json!(1))
    );
    assert!(ana_has[0]["rating"].as_i64() > Some(1600), "{ana_has}");
    assert!(rated(&host, &rui).await[0]["rating"].as_i64() < Some(1400));
    // Those at the table are told.
    loop {
        let word = players[0].wait_for("seats").await;
        if word["ratings"][0]["rating"] == ana_has[0]["rating"] {
            break;
        }
    }
    let played = history(&host, &ana).await;
    assert_eq!(played.len(), 1);
    assert_eq!(
        (&played[0]["table"], &played[0]["won"], &played[0]["lost"]),
        (&json!(id), &json!(1), &json!(0))
    );
    assert!(played[0]["change"].as_i64() > Some(100), "{played:?}");
    assert!(history(&host, &rui).await[0]["change"].as_i64() < Some(-100));

    // The table is read again after a restart, and nothing is counted twice.
    host.stop().await;
    let again = async |change: &str| {
        let file = rusqlite::Connection::open(store(&folder)).expect("a file");
        file.execute_batch(change).expect("changed");
        drop(file);
        let mut settings = settings(&store(&folder));
        settings.habits.accounts = true;
        Host::start(settings).await
    };
    let host = again("update table_ set due_at = 1").await;
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(ratings(&host, &ana).await, ana_has);
    host.stop().await;
    // As if the server had died after the last line and before the result: it is made up for when the table is due.
    let host = again("delete from result; delete from rating; update table_ set due_at = 1").await;
    assert_eq!(rated(&host, &ana).await, ana_has);
    host.stop().await;
    let file = rusqlite::Connection::open(store(&folder)).expect("a file");
    let due = file.query_row("select count(due_at) from table_", [], |row| {
        row.get::<_, i64>(0)
    });
    assert_eq!(due, Ok(0), "nothing is left to be done");
}

#[tokio::test]
async fn what_does_not_count() {
    let (host, _folder) = with_accounts().await;
    let (ana, rui) = (sign_up(&host, "Ana").await, sign_up(&host, "Rui").await);
    // Called off.
    let mut players = sit(&host, &draughts(), [&ana, &rui], 310).await;
    assert_eq!(players[0].ask(json!({"do": "abort"})).await["t"], "ok");
    // Against a guest, and against oneself.
    first_wins(&mut sit(&host, &draughts(), [&ana, ""], 312).await).await;
    first_wins(&mut sit(&host, &draughts(), [&ana, &ana], 314).await).await;
    // House rules, and a position of one's own.
    let house = "parent = \"italian\"\nid = \"nonna\"\nman_captures_king = true";
    let own = json!({"rules": "house:nonna", "house": house});
    let mut players = sit(&host, &own, [&ana, &rui], 316).await;
    let shown = ask(
        host.address,
        &format!("/api/tables/{}", players[0].id),
        &[],
        None,
    )
    .await;
    assert_eq!(shown.json()["ratings"], json!([null, null]));
    first_wins(&mut players).await;
    let position = json!({"rules": "english", "start": "W:W21,22,23,24:B1,2,3,4"});
    let mut players = sit(&host, &position, [&ana, &rui], 318).await;
    first_wins(&mut players).await;
    // Against the computer.
    let with = json!({"rules": "english", "computer": 1});
    let laid_out = lay_out(host.address, &with).await;
    let (address, side) = (host.address, (Side::Light, false));
    let cookie = [("cookie", ana.as_str())];
    let mut light = Player::sit_as(address, &laid_out.id, &laid_out.seat, side, 320, &cookie).await;
    light.connect().await.expect("a line");
    light.reach(2).await;
    assert_eq!(light.ask(json!({"do": "resign"})).await["t"], "ok");
    // One that counts comes last, so that the others have had their time.
    first_wins(&mut sit(&host, &json!({"rules": "russian"}), [&ana, &rui], 322).await).await;
    let found = rated(&host, &ana).await;
    assert_eq!(found.as_array().map(Vec::len), Some(1), "{found}");
    assert_eq!(
        (&found[0]["rules"], &found[0]["games"]),
        (&json!("draughts:russian"), &json!(1))
    );
    // All of them are in the history all the same.
    let played = history(&host, &ana).await;
    assert!(played.len() >= 6, "{played:?}");
    let lost = played
        .iter()
        .find(|one| one["computer"][1] == 1)
        .expect("the computer's");
    assert_eq!(
        (&lost["won"], &lost["lost"], &lost["change"]),
        (&json!(0), &json!(1), &Value::Null)
    );
    host.stop().await;
}

/// A match of backgammon is one result, however many games it has.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_counts_as_a_whole() {
    let (host, _folder) = with_accounts().await;
    let (ana, rui) = (sign_up(&host, "Ana").await, sign_up(&host, "Rui").await);
    let [light, dark] = sit(&host, &backgammon(), [&ana, &rui], 330).await;
    let (light, dark) = tokio::join!(light.play_on(), dark.play_on());
    let winner = light
        .table
        .as_ref()
        .and_then(table::Table::result)
        .and_then(|result| result.winner);
    let found = rated(&host, &ana).await;
    assert_eq!(
        (&found[0]["rules"], &found[0]["games"]),
        (&json!("backgammon:tournament"), &json!(1))
    );
    assert_eq!(found[0]["rating"].as_i64() > Some(1500), winner == Some(0));
    drop(dark);
    host.stop().await;
}

#[tokio::test]
async fn a_guests_game_is_claimed_and_an_account_goes() {
    let (host, folder) = with_accounts().await;
    let (ana, rui) = (sign_up(&host, "Ana").await, sign_up(&host, "Rui").await);
    let mut players = sit(&host, &draughts(), ["", &rui], 340).await;
    first_wins(&mut players).await;
    let id = players[0].id.clone();
    let claim = async |session: &str, seat: &str| {
        let cookie = format!("{session}; tabuleiro-seat={seat}");
        let answer = post(&host, &format!("/tables/{id}/claim"), &cookie, &json!({})).await;
        (
            answer.status,
            answer.json()["error"].as_str().unwrap_or("").to_owned(),
        )
    };
    let (mine, others) = (&players[0].secret, &players[1].secret);
    // A seat alone is not enough, an account alone is not, and one that is somebody's stays so.
    assert_eq!(claim("", mine).await, (401, "not-signed-in".to_owned()));
    assert_eq!(claim(&ana, "").await, (403, "not-your-seat".to_owned()));
    assert_eq!(claim(&ana, others).await, (409, "seat-claimed".to_owned()));
    assert_eq!(claim(&ana, mine).await.0, 200);
    assert_eq!(claim(&ana, mine).await.0, 200, "and again");
    assert_eq!(claim(&rui, mine).await.0, 409);
    let played = history(&host, &ana).await;
    assert_eq!(
        (&played[0]["table"], &played[0]["won"], &played[0]["change"]),
        (&json!(id), &json!(1), &Value::Null)
    );
    assert_eq!(
        ratings(&host, &ana).await,
        json!([]),
        "whoever claims knows how it ended"
    );

    // Everything in one piece, with the record as it is.
    let record = ask(host.address, &format!("/api/tables/{id}/record"), &[], None)
        .await
        .body;
    let exported = get(&host, "/account/export", &ana).await;
    let whole: Value = serde_json::from_str(&unchunked(&exported.body)).expect("JSON");
    assert_eq!(
        (&whole["name"], whole["sessions"].as_array().map(Vec::len)),
        (&json!("Ana"), Some(1))
    );
    let lines = whole["tables"][0]["record"]
        .as_array()
        .expect("lines")
        .iter();
    let lines: Vec<_> = lines.filter_map(Value::as_str).collect();
    assert_eq!(lines, unchunked(&record).lines().collect::<Vec<_>>());
    assert!(lines.len() >= 5);

    let wrong = json!({"passphrase": "not the passphrase"});
    assert_eq!(
        post(&host, "/account/delete", &ana, &wrong).await.status,
        403
    );
    let gone = post(
        &host,
        "/account/delete",
        &ana,
        &json!({"passphrase": PASSPHRASE}),
    )
    .await;
    assert_eq!(
        (gone.status, gone.json()["deleted"].as_str()),
        (200, Some("Ana"))
    );
    assert_eq!(get(&host, "/account/history", &ana).await.status, 401);
    let login = json!({"name": "Ana", "passphrase": PASSPHRASE});
    assert_eq!(post(&host, "/account/login", "", &login).await.status, 403);
    // The game is there with what its players were called, and its seals hold.
    let after = ask(host.address, &format!("/api/tables/{id}/record"), &[], None)
        .await
        .body;
    assert_eq!(after, record);
    let shown = ask(host.address, &format!("/api/tables/{id}"), &[], None)
        .await
        .json();
    assert_eq!(shown["names"], json!(["light", "Rui"]));
    host.stop().await;
    let file = rusqlite::Connection::open(store(&folder)).expect("a file");
    for (table, left) in [("account", 1), ("session", 1)] {
        let count = format!("select count(*) from {table}");
        let count = file.query_row(&count, [], |row| row.get::<_, i64>(0));
        assert_eq!(count, Ok(left), "{table}: Rui's");
    }
}

/// A body that came in pieces, as one.
fn unchunked(body: &str) -> String {
    if body.starts_with('{') {
        return body.to_owned();
    }
    let (mut rest, mut whole) = (body.as_bytes(), Vec::new());
    while let Some(end) = rest.windows(2).position(|two| two == b"\r\n") {
        let length = std::str::from_utf8(&rest[..end]).ok();
        let length = length
            .and_then(|length| usize::from_str_radix(length, 16).ok())
            .expect("a length");
        if length == 0 {
            break;
        }
        whole.extend_from_slice(&rest[end + 2..end + 2 + length]);
        rest = &rest[end + 4 + length..];
    }
    String::from_utf8(whole).expect("text")
}
