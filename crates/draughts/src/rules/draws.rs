//! Draws: when a game ends by itself without a winner.

/// What one side has left, in a draw rule: inclusive bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Force {
    /// At least and at most so many kings.
    pub kings: (u8, u8),
    /// At least and at most so many men.
    pub men: (u8, u8),
    /// At least and at most so many pieces in all.
    pub pieces: (u8, u8),
}

impl Force {
    /// Exactly so many kings and men.
    #[must_use]
    pub const fn exactly(kings: u8, men: u8) -> Self {
        Self {
            kings: (kings, kings),
            men: (men, men),
            pieces: (kings + men, kings + men),
        }
    }

    /// Kings only, so many or more.
    #[must_use]
    pub const fn kings_at_least(kings: u8) -> Self {
        Self {
            kings: (kings, u8::MAX),
            men: (0, 0),
            pieces: (0, u8::MAX),
        }
    }

    /// So many pieces with a king among them.
    #[must_use]
    pub const fn with_a_king(least: u8, most: u8) -> Self {
        Self {
            kings: (1, most),
            men: (0, most),
            pieces: (least, most),
        }
    }

    /// Whether a side with so many kings and men is such a force.
    #[must_use]
    pub const fn holds(self, kings: u8, men: u8) -> bool {
        let pieces = kings.saturating_add(men);
        self.kings.0 <= kings
            && kings <= self.kings.1
            && self.men.0 <= men
            && men <= self.men.1
            && self.pieces.0 <= pieces
            && pieces <= self.pieces.1
    }
}

/// Where the weaker side's pieces must stand for a draw rule to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Refuge {
    /// Anywhere.
    Anywhere,
    /// On the long diagonal.
    LongDiagonal,
}

/// A way for the game to end in a draw. All of them work by themselves; agreement is the table's affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DrawRule {
    /// The same pieces on the same squares, with the same side to move, for so many times.
    Repetition(u8),
    /// So many moves in a row by each side with kings only: no capture, no huff, no man moved.
    KingMoves(u16),
    /// So many moves by each side, whatever is moved, while these forces are left.
    Endgame {
        /// What one side has.
        strong: Force,
        /// What the other has.
        weak: Force,
        /// Where the weaker side stands.
        refuge: Refuge,
        /// How many moves by each side.
        moves: u16,
    },
    /// So many moves by each side without a capture or a promotion, while both have kings and so many pieces are left
    /// in all.
    Standstill {
        /// At least and at most so many pieces, both sides together.
        pieces: (u8, u8),
        /// How many moves by each side.
        moves: u16,
    },
}

impl DrawRule {
    /// So many moves by each side while one has this force and the other that.
    #[must_use]
    pub const fn endgame(strong: Force, weak: Force, moves: u16) -> Self {
        Self::Endgame {
            strong,
            weak,
            refuge: Refuge::Anywhere,
            moves,
        }
    }

    /// The number of moves or times that it counts to.
    #[must_use]
    pub const fn limit(self) -> u16 {
        match self {
            Self::Repetition(times) => times as u16,
            Self::KingMoves(moves)
            | Self::Endgame { moves, .. }
            | Self::Standstill { moves, .. } => moves,
        }
    }
}
