//! A table that other nodes have too: what they say of it, and what it says to them.

use std::sync::Arc;

use super::nodes::{Note, Spoken};
use super::record::LINES_AT_ONCE;
use super::table::{Actor, Answer};
use super::wire::{Saying, Says};
use crate::store::{Outage, State, StoredLine};

impl Actor {
    /// Has whoever sits there a line at another node?
    pub(super) fn is_elsewhere(&self, seat: usize) -> bool {
        self.elsewhere.values().any(|here| here[seat])
    }

    fn note(&self) -> Note {
        let here = [0, 1].map(|seat| self.has_line(seat));
        Note {
            v: self.head,
            here,
            dice: self.shown(),
            chat: [0, 1].map(|seat| here[seat] && self.chat[seat]),
            muted: self.muted,
            rematch: self.rematch.clone(),
            ..Note::default()
        }
    }

    /// Tells the other nodes how things are here, and may ask them for the same.
    pub(super) fn announce(&self, asks: bool) {
        if self.house.nodes.are_several() {
            let note = Note {
                asks,
                ..self.note()
            };
            self.house.nodes.tell(&self.id, note);
        }
    }

    /// Passes on a word from a seat.
    pub(super) fn announce_words(&self, from: u8, text: &str, at: crate::store::Wall) {
        if self.house.nodes.are_several() {
            let said = vec![Spoken {
                from,
                text: text.to_owned(),
                at,
            }];
            let note = Note {
                said,
                ..self.note()
            };
            self.house.nodes.tell(&self.id, note);
        }
    }

    /// Another node says how the table is there.
    pub(super) async fn heard(&mut self, node: Arc<str>, note: Note) {
        if self.broken.is_some() {
            // Nobody here knows yet what the store has; everything is asked for again when it is back.
            self.elsewhere.insert(node, note.here);
            return;
        }
        if note.v > self.head {
            self.catch_up().await;
        } else if self.table.is_none() {
            // Somebody may have sat down there.
            self.look_at_seats().await;
        }
        if note.v == self.head {
            self.see_elements(&note);
        }
        for seat in [0, 1] {
            if note.here[seat] && self.chat[seat] != note.chat[seat] {
                self.chat[seat] = note.chat[seat];
                self.tell_wishes();
            }
        }
        if note.muted && !self.muted {
            (self.muted, self.chat) = (true, [false; 2]);
            self.tell_wishes();
        }
        for &Spoken { from, ref text, at } in &note.said {
            self.nothing_said = false;
            for seat in [0, 1] {
                self.tell_seat(seat, &Says::Chat(Saying { from, text, at }));
            }
        }
        let before = [0, 1].map(|seat| self.is_here(seat));
        self.elsewhere.insert(node, note.here);
        self.hear_of_rematch(&note.rematch).await;
        if note.asks || note.v < self.head {
            self.announce(false);
        }
        if before != [0, 1].map(|seat| self.is_here(seat)) {
            self.presence_changed().await;
        }
    }

    async fn presence_changed(&mut self) {
        for seat in [0, 1] {
            if self.is_here(seat) {
                self.gone[seat] = None;
            }
        }
        self.note_gone();
        self.tell_seats();
        self.settle().await;
    }

    /// What was shown at another node for the throw under way. The node to which the last element came ends the throw;
    /// if it dies before, whoever finds that out does.
    fn see_elements(&mut self, note: &Note) {
        for message in &note.dice {
            let Some(table) = &mut self.table else {
                return;
            };
            let exchange = table.exchange();
            let known = exchange.is_none_or(|dice| dice.under_way().contains(message));
            if !known && table.show_element(message).is_ok() {
                self.tell_all(&Says::Dice { message });
            }
        }
    }

    async fn look_at_seats(&mut self) {
        let store = Arc::clone(&self.house.store);
        if let Ok(Some(stored)) = store.table(&self.id).await
            && stored != self.stored
        {
            self.stored = stored;
            self.seat_bots();
            self.look_up_strengths().await;
            self.tell_seats();
        }
    }

    /// The table may have gone on without anybody saying so. Where nothing is known of the store's head, others are
    /// asked too.
    pub(super) async fn look(&mut self, v: Option<u32>) {
        match v {
            Some(v) if v <= self.head && self.table.is_some() => {}
            Some(_) if self.table.is_none() => {
                self.look_at_seats().await;
                self.catch_up().await;
            }
            _ => self.catch_up().await,
        }
        if v.is_none() {
            self.announce(true);
        }
    }

    /// Takes in the lines that other nodes have written.
    pub(super) async fn catch_up(&mut self) {
        if self.broken.is_some() {
            // It is read again when the store is back.
            return;
        }
        let Some(head) = self.table.is_some().then_some(self.head) else {
            return self.begin_anew().await;
        };
        let store = Arc::clone(&self.house.store);
        let Ok(lines) = store.lines(&self.id, head, LINES_AT_ONCE).await else {
            return;
        };
        if lines.is_empty() {
            return;
        }
        let Ok(Some(stored)) = store.table(&self.id).await else {
            return;
        };
        let secrets_changed = stored.server_secret != self.stored.server_secret;
        self.stored = stored;
        for StoredLine {
            version,
            line,
            command,
        } in lines
        {
            let table = self.table.as_mut().filter(|_| version == self.head + 1);
            if table.is_none_or(|table| table.trust(&line).is_err()) {
                return self.begin_anew().await;
            }
            self.head = version;
            if let Some(command) = command {
                let answer = Answer {
                    v: version,
                    no: None,
                };
                self.remember(command, answer);
            }
            self.tell_line(&line);
        }
        if secrets_changed {
            self.chains.forget();
        }
        self.forget_bots();
        self.waits = None;
        self.keep_few_lines();
        // The other node does it too, and one of them comes first; here it is told how strong the players are now.
        self.keep_results().await;
    }

    /// Reads the table as the store has it; everybody gets what he has missed.
    async fn begin_anew(&mut self) {
        let before = self.head;
        match self.read_again(false).await {
            Ok(()) if self.head == before => {}
            Ok(()) => self.greet_all().await,
            Err(_) => self.halt(),
        }
    }

    /// Whoever had a line at that node is on the way back, and pays nothing for it.
    pub(super) async fn node_lost(&mut self, node: &str, outage: Outage) {
        let Some(here) = self.elsewhere.remove(node) else {
            return;
        };
        if here == [false; 2] || self.broken.is_some() {
            return;
        }
        self.catch_up().await;
        let lives = self.table.as_ref().is_some_and(|table| !table.is_halted());
        if lives && self.state() == State::Live {
            self.rest(outage);
            if self.has_unwritten() {
                let _ = self.write(None, None).await;
            }
        }
        self.presence_changed().await;
    }

    /// Everybody goes to another node.
    pub(super) fn cut_off(&mut self) {
        self.tell_all(&Says::Halt { why: "store" });
        self.guests.clear();
        self.note_gone();
    }
}
