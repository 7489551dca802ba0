//! What `moves`, `check` and `eval` are asked about: a rule set, a position and, in backgammon, a roll.

use std::io::{self, BufRead, Write};

use ::backgammon::formats::Situation;
use ::backgammon::{Roll, Side, StartingPosition};
use ::draughts::formats::fen;
use ::draughts::{Position, Rules};
use clap::Args;
use serde::Serialize;
use table::words::{self, Lang};

use crate::answer::{Answer, Failure, Outcome};
use crate::output;

/// The arguments that name a position.
#[derive(Debug, Args)]
pub(crate) struct Place {
    /// Rule set: an id such as `backgammon:xalingo` or `italian`, or a path to a house-rules file.
    #[arg(value_name = "ID")]
    pub(crate) id: String,

    /// The position: PDN FEN for draughts; XGID or GNU Backgammon ID for backgammon. The starting position unless given.
    #[arg(long, short, value_name = "P")]
    pub(crate) position: Option<String>,

    /// The dice, as 31 or 3-1 (backgammon).
    #[arg(long, short, value_name = "D")]
    pub(crate) dice: Option<String>,

    /// Answer one query a line from standard input (`POSITION [DICE] [MOVE]`, separated by tabs) with one JSON line each.
    #[arg(long, conflicts_with_all = ["position", "dice"])]
    pub(crate) batch: bool,
}

/// A backgammon position with the dice to be played, if any are on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BackgammonQuery {
    pub(crate) situation: Situation,
    pub(crate) roll: Option<Roll>,
}

impl BackgammonQuery {
    /// Reads a position ID and dice; dice in the ID count where none are given.
    pub(crate) fn read(position: Option<&str>, dice: Option<&str>) -> Result<Self, Failure> {
        let situation = match position {
            Some(text) => text
                .parse::<Situation>()
                .map_err(|error| Failure::Input(format!("position {text:?}: {error}")))?,
            None => Situation::money(StartingPosition::Standard.position(), Side::Dark),
        };
        let roll = match dice {
            Some(text) => Some(
                text.parse::<Roll>()
                    .map_err(|error| Failure::Input(format!("dice {text:?}: {error}")))?,
            ),
            None => situation.roll(),
        };
        Ok(Self { situation, roll })
    }

    /// The roll, where a command cannot do without one.
    pub(crate) fn roll(&self) -> Result<Roll, Failure> {
        self.roll.ok_or_else(|| {
            Failure::input("backgammon needs dice: give --dice 31, or a position with dice in it")
        })
    }
}

/// Reads a draughts position; the start where none is given.
pub(crate) fn draughts_position(rules: &Rules, fen: Option<&str>) -> Result<Position, Failure> {
    let Some(text) = fen else {
        return Ok(Position::start(rules));
    };
    let named =
        |error: &dyn std::fmt::Display| Failure::Input(format!("position {text:?}: {error}"));
    let setup = fen::parse(text, rules).map_err(|error| named(&error))?;
    // Squares as this rule set numbers them, which is how the position was written.
    Position::new(setup, rules)
        .map_err(|flaw| named(&words::draughts::flaw(&flaw, rules, Lang::En)))
}

/// One line of a batch, taken apart at its tabs.
pub(crate) struct BatchLine<'a> {
    fields: Vec<&'a str>,
}

impl<'a> BatchLine<'a> {
    /// The field at this place, if it is there and says something.
    pub(crate) fn field(&self, index: usize) -> Option<&'a str> {
        self.fields
            .get(index)
            .copied()
            .filter(|field| !field.is_empty())
    }
}

/// An answer to a line that could not be understood.
#[derive(Serialize)]
struct BadLine {
    line: u64,
    error: String,
}

/// The longest line a batch accepts: far beyond any position.
const LONGEST_LINE: u64 = 64 * 1024;

/// Answers standard input line by line, in order. A line that makes no sense is answered with an `error`; the others still count,
/// and the exit code tells.
pub(crate) fn run_batch<T: Serialize>(
    mut answer: impl FnMut(&BatchLine<'_>) -> Result<T, Failure>,
) -> Outcome {
    let mut input = io::stdin().lock();
    let mut out = io::stdout().lock();
    let mut bytes = Vec::new();
    let mut number = 0;
    let mut bad = 0u64;
    loop {
        bytes.clear();
        if io::Read::take(&mut input, LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        number += 1;
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_end_matches(['\n', '\r']);
        if line.trim().is_empty() {
            continue;
        }
        let fields = BatchLine {
            fields: line.split('\t').map(str::trim).collect(),
        };
        match answer(&fields) {
            Ok(value) => output::json_line(&mut out, &value)?,
            Err(Failure::Input(error)) => {
                bad += 1;
                output::json_line(
                    &mut out,
                    &BadLine {
                        line: number,
                        error,
                    },
                )?;
            }
            Err(gone @ Failure::ReaderGone) => return Err(gone),
        }
    }
    out.flush()?;
    if bad == 0 {
        Ok(Answer::Yes)
    } else {
        Err(Failure::Input(format!(
            "{bad} of {number} lines could not be understood"
        )))
    }
}
