//! A learned table: a weight for every pattern of men, for kings and for what is left, and a net behind them.

use core::fmt;

use draughts::fast::bits::Bits;
use draughts::fast::layout::Layout;
use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;

#[cfg(target_arch = "x86_64")]
use super::adder::Avx2;
use super::adder::{Adder, Plain};
use super::blocks::{MOST_BLOCKS, PATTERNS, Shape, patterns};
use super::features::{Features, INDICES, Placed, few_pieces, has_the_move, king_counts};
use super::net::{Held, Learned, Net};
use super::{SCORE_A_LOGIT, Score, WON};

/// How files begin. The digit is the version of the features.
const MARK: &[u8; 8] = b"TABDRT1\n";
/// Weights are kept in so many parts of a hundredth of a man.
const PARTS: Score = 8;

/// A net hardly ever changes a score by more: so far outside the window it is not asked.
const NET_CHANGES: Score = 60;
/// The window in which every score counts.
const OPEN: (Score, Score) = (-WON, WON);

/// A weight for a full board, and for an empty one.
type Pair = [i16; 2];

/// Why bytes are no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableError {
    /// They do not begin as tables of this version do.
    NotATable,
    /// There are more or fewer of them than such a table has.
    Length,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotATable => "this is no table of draughts for this program",
            Self::Length => "this table of draughts is cut off or too long",
        })
    }
}

impl core::error::Error for TableError {}

/// A learned table for the boards of one size.
#[derive(Clone, PartialEq, Eq)]
pub struct PatternTable {
    shape: Shape,
    /// As in the file.
    places: Vec<Pair>,
    /// Every block with all its patterns, the ones that others stand for too.
    blocks: Vec<[Pair; PATTERNS]>,
    /// White's and Black's kings by bit index.
    kings: [[Pair; INDICES]; 2],
    at: Sections,
    /// Not every table has one.
    net: Option<Net>,
    #[cfg(target_arch = "x86_64")]
    avx2: Option<Avx2>,
}

/// Where the small sections begin.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sections {
    king_counts: usize,
    few_pieces: usize,
    to_move: usize,
    the_move: usize,
}

impl fmt::Debug for PatternTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PatternTable")
            .field("shape", &self.shape)
            .finish_non_exhaustive()
    }
}

impl PatternTable {
    /// Reads a file.
    ///
    /// # Errors
    /// If the bytes are no table of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TableError> {
        let (&code, weights) = bytes
            .strip_prefix(MARK)
            .and_then(<[u8]>::split_first)
            .ok_or(TableError::NotATable)?;
        let shape = Shape::of_code(code).ok_or(TableError::NotATable)?;
        let features = Features::new(shape);
        let (weights, net) = weights
            .split_at_checked(4 * features.kept())
            .ok_or(TableError::Length)?;
        let net = match net.len() {
            0 => None,
            length if length == Net::length(shape) => Some(Net::from_bytes(net, shape)),
            _ => return Err(TableError::Length),
        };
        let places = weights.chunks_exact(4).map(|pair| {
            [
                i16::from_le_bytes([pair[0], pair[1]]),
                i16::from_le_bytes([pair[2], pair[3]]),
            ]
        });
        Ok(Self {
            net,
            ..Self::new(&features, places.collect())
        })
    }

    /// The file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.places.as_flattened().iter();
        let head = MARK.iter().copied().chain([self.shape.code()]);
        let net = self.net.as_ref().map(|net| net.to_bytes(self.shape));
        head.chain(weights.flat_map(|weight| weight.to_le_bytes()))
            .chain(net.unwrap_or_default())
            .collect()
    }

    /// With a net behind it, in the place of any before.
    pub(in crate::draughts) fn with_net(mut self, net: &Learned) -> Self {
        self.net = Some(Net::of(net, self.shape));
        self
    }

    /// The net behind it, to learn on; nothing where it is for another board.
    pub(in crate::draughts) fn net(&self, features: &Features) -> Option<Learned> {
        let net = self.net.as_ref();
        net.filter(|_| self.shape == features.shape)
            .map(Net::learned)
    }

    fn new(features: &Features, places: Vec<Pair>) -> Self {
        let signed = |place: Option<(usize, bool)>| match place {
            None => [0; 2],
            Some((place, false)) => places[place],
            // What rounding never makes has no opposite in 16 bits.
            Some((place, true)) => places[place].map(i16::saturating_neg),
        };
        let shape = features.shape;
        let mut blocks = vec![[[0; 2]; PATTERNS]; shape.blocks()];
        for (block, patterns) in blocks.iter_mut().enumerate() {
            for (pattern, pair) in patterns.iter_mut().enumerate() {
                *pair = signed(features.place(block, pattern));
            }
        }
        let king = |index: u32| places[features.kings + shape.square_standing_for(index) as usize];
        let turned = |index: usize| shape.turned_sum().checked_sub(index as u32);
        let kings = [
            core::array::from_fn(|index| king(index as u32)),
            core::array::from_fn(|index| turned(index).map_or([0; 2], king)),
        ];
        let at = Sections {
            king_counts: features.king_counts,
            few_pieces: features.few_pieces,
            to_move: features.to_move,
            the_move: features.the_move,
        };
        Self {
            shape,
            places,
            blocks,
            kings,
            at,
            net: None,
            #[cfg(target_arch = "x86_64")]
            avx2: Avx2::ask(),
        }
    }

    /// From what was learned: weights in logits, two a place of [`Features::all`]. Men by their square become part of
    /// the patterns that they stand in, in equal shares.
    pub(in crate::draughts) fn learned(features: &Features, weights: &[[f32; 2]]) -> Self {
        let mut places = weights[..features.kept()].to_vec();
        let shape = features.shape;
        let shares: Vec<f32> = (0..INDICES as u32)
            .map(|square| 1.0 / features.blocks_over(square).max(1) as f32)
            .collect();
        for block in shape.first_blocks() {
            let squares = shape.squares(block);
            for pattern in 0..PATTERNS {
                // Only what stands for itself: the others take their weights from it.
                let itself = shape.standing_for(block, pattern) == Some((block, pattern, false));
                let Some((place, _)) = features.place(block, pattern).filter(|_| itself) else {
                    continue;
                };
                let mut rest = pattern;
                for &square in squares.iter().rev() {
                    let (sign, seen) = match rest % 3 {
                        1 => (1.0, square),
                        2 => (-1.0, shape.turned_sum() - square),
                        _ => (0.0, square),
                    };
                    rest /= 3;
                    let man = weights[features.men + shape.square_standing_for(seen) as usize];
                    for phase in 0..2 {
                        places[place][phase] += sign * man[phase] * shares[square as usize];
                    }
                }
            }
        }
        let round = |weight: f32| (weight * SCORE_A_LOGIT * PARTS as f32).round() as i16;
        Self::new(
            features,
            places.iter().map(|pair| pair.map(round)).collect(),
        )
    }

    /// Its weights in logits, one pair a place that a file holds; nothing where it is for another board.
    pub(in crate::draughts) fn weights(&self, features: &Features) -> Option<Vec<[f32; 2]>> {
        let logits = |weight: i16| f32::from(weight) / (SCORE_A_LOGIT * PARTS as f32);
        let weights = || self.places.iter().map(|pair| pair.map(logits)).collect();
        (self.shape == features.shape).then(weights)
    }

    /// Whether it is for boards that lie in words like this.
    pub(super) fn is_for<L: Layout>(&self) -> bool {
        self.shape == Shape::of::<L>()
    }

    /// The worth of a position for the side to move, exactly within the window and near it.
    #[inline]
    pub(super) fn evaluate<T: Table>(
        &self,
        position: &PackedOf<T>,
        window: (Score, Score),
        held: &mut Held<<T::Layout as Layout>::Bits>,
    ) -> Score {
        let placed = Placed {
            white: position.white,
            black: position.black,
            kings: position.kings,
            white_to_move: position.white_to_move,
        };
        self.judge_within::<T::Layout>(&placed, window, held)
    }

    /// The worth of a position that comes after none.
    pub(in crate::draughts) fn judge<L: Layout>(&self, placed: &Placed<L::Bits>) -> Score {
        self.judge_within::<L>(placed, OPEN, &mut Held::default())
    }

    /// Compiled twice: for any machine, and for AVX2 and what came before it, which counts pieces in one instruction
    /// and adds up sixteen units of the net at once.
    #[inline]
    fn judge_within<L: Layout>(
        &self,
        placed: &Placed<L::Bits>,
        window: (Score, Score),
        held: &mut Held<L::Bits>,
    ) -> Score {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = self.avx2 {
            #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
            fn with_avx2<L: Layout>(
                table: &PatternTable,
                avx2: Avx2,
                placed: &Placed<L::Bits>,
                window: (Score, Score),
                held: &mut Held<L::Bits>,
            ) -> Score {
                table.added_up::<L, _>(avx2, placed, window, held)
            }

            #[expect(
                unsafe_code,
                reason = "a call that depends on the processor; measured, see the commit"
            )]
            // SAFETY: the processor has been asked for all of this.
            return unsafe { with_avx2::<L>(self, avx2, placed, window, held) };
        }
        self.added_up::<L, _>(Plain, placed, window, held)
    }

    #[inline(always)]
    fn added_up<L: Layout, A: Adder>(
        &self,
        adder: A,
        placed: &Placed<L::Bits>,
        (alpha, beta): (Score, Score),
        held: &mut Held<L::Bits>,
    ) -> Score {
        let mut sum = Sum::default();
        let blocks = &self.blocks[..self.blocks.len().min(MOST_BLOCKS)];
        let (white, black) = (placed.white & !placed.kings, placed.black & !placed.kings);
        patterns::<L>(white, black, |block, pattern| {
            sum.add(blocks[block][pattern]);
        });
        if placed.kings.any() {
            let mut own = placed.white & placed.kings;
            while let Some(king) = own.pop() {
                sum.add(self.kings[0][king.index() as usize]);
            }
            let mut own = placed.black & placed.kings;
            while let Some(king) = own.pop() {
                sum.take(self.kings[1][king.index() as usize]);
            }
        }
        let forces = placed.forces();
        if let Some((place, black)) = king_counts(forces) {
            sum.signed(self.places[self.at.king_counts + place], black);
        }
        if let Some((place, black)) = few_pieces(forces) {
            sum.signed(self.places[self.at.few_pieces + place], black);
        }
        sum.signed(self.places[self.at.to_move], !placed.white_to_move);
        if let Some(has) = has_the_move::<L>(placed) {
            sum.signed(self.places[self.at.the_move], placed.white_to_move != has);
        }
        let most = const { Shape::of::<L>().pieces() as Score - 4 };
        let full = (placed.pieces() as Score - 4).clamp(0, most);
        let score = (sum.full * full + sum.empty * (most - full)) / (most * PARTS);
        let score = if placed.white_to_move { score } else { -score };
        match &self.net {
            Some(net) if score > alpha - NET_CHANGES && score < beta + NET_CHANGES => {
                score + net.judge::<L, A>(adder, placed, held)
            }
            _ => score,
        }
    }
}

/// What the weights of a position add up to, seen by White.
#[derive(Clone, Copy, Default)]
struct Sum {
    full: Score,
    empty: Score,
}

impl Sum {
    #[inline(always)]
    fn add(&mut self, [full, empty]: Pair) {
        self.full += Score::from(full);
        self.empty += Score::from(empty);
    }

    #[inline(always)]
    fn take(&mut self, [full, empty]: Pair) {
        self.full -= Score::from(full);
        self.empty -= Score::from(empty);
    }

    #[inline(always)]
    fn signed(&mut self, pair: Pair, black: bool) {
        if black {
            self.take(pair);
        } else {
            self.add(pair);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::net::stage;
    use super::*;
    use crate::Random;
    use draughts::fast::layout::{All8, Half8, Half10, Half12};

    /// A table of random weights judges as its places say, and the turned board the other way round.
    fn judges_as_its_places_say<L: Layout>() {
        let features = Features::new(Shape::of::<L>());
        let mut random = Random::new(3);
        let weights: Vec<[f32; 2]> = (0..features.all())
            .map(|_| [random.unit() - 0.5, random.unit() - 0.5])
            .collect();
        let table = PatternTable::learned(&features, &weights);
        let net = random_net(&mut random);
        let with_net = table.clone().with_net(&net);
        for table in [&table, &with_net] {
            let read = PatternTable::from_bytes(&table.to_bytes());
            assert_eq!(read.as_ref(), Ok(table));
        }
        let mut held = Held::default();
        for round in 0..300 {
            let mut placed = Placed {
                white: L::Bits::ZERO,
                black: L::Bits::ZERO,
                kings: L::Bits::ZERO,
                white_to_move: round % 2 == 0,
            };
            let mut turned = placed;
            turned.white_to_move = !placed.white_to_move;
            let mut board = L::Bits::narrowed(L::BOARD);
            while let Some(square) = board.pop() {
                let image = L::Bits::bit(features.shape.turned_sum() - square.index());
                // Every tenth board is nearly empty.
                match random.below(if round % 10 == 0 { 16 } else { 4 }) {
                    0 => {
                        (placed.white, turned.black) =
                            (placed.white | square, turned.black | image);
                    }
                    1 => {
                        (placed.black, turned.white) =
                            (placed.black | square, turned.white | image);
                    }
                    _ => continue,
                }
                if random.below(5) == 0 {
                    (placed.kings, turned.kings) = (placed.kings | square, turned.kings | image);
                }
            }
            let fullness = features.fullness(placed.pieces());
            let mut by_places = 0.0;
            features.each::<L>(&placed, |place, black| {
                let [full, empty] = weights[place];
                let weight = full * fullness + empty * (1.0 - fullness);
                by_places += if black { -weight } else { weight };
            });
            let by_places =
                by_places * SCORE_A_LOGIT * if placed.white_to_move { 1.0 } else { -1.0 };
            let judged = table.judge::<L>(&placed);
            assert!(
                (judged as f32 - by_places).abs() < 4.0,
                "{judged} {by_places}"
            );
            assert_eq!(judged, table.judge::<L>(&turned));
            let by_net = by_fractions::<L>(&net, &placed) * SCORE_A_LOGIT;
            let more = with_net.judge::<L>(&placed) - judged;
            assert!((more as f32 - by_net).abs() < 20.0, "{more} {by_net}");
            assert_eq!(judged + more, with_net.judge::<L>(&turned));
            // What is held of the position before, of either side, changes nothing.
            assert_eq!(
                with_net.judge_within::<L>(&placed, OPEN, &mut held),
                judged + more
            );
        }
    }

    fn random_net(random: &mut Random) -> Learned {
        let mut row = |most: f32| core::array::from_fn(|_| (random.unit() - 0.5) * most);
        Learned {
            rows: (0..Learned::ROWS).map(|_| row(0.4)).collect(),
            start: row(1.0),
            weights: core::array::from_fn(|_| row(1.0)),
            bias: [0.25, -0.5, 0.125, 1.0],
        }
    }

    /// What a net says of a position in logits, piece by piece as the side to move sees it.
    fn by_fractions<L: Layout>(net: &Learned, placed: &Placed<L::Bits>) -> f32 {
        let mut units = net.start;
        let mut pieces = placed.white | placed.black;
        while let Some(piece) = pieces.pop() {
            let own = piece.meets(placed.white) == placed.white_to_move;
            let kind = 2 * usize::from(!own) + usize::from(piece.meets(placed.kings));
            let index = if placed.white_to_move {
                piece.index()
            } else {
                Shape::of::<L>().turned_sum() - piece.index()
            };
            for (unit, more) in units.iter_mut().zip(&net.rows[Learned::place(kind, index)]) {
                *unit += more;
            }
        }
        let stage = stage(placed.pieces(), Shape::of::<L>().pieces());
        let counted = units.iter().map(|unit| unit.clamp(0.0, 1.0));
        let sum: f32 = counted
            .zip(&net.weights[stage])
            .map(|(unit, weight)| unit * weight)
            .sum();
        net.bias[stage] + sum
    }

    #[test]
    fn a_table_judges_as_its_places_say() {
        judges_as_its_places_say::<Half8>();
        judges_as_its_places_say::<Half10>();
        judges_as_its_places_say::<Half12>();
        judges_as_its_places_say::<All8>();
    }

    #[test]
    fn what_is_no_table_is_refused() {
        let none = |bytes: &[u8]| PatternTable::from_bytes(bytes).err();
        assert_eq!(none(b""), Some(TableError::NotATable));
        assert_eq!(none(b"TABDRT1\n\x07"), Some(TableError::NotATable));
        assert_eq!(none(b"TABDRT1\n\x08\0\0"), Some(TableError::Length));
    }
}
