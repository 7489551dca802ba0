//! `tabuleiro play`: a game for two in the terminal, line by line, so that it works in any terminal and with any screen
//! reader.

mod backgammon;
mod dice;
mod draughts;
mod help;
mod keeper;
mod options;
mod sitting;
mod terminal;

use std::path::{Path, PathBuf};

use clap::Args;
use table::RuleSet;
use words::terminal::Line;
use words::{self, Lang};

use self::keeper::{Keeper, TakenUp};
use self::options::Options;
use self::sitting::Sitting;
use crate::answer::{Answer, Failure, Outcome};
use crate::language::LangArgument;
use crate::output::Form;
use crate::rule_set;

pub(crate) use terminal::Terminal;

/// Play a game for two in the terminal, and keep it in a file
///
/// With --record every event is written down as it happens; the same command takes the game up again, and
/// `tabuleiro verify` checks it, dice included.
///
/// Example: tabuleiro play backgammon --points 5 --record match.jsonl
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule set: an id or a path to a house-rules file.
    ///
    /// Without it, the game of the record goes on, or else the games of the box are offered.
    #[arg(value_name = "ID")]
    id: Option<String>,

    #[command(flatten)]
    lang: LangArgument,

    /// Keep the game in this file, event by event; a file that is there already is taken up again.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Words of your own for the machine's dice, instead of being asked for some.
    #[arg(long, value_name = "WORDS")]
    words: Option<String>,

    #[command(flatten)]
    options: Options,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    if form == Form::Json {
        let command = "`tabuleiro play`";
        return Err(Failure::told(&Line::NoJson { command }, lang));
    }
    let rules = arguments
        .id
        .as_deref()
        .map(|id| rule_set::find(id, lang))
        .transpose()?;
    let mut terminal = Terminal::of_the_process();
    let found = match &arguments.record {
        Some(path) if path.exists() => Some(arguments.take_up(path, rules.as_ref(), lang)?),
        _ => None,
    };
    let mut sitting = if let Some(found) = found {
        Sitting::take_up(found, lang, &mut terminal)?
    } else {
        let chosen = match rules {
            Some(rules) => Some(rules),
            None => offer_the_box(&mut terminal, lang)?,
        };
        let Some(rules) = chosen else {
            return Ok(Answer::Yes);
        };
        let (header, dice) = arguments.options.header(&rules, lang)?;
        let mut sitting = Sitting::open(header, dice, lang, &mut terminal)?;
        if let Some(path) = &arguments.record {
            sitting.keep(path)?;
        }
        sitting
    };
    sitting.with_words(arguments.words.clone());
    sitting.run()
}

impl Arguments {
    /// The game that is in a file already, if nothing else was asked for.
    fn take_up(
        &self,
        path: &Path,
        rules: Option<&RuleSet>,
        lang: Lang,
    ) -> Result<TakenUp, Failure> {
        let found = Keeper::take_up(path, lang)?;
        let kept = &found.table.header().rules;
        if rules.is_some_and(|rules| rules != kept) {
            return Err(Failure::Input(format!(
                "{}: this game is played by {kept}",
                path.display()
            )));
        }
        if self.options != Options::default() {
            return Err(Failure::Input(format!(
                "{}: what was agreed for this game stands in its record; leave the options out",
                path.display()
            )));
        }
        Ok(found)
    }
}

/// Without an id: which game shall it be? Nothing when the players leave.
fn offer_the_box(terminal: &mut Terminal<'_>, lang: Lang) -> Result<Option<RuleSet>, Failure> {
    let mut games = RuleSet::all();
    terminal.say(&format!("Tabuleiro. {}\n", Line::Choose.in_words(lang)))?;
    for (number, rules) in games.iter().enumerate() {
        let name = words::rule_set_name(rules, lang);
        terminal.say(&format!("  {:2}  {name}", number + 1))?;
    }
    terminal.say(&format!("\n{}", Line::OtherCommands.in_words(lang)))?;
    let question = format!("{}: ", Line::ChooseNumber.in_words(lang));
    loop {
        let Some(text) = terminal.ask(&question)? else {
            return Ok(None);
        };
        if matches!(text.as_str(), "q" | "quit") {
            return Ok(None);
        }
        match text.parse::<usize>() {
            Ok(number) if (1..=games.len()).contains(&number) => {
                return Ok(Some(games.swap_remove(number - 1)));
            }
            _ => terminal.say(&Line::NoSuchNumber { text }.in_words(lang))?,
        }
    }
}

/// Fresh bytes of the system's randomness.
fn randomness<const N: usize>() -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::Input(format!("no randomness for the dice: {error}")))?;
    Ok(bytes)
}
