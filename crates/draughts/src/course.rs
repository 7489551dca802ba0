//! A game as the rules need it: where it stands, and what the draws count. What led there is not kept.

use crate::game::{EndReason, Outcome, ToAct};
use crate::{
    Compulsion, DrawRule, Move, Position, Refuge, Rules, Setup, SharedRules, Side, Square,
    SquareSet, Squares, Turn,
};
use alloc::vec::Vec;

/// The same pieces on the same squares, with the same side to move: white, black and kings. No board has a square for
/// the highest bit, so it tells the side, and an ending's memory is a quarter smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Placement([SquareSet; 3]);

const BLACK_TO_MOVE: u128 = 1 << 127;

impl Placement {
    fn of(position: &Position) -> Self {
        let setup = position.setup();
        let side = match setup.to_move {
            Side::White => 0,
            Side::Black => BLACK_TO_MOVE,
        };
        let white = SquareSet::from_bits(setup.white.bits() | side);
        Self([white, setup.black, setup.kings])
    }

    const fn setup(self) -> Setup {
        let Self([white, black, kings]) = self;
        Setup {
            white: SquareSet::from_bits(white.bits() & !BLACK_TO_MOVE),
            black,
            kings,
            to_move: if white.bits() & BLACK_TO_MOVE == 0 {
                Side::White
            } else {
                Side::Black
            },
            huffable: SquareSet::EMPTY,
            king_runs: [None; 2],
        }
    }
}

/// A game without its past: the position, and what the draw rules have counted so far.
///
/// It takes turns that are known to be legal and asks nothing, which is what somebody needs who has judged them already
/// and keeps the moves elsewhere; [`Game`](crate::Game) judges and remembers.
///
/// ```
/// use tabuleiro_draughts::rule_sets::Italian;
/// use tabuleiro_draughts::{Course, Position, RuleSet, SharedRules};
///
/// let rules: SharedRules = Italian::RULES.into();
/// let mut course = Course::new(rules.clone(), Position::start(&rules));
/// let turn = course.position().legal_turns(&rules).remove(0);
/// course.take(&turn);
/// assert_eq!(course.outcome(), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    rules: SharedRules,
    position: Position,
    /// Placements since the last capture, huff or man's move: what came before cannot come again.
    seen: Vec<Placement>,
    /// Moves made since the start.
    plies: u32,
    /// Half-moves in a row with kings and without capture.
    king_plies: u16,
    /// For each draw rule that counts forces: half-moves since they were first met.
    force_plies: Vec<Option<u16>>,
    outcome: Option<Outcome>,
}

impl Course {
    /// From a position of these rules on; nothing has been counted yet.
    #[must_use]
    pub fn new(rules: SharedRules, start: Position) -> Self {
        let force_plies = rules
            .draws
            .iter()
            .map(|draw| forces_are_met(draw.value, &start, &rules).then_some(0))
            .collect();
        let mut course = Self {
            rules,
            position: start,
            seen: alloc::vec![Placement::of(&start)],
            plies: 0,
            king_plies: 0,
            force_plies,
            outcome: None,
        };
        course.outcome = course.decided();
        course
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &SharedRules {
        &self.rules
    }

    /// Where it stands. After a huff it is still the huffer's move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The earlier positions that could come again: those since the last capture, huff or man's move, without what was
    /// to be huffed. A search that is to know what repeats needs these and no others.
    #[must_use]
    pub fn repeatable(&self) -> Vec<Position> {
        let earlier = self.seen.len().saturating_sub(1);
        let earlier = self.seen[..earlier].iter();
        earlier
            .map(|placement| Position::of(placement.setup()))
            .collect()
    }

    /// How many moves have been made since the start.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// How it ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Who is to act.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        self.outcome
            .map_or_else(|| ToAct::Player(self.position.to_move()), ToAct::Over)
    }

    /// Takes a turn that is legal here. What comes of one that is not, or after the end, is not promised.
    pub fn take(&mut self, turn: &Turn) {
        if let Some(square) = turn.huff {
            self.huff(square);
        }
        if let Some(play) = &turn.play {
            self.play(play);
        }
    }

    /// Goes on although a draw rule has ended the game, as people do who do not know it or do not care. Says whether it
    /// did: a game that is won or lost does not go on.
    pub fn play_on(&mut self) -> bool {
        let drawn = matches!(
            self.outcome,
            Some(Outcome {
                reason: EndReason::Draw(_),
                ..
            })
        );
        if drawn {
            self.outcome = None;
        }
        drawn
    }

    /// Takes a huff that is legal here.
    pub(crate) fn huff(&mut self, square: Square) {
        self.position = self.position.huffed(square);
        self.king_plies = 0;
        self.forget_seen();
        self.outcome = self.decided();
    }

    /// Takes a move that is legal here.
    pub(crate) fn play(&mut self, play: &Move) {
        self.count(play);
        self.plies += 1;
        self.outcome = self.decided();
    }

    /// Makes a legal move and keeps the counts that draws depend on.
    fn count(&mut self, play: &Move) {
        let by_king = self
            .position
            .kings(self.position.to_move())
            .contains(play.from());
        let material = play.is_capture() || play.promotes();
        self.position = self.position.played(play, &self.rules);
        if by_king && !play.is_capture() {
            self.king_plies = self.king_plies.saturating_add(1);
        } else {
            self.king_plies = 0;
            self.forget_seen();
        }
        if self.seen.len() == self.seen.capacity() {
            self.seen.reserve_exact(4 + self.seen.len() / 4);
        }
        self.seen.push(Placement::of(&self.position));
        for (draw, plies) in self.rules.draws.iter().zip(&mut self.force_plies) {
            let goes_on = match draw.value {
                DrawRule::Standstill { .. } => !material,
                DrawRule::Repetition(_) | DrawRule::KingMoves(_) | DrawRule::Endgame { .. } => true,
            };
            *plies = forces_are_met(draw.value, &self.position, &self.rules).then(|| {
                plies
                    .filter(|_| goes_on)
                    .map_or(0, |plies| plies.saturating_add(1))
            });
        }
    }

    /// Nothing that was seen can come again; a long ending's memory is given back.
    fn forget_seen(&mut self) {
        self.seen.clear();
        self.seen.shrink_to(4);
    }

    /// Whether, how and why the game is over.
    fn decided(&self) -> Option<Outcome> {
        let drawn = || {
            let draws = self.rules.draws.iter().zip(&self.force_plies);
            let mut reached = draws.filter(|(draw, plies)| self.is_reached(draw.value, **plies));
            reached.next().map(|(draw, _)| Outcome {
                winner: None,
                reason: EndReason::Draw(draw.value),
                article: draw.article,
            })
        };
        self.position.outcome(&self.rules).or_else(drawn)
    }

    fn is_reached(&self, draw: DrawRule, force_plies: Option<u16>) -> bool {
        let limit = draw.limit();
        match draw {
            DrawRule::Repetition(_) => {
                let now = Placement::of(&self.position);
                self.seen.iter().filter(|&&seen| seen == now).count() >= usize::from(limit)
            }
            DrawRule::KingMoves(_) => self.king_plies >= limit.saturating_mul(2),
            DrawRule::Endgame { .. } | DrawRule::Standstill { .. } => {
                force_plies.is_some_and(|plies| plies >= limit.saturating_mul(2))
            }
        }
    }

    /// Whether a huff may come before the next move.
    #[must_use]
    pub fn may_huff(&self) -> bool {
        self.rules.compulsion.value == Compulsion::Huff
            && self.outcome.is_none()
            && !self.position.huffable().is_empty()
    }
}

/// Whether the forces that a draw rule counts are on the board.
fn forces_are_met(draw: DrawRule, position: &Position, rules: &Rules) -> bool {
    let count = |set: SquareSet| set.len() as u8;
    let force = |side| (count(position.kings(side)), count(position.men(side)));
    match draw {
        DrawRule::Repetition(_) | DrawRule::KingMoves(_) => false,
        DrawRule::Endgame {
            strong,
            weak,
            refuge,
            ..
        } => [Side::White, Side::Black].into_iter().any(|side| {
            let (kings, men) = force(side);
            let (their_kings, their_men) = force(side.other());
            let stands = match refuge {
                Refuge::Anywhere => true,
                Refuge::LongDiagonal => {
                    let mut squares = position.pieces(side.other()).iter();
                    squares.all(|square| is_on_long_diagonal(square, rules))
                }
            };
            strong.holds(kings, men) && weak.holds(their_kings, their_men) && stands
        }),
        DrawRule::Standstill { pieces, .. } => {
            let (white, black) = (force(Side::White), force(Side::Black));
            let all = white.0 + white.1 + black.0 + black.1;
            white.0 > 0 && black.0 > 0 && pieces.0 <= all && all <= pieces.1
        }
    }
}

/// Whether a square lies on the diagonal that joins two played corners.
fn is_on_long_diagonal(square: Square, rules: &Rules) -> bool {
    let board = rules.board.value;
    let (row, column) = board.place(square);
    let last = board.size.side() - 1;
    match board.squares {
        Squares::Half(crate::LongDiagonal::Left, _) => row + column == last,
        Squares::Half(crate::LongDiagonal::Right, _) => row == column,
        Squares::All => false,
    }
}
