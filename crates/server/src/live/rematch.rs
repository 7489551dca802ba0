//! Both would play again: a table like this one, with the seats the other way round.
//!
//! Where the players have their lines at different nodes, one of these lays the table out and tells the others.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::table::{Actor, Answer};
use super::wire::Says;
use super::{LaidOut, Other};
use crate::store::{State, Visibility};

/// How it stands with playing again, as nodes tell one another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Rematch {
    /// How often it was arranged here: wishes of an earlier time do not count.
    round: u32,
    /// Who would.
    pub(super) wished: [bool; 2],
    /// The table that was laid out last.
    #[serde(skip_serializing_if = "Option::is_none")]
    arranged: Option<Arranged>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Arranged {
    table: String,
    /// The secret of each player's seat there, by the seats of this table.
    secrets: [String; 2],
}

impl Rematch {
    /// Nobody has said anything of it.
    pub(crate) fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// It is arranged, and may be wished for anew.
    fn next(round: u32, laid_out: &LaidOut) -> Self {
        let arranged = Arranged {
            table: laid_out.id.to_string(),
            secrets: [1, 0].map(|seat: usize| laid_out.seats[seat].text()),
        };
        Self {
            round: round + 1,
            wished: [false; 2],
            arranged: Some(arranged),
        }
    }
}

impl Actor {
    /// Somebody would play again.
    pub(super) async fn play_again(&mut self, seat: usize) -> Answer {
        if self.state() != State::Over || self.table.is_none() {
            return self.no("not-over");
        }
        self.rematch.wished[seat] = true;
        // The computer always would.
        self.rematch.wished[1 - seat] |= self.level(1 - seat).is_some();
        let arranged = self.arrange().await;
        if arranged.is_err() {
            self.rematch.wished[seat] = false;
        } else if self.rematch.wished != [false; 2] {
            self.tell_wishes();
        }
        self.announce(false);
        arranged.map_or_else(|why| self.no(why), |()| self.done())
    }

    /// Lays out the table if both would and it is for this node to do.
    pub(super) async fn arrange(&mut self) -> Result<(), &'static str> {
        if self.rematch.wished != [true; 2] || !self.arranges() {
            return Ok(());
        }
        let rules = self.draft.rule_set().map_err(|_| "rules-changed")?;
        let house = Arc::clone(&self.house);
        let laid_out = house
            .lay_out(&self.draft, &rules, 0, Other::Known, Visibility::Link)
            .await;
        let laid_out = laid_out.map_err(|_| "store-unavailable")?;
        for seat in [0, 1] {
            let Some(level) = self.level(seat) else {
                continue;
            };
            let seated = house.seat_computer(&laid_out.id, 1 - seat, &rules, level);
            if seated.await != Ok(true) {
                return Err("store-unavailable");
            }
        }
        self.take_rematch(Rematch::next(self.rematch.round, &laid_out));
        Ok(())
    }

    /// Of several nodes that know of both wishes one lays out the table: where the first player has a line.
    fn arranges(&self) -> bool {
        if ![0, 1].iter().any(|&seat| self.is_elsewhere(seat)) {
            return true;
        }
        let seat = usize::from(!self.is_here(0) || self.level(0).is_some());
        let comes_first =
            |(node, here): (&Arc<str>, &[bool; 2])| here[seat] && **node < *self.house.node;
        self.has_line(seat) && !self.elsewhere.iter().any(comes_first)
    }

    /// It is arranged: whoever has wished for it is told.
    fn take_rematch(&mut self, next: Rematch) {
        let before = std::mem::replace(&mut self.rematch, next.clone());
        let Some(Arranged { table, secrets }) = next.arranged else {
            return;
        };
        for (seat, secret) in secrets.into_iter().enumerate() {
            if before.wished[seat] {
                let table = &table;
                self.tell_seat(seat, &Says::Rematch { table, secret });
            }
        }
    }

    /// What another node says of it.
    pub(super) async fn hear_of_rematch(&mut self, heard: &Rematch) {
        let before = self.rematch.clone();
        if heard.round > self.rematch.round {
            self.take_rematch(heard.clone());
        } else if heard.round == self.rematch.round {
            for seat in [0, 1] {
                self.rematch.wished[seat] |= heard.wished[seat];
            }
        }
        if self.rematch.wished != before.wished {
            // Whoever has wished for it was answered already; what cannot be arranged now is wished for again.
            if self.arrange().await.is_err() {
                self.rematch.wished = [false; 2];
            }
            if self.rematch.round == before.round {
                self.tell_wishes();
            }
        }
        if self.rematch != *heard {
            self.announce(false);
        }
    }
}
