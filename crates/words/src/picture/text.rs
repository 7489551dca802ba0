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
}

impl Picture {
    /// The board as lines.
    #[must_use]
    pub fn to_text(&self, beside: &Beside) -> Vec<String> {
        match self {
            Self::Draughts(picture) => draughts(picture),
            Self::Backgammon(picture) => backgammon(picture, beside),
        }
    }

    /// The position in one line that needs no language: the pieces' signs with the places they stand on.
    #[must_use]
    pub fn in_signs(&self) -> String {
        match self {
            Self::Draughts(picture) => draughts_in_signs(picture),
            Self::Backgammon(picture) => backgammon_in_signs(picture),
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
fn draughts(picture: &DraughtsPicture) -> Vec<String> {
    let shape = &picture.shape;
    let size = usize::from(shape.size);
    let width = if shape.letters { 3 } else { 4 };
    let mut cells = vec![vec![" ".repeat(width); size]; size];
    for square in &shape.squares {
        let piece = picture
            .pieces
            .iter()
            .find(|piece| piece.square == square.square);
        let sign = piece.map_or(' ', |piece| sign(piece.side, piece.rank));
        let cell = &mut cells[usize::from(square.row)][usize::from(square.column)];
        *cell = match (shape.letters, piece) {
            (true, None) => " · ".to_owned(),
            (true, Some(_)) => format!(" {sign} "),
            (false, _) => format!("{sign}{:<3}", square.square),
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
    let numbers = |points: &[u8]| {
        let half = |points: &[u8]| -> String {
            let own = |point: &u8| as_light_counts(*point, counted_by);
            points
                .iter()
                .map(|point| format!("{:>3}", own(point)))
                .collect()
        };
        format!("  {}     {}", half(&points[..6]), half(&points[6..]))
    };
    let mut lines = vec![numbers(&top)];
    lines.push(format!(" ┌{0}┬───┬{0}┐", "─".repeat(19)));
    let row = |points: &[u8], level: u8, bar: char| {
        let half = |points: &[u8]| -> String {
            points
                .iter()
                .map(|&point| format!("  {}", checker(light, dark, point, level)))
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
        if level > 0 || note.is_empty() {
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
    lines.push(format!(" │{0}│   │{0}│", " ".repeat(19)));
    for level in (0..TALLEST).rev() {
        let bar = on_bar(dark.bar, '●', TALLEST - 1 - level);
        lines.push(row(&bottom, level, bar) + &note(level, Side::Light));
    }
    lines.push(format!(" └{0}┴───┴{0}┘", "─".repeat(19)));
    lines.push(numbers(&bottom));
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
