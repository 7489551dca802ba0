//! Tables of draughts judged.

mod because;
mod document;
mod graph;
mod readable;

use std::path::{Path, PathBuf};

use ::draughts::SharedRules;
use players::draughts::Sight;
use players::draughts::review::{Review, Sums};
use players::{Choice, Players};
use table::RuleSet;

use super::Source;
use crate::commands::endgame::{self, BUILT_AT_FIRST_USE};

pub(super) use self::document::{Game, Move, Player, documents};
pub(super) use self::readable::told;

/// A table of a file, judged.
pub(super) struct Judged {
    file: PathBuf,
    /// Its place in the file, from 0.
    number: usize,
    rules: SharedRules,
    names: [String; 2],
    /// Who had the light pieces, by game.
    light: Vec<usize>,
    review: Review,
}

impl Judged {
    pub(super) fn new(source: &Source, rules: &SharedRules, review: Review) -> Self {
        let table = &source.table;
        Self {
            file: source.file.clone(),
            number: source.number,
            rules: rules.clone(),
            names: table.names().map(str::to_owned),
            light: table.games().iter().map(|game| game.light).collect(),
            review,
        }
    }

    /// The games of which a turn was judged.
    fn games(&self) -> Vec<usize> {
        let mut games: Vec<usize> = self.review.turns.iter().map(|turn| turn.game).collect();
        games.dedup();
        games
    }

    /// The number of a game in its file, counted from 1.
    const fn numbered(&self, game: usize) -> usize {
        self.number + game + 1
    }

    /// Whoever had the light pieces in a game, and the other one.
    fn seated(&self, game: usize) -> [&str; 2] {
        let light = self.light.get(game).copied().unwrap_or(0);
        [&self.names[light], &self.names[1 - light]]
    }
}

/// Positions that are looked at for a turn unless something else is said: the same are found on every machine.
const USUAL_NODES: u64 = 300_000;

/// What was said of depth, time and positions, as a search takes it.
pub(super) fn sight(choice: Choice) -> Sight {
    let said = choice != Choice::default();
    Sight::of(if said {
        choice
    } else {
        Choice {
            nodes: Some(USUAL_NODES),
            ..choice
        }
    })
}

/// From so many pieces on a search reaches the tables of a few.
const NEAR_THE_END: u32 = 12;

/// Brings the endgame tables of the rule sets whose games come near them.
pub(super) fn look_up_endgames(sources: &[Source], players: &mut Players) {
    let mut known: Vec<&SharedRules> = Vec::new();
    for Source { table, .. } in sources {
        let (RuleSet::Draughts(rules), table::game::Contest::Draughts(contest)) =
            (&table.header().rules, table.contest())
        else {
            continue;
        };
        let setup = contest.game().position().setup();
        let near = setup.white.len() + setup.black.len() <= NEAR_THE_END;
        if near && !known.contains(&rules) {
            known.push(rules);
            if let Some(tables) = endgame::for_search(rules, BUILT_AT_FIRST_USE) {
                players.look_up_endgames(tables);
            }
        }
    }
}

/// A player by name, with what all tables together say.
struct Career<'a> {
    name: &'a str,
    sums: Sums,
    /// By table, in order.
    tables: Vec<(&'a Path, &'a Sums)>,
}

/// The players by name, in the order in which they first sat down. Two of one name at one table are two.
fn careers(judged: &[Judged]) -> Vec<Career<'_>> {
    let mut all: Vec<Career<'_>> = Vec::new();
    for table in judged {
        for (seat, (name, sums)) in table.names.iter().zip(&table.review.sums).enumerate() {
            let namesakes = usize::from(seat == 1 && table.names[0] == table.names[1]);
            let mut known = all.iter_mut().filter(|career| career.name == name);
            match known.nth(namesakes) {
                Some(career) => {
                    career.sums.add(sums);
                    career.tables.push((&table.file, sums));
                }
                None => all.push(Career {
                    name,
                    sums: *sums,
                    tables: vec![(&table.file, sums)],
                }),
            }
        }
    }
    all
}
