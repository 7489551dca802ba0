//! Who is let in: names, origins, secrets, and how much of everything.

use std::time::Duration;

use serde_json::json;
use table::Side;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::tungstenite::Error as WsError;

use crate::client::{Player, ask, connect, lay_out};
use crate::{backgammon, draughts, house, house_with, two};

#[tokio::test]
async fn names_that_are_not_ours() {
    let (host, _folder) = house().await;
    for path in ["/api/offers", "/api/tables/none", "/api/nothing"] {
        for name in ["evil", "evil.example:80", "localhost.evil.example", ""] {
            let answer = ask(host.address, path, &[("host", name)], None).await;
            assert!(
                matches!(answer.status, 421 | 400),
                "{path} {name}: {answer:?}"
            );
        }
    }
    // The page is the same for all, and has no secrets.
    assert_eq!(
        ask(host.address, "/", &[("host", "evil")], None)
            .await
            .status,
        200
    );
    host.stop().await;
}

#[tokio::test]
async fn requests_of_other_pages() {
    let (host, _folder) = house().await;
    let body = draughts().to_string();
    let own = format!("http://{}", host.address);
    let post = |headers: Vec<(&'static str, String)>| {
        let body = body.clone();
        async move {
            let headers: Vec<(&str, &str)> = headers
                .iter()
                .map(|(name, value)| (*name, value.as_str()))
                .collect();
            ask(host.address, "/api/tables", &headers, Some(&body))
                .await
                .status
        }
    };
    assert_eq!(
        post(vec![
            ("origin", own.clone()),
            ("sec-fetch-site", "same-origin".into())
        ])
        .await,
        201
    );
    for origin in [
        "null",
        "http://evil.example",
        "https://localhost",
        "http://127.0.0.1:1",
    ] {
        assert_eq!(post(vec![("origin", origin.into())]).await, 403, "{origin}");
    }
    for site in ["cross-site", "same-site"] {
        assert_eq!(
            post(vec![("sec-fetch-site", site.into())]).await,
            403,
            "{site}"
        );
    }
    for kind in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "",
    ] {
        assert_eq!(
            post(vec![("content-type", kind.into())]).await,
            415,
            "{kind}"
        );
    }
    let large = format!("{{\"rules\":\"{}\"}}", "x".repeat(70_000));
    let refused = ask(host.address, "/api/tables", &[], Some(&large)).await;
    assert_eq!(refused.status, 413);
    host.stop().await;
}

#[tokio::test]
async fn sockets_of_other_pages() {
    let (host, _folder) = house().await;
    let players = two(&host, &draughts(), 40).await;
    let id = &players[0].id;
    let cookie = format!("tabuleiro-seat={}", players[0].secret);
    for origin in ["null", "http://evil.example", "http://127.0.0.1:1"] {
        let headers = [("cookie", cookie.as_str()), ("origin", origin)];
        assert_eq!(
            refusal(connect(host.address, id, 0, &headers).await),
            403,
            "{origin}"
        );
    }
    // Without any, it is no browser; then it has no cookie either.
    let headers = [("cookie", cookie.as_str())];
    assert_eq!(refusal(connect(host.address, id, 0, &headers).await), 403);
    assert_eq!(
        refusal(connect(host.address, id, 0, &[("host", "evil")]).await),
        421
    );
    assert_eq!(
        refusal(connect(host.address, "nosuchtable", 0, &[]).await),
        404
    );
    let wrong = [("authorization", "Bearer 00")];
    assert_eq!(refusal(connect(host.address, id, 0, &wrong).await), 403);
    host.stop().await;
}

fn refusal<T>(answer: Result<T, WsError>) -> u16 {
    match answer {
        Err(WsError::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it was let in"),
    }
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let (host, _folder) = house().await;
    for (path, body) in [
        ("/api/offers", None),
        ("/api/tables", Some("{}")),
        ("/api/nothing", None),
    ] {
        let answer = ask(host.address, path, &[], body).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(
            answer.header("content-type"),
            Some("application/json"),
            "{path}"
        );
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
    }
    host.stop().await;
}

#[tokio::test]
async fn whoever_sits_at_the_machine_hears_where_phones_find_it() {
    let (at_home, elsewhere) = ("http://192.168.1.5:7117", "203.0.113.9");
    let (host, _folder) = house_with(|settings| {
        settings.network = Some(at_home.to_owned());
        settings.names.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    let told = ask(host.address, "/api/network", &[], None).await.json();
    assert_eq!(told["network"], at_home);
    let from = [("x-forwarded-for", elsewhere)];
    let told = ask(host.address, "/api/network", &from, None).await.json();
    assert_eq!(told["network"], serde_json::Value::Null);
    host.stop().await;
    // A proxy on this machine that nobody named asks from here too, and is found out by what it says.
    let change = |settings: &mut tabuleiro_server::Settings| {
        settings.network = Some(at_home.to_owned());
        settings.names.hosts = vec!["games.example.org".to_owned()];
    };
    let (host, _folder) = house_with(change).await;
    for proxied in [
        ("x-forwarded-for", elsewhere),
        ("forwarded", "for=203.0.113.9"),
        ("x-real-ip", elsewhere),
        ("via", "1.1 proxy"),
        ("host", "games.example.org"),
    ] {
        let told = ask(host.address, "/api/network", &[proxied], None).await;
        assert_eq!(
            told.json()["network"],
            serde_json::Value::Null,
            "{proxied:?}"
        );
    }
    for host_name in ["localhost:7117", "[::1]:7117", "127.0.0.1"] {
        let told = ask(host.address, "/api/network", &[("host", host_name)], None).await;
        assert_eq!(told.json()["network"], at_home, "{host_name}");
    }
    host.stop().await;
}

#[tokio::test]
async fn a_cookie_is_for_one_table_and_for_no_script() {
    let behind = "https://games.example.org/box";
    let (host, _folder) =
        house_with(|settings| settings.names.public_url = Some(behind.to_owned())).await;
    let laid_out = lay_out(host.address, &draughts()).await;
    let path = format!("/api/tables/{}/seat", laid_out.id);
    let body = json!({"secret": laid_out.seat}).to_string();
    let answer = ask(host.address, &path, &[], Some(&body)).await;
    let cookie = answer.header("set-cookie").expect("a cookie");
    let parts: Vec<&str> = cookie.split("; ").collect();
    assert_eq!(parts[0], format!("tabuleiro-seat={}", laid_out.seat));
    let own_path = format!("Path=/box/api/tables/{}", laid_out.id);
    for part in [own_path.as_str(), "HttpOnly", "SameSite=Strict", "Secure"] {
        assert!(parts.contains(&part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Domain"));
    // Wrong secrets, of the wrong form or of nobody.
    for secret in ["", "zz", &"0".repeat(64), &laid_out.seat[1..]] {
        let body = json!({"secret": secret}).to_string();
        let refused = ask(host.address, &path, &[], Some(&body)).await;
        assert_eq!(
            (refused.status, refused.header("set-cookie")),
            (403, None),
            "{secret:?}"
        );
    }
    host.stop().await;
}

/// Behind a proxy everything stands under the path that people see, and also where a proxy has taken it off.
#[tokio::test]
async fn under_a_path_of_its_own() {
    let behind = "https://games.example.org/box";
    let (host, _folder) =
        house_with(|settings| settings.names.public_url = Some(behind.to_owned())).await;
    let name = [("host", "games.example.org")];
    for base in ["", "/box"] {
        let get = async |path: &str| ask(host.address, &format!("{base}{path}"), &name, None).await;
        assert_eq!(get("/healthz").await.body, "ok\n", "{base}");
        assert!(
            get("/").await.body.contains("<title>Tabuleiro</title>"),
            "{base}"
        );
        assert_eq!(get("/api/offers").await.body, "[]", "{base}");
        assert_eq!(get("/api/nothing").await.status, 404, "{base}");
        assert_eq!(get("/data/index.json").await.status, 200, "{base}");
        assert_eq!(get("/nothing-here").await.status, 404, "{base}");
    }
    let moved = ask(host.address, "/box", &name, None).await;
    assert_eq!(
        (moved.status, moved.header("location")),
        (308, Some("/box/"))
    );
    host.stop().await;
}

/// Neither a secret of a seat nor a key of the dice goes anywhere but to its owner; the store has hashes.
#[tokio::test]
async fn secrets_stay_with_their_owners() {
    let (host, folder) = house().await;
    let mut players = two(&host, &backgammon(), 50).await;
    for _ in 0..40 {
        for player in &mut players {
            player.act().await;
            if let Ok(word) = tokio::time::timeout(Duration::from_millis(50), player.hear()).await {
                word.expect("an open line");
            }
        }
    }
    let secrets: Vec<String> = players.iter().map(|player| player.secret.clone()).collect();
    let keys: Vec<String> = players
        .iter()
        .map(|player| {
            let kept =
                serde_json::to_value(player.holder.as_ref().expect("dice").secret()).expect("JSON");
            kept["chains"][0]["entropy"]
                .as_str()
                .expect("a key")
                .to_owned()
        })
        .collect();
    for player in &players {
        let heard = serde_json::to_string(&player.heard).expect("text");
        assert!(heard.len() > 1000);
        for secret in secrets.iter().chain(&keys) {
            assert!(!heard.contains(secret.as_str()), "a secret was told");
        }
    }
    let id = players[0].id.clone();
    for path in [
        format!("/api/tables/{id}"),
        format!("/api/tables/{id}/record"),
    ] {
        let shown = ask(host.address, &path, &[], None).await.body;
        assert!(
            secrets
                .iter()
                .chain(&keys)
                .all(|secret| !shown.contains(secret.as_str()))
        );
    }
    let metrics = ask(host.admin, "/metrics", &[], None).await.body;
    assert!(!metrics.contains(&id) && metrics.contains("tabuleiro_events_total"));
    host.stop().await;
    for file in std::fs::read_dir(folder.path()).expect("a folder") {
        // Beside the file itself there may be some that go when it is closed.
        let bytes = std::fs::read(file.expect("a file").path()).unwrap_or_default();
        for secret in secrets.iter().chain(&keys) {
            let text = secret.as_bytes();
            let raw: Vec<u8> = (0..32)
                .map(|at| u8::from_str_radix(&secret[2 * at..2 * at + 2], 16).expect("hexadecimal"))
                .collect();
            assert!(
                !bytes.windows(64).any(|part| part == text),
                "a secret is in the store"
            );
            assert!(
                !bytes.windows(32).any(|part| part == raw),
                "a secret is in the store"
            );
        }
    }
}

#[tokio::test]
async fn names_beside_a_seat_are_letters() {
    let (host, _folder) = house().await;
    for label in [
        "<script>",
        "a\u{202e}b",
        "\"onload=",
        "x".repeat(31).as_str(),
        " a",
    ] {
        let laid_out = lay_out(host.address, &draughts()).await;
        let body = json!({"secret": laid_out.seat, "label": label}).to_string();
        let refused = ask(
            host.address,
            &format!("/api/tables/{}/seat", laid_out.id),
            &[],
            Some(&body),
        )
        .await;
        assert_eq!(
            (refused.status, refused.json()["error"].as_str()),
            (400, Some("unreadable-name")),
            "{label}"
        );
    }
    host.stop().await;
}

#[tokio::test]
async fn too_much_of_everything() {
    let (host, _folder) = house_with(|settings| {
        settings.limits.sockets = 3;
        settings.limits.tables = (0.0, 2.0);
        settings.habits.commands = (0.0, 5.0);
    })
    .await;
    let mut players = two(&host, &draughts(), 51).await;
    let id = players[0].id.clone();
    let watcher = connect(host.address, &id, 0, &[]).await.expect("a line");
    assert_eq!(refusal(connect(host.address, &id, 0, &[]).await), 429);
    drop(watcher);
    // A place is free once the server has noticed.
    for _ in 0..100 {
        match connect(host.address, &id, 0, &[]).await {
            Ok(_) => break,
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    let body = draughts().to_string();
    assert_eq!(
        ask(host.address, "/api/tables", &[], Some(&body))
            .await
            .status,
        201
    );
    let refused = ask(host.address, "/api/tables", &[], Some(&body)).await;
    assert_eq!(
        (refused.status, refused.header("retry-after")),
        (429, Some("2"))
    );
    // The line of whoever says too much ends, and only that one.
    for _ in 0..10 {
        players[0].send("{\"do\":\"nonsense\"}").await;
    }
    while players[0].hear().await.is_some() {}
    assert_eq!(players[1].ask(json!({"do": "resign"})).await["t"], "ok");
    host.stop().await;
}

#[tokio::test]
async fn words_that_are_none() {
    let (host, _folder) = house().await;
    let mut players = two(&host, &draughts(), 52).await;
    let [light, dark] = &mut players;
    for text in [
        "",
        "{}",
        "[]",
        "null",
        "{\"do\":\"play\"}",
        "\u{0}",
        "{\"c\":1,\"do\":\"resign\"}",
    ] {
        light.send(text).await;
        let answer = light.wait_for("no").await;
        assert_eq!(answer["id"], "unreadable-command", "{text}");
    }
    // A megabyte is not read.
    light.send(&"x".repeat(1_000_000)).await;
    while light.hear().await.is_some() {}
    assert_eq!(dark.ask(json!({"do": "resign"})).await["t"], "ok");
    host.stop().await;
}

/// Whoever begins to ask and does not go on is not waited for.
#[tokio::test]
async fn half_a_request() {
    let (host, _folder) = house().await;
    let mut slow = tokio::net::TcpStream::connect(host.address)
        .await
        .expect("a connection");
    slow.write_all(b"GET / HTTP/1.1\r\nHost: loc")
        .await
        .expect("written");
    let mut said = Vec::new();
    let patience = Duration::from_secs(15);
    let ended = tokio::time::timeout(patience, slow.read_to_end(&mut said)).await;
    assert!(ended.is_ok(), "the connection was ended");
    host.stop().await;
}

#[tokio::test]
async fn what_looks_after_the_server_has_a_door_of_its_own() {
    let (host, _folder) = house().await;
    lay_out(host.address, &draughts()).await;
    for path in ["/metrics", "/readyz"] {
        assert_eq!(
            ask(host.address, path, &[], None).await.status,
            404,
            "{path}"
        );
        assert_eq!(ask(host.admin, path, &[], None).await.status, 200, "{path}");
    }
    assert_eq!(ask(host.admin, "/healthz", &[], None).await.body, "ok\n");
    assert_eq!(ask(host.admin, "/api/offers", &[], None).await.status, 404);
    let text = ask(host.admin, "/metrics", &[], None).await.body;
    assert!(
        text.contains("tabuleiro_tables_created_total 1\n"),
        "{text}"
    );
    host.stop().await;
}

/// Whoever serves the page alone writes nothing.
#[tokio::test]
async fn nothing_is_kept_before_somebody_plays() {
    let (host, folder) = house().await;
    assert_eq!(ask(host.address, "/", &[], None).await.status, 200);
    assert_eq!(
        std::fs::read_dir(folder.path()).expect("a folder").count(),
        0
    );
    let laid_out = lay_out(host.address, &draughts()).await;
    assert_ne!(
        std::fs::read_dir(folder.path()).expect("a folder").count(),
        0
    );
    let mut watcher = Player::sit(
        host.address,
        &laid_out.id,
        &laid_out.seat,
        Side::Light,
        false,
        53,
    )
    .await;
    watcher.connect().await.expect("a line");
    let hello = watcher.wait_for("hello").await;
    assert_eq!(
        (hello["state"].as_str(), hello["v"].as_u64()),
        (Some("waiting"), Some(0))
    );
    host.stop().await;
}
