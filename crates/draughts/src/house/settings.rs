//! What can be chosen of a point without writing a file: its values, and how they are read from a table and set in it.

use super::error::{Clash, HouseFault, Wanted};
use super::points::changed;
use super::words::{Played, Words, known, word};
use crate::{DrawRule, List, LongDiagonal, Point, Preference, Rules, Size, Squares};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// One thing to choose: a point of the table, or a part of one.
pub struct Setting {
    /// A stable name: that of the point, or of the part.
    pub id: &'static str,
    pub(super) values: fn() -> Values,
    pub(super) get: fn(&Rules) -> Option<Choice>,
    pub(super) set: fn(&mut Rules, &Choice) -> Result<(), HouseFault>,
}

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Values {
    /// One of these words.
    OneOf(Vec<&'static str>),
    /// Any of these words, in an order of one's own.
    InOrder(Vec<&'static str>),
    /// A number; 0 leaves the rule out. Forms offer no more than this; a file may.
    UpTo(u32),
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// A word of the house-rules file.
    Word(String),
    /// Words in order.
    Order(Vec<String>),
    /// A number.
    Number(u32),
}

impl Setting {
    /// What can be chosen.
    #[must_use]
    pub fn values(&self) -> Values {
        (self.values)()
    }

    /// What a table says; nothing where it has no say (a board with all squares played has no long diagonal).
    #[must_use]
    pub fn get(&self, rules: &Rules) -> Option<Choice> {
        (self.get)(rules)
    }

    /// Makes a table say this. Whether the whole still holds together is not asked here.
    ///
    /// # Errors
    /// When it is none of the values.
    pub fn set(&self, rules: &mut Rules, choice: &Choice) -> Result<(), HouseFault> {
        (self.set)(rules, choice)
    }
}

impl Choice {
    pub(super) fn word<T: Words>(value: T) -> Self {
        Self::Word(word(value).to_string())
    }

    pub(super) fn named<T: Words>(&self, key: &'static str) -> Result<T, HouseFault> {
        match self {
            Self::Word(name) => known(key, name),
            Self::Order(_) | Self::Number(_) => wrong(key, Wanted::Text),
        }
    }
}

fn wrong<T>(key: &'static str, wanted: Wanted) -> Result<T, HouseFault> {
    Err(HouseFault::WrongKind { key, wanted })
}

/// The word of each value, each once: a value may have a second name, which is only read.
fn words<T: Words>() -> Vec<&'static str> {
    let written = T::WORDS
        .iter()
        .filter(|(name, value)| word(*value) == *name);
    written.map(|(name, _)| *name).collect()
}

/// The words of what a table has in one place.
pub(super) fn words_for<T: Words>(_: impl Fn(&Rules) -> T) -> Vec<&'static str> {
    words::<T>()
}

/// Adds to a list what keeps the article of the same entry of the list before.
pub(super) fn listed<T: Copy + PartialEq, const N: usize>(
    list: &mut List<Point<T>, N>,
    before: &List<Point<T>, N>,
    value: T,
) -> Result<(), Point<T>> {
    let same = before.iter().find(|point| point.value == value);
    list.push(same.unwrap_or(Point::house(value)))
}

/// Which squares are played on as a form asks it: the corner and the shade each by itself.
pub(super) const fn halves(squares: Squares) -> (LongDiagonal, Played) {
    match squares {
        Squares::Half(diagonal, shade) => (diagonal, Played::Half(shade)),
        Squares::All => (LongDiagonal::Left, Played::All),
    }
}

pub(super) const fn squares(diagonal: LongDiagonal, played: Played) -> Squares {
    match played {
        Played::Half(shade) => Squares::Half(diagonal, shade),
        Played::All => Squares::All,
    }
}

pub(super) static BOARD: [Setting; 3] = [
    Setting {
        id: "board-size",
        values: || Values::OneOf(words::<Size>()),
        get: |rules| Some(Choice::word(rules.board.value.size)),
        set: |rules, choice| {
            let mut board = rules.board.value;
            board.size = choice.named("size")?;
            rules.board = changed(rules.board, board);
            Ok(())
        },
    },
    Setting {
        id: "board-squares",
        values: || Values::OneOf(words::<Played>()),
        get: |rules| Some(Choice::word(halves(rules.board.value.squares).1)),
        set: |rules, choice| {
            let mut board = rules.board.value;
            board.squares = squares(halves(board.squares).0, choice.named("squares")?);
            rules.board = changed(rules.board, board);
            Ok(())
        },
    },
    Setting {
        id: "board-long-diagonal",
        values: || Values::OneOf(words::<LongDiagonal>()),
        get: |rules| match rules.board.value.squares {
            Squares::Half(diagonal, _) => Some(Choice::word(diagonal)),
            Squares::All => None,
        },
        set: |rules, choice| {
            let mut board = rules.board.value;
            let Squares::Half(_, shade) = board.squares else {
                return Err(HouseFault::Clash(Clash::LongDiagonalOfAllSquares));
            };
            board.squares = Squares::Half(choice.named("long_diagonal")?, shade);
            rules.board = changed(rules.board, board);
            Ok(())
        },
    },
];

pub(super) static PREFERENCES: [Setting; 1] = [Setting {
    id: "must-prefer",
    values: || Values::InOrder(words::<Preference>()),
    get: |rules| {
        let names = rules.must_prefer.iter().map(|point| word(point.value));
        Some(Choice::Order(names.map(ToString::to_string).collect()))
    },
    set: |rules, choice| {
        let key = "must_prefer";
        let Choice::Order(names) = choice else {
            return wrong(key, Wanted::List);
        };
        let mut list = List::EMPTY;
        for name in names {
            if listed(&mut list, &rules.must_prefer, known(key, name)?).is_err() {
                let limit = list.len();
                return Err(HouseFault::TooMany { key, limit });
            }
        }
        rules.must_prefer = list;
        Ok(())
    },
}];

/// A draw that counts to a number and says nothing else.
macro_rules! counted {
    ($id:literal, $draw:ident, $wanted:ident, $most:literal) => {
        Setting {
            id: $id,
            values: || Values::UpTo($most),
            get: |rules| {
                let count = rules.draws.iter().find_map(|point| match point.value {
                    DrawRule::$draw(count) => Some(u32::from(count)),
                    _ => None,
                });
                Some(Choice::Number(count.unwrap_or(0)))
            },
            set: |rules, choice| {
                let key = "draws";
                let Choice::Number(count) = choice else {
                    return wrong(key, Wanted::$wanted);
                };
                let Ok(count) = (*count).try_into() else {
                    return wrong(key, Wanted::$wanted);
                };
                let draw = (count > 0).then_some(DrawRule::$draw(count));
                let (mut list, mut fits, mut stands) = (List::EMPTY, true, false);
                for point in rules.draws.iter() {
                    if !matches!(point.value, DrawRule::$draw(_)) {
                        fits &= list.push(point).is_ok();
                    } else if let Some(draw) = draw.filter(|_| !stands) {
                        // In its place: the order of a leaflet is kept.
                        fits &= listed(&mut list, &rules.draws, draw).is_ok();
                        stands = true;
                    }
                }
                if let Some(draw) = draw.filter(|_| !stands) {
                    fits &= list.push(Point::house(draw)).is_ok();
                }
                if !fits {
                    let limit = list.len();
                    return Err(HouseFault::TooMany { key, limit });
                }
                rules.draws = list;
                Ok(())
            },
        }
    };
}

pub(super) static DRAWS: [Setting; 2] = [
    counted!("draw-repetition", Repetition, Times, 10),
    counted!("draw-king-moves", KingMoves, Moves, 100),
];
