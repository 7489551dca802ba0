//! A position and a move in words.

use super::bits::Bits;
use super::layout::{Layout, to_bits, to_square, to_squares};
use super::plan::{Plan, Table};
use crate::{Board, KingPatience, KingRun, Position, Setup, Side, SquareSet};
use core::fmt::Debug;
use core::hash::Hash;

/// The run of a king as a bit index and a number of moves; none when that is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Run {
    /// Where the king stands.
    pub index: u8,
    /// How many moves in a row it has made.
    pub moves: u8,
}

/// What a position remembers besides its pieces.
pub trait Memory<B>: Copy + Debug + Default + Eq + Hash + Send + Sync + 'static {
    /// Whether it remembers anything.
    const KEPT: bool;
    /// Everything.
    fn remember(huffable: B, runs: [Run; 2]) -> Self;
    /// The opponent's pieces that may be huffed.
    fn huffable(self) -> B;
    /// White's and Black's king runs.
    fn runs(self) -> [Run; 2];
}

/// No memory: the pieces and the turn are all there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Nothing;

impl<B: Bits> Memory<B> for Nothing {
    const KEPT: bool = false;

    #[inline(always)]
    fn remember(_: B, _: [Run; 2]) -> Self {
        Self
    }

    #[inline(always)]
    fn huffable(self) -> B {
        B::ZERO
    }

    #[inline(always)]
    fn runs(self) -> [Run; 2] {
        [Run::default(); 2]
    }
}

/// Pieces to huff and king runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Remembered<B> {
    huffable: B,
    runs: [Run; 2],
}

impl<B: Bits> Memory<B> for Remembered<B> {
    const KEPT: bool = true;

    #[inline(always)]
    fn remember(huffable: B, runs: [Run; 2]) -> Self {
        Self { huffable, runs }
    }

    #[inline(always)]
    fn huffable(self) -> B {
        self.huffable
    }

    #[inline(always)]
    fn runs(self) -> [Run; 2] {
        self.runs
    }
}

/// A position in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Packed<B, M> {
    /// White's pieces.
    pub white: B,
    /// Black's pieces.
    pub black: B,
    /// The kings of both.
    pub kings: B,
    /// Whose turn it is.
    pub white_to_move: bool,
    /// What else is remembered.
    pub memory: M,
}

/// The packed position of a table.
pub type PackedOf<T> = Packed<<<T as Table>::Layout as Layout>::Bits, <T as Table>::Memory>;

/// A move in words, without its route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play<B> {
    /// Where the piece comes from.
    pub from: B,
    /// Where it ends.
    pub to: B,
    /// What it takes.
    pub taken: B,
    /// Whether it is a king before the move.
    pub king: bool,
    /// Where it ends, if it is crowned by the move; else nothing.
    pub crown: B,
}

/// The move in words of a table.
pub type PlayOf<T> = Play<<<T as Table>::Layout as Layout>::Bits>;

impl<B: Bits, M: Memory<B>> Packed<B, M> {
    /// Packs a position.
    #[must_use]
    pub fn new<L: Layout<Bits = B>>(position: &Position, board: Board) -> Self {
        let bits = |set: SquareSet| to_bits::<L>(set, board);
        let setup = position.setup();
        let run = |run: Option<KingRun>| {
            run.map_or(Run::default(), |run| Run {
                index: bits(SquareSet::EMPTY.with(run.king)).index() as u8,
                moves: run.moves,
            })
        };
        Self {
            white: bits(setup.white),
            black: bits(setup.black),
            kings: bits(setup.kings),
            white_to_move: setup.to_move == Side::White,
            memory: M::remember(bits(setup.huffable), setup.king_runs.map(run)),
        }
    }

    /// The set-up it was packed from.
    #[must_use]
    pub fn setup<L: Layout<Bits = B>>(&self, board: Board) -> Setup {
        let squares = |bits| to_squares::<L>(bits, board);
        let run = |run: Run| {
            (run.moves > 0).then(|| KingRun {
                king: to_square::<L>(run.index.into(), board),
                moves: run.moves,
            })
        };
        Setup {
            to_move: if self.white_to_move {
                Side::White
            } else {
                Side::Black
            },
            white: squares(self.white),
            black: squares(self.black),
            kings: squares(self.kings),
            huffable: squares(self.memory.huffable()),
            king_runs: self.memory.runs().map(run),
        }
    }

    /// The pieces of the side to move and of the other.
    #[inline(always)]
    #[must_use]
    pub fn sides<const WHITE: bool>(&self) -> (B, B) {
        if WHITE {
            (self.white, self.black)
        } else {
            (self.black, self.white)
        }
    }

    /// The position after a huff: the same side still has its move.
    #[must_use]
    pub fn huffed(&self, square: B) -> Self {
        let mut runs = self.memory.runs();
        let white = self.white & !square;
        let black = self.black & !square;
        let kings = self.kings & !square;
        let other = usize::from(self.white_to_move);
        let rest = if self.white_to_move { black } else { white };
        runs[other] = lasting(runs[other], rest, kings);
        Self {
            white,
            black,
            kings,
            white_to_move: self.white_to_move,
            memory: M::remember(B::ZERO, runs),
        }
    }

    /// The position after a move by White or by Black. `hunters` are the pieces that could have captured, where a huff
    /// is played.
    #[inline(always)]
    #[must_use]
    pub fn played<const WHITE: bool>(&self, play: Play<B>, plan: Plan, hunters: B) -> Self {
        let (own, opponent) = self.sides::<WHITE>();
        // A capture can come full circle: then the two bits cancel, and the piece stays where it was.
        let moved = play.from ^ play.to;
        let own_after = own ^ moved;
        let opponent_after = opponent & !play.taken;
        let mut kings = self.kings & !play.taken;
        if play.king {
            kings ^= moved;
        }
        kings |= play.crown;
        let memory = if M::KEPT {
            let mut runs = self.memory.runs();
            if let KingPatience::Moves(_) = plan.king_patience {
                let (mover, other) = (usize::from(!WHITE), usize::from(WHITE));
                let goes_on = play.king && play.taken.is_empty() && (own & !self.kings).any();
                let before = runs[mover];
                let same = before.moves > 0 && B::bit(before.index.into()) == play.from;
                runs[mover] = if goes_on {
                    Run {
                        index: play.to.index() as u8,
                        moves: 1 + if same { before.moves } else { 0 },
                    }
                } else {
                    Run::default()
                };
                runs[other] = lasting(runs[other], opponent_after, kings);
            }
            // A king that wins the game is not huffed any more.
            let won = plan.first_king_wins && play.crown.any();
            let huffable = if play.taken.is_empty() && !won {
                let stayed = hunters & !play.from;
                if hunters == stayed {
                    stayed
                } else {
                    stayed | play.to
                }
            } else {
                B::ZERO
            };
            M::remember(huffable, runs)
        } else {
            M::default()
        };
        let (white, black) = if WHITE {
            (own_after, opponent_after)
        } else {
            (opponent_after, own_after)
        };
        Self {
            white,
            black,
            kings,
            white_to_move: !WHITE,
            memory,
        }
    }
}

/// A king run after the opponent has taken something: it ends with its king, and with the last man.
fn lasting<B: Bits>(run: Run, pieces: B, kings: B) -> Run {
    if run.moves > 0 && B::bit(run.index.into()).meets(pieces) && (pieces & !kings).any() {
        run
    } else {
        Run::default()
    }
}
