//! `tabuleiro play`: a game for two in the terminal, line by line, so that it works in any terminal and with any screen reader.

mod backgammon;
mod draughts;
mod terminal;

use clap::Args;

use crate::answer::{Answer, Failure, Outcome};
use crate::rule_set;
use table::RuleSet;

pub(crate) use terminal::Terminal;

/// Play a game for two in the terminal
///
/// Example: tabuleiro play backgammon --points 5
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule set: an id or a path to a house-rules file.
    ///
    /// Without it, the games of the box are offered.
    #[arg(value_name = "ID")]
    id: Option<String>,

    #[command(flatten)]
    backgammon: backgammon::Options,
}

pub(crate) fn run(arguments: &Arguments) -> Outcome {
    let mut terminal = Terminal::of_the_process();
    match &arguments.id {
        Some(id) => sit_down(rule_set::find(id)?, &arguments.backgammon, &mut terminal),
        None => offer_the_box(&arguments.backgammon, &mut terminal),
    }
}

fn sit_down(rules: RuleSet, options: &backgammon::Options, terminal: &mut Terminal<'_>) -> Outcome {
    match rules {
        RuleSet::Backgammon(frame) => backgammon::play(options.terms(frame)?, terminal),
        RuleSet::Draughts(rules) => draughts::play(rules, terminal),
    }
}

/// Without an id: which game shall it be?
fn offer_the_box(options: &backgammon::Options, terminal: &mut Terminal<'_>) -> Outcome {
    let games = RuleSet::all();
    terminal.say("Tabuleiro: what shall we play?\n")?;
    for (number, rules) in games.iter().enumerate() {
        terminal.say(&format!("  {:2}  {rules}", number + 1))?;
    }
    terminal.say("\n`tabuleiro --help` lists everything else the box can do.")?;
    loop {
        let Some(line) = terminal.ask("Number, or q to leave: ")? else {
            return Ok(Answer::Yes);
        };
        if matches!(line.as_str(), "q" | "quit") {
            return Ok(Answer::Yes);
        }
        let chosen = line
            .parse::<usize>()
            .ok()
            .and_then(|number| games.get(number.wrapping_sub(1)));
        match chosen {
            Some(rules) => {
                return sit_down(rules.clone(), options, terminal);
            }
            None => terminal.say(&format!("There is no game {line:?} on the list."))?,
        }
    }
}

/// Dice from the operating system's randomness, without bias: of the 256 values of a byte the last four are thrown again.
fn fresh_die() -> Result<::backgammon::Die, Failure> {
    loop {
        let mut byte = [0];
        getrandom::fill(&mut byte)
            .map_err(|error| Failure::Input(format!("no randomness for the dice: {error}")))?;
        if byte[0] < 252 {
            return Ok(::backgammon::Die::ALL[usize::from(byte[0] % 6)]);
        }
    }
}
