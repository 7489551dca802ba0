//! The learning curve: rows of figures, and a picture of them.

use std::fmt::Write as _;

/// One measurement.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    /// Seconds of processor time so far.
    pub(super) seconds: f64,
    pub(super) stage: &'static str,
    pub(super) round: u64,
    pub(super) width: usize,
    /// Mean loss on half A of the ruler, its standard error and the blunders; without a ruler there is none.
    pub(super) half_a: Option<(f64, f64, usize)>,
    /// Mean loss on half B.
    pub(super) half_b: Option<f64>,
    /// The mean loss of the lessons since the row before.
    pub(super) lesson_loss: f64,
}

const HEAD: &str =
    "cpu_seconds,stage,round,hidden,half_a,half_a_stderr,half_a_blunders,half_b,lesson_loss";

/// The rows as CSV, behind the lines that were there before.
pub(super) fn csv(earlier: &str, rows: &[Row]) -> String {
    let mut text = if earlier.is_empty() {
        format!("{HEAD}\n")
    } else {
        earlier.to_owned()
    };
    for row in rows {
        let (loss, error, blunders) =
            row.half_a
                .map_or_else(Default::default, |(loss, error, blunders)| {
                    (
                        format!("{loss:.5}"),
                        format!("{error:.5}"),
                        blunders.to_string(),
                    )
                });
        let half_b = row
            .half_b
            .map_or_else(String::new, |loss| format!("{loss:.5}"));
        let (seconds, stage, round, width) = (row.seconds, row.stage, row.round, row.width);
        let _ = writeln!(
            text,
            "{seconds:.0},{stage},{round},{width},{loss},{error},{blunders},{half_b},{:.6}",
            row.lesson_loss
        );
    }
    text
}

/// The lines of a curve up to a time: what a training that was broken off and taken up again goes on from.
pub(super) fn until(csv: &str, seconds: f64) -> String {
    let kept = csv.lines().filter(|line| {
        let first = line.split(',').next().unwrap_or_default();
        first
            .parse::<f64>()
            .map_or(*line == HEAD, |at| at <= seconds + 1.0)
    });
    kept.fold(String::new(), |text, line| text + line + "\n")
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 420.0;
const MARGIN: f64 = 60.0;

/// The curve as a picture, both scales logarithmic: loss (or, without a ruler, the lessons' loss) over seconds.
pub(super) fn svg(csv: &str) -> String {
    let column = |line: &str, index: usize| line.split(',').nth(index)?.parse::<f64>().ok();
    let series = |index: usize| -> Vec<(f64, f64)> {
        csv.lines()
            .filter_map(|line| Some((column(line, 0)?, column(line, index)?)))
            .filter(|(seconds, loss)| *seconds > 0.0 && *loss > 0.0)
            .collect()
    };
    let with_ruler = !series(4).is_empty();
    let drawn = if with_ruler {
        vec![
            ("half A", "#1f6f5c", series(4)),
            ("half B", "#b5651d", series(7)),
        ]
    } else {
        vec![("lessons", "#1f6f5c", series(8))]
    };
    let points = || drawn.iter().flat_map(|(_, _, points)| points);
    let bounds = |value: fn(&(f64, f64)) -> f64| {
        let (least, most) = points()
            .map(value)
            .fold((f64::INFINITY, 0.0_f64), |(least, most), at| {
                (least.min(at), most.max(at))
            });
        (least, most.max(least * 1.01))
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
    );
    if points().next().is_some() {
        let (x_bounds, y_bounds) = (bounds(|point| point.0), bounds(|point| point.1));
        let along =
            |value: f64, (least, most): (f64, f64)| (value / least).ln() / (most / least).ln();
        let x = |value: f64| MARGIN + along(value, x_bounds) * (WIDTH - 1.5 * MARGIN);
        let y = |value: f64| HEIGHT - MARGIN - along(value, y_bounds) * (HEIGHT - 1.5 * MARGIN);
        axes(&mut svg, x_bounds, y_bounds, x, y);
        for (index, (name, colour, points)) in drawn.iter().enumerate() {
            let line: Vec<String> = points
                .iter()
                .map(|&(at, loss)| format!("{:.1},{:.1}", x(at), y(loss)))
                .collect();
            let _ = writeln!(
                svg,
                "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\" points=\"{}\"/>\n\
                 <text x=\"{}\" y=\"{}\" fill=\"{colour}\">{name}</text>",
                line.join(" "),
                WIDTH - 1.6 * MARGIN,
                20 + 16 * index
            );
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn axes(
    svg: &mut String,
    x_bounds: (f64, f64),
    y_bounds: (f64, f64),
    x: impl Fn(f64) -> f64,
    y: impl Fn(f64) -> f64,
) {
    for value in ticks(x_bounds) {
        let at = x(value);
        let _ = writeln!(
            svg,
            "<path d=\"M{at:.1} {:.1}V{:.1}\" stroke=\"#ddd\"/><text x=\"{at:.1}\" y=\"{:.1}\" \
             text-anchor=\"middle\">{value}</text>",
            MARGIN / 2.0,
            HEIGHT - MARGIN,
            HEIGHT - MARGIN + 18.0
        );
    }
    for value in ticks(y_bounds) {
        let at = y(value);
        let _ = writeln!(
            svg,
            "<path d=\"M{MARGIN} {at:.1}H{:.1}\" stroke=\"#ddd\"/><text x=\"{:.1}\" y=\"{:.1}\" \
             text-anchor=\"end\">{value}</text>",
            WIDTH - MARGIN / 2.0,
            MARGIN - 6.0,
            at + 4.0
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">seconds of processor time</text>",
        WIDTH / 2.0,
        HEIGHT - 12.0
    );
}

/// 1, 2 and 5 times the powers of ten between the bounds.
fn ticks((least, most): (f64, f64)) -> Vec<f64> {
    let first = least.log10().floor() as i32;
    let last = most.log10().ceil() as i32;
    (first..=last)
        .flat_map(|power| [1.0, 2.0, 5.0].map(|step| round(step * 10_f64.powi(power))))
        .filter(|value| (least..=most).contains(value))
        .collect()
}

/// Without the last digits, which are noise of the powers.
fn round(value: f64) -> f64 {
    format!("{value:.6}").parse().unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(seconds: f64, loss: f64) -> Row {
        Row {
            seconds,
            stage: "a",
            round: 3,
            width: 256,
            half_a: Some((loss, 0.001, 4)),
            half_b: Some(loss * 1.1),
            lesson_loss: 0.02,
        }
    }

    #[test]
    fn a_curve_goes_on_where_it_was_broken_off() {
        let whole = csv("", &[row(10.0, 0.1), row(20.0, 0.05), row(30.0, 0.02)]);
        let kept = until(&whole, 20.4);
        assert_eq!(kept, csv("", &[row(10.0, 0.1), row(20.0, 0.05)]));
        assert_eq!(csv(&kept, &[row(30.0, 0.02)]), whole);
    }

    #[test]
    fn a_picture_has_a_line_for_each_half() {
        let picture = svg(&csv("", &[row(10.0, 0.1), row(200.0, 0.01)]));
        assert_eq!(picture.matches("<polyline").count(), 2);
        assert!(
            picture.contains(">0.02</text>") && picture.contains(">100</text>"),
            "{picture}"
        );
        assert!(svg("").ends_with("</svg>\n"));
    }
}
