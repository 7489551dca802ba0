//! What whoever looks after the server asks and orders.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{ask, connect, lay_out};
use crate::{by_turn, draughts, house, house_with, some_move, two};

#[tokio::test]
async fn tables_are_listed_and_closed() {
    let (host, _folder) = house().await;
    let order = async |path: &str, body: Value| {
        let answer = ask(host.admin, path, &[], Some(&body.to_string())).await;
        (answer.status, answer.json())
    };
    let waiting = lay_out(host.address, &draughts()).await;
    let (status, answer) = order(&format!("/admin/tables/{}/close", waiting.id), json!({})).await;
    assert_eq!(
        (status, answer["closed"].as_str()),
        (200, Some(waiting.id.as_str()))
    );
    let shown = ask(
        host.address,
        &format!("/api/tables/{}", waiting.id),
        &[],
        None,
    )
    .await;
    assert_eq!(shown.json()["state"], "over");

    let mut players = two(&host, &draughts(), 100).await;
    let id = players[0].id.clone();
    let close = format!("/admin/tables/{id}/close");
    let listed = ask(host.admin, "/admin/tables", &[], None).await.json();
    let listed = listed.as_array().expect("a list").iter();
    assert!(
        listed
            .clone()
            .any(|shown| shown["table"] == *id && shown["state"] == "live")
    );
    for _ in 0..2 {
        let (first, second) = by_turn(&mut players);
        assert_eq!(first.ask(some_move(first)).await["t"], "ok");
        second.reach(first.v).await;
    }
    // Nobody decides a game from outside, unless he says who has left.
    let (status, answer) = order(&close, json!({})).await;
    assert_eq!(
        (status, answer["error"].as_str()),
        (409, Some("both-have-moved"))
    );
    assert_eq!(order(&close, json!({"left": "dark"})).await.0, 200);
    players[0].reach(5).await;
    let result = players[0].table.as_ref().and_then(table::Table::result);
    assert_eq!(result.and_then(|result| result.winner), Some(0));
    assert_eq!(order(&close, json!({})).await.1["error"], "table-over");
    assert_eq!(
        order("/admin/tables/nosuchtable/close", json!({})).await.0,
        404
    );
    let status = ask(host.admin, "/admin/status", &[], None).await.json();
    assert_eq!(
        (status["tables_created"].as_u64(), status["lines"].as_u64()),
        (Some(2), Some(2))
    );
    host.stop().await;
}

#[tokio::test]
async fn chat_is_muted() {
    let (host, _folder) = house().await;
    let mut players = two(&host, &draughts(), 101).await;
    for player in &mut players {
        assert_eq!(
            player.ask(json!({"do": "chat", "on": true})).await["t"],
            "ok"
        );
    }
    assert_eq!(
        players[0].ask(json!({"do": "chat", "text": "hello"})).await["t"],
        "ok"
    );
    let path = format!("/admin/tables/{}/mute", players[0].id);
    assert_eq!(ask(host.admin, &path, &[], Some("{}")).await.status, 200);
    for player in &mut players {
        let said = player
            .ask(json!({"do": "chat", "on": true, "text": "hello"}))
            .await;
        assert_eq!(said["id"], "chat-is-off");
    }
    host.stop().await;
}

/// What was said is kept with the report, until somebody has settled it.
#[tokio::test]
async fn talk_is_reported_and_settled() {
    let (host, _folder) = house().await;
    let mut players = two(&host, &draughts(), 103).await;
    let refused = players[1].ask(json!({"do": "report"})).await;
    assert_eq!(refused["id"], "nothing-was-said");
    for player in &mut players {
        player.ask(json!({"do": "chat", "on": true})).await;
    }
    for text in ["one", "two"] {
        players[0].ask(json!({"do": "chat", "text": text})).await;
    }
    assert_eq!(players[1].ask(json!({"do": "report"})).await["t"], "ok");
    let reports = ask(host.admin, "/admin/reports", &[], None).await.json();
    let report = &reports[0];
    let name = format!("{}/1", players[0].id);
    assert_eq!(
        (report["report"].as_str(), &report["seat"]),
        (Some(name.as_str()), &json!(1))
    );
    let said = report["said"].as_array().expect("lines").iter();
    let said: Vec<_> = said
        .map(|line| (line["seat"].clone(), line["text"].clone()))
        .collect();
    assert_eq!(said, [(json!(0), json!("one")), (json!(0), json!("two"))]);
    // Whoever watches reports nothing.
    let c = "e".repeat(32);
    let body = json!({"c": c, "do": "report"}).to_string();
    let path = format!("/api/tables/{}/command", players[0].id);
    let refused = ask(host.address, &path, &[], Some(&body)).await;
    assert_eq!(refused.status, 403, "{refused:?}");
    let body = json!({"report": name}).to_string();
    for status in [200, 404] {
        let settled = ask(host.admin, "/admin/reports/settle", &[], Some(&body)).await;
        assert_eq!(settled.status, status);
    }
    let reports = ask(host.admin, "/admin/reports", &[], None).await.json();
    assert_eq!(reports, json!([]));
    host.stop().await;
}

/// A start forgets nobody.
#[tokio::test]
async fn bans_are_kept() {
    let (host, folder) = house().await;
    let body = json!({"address": "2001:db8::7"}).to_string();
    let banned = ask(host.admin, "/admin/bans", &[], Some(&body)).await;
    assert_eq!(banned.status, 200);
    host.stop().await;
    let host = crate::Host::start(crate::settings(&crate::store(&folder))).await;
    let bans = || async { ask(host.admin, "/admin/bans", &[], None).await.json() };
    assert_eq!(bans().await, json!(["2001:db8::"]));
    let lifted = ask(host.admin, "/admin/bans/lift", &[], Some(&body)).await;
    assert_eq!(lifted.json()["lifted"], true);
    host.stop().await;
    let host = crate::Host::start(crate::settings(&crate::store(&folder))).await;
    let bans = ask(host.admin, "/admin/bans", &[], None).await.json();
    assert_eq!(bans, json!([]));
    host.stop().await;
}

#[tokio::test]
async fn whoever_is_banned_has_to_go() {
    let change = |settings: &mut tabuleiro_server::Settings| {
        settings.habits.beat = Duration::from_millis(100);
    };
    let (host, _folder) = house_with(change).await;
    let mut players = two(&host, &draughts(), 102).await;
    let body = json!({"address": "127.0.0.1"}).to_string();
    assert_eq!(
        ask(host.admin, "/admin/bans", &[], Some(&body))
            .await
            .status,
        200
    );
    while players[0].hear().await.is_some() {}
    let refused = ask(host.address, "/api/offers", &[], None).await;
    assert_eq!(
        (refused.status, refused.json()["error"].as_str()),
        (403, Some("banned"))
    );
    assert!(connect(host.address, &players[0].id, 0, &[]).await.is_err());
    let banned = ask(host.admin, "/admin/bans", &[], None).await.json();
    assert_eq!(banned, json!(["127.0.0.1"]));
    for lifted in [true, false] {
        let answer = ask(host.admin, "/admin/bans/lift", &[], Some(&body)).await;
        assert_eq!(answer.json()["lifted"], lifted);
    }
    assert_eq!(
        ask(host.address, "/api/offers", &[], None).await.status,
        200
    );
    host.stop().await;
}

/// Neither a page in a browser nor anybody at the public door orders anything.
#[tokio::test]
async fn orders_are_taken_at_one_door() {
    let (host, _folder) = house().await;
    let body = json!({"address": "10.0.0.1"}).to_string();
    let foreign = [("origin", "http://127.0.0.1:7117")];
    assert_eq!(
        ask(host.admin, "/admin/bans", &foreign, Some(&body))
            .await
            .status,
        403
    );
    assert_eq!(
        ask(host.admin, "/admin/status", &foreign, None)
            .await
            .status,
        403
    );
    let plain = [("content-type", "text/plain")];
    assert_eq!(
        ask(host.admin, "/admin/bans", &plain, Some(&body))
            .await
            .status,
        415
    );
    let rebound = [("host", "evil.example")];
    assert_eq!(
        ask(host.admin, "/admin/status", &rebound, None)
            .await
            .status,
        421
    );
    for path in [
        "/admin/status",
        "/admin/bans",
        "/admin/tables",
        "/api/admin/status",
    ] {
        assert_eq!(
            ask(host.address, path, &[], None).await.status,
            404,
            "{path}"
        );
    }
    assert_eq!(
        ask(host.admin, "/admin/bans", &[], None).await.json(),
        json!([])
    );
    host.stop().await;
}
