//! A program of somebody else's that speaks the Hub protocol (version 2, of the draughts engine Scan), run beside ours.

use std::time::Duration;

use ::draughts::{Course, Rules, Turn};

use crate::answer::Failure;
use crate::hub::{find, position, variant};
use crate::program::Program;

/// So long is waited for it to be ready: it may have tables to read.
const TO_BE_READY: Duration = Duration::from_secs(120);
/// And for a move beyond its time: the machine may be busy.
const BEYOND: Duration = Duration::from_secs(60);

/// A program under way.
pub(super) struct Hub {
    program: Program,
    time: Duration,
}

impl Hub {
    /// Starts a program by its name and arguments, and greets it.
    pub(super) fn start(command: &str, rules: &Rules, time: Duration) -> Result<Self, Failure> {
        let mut program = Program::start("hub", command)?;
        program.say("hub")?;
        program.hear_word(TO_BE_READY, "wait")?;
        program.say(&format!("set-param name=variant value={}", variant(rules)))?;
        program.say("init")?;
        program.hear_word(TO_BE_READY, "ready")?;
        Ok(Self { program, time })
    }

    /// A new game begins.
    pub(super) fn begin(&mut self) -> Result<(), Failure> {
        self.program.say("new-game")
    }

    /// The turn it plays, if that is legal, and the processor time that it took.
    pub(super) fn turn(&mut self, game: &Course) -> Result<(Option<Turn>, Duration), Failure> {
        let program = &mut self.program;
        let start = program.used();
        let rules = game.rules();
        program.say(&format!("pos pos={}", position(game.position(), rules)))?;
        program.say(&format!("level move-time={}", self.time.as_secs_f64()))?;
        program.say("go think")?;
        let done = program.hear_word(self.time + BEYOND, "done")?;
        let text = done
            .split_whitespace()
            .find_map(|word| word.strip_prefix("move="));
        let legal = game.position().legal_turns(rules);
        let turn = text.and_then(|text| find(text.trim_matches('"'), legal, rules));
        Ok((turn, program.used().saturating_sub(start)))
    }
}
