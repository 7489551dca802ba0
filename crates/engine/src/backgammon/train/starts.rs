//! Starts that games from the opening reach too seldom: many checkers back, primes, crashed boards.

use backgammon::{Position, Setup};

use crate::Random;

/// A position with one of the plans that lose most for want of practice; which side has it is random.
pub(in crate::backgammon) fn odd(random: &mut Random) -> Position {
    loop {
        let (special, plain) = match random.below(4) {
            0 => back_game(random),
            1 => prime(random),
            2 => crashed(random),
            _ => ace_point(random),
        };
        let (mover, other) = if random.below(2) == 0 {
            (special, plain)
        } else {
            (plain, special)
        };
        if let Some(position) = position(&mover, &other)
            && position.finished().is_none()
        {
            return position;
        }
    }
}

/// Checkers of one side in its own numbering: off, 24 points, bar.
type Counts = [u8; 26];

fn position(mover: &Counts, other: &Counts) -> Option<Position> {
    let setup = Setup {
        mover: *mover,
        other: *other,
    };
    setup.position().ok()
}

/// Puts `count` checkers on places of `from..=to` that are free for this side, one by one.
fn scatter(
    side: &mut Counts,
    opposing: &Counts,
    count: u8,
    from: u32,
    to: u32,
    random: &mut Random,
) {
    let mut left = count;
    let mut tries = 0;
    while left > 0 && tries < 200 {
        tries += 1;
        let place = (from + random.below(to - from + 1)) as usize;
        if opposing[25 - place] == 0 && side[place] < 5 {
            side[place] += 1;
            left -= 1;
        }
    }
}

/// Two points held in the other side's home board, a few more checkers back or on the way; the other side has most of
/// its checkers on the way home.
fn back_game(random: &mut Random) -> (Counts, Counts) {
    let (mut back, mut front) = ([0; 26], [0; 26]);
    let first = 21 + random.below(4) as usize;
    let second = 19 + random.below(6) as usize;
    back[first] = 2 + u8::from(random.below(3) == 0);
    if second != first {
        back[second] = 2;
    }
    let more_back = random.below(3) as u8;
    scatter(&mut back, &front, more_back, 16, 24, random);
    fill_home_and_outer(&mut back, &front, random);
    scatter(&mut front, &back, 9 + random.below(4) as u8, 3, 11, random);
    complete(&mut front, &back, 3, 18, random);
    (back, front)
}

/// A wall of four to six points with one to three opposing checkers behind it.
fn prime(random: &mut Random) -> (Counts, Counts) {
    let (mut wall, mut caught) = ([0; 26], [0; 26]);
    let length = 4 + random.below(3) as usize;
    let lowest = 2 + random.below(5) as usize;
    wall[lowest..lowest + length].fill(2);
    let behind = 1 + random.below(3) as u8;
    let deepest = 26 - lowest as u32;
    scatter(&mut caught, &wall, behind, deepest.min(24), 24, random);
    if random.below(3) == 0 {
        caught[25] += 1;
    }
    complete(&mut wall, &caught, 4, 24, random);
    complete(&mut caught, &wall, 1, 13, random);
    (wall, caught)
}

/// A board fallen on its low points, with some checkers still back.
fn crashed(random: &mut Random) -> (Counts, Counts) {
    let (mut fallen, mut sound) = ([0; 26], [0; 26]);
    let back = 1 + random.below(4) as u8;
    scatter(&mut fallen, &sound, back, 18, 24, random);
    let low = 7 + random.below(4) as u8;
    scatter(&mut fallen, &sound, low, 1, 4, random);
    complete(&mut fallen, &sound, 1, 9, random);
    scatter(&mut sound, &fallen, 8 + random.below(5) as u8, 2, 9, random);
    complete(&mut sound, &fallen, 1, 16, random);
    (fallen, sound)
}

/// Two or three checkers on the lowest anchor, or on the bar, against a side that bears in or off.
fn ace_point(random: &mut Random) -> (Counts, Counts) {
    let (mut waiting, mut bearing) = ([0; 26], [0; 26]);
    let anchor = 22 + random.below(3) as usize;
    waiting[anchor] = 2 + random.below(2) as u8;
    fill_home_and_outer(&mut waiting, &bearing, random);
    bearing[0] = random.below(9) as u8;
    complete(&mut bearing, &waiting, 1, 8, random);
    (waiting, bearing)
}

/// The rest of the checkers on the own side of the board.
fn fill_home_and_outer(side: &mut Counts, opposing: &Counts, random: &mut Random) {
    complete(side, opposing, 1, 8, random);
}

fn complete(side: &mut Counts, opposing: &Counts, from: u32, to: u32, random: &mut Random) {
    let placed: u8 = side.iter().sum();
    scatter(
        side,
        opposing,
        15_u8.saturating_sub(placed),
        from,
        to,
        random,
    );
    // What found no room is off.
    let placed: u8 = side.iter().sum();
    side[0] += 15_u8.saturating_sub(placed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_starts_are_positions_with_contact() {
        let mut random = Random::new(3);
        let mut with_contact = 0;
        for _ in 0..500 {
            let position = odd(&mut random);
            assert_eq!(
                (position.mover().total(), position.other().total()),
                (15, 15)
            );
            with_contact += u32::from(position.has_contact());
        }
        assert!(with_contact > 450, "{with_contact}");
    }
}
