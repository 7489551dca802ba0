//! A program of somebody else's that speaks the Hub protocol (version 2, of the draughts engine Scan), run beside ours.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use ::draughts::{Course, Rules, Turn};

use crate::answer::Failure;
use crate::hub::{find, position, variant};

/// A program under way.
pub(super) struct Hub {
    command: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    time: Duration,
}

impl Hub {
    /// Starts a program by its name and arguments, and greets it.
    pub(super) fn start(command: &str, rules: &Rules, time: Duration) -> Result<Self, Failure> {
        let mut words = command.split_whitespace();
        let wrong =
            |error: &dyn std::fmt::Display| Failure::Input(format!("hub:{command}: {error}"));
        let program = words.next().ok_or_else(|| wrong(&"no program is named"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| wrong(&error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(wrong(&"it cannot be spoken to"));
        };
        let mut hub = Self {
            command: command.to_owned(),
            child,
            input,
            output: BufReader::new(output),
            time,
        };
        hub.say("hub")?;
        hub.hear("wait")?;
        hub.say(&format!("set-param name=variant value={}", variant(rules)))?;
        hub.say("init")?;
        hub.hear("ready")?;
        Ok(hub)
    }

    /// A new game begins.
    pub(super) fn begin(&mut self) -> Result<(), Failure> {
        self.say("new-game")
    }

    /// The turn it plays, if that is legal, and the processor time that it took.
    pub(super) fn turn(&mut self, game: &Course) -> Result<(Option<Turn>, Duration), Failure> {
        let start = self.used();
        let rules = game.rules();
        self.say(&format!("pos pos={}", position(game.position(), rules)))?;
        self.say(&format!("level move-time={}", self.time.as_secs_f64()))?;
        self.say("go think")?;
        let done = self.hear("done")?;
        let text = done
            .split_whitespace()
            .find_map(|word| word.strip_prefix("move="));
        let legal = game.position().legal_turns(rules);
        let turn = text.and_then(|text| find(text.trim_matches('"'), legal, rules));
        Ok((turn, self.used().saturating_sub(start)))
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        let said = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        said.map_err(|error| self.wrong(&error))
    }

    /// Listens until it says a word, and gives the rest of that line.
    fn hear(&mut self, word: &str) -> Result<String, Failure> {
        loop {
            let mut line = String::new();
            match self.output.read_line(&mut line) {
                Ok(0) => return Err(self.wrong(&"it has ended")),
                Err(error) => return Err(self.wrong(&error)),
                Ok(_) => {}
            }
            let line = line.trim();
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            if first == word {
                return Ok(rest.to_owned());
            }
            if first == "error" {
                return Err(self.wrong(&rest));
            }
        }
    }

    /// Its time on the processor where the system tells it, else that on the clock on the wall.
    fn used(&self) -> Duration {
        static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
        let told = fs::read_to_string(format!("/proc/{}/schedstat", self.child.id())).ok();
        let nanoseconds = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
        nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
    }

    fn wrong(&self, error: &dyn std::fmt::Display) -> Failure {
        Failure::Input(format!("hub:{}: {error}", self.command))
    }
}

impl Drop for Hub {
    fn drop(&mut self) {
        // It is asked first; whatever does not listen is ended.
        drop(self.say("quit"));
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
