//! What whoever looks after the server may order at a table.

use table::Side;
use table::dice::Party;
use table::session::{Act, Event};

use super::table::Actor;
use crate::store::State;

/// An order.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Order {
    /// Nothing more is played. A game in which both have moved ends as if this side had left: nobody decides it
    /// otherwise from outside.
    Close {
        /// Who is taken to have left.
        left: Option<Side>,
    },
    /// No word is passed on any more.
    Mute,
}

impl Actor {
    /// Does it, or says why not.
    pub(super) async fn ordered(&mut self, order: Order) -> Result<(), &'static str> {
        match order {
            Order::Mute => {
                self.muted = true;
                self.chat = [false; 2];
                self.tell_wishes();
                self.announce(false);
                Ok(())
            }
            Order::Close { left } => self.end(left).await,
        }
    }

    async fn end(&mut self, left: Option<Side>) -> Result<(), &'static str> {
        if self.state() == State::Over {
            return Err("table-over");
        }
        let Some(table) = &self.table else {
            return match self.close().await {
                true => Ok(()),
                false => Err("conflict"),
            };
        };
        let act = match left {
            _ if table.may_abort() => Act::Abort,
            Some(side) => Act::Leave(side),
            None => return Err("both-have-moved"),
        };
        let happened = self.happen(Event::new(Party::Server, act), self.now());
        happened.map_err(|refused| refused.id())?;
        let written = self.write(None, None).await;
        written.map_err(|_| "store-unavailable")
    }
}
