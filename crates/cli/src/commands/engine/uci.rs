//! `tabuleiro engine uci`: the computer as an engine of chess programs, by the Universal Chess Interface.
//!
//! This file listens: what must be heard while a search goes on (`stop`, `isready`, `ponderhit`, `quit`) is answered or
//! noted here, everything else goes in order to the desk, which thinks on a thread of its own.

mod desk;
mod go;

use std::io::{self, BufRead, Read as _};
use std::sync::{Arc, mpsc};

use clap::Args;

use self::desk::Desk;
use super::watch::{LONGEST_LINE, Signals, attend, say};
use crate::answer::{Answer, Outcome};

/// Play chess for a program that speaks the Universal Chess Interface
///
/// It listens on standard input and answers on standard output. Options: Hash (megabytes), Threads, Level (1 to 10; 0,
/// the usual, is as strong as time allows), UCI_Chess960. `go` knows depth, nodes, movetime, clocks (wtime, btime,
/// winc, binc, movestogo), infinite and ponder. There is no opening book.
///
/// Example: tabuleiro engine uci
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// How strongly to play until the program says otherwise: a level from 1 to 10.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    level: Option<u8>,
}

/// What goes to the desk: a line, and for `go` the number of the search.
type Order = (String, u64);

pub(crate) fn run(arguments: &Arguments) -> Outcome {
    let signals = Arc::new(Signals::default());
    let mut desk = Desk::new(Arc::clone(&signals), arguments.level.unwrap_or(0));
    attend(
        &Arc::clone(&signals),
        move |line: &String, search| desk.hear(line, search),
        |orders| listen(&mut io::stdin().lock(), orders, &signals),
    )?;
    Ok(Answer::Yes)
}

/// Listens until told to quit, or until there is nothing more to hear.
fn listen(
    input: &mut impl BufRead,
    orders: &mpsc::Sender<Order>,
    signals: &Signals,
) -> io::Result<()> {
    loop {
        let mut line = Vec::new();
        if input.take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        let mut search = 0;
        match line.split_whitespace().next().unwrap_or_default() {
            "" => continue,
            "quit" => return Ok(()),
            "stop" => {
                signals.stop();
                continue;
            }
            "ponderhit" => {
                signals.hit();
                continue;
            }
            // In its turn, unless a search goes on: that is not waited for.
            "isready" if signals.is_thinking() => {
                say("readyok")?;
                continue;
            }
            "go" => search = signals.ask(),
            _ => {}
        }
        if orders.send((line, search)).is_err() {
            return Ok(());
        }
    }
}
