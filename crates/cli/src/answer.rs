//! How a command ends: its exit code, and the one sentence that bad input gets.

use std::fmt;
use std::io;
use std::process::ExitCode;

use words::Lang;
use words::terminal::Line;

/// What a command that ran to its end has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Done, or "yes": exit code 0.
    Yes,
    /// The answer is no (an illegal game, a failed verification): exit code 1.
    No,
}

impl From<Answer> for ExitCode {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::Yes => Self::SUCCESS,
            Answer::No => Self::from(1),
        }
    }
}

/// Why a command could not run: bad use or bad input, told in one sentence. Exit code 2.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What is wrong, and where.
    Input(String),
    /// The reader of our output went away (`tabuleiro … | head`): not worth a word.
    ReaderGone,
}

impl Failure {
    /// Bad input, in the words of the catalogues.
    pub(crate) fn told(line: &Line, lang: Lang) -> Self {
        Self::Input(line.in_words(lang))
    }

    /// Bad input, explained by any error that displays as a sentence.
    pub(crate) fn input(reason: impl fmt::Display) -> Self {
        Self::Input(reason.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(sentence) => f.write_str(sentence),
            Self::ReaderGone => f.write_str("the output was closed"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ReaderGone,
            _ => Self::told(
                &crate::files::of_the_system(&error),
                crate::language::of_the_command_line(),
            ),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}

/// What every command returns.
pub(crate) type Outcome = Result<Answer, Failure>;
