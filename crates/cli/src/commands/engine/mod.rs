//! `tabuleiro engine`: the computer as a player of other programs, by their protocols.

mod clock;
pub(crate) mod dxp;
pub(crate) mod fibs_board;
mod gnubg;
mod hub;
mod uci;
mod watch;

use clap::{Args, Subcommand};

use crate::answer::Outcome;

/// Play for another program by its protocol
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    protocol: Protocol,
}

#[derive(Debug, Subcommand)]
enum Protocol {
    Gnubg(gnubg::Arguments),
    Hub(hub::Arguments),
    Dxp(dxp::Arguments),
    Uci(uci::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> Outcome {
    match &arguments.protocol {
        Protocol::Gnubg(arguments) => gnubg::run(arguments),
        Protocol::Hub(arguments) => hub::run(arguments),
        Protocol::Dxp(arguments) => dxp::run(arguments),
        Protocol::Uci(arguments) => uci::run(arguments),
    }
}
