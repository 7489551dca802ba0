//! Captures: every sequence of jumps, and which of them must be preferred.

mod first;
mod flights;
mod jumps;
mod rank;

use super::bits::Bits;
use super::generator::is_backward;
use super::layout::{Layout, each_way};
use super::packed::{PackedOf, Play};
use super::plan::{Plan, Planned, Table};
use crate::{
    Continuation, KingCapture, Lines, ManAgainstKing, ManCaptures, Preference, Promotion, Removal,
    Reversal,
};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::cmp::Ordering;
pub use first::{KingJumps, MenJumps};
use rank::{Rank, Tally, compare, rank, rank_alike, ranks, ranks_kings, ranks_order, ranks_who};

type BitsOf<T> = <<T as Table>::Layout as Layout>::Bits;

/// The jumps of a capture in order: the piece taken and the square landed on.
pub type Trail<B> = Vec<(B, B)>;

/// The captures of a position.
#[derive(Clone, Debug)]
pub struct Captures<B> {
    plays: Vec<Play<B>>,
    trails: Vec<Trail<B>>,
    distinct: Distinct,
    spelled: bool,
    /// How many jumps may still be tried.
    budget: u64,
    /// The jumps of the capture in the making.
    trail: Trail<B>,
    /// Where a long capture of the same piece has been: at, taken, and over which piece it came there.
    seen: BTreeSet<(u8, u128, u8)>,
    /// Where long captures of the same piece have ended: to, taken, crowned.
    ended: BTreeSet<(u8, u128, u8)>,
}

/// Which captures are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Distinct {
    Results,
    Paths,
}

impl<B: Bits> Captures<B> {
    /// One entry for each result: from, to, set of taken pieces, crown.
    #[must_use]
    pub const fn by_result() -> Self {
        Self::new(Distinct::Results, false, u64::MAX)
    }

    /// One entry for each order of jumps.
    #[must_use]
    pub const fn by_path() -> Self {
        Self::new(Distinct::Paths, false, u64::MAX)
    }

    /// One entry for each result, with one of its trails.
    #[must_use]
    pub const fn by_result_with_trails() -> Self {
        Self::new(Distinct::Results, true, u64::MAX)
    }

    /// One entry for each order of jumps, with its trail; gives up after so many jumps, and says so by
    /// [`Captures::gave_up`].
    #[must_use]
    pub const fn by_path_with_trails(budget: u64) -> Self {
        Self::new(Distinct::Paths, true, budget)
    }

    const fn new(distinct: Distinct, spelled: bool, budget: u64) -> Self {
        Self {
            plays: Vec::new(),
            trails: Vec::new(),
            distinct,
            spelled,
            budget,
            trail: Vec::new(),
            seen: BTreeSet::new(),
            ended: BTreeSet::new(),
        }
    }

    /// The captures.
    #[must_use]
    pub fn plays(&self) -> &[Play<B>] {
        &self.plays
    }

    /// Their jumps, where they are kept.
    #[must_use]
    pub fn trails(&self) -> &[Trail<B>] {
        &self.trails
    }

    /// Whether the budget was too small for all of them.
    #[must_use]
    pub const fn gave_up(&self) -> bool {
        self.budget == 0
    }

    #[inline(always)]
    fn clear(&mut self) {
        self.plays.clear();
        if self.spelled {
            self.trails.clear();
        }
        if !self.ended.is_empty() {
            self.ended.clear();
        }
    }
}

/// Whether captures go this way.
#[inline(always)]
const fn captures_along(plan: Plan, direction: usize) -> bool {
    match plan.lines {
        Lines::Diagonal => direction < 4,
        Lines::DiagonalCapturesAlsoStraight => true,
        Lines::Straight => direction >= 4,
    }
}

/// Whether men capture this way.
#[inline(always)]
const fn men_capture_along(plan: Plan, direction: usize, white: bool) -> bool {
    captures_along(plan, direction)
        && (matches!(plan.man_captures, ManCaptures::AnyWay) || !is_backward(direction, white))
}

/// From how many pieces on a capture minds where it has been: shorter ones are looked through faster than remembered.
const LONG: u32 = 6;

/// Whether a king may fly straight back along the line of its last jump and find something there. Not where the piece
/// just jumped still stands in the way.
#[inline(always)]
const fn may_turn_back(plan: Plan) -> bool {
    matches!(plan.removal, Removal::AtOnce) && matches!(plan.reversal, Reversal::Allowed)
}

/// The fewest pieces a capture must take before another route can have the same result: on one family of lines a way
/// round is a rectangle with a piece on every side; with straight lines too, a triangle; and where squares are vacated
/// at once, less.
#[inline(always)]
const fn shortest_twin(plan: Plan) -> u32 {
    match (plan.removal, plan.lines) {
        (Removal::AtOnce, _) => 2,
        (Removal::AfterTheMove, Lines::DiagonalCapturesAlsoStraight) => 3,
        (Removal::AfterTheMove, Lines::Diagonal | Lines::Straight) => 4,
    }
}

#[inline(always)]
fn prey_of_men<B: Bits>(plan: Plan, prey: B, kings: B) -> B {
    match plan.man_against_king {
        ManAgainstKing::Captures => prey,
        ManAgainstKing::Powerless => prey & !kings,
    }
}

/// The squares from which a man could jump this way.
#[inline(always)]
fn springboards<T: Table, const WHITE: bool, const WAY: usize>(
    plan: Plan,
    prey: BitsOf<T>,
    empty: BitsOf<T>,
) -> BitsOf<T> {
    if men_capture_along(plan, WAY, WHITE) {
        T::Layout::back::<WAY>(prey & T::Layout::back::<WAY>(empty))
    } else {
        Bits::ZERO
    }
}

/// The squares from which a king could capture this way.
#[inline(always)]
fn king_springboards<T: Table, const WAY: usize>(
    plan: Plan,
    prey: BitsOf<T>,
    empty: BitsOf<T>,
) -> BitsOf<T> {
    if !captures_along(plan, WAY) {
        return Bits::ZERO;
    }
    let prey = prey & T::Layout::back::<WAY>(empty);
    match plan.king_capture {
        KingCapture::Adjacent => T::Layout::back::<WAY>(prey),
        KingCapture::FromAfar(_) => T::Layout::looking_at::<WAY>(prey, empty),
    }
}

/// The pieces of the side to move that could capture, whatever the precedence.
#[inline]
pub fn hunters<T: Table, const WHITE: bool>(table: T, position: &PackedOf<T>) -> BitsOf<T> {
    let plan = table.plan();
    let (own, prey) = position.sides::<WHITE>();
    let empty = BitsOf::<T>::narrowed(T::Layout::BOARD) & !(own | prey);
    let men = own & !position.kings;
    let man_prey = prey_of_men(plan, prey, position.kings);
    let men = men & each_way!(springboards::<T, WHITE, _>(plan, man_prey, empty));
    let kings = own & position.kings;
    if kings.is_empty() {
        return men;
    }
    men | kings & each_way!(king_springboards::<T, _>(plan, prey, empty))
}

/// Whether captures of a single piece are out of the question once a piece can go on. Not where a piece that seems
/// unable to go on might become a king, or one that seems able might not be.
#[inline(always)]
const fn takes_two_or_more(plan: Plan) -> bool {
    matches!(plan.must_prefer[0], Some(Preference::MostPieces))
        && !matches!(plan.promotion, Promotion::InPassing)
        && !may_turn_back(plan)
}

/// What a look for captures has found.
pub enum Found<T: Table, const WHITE: bool> {
    /// No capture.
    None,
    /// Single jumps by men.
    OfMen(MenJumps<T, WHITE>),
    /// Single jumps, some of them by kings.
    OfBoth(MenJumps<T, WHITE>, KingJumps<T>),
    /// Captures in the list.
    InTheList,
}

/// Finds every capture that may be chosen.
#[inline(always)]
pub fn captures<T: Table, const WHITE: bool>(
    table: T,
    position: &PackedOf<T>,
    list: &mut Captures<BitsOf<T>>,
) -> Found<T, WHITE> {
    captures_of::<T, WHITE, true>(table, position, list)
}

/// The same for a side that may have kings, or for one that is known to have none.
#[inline(always)]
pub(super) fn captures_of<T: Table, const WHITE: bool, const KINGS: bool>(
    table: T,
    position: &PackedOf<T>,
    list: &mut Captures<BitsOf<T>>,
) -> Found<T, WHITE> {
    let plan = table.plan();
    let (own, prey) = position.sides::<WHITE>();
    let empty = BitsOf::<T>::narrowed(T::Layout::BOARD) & !(own | prey);
    let man_prey = prey_of_men(plan, prey, position.kings);
    let jumps = MenJumps::<T, WHITE>::new(plan, own & !position.kings, man_prey, empty);
    let mut men = jumps.hunters();
    let mut kings = if KINGS {
        own & position.kings
    } else {
        Bits::ZERO
    };
    let going_on;
    if kings.is_empty() {
        if men.is_empty() {
            return Found::None;
        }
        going_on = jumps.going_on(plan);
        if going_on.is_empty()
            && !list.spelled
            && !jumps.crown_in_passing(plan)
            && (!ranks_kings(plan) || rank_alike(jumps.victims(), position.kings))
        {
            return Found::OfMen(jumps);
        }
    } else {
        let flights = KingJumps::<T>::new(plan, own, prey, empty, position.kings);
        kings = flights.hunters();
        if (men | kings).is_empty() {
            return Found::None;
        }
        going_on = jumps.going_on(plan) | flights.going_on();
        let of_one_kind = !ranks_who(plan) || men.is_empty() || kings.is_empty();
        if going_on.is_empty()
            && !list.spelled
            && !jumps.crown_in_passing(plan)
            && of_one_kind
            && (!ranks_kings(plan)
                || rank_alike(jumps.victims() | flights.victims(), position.kings))
        {
            return Found::OfBoth(jumps, flights);
        }
    }
    if going_on.any() && takes_two_or_more(plan) {
        men = men & going_on;
        kings = kings & going_on;
    }
    list.clear();
    Hunt::<'_, T::Layout, T::Bare> {
        table: table.bare(),
        white: WHITE,
        prey,
        kings: position.kings,
        empty,
        from: Bits::ZERO,
        king: false,
        crowned_in_passing: false,
        tally: Tally::default(),
        best: (0, 0),
        found: list,
    }
    .run(men, kings);
    if list.plays.is_empty() {
        Found::None
    } else {
        Found::InTheList
    }
}

/// A capture in the making, and where the finished ones go.
struct Hunt<'c, L: Layout, P> {
    table: P,
    white: bool,
    /// The opponent's pieces, and which of all pieces are kings.
    prey: L::Bits,
    kings: L::Bits,
    /// The empty squares, with the square the capturing piece has left.
    empty: L::Bits,
    from: L::Bits,
    king: bool,
    crowned_in_passing: bool,
    tally: Tally,
    best: Rank,
    found: &'c mut Captures<L::Bits>,
}

impl<L: Layout, P: Planned> Hunt<'_, L, P> {
    fn run(&mut self, mut men: L::Bits, mut kings: L::Bits) {
        while let Some(man) = men.pop() {
            self.from = man;
            self.empty ^= man;
            self.forget();
            self.goes_on::<false>(man, Bits::ZERO, 0);
            self.empty ^= man;
        }
        self.king = true;
        while let Some(king) = kings.pop() {
            self.from = king;
            self.empty ^= king;
            self.forget();
            self.king_goes_on(king, Bits::ZERO, Bits::ZERO, 0);
            self.empty ^= king;
        }
    }

    /// Forgets where the last piece has been.
    #[inline(always)]
    fn forget(&mut self) {
        // Each for itself: where the order of the kings decides, captures end without being seen on the way.
        if !self.found.seen.is_empty() {
            self.found.seen.clear();
        }
        if !self.found.ended.is_empty() {
            self.found.ended.clear();
        }
    }

    /// A king goes on capturing, far or near, after a jump over the last piece taken; says whether it can.
    #[inline(always)]
    fn king_goes_on(&mut self, at: L::Bits, last: L::Bits, taken: L::Bits, pieces: u32) -> bool {
        match self.table.plan().king_capture {
            KingCapture::Adjacent => self.goes_on::<true>(at, taken, pieces),
            KingCapture::FromAfar(_) => self.flies_on(at, last, taken, pieces),
        }
    }

    /// The squares free to fly over and land on.
    #[inline(always)]
    fn free(&self, taken: L::Bits) -> L::Bits {
        match self.table.plan().removal {
            Removal::AfterTheMove => self.empty,
            Removal::AtOnce => self.empty | taken,
        }
    }

    /// Whether what comes after a jump is to be looked at. Where results alone count, a long capture that stands where
    /// another stood, with the same pieces taken, has nothing new to find; without that a king among many pieces would
    /// try every order of them.
    #[inline(always)]
    fn is_news(&mut self, at: L::Bits, victim: L::Bits, taken: L::Bits, pieces: u32) -> bool {
        match self.found.distinct {
            Distinct::Paths => {
                self.found.budget = self.found.budget.saturating_sub(1);
                self.found.budget > 0
            }
            Distinct::Results => {
                pieces < LONG || ranks_order(self.table.plan()) || self.is_new(at, victim, taken)
            }
        }
    }

    #[inline(never)]
    fn is_new(&mut self, at: L::Bits, victim: L::Bits, taken: L::Bits) -> bool {
        let how = victim.index() as u8 | u8::from(self.crowned_in_passing) << 7;
        self.found
            .seen
            .insert((at.index() as u8, taken.widened(), how))
    }

    /// What was noted so far, to be put back later.
    #[inline(always)]
    fn noted(&self) -> (Tally, usize) {
        (self.tally, self.found.trail.len())
    }

    /// Notes a jump over the so-manieth piece.
    #[inline(always)]
    fn note(&mut self, victim: L::Bits, landing: L::Bits, piece: u32) {
        if ranks_kings(self.table.plan()) && victim.meets(self.kings) {
            self.tally = self.tally.with_king(piece);
        }
        if self.found.spelled {
            self.found.trail.push((victim, landing));
        }
    }

    /// Whether a capture with the same result has been found.
    fn is_twin(&mut self, play: &Play<L::Bits>, pieces: u32) -> bool {
        if pieces < LONG {
            self.found.plays.contains(play)
        } else {
            let crowned = u8::from(play.crown.any());
            !self
                .found
                .ended
                .insert((play.to.index() as u8, play.taken.widened(), crowned))
        }
    }

    #[inline(always)]
    fn put_back(&mut self, (tally, trail): (Tally, usize)) {
        if ranks_kings(self.table.plan()) {
            self.tally = tally;
        }
        if self.found.spelled {
            self.found.trail.truncate(trail);
        }
    }

    /// Whether a capture ends on a square, seen from whether it can go on from there.
    #[inline(always)]
    fn ends(&self, goes_on: bool) -> bool {
        !goes_on || matches!(self.table.plan().continuation, Continuation::MayStop)
    }

    #[inline(never)]
    fn finish(&mut self, to: L::Bits, taken: L::Bits, pieces: u32, crowned: bool) {
        self.finish_here(to, taken, pieces, crowned);
    }

    /// The same where a call would be felt.
    #[inline(always)]
    fn finish_here(&mut self, to: L::Bits, taken: L::Bits, pieces: u32, crowned: bool) {
        let plan = self.table.plan();
        if ranks(plan) {
            let rank = rank(plan, pieces, self.tally, self.king);
            match compare(plan, rank, self.best) {
                Ordering::Less => return,
                Ordering::Equal => {}
                Ordering::Greater => {
                    self.best = rank;
                    self.found.clear();
                }
            }
        }
        let play = Play {
            from: self.from,
            to,
            taken,
            king: self.king,
            crown: if crowned || self.crowned_in_passing {
                to
            } else {
                Bits::ZERO
            },
        };
        if pieces >= shortest_twin(plan)
            && self.found.distinct == Distinct::Results
            && self.is_twin(&play, pieces)
        {
            return;
        }
        self.found.plays.push(play);
        if self.found.spelled {
            let trail = self.found.trail.clone();
            self.found.trails.push(trail);
        }
    }
}
