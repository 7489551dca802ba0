//! Whose time runs.

use super::{Table, Version, event::Act, event::Event};
use crate::Side;
use crate::clock::{Clock, ClockEvent, ClockState, Moment, Span, Ticking};
use crate::dice::Party;
use crate::game::ToAct;

/// What the clock should be doing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Run(Side),
    Wait,
    Stand,
}

impl Table {
    /// The side whose flag has fallen by the moment at which an event was sent.
    pub(super) fn fallen(&self, event: &Event, at: Moment) -> Option<Side> {
        fallen(&self.state.clock, Moment(at.0.saturating_sub(event.lag.0)))
    }

    /// Whose flag has fallen by this moment, if play has not gone on before.
    #[must_use]
    pub fn flag_fallen(&self, at: Moment) -> Option<Side> {
        fallen(&self.state.clock, at)
    }

    fn wanted(&self) -> Wanted {
        if self.state.gathering {
            return Wanted::Stand;
        }
        if self.state.adjourned || self.state.halted {
            return Wanted::Wait;
        }
        match (self.to_act(), self.state.awaited) {
            (ToAct::NextGame | ToAct::Over, _) | (ToAct::Opening, None) => Wanted::Stand,
            (_, Some(Party::Light)) => Wanted::Run(Side::Light),
            (_, Some(Party::Dark)) => Wanted::Run(Side::Dark),
            (_, Some(Party::Server)) => Wanted::Wait,
            (ToAct::Player(side) | ToAct::Dice(side), None) => Wanted::Run(side),
        }
    }

    /// Lets the time of the right side run after an event (or after the opening of the table).
    pub(super) fn run_clock(&mut self, after: Option<&Event>, at: Moment) {
        let wanted = self.wanted();
        let lag = after.map(|event| event.lag).unwrap_or_default();
        // The first version forgot the lag of a throw, and its records keep the times that they had.
        let credits = self.header.version >= Version::Two;
        let clock = &mut self.state.clock;
        let first = match (clock.state(), wanted) {
            (ClockState::Stopped, Wanted::Run(side)) => ClockEvent::Start { side },
            (ClockState::Running { side, .. }, Wanted::Run(next)) if side != next => {
                if after.is_some_and(ends_a_move) {
                    ClockEvent::Press { lag }
                } else {
                    ClockEvent::Interrupt { lag }
                }
            }
            // The same side goes on, as after a throw: the lag is not charged all the same.
            (ClockState::Running { .. }, Wanted::Run(_)) if lag != Span::ZERO && credits => {
                ClockEvent::Interrupt { lag }
            }
            (ClockState::Running { .. }, Wanted::Wait) => ClockEvent::Pause,
            (ClockState::Running { .. } | ClockState::Paused { .. }, Wanted::Stand) => {
                ClockEvent::Stop
            }
            (ClockState::Paused { .. }, Wanted::Run(_)) => ClockEvent::Resume,
            _ => return,
        };
        // No flag falls here: that was looked at before the event.
        let _ = clock.apply(first, at);
        if let (ClockState::Running { side, .. }, Wanted::Run(next)) = (clock.state(), wanted)
            && side != next
        {
            let _ = clock.apply(
                ClockEvent::Interrupt {
                    lag: Default::default(),
                },
                at,
            );
        }
    }
}

fn fallen(clock: &Clock, at: Moment) -> Option<Side> {
    match clock.state() {
        ClockState::Running { .. } => match clock.clone().apply(ClockEvent::Look, at) {
            Ok(Ticking::FlagFell(side)) => Some(side),
            _ => None,
        },
        // A flag that is down has ended its game already.
        ClockState::Stopped | ClockState::Paused { .. } | ClockState::FlagDown { .. } => None,
    }
}

/// A move is over with it: the increment is due.
fn ends_a_move(event: &Event) -> bool {
    match &event.act {
        Act::Play(event) => event.ends_a_move(),
        _ => false,
    }
}
