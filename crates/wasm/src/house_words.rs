//! Rows of the house-rules form that are a part of a point, and so have words of their own.

use ::words::page::{
    FormCorner, FormDraw, FormRow, FormSquares, form_corner, form_help, form_row, form_squares,
    form_unit,
};

use crate::types::Localised;

/// One point of the table holds the whole board; its three rows say each its own part.
pub(crate) fn part_of_the_board(row: &str, name: &str) -> Option<Localised> {
    let squares = |squares| Localised::of(|lang| form_squares(squares, lang));
    let corner = |corner| Localised::of(|lang| form_corner(corner, lang));
    Some(match (row, name) {
        ("board-size", side) => Localised::of(|_| format!("{side}×{side}")),
        ("board-squares", "dark") => squares(FormSquares::Dark),
        ("board-squares", "light") => squares(FormSquares::Light),
        ("board-squares", "all") => squares(FormSquares::All),
        ("board-long-diagonal", "left") => corner(FormCorner::Left),
        ("board-long-diagonal", "right") => corner(FormCorner::Right),
        _ => return None,
    })
}

/// What a row is called that is only a part of its point.
pub(crate) fn own_label(row: &str) -> Option<Localised> {
    let row = match row {
        "board-size" => FormRow::BoardSize,
        "board-squares" => FormRow::BoardSquares,
        "board-long-diagonal" => FormRow::BoardCorner,
        "draw-repetition" => FormRow::Repetition,
        "draw-king-moves" => FormRow::KingMoves,
        _ => return None,
    };
    Some(Localised::of(|lang| form_row(row, lang)))
}

/// The draw that a row counts.
fn draw(row: &str) -> Option<FormDraw> {
    match row {
        "draw-repetition" => Some(FormDraw::Repetition),
        "draw-king-moves" => Some(FormDraw::KingMoves),
        _ => None,
    }
}

/// A note under the row, where the control alone would not say what a value means.
pub(crate) fn help(row: &str) -> Option<Localised> {
    draw(row).map(|draw| Localised::of(|lang| form_help(draw, lang)))
}

/// What a number is counted in.
pub(crate) fn unit(row: &str) -> Localised {
    draw(row).map_or_else(
        || Localised::of(|_| String::new()),
        |draw| Localised::of(|lang| form_unit(draw, lang)),
    )
}
