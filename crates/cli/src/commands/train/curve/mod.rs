//! Learning curves: rows of figures, and pictures of them. The first column is the processor time; the others are each
//! game's own.

pub(super) mod backgammon;
pub(super) mod draughts;

use std::fmt::Write as _;

/// The lines of a curve up to a time: what a training that was broken off and taken up again goes on from.
pub(super) fn until(csv: &str, head: &str, seconds: f64) -> String {
    let kept = csv.lines().filter(|line| {
        let first = line.split(',').next().unwrap_or_default();
        first
            .parse::<f64>()
            .map_or(*line == head, |at| at <= seconds + 1.0)
    });
    kept.fold(String::new(), |text, line| text + line + "\n")
}

/// The figures of a column over the time; rows without one are left out.
fn column(csv: &str, index: usize) -> Vec<(f64, f64)> {
    let figure = |line: &str, index: usize| line.split(',').nth(index)?.parse::<f64>().ok();
    csv.lines()
        .filter_map(|line| Some((figure(line, 0)?, figure(line, index)?)))
        .collect()
}

/// How figures are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scale {
    /// Time and figures by their logarithms; what has none is left out.
    Logarithmic,
    /// Both as they are.
    Linear,
}

/// A line of a picture.
struct Line {
    name: &'static str,
    colour: &'static str,
    points: Vec<(f64, f64)>,
}

impl Line {
    const fn new(name: &'static str, colour: &'static str, points: Vec<(f64, f64)>) -> Self {
        Self {
            name,
            colour,
            points,
        }
    }
}

/// A picture of some lines.
struct Panel {
    scale: Scale,
    lines: Vec<Line>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 420.0;
const MARGIN: f64 = 60.0;

/// Panels below one another.
fn svg(panels: &[Panel]) -> String {
    let height = HEIGHT * panels.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    for (index, panel) in panels.iter().enumerate() {
        let _ = writeln!(
            svg,
            "<g transform=\"translate(0 {})\">",
            HEIGHT * index as f64
        );
        panel.draw(&mut svg);
        svg.push_str("</g>\n");
    }
    svg.push_str("</svg>\n");
    svg
}

impl Panel {
    fn draw(&self, svg: &mut String) {
        let scale = self.scale;
        let shown =
            |&&(at, figure): &&(f64, f64)| scale == Scale::Linear || (at > 0.0 && figure > 0.0);
        let points = || {
            self.lines
                .iter()
                .flat_map(|line| &line.points)
                .filter(shown)
        };
        let bounds = |value: fn(&(f64, f64)) -> f64| {
            let (least, most) = points()
                .map(value)
                .fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), at| {
                    (least.min(at), most.max(at))
                });
            match scale {
                Scale::Logarithmic => (least, most.max(least * 1.01)),
                Scale::Linear => (least.min(0.0), most.max(least + 1.0)),
            }
        };
        if points().next().is_none() {
            return;
        }
        let (x_bounds, y_bounds) = (bounds(|point| point.0), bounds(|point| point.1));
        let along = |value: f64, (least, most): (f64, f64)| match scale {
            Scale::Logarithmic => (value / least).ln() / (most / least).ln(),
            Scale::Linear => (value - least) / (most - least),
        };
        let x = |value: f64| MARGIN + along(value, x_bounds) * (WIDTH - 1.5 * MARGIN);
        let y = |value: f64| HEIGHT - MARGIN - along(value, y_bounds) * (HEIGHT - 1.5 * MARGIN);
        axes(svg, ticks(x_bounds, scale), ticks(y_bounds, scale), x, y);
        for (index, line) in self.lines.iter().enumerate() {
            let Line { name, colour, .. } = line;
            let points: Vec<String> = line
                .points
                .iter()
                .filter(shown)
                .map(|&(at, figure)| format!("{:.1},{:.1}", x(at), y(figure)))
                .collect();
            let _ = writeln!(
                svg,
                "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\" points=\"{}\"/>\n\
                 <text x=\"{}\" y=\"{}\" fill=\"{colour}\">{name}</text>",
                points.join(" "),
                WIDTH - 2.4 * MARGIN,
                20 + 16 * index
            );
        }
    }
}

fn axes(
    svg: &mut String,
    across: Vec<f64>,
    up: Vec<f64>,
    x: impl Fn(f64) -> f64,
    y: impl Fn(f64) -> f64,
) {
    for value in across {
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
    for value in up {
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

/// By logarithms 1, 2 and 5 times the powers of ten between the bounds, else some steps of that kind.
fn ticks((least, most): (f64, f64), scale: Scale) -> Vec<f64> {
    let steps = |power: i32| [1.0, 2.0, 5.0].map(|step| round(step * 10_f64.powi(power)));
    match scale {
        Scale::Logarithmic => {
            let first = least.log10().floor() as i32;
            let last = most.log10().ceil() as i32;
            (first..=last)
                .flat_map(steps)
                .filter(|value| (least..=most).contains(value))
                .collect()
        }
        Scale::Linear => {
            let wanted = (most - least) / 8.0;
            let power = wanted.log10().floor() as i32;
            let step = steps(power)
                .into_iter()
                .find(|&step| step >= wanted)
                .unwrap_or(10_f64.powi(power + 1));
            let first = (least / step).ceil() as i64;
            let last = (most / step).floor() as i64;
            (first..=last)
                .map(|times| round(times as f64 * step))
                .collect()
        }
    }
}

/// Without the last digits, which are noise of the powers.
fn round(value: f64) -> f64 {
    format!("{value:.6}").parse().unwrap_or(value)
}
