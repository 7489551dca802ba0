//! A program of somebody else's, run beside ours and spoken to line by line. It may die, keep silent or babble:
//! whatever it does, waiting for it ends, and what it says takes no more room than a few lines.

use std::fs;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use crate::answer::Failure;

/// The longest line that is listened to; what is longer comes in pieces.
const LONGEST_LINE: u64 = 64 * 1024;
/// Lines that wait to be heard; the program waits too when there are more.
const WAITING: usize = 256;
/// So long it may take to go when it is asked to.
const TO_GO: Duration = Duration::from_millis(300);

/// A program under way.
pub(crate) struct Program {
    /// As the command line names it: `hub:scan`.
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<io::Result<String>>,
}

impl Program {
    /// Starts a program by its name and arguments; `protocol` is what it is to speak.
    pub(crate) fn start(protocol: &str, command: &str) -> Result<Self, Failure> {
        let name = format!("{protocol}:{command}");
        let wrong = |error: &dyn std::fmt::Display| Failure::Input(format!("{name}: {error}"));
        let mut words = command.split_whitespace();
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
        let (heard, lines) = sync_channel(WAITING);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = (&mut output)
                    .take(LONGEST_LINE)
                    .read_until(b'\n', &mut line);
                let said = match read {
                    Ok(0) => return,
                    Ok(_) => Ok(String::from_utf8_lossy(&line).trim().to_owned()),
                    Err(error) => Err(error),
                };
                // Nobody listens any more, or there is nothing more to hear.
                if said.is_err() | heard.send(said).is_err() {
                    return;
                }
            }
        });
        Ok(Self {
            name,
            child,
            input,
            lines,
        })
    }

    /// Says a line.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Failure> {
        let said = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        said.map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => self.wrong(&"it has ended"),
            _ => self.wrong(&error),
        })
    }

    /// Listens until a line is what is wanted, and no longer than this; `wanted` may also say that something is wrong.
    pub(crate) fn hear<T>(
        &self,
        within: Duration,
        mut wanted: impl FnMut(&str) -> Option<Result<T, String>>,
    ) -> Result<T, Failure> {
        let start = Instant::now();
        loop {
            let left = within.saturating_sub(start.elapsed());
            let line = match self.lines.recv_timeout(left) {
                Ok(Ok(line)) => line,
                Ok(Err(error)) => return Err(self.wrong(&error)),
                Err(RecvTimeoutError::Disconnected) => return Err(self.wrong(&"it has ended")),
                Err(RecvTimeoutError::Timeout) => {
                    let seconds = within.as_secs_f64();
                    return Err(
                        self.wrong(&format!("it has not answered within {seconds:.0} seconds"))
                    );
                }
            };
            match wanted(&line) {
                Some(Ok(found)) => return Ok(found),
                Some(Err(error)) => return Err(self.wrong(&error)),
                // Whoever babbles without end is not listened to for ever.
                None if start.elapsed() >= within => {
                    return Err(self.wrong(&"it talks and does not answer"));
                }
                None => {}
            }
        }
    }

    /// Listens until a line begins with a word, and gives the rest of that line.
    pub(crate) fn hear_word(&self, within: Duration, word: &str) -> Result<String, Failure> {
        self.hear(within, |line| {
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            if first == word {
                Some(Ok(rest.to_owned()))
            } else if first == "error" {
                Some(Err(rest.to_owned()))
            } else {
                None
            }
        })
    }

    /// Its time on the processor where the system tells it, else that on the clock on the wall.
    pub(crate) fn used(&self) -> Duration {
        static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
        // Each of its threads counts for itself.
        let threads = fs::read_dir(format!("/proc/{}/task", self.child.id()));
        let of_thread = |folder: fs::DirEntry| -> Option<u64> {
            let told = fs::read_to_string(folder.path().join("schedstat")).ok()?;
            told.split_whitespace().next()?.parse().ok()
        };
        threads.map_or_else(
            |_| START.elapsed(),
            |threads| Duration::from_nanos(threads.flatten().filter_map(of_thread).sum()),
        )
    }

    /// One sentence about it.
    pub(crate) fn wrong(&self, error: &dyn std::fmt::Display) -> Failure {
        Failure::Input(format!("{}: {error}", self.name))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It is asked first; whatever does not listen is ended.
        drop(self.say("quit"));
        let asked = Instant::now();
        while asked.elapsed() < TO_GO {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    const SHORT: Duration = Duration::from_millis(300);

    fn sentence(command: &str) -> String {
        let told = Program::start("uci", command)
            .and_then(|mut program| {
                // Whoever is gone already does not hear it.
                drop(program.say("uci"));
                program.hear_word(SHORT, "uciok")
            })
            .expect_err(command);
        told.to_string()
    }

    #[test]
    fn the_dead_the_silent_and_the_babbling_get_one_sentence_each() {
        let start = Instant::now();
        assert!(sentence("no-such-engine").starts_with("uci:no-such-engine: "));
        assert_eq!(sentence("true"), "uci:true: it has ended");
        assert!(sentence("sleep 60").ends_with("it has not answered within 0 seconds"));
        assert!(sentence("yes").contains("answer"));
        assert!(sentence("cat /dev/zero").contains("answer"));
        assert!(start.elapsed() < Duration::from_secs(20));
    }

    #[test]
    fn an_answer_is_heard() {
        let mut program = Program::start("uci", "cat").expect("it starts");
        program.say("info string x").expect("it listens");
        program
            .say("bestmove e2e4 ponder e7e5")
            .expect("it listens");
        let heard = program.hear_word(Duration::from_secs(20), "bestmove");
        assert_eq!(heard.expect("an answer"), "e2e4 ponder e7e5");
    }
}
