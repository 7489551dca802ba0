//! The subcommands, their arguments, and which file runs each.

mod admin;
mod analyse;
mod arena;
mod backup;
mod bench;
mod check;
mod completions;
mod convert;
mod endgame;
mod engine;
mod eval;
mod judge;
mod man;
mod moves;
mod perft;
mod play;
mod puzzles;
mod replay;
mod rollout;
mod rules;
mod serve;
mod serve_settings;
mod train;
mod verify;
mod version;

use clap::{Parser, Subcommand};

use crate::answer::Outcome;
use crate::output::{self, Form, Log};

/// The whole games box: backgammon and the draughts family, exactly as each printed leaflet says.
///
/// Without a command it serves the page and opens it in the browser; `play` offers the games in the terminal.
#[derive(Debug, Parser)]
#[command(name = "tabuleiro", version = version::LINE, propagate_version = true)]
pub(crate) struct Cli {
    /// Answer with one JSON document on standard output.
    #[arg(long, global = true)]
    json: bool,

    /// What long work says on standard error.
    #[arg(long, global = true, value_enum, value_name = "LEVEL", default_value_t = Log::Usual)]
    log: Log,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(Box<serve::Arguments>),
    Backup(backup::Arguments),
    Restore(backup::RestoreArguments),
    Admin(admin::Arguments),
    Rules(rules::Arguments),
    Moves(moves::Arguments),
    Check(check::Arguments),
    Judge(judge::Arguments),
    Eval(eval::Arguments),
    Rollout(rollout::Arguments),
    Analyse(analyse::Arguments),
    Engine(engine::Arguments),
    Perft(perft::Arguments),
    Replay(replay::Arguments),
    Convert(convert::Arguments),
    Play(play::Arguments),
    Puzzles(puzzles::Arguments),
    Endgame(endgame::Arguments),
    Train(train::Arguments),
    Arena(Box<arena::Arguments>),
    Bench(bench::Arguments),
    Verify(verify::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

/// Runs what the command line asks for.
pub(crate) fn run(cli: Cli) -> Outcome {
    let form = if cli.json { Form::Json } else { Form::Text };
    output::log(cli.log);
    match cli.command {
        None => serve::run(&serve::Arguments::default()),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
        Some(Command::Backup(arguments)) => backup::run(&arguments, form),
        Some(Command::Restore(arguments)) => backup::restore(&arguments, form),
        Some(Command::Admin(arguments)) => admin::run(&arguments, form),
        Some(Command::Moves(arguments)) => moves::run(&arguments, form),
        Some(Command::Check(arguments)) => check::run(&arguments, form),
        Some(Command::Judge(arguments)) => judge::run(&arguments, form),
        Some(Command::Eval(arguments)) => eval::run(&arguments, form),
        Some(Command::Engine(arguments)) => engine::run(&arguments),
        Some(Command::Analyse(arguments)) => analyse::run(&arguments, form),
        Some(Command::Rollout(arguments)) => rollout::run(&arguments, form),
        Some(Command::Perft(arguments)) => perft::run(&arguments, form),
        Some(Command::Rules(arguments)) => rules::run(&arguments, form),
        Some(Command::Replay(arguments)) => replay::run(&arguments, form),
        Some(Command::Convert(arguments)) => convert::run(&arguments, form),
        Some(Command::Play(arguments)) => play::run(&arguments, form),
        Some(Command::Puzzles(arguments)) => puzzles::run(&arguments, form),
        Some(Command::Endgame(arguments)) => endgame::run(&arguments, form),
        Some(Command::Verify(arguments)) => verify::run(&arguments, form),
        Some(Command::Train(arguments)) => train::run(&arguments, form),
        Some(Command::Arena(arguments)) => arena::run(&arguments, form),
        Some(Command::Bench(arguments)) => bench::run(&arguments, form),
        Some(Command::Completions(arguments)) => completions::run(&arguments),
        Some(Command::Man(arguments)) => man::run(&arguments),
    }
}
