//! `tabuleiro play`: a game for two or against the computer in the terminal, line by line, so that it works in any
//! terminal and with any screen reader.

mod asking;
mod backgammon;
mod board;
mod computer;
mod dice;
mod help;
mod keeper;
mod options;
mod shelf;
mod shown;
mod sitting;
mod terminal;

use std::path::{Path, PathBuf};

use clap::Args;
use players::Choice;
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
use crate::uci::{Analyst, Effort};

pub(crate) use terminal::Terminal;

/// Play in the terminal, for two or against the computer, also by ear
///
/// Every event is written down as it happens: with --record in a file of your choice, which the same command takes up
/// again, otherwise in your own folder, from where --resume takes the last unfinished game. `tabuleiro verify` checks
/// such a file, dice included.
///
/// Examples:
///   tabuleiro play italian --level 3
///   tabuleiro play backgammon --level amateur --plain
///   tabuleiro play backgammon --points 5 --record match.jsonl
///   tabuleiro play chess --engine "uci:stockfish,Skill Level=3,time=0.2"
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

    /// Take up the last unfinished game that was kept without --record.
    #[arg(long, conflicts_with = "record")]
    resume: bool,

    /// Draw nothing and say everything in words, for a screen reader: `describe` tells the board.
    #[arg(long)]
    plain: bool,

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
    let shelved = arguments.on_the_shelf(rules.as_ref(), &mut terminal, lang)?;
    let found = match arguments.record.as_ref().or(shelved.as_ref()) {
        Some(path) if path.exists() => Some(arguments.take_up(path, rules.as_ref(), lang)?),
        _ => None,
    };
    let mut sitting = if let Some(found) = found {
        let mut sitting = Sitting::take_up(found, lang, &mut terminal)?;
        if shelved.is_some() {
            sitting.is_shelved();
        }
        sitting
    } else {
        let chosen = match rules {
            Some(rules) => Some(rules),
            None => offer_the_box(&mut terminal, lang)?,
        };
        let Some(rules) = chosen else {
            return Ok(Answer::Yes);
        };
        // Who comes with a game in mind has said against whom; who chooses from the list is asked.
        let level = match arguments.id {
            None if terminal.has_a_person() => ask_level(&mut terminal, lang)?,
            _ => None,
        };
        let (header, dice) = arguments.options.header(&rules, level, lang)?;
        let mut sitting = Sitting::open(header, dice, lang, &mut terminal)?;
        if let (Some(spec), RuleSet::Chess(rules)) = (&arguments.options.engine, &rules) {
            let effort = Effort::of(Choice::default());
            let engine = Analyst::start(spec, rules, effort)?;
            sitting.thinker.play_by(engine);
        }
        match &arguments.record {
            Some(path) => sitting.keep(path)?,
            None => sitting.shelve()?,
        }
        sitting
    };
    sitting.speak_plainly(arguments.plain);
    sitting.with_words(arguments.words.clone());
    sitting.run()
}

impl Arguments {
    /// The unfinished game to go on with: the one asked for, or one that a person who was asked wants.
    fn on_the_shelf(
        &self,
        rules: Option<&RuleSet>,
        terminal: &mut Terminal<'_>,
        lang: Lang,
    ) -> Result<Option<PathBuf>, Failure> {
        if self.resume {
            let found = shelf::unfinished(rules);
            let found = found.ok_or_else(|| Failure::told(&Line::NothingToResume, lang))?;
            return Ok(Some(found.path));
        }
        // Who says how the new game shall be wants a new one.
        let open = self.record.is_none() && self.options == Options::default();
        if !open || !terminal.has_a_person() {
            return Ok(None);
        }
        let Some(found) = shelf::unfinished(rules) else {
            return Ok(None);
        };
        let name = words::rule_set_name(&found.rules, lang);
        let events = found.events;
        let question = Line::Unfinished { name, events }.in_words(lang);
        let answer = terminal.ask(&format!("{question}: "))?;
        Ok(answer
            .filter(|text| asking::is_yes(text))
            .map(|_| found.path))
    }

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
        if words::typed::in_english(&text, lang) == "quit" {
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

/// Against the computer, and how strong? Nothing for two people.
fn ask_level(terminal: &mut Terminal<'_>, lang: Lang) -> Result<Option<u8>, Failure> {
    let most = players::LEVELS;
    let question = Line::AskLevel { most }.in_words(lang);
    loop {
        let answer = terminal.ask(&format!("{question}: "))?;
        let Some(text) = answer.filter(|text| !text.is_empty()) else {
            return Ok(None);
        };
        match options::level_called(&text) {
            Some(level) => return Ok(Some(level)),
            None => terminal.say(&Line::NoSuchLevel { text, most }.in_words(lang))?,
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
