//! Who may ask for what: every route that there is, from everybody who could try. The routes are those of
//! `docs/openapi.json`, which is compared with the router's own list.

use serde_json::{Value, json};

use crate::accounts::{PASSPHRASE, sign_in, sign_up};
use crate::client::{LaidOut, ask, lay_out};
use crate::{draughts, house_with, two};

fn document() -> Value {
    let text = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    serde_json::from_str(&std::fs::read_to_string(text).expect("a file")).expect("JSON")
}

/// Every route with its method, as the document has them.
fn routes() -> Vec<(String, String)> {
    let document = document();
    let paths = document["paths"].as_object().expect("paths");
    let routes = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("methods").keys();
        methods.map(move |method| (path.clone(), method.clone()))
    });
    routes.collect()
}

/// The document has the routes of the router, no more and no fewer, each under its method.
#[test]
fn the_document_has_every_route() {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src/routes/mod.rs");
    let source = std::fs::read_to_string(source).expect("a file");
    let mut known: Vec<(String, String)> = source
        .lines()
        .filter_map(|line| line.trim().strip_prefix(".route(\""))
        .filter_map(|rest| rest.split_once("\", "))
        .map(|(path, call)| {
            (
                path.to_owned(),
                call.split('(').next().unwrap_or("").to_owned(),
            )
        })
        .collect();
    let mut told = routes();
    known.sort();
    told.sort();
    assert_eq!(told, known);
    // Every reference leads somewhere.
    let document = document();
    let text = document.to_string();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().expect("a name");
        assert!(
            document["components"]["schemas"][name].is_object(),
            "{name}"
        );
    }
}

/// What each of them gets: whoever plays (by cookie), the opponent (by the secret, as programs do), somebody who
/// watches, a player of another table, somebody with the link by which the other seat was taken, and somebody who has
/// signed in and sits nowhere.
const WHO: [&str; 6] = [
    "player",
    "opponent",
    "watcher",
    "other table",
    "used link",
    "account",
];

fn expected(path: &str, method: &str) -> [u16; 6] {
    // What needs an account, and what whoever has one gets.
    let account = |gets| [401, 401, 401, 401, 401, gets];
    match path {
        "/tables" => [201; 6],
        "/tables/{id}" | "/tables/{id}/record" | "/offers" | "/network" | "/account/logout" => {
            [200; 6]
        }
        // By one's own secret one comes back; a link that was used opens nothing.
        "/tables/{id}/seat" => [200, 200, 403, 403, 409, 403],
        "/tables/{id}/command" => [200, 200, 403, 403, 403, 403],
        // It has begun: even those who sit there come too late.
        "/tables/{id}/computer" => [410, 410, 403, 403, 403, 403],
        // Not a public table, and nobody learns whether it is there.
        "/offers/{id}" => [404; 6],
        // A request that is no handshake; who is let in by a real one is tested with the lines.
        "/tables/{id}/socket" => [400; 6],
        "/account" if method == "get" => [200; 6],
        // Somebody has the name.
        "/account" => [409; 6],
        // By a passphrase that is none.
        "/account/login" => [403; 6],
        // An account alone takes no seat into it, and a passphrase that is none changes nothing.
        "/tables/{id}/claim" | "/account/passphrase" | "/account/delete" => account(403),
        "/account/sessions" | "/account/sessions/end" | "/account/history" | "/account/export" => {
            account(200)
        }
        other => panic!("what may be expected of {other}?"),
    }
}

#[tokio::test]
async fn everybody_asks_for_everything() {
    let (host, _folder) = house_with(|settings| settings.habits.accounts = true).await;
    sign_up(&host, "Ana").await;
    let players = two(&host, &draughts(), 110).await;
    let others = two(&host, &draughts(), 111).await;
    let LaidOut {
        id: waiting, join, ..
    } = lay_out(host.address, &draughts()).await;
    // The other seat of that table is taken by the link, once.
    let body = json!({"secret": join, "mine": "11".repeat(32)}).to_string();
    let taken = ask(
        host.address,
        &format!("/api/tables/{waiting}/seat"),
        &[],
        Some(&body),
    )
    .await;
    assert_eq!(taken.status, 200);
    let v = players[0].v;
    for (path, method) in routes() {
        // A stream does not end; who is let in is tested with the sockets.
        if path == "/tables/{id}/stream" {
            continue;
        }
        for (who, expected) in WHO.into_iter().zip(expected(&path, &method)) {
            let secret = match who {
                "player" => &players[0].secret,
                "opponent" => &players[1].secret,
                "other table" => &others[0].secret,
                "used link" => &join,
                _ => "",
            };
            let id = match (who, path.as_str()) {
                ("used link", "/tables/{id}/seat") => &waiting,
                _ => &players[0].id,
            };
            let cookie = format!("tabuleiro-seat={secret}");
            let bearer = format!("Bearer {secret}");
            let session = match who {
                "account" => sign_in(&host, "Ana").await,
                _ => String::new(),
            };
            let headers = match who {
                "account" => vec![("cookie", session.as_str())],
                "watcher" => Vec::new(),
                "player" => vec![("cookie", cookie.as_str())],
                _ => vec![("authorization", bearer.as_str())],
            };
            let body = match path.as_str() {
                "/tables" => draughts(),
                "/tables/{id}/seat" => json!({"secret": secret}),
                "/tables/{id}/command" => json!({"c": "ab".repeat(16), "v": v, "do": "flag"}),
                "/tables/{id}/computer" => json!({"level": 1}),
                "/account" => json!({"name": "ANA", "passphrase": PASSPHRASE}),
                "/account/login" => json!({"name": "Ana", "passphrase": "another one"}),
                "/account/passphrase" => json!({"passphrase": "another one", "new": "a third one"}),
                "/account/delete" => json!({"passphrase": "another one"}),
                "/account/sessions/end" => json!({"session": "none"}),
                _ => json!({}),
            };
            let body = (method == "post").then(|| body.to_string());
            let at = format!("/api{}", path.replace("{id}", id));
            let answer = ask(host.address, &at, &headers, body.as_deref()).await;
            assert_eq!(
                answer.status, expected,
                "{who}: {method} {path}: {answer:?}"
            );
        }
    }
    let shown = ask(
        host.address,
        &format!("/api/tables/{}", players[0].id),
        &[],
        None,
    )
    .await;
    assert_eq!(shown.json()["v"], v, "nothing has happened");
    host.stop().await;
}
