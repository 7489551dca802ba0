//! `tabuleiro convert`: from one file format to another.

use std::path::{Path, PathBuf};

use ::backgammon::formats::FileFormat;
use ::draughts::formats::pdn::{Edition, Games, ReadError};
use clap::Args;
use serde::Serialize;
use table::RuleSet;
use table::files::{Format, export};
use words::terminal::Line;
use words::{self, Lang};

use crate::answer::{Answer, Failure, Outcome};
use crate::files::{self, named, not_done};
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::rule_set;

/// Convert games from one file format to another, by the endings of the names
///
/// .mat and .sgf (backgammon), .pdn (draughts), .jsonl (our own record, with one game or match to a file).
///
/// Example: tabuleiro convert match.mat match.sgf
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The file to read.
    #[arg(value_name = "IN")]
    from: PathBuf,

    /// The file to write.
    #[arg(value_name = "OUT")]
    to: PathBuf,

    /// The rule set of the games, where the file does not say.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,

    /// Which game of the file, where only one can be written.
    #[arg(long, value_name = "N")]
    game: Option<usize>,

    #[command(flatten)]
    lang: LangArgument,
}

#[derive(Serialize)]
struct Converted {
    games: usize,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    let Arguments { from, to, .. } = arguments;
    let (read, written) = (files::format(from, lang)?, files::format(to, lang)?);
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
    let bytes = files::read(from, lang)?;
    // Between formats of the same game nothing is played over again, so that even a broken game keeps every word.
    let (games, content) = match (match_format(read), match_format(written)) {
        (Some(read), Some(written)) => {
            let matches = read
                .read(&bytes)
                .map_err(|error| named(from, &words::files::match_file(&error, lang)))?;
            let games = matches.iter().map(|record| record.games.len()).sum();
            (games, written.write(&matches))
        }
        _ if read == Format::Pdn && written == Format::Pdn => rewritten_pdn(from, &bytes, lang)?,
        _ => played_over(arguments, read, written, &bytes, lang)?,
    };
    if games == 0 {
        return Err(named(from, &Line::NoGame.in_words(lang)));
    }
    files::write(to, content.as_bytes())?;
    match form {
        Form::Json => output::json(&Converted { games })?,
        Form::Text => {
            let file = to.display().to_string();
            output::text(&(words::record::games_written(games, file, lang) + "\n"))?;
        }
    }
    Ok(Answer::Yes)
}

const fn match_format(format: Format) -> Option<FileFormat> {
    match format {
        Format::Mat => Some(FileFormat::Mat),
        Format::Sgf => Some(FileFormat::Sgf),
        Format::Pdn | Format::Record => None,
    }
}

fn rewritten_pdn(from: &Path, bytes: &[u8], lang: Lang) -> Result<(usize, String), Failure> {
    let mut games = 0;
    let mut content = String::new();
    for game in Games::new(bytes) {
        let game = game.map_err(|error| match error {
            ReadError::Game(bad) => named(from, &words::files::pdn(&bad.error, lang)),
            ReadError::Io(error) => not_done(from, &error),
            other => named(from, &other),
        })?;
        games += 1;
        content += &game.to_pdn(Edition::Three);
        content.push('\n');
    }
    Ok((games, content))
}

fn played_over(
    arguments: &Arguments,
    read: Format,
    written: Format,
    bytes: &[u8],
    lang: Lang,
) -> Result<(usize, String), Failure> {
    let from = &arguments.from;
    let rules: Option<RuleSet> = arguments
        .rules
        .as_deref()
        .map(|id| rule_set::find(id, lang))
        .transpose()?;
    let games = files::games(from, bytes, read, rules.as_ref(), arguments.game, lang)?;
    if written == Format::Record && games.len() > 1 {
        let line = Line::OneGameOnly {
            games: games.len(),
            option: "--game",
        };
        return Err(named(from, &line.in_words(lang)));
    }
    let mut content = String::new();
    let mut count = 0;
    for game in games {
        let imported = game?;
        count += imported.table.games().len();
        content += &export(&imported.table, written)
            .map_err(|error| named(from, &words::files::not_exported(error, lang)))?;
        if written == Format::Pdn {
            content.push('\n');
        }
    }
    Ok((count, content))
}
