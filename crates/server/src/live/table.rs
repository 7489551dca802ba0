//! One table: a task that does one thing after another. What happens is applied, written to the store, and only then
//! told.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::table::Table;
use ::table::dice::{Digest, Party, TableId};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};

use super::clock::Allowance;
use super::computer::Bot;
use super::draft::{Draft, ServerChains};
use super::minds::Thought;
use super::nodes::Note;
use super::order::Order;
use super::rematch::Rematch;
use super::results::Strength;
use super::wire::Says;
use super::{House, wire};
use crate::store::{CommandId, Outage, Stored, Wall};

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
    pub(super) unwritten: Vec<Digest>,
    pub(super) chains: ServerChains,
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
    pub(super) rematch: Rematch,
    /// For whose element a throw waits, and since when.
    pub(super) waits: Option<(Party, Wall)>,
    /// Until when players have to come back after an outage.
    pub(super) back_by: Option<Wall>,
    /// Since when the store does not take anything.
    pub(super) broken: Option<Wall>,
    /// It has no room.
    pub(super) full: bool,
    /// The computer, where it sits.
    pub(super) bots: [Option<Bot>; 2],
    /// How strong those with accounts are.
    pub(super) strengths: [Option<Strength>; 2],
    /// So many of the games that have ended here are kept as results.
    pub(super) results_kept: usize,
    /// Where a thought is brought to.
    pub(super) inbox: mpsc::WeakUnboundedSender<Ask>,
    pub(super) idle_since: Instant,
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
