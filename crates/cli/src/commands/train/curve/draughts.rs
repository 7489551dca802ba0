//! The curve of a training of draughts: log-loss and Elo of every generation.

use super::{Line, Panel, Scale};

/// One generation.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::commands::train) struct Row {
    /// Seconds of processor time so far.
    pub(in crate::commands::train) seconds: f64,
    pub(in crate::commands::train) generation: u32,
    /// Games and positions learned from, those of earlier generations too.
    pub(in crate::commands::train) games: usize,
    pub(in crate::commands::train) positions: usize,
    /// Log-loss of the results of games not learned from, by the hand-made weights and by the table.
    pub(in crate::commands::train) loss_by_hand: f64,
    pub(in crate::commands::train) loss: f64,
    /// Hundredths of a man a logit, in the scores of the games.
    pub(in crate::commands::train) scale: f32,
    /// Elo over the best before, with its interval.
    pub(in crate::commands::train) elo: (f64, f64, f64),
    /// Elo of the best over the hand-made weights, added up from generation to generation.
    pub(in crate::commands::train) sum: f64,
    /// Whether it is the best since.
    pub(in crate::commands::train) kept: bool,
}

pub(in crate::commands::train) const HEAD: &str = "cpu_seconds,generation,games,positions,loss_by_hand,loss,scale,elo,elo_low,elo_high,elo_sum,kept";

impl Row {
    /// As a line of the file, with its line feed.
    pub(in crate::commands::train) fn line(&self) -> String {
        let Self {
            seconds,
            generation,
            games,
            positions,
            loss_by_hand,
            loss,
            scale,
            elo: (elo, low, high),
            sum,
            kept,
        } = self;
        let kept = u8::from(*kept);
        format!(
            "{seconds:.0},{generation},{games},{positions},{loss_by_hand:.5},{loss:.5},{scale:.0},{elo:.0},{low:.0},\
             {high:.0},{sum:.0},{kept}\n"
        )
    }
}

/// What the generations of a file gained: for each its Elo over the best before it.
pub(in crate::commands::train) fn gains(csv: &str) -> Vec<f64> {
    let gains = super::column(csv, 7).into_iter();
    gains.map(|(_, elo)| elo).collect()
}

/// Elo of the best over the hand-made weights so far.
pub(in crate::commands::train) fn sum(csv: &str) -> f64 {
    super::column(csv, 10).last().map_or(0.0, |&(_, sum)| sum)
}

/// The generation that is the best so far, if one is.
pub(in crate::commands::train) fn best(csv: &str) -> Option<u32> {
    let kept = super::column(csv, 11);
    let last = kept.iter().rposition(|&(_, kept)| kept > 0.0)?;
    super::column(csv, 1)
        .get(last)
        .map(|&(_, generation)| generation as u32)
}

/// The curve as a picture.
pub(in crate::commands::train) fn svg(csv: &str) -> String {
    let column = |index| super::column(csv, index);
    super::svg(&[
        Panel {
            scale: Scale::Logarithmic,
            lines: vec![
                Line::new("log-loss by hand", "#888888", column(4)),
                Line::new("log-loss", "#1f6f5c", column(5)),
            ],
        },
        Panel {
            scale: Scale::Linear,
            lines: vec![
                Line::new("Elo, added up", "#1f6f5c", column(10)),
                Line::new("Elo of a generation", "#b5651d", column(7)),
                Line::new("at least", "#e0b48a", column(8)),
                Line::new("at most", "#e0b48a", column(9)),
            ],
        },
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_shows_losses_and_elo() {
        let row = |generation: u32| Row {
            seconds: 100.0 * f64::from(generation),
            generation,
            games: 10,
            positions: 200,
            loss_by_hand: 0.6,
            loss: 0.5,
            scale: 110.0,
            elo: (20.0 - f64::from(generation), -3.0, 40.0),
            sum: 30.0,
            kept: generation == 1,
        };
        let csv = format!("{HEAD}\n{}{}", row(1).line(), row(2).line());
        assert_eq!(gains(&csv), [19.0, 18.0]);
        assert_eq!((sum(&csv), best(&csv)), (30.0, Some(1)));
        let picture = svg(&csv);
        assert_eq!(picture.matches("<polyline").count(), 6);
        assert!(
            picture.contains(">-5</text>") || picture.contains(">0</text>"),
            "{picture}"
        );
        assert!(svg("").ends_with("</svg>\n"));
    }
}
