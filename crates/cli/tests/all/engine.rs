//! The program as an engine, and the words that go to and fro.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The engine.
pub(crate) struct Engine {
    pub(crate) child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    /// Starts `tabuleiro engine` with these arguments, the protocol first.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Self {
            child,
            input,
            output,
        }
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// The lines up to one that begins with this word, that one included.
    pub(crate) fn hear(&mut self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            let read = self.output.read_line(&mut line).expect("it speaks");
            assert!(read > 0, "it went away before {word}: {lines:?}");
            let found = line.split_whitespace().next() == Some(word);
            lines.push(line.trim_end().to_owned());
            if found {
                return lines;
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // A test that failed leaves no engine behind.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
