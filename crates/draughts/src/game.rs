//! A game: whose turn it is, what is legal, what has happened, and how it ended.

use crate::notation::is_way_of;
use crate::{Article, Course, DrawRule, Goal, Move, Position, Rules, SharedRules, Side, Square};
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

/// A game from some position on.
///
/// Equality is that of the rules, the first position and the events. A game never ends by agreement or on time: those
/// are the table's affair.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    events: Vec<Event>,
    course: Course,
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.course.rules() == other.course.rules()
            && self.start == other.start
            && self.events == other.events
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
        Self {
            start,
            events: Vec::new(),
            course: Course::new(rules, start),
        }
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.course.rules()
    }

    /// The rules, to be shared with another game.
    #[must_use]
    pub const fn shared_rules(&self) -> &SharedRules {
        self.course.rules()
    }

    /// Where it started.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Where it stands. After a huff it is still the huffer's move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.course.position()
    }

    /// What has happened.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// How it ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.course.outcome()
    }

    /// The same game without its past.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// Who is to act.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        self.course.to_act()
    }

    /// Everything that is legal now: huffs first, then moves. Nothing once the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<Event> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let huffs = self.position().huffable().iter().map(Event::Huff);
        let moves = self
            .position()
            .legal_moves(self.rules())
            .into_iter()
            .map(Event::Move);
        huffs.chain(moves).collect()
    }

    /// Carries an event out.
    ///
    /// # Errors
    /// [`NotLegal`], and nothing has changed.
    pub fn apply(&mut self, event: &Event) -> Result<(), NotLegal> {
        if self.outcome().is_some() {
            return Err(NotLegal::GameOver);
        }
        match event {
            Event::Huff(square) => {
                if !self.position().huffable().contains(*square) {
                    return Err(NotLegal::Huff);
                }
                self.course.huff(*square);
            }
            Event::Move(play) => {
                let legal = self.position().legal_moves(self.rules());
                if !legal
                    .iter()
                    .any(|known| is_way_of(play, known, self.rules()))
                {
                    return Err(NotLegal::Move);
                }
                self.course.play(play);
            }
        }
        self.events.push(event.clone());
        Ok(())
    }

    /// Whether a huff may come before the next move.
    #[must_use]
    pub fn may_huff(&self) -> bool {
        self.course.may_huff()
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
        if !self.can_move(rules) {
            return over(mover, EndReason::NoMoves);
        }
        None
    }
}
