//! Tables of backgammon judged.

pub(super) mod document;
pub(super) mod readable;

use std::path::{Path, PathBuf};

use players::review::{Review, Totals};

/// A table of a file, judged.
pub(super) struct Judged {
    pub(super) file: PathBuf,
    pub(super) names: [String; 2],
    pub(super) review: Review,
}

/// A player by name, with what all tables together say.
struct Career<'a> {
    name: &'a str,
    totals: Totals,
    /// By table, in order.
    tables: Vec<(&'a Path, &'a Totals)>,
}

/// The players by name, in the order in which they first sat down.
fn careers(judged: &[Judged]) -> Vec<Career<'_>> {
    let mut all: Vec<Career<'_>> = Vec::new();
    for table in judged {
        for (name, totals) in table.names.iter().zip(&table.review.totals) {
            match all.iter_mut().find(|career| career.name == name) {
                Some(career) => {
                    career.totals.add(totals);
                    career.tables.push((&table.file, totals));
                }
                None => all.push(Career {
                    name,
                    totals: *totals,
                    tables: vec![(&table.file, totals)],
                }),
            }
        }
    }
    all
}
