//! What the server does at a table by itself after anything has happened: it begins, throws, lets the computer act.

use table::Side;
use table::dice::Party;
use table::session::{Act, Event};

use super::draft::keep;
use super::table::Actor;
use super::throw::{self, Step};
use super::wire::Says;

impl Actor {
    /// Does what is the server's to do, until nothing is left of it.
    pub(super) async fn settle(&mut self) {
        if self.broken.is_some() || self.house.is_stopping() {
            return;
        }
        if self.begins()
            && self
                .happen(Event::new(Party::Server, Act::Begin), self.now())
                .is_ok()
        {
            let _ = self.write(None, None).await;
        }
        if self.goes_on()
            && self
                .happen(Event::new(Party::Server, Act::GoOn), self.now())
                .is_ok()
        {
            self.back_by = None;
            let _ = self.write(None, None).await;
        }
        loop {
            self.take_steps().await;
            // What the computer does may be followed by something that is the server's, and the other way round.
            if self.broken.is_some() || !self.computer_acts().await {
                break;
            }
        }
        let waited = self
            .table
            .as_ref()
            .and_then(|table| table.exchange()?.awaited());
        self.waits = match (waited, self.waits) {
            (Some(party), Some((known, since))) if known == party => Some((party, since)),
            (Some(party), _) => Some((party, self.house.time.now())),
            (None, _) => None,
        };
        self.keep_results().await;
        // The node that was to lay out the next table may have gone.
        let _ = self.arrange().await;
    }

    async fn take_steps(&mut self) {
        while let Some(step) = self.next_step() {
            let (event, renewed) = match step {
                Step::Show(message) => {
                    self.tell_all(&Says::Dice { message: &message });
                    continue;
                }
                Step::Happens(event) => (event, false),
                Step::Renewed(event) => (event, true),
            };
            if self.happen(event, self.now()).is_err() {
                break;
            }
            let secret = match renewed {
                true => self.server_holder().and_then(|holder| keep(holder)),
                false => None,
            };
            if self.write(None, secret).await.is_err() {
                break;
            }
        }
    }

    fn next_step(&mut self) -> Option<Step> {
        let here = [
            self.is_here(self.seat(Side::Light)),
            self.is_here(self.seat(Side::Dark)),
        ];
        let Self {
            table,
            chains,
            stored,
            id,
            ..
        } = self;
        let table = table.as_mut()?;
        if table.is_halted()
            || table.is_gathering()
            || table.is_adjourned()
            || table.rules_changed()
        {
            return None;
        }
        let kept = stored.server_secret.as_deref();
        let here = |party| match party {
            Party::Light => here[0],
            Party::Dark => here[1],
            Party::Server => true,
        };
        throw::step(table, move || chains.holder(id, kept), here)
    }
}
