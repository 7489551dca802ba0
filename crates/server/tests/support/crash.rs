//! A server that is killed again and again while people play, and the check that nothing acknowledged was lost.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::Side;
use tabuleiro_server::store::{self, Store};
use tokio::sync::watch;
use tokio::task::JoinHandle;

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
    /// The longest time for which anybody had no line or no store behind it.
    pub(crate) longest_away: Duration,
}

/// Somebody who has played, and how often he had to come back and for how long he was away at most.
pub(crate) struct Played {
    player: Player,
    connected: usize,
    longest_away: Duration,
}

/// What is played at a table by its number, and whether it has dice.
pub(crate) fn what(number: u64) -> (Value, bool) {
    let terms = json!({"length": "match", "points": 25, "start": "standard", "cube": "on", "jacoby": "off",
        "beavers": "off"});
    match number % 2 {
        1 => (json!({"rules": "tournament", "terms": terms}), true),
        _ => (json!({"rules": "english", "terms": {"games": 1000}}), false),
    }
}

/// Sits down at so many tables and has them played until it is over. The nodes are heard of as they change; players of
/// one table go to different ones.
pub(crate) async fn play_at(
    nodes: &watch::Receiver<Vec<SocketAddr>>,
    tables: u64,
    over: &Arc<AtomicBool>,
    random: &mut Random,
) -> Vec<JoinHandle<Played>> {
    let mut players = Vec::new();
    for number in 0..tables {
        let (what, dice) = what(number);
        let address = nodes.borrow()[0];
        let laid_out = lay_out(address, &what).await;
        for (secret, side) in [(&laid_out.seat, Side::Light), (&laid_out.join, Side::Dark)] {
            let player =
                Player::sit(address, &laid_out.id, secret, side, dice, random.next()).await;
            let way = usize::from(side == Side::Dark);
            let plays = keep_playing(player, nodes.clone(), way, Arc::clone(over));
            players.push(tokio::spawn(plays));
        }
    }
    players
}

/// All of them, when it is over.
pub(crate) async fn all_of(players: Vec<JoinHandle<Played>>) -> Vec<Played> {
    let mut played = Vec::new();
    for player in players {
        let done = tokio::time::timeout(Duration::from_secs(60), player).await;
        played.push(done.expect("in time").expect("no panic"));
    }
    played
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
    let (tell, told) = watch::channel(vec![address]);
    let over = Arc::new(AtomicBool::new(false));
    let players = play_at(&told, tables, &over, &mut random).await;
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(life / 4 + random.next() % life)).await;
        drop(child);
        let (next, address) = Killable::start(place, arguments, &[]);
        child = next;
        tell.send(vec![address]).expect("players");
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    over.store(true, Ordering::Relaxed);
    let played = all_of(players).await;
    drop(child);
    compare(place, &played).await
}

/// Plays, comes back whenever the line ends, and sends again what was not answered.
async fn keep_playing(
    mut player: Player,
    mut nodes: watch::Receiver<Vec<SocketAddr>>,
    home: usize,
    over: Arc<AtomicBool>,
) -> Played {
    let (mut connected, mut away, mut longest_away) = (0, None::<Instant>, Duration::ZERO);
    let mut way = home;
    while !over.load(Ordering::Relaxed) && !player.is_over() {
        player.address = {
            let nodes = nodes.borrow_and_update();
            nodes[way % nodes.len()]
        };
        if player.connect().await.is_err() {
            // Elsewhere, perhaps.
            way += 1;
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        connected += 1;
        let mut greeted = false;
        while !over.load(Ordering::Relaxed) && !player.is_over() {
            if nodes.has_changed().unwrap_or(false) {
                // A node is back: whoever went elsewhere goes home.
                way = home;
                break;
            }
            // Where nobody is to act nothing is heard for a while.
            match tokio::time::timeout(Duration::from_millis(200), player.hear()).await {
                Ok(None) => break,
                Ok(Some(word)) if word["t"] == "hello" => {
                    longest_away =
                        longest_away.max(away.take().map_or(Duration::ZERO, |at| at.elapsed()));
                    greeted = true;
                    if let Some((_, text)) = player.pending.clone() {
                        player.send(&text).await;
                    }
                }
                Ok(Some(word)) if word["t"] == "halt" => {
                    away.get_or_insert_with(Instant::now);
                }
                // Where the store is gone there is no hurry.
                Ok(Some(word)) if word["t"] == "no" => {
                    tokio::time::sleep(Duration::from_millis(30)).await;
                }
                Ok(Some(_)) => {}
                Err(_) => continue,
            }
            player.act().await;
        }
        away.get_or_insert_with(Instant::now);
        if !greeted {
            // Nobody was at home.
            way += 1;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    // Whoever is not back yet is away until now.
    let still = away.map_or(Duration::ZERO, |at| at.elapsed());
    Played {
        player,
        connected,
        longest_away: longest_away.max(still),
    }
}

/// Every line that anybody has heard is in the store as it was heard; every command that was agreed to is there once.
pub(crate) async fn compare(place: &str, played: &[Played]) -> Outcome {
    let store: Arc<dyn Store> = store::open(place).await.expect("a store");
    let (mut agreed, mut lines) = (0, 0);
    for Played { player, .. } in played {
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
    let away = played.iter().map(|played| played.longest_away).max();
    Outcome {
        agreed,
        lines,
        connected: played.iter().map(|played| played.connected).sum(),
        longest_away: away.unwrap_or_default(),
    }
}
