//! What happens at a table without anybody saying so: it begins, flags fall, it is called off, it goes on after an
//! outage.

use table::Side;
use table::clock::{ClockState, Moment};
use table::dice::Party;
use table::game::ToAct;
use table::session::{Act, Event};

use super::DAY;
use super::table::Actor;
use super::wire::Says;
use crate::store::{Outage, State, StoreError, Wall};

fn millis(time: std::time::Duration) -> Wall {
    Wall::try_from(time.as_millis()).unwrap_or(Wall::MAX)
}

impl Actor {
    /// Are both there, or is nobody expected to be?
    pub(super) fn begins(&self) -> bool {
        let gathers = self
            .table
            .as_ref()
            .is_some_and(|table| table.is_gathering() && !table.is_halted());
        gathers && (!self.draft.is_live() || (self.is_here(0) && self.is_here(1)))
    }

    /// May time run again after an outage: whoever is to act is back, or has had the time to be?
    pub(super) fn goes_on(&self) -> bool {
        let Some(table) = self.table.as_ref().filter(|table| table.is_halted()) else {
            return false;
        };
        let back = match table.to_act() {
            ToAct::Player(side) | ToAct::Dice(side) => self.is_here(self.seat(side)),
            ToAct::Opening => self.is_here(0) && self.is_here(1),
            ToAct::NextGame | ToAct::Over => true,
        };
        back || self.back_by.is_none_or(|by| self.house.time.now() >= by)
    }

    /// A table comes into memory: the times in which the server was not there are written down.
    pub(super) async fn wake_up(&mut self) {
        self.announce(true);
        if self.table.is_none() {
            // The server may have stopped between the second seat and the first line.
            self.seated().await;
            self.settle().await;
            return;
        }
        let Some(table) = self.table.as_ref().filter(|_| self.state() == State::Live) else {
            return;
        };
        let last = self.wall(table.last_moment());
        let Ok(outages) = self.house.store.outages(last).await else {
            return;
        };
        let suspected = self.house.nodes.suspected(self.house.time.now());
        let unwritten = self.house.unwritten_outage();
        let outages = outages.into_iter().chain(suspected).chain(unwritten);
        let mut since = None::<Wall>;
        for outage in outages {
            self.rest(outage);
            since = Some(since.map_or(outage.from, |since| since.min(outage.from)));
        }
        let halted = self.table.as_ref().is_some_and(table::Table::is_halted);
        if halted && self.back_by.is_none() {
            self.back_by = Some(self.house.time.now() + millis(self.house.habits.come_back));
        }
        if self.has_unwritten() && self.write(None, None).await.is_err() && self.broken.is_some() {
            // The time is nobody's all the same, from the first of them on.
            self.broken = since.or(self.broken);
        }
        self.settle().await;
    }

    /// The time of an outage is nobody's. Players may still be on their way back.
    pub(super) fn rest(&mut self, outage: Outage) {
        let running =
            |table: &table::Table| matches!(table.clock().state(), ClockState::Running { .. });
        if !self.table.as_ref().is_some_and(running) {
            return;
        }
        let from = self.moment(outage.from);
        if self
            .happen(Event::new(Party::Server, Act::Halt), from)
            .is_err()
        {
            return;
        }
        let back_by = outage.to + millis(self.house.habits.come_back);
        if self.house.time.now() < back_by {
            self.back_by = Some(back_by);
        } else {
            let to = self.moment(outage.to);
            let _ = self.happen(Event::new(Party::Server, Act::GoOn), to);
        }
    }

    /// Tries to write again what could not be written, and gives back the time. Says whether all is well.
    pub(super) async fn recover(&mut self) -> bool {
        let Some(since) = self.broken else {
            return true;
        };
        // What is read may never have been acknowledged; after a later commit it is as safe as anything.
        let read = self.read_again(false).await;
        let ready = match read {
            Ok(()) => self.house.store.ready().await,
            unread => unread,
        };
        self.full = ready == Err(StoreError::Full);
        if ready.is_err() {
            return false;
        }
        self.broken = None;
        // Whoever is here gets what he has missed before anything else.
        self.greet_all().await;
        let now = self.house.time.now();
        self.rest(Outage {
            from: since,
            to: now,
        });
        if self.has_unwritten() && self.write(None, None).await.is_err() {
            // The time is still nobody's, from the first failure on.
            self.broken = Some(since);
            return false;
        }
        if self.table.is_none() {
            self.seated().await;
        }
        self.settle().await;
        true
    }

    /// Somebody has sat down. When both have, the record begins.
    pub(super) async fn seated(&mut self) {
        let store = std::sync::Arc::clone(&self.house.store);
        let Ok(Some(stored)) = store.table(&self.id).await else {
            return;
        };
        self.stored = stored;
        self.seat_bots();
        self.look_up_strengths().await;
        self.tell_seats();
        self.announce(false);
        let both = self.stored.seats.iter().all(|seat| seat.taken.is_some());
        if !both || self.table.is_some() || self.stored.state != State::Waiting {
            return;
        }
        let now = self.house.time.now();
        let sealed = self.server_holder().map(|holder| holder.commitment());
        let opened = self.draft.open(&self.id, &self.stored.seats, sealed, now);
        if let Ok(table) = opened {
            self.table = Some(table);
            self.applied();
            let _ = self.write(None, None).await;
        }
    }

    /// Something may be due.
    pub(super) async fn due(&mut self) {
        if self.house.is_stopping() || !self.recover().await {
            return;
        }
        if self.table.as_ref().is_some_and(table::Table::rules_changed) {
            // It can only be looked at: nobody has to look after it any more.
            let _ = self.house.store.put_off(&self.id, None).await;
            return;
        }
        let now = self.house.time.now();
        let Some(event) = self.due_event(now) else {
            let over_due = self.stored.due_at.is_some_and(|due| due <= now);
            if self.table.is_none() && self.stored.state == State::Waiting && over_due {
                self.close().await;
            }
            return;
        };
        if self.happen(event, self.moment(now)).is_ok() {
            let _ = self.write(None, None).await;
        }
    }

    /// Nothing comes of a table at which not both have sat down.
    pub(super) async fn close(&mut self) -> bool {
        let now = self.house.time.now();
        let closed = self.house.store.close(&self.id, None, now).await;
        if closed == Ok(true) {
            self.stored.state = State::Over;
            self.stored.due_at = None;
            self.greet_all().await;
        }
        closed == Ok(true)
    }

    fn due_event(&self, now: Wall) -> Option<Event> {
        let table = self.table.as_ref()?;
        let by_server = |act| Some(Event::new(Party::Server, act));
        if table.is_halted() || table.to_act() == ToAct::Over {
            return None;
        }
        if let Some((side, falls)) = self.flag_falls()
            && falls + self.grace(side) <= now
        {
            return by_server(Act::Flag(side));
        }
        if self.called_off_at().is_some_and(|at| at <= now) {
            return by_server(Act::Abort);
        }
        let (party, since) = self.waits?;
        let patient = since + millis(self.house.habits.await_after) > now;
        let waits = !patient && party != Party::Server && self.could_wait_for(party);
        waits.then(|| Event::new(Party::Server, Act::Await(party)))
    }

    /// Where time counts, it is the time of whoever keeps a throw waiting.
    fn could_wait_for(&self, party: Party) -> bool {
        let Some(table) = &self.table else {
            return false;
        };
        let running = match table.clock().state() {
            ClockState::Running { side, .. } => Some(Party::from(side)),
            _ => None,
        };
        self.draft.clock != table::clock::TimeControl::None
            && running != Some(party)
            && table.awaited() != Some(party)
    }

    /// Whose flag falls when, if nothing happens before.
    fn flag_falls(&self) -> Option<(Side, Wall)> {
        let table = self.table.as_ref()?;
        let ClockState::Running { side, .. } = table.clock().state() else {
            return None;
        };
        let now = table.last_moment();
        let left = table.time_left(side, now)?.in_all();
        Some((side, self.wall(now.after(left))))
    }

    /// A move may be on its way over a slow line.
    fn grace(&self, side: Side) -> Wall {
        let seat = self.seat(side);
        // How slow a line at another node is only that node knows.
        let lag = match !self.has_line(seat) && self.is_elsewhere(seat) {
            true => 1000,
            false => self.lag[seat],
        };
        Wall::try_from(self.allowance[seat].grace(lag).0).unwrap_or(0)
    }

    /// When the table is called off because not both have moved or come.
    fn called_off_at(&self) -> Option<Wall> {
        let table = self.table.as_ref().filter(|table| table.may_abort())?;
        if table.is_gathering() {
            return Some(self.wall(Moment(0)) + DAY);
        }
        let limit = Wall::try_from(table.header().first_move?.0).ok()?;
        Some(self.wall(table.last_moment()) + limit)
    }

    /// The time of day at a moment of the record.
    pub(super) fn wall(&self, moment: Moment) -> Wall {
        let begun = self.table.as_ref().and_then(|table| table.header().begun);
        let wall = begun.map_or(0, |begun| begun.0).saturating_add(moment.0);
        Wall::try_from(wall).unwrap_or(Wall::MAX)
    }

    /// When somebody has to look at the table, whether it is in memory or not.
    pub(super) fn due_at(&self) -> Option<Wall> {
        let Some(table) = &self.table else {
            return self.stored.due_at;
        };
        let owed = self.result_owed_at();
        if table.to_act() == ToAct::Over {
            return owed;
        }
        let halted = table.is_halted().then(|| self.wall(table.last_moment()));
        let flag = self.flag_falls().map(|(_, falls)| falls);
        halted
            .into_iter()
            .chain(flag)
            .chain(self.called_off_at())
            .chain(owed)
            .min()
    }

    /// When this task has to look at it.
    pub(super) fn wakes_at(&self) -> Option<Wall> {
        let now = self.house.time.now();
        if self.broken.is_some() {
            return Some(now + 1000);
        }
        let Some(table) = &self.table else {
            return self
                .stored
                .due_at
                .filter(|_| self.stored.state == State::Waiting);
        };
        if table.to_act() == ToAct::Over || table.rules_changed() {
            return None;
        }
        if table.is_halted() {
            return Some(self.back_by.unwrap_or(now).max(now + 50));
        }
        let flag = self
            .flag_falls()
            .map(|(side, falls)| falls + self.grace(side));
        let waits = self
            .waits
            .filter(|(party, _)| *party != Party::Server && self.could_wait_for(*party));
        let waits = waits.map(|(_, since)| since + millis(self.house.habits.await_after));
        let next = flag
            .into_iter()
            .chain(waits)
            .chain(self.called_off_at())
            .min();
        // What is due and cannot be done is tried again in a while.
        next.map(|next| if next <= now { now + 100 } else { next })
    }

    /// Says to everybody how things stand.
    pub(super) async fn greet_all(&mut self) {
        for (guest, v) in self.guest_ids() {
            self.hello(guest, v).await;
        }
        // What was shown for a throw is not in the store; another node may know it.
        self.announce(true);
    }

    /// The one who is gone may be told to have lost: after a while, and not where days are counted.
    pub(super) fn may_claim(&self, seat: usize) -> Result<(), &'static str> {
        let now = self.house.time.now();
        let Some(gone) = self.gone[1 - seat] else {
            return Err("opponent-is-here");
        };
        if self.draft.is_correspondence() {
            return Err("claim-not-in-correspondence");
        }
        match now - gone >= millis(self.house.habits.claim_after) {
            true => Ok(()),
            false => Err("claim-too-early"),
        }
    }

    /// Tells the players who would talk and who would play again.
    pub(super) fn tell_wishes(&mut self) {
        for seat in [0, 1] {
            let (chat, rematch) = (self.chat, self.rematch.wished);
            self.tell_seat(seat, &Says::Wishes { chat, rematch });
        }
    }
}
