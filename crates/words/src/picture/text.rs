//! Boards as lines of text: the same on a rules page and in the terminal.

use ::table::Side;

use super::{BackgammonPicture, Checkers, DraughtsPicture, Picture, Piece, Rank, as_light_counts};

/// What the terminal says besides, which a rules page does not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    /// Stands at the right of the board: Light's and Dark's.
    pub notes: [String; 2],
    /// Are points numbered as the side to move counts, in whose numbers it writes? Otherwise as Light does.
    pub as_the_mover_counts: bool,
    /// How many columns there are; as many as it takes where nothing is said.
    pub columns: Option<usize>,
}

impl Beside {
    pub(super) fn fits(&self, width: usize) -> bool {
        self.columns.is_none_or(|columns| width <= columns)
    }
}

impl Picture {
    /// The board as lines.
    #[must_use]
    pub fn to_text(&self, beside: &Beside) -> Vec<String> {
        match self {
            Self::Draughts(picture) => draughts(picture, beside),
            Self::Backgammon(picture) => backgammon(picture, beside),
            Self::Chess(picture) => picture.to_text(beside),
        }
    }

    /// The position in one line that needs no language: the pieces' signs with the places they stand on.
    #[must_use]
    pub fn in_signs(&self) -> String {
        match self {
            Self::Draughts(picture) => draughts_in_signs(picture),
            Self::Backgammon(picture) => backgammon_in_signs(picture),
            Self::Chess(picture) => picture.in_signs(),
        }
    }
}

/// `8×8: ○ 19 21, ● 4`.
fn draughts_in_signs(picture: &DraughtsPicture) -> String {
    let shape = &picture.shape;
    let mut groups = Vec::new();
    for side in Side::BOTH {
        for rank in [Rank::Man, Rank::King] {
            let mut group = String::new();
            for square in &shape.squares {
                let number = square.square;
                let piece = Piece {
                    square: number,
                    side,
                    rank,
                };
                match picture.pieces.contains(&piece) {
                    true if shape.letters => group.push_str(&format!(" {}", square.name)),
                    true => group.push_str(&format!(" {number}")),
                    false => {}
                }
            }
            if !group.is_empty() {
                groups.push(format!("{}{group}", sign(side, rank)));
            }
        }
    }
    format!("{0}×{0}: {1}", shape.size, groups.join(", "))
}

/// `○ bar×1 24×2 6×5, ● 19×5; 5-3`, points as Light counts them.
fn backgammon_in_signs(picture: &BackgammonPicture) -> String {
    let side = |side: Side| {
        let pool = picture.checkers.get(side);
        let points = (1..=24_usize)
            .rev()
            .map(|point| (point.to_string(), pool.points[point]));
        let all = core::iter::once(("bar".to_owned(), pool.bar))
            .chain(points)
            .chain([("off".to_owned(), pool.off)]);
        let places: String = all
            .filter(|&(_, count)| count > 0)
            .map(|(place, count)| format!(" {place}×{count}"))
            .collect();
        format!("{}{places}", sign(side, Rank::Man))
    };
    let (light, dark) = (side(Side::Light), side(Side::Dark));
    let dice = picture.dice.map(|[one, two]| format!("; {one}-{two}"));
    format!("{light}, {dark}{}", dice.unwrap_or_default())
}

/// Light and dark, man and king: two signs that differ in more than their filling.
const fn sign(side: Side, rank: Rank) -> char {
    match (side, rank) {
        (Side::Light, Rank::Man) => '○',
        (Side::Light, Rank::King) => '◎',
        (Side::Dark, Rank::Man) => '●',
        (Side::Dark, Rank::King) => '◉',
    }
}

/// The board as White sees it: where squares are numbers each playing square shows its own, where they are letters a
/// dot.
fn draughts(picture: &DraughtsPicture, beside: &Beside) -> Vec<String> {
    let shape = &picture.shape;
    let size = usize::from(shape.size);
    // A frame, and a row of ranks at its left.
    let framed = |width: usize| size * width + 6;
    let width = match shape.letters {
        true if beside.fits(framed(3)) => 3,
        true => 2,
        false if beside.fits(framed(4)) => 4,
        // A sign and two figures, and nothing in between.
        false => 3,
    };
    let mut cells = vec![vec![" ".repeat(width); size]; size];
    for square in &shape.squares {
        let piece = picture
            .pieces
            .iter()
            .find(|piece| piece.square == square.square);
        let sign = piece.map_or(' ', |piece| sign(piece.side, piece.rank));
        let cell = &mut cells[usize::from(square.row)][usize::from(square.column)];
        *cell = match (shape.letters, piece) {
            (true, None) => format!("{:<width$}", " ·"),
            (true, Some(_)) => format!("{:<width$}", format!(" {sign}")),
            (false, _) => format!("{:<width$}", format!("{sign}{}", square.square)),
        };
    }
    let edge = "─".repeat(size * width + 1);
    let mut lines = vec![format!("   ┌{edge}┐")];
    for (row, cells) in cells.iter().enumerate() {
        lines.push(format!("{:>2} │ {}│", size - row, cells.concat()));
    }
    lines.push(format!("   └{edge}┘"));
    let pad = width / 2;
    let files: String = (0..size)
        .map(|column| {
            let file = char::from(b'a' + column as u8);
            format!("{}{file}{}", " ".repeat(pad), " ".repeat(width - pad - 1))
        })
        .collect();
    // Under letters the middle of the cell, under numbers the first sign.
    let shift = if shape.letters { "     " } else { "   " };
    lines.push(format!("{shift}{files}").trim_end().to_owned());
    lines
}

/// The width of the whole board of backgammon.
const BOARD: usize = 46;

/// How many checkers are drawn one by one on a point.
const TALLEST: u8 = 5;

/// The board with Light's home at the bottom left, as the leaflet has it: Light runs clockwise.
fn backgammon(picture: &BackgammonPicture, beside: &Beside) -> Vec<String> {
    let light = &picture.checkers.light;
    let dark = &picture.checkers.dark;
    let top: Vec<u8> = (13..=24).rev().collect();
    let bottom: Vec<u8> = (1..=12).collect();
    let counted_by = if beside.as_the_mover_counts {
        picture.to_move
    } else {
        Side::Light
    };
    // Points of three columns with their numbers in a row, or of two with the figures under each other.
    let widest = beside.notes.iter().map(|note| note.chars().count()).max();
    let roomy = beside.fits(BOARD);
    let aside = beside.fits(BOARD + 4 + widest.unwrap_or(0));
    let width = if roomy { 3 } else { 2 };
    let numbers = |points: &[u8]| -> Vec<String> {
        let line = |figure: &dyn Fn(u8) -> String| {
            let half = |points: &[u8]| -> String {
                let own = |point: &u8| figure(as_light_counts(*point, counted_by));
                points
                    .iter()
                    .map(|point| format!("{:>width$}", own(point)))
                    .collect()
            };
            format!("  {}      {}", half(&points[..6]), half(&points[6..]))
        };
        let tens = |number: u8| match number / 10 {
            0 => String::new(),
            ten => ten.to_string(),
        };
        match roomy {
            true => vec![line(&|number| number.to_string())],
            false => vec![line(&tens), line(&|number| (number % 10).to_string())],
        }
    };
    let edge = "─".repeat(6 * width + 1);
    let mut lines = numbers(&top);
    lines.push(format!(" ┌{edge}┬───┬{edge}┐"));
    let row = |points: &[u8], level: u8, bar: char| {
        let half = |points: &[u8]| -> String {
            points
                .iter()
                .map(|&point| format!("{:>width$}", checker(light, dark, point, level)))
                .collect()
        };
        format!(" │{} │ {bar} │{} │", half(&points[..6]), half(&points[6..]))
    };
    let note = |level: u8, side: Side| {
        let [light, dark] = &beside.notes;
        let (note, sign) = match side {
            Side::Light => (light, '○'),
            Side::Dark => (dark, '●'),
        };
        if level > 0 || note.is_empty() || !aside {
            String::new()
        } else {
            format!("  {sign} {note}")
        }
    };
    for level in 0..TALLEST {
        // A checker waits on the half through which it enters: Light's at the far side.
        let bar = on_bar(light.bar, '○', TALLEST - 1 - level);
        lines.push(row(&top, level, bar) + &note(level, Side::Dark));
    }
    lines.push(format!(" │{0}│   │{0}│", " ".repeat(6 * width + 1)));
    for level in (0..TALLEST).rev() {
        let bar = on_bar(dark.bar, '●', TALLEST - 1 - level);
        lines.push(row(&bottom, level, bar) + &note(level, Side::Light));
    }
    lines.push(format!(" └{edge}┴───┴{edge}┘"));
    lines.extend(numbers(&bottom));
    if !aside {
        let [light, dark] = &beside.notes;
        lines.push(format!("  ● {dark}"));
        lines.push(format!("  ○ {light}"));
    }
    lines
}

/// What stands on a point at a height: a checker, the count on top of a tall stack, or a mark that the point is empty.
fn checker(light: &Checkers, dark: &Checkers, point: u8, level: u8) -> char {
    let (mine, theirs) = (
        light.points[usize::from(point)],
        dark.points[usize::from(point)],
    );
    let (count, sign) = if mine > 0 {
        (mine, '○')
    } else {
        (theirs, '●')
    };
    if count > TALLEST && level == TALLEST - 1 {
        // 6 to 15 checkers: one sign is enough up to 9, and beyond it letters count on.
        return char::from_digit(u32::from(count), 16)
            .map_or('+', |digit| digit.to_ascii_uppercase());
    }
    if level < count {
        sign
    } else if level == 0 {
        '·'
    } else {
        ' '
    }
}

fn on_bar(count: u8, sign: char, level: u8) -> char {
    if level < count { sign } else { ' ' }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::backgammon::{Position, Side as Colour};

    fn columns(lines: &[String]) -> usize {
        let widths = lines.iter().map(|line| line.chars().count());
        widths.max().unwrap_or(0)
    }

    /// The last figure of each number has a checker, or the mark of an empty point, right under it.
    fn numbers_stand_over_their_points(lines: &[String]) {
        let frame = lines.iter().position(|line| line.contains('┌'));
        let frame = frame.expect("a board has a frame");
        let (numbers, points) = (&lines[frame - 1], &lines[frame + 1]);
        let under: Vec<char> = points.chars().collect();
        let mut numbers = numbers.chars().enumerate().peekable();
        while let Some((column, sign)) = numbers.next() {
            let goes_on = numbers
                .peek()
                .is_some_and(|(_, next)| next.is_ascii_digit());
            if sign.is_ascii_digit() && !goes_on {
                assert!("○●·".contains(under[column]), "{}", lines.join("\n"));
            }
        }
    }

    #[test]
    fn boards_fit_where_they_are_drawn() {
        let notes = ["167 pips, 0 off", "167 pips, 0 off"].map(str::to_owned);
        let board = BackgammonPicture::of(Position::default(), Colour::Light, None, None);
        let board = Picture::Backgammon(board);
        for (available, wanted) in [(40, 34), (45, 34), (46, 46), (62, 46), (80, 65)] {
            let lines = board.to_text(&Beside {
                notes: notes.clone(),
                as_the_mover_counts: true,
                columns: Some(available),
            });
            assert_eq!(columns(&lines), wanted, "{}", lines.join("\n"));
            assert_eq!(lines.iter().filter(|line| line.contains("pips")).count(), 2);
            numbers_stand_over_their_points(&lines);
        }
        for rules in ::table::RuleSet::all() {
            let table = ::table::Table::open(::table::session::Header::new(rules));
            let table = table.expect("the usual terms");
            let ::table::game::Contest::Draughts(game) = table.contest() else {
                continue;
            };
            let setup = game.game().position().setup();
            let picture = Picture::Draughts(DraughtsPicture::of(setup, game.rules()));
            let lines = picture.to_text(&Beside {
                columns: Some(42),
                ..Beside::default()
            });
            assert!(columns(&lines) <= 42, "{}", lines.join("\n"));
        }
    }
}
