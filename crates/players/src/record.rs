//! Judging what was played: what each decision cost, what the dice gave, and the sum of both by side.

use ::table::Side;
use ::table::game::{ChessEvent, Contest, GameEvent};

use crate::players::Players;
use crate::{backgammon, chess, draughts};

/// How a decision was judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// Light's share of the wins after it.
    pub light_share: f64,
    /// What it cost, in men or points.
    pub loss: f64,
    /// If it was bad.
    pub mark: Option<Mark>,
    /// What the dice gave, where there are dice.
    pub luck: Option<f64>,
}

/// How bad a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Noticeably.
    Error,
    /// Very.
    Blunder,
}

/// What a decision must lose to be marked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thresholds {
    pub(crate) error: f64,
    pub(crate) blunder: f64,
}

impl Thresholds {
    pub(crate) fn mark(self, loss: f64) -> Option<Mark> {
        if loss >= self.blunder {
            Some(Mark::Blunder)
        } else if loss >= self.error {
            Some(Mark::Error)
        } else {
            None
        }
    }
}

/// How carefully to judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// Positions that are looked at for a turn of draughts.
    nodes: u64,
}

/// Positions a millisecond, roughly: care is given in time, and a search counts positions.
const NODES_A_MILLISECOND: f64 = 500.0;

impl Care {
    /// As much as takes so many milliseconds a decision, more or less. The same care finds the same on every machine.
    #[must_use]
    pub fn of_milliseconds(milliseconds: f64) -> Self {
        Self {
            nodes: (milliseconds * NODES_A_MILLISECOND).clamp(2_000.0, 2_000_000.0) as u64,
        }
    }
}

impl Players {
    /// Judges what was decided in a game that stood like this before. Nothing where nothing was decided, as by a throw,
    /// or where the nets are missing.
    pub fn judge(&mut self, before: &Contest, event: &GameEvent, care: Care) -> Option<Judgement> {
        match (before, event) {
            (Contest::Draughts(contest), GameEvent::Draughts(turn)) => {
                draughts::judge(contest.game(), turn, care.nodes, &mut self.draughts)
            }
            (Contest::Backgammon(contest), GameEvent::Backgammon(event)) => {
                backgammon::judge(contest, event, self.backgammon.as_mut()?)
            }
            (Contest::Chess(contest), GameEvent::Chess(ChessEvent::Move(made))) => {
                chess::judge(contest.game(), *made, care.nodes, &mut self.chess)
            }
            (Contest::Draughts(_), GameEvent::Backgammon(_) | GameEvent::Chess(_))
            | (Contest::Backgammon(_), GameEvent::Draughts(_) | GameEvent::Chess(_))
            | (Contest::Chess(_), _) => None,
        }
    }
}

/// The errors and the luck of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Report {
    /// The mean loss of a decision, in thousandths of a man or of a point; nothing without a decision.
    pub error_rate: Option<f64>,
    /// Decisions that lost something that matters.
    pub errors: u32,
    /// Decisions that lost much.
    pub blunders: u32,
    /// What the dice gave, where there are dice.
    pub luck: Option<f64>,
}

/// Adds up the judgements of a record.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    light: OneSide,
    dark: OneSide,
    has_dice: bool,
}

#[derive(Clone, Debug, Default)]
struct OneSide {
    decisions: u32,
    lost: f64,
    luck: f64,
    errors: u32,
    blunders: u32,
}

impl Tally {
    /// One more decision of a side.
    pub fn count(&mut self, side: Side, judgement: &Judgement) {
        let own = match side {
            Side::Light => &mut self.light,
            Side::Dark => &mut self.dark,
        };
        own.decisions += 1;
        own.lost += judgement.loss;
        own.luck += judgement.luck.unwrap_or(0.0);
        match judgement.mark {
            Some(Mark::Error) => own.errors += 1,
            Some(Mark::Blunder) => own.blunders += 1,
            None => {}
        }
        self.has_dice |= judgement.luck.is_some();
    }

    /// What it comes to for a side.
    #[must_use]
    pub fn report(&self, side: Side) -> Report {
        let own = match side {
            Side::Light => &self.light,
            Side::Dark => &self.dark,
        };
        Report {
            error_rate: (own.decisions > 0).then(|| 1000.0 * own.lost / f64::from(own.decisions)),
            errors: own.errors,
            blunders: own.blunders,
            luck: self.has_dice.then_some(own.luck),
        }
    }
}
