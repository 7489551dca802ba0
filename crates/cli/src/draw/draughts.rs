//! The draughts board in a terminal: White below, playing squares with their numbers where they are empty.

use std::fmt::Write as _;

use ::draughts::{PieceKind, Rules, Setup, Side, Writing};

/// The board with numbers on the empty playing squares, or letters along the edges where the rule set writes those.
pub(crate) fn draughts_board(setup: &Setup, rules: &Rules) -> String {
    let mut out = String::new();
    draw(&mut out, setup, rules).expect("writing to a string succeeds");
    out
}

fn draw(out: &mut String, setup: &Setup, rules: &Rules) -> std::fmt::Result {
    let board = rules.board.value;
    let side = board.size.side();
    let names = rules.names();
    let letters = rules.notation.value.writing == Writing::Letters;
    let edge = "───".repeat(side.into());
    writeln!(out, "    ┌{edge}┐")?;
    for row in 0..side {
        write!(out, " {:2} │", side - row)?;
        for column in 0..side {
            let Some(square) = board.at(row, column) else {
                out.push_str("   ");
                continue;
            };
            match setup.piece(square) {
                Some(piece) => write!(out, " {} ", glyph(piece.side, piece.kind))?,
                None if letters => out.push_str(" · "),
                None => write!(out, "{:^3}", names.square(square))?,
            }
        }
        writeln!(out, "│")?;
    }
    writeln!(out, "    └{edge}┘")?;
    out.push_str("     ");
    for file in ('a'..).take(side.into()) {
        write!(out, " {file} ")?;
    }
    let trimmed = out.trim_end().len();
    out.truncate(trimmed);
    writeln!(out)
}

const fn glyph(side: Side, kind: PieceKind) -> char {
    match (side, kind) {
        (Side::White, PieceKind::Man) => '○',
        (Side::White, PieceKind::King) => '◎',
        (Side::Black, PieceKind::Man) => '●',
        (Side::Black, PieceKind::King) => '◉',
    }
}
