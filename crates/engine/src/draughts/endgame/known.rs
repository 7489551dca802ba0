//! What a table says of a position, and the byte it says it with.

use core::fmt;

/// How a game ends with best play, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wdl {
    /// It wins.
    Win,
    /// Nobody wins.
    Draw,
    /// It loses.
    Loss,
}

/// What a table says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Known {
    /// How it ends with best play, for the side to move.
    pub outcome: Wdl,
    /// Plies until the game is over, the winner hurrying and the loser not. None for a draw, and in the large tables,
    /// which have no room for it.
    pub plies: Option<u16>,
}

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let outcome = match self.outcome {
            Wdl::Win => "won",
            Wdl::Draw => "drawn",
            Wdl::Loss => "lost",
        };
        match self.plies {
            Some(plies) => write!(f, "{outcome} in {plies} plies"),
            None => f.write_str(outcome),
        }
    }
}

/// How a position ends with best play, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    /// For the side to move.
    pub(super) outcome: Wdl,
    /// Plies until the game is over; 0 for a draw. Where distances are not kept, the fewest that such an end can take.
    pub(super) plies: u16,
}

impl Value {
    /// A draw.
    pub(super) const DRAW: Self = Self {
        outcome: Wdl::Draw,
        plies: 0,
    };

    /// A win in so many plies.
    pub(super) const fn win(plies: u16) -> Self {
        Self {
            outcome: Wdl::Win,
            plies,
        }
    }

    /// A loss in so many plies.
    pub(super) const fn loss(plies: u16) -> Self {
        Self {
            outcome: Wdl::Loss,
            plies,
        }
    }

    /// Which of two is better for the side to move: larger is better. A win is better the sooner it comes, a loss the
    /// later.
    pub(super) const fn worth(self) -> i32 {
        match self.outcome {
            Wdl::Win => 100_000 - self.plies as i32,
            Wdl::Draw => 0,
            Wdl::Loss => self.plies as i32 - 100_000,
        }
    }

    /// What it means for whoever moved here, a ply earlier.
    pub(super) const fn before(self) -> Self {
        match self.outcome {
            Wdl::Win => Self::loss(self.plies + 1),
            Wdl::Draw => Self::DRAW,
            Wdl::Loss => Self::win(self.plies + 1),
        }
    }
}

/// How values lie in bytes: 0 is a draw, 1 to 127 are wins, 128 to 255 losses, each with half its plies. Whoever has
/// no move has lost at once, so a loss takes an even number of plies and a win an odd one; where having no move wins,
/// it is the other way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coding {
    win_is_odd: bool,
}

impl Coding {
    pub(super) const fn new(no_move_wins: bool) -> Self {
        Self {
            win_is_odd: !no_move_wins,
        }
    }

    /// What whoever has no move gets.
    pub(super) const fn without_moves(self) -> Value {
        if self.win_is_odd {
            Value::loss(0)
        } else {
            Value::win(0)
        }
    }

    /// The odd ply of a loss.
    pub(super) const fn loss_parity(self) -> u16 {
        !self.win_is_odd as u16
    }

    /// The byte, unless the plies are too many for it.
    #[inline(always)]
    pub(super) const fn byte(self, value: Value) -> Option<u8> {
        let half = value.plies / 2;
        match value.outcome {
            Wdl::Draw => Some(0),
            Wdl::Win if half < 127 => Some(1 + half as u8),
            Wdl::Loss if half < 128 => Some(128 + half as u8),
            Wdl::Win | Wdl::Loss => None,
        }
    }

    /// The two bits that say how it ends: 0 a draw, 1 a win, 2 a loss.
    #[inline(always)]
    pub(super) const fn two_bits(outcome: Wdl) -> u8 {
        match outcome {
            Wdl::Draw => 0,
            Wdl::Win => 1,
            Wdl::Loss => 2,
        }
    }

    /// What two bits say, with the fewest plies that such an end can take.
    #[inline(always)]
    pub(super) const fn value_of_two_bits(self, bits: u8) -> Value {
        match bits {
            1 => Value::win(self.win_is_odd as u16),
            2 => Value::loss(self.loss_parity()),
            _ => Value::DRAW,
        }
    }

    #[inline(always)]
    pub(super) const fn value(self, byte: u8) -> Value {
        match byte {
            0 => Value::DRAW,
            1..128 => Value::win((byte as u16 - 1) * 2 + self.win_is_odd as u16),
            128.. => Value::loss((byte as u16 - 128) * 2 + self.loss_parity()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_comes_back() {
        for no_move_wins in [false, true] {
            let coding = Coding::new(no_move_wins);
            for byte in 0..=255 {
                assert_eq!(coding.byte(coding.value(byte)), Some(byte));
            }
            assert_eq!(
                coding.byte(coding.without_moves()),
                Some(if no_move_wins { 1 } else { 128 })
            );
            assert_eq!(coding.byte(Value::win(400)), None);
        }
    }
}
