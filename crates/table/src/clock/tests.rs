//! The clock against printed examples and against a slow clock that counts every millisecond.

use super::control::tests::controls;
use super::*;
use crate::Side::{Dark, Light};
use proptest::prelude::*;

const PRESS: ClockEvent = ClockEvent::Press { lag: Span::ZERO };

fn clock(control: &str) -> Clock {
    let mut clock = Clock::new(control.parse().unwrap());
    let _ = clock
        .apply(ClockEvent::Start { side: Light }, Moment(0))
        .unwrap();
    clock
}

#[track_caller]
fn goes_on(clock: &mut Clock, event: ClockEvent, at: u64) {
    assert_eq!(clock.apply(event, Moment(at)), Ok(Ticking::On));
}

#[track_caller]
fn has(clock: &Clock, side: Side, at: u64, main: u64, delay: u64) {
    let left = Left {
        main: Span(main),
        delay: Span(delay),
    };
    assert_eq!(clock.left(side, Moment(at)), Some(left));
}

#[test]
fn fischer_adds_after_the_move() {
    let mut clock = clock("5+3");
    has(&clock, Light, 10_000, 290_000, 0);
    goes_on(&mut clock, PRESS, 10_000);
    has(&clock, Light, 10_000, 293_000, 0);
    goes_on(&mut clock, PRESS, 11_000);
    has(&clock, Dark, 11_000, 302_000, 0);
}

#[test]
fn simple_delay_waits_and_is_not_saved_up() {
    let mut clock = clock("2m d12");
    has(&clock, Light, 5_000, 120_000, 7_000);
    goes_on(&mut clock, PRESS, 5_000);
    has(&clock, Light, 5_000, 120_000, 12_000);
    goes_on(&mut clock, PRESS, 5_000 + 25_000);
    has(&clock, Dark, 30_000, 107_000, 12_000);
    // With three seconds in reserve there are fifteen for the next move.
    goes_on(&mut clock, PRESS, 30_000 + 12_000 + 117_000);
    has(&clock, Light, 159_000, 3_000, 12_000);
    goes_on(&mut clock, PRESS, 159_000);
    assert_eq!(clock.flag_falls_at(), Some(Moment(159_000 + 15_000)));
    goes_on(&mut clock, ClockEvent::Look, 159_000 + 14_999);
    let fell = clock.apply(PRESS, Moment(159_000 + 15_000));
    assert_eq!(fell, Ok(Ticking::FlagFell(Light)));
    has(&clock, Light, 999_999, 0, 0);
}

#[test]
fn per_move_and_correspondence_carry_nothing_over() {
    let mut clock = clock("30s/move");
    goes_on(&mut clock, PRESS, 29_999);
    has(&clock, Light, 29_999, 30_000, 0);
    assert_eq!(
        clock.apply(ClockEvent::Look, Moment(59_999)),
        Ok(Ticking::FlagFell(Dark))
    );
    assert_eq!(
        clock.apply(PRESS, Moment(60_000)),
        Err(ClockRefusal::FlagDown(Dark))
    );

    let day = 24 * 3600 * 1000;
    let mut clock = self::clock("3d");
    goes_on(&mut clock, PRESS, 3 * day - 1);
    assert_eq!(clock.flag_falls_at(), Some(Moment(6 * day - 1)));
}

#[test]
fn without_a_clock_nothing_falls() {
    let mut clock = clock("none");
    assert_eq!(clock.left(Light, Moment(u64::MAX)), None);
    assert_eq!(clock.flag_falls_at(), None);
    goes_on(&mut clock, PRESS, u64::MAX);
}

#[test]
fn lag_is_not_charged_and_gives_nothing_back() {
    let lag = Span(400);
    let mut clock = clock("1+0");
    goes_on(&mut clock, ClockEvent::Press { lag }, 1_000);
    has(&clock, Light, 1_000, 59_400, 0);
    goes_on(&mut clock, ClockEvent::Press { lag }, 1_100);
    has(&clock, Dark, 1_100, 60_000, 0);
    // A move that reaches the server just after the alarm, but was made in time.
    assert_eq!(clock.flag_falls_at(), Some(Moment(60_500)));
    goes_on(&mut clock, ClockEvent::Press { lag }, 60_800);
    has(&clock, Light, 60_800, 100, 0);
}

#[test]
fn an_interruption_gives_no_increment_and_resumes_the_move() {
    let none = ClockEvent::Interrupt { lag: Span::ZERO };
    let mut fischer = clock("1+5");
    goes_on(&mut fischer, none, 2_000);
    goes_on(&mut fischer, none, 5_000);
    has(&fischer, Light, 5_000, 58_000, 0);
    has(&fischer, Dark, 5_000, 57_000, 0);

    let mut delay = clock("1m d10");
    goes_on(&mut delay, none, 4_000);
    has(&delay, Light, 4_000, 60_000, 6_000);
    goes_on(&mut delay, none, 5_000);
    has(&delay, Light, 5_000 + 7_000, 59_000, 0);
    goes_on(&mut delay, PRESS, 12_000);
    has(&delay, Light, 12_000, 59_000, 10_000);
    // Dark's own move had begun while it was awaited.
    has(&delay, Dark, 12_000, 60_000, 9_000);
}

#[test]
fn a_server_starts_again() {
    let mut clock = clock("5+0");
    goes_on(&mut clock, PRESS, 10_000);
    let stored = serde_json::to_string(&clock).unwrap();
    let mut clock: Clock = serde_json::from_str(&stored).unwrap();
    // The last moment known was the press; the new process counts from its own beginning.
    goes_on(&mut clock, ClockEvent::Pause, 10_000);
    has(&clock, Dark, 99_000, 300_000, 0);
    goes_on(&mut clock, ClockEvent::Resume, 7);
    has(&clock, Dark, 1_007, 299_000, 0);
}

#[test]
fn time_running_backwards_is_no_time() {
    let mut clock = clock("1+0");
    goes_on(&mut clock, PRESS, 10_000);
    has(&clock, Dark, 3_000, 60_000, 0);
    goes_on(&mut clock, PRESS, 3_000);
    has(&clock, Dark, 3_000, 60_000, 0);
    // Light's time runs from 10 s on, not from 3 s: that stretch was Dark's or nobody's.
    has(&clock, Light, 12_000, 48_000, 0);
}

#[test]
fn the_reserve_stays_for_the_next_game() {
    let mut clock = clock("2m d12");
    goes_on(&mut clock, ClockEvent::Stop, 32_000);
    assert_eq!(clock.state(), ClockState::Stopped);
    goes_on(&mut clock, ClockEvent::Start { side: Light }, 50_000);
    has(&clock, Light, 50_000, 100_000, 12_000);
}

#[test]
fn events_out_of_place() {
    let mut clock = Clock::new("5+3".parse().unwrap());
    for event in [PRESS, ClockEvent::Pause, ClockEvent::Stop, ClockEvent::Look] {
        assert_eq!(clock.apply(event, Moment(1)), Err(ClockRefusal::NotRunning));
    }
    assert_eq!(
        clock.apply(ClockEvent::Resume, Moment(1)),
        Err(ClockRefusal::NotPaused)
    );
    let start = ClockEvent::Start { side: Dark };
    goes_on(&mut clock, start, 1);
    assert_eq!(
        clock.apply(start, Moment(1)),
        Err(ClockRefusal::AlreadyStarted)
    );
    goes_on(&mut clock, ClockEvent::Pause, 2);
    assert_eq!(clock.apply(PRESS, Moment(3)), Err(ClockRefusal::NotRunning));
    goes_on(&mut clock, ClockEvent::Stop, 4);
}

#[test]
fn the_state_in_json() {
    let mut clock = clock("2m d12");
    goes_on(&mut clock, ClockEvent::Press { lag: Span(80) }, 15_080);
    assert_eq!(
        serde_json::to_string(&clock).unwrap(),
        concat!(
            r#"{"control":"2m d12","light":{"reserve":117000,"spent":0},"dark":{"reserve":120000,"spent":0},"#,
            r#""state":{"running":{"side":"dark","since":15080}}}"#
        )
    );
    assert_eq!(serde_json::to_string(&PRESS).unwrap(), r#"{"press":{}}"#);
    let lag = ClockEvent::Press { lag: Span(80) };
    assert_eq!(
        serde_json::to_string(&lag).unwrap(),
        r#"{"press":{"lag":80}}"#
    );
}

/// A clock that moves one millisecond at a time and knows no arithmetic but plus and minus one.
struct Slow {
    control: TimeControl,
    /// Reserve and time spent on the move, for Light and Dark.
    time: [(i64, i64); 2],
    runs: Option<usize>,
    paused: Option<usize>,
    last: u64,
    down: bool,
    /// All milliseconds that were taken from a reserve, and those given.
    charged: i64,
    given: i64,
}

impl Slow {
    fn new(control: TimeControl) -> Self {
        let reserve = match control {
            TimeControl::Fischer { start, .. } => i64::from(start.get()) * 1000,
            TimeControl::Delay { reserve, .. } => i64::from(reserve.get()) * 1000,
            _ => 0,
        };
        Self {
            control,
            time: [(reserve, 0); 2],
            runs: None,
            paused: None,
            last: 0,
            down: false,
            charged: 0,
            given: 0,
        }
    }

    fn over(&self, side: usize) -> bool {
        let (reserve, spent) = self.time[side];
        match self.control {
            TimeControl::None => false,
            TimeControl::Fischer { .. } => reserve == 0,
            TimeControl::Delay { delay, .. } => reserve == 0 && spent >= i64::from(delay) * 1000,
            TimeControl::PerMove { limit } => spent >= i64::from(limit.get()) * 1000,
            TimeControl::Correspondence { days } => {
                spent >= i64::from(days.get()) * 24 * 3600 * 1000
            }
        }
    }

    fn run(&mut self, side: usize, milliseconds: u64) {
        for _ in 0..milliseconds {
            if self.over(side) {
                self.down = true;
                return;
            }
            let (reserve, spent) = &mut self.time[side];
            let takes = match self.control {
                TimeControl::Fischer { .. } => true,
                TimeControl::Delay { delay, .. } => *spent >= i64::from(delay) * 1000,
                _ => false,
            };
            *spent += 1;
            *reserve -= i64::from(takes);
            self.charged += i64::from(takes);
        }
        self.down = self.over(side);
    }

    fn apply(&mut self, event: ClockEvent, at: u64) {
        if self.down {
            return;
        }
        match (event, self.runs, self.paused) {
            (ClockEvent::Start { side }, None, None) => {
                self.runs = Some(side as usize);
                self.last = at;
            }
            (ClockEvent::Resume, None, Some(side)) => {
                (self.runs, self.paused, self.last) = (Some(side), None, at);
            }
            (ClockEvent::Stop, None, Some(_)) => {
                self.paused = None;
                self.time.iter_mut().for_each(|time| time.1 = 0);
            }
            (ClockEvent::Press { lag } | ClockEvent::Interrupt { lag }, Some(side), _) => {
                self.run(side, at.saturating_sub(self.last).saturating_sub(lag.0));
                if self.down {
                    return;
                }
                self.last = self.last.max(at);
                self.runs = Some(1 - side);
                if matches!(event, ClockEvent::Press { .. }) {
                    self.time[side].1 = 0;
                    if let TimeControl::Fischer { increment, .. } = self.control {
                        self.time[side].0 += i64::from(increment) * 1000;
                        self.given += i64::from(increment) * 1000;
                    }
                }
            }
            (ClockEvent::Pause | ClockEvent::Stop, Some(side), _) => {
                self.run(side, at.saturating_sub(self.last));
                if self.down {
                    return;
                }
                self.runs = None;
                if event == ClockEvent::Pause {
                    self.paused = Some(side);
                } else {
                    self.time.iter_mut().for_each(|time| time.1 = 0);
                }
            }
            (ClockEvent::Look, Some(side), _) => {
                let mut later = Self {
                    time: self.time,
                    ..Self::new(self.control)
                };
                later.run(side, at.saturating_sub(self.last));
                if later.down {
                    self.run(side, at.saturating_sub(self.last));
                }
            }
            _ => {}
        }
    }
}

/// Mostly sensible events, with steps back in time among the steps forward.
fn courses() -> impl Strategy<Value = Vec<(ClockEvent, i64)>> {
    let lag = || prop_oneof![3 => Just(Span::ZERO), 1 => (0..900u64).prop_map(Span)];
    let event = prop_oneof![
        8 => lag().prop_map(|lag| ClockEvent::Press { lag }),
        2 => lag().prop_map(|lag| ClockEvent::Interrupt { lag }),
        2 => Just(ClockEvent::Look),
        1 => Just(ClockEvent::Pause),
        2 => Just(ClockEvent::Resume),
        1 => Just(ClockEvent::Stop),
        1 => prop::sample::select(&Side::BOTH[..]).prop_map(|side| ClockEvent::Start { side }),
    ];
    let step = prop_oneof![8 => 0..700i64, 3 => 0..4_000i64, 1 => -2_000..0i64];
    prop::collection::vec((event, step), 1..60)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_fast_clock_agrees_with_the_slow_one(control in controls(9), course in courses()) {
        let mut clock = Clock::new(control);
        let mut slow = Slow::new(control);
        let mut at = 10_000u64;
        for (event, step) in course {
            at = at.saturating_add_signed(step);
            let before = clock.clone();
            match clock.apply(event, Moment(at)) {
                Ok(Ticking::FlagFell(side)) => {
                    prop_assert_eq!(clock.state(), ClockState::FlagDown { side });
                    // Not before the announced moment.
                    let announced = before.flag_falls_at().unwrap();
                    prop_assert!(announced <= Moment(at));
                }
                Ok(Ticking::On) => {}
                Err(_) => prop_assert_eq!(&clock, &before, "a refusal changes nothing"),
            }
            slow.apply(event, at);
            prop_assert_eq!(matches!(clock.state(), ClockState::FlagDown { .. }), slow.down);
            for side in Side::BOTH {
                let SideTime { reserve, spent } = *clock.time(side);
                let (slow_reserve, slow_spent) = slow.time[side as usize];
                prop_assert!(slow_reserve >= 0);
                prop_assert_eq!(reserve.0 as i64, slow_reserve);
                if !slow.down {
                    prop_assert_eq!(spent.0 as i64, slow_spent);
                }
            }
            // What was there at the beginning and what was given is there or was charged.
            let beginning = 2 * Slow::new(control).time[0].0;
            let there: i64 = slow.time.iter().map(|time| time.0).sum();
            prop_assert_eq!(beginning + slow.given, there + slow.charged);
            prop_assert_eq!(clock.light.reserve.0 + clock.dark.reserve.0, there as u64);
        }
    }

    #[test]
    fn replaying_gives_the_same_clock(control in controls(9), course in courses()) {
        let mut live = Clock::new(control);
        let mut log = Vec::new();
        let mut at = 10_000u64;
        for (event, step) in course {
            at = at.saturating_add_signed(step);
            // Looking at the clock in between changes nothing.
            for side in Side::BOTH {
                let _ = live.left(side, Moment(at));
            }
            if live.apply(event, Moment(at)).is_ok() {
                log.push((event, Moment(at)));
            }
            // Stored and taken up again at any point.
            live = serde_json::from_str(&serde_json::to_string(&live).unwrap()).unwrap();
        }
        let log: Vec<(ClockEvent, Moment)> =
            serde_json::from_str(&serde_json::to_string(&log).unwrap()).unwrap();
        let mut replayed = Clock::new(control);
        for (event, at) in log {
            let _ = replayed.apply(event, at).unwrap();
        }
        prop_assert_eq!(replayed, live);
    }

    #[test]
    fn no_time_is_too_large(
        control in controls(u32::MAX),
        course in prop::collection::vec((any::<u64>(), any::<u64>()), 1..20),
    ) {
        let mut clock = Clock::new(control);
        let _ = clock.apply(ClockEvent::Start { side: Light }, Moment(0)).unwrap();
        for (at, lag) in course {
            let _ = clock.left(Light, Moment(at));
            let _ = clock.flag_falls_at();
            let _ = clock.apply(ClockEvent::Press { lag: Span(lag) }, Moment(at));
        }
    }
}
