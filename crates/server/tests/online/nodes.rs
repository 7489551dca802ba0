//! Several nodes on one PostgreSQL: players of one table at different nodes, and a primary that dies.
//! `cargo bench -p tabuleiro-server --bench nodes` does more of it, with nodes that are killed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use table::Side;
use tokio::sync::watch;

use crate::client::{Player, Random, ask, lay_out};
use crate::folder::Folder;
use crate::host::{Host, settings};
use crate::postgres::{Server, url_of};
use crate::proxy::Proxy;
use crate::{by_turn, crash, some_move};

pub(crate) async fn node(name: &str, url: &str) -> Host {
    let mut settings = settings(url);
    settings.node = name.to_owned();
    settings.habits.accounts = true;
    Host::start(settings).await
}

/// Two players of a new table with their lines at different nodes.
async fn apart(hosts: [&Host; 2], what: &serde_json::Value) -> [Player; 2] {
    let laid_out = lay_out(hosts[0].address, what).await;
    let id = &laid_out.id;
    let mut light = Player::sit(hosts[0].address, id, &laid_out.seat, Side::Light, false, 1).await;
    light.connect().await.expect("a line");
    let mut dark = Player::sit(hosts[1].address, id, &laid_out.join, Side::Dark, false, 2).await;
    dark.connect().await.expect("a line");
    light.reach(2).await;
    dark.reach(2).await;
    [light, dark]
}

async fn readyz(host: &Host) -> String {
    let ready = ask(host.admin, "/readyz", &[], None).await;
    assert_eq!(ready.status, 200, "{ready:?}");
    ready.body
}

/// A primary dies under load and its synchronous standby takes over: nothing acknowledged is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_primary_that_dies() {
    let (first, second) = (Folder::new("primary"), Folder::new("standby"));
    let primary = Server::start(first.path());
    let standby = primary.synchronous_standby(second.path());
    let url = primary.url_with(&standby);
    let hosts = [node("a", &url).await, node("b", &url).await];
    let (_tell, told) = watch::channel(hosts.iter().map(|host| host.address).collect());
    let over = Arc::new(AtomicBool::new(false));
    let players = crash::play_at(&told, 4, &over, &mut Random(3)).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(readyz(&hosts[0]).await, "ok\n");
    primary.stop();
    standby.promote();
    tokio::time::sleep(Duration::from_millis(3500)).await;
    let warned = readyz(&hosts[0]).await;
    assert!(warned.contains("no synchronous standby"), "{warned}");
    // Both nodes write to the one that took over.
    let mut new = apart([&hosts[0], &hosts[1]], &json!({"rules": "english"})).await;
    for _ in 0..2 {
        let (first, second) = by_turn(&mut new);
        assert_eq!(first.ask(some_move(first)).await["t"], "ok");
        second.reach(first.v).await;
    }
    over.store(true, Ordering::Relaxed);
    let played = crash::all_of(players).await;
    let [one, other] = hosts;
    one.stop().await;
    other.stop().await;
    let outcome = crash::compare(&standby.url(), &played).await;
    assert!(outcome.agreed > 40, "{outcome:?}");
    assert!(outcome.longest_away < Duration::from_secs(5), "{outcome:?}");
}

/// Whoever is at another node is there: time begins to run, words arrive, nobody can claim; and what no hint told of is
/// found all the same. A commit whose answer is lost has happened.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_at_two_nodes() {
    let (first, second) = (Folder::new("nodes"), Folder::new("nodes-proxy"));
    let database = Server::start(first.path());
    let proxy = Proxy::start(second.path(), first.path());
    let hosts = [
        node("a", &database.url()).await,
        node("b", &url_of(&[second.path()])).await,
    ];
    let what = json!({"rules": "english", "clock": "5+0"});
    let mut players = apart([&hosts[0], &hosts[1]], &what).await;
    for _ in 0..4 {
        let (first, second) = by_turn(&mut players);
        let told = Instant::now();
        assert_eq!(first.ask(some_move(first)).await["t"], "ok");
        second.reach(first.v).await;
        assert!(told.elapsed() < Duration::from_secs(1), "a hint is quick");
    }
    let [light, dark] = &mut players;
    let refused = light.ask(json!({"do": "claim"})).await;
    assert_eq!(refused["id"], "opponent-is-here");
    for player in [&mut *light, &mut *dark] {
        assert_eq!(
            player.ask(json!({"do": "chat", "on": true})).await["t"],
            "ok"
        );
    }
    while light
        .heard
        .iter()
        .all(|word| word["chat"] != json!([true, true]))
    {
        light.hear().await.expect("an open line");
    }
    assert_eq!(
        light.ask(json!({"do": "chat", "text": "olá"})).await["t"],
        "ok"
    );
    assert_eq!(dark.wait_for("chat").await["text"], "olá");

    // The sessions that carry hints are cut while somebody moves.
    let cut = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tabuleiro-wake'";
    database.sql(cut);
    let (first, second) = by_turn(&mut players);
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    second.reach(first.v).await;

    // The answer to a commit is lost on the way to the second node.
    while by_turn(&mut players).0.side == Side::Light {
        let (first, second) = by_turn(&mut players);
        assert_eq!(first.ask(some_move(first)).await["t"], "ok");
        second.reach(first.v).await;
    }
    let (dark, light) = by_turn(&mut players);
    proxy.swallow(1);
    let v = dark.v;
    dark.say(some_move(dark)).await;
    let (c, text) = dark.pending.clone().expect("a command");
    let mut answer = dark.answer_to(&c).await;
    for _ in 0..20 {
        if answer["t"] == "ok" {
            break;
        }
        // Another commit of this node was hit, or it could not be read back yet: the same once more.
        tokio::time::sleep(Duration::from_millis(200)).await;
        let again = text.replace(&format!("\"v\":{v}"), &format!("\"v\":{}", dark.v));
        dark.send(&again).await;
        answer = dark.answer_to(&c).await;
    }
    assert_eq!(answer["t"], "ok");
    assert_eq!(proxy.swallowed(), 1);
    light.reach(dark.v).await;
    assert_eq!(light.table, dark.table);
    for host in hosts {
        host.stop().await;
    }
}
