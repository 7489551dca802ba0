//! Hash chains: one sealed value that binds its owner to thousands of secrets in a fixed order.
//!
//! A chain of length `n` has the elements `x_n` (drawn from entropy), `x_{n-1}`, …, `x_1`, and the
//! anchor `x_0`; each is the hash of the one before it. The anchor is published first, then one
//! element a throw: `x_1`, `x_2`, … Whoever knows `x_{k-1}` can check `x_k` but cannot guess it
//! (Lamport 1981).

use super::digest::{Digest, Fields};
use super::party::{Party, TableId};
use core::fmt;
use serde::{Deserialize, Serialize};
use sha2::Sha256;

/// A chain has at most this many elements, so that reading a record is always quick.
pub const LONGEST_CHAIN: u32 = 1 << 20;

/// A length that covers a long match: 4096 throws are about sixty games of backgammon.
pub const USUAL_CHAIN: u32 = 4096;

/// What a party publishes before the first throw: the end of a chain whose other elements it
/// keeps to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commitment {
    /// The last hash, `x_0`.
    pub anchor: Digest,
    /// The party's first chain is 0; each renewal counts one further.
    pub chain: u32,
    /// For how many throws it lasts: 1 to [`LONGEST_CHAIN`].
    pub length: u32,
    /// Whose chain it is.
    pub party: Party,
}

/// Whether a chain may have this many elements.
pub(super) const fn length_is_allowed(length: u32) -> bool {
    1 <= length && length <= LONGEST_CHAIN
}

/// The step from one element to the next towards the anchor. The table, the party, the number of
/// the chain and the place in it are hashed along, so an element fits in exactly one place of
/// exactly one chain, and a table of hashes computed for one chain is worthless for any other.
#[derive(Clone)]
struct Link(Fields<Sha256>);

impl Link {
    fn new(table: &TableId, party: Party, chain: u32) -> Self {
        let fields = Fields::hash("tabuleiro dice 1 link");
        Self(fields.text(table.as_str()).text(party.name()).number(chain))
    }

    /// From `x_k` to `x_{k-1}`.
    fn step(&self, k: u32, element: &Digest) -> Digest {
        self.0.clone().number(k).digest(element).finish()
    }
}

/// A chain as its owner holds it. With `s = ⌈√length⌉` it keeps every `s`-th element and the
/// stretch in use, `2s` elements in all (4 KiB for 4096 throws, 64 KiB for a million); taking the
/// elements in order costs two hashes each, making the chain one hash an element.
#[derive(Clone)]
pub(super) struct SecretChain {
    commitment: Commitment,
    link: Link,
    spacing: u32,
    /// `marks[j]` is `x_k` for `k = min((j + 1) · spacing, length)`.
    marks: Vec<Digest>,
    /// Which mark the stretch was computed from, and the elements from that mark's down.
    stretch: (usize, Vec<Digest>),
}

impl SecretChain {
    /// Makes a chain from 32 bytes of entropy. The caller answers for the length and for the
    /// quality of the entropy: whoever can guess it knows the chain.
    pub(super) fn new(
        table: &TableId,
        party: Party,
        chain: u32,
        length: u32,
        entropy: &[u8; 32],
    ) -> Self {
        debug_assert!(length_is_allowed(length));
        let root = Fields::hash("tabuleiro dice 1 root")
            .text(table.as_str())
            .text(party.name())
            .number(chain)
            .number(length)
            .bytes(entropy)
            .finish();
        let link = Link::new(table, party, chain);
        let spacing = length.isqrt() + u32::from(length.isqrt().pow(2) < length);
        let mut marks = vec![root];
        let mut element = root;
        for k in (1..=length).rev() {
            if k < length && k.is_multiple_of(spacing) {
                marks.push(element);
            }
            element = link.step(k, &element);
        }
        marks.reverse();
        let commitment = Commitment {
            party,
            chain,
            length,
            anchor: element,
        };
        Self {
            commitment,
            link,
            spacing,
            marks,
            stretch: (usize::MAX, Vec::new()),
        }
    }

    pub(super) const fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The element `x_k`, for `k` from 1 to the length.
    pub(super) fn element(&mut self, k: u32) -> Digest {
        let mark = ((k - 1) / self.spacing) as usize;
        let top = ((k - 1) / self.spacing + 1).saturating_mul(self.spacing);
        let top = top.min(self.commitment.length);
        if self.stretch.0 != mark {
            let bottom = (k - 1) / self.spacing * self.spacing + 1;
            let mut element = self.marks[mark];
            let mut stretch = vec![element];
            for i in (bottom + 1..=top).rev() {
                element = self.link.step(i, &element);
                stretch.push(element);
            }
            self.stretch = (mark, stretch);
        }
        self.stretch.1[(top - k) as usize]
    }
}

/// Says which chain it is and keeps its elements to itself.
impl fmt::Debug for SecretChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SecretChain")
            .field(&self.commitment)
            .finish()
    }
}

/// Why an element was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BadElement {
    /// The chain has no element for this throw.
    Exhausted,
    /// It does not hash to what is known of the chain.
    Mismatch,
}

/// A chain as everyone else knows it: its commitment, and the last element seen.
#[derive(Clone)]
pub(super) struct ChainHead {
    pub(super) commitment: Commitment,
    /// The number of the throw that takes `x_1`.
    first: u32,
    link: Link,
    seen: u32,
    head: Digest,
}

impl ChainHead {
    pub(super) fn new(table: &TableId, commitment: Commitment, first: u32) -> Self {
        Self {
            commitment,
            first,
            link: Link::new(table, commitment.party, commitment.chain),
            seen: 0,
            head: commitment.anchor,
        }
    }

    /// The number of the first throw beyond the chain.
    pub(super) const fn end(&self) -> u32 {
        self.first.saturating_add(self.commitment.length)
    }

    /// Which element belongs to this throw. The number of the throw alone decides: an element
    /// that was left out is passed over, never used later.
    pub(super) fn place(&self, roll: u32) -> Option<u32> {
        (self.first..self.end())
            .contains(&roll)
            .then(|| roll - self.first + 1)
    }

    /// Hashes the element down to the last one seen.
    pub(super) fn check(&self, roll: u32, element: &Digest) -> Result<(), BadElement> {
        let place = self.place(roll).ok_or(BadElement::Exhausted)?;
        let mut hashed = *element;
        for k in (self.seen + 1..=place).rev() {
            hashed = self.link.step(k, &hashed);
        }
        if place > self.seen && hashed == self.head {
            Ok(())
        } else {
            Err(BadElement::Mismatch)
        }
    }

    /// Takes an element that [`check`](Self::check) accepted.
    pub(super) fn take(&mut self, roll: u32, element: &Digest) {
        self.seen = roll - self.first + 1;
        self.head = *element;
    }
}

/// The chain a party is using, and the one it will use when that ends.
#[derive(Clone)]
pub(super) struct PartyChains {
    pub(super) current: ChainHead,
    waiting: Option<ChainHead>,
}

/// Why a renewal was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BadRenewal {
    /// It does not carry the next number.
    Number {
        /// The number it should carry.
        expected: u32,
    },
    /// The length is not allowed.
    Length,
    /// A renewal is already waiting for the chain in use to end.
    Waiting,
}

impl PartyChains {
    pub(super) fn new(table: &TableId, commitment: Commitment) -> Self {
        Self {
            current: ChainHead::new(table, commitment, 1),
            waiting: None,
        }
    }

    /// Takes a renewal, announced when `next_roll` is the next throw. The new chain begins where
    /// the old one ends, or now if that is past: nobody can drop a chain whose elements, together
    /// with what else he knows, he does not like.
    pub(super) fn renew(
        &mut self,
        table: &TableId,
        commitment: Commitment,
        next_roll: u32,
    ) -> Result<(), BadRenewal> {
        if self.waiting.is_some() {
            return Err(BadRenewal::Waiting);
        }
        let expected = self.current.commitment.chain + 1;
        if commitment.chain != expected {
            return Err(BadRenewal::Number { expected });
        }
        if !length_is_allowed(commitment.length) {
            return Err(BadRenewal::Length);
        }
        let first = self.current.end().max(next_roll);
        self.waiting = Some(ChainHead::new(table, commitment, first));
        self.arrive_at(next_roll);
        Ok(())
    }

    /// Takes a chain in the place of the one in use, from the next throw on: its owner has lost the secrets of the old
    /// one, and the other player has agreed.
    pub(super) fn reseal(
        &mut self,
        table: &TableId,
        commitment: Commitment,
        next_roll: u32,
    ) -> Result<(), BadRenewal> {
        let expected = self.newest().commitment.chain + 1;
        if commitment.chain != expected {
            return Err(BadRenewal::Number { expected });
        }
        if !length_is_allowed(commitment.length) {
            return Err(BadRenewal::Length);
        }
        self.waiting = None;
        self.current = ChainHead::new(table, commitment, next_roll);
        Ok(())
    }

    /// Moves on to the waiting chain if this throw is its first.
    pub(super) fn arrive_at(&mut self, roll: u32) {
        if let Some(chain) = self.waiting.take_if(|chain| chain.first <= roll) {
            self.current = chain;
        }
    }

    /// The one in use, or the one that waits for its end.
    pub(super) fn newest(&self) -> &ChainHead {
        self.waiting.as_ref().unwrap_or(&self.current)
    }

    /// For how many throws the one in use was sealed.
    pub(super) const fn length(&self) -> u32 {
        self.current.commitment.length
    }

    /// For how many throws from this one on the party has elements.
    pub(super) fn left(&self, roll: u32) -> u32 {
        self.newest().end().saturating_sub(roll)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn table() -> TableId {
        "t".parse().unwrap()
    }

    /// The chain without any cleverness: `x_0` to `x_n`.
    fn whole_chain(chain: &SecretChain) -> Vec<Digest> {
        let mut elements = vec![*chain.marks.last().unwrap()];
        for k in (1..=chain.commitment.length).rev() {
            elements.push(chain.link.step(k, elements.last().unwrap()));
        }
        elements.reverse();
        elements
    }

    proptest! {
        #[test]
        fn every_element_is_the_right_one(
            length in 1..300u32,
            entropy: [u8; 32],
            order: Vec<u32>,
        ) {
            let mut chain = SecretChain::new(&table(), Party::Dark, 3, length, &entropy);
            let whole = whole_chain(&chain);
            prop_assert_eq!(chain.commitment().anchor, whole[0]);
            let kept = chain.marks.len() + chain.spacing as usize;
            prop_assert!(kept <= 2 * (f64::from(length).sqrt().ceil() as usize));
            for k in order.into_iter().map(|k| k % length + 1).chain(1..=length) {
                prop_assert_eq!(chain.element(k), whole[k as usize]);
            }
        }

        #[test]
        fn a_head_accepts_only_the_element_of_that_throw(
            length in 1..60u32,
            entropy: [u8; 32],
            present: [bool; 60],
        ) {
            let mut chain = SecretChain::new(&table(), Party::Light, 0, length, &entropy);
            let mut head = ChainHead::new(&table(), chain.commitment(), 1);
            for roll in 1..=length {
                for other in 1..=length {
                    let verdict = head.check(roll, &chain.element(other));
                    prop_assert_eq!(verdict.is_ok(), other == roll);
                }
                if present[roll as usize - 1] {
                    head.take(roll, &chain.element(roll));
                }
            }
            let beyond = head.check(length + 1, &chain.element(length));
            prop_assert_eq!(beyond, Err(BadElement::Exhausted));
        }
    }

    #[test]
    fn chains_of_other_tables_parties_and_numbers_do_not_fit() {
        let entropy = [7; 32];
        let mut mine = SecretChain::new(&table(), Party::Light, 0, 8, &entropy);
        let others = [
            SecretChain::new(&"u".parse().unwrap(), Party::Light, 0, 8, &entropy),
            SecretChain::new(&table(), Party::Dark, 0, 8, &entropy),
            SecretChain::new(&table(), Party::Light, 1, 8, &entropy),
        ];
        for other in others {
            assert_ne!(other.commitment().anchor, mine.commitment().anchor);
        }
        // Dark copies Light's anchor: Light's elements do not open it in Dark's place.
        let copied = Commitment {
            party: Party::Dark,
            ..mine.commitment()
        };
        let head = ChainHead::new(&table(), copied, 1);
        assert_eq!(head.check(1, &mine.element(1)), Err(BadElement::Mismatch));
    }

    #[test]
    fn a_renewal_begins_where_the_old_chain_ends() {
        let chain =
            |number, length| SecretChain::new(&table(), Party::Server, number, length, &[1; 32]);
        let mut known = PartyChains::new(&table(), chain(0, 5).commitment());
        let renewal = chain(1, 4).commitment();
        known.renew(&table(), renewal, 3).unwrap();
        assert_eq!(
            known.renew(&table(), chain(2, 4).commitment(), 3),
            Err(BadRenewal::Waiting)
        );
        known.arrive_at(5);
        assert_eq!((known.current.commitment.chain, known.left(5)), (0, 5));
        known.arrive_at(6);
        assert_eq!((known.current.commitment.chain, known.left(6)), (1, 4));
        assert_eq!(known.current.place(6), Some(1));
        // Away from throw 10 to 19: the next chain begins with the throw at hand.
        known.renew(&table(), chain(2, 4).commitment(), 20).unwrap();
        assert_eq!(
            (known.current.commitment.chain, known.current.place(20)),
            (2, Some(1))
        );
        assert_eq!(
            known.renew(&table(), chain(9, 4).commitment(), 20),
            Err(BadRenewal::Number { expected: 3 })
        );
        let endless = Commitment {
            length: LONGEST_CHAIN + 1,
            ..chain(3, 4).commitment()
        };
        assert_eq!(known.renew(&table(), endless, 20), Err(BadRenewal::Length));
    }
}
