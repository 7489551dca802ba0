//! The built-in sets as constant plans, and the choice of a table for a rule set.

use super::layout::{All8, Half8, Half10, Half12, Layout};
use super::packed::{Memory, Nothing, Remembered};
use super::plan::{Loaded, Plan, Planned, Table};
use crate::rule_sets::{
    Brazilian, Canadian, Czech, English, Frisian, Garden, International, Italian, Killer, Pool,
    Portuguese, RuleSet, Russian, Spanish, Turkish, Xalingo, XalingoEn,
};
use crate::{Rules, Size, Squares};
use core::marker::PhantomData;

/// The plan of a rule set known at compile time.
#[derive(Clone, Copy, Debug, Default)]
pub struct BuiltIn<R>(PhantomData<R>);

/// How a built-in set's board and memory are kept.
pub trait Laid: RuleSet {
    /// How the board lies in a word.
    type Layout: Layout;
    /// What a position remembers besides its pieces.
    type Memory: Memory<<Self::Layout as Layout>::Bits>;
}

impl<R: RuleSet> Planned for BuiltIn<R> {
    #[inline(always)]
    fn plan(self) -> Plan {
        const { Plan::of(&R::RULES) }
    }
}

impl<R: Laid> Table for BuiltIn<R> {
    type Layout = R::Layout;
    type Memory = R::Memory;
    type Bare = Self;

    #[inline(always)]
    fn bare(self) -> Self {
        self
    }
}

/// Work that runs on any table: one dispatch for a whole search or count, never one a node.
pub trait Work {
    /// What comes of it.
    type Output;
    /// Does it.
    fn run<T: Table>(self, table: T) -> Self::Output;
}

macro_rules! laid {
    ($($set:ident: $layout:ty, $memory:ty;)*) => {
        $(
            impl Laid for $set {
                type Layout = $layout;
                type Memory = $memory;
            }

            const _: () = {
                let rules = <$set as RuleSet>::RULES;
                assert!(matches!(rules.board.value.size, <$layout as Layout>::SIZE));
                assert!(matches!(rules.board.value.squares, Squares::All) == <$layout as Layout>::ALL_SQUARES);
                assert!(Plan::of(&rules).needs_memory() == <$memory as Memory<<$layout as Layout>::Bits>>::KEPT);
            };
        )*
    };
}

laid! {
    Brazilian: Half8, Nothing;
    Canadian: Half12, Nothing;
    Czech: Half8, Nothing;
    English: Half8, Nothing;
    Frisian: Half10, Remembered<u64>;
    Garden: Half8, Remembered<u64>;
    International: Half10, Nothing;
    Italian: Half8, Nothing;
    Killer: Half10, Nothing;
    Pool: Half8, Nothing;
    Portuguese: Half8, Nothing;
    Russian: Half8, Nothing;
    Spanish: Half8, Nothing;
    Turkish: All8, Nothing;
    Xalingo: Half8, Nothing;
    XalingoEn: Half8, Nothing;
}

macro_rules! first_alike {
    ($rules:ident, $work:ident, $($set:ident),*) => {{
        let plan = Plan::of($rules);
        $(
            if plan == const { Plan::of(&<$set as RuleSet>::RULES) }
                && <$set as Laid>::Layout::fits($rules.board.value)
            {
                return $work.run(BuiltIn::<$set>::default());
            }
        )*
    }};
}

/// Runs some work on the fastest table for these rules: a constant one where a built-in set plays alike.
pub fn with_table<W: Work>(rules: &Rules, work: W) -> W::Output {
    // Xalingo moves as Brazilian does, Portuguese as Spanish: one table for both.
    first_alike!(
        rules,
        work,
        Brazilian,
        Canadian,
        Czech,
        English,
        Frisian,
        Garden,
        International,
        Italian,
        Killer,
        Pool,
        Russian,
        Spanish,
        Turkish,
        XalingoEn
    );
    with_loaded_table(rules, work)
}

/// Runs some work on a table read at run time.
pub fn with_loaded_table<W: Work>(rules: &Rules, work: W) -> W::Output {
    let plan = Plan::of(rules);
    if plan.needs_memory() {
        return with_remembering_table(rules, work);
    }
    match (rules.board.value.size, rules.board.value.squares) {
        (_, Squares::All) => work.run(Loaded::<All8, Nothing>::new(plan)),
        (Size::Eight, _) => work.run(Loaded::<Half8, Nothing>::new(plan)),
        (Size::Ten, _) => work.run(Loaded::<Half10, Nothing>::new(plan)),
        (Size::Twelve, _) => work.run(Loaded::<Half12, Nothing>::new(plan)),
    }
}

/// Runs some work on a table that can remember anything: for work that is done once a turn, and better compiled once a
/// layout.
pub fn with_remembering_table<W: Work>(rules: &Rules, work: W) -> W::Output {
    let plan = Plan::of(rules);
    match (rules.board.value.size, rules.board.value.squares) {
        (_, Squares::All) => work.run(Loaded::<All8, Remembered<u128>>::new(plan)),
        (Size::Eight, _) => work.run(Loaded::<Half8, Remembered<u64>>::new(plan)),
        (Size::Ten, _) => work.run(Loaded::<Half10, Remembered<u64>>::new(plan)),
        (Size::Twelve, _) => work.run(Loaded::<Half12, Remembered<u128>>::new(plan)),
    }
}

/// Work for the half-played 8×8 board alone, by rules under which a position is its pieces and the turn.
pub trait SmallWork {
    /// What comes of it.
    type Output;
    /// Does it.
    fn run<T: Table<Layout = Half8, Memory = Nothing> + Send + Sync>(
        self,
        table: T,
    ) -> Self::Output;
}

/// Runs such work on the fastest table for these rules, or on none where they do not fit.
pub fn with_small_table<W: SmallWork>(rules: &Rules, work: W) -> Option<W::Output> {
    let plan = Plan::of(rules);
    if plan.needs_memory() || !Half8::fits(rules.board.value) {
        return None;
    }
    // A constant table for each set is several times the code of one for all: too much for a page to load.
    #[cfg(not(target_family = "wasm"))]
    {
        macro_rules! constant {
            ($($set:ident),*) => {
                $(
                    if plan == const { Plan::of(&<$set as RuleSet>::RULES) } {
                        return Some(work.run(BuiltIn::<$set>::default()));
                    }
                )*
            };
        }
        constant!(
            Brazilian, Czech, English, Italian, Pool, Russian, Spanish, XalingoEn
        );
    }
    Some(work.run(Loaded::<Half8, Nothing>::new(plan)))
}
