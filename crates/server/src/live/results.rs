//! What has ended at a table is kept as a result, and with it how strong its players are.
//!
//! It happens after the lines are on disk. A server that dies in between finds the table due, and keeps the result
//! then: the store takes each one once.

use backgammon::Length;
use serde::Serialize;
use table::Side;
use table::game::Terms;
use table::session::Finish;

use super::draft::Draft;
use super::table::Actor;
use crate::rating::Rating;
use crate::store::{NewResult, Store, StoreError, Stored, Wall};

/// A result that was not kept is looked after in so many milliseconds.
const LATER: Wall = 10_000;

/// How strong somebody is, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Strength {
    rating: i64,
    deviation: i64,
    /// It is shown with a question mark.
    provisional: bool,
}

impl Strength {
    pub(crate) fn of(rating: Rating, now: Wall) -> Self {
        let rating = rating.seen_at(now);
        Self {
            rating: rating.r.round() as i64,
            deviation: rating.rd.round() as i64,
            provisional: rating.is_provisional(),
        }
    }
}

/// How strong those are who sit at these tables with accounts; nothing where the rules have no ratings.
pub(crate) async fn strengths(
    store: &dyn Store,
    tables: &[Stored],
    now: Wall,
) -> Result<Vec<[Option<Strength>; 2]>, StoreError> {
    let seats = tables.iter().flat_map(|table| &table.seats);
    let mut accounts: Vec<&str> = seats.filter_map(|seat| seat.account.as_deref()).collect();
    accounts.sort_unstable();
    accounts.dedup();
    let known = store.ratings(&accounts).await?;
    let of = |table: &Stored, seat: usize| {
        let account = table.seats[seat].account.as_ref()?;
        if !has_ratings(table) {
            return None;
        }
        let its_own = known
            .iter()
            .find(|of| of.account == *account && of.rules == table.rules);
        let rating = its_own.map_or(Rating::first(now), |of| of.rating);
        Some(Strength::of(rating, now))
    };
    Ok(tables
        .iter()
        .map(|table| [of(table, 0), of(table, 1)])
        .collect())
}

/// Whether games at a table can be rated: house rules are everybody's own, and a position may favour a side.
fn has_ratings(table: &Stored) -> bool {
    let draft: Option<Draft> = serde_json::from_str(&table.terms).ok();
    draft.is_some_and(|draft| draft.house.is_none() && draft.start.is_none())
        && !table.rules.starts_with("house:")
}

impl Actor {
    /// What has ended here and counts: which game, and the seat that has won it.
    fn ended(&self) -> Vec<(u32, Option<usize>)> {
        let Some(table) = &self.table else {
            return Vec::new();
        };
        let result = table.result();
        if table.rules_changed() || result.is_some_and(|result| result.how == Finish::Aborted) {
            return Vec::new();
        }
        // A match is one thing: whoever is ahead plays its games otherwise.
        if is_match(&table.header().terms) {
            return result
                .map(|result| (0, result.winner))
                .into_iter()
                .collect();
        }
        let games = (1..).zip(table.games());
        let ended = games.filter_map(|(number, game)| {
            let winner = game.outcome.as_ref()?.winner;
            let seat = winner.map(|side| match side {
                Side::Light => game.light,
                Side::Dark => 1 - game.light,
            });
            Some((number, seat))
        });
        ended.collect()
    }

    /// When somebody has to see to a result that is not kept yet.
    pub(super) fn result_owed_at(&self) -> Option<Wall> {
        let owed = self.house.habits.accounts && self.ended().len() > self.results_kept;
        owed.then(|| self.house.time.now() + LATER)
    }

    /// Keeps what has ended and is on disk.
    pub(super) async fn keep_results(&mut self) {
        if !self.house.habits.accounts || self.has_unwritten() || self.broken.is_some() {
            return;
        }
        let ended = self.ended();
        if ended.len() <= self.results_kept {
            return;
        }
        let store = std::sync::Arc::clone(&self.house.store);
        let rules = has_ratings(&self.stored).then(|| self.stored.rules.clone());
        for (game, winner) in ended.into_iter().skip(self.results_kept) {
            let new = NewResult {
                table: self.id.clone(),
                game,
                rules: rules.clone(),
                winner,
                at: self.house.time.now(),
            };
            if store.keep_result(&new).await.is_err() {
                // The table is due, and then it is tried again.
                self.house.metrics.store_failures.up();
                return;
            }
            self.results_kept += 1;
        }
        let _ = store.put_off(&self.id, self.due_at()).await;
        self.look_up_strengths().await;
        if self.strengths != [None; 2] {
            self.tell_seats();
        }
    }

    /// How strong those with accounts are now.
    pub(super) async fn look_up_strengths(&mut self) {
        let anybody = self.stored.seats.iter().any(|seat| seat.account.is_some());
        if !self.house.habits.accounts || !anybody {
            self.strengths = [None; 2];
            return;
        }
        let tables = std::slice::from_ref(&self.stored);
        let found = strengths(&*self.house.store, tables, self.house.time.now()).await;
        // What cannot be looked up now is not shown.
        self.strengths = found
            .ok()
            .and_then(|found| found.first().copied())
            .unwrap_or_default();
    }
}

fn is_match(terms: &Terms) -> bool {
    matches!(terms, Terms::Backgammon(terms) if matches!(terms.length, Length::Match(_)))
}
