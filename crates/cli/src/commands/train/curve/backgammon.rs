//! The curve of a training of backgammon: the loss on a ruler, or without one the loss of the lessons.

use std::fmt::Write as _;

use super::{Line, Panel, Scale};

/// One measurement.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::commands::train) struct Row {
    /// Seconds of processor time so far.
    pub(in crate::commands::train) seconds: f64,
    pub(in crate::commands::train) stage: &'static str,
    pub(in crate::commands::train) round: u64,
    pub(in crate::commands::train) width: usize,
    /// Mean loss on half A of the ruler, its standard error and the blunders; without a ruler there is none.
    pub(in crate::commands::train) half_a: Option<(f64, f64, usize)>,
    /// Mean loss on half B.
    pub(in crate::commands::train) half_b: Option<f64>,
    /// The mean loss of the lessons since the row before.
    pub(in crate::commands::train) lesson_loss: f64,
}

pub(in crate::commands::train) const HEAD: &str =
    "cpu_seconds,stage,round,hidden,half_a,half_a_stderr,half_a_blunders,half_b,lesson_loss";

/// The rows as CSV, behind the lines that were there before.
pub(in crate::commands::train) fn csv(earlier: &str, rows: &[Row]) -> String {
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

/// The curve as a picture.
pub(in crate::commands::train) fn svg(csv: &str) -> String {
    let half_a = super::column(csv, 4);
    let lines = if half_a.is_empty() {
        vec![Line::new("lessons", "#1f6f5c", super::column(csv, 8))]
    } else {
        vec![
            Line::new("half A", "#1f6f5c", half_a),
            Line::new("half B", "#b5651d", super::column(csv, 7)),
        ]
    };
    super::svg(&[Panel {
        scale: Scale::Logarithmic,
        lines,
    }])
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
        let kept = super::super::until(&whole, HEAD, 20.4);
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
