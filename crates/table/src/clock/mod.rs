//! The two clocks of a table.
//!
//! A [`Clock`] never looks at the time: every event comes with the [`Moment`] at which it
//! happened, so replaying the events gives the same clock. All moments of a stretch in which the
//! clock runs must come from one source that does not jump; should it run backwards all the same,
//! that counts as no time. When the source changes (a server starts again), [`Pause`] at the last
//! moment known and [`Resume`] at the new one.
//!
//! [`Pause`]: ClockEvent::Pause
//! [`Resume`]: ClockEvent::Resume

mod control;
#[cfg(test)]
mod tests;

pub use control::{BadTimeControl, TimeControl};

use crate::Side;
use core::fmt;
use serde::{Deserialize, Serialize};

/// A moment: milliseconds since some beginning that the caller has chosen.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Moment(pub u64);

/// A length of time in milliseconds. It cannot be negative.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Span(pub u64);

impl Span {
    /// No time.
    pub const ZERO: Self = Self(0);

    const fn seconds(seconds: u32) -> Self {
        Self(seconds as u64 * 1000)
    }

    const fn days(days: u32) -> Self {
        Self(days as u64 * 24 * 3600 * 1000)
    }

    const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// What is left after taking `other` away: nothing, if that is more.
    const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Moment {
    /// The time since an earlier moment; none, if that moment is later.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }

    /// The moment this much later.
    #[must_use]
    pub const fn after(self, span: Span) -> Self {
        Self(self.0.saturating_add(span.0))
    }
}

/// What happens to a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum ClockEvent {
    /// This side's time begins to run: the beginning of a game.
    Start {
        /// Whose.
        side: Side,
    },
    /// The side whose time runs has finished its move; the other side's time begins to run.
    Press {
        /// How much of the time was spent by the network and not by the player: not charged. The
        /// caller measures and bounds it.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: Span,
    },
    /// The other side's time begins to run although the move is not finished, as while its
    /// element of a throw is awaited. No increment is given, and when the time comes back, delay
    /// and time for the move go on where they were.
    Interrupt {
        /// As for a press.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: Span,
    },
    /// Nobody's time runs until [`Resume`](Self::Resume).
    Pause,
    /// The time that was running before the pause runs again.
    Resume,
    /// The game is over; what is left of a reserve stays for the next game of a match.
    Stop,
    /// A look at the clock: if the time of the running side is over, its flag falls now.
    Look,
}

fn is_zero(span: &Span) -> bool {
    *span == Span::ZERO
}

/// Why an event cannot come now. The clock is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockRefusal {
    /// Nobody's time is running.
    NotRunning,
    /// The clock was started already.
    AlreadyStarted,
    /// The clock is not paused.
    NotPaused,
    /// This side's flag has fallen: that is final.
    FlagDown(Side),
}

impl fmt::Display for ClockRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRunning => f.write_str("the clock is not running"),
            Self::AlreadyStarted => f.write_str("the clock was started already"),
            Self::NotPaused => f.write_str("the clock is not paused"),
            Self::FlagDown(side) => write!(f, "the {side} flag has fallen"),
        }
    }
}

impl core::error::Error for ClockRefusal {}

/// What an event led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use = "a fallen flag ends the game"]
pub enum Ticking {
    /// All is well.
    On,
    /// The time of this side was over at that moment or before: the event came too late, and the
    /// flag is down.
    FlagFell(Side),
}

/// What a side has left at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Left {
    /// The time that runs down: reserve, or time for the move.
    pub main: Span,
    /// What is left of the delay of this move, before `main` runs.
    pub delay: Span,
}

impl Left {
    /// Until the flag falls, if the side's time runs.
    #[must_use]
    pub const fn in_all(self) -> Span {
        self.main.plus(self.delay)
    }
}

/// The two clocks of a table. Its state can be stored and taken up again.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    control: TimeControl,
    light: SideTime,
    dark: SideTime,
    state: ClockState,
}

/// One side's time, without what runs just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SideTime {
    /// Fischer's stock or the reserve; unused otherwise.
    reserve: Span,
    /// Time charged to the move at hand.
    spent: Span,
}

/// What the clock is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum ClockState {
    /// Before the game, or between two.
    Stopped,
    /// This side's time runs.
    Running {
        /// Whose.
        side: Side,
        /// From when on.
        since: Moment,
    },
    /// This side's time will run after the pause.
    Paused {
        /// Whose.
        side: Side,
    },
    /// This side's time is over.
    FlagDown {
        /// Whose.
        side: Side,
    },
}

impl Clock {
    /// A clock that is set but not started.
    #[must_use]
    pub const fn new(control: TimeControl) -> Self {
        let reserve = match control {
            TimeControl::Fischer { start, .. } => Span::seconds(start.get()),
            TimeControl::Delay { reserve, .. } => Span::seconds(reserve.get()),
            TimeControl::None
            | TimeControl::PerMove { .. }
            | TimeControl::Correspondence { .. } => Span::ZERO,
        };
        let time = SideTime {
            reserve,
            spent: Span::ZERO,
        };
        Self {
            control,
            light: time,
            dark: time,
            state: ClockState::Stopped,
        }
    }

    /// The time control it was set to.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// What the clock is doing.
    #[must_use]
    pub const fn state(&self) -> ClockState {
        self.state
    }

    /// What a side has left at this moment; `None` without a clock.
    #[must_use]
    pub fn left(&self, side: Side, at: Moment) -> Option<Left> {
        let running = match self.state {
            ClockState::Running { side: runs, since } if runs == side => at.since(since),
            _ => Span::ZERO,
        };
        self.left_after(side, running)
    }

    /// When the flag of the running side falls if nothing happens before: set an alarm for it
    /// (later by the lag that may be allowed) and then [`Look`](ClockEvent::Look).
    #[must_use]
    pub fn flag_falls_at(&self) -> Option<Moment> {
        let ClockState::Running { side, since } = self.state else {
            return None;
        };
        Some(since.after(self.left_after(side, Span::ZERO)?.in_all()))
    }

    /// Takes an event.
    ///
    /// # Errors
    ///
    /// Why it cannot come now.
    pub fn apply(&mut self, event: ClockEvent, at: Moment) -> Result<Ticking, ClockRefusal> {
        match (event, self.state) {
            (_, ClockState::FlagDown { side }) => Err(ClockRefusal::FlagDown(side)),
            (ClockEvent::Start { side }, ClockState::Stopped)
            | (ClockEvent::Resume, ClockState::Paused { side }) => {
                self.state = ClockState::Running { side, since: at };
                Ok(Ticking::On)
            }
            (ClockEvent::Start { .. }, _) => Err(ClockRefusal::AlreadyStarted),
            (ClockEvent::Resume, _) => Err(ClockRefusal::NotPaused),
            (ClockEvent::Stop, ClockState::Paused { .. }) => {
                self.stop();
                Ok(Ticking::On)
            }
            (event, ClockState::Running { side, since }) => {
                Ok(self.apply_running(event, side, since, at))
            }
            (_, ClockState::Stopped | ClockState::Paused { .. }) => Err(ClockRefusal::NotRunning),
        }
    }

    fn apply_running(
        &mut self,
        event: ClockEvent,
        side: Side,
        since: Moment,
        at: Moment,
    ) -> Ticking {
        let lag = match event {
            ClockEvent::Press { lag } | ClockEvent::Interrupt { lag } => lag,
            _ => Span::ZERO,
        };
        let used = at.since(since).less(lag);
        if self
            .left_after(side, used)
            .is_some_and(|left| left.in_all() == Span::ZERO)
        {
            self.charge(side, used);
            self.state = ClockState::FlagDown { side };
            return Ticking::FlagFell(side);
        }
        if event == ClockEvent::Look {
            return Ticking::On;
        }
        self.charge(side, used);
        // Where time ran backwards, the stretch that is run again once it recovers is nobody's.
        let others_turn = ClockState::Running {
            side: side.other(),
            since: at.max(since),
        };
        match event {
            ClockEvent::Pause => self.state = ClockState::Paused { side },
            ClockEvent::Stop => self.stop(),
            ClockEvent::Press { .. } => {
                self.finish_move(side);
                self.state = others_turn;
            }
            _ => self.state = others_turn,
        }
        Ticking::On
    }

    fn stop(&mut self) {
        self.light.spent = Span::ZERO;
        self.dark.spent = Span::ZERO;
        self.state = ClockState::Stopped;
    }

    fn finish_move(&mut self, side: Side) {
        let control = self.control;
        let time = self.time_mut(side);
        time.spent = Span::ZERO;
        if let TimeControl::Fischer { increment, .. } = control {
            time.reserve = time.reserve.plus(Span::seconds(increment));
        }
    }

    /// What a side has left once `used` more is charged to it.
    fn left_after(&self, side: Side, used: Span) -> Option<Left> {
        let SideTime { reserve, spent } = *self.time(side);
        let only = |main| {
            Some(Left {
                main,
                delay: Span::ZERO,
            })
        };
        match self.control {
            TimeControl::None => None,
            TimeControl::Fischer { .. } => only(reserve.less(used)),
            TimeControl::Delay { delay, .. } => {
                let free = Span::seconds(delay).less(spent);
                Some(Left {
                    main: reserve.less(used.less(free)),
                    delay: free.less(used),
                })
            }
            TimeControl::PerMove { limit } => {
                only(Span::seconds(limit.get()).less(spent).less(used))
            }
            TimeControl::Correspondence { days } => {
                only(Span::days(days.get()).less(spent).less(used))
            }
        }
    }

    fn charge(&mut self, side: Side, used: Span) {
        let left = self.left_after(side, used);
        let keeps_reserve = matches!(
            self.control,
            TimeControl::Fischer { .. } | TimeControl::Delay { .. }
        );
        let time = self.time_mut(side);
        time.spent = time.spent.plus(used);
        if let (true, Some(left)) = (keeps_reserve, left) {
            time.reserve = left.main;
        }
    }

    const fn time(&self, side: Side) -> &SideTime {
        match side {
            Side::Light => &self.light,
            Side::Dark => &self.dark,
        }
    }

    const fn time_mut(&mut self, side: Side) -> &mut SideTime {
        match side {
            Side::Light => &mut self.light,
            Side::Dark => &mut self.dark,
        }
    }
}
