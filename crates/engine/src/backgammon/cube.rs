//! When to double, and when to take.
//!
//! Janowski's (1993) model: the value of a cube lies between a dead one, which nobody turns again, and a live one,
//! which is turned at exactly the right moment. In between, the truth is a fixed share `LIVELINESS` of the way. One
//! code for money and matches: what differs is only what winning so many points is worth.

use super::match_equity::MatchEquity;
use super::outlook::Outlook;

/// How far from dead to live, as measured by rollouts in the literature.
const LIVELINESS: f32 = 0.68;
/// Recubes looked at before the cube counts as dead; the value changes by less than 0.001 beyond.
const DEEPEST: u32 = 8;

/// What is played for.
#[derive(Clone, Copy, Debug)]
pub enum Stakes<'a> {
    /// Points without end.
    Money {
        /// Gammons count only once the cube has been turned.
        jacoby: bool,
    },
    /// A match.
    Match {
        /// Points that the side on roll still needs.
        away: u32,
        /// Points that the opponent still needs.
        other_away: u32,
        /// The chances at every score.
        table: &'a MatchEquity,
        /// After the Crawford game.
        post_crawford: bool,
    },
}

/// Where the cube lies, seen by the side on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// In the middle.
    Nobody,
    /// The side on roll.
    Mover,
    /// The opponent.
    Other,
}

/// A decision before the roll, with what each way is worth in points at the present cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeDecision {
    /// Rolling without a double.
    pub no_double: f32,
    /// Doubling, if it is taken.
    pub double_take: f32,
    /// Doubling, if it is dropped: 1, the present stake.
    pub double_drop: f32,
}

impl CubeDecision {
    /// Is doubling right?
    #[must_use]
    pub fn doubles(&self) -> bool {
        self.double_take.min(self.double_drop) > self.no_double
    }

    /// Should a double be taken?
    #[must_use]
    pub fn takes(&self) -> bool {
        self.double_take <= self.double_drop
    }

    /// Is playing on for a gammon better than winning at once?
    #[must_use]
    pub fn too_good(&self) -> bool {
        self.no_double > self.double_drop && !self.takes()
    }
}

/// What the mover's chances are worth with a cube of `cube` held by `holder`, and the decision if the mover may double.
#[must_use]
pub fn decide(outlook: Outlook, stakes: Stakes<'_>, cube: u32, holder: Holder) -> CubeDecision {
    let view = View { stakes, outlook };
    let points = |value: f32| {
        let (win, lose) = (view.worth(i64::from(cube)), view.worth(-i64::from(cube)));
        2.0 * (value - lose) / (win - lose) - 1.0
    };
    CubeDecision {
        no_double: points(view.value(cube, holder)),
        double_take: points(view.value(2 * cube, Holder::Other)),
        double_drop: points(view.worth(i64::from(cube))),
    }
}

/// The equity with the cube where it is, in points at the present cube: to choose between plays.
#[must_use]
pub fn cubeful_equity(outlook: Outlook, stakes: Stakes<'_>, cube: u32, holder: Holder) -> f32 {
    decide(outlook, stakes, cube, holder).no_double
}

/// One side's view: stakes and chances.
#[derive(Clone, Copy)]
struct View<'a> {
    stakes: Stakes<'a>,
    outlook: Outlook,
}

impl View<'_> {
    fn reversed(self) -> Self {
        Self {
            outlook: self.outlook.reversed(),
            stakes: match self.stakes {
                money @ Stakes::Money { .. } => money,
                Stakes::Match {
                    away,
                    other_away,
                    table,
                    post_crawford,
                } => Stakes::Match {
                    away: other_away,
                    other_away: away,
                    table,
                    post_crawford,
                },
            },
        }
    }

    /// What winning so many points (or losing, below 0) is worth: points, or the chance of winning the match.
    fn worth(&self, points: i64) -> f32 {
        match self.stakes {
            Stakes::Money { .. } => points as f32,
            Stakes::Match {
                away,
                other_away,
                table,
                post_crawford,
            } => {
                let won = u32::try_from(points).unwrap_or(0);
                let lost = u32::try_from(-points).unwrap_or(0);
                // Once a side needs a single point, the next game is the Crawford game; the one after is not.
                let after = post_crawford || away == 1 || other_away == 1;
                table.chance(
                    away.saturating_sub(won),
                    other_away.saturating_sub(lost),
                    after,
                )
            }
        }
    }

    /// The mean worth of a win at this cube, gammons and backgammons in their share.
    fn mean_win(&self, cube: u32, gammons_count: bool) -> f32 {
        let cube = i64::from(cube);
        let Outlook {
            win,
            win_gammon,
            win_backgammon,
            ..
        } = self.outlook;
        if win <= 0.0 || !gammons_count {
            return self.worth(cube);
        }
        ((win - win_gammon) * self.worth(cube)
            + (win_gammon - win_backgammon) * self.worth(2 * cube)
            + win_backgammon * self.worth(3 * cube))
            / win
    }

    /// The mean worth of a loss at this cube.
    fn mean_loss(&self, cube: u32, gammons_count: bool) -> f32 {
        let cube = i64::from(cube);
        let Outlook {
            win,
            lose_gammon,
            lose_backgammon,
            ..
        } = self.outlook;
        let lose = 1.0 - win;
        if lose <= 0.0 || !gammons_count {
            return self.worth(-cube);
        }
        ((lose - lose_gammon) * self.worth(-cube)
            + (lose_gammon - lose_backgammon) * self.worth(-2 * cube)
            + lose_backgammon * self.worth(-3 * cube))
            / lose
    }

    /// Can the side that holds a cube of this value gain by turning it?
    fn is_dead_for_mover(&self, cube: u32) -> bool {
        match self.stakes {
            Stakes::Money { .. } => false,
            Stakes::Match { away, .. } => cube >= away,
        }
    }

    /// The value with a cube of `cube` held by `holder`.
    fn value(&self, cube: u32, holder: Holder) -> f32 {
        let jacoby_bites =
            matches!(self.stakes, Stakes::Money { jacoby: true }) && holder == Holder::Nobody;
        let win = self.mean_win(cube, !jacoby_bites);
        let lose = self.mean_loss(cube, !jacoby_bites);
        let p = self.outlook.win;
        let dead = lose + (win - lose) * p;
        // Where each side would double the other out.
        let cash = match holder {
            Holder::Other => None,
            _ if self.is_dead_for_mover(cube) => None,
            _ => Some(1.0 - self.reversed().take_point(cube, DEEPEST)),
        };
        let out = match holder {
            Holder::Mover => None,
            _ if self.reversed().is_dead_for_mover(cube) => None,
            _ => Some(self.take_point(cube, DEEPEST)),
        };
        let low = out.map_or((0.0, lose), |point| (point, self.worth(-i64::from(cube))));
        let high = cash.map_or((1.0, win), |point| (point, self.worth(i64::from(cube))));
        let live = if p < low.0 {
            between(p, (0.0, lose), low)
        } else if p > high.0 {
            between(p, high, (1.0, win))
        } else {
            between(p, low, high)
        };
        LIVELINESS * live + (1.0 - LIVELINESS) * dead
    }

    /// The least chance of winning with which this side takes a double from `cube`, if every later cube is live.
    fn take_point(&self, cube: u32, deeper: u32) -> f32 {
        let doubled = 2 * cube;
        let drop = self.worth(-i64::from(cube));
        let lose = self.mean_loss(doubled, true);
        let (top, win) = if deeper == 0 || self.is_dead_for_mover(doubled) {
            (1.0, self.mean_win(doubled, true))
        } else {
            let cash = 1.0 - self.reversed().take_point(doubled, deeper - 1);
            (cash, self.worth(i64::from(doubled)))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn race(win: f32) -> Outlook {
        Outlook {
            win,
            ..Outlook::default()
        }
    }

    const MONEY: Stakes<'static> = Stakes::Money { jacoby: false };

    #[test]
    fn money_without_gammons_has_the_known_points() {
        // Take point of a live cube 20 %, of a dead one 25 %; doubling opens around 70 %, cash at 80 %.
        let view = View {
            stakes: MONEY,
            outlook: race(0.5),
        };
        assert!((view.take_point(1, DEEPEST) - 0.2).abs() < 0.002);
        assert!(!decide(race(0.65), MONEY, 1, Holder::Nobody).doubles());
        assert!(decide(race(0.76), MONEY, 1, Holder::Nobody).doubles());
        assert!(decide(race(0.76), MONEY, 1, Holder::Nobody).takes());
        assert!(!decide(race(0.82), MONEY, 1, Holder::Nobody).takes());
        // A redouble gives up a cube that is held, so it needs more: 71.8 % against 69.9 % at this liveliness.
        assert!(decide(race(0.708), MONEY, 1, Holder::Nobody).doubles());
        assert!(!decide(race(0.708), MONEY, 2, Holder::Mover).doubles());
        assert!(decide(race(0.723), MONEY, 2, Holder::Mover).doubles());
    }

    #[test]
    fn even_chances_are_worth_nothing() {
        assert!(decide(race(0.5), MONEY, 1, Holder::Nobody).no_double.abs() < 1e-4);
        assert!(decide(race(0.5), MONEY, 1, Holder::Mover).no_double > 0.0);
        assert!(decide(race(0.5), MONEY, 1, Holder::Other).no_double < 0.0);
    }

    #[test]
    fn with_many_gammons_one_plays_on() {
        let strong = Outlook {
            win: 0.9,
            win_gammon: 0.75,
            ..Outlook::default()
        };
        assert!(decide(strong, MONEY, 1, Holder::Nobody).too_good());
        // The Jacoby rule takes the gammons away as long as the cube lies in the middle.
        assert!(!decide(strong, Stakes::Money { jacoby: true }, 1, Holder::Nobody).too_good());
    }

    #[test]
    fn at_match_point_the_leader_never_doubles_and_the_trailer_always() {
        let table = MatchEquity::compute();
        let trailing = Stakes::Match {
            away: 4,
            other_away: 1,
            table: &table,
            post_crawford: true,
        };
        assert!(decide(race(0.5), trailing, 1, Holder::Nobody).doubles());
        let leading = Stakes::Match {
            away: 1,
            other_away: 4,
            table: &table,
            post_crawford: true,
        };
        assert!(!decide(race(0.7), leading, 1, Holder::Nobody).doubles());
    }
}
