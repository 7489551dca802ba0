//! Janowski's model: the worth of chances with a cube, between dead and live.

use super::{Cube, Holder, Liveliness, Stakes};
use crate::backgammon::outlook::Outlook;

/// Recubes looked at before the cube counts as dead; the value changes by less than 0.001 beyond.
pub(super) const DEEPEST: u32 = 8;

/// One side's view: stakes and chances.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    stakes: Stakes<'a>,
    outlook: Outlook,
    liveliness: Liveliness,
    /// The shares of won games that are gammons and backgammons at least, and the same of lost ones.
    win_shares: [f32; 2],
    lose_shares: [f32; 2],
}

impl<'a> View<'a> {
    pub(crate) fn new(stakes: Stakes<'a>, outlook: Outlook, liveliness: Liveliness) -> Self {
        let share = |part: f32, whole: f32| if whole > 0.0 { part / whole } else { 0.0 };
        let lose = 1.0 - outlook.win;
        Self {
            stakes,
            outlook,
            liveliness,
            win_shares: [outlook.win_gammon, outlook.win_backgammon]
                .map(|part| share(part, outlook.win)),
            lose_shares: [outlook.lose_gammon, outlook.lose_backgammon]
                .map(|part| share(part, lose)),
        }
    }

    fn reversed(self) -> Self {
        Self {
            outlook: self.outlook.reversed(),
            stakes: self.stakes.reversed(),
            liveliness: self.liveliness,
            win_shares: self.lose_shares,
            lose_shares: self.win_shares,
        }
    }

    /// The mean worth of games at this cube, won or lost by the sign of `points`, gammons in their share.
    fn mean(&self, points: i64, [gammons, backgammons]: [f32; 2]) -> f32 {
        let worth = |times: i64| self.stakes.worth(times * points);
        (1.0 - gammons) * worth(1) + (gammons - backgammons) * worth(2) + backgammons * worth(3)
    }

    fn mean_win(&self, cube: u32) -> f32 {
        self.mean(i64::from(cube), self.win_shares)
    }

    fn mean_loss(&self, cube: u32) -> f32 {
        self.mean(-i64::from(cube), self.lose_shares)
    }

    /// Can the side that holds a cube of this value gain by turning it?
    fn is_dead_for_mover(&self, value: u32) -> bool {
        let cube = Cube {
            stakes: self.stakes,
            value,
            holder: Holder::Mover,
        };
        cube.is_dead_for_mover()
    }

    /// The value of rolling with a cube of `cube` held by `holder`.
    pub(crate) fn value(&self, cube: u32, holder: Holder) -> f32 {
        let points = i64::from(cube);
        let jacoby_bites =
            matches!(self.stakes, Stakes::Money { jacoby: true, .. }) && holder == Holder::Nobody;
        let (win, lose) = if jacoby_bites {
            (self.stakes.worth(points), self.stakes.worth(-points))
        } else {
            (self.mean_win(cube), self.mean_loss(cube))
        };
        let p = self.outlook.win;
        let dead = lose + (win - lose) * p;
        if holder == Holder::Away {
            return dead;
        }
        // Where each side would double the other out.
        let cash = match holder {
            Holder::Other | Holder::Away => None,
            _ if self.is_dead_for_mover(cube) => None,
            _ => Some(1.0 - self.reversed().take_point(cube, DEEPEST)),
        };
        let out = match holder {
            Holder::Mover | Holder::Away => None,
            _ if self.reversed().is_dead_for_mover(cube) => None,
            _ => Some(self.take_point(cube, DEEPEST)),
        };
        let low = out.map_or((0.0, lose), |point| (point, self.stakes.worth(-points)));
        let high = cash.map_or((1.0, win), |point| (point, self.stakes.worth(points)));
        let live = if p < low.0 {
            between(p, (0.0, lose), low)
        } else if p > high.0 {
            between(p, high, (1.0, win))
        } else {
            between(p, low, high)
        };
        let share = self.liveliness.share();
        share * live + (1.0 - share) * dead
    }

    /// The least chance of winning with which this side takes a double from `cube`, if every later cube is live.
    pub(super) fn take_point(&self, cube: u32, deeper: u32) -> f32 {
        let doubled = 2 * cube;
        let drop = self.stakes.worth(-i64::from(cube));
        let lose = self.mean_loss(doubled);
        let (top, win) = if deeper == 0 || self.is_dead_for_mover(doubled) {
            (1.0, self.mean_win(doubled))
        } else {
            let cash = 1.0 - self.reversed().take_point(doubled, deeper - 1);
            (cash, self.stakes.worth(i64::from(doubled)))
        };
        if win <= lose {
            return 1.0;
        }
        (top * (drop - lose) / (win - lose)).clamp(0.0, 1.0)
    }
}

fn between(p: f32, low: (f32, f32), high: (f32, f32)) -> f32 {
    if high.0 - low.0 < 1e-6 {
        return high.1;
    }
    low.1 + (high.1 - low.1) * (p - low.0) / (high.0 - low.0)
}
