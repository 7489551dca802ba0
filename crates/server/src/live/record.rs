//! The record of a table: read from the store, gone on with, and written down before anybody is told.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Instant;

use ::table::clock::Moment;
use ::table::dice::{Holder, TableId};
use ::table::game::ToAct;
use ::table::record::Line;
use ::table::session::{Event, Refused};
use ::table::{Side, Table};
use tokio::sync::mpsc;

use super::House;
use super::clock::Allowance;
use super::draft::{Draft, ServerChains};
use super::rematch::Rematch;
use super::table::{Actor, Answer, Ask};
use super::wire::Says;
use crate::store::{Append, CommandId, NewLine, State, StoreError, StoredLine, Wall};

/// The lines that a table keeps in memory; the store has all of them.
const LINES_KEPT: usize = 8;
/// So many lines go into one word of greeting, or are read at once.
pub(super) const LINES_AT_ONCE: u32 = 2000;

impl Actor {
    pub(super) async fn load(
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
            chains: ServerChains::default(),
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
            rematch: Rematch::default(),
            waits: None,
            back_by: None,
            broken: None,
            full: false,
            bots: [None, None],
            strengths: [None; 2],
            results_kept: 0,
            inbox: inbox.downgrade(),
            idle_since: Instant::now(),
        };
        actor.read_lines(false).await?;
        actor.look_up_strengths().await;
        Ok(Some(actor))
    }

    /// The table as the store has it. What was not acknowledged is forgotten.
    pub(super) async fn read_again(&mut self, keep_all: bool) -> Result<(), StoreError> {
        let store = Arc::clone(&self.house.store);
        let found = store.table(&self.id).await?;
        self.stored = found.ok_or_else(|| unreadable("it is gone"))?;
        self.read_lines(keep_all).await
    }

    async fn read_lines(&mut self, keep_all: bool) -> Result<(), StoreError> {
        let store = Arc::clone(&self.house.store);
        let (mut table, mut head) = (None::<Table>, 0);
        self.answers_from = 0;
        let mut more = true;
        while more {
            let lines = store.lines(&self.id, head, LINES_AT_ONCE).await?;
            more = lines.len() == LINES_AT_ONCE as usize;
            head = lines.last().map_or(head, |last| last.version);
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
        self.chains.forget();
        (self.table, self.head) = (table, head);
        self.seat_bots();
        self.unwritten.clear();
        self.waits = None;
        Ok(())
    }

    /// The server's own chains of the dice.
    pub(super) fn server_holder(&mut self) -> Option<&mut Holder> {
        self.chains
            .holder(&self.id, self.stored.server_secret.as_deref())
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
                self.full = *error == StoreError::Full;
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
}

fn unreadable(why: &str) -> StoreError {
    StoreError::Unavailable(format!("the table cannot be read: {why}"))
}
