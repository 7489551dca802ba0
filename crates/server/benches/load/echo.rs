//! What would be left without any rules: a server that appends the lines that it is sent, durably and as batched as
//! the real one, tells both players of the table, and says to whoever sent it that it is on disk.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::{Message as AxumMessage, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State as AxumState};
use axum::routing::get;
use futures_util::{SinkExt as _, StreamExt as _};
use table::dice::{Digest, TableId};
use tabuleiro_server::store::{self, Append, NewLine, NewSeat, NewTable, State, Store, Visibility};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::Message;

use crate::child;
use crate::fleet::{Socket, home, open};

/// A table that knows nothing but its two players and how many lines it has.
#[derive(Default)]
struct Room {
    head: tokio::sync::Mutex<Option<u32>>,
    players: Mutex<Vec<UnboundedSender<Utf8Bytes>>>,
}

#[derive(Clone)]
struct Echo {
    store: Arc<dyn Store>,
    rooms: Arc<Mutex<HashMap<String, Arc<Room>>>>,
}

/// What the child does.
pub(crate) fn serve_until_killed() {
    let place = child::place().expect("a store");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = store::open(&place).await.expect("a store");
        let routes = Router::new()
            .route("/echo/{id}", get(enter))
            .with_state(Echo {
                store,
                rooms: Arc::default(),
            });
        let served = axum::serve(child::listen().await, routes);
        served.await.expect("no error");
    });
}

async fn enter(
    AxumState(echo): AxumState<Echo>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> axum::response::Response {
    let upgrade = upgrade.read_buffer_size(4096).write_buffer_size(0);
    upgrade.on_upgrade(move |socket| async move {
        let room = {
            let mut rooms = echo.rooms.lock().expect("rooms");
            Arc::clone(rooms.entry(id.clone()).or_default())
        };
        room.seat(socket, &echo.store, id.parse().expect("a name"))
            .await;
    })
}

impl Room {
    async fn seat(&self, mut socket: WebSocket, store: &Arc<dyn Store>, id: TableId) {
        let (tell, mut told) = unbounded_channel();
        self.players.lock().expect("players").push(tell.clone());
        loop {
            let heard = tokio::select! {
                heard = socket.recv() => heard,
                Some(said) = told.recv() => {
                    if socket.send(AxumMessage::Text(said)).await.is_err() {
                        return;
                    }
                    continue;
                }
            };
            let Some(Ok(AxumMessage::Text(line))) = heard else {
                return;
            };
            let head = self.append(store, &id, &line).await;
            for player in self.players.lock().expect("players").iter() {
                let _ = player.send(line.clone());
            }
            let _ = tell.send(format!("{{\"t\":\"ok\",\"v\":{head}}}").into());
        }
    }

    /// How many lines there are with this one, which is on disk.
    async fn append(&self, store: &Arc<dyn Store>, id: &TableId, line: &str) -> u32 {
        let seal = Digest::new([7; 32]);
        let mut guarded = self.head.lock().await;
        if guarded.is_none() {
            lay_out(store, id, seal).await;
        }
        let head = guarded.unwrap_or(0);
        let mut command = [0; 16];
        command[..4].copy_from_slice(&head.to_be_bytes());
        let append = Append {
            table: id.clone(),
            after: head,
            lines: vec![NewLine {
                line: line.to_owned(),
                seal,
                command: Some(command),
            }],
            state: State::Live,
            due_at: None,
            server_secret: None,
            at: 0,
        };
        store.append(append).await.expect("written");
        *guarded.insert(head + 1)
    }
}

async fn lay_out(store: &Arc<dyn Store>, id: &TableId, seal: Digest) {
    let new = NewTable {
        id: id.clone(),
        rules: "none".to_owned(),
        rules_digest: seal,
        visibility: Visibility::Link,
        terms: "{}".to_owned(),
        server_secret: None,
        seats: [NewSeat::default(), NewSeat::default()],
        due_at: None,
        begun: 0,
    };
    store.create(new).await.expect("laid out");
}

/// Both players of a table, and the lines that they send by turns, again and again.
struct Pair {
    sockets: [Socket; 2],
    lines: Vec<String>,
    sent: usize,
}

impl Pair {
    /// Sends the next line and waits until it is on disk and both have it; whether all that went well.
    async fn send(&mut self) -> bool {
        let seat = self.sent % 2;
        let line = self.lines[self.sent % self.lines.len()].as_str();
        self.sent += 1;
        if self.sockets[seat].send(Message::text(line)).await.is_err() {
            return false;
        }
        // The line to both, and the answer to whoever sent it.
        for from in [seat, seat, 1 - seat] {
            if !matches!(self.sockets[from].next().await, Some(Ok(_))) {
                return false;
            }
        }
        true
    }
}

/// All tables of the echo.
pub(crate) struct Pairs(Vec<Pair>);

impl Pairs {
    /// Opens two lines a table, and sends what the tables of the real server have.
    pub(crate) async fn gather(address: SocketAddr, tables: Vec<Vec<String>>) -> Self {
        let mut pairs = Vec::new();
        for (number, lines) in tables.into_iter().enumerate() {
            let path = format!("/echo/echo{number}");
            let sockets = [
                open(home(number), address, &path, "").await,
                open(home(number), address, &path, "").await,
            ];
            pairs.push(Pair {
                sockets,
                lines,
                sent: 0,
            });
        }
        let mut gathered = Self(pairs);
        gathered
            .send_while(|pair| pair.sent < pair.lines.len())
            .await;
        gathered
    }

    /// Everybody sends as fast as he can for so long; how many lines were appended.
    pub(crate) async fn play_freely(&mut self, time: Duration) -> u64 {
        let until = Instant::now() + time;
        self.send_while(move |_| Instant::now() < until).await
    }

    async fn send_while(
        &mut self,
        goes_on: impl Fn(&Pair) -> bool + Clone + Send + 'static,
    ) -> u64 {
        let count = Arc::new(AtomicU64::new(0));
        let mut players = Vec::new();
        for mut pair in self.0.drain(..) {
            let (count, goes_on) = (Arc::clone(&count), goes_on.clone());
            players.push(tokio::spawn(async move {
                while goes_on(&pair) {
                    assert!(pair.send().await, "the echo has gone");
                    count.fetch_add(1, Ordering::Relaxed);
                }
                pair
            }));
        }
        for player in players {
            self.0.push(player.await.expect("no panic"));
        }
        count.load(Ordering::Relaxed)
    }
}
