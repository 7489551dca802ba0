//! One table: a task that does one thing after another. What happens is applied, written to the store, and only then
//! told.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::table::clock::Moment;
use ::table::dice::{Digest, Holder, Party, TableId};
use ::table::game::ToAct;
use ::table::record::Line;
use ::table::session::{Event, Refused};
use ::table::{Side, Table};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};

use super::clock::Allowance;
use super::computer::Bot;
use super::draft::{Draft, server_holder};
use super::minds::Thought;
use super::nodes::Note;
use super::order::Order;
use super::results::Strength;
use super::wire::Says;
use super::{House, wire};
use crate::store::{
    Append, CommandId, NewLine, Outage, State, StoreError, Stored, StoredLine, Wall,
};

/// What is brought to a table.
pub(crate) enum Ask {
    /// Somebody comes in.
    Enter(Entering),
    /// Somebody is gone.
    Leave(u64),
    /// Somebody says something from a seat.
    Command {
        seat: Option<usize>,
        text: String,
        /// What the line takes, in milliseconds.
        lag: u64,
        reply: Reply,
    },
    /// Somebody has sat down.
    Seated,
    /// The computer has thought.
    Thought(Thought),
    /// Whoever looks after the server wants something.
    Ordered(Order, oneshot::Sender<Result<(), &'static str>>),
    /// Something is due.
    Due,
    /// Another node says how the table is there.
    Heard(Arc<str>, Note),
    /// The table may have gone on at another node; the store has so many lines, if somebody has looked.
    Look { v: Option<u32> },
    /// A node has come, or does not know what it has missed.
    NodeNew(Arc<str>),
    /// A node is not heard of any more.
    NodeLost(Arc<str>, Outage),
    /// This node is cut off from the store, and others may not be.
    CutOff,
    /// The server stops.
    Stop(oneshot::Sender<()>),
}

/// Somebody who comes in.
pub(crate) struct Entering {
    pub(crate) guest: u64,
    pub(crate) seat: Option<usize>,
    /// How many lines are known already.
    pub(crate) from: u32,
    pub(crate) out: mpsc::Sender<Utf8Bytes>,
}

/// Where the answer goes.
pub(crate) enum Reply {
    Guest(u64),
    Once(oneshot::Sender<String>),
}

/// How a command was answered: with the version, and the reason of a refusal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub(super) v: u32,
    pub(super) no: Option<&'static str>,
}

pub(super) struct Guest {
    pub(super) id: u64,
    pub(super) seat: Option<usize>,
    /// How many lines are known there.
    pub(super) v: u32,
    pub(super) out: mpsc::Sender<Utf8Bytes>,
}

/// A table that is due and cannot be read is tried again after so many milliseconds.
const TRY_AGAIN: Wall = 600_000;
/// The lines that a table keeps in memory; the store has all of them.
const LINES_KEPT: usize = 8;
/// So many lines go into one word of greeting, or are read at once.
pub(super) const LINES_AT_ONCE: u32 = 2000;

pub(super) struct Actor {
    pub(super) house: Arc<House>,
    pub(super) id: TableId,
    pub(super) stored: Stored,
    pub(super) draft: Draft,
    /// Nothing until both have sat down.
    pub(super) table: Option<Table>,
    /// How many lines the store has acknowledged.
    pub(super) head: u32,
    /// The seals of lines that are not acknowledged yet.
    unwritten: Vec<Digest>,
    pub(super) holder: Option<Holder>,
    pub(super) guests: Vec<Guest>,
    /// Which players have a line at other nodes.
    pub(super) elsewhere: HashMap<Arc<str>, [bool; 2]>,
    pub(super) answers: VecDeque<(CommandId, Answer)>,
    /// The commands of all lines after this one are among the answers.
    pub(super) answers_from: u32,
    /// Since when a player has not been there.
    pub(super) gone: [Option<Wall>; 2],
    pub(super) allowance: [Allowance; 2],
    /// The lag of each player's line as it was last.
    pub(super) lag: [u64; 2],
    pub(super) chat: [bool; 2],
    /// No word is passed on.
    pub(super) muted: bool,
    /// The store was asked, and has nothing that was said here.
    pub(super) nothing_said: bool,
    pub(super) rematch: [bool; 2],
    /// For whose element a throw waits, and since when.
    pub(super) waits: Option<(Party, Wall)>,
    /// Until when players have to come back after an outage.
    pub(super) back_by: Option<Wall>,
    /// Since when the store does not take anything.
    pub(super) broken: Option<Wall>,
    /// The computer, where it sits.
    pub(super) bots: [Option<Bot>; 2],
    /// How strong those with accounts are.
    pub(super) strengths: [Option<Strength>; 2],
    /// So many of the games that have ended here are kept as results.
    pub(super) results_kept: usize,
    /// Where a thought is brought to.
    pub(super) inbox: mpsc::WeakUnboundedSender<Ask>,
    idle_since: Instant,
}

/// Plays a table until nobody is there any more.
pub(super) async fn play(
    house: Arc<House>,
    id: TableId,
    inbox: mpsc::UnboundedSender<Ask>,
    mut asks: mpsc::UnboundedReceiver<Ask>,
) {
    house.metrics.tables_loaded.up();
    let mut loaded = false;
    if let Ok(Some(mut actor)) = Actor::load(&house, &id, &inbox).await {
        loaded = true;
        actor.wake_up().await;
        loop {
            let next = actor.next_wake();
            let ask = tokio::select! {
                ask = asks.recv() => ask,
                () = tokio::time::sleep(next) => Some(Ask::Due),
            };
            match ask {
                Some(Ask::Stop(done)) => {
                    actor.tell_all(&Says::Halt { why: "stopping" });
                    let _ = done.send(());
                    break;
                }
                Some(ask) => actor.handle(ask).await,
                None => break,
            }
            if actor.may_sleep() {
                break;
            }
        }
    }
    house.forget(&id, &inbox);
    asks.close();
    // Whoever came in the last moment is not left standing; where the table cannot be read, the line ends.
    while let Ok(ask) = asks.try_recv() {
        if matches!(ask, Ask::Due) && !loaded {
            // What cannot be read now is not tried every second.
            let later = house.time.now() + TRY_AGAIN;
            let _ = house.store.put_off(&id, Some(later)).await;
        }
        let matters = !matches!(
            ask,
            Ask::Leave(_)
                | Ask::Due
                | Ask::Stop(_)
                | Ask::Thought(_)
                | Ask::Heard(..)
                | Ask::Look { .. }
                | Ask::NodeNew(_)
                | Ask::NodeLost(..)
                | Ask::CutOff
        );
        if matters && loaded && !house.is_stopping() {
            house.ask(&id, ask);
        }
    }
    house.metrics.tables_loaded.down();
}

impl Actor {
    async fn load(
        house: &Arc<House>,
        id: &TableId,
        inbox: &mpsc::UnboundedSender<Ask>,
    ) -> Result<Option<Self>, StoreError> {
        let Some(stored) = house.store.table(id).await? else {
            return Ok(None);
        };
        let Ok(draft) = serde_json::from_str::<Draft>(&stored.terms) else {
            return Ok(None);
        };
        let now = house.time.now();
        let mut actor = Self {
            holder: stored
                .server_secret
                .as_deref()
                .and_then(|kept| server_holder(id, kept)),
            allowance: [Allowance::of(draft.clock); 2],
            house: Arc::clone(house),
            id: id.clone(),
            stored,
            draft,
            table: None,
            head: 0,
            unwritten: Vec::new(),
            guests: Vec::new(),
            elsewhere: HashMap::new(),
            answers: VecDeque::new(),
            answers_from: 0,
            gone: [Some(now); 2],
            lag: [0; 2],
            chat: [false; 2],
            muted: false,
            nothing_said: false,
            rematch: [false; 2],
            waits: None,
            back_by: None,
            broken: None,
            bots: [None, None],
            strengths: [None; 2],
            results_kept: 0,
            inbox: inbox.downgrade(),
            idle_since: Instant::now(),
        };
        actor.read_again(false).await?;
        actor.look_up_strengths().await;
        Ok(Some(actor))
    }

    /// The table as the store has it. What was not acknowledged is forgotten.
    pub(super) async fn read_again(&mut self, keep_all: bool) -> Result<(), StoreError> {
        let store = Arc::clone(&self.house.store);
        let found = store.table(&self.id).await?;
        self.stored = found.ok_or_else(|| unreadable("it is gone"))?;
        let (mut table, mut head) = (None::<Table>, 0);
        self.answers_from = 0;
        loop {
            let lines = store.lines(&self.id, head, LINES_AT_ONCE).await?;
            let Some(last) = lines.last() else {
                break;
            };
            head = last.version;
            for StoredLine {
                version,
                line,
                command,
            } in lines
            {
                match &mut table {
                    None => {
                        let first = Line::read(line.as_bytes(), None)
                            .map_err(|why| unreadable(&why.to_string()))?;
                        let opened =
                            Table::open_line(first).map_err(|why| unreadable(&why.to_string()))?;
                        table = Some(opened);
                    }
                    Some(table) => table
                        .trust(&line)
                        .map_err(|why| unreadable(&why.to_string()))?,
                }
                if let Some(command) = command {
                    self.remember(
                        command,
                        Answer {
                            v: version,
                            no: None,
                        },
                    );
                }
            }
        }
        if let Some(table) = table.as_mut().filter(|_| !keep_all) {
            table.hand_over(LINES_KEPT);
        }
        self.take_holder();
        (self.table, self.head) = (table, head);
        self.seat_bots();
        self.unwritten.clear();
        self.waits = None;
        Ok(())
    }

    /// The server's own chain, as the store has it: a throw that is made again falls alike.
    pub(super) fn take_holder(&mut self) {
        if let (Some(holder), Some(kept)) = (&mut self.holder, &self.stored.server_secret) {
            *holder = server_holder(&self.id, kept).unwrap_or_else(|| holder.clone());
        }
    }

    async fn handle(&mut self, ask: Ask) {
        match ask {
            Ask::Enter(entering) => self.enter(entering).await,
            Ask::Leave(guest) => self.leave(guest),
            Ask::Command {
                seat,
                text,
                lag,
                reply,
            } => {
                if let Some(seat) = seat {
                    self.lag[seat] = lag;
                }
                let seen = self.head;
                let (said, answer) = self.command(seat, &text, lag).await;
                let no = answer.no.map(|id| Says::No {
                    c: said.as_ref().map(|(c, _)| wire::written(c)),
                    id,
                    v: answer.v,
                });
                let text = match (no, &said) {
                    (Some(no), _) => no.text(),
                    (None, Some((c, _))) => Says::Ok {
                        c: wire::written(c),
                        v: answer.v,
                    }
                    .text(),
                    (None, None) => return,
                };
                if answer.no.is_some() {
                    self.house.metrics.commands_refused.up();
                }
                match reply {
                    Reply::Once(reply) => {
                        let _ = reply.send(text);
                    }
                    Reply::Guest(guest) => {
                        // Whoever has missed lines gets them; what has just happened was told already.
                        let known = said.map_or(seen, |(_, v)| v);
                        if answer.no == Some("stale") && known < seen {
                            self.tell_lines(guest, known, seen).await;
                        }
                        self.tell(guest, text.into());
                    }
                }
                self.settle().await;
            }
            Ask::Seated => {
                self.seated().await;
                self.settle().await;
            }
            Ask::Thought(thought) => {
                self.thought(thought).await;
                self.settle().await;
            }
            Ask::Ordered(order, tell) => {
                let _ = tell.send(self.ordered(order).await);
                self.settle().await;
            }
            Ask::Due => {
                self.due().await;
                self.settle().await;
            }
            Ask::Heard(node, note) => self.heard(node, note).await,
            Ask::Look { v } => self.look(v).await,
            Ask::NodeNew(node) => {
                self.elsewhere.remove(&node);
                self.announce(true);
            }
            Ask::NodeLost(node, outage) => self.node_lost(&node, outage).await,
            Ask::CutOff => self.cut_off(),
            Ask::Stop(_) => {}
        }
    }

    async fn enter(&mut self, entering: Entering) {
        let Entering {
            guest,
            seat,
            from,
            out,
        } = entering;
        self.guests.push(Guest {
            id: guest,
            seat,
            v: from,
            out,
        });
        if let Some(seat) = seat {
            self.gone[seat] = None;
        }
        if from > self.head {
            // Another node was quicker than its word of it.
            self.catch_up().await;
        }
        if self.broken.is_none() {
            self.hello(guest, from).await;
            self.recall_talk(guest).await;
        } else if !self.recover().await {
            // Everybody is greeted when the store is back.
            let halt = Says::Halt { why: "store" };
            self.tell(guest, halt.text().into());
        }
        if seat.is_some() {
            self.announce(false);
            self.tell_seats();
            self.settle().await;
        }
    }

    pub(super) fn leave(&mut self, guest: u64) {
        let Some(place) = self.guests.iter().position(|known| known.id == guest) else {
            return;
        };
        self.guests.swap_remove(place);
        self.announce(false);
        if self.note_gone() {
            self.tell_seats();
        }
        if self.guests.is_empty() {
            self.idle_since = Instant::now();
        }
    }

    /// Notes since when a player has had no line open. Says whether somebody has gone.
    pub(super) fn note_gone(&mut self) -> bool {
        let mut anybody = false;
        for seat in [0, 1] {
            if !self.is_here(seat) && self.gone[seat].is_none() {
                self.gone[seat] = Some(self.house.time.now());
                anybody = true;
            }
        }
        anybody
    }

    fn may_sleep(&self) -> bool {
        self.guests.is_empty()
            && !self.bots.iter().flatten().any(Bot::is_thinking)
            && self.idle_since.elapsed() >= self.house.habits.idle
    }

    /// Who is here, and how many lines each knows.
    pub(super) fn guest_ids(&self) -> Vec<(u64, u32)> {
        let ids = self.guests.iter().map(|guest| (guest.id, guest.v));
        ids.collect()
    }

    pub(super) fn is_here(&self, seat: usize) -> bool {
        self.bots[seat].is_some() || self.has_line(seat) || self.is_elsewhere(seat)
    }

    /// Has whoever sits there a line at this node?
    pub(super) fn has_line(&self, seat: usize) -> bool {
        self.guests.iter().any(|guest| guest.seat == Some(seat))
    }

    /// The side of a seat in the game on the board.
    pub(super) fn side(&self, seat: usize) -> Side {
        match &self.table {
            Some(table) if table.player(Side::Light) != seat => Side::Dark,
            None if seat == 1 => Side::Dark,
            _ => Side::Light,
        }
    }

    /// The seat of a side.
    pub(super) fn seat(&self, side: Side) -> usize {
        usize::from(self.side(0) != side)
    }

    /// The moment of the record at a time of day.
    pub(super) fn moment(&self, wall: Wall) -> Moment {
        let Some(table) = &self.table else {
            return Moment(0);
        };
        let begun = table.header().begun.map_or(0, |begun| begun.0);
        let passed = u64::try_from(wall).unwrap_or(0).saturating_sub(begun);
        Moment(passed).max(table.last_moment())
    }

    pub(super) fn now(&self) -> Moment {
        self.moment(self.house.time.now())
    }

    // ── what happens ──

    /// Lets something happen that is not written down yet.
    pub(super) fn happen(&mut self, event: Event, at: Moment) -> Result<(), Refused> {
        let table = self.table.as_mut().ok_or(Refused::NotBegun)?;
        table.apply(event, at)?;
        self.unwritten.push(*table.seal());
        Ok(())
    }

    /// What was applied to the table by other ways is to be written too.
    pub(super) fn applied(&mut self) {
        self.unwritten
            .extend(self.table.as_ref().map(|table| *table.seal()));
    }

    pub(super) const fn has_unwritten(&self) -> bool {
        !self.unwritten.is_empty()
    }

    /// Writes down what has happened, and tells everybody. On an error the table is as the store has it.
    pub(super) async fn write(
        &mut self,
        command: Option<CommandId>,
        secret: Option<String>,
    ) -> Result<(), StoreError> {
        let Some(table) = &self.table else {
            return Ok(());
        };
        let first = if self.head == 0 {
            Some(table.header_line().text())
        } else {
            None
        };
        let events = table.lines_from(self.head.saturating_sub(1) as usize);
        let lines: Vec<String> = first.into_iter().chain(events).map(str::to_owned).collect();
        let seals = std::mem::take(&mut self.unwritten);
        let state = self.state();
        let append = Append {
            table: self.id.clone(),
            after: self.head,
            lines: lines
                .iter()
                .zip(seals)
                .enumerate()
                .map(|(place, (line, seal))| NewLine {
                    line: line.clone(),
                    seal,
                    command: command.filter(|_| place == 0),
                })
                .collect(),
            state,
            due_at: self.due_at(),
            server_secret: secret,
            at: self.house.time.now(),
        };
        let asked = Instant::now();
        let written = self.house.store.append(append).await;
        self.house.metrics.waited(asked.elapsed());
        if let Err(error) = written {
            self.not_written(&error).await;
            return Err(error);
        }
        self.stored.state = state;
        self.house.metrics.events.add(lines.len() as u64);
        for line in lines {
            self.head += 1;
            self.tell_line(&line);
        }
        self.announce(false);
        self.keep_few_lines();
        Ok(())
    }

    pub(super) fn keep_few_lines(&mut self) {
        if let Some(table) = &mut self.table
            && table.events() - table.first_line() > 2 * LINES_KEPT
        {
            table.hand_over(LINES_KEPT);
        }
    }

    async fn not_written(&mut self, error: &StoreError) {
        let metrics = Arc::clone(&self.house.metrics);
        match error {
            StoreError::Conflict => metrics.conflicts.up(),
            StoreError::Full | StoreError::Unavailable(_) => {
                metrics.store_failures.up();
                tracing::warn!(table = self.id.as_str(), %error, "not written");
                let now = self.house.time.now();
                self.broken.get_or_insert(now);
            }
        }
        match self.read_again(false).await {
            Ok(()) if self.broken.is_none() => self.greet_all().await,
            // What the store did not answer for may be there now and gone after all with a machine that was not
            // copied yet: nobody is told of it before the store has taken something else.
            Ok(()) | Err(_) => self.halt(),
        }
    }

    /// The store does not answer: nobody's time runs, and it is tried again.
    pub(super) fn halt(&mut self) {
        let now = self.house.time.now();
        self.broken.get_or_insert(now);
        self.tell_all(&Says::Halt { why: "store" });
    }

    pub(super) fn state(&self) -> State {
        match &self.table {
            None => self.stored.state,
            Some(table) if table.to_act() == ToAct::Over => State::Over,
            Some(_) => State::Live,
        }
    }

    /// How long until something is to be done without anybody saying so.
    fn next_wake(&self) -> Duration {
        let now = self.house.time.now();
        let idle = self
            .house
            .habits
            .idle
            .saturating_sub(self.idle_since.elapsed());
        let idle = self.guests.is_empty().then_some(idle);
        let until = |wall: Wall| Duration::from_millis(u64::try_from(wall - now).unwrap_or(0));
        let due = self.wakes_at().map(until);
        let next = idle.into_iter().chain(due).min();
        // A millisecond at least, so that nothing spins.
        next.unwrap_or(Duration::from_secs(3600))
            .max(Duration::from_millis(1))
    }
}

fn unreadable(why: &str) -> StoreError {
    StoreError::Unavailable(format!("the table cannot be read: {why}"))
}
