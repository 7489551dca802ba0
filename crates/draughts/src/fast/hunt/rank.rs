//! Which capture must be preferred.

use crate::Preference;
use crate::fast::plan::Plan;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RuleSet;
    use crate::rule_sets::{Czech, Frisian, International, Italian, Spanish};

    /// The rank of a capture, written as who takes and what is taken in order: `k:mkm` is a king taking a man, a king,
    /// a man.
    fn rank_of(plan: Plan, capture: &str) -> Rank {
        let (taker, taken) = capture.split_once(':').unwrap();
        let mut tally = Tally::default();
        for (piece, kind) in (1..).zip(taken.chars()) {
            if kind == 'k' {
                tally = tally.with_king(piece);
            }
        }
        rank(plan, taken.len() as u32, tally, taker == "k")
    }

    /// Each capture of the list must be preferred to all before it; those on one line are a free choice.
    fn is_strictly_ordered<R: RuleSet>(list: &[&str]) {
        let plan = Plan::of(&R::RULES);
        let lines: Vec<Vec<Rank>> = list
            .iter()
            .map(|line| {
                line.split(' ')
                    .map(|capture| rank_of(plan, capture))
                    .collect()
            })
            .collect();
        for (line, text) in lines.iter().zip(list) {
            assert!(
                line.iter().all(|rank| *rank == line[0]),
                "a free choice: {text}"
            );
        }
        for (worse, worse_text) in lines.iter().zip(list) {
            let later = lines
                .iter()
                .zip(list)
                .skip_while(|(_, text)| *text != worse_text)
                .skip(1);
            for (better, better_text) in later {
                assert!(
                    worse[0] < better[0],
                    "{worse_text} must give way to {better_text}"
                );
            }
        }
    }

    #[test]
    fn italian_precedence_is_strict() {
        // 6.6 the number, 6.7 with a king, 6.8 the kings taken, 6.9 the kings that come first. Men take no kings.
        is_strictly_ordered::<Italian>(&[
            "m:m", "k:m", "k:k", "m:mm", "k:mm", "k:mk", "k:km", "k:kk", "m:mmm", "k:mmm", "k:mmk",
            "k:mkm", "k:kmm", "k:mkk", "k:kmk", "k:kkm", "k:kkk", "k:mmmm", "k:mmmk", "k:mmkm",
            "k:mkmm", "k:kmmm", "k:mmkk", "k:mkmk", "k:mkkm", "k:kmmk", "k:kmkm", "k:kkmm",
            "k:mkkk", "k:kmkk", "k:kkmk", "k:kkkm", "k:kkkk", "k:mmmmm",
        ]);
    }

    #[test]
    fn frisian_precedence_is_strict() {
        // A king is worth less than two men and more than one, two kings more than three men; then with a king.
        is_strictly_ordered::<Frisian>(&[
            "m:m",
            "k:m",
            "m:k",
            "k:k",
            "m:mm",
            "k:mm",
            "m:km m:mk",
            "k:mk k:km",
            "m:mmm",
            "k:mmm",
            "m:kk",
            "k:kk",
            "m:kmm m:mkm m:mmk",
            "k:mmk",
            "m:mmmm",
            "k:mmmm",
            "m:kkm",
            "m:kmmm",
            "m:mmmmm",
            "m:kkk",
            "m:kkmm",
        ]);
    }

    #[test]
    fn spanish_precedence_is_strict() {
        // Quantity, then quality; who takes does not matter, nor the order.
        is_strictly_ordered::<Spanish>(&[
            "m:m k:m",
            "m:k k:k",
            "m:mm k:mm",
            "m:mk k:km",
            "m:kk k:kk",
            "m:mmm",
            "k:mkm m:mmk",
            "k:kmk",
        ]);
    }

    #[test]
    fn czech_precedence_is_strict() {
        is_strictly_ordered::<Czech>(&["m:m m:mmm m:k", "k:m k:mmm k:kk"]);
    }

    #[test]
    fn international_precedence_is_strict() {
        is_strictly_ordered::<International>(&["m:m k:m k:k", "m:mm k:kk k:mk", "m:mmm k:kmk"]);
    }
}
