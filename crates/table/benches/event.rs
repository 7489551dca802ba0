//! What an event costs: memory of a table, a move beside one list of the legal moves, a throw early and late, a record
//! taken up again. `cargo bench -p tabuleiro-table --bench event`
//!
//! Sizes and counts are the same in every run and asserted; times are told as ratios within this one run.

use backgammon::{Beavers, Jacoby};
use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::atomic::{AtomicIsize, Ordering};
use std::time::{Duration, Instant};
use tabuleiro_table::clock::Moment;
use tabuleiro_table::dice::{self, AbsenceRule, Entry, Holder, Party, TableId, Throw, WordsFrom};
use tabuleiro_table::game::{BackgammonTerms, ToAct};
use tabuleiro_table::session::{Act, Event, Header, MachineDice, Terms};
use tabuleiro_table::{RuleSet, Side, Table, record};

/// Counts the bytes that are in use.
struct Counting;

static IN_USE: AtomicIsize = AtomicIsize::new(0);

// SAFETY: every call goes to the system's allocator as it came; only a number is kept besides.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        IN_USE.fetch_add(layout.size() as isize, Ordering::Relaxed);
        // SAFETY: the caller's promise is handed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size() as isize, Ordering::Relaxed);
        // SAFETY: the caller's promise is handed on.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}

/// Who throws at a table.
enum Thrower {
    Machine(MachineDice),
    Online(Vec<Holder>),
}

/// A table at which somebody plays at random, game after game.
struct Played {
    table: Table,
    thrower: Option<Thrower>,
    random: Random,
    now: u64,
    /// What has happened, and when.
    heard: Vec<(Event, Moment)>,
}

impl Played {
    fn open(rules: &str, online: bool, games: u32, seed: u64) -> Self {
        let rules: RuleSet = rules.parse().expect("a rule set");
        let mut header = Header::new(rules);
        header.players[0].name = "Ana".to_owned();
        header.players[1].name = "Béla".to_owned();
        let mut thrower = None;
        match &mut header.terms {
            Terms::Draughts(terms) => terms.games = games,
            Terms::Chess(terms) => terms.games = games,
            Terms::Backgammon(terms) => {
                *terms = BackgammonTerms::money(Jacoby::Off, Beavers::Off);
                let id: TableId = "bench".parse().expect("a name");
                let made = if online {
                    let holder = |party| {
                        Holder::new(id.clone(), party, 8192, [party as u8; 32])
                            .expect("a good length")
                    };
                    let holders: Vec<Holder> = Party::ALL.into_iter().map(holder).collect();
                    let [server, light, dark] =
                        [0, 1, 2].map(|i: usize| holders[i].commitment().into());
                    header.dice = Some(dice::Header::online(
                        id,
                        AbsenceRule::Wait,
                        server,
                        light,
                        dark,
                    ));
                    Thrower::Online(holders)
                } else {
                    let machine = MachineDice::lay_out(&mut header, false, id, [7; 32]);
                    Thrower::Machine(machine.expect("a game with dice"))
                };
                thrower = Some(made);
            }
        }
        Self {
            table: Table::open(header).expect("a table"),
            thrower,
            random: Random(seed),
            now: 0,
            heard: Vec::new(),
        }
    }

    fn after(rules: &str, online: bool, events: usize) -> Self {
        let mut played = Self::open(rules, online, 1000, 1);
        while played.table.events() < events {
            played.step();
        }
        played
    }

    /// One game that lasts so long.
    fn one_game(rules: &str, online: bool, events: usize) -> Self {
        let lasting = |seed| {
            let mut played = Self::open(rules, online, 1, seed);
            while played.table.events() < events && played.table.games().len() == 1 {
                if matches!(played.table.to_act(), ToAct::Over | ToAct::NextGame) {
                    return None;
                }
                played.step();
            }
            Some(played)
        };
        (1..).find_map(lasting).expect("some game is long")
    }

    fn happens(&mut self, event: Event) {
        self.now += 1500;
        self.heard.push((event.clone(), Moment(self.now)));
        let done = self.table.apply(event, Moment(self.now));
        assert!(done.is_ok(), "{:?}", done.err());
    }

    fn step(&mut self) {
        if let Some((side, kind)) = self.table.contest().awaits_throw() {
            self.throw(side, kind);
            return;
        }
        match self.table.to_act() {
            ToAct::Player(side) => {
                let mut legal = self.table.legal();
                let event = legal.swap_remove(self.random.below(legal.len()));
                self.happens(Event::play(side, event));
            }
            ToAct::NextGame => self.happens(Event::new(Party::Server, Act::NextGame)),
            other => panic!("{other:?}"),
        }
    }

    /// The events of a throw as they come: what is wanted before it, the request, the throw.
    fn throw(&mut self, side: Side, kind: Throw) {
        let mut thrower = self.thrower.take().expect("dice");
        match &mut thrower {
            Thrower::Machine(machine) => {
                if MachineDice::wanted(&self.table).is_some() {
                    let words =
                        self.table
                            .add_words(side, "palavras".to_owned(), WordsFrom::Player);
                    self.happens(words.expect("words"));
                }
                let event = machine.throw(&self.table, side, kind).expect("a throw");
                self.happens(event);
            }
            Thrower::Online(holders) => {
                self.happens(Event::by(side, Act::Request(kind)));
                let event = loop {
                    let exchange = self.table.exchange().expect("dice");
                    let party = exchange.awaited().expect("somebody");
                    let holder = holders.iter_mut().find(|holder| holder.party() == party);
                    let element = holder
                        .expect("a holder")
                        .reveal(exchange)
                        .expect("an element");
                    if let Some(event) = self.table.show_element(&element).expect("taken") {
                        break event;
                    }
                };
                self.happens(event);
            }
        }
        self.thrower = Some(thrower);
    }
}

/// The bytes that making something leaves in use, itself included.
fn weight<T>(make: impl FnOnce() -> T) -> (T, usize) {
    let before = IN_USE.load(Ordering::Relaxed);
    let made = make();
    let heap = IN_USE.load(Ordering::Relaxed) - before;
    (made, heap.unsigned_abs() + size_of::<T>())
}

fn text_of(table: &Table) -> usize {
    table.lines().map(|line| line.len() + 1).sum()
}

/// The quickest of many runs.
fn quickest(mut run: impl FnMut() -> Duration) -> Duration {
    (0..15).map(|_| run()).min().expect("some runs")
}

fn micros(time: Duration, count: usize) -> f64 {
    time.as_secs_f64() * 1e6 / count as f64
}

fn memory(rules: &str, online: bool, most_in_store: usize) {
    let played = Played::one_game(rules, online, 100).table;
    let text = text_of(&played);
    let lines: Vec<String> = played.lines().map(str::to_owned).collect();
    let bytes: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    drop(record::read(bytes.as_bytes()));
    let (whole, all_kept) = weight(|| record::read(bytes.as_bytes()).expect("a record"));
    assert_eq!(whole.events(), played.events());
    let (windowed, with_a_store) = weight(|| {
        let mut table = record::read(bytes.as_bytes()).expect("a record");
        table.hand_over(32);
        table
    });
    assert_eq!(windowed.lines_from(0).count(), 32);
    println!(
        "{rules}{}: {} events, text {text} B; all kept {all_kept} B = {:.2}×; last 32 lines {with_a_store} B",
        if online { " (online)" } else { "" },
        whole.events(),
        all_kept as f64 / text as f64,
    );
    assert!(
        with_a_store <= most_in_store,
        "{with_a_store} bytes with a store"
    );
    assert!(all_kept * 10 <= text * 12, "more than 1.2 times the text");
}

/// An accepted move beside one list of the legal moves, in the same positions: a game played through as a server has
/// it, with the last lines at hand, every choice timed.
fn accepted(rules: &str) {
    let events = 160;
    let mut played = Played::open(rules, false, 1000, 1);
    let opened = played.table.clone();
    let mut moments = Vec::new();
    while moments.len() < events {
        let choosing = played.table.contest().awaits_throw().is_none();
        if choosing && matches!(played.table.to_act(), ToAct::Player(_)) {
            moments.push((played.heard.len(), played.table.clone()));
        }
        played.step();
    }
    let listed: usize = moments.iter().map(|(_, table)| table.legal().len()).sum();
    assert!(listed > events, "positions with a choice");
    let legal = quickest(|| {
        let start = Instant::now();
        for (_, table) in &moments {
            black_box(table.legal());
        }
        start.elapsed()
    });
    let taken = quickest(|| {
        let mut table = opened.clone();
        let mut choices = moments.iter().map(|(place, _)| *place).peekable();
        let mut spent = Duration::ZERO;
        for (place, (event, at)) in played.heard.iter().cloned().enumerate() {
            let start = Instant::now();
            black_box(table.apply(event, at).expect("legal").to_act);
            if choices.next_if_eq(&place).is_some() {
                spent += start.elapsed();
            }
            table.hand_over(32);
        }
        assert_eq!(table.seal(), played.table.seal());
        spent
    });
    println!(
        "{rules}: legal {:.2} µs, accepted {:.2} µs = {:.2}×",
        micros(legal, events),
        micros(taken, events),
        taken.as_secs_f64() / legal.as_secs_f64()
    );
}

/// A throw of the machine at a short and at a long record.
fn throws() {
    let cost = |events: usize| {
        let mut played = Played::after("backgammon:tournament", false, events);
        while played.table.contest().awaits_throw().is_none() {
            played.step();
        }
        let (side, kind) = played.table.contest().awaits_throw().expect("a throw");
        let Some(Thrower::Machine(machine)) = &mut played.thrower else {
            panic!("a machine")
        };
        let table = &played.table;
        let before = machine.throw(table, side, kind).expect("a throw");
        let Act::Dice(Entry::Roll(_)) = before.act else {
            panic!("a throw")
        };
        let time = quickest(|| {
            let start = Instant::now();
            for _ in 0..200 {
                black_box(machine.throw(table, side, kind).expect("a throw"));
            }
            start.elapsed()
        });
        micros(time, 200)
    };
    let (short, long) = (cost(100), cost(4000));
    println!(
        "a throw at 100 events {short:.2} µs, at 4,000 {long:.2} µs = {:.2}×",
        long / short
    );
}

/// One's own record, trusted and checked.
fn replays(rules: &str, online: bool) {
    let played = Played::after(rules, online, 1000).table;
    let bytes: String = played.lines().flat_map(|line| [line, "\n"]).collect();
    assert_eq!(played.truncated(played.events()), played);
    let trusted = quickest(|| {
        let start = Instant::now();
        black_box(played.truncated(played.events()));
        start.elapsed()
    });
    let checked = quickest(|| {
        let start = Instant::now();
        black_box(record::read(bytes.as_bytes()).expect("a record"));
        start.elapsed()
    });
    println!(
        "{rules}{}: trusted {:.2} µs an event, checked {:.2} µs",
        if online { " (online)" } else { "" },
        micros(trusted, played.events()),
        micros(checked, played.events()),
    );
}

fn main() {
    memory("backgammon:tournament", true, 25_000);
    memory("backgammon:tournament", false, 25_000);
    for rules in [
        "draughts:italian",
        "draughts:international",
        "draughts:garden",
    ] {
        memory(rules, false, 12_000);
    }
    throws();
    for rules in [
        "backgammon:tournament",
        "draughts:italian",
        "draughts:brazilian",
        "draughts:international",
        "draughts:garden",
    ] {
        accepted(rules);
        replays(rules, false);
    }
    replays("backgammon:tournament", true);
}
