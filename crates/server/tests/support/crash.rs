//! A server that is killed again and again while people play, and the check that nothing acknowledged was lost.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::json;
use table::Side;
use tabuleiro_server::store::{self, Store};
use tokio::sync::watch;

use crate::child::Killable;
use crate::client::{Player, Random, lay_out};

/// What came of it.
#[derive(Debug)]
pub(crate) struct Outcome {
    /// Commands that were answered with yes.
    pub(crate) agreed: usize,
    /// Lines in the store.
    pub(crate) lines: usize,
    /// How often a line was opened.
    pub(crate) connected: usize,
}

/// Kills the server so many times while so many tables are played at it, then compares event by event. It lives for
/// about `life` milliseconds each time.
pub(crate) async fn survive(
    place: &str,
    arguments: &[&str],
    kills: u32,
    tables: u64,
    life: u64,
    seed: u64,
) -> Outcome {
    let mut random = Random(seed);
    let (mut child, address) = Killable::start(place, arguments, &[]);
    let (tell, told) = watch::channel(address);
    let over = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for number in 0..tables {
        let dice = number % 2 == 1;
        let terms = json!({"length": "match", "points": 25, "start": "standard", "cube": "on", "jacoby": "off",
            "beavers": "off"});
        let what = match dice {
            true => json!({"rules": "tournament", "terms": terms}),
            false => json!({"rules": "english", "terms": {"games": 1000}}),
        };
        let laid_out = lay_out(address, &what).await;
        for (secret, side) in [(&laid_out.seat, Side::Light), (&laid_out.join, Side::Dark)] {
            let player =
                Player::sit(address, &laid_out.id, secret, side, dice, random.next()).await;
            players.push(tokio::spawn(keep_playing(
                player,
                told.clone(),
                Arc::clone(&over),
            )));
        }
    }
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(life / 4 + random.next() % life)).await;
        drop(child);
        let (next, address) = Killable::start(place, arguments, &[]);
        child = next;
        tell.send(address).expect("players");
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    over.store(true, Ordering::Relaxed);
    let mut played = Vec::new();
    for player in players {
        let done = tokio::time::timeout(Duration::from_secs(60), player).await;
        played.push(done.expect("in time").expect("no panic"));
    }
    drop(child);
    compare(place, &played).await
}

/// Plays, comes back whenever the line ends, and sends again what was not answered.
async fn keep_playing(
    mut player: Player,
    address: watch::Receiver<SocketAddr>,
    over: Arc<AtomicBool>,
) -> (Player, usize) {
    let mut connected = 0;
    while !over.load(Ordering::Relaxed) && !player.is_over() {
        player.address = *address.borrow();
        if player.connect().await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        connected += 1;
        if let Some((_, text)) = player.pending.clone() {
            player.send(&text).await;
        }
        while !over.load(Ordering::Relaxed) && !player.is_over() {
            // Where nobody is to act nothing is heard for a while.
            match tokio::time::timeout(Duration::from_millis(200), player.hear()).await {
                Ok(None) => break,
                Ok(Some(_)) => player.act().await,
                Err(_) => {}
            }
        }
    }
    (player, connected)
}

/// Every line that anybody has heard is in the store as it was heard; every command that was agreed to is there once.
async fn compare(place: &str, played: &[(Player, usize)]) -> Outcome {
    let store: Arc<dyn Store> = store::open(place).await.expect("a store");
    let (mut agreed, mut lines) = (0, 0);
    for (player, _) in played {
        let id = player.id.parse().expect("a name");
        let stored = store.lines(&id, 0, 1_000_000).await.expect("lines");
        let whole = (1u32..)
            .zip(&stored)
            .all(|(version, line)| version == line.version);
        assert!(whole, "versions without a gap");
        let heard = player.table.as_ref().map_or(0, |table| table.events() + 1);
        assert!(
            stored.len() >= heard,
            "{} of {heard} lines are left",
            stored.len()
        );
        let heard = player.table.iter().flat_map(table::Table::lines);
        for (heard, stored) in heard.zip(&stored) {
            assert_eq!(heard, stored.line, "a line is not what it was");
        }
        let mut commands: HashMap<String, u32> = HashMap::new();
        for line in &stored {
            let Some(command) = line.command else {
                continue;
            };
            let command = command.iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(
                commands.insert(command, line.version),
                None,
                "a command happened twice"
            );
        }
        for (c, v) in player
            .agreed
            .iter()
            .filter(|(c, _)| player.said.contains(c))
        {
            assert_eq!(commands.get(c), Some(v), "a command that was agreed to");
            agreed += 1;
        }
        if player.side == Side::Light {
            lines += stored.len();
            let text: String = stored
                .iter()
                .map(|line| format!("{}\n", line.line))
                .collect();
            let verified = table::verify(text.as_bytes());
            assert!(
                verified.ok,
                "the record of {} lines: {:?}",
                stored.len(),
                verified.fault
            );
        }
    }
    let connected = played.iter().map(|(_, connected)| connected).sum();
    Outcome {
        agreed,
        lines,
        connected,
    }
}
