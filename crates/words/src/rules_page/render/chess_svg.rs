//! A chessboard as SVG: frame 40, squares 100, as the page draws it. The pieces are the profiles of the page's set.

use super::svg::{
    CASING, Drawing, FRAME, FRAME_INK, INLAY, LIGHT_SQUARE, MARK, ROUTE, Svg, line, wood,
};
use crate::Spot;
use crate::picture::{ChessKind, ChessPicture, ChessPiece};
use crate::rules_page::{Frame, Route};
use ::chess::Square;

const EDGE: f64 = 40.0;
const SQUARE: f64 = 100.0;
const SIDE: f64 = 8.0 * SQUARE;
const DARK_SQUARE: &str = "#926A4B";

/// The middle of a square, White at the bottom.
fn middle(square: Square) -> (f64, f64) {
    let (file, rank) = (square.file() as u8, square.rank() as u8);
    (
        EDGE + SQUARE * (f64::from(file) + 0.5),
        EDGE + SQUARE * (f64::from(7 - rank) + 0.5),
    )
}

/// The picture of a frame.
pub(super) fn draw(frame: &Frame, picture: &ChessPicture) -> Svg {
    let whole = SIDE + 2.0 * EDGE;
    let mut drawing = Drawing::default();
    drawing.rect(
        0.0,
        0.0,
        whole,
        whole,
        &format!(r#"rx="10" fill="{FRAME}""#),
    );
    let inlay = format!(r#"fill="none" stroke="{INLAY}" stroke-width="2.5""#);
    drawing.rect(EDGE - 4.0, EDGE - 4.0, SIDE + 8.0, SIDE + 8.0, &inlay);
    squares(&mut drawing);
    labels(&mut drawing);
    if let Some(refused) = &frame.refused {
        drawing.cased(
            &line(&way(refused)),
            MARK,
            7.0,
            r#"stroke-dasharray="14 15""#,
        );
    }
    // Row by row from the far one: a tall piece covers what lies behind it.
    for piece in picture.pieces.iter().rev() {
        draw_piece(&mut drawing, piece);
    }
    for &spot in &frame.lit {
        if let Some((x, y)) = place(spot) {
            for (colour, width) in [(CASING, 9.0), (MARK, 4.0)] {
                let ring = format!(r#"fill="none" stroke="{colour}" stroke-width="{width}""#);
                drawing.circle(x, y, 45.0, &ring);
            }
        }
    }
    if let Some(route) = &frame.route {
        drawing.cased(&line(&way(route)), ROUTE, 8.0, "");
        if let Some(&(x, y)) = way(route).first() {
            let dot = format!(r#"fill="{ROUTE}" stroke="{CASING}" stroke-width="4""#);
            drawing.circle(x, y, 13.0, &dot);
        }
    }
    if let Some(&(x, y)) = frame.refused.as_ref().map(way).unwrap_or_default().last() {
        drawing.crossed_plate(x, y);
    }
    drawing.finish(whole, whole, 38.0 * 8.0)
}

fn place(spot: Spot) -> Option<(f64, f64)> {
    match spot {
        Spot::Field(square) => Some(middle(square)),
        Spot::Square(_) | Spot::Point(_) | Spot::Bar | Spot::Off => None,
    }
}

fn way(route: &Route) -> Vec<(f64, f64)> {
    route.path.iter().filter_map(|&spot| place(spot)).collect()
}

/// A light field, and the dark squares on it in one stroke.
fn squares(drawing: &mut Drawing) {
    drawing.rect(EDGE, EDGE, SIDE, SIDE, &format!(r#"fill="{LIGHT_SQUARE}""#));
    let mut way = String::new();
    for square in Square::ALL {
        if (square.file() as u8 + square.rank() as u8).is_multiple_of(2) {
            let (x, y) = middle(square);
            let (x, y) = (x - SQUARE / 2.0, y - SQUARE / 2.0);
            way.push_str(&format!("M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z"));
        }
    }
    drawing.path(&way, &format!(r#"fill="{DARK_SQUARE}""#));
}

fn labels(drawing: &mut Drawing) {
    let ink = format!(r#"fill="{FRAME_INK}" text-anchor="middle" font-size="27""#);
    drawing.group(&ink, |drawing| {
        for index in 0..8_u8 {
            let along = EDGE + SQUARE * (f64::from(index) + 0.5);
            let file = char::from(b'a' + index).to_string();
            drawing.label(along, SIDE + EDGE + 30.0, &file);
            drawing.label(EDGE / 2.0, along + 9.0, &(8 - index).to_string());
        }
    });
}

fn draw_piece(drawing: &mut Drawing, piece: &ChessPiece) {
    let Ok(square) = piece.square.parse::<Square>() else {
        return;
    };
    let (x, y) = middle(square);
    let wood = wood(piece.side);
    let place = format!("translate({} {}) scale(.96)", x - 48.0, y - 50.0);
    // Dark pieces keep their shape on dark squares by a light line around them.
    let outline = match piece.side {
        ::table::Side::Light => wood.rim,
        ::table::Side::Dark => CASING,
    };
    let look = format!(
        r#"transform="{place}" fill="{}" stroke="{outline}" stroke-width="3" stroke-linejoin="round""#,
        wood.face
    );
    drawing.path(profile(piece.kind), &look);
}

/// The outline of a piece in a box of 100, its base at 92.
const fn profile(kind: ChessKind) -> &'static str {
    match kind {
        ChessKind::Pawn => PAWN,
        ChessKind::Knight => KNIGHT,
        ChessKind::Bishop => BISHOP,
        ChessKind::Rook => ROOK,
        ChessKind::Queen => QUEEN,
        ChessKind::King => KING,
    }
}

const PAWN: &str = "\
    M50 23C58 23 64 29 64 37C64 42.5 61 46.5 57.5 49L63.5 50.6C65.6 51.6 65.6 55.2 63.5 56.2L57.6 57C58 \
    66 62.5 72 68 76.5L69.5 79C71.4 80.5 71.4 83.1 70 84.5L75 87C77.4 89 77.4 92 75 92H50L25 92C22.6 92 \
    22.6 89 25 87L30 84.5C28.6 83.1 28.6 80.5 30.5 79L32 76.5C37.5 72 42 66 42.4 57L36.5 56.2C34.4 55.2 \
    34.4 51.6 36.5 50.6L42.5 49C39 46.5 36 42.5 36 37C36 29 42 23 50 23Z";
const ROOK: &str = "\
    M26 19H37.5V26.5H45V19H55V26.5H62.5V19H74V33C74 37 70.5 39.5 66.5 41.5C66 54 67 64 70 72.5L73 75C75 \
    77 75 80 73.4 81.8L77.5 84.5C80 86.5 80 92 77.5 92H22.5C20 92 20 86.5 22.5 84.5L26.6 81.8C25 80 \
    25 77 27 75L30 72.5C33 64 34 54 33.5 41.5C29.5 39.5 26 37 26 33Z";
const BISHOP: &str = "\
    M50 7.5C53.2 7.5 55.4 9.8 55.4 12.6C55.4 14.8 54.4 16.4 53 17.4C60 22 65.5 30 65.5 38C65.5 43 63 \
    47.5 58.5 50.5L64.5 52.2C66.6 53.2 66.6 57 64.5 58L58 58.8C58.3 67 62.5 72 69 76L71 78.5C72.9 80 \
    72.9 82.6 71.5 84L76.5 86.5C78.9 88.5 78.9 92 76.5 92H50L23.5 92C21.1 92 21.1 88.5 23.5 86.5L28.5 \
    84C27.1 82.6 27.1 80 29 78.5L31 76C37.5 72 41.7 67 42 58.8L35.5 58C33.4 57 33.4 53.2 35.5 52.2L41.5 \
    50.5C37 47.5 34.5 43 34.5 38C34.5 30 40 22 47 17.4C45.6 16.4 44.6 14.8 44.6 12.6C44.6 9.8 46.8 7.5 \
    50 7.5Z";
const KNIGHT: &str = "\
    M28.5 77C29 68 35.5 62.5 41 57C44.5 53.5 46.5 50.5 46.8 47C42.5 50.8 38.5 52.8 34.5 54.5C33.2 58.6 \
    28.6 61.5 24.4 60C19.5 58.2 17.2 53.2 18.8 48.6C20 45.2 22.6 41.8 25 38.2C28 33.6 30.5 28.5 34.5 \
    24.6L35.2 11.5C35.3 9.6 37.3 9 38.5 10.5L45.3 18.2C61.5 17.6 75.5 30 76.6 51C77 60.5 74.5 69 \
    71.8 77L73.6 78.6C75.2 80.2 75.2 82 74 83.6L78 86C80 87.8 80 92 77.5 92H22.5C20 92 20 87.8 22 \
    86L26 83.6C24.8 82 24.8 80.2 26.4 78.6Z";
const QUEEN: &str = "\
    M50 8C53.4 8 55.6 10.4 55.6 13.2C55.6 15.6 54.5 17.2 53.2 18L56.5 28L64 17.6L65.4 29.5L77 19.5C72 35 \
    68 42 64 47.5L67 49.4C68.8 50.6 68.8 53.6 67 54.8L60.6 56C60.8 65 64.5 71 71 75.5L73 78C74.9 79.5 \
    74.9 82.1 73.5 83.5L78.5 86C80.9 88 80.9 92 78.5 92H50L21.5 92C19.1 92 19.1 88 21.5 86L26.5 \
    83.5C25.1 82.1 25.1 79.5 27 78L29 75.5C35.5 71 39.2 65 39.4 56L33 54.8C31.2 53.6 31.2 50.6 33 \
    49.4L36 47.5C32 42 28 35 23 19.5L34.6 29.5L36 17.6L43.5 28L46.8 18C45.5 17.2 44.4 15.6 44.4 \
    13.2C44.4 10.4 46.6 8 50 8Z";
const KING: &str = "\
    M50 4.5L54.8 4.5L52.5 9.4L58 7L58 16L52.5 13.6L54.2 20.6C62 21.5 74 24 74 32.5C74 39 67.5 42.5 64.5 \
    48L67.4 49.6C69.2 50.8 69.2 53.8 67.4 55L61 56.2C61.2 65 65 71 71.5 75.5L73.5 78C75.4 79.5 75.4 82.1 \
    74 83.5L79 86C81.4 88 81.4 92 79 92H50L21 92C18.6 92 18.6 88 21 86L26 83.5C24.6 82.1 24.6 79.5 26.5 \
    78L28.5 75.5C35 71 38.8 65 39 56.2L32.6 55C30.8 53.8 30.8 50.8 32.6 49.6L35.5 48C32.5 42.5 26 39 26 \
    32.5C26 24 38 21.5 45.8 20.6L47.5 13.6L42 16L42 7L47.5 9.4L45.2 4.5L50 4.5Z";
