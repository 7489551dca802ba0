//! Building a class and its turned one: placing after placing of men, the farthest advanced first.
//!
//! A step brings a man a row on, so placings whose men have gone equally many rows together do not lead to each other:
//! they are shared out among the threads.

use core::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use draughts::Rules;
use draughts::fast::built_in::{SmallWork, with_small_table};
use draughts::fast::layout::Half8;
use draughts::fast::packed::Nothing;
use draughts::fast::plan::Table;

use super::cells::{Cells, Detail};
use super::index::{LAST_ROWS, SQUARES, spread, subsets, turned};
use super::material::Material;
use super::probe::Tables;
use super::solve::{Pair, Small, Solver, rows_gone};

/// Why a class was not built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildError {
    /// Whoever watches has stopped it.
    Stopped,
    /// Some win takes more plies than the table can say.
    TooLong,
    /// These rules belong to other tables.
    OtherRules,
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stopped => "the building of the endgame tables was stopped",
            Self::TooLong => {
                "some wins take more than 253 plies, and the table has no room for more"
            }
            Self::OtherRules => "these endgame tables belong to other rules",
        })
    }
}

impl core::error::Error for BuildError {}

/// Whoever watches a building.
pub trait Watch: Sync {
    /// Hears now and then how many positions of the class have been solved; true stops at once.
    fn stops(&self, done: u64) -> bool;

    /// Asked between parts of a class; true stops there, so that nothing is done twice when it goes on.
    fn pauses(&self) -> bool {
        false
    }
}

/// Nobody watches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn stops(&self, _: u64) -> bool {
        false
    }
}

/// A class that was stopped half-way, with its turned one.
#[derive(Clone, Debug)]
pub(super) struct Unfinished {
    pub(super) material: Material,
    /// The rows gone by the men of the placings that come next.
    pub(super) rows: u8,
    /// Positions solved before them.
    pub(super) done: u64,
    pub(super) values: [Cells; 2],
}

impl Tables {
    /// The classes of up to so many pieces that are missing, one for each pair of turned ones, in an order in which they
    /// can be built.
    #[must_use]
    pub fn missing(&self, pieces: u8) -> Vec<Material> {
        let all = (2..=pieces).flat_map(|pieces| self.classes(pieces));
        all.filter(|material| material.leads())
            .filter(|&material| !self.has(material) || !self.has(material.turned()))
            .collect()
    }

    /// Builds every class of up to so many pieces that is missing, on this thread.
    ///
    /// # Errors
    /// When the values do not fit.
    pub fn build_all(&mut self, rules: &Rules, pieces: u8) -> Result<(), BuildError> {
        for material in self.missing(pieces) {
            self.build(rules, material, 1, &Unwatched)?;
        }
        Ok(())
    }

    /// Builds a class and its turned one. Everything that it leads to must be there: see [`Tables::missing`]. A class
    /// that was stopped half-way is taken up where it was.
    ///
    /// # Errors
    /// When it was stopped, or the values do not fit.
    ///
    /// # Panics
    /// When a class is missing that this one leads to.
    pub fn build(
        &mut self,
        rules: &Rules,
        material: Material,
        threads: usize,
        watch: &dyn Watch,
    ) -> Result<(), BuildError> {
        if !self.fit(rules) {
            return Err(BuildError::OtherRules);
        }
        let taken_up = self.unfinished.take();
        let (pair, rows, done) = match taken_up.filter(|unfinished| unfinished.material == material)
        {
            Some(unfinished) => {
                let pair = Pair::take_up(material, unfinished.values);
                (pair, unfinished.rows, unfinished.done)
            }
            None => {
                let pair = Pair::new(material, Detail::of(material.pieces()));
                (pair, material.men() * 7, 0)
            }
        };
        let building = Building {
            tables: self,
            pair: &pair,
            threads: threads.max(1),
            rows,
            done,
            watch,
        };
        let Some(stopped) = with_small_table(rules, building) else {
            return Err(BuildError::OtherRules);
        };
        if pair.is_too_long() {
            return Err(BuildError::TooLong);
        }
        let values = pair.finish();
        if let Some((rows, done)) = stopped {
            self.unfinished = Some(Unfinished {
                material,
                rows,
                done,
                values,
            });
            return Err(BuildError::Stopped);
        }
        self.put_pair(material, values);
        Ok(())
    }
}

struct Building<'a> {
    tables: &'a Tables,
    pair: &'a Pair,
    threads: usize,
    rows: u8,
    done: u64,
    watch: &'a dyn Watch,
}

/// Sets of men sorted by the rows that they have gone.
struct ByRows(Vec<Vec<u64>>);

impl ByRows {
    fn new(count: u8, white: bool) -> Self {
        let last_row = LAST_ROWS[usize::from(!white)];
        let mut by_rows: Vec<Vec<u64>> = vec![Vec::new(); usize::from(count) * 7 + 1];
        for men in subsets(SQUARES, count).map(spread) {
            if men & last_row == 0 {
                by_rows[rows_gone(men, white) as usize].push(men);
            }
        }
        Self(by_rows)
    }

    fn of(&self, rows: usize) -> &[u64] {
        self.0.get(rows).map_or(&[], Vec::as_slice)
    }
}

impl SmallWork for Building<'_> {
    /// Where it was stopped: the rows that come next, and the positions solved before them.
    type Output = Option<(u8, u64)>;

    fn run<T: Table<Layout = Half8, Memory = Nothing> + Send + Sync>(
        self,
        table: T,
    ) -> Self::Output {
        let material = self.pair.material;
        let white = ByRows::new(material.us_men, true);
        let black = ByRows::new(material.them_men, false);
        let make = || Solver::new(table, self.tables, self.pair);
        let mut solvers: Vec<Solver<'_, T>> = (0..self.threads).map(|_| make()).collect();
        let level = Level {
            is_one: self.pair.is_one(),
            done: AtomicU64::new(self.done),
            stopped: AtomicBool::new(false),
            watch: self.watch,
        };
        for rows in (0..=self.rows).rev() {
            let done = level.done.load(Ordering::Relaxed);
            if rows < self.rows && self.watch.pauses() {
                return Some((rows, done));
            }
            let jobs: Vec<(u64, &[u64])> = (0..=usize::from(rows))
                .flat_map(|of_white| {
                    let others = black.of(usize::from(rows) - of_white);
                    white.of(of_white).iter().map(move |&men| (men, others))
                })
                .filter(|(_, others)| !others.is_empty())
                .collect();
            level.run(&jobs, &mut solvers);
            if level.stopped.load(Ordering::Relaxed) {
                return Some((rows, done));
            }
        }
        None
    }
}

/// Placings that do not lead to each other.
struct Level<'a> {
    is_one: bool,
    done: AtomicU64,
    stopped: AtomicBool,
    watch: &'a dyn Watch,
}

/// Positions between two words to whoever watches.
const POSITIONS_A_WORD: u64 = 1 << 16;

impl Level<'_> {
    fn run<T: Small>(&self, jobs: &[(u64, &[u64])], solvers: &mut [Solver<'_, T>]) {
        let next = AtomicUsize::new(0);
        match solvers {
            // Where there are no threads to be had, as in a page.
            [only] => self.work(jobs, &next, only),
            many => std::thread::scope(|scope| {
                let next = &next;
                for solver in many {
                    scope.spawn(move || self.work(jobs, next, solver));
                }
            }),
        }
    }

    fn work<T: Small>(
        &self,
        jobs: &[(u64, &[u64])],
        next: &AtomicUsize,
        solver: &mut Solver<'_, T>,
    ) {
        let mut since = 0;
        while let Some(&(white, others)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            for &black in others {
                // Where both sides have the same, a placing and its turned one are solved at once.
                if white & black != 0 || self.is_one && white < turned(black) {
                    continue;
                }
                since += solver.solve(white, black);
                if since >= POSITIONS_A_WORD {
                    let done = self.done.fetch_add(since, Ordering::Relaxed) + since;
                    since = 0;
                    if self.watch.stops(done) {
                        self.stopped.store(true, Ordering::Relaxed);
                    }
                    if self.stopped.load(Ordering::Relaxed) {
                        return;
                    }
                }
            }
        }
        self.done.fetch_add(since, Ordering::Relaxed);
    }
}
