//! The proof: every value compared with what one ply forward says, by the ordinary generator.
//!
//! That is enough. A win that is one ply longer than the shortest loss it leads to, and a loss one ply longer than the
//! longest of the wins that all its moves lead to, come down to the end of the game by themselves; a draw that has a
//! move to a draw and none to a loss of the opponent can be held for ever. Captures that end elsewhere are compared with
//! classes that have been compared before.

use core::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use draughts::Rules;
use draughts::fast::built_in::{SmallWork, with_small_table};
use draughts::fast::generator::generate;
use draughts::fast::hunt::Captures;
use draughts::fast::layout::Half8;
use draughts::fast::packed::{Nothing, Packed, Play};
use draughts::fast::plan::Table;

use super::build::Watch;
use super::index::{Placement, kings_of, men_of};
use super::known::{Known, Value};
use super::material::Material;
use super::probe::Tables;
use super::solve::Small;

/// Why a class is not as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The class, or one that it leads to, is not here.
    Missing,
    /// Whoever watches has stopped it.
    Stopped,
    /// A value that the moves of its position do not bear out.
    Wrong {
        /// The class.
        material: Material,
        /// The number of the position.
        number: u64,
        /// What the table says.
        says: Known,
        /// What the moves say.
        moves: Known,
    },
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("an endgame table is missing"),
            Self::Stopped => f.write_str("the check of the endgame tables was stopped"),
            Self::Wrong {
                material,
                number,
                says,
                moves,
            } => write!(
                f,
                "the endgame table is wrong: position {number} of {} men and {} kings against {} men and {} kings is \
                 {says}, and its moves say {moves}",
                material.us_men, material.us_kings, material.them_men, material.them_kings,
            ),
        }
    }
}

impl core::error::Error for Doubt {}

impl Tables {
    /// Compares every value of a class with its moves.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn verify(
        &self,
        rules: &Rules,
        material: Material,
        threads: usize,
        watch: &dyn Watch,
    ) -> Result<(), Doubt> {
        if !self.fit(rules) || !self.has(material) {
            return Err(Doubt::Missing);
        }
        let work = Verifying {
            tables: self,
            material,
            threads: threads.max(1) as u64,
            watch,
            done: AtomicU64::new(0),
            stopped: AtomicBool::new(false),
        };
        with_small_table(rules, work).unwrap_or(Err(Doubt::Missing))
    }
}

struct Verifying<'a> {
    tables: &'a Tables,
    material: Material,
    threads: u64,
    watch: &'a dyn Watch,
    done: AtomicU64,
    stopped: AtomicBool,
}

impl SmallWork for Verifying<'_> {
    type Output = Result<(), Doubt>;

    fn run<T: Table<Layout = Half8, Memory = Nothing> + Send + Sync>(
        self,
        table: T,
    ) -> Self::Output {
        let this = &self;
        if self.threads == 1 {
            return self.share(table, 0);
        }
        std::thread::scope(|scope| {
            let shares: Vec<_> = (0..self.threads)
                .map(|share| scope.spawn(move || this.share(table, share)))
                .collect();
            // Every share is waited for; the first doubt is told.
            let mut told = Ok(());
            for share in shares {
                told = told.and(match share.join() {
                    Ok(result) => result,
                    Err(panic) => std::panic::resume_unwind(panic),
                });
            }
            told
        })
    }
}

impl Verifying<'_> {
    /// Every so-manieth placing of men.
    fn share<T: Small>(&self, table: T, share: u64) -> Result<(), Doubt> {
        let class = self.tables.class(self.material).ok_or(Doubt::Missing)?;
        let mut captures = Captures::by_result();
        let kings = class.index.kings();
        let mut since = 0;
        let placings = (0u64..).zip(men_of(self.material));
        for (place_of_men, (us_men, them_men)) in
            placings.skip(share as usize).step_by(self.threads as usize)
        {
            let first = place_of_men * kings;
            let placings = kings_of(self.material, us_men | them_men);
            for (number, (us_kings, them_kings)) in (first..).zip(placings) {
                let place = Placement {
                    us_men,
                    us_kings,
                    them_men,
                    them_kings,
                };
                let moves = self.forward(table, &place, &mut captures)?;
                let (says, moves) = match class.cells.value(number, self.tables.coding()) {
                    Some(says) => (class.cells.known(says), class.cells.known(moves)),
                    None => return Err(Doubt::Missing),
                };
                if says != moves {
                    return Err(Doubt::Wrong {
                        material: self.material,
                        number,
                        says,
                        moves,
                    });
                }
            }
            since += kings;
            if since >= 1 << 16 {
                let done = self.done.fetch_add(since, Ordering::Relaxed) + since;
                since = 0;
                if self.watch.stops(done) {
                    self.stopped.store(true, Ordering::Relaxed);
                }
                if self.stopped.load(Ordering::Relaxed) {
                    return Err(Doubt::Stopped);
                }
            }
        }
        Ok(())
    }

    /// What the moves of a position say, each looked up.
    fn forward<T: Small>(
        &self,
        table: T,
        place: &Placement,
        captures: &mut Captures<u64>,
    ) -> Result<Value, Doubt> {
        let coding = self.tables.coding();
        let plan = table.plan();
        let position: Packed<u64, Nothing> = Packed {
            white: place.us_men | place.us_kings,
            black: place.them_men | place.them_kings,
            kings: place.us_kings | place.them_kings,
            white_to_move: true,
            memory: Nothing,
        };
        let mut best: Option<Value> = None;
        let mut missing = false;
        let mut take = |play: Play<u64>| {
            let after = position.played::<true>(play, plan, 0);
            let child = if plan.first_king_wins && play.crown != 0 {
                Some(Value::loss(0))
            } else if after.black == 0 {
                Some(coding.without_moves())
            } else {
                let place = Placement::new(after.white, after.black, after.kings, false);
                let class = self.tables.class(place.material());
                class.and_then(|class| class.cells.value(class.index.of(&place), coding))
            };
            match child.map(Value::before) {
                Some(value) if best.is_none_or(|best| value.worth() > best.worth()) => {
                    best = Some(value);
                }
                Some(_) => {}
                None => missing = true,
            }
        };
        if generate::<T, true>(table, &position, captures, &mut take) {
            captures.plays().iter().copied().for_each(take);
        }
        if missing {
            return Err(Doubt::Missing);
        }
        Ok(best.unwrap_or_else(|| coding.without_moves()))
    }
}
