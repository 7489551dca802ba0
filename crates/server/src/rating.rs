//! Glicko-2: how strong somebody is, and how surely that is known.
//!
//! Mark E. Glickman, *Example of the Glicko-2 system* (2022), whose steps are named below. He lets many games make one
//! period; here every game is rated when it ends, and the doubt that grows with time grows with the part of a period
//! that has passed since the last one.

use std::f64::consts::PI;

use crate::store::Wall;

/// How strong somebody is at one set of rules.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The number that is shown.
    pub r: f64,
    /// Its deviation: in 19 of 20 cases the truth is within twice that.
    pub rd: f64,
    /// How much the strength is expected to change.
    pub vol: f64,
    /// So many games were counted.
    pub n: i64,
    /// When the last of them was.
    pub at: Wall,
}

/// Glickman's scale.
const SCALE: f64 = 173.7178;
/// What is known of somebody who never played.
const FIRST: (f64, f64, f64) = (1500.0, 350.0, 0.06);
/// How much the volatility may change: Glickman recommends 0.3 to 1.2, and the smaller the more chance a game has.
const TAU: f64 = 0.5;
/// Nobody is known better: whoever plays daily would otherwise stand still.
const LEAST_DEVIATION: f64 = 45.0;
/// So long is a period: within a year a deviation of 60 grows to 110, which takes
/// (110² − 60²) ÷ (173.7178² × 0.06²) = 78 periods.
const PERIOD: f64 = 365.0 / 78.0 * 24.0 * 3600.0 * 1000.0;
/// What is known less well than that is shown with a question mark.
const PROVISIONAL: f64 = 110.0;

impl Rating {
    /// Of somebody who never played.
    #[must_use]
    pub const fn first(at: Wall) -> Self {
        let (r, rd, vol) = FIRST;
        Self {
            r,
            rd,
            vol,
            n: 0,
            at,
        }
    }

    /// The same person, looked at at this time: what is old is known less well.
    #[must_use]
    pub fn seen_at(self, now: Wall) -> Self {
        let periods = self.periods(now);
        if periods == 0.0 {
            return self;
        }
        let rd = deviation(self.rd / SCALE, self.vol, periods) * SCALE;
        Self {
            rd: rd.min(FIRST.1),
            ..self
        }
    }

    /// Is it still to be shown with a question mark?
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.rd > PROVISIONAL
    }

    fn periods(&self, now: Wall) -> f64 {
        // Who never played has no time behind him, and a clock may have been set back.
        if self.n == 0 {
            return 0.0;
        }
        (now - self.at).max(0) as f64 / PERIOD
    }

    /// After a game at this time against somebody like that: 1 for a win, a half for a draw, 0.
    #[must_use]
    pub fn after(self, other: Self, score: f64, now: Wall) -> Self {
        let other = other.seen_at(now);
        let (r, rd, vol) = rated(
            (self.r, self.rd, self.vol),
            &[(other.r, other.rd, score)],
            self.periods(now),
        );
        Self {
            r,
            rd: rd.clamp(LEAST_DEVIATION, FIRST.1),
            vol,
            n: self.n + 1,
            at: now.max(self.at),
        }
    }
}

/// Both after a game at this time, which the first has won, lost or drawn.
#[must_use]
pub fn both_after(both: [Rating; 2], winner: Option<usize>, now: Wall) -> [Rating; 2] {
    [0, 1].map(|seat| {
        let score = winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 });
        both[seat].after(both[1 - seat], score, now)
    })
}

/// Step 6: the deviation before the games are looked at, after so many periods.
fn deviation(phi: f64, vol: f64, periods: f64) -> f64 {
    (phi * phi + periods * vol * vol).sqrt()
}

/// Steps 2 to 8 for one player: rating, deviation and volatility, after these games within so many periods.
fn rated(player: (f64, f64, f64), games: &[(f64, f64, f64)], periods: f64) -> (f64, f64, f64) {
    let (r, rd, vol) = player;
    let (mu, phi) = ((r - FIRST.0) / SCALE, rd / SCALE);
    let (mut information, mut surprise) = (0.0, 0.0);
    for &(other, other_rd, score) in games {
        let other_phi = other_rd / SCALE;
        let g = 1.0 / (1.0 + 3.0 * other_phi * other_phi / (PI * PI)).sqrt();
        let expected = 1.0 / (1.0 + (-g * (mu - (other - FIRST.0) / SCALE)).exp());
        information += g * g * expected * (1.0 - expected);
        surprise += g * (score - expected);
    }
    let v = 1.0 / information;
    let vol = volatility(phi, vol, v, v * surprise);
    let before = deviation(phi, vol, periods);
    let phi = 1.0 / (1.0 / (before * before) + information).sqrt();
    let mu = mu + phi * phi * surprise;
    (SCALE * mu + FIRST.0, SCALE * phi, vol)
}

/// Step 5, by the Illinois algorithm.
fn volatility(phi: f64, vol: f64, v: f64, delta: f64) -> f64 {
    const NEAR: f64 = 1e-6;
    let a = (vol * vol).ln();
    let f = |x: f64| {
        let (e, d) = (x.exp(), phi * phi + v + x.exp());
        e * (delta * delta - d) / (2.0 * d * d) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + v {
        (delta * delta - phi * phi - v).ln()
    } else {
        let mut k = 1.0;
        // It falls without end towards the left, so this ends.
        while f(a - k * TAU) < 0.0 {
            k += 1.0;
        }
        a - k * TAU
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    // It halves its way at the worst; a bound keeps a number that is none from turning for ever.
    for _ in 0..200 {
        if (high - low).abs() <= NEAR {
            break;
        }
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = f(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, within: f64) -> bool {
        (one - other).abs() < within
    }

    /// Glickman's own example: a win and two losses within one period.
    #[test]
    fn the_worked_example_of_the_paper() {
        let games = [
            (1400.0, 30.0, 1.0),
            (1550.0, 100.0, 0.0),
            (1700.0, 300.0, 0.0),
        ];
        let (r, rd, vol) = rated((1500.0, 200.0, 0.06), &games, 1.0);
        assert!(near(r, 1464.06, 0.02), "{r}");
        assert!(near(rd, 151.52, 0.02), "{rd}");
        assert!(near(vol, 0.05999, 0.00001), "{vol}");
    }

    #[test]
    fn whoever_wins_rises_and_is_known_better() {
        let new = Rating::first(0);
        assert!(new.is_provisional());
        let [winner, loser] = both_after([new; 2], Some(0), 1000);
        assert!(winner.r > 1600.0 && near(winner.r - 1500.0, 1500.0 - loser.r, 1e-9));
        assert!(winner.rd < 350.0 && winner.n == 1 && winner.at == 1000);
        let [one, other] = both_after([new; 2], None, 0);
        assert!(near(one.r, 1500.0, 1e-9) && near(other.r, 1500.0, 1e-9));
        // Whoever beats somebody much stronger rises more.
        let strong = Rating {
            r: 2000.0,
            ..winner
        };
        assert!(new.after(strong, 1.0, 0).r > new.after(loser, 1.0, 0).r);
    }

    #[test]
    fn doubt_grows_with_time_and_not_beyond_the_first() {
        let known = Rating {
            r: 1700.0,
            rd: 60.0,
            vol: 0.06,
            n: 200,
            at: 0,
        };
        let year = 365 * 24 * 3600 * 1000;
        assert!(
            near(known.seen_at(year).rd, 110.0, 0.2),
            "{:?}",
            known.seen_at(year)
        );
        assert!(known.seen_at(year * 1000).rd <= 350.0);
        assert_eq!(known.seen_at(-5), known, "a clock that was set back");
        assert_eq!(Rating::first(0).seen_at(year), Rating::first(0));
    }

    /// Nothing that can be played leads to a number that is none, and nobody stands still.
    #[test]
    fn a_long_row_of_any_results() {
        for winner in [Some(0), Some(1), None] {
            let mut both = [Rating::first(0); 2];
            for game in 0..2000 {
                both = both_after(both, winner, game * 60_000);
                for Rating { r, rd, vol, .. } in both {
                    assert!(r.is_finite() && (-5000.0..8000.0).contains(&r), "{both:?}");
                    assert!(
                        (LEAST_DEVIATION..=350.0).contains(&rd) && vol > 0.0 && vol < 1.0,
                        "{both:?}"
                    );
                }
            }
            assert!(!both[0].is_provisional());
        }
    }
}
