//! Many tables, played by one program that is as light as it can be: one copy of each table for both of its players.

use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};
use table::dice::{Holder, Message as DiceMessage, Party, Throw, USUAL_CHAIN};
use table::game::ToAct;
use table::record::Line;
use table::{Side, Table};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::client::{Random, ask_from};

/// How everybody plays now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// When told to.
    Paced,
    /// Until the record has so many lines.
    To(u32),
    /// As fast as it goes.
    Freely,
}

/// What was counted.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    /// How long each command waited for its answer, from when it was due.
    pub(crate) answers: Vec<Duration>,
    /// How long it was from a request to the dice.
    pub(crate) throws: Vec<Duration>,
    /// Moves that are on disk; the other commands are requests for a throw and words that a game may begin.
    pub(crate) moves: u64,
    pub(crate) lines: u64,
    /// The refusals, by their name.
    pub(crate) refusals: BTreeMap<String, u64>,
    pub(crate) ended: u64,
}

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// A small socket, as the server's are: there are ten thousand of them.
pub(crate) async fn open(from: IpAddr, address: SocketAddr, path: &str, secret: &str) -> Socket {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket
        .bind((from, 0).into())
        .expect("an address of its own");
    let stream = socket.connect(address).await.expect("a connection");
    stream.set_nodelay(true).expect("at once");
    let url = format!("ws://{address}{path}");
    let mut request = url.into_client_request().expect("a request");
    let bearer = format!("Bearer {secret}").parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    let config = WebSocketConfig::default()
        .read_buffer_size(4096)
        .write_buffer_size(0);
    let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    opened.expect("a line").0
}

/// Thirty sockets an address are allowed.
const TABLES_BY_ADDRESS: usize = 12;

/// Where the players of a table come from.
pub(crate) fn home(table: usize) -> IpAddr {
    let house = table / TABLES_BY_ADDRESS;
    Ipv4Addr::new(127, 0, 1 + (house / 250) as u8, 1 + (house % 250) as u8).into()
}

/// What a table is asked.
enum Asked {
    /// A move, due then.
    Move(Instant),
    /// Its lines so far.
    Lines(oneshot::Sender<Vec<String>>),
}

struct Running {
    go: mpsc::UnboundedSender<Asked>,
    task: JoinHandle<Pair>,
}

/// All tables.
pub(crate) struct Fleet {
    running: Vec<Running>,
    pace: watch::Sender<Pace>,
    counts: Arc<Mutex<Counts>>,
    arrived: mpsc::UnboundedReceiver<()>,
}

/// So many tables come back at once.
const COMING_BACK: usize = 64;
/// So many sit down at once.
const AT_ONCE: usize = 16;

impl Fleet {
    /// Lays out so many tables, sits down at them and opens the lines.
    pub(crate) async fn gather(address: SocketAddr, tables: usize) -> Self {
        let (pace, heard) = watch::channel(Pace::Paced);
        let (tell, arrived) = mpsc::unbounded_channel();
        let counts = Arc::new(Mutex::new(Counts::default()));
        let mut running = Vec::new();
        let mut numbers = (0..tables).peekable();
        while numbers.peek().is_some() {
            // Neighbours come from different houses: an address has to wait after many requests.
            let group: Vec<_> = numbers
                .by_ref()
                .take(AT_ONCE)
                .map(|number| tokio::spawn(Pair::sit(address, spread(number, tables), number)))
                .collect();
            for pair in group {
                let pair = pair.await.expect("two players");
                let (go, asked) = mpsc::unbounded_channel();
                let listening = (heard.clone(), asked, Arc::clone(&counts), tell.clone());
                let task = tokio::spawn(pair.play(listening));
                running.push(Running { go, task });
            }
        }
        Self {
            running,
            pace,
            counts,
            arrived,
        }
    }

    /// Everybody plays until the record has so many lines.
    pub(crate) async fn play_to(&mut self, lines: u32) {
        self.pace.send_replace(Pace::To(lines));
        for _ in 0..self.running.len() {
            self.arrived.recv().await.expect("everybody arrives");
        }
        self.rest().await;
    }

    /// So many moves a second in all, each table in its turn. Where dice are needed first, the throw comes on top.
    pub(crate) async fn play_at(&mut self, rate: f64, time: Duration) {
        let begun = Instant::now();
        let (mut sent, mut next) = (0u64, 0);
        let mut tick = tokio::time::interval(Duration::from_millis(1));
        while begun.elapsed() < time {
            tick.tick().await;
            let due = (begun.elapsed().as_secs_f64() * rate) as u64 + 1;
            while sent < due {
                let when = begun + Duration::from_secs_f64(sent as f64 / rate);
                let _ = self.running[next].go.send(Asked::Move(when));
                next = (next + 1) % self.running.len();
                sent += 1;
            }
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }

    /// As fast as it goes.
    pub(crate) async fn play_freely(&mut self, time: Duration) {
        self.pace.send_replace(Pace::Freely);
        tokio::time::sleep(time).await;
        self.pace.send_replace(Pace::Paced);
    }

    /// Whatever is under way comes to its end, and counts for nothing.
    pub(crate) async fn rest(&mut self) {
        self.pace.send_replace(Pace::Paced);
        tokio::time::sleep(Duration::from_millis(500)).await;
        self.take_counts();
    }

    /// How many commands were answered since the last time that counts were taken.
    pub(crate) fn answered(&self) -> usize {
        self.counts.lock().expect("counts").answers.len()
    }

    /// What was counted since the last time.
    pub(crate) fn take_counts(&mut self) -> Counts {
        let mut counts = std::mem::take(&mut *self.counts.lock().expect("counts"));
        counts.answers.sort_unstable();
        counts.throws.sort_unstable();
        counts
    }

    /// The server has died: everybody opens lines to this one, and has what he has missed. Nobody plays any more.
    pub(crate) async fn come_back(self, address: SocketAddr) -> usize {
        let turns = Arc::new(tokio::sync::Semaphore::new(COMING_BACK));
        let mut coming = Vec::new();
        for Running { go, task } in self.running {
            drop(go);
            let pair = task.await.expect("no panic");
            let turns = Arc::clone(&turns);
            coming.push(tokio::spawn(async move {
                let _turn = turns.acquire().await;
                pair.come_back(address).await
            }));
        }
        let (mut back, mut kept) = (0, Vec::new());
        for pair in coming {
            kept.push(pair.await.expect("two lines"));
            back += 1;
        }
        back
    }

    /// The lines of every table.
    pub(crate) async fn lines(&self) -> Vec<Vec<String>> {
        let mut lines = Vec::new();
        for Running { go, .. } in &self.running {
            let (give, take) = oneshot::channel();
            drop(go.send(Asked::Lines(give)));
            lines.push(take.await.expect("a table that is played at"));
        }
        lines
    }

    /// Everybody goes.
    pub(crate) async fn leave(self) {
        for Running { go, task } in self.running {
            drop(go);
            task.await.expect("no panic");
        }
    }
}

/// The number of the house that a table is counted to, so that neighbours are far from each other.
fn spread(number: usize, tables: usize) -> IpAddr {
    let houses = tables.div_ceil(TABLES_BY_ADDRESS);
    home((number % houses) * TABLES_BY_ADDRESS)
}

/// What the server says, as far as it matters here.
#[derive(Deserialize)]
struct Word<'w> {
    t: &'w str,
    #[serde(default)]
    c: Option<&'w str>,
    #[serde(default)]
    id: Cow<'w, str>,
    #[serde(default)]
    v: u32,
    #[serde(default)]
    line: Option<String>,
    #[serde(default)]
    lines: Vec<String>,
    #[serde(default)]
    message: Option<DiceMessage>,
}

struct Waiting {
    c: String,
    due: Instant,
    seat: usize,
    is_move: bool,
}

/// Both players of a table.
struct Pair {
    id: String,
    from: IpAddr,
    secrets: [String; 2],
    sockets: [Socket; 2],
    holders: Option<[Holder; 2]>,
    table: Option<Table>,
    v: u32,
    /// The line that an answer has spoken of: it may come on the one socket before the line does on the other.
    announced: u32,
    random: Random,
    /// The command that is not answered yet.
    waiting: Option<Waiting>,
    /// When the throw under way was due.
    throwing: Option<Instant>,
    /// When the dice fell for the move that is to be made.
    thrown: Option<Instant>,
    /// When moves were due that are not made yet.
    owed: VecDeque<Instant>,
    /// The roll for which a seat has shown its element.
    shown: [Option<u32>; 2],
    arrived: bool,
}

type Listening = (
    watch::Receiver<Pace>,
    mpsc::UnboundedReceiver<Asked>,
    Arc<Mutex<Counts>>,
    mpsc::UnboundedSender<()>,
);

/// What is played at the tables by turns.
fn what(number: usize) -> (Value, bool) {
    let terms = json!({"length": "match", "points": 25, "start": "standard", "cube": "on", "jacoby": "off",
        "beavers": "off"});
    match number % 2 {
        0 => (json!({"rules": "english", "terms": {"games": 1000}}), false),
        _ => (json!({"rules": "tournament", "terms": terms}), true),
    }
}

impl Pair {
    async fn sit(address: SocketAddr, from: IpAddr, number: usize) -> Self {
        let mut random = Random(number as u64 + 1);
        let (what, dice) = what(number);
        let ask = async |path: &str, body: Value| -> Value {
            loop {
                let answer = ask_from(from, address, path, &[], Some(&body.to_string())).await;
                match answer.expect("an answer") {
                    answer if answer.status == 429 => {
                        tokio::time::sleep(Duration::from_millis(500)).await;
                    }
                    answer => {
                        assert!(matches!(answer.status, 200 | 201), "{answer:?}");
                        return answer.json();
                    }
                }
            }
        };
        let laid_out = ask("/api/tables", what).await;
        let id = laid_out["table"].as_str().expect("a name").to_owned();
        let holders = dice.then(|| {
            [Party::Light, Party::Dark].map(|party| {
                let entropy = core::array::from_fn(|_| random.next() as u8);
                Holder::new(id.parse().expect("a name"), party, USUAL_CHAIN, entropy)
                    .expect("a chain")
            })
        });
        let (mut sockets, mut secrets) = (Vec::new(), [const { String::new() }; 2]);
        for (seat, link) in ["seat", "join"].into_iter().enumerate() {
            let secret = |answer: &Value, name: &str| {
                let link = answer[name].as_str().expect("a link");
                link.rsplit('/').next().expect("a secret").to_owned()
            };
            let sealed = holders.as_ref().map(|holders| holders[seat].commitment());
            let body = json!({"secret": secret(&laid_out, link), "dice": sealed});
            let sat = ask(&format!("/api/tables/{id}/seat"), body).await;
            let path = format!("/api/tables/{id}/socket?from=0");
            secrets[seat] = secret(&sat, "seat");
            sockets.push(open(from, address, &path, &secrets[seat]).await);
        }
        Self {
            id,
            from,
            secrets,
            sockets: sockets
                .try_into()
                .unwrap_or_else(|_| unreachable!("two of them")),
            holders,
            table: None,
            v: 0,
            announced: 0,
            random,
            waiting: None,
            throwing: None,
            thrown: None,
            owed: VecDeque::new(),
            shown: [None; 2],
            arrived: false,
        }
    }

    /// Both lines again, and on each the greeting.
    async fn come_back(self, address: SocketAddr) -> [Socket; 2] {
        let path = format!("/api/tables/{}/socket?from={}", self.id, self.v);
        let mut sockets = Vec::new();
        for secret in &self.secrets {
            let mut socket = open(self.from, address, &path, secret).await;
            loop {
                let word = socket.next().await.expect("an open line").expect("a word");
                if word
                    .to_text()
                    .is_ok_and(|text| text.starts_with("{\"t\":\"hello\""))
                {
                    let hello: Word<'_> =
                        serde_json::from_str(word.to_text().expect("text")).expect("JSON");
                    assert!(hello.v >= self.v, "an acknowledged line is gone");
                    break;
                }
            }
            sockets.push(socket);
        }
        sockets
            .try_into()
            .unwrap_or_else(|_| unreachable!("two of them"))
    }

    async fn play(mut self, (mut pace, mut go, counts, arrived): Listening) -> Self {
        loop {
            let [light, dark] = &mut self.sockets;
            tokio::select! {
                asked = go.recv() => match asked {
                    Some(Asked::Move(due)) => self.owed.push_back(due),
                    Some(Asked::Lines(give)) => {
                        let kept = self.table.iter().flat_map(Table::lines).map(str::to_owned);
                        drop(give.send(kept.collect()));
                    }
                    None => return self,
                },
                changed = pace.changed() => if changed.is_err() {
                    return self;
                },
                word = light.next() => if !self.hear(0, word, &counts).await {
                    return self;
                },
                word = dark.next() => if !self.hear(1, word, &counts).await {
                    return self;
                },
            }
            let due = match *pace.borrow() {
                Pace::Paced => self.owed.front().copied(),
                Pace::To(lines) => (self.v < lines).then(Instant::now),
                Pace::Freely => Some(Instant::now()),
            };
            if let Some(due) = due {
                self.act(due).await;
            } else if matches!(*pace.borrow(), Pace::To(_)) && !self.arrived {
                self.arrived = true;
                let _ = arrived.send(());
            }
        }
    }

    async fn hear<E>(
        &mut self,
        seat: usize,
        word: Option<Result<Message, E>>,
        counts: &Mutex<Counts>,
    ) -> bool {
        let text = match word {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_)) | Err(_)) | None => {
                counts.lock().expect("counts").ended += 1;
                return false;
            }
            Some(Ok(_)) => return true,
        };
        // The lines are taken from one of the two sockets; both have them.
        if seat == 1 && !text.starts_with("{\"t\":\"ok\"") && !text.starts_with("{\"t\":\"no\"") {
            return true;
        }
        let word: Word<'_> = serde_json::from_str(&text).expect("JSON");
        match word.t {
            "ok" | "no" => {
                let Some(waiting) = self.waiting.take_if(|waiting| word.c == Some(&waiting.c))
                else {
                    return true;
                };
                let mut counts = counts.lock().expect("counts");
                counts.answers.push(waiting.due.elapsed());
                if word.t == "no" {
                    *counts.refusals.entry(word.id.into_owned()).or_default() += 1;
                }
                counts.moves += u64::from(waiting.is_move && word.t == "ok");
                debug_assert_eq!(waiting.seat, seat);
                self.announced = self.announced.max(word.v);
            }
            "hello" => {
                for line in &word.lines {
                    self.follow(line);
                }
            }
            "ev" if word.v == self.v + 1 => {
                self.follow(&word.line.expect("a line"));
                let mut counts = counts.lock().expect("counts");
                counts.lines += 1;
                let thrown = self.throwing.take_if(|_| {
                    let dice = self.table.as_ref().and_then(Table::exchange);
                    dice.is_none_or(|dice| dice.requested().is_none())
                });
                counts.throws.extend(thrown.map(|due| due.elapsed()));
                self.thrown = thrown.map(|_| Instant::now()).or(self.thrown);
            }
            "dice" => {
                let table = self.table.as_mut().expect("a table");
                let message = word.message.expect("a message");
                table.show_element(&message).expect("a step of the throw");
            }
            _ => {}
        }
        self.show().await;
        true
    }

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
    }

    /// Whoever's element is awaited shows it.
    async fn show(&mut self) {
        let dice = self.table.as_ref().and_then(Table::exchange);
        let Some(dice) = dice.filter(|dice| dice.requested().is_some()) else {
            return;
        };
        let seat = match dice.awaited() {
            Some(Party::Light) => 0,
            Some(Party::Dark) => 1,
            _ => return,
        };
        let roll = dice.verifier().next_roll();
        if self.shown[seat] == Some(roll) {
            return;
        }
        self.shown[seat] = Some(roll);
        let holders = self.holders.as_mut().expect("dice");
        let shown = holders[seat].reveal(dice).expect("an element");
        let DiceMessage::Reveal { roll, element, .. } = shown else {
            return;
        };
        let c = self.random.hex(16);
        let text = json!({"c": c, "do": "reveal", "roll": roll, "element": element}).to_string();
        let _ = self.sockets[seat].send(Message::text(text)).await;
    }

    /// Whoever is to act does so, unless something is under way.
    async fn act(&mut self, due: Instant) {
        let Some(table) = &self.table else {
            return;
        };
        let behind = self.v < self.announced;
        let busy = behind || self.waiting.is_some() || self.throwing.is_some();
        if busy || table.is_gathering() || table.is_halted() {
            return;
        }
        let (side, what) = match (table.to_act(), table.contest().awaits_throw()) {
            (ToAct::Over, _) => return,
            (ToAct::NextGame, _) => {
                let side = if table.ready()[0] {
                    Side::Dark
                } else {
                    Side::Light
                };
                (side, json!({"do": "next-game"}))
            }
            (ToAct::Opening, _) => (
                Side::Light,
                json!({"do": "request", "kind": Throw::Opening}),
            ),
            (ToAct::Dice(side) | ToAct::Player(side), Some((_, kind))) => {
                (side, json!({"do": "request", "kind": kind}))
            }
            (ToAct::Dice(side) | ToAct::Player(side), None) => {
                let legal = table.legal();
                let chosen = &legal[self.random.below(legal.len())];
                let text = table.contest().write(chosen).expect("a move has a text");
                (side, json!({"do": "play", "move": text}))
            }
        };
        let (seat, c) = (table.player(side), self.random.hex(16));
        let mut command = what;
        if command["do"] == "request" {
            self.throwing = Some(due);
        }
        let is_move = command["do"] == "play";
        let due = match is_move {
            // Nobody can move before the dice have fallen.
            true => self.thrown.take().map_or(due, |thrown| thrown.max(due)),
            false => due,
        };
        if is_move {
            self.owed.pop_front();
        }
        (command["c"], command["v"]) = (json!(c), json!(self.v));
        self.waiting = Some(Waiting {
            c,
            due,
            seat,
            is_move,
        });
        let _ = self.sockets[seat]
            .send(Message::text(command.to_string()))
            .await;
    }
}
