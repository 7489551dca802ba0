//! What comes of thinking.

use ::table::Side;
use ::table::game::{ChessEvent, GameEvent};

use crate::{backgammon, chess, draughts};

/// What is thought for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To play: at the strength of the level, with its slips; only what is played counts.
    Play {
        /// What the slips of a weak level are drawn from.
        seed: u64,
    },
    /// To judge: every turn gets its value.
    Judge,
    /// To judge, and to say why the best turn is best.
    Explain,
}

/// What the computer thinks of a game on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Analysis {
    /// Of draughts.
    Draughts(draughts::Analysis),
    /// Of backgammon.
    Backgammon(backgammon::Analysis),
    /// Of chess.
    Chess(chess::Analysis),
}

/// What the computer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It throws its dice; whoever runs the table makes them fall.
    Throw,
    /// A move, a play, a double, or an answer to one.
    Play(GameEvent),
}

impl Analysis {
    /// What the computer does here; nothing where it has nothing to do.
    #[must_use]
    pub fn deed(&self) -> Option<Deed> {
        match self {
            Self::Draughts(analysis) => {
                let best = analysis.best()?;
                Some(Deed::Play(GameEvent::Draughts(best.turn.clone())))
            }
            Self::Backgammon(analysis) => analysis.deed(),
            Self::Chess(analysis) => {
                let best = analysis.best()?;
                Some(Deed::Play(GameEvent::Chess(ChessEvent::Move(best.made))))
            }
        }
    }

    /// Light's share of the wins and the value of the position to it, in men or points; even where nothing is known.
    #[must_use]
    pub fn light(&self) -> (f64, f64) {
        let (mover, standing) = match self {
            Self::Draughts(analysis) => (analysis.mover, analysis.standing()),
            Self::Backgammon(analysis) => {
                let chances = analysis.chances();
                let standing = chances.map(|(outlook, worth)| (outlook.win.into(), worth.into()));
                (analysis.mover, standing)
            }
            Self::Chess(analysis) => (analysis.mover, analysis.standing()),
        };
        match (standing, mover) {
            (None, _) => (0.5, 0.0),
            (Some((share, value)), Side::Light) => (share, value),
            (Some((share, value)), Side::Dark) => (of_light(share, mover), -value),
        }
    }
}

/// A share of the wins of `side` as Light's.
pub(crate) const fn of_light(share: f64, side: Side) -> f64 {
    match side {
        Side::Light => share,
        Side::Dark => 1.0 - share,
    }
}
