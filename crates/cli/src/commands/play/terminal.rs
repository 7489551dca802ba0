//! The terminal as two streams: what is asked and what is answered. Tests use buffers instead.

use std::io::{self, BufRead, Write};

use crate::answer::Failure;

/// Where a game is played.
pub(crate) struct Terminal<'a> {
    input: Box<dyn BufRead + 'a>,
    output: Box<dyn Write + 'a>,
}

/// Longer lines are no answers.
const LONGEST_LINE: u64 = 4096;

impl<'a> Terminal<'a> {
    /// Standard input and output.
    pub(crate) fn of_the_process() -> Self {
        Self::new(io::stdin().lock(), io::stdout())
    }

    pub(crate) fn new(input: impl BufRead + 'a, output: impl Write + 'a) -> Self {
        Self {
            input: Box::new(input),
            output: Box::new(output),
        }
    }

    /// Prints a line.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.output, "{line}")?;
        Ok(())
    }

    /// Asks and waits for one line; nothing when the input has ended.
    pub(crate) fn ask(&mut self, question: &str) -> Result<Option<String>, Failure> {
        write!(self.output, "{question}")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let count = io::Read::take(&mut self.input, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if count == 0 {
            self.say("")?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}
