//! A draughts board as SVG: frame 40, squares 100, as the page draws it.

use super::svg::{
    CASING, Drawing, FRAME, FRAME_INK, INLAY, LIGHT_SQUARE, MARK, ROUTE, Svg, line, wood,
};
use crate::Spot;
use crate::picture::{DraughtsPicture, DraughtsShape, PlayedSquares, PlayingSquare, Rank};
use crate::rules_page::Frame;
use crate::rules_page::Route;
use ::table::Side;

const EDGE: f64 = 40.0;
const SQUARE: f64 = 100.0;

/// The colour of the dark squares: each leaflet has its own, the rest of the family the Italian one's.
fn dark_square(rule_set: &str) -> &'static str {
    match rule_set {
        "draughts:xalingo" => "#A4583F",
        "draughts:xalingo-en" => "#58738C",
        "draughts:garden" => "#5F8258",
        _ => "#926A4B",
    }
}

/// The middle of a playing square.
fn middle(square: &PlayingSquare) -> (f64, f64) {
    (
        EDGE + SQUARE * (f64::from(square.column) + 0.5),
        EDGE + SQUARE * (f64::from(square.row) + 0.5),
    )
}

/// The picture of a frame.
pub(super) fn draw(frame: &Frame, picture: &DraughtsPicture, rule_set: &str) -> Svg {
    let shape = &picture.shape;
    let size = f64::from(shape.size);
    let whole = size * SQUARE + 2.0 * EDGE;
    let mut drawing = Drawing::default();
    drawing.rect(
        0.0,
        0.0,
        whole,
        whole,
        &format!(r#"rx="10" fill="{FRAME}""#),
    );
    drawing.rect(
        EDGE - 4.0,
        EDGE - 4.0,
        size * SQUARE + 8.0,
        size * SQUARE + 8.0,
        &format!(r#"fill="none" stroke="{INLAY}" stroke-width="2.5""#),
    );
    squares(&mut drawing, &picture.shape, dark_square(rule_set));
    labels(&mut drawing, picture);
    if let Some(refused) = &frame.refused {
        dashed(&mut drawing, picture, refused);
    }
    // Row by row from the far one, wherever the numbers begin: a king's upper disc covers what lies behind it.
    let mut pieces: Vec<_> = picture
        .pieces
        .iter()
        .filter_map(|piece| Some((find(picture, piece.square)?, piece)))
        .collect();
    pieces.sort_by_key(|(square, _)| (square.row, square.column));
    for (square, piece) in pieces {
        let (x, y) = middle(square);
        man_or_king(&mut drawing, x, y, piece.side, piece.rank == Rank::King);
    }
    for &spot in &frame.lit {
        lit(&mut drawing, picture, spot);
    }
    if let Some(route) = &frame.route {
        stations(&mut drawing, picture, route);
    }
    if let Some(refused) = &frame.refused {
        plate(&mut drawing, picture, refused);
    }
    drawing.finish(whole, whole, 38.0 * size)
}

/// The squares: a light field, and the dark ones on it in one stroke.
fn squares(drawing: &mut Drawing, shape: &DraughtsShape, dark: &str) {
    let whole = f64::from(shape.size) * SQUARE;
    drawing.rect(
        EDGE,
        EDGE,
        whole,
        whole,
        &format!(r#"fill="{LIGHT_SQUARE}""#),
    );
    let at = |index: u8| EDGE + SQUARE * f64::from(index);
    let mut way = String::new();
    if shape.play == PlayedSquares::All {
        // Where every square is played on, only a line tells them apart.
        for index in 0..=shape.size {
            let along = at(index);
            way.push_str(&format!("M{EDGE} {along}h{whole}M{along} {EDGE}v{whole}"));
        }
        drawing.path(&way, r##"fill="none" stroke="#857561" stroke-width="2""##);
        return;
    }
    for row in 0..shape.size {
        for column in 0..shape.size {
            if ((row + column) % 2 == 0) == shape.dark_far_left {
                let (x, y) = (at(column), at(row));
                way.push_str(&format!("M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z"));
            }
        }
    }
    drawing.path(&way, &format!(r#"fill="{dark}""#));
}

/// A place to look at: a wide ring around a piece, a narrow one on an empty square.
fn lit(drawing: &mut Drawing, picture: &DraughtsPicture, spot: Spot) {
    let Some((x, y)) = place(picture, spot) else {
        return;
    };
    let taken = |number: u8| picture.pieces.iter().any(|piece| piece.square == number);
    if matches!(spot, Spot::Square(number) if taken(number)) {
        for (colour, width) in [(CASING, 9.0), (MARK, 4.0)] {
            drawing.circle(
                x,
                y,
                45.0,
                &format!(r#"fill="none" stroke="{colour}" stroke-width="{width}""#),
            );
        }
    } else {
        // A ring that leaves the number of the square to be read.
        for (colour, width) in [(CASING, 8.0), (MARK, 4.0)] {
            drawing.circle(
                x,
                y,
                34.0,
                &format!(r#"fill="none" stroke="{colour}" stroke-width="{width}""#),
            );
        }
    }
}

fn find(picture: &DraughtsPicture, number: u8) -> Option<&PlayingSquare> {
    picture
        .shape
        .squares
        .iter()
        .find(|square| square.square == number)
}

fn place(picture: &DraughtsPicture, spot: Spot) -> Option<(f64, f64)> {
    match spot {
        Spot::Square(number) => find(picture, number).map(middle),
        Spot::Field(_) | Spot::Point(_) | Spot::Bar | Spot::Off => None,
    }
}

/// Numbers in the squares where these rules write numbers; letters and ranks in the frame.
fn labels(drawing: &mut Drawing, picture: &DraughtsPicture) {
    let shape = &picture.shape;
    let size = f64::from(shape.size);
    let ink = format!(r#"fill="{FRAME_INK}" text-anchor="middle" font-size="27""#);
    drawing.group(&ink, |drawing| {
        for index in 0..shape.size {
            let along = EDGE + SQUARE * (f64::from(index) + 0.5);
            let file = char::from(b'a' + index).to_string();
            let rank = (shape.size - index).to_string();
            drawing.label(along, size * SQUARE + EDGE + 30.0, &file);
            drawing.label(EDGE / 2.0, along + 9.0, &rank);
        }
    });
    if shape.letters {
        return;
    }
    let ink = if shape.play == PlayedSquares::Dark {
        "#FFFDF8"
    } else {
        MARK
    };
    let (taken, free): (Vec<_>, Vec<_>) = shape.squares.iter().partition(|square| {
        let mut pieces = picture.pieces.iter();
        pieces.any(|piece| piece.square == square.square)
    });
    // Large where there is room, so that a small print can be read; beside a piece in the corner.
    let beside = format!(r#"fill="{ink}" font-weight="600" font-size="27""#);
    drawing.group(&beside, |drawing| {
        for square in taken {
            let (x, y) = middle(square);
            let corner = (x - SQUARE / 2.0 + 3.0, y - SQUARE / 2.0 + 23.0);
            drawing.label(corner.0, corner.1, &square.square.to_string());
        }
    });
    let large = format!(r#"fill="{ink}" fill-opacity=".82" text-anchor="middle" font-size="38""#);
    drawing.group(&large, |drawing| {
        for square in free {
            let (x, y) = middle(square);
            drawing.label(x, y + 13.0, &square.square.to_string());
        }
    });
}

fn man_or_king(drawing: &mut Drawing, x: f64, y: f64, side: Side, king: bool) {
    let wood = wood(side);
    let mut disc = |height: f64, grooves: bool| {
        for (shift, fill) in [(6.0, wood.edge), (0.0, wood.face)] {
            drawing.circle(
                x,
                y + height + shift,
                36.0,
                &format!(r#"fill="{fill}" stroke="{}" stroke-width="3""#, wood.rim),
            );
        }
        if grooves {
            drawing.circle(
                x,
                y + height,
                25.5,
                &format!(r#"fill="none" stroke="{}" stroke-width="3""#, wood.groove),
            );
        }
    };
    if king {
        disc(6.0, false);
        disc(-10.0, true);
        // The four-point star on top, half-width 17, waist 5.
        let (top, star) = (
            y - 10.0,
            if side == Side::Light {
                wood.rim
            } else {
                "#FAF1DF"
            },
        );
        drawing.path(
            &format!(
                "M{x} {} L{} {} {} {top} {} {} {x} {} {} {} {} {top} {} {}Z",
                top - 17.0,
                x + 5.0,
                top - 5.0,
                x + 17.0,
                x + 5.0,
                top + 5.0,
                top + 17.0,
                x - 5.0,
                top + 5.0,
                x - 17.0,
                x - 5.0,
                top - 5.0
            ),
            &format!(r#"fill="{star}""#),
        );
    } else {
        disc(-3.0, true);
    }
}

fn way(picture: &DraughtsPicture, route: &Route) -> Vec<(f64, f64)> {
    route
        .path
        .iter()
        .filter_map(|&spot| place(picture, spot))
        .collect()
}

/// A capture route: a line, numbered stations, a cross on every piece to be taken. A quiet move: the line and its end.
fn stations(drawing: &mut Drawing, picture: &DraughtsPicture, route: &Route) {
    let points = way(picture, route);
    drawing.cased(&line(&points), ROUTE, 8.0, "");
    for &spot in &route.taken {
        if let Some((x, y)) = place(picture, spot) {
            let cross = format!(
                "M{} {} L{} {} M{} {} L{} {}",
                x - 20.0,
                y - 20.0,
                x + 20.0,
                y + 20.0,
                x + 20.0,
                y - 20.0,
                x - 20.0,
                y + 20.0
            );
            drawing.cased(&cross, MARK, 8.0, "");
        }
    }
    for (index, &(x, y)) in points.iter().enumerate().skip(1) {
        drawing.circle(
            x,
            y,
            24.0,
            &format!(r#"fill="{ROUTE}" stroke="{CASING}" stroke-width="4""#),
        );
        drawing.text(
            x,
            y + 9.5,
            28.0,
            &index.to_string(),
            &format!(r#"fill="{CASING}" text-anchor="middle" font-weight="600""#),
        );
    }
}

/// The way of a refused move, under the pieces.
fn dashed(drawing: &mut Drawing, picture: &DraughtsPicture, route: &Route) {
    let points = way(picture, route);
    drawing.cased(&line(&points), MARK, 7.0, r#"stroke-dasharray="14 15""#);
}

/// The plate with a cross where a refused move would end.
fn plate(drawing: &mut Drawing, picture: &DraughtsPicture, route: &Route) {
    let Some(&(x, y)) = way(picture, route).last() else {
        return;
    };
    drawing.crossed_plate(x, y);
}
