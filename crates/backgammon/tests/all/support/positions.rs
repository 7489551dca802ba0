//! Random positions of the kinds that matter: contact, bar, bear-off, closed boards.

use tabuleiro_backgammon::{Position, Setup};

/// SplitMix64: small, seeded, the same everywhere.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// 0 to `end` - 1.
    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Checkers of both sides anywhere.
    Contact,
    /// The mover has one to four on the bar.
    Bar,
    /// The mover is home, or has one to three stragglers.
    BearOff,
    /// The opponent holds five or six points of the home board, the mover may be on the bar.
    ClosedBoard,
    /// Few checkers, so that numbers often cannot be played.
    Sparse,
}

impl Kind {
    pub const ALL: [Self; 5] = [
        Self::Contact,
        Self::Bar,
        Self::BearOff,
        Self::ClosedBoard,
        Self::Sparse,
    ];
}

/// A random position of a kind; both sides still have checkers to play.
pub fn random(kind: Kind, random: &mut Random) -> Position {
    loop {
        if let Some(position) = attempt(kind, random) {
            return position;
        }
    }
}

fn attempt(kind: Kind, random: &mut Random) -> Option<Position> {
    let mut setup = Setup::default();
    let total = if random.below(8) == 0 { 3 } else { 15 };
    let mut left = [total; 2];
    let put = |setup: &mut Setup, left: &mut [u8; 2], side: usize, place: usize, count: u8| {
        let count = count.min(left[side]);
        let (mine, theirs) = if side == 0 {
            (&mut setup.mover, &setup.other)
        } else {
            (&mut setup.other, &setup.mover)
        };
        // The other side's checkers have it.
        if (1..=24).contains(&place) && theirs[25 - place] > 0 {
            return;
        }
        mine[place] += count;
        left[side] -= count;
    };
    match kind {
        Kind::Contact => {}
        Kind::Bar => put(&mut setup, &mut left, 0, 25, 1 + random.below(4) as u8),
        Kind::BearOff => {
            for _ in 0..random.below(4) {
                put(&mut setup, &mut left, 0, 7 + random.below(18) as usize, 1);
            }
        }
        Kind::ClosedBoard => {
            let gap = random.below(12) as usize;
            for place in 1..=6 {
                if place != gap {
                    put(&mut setup, &mut left, 1, place, 2);
                }
            }
            put(&mut setup, &mut left, 0, 25, random.below(3) as u8);
        }
        Kind::Sparse => {
            for side in 0..2 {
                let off = random.below(u64::from(total)) as u8;
                put(&mut setup, &mut left, side, 0, off);
            }
        }
    }
    if kind == Kind::BearOff && random.below(2) == 0 {
        let off = random.below(u64::from(left[0]) + 1) as u8;
        put(&mut setup, &mut left, 0, 0, off);
    }
    // The rest in random heaps, so that both points and blots are common.
    for _ in 0..200 {
        for side in 0..2 {
            let reach = if side == 0 && kind == Kind::BearOff {
                6
            } else {
                24
            };
            let place = 1 + random.below(reach) as usize;
            put(
                &mut setup,
                &mut left,
                side,
                place,
                1 + random.below(3) as u8,
            );
        }
    }
    if left != [0, 0] {
        return None;
    }
    if random.below(4) == 0 {
        let from = (1..=24).find(|&place| setup.other[place] == 1);
        if let Some(place) = from {
            setup.other[place] = 0;
            setup.other[25] += 1;
        }
    }
    let position = setup.position().ok()?;
    position.finished().is_none().then_some(position)
}
