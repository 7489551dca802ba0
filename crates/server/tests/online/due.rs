//! What happens without anybody saying so: flags, tables that are called off, claims, throws that are kept waiting.

use std::time::Duration;

use serde_json::json;
use table::Side;
use table::game::Reason;
use table::session::Finish;

use crate::client::Player;
use crate::host::{Host, settings};
use crate::{backgammon, by_turn, draughts, house, house_with, some_move, store, two};

/// How the game on the board ended.
fn reason(player: &Player) -> Option<Reason> {
    player
        .table
        .as_ref()
        .and_then(table::Table::outcome)
        .map(|outcome| outcome.reason)
}

fn finish(player: &Player) -> Option<Finish> {
    player
        .table
        .as_ref()
        .and_then(table::Table::result)
        .map(|result| result.how)
}

#[tokio::test]
async fn a_flag_falls() {
    let (host, _folder) = house().await;
    let what = json!({"rules": "english", "clock": "1s/move"});
    let mut players = two(&host, &what, 70).await;
    let (first, second) = by_turn(&mut players);
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    assert_eq!(first.ask(json!({"do": "flag"})).await["id"], "flag-stands");
    second.reach(3).await;
    assert_eq!(second.ask(some_move(second)).await["t"], "ok");
    first.reach(5).await;
    second.reach(5).await;
    assert_eq!(reason(first), Some(Reason::FlagFell));
    let result = first
        .table
        .as_ref()
        .and_then(table::Table::result)
        .expect("a result");
    let loser = usize::from(first.side == Side::Dark);
    assert_eq!(
        result.winner,
        Some(1 - loser),
        "whoever was to move has lost"
    );
    host.stop().await;
}

/// Nobody is there, and the table is not even in memory: what is due is found.
#[tokio::test]
async fn a_flag_falls_with_nobody_there() {
    let change = |settings: &mut tabuleiro_server::Settings| {
        settings.habits.idle = Duration::from_millis(50);
    };
    let (host, _folder) = house_with(change).await;
    let what = json!({"rules": "english", "clock": "2s/move"});
    let mut players = two(&host, &what, 71).await;
    let (first, second) = by_turn(&mut players);
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    second.reach(3).await;
    assert_eq!(second.ask(some_move(second)).await["t"], "ok");
    for player in &mut players {
        player.socket = None;
    }
    tokio::time::sleep(Duration::from_millis(4500)).await;
    players[0].connect().await.expect("a line");
    players[0].reach(5).await;
    assert_eq!(reason(&players[0]), Some(Reason::FlagFell));
    host.stop().await;
}

#[tokio::test]
async fn whoever_is_gone_can_be_told_to_have_lost() {
    let change = |settings: &mut tabuleiro_server::Settings| {
        settings.habits.claim_after = Duration::from_millis(300);
    };
    let (host, _folder) = house_with(change).await;
    let mut players = two(&host, &draughts(), 72).await;
    let (first, second) = by_turn(&mut players);
    second.socket = None;
    let seats = loop {
        let seats = first.wait_for("seats").await;
        if seats["here"] != json!([true, true]) {
            break seats;
        }
    };
    let gone = usize::from(second.side == Side::Dark);
    assert_eq!(
        (seats["here"][gone].as_bool(), seats["gone"][gone].is_null()),
        (Some(false), false)
    );
    assert_eq!(
        first.ask(json!({"do": "claim"})).await["id"],
        "claim-too-early"
    );
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(first.ask(json!({"do": "claim"})).await["t"], "ok");
    assert_eq!(finish(first), Some(Finish::Abandoned));
    let result = first
        .table
        .as_ref()
        .and_then(table::Table::result)
        .expect("a result");
    assert_eq!(result.winner, Some(1 - gone));
    host.stop().await;
}

#[tokio::test]
async fn nothing_comes_of_it() {
    let (host, _folder) = house().await;
    let mut players = two(&host, &draughts(), 73).await;
    let (first, second) = by_turn(&mut players);
    assert_eq!(second.ask(json!({"do": "abort"})).await["t"], "ok");
    first.reach(second.v).await;
    assert_eq!(finish(first), Some(Finish::Aborted));
    let mut players = two(&host, &draughts(), 74).await;
    let (first, second) = by_turn(&mut players);
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    second.reach(first.v).await;
    assert_eq!(second.ask(some_move(second)).await["t"], "ok");
    assert_eq!(
        second.ask(json!({"do": "abort"})).await["id"],
        "too-late-to-abort"
    );
    // Before anybody has joined, whoever laid it out takes it away again.
    let laid_out = crate::client::lay_out(host.address, &draughts()).await;
    let mut alone = Player::sit(
        host.address,
        &laid_out.id,
        &laid_out.seat,
        Side::Light,
        false,
        75,
    )
    .await;
    alone.connect().await.expect("a line");
    assert_eq!(alone.ask(json!({"do": "abort"})).await["t"], "ok");
    let late = json!({"secret": laid_out.join}).to_string();
    let path = format!("/api/tables/{}/seat", laid_out.id);
    let refused = crate::client::ask(host.address, &path, &[], Some(&late)).await;
    assert_eq!(
        (refused.status, refused.json()["error"].as_str()),
        (410, Some("table-over"))
    );
    host.stop().await;
}

/// A public table that nobody has come to leaves the lobby.
#[tokio::test]
async fn an_offer_lapses() {
    let change = |settings: &mut tabuleiro_server::Settings| {
        settings.habits.offer_lasts = Duration::from_millis(200);
    };
    let (host, _folder) = house_with(change).await;
    let mut what = draughts();
    what["public"] = json!(true);
    let laid_out = crate::client::lay_out(host.address, &what).await;
    let mut alone = Player::sit(
        host.address,
        &laid_out.id,
        &laid_out.seat,
        Side::Light,
        false,
        76,
    )
    .await;
    alone.connect().await.expect("a line");
    loop {
        let hello = alone.wait_for("hello").await;
        if hello["state"] == "over" {
            break;
        }
    }
    host.stop().await;
}

/// Whoever keeps a throw waiting pays for it with his own time.
#[tokio::test]
async fn a_withheld_element_runs_its_holders_clock() {
    let change = |settings: &mut tabuleiro_server::Settings| {
        settings.habits.await_after = Duration::from_millis(200);
    };
    let (host, _folder) = house_with(change).await;
    let mut what = backgammon();
    what["clock"] = json!("1s/move");
    let [mut light, mut dark] = two(&host, &what, 77).await;
    light.act().await;
    // Dark hears of it and shows nothing: first it is written down, then the flag falls.
    dark.reach(5).await;
    light.reach(5).await;
    assert!(
        dark.table
            .as_ref()
            .expect("a table")
            .lines()
            .any(|line| line.contains("\"await\""))
    );
    assert_eq!(finish(&light), Some(Finish::FlagFell));
    let result = light
        .table
        .as_ref()
        .and_then(table::Table::result)
        .expect("a result");
    assert_eq!(result.winner, Some(0));
    host.stop().await;
}

/// Where days are counted the other's browser is not waited for, and the record says so.
#[tokio::test]
async fn a_throw_by_correspondence_leaves_out_who_is_not_there() {
    let (host, folder) = house().await;
    let mut what = backgammon();
    what["clock"] = json!("3d");
    let mut players = two(&host, &what, 78).await;
    players[1].socket = None;
    let [light, _] = &mut players;
    loop {
        let seats = light.wait_for("seats").await;
        if seats["here"] == json!([true, false]) {
            break;
        }
    }
    light.act().await;
    while light.v < 4 {
        light.hear().await.expect("a line");
        if light.v < 4 {
            light.act().await;
        }
    }
    let table = light.table.as_ref().expect("a table");
    assert!(
        table
            .lines()
            .any(|line| line.contains("{\"absent\":\"dark\"}"))
    );
    assert_eq!(
        light.ask(json!({"do": "claim"})).await["id"],
        "claim-not-in-correspondence"
    );
    host.stop().await;
    // The table is there again, days later if need be.
    let host = Host::start(settings(&store(&folder))).await;
    players[1].address = host.address;
    players[1].connect().await.expect("a line");
    players[1].reach(4).await;
    host.stop().await;
}
