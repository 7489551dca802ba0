//! Whole games, and what friends say to each other while they play.

use serde_json::json;
use table::game::ToAct;
use table::{Side, record, verify};

use crate::client::{Player, ask};
use crate::{backgammon, by_turn, draughts, house, some_move, two};

/// Plays to the end and checks that both and the server have the same record, which verifies on its own.
async fn whole_game(what: &serde_json::Value, seed: u64) -> table::Table {
    let (host, _folder) = house().await;
    let [light, dark] = two(&host, what, seed).await;
    let id = light.id.clone();
    let start = |mut player: Player| async {
        player.act().await;
        player.play_on().await
    };
    let (light, dark) = tokio::join!(start(light), start(dark));
    assert_eq!(light.table, dark.table, "both have seen the same");
    let record = ask(host.address, &format!("/api/tables/{id}/record"), &[], None).await;
    assert!(verify(record.body.as_bytes()).ok);
    let read = record::read(record.body.as_bytes()).expect("a record");
    assert_eq!(Some(&read), light.table.as_ref());
    let shown = ask(host.address, &format!("/api/tables/{id}"), &[], None)
        .await
        .json();
    assert_eq!(
        (shown["state"].as_str(), shown["v"].as_u64()),
        (Some("over"), Some(light.v.into()))
    );
    host.stop().await;
    read
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_draughts() {
    let table = whole_game(&draughts(), 1).await;
    assert!(table.events() > 20, "{} events", table.events());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_backgammon_with_dice_of_both_players() {
    let table = whole_game(&backgammon(), 2).await;
    let report = verify(
        table
            .lines()
            .map(|line| format!("{line}\n"))
            .collect::<String>()
            .as_bytes(),
    );
    let dice = report.dice;
    assert!(
        dice.proven > 20 && dice.proven == dice.rolls && dice.absent == 0,
        "{dice:?}"
    );
    // Every throw was asked for on the record before anybody showed anything.
    let requests = table
        .lines()
        .filter(|line| line.contains("\"request\""))
        .count();
    assert_eq!(requests as u64, u64::from(dice.rolls));
}

#[tokio::test]
async fn a_match_goes_on_when_both_are_ready() {
    let (host, _folder) = house().await;
    let what = json!({"rules": "english", "terms": {"games": 2}});
    let mut players = two(&host, &what, 3).await;
    let (first, second) = by_turn(&mut players);
    assert_eq!(first.ask(json!({"do": "resign"})).await["t"], "ok");
    second.reach(first.v).await;
    assert_eq!(
        first.table.as_ref().map(table::Table::to_act),
        Some(ToAct::NextGame)
    );
    assert_eq!(first.ask(json!({"do": "next-game"})).await["t"], "ok");
    assert_eq!(
        first.ask(json!({"do": "next-game"})).await["id"],
        "ready-already"
    );
    second.reach(first.v).await;
    assert_eq!(second.ask(json!({"do": "next-game"})).await["t"], "ok");
    let table = second.table.as_ref().expect("a table");
    assert_eq!(table.games().len(), 2);
    assert!(matches!(table.to_act(), ToAct::Player(_)));
    host.stop().await;
}

#[tokio::test]
async fn takeback_draw_and_resigning() {
    let (host, _folder) = house().await;
    let mut players = two(&host, &draughts(), 4).await;
    let (first, second) = by_turn(&mut players);
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    second.reach(first.v).await;
    let offer = json!({"do": "offer", "offer": "takeback", "keep": 0});
    assert_eq!(first.ask(offer.clone()).await["t"], "ok");
    assert_eq!(first.ask(json!({"do": "accept"})).await["id"], "own-offer");
    second.reach(first.v).await;
    assert_eq!(second.ask(json!({"do": "accept"})).await["t"], "ok");
    first.reach(second.v).await;
    assert!(first.table.as_ref().expect("a table").line().is_empty());
    assert_eq!(
        first.ask(json!({"do": "offer", "offer": "draw"})).await["t"],
        "ok"
    );
    second.reach(first.v).await;
    assert_eq!(second.ask(json!({"do": "decline"})).await["t"], "ok");
    assert_eq!(second.ask(json!({"do": "resign"})).await["t"], "ok");
    assert!(second.is_over());
    host.stop().await;
}

/// A takeback reaches back before the lines that the server has in memory.
#[tokio::test]
async fn a_takeback_far_back() {
    let (host, _folder) = house().await;
    let mut players = two(&host, &json!({"rules": "international"}), 41).await;
    for _ in 0..80 {
        let (first, second) = by_turn(&mut players);
        if first.is_over() {
            break;
        }
        first.act().await;
        let (c, _) = first.pending.clone().expect("a move");
        assert_eq!(first.answer_to(&c).await["t"], "ok");
        second.reach(first.v).await;
    }
    assert!(!players[0].is_over() && players[0].v == 82);
    let (first, second) = by_turn(&mut players);
    let offer = json!({"do": "offer", "offer": "takeback", "keep": 3});
    assert_eq!(first.ask(offer).await["t"], "ok");
    second.reach(first.v).await;
    assert_eq!(second.ask(json!({"do": "accept"})).await["t"], "ok");
    assert_eq!(second.table.as_ref().expect("a table").line().len(), 3);
    host.stop().await;
}

#[tokio::test]
async fn talk_is_off_until_both_want_it_and_stays_between_them() {
    let (host, _folder) = house().await;
    let mut players = two(&host, &draughts(), 5).await;
    let id = players[0].id.clone();
    let watcher = crate::client::connect(host.address, &id, 0, &[])
        .await
        .expect("a line");
    let [light, dark] = &mut players;
    let hello = json!({"do": "chat", "text": "olá <b>"});
    assert_eq!(light.ask(hello.clone()).await["id"], "chat-is-off");
    assert_eq!(
        light.ask(json!({"do": "chat", "on": true})).await["t"],
        "ok"
    );
    assert_eq!(light.ask(hello.clone()).await["id"], "chat-is-off");
    assert_eq!(dark.ask(json!({"do": "chat", "on": true})).await["t"], "ok");
    assert_eq!(light.ask(hello).await["t"], "ok");
    let heard = dark.wait_for("chat").await;
    assert_eq!(
        (heard["from"].as_u64(), heard["text"].as_str()),
        (Some(0), Some("olá <b>"))
    );
    for words in ["", "   ", "a\u{202e}b", "a\nb", &"x".repeat(201)] {
        let said = json!({"do": "chat", "text": words});
        assert_eq!(light.ask(said).await["id"], "unreadable-words", "{words:?}");
    }
    // Whoever comes back hears it again; whoever looks on never does.
    dark.connect().await.expect("a line");
    let talk = dark.wait_for("talk").await;
    assert_eq!(talk["said"][0]["text"], "olá <b>");
    assert_eq!(talk["said"].as_array().map(Vec::len), Some(1));
    let late = crate::client::connect(host.address, &id, 0, &[])
        .await
        .expect("a line");
    // Whoever does not want to hear any more says so.
    assert_eq!(
        dark.ask(json!({"do": "chat", "on": false})).await["t"],
        "ok"
    );
    assert_eq!(
        light.ask(json!({"do": "chat", "text": "hm"})).await["id"],
        "chat-is-off"
    );
    drop(players);
    for line in [watcher, late] {
        let heard = everything(line).await;
        assert!(heard.contains("hello"), "{heard}");
        assert!(
            !heard.contains("chat") && !heard.contains("talk"),
            "{heard}"
        );
    }
    host.stop().await;
}

/// What came over a line so far.
async fn everything(
    mut line: tokio_tungstenite::WebSocketStream<
        tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>,
    >,
) -> String {
    use futures_util::StreamExt as _;
    let mut heard = String::new();
    let patience = std::time::Duration::from_millis(300);
    while let Ok(Some(Ok(word))) = tokio::time::timeout(patience, line.next()).await {
        heard.push_str(&word.to_string());
    }
    heard
}

#[tokio::test]
async fn a_rematch_has_a_table_of_its_own_with_the_seats_the_other_way_round() {
    let (host, _folder) = house().await;
    let mut players = two(&host, &draughts(), 6).await;
    let [light, dark] = &mut players;
    assert_eq!(light.ask(json!({"do": "rematch"})).await["id"], "not-over");
    assert_eq!(light.ask(json!({"do": "resign"})).await["t"], "ok");
    assert_eq!(light.ask(json!({"do": "rematch"})).await["t"], "ok");
    dark.reach(light.v).await;
    dark.say(json!({"do": "rematch"})).await;
    let (to_light, to_dark) = (
        light.wait_for("rematch").await,
        dark.wait_for("rematch").await,
    );
    assert_eq!(to_light["table"], to_dark["table"]);
    assert_ne!(to_light["secret"], to_dark["secret"]);
    let (id, secret) = (
        to_light["table"].as_str().expect("a name"),
        to_light["secret"].as_str().expect("one"),
    );
    let now_dark = Player::sit(host.address, id, secret, Side::Dark, false, 60).await;
    let secret = to_dark["secret"].as_str().expect("one");
    let mut now_light = Player::sit(host.address, id, secret, Side::Light, false, 61).await;
    now_light.connect().await.expect("a line");
    let hello = now_light.wait_for("hello").await;
    assert_eq!(
        (hello["you"].as_str(), hello["taken"][1].as_bool()),
        (Some("light"), Some(true))
    );
    drop(now_dark);
    host.stop().await;
}

#[tokio::test]
async fn house_rules_travel_with_the_table() {
    let (host, _folder) = house().await;
    let house = "parent = \"italian\"\nid = \"nonna\"\nman_captures_king = true";
    let what = json!({"rules": "house:nonna", "house": house});
    let players = two(&host, &what, 7).await;
    let rules = &players[1].table.as_ref().expect("a table").header().rules;
    assert_eq!(rules.id(), "house:nonna");
    let shown = ask(
        host.address,
        &format!("/api/tables/{}", players[0].id),
        &[],
        None,
    )
    .await
    .json();
    assert_eq!(
        shown["draft"]["house"], house,
        "whoever joins sees them first"
    );
    for (wrong, id) in [
        (json!({"rules": "italian", "house": house}), "no-such-game"),
        (json!({"rules": "nonsense"}), "no-such-game"),
        (
            json!({"rules": "english", "terms": {"games": 0}}),
            "no-such-game",
        ),
        (
            json!({"rules": "english", "start": "nowhere"}),
            "no-such-game",
        ),
        (
            json!({"rules": "english", "clock": "0+0"}),
            "unreadable-request",
        ),
        (
            json!({"rules": "english", "spare": 1}),
            "unreadable-request",
        ),
    ] {
        let refused = ask(host.address, "/api/tables", &[], Some(&wrong.to_string())).await;
        assert_eq!(
            (refused.status, refused.json()["error"].as_str()),
            (400, Some(id)),
            "{wrong}"
        );
    }
    host.stop().await;
}

/// The lobby, and a program that plays by lines instead of a socket.
#[tokio::test]
async fn a_public_table_is_found_and_played_by_a_program() {
    let (host, _folder) = house().await;
    let mut what = draughts();
    what["public"] = json!(true);
    let laid_out = crate::client::lay_out(host.address, &what).await;
    let offers = || async { ask(host.address, "/api/offers", &[], None).await.json() };
    assert_eq!(offers().await, json!([]), "nobody sits there yet");
    let mut dark = None;
    let light = Player::sit(
        host.address,
        &laid_out.id,
        &laid_out.seat,
        Side::Light,
        false,
        8,
    )
    .await;
    let found = offers().await;
    assert_eq!(found[0]["table"], laid_out.id);
    let path = format!("/api/offers/{}", laid_out.id);
    for time in 0..2 {
        let body = json!({"label": "Zé", "mine": "ab".repeat(32)}).to_string();
        let taken = ask(host.address, &path, &[], Some(&body)).await;
        assert_eq!(
            taken.status, 200,
            "time {time}: the same request is answered alike"
        );
        dark = taken.json()["seat"]
            .as_str()
            .map(|link| link.rsplit('/').next().unwrap_or("").to_owned());
    }
    let other = ask(host.address, &path, &[], Some("{}")).await;
    assert_eq!(
        (other.status, other.json()["error"].as_str()),
        (409, Some("seat-taken"))
    );
    assert_eq!(offers().await, json!([]));
    let secret = dark.expect("a seat");
    let bearer = format!("Bearer {secret}");
    let command = json!({"c": "0".repeat(32), "v": 2, "do": "resign"}).to_string();
    let path = format!("/api/tables/{}/command", laid_out.id);
    let done = ask(
        host.address,
        &path,
        &[("authorization", &bearer)],
        Some(&command),
    )
    .await;
    assert_eq!(done.json(), json!({"t": "ok", "c": "0".repeat(32), "v": 3}));
    let again = ask(
        host.address,
        &path,
        &[("authorization", &bearer)],
        Some(&command),
    )
    .await;
    assert_eq!(again.json(), done.json());
    drop(light);
    host.stop().await;
}
