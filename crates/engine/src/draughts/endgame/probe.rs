//! The tables of one rule set, and questions to them.

use draughts::fast::bits::Bits;
use draughts::fast::packed::Packed;
use draughts::{Position, Rules};

use super::build::Unfinished;
use super::cells::{Cells, Detail};
use super::held::{Kinship, Unheld};
use super::index::{Index, Placement, packed};
use super::known::{Coding, Known, Value, Wdl};
use super::material::{MOST_PIECES, Material};
use super::runs::Runs;

/// The table of one class.
#[derive(Clone, Debug)]
pub(super) struct Class {
    pub(super) index: Index,
    pub(super) held: Held,
}

/// In which form values are in memory.
#[derive(Clone, Debug)]
pub(super) enum Held {
    /// To build on, to count, and to look up.
    Plain(Cells),
    /// To look up, in little room.
    Runs(Runs),
}

impl Class {
    /// The value of a position, if it has one.
    #[inline(always)]
    pub(super) fn value(&self, number: u64, coding: Coding) -> Option<Value> {
        match &self.held {
            Held::Plain(cells) => cells.value(number, coding),
            Held::Runs(runs) => {
                let outcome = runs.outcome(number)?;
                Some(coding.value_of_two_bits(Coding::two_bits(outcome)))
            }
        }
    }

    /// What is told of a value to those outside.
    #[inline(always)]
    pub(super) fn known(&self, value: Value) -> Known {
        let tells = self.has_distances() && value.outcome != Wdl::Draw;
        Known {
            outcome: value.outcome,
            plies: tells.then_some(value.plies),
        }
    }

    #[inline(always)]
    pub(super) const fn has_distances(&self) -> bool {
        matches!(
            self.held,
            Held::Plain(Cells {
                detail: Detail::Distances,
                ..
            })
        )
    }
}

/// What a class holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Positions won for the side to move.
    pub wins: u64,
    /// Positions drawn.
    pub draws: u64,
    /// Positions lost for the side to move.
    pub losses: u64,
    /// The longest win or loss, in plies until the game is over; 0 where everything is drawn, and none where the table
    /// has no distances.
    pub longest: Option<u16>,
}

/// The endgame tables of a rule set: as many classes as have been built or read.
///
/// They are made in memory by [`Tables::build`] and come from bytes by [`Tables::read`]; files are the caller's affair,
/// so that the page can have them too.
///
/// ```
/// use tabuleiro_engine::draughts::endgame::{Tables, Wdl};
/// use draughts::{Position, RuledPosition, rule_sets};
///
/// let rules = rule_sets::by_id("english").unwrap();
/// let mut tables = Tables::new(rules)?;
/// tables.build_all(rules, 2)?;
/// let counts = tables.counts(tables.classes(2)[0]).unwrap();
/// assert_eq!((counts.wins, counts.draws, counts.losses), (230, 654, 108));
///
/// let position = RuledPosition::from_fen(*rules, "W:WK32:BK1").unwrap();
/// assert_eq!(tables.of(position.position(), rules).unwrap().outcome, Wdl::Draw);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tables {
    kinship: Kinship,
    coding: Coding,
    /// By the key of their material.
    classes: Vec<Option<Class>>,
    /// No class here has more pieces.
    most: u32,
    /// What was stopped half-way.
    pub(super) unfinished: Option<Unfinished>,
}

impl Tables {
    /// No table yet.
    ///
    /// # Errors
    /// The reason why this rule set can have none.
    pub fn new(rules: &Rules) -> Result<Self, Unheld> {
        let kinship = Kinship::of(rules)?;
        Ok(Self {
            kinship,
            coding: kinship.coding(),
            classes: (0..Material::KEYS).map(|_| None).collect(),
            most: 0,
            unfinished: None,
        })
    }

    /// Whether these tables hold for these rules.
    #[must_use]
    pub fn fit(&self, rules: &Rules) -> bool {
        Kinship::of(rules).as_ref() == Ok(&self.kinship)
    }

    /// What other rule sets need to have in common with this one to share these tables.
    #[must_use]
    pub const fn kinship(&self) -> &Kinship {
        &self.kinship
    }

    /// The largest number of pieces of a class that is here; 0 where there is none.
    #[must_use]
    pub const fn most_pieces(&self) -> u32 {
        self.most
    }

    /// Every class of so many pieces that these rules know, in an order in which they can be built.
    #[must_use]
    pub fn classes(&self, pieces: u8) -> Vec<Material> {
        let mut classes = Material::all(pieces.min(MOST_PIECES));
        if self.kinship.first_king_wins() {
            classes.retain(|material| material.kings() == 0);
        }
        classes
    }

    /// How many positions a class has.
    #[must_use]
    pub fn size(material: Material) -> u64 {
        Index::new(material).size()
    }

    /// Whether a class is here.
    #[must_use]
    pub fn has(&self, material: Material) -> bool {
        self.class(material).is_some()
    }

    /// What the table says of a position in the words of the generator; nothing where it has none. The words must be
    /// those of the 8×8 board: see [`Tables::fit`].
    #[inline]
    #[must_use]
    pub fn probe<B: Bits, M>(&self, position: &Packed<B, M>) -> Option<Known> {
        if (position.white | position.black).count() > self.most {
            return None;
        }
        self.at(&Placement::packed(position))
    }

    /// What the table says of pieces in their places; nothing where it has none.
    #[inline]
    pub(super) fn at(&self, place: &Placement) -> Option<Known> {
        let class = self.class(place.material())?;
        let value = class.value(class.index.of(place), self.coding)?;
        Some(class.known(value))
    }

    /// What the table says of a position of these rules, huffs and king runs not minded.
    #[must_use]
    pub fn of(&self, position: &Position, rules: &Rules) -> Option<Known> {
        if !self.fit(rules) {
            return None;
        }
        self.probe(&packed(position, rules))
    }

    /// What a class holds, if it is here.
    #[must_use]
    pub fn counts(&self, material: Material) -> Option<Counts> {
        let class = self.class(material)?;
        let mut counts = Counts::default();
        let mut add = |value: Value, count: u64| {
            match value.outcome {
                Wdl::Win => counts.wins += count,
                Wdl::Draw => counts.draws += count,
                Wdl::Loss => counts.losses += count,
            }
            if count > 0 && class.has_distances() {
                counts.longest = counts.longest.max(Some(value.plies));
            }
        };
        match &class.held {
            Held::Plain(cells) if class.has_distances() => {
                let mut of_byte = [0u64; 256];
                for &byte in &cells.bytes {
                    of_byte[usize::from(byte)] += 1;
                }
                for (byte, &count) in (0..=255u8).zip(&of_byte) {
                    add(self.coding.value(byte), count);
                }
            }
            Held::Plain(_) | Held::Runs(_) => {
                for number in 0..class.index.size() {
                    add(class.value(number, self.coding)?, 1);
                }
            }
        }
        Some(counts)
    }

    /// Forgets the distances of every class: a quarter of the memory, enough to build larger classes without distances.
    pub fn forget_distances(&mut self) {
        for class in self.classes.iter_mut().flatten() {
            if let Held::Plain(cells) = &mut class.held
                && cells.detail == Detail::Distances
            {
                *cells = cells.outcomes(self.coding);
            }
        }
    }

    /// Forgets the distances of a class and packs its outcomes: the least memory, for looking up. Nothing is to be
    /// built on it any more.
    pub fn pack(&mut self, material: Material) {
        if let Some(class) = &mut self.classes[material.key()]
            && let Held::Plain(cells) = &class.held
        {
            let runs = Runs::new(cells, class.index.size(), self.coding);
            class.held = Held::Runs(runs);
        }
    }

    /// How many bytes of memory the values of a class take, if it is here.
    #[must_use]
    pub fn memory(&self, material: Material) -> Option<usize> {
        Some(match &self.class(material)?.held {
            Held::Plain(cells) => cells.bytes.len(),
            Held::Runs(runs) => runs.size(),
        })
    }

    /// Forgets a class: a large build does not need all of the earlier ones in memory.
    pub fn forget(&mut self, material: Material) {
        self.classes[material.key()] = None;
        let left = self
            .classes
            .iter()
            .enumerate()
            .filter(|(_, class)| class.is_some());
        self.most = left
            .map(|(key, _)| Material::of_key(key).pieces().into())
            .max()
            .unwrap_or(0);
    }

    pub(super) const fn coding(&self) -> Coding {
        self.coding
    }

    #[inline(always)]
    pub(super) fn class(&self, material: Material) -> Option<&Class> {
        self.classes[material.key() % Material::KEYS].as_ref()
    }

    fn put(&mut self, material: Material, held: Held) {
        let index = Index::new(material);
        self.most = self.most.max(material.pieces().into());
        self.classes[material.key()] = Some(Class { index, held });
    }

    /// Takes a finished class and its turned one.
    pub(super) fn put_pair(&mut self, material: Material, held: [Held; 2]) {
        let [first, second] = held;
        self.put(material, first);
        if material != material.turned() {
            self.put(material.turned(), second);
        }
    }

    /// What the table says where it must be there already, since classes are built in order.
    #[inline(always)]
    pub(super) fn sure(&self, place: &Placement) -> Value {
        let class = self.class(place.material());
        let value = class.and_then(|class| class.value(class.index.of(place), self.coding));
        value.expect("every class that another leads to is built before it")
    }
}
