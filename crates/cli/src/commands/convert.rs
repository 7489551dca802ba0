//! `tabuleiro convert`: from one file format to another.

use std::fs;
use std::io::{Write as _, stderr, stdout};
use std::path::{Path, PathBuf};

use ::backgammon::formats::{FileFormat, MatchRecord};
use ::draughts::formats::pdn::{Edition, Games, Node, ReadError};
use clap::Args;
use serde::Serialize;
use table::RuleSet;
use table::files::{
    self as game_files, Format, Imported, Losses, LostKind, Writing, export_as, from_matches,
    game_of_match, only_game, sgf_extras,
};
use words::terminal::Line;
use words::{self, Lang};

use crate::answer::{Answer, Failure, Outcome};
use crate::files::{self, Input, named, not_done};
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::rule_set;

/// Convert games from one file format to another, by the endings of the names
///
/// .mat and .sgf (backgammon), .pdn (draughts), .jsonl (our own record, with one game or match to a file). What the
/// new file has no place for is said, with its number; a game that cannot be read is left out, said too, and makes the
/// exit code 1. A file that is there already is written over with --force only.
///
/// Example: tabuleiro convert match.mat match.sgf
/// Example: tabuleiro convert - - --to pdn < game.jsonl
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The file to read; - for standard input.
    #[arg(value_name = "IN")]
    from: PathBuf,

    /// The file to write; - for standard output.
    #[arg(value_name = "OUT")]
    to: PathBuf,

    /// The rule set of the games, where the file does not say.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,

    /// Only this game of the file, counted from 1.
    #[arg(long, value_name = "N")]
    game: Option<usize>,

    /// Only this match of the file, counted from 1; --game is then a game of it.
    #[arg(long, value_name = "N")]
    r#match: Option<usize>,

    /// Write over OUT if it is there.
    #[arg(long)]
    force: bool,

    /// The edition of PDN to write.
    #[arg(long, value_name = "EDITION", default_value = "3", value_parser = ["2", "3"])]
    pdn: String,

    /// The format of IN, in spite of its name: pdn, pgn, mat, sgf or jsonl.
    #[arg(long = "from", value_name = "FORMAT", value_parser = files::ENDINGS)]
    from_format: Option<String>,

    /// The format of OUT, in spite of its name.
    #[arg(long = "to", value_name = "FORMAT", value_parser = files::ENDINGS)]
    to_format: Option<String>,

    #[command(flatten)]
    lang: LangArgument,
}

/// What came of it.
#[derive(Default, Serialize)]
struct Converted {
    games: usize,
    /// Games that could not be read: what is wrong with each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    left_out: Vec<String>,
    /// What the file has no place for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lost: Vec<LostText>,
    #[serde(skip)]
    content: String,
    #[serde(skip)]
    losses: Losses,
}

#[derive(Serialize)]
struct LostText {
    what: &'static str,
    count: usize,
    text: String,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    let Arguments { from, to, .. } = arguments;
    let to_format = match &arguments.to_format {
        Some(ending) => Format::of_ending(ending),
        None if files::is_standard(to) => {
            return Err(Failure::told(&Line::SayFormat { option: "--to" }, lang));
        }
        None => None,
    };
    let written = match to_format {
        Some(format) => format,
        None => files::format_to_write(to, lang)?,
    };
    check_target(arguments, lang)?;
    let input = Input::open(from, lang)?;
    let read = input.format(arguments.from_format.as_deref(), lang)?;
    if let (Some(one), Some(other)) = (read.game(), written.game())
        && one != other
    {
        let line = Line::TwoGames {
            one: from.display().to_string(),
            game: one,
            other: to.display().to_string(),
        };
        return Err(Failure::told(&line, lang));
    }
    let bytes = input.bytes(lang)?;
    // Between formats of the same game nothing is played over again, so that even a broken game keeps every word.
    let mut converted = match (match_format(read), match_format(written)) {
        (Some(read), Some(written)) => rewritten_matches(arguments, read, written, &bytes, lang)?,
        _ if read == Format::Pdn && written == Format::Pdn => {
            rewritten_pdn(arguments, &bytes, lang)?
        }
        _ => played_over(arguments, read, written, &bytes, lang)?,
    };
    if converted.games == 0 {
        // One sentence, where there is one that says why.
        return Err(match converted.left_out.into_iter().next() {
            Some(why) => Failure::Input(why),
            None => named(from, &Line::NoGame.in_words(lang)),
        });
    }
    let lost = converted.losses.list().into_iter();
    converted.lost = lost
        .map(|lost| LostText {
            what: lost.what.id(),
            count: lost.count,
            text: words::record::lost(lost, lang),
        })
        .collect();
    if files::is_standard(to) {
        output::text(&converted.content)?;
    } else {
        files::write(to, converted.content.as_bytes())?;
    }
    tell(arguments, &converted, form, lang)?;
    Ok(match converted.left_out.is_empty() {
        true => Answer::Yes,
        false => Answer::No,
    })
}

/// A file that is there is not written over unless that is wanted, and never while it is being read.
fn check_target(arguments: &Arguments, lang: Lang) -> Result<(), Failure> {
    let Arguments { from, to, .. } = arguments;
    if files::is_standard(to) {
        return Ok(());
    }
    let there = |path: &Path| fs::canonicalize(path).ok();
    if !files::is_standard(from) && there(to).is_some_and(|to| there(from) == Some(to)) {
        return Err(named(to, &Line::SameFile.in_words(lang)));
    }
    if to.exists() && !arguments.force {
        let line = Line::FileExistsForce { option: "--force" };
        return Err(named(to, &line.in_words(lang)));
    }
    Ok(())
}

/// Says what was done; on standard error what is not the answer, or where the file itself goes to standard output.
fn tell(
    arguments: &Arguments,
    converted: &Converted,
    form: Form,
    lang: Lang,
) -> Result<(), Failure> {
    let standard = files::is_standard(&arguments.to);
    if form == Form::Json {
        if standard {
            serde_json::to_writer_pretty(stderr().lock(), converted)?;
            writeln!(stderr().lock())?;
            return Ok(());
        }
        return output::json(converted);
    }
    let mut notes: Vec<String> = converted.left_out.clone();
    if !notes.is_empty() {
        notes.push(words::record::left_out(notes.len(), lang));
    }
    for lost in &converted.lost {
        notes.push(lost.text.clone());
    }
    for note in notes {
        writeln!(stderr().lock(), "{note}")?;
    }
    let file = arguments.to.display().to_string();
    let written = words::record::games_written(converted.games, file, lang);
    if !standard {
        writeln!(stdout().lock(), "{written}")?;
    }
    Ok(())
}

const fn match_format(format: Format) -> Option<FileFormat> {
    match format {
        Format::Mat => Some(FileFormat::Mat),
        Format::Sgf => Some(FileFormat::Sgf),
        Format::Pdn | Format::Pgn | Format::Record => None,
    }
}

impl Arguments {
    fn edition(&self) -> Edition {
        match self.pdn.as_str() {
            "2" => Edition::Two,
            _ => Edition::Three,
        }
    }

    /// The matches that are wanted, each with the games that are.
    fn chosen(&self, matches: Vec<MatchRecord>, lang: Lang) -> Result<Vec<MatchRecord>, Failure> {
        let matches = match self.r#match {
            None => matches,
            Some(number) => {
                let games = matches.len();
                let one = number.checked_sub(1).and_then(|index| matches.get(index));
                vec![
                    one.cloned()
                        .ok_or_else(|| self.no_such(number, games, lang))?,
                ]
            }
        };
        let Some(number) = self.game else {
            return Ok(matches);
        };
        let games = matches.iter().map(|record| record.games.len()).sum();
        let mut left = number;
        for record in &matches {
            if (1..=record.games.len()).contains(&left) {
                return Ok(vec![game_of_match(record, left)]);
            }
            left = left.saturating_sub(record.games.len());
        }
        Err(self.no_such(number, games, lang))
    }

    fn no_such(&self, number: usize, games: usize, lang: Lang) -> Failure {
        let line = Line::NoSuchGame { number, games };
        named(&self.from, &line.in_words(lang))
    }
}

fn rewritten_matches(
    arguments: &Arguments,
    read: FileFormat,
    written: FileFormat,
    bytes: &[u8],
    lang: Lang,
) -> Result<Converted, Failure> {
    let matches = read
        .read(bytes)
        .map_err(|error| named(&arguments.from, &words::files::match_file(&error, lang)))?;
    let matches = arguments.chosen(matches, lang)?;
    let mut converted = Converted {
        games: matches.iter().map(|record| record.games.len()).sum(),
        content: written.write(&matches),
        ..Converted::default()
    };
    if written == FileFormat::Mat {
        converted.losses.add_all(&sgf_extras(&matches));
    }
    Ok(converted)
}

/// How many signs behind moves no edition of PDN knows: `+`, `=`, `#`.
fn marks_beyond(nodes: &[Node]) -> usize {
    let known = ['!', '?', '*'];
    nodes
        .iter()
        .map(|node| match node {
            Node::Move(written) => {
                let marks = written.strength.as_str().chars();
                marks.filter(|mark| !known.contains(mark)).count()
            }
            Node::Variation(inside) => marks_beyond(inside),
            _ => 0,
        })
        .sum()
}

fn rewritten_pdn(arguments: &Arguments, bytes: &[u8], lang: Lang) -> Result<Converted, Failure> {
    let from = &arguments.from;
    let mut converted = Converted::default();
    let mut number = 0;
    for game in Games::new(bytes) {
        number += 1;
        if arguments.game.is_some_and(|wanted| wanted != number) {
            continue;
        }
        match game {
            Ok(game) => {
                converted.games += 1;
                let unwritten = marks_beyond(&game.body);
                converted.losses.add(LostKind::Signs, unwritten);
                converted.content += &game.to_pdn(arguments.edition());
                converted.content.push('\n');
            }
            Err(ReadError::Game(bad)) => {
                let what = words::files::pdn(&bad.error, lang);
                converted.left_out.push(named(from, &what).to_string());
            }
            Err(ReadError::Io(error)) => return Err(not_done(from, &error)),
            Err(other) => return Err(named(from, &other)),
        }
    }
    match arguments.game {
        Some(wanted) if wanted == 0 || wanted > number => {
            Err(arguments.no_such(wanted, number, lang))
        }
        _ => Ok(converted),
    }
}

fn played_over(
    arguments: &Arguments,
    read: Format,
    written: Format,
    bytes: &[u8],
    lang: Lang,
) -> Result<Converted, Failure> {
    let from = &arguments.from;
    let rules: Option<RuleSet> = arguments
        .rules
        .as_deref()
        .map(|id| rule_set::find(id, lang))
        .transpose()?;
    let mut writing = Writing {
        edition: arguments.edition(),
        game: None,
    };
    let chosen_match = arguments.game.is_some() || arguments.r#match.is_some();
    let games: Vec<Result<Imported, Failure>> = match match_format(read) {
        Some(file) if chosen_match => {
            let frame = match rules {
                Some(RuleSet::Backgammon(frame)) => Some(frame),
                Some(other) => {
                    let rules = other.to_string();
                    return Err(named(from, &Line::OtherRules { rules }.in_words(lang)));
                }
                None => None,
            };
            let matches = file
                .read(bytes)
                .map_err(|error| named(from, &words::files::match_file(&error, lang)))?;
            let chosen = arguments.chosen(matches, lang)?;
            let wrong = |fault| named(from, &words::files::import_fault(&fault, lang));
            let played = chosen.iter().map(|record| from_matches(record, frame));
            played.map(|game| game.map_err(wrong)).collect()
        }
        Some(_) => files::games(from, bytes, read, rules.as_ref(), None, lang)?,
        None if read == Format::Record => {
            writing.game = arguments.game;
            files::games(from, bytes, read, rules.as_ref(), None, lang)?
        }
        None => files::games(from, bytes, read, rules.as_ref(), arguments.game, lang)?,
    };
    if written == Format::Record && games.len() > 1 {
        let option = match match_format(read) {
            Some(_) => "--match",
            None => "--game",
        };
        let games = games.len();
        let line = Line::OneGameOnly { games, option };
        return Err(named(from, &line.in_words(lang)));
    }
    let mut converted = Converted::default();
    for game in games {
        match game {
            Ok(imported) => add(&mut converted, arguments, imported, written, writing, lang)?,
            Err(failure) => converted.left_out.push(failure.to_string()),
        }
    }
    Ok(converted)
}

/// Writes one table down.
fn add(
    converted: &mut Converted,
    arguments: &Arguments,
    mut imported: Imported,
    written: Format,
    writing: Writing,
    lang: Lang,
) -> Result<(), Failure> {
    let from = &arguments.from;
    let not_exported =
        |error: game_files::NotExported| named(from, &words::files::not_exported(error, lang));
    if let Some(number) = writing.game {
        let games = imported.table.games().len();
        if number == 0 || number > games {
            return Err(arguments.no_such(number, games, lang));
        }
        if written == Format::Record && games > 1 {
            let one = only_game(&imported.table, number).map_err(not_exported)?;
            imported =
                one.map_err(|fault| named(from, &words::files::import_fault(&fault, lang)))?;
        }
    }
    let exported = export_as(&imported.table, written, writing).map_err(not_exported)?;
    converted.games += exported.games;
    converted.losses.add_all(&imported.lost);
    converted.losses.add_all(&exported.lost);
    converted.content += &exported.text;
    if matches!(written, Format::Pdn | Format::Pgn) {
        converted.content.push('\n');
    }
    Ok(())
}
