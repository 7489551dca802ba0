//! What would be left without any rules: a server that appends the lines that it is sent, durably and as batched as
//! the real one, sends them back, and says that they are on disk.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::{Message as AxumMessage, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State as AxumState};
use axum::routing::get;
use futures_util::{SinkExt as _, StreamExt as _};
use table::dice::{Digest, TableId};
use tabuleiro_server::store::{self, Append, NewLine, NewSeat, NewTable, State, Store, Visibility};
use tokio_tungstenite::tungstenite::Message;

use crate::child;
use crate::fleet::{home, open};

/// What the child does.
pub(crate) fn serve_until_killed() {
    let place = child::place().expect("a store");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = store::open(&place).await.expect("a store");
        let routes = Router::new()
            .route("/echo/{id}", get(enter))
            .with_state(store);
        let served = axum::serve(child::listen().await, routes);
        served.await.expect("no error");
    });
}

async fn enter(
    AxumState(store): AxumState<Arc<dyn Store>>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> axum::response::Response {
    let upgrade = upgrade.read_buffer_size(4096).write_buffer_size(0);
    upgrade.on_upgrade(move |socket| echo(socket, store, id))
}

async fn echo(mut socket: WebSocket, store: Arc<dyn Store>, id: String) {
    let id: TableId = id.parse().expect("a name");
    let seal = Digest::new([7; 32]);
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
    let mut head = 0u32;
    while let Some(Ok(AxumMessage::Text(line))) = socket.recv().await {
        let mut command = [0; 16];
        command[..4].copy_from_slice(&head.to_be_bytes());
        let append = Append {
            table: id.clone(),
            after: head,
            lines: vec![NewLine {
                line: line.to_string(),
                seal,
                command: Some(command),
            }],
            state: State::Live,
            due_at: None,
            server_secret: None,
            at: 0,
        };
        store.append(append).await.expect("written");
        head += 1;
        let said = format!("{{\"t\":\"ok\",\"v\":{head}}}");
        for said in [line, said.into()] {
            if socket.send(AxumMessage::Text(said)).await.is_err() {
                return;
            }
        }
    }
}

/// Sends the lines of each table again and again, each after the answer to the last; counts the answers.
pub(crate) async fn play_freely(
    address: SocketAddr,
    tables: Vec<Vec<String>>,
    time: Duration,
) -> u64 {
    let mut sockets = Vec::new();
    for number in 0..tables.len() {
        sockets.push(open(home(number), address, &format!("/echo/echo{number}"), "").await);
    }
    let (count, until) = (Arc::new(AtomicU64::new(0)), Instant::now() + time);
    let mut players = Vec::new();
    for (mut socket, lines) in sockets.into_iter().zip(tables) {
        let count = Arc::clone(&count);
        players.push(tokio::spawn(async move {
            for line in lines.iter().cycle() {
                if Instant::now() >= until
                    || socket.send(Message::text(line.as_str())).await.is_err()
                {
                    return;
                }
                // The line itself, and the answer.
                for _ in 0..2 {
                    if !matches!(socket.next().await, Some(Ok(_))) {
                        return;
                    }
                }
                count.fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    for player in players {
        player.await.expect("no panic");
    }
    count.load(Ordering::Relaxed)
}
