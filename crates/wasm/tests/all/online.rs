//! Two boxes at a table that a server leads: whole games, lost lines, commands that come too late, and dice in which
//! both browsers take part.

use serde_json::{Value, json};
use table::clock::Moment;
use table::dice::{self, AbsenceRule, Commitment, Holder, Message, Party, USUAL_CHAIN};
use table::game::ToAct;
use table::session::{Header, Intent, Offer, Player, PlayerKind};
use table::{RuleSet, Side, Table, verify};

use crate::support::Page;

const ID: &str = "0123456789abcdef01234567";
const BEGUN: u64 = 1_700_000_000_000;

/// A server with one table, in as few words as the wire allows.
pub(crate) struct Server {
    table: Table,
    holder: Option<Holder>,
    now: u64,
    /// What each of the two was told and has not heard yet.
    told: [Vec<String>; 2],
}

impl Server {
    pub(crate) fn open(rules: &str, sealed: [Option<Commitment>; 2]) -> Self {
        let rules: RuleSet = rules.parse().expect("rules");
        let mut header = Header::new(rules.clone());
        let player = Player {
            name: String::new(),
            kind: PlayerKind::Remote,
        };
        header.players = [player.clone(), player];
        header.begun = Some(Moment(BEGUN));
        let mut holder = None;
        if let [Some(light), Some(dark)] = sealed {
            let id: dice::TableId = ID.parse().expect("an id");
            let own =
                Holder::new(id.clone(), Party::Server, USUAL_CHAIN, [7; 32]).expect("a chain");
            let chains = [own.commitment(), light, dark].map(Into::into);
            let [server, light, dark] = chains;
            header.dice = Some(dice::Header::online(
                id,
                AbsenceRule::Wait,
                server,
                light,
                dark,
            ));
            holder = Some(own);
        }
        Self {
            table: Table::open(header).expect("a table"),
            holder,
            now: BEGUN,
            told: [Vec::new(), Vec::new()],
        }
    }

    fn head(&self) -> usize {
        self.table.events() + 1
    }

    fn hello(&mut self, seat: usize, from: usize) {
        let lines: Vec<&str> = self.table.lines().skip(from).collect();
        let under_way = self
            .table
            .exchange()
            .map(dice::Exchange::under_way)
            .unwrap_or_default();
        let you = ["light", "dark"][seat];
        let hello = json!({
            "t": "hello", "v": self.head(), "from": from, "you": you, "state": "live",
            "seal": self.table.seal(), "now": self.now, "lines": lines, "dice": under_way.get(1..).unwrap_or_default(),
            "names": ["Ana", "Bia"], "taken": [true, true], "here": [true, true], "gone": [null, null],
        });
        self.told[seat].push(hello.to_string());
    }

    fn tell_both(&mut self, word: &Value) {
        for told in &mut self.told {
            told.push(word.to_string());
        }
    }

    fn wrote(&mut self) {
        let word = json!({ "t": "ev", "v": self.head(), "line": self.table.lines().last() });
        self.tell_both(&word);
    }

    fn moment(&self) -> Moment {
        Moment(self.now - BEGUN)
    }

    /// What somebody says from a seat.
    fn hear(&mut self, seat: usize, frame: &str) {
        self.now += 50;
        let command: Value = serde_json::from_str(frame).expect("JSON");
        let side = Side::BOTH[usize::from(self.table.player(Side::Light) != seat)];
        let text = |name: &str| command[name].as_str().unwrap_or_default().to_owned();
        let no = |id: &str, v: usize| json!({ "t": "no", "c": command["c"], "id": id, "v": v });
        if command["do"] == "reveal" {
            let message = Message::Reveal {
                roll: serde_json::from_value(command["roll"].clone()).expect("a number"),
                party: side.into(),
                element: serde_json::from_value(command["element"].clone()).expect("an element"),
            };
            if self.table.show_element(&message).is_ok() {
                self.tell_both(&json!({ "t": "dice", "message": message }));
                self.throw();
            }
            return;
        }
        if command["v"] != json!(self.head()) {
            self.told[seat].push(no("stale", self.head()).to_string());
            return;
        }
        if command["do"] == "reseal" {
            let chain = serde_json::from_value(command["commitment"].clone()).expect("a chain");
            let event = self.table.dice_event(side.into(), &Message::Reseal(chain));
            let (event, at) = (event.expect("an agreed chain"), self.moment());
            self.table.apply(event, at).expect("a new chain");
            self.wrote();
            let ok = json!({ "t": "ok", "c": command["c"], "v": self.head() });
            self.told[seat].push(ok.to_string());
            return;
        }
        let intent = match text("do").as_str() {
            "play" => Intent::Play(text("move")),
            "request" => {
                Intent::Roll(serde_json::from_value(command["kind"].clone()).expect("a kind"))
            }
            "resign" => Intent::Resign,
            "offer" if text("offer") == "takeback" => {
                let keep = command["keep"].as_u64().expect("a number") as usize;
                Intent::Offer(Offer::Takeback { keep })
            }
            "offer" if text("offer") == "reseal" => {
                let chain = serde_json::from_value(command["commitment"].clone());
                Intent::Offer(Offer::Reseal(chain.expect("a chain")))
            }
            "offer" if text("offer") == "adjournment" => Intent::Offer(Offer::Adjournment),
            "offer" => Intent::Offer(Offer::Draw),
            "resume" => Intent::Resume,
            "accept" => Intent::Accept,
            "decline" => Intent::Decline,
            "next-game" => Intent::NextGame,
            "abort" => Intent::Abort,
            other => panic!("{other}"),
        };
        match self
            .table
            .said(side, &intent, Default::default(), self.moment())
        {
            Err(refused) => {
                let head = self.head();
                self.told[seat].push(no(refused.id(), head).to_string());
            }
            Ok(_) => {
                self.wrote();
                let ok = json!({ "t": "ok", "c": command["c"], "v": self.head() });
                self.told[seat].push(ok.to_string());
            }
        }
    }

    /// The server's own part in a throw.
    fn throw(&mut self) {
        let (Some(holder), Some(exchange)) = (&mut self.holder, self.table.exchange()) else {
            return;
        };
        if exchange.awaited() != Some(Party::Server) {
            return;
        }
        let message = holder.reveal(exchange).expect("it is its turn");
        let event = self
            .table
            .show_element(&message)
            .expect("an element")
            .expect("the last");
        self.table.apply(event, self.moment()).expect("a throw");
        self.wrote();
    }
}

/// A browser at a seat.
pub(crate) struct Guest {
    pub(crate) page: Page,
    seat: usize,
    pub(crate) table: Value,
    pub(crate) view: Value,
    pub(crate) online: Value,
    pub(crate) refused: Vec<String>,
    /// What it wants to send.
    out: Vec<String>,
}

impl Guest {
    fn new(seat: usize, key: Option<&str>) -> Self {
        let mut page = Page::new();
        page.now = BEGUN + 5_000_000;
        let table = page.ask("follow", &json!([key]));
        Self {
            page,
            seat,
            table,
            view: Value::Null,
            online: Value::Null,
            refused: Vec::new(),
            out: Vec::new(),
        }
    }

    fn hear(&mut self, word: &str) {
        let heard = self.page.ask("hear", &json!([self.table, word]));
        assert_eq!(heard["gap"], false, "{word}");
        self.took(&heard);
        self.refused
            .extend(heard["refused"].as_str().map(str::to_owned));
        self.view = heard["view"].clone();
    }

    fn took(&mut self, heard: &Value) {
        self.online = heard["online"].clone();
        let send = heard["send"].as_array().expect("frames").iter();
        self.out
            .extend(send.map(|frame| frame.as_str().expect("text").to_owned()));
    }

    pub(crate) fn done(&mut self, call: &str, action: &Value) {
        let told = self.page.ask(call, &json!([self.table, action]));
        assert_eq!(told["answer"]["ok"], true, "{action}: {told}");
        self.took(&told);
        self.view = told["answer"]["view"].clone();
    }

    pub(crate) fn typed(&mut self, text: &str) {
        self.done("tell", &json!({ "kind": "typed", "text": text }));
    }

    pub(crate) fn moves(&self) -> usize {
        self.view["record"]["line"]
            .as_array()
            .expect("a line")
            .len()
    }
}

/// Lets everything arrive.
pub(crate) fn settle(server: &mut Server, guests: &mut [Guest; 2]) {
    for _ in 0..40 {
        let mut quiet = true;
        for guest in guests.iter_mut() {
            for word in std::mem::take(&mut server.told[guest.seat]) {
                quiet = false;
                guest.hear(&word);
            }
            for frame in std::mem::take(&mut guest.out) {
                quiet = false;
                server.hear(guest.seat, &frame);
            }
        }
        if quiet {
            return;
        }
    }
    panic!("they never stop talking: {:?}", server.told);
}

pub(crate) fn seat(server: &mut Server, keys: [Option<&str>; 2]) -> [Guest; 2] {
    let mut guests = [Guest::new(0, keys[0]), Guest::new(1, keys[1])];
    server.hello(0, 0);
    server.hello(1, 0);
    settle(server, &mut guests);
    guests
}

pub(crate) fn draughts() -> (Server, [Guest; 2]) {
    let mut server = Server::open("italian", [None, None]);
    let guests = seat(&mut server, [None, None]);
    (server, guests)
}

#[test]
fn a_move_is_shown_at_once_and_holds_when_the_server_has_it() {
    let (mut server, mut guests) = draughts();
    assert_eq!(guests[0].online["you"], "light");
    guests[0].typed("22-18");
    assert_eq!((guests[0].moves(), guests[1].moves()), (1, 0));
    assert_eq!(guests[0].online["pending"], true);
    assert_eq!(server.table.events(), 0);
    settle(&mut server, &mut guests);
    assert_eq!((guests[0].moves(), guests[1].moves()), (1, 1));
    assert_eq!(guests[0].online["pending"], false);
    assert_eq!(guests[0].online["version"], 2);
    // A move out of turn, and a wrong one, are refused here, with the reasons of a table of one's own.
    let told = guests[0].page.ask(
        "tell",
        &json!([guests[0].table, { "kind": "typed", "text": "21-17" }]),
    );
    assert_eq!(told["answer"]["refusal"]["reason"], "not-your-turn");
    assert_eq!(told["send"], json!([]));
    let told = guests[1].page.ask(
        "tell",
        &json!([guests[1].table, { "kind": "typed", "text": "10-17" }]),
    );
    assert_eq!(told["answer"]["refusal"]["reason"], "man-moves-one-square");
    assert_eq!(guests[1].moves(), 1);
}

#[test]
fn a_command_that_was_lost_is_sent_again_and_happens_once() {
    let (mut server, mut guests) = draughts();
    guests[0].typed("22-18");
    // The line goes down with the command, and comes up again.
    let lost = std::mem::take(&mut guests[0].out);
    assert_eq!(lost.len(), 1);
    server.hello(0, 1);
    settle(&mut server, &mut guests);
    assert_eq!(server.table.events(), 1);
    assert_eq!((guests[0].moves(), guests[1].moves()), (1, 1));
    let id = |frame: &str| serde_json::from_str::<Value>(frame).expect("JSON")["c"].clone();
    assert_eq!(id(&lost[0]).as_str().map(str::len), Some(32));
    // Its answer is lost: the line has come all the same.
    guests[1].typed("10-14");
    let frame = guests[1].out.remove(0);
    server.hear(1, &frame);
    server.told = [vec![server.told[0][0].clone()], Vec::new()];
    server.hello(1, 2);
    settle(&mut server, &mut guests);
    assert_eq!(server.table.events(), 2);
    assert_eq!((guests[0].moves(), guests[1].moves()), (2, 2));
}

#[test]
fn what_comes_too_late_is_said_again_where_it_still_can_be() {
    let (mut server, mut guests) = draughts();
    guests[0].typed("22-18");
    // Dark gives up before having seen the move.
    guests[1].done("tell", &json!({ "kind": "resign" }));
    let late = std::mem::take(&mut guests[1].out);
    settle(&mut server, &mut guests);
    server.hear(1, &late[0]);
    settle(&mut server, &mut guests);
    assert_eq!(
        server.table.outcome().and_then(|it| it.winner),
        Some(Side::Light)
    );
    for guest in &guests {
        assert_eq!(guest.view["outcome"]["winner"], "light");
        assert_eq!(guest.view["outcome"]["reason"], "resigned");
    }
}

#[test]
fn what_was_taken_back_is_no_longer_shown() {
    let (mut server, mut guests) = draughts();
    for text in ["22-18", "10-14"] {
        let seat = usize::from(text == "10-14");
        guests[seat].typed(text);
        settle(&mut server, &mut guests);
    }
    assert_eq!(guests[0].online["may"]["takeback"], true);
    guests[0].done("say", &json!({ "kind": "takeback" }));
    settle(&mut server, &mut guests);
    assert_eq!(
        guests[1].online["offer"],
        json!({ "by": "light", "what": "takeback" })
    );
    guests[1].done("say", &json!({ "kind": "accept" }));
    settle(&mut server, &mut guests);
    assert_eq!((guests[0].moves(), guests[1].moves()), (0, 0));
    assert_eq!(
        guests[1].view["toAct"],
        json!({ "kind": "move", "side": "light" })
    );
    guests[0].typed("21-17");
    settle(&mut server, &mut guests);
    assert_eq!((guests[0].moves(), guests[1].moves()), (1, 1));
}

#[test]
fn whoever_looks_back_stays_there_while_the_game_goes_on() {
    let (mut server, mut guests) = draughts();
    for (seat, text) in [(0, "22-18"), (1, "10-14")] {
        guests[seat].typed(text);
        settle(&mut server, &mut guests);
    }
    let first = guests[0].view["record"]["line"][0]["node"].clone();
    let table = guests[0].table.clone();
    guests[0].view = guests[0].page.ask("goTo", &json!([table, first]));
    // Nothing is done from there.
    let told = guests[0].page.ask(
        "tell",
        &json!([table, { "kind": "typed", "text": "21-17" }]),
    );
    assert_eq!(told["answer"]["refusal"]["reason"], "not-possible");
    server
        .table
        .said(
            Side::Light,
            &Intent::Play("21-17".to_owned()),
            Default::default(),
            server.moment(),
        )
        .expect("a move");
    server.wrote();
    settle(&mut server, &mut guests);
    assert_eq!(guests[0].view["record"]["current"], first);
    assert_eq!((guests[0].moves(), guests[1].moves()), (3, 3));
}

#[test]
fn lines_that_are_missing_are_asked_for_and_false_ones_refused() {
    let (mut server, mut guests) = draughts();
    guests[0].typed("22-18");
    settle(&mut server, &mut guests);
    let gap = json!({ "t": "ev", "v": 4, "line": "{}" });
    let heard = guests[0]
        .page
        .ask("hear", &json!([guests[0].table, gap.to_string()]));
    assert_eq!(
        (&heard["gap"], &heard["online"]["version"]),
        (&json!(true), &json!(2))
    );
    // A line that is there already changes nothing.
    let again = json!({ "t": "ev", "v": 2, "line": "{}" });
    guests[0].hear(&again.to_string());
    assert_eq!(guests[0].moves(), 1);
}

/// The first legal thing to do for whoever is to act, through the boxes alone.
pub(crate) fn play_on(guests: &mut [Guest; 2]) {
    let to_act = guests[0].view["toAct"].clone();
    let seat = usize::from(to_act["side"] == "dark");
    match to_act["kind"].as_str().expect("a kind") {
        "opening" => guests[1].done("tell", &json!({ "kind": "roll" })),
        "roll" => guests[seat].done("tell", &json!({ "kind": "roll" })),
        "play" => {
            let table = guests[seat].table.clone();
            // A step at a time along the graph, the first that goes on.
            let plays = guests[seat].view["plays"].clone();
            let steps = first_play(&plays);
            let told = guests[seat]
                .page
                .ask("tell", &json!([table, { "kind": "play", "steps": steps }]));
            assert_eq!(told["answer"]["ok"], true, "{plays} {told}");
            guests[seat].took(&told);
        }
        other => panic!("{other}"),
    }
}

fn first_play(plays: &Value) -> Vec<Value> {
    let mut steps = Vec::new();
    let mut node = &plays["nodes"][0];
    while let Some(edge) = node["next"].get(0) {
        steps.push(edge.clone());
        assert!(steps.len() <= 4, "{plays}");
        node = &plays["nodes"][edge["node"].as_u64().expect("a node") as usize];
    }
    steps
}

pub(crate) fn sealed(side: &str, key: Option<&str>) -> (String, Commitment) {
    let sealed = Page::new().ask("sealDice", &json!([ID, side, key]));
    let commitment = serde_json::from_value(sealed["commitment"].clone()).expect("a commitment");
    (
        sealed["key"].as_str().expect("a key").to_owned(),
        commitment,
    )
}

#[test]
fn both_browsers_take_part_in_the_dice_and_another_device_goes_on() {
    let (light, dark) = (
        sealed("light", None),
        sealed("dark", Some(&"5a".repeat(32))),
    );
    assert_eq!(sealed("light", Some(&light.0)).1, light.1);
    let mut server = Server::open("backgammon:tournament", [Some(light.1), Some(dark.1)]);
    let mut guests = seat(&mut server, [Some(&light.0), Some(&dark.0)]);
    let mut frames = String::new();
    for turn in 0..400 {
        if server.table.to_act() == ToAct::Over || server.table.outcome().is_some() {
            break;
        }
        if turn == 9 {
            // Light's device is lost in the middle of a game; another one has the link.
            guests[0] = Guest::new(0, Some(&light.0));
            server.told[0].clear();
            server.hello(0, 0);
            settle(&mut server, &mut guests);
        }
        play_on(&mut guests);
        frames.extend(guests.iter().flat_map(|guest| guest.out.clone()));
        settle(&mut server, &mut guests);
        assert!(guests[0].refused.is_empty() && guests[1].refused.is_empty());
        assert_eq!(guests[0].view["checkers"], guests[1].view["checkers"]);
    }
    assert!(server.table.outcome().is_some(), "a game ends");
    assert_eq!(guests[1].view["outcome"], guests[0].view["outcome"]);
    for key in [&light.0, &dark.0] {
        assert!(
            !frames.contains(key.as_str()),
            "a key never leaves its browser"
        );
    }
    let record: String = server
        .table
        .lines()
        .map(|line| format!("{line}\n"))
        .collect();
    let verified = verify(record.as_bytes());
    assert!(verified.ok, "{verified:?}");
    // Without its key a browser can look on, but not throw.
    let mut stranger = Guest::new(0, None);
    server.told[0].clear();
    server.hello(0, 0);
    for word in std::mem::take(&mut server.told[0]) {
        stranger.hear(&word);
    }
    assert_eq!(stranger.online["diceLost"], true);
}

#[test]
fn a_resignation_waits_for_its_answer_and_the_next_game_for_both() {
    let (light, dark) = (sealed("light", None), sealed("dark", None));
    let mut server = Server::open("backgammon:tournament", [Some(light.1), Some(dark.1)]);
    let mut guests = seat(&mut server, [Some(&light.0), Some(&dark.0)]);
    for _ in 0..2 {
        play_on(&mut guests);
        settle(&mut server, &mut guests);
    }
    guests[0].done("tell", &json!({ "kind": "resign", "stake": 1 }));
    settle(&mut server, &mut guests);
    assert_eq!(
        guests[1].online["resigned"],
        json!({ "by": "light", "points": 1 })
    );
    assert_eq!(guests[1].view["outcome"], Value::Null);
    guests[1].done("say", &json!({ "kind": "refused" }));
    settle(&mut server, &mut guests);
    assert_eq!(guests[1].online["resigned"], Value::Null);
    guests[0].done("tell", &json!({ "kind": "resign", "stake": 2 }));
    settle(&mut server, &mut guests);
    guests[1].done("say", &json!({ "kind": "accepted" }));
    settle(&mut server, &mut guests);
    assert_eq!(guests[0].view["outcome"]["winner"], "dark");
}

#[test]
fn a_browser_that_has_lost_its_dice_throws_others_if_the_other_player_agrees() {
    let (light, dark) = (sealed("light", None), sealed("dark", None));
    let mut server = Server::open("backgammon:tournament", [Some(light.1), Some(dark.1)]);
    let mut guests = seat(&mut server, [None, Some(&dark.0)]);
    play_on(&mut guests);
    settle(&mut server, &mut guests);
    assert_eq!(
        guests[0].online["throwing"], true,
        "Light's part is missing"
    );
    assert_eq!(guests[0].online["diceLost"], true);
    let key = "c3".repeat(32);
    guests[0].done("say", &json!({ "kind": "reseal", "key": key }));
    settle(&mut server, &mut guests);
    let offer = json!({ "by": "light", "what": "reseal" });
    assert_eq!(guests[1].online["offer"], offer);
    guests[1].done("say", &json!({ "kind": "accept" }));
    settle(&mut server, &mut guests);
    assert_eq!(guests[0].online["diceLost"], false);
    assert_eq!(guests[0].online["throwing"], false, "the throw has come");
    // Another device with the new key goes on too.
    guests[0] = Guest::new(0, Some(&key));
    server.told[0].clear();
    server.hello(0, 0);
    settle(&mut server, &mut guests);
    for _ in 0..12 {
        play_on(&mut guests);
        settle(&mut server, &mut guests);
    }
    assert!(guests[0].refused.is_empty() && guests[1].refused.is_empty());
    let record: String = server
        .table
        .lines()
        .map(|line| format!("{line}\n"))
        .collect();
    let verified = verify(record.as_bytes());
    assert!(verified.ok, "{verified:?}");
}

#[test]
fn what_is_adjourned_goes_on_when_both_would() {
    let (mut server, mut guests) = draughts();
    guests[0].done("say", &json!({ "kind": "adjournment" }));
    settle(&mut server, &mut guests);
    guests[1].done("say", &json!({ "kind": "accept" }));
    settle(&mut server, &mut guests);
    assert_eq!(guests[0].online["adjourned"], true);
    assert_eq!(guests[0].online["may"]["resume"], true);
    for seat in [1, 0] {
        assert_eq!(guests[0].online["adjourned"], true);
        guests[seat].done("say", &json!({ "kind": "resume" }));
        settle(&mut server, &mut guests);
    }
    assert_eq!(guests[0].online["adjourned"], false);
    assert!(guests[0].refused.is_empty() && guests[1].refused.is_empty());
}
