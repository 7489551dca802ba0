//! The chance of winning a match at a score.
//!
//! The table is computed once, from short matches to long ones, as Zadeh and Kobliska did (1977): a game between even
//! players is worth what the cube's model ([`View`]) makes of even chances, and that needs only shorter scores. After
//! the Crawford game the trailer doubles at once. Whoever prefers another table reads it from a file
//! ([`MatchEquity::from_xml`]).

mod xml;

pub use xml::MetError;

use super::cube::{Holder, Liveliness, Stakes, View};
use super::outlook::Outlook;

/// The longest match the table covers; longer ones are read as if both sides had won what is missing.
const LONGEST: usize = 64;

/// The share of won games that are gammons between even players who play on to the end: rollouts of the opening give
/// 0.26 to 0.28.
const GAMMON_SHARE: f32 = 0.27;
/// The same where the winner needs gammons and the loser cannot hit back with the cube, as in the Crawford game.
const GAMMON_SHARE_OF_TRAILER: f32 = 0.29;
/// The share of won games that are backgammons.
const BACKGAMMON_SHARE: f32 = 0.012;
/// How much the leader gains, of a whole game, by dropping a bad start where it costs nothing: after the Crawford game,
/// with an even number of points missing to the trailer.
const FREE_DROP: f32 = 0.012;
/// How live the cube is over a whole game: there are many turns to use it in. With this the table lies 0.0011 from the
/// one that was rolled out by Kazaross (2011), averaged over the scores up to 25 points, at most 0.009;
/// it was chosen among 28 by that distance, so the distance is no proof of it.
const LIVELINESS: Liveliness = Liveliness::new(0.75);

/// The chance of winning the match for a player who needs `away` points while the opponent needs `other_away`.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchEquity {
    /// Before the Crawford game, and in it where either needs one point: rows by the points this side needs.
    table: Vec<[f32; LONGEST + 1]>,
    /// After the Crawford game: the trailer's chance, by the points the trailer needs.
    post_crawford: [f32; LONGEST + 1],
}

impl MatchEquity {
    /// Computes the table: some ten thousand operations.
    #[must_use]
    pub fn compute() -> Self {
        let mut equity = Self {
            table: vec![[0.5; LONGEST + 1]; LONGEST + 1],
            post_crawford: [1.0; LONGEST + 1],
        };
        for away in 1..=LONGEST {
            equity.post_crawford[away] = equity.after_crawford(away);
        }
        for other in 2..=LONGEST {
            equity.set(1, other, 1.0 - equity.in_crawford(other));
        }
        for sum in 4..=2 * LONGEST {
            for away in 2.max(sum.saturating_sub(LONGEST))..=sum / 2 {
                let value = equity.before_crawford(away, sum - away);
                equity.set(away, sum - away, value);
            }
        }
        equity
    }

    fn set(&mut self, away: usize, other: usize, chance: f32) {
        self.table[away][other] = chance;
        self.table[other][away] = 1.0 - chance;
    }

    /// The trailer's chance after the Crawford game: each game is worth two points, or four with a gammon.
    fn after_crawford(&self, away: usize) -> f32 {
        if away == 1 {
            return 0.5;
        }
        let after = |points: usize| self.post_crawford_chance(away.saturating_sub(points));
        let (single, gammon) = (after(2), after(4));
        let win = single + GAMMON_SHARE_OF_TRAILER * (gammon - single);
        // With an even number missing the leader may drop once for nothing: one point or two, it takes as many games.
        let drop = if away.is_multiple_of(2) {
            FREE_DROP
        } else {
            0.0
        };
        (0.5 - drop) * win
    }

    fn post_crawford_chance(&self, away: usize) -> f32 {
        if away == 0 {
            1.0
        } else {
            self.post_crawford[away]
        }
    }

    /// The trailer's chance in the Crawford game, where there is no cube.
    fn in_crawford(&self, away: usize) -> f32 {
        let single = self.post_crawford_chance(away - 1);
        let gammon = self.post_crawford_chance(away.saturating_sub(2));
        0.5 * (single + GAMMON_SHARE_OF_TRAILER * (gammon - single))
    }

    /// An even game with a cube in the middle.
    fn before_crawford(&self, away: usize, other: usize) -> f32 {
        if away == other {
            return 0.5;
        }
        let stakes = Stakes::Match {
            away: away as u32,
            other_away: other as u32,
            table: self,
            post_crawford: false,
        };
        let even = Outlook {
            win: 0.5,
            win_gammon: 0.5 * GAMMON_SHARE,
            win_backgammon: 0.5 * BACKGAMMON_SHARE,
            lose_gammon: 0.5 * GAMMON_SHARE,
            lose_backgammon: 0.5 * BACKGAMMON_SHARE,
        };
        View::new(stakes, even, LIVELINESS).value(1, Holder::Nobody)
    }

    /// The chance of winning the match for the side that needs `away` points, the other needing `other_away`.
    #[must_use]
    pub fn chance(&self, away: u32, other_away: u32, post_crawford: bool) -> f32 {
        let beyond = away.max(other_away).saturating_sub(LONGEST as u32);
        let clip = |points: u32| points.saturating_sub(beyond).max(1) as usize;
        match (away, other_away) {
            (0, _) => 1.0,
            (_, 0) => 0.0,
            (1, 1) => 0.5,
            (1, _) if post_crawford => 1.0 - self.post_crawford[clip(other_away)],
            (_, 1) if post_crawford => self.post_crawford[clip(away)],
            _ => self.table[clip(away)][clip(other_away)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_fair_and_grows() {
        let table = MatchEquity::compute();
        for away in 1..=LONGEST as u32 {
            assert!((table.chance(away, away, false) - 0.5).abs() < 1e-4);
            for other in 1..LONGEST as u32 {
                let here = table.chance(away, other, false);
                assert!((here + table.chance(other, away, false) - 1.0).abs() < 1e-4);
                assert!(
                    table.chance(away, other + 1, false) >= here - 1e-4,
                    "{away} {other}"
                );
            }
        }
    }

    /// Values that published tables agree on within about a percent.
    #[test]
    fn known_scores_are_near() {
        let table = MatchEquity::compute();
        for (away, other, chance) in [
            (1, 2, 0.68),
            (1, 3, 0.75),
            (1, 5, 0.84),
            (2, 3, 0.60),
            (2, 4, 0.67),
            (3, 5, 0.65),
            (5, 9, 0.725),
            (9, 15, 0.753),
        ] {
            let ours = table.chance(away, other, false);
            assert!(
                (ours - chance).abs() < 0.01,
                "{away}-away {other}-away: {ours}"
            );
        }
        assert!((table.chance(2, 1, true) - 0.49).abs() < 0.01);
        assert!((table.chance(3, 1, true) - 0.32).abs() < 0.01);
    }

    #[test]
    fn beyond_the_table_the_difference_counts() {
        let table = MatchEquity::compute();
        assert_eq!(table.chance(100, 100, false), 0.5);
        assert!(table.chance(96, 100, false) > 0.5);
        assert!(table.chance(1, 100, false) > 0.99);
    }
}
