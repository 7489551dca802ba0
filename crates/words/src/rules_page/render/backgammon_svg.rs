//! A backgammon board as SVG, 852 × 620, as the page draws it: Light's home at the left.

use super::svg::{
    ARROW, BAR, CASING, Drawing, FIELD, FRAME, FRAME_INK, INLAY, MARK, POINT_EVEN, POINT_ODD, Svg,
    wood,
};
use crate::Spot;
use crate::picture::{BackgammonPicture, Checkers};
use crate::rules_page::Frame;
use crate::rules_page::Route;
use ::table::Side;

/// The left edge of a point as Light counts.
fn left(point: u8) -> f64 {
    let step = |from: f64, index: u8| from + 52.0 * f64::from(index);
    match point {
        1..=6 => step(88.0, point - 1),
        7..=12 => step(452.0, point - 7),
        13..=18 => step(452.0, 18 - point),
        _ => step(88.0, 24 - point),
    }
}

fn is_top(point: u8) -> bool {
    point > 12
}

/// The picture of a frame.
pub(super) fn draw(frame: &Frame, picture: &BackgammonPicture) -> Svg {
    let mut drawing = Drawing::default();
    drawing.rect(
        0.0,
        0.0,
        852.0,
        620.0,
        &format!(r#"rx="10" fill="{FRAME}""#),
    );
    drawing.rect(
        5.0,
        4.5,
        842.0,
        611.0,
        &format!(r#"rx="5" fill="none" stroke="{INLAY}" stroke-width="1.6""#),
    );
    for x in [88.0, 452.0] {
        drawing.rect(x, 30.0, 312.0, 560.0, &format!(r#"fill="{FIELD}""#));
    }
    drawing.rect(400.0, 30.0, 52.0, 560.0, &format!(r#"fill="{BAR}""#));
    drawing.path(
        "M426 30 V590",
        &format!(r#"stroke="{FRAME}" stroke-width="2" fill="none""#),
    );
    for point in 1..=24 {
        triangle(&mut drawing, point);
    }
    let ink = format!(r#"fill="{FRAME_INK}" text-anchor="middle" font-size="17""#);
    drawing.group(&ink, |drawing| {
        for point in 1..=24 {
            let y = if is_top(point) { 21.5 } else { 608.5 };
            drawing.label(left(point) + 26.0, y, &point.to_string());
        }
    });
    for point in 1..=24 {
        let at = usize::from(point);
        stack(
            &mut drawing,
            point,
            picture.checkers.light.points[at],
            Side::Light,
        );
        stack(
            &mut drawing,
            point,
            picture.checkers.dark.points[at],
            Side::Dark,
        );
    }
    // A checker waits on the half through which it enters.
    for (pool, side, first, step) in [
        (&picture.checkers.light, Side::Light, 248.0, -48.0),
        (&picture.checkers.dark, Side::Dark, 372.0, 48.0),
    ] {
        for index in 0..pool.bar {
            checker(&mut drawing, 426.0, first + step * f64::from(index), side);
        }
    }
    wells(
        &mut drawing,
        &picture.checkers.light,
        &picture.checkers.dark,
    );
    if let Some(cube) = picture.cube {
        let y = match cube.owner {
            Some(Side::Dark) => 36.0,
            Some(Side::Light) => 538.0,
            None => 287.0,
        };
        drawing.rect(
            785.0,
            y,
            46.0,
            46.0,
            r##"rx="7" fill="#FAF1DF" stroke="#3D2B1E" stroke-width="2""##,
        );
        drawing.text(
            808.0,
            y + 33.0,
            29.0,
            &cube.value.to_string(),
            &format!(r#"fill="{MARK}" text-anchor="middle" font-weight="600""#),
        );
    }
    if let Some(dice) = picture.dice {
        for (die, x) in dice.into_iter().zip([554.0, 614.0]) {
            pips(&mut drawing, die, x, 286.0);
        }
    }
    if let Some(route) = &frame.route {
        arrows(&mut drawing, picture, route);
    }
    drawing.finish(852.0, 620.0, 500.0)
}

fn triangle(drawing: &mut Drawing, point: u8) {
    let x = left(point);
    let (base, tip) = if is_top(point) {
        (30.0, 250.0)
    } else {
        (590.0, 370.0)
    };
    let fill = if point % 2 == 1 {
        POINT_ODD
    } else {
        POINT_EVEN
    };
    drawing.path(
        &format!(
            "M{} {base} L{} {tip} L{} {base}Z",
            x + 1.0,
            x + 26.0,
            x + 51.0
        ),
        &format!(r#"fill="{fill}""#),
    );
}

/// The height of a checker in a stack of so many.
fn level(point: u8, index: u8, count: u8) -> f64 {
    let pitch = if count > 5 {
        192.0 / f64::from(count.min(8) - 1)
    } else {
        48.0
    };
    let up = (pitch * f64::from(index)).round();
    if is_top(point) { 55.0 + up } else { 565.0 - up }
}

fn stack(drawing: &mut Drawing, point: u8, count: u8, side: Side) {
    let x = left(point) + 26.0;
    let drawn = count.min(8);
    for index in 0..drawn {
        checker(drawing, x, level(point, index, count), side);
    }
    if count > 5 {
        let ink = if side == Side::Light { MARK } else { "#FAF1DF" };
        drawing.text(
            x,
            level(point, drawn - 1, count) + 7.5,
            22.0,
            &count.to_string(),
            &format!(r#"fill="{ink}" text-anchor="middle" font-weight="600""#),
        );
    }
}

fn checker(drawing: &mut Drawing, x: f64, y: f64, side: Side) {
    let wood = wood(side);
    drawing.circle(
        x,
        y,
        23.2,
        &format!(
            r#"fill="{}" stroke="{}" stroke-width="1.6""#,
            wood.face, wood.rim
        ),
    );
    drawing.circle(
        x,
        y,
        16.5,
        &format!(r#"fill="none" stroke="{}" stroke-width="1.8""#, wood.groove),
    );
}

/// Borne-off checkers on edge, in the wells at the left.
fn wells(drawing: &mut Drawing, light: &Checkers, dark: &Checkers) {
    for (y, pool, side) in [(344.0, light, Side::Light), (30.0, dark, Side::Dark)] {
        drawing.rect(16.0, y, 56.0, 246.0, r##"rx="3" fill="#38231A""##);
        let wood = wood(side);
        for index in 0..pool.off {
            let slab = if side == Side::Light {
                y + 246.0 - 16.0 * (f64::from(index) + 1.0)
            } else {
                y + 2.0 + 16.0 * f64::from(index)
            };
            drawing.rect(
                20.0,
                slab,
                48.0,
                14.0,
                &format!(
                    r#"rx="3" fill="{}" stroke="{FRAME_INK}" stroke-width="1.5""#,
                    wood.face
                ),
            );
        }
    }
}

fn pips(drawing: &mut Drawing, die: u8, x: f64, y: f64) {
    drawing.rect(
        x,
        y,
        48.0,
        48.0,
        r##"rx="9" fill="#FAF1DF" stroke="#3D2B1E" stroke-width="1.6""##,
    );
    let spots: &[(f64, f64)] = match die {
        1 => &[(0.0, 0.0)],
        2 => &[(-12.0, -12.0), (12.0, 12.0)],
        3 => &[(-12.0, -12.0), (0.0, 0.0), (12.0, 12.0)],
        4 => &[(-12.0, -12.0), (12.0, -12.0), (-12.0, 12.0), (12.0, 12.0)],
        5 => &[
            (-12.0, -12.0),
            (12.0, -12.0),
            (0.0, 0.0),
            (-12.0, 12.0),
            (12.0, 12.0),
        ],
        _ => &[
            (-12.0, -12.0),
            (12.0, -12.0),
            (-12.0, 0.0),
            (12.0, 0.0),
            (-12.0, 12.0),
            (12.0, 12.0),
        ],
    };
    for (right, down) in spots {
        drawing.circle(
            x + 24.0 + right,
            y + 24.0 + down,
            4.6,
            &format!(r#"fill="{MARK}""#),
        );
    }
}

/// Where a checker of Light's stands at a place, its stack's outermost, or where one would land there.
fn spot(picture: &BackgammonPicture, spot: Spot, landing: bool) -> (f64, f64) {
    match spot {
        Spot::Point(point) => {
            let count = picture.checkers.light.points[usize::from(point)];
            let index = if landing {
                count.min(5)
            } else {
                count.saturating_sub(1)
            };
            (left(point) + 26.0, level(point, index.min(4), count.min(5)))
        }
        Spot::Bar => (426.0, 248.0),
        Spot::Off | Spot::Field(_) | Spot::Square(_) => (44.0, 560.0),
    }
}

/// An arrow for each step, bent towards the middle of the board.
fn arrows(drawing: &mut Drawing, picture: &BackgammonPicture, route: &Route) {
    for leg in route.path.chunks_exact(2) {
        let (x, y) = spot(picture, leg[0], false);
        let (to_x, to_y) = spot(picture, leg[1], true);
        let (mid_x, mid_y) = ((x + to_x) / 2.0, (y + to_y) / 2.0);
        // Away from the near edge, so that the arrow does not run along the checkers.
        let bend = if mid_y > 310.0 { -70.0 } else { 70.0 };
        let control = (mid_x, mid_y + bend);
        drawing.cased(
            &format!("M{x} {y} Q{} {} {to_x} {to_y}", control.0, control.1),
            ARROW,
            7.0,
            "",
        );
        let angle = (to_y - control.1).atan2(to_x - control.0);
        let wing = |turn: f64| {
            // To a tenth, so that no machine's last digit shows in a picture that is kept.
            let tenth = |value: f64| (value * 10.0).round() / 10.0;
            (
                tenth(to_x - 20.0 * (angle + turn).cos()),
                tenth(to_y - 20.0 * (angle + turn).sin()),
            )
        };
        let (one, other) = (wing(0.5), wing(-0.5));
        drawing.path(
            &format!(
                "M{to_x} {to_y} L{} {} L{} {}Z",
                one.0, one.1, other.0, other.1
            ),
            &format!(
                r#"fill="{ARROW}" stroke="{CASING}" stroke-width="2.5" stroke-linejoin="round""#
            ),
        );
    }
}
