//! Tables that people play at over real sockets.

#[path = "../support/child.rs"]
#[expect(dead_code, reason = "benches use more of it")]
mod child;
#[path = "../support/client.rs"]
mod client;
#[path = "../support/crash.rs"]
mod crash;
#[path = "../support/folder.rs"]
mod folder;
#[path = "../support/host.rs"]
mod host;
#[path = "../support/postgres.rs"]
mod postgres;
#[path = "../support/proxy.rs"]
mod proxy;

mod accounts;
mod admin;
mod again;
mod computer;
mod database;
mod doors;
mod due;
mod killed;
mod logs;
mod matrix;
mod nodes;
mod play;
mod rated;
mod rights;
mod two_nodes;

use serde_json::{Value, json};
use table::Side;

use client::{Player, lay_out};
use folder::Folder;
use host::{Host, settings};

/// A server with an empty store.
async fn house() -> (Host, Folder) {
    house_with(|_| {}).await
}

async fn house_with(change: impl FnOnce(&mut tabuleiro_server::Settings)) -> (Host, Folder) {
    let folder = Folder::new("online");
    let mut settings = settings(&store(&folder));
    change(&mut settings);
    (Host::start(settings).await, folder)
}

fn store(folder: &Folder) -> String {
    folder.path().join("tables.sqlite").display().to_string()
}

fn draughts() -> Value {
    json!({"rules": "english"})
}

fn backgammon() -> Value {
    let terms = json!({"length": "match", "points": 1, "start": "standard", "cube": "on", "jacoby": "off",
        "beavers": "off"});
    json!({"rules": "tournament", "terms": terms})
}

/// Two players who sit at a new table, with lines open.
async fn two(host: &Host, what: &Value, seed: u64) -> [Player; 2] {
    let dice = what["rules"] == "tournament";
    let laid_out = lay_out(host.address, what).await;
    let (id, address) = (&laid_out.id, host.address);
    let mut light = Player::sit(address, id, &laid_out.seat, Side::Light, dice, seed).await;
    let mut dark = Player::sit(address, id, &laid_out.join, Side::Dark, dice, seed + 1).await;
    light.connect().await.expect("a line");
    dark.connect().await.expect("a line");
    // The header, and that both are there.
    light.reach(2).await;
    dark.reach(2).await;
    [light, dark]
}

fn by_turn(players: &mut [Player; 2]) -> (&mut Player, &mut Player) {
    let [light, dark] = players;
    let table = light.table.as_ref().expect("a table");
    match table.to_act() {
        table::game::ToAct::Player(Side::Dark) => (dark, light),
        _ => (light, dark),
    }
}

/// A move that whoever is to act may make.
fn some_move(player: &Player) -> Value {
    let table = player.table.as_ref().expect("a table");
    let legal = table.legal();
    let text = table.contest().write(&legal[0]).expect("a text");
    json!({"do": "play", "move": text})
}
