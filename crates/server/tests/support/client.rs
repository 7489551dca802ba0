//! Somebody who plays over a real socket: follows the sealed lines with a table of his own, checks every one of them,
//! shows his dice when his own copy says that it is his turn, and plays at random.

use std::collections::{HashMap, HashSet};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use table::dice::{Holder, Message as DiceMessage, Party, Throw, USUAL_CHAIN};
use table::game::ToAct;
use table::record::Line;
use table::{Side, Table};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Whoever waits for longer waits in vain; every few seconds a line says that it is up.
const PATIENCE: Duration = Duration::from_secs(20);

/// SplitMix64.
#[derive(Clone, Debug)]
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub(crate) fn hex(&mut self, bytes: usize) -> String {
        (0..bytes)
            .map(|_| format!("{:02x}", self.next() as u8))
            .collect()
    }
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let line = self
            .head
            .lines()
            .find(|line| line.to_lowercase().starts_with(&format!("{name}:")));
        line.and_then(|line| line.split_once(':'))
            .map(|(_, value)| value.trim())
    }
}

/// Asks once, and closes the connection. A body makes it a POST of JSON; `headers` may say otherwise.
pub(crate) async fn ask(
    address: SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> Answer {
    try_ask(address, path, headers, body)
        .await
        .expect("an answer")
}

pub(crate) async fn try_ask(
    address: SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> std::io::Result<Answer> {
    ask_from(Ipv4Addr::LOCALHOST.into(), address, path, headers, body).await
}

/// The same, from an address of one's own.
pub(crate) async fn ask_from(
    from: IpAddr,
    address: SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> std::io::Result<Answer> {
    let method = if body.is_some() { "POST" } else { "GET" };
    let mut lines: HashMap<&str, String> = HashMap::from([("host", address.to_string())]);
    lines.insert("connection", "close".to_owned());
    if let Some(body) = body {
        lines.insert("content-type", "application/json".to_owned());
        lines.insert("content-length", body.len().to_string());
    }
    for (name, value) in headers {
        lines.insert(name, (*value).to_owned());
    }
    let mut request = format!("{method} {path} HTTP/1.1\r\n");
    for (name, value) in lines.iter().filter(|(_, value)| !value.is_empty()) {
        request.push_str(&format!("{name}: {value}\r\n"));
    }
    request.push_str("\r\n");
    request.push_str(body.unwrap_or(""));
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let mut stream = socket.connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut said = Vec::new();
    stream.read_to_end(&mut said).await?;
    let said = String::from_utf8_lossy(&said).into_owned();
    let (head, body) = said.split_once("\r\n\r\n").unwrap_or((&said, ""));
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok())
        .unwrap_or(0);
    Ok(Answer {
        status,
        head: head.to_owned(),
        body: body.to_owned(),
    })
}

/// A table that was laid out: its name, and the secrets of creator and friend.
#[derive(Clone, Debug)]
pub(crate) struct LaidOut {
    pub(crate) id: String,
    pub(crate) seat: String,
    pub(crate) join: String,
}

pub(crate) async fn lay_out(address: SocketAddr, what: &Value) -> LaidOut {
    lay_out_from(Ipv4Addr::LOCALHOST.into(), address, what).await
}

/// The same, from an address of one's own.
pub(crate) async fn lay_out_from(from: IpAddr, address: SocketAddr, what: &Value) -> LaidOut {
    let body = what.to_string();
    let answer = ask_from(from, address, "/api/tables", &[], Some(&body)).await;
    let answer = answer.expect("an answer");
    assert_eq!(answer.status, 201, "{answer:?}");
    let answer = answer.json();
    let last = |name: &str| {
        // Where the computer sits nobody can join.
        let link = answer[name].as_str().unwrap_or("");
        link.rsplit('/').next().unwrap_or("").to_owned()
    };
    LaidOut {
        id: answer["table"].as_str().expect("a name").to_owned(),
        seat: last("seat"),
        join: last("join"),
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Opens a line to a table with these headers.
pub(crate) async fn connect(
    address: SocketAddr,
    id: &str,
    from: u32,
    headers: &[(&'static str, &str)],
) -> Result<Socket, WsError> {
    let url = format!("ws://{address}/api/tables/{id}/socket?from={from}");
    let mut request = url.into_client_request()?;
    for (name, value) in headers {
        request
            .headers_mut()
            .insert(*name, value.parse().expect("a header"));
    }
    let (socket, _) = tokio_tungstenite::connect_async(request).await?;
    Ok(socket)
}

/// Somebody at a table.
pub(crate) struct Player {
    pub(crate) address: SocketAddr,
    pub(crate) id: String,
    pub(crate) secret: String,
    pub(crate) side: Side,
    pub(crate) holder: Option<Holder>,
    pub(crate) socket: Option<Socket>,
    pub(crate) table: Option<Table>,
    pub(crate) v: u32,
    /// Everything that was ever said to him.
    pub(crate) heard: Vec<Value>,
    /// The command that is not answered yet.
    pub(crate) pending: Option<(String, String)>,
    /// Commands that were answered with yes, and the lines that they led to.
    pub(crate) agreed: Vec<(String, u32)>,
    /// Commands that lead to a line.
    pub(crate) said: HashSet<String>,
    pub(crate) random: Random,
    /// The throw for which an element went out on this line.
    pub(crate) shown: Option<u32>,
    /// The elements that the server has for the throw under way.
    pub(crate) at_the_server: usize,
}

impl Player {
    /// Sits down by a secret, with dice of his own where the game has them.
    pub(crate) async fn sit(
        address: SocketAddr,
        id: &str,
        secret: &str,
        side: Side,
        dice: bool,
        seed: u64,
    ) -> Self {
        Self::sit_as(address, id, secret, (side, dice), seed, &[]).await
    }

    /// The same for somebody who brings more than that, such as an account; on this side, with dice or without.
    pub(crate) async fn sit_as(
        address: SocketAddr,
        id: &str,
        secret: &str,
        (side, dice): (Side, bool),
        seed: u64,
        headers: &[(&str, &str)],
    ) -> Self {
        let mut random = Random(seed);
        let entropy: [u8; 32] = core::array::from_fn(|_| random.next() as u8);
        let table = id.parse().expect("a name");
        let holder =
            dice.then(|| Holder::new(table, side.into(), USUAL_CHAIN, entropy).expect("a chain"));
        let dice = holder.as_ref().map(Holder::commitment);
        let request =
            json!({"secret": secret, "mine": random.hex(32), "label": side.name(), "dice": dice});
        let answer = ask(
            address,
            &format!("/api/tables/{id}/seat"),
            headers,
            Some(&request.to_string()),
        )
        .await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let link = answer.json()["seat"].as_str().expect("a link").to_owned();
        Self {
            address,
            id: id.to_owned(),
            secret: link.rsplit('/').next().expect("a secret").to_owned(),
            side,
            holder,
            socket: None,
            table: None,
            v: 0,
            heard: Vec::new(),
            pending: None,
            agreed: Vec::new(),
            said: HashSet::new(),
            random,
            shown: None,
            at_the_server: 0,
        }
    }

    /// Opens the line as a page does: with the cookie.
    pub(crate) async fn connect(&mut self) -> Result<(), WsError> {
        let cookie = format!("tabuleiro-seat={}", self.secret);
        let origin = format!("http://{}", self.address);
        let headers = [("cookie", cookie.as_str()), ("origin", origin.as_str())];
        self.shown = None;
        self.socket = Some(connect(self.address, &self.id, self.v, &headers).await?);
        Ok(())
    }

    /// The next word, taken in; nothing when the line has ended.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            let socket = self.socket.as_mut()?;
            match tokio::time::timeout(PATIENCE, socket.next())
                .await
                .expect("a word in time")
            {
                Some(Ok(Message::Text(text))) => {
                    let word: Value = serde_json::from_str(&text).expect("JSON");
                    self.take_in(&word);
                    self.heard.push(word.clone());
                    return Some(word);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    self.socket = None;
                    return None;
                }
                Some(Ok(_)) => {}
            }
        }
    }

    fn take_in(&mut self, word: &Value) {
        match word["t"].as_str().expect("a kind") {
            "hello" => {
                let v = word["v"].as_u64().expect("a version") as u32;
                assert!(
                    v >= self.v,
                    "an acknowledged line is gone: {v} of {}",
                    self.v
                );
                assert_eq!(word["from"], self.v, "lines come where one left off");
                for line in word["lines"].as_array().expect("lines") {
                    self.follow(line.as_str().expect("a line"));
                }
                // After a restart the server may know less of the throw under way than oneself.
                (self.at_the_server, self.shown) = (0, None);
                for message in word["dice"].as_array().expect("dice") {
                    self.see(message);
                }
            }
            "ev" => {
                let v = word["v"].as_u64().expect("a version") as u32;
                // What was on its way when lines were asked for comes twice.
                if v == self.v + 1 {
                    self.follow(word["line"].as_str().expect("a line"));
                }
                assert!(v <= self.v, "no line was left out");
            }
            "dice" => self.see(&word["message"]),
            "ok" => {
                let c = word["c"].as_str().expect("an id").to_owned();
                if self
                    .pending
                    .as_ref()
                    .is_some_and(|(pending, _)| *pending == c)
                {
                    self.pending = None;
                }
                self.agreed
                    .push((c, word["v"].as_u64().expect("a version") as u32));
            }
            "no" if self
                .pending
                .as_ref()
                .is_some_and(|(pending, _)| word["c"] == **pending) =>
            {
                self.pending = None;
            }
            _ => {}
        }
    }

    /// Takes a line and checks it: its seal, its proof, its rules.
    fn follow(&mut self, line: &str) {
        match &mut self.table {
            None => {
                let first = Line::read(line.as_bytes(), None).expect("a sealed line");
                self.table = Some(Table::open_line(first).expect("a table"));
            }
            Some(table) => {
                let seal = *table.seal();
                let line = Line::read(line.as_bytes(), Some(&seal)).expect("a sealed line");
                table.apply_line(line).expect("what can happen");
            }
        }
        self.v += 1;
        let dice = self.table.as_ref().and_then(Table::exchange);
        if dice.is_none_or(|dice| dice.requested().is_none()) {
            self.at_the_server = 0;
        }
    }

    fn see(&mut self, message: &Value) {
        let message: DiceMessage = serde_json::from_value(message.clone()).expect("a message");
        let table = self.table.as_mut().expect("a table");
        self.at_the_server += 1;
        let known = table.exchange().expect("dice").under_way();
        if !known.contains(&message) {
            table.show_element(&message).expect("a step of the throw");
        }
    }

    /// What the server waits for, if it is this player's element.
    fn element_wanted(&mut self) -> Option<DiceMessage> {
        let me = Party::from(self.side);
        let exchange = self.table.as_ref()?.exchange()?;
        let (by, _) = exchange.requested()?;
        let order = [by.other(), by].map(Party::from);
        if order.get(self.at_the_server) != Some(&me) {
            return None;
        }
        if exchange.awaited() == Some(me) {
            let shown = self.holder.as_mut().expect("dice").reveal(exchange);
            return Some(shown.expect("an element"));
        }
        // It was shown before, and the server has forgotten it.
        let own = |message: &DiceMessage| matches!(message, DiceMessage::Reveal { party, .. } if *party == me);
        exchange.under_way().into_iter().find(own)
    }

    pub(crate) async fn send(&mut self, text: &str) {
        if let Some(socket) = &mut self.socket {
            // A line that ends is noticed where it is listened to.
            let _ = socket.send(Message::text(text)).await;
        }
    }

    /// Says something with an id of its own, which is answered.
    pub(crate) async fn say(&mut self, what: Value) -> String {
        let c = self.random.hex(16);
        let mut command = what;
        command["c"] = json!(c);
        command["v"] = json!(self.v);
        let text = command.to_string();
        self.pending = Some((c.clone(), text.clone()));
        self.said.insert(c.clone());
        self.send(&text).await;
        c
    }

    /// Says something and waits for the answer.
    pub(crate) async fn ask(&mut self, what: Value) -> Value {
        let c = self.say(what).await;
        self.answer_to(&c).await
    }

    pub(crate) async fn answer_to(&mut self, c: &str) -> Value {
        let patience = Instant::now();
        loop {
            assert!(patience.elapsed() < PATIENCE, "no answer to {c}");
            let word = self.hear().await.expect("an open line");
            if word["c"] == c {
                return word;
            }
        }
    }

    /// Listens until there is a word of this kind.
    pub(crate) async fn wait_for(&mut self, kind: &str) -> Value {
        let patience = Instant::now();
        loop {
            assert!(patience.elapsed() < PATIENCE, "no {kind}");
            let word = self.hear().await.expect("an open line");
            if word["t"] == kind {
                return word;
            }
        }
    }

    /// Listens until the record has so many lines.
    pub(crate) async fn reach(&mut self, v: u32) {
        let patience = Instant::now();
        while self.v < v {
            assert!(patience.elapsed() < PATIENCE, "no line {v}");
            self.hear().await.expect("an open line");
        }
    }

    /// What he does now, if it is his turn and nothing is under way.
    pub(crate) async fn act(&mut self) {
        let Some(table) = &self.table else {
            return;
        };
        let halted = table.is_halted();
        if let Some(DiceMessage::Reveal { roll, element, .. }) = self.element_wanted() {
            if self.shown == Some(roll) || halted {
                return;
            }
            self.shown = Some(roll);
            let c = self.random.hex(16);
            let text =
                json!({"c": c, "do": "reveal", "roll": roll, "element": element}).to_string();
            self.send(&text).await;
            return;
        }
        let Some(table) = &self.table else {
            return;
        };
        let throwing = table
            .exchange()
            .is_some_and(|exchange| exchange.requested().is_some());
        if self.pending.is_some() || throwing || table.is_gathering() || table.is_halted() {
            return;
        }
        let me = self.side_now();
        let what = match (table.to_act(), table.contest().awaits_throw()) {
            (ToAct::Over, _) => return,
            (ToAct::NextGame, _) if table.ready()[usize::from(me == Side::Dark)] => return,
            (ToAct::NextGame, _) => json!({"do": "next-game"}),
            (ToAct::Opening, _) if me == Side::Dark => return,
            (ToAct::Opening, _) => json!({"do": "request", "kind": Throw::Opening}),
            (ToAct::Dice(side) | ToAct::Player(side), _) if side != me => return,
            (_, Some((_, kind))) => json!({"do": "request", "kind": kind}),
            (_, None) => {
                let legal = table.legal();
                let chosen = &legal[self.random.below(legal.len())];
                let text = table.contest().write(chosen).expect("a move has a text");
                json!({"do": "play", "move": text})
            }
        };
        self.say(what).await;
    }

    /// The side of his seat in the game on the board: in draughts it changes from game to game.
    fn side_now(&self) -> Side {
        let seat = usize::from(self.side == Side::Dark);
        match &self.table {
            Some(table) if table.player(Side::Light) != seat => Side::Dark,
            Some(_) => Side::Light,
            None => self.side,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.to_act() == ToAct::Over)
    }

    /// Plays to the end of everything.
    pub(crate) async fn play_on(mut self) -> Self {
        while !self.is_over() {
            self.hear().await.expect("an open line");
            self.act().await;
        }
        self
    }
}
