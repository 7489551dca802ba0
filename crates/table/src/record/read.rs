//! Reading and writing whole records, line by line and within bounds.

use super::event::EventFault;
use super::header::HeaderFault;
use super::line::{Line, LineFault};
use crate::dice::Digest;
use crate::session::{Applied, Table};
use core::fmt;
use std::io::{self, BufRead, Write};

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 64 * 1024;

/// The longest record that is read, in bytes.
pub const LONGEST_RECORD: usize = 128 * 1024 * 1024;

/// The first thing that is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: RecordWrong,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordWrong {
    /// There is no line at all.
    Empty,
    /// The line is longer than [`LONGEST_LINE`].
    LineTooLong,
    /// The record is longer than [`LONGEST_RECORD`].
    RecordTooLong,
    /// The file cannot be read.
    Io(String),
    /// The line is no sealed JSON object.
    Line(LineFault),
    /// The header is wrong.
    Header(Box<HeaderFault>),
    /// The event is wrong.
    Event(Box<EventFault>),
}

impl RecordWrong {
    /// A stable name, for JSON. An event that could not happen says which rule forbids it.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::LineTooLong => "line-too-long",
            Self::RecordTooLong => "record-too-long",
            Self::Io(_) => "unreadable-file",
            Self::Line(fault) => match fault {
                LineFault::NotJson { .. } => "not-json",
                LineFault::NotAnObject => "not-an-object",
                LineFault::NoSeal => "no-seal",
                LineFault::Seal => "seal",
            },
            Self::Header(fault) => match **fault {
                HeaderFault::NotARecord => "not-a-record",
                HeaderFault::Version { .. } => "version",
                HeaderFault::Member(_) => "member",
                HeaderFault::Rules(_) | HeaderFault::House(_) | HeaderFault::HouseName { .. } => {
                    "rules"
                }
                HeaderFault::Open { .. } => "terms",
            },
            Self::Event(fault) => match &**fault {
                EventFault::Member(_) => "member",
                EventFault::Unknown { .. } => "unknown-event",
                EventFault::Refused(refused) => refused.id(),
                EventFault::Outcome { .. } => "outcome",
            },
        }
    }
}

impl fmt::Display for RecordWrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the record is empty"),
            Self::LineTooLong => write!(f, "the line has more than {LONGEST_LINE} bytes"),
            Self::RecordTooLong => write!(f, "the record has more than {LONGEST_RECORD} bytes"),
            Self::Io(error) => f.write_str(error),
            Self::Line(fault) => fault.fmt(f),
            Self::Header(fault) => fault.fmt(f),
            Self::Event(fault) => fault.fmt(f),
        }
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl core::error::Error for RecordFault {}

/// Reads the lines of a record one after another and checks their seals. Holds one line in memory.
#[derive(Debug)]
pub struct Reader<R> {
    input: R,
    number: usize,
    bytes: usize,
    previous: Option<Digest>,
    buffer: Vec<u8>,
}

impl<R: BufRead> Reader<R> {
    /// Nothing read yet.
    pub const fn new(input: R) -> Self {
        Self {
            input,
            number: 0,
            bytes: 0,
            previous: None,
            buffer: Vec::new(),
        }
    }

    /// How many lines have been read, or begun to be.
    pub const fn number(&self) -> usize {
        self.number
    }

    /// The next line; nothing after the last.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn next_line(&mut self) -> Result<Option<Line>, RecordFault> {
        self.buffer.clear();
        self.number += 1;
        let fault = |line, what| RecordFault { line, what };
        loop {
            let io = |error: io::Error| fault(self.number, RecordWrong::Io(error.to_string()));
            let part = self.input.fill_buf().map_err(io)?;
            let end = part.iter().position(|&byte| byte == b'\n');
            let length = end.unwrap_or(part.len());
            if self.buffer.len() + length > LONGEST_LINE {
                return Err(fault(self.number, RecordWrong::LineTooLong));
            }
            self.buffer.extend_from_slice(&part[..length]);
            let at_end = part.is_empty();
            self.input.consume(length + usize::from(end.is_some()));
            if at_end && self.buffer.is_empty() {
                self.number -= 1;
                return Ok(None);
            }
            if end.is_some() || at_end {
                break;
            }
        }
        self.bytes = self.bytes.saturating_add(self.buffer.len());
        if self.bytes > LONGEST_RECORD {
            return Err(fault(self.number, RecordWrong::RecordTooLong));
        }
        let line = Line::read(&self.buffer, self.previous.as_ref())
            .map_err(|wrong| fault(self.number, RecordWrong::Line(wrong)))?;
        self.previous = Some(*line.seal());
        Ok(Some(line))
    }

    /// Opens the table of the first line.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn open(&mut self) -> Result<Table, RecordFault> {
        let number = self.number + 1;
        let fault = |what| RecordFault { line: number, what };
        let line = self.next_line()?.ok_or(fault(RecordWrong::Empty))?;
        Table::open_line(line).map_err(|wrong| fault(RecordWrong::Header(Box::new(wrong))))
    }

    /// Lets the next event happen at the table; nothing after the last.
    ///
    /// # Errors
    /// What is wrong with it. The table is not to be used any more then.
    pub fn advance(&mut self, table: &mut Table) -> Result<Option<Applied>, RecordFault> {
        let Some(line) = self.next_line()? else {
            return Ok(None);
        };
        match table.apply_line(line) {
            Ok(applied) => Ok(Some(applied)),
            Err(wrong) => Err(RecordFault {
                line: self.number,
                what: RecordWrong::Event(Box::new(wrong)),
            }),
        }
    }
}

/// Reads a whole record: the table as it stood after the last line.
///
/// # Errors
/// The first thing that is wrong, with its line.
pub fn read(input: impl BufRead) -> Result<Table, RecordFault> {
    let mut reader = Reader::new(input);
    let mut table = reader.open()?;
    while reader.advance(&mut table)?.is_some() {}
    Ok(table)
}

/// Writes the record of a table.
///
/// # Errors
/// When the output does not take it.
pub fn write(table: &Table, output: &mut impl Write) -> io::Result<()> {
    for line in table.lines() {
        writeln!(output, "{line}")?;
    }
    Ok(())
}
