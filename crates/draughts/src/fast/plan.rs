//! The part of the table that the generator reads, and the two ways to hand it over: as a constant, or as a value.

use super::layout::Layout;
use super::packed::{Memory, Nothing, Remembered};
use crate::{
    Compulsion, Continuation, Goal, KingCapture, KingPatience, KingRange, Lines, ManAgainstKing,
    ManCaptures, Preference, Promotion, Removal, Reversal, Rules,
};
use core::marker::PhantomData;

/// The points that decide which moves there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// See [`Rules::lines`].
    pub lines: Lines,
    /// See [`Rules::man_captures`].
    pub man_captures: ManCaptures,
    /// See [`Rules::man_against_king`].
    pub man_against_king: ManAgainstKing,
    /// See [`Rules::king_range`].
    pub king_range: KingRange,
    /// See [`Rules::king_capture`].
    pub king_capture: KingCapture,
    /// See [`Rules::compulsion`].
    pub compulsion: Compulsion,
    /// See [`Rules::must_prefer`].
    pub must_prefer: [Option<Preference>; 6],
    /// See [`Rules::continuation`].
    pub continuation: Continuation,
    /// See [`Rules::removal`].
    pub removal: Removal,
    /// See [`Rules::reversal`].
    pub reversal: Reversal,
    /// See [`Rules::promotion`].
    pub promotion: Promotion,
    /// See [`Rules::king_patience`].
    pub king_patience: KingPatience,
    /// Whether a king on the board ends the game: see [`Rules::goal`].
    pub first_king_wins: bool,
}

impl Plan {
    /// The points of a table.
    #[must_use]
    pub const fn of(rules: &Rules) -> Self {
        let mut must_prefer = [None; 6];
        let mut at = 0;
        while let Some(preference) = rules.must_prefer.get(at) {
            must_prefer[at] = Some(preference.value);
            at += 1;
        }
        Self {
            lines: rules.lines.value,
            man_captures: rules.man_captures.value,
            man_against_king: rules.man_against_king.value,
            king_range: rules.king_range.value,
            king_capture: rules.king_capture.value,
            compulsion: rules.compulsion.value,
            must_prefer,
            continuation: rules.continuation.value,
            removal: rules.removal.value,
            reversal: rules.reversal.value,
            promotion: rules.promotion.value,
            king_patience: rules.king_patience.value,
            first_king_wins: matches!(rules.goal.value, Goal::Breakthrough),
        }
    }

    /// Whether a position must remember more than its pieces.
    #[must_use]
    pub const fn needs_memory(&self) -> bool {
        matches!(self.compulsion, Compulsion::Huff)
            || matches!(self.king_patience, KingPatience::Moves(_))
    }
}

/// Where a plan comes from. Where it is a constant the compiler folds every branch on it away.
pub trait Planned: Copy + Send + Sync {
    /// The plan.
    fn plan(self) -> Plan;
}

/// A plan with the layout of its board.
pub trait Table: Planned {
    /// How the board lies in a word.
    type Layout: Layout;
    /// What a position remembers besides its pieces.
    type Memory: Memory<<Self::Layout as Layout>::Bits>;
    /// The plan without layout and memory, so that what needs neither is compiled once for all of them.
    type Bare: Planned;

    /// The bare plan.
    fn bare(self) -> Self::Bare;
}

/// A plan read at run time.
#[derive(Clone, Copy, Debug)]
pub struct AtRunTime(Plan);

impl Planned for AtRunTime {
    #[inline(always)]
    fn plan(self) -> Plan {
        self.0
    }
}

/// A table read at run time.
#[derive(Clone, Copy, Debug)]
pub struct Loaded<L, M> {
    plan: AtRunTime,
    of: PhantomData<(L, M)>,
}

impl<L, M> Loaded<L, M> {
    pub(super) const fn new(plan: Plan) -> Self {
        Self {
            plan: AtRunTime(plan),
            of: PhantomData,
        }
    }
}

impl<L: Layout> Planned for Loaded<L, Nothing> {
    #[inline(always)]
    fn plan(self) -> Plan {
        // What needs memory has the other table: say so, and the branches on it are gone.
        Plan {
            compulsion: Compulsion::Forced,
            king_patience: KingPatience::Unlimited,
            ..self.plan.plan()
        }
    }
}

impl<L: Layout> Planned for Loaded<L, Remembered<L::Bits>> {
    #[inline(always)]
    fn plan(self) -> Plan {
        self.plan.plan()
    }
}

impl<L: Layout, M: Memory<L::Bits>> Table for Loaded<L, M>
where
    Self: Planned,
{
    type Layout = L;
    type Memory = M;
    type Bare = AtRunTime;

    #[inline(always)]
    fn bare(self) -> AtRunTime {
        self.plan
    }
}
