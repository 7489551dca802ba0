//! What is told to whom, and what is remembered of it.

use ::table::Table;
use axum::extract::ws::Utf8Bytes;

use super::record::LINES_AT_ONCE;
use super::table::{Actor, Answer, Guest};
use super::wire::{Saying, Says, Seats};
use crate::store::{CommandId, StoreError};

/// So many answers are remembered: more than can be on their way. Those of older commands are in the store.
const ANSWERS_KEPT: usize = 16;

/// So much of what was said is said again to whoever comes back.
const SAID_AGAIN: u32 = 50;

impl Actor {
    pub(super) fn remember(&mut self, command: CommandId, answer: Answer) {
        if self.answers.len() == ANSWERS_KEPT
            && let Some((_, Answer { v, no: None })) = self.answers.pop_front()
        {
            self.answers_from = v;
        }
        self.answers.push_back((command, answer));
    }

    pub(super) fn known_answer(&self, command: CommandId) -> Option<Answer> {
        let known = self.answers.iter().find(|(known, _)| *known == command);
        known.map(|(_, answer)| *answer)
    }

    pub(super) fn seats(&self) -> Seats {
        let now = self.house.time.now();
        Seats {
            names: [0, 1].map(|seat: usize| self.stored.seats[seat].label.clone()),
            taken: [0, 1].map(|seat: usize| self.stored.seats[seat].taken.is_some()),
            here: [0, 1].map(|seat| self.is_here(seat)),
            gone: self.gone.map(|since| since.map(|since| now - since)),
            computer: [0, 1].map(|seat: usize| self.level(seat)),
            ratings: self.strengths,
        }
    }

    pub(super) fn tell_seats(&mut self) {
        self.tell_all(&Says::Seats(self.seats()));
    }

    /// Whoever does not listen is let go: the line ends, and a new one gets everything.
    pub(super) fn tell_all(&mut self, says: &Says<'_>) {
        let text: Utf8Bytes = says.text().into();
        let before = self.guests.len();
        self.guests
            .retain(|guest| guest.out.try_send(text.clone()).is_ok());
        if self.guests.len() < before && self.note_gone() {
            self.tell_seats();
        }
    }

    /// A line that is on disk, and the next one for everybody.
    pub(super) fn tell_line(&mut self, line: &str) {
        let v = self.head;
        self.tell_all(&Says::Ev { v, line });
        for guest in &mut self.guests {
            guest.v = v;
        }
    }

    pub(super) fn tell_seat(&mut self, seat: usize, says: &Says<'_>) {
        let text: Utf8Bytes = says.text().into();
        for guest in self.guests.iter().filter(|guest| guest.seat == Some(seat)) {
            let _ = guest.out.try_send(text.clone());
        }
    }

    /// The same for one.
    pub(super) fn tell(&mut self, guest: u64, text: Utf8Bytes) {
        let known = self.guests.iter().position(|known| known.id == guest);
        if let Some(place) = known
            && self.guests[place].out.try_send(text).is_err()
        {
            self.leave(guest);
        }
    }

    async fn lines(&self, after: u32) -> Result<Vec<String>, StoreError> {
        if let Some(table) = &self.table
            && after > 0
            && after as usize > table.first_line()
        {
            let lines = table.lines_from(after as usize - 1);
            return Ok(lines.map(str::to_owned).collect());
        }
        let lines = self
            .house
            .store
            .lines(&self.id, after, LINES_AT_ONCE)
            .await?;
        Ok(lines.into_iter().map(|line| line.line).collect())
    }

    pub(super) async fn tell_lines(&mut self, guest: u64, after: u32, until: u32) {
        let lines = self.lines(after).await.unwrap_or_default();
        for (v, line) in (after + 1..=until).zip(lines) {
            self.tell(guest, Says::Ev { v, line: &line }.text().into());
        }
    }

    pub(super) async fn hello(&mut self, guest: u64, from: u32) {
        let Some(seat) = self
            .guests
            .iter()
            .find(|known| known.id == guest)
            .map(|known| known.seat)
        else {
            return;
        };
        let mut from = if from <= self.head { from } else { 0 };
        loop {
            let mut lines = match from < self.head {
                true => self.lines(from).await.unwrap_or_default(),
                false => Vec::new(),
            };
            lines.truncate((self.head - from) as usize);
            let hello = Says::Hello {
                v: self.head,
                from,
                you: seat.map(|seat| self.side(seat)),
                state: self.state().id(),
                seal: self.table.as_ref().map(|table| *table.seal()),
                now: self.house.time.now(),
                dice: self.shown(),
                lines: &lines,
                seats: self.seats(),
            };
            self.tell(guest, hello.text().into());
            from += lines.len() as u32;
            if from >= self.head || lines.is_empty() {
                break;
            }
        }
        let head = self.head;
        if let Some(known) = self.guests.iter_mut().find(|known| known.id == guest) {
            known.v = head;
        }
        let wishes = Says::Wishes {
            chat: self.chat,
            rematch: self.rematch.wished,
        };
        if seat.is_some() && (self.chat != [false; 2] || self.rematch.wished != [false; 2]) {
            self.tell(guest, wishes.text().into());
        }
    }

    /// What was said before: to a player, never to whoever looks on.
    pub(super) async fn recall_talk(&mut self, guest: u64) {
        let plays = |known: &Guest| known.id == guest && known.seat.is_some();
        if self.nothing_said || self.muted || !self.guests.iter().any(plays) {
            return;
        }
        let Ok(said) = self.house.store.chat(&self.id, SAID_AGAIN).await else {
            return;
        };
        self.nothing_said = said.is_empty();
        if !said.is_empty() {
            let said = said.iter().map(Saying::from).collect();
            self.tell(guest, Says::Talk { said }.text().into());
        }
    }

    /// The elements that were shown for the throw under way; the request is on the record.
    pub(super) fn shown(&self) -> Vec<::table::dice::Message> {
        let exchange = self.table.as_ref().and_then(Table::exchange);
        exchange.map_or_else(Vec::new, |exchange| {
            exchange
                .under_way()
                .split_off(exchange.under_way().len().min(1))
        })
    }
}
