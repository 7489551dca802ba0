//! Who somebody is, and what comes after a game, where each player's line is at another node.

use std::time::Duration;

use serde_json::json;
use table::Side;
use table::game::ToAct;

use crate::accounts::{PASSPHRASE, get, name_of, post, sign_in, sign_in_with, sign_up};
use crate::client::{Player, lay_out};
use crate::folder::Folder;
use crate::host::Host;
use crate::nodes::node;
use crate::postgres::Server;
use crate::rated::{first_wins, history, rated};
use crate::{draughts, some_move};

async fn nodes(folder: &Folder) -> (Server, [Host; 2]) {
    let database = Server::start(folder.path());
    let url = database.url();
    let hosts = [node("a", &url).await, node("b", &url).await];
    (database, hosts)
}

/// Two who sit down with their cookies, each at another node.
async fn apart(hosts: &[Host; 2], what: &serde_json::Value, cookies: [&str; 2]) -> [Player; 2] {
    let laid_out = lay_out(hosts[0].address, what).await;
    let mut players = Vec::new();
    for (seat, secret) in [&laid_out.seat, &laid_out.join].into_iter().enumerate() {
        let side = [Side::Light, Side::Dark][seat];
        let headers = [("cookie", cookies[seat])];
        let (at, seed) = (hosts[seat].address, 700 + seat as u64);
        let mut player =
            Player::sit_as(at, &laid_out.id, secret, (side, false), seed, &headers).await;
        player.connect().await.expect("a line");
        players.push(player);
    }
    for player in &mut players {
        player.reach(2).await;
    }
    players.try_into().unwrap_or_else(|_| panic!("two of them"))
}

/// Whoever signed in at one node is known at the other, until it ends at either of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_holds_at_both_nodes() {
    let folder = Folder::new("two-nodes-accounts");
    let (_database, hosts) = nodes(&folder).await;
    let [a, b] = &hosts;
    let first = sign_up(a, "Ana").await;
    assert_eq!(name_of(b, &first).await, "Ana");
    let second = sign_in(b, "Ana").await;
    assert_eq!(name_of(a, &second).await, "Ana");
    let listed = get(a, "/account/sessions", &first).await.json();
    assert_eq!(listed.as_array().map(Vec::len), Some(2), "{listed}");
    let taken = json!({"name": "ANA", "passphrase": PASSPHRASE});
    assert_eq!(post(b, "/account", "", &taken).await.status, 409);

    assert_eq!(
        post(b, "/account/logout", &first, &json!({})).await.status,
        200
    );
    assert!(name_of(a, &first).await.is_null(), "signed out at b");
    assert_eq!(name_of(a, &second).await, "Ana", "the other one goes on");

    let new = "oito corvos pretos";
    let changed = json!({"passphrase": PASSPHRASE, "new": new});
    let changed = post(a, "/account/passphrase", &second, &changed).await;
    assert_eq!(changed.status, 200, "{changed:?}");
    assert!(
        name_of(b, &second).await.is_null(),
        "all others end with the old passphrase"
    );
    assert_eq!(sign_in_with(b, "Ana", PASSPHRASE).await.status, 403);
    let third = sign_in_with(b, "Ana", new).await;
    assert_eq!(third.status, 200);
    let third = crate::accounts::cookie_of(&third);
    assert_eq!(name_of(a, &third).await, "Ana");

    let deleted = post(a, "/account/delete", &third, &json!({"passphrase": new})).await;
    assert_eq!(deleted.status, 200, "{deleted:?}");
    assert!(name_of(b, &third).await.is_null(), "deleted at a");
    assert_eq!(sign_in_with(b, "Ana", new).await.status, 403);
    for host in hosts {
        host.stop().await;
    }
}

/// Both nodes see the end of the game, and one of them writes it down.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_rated_once_and_played_again() {
    let folder = Folder::new("two-nodes-rated");
    let (_database, hosts) = nodes(&folder).await;
    let [a, b] = &hosts;
    let cookies = [sign_up(a, "Ana").await, sign_up(b, "Rui").await];
    let mut players = apart(&hosts, &draughts(), [&cookies[0], &cookies[1]]).await;
    first_wins(&mut players).await;
    let told = rated(a, &cookies[0]).await;
    assert_eq!(told[0]["games"], 1, "{told}");
    // The node that came second has had the time to do it again.
    tokio::time::sleep(Duration::from_millis(2500)).await;
    for (host, cookie) in hosts.iter().zip(&cookies) {
        assert_eq!(rated(host, cookie).await[0]["games"], 1);
        assert_eq!(history(host, cookie).await.len(), 1);
    }
    assert_eq!(rated(b, &cookies[0]).await, told);

    // Both at once, and one after the other: in either way there is one new table, and each gets his own seat there.
    for at_once in [true, false] {
        let [light, dark] = &mut players;
        let again = || json!({"do": "rematch"});
        if at_once {
            light.say(again()).await;
            dark.say(again()).await;
        } else {
            assert_eq!(dark.ask(again()).await["t"], "ok");
            while light.wait_for("wishes").await["rematch"] != json!([false, true]) {}
            light.say(again()).await;
        }
        let words = [
            light.wait_for("rematch").await,
            dark.wait_for("rematch").await,
        ];
        let [one, other] = &words;
        assert_eq!(one["table"], other["table"]);
        assert_ne!(one["secret"], other["secret"]);
        let secret =
            |word: &serde_json::Value| word["secret"].as_str().expect("a secret").to_owned();
        let id = one["table"].as_str().expect("a name");
        // Who was Light is Dark now.
        let mut new = Vec::new();
        for (seat, side) in [Side::Dark, Side::Light].into_iter().enumerate() {
            let (at, secret) = (hosts[seat].address, secret(&words[seat]));
            let mut player = Player::sit(at, id, &secret, side, false, 900 + seat as u64).await;
            player.connect().await.expect("a line");
            new.push(player);
        }
        for player in &mut new {
            player.reach(2).await;
        }
        // Dark begins, as the rules have it.
        let first = some_move(&new[0]);
        assert_eq!(new[0].ask(first).await["t"], "ok");
        let v = new[0].v;
        new[1].reach(v).await;
    }
    // Nobody hears of a second table for the same wish.
    for player in &mut players {
        let told = player.heard.iter().filter(|word| word["t"] == "rematch");
        assert_eq!(told.count(), 2);
    }
    for host in hosts {
        host.stop().await;
    }
}

/// The next game begins when both are ready, wherever they say so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_game_begins_for_both() {
    let folder = Folder::new("two-nodes-next");
    let (_database, hosts) = nodes(&folder).await;
    let what = json!({"rules": "english", "terms": {"games": 2}});
    let mut players = apart(&hosts, &what, ["", ""]).await;
    first_wins(&mut players).await;
    for seat in [1, 0] {
        let ready = players[seat].ask(json!({"do": "next-game"})).await;
        assert_eq!(ready["t"], "ok", "{ready}");
        let v = players[seat].v;
        players[1 - seat].reach(v).await;
    }
    let of = |player: &Player| player.table.as_ref().expect("a table").to_act();
    assert_eq!(players.each_ref().map(of), [ToAct::Player(Side::Dark); 2]);
    // Who was Light is Dark now, and begins.
    let [first, second] = &mut players;
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    second.reach(first.v).await;
    assert_eq!(first.table, second.table);
    for host in hosts {
        host.stop().await;
    }
}
