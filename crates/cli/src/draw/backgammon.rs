//! The backgammon board in a terminal.
//!
//! The board stays as it lies on the table: Light at the bottom, home at the left, because the light side runs
//! clockwise (000 Movimentação). The numbers along the edges are those of the side to move, since plays are written in
//! them.

use std::fmt::Write as _;

use backgammon::{Checkers, Point, Position, Side};

const ROWS: u8 = 5;
const LIGHT: char = '○';
const DARK: char = '●';

/// The board with bar and, beside it, what `notes` says of Light and of Dark. `position` is seen by `to_move`.
pub(crate) fn backgammon_board(position: Position, to_move: Side, notes: &[String; 2]) -> String {
    let (light, dark) = match to_move {
        Side::Light => (position.mover(), position.other()),
        Side::Dark => (position.other(), position.mover()),
    };
    let board = Board {
        light,
        dark,
        to_move,
        notes,
    };
    let mut out = String::new();
    board.draw(&mut out).expect("writing to a string succeeds");
    out
}

struct Board<'a> {
    light: Checkers,
    dark: Checkers,
    to_move: Side,
    notes: &'a [String; 2],
}

/// Light's numbers of the points from left to right, the bar between the sixth and the seventh.
const TOP: [u8; 12] = [24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13];
const BOTTOM: [u8; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

impl Board<'_> {
    fn draw(&self, out: &mut String) -> std::fmt::Result {
        self.labels(out, TOP)?;
        writeln!(out, " ┌──────────────────┬───┬──────────────────┐")?;
        for row in 0..ROWS {
            self.row(out, TOP, row, Side::Light)?;
            if row == 0 {
                write!(out, "  {DARK} {}", self.notes[1])?;
            }
            writeln!(out)?;
        }
        writeln!(out, " │                  │BAR│                  │")?;
        for row in (0..ROWS).rev() {
            self.row(out, BOTTOM, row, Side::Dark)?;
            if row == 0 {
                write!(out, "  {LIGHT} {}", self.notes[0])?;
            }
            writeln!(out)?;
        }
        writeln!(out, " └──────────────────┴───┴──────────────────┘")?;
        self.labels(out, BOTTOM)
    }

    fn labels(&self, out: &mut String, points: [u8; 12]) -> std::fmt::Result {
        out.push_str("  ");
        for (index, light_number) in points.into_iter().enumerate() {
            if index == 6 {
                out.push_str("     ");
            }
            let number = match self.to_move {
                Side::Light => light_number,
                Side::Dark => 25 - light_number,
            };
            write!(out, "{number:^3}")?;
        }
        let trimmed = out.trim_end_matches(' ').len();
        out.truncate(trimmed);
        writeln!(out)
    }

    /// A row of one half; `on_bar` is the side whose hit checkers wait there: they come in through this half.
    fn row(&self, out: &mut String, points: [u8; 12], row: u8, on_bar: Side) -> std::fmt::Result {
        out.push_str(" │");
        for (index, number) in points.into_iter().enumerate() {
            if index == 6 {
                let bar = match on_bar {
                    Side::Light => stack(self.light.bar(), LIGHT, ROWS - 1 - row),
                    Side::Dark => stack(self.dark.bar(), DARK, ROWS - 1 - row),
                };
                write!(out, "│{bar}│")?;
            }
            let point = Point::new(number).expect("the board has 24 points");
            let cell = match (self.light.on(point), self.dark.on(point.mirrored())) {
                (0, 0) => (if row < 3 { " · " } else { "   " }).to_owned(),
                (0, dark) => stack(dark, DARK, row),
                (light, _) => stack(light, LIGHT, row),
            };
            out.push_str(&cell);
        }
        out.push('│');
        Ok(())
    }
}

/// What a stack of `count` shows in its `row`-th place from the edge: a checker, the count on top of a stack too high,
/// or nothing.
fn stack(count: u8, checker: char, row: u8) -> String {
    if row + 1 == ROWS && count > ROWS {
        format!("{count:^3}")
    } else if row < count {
        format!(" {checker} ")
    } else {
        "   ".to_owned()
    }
}
