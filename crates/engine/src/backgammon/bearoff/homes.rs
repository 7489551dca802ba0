//! Numbers for the ways to have checkers in the home board.

use backgammon::{Position, Setup};

/// Points of the home board.
pub(super) const POINTS: usize = 6;
/// The most checkers a side has.
pub(super) const CHECKERS: usize = 15;

/// How many checkers stand on the 1, 2, … 6 point.
pub(super) type Home = [u8; POINTS];

/// `WAYS[p][n]` boards have fewer than `n` checkers on the points up to the `p`th.
static WAYS: [[u32; CHECKERS + 2]; POINTS + 1] = {
    let mut ways = [[0; CHECKERS + 2]; POINTS + 1];
    let mut points = 0;
    while points <= POINTS {
        let mut most = 0;
        while most <= CHECKERS {
            // Up to `most` checkers on no point: one way. On more: none on the last, or one fewer on all of them.
            let rest = if most == 0 { 0 } else { ways[points][most] };
            let without = if points == 0 {
                1
            } else {
                ways[points - 1][most + 1]
            };
            ways[points][most + 1] = if points == 0 { 1 } else { rest + without };
            most += 1;
        }
        points += 1;
    }
    ways
};

/// How many homes have at most so many checkers: their numbers are the lowest.
pub(super) fn count(checkers: usize) -> usize {
    WAYS[POINTS][checkers + 1] as usize
}

/// The number of a home among all, the empty one 0.
pub(super) fn index(home: &Home) -> usize {
    let mut left = home.iter().map(|&count| usize::from(count)).sum::<usize>();
    let mut index = 0;
    // Those with fewer checkers in all come first, then by how many stand on the lower points.
    for (point, &count) in home.iter().enumerate().rev() {
        index += WAYS[point + 1][left] as usize;
        left -= usize::from(count);
    }
    index
}

/// All homes with up to so many checkers.
pub(super) fn every(checkers: usize) -> Vec<Home> {
    fn put(home: &mut Home, points: usize, left: u8, all: &mut Vec<Home>) {
        if points == 0 {
            all.push(*home);
            return;
        }
        for count in 0..=left {
            home[points - 1] = count;
            put(home, points - 1, left - count, all);
        }
        home[points - 1] = 0;
    }
    let mut all = Vec::with_capacity(count(checkers));
    put(&mut [0; POINTS], POINTS, checkers as u8, &mut all);
    all
}

/// Pips to go.
pub(super) fn pips(home: &Home) -> u32 {
    (1..)
        .zip(home)
        .map(|(point, &count)| point * u32::from(count))
        .sum()
}

/// The home board of a side's counts, off first.
pub(super) fn home_of(counts: &[u8]) -> Home {
    core::array::from_fn(|point| counts[point + 1])
}

/// The side to move with this home and an opponent that is out of the way; nothing for an empty home.
pub(super) fn alone(home: &Home) -> Option<Position> {
    let mut setup = Setup::default();
    setup.mover[1..=POINTS].copy_from_slice(home);
    setup.mover[0] = CHECKERS as u8 - home.iter().sum::<u8>();
    setup.other[1] = CHECKERS as u8;
    setup
        .position()
        .ok()
        .filter(|position| position.finished().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_home_has_its_own_number() {
        assert_eq!((count(6), count(15)), (924, 54_264));
        for checkers in [6, 15] {
            let mut numbers: Vec<usize> = every(checkers).iter().map(index).collect();
            numbers.sort_unstable();
            assert!(numbers.into_iter().eq(0..count(checkers)));
        }
        assert_eq!(index(&[0; POINTS]), 0);
    }
}
