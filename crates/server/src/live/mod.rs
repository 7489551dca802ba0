//! Tables that are played: one task each, in memory while somebody sits or watches there.
//!
//! A task takes one thing after another from its inbox, writes what happened to the store, and only then tells anybody.
//! Where another node was quicker it reads the table again.

mod clock;
mod command;
mod computer;
mod draft;
mod due;
mod minds;
mod neighbours;
mod nodes;
mod order;
mod record;
mod rematch;
mod results;
mod settle;
mod socket;
mod table;
mod throw;
mod told;
mod wire;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ::table::RuleSet;
use ::table::dice::TableId;
use tokio::sync::{mpsc, oneshot};

use crate::auth::{self, Secret};
use crate::metrics::Metrics;
use crate::store::{NewSeat, NewTable, Outage, Store, StoreError, Visibility, Wall};

pub(crate) use clock::Time;
pub(crate) use draft::{Draft, may_seal};
pub(crate) use order::Order;
pub(crate) use results::{Strength, strengths};
pub(crate) use socket::{run as run_socket, stream};
pub(crate) use table::{Ask, Reply};

/// How things are done; the tests make them quicker.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// After so long of the other's absence a game may be claimed.
    pub claim_after: Duration,
    /// After so long the record says for whose element a throw waits.
    pub await_after: Duration,
    /// A table at which nobody is leaves the memory after so long.
    pub idle: Duration,
    /// A public table waits for so long, and any other for a day.
    pub offer_lasts: Duration,
    /// After an outage players have so long to come back before time runs.
    pub come_back: Duration,
    /// How often lines are tried, and told the time.
    pub beat: Duration,
    /// So many commands a second are taken from a line, and so many at once.
    pub commands: (f64, f64),
    /// People may have accounts: results are kept, and players rated.
    pub accounts: bool,
    /// By how many milliseconds the machine's clock is taken to be wrong: tests set it on and back.
    pub clock_ahead: i64,
}

impl Default for Habits {
    fn default() -> Self {
        Self {
            claim_after: Duration::from_secs(60),
            await_after: Duration::from_secs(3),
            idle: Duration::from_secs(60),
            offer_lasts: Duration::from_secs(15 * 60),
            come_back: Duration::from_secs(5),
            beat: Duration::from_secs(10),
            commands: (20.0, 40.0),
            accounts: false,
            clock_ahead: 0,
        }
    }
}

const DAY: Wall = 24 * 3600 * 1000;

/// Everything that is played on this server.
pub struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) time: Time,
    pub(crate) habits: Habits,
    pub(crate) metrics: Arc<Metrics>,
    tables: Mutex<HashMap<TableId, mpsc::UnboundedSender<Ask>>>,
    minds: minds::Minds,
    /// Who came in, counted.
    guests: AtomicU64,
    stopping: AtomicBool,
    node: String,
    nodes: nodes::Nodes,
    /// The server was not there since then, and there is no room yet to write that down.
    away_since: Mutex<Option<Wall>>,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("House")
            .field("node", &self.node)
            .finish_non_exhaustive()
    }
}

/// A table that was laid out, and the secrets of its seats: to come back to, or for a friend.
pub(crate) struct LaidOut {
    pub(crate) id: TableId,
    pub(crate) seats: [Secret; 2],
}

/// Whom the other seat of a new table is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Other {
    /// Whoever has the link.
    Friend,
    /// Somebody who is known and gets a secret.
    Known,
}

impl House {
    /// Opens the house: notes how long it was closed, and begins to look after what is due.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn open(
        store: Arc<dyn Store>,
        habits: Habits,
        node: &str,
    ) -> Result<Arc<Self>, StoreError> {
        Self::open_with(store, habits, node, Arc::default()).await
    }

    pub(crate) async fn open_with(
        store: Arc<dyn Store>,
        habits: Habits,
        node: &str,
        metrics: Arc<Metrics>,
    ) -> Result<Arc<Self>, StoreError> {
        let time = Time::start(habits.clock_ahead);
        let away_since = match store.node_up(node, time.now()).await {
            Ok(_) => None,
            // Everything can be looked at all the same, and played on as soon as there is room.
            Err(StoreError::Full) => {
                let nodes = store.nodes().await?;
                let known = nodes.into_iter().find(|(name, _)| name == node);
                tracing::error!("there is no room: nothing is written, and nobody's time runs");
                Some(known.map_or_else(|| time.now(), |(_, alive_until)| alive_until))
            }
            Err(error) => return Err(error),
        };
        let house = Arc::new(Self {
            store,
            time,
            habits,
            metrics,
            tables: Mutex::default(),
            minds: minds::Minds::default(),
            guests: AtomicU64::new(1),
            stopping: AtomicBool::new(false),
            node: node.to_owned(),
            nodes: nodes::Nodes::default(),
            away_since: Mutex::new(away_since),
        });
        if house.store.is_shared() {
            house.look_at_nodes().await;
        }
        nodes::start(&house);
        tokio::spawn(look_after(Arc::downgrade(&house)));
        Ok(house)
    }

    /// Lays out a table. The creator has this seat; the other one is for somebody else.
    pub(crate) async fn lay_out(
        &self,
        draft: &Draft,
        rules: &RuleSet,
        creator: usize,
        other: Other,
        visibility: Visibility,
    ) -> Result<LaidOut, StoreError> {
        let id = auth::new_table();
        let secrets = [Secret::draw(), Secret::draw()];
        let mut seats = [0, 1].map(|seat| NewSeat {
            secret: Some(secrets[seat].hash()),
            join: None,
        });
        if other == Other::Friend {
            let free = &mut seats[1 - creator];
            free.join = free.secret.take();
        }
        let now = self.time.now();
        let lasts = match visibility {
            Visibility::Public => i64::try_from(self.habits.offer_lasts.as_millis()).unwrap_or(DAY),
            Visibility::Link => DAY,
        };
        let has_dice = rules.kind().has_dice();
        let new = NewTable {
            rules: rules.id(),
            rules_digest: rules.digest(),
            visibility,
            terms: serde_json::to_string(draft).unwrap_or_default(),
            server_secret: has_dice.then(|| draft::seal_server(&id)).flatten(),
            seats,
            due_at: Some(now + lasts),
            begun: now,
            id: id.clone(),
        };
        self.store.create(new).await?;
        self.metrics.tables_created.up();
        Ok(LaidOut { id, seats: secrets })
    }

    /// The computer sits down at a table; no where somebody sits there already.
    pub(crate) async fn seat_computer(
        self: &Arc<Self>,
        id: &TableId,
        seat: usize,
        rules: &RuleSet,
        level: u8,
    ) -> Result<bool, StoreError> {
        let has_dice = rules.kind().has_dice();
        let taking = computer::taking(id, seat, has_dice, level, self.time.now());
        let number = u8::try_from(seat).unwrap_or(0);
        let seated = self.store.take_seat(id, number, taking).await?;
        if seated {
            self.ask(id, Ask::Seated);
        }
        Ok(seated)
    }

    /// Brings something to a table, which is taken into memory for it.
    pub(crate) fn ask(self: &Arc<Self>, id: &TableId, mut ask: Ask) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(inbox) = tables.get(id) {
            match inbox.send(ask) {
                Ok(()) => return,
                Err(back) => ask = back.0,
            }
        }
        let (inbox, asks) = mpsc::unbounded_channel();
        // It has just been made, and somebody listens.
        let _ = inbox.send(ask);
        tables.insert(id.clone(), inbox.clone());
        drop(tables);
        tokio::spawn(table::play(Arc::clone(self), id.clone(), inbox, asks));
    }

    /// A table leaves the memory.
    fn forget(&self, id: &TableId, inbox: &mpsc::UnboundedSender<Ask>) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables
            .get(id)
            .is_some_and(|known| known.same_channel(inbox))
        {
            tables.remove(id);
        }
    }

    /// Brings something to a table only if it is in memory.
    fn ask_if_loaded(&self, id: &TableId, ask: Ask) {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(inbox) = tables.get(id) {
            let _ = inbox.send(ask);
        }
    }

    /// Brings something to all tables in memory.
    fn ask_loaded(&self, ask: impl Fn() -> Ask) {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        for inbox in tables.values() {
            let _ = inbox.send(ask());
        }
    }

    fn away_since(&self) -> std::sync::MutexGuard<'_, Option<Wall>> {
        let since = self.away_since.lock();
        since.unwrap_or_else(PoisonError::into_inner)
    }

    /// The time in which the server was not there, where it could not be written down yet.
    pub(crate) fn unwritten_outage(&self) -> Option<Outage> {
        let from = (*self.away_since())?;
        let to = self.time.now();
        Some(Outage { from, to })
    }

    /// Says that this server is there; first how long it was not, if that is still to be said.
    async fn is_alive(&self, now: Wall) -> Result<(), StoreError> {
        if self.away_since().is_none() {
            return self.store.node_alive(&self.node, now).await;
        }
        self.store.node_up(&self.node, now).await?;
        *self.away_since() = None;
        tracing::info!("there is room again");
        Ok(())
    }

    /// Whether other nodes play at the same tables.
    pub(crate) fn has_neighbours(&self) -> bool {
        self.nodes.are_several()
    }

    /// The tables in memory, by name.
    pub(crate) fn loaded(&self) -> Vec<TableId> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let mut ids: Vec<TableId> = tables.keys().cloned().collect();
        ids.sort();
        ids
    }

    pub(crate) fn next_guest(&self) -> u64 {
        self.guests.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Tells everybody that the server stops, and notes until when it was there. Nobody's time runs from now on.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        let inboxes: Vec<_> = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.values().cloned().collect()
        };
        let mut stopped = Vec::new();
        for inbox in inboxes {
            let (tell, told) = oneshot::channel();
            if inbox.send(Ask::Stop(tell)).is_ok() {
                stopped.push(told);
            }
        }
        for told in stopped {
            let _ = told.await;
        }
        // What cannot be written now is found out when the server is back.
        let _ = self.is_alive(self.time.now()).await;
    }
}

/// How often what is due is looked for.
const SWEEP: Duration = Duration::from_secs(1);
/// Where no time runs, the disk may sleep for so many sweeps.
const QUIET_SWEEPS: u64 = 30;

/// Once a second: the server is alive, and these tables are due. Ends with the house.
async fn look_after(house: std::sync::Weak<House>) {
    let mut sweeps = 0u64;
    let mut reached = Some(Instant::now());
    let mut every = tokio::time::interval(SWEEP);
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        let Some(house) = house.upgrade() else {
            return;
        };
        if house.is_stopping() {
            return;
        }
        let now = house.time.now();
        let shared = house.store.is_shared();
        if shared || house.metrics.tables_loaded.get() > 0 || sweeps.is_multiple_of(QUIET_SWEEPS) {
            match house.is_alive(now).await {
                Ok(()) => reached = Some(Instant::now()),
                // The others may reach the store: whoever is here goes to them. Once is enough.
                Err(_) if reached.is_some_and(|last| last.elapsed() >= nodes::CUT_OFF) => {
                    reached = None;
                    tracing::error!("the store cannot be reached");
                    if house.has_neighbours() {
                        house.ask_loaded(|| Ask::CutOff);
                    }
                }
                Err(_) => {}
            }
        }
        if shared {
            house.look_at_nodes().await;
        }
        sweeps += 1;
        if let Ok(due) = house.store.due(now, 500).await {
            for id in due {
                house.ask(&id, Ask::Due);
            }
        }
    }
}
