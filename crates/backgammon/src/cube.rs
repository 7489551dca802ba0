//! The doubling cube.

use core::fmt;

use crate::side::Side;

/// The doubling cube: its value and who may turn it next.
///
/// The leaflet knows no ceiling (000 Competição); ours is 2⁴⁰, far beyond any game and small
/// enough that every stake fits its integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(
        try_from = "crate::with_serde::WrittenCube",
        into = "crate::with_serde::WrittenCube"
    )
)]
pub struct Cube {
    log2: u8,
    owner: Option<Side>,
}

impl Cube {
    /// In the middle at 1.
    pub const CENTRED: Self = Self {
        log2: 0,
        owner: None,
    };

    /// The highest power of two the cube can show.
    pub const MOST_DOUBLINGS: u8 = 40;

    /// A cube at 2 to the power `doublings`; without an owner it lies in the middle.
    #[must_use]
    pub const fn new(doublings: u8, owner: Option<Side>) -> Option<Self> {
        if doublings > Self::MOST_DOUBLINGS {
            return None;
        }
        Some(Self {
            log2: doublings,
            owner,
        })
    }

    /// A cube showing `value`, if that is a power of two in range.
    #[must_use]
    pub const fn of_value(value: u64, owner: Option<Side>) -> Option<Self> {
        if !value.is_power_of_two() {
            return None;
        }
        Self::new(value.trailing_zeros() as u8, owner)
    }

    /// The number shown.
    #[must_use]
    pub const fn value(self) -> u64 {
        1 << self.log2
    }

    /// How often it has been doubled: the power of two shown.
    #[must_use]
    pub const fn doublings(self) -> u8 {
        self.log2
    }

    /// The side that holds it; nobody while it lies in the middle.
    #[must_use]
    pub const fn owner(self) -> Option<Side> {
        self.owner
    }

    /// May this side turn the cube: does it hold it, or does the cube lie in the middle?
    #[must_use]
    pub fn is_open_to(self, side: Side) -> bool {
        self.owner.is_none_or(|owner| owner == side)
    }

    /// One turn higher and given to `owner`; nothing above [`Cube::MOST_DOUBLINGS`].
    #[must_use]
    pub const fn doubled_for(self, owner: Side) -> Option<Self> {
        Self::new(self.log2 + 1, Some(owner))
    }
}

impl Default for Cube {
    fn default() -> Self {
        Self::CENTRED
    }
}

impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner {
            None => write!(f, "{} in the middle", self.value()),
            Some(owner) => write!(f, "{} held by {owner}", self.value()),
        }
    }
}
