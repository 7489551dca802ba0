//! Ends of games built on the spot, where no folder keeps them: in a page.

use core::mem;

use ::draughts::{Course, Rules, Side};
use ::engine::draughts::endgame::{Tables, Unwatched};

/// Ends of up to so many pieces: built in about a second, and in twenty times that with one more.
const MOST: u32 = 4;
/// From so many pieces on the board a search comes to such ends.
const SOON: u32 = 8;

/// Tables in the making, of one rule set at a time.
#[derive(Debug)]
pub(super) struct OwnEnds {
    tables: Option<Tables>,
    /// Rules that no tables can hold: they are asked for once.
    unheld: Option<Rules>,
}

/// What came of building a little.
pub(super) enum Building {
    /// All of them are there.
    Done(Tables),
    /// Some are still missing.
    GoesOn,
    /// The rules have no tables.
    Never,
}

fn pieces(game: &Course) -> u32 {
    let position = game.position();
    position.pieces(Side::White).len() + position.pieces(Side::Black).len()
}

/// Whether the position on the board is one that such tables know.
pub(super) fn is_an_end(game: &Course) -> bool {
    pieces(game) <= MOST
}

/// How many pieces the endings should have that a game comes to; nothing while it is far from its end.
pub(super) fn wanted(game: &Course) -> Option<u32> {
    let pieces = pieces(game);
    (pieces <= SOON).then_some(pieces.clamp(2, MOST))
}

impl OwnEnds {
    pub(super) const fn new() -> Self {
        Self {
            tables: None,
            unheld: None,
        }
    }

    /// Builds one kind of ending, with the one in which the colours are changed, until all of so many pieces are there.
    pub(super) fn build(&mut self, rules: &Rules, pieces: u32) -> Building {
        if self.unheld.as_ref() == Some(rules) {
            return Building::Never;
        }
        let mut tables = match mem::take(&mut self.tables).filter(|tables| tables.fit(rules)) {
            Some(tables) => tables,
            None => match Tables::new(rules) {
                Ok(tables) => tables,
                Err(_) => {
                    self.unheld = Some(*rules);
                    return Building::Never;
                }
            },
        };
        let missing = tables.missing(pieces as u8);
        if let Some(&next) = missing.first()
            && tables.build(rules, next, 1, &Unwatched).is_err()
        {
            self.unheld = Some(*rules);
            return Building::Never;
        }
        if missing.len() <= 1 {
            return Building::Done(tables);
        }
        self.tables = Some(tables);
        Building::GoesOn
    }
}
