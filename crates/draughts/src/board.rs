//! The board: its size, which squares are played on, and which square lies where.

use crate::{Side, Square, SquareSet};

/// How many squares a side the board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// 8×8.
    Eight,
    /// 10×10.
    Ten,
    /// 12×12.
    Twelve,
}

impl Size {
    /// The number of rows, and of columns.
    #[must_use]
    pub const fn side(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Ten => 10,
            Self::Twelve => 12,
        }
    }
}

/// On whose hand the long diagonal of the played squares ends, for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LongDiagonal {
    /// The corner at the left is played on (a1).
    Left,
    /// The corner at the right is played on (h1).
    Right,
}

/// The colour of the played squares, for drawing the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shade {
    /// Played on the dark squares.
    Dark,
    /// Played on the light squares.
    Light,
}

/// Which squares are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Squares {
    /// Every other square.
    Half(LongDiagonal, Shade),
    /// All of them.
    All,
}

/// A board: size and played squares.
///
/// Rows are counted from 0 at the top, which is Black's side; columns from 0 at the left as White sees it (the a file).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many squares a side.
    pub size: Size,
    /// Which of them are played on.
    pub squares: Squares,
}

/// A corner of the board as White sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Corner {
    /// Black's side, the a file.
    TopLeft,
    /// Black's side, the last file.
    TopRight,
    /// White's side, the a file.
    BottomLeft,
    /// White's side, the last file.
    BottomRight,
}

/// A step on the board: rows towards White's side, columns towards the right as White sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Direction {
    /// Rows down the board (towards White's side): −1, 0 or 1 — or 2 for the long orthogonal step between squares of
    /// one colour.
    pub down: i8,
    /// Columns to the right.
    pub right: i8,
}

impl Direction {
    /// The other way along the same line.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self {
            down: -self.down,
            right: -self.right,
        }
    }

    /// Whether it leads towards the other side's base row for this player.
    #[must_use]
    pub const fn is_forward(self, side: Side) -> bool {
        match side {
            Side::White => self.down < 0,
            Side::Black => self.down > 0,
        }
    }
}

impl Board {
    /// The number of playing squares.
    #[must_use]
    pub const fn count(self) -> u8 {
        let side = self.size.side();
        match self.squares {
            Squares::Half(..) => side * side / 2,
            Squares::All => side * side,
        }
    }

    /// Every playing square.
    #[must_use]
    pub const fn all(self) -> SquareSet {
        SquareSet::from_bits((1 << self.count()) - 1)
    }

    /// Every playing square in reading order.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        self.all().iter()
    }

    /// The column of the first playing square of a row.
    const fn first_column(self, row: u8) -> u8 {
        match self.squares {
            // The side is even, so with a1 played on, the top row starts at b.
            Squares::Half(LongDiagonal::Left, _) => (row + 1) % 2,
            Squares::Half(LongDiagonal::Right, _) => row % 2,
            Squares::All => 0,
        }
    }

    /// The row from the top and the column from the left of a square of this board.
    #[must_use]
    pub const fn place(self, square: Square) -> (u8, u8) {
        let side = self.size.side();
        match self.squares {
            Squares::Half(..) => {
                let row = square.index() / (side / 2);
                (
                    row,
                    square.index() % (side / 2) * 2 + self.first_column(row),
                )
            }
            Squares::All => (square.index() / side, square.index() % side),
        }
    }

    /// The playing square at a row and column, if it is one.
    #[must_use]
    pub const fn at(self, row: u8, column: u8) -> Option<Square> {
        let side = self.size.side();
        if row >= side || column >= side {
            return None;
        }
        match self.squares {
            Squares::Half(..) => {
                let first = self.first_column(row);
                if column % 2 == first {
                    Some(Square::new(row * (side / 2) + column / 2))
                } else {
                    None
                }
            }
            Squares::All => Some(Square::new(row * side + column)),
        }
    }

    /// The square one step away, if the board goes that far.
    #[must_use]
    pub const fn step(self, square: Square, direction: Direction) -> Option<Square> {
        let (row, column) = self.place(square);
        let row = row as i8 + direction.down;
        let column = column as i8 + direction.right;
        if row < 0 || column < 0 {
            return None;
        }
        self.at(row as u8, column as u8)
    }

    /// The row, from the top, where men of this side are crowned.
    #[must_use]
    pub const fn last_row(self, side: Side) -> u8 {
        match side {
            Side::White => 0,
            Side::Black => self.size.side() - 1,
        }
    }

    /// Whether men of this side are crowned here.
    #[must_use]
    pub const fn crowns(self, square: Square, side: Side) -> bool {
        self.place(square).0 == self.last_row(side)
    }

    /// The same square as the other player sees it: the board turned by half.
    #[must_use]
    pub const fn turned(self, square: Square) -> Square {
        Square::new(self.count() - 1 - square.index())
    }

    /// The square's number, from 1, counted row by row from a corner.
    #[must_use]
    pub const fn number(self, square: Square, first: Corner) -> u8 {
        let (row, _) = self.place(square);
        let each = self.count() / self.size.side();
        let column = square.index() % each;
        let last_row = self.size.side() - 1;
        let (row, column) = match first {
            Corner::TopLeft => (row, column),
            Corner::TopRight => (row, each - 1 - column),
            Corner::BottomLeft => (last_row - row, column),
            Corner::BottomRight => (last_row - row, each - 1 - column),
        };
        row * each + column + 1
    }

    /// The square with this number, counted row by row from a corner.
    #[must_use]
    pub const fn numbered(self, number: u8, first: Corner) -> Option<Square> {
        if number == 0 || number > self.count() {
            return None;
        }
        // Counting from a corner is its own inverse.
        Some(Square::new(self.number(Square::new(number - 1), first) - 1))
    }

    /// The square's letters, as on a chess board: file letter and row counted from White's side.
    #[must_use]
    pub const fn letters(self, square: Square) -> (char, u8) {
        let (row, column) = self.place(square);
        ((b'a' + column) as char, self.size.side() - row)
    }

    /// The playing square with these letters.
    #[must_use]
    pub const fn lettered(self, file: char, rank: u8) -> Option<Square> {
        let column = match file {
            'a'..='l' => file as u8 - b'a',
            'A'..='L' => file as u8 - b'A',
            _ => return None,
        };
        if rank == 0 || rank > self.size.side() {
            return None;
        }
        self.at(self.size.side() - rank, column)
    }
}
