//! `tabuleiro play`: a game for two in the terminal, line by line, so that it works in any terminal and with any screen reader.

mod backgammon;
mod terminal;

use clap::Args;

use crate::answer::{Answer, Failure, Outcome};
use crate::rule_set::{self, RuleSet};

pub(crate) use terminal::Terminal;

/// Play a game for two in the terminal
///
/// Example: tabuleiro play backgammon --points 5
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule set: an id or a path to a house-rules file.
    #[arg(value_name = "ID")]
    id: String,

    #[command(flatten)]
    backgammon: backgammon::Options,
}

pub(crate) fn run(arguments: &Arguments) -> Outcome {
    let mut terminal = Terminal::of_the_process();
    match rule_set::find(&arguments.id)? {
        RuleSet::Backgammon(frame) => {
            let terms = arguments.backgammon.terms(frame)?;
            backgammon::play(terms, &mut terminal)
        }
    }
}

/// Without a command: which game shall it be?
pub(crate) fn offer_the_box() -> Outcome {
    let mut terminal = Terminal::of_the_process();
    let games = [(
        "Backgammon, tournament rules, match to 5",
        "backgammon:tournament",
    )];
    terminal.say("Tabuleiro: what shall we play?\n")?;
    for (number, (name, _)) in games.iter().enumerate() {
        terminal.say(&format!("  {}  {name}", number + 1))?;
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
        let Some((_, id)) = chosen else {
            terminal.say(&format!("There is no game {line:?} on the list."))?;
            continue;
        };
        return match rule_set::find(id)? {
            RuleSet::Backgammon(frame) => {
                let terms = backgammon::Options::default().terms(frame)?;
                backgammon::play(terms, &mut terminal)
            }
        };
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
