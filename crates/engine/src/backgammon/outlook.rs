//! How a game may end, as probabilities.

use backgammon::{Position, Win};

/// The chances of the side to move: five numbers, as every backgammon program since TD-Gammon has kept them.
///
/// Gammons include backgammons, wins include both, so `win ≥ win_gammon ≥ win_backgammon`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// Winning at all.
    pub win: f32,
    /// Winning a gammon or more.
    pub win_gammon: f32,
    /// Winning a backgammon.
    pub win_backgammon: f32,
    /// Losing a gammon or more.
    pub lose_gammon: f32,
    /// Losing a backgammon.
    pub lose_backgammon: f32,
}

impl Outlook {
    /// The five numbers in order.
    #[must_use]
    pub const fn numbers(self) -> [f32; 5] {
        [
            self.win,
            self.win_gammon,
            self.win_backgammon,
            self.lose_gammon,
            self.lose_backgammon,
        ]
    }

    /// From the five numbers in order.
    #[must_use]
    pub const fn from_numbers(numbers: [f32; 5]) -> Self {
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = numbers;
        Self {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        }
    }

    /// A game that is over, seen by the side to move; nothing while it is still on.
    #[must_use]
    pub fn of_finished(position: Position) -> Option<Self> {
        let finished = position.finished()?;
        let gammon = f32::from(u8::from(finished.win >= Win::Gammon));
        let backgammon = f32::from(u8::from(finished.win == Win::Backgammon));
        Some(match finished.winner {
            backgammon::Seat::Mover => Self {
                win: 1.0,
                win_gammon: gammon,
                win_backgammon: backgammon,
                ..Self::default()
            },
            backgammon::Seat::Other => Self {
                lose_gammon: gammon,
                lose_backgammon: backgammon,
                ..Self::default()
            },
        })
    }

    /// The same chances seen by the opponent.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// Points per game at a cube of 1 that nobody may turn.
    #[must_use]
    pub fn equity(self) -> f32 {
        2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon
            - self.lose_gammon
            - self.lose_backgammon
    }

    /// Puts right what a net cannot know: chances lie between 0 and 1, the larger win is never the likelier, and a side
    /// that has borne off a checker cannot lose a gammon any more.
    #[must_use]
    pub fn consistent(self, position: Position) -> Self {
        let win = self.win.clamp(0.0, 1.0);
        let gammon_open = |checkers: backgammon::Checkers| f32::from(u8::from(checkers.off() == 0));
        let win_gammon = self.win_gammon.clamp(0.0, win) * gammon_open(position.other());
        let lose_gammon = self.lose_gammon.clamp(0.0, 1.0 - win) * gammon_open(position.mover());
        Self {
            win,
            win_gammon,
            win_backgammon: self.win_backgammon.clamp(0.0, win_gammon),
            lose_gammon,
            lose_backgammon: self.lose_backgammon.clamp(0.0, lose_gammon),
        }
    }

    /// Adds `weight` times the other chances.
    pub(crate) fn add(&mut self, other: Self, weight: f32) {
        let mut numbers = self.numbers();
        for (number, more) in numbers.iter_mut().zip(other.numbers()) {
            *number += weight * more;
        }
        *self = Self::from_numbers(numbers);
    }
}
