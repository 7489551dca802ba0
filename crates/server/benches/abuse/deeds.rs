//! What somebody does to a server, and how it has to answer. Each comes from an address of its own, like a stranger.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use table::Side;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Player, Random, ask_from, lay_out, lay_out_from};
use crate::fleet::{Socket, open};

/// A second part of 127.0.0.0/8, away from those who play.
fn stranger(number: usize) -> IpAddr {
    Ipv4Addr::new(127, 9, (number / 250) as u8, 1 + (number % 250) as u8).into()
}

async fn two(address: SocketAddr, seed: u64) -> [Player; 2] {
    let laid_out = lay_out(address, &json!({"rules": "english"})).await;
    let mut players = Vec::new();
    for (secret, side) in [(&laid_out.seat, Side::Light), (&laid_out.join, Side::Dark)] {
        let mut player = Player::sit(address, &laid_out.id, secret, side, false, seed).await;
        player.connect().await.expect("a line");
        players.push(player);
    }
    let mut players: [Player; 2] = players.try_into().unwrap_or_else(|_| unreachable!("two"));
    for player in &mut players {
        player.reach(2).await;
    }
    players
}

fn first(player: &Player) -> Value {
    let table = player.table.as_ref().expect("a table");
    let text = table
        .contest()
        .write(&table.legal()[0])
        .expect("a move has a text");
    json!({"do": "play", "move": text})
}

/// The same command five times, and commands that come too early: each happens once, in its turn.
pub(crate) async fn twice(address: SocketAddr) -> String {
    let mut players = two(address, 11).await;
    for turn in 0..10 {
        let table = players[0].table.as_ref().expect("a table");
        let mover = match table.to_act() {
            table::game::ToAct::Player(side) => table.player(side),
            other => panic!("{other:?}"),
        };
        let player = &mut players[mover];
        let v = player.v;
        let mut command = first(player);
        (command["c"], command["v"]) = (json!(format!("{turn:032x}")), json!(v));
        let mut early = command.clone();
        (early["c"], early["v"]) = (json!(format!("{:032x}", turn + 1000)), json!(v + 1));
        player.send(&early.to_string()).await;
        for _ in 0..5 {
            player.send(&command.to_string()).await;
        }
        let c = command["c"].as_str().expect("an id").to_owned();
        let mut agreed = 0;
        while agreed < 5 {
            let word = player.hear().await.expect("an open line");
            if word["t"] == "no" {
                assert_eq!(word["id"], "stale", "what comes too early: {word}");
            }
            if word["c"] == *c {
                assert_eq!(
                    (word["t"].as_str(), word["v"].as_u64()),
                    (Some("ok"), Some(u64::from(v) + 1))
                );
                agreed += 1;
            }
        }
        for player in &mut players {
            player.reach(v + 1).await;
            assert_eq!(player.v, v + 1, "it happened once");
        }
        tokio::time::sleep(Duration::from_millis(350)).await;
    }
    "10 moves, each five times and once too early: each happened once".to_owned()
}

/// A command that is cut anywhere is no command.
pub(crate) async fn truncated(address: SocketAddr) -> String {
    let mut players = two(address, 12).await;
    let whole = json!({"c": "0".repeat(32), "v": 2, "do": "resign"}).to_string();
    let mut refused = 0;
    for at in 0..whole.len() {
        players[0].send(&whole[..at]).await;
        let answer = players[0].wait_for("no").await;
        assert_eq!(answer["id"], "unreadable-command");
        refused += 1;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    assert_eq!(players[1].v, 2, "nothing has happened");
    format!("{refused} halves refused")
}

/// Somebody at a table of his own, which he lays out from his own address: the limits by address are on.
async fn watcher(address: SocketAddr, number: usize) -> Socket {
    let from = stranger(number);
    let laid_out = lay_out_from(from, address, &json!({"rules": "english"})).await;
    let body = json!({"secret": laid_out.seat}).to_string();
    let path = format!("/api/tables/{}/seat", laid_out.id);
    let sat = ask_from(from, address, &path, &[], Some(&body))
        .await
        .expect("an answer");
    assert_eq!(sat.status, 200, "{sat:?}");
    let path = format!("/api/tables/{}/socket", laid_out.id);
    open(from, address, &path, &laid_out.seat).await
}

/// Waits until the server ends the line.
async fn ended(mut socket: Socket) -> bool {
    let end = async { while matches!(socket.next().await, Some(Ok(_))) {} };
    tokio::time::timeout(Duration::from_secs(30), end)
        .await
        .is_ok()
}

/// Frames and bodies of a megabyte are not read.
pub(crate) async fn large(address: SocketAddr) -> String {
    for number in 0..10 {
        let mut socket = watcher(address, number).await;
        let _ = socket.send(Message::text("x".repeat(1_000_000))).await;
        assert!(ended(socket).await, "the line ends");
        let body = json!({"rules": "x".repeat(1_000_000)}).to_string();
        // It may hang up before all of it was sent.
        let answer = ask_from(stranger(number), address, "/api/tables", &[], Some(&body)).await;
        assert!(
            answer.is_err()
                || answer.is_ok_and(|answer| answer.status == 413 || answer.status == 0)
        );
    }
    "10 frames and 10 bodies refused".to_owned()
}

/// Bytes at random after the handshake, and frames whose form is right and whose words are at random.
pub(crate) async fn random(address: SocketAddr, frames: usize) -> String {
    let mut random = Random(13);
    let (mut sent, mut lines) = (0, 0);
    while sent < frames {
        let socket = watcher(address, lines).await;
        lines += 1;
        if lines % 2 == 0 {
            let mut stream = socket.into_inner();
            for _ in 0..50 {
                let bytes: Vec<u8> = (0..random.below(200))
                    .map(|_| random.next() as u8)
                    .collect();
                sent += 1;
                if stream.write_all(&bytes).await.is_err() {
                    break;
                }
            }
            continue;
        }
        let mut socket = socket;
        for _ in 0..100 {
            let letters = (0..random.below(300)).map(|_| char::from(32 + random.below(95) as u8));
            let text: String = letters.collect();
            sent += 1;
            if socket.send(Message::text(text)).await.is_err() {
                break;
            }
        }
        assert!(ended(socket).await, "whoever says too much is let go");
    }
    format!("{sent} frames on {lines} lines")
}

/// Requests that never end, one letter a second.
pub(crate) async fn slow(address: SocketAddr, so_many: usize) -> String {
    let begun = Instant::now();
    let mut slow = Vec::new();
    for number in 0..so_many {
        slow.push(tokio::spawn(async move {
            let socket = TcpSocket::new_v4().expect("a socket");
            socket
                .bind((stranger(number), 0).into())
                .expect("an address");
            let Ok(mut stream) = socket.connect(address).await else {
                return;
            };
            let mut letters = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-"
                .iter()
                .chain(std::iter::repeat(&b'x'));
            let (mut reading, mut writing) = stream.split();
            let write = async {
                for letter in letters.by_ref() {
                    if writing.write_all(&[*letter]).await.is_err() {
                        return;
                    }
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            };
            let read = async {
                let mut said = Vec::new();
                let _ = reading.read_to_end(&mut said).await;
            };
            tokio::select! {
                () = write => {}
                () = read => {}
            }
        }));
    }
    for connection in slow {
        let ended = tokio::time::timeout(Duration::from_secs(30), connection).await;
        ended.expect("the server ends it").expect("no panic");
    }
    let seconds = begun.elapsed().as_secs_f64();
    assert!(seconds < 25.0, "{seconds} s");
    format!("{so_many} connections, all ended by the server after {seconds:.0} s")
}

/// Streams that ask for much and never read: the server does not wait for them for ever.
pub(crate) async fn deaf(address: SocketAddr) -> String {
    let index = ask_from(stranger(0), address, "/data/index.json", &[], None).await;
    let index = index.expect("an answer").json();
    let files = index["files"].as_array().expect("files").iter();
    let largest = files
        .max_by_key(|file| file["bytes"].as_u64())
        .expect("some");
    let largest = format!("/data/{}", largest["address"].as_str().expect("an address"));
    let mut deaf = Vec::new();
    for number in 0..100 {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(2048).expect("a small one");
        socket
            .bind((stranger(number), 0).into())
            .expect("an address");
        let mut stream = socket.connect(address).await.expect("a connection");
        // The largest that there is to have, again and again, and nothing of it is read.
        let many = format!("GET {largest} HTTP/1.1\r\nHost: localhost\r\n\r\n").repeat(50);
        let _ = tokio::time::timeout(
            Duration::from_millis(100),
            stream.write_all(many.as_bytes()),
        )
        .await;
        deaf.push(stream);
    }
    let begun = Instant::now();
    let patience = Duration::from_secs(40);
    let waiting: Vec<_> = deaf
        .into_iter()
        .map(|stream| tokio::spawn(is_ended(stream, patience)))
        .collect();
    let (all, mut gone) = (waiting.len(), 0);
    for one in waiting {
        gone += usize::from(one.await.expect("no panic"));
    }
    let seconds = begun.elapsed().as_secs_f64();
    assert_eq!(gone, all, "all are let go");
    format!("{gone} connections ended by the server after {seconds:.0} s")
}

/// Lines at tables of which nothing is read, not even the pings: after two beats the server has ended them.
pub(crate) async fn deaf_lines(address: SocketAddr) -> String {
    let mut deaf = Vec::new();
    for number in 0..100 {
        deaf.push(watcher(address, 300 + number).await.into_inner());
    }
    tokio::time::sleep(Duration::from_secs(25)).await;
    let all = deaf.len();
    for mut stream in deaf {
        // What was said in the meantime is here already; then comes the end, and nobody has to wait for it.
        let mut said = Vec::new();
        let end = tokio::time::timeout(Duration::from_secs(2), stream.read_to_end(&mut said)).await;
        assert!(end.is_ok(), "a line of which nothing is read is still open");
    }
    format!("{all} lines ended by the server within 25 s")
}

/// Whether the other end has hung up; nothing is read for that.
async fn is_ended(mut stream: TcpStream, patience: Duration) -> bool {
    let until = Instant::now() + patience;
    loop {
        // What is written to an end that is gone is answered with a reset.
        if stream.write_all(b"x").await.is_err() {
            return true;
        }
        if Instant::now() >= until {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

/// As many requests, tables and sockets as go, from one address.
pub(crate) async fn flood(address: SocketAddr) -> String {
    let from = stranger(240);
    let begun = Instant::now();
    let mut statuses = std::collections::BTreeMap::<u16, usize>::new();
    let body = json!({"rules": "english"}).to_string();
    while begun.elapsed() < Duration::from_secs(5) {
        let asked: Vec<_> = (0..50)
            .map(|number| {
                let body = (number % 2 == 0).then(|| body.clone());
                let path = if number % 2 == 0 {
                    "/api/tables"
                } else {
                    "/api/offers"
                };
                tokio::spawn(
                    async move { ask_from(from, address, path, &[], body.as_deref()).await },
                )
            })
            .collect();
        for answer in asked {
            let answer = answer.await.expect("no panic").expect("an answer");
            assert!(
                answer.status != 429 || answer.header("retry-after").is_some(),
                "{answer:?}"
            );
            *statuses.entry(answer.status).or_default() += 1;
        }
    }
    let of = |status| statuses.get(&status).copied().unwrap_or(0);
    // Twenty tables at once and one every two seconds; sixty requests at once and twenty a second.
    assert!(
        of(201) <= 20 + 4 && of(200) + of(201) <= 60 + 7 * 20,
        "{statuses:?}"
    );
    assert!(
        statuses
            .keys()
            .all(|status| matches!(status, 200 | 201 | 429)),
        "{statuses:?}"
    );
    format!("answers by status: {statuses:?}")
}
