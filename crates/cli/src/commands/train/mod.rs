//! `tabuleiro train`: makes what the players know from nothing; one file a game.

mod backgammon;
mod chess;
mod curve;
mod draughts;
mod folder;
mod generations;

use clap::{Args, Subcommand};

use crate::answer::Outcome;
use crate::output::Form;

/// Train a player from nothing by self-play; stop and resume at any time
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    game: Game,
}

#[derive(Debug, Subcommand)]
enum Game {
    Backgammon(backgammon::Arguments),
    Chess(chess::Arguments),
    Draughts(draughts::Arguments),
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    match &arguments.game {
        Game::Backgammon(arguments) => backgammon::run(arguments, form),
        Game::Chess(arguments) => chess::run(arguments, form),
        Game::Draughts(arguments) => draughts::run(arguments, form),
    }
}
