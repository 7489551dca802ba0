//! The computer on a seat.

use serde_json::{Value, json};
use table::Side;
use table::session::PlayerKind;

use crate::client::{Player, ask, lay_out};
use crate::host::{Host, settings};
use crate::{backgammon, draughts, house, some_move, store};

// Compiled with the tests: `--tests` builds no examples that could be started.
#[path = "../../examples/bot.rs"]
#[expect(dead_code, reason = "its main is for the command line")]
mod bot;

/// Somebody who plays with the computer, with a line open.
async fn with_computer(host: &Host, what: &Value, side: Side, level: u8, seed: u64) -> Player {
    let mut what = what.clone();
    (what["computer"], what["side"]) = (json!(level), json!(side));
    let dice = what["rules"] == "tournament";
    let laid_out = lay_out(host.address, &what).await;
    assert_eq!(laid_out.join, "", "nobody else can sit there");
    let id = &laid_out.id;
    let mut player = Player::sit(host.address, id, &laid_out.seat, side, dice, seed).await;
    player.connect().await.expect("a line");
    player
}

/// A whole game with and without dice, from either side: the record verifies, and says who the computer was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_with_the_computer() {
    let (host, _folder) = house().await;
    for (what, side, level) in [
        (draughts(), Side::Light, 2),
        (draughts(), Side::Dark, 1),
        (backgammon(), Side::Light, 1),
        (backgammon(), Side::Dark, 3),
    ] {
        let player = with_computer(&host, &what, side, level, 90).await;
        let player = player.play_on().await;
        let table = player.table.as_ref().expect("a table");
        let place = usize::from(side == Side::Light);
        let kinds = table.header().players.each_ref().map(|player| player.kind);
        assert_eq!(kinds[place].level(), Some(level), "{what}");
        assert_eq!(kinds[1 - place], PlayerKind::Remote);
        let path = format!("/api/tables/{}", player.id);
        let shown = ask(host.address, &path, &[], None).await.json();
        assert_eq!(shown["computer"][place], level);
        assert!(shown["computer"][1 - place].is_null());
        let path = format!("{path}/record");
        let record = ask(host.address, &path, &[], None).await.body;
        let verified = table::verify(record.as_bytes());
        assert!(verified.ok, "{what}: {:?}", verified.fault);
    }
    host.stop().await;
}

/// Whoever waits for a friend may play with the computer instead, and nobody else decides that.
#[tokio::test]
async fn whoever_waits_may_ask_for_the_computer() {
    let (host, _folder) = house().await;
    let laid_out = lay_out(host.address, &draughts()).await;
    let path = format!("/api/tables/{}/computer", laid_out.id);
    let four = json!({"level": 4}).to_string();
    let bearer = format!("Bearer {}", laid_out.seat);
    let own = [("authorization", bearer.as_str())];
    let status = async |headers: &[(&str, &str)], body: &str| {
        ask(host.address, &path, headers, Some(body)).await.status
    };
    assert_eq!(status(&own, &four).await, 403, "not before one sits");
    let (id, seat) = (&laid_out.id, &laid_out.seat);
    let mut light = Player::sit(host.address, id, seat, Side::Light, false, 91).await;
    light.connect().await.expect("a line");
    let joining = format!("Bearer {}", laid_out.join);
    assert_eq!(status(&[], &four).await, 403);
    assert_eq!(status(&[("authorization", &joining)], &four).await, 403);
    for level in [0, 11, 255] {
        let body = json!({"level": level}).to_string();
        assert_eq!(status(&own, &body).await, 400, "{level}");
    }
    assert_eq!(status(&own, &four).await, 200);
    let again = status(&own, &four).await;
    assert!(matches!(again, 409 | 410), "{again}");
    let body = json!({"secret": laid_out.join}).to_string();
    let seat = format!("/api/tables/{}/seat", laid_out.id);
    let late = ask(host.address, &seat, &[], Some(&body)).await;
    assert_eq!(late.status, 409, "the friend comes too late");
    let seats = loop {
        let seats = light.wait_for("seats").await;
        if seats["taken"] == json!([true, true]) {
            break seats;
        }
    };
    assert_eq!(seats["computer"], json!([null, 4]), "{seats}");
    assert_eq!(seats["here"], json!([true, true]));
    let body = json!({"rules": "english", "computer": 11}).to_string();
    let refused = ask(host.address, "/api/tables", &[], Some(&body)).await;
    assert_eq!(
        (refused.status, refused.json()["error"].as_str()),
        (400, Some("no-such-level"))
    );
    host.stop().await;
}

/// The example bot in Rust.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_bot_plays_a_match() {
    let (host, _folder) = house().await;
    let address = host.address.to_string();
    let play = move || bot::play(&address, 1).map_err(|error| error.to_string());
    let said = tokio::task::spawn_blocking(play).await.expect("no panic");
    let said = said.expect("a match");
    let id = said.split(' ').next().expect("a name");
    let path = format!("/api/tables/{id}/record");
    let record = ask(host.address, &path, &[], None).await.body;
    assert!(
        table::verify(record.as_bytes()).ok && record.contains("\"points\""),
        "{said}"
    );
    host.stop().await;
}

/// It answers offers, gives moves back, is there after a restart, and plays again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_computer_has_manners() {
    let (host, folder) = house().await;
    let what = json!({"rules": "international"});
    let mut dark = with_computer(&host, &what, Side::Dark, 2, 92).await;
    // The header, that it begins, and the computer's move.
    dark.reach(3).await;
    assert_eq!(
        dark.ask(json!({"do": "claim"})).await["id"],
        "opponent-is-here"
    );
    assert_eq!(
        dark.ask(json!({"do": "offer", "offer": "draw"})).await["t"],
        "ok"
    );
    dark.reach(5).await;
    assert_eq!(dark.ask(some_move(&dark)).await["t"], "ok");
    dark.reach(7).await;
    // Its own answer is on the board: both moves are taken back.
    let takeback = dark
        .ask(json!({"do": "offer", "offer": "takeback", "keep": 1}))
        .await;
    assert_eq!(takeback["t"], "ok", "{takeback}");
    dark.reach(9).await;
    assert_eq!(dark.table.as_ref().map(|table| table.line().len()), Some(1));
    host.stop().await;
    let host = Host::start(settings(&store(&folder))).await;
    (dark.address, dark.socket) = (host.address, None);
    dark.connect().await.expect("a line");
    let v = dark.v;
    assert_eq!(dark.ask(some_move(&dark)).await["t"], "ok");
    dark.reach(v + 2).await;
    assert_eq!(dark.ask(json!({"do": "resign"})).await["t"], "ok");
    assert_eq!(dark.ask(json!({"do": "rematch"})).await["t"], "ok");
    let heard = dark.heard.iter().rev().find(|word| word["t"] == "rematch");
    let again = heard.expect("another table").clone();
    let (id, secret) = (again["table"].as_str(), again["secret"].as_str());
    let (id, secret) = (id.expect("a name"), secret.expect("a secret"));
    let mut light = Player::sit(host.address, id, secret, Side::Light, false, 93).await;
    light.connect().await.expect("a line");
    light.reach(2).await;
    let hello = light.heard.iter().find(|word| word["t"] == "hello");
    let hello = hello.expect("a greeting");
    assert_eq!(
        (hello["you"].as_str(), &hello["computer"]),
        (Some("light"), &json!([null, 2]))
    );
    host.stop().await;
}
