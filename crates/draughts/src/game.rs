//! A game: whose turn it is, what is legal, what has happened, and how it ended.

use crate::{
    Article, Compulsion, DrawRule, Goal, Move, Position, Refuge, Rules, SharedRules, Side, Square,
    SquareSet, Squares,
};
use alloc::vec::Vec;
use core::fmt;

/// Something a player does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Takes a piece that could have captured off the board; the move still follows.
    Huff(Square),
    /// Moves, which ends the turn.
    Move(Move),
}

/// Who is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToAct {
    /// A player.
    Player(Side),
    /// Nobody any more.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: EndReason,
    /// Where that rule stands.
    pub article: Article,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum EndReason {
    /// The side to act, or to be moved against, has no piece left.
    NoPieces,
    /// The side to move cannot.
    NoMoves,
    /// A side has a king, where that wins.
    BrokeThrough,
    /// A draw rule has counted to its end.
    Draw(DrawRule),
}

/// The event is not legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotLegal {
    /// The game is over.
    GameOver,
    /// This piece may not be huffed, or not now.
    Huff,
    /// This move is not among the legal ones.
    Move,
}

impl fmt::Display for NotLegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::Huff => "this piece may not be huffed now",
            Self::Move => "this move is not legal",
        })
    }
}

impl core::error::Error for NotLegal {}

/// The same pieces on the same squares, with the same side to move.
type Placement = (SquareSet, SquareSet, SquareSet, Side);

/// A game from some position on.
///
/// Equality is that of the rules, the first position and the events. A game never ends by agreement or on time: those
/// are the table's affair.
#[derive(Clone, Debug)]
pub struct Game {
    rules: SharedRules,
    start: Position,
    position: Position,
    events: Vec<Event>,
    /// Placements since the last capture, huff or man's move: what came before cannot come again.
    seen: Vec<Placement>,
    /// Half-moves in a row with kings and without capture.
    king_plies: u16,
    /// For each draw rule that counts forces: half-moves since they were first met.
    force_plies: Vec<Option<u16>>,
    outcome: Option<Outcome>,
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules && self.start == other.start && self.events == other.events
    }
}

impl Eq for Game {}

impl Game {
    /// A new game.
    #[must_use]
    pub fn new(rules: SharedRules) -> Self {
        let start = Position::start(&rules);
        Self::from_position(rules, start)
    }

    /// A game that starts from a position of these rules; nothing has been counted yet. That the two belong together is
    /// up to the caller; `Game::from` a [`RuledPosition`](crate::RuledPosition) leaves no doubt.
    #[must_use]
    pub fn from_position(rules: SharedRules, start: Position) -> Self {
        let force_plies = rules
            .draws
            .iter()
            .map(|draw| forces_are_met(draw.value, &start, &rules).then_some(0))
            .collect();
        let mut game = Self {
            rules,
            start,
            position: start,
            events: Vec::new(),
            seen: alloc::vec![placement(&start)],
            king_plies: 0,
            force_plies,
            outcome: None,
        };
        game.outcome = game.decided();
        game
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The rules, to be shared with another game.
    #[must_use]
    pub const fn shared_rules(&self) -> &SharedRules {
        &self.rules
    }

    /// Where it started.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Where it stands. After a huff it is still the huffer's move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What has happened.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
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

    /// Everything that is legal now: huffs first, then moves. Nothing once the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<Event> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let huffs = self.position.huffable().iter().map(Event::Huff);
        let moves = self
            .position
            .legal_moves(&self.rules)
            .into_iter()
            .map(Event::Move);
        huffs.chain(moves).collect()
    }

    /// Carries an event out.
    ///
    /// # Errors
    /// [`NotLegal`], and nothing has changed.
    pub fn apply(&mut self, event: &Event) -> Result<(), NotLegal> {
        if self.outcome.is_some() {
            return Err(NotLegal::GameOver);
        }
        match event {
            Event::Huff(square) => {
                if !self.position.huffable().contains(*square) {
                    return Err(NotLegal::Huff);
                }
                self.position = self.position.huffed(*square);
                self.king_plies = 0;
                self.seen.clear();
            }
            Event::Move(play) => {
                if !self.position.legal_moves(&self.rules).contains(play) {
                    return Err(NotLegal::Move);
                }
                self.count(play);
            }
        }
        self.events.push(event.clone());
        self.outcome = self.decided();
        Ok(())
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
            self.seen.clear();
        }
        self.seen.push(placement(&self.position));
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
                let now = placement(&self.position);
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

impl Position {
    /// How the game has ended, where the board alone shows it: no pieces, no moves, a king where that wins. Draws are
    /// counted by the [`Game`].
    #[must_use]
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        let mover = self.to_move();
        let over = |loser: Side, reason| {
            let winner = match rules.goal.value {
                Goal::Normal | Goal::Breakthrough => loser.other(),
                Goal::Losing => loser,
            };
            Some(Outcome {
                winner: Some(winner),
                reason,
                article: rules.goal.article,
            })
        };
        // Whoever has just moved comes first: a set-up with kings on both sides was his to win.
        for side in [mover.other(), mover] {
            if self.has_broken_through(side, rules) {
                return over(side.other(), EndReason::BrokeThrough);
            }
        }
        for side in [mover, mover.other()] {
            if self.pieces(side).is_empty() {
                return over(side, EndReason::NoPieces);
            }
        }
        if self.legal_moves(rules).is_empty() {
            return over(mover, EndReason::NoMoves);
        }
        None
    }
}

fn placement(position: &Position) -> Placement {
    let setup = position.setup();
    (setup.white, setup.black, setup.kings, setup.to_move)
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
