//! How freely one checker gets away over the points that the other side holds ahead of it.

use std::sync::LazyLock;

use super::side::Places;

/// What the 36 rolls let a single checker do, given the held points among the next twelve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Escapes {
    /// Rolls that it can play alone, both numbers (or twice the number of a double).
    pub(crate) free: u8,
    /// Rolls that carry it past every held point among the next eight.
    pub(crate) past: u8,
    /// Pips it can make with a roll, summed over the 36.
    pub(crate) pips: u16,
}

/// Points ahead that are looked at.
const AHEAD: usize = 12;
/// Points ahead that count as the block to be passed: a prime lies within, a midpoint far off does not.
const BLOCK: usize = 8;

static TABLE: LazyLock<Box<[Escapes; 1 << AHEAD]>> = LazyLock::new(|| {
    let all: Vec<Escapes> = (0..1 << AHEAD).map(computed).collect();
    all.try_into().expect("one for each mask")
});

/// The escapes from every place over the other side's points.
#[derive(Clone, Copy)]
pub(crate) struct Ways {
    table: &'static [Escapes; 1 << AHEAD],
    held: Places,
}

impl Ways {
    /// `held` are the other side's points in that side's own numbering.
    pub(crate) fn over(held: Places) -> Self {
        Self {
            table: &TABLE,
            held,
        }
    }

    /// The escapes of a checker on `place` (25: the bar): what lies d pips ahead of it is on the other side's place
    /// 25 - place + d.
    #[inline(always)]
    pub(crate) fn from(&self, place: usize) -> Escapes {
        self.table[(self.held >> (26 - place)) as usize & ((1 << AHEAD) - 1)]
    }
}

fn computed(held: u32) -> Escapes {
    let is_open = |distance: usize| distance > AHEAD || held >> (distance - 1) & 1 == 0;
    let block = held & ((1 << BLOCK) - 1);
    let last_held = if block == 0 {
        0
    } else {
        block.ilog2() as usize + 1
    };
    let mut escapes = Escapes::default();
    for a in 1..=6 {
        for b in 1..=6 {
            let (furthest, whole) = if a == b {
                let steps = (1..=4).take_while(|step| is_open(step * a)).count();
                (steps * a, steps >= 2)
            } else if (is_open(a) || is_open(b)) && is_open(a + b) {
                (a + b, true)
            } else {
                let one = [a, b].into_iter().filter(|&die| is_open(die)).max();
                (one.unwrap_or(0), false)
            };
            escapes.free += u8::from(whole);
            escapes.past += u8::from(furthest > last_held);
            escapes.pips += furthest as u16;
        }
    }
    escapes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn escapes(place: usize, held: Places) -> Escapes {
        Ways::over(held).from(place)
    }

    #[test]
    fn known_escapes() {
        let open = escapes(24, 0);
        assert_eq!((open.free, open.past), (36, 36));
        // 30 mixed rolls of 7 pips on average, doubles of 14.
        assert_eq!(open.pips, 30 * 7 + 6 * 14);
        // A full prime right ahead of the checker on the 24 point lies on the other side's 2 to 7 points.
        assert_eq!(escapes(24, 0b1111_1100), Escapes::default());
        // Five points with the gap at the far end, at the edge: any 6 passes; 6-6 and the other numbers behind a 6.
        let five = escapes(24, 0b0111_1100);
        assert_eq!(five.past, 11);
        // From the bar the other side's 1 point is one pip away.
        assert_eq!(escapes(25, 0b0111_1110), Escapes::default());
    }
}
