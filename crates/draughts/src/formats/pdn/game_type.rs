//! The `GameType` tag: which game, on which board, written how.

use super::score::ScoreStyle;
use crate::rule_sets::BUILT_IN;
use crate::{Board, Corner, Label, LongDiagonal, Point, Rules, Side, Squares, Writing};
use core::fmt;
use core::str::FromStr;

/// The value of a `GameType` tag: a number from the registry, and the details that the standard lets a file add.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameType {
    /// The number: 20 International, 21 English, 22 Italian, 23 Pool, 24 Spanish, 25 Russian, 26 Brazilian, 27
    /// Canadian, 28 Portuguese, 29 Czech, 30 Turkish, 31 Thai, 40 Frisian, 41 Spantsiretti.
    pub number: u8,
    /// The details, where the file gives them.
    pub details: Option<Details>,
}

/// The optional part of a `GameType` tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Details {
    /// Who starts.
    pub start: Side,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// Letters or numbers.
    pub writing: Writing,
    /// The corner of a1 or of square 1, as the *starting player* sees the board.
    pub corner: Corner,
    /// Whether the bottom left corner is *not* played on.
    pub inverted: Option<bool>,
}

/// Text that is no game type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NotAGameType;

impl fmt::Display for NotAGameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game type is a number, or reads like 20,W,10,10,N2,0")
    }
}

impl core::error::Error for NotAGameType {}

impl FromStr for GameType {
    type Err = NotAGameType;

    fn from_str(text: &str) -> Result<Self, NotAGameType> {
        let mut parts = text.split(',').map(str::trim);
        let mut next = || parts.next().ok_or(NotAGameType);
        let number = next()?.parse().map_err(|_| NotAGameType)?;
        let Ok(start) = next() else {
            return Ok(GameType {
                number,
                details: None,
            });
        };
        let start = match start {
            "W" | "w" => Side::White,
            "B" | "b" => Side::Black,
            _ => return Err(NotAGameType),
        };
        let size = |text: &str| text.parse::<u8>().map_err(|_| NotAGameType);
        let (width, height) = (size(next()?)?, size(next()?)?);
        let (writing, corner) = match next()?.as_bytes() {
            [kind, corner] => (
                match kind {
                    b'A' | b'S' => Writing::Letters,
                    b'N' => Writing::Numbers,
                    _ => return Err(NotAGameType),
                },
                match corner {
                    b'0' => Corner::BottomLeft,
                    b'1' => Corner::BottomRight,
                    b'2' => Corner::TopLeft,
                    b'3' => Corner::TopRight,
                    _ => return Err(NotAGameType),
                },
            ),
            _ => return Err(NotAGameType),
        };
        let inverted = match next() {
            Ok("0") => Some(false),
            Ok("1") => Some(true),
            Ok(_) => return Err(NotAGameType),
            Err(NotAGameType) => None,
        };
        Ok(GameType {
            number,
            details: Some(Details {
                start,
                width,
                height,
                writing,
                corner,
                inverted,
            }),
        })
    }
}

impl fmt::Display for GameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        let Some(details) = self.details else {
            return Ok(());
        };
        let start = match details.start {
            Side::White => 'W',
            Side::Black => 'B',
        };
        let writing = match details.writing {
            Writing::Letters => 'A',
            Writing::Numbers => 'N',
        };
        let corner = match details.corner {
            Corner::BottomLeft => 0,
            Corner::BottomRight => 1,
            Corner::TopLeft => 2,
            Corner::TopRight => 3,
        };
        let (width, height) = (details.width, details.height);
        write!(f, ",{start},{width},{height},{writing}{corner}")?;
        match details.inverted {
            Some(inverted) => write!(f, ",{}", u8::from(inverted)),
            None => Ok(()),
        }
    }
}

/// The corner that the player across the board sees there.
fn seen_from(side: Side, corner: Corner) -> Corner {
    match (side, corner) {
        (Side::White, corner) => corner,
        (Side::Black, Corner::TopLeft) => Corner::BottomRight,
        (Side::Black, Corner::TopRight) => Corner::BottomLeft,
        (Side::Black, Corner::BottomLeft) => Corner::TopRight,
        (Side::Black, Corner::BottomRight) => Corner::TopLeft,
    }
}

fn is_inverted(board: Board) -> bool {
    matches!(board.squares, Squares::Half(LongDiagonal::Right, _))
}

impl GameType {
    /// The game type of a rule set, in full; `None` where the registry has no number for it.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<GameType> {
        let notation = rules.notation.value;
        let board = rules.board.value;
        let start = rules.first_mover.value;
        // Letters count from White's left; a starting Black sees that corner at the top right.
        let corner = match notation.writing {
            Writing::Letters => Corner::BottomLeft,
            Writing::Numbers => notation.numbering,
        };
        Some(GameType {
            number: notation.game_type?,
            details: Some(Details {
                start,
                width: board.size.side(),
                height: board.size.side(),
                writing: notation.writing,
                corner: seen_from(start, corner),
                inverted: Some(is_inverted(board)),
            }),
        })
    }

    /// The rules that the tag means: the built-in set of that number, changed where the details say so.
    ///
    /// `None` for a game that is not known here, or a board that is not its own. Of the details, who starts and whether
    /// squares are letters are believed. The corner of square 1 is not: the largest source of files writes
    /// `20,W,10,10,N1,0` and counts from the top left like everyone else. The invert flag is believed for Pool alone,
    /// whose relatives share its number: it has changed its meaning between editions of the standard, and files follow
    /// either.
    #[must_use]
    pub fn rules(&self) -> Option<Rules> {
        let known = |rules: &&Rules| rules.notation.value.game_type == Some(self.number);
        let mut rules = *BUILT_IN.iter().find(known)?;
        let Some(details) = self.details else {
            return Some(rules);
        };
        let side = rules.board.value.size.side();
        if (details.width, details.height) != (side, side) {
            return None;
        }
        let standard = rules;
        if rules.first_mover.value != details.start {
            rules.first_mover = Point::house(details.start);
        }
        let mut notation = rules.notation.value;
        notation.writing = details.writing;
        if rules.notation.value != notation {
            rules.notation = Point::house(notation);
        }
        const POOL: u8 = 23;
        if self.number == POOL
            && let (Squares::Half(_, shade), Some(inverted)) =
                (rules.board.value.squares, details.inverted)
            && inverted != is_inverted(rules.board.value)
        {
            let diagonal = if inverted {
                LongDiagonal::Right
            } else {
                LongDiagonal::Left
            };
            let mut board = rules.board.value;
            board.squares = Squares::Half(diagonal, shade);
            rules.board = Point::house(board);
        }
        if rules != standard {
            rules.name = Label::try_new("as the GameType tag says").unwrap_or(rules.name);
        }
        Some(rules)
    }

    /// How results are counted: two points a win in International and Canadian draughts, one elsewhere.
    #[must_use]
    pub fn score_style(&self) -> ScoreStyle {
        match self.number {
            20 | 27 => ScoreStyle::TwoPoints,
            _ => ScoreStyle::OnePoint,
        }
    }
}
