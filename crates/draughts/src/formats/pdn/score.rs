//! The result of a game as PDN writes it.

use core::fmt;

/// The result at the end of a game or in its `Result` tag.
///
/// PDN counts for the player who *moves first*: in English draughts, where Black does, `1-0` is a win for
/// Black (PDN 2.0, 6.1.1.1.1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// `1-0`, `2-0`, `1:0`.
    FirstWins,
    /// `0-1`, `0-2`, `0:1`.
    SecondWins,
    /// `1/2-1/2`, `1-1`, `½-½`, `0.5-0.5`.
    Draw,
    /// `0-0`: both players forfeit.
    BothLose,
    /// `*`: unfinished or unknown.
    Unknown,
}

/// How points are written: the number of points of a win is what differs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ScoreStyle {
    /// A win is one point: `1-0`, `1/2-1/2`.
    #[default]
    OnePoint,
    /// A win is two points, as in International and Canadian draughts: `2-0`, `1-1`.
    TwoPoints,
}

impl Score {
    /// Reads a result, in any of the styles. `None` for anything else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Score> {
        let text = text.trim();
        if text == "*" {
            return Some(Score::Unknown);
        }
        let (first, second) = text.split_once(['-', ':', '–'])?;
        // Halves of a point, so that a draw at one point and a draw at two differ from a win.
        let halves = |points: &str| match points.trim() {
            "0" => Some(0),
            "1/2" | "½" | "0.5" | "0,5" | ".5" => Some(1),
            "1" => Some(2),
            "2" => Some(4),
            _ => None,
        };
        match (halves(first)?, halves(second)?) {
            (0, 0) => Some(Score::BothLose),
            (1, 1) | (2, 2) => Some(Score::Draw),
            (2 | 4, 0) => Some(Score::FirstWins),
            (0, 2 | 4) => Some(Score::SecondWins),
            _ => None,
        }
    }

    /// The result in this style.
    #[must_use]
    pub fn text(self, style: ScoreStyle) -> &'static str {
        match (self, style) {
            (Score::FirstWins, ScoreStyle::OnePoint) => "1-0",
            (Score::FirstWins, ScoreStyle::TwoPoints) => "2-0",
            (Score::SecondWins, ScoreStyle::OnePoint) => "0-1",
            (Score::SecondWins, ScoreStyle::TwoPoints) => "0-2",
            (Score::Draw, ScoreStyle::OnePoint) => "1/2-1/2",
            (Score::Draw, ScoreStyle::TwoPoints) => "1-1",
            (Score::BothLose, _) => "0-0",
            (Score::Unknown, _) => "*",
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text(ScoreStyle::OnePoint))
    }
}
