//! The chance of winning a match at a score.
//!
//! Before the Crawford game the table is computed once, by the recursion of Zadeh and Kobliska (1977) in its simplest
//! form: the leader and the trailer play cubes of a fixed share of gammons and double at the take point. After the
//! Crawford game the trailer doubles at once, so only the number of games it still has to win counts.

/// The longest match the table covers; longer ones are read at the edge, where scores hardly matter.
const LONGEST: usize = 25;

/// The share of won games that are gammons, between even players (rollouts of the opening give 0.26 to 0.28; cubes that
/// are dropped bring it down).
const GAMMON_SHARE: f64 = 0.22;

/// The chance of winning the match for a player who needs `away` points while the opponent needs `other_away`.
#[derive(Clone, Debug)]
pub struct MatchEquity {
    /// Before the Crawford game, and in it where either needs one point.
    table: [[f32; LONGEST + 1]; LONGEST + 1],
    /// After the Crawford game: the trailer's chance, by the points the trailer needs.
    post_crawford: [f32; LONGEST + 1],
}

impl MatchEquity {
    /// Computes the table: some thousand operations.
    #[must_use]
    #[expect(
        clippy::needless_range_loop,
        reason = "the recursion reads several rows at once"
    )]
    pub fn compute() -> Self {
        // The trailer doubles at once, so each game is worth two points, or four with a gammon.
        let mut post = [0.0f64; LONGEST + 1];
        post[0] = 1.0;
        for away in 1..=LONGEST {
            let single = post[away.saturating_sub(2)];
            let gammon = post[away.saturating_sub(4)];
            post[away] = 0.5 * ((1.0 - GAMMON_SHARE) * single + GAMMON_SHARE * gammon);
        }
        let mut table = [[0.5f64; LONGEST + 1]; LONGEST + 1];
        for away in 0..=LONGEST {
            table[0][away] = 1.0;
            table[away][0] = 0.0;
        }
        table[0][0] = 0.5;
        // The Crawford game: no cube; the leader needs one point.
        for away in 2..=LONGEST {
            let after_win = 1.0
                - ((1.0 - GAMMON_SHARE) * post[away - 1]
                    + GAMMON_SHARE * post[away.saturating_sub(2)]);
            table[1][away] = 0.5 + 0.5 * after_win;
            table[away][1] = 1.0 - table[1][away];
        }
        for sum in 4..=2 * LONGEST {
            for away in 2.max(sum.saturating_sub(LONGEST))..=(sum - 2).min(LONGEST) {
                let other = sum - away;
                let value = with_cube(&table, away, other, 1);
                table[away][other] = value;
            }
        }
        let narrow = |row: [f64; LONGEST + 1]| row.map(|value| value as f32);
        Self {
            table: table.map(narrow),
            post_crawford: narrow(post),
        }
    }

    /// The chance of winning the match for the side that needs `away` points, the other needing `other_away`.
    #[must_use]
    pub fn chance(&self, away: u32, other_away: u32, post_crawford: bool) -> f32 {
        let clip = |points: u32| (points as usize).min(LONGEST);
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

/// The chance with an even game on a cube of `cube` in the middle: linear between the points where either side doubles
/// out.
fn with_cube(
    table: &[[f64; LONGEST + 1]; LONGEST + 1],
    away: usize,
    other: usize,
    cube: usize,
) -> f64 {
    let after =
        |mine: usize, theirs: usize| table[away.saturating_sub(mine)][other.saturating_sub(theirs)];
    let (win, lose) = (after(cube, 0), after(0, cube));
    // My take point and the opponent's, by what a doubled cube is worth once it is dead on the far side.
    let mine = take_point(table, away, other, cube);
    let theirs = take_point(table, other, away, cube);
    let (low, high) = (mine, 1.0 - theirs);
    if high <= low {
        return 0.5 * (win + lose);
    }
    // With a live cube the chance is linear in the winning chance of the game between the two take points; 0.7 of that,
    // the rest as if the cube were dead.
    let live = lose + (win - lose) * (0.5 - low) / (high - low);
    let average = |cube: usize| {
        let side = |mine: bool| {
            let one = if mine { after(cube, 0) } else { after(0, cube) };
            let two = if mine {
                after(2 * cube, 0)
            } else {
                after(0, 2 * cube)
            };
            (1.0 - GAMMON_SHARE) * one + GAMMON_SHARE * two
        };
        0.5 * (side(true) + side(false))
    };
    0.7 * live + 0.3 * average(cube)
}

/// The least winning chance with which the side needing `away` takes a double from `cube` to twice that, using the
/// recube as long as it is worth something.
fn take_point(
    table: &[[f64; LONGEST + 1]; LONGEST + 1],
    away: usize,
    other: usize,
    cube: usize,
) -> f64 {
    let after =
        |mine: usize, theirs: usize| table[away.saturating_sub(mine)][other.saturating_sub(theirs)];
    let doubled = 2 * cube;
    let blend = |one: f64, two: f64| (1.0 - GAMMON_SHARE) * one + GAMMON_SHARE * two;
    let drop = after(0, cube);
    let win = blend(after(doubled, 0), after(2 * doubled, 0));
    let lose = blend(after(0, doubled), after(0, 2 * doubled));
    let dead = (drop - lose) / (win - lose).max(1e-9);
    if doubled >= away {
        // The recube would be useless: nothing more to win.
        return dead.clamp(0.0, 1.0);
    }
    // With a live recube the taker wins the doubled stake at the opponent's next take point already.
    let recube = 1.0 - take_point(table, other, away, doubled);
    let live = (drop - lose) / (after(doubled, 0) - lose).max(1e-9) * recube;
    (0.6 * live + 0.4 * dead).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_fair_and_grows() {
        let table = MatchEquity::compute();
        for away in 1..=LONGEST as u32 {
            assert!(
                (table.chance(away, away, false) - 0.5).abs() < 1e-4,
                "{away}"
            );
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

    /// Well-known values, from published tables: they differ among themselves by about a percent.
    #[test]
    fn known_scores_are_near() {
        let table = MatchEquity::compute();
        for (away, other, chance) in [
            (1, 2, 0.68),
            (1, 3, 0.75),
            (2, 3, 0.60),
            (2, 4, 0.68),
            (3, 5, 0.65),
            (1, 5, 0.84),
        ] {
            let ours = table.chance(away, other, false);
            assert!(
                (ours - chance).abs() < 0.025,
                "{away}-away {other}-away: {ours}"
            );
        }
        assert!((table.chance(2, 1, true) - 0.5).abs() < 0.02);
    }
}
