//! Which capture must be preferred.

use crate::Preference;
use crate::fast::bits::Bits;
use crate::fast::plan::Plan;
use core::cmp::Ordering;

/// How a capture ranks: the larger must be preferred. The order of the kings decides last, as
/// [`Rules::check`](crate::Rules::check) makes sure.
pub(super) type Rank = (u32, u64);

/// What a capture has taken so far, kept up jump by jump as far as the plan ranks by it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    kings: u32,
    /// A bit for each king, that of the first piece taken at the top.
    order: u64,
}

impl Tally {
    /// The tally after a king was taken as the so-manieth piece, counted from 1.
    #[inline(always)]
    pub(super) const fn with_king(self, piece: u32) -> Self {
        Self {
            kings: self.kings + 1,
            order: self.order | 1 << (64 - piece),
        }
    }
}

/// Whether captures are ranked at all.
#[inline(always)]
pub(super) const fn ranks(plan: Plan) -> bool {
    plan.must_prefer[0].is_some()
}

/// Whether it matters for the rank what kind of piece captures.
#[inline(always)]
pub(super) fn ranks_who(plan: Plan) -> bool {
    plan.must_prefer.contains(&Some(Preference::WithKing))
}

/// Whether it matters for the rank which of the taken pieces are kings.
#[inline(always)]
pub(super) fn ranks_kings(plan: Plan) -> bool {
    plan.must_prefer.iter().any(|preference| {
        matches!(
            preference,
            Some(Preference::MostKings | Preference::MostValue | Preference::KingsEarliest)
        )
    })
}

/// Whether captures of one piece each rank alike, as far as it matters which of the taken pieces are kings.
#[inline(always)]
pub(super) fn rank_alike<B: Bits>(victims: B, kings: B) -> bool {
    (victims & kings).is_empty() || (victims & !kings).is_empty()
}

/// Whether the order of the taken pieces matters for the rank.
#[inline(always)]
pub(super) fn ranks_order(plan: Plan) -> bool {
    plan.must_prefer.contains(&Some(Preference::KingsEarliest))
}

/// The rank of a capture of so many pieces.
#[inline(always)]
pub(super) fn rank(plan: Plan, pieces: u32, tally: Tally, king: bool) -> Rank {
    let mut rank = (0, 0);
    for preference in plan.must_prefer {
        match preference {
            None => {}
            Some(Preference::MostPieces) => rank.0 = rank.0 << 7 | pieces,
            Some(Preference::WithKing) => rank.0 = rank.0 << 1 | u32::from(king),
            Some(Preference::MostKings) => rank.0 = rank.0 << 7 | tally.kings,
            // A king is worth a little less than two men.
            Some(Preference::MostValue) => {
                rank.0 = rank.0 << 15 | ((pieces + tally.kings) * 128 - tally.kings);
            }
            Some(Preference::KingsEarliest) => rank.1 = tally.order,
        }
    }
    rank
}

/// Which of two ranks is the larger.
#[inline(always)]
pub(super) fn compare(plan: Plan, one: Rank, other: Rank) -> Ordering {
    if ranks_order(plan) {
        one.cmp(&other)
    } else {
        one.0.cmp(&other.0)
    }
}
