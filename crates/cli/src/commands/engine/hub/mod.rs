//! `tabuleiro engine hub`: the computer as an engine of draughts programs, by the Hub protocol.
//!
//! This file listens: what must be heard while a search goes on (`stop`, `ping`, `ponder-hit`, `quit`) is answered or
//! noted here, everything else goes in order to the desk, which thinks on a thread of its own.

mod desk;
mod level;

use std::io::{self, BufRead, Read as _};
use std::sync::{Arc, mpsc};

use clap::Args;
use table::RuleSet;
use words::Lang;

use self::desk::Desk;
use super::watch::{LONGEST_LINE, Signals, attend, say};
use crate::answer::{Answer, Failure, Outcome};
use crate::hub::Said;
use crate::rule_set;

/// Play draughts for a program that speaks the Hub protocol (version 2, of the engine Scan)
///
/// It listens on standard input and answers on standard output. Squares are numbered as the rule set does. Parameters:
/// variant (`normal`, `killer`, `frisian`, `bt`, `losing`, or an id such as `italian`), threads, tt-size (2 to this
/// power positions), bb-size (endgame tables up to so many pieces, built at first use). There is no opening book.
///
/// Example: tabuleiro engine hub --rules italian
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule set until the program says another one: an id or a path to a house-rules file.
    #[arg(long, value_name = "ID", default_value = "draughts:international")]
    rules: String,
}

/// What goes to the desk: a line, and for `go` the number of the search.
type Order = (Said, u64);

pub(crate) fn run(arguments: &Arguments) -> Outcome {
    let rules = match rule_set::find(&arguments.rules, Lang::En)? {
        RuleSet::Draughts(rules) => rules,
        RuleSet::Backgammon(_) | RuleSet::Chess(_) => {
            return Err(Failure::input("--rules: the Hub protocol is for draughts"));
        }
    };
    let signals = Arc::new(Signals::default());
    let mut desk = Desk::new(rules, Arc::clone(&signals)).map_err(Failure::Input)?;
    attend(
        &Arc::clone(&signals),
        move |said: &Said, search| desk.hear(said, search),
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
        let said = Said::read(&String::from_utf8_lossy(&line));
        let mut search = 0;
        match said.command.as_str() {
            "" => continue,
            "quit" => return Ok(()),
            "stop" => {
                signals.stop();
                continue;
            }
            "ping" => {
                say("pong")?;
                continue;
            }
            "ponder-hit" => {
                signals.hit();
                continue;
            }
            "go" => search = signals.ask(),
            _ => {}
        }
        if orders.send((said, search)).is_err() {
            return Ok(());
        }
    }
}
