//! `tabuleiro replay`: reads games and checks every move and result.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use ::backgammon::Frame;
use ::backgammon::formats::FileFormat;
use ::draughts::Rules;
use ::draughts::formats::pdn::{Games, PdnGame, ReadError, Replay, RulesFor, guess_rules};
use clap::Args;
use serde::Serialize;
use table::files::Format;
use table::words::{Citation, Lang};
use table::{RuleSet, verify};

use crate::answer::{Answer, Failure, Outcome};
use crate::files;
use crate::output::{self, Form};
use crate::rule_set;

/// Read games from a file and check every move and result
///
/// Example: tabuleiro replay games.pdn --rules italian
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// A file of games: .pdn, .mat, .sgf or our own .jsonl.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The rule set to hold them against, where the file does not say (or in spite of what it says).
    #[arg(long, value_name = "ID")]
    rules: Option<String>,
}

#[derive(Serialize)]
struct Replayed {
    rules: String,
    games: usize,
    legal: usize,
    moves: usize,
    illegal: Vec<Found>,
}

#[derive(Serialize)]
struct Found {
    game: usize,
    ply: Option<usize>,
    line: u64,
    r#move: String,
    reason: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<String>,
    text: String,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let rules = arguments.rules.as_deref().map(rule_set::find).transpose()?;
    let file = &arguments.file;
    let replayed = match (files::format(file)?, rules) {
        (Format::Mat, None) => replay_backgammon(file, FileFormat::Mat, Frame::Tournament)?,
        (Format::Sgf, None) => replay_backgammon(file, FileFormat::Sgf, Frame::Tournament)?,
        (Format::Mat, Some(RuleSet::Backgammon(frame))) => {
            replay_backgammon(file, FileFormat::Mat, frame)?
        }
        (Format::Sgf, Some(RuleSet::Backgammon(frame))) => {
            replay_backgammon(file, FileFormat::Sgf, frame)?
        }
        (Format::Pdn, None) => replay_pdn(file, None)?,
        (Format::Pdn, Some(RuleSet::Draughts(rules))) => replay_pdn(file, Some(&rules))?,
        (Format::Record, None) => replay_record(file)?,
        (Format::Record, Some(_)) => {
            return Err(Failure::Input(format!(
                "{}: a record carries its own rules",
                file.display()
            )));
        }
        (_, Some(other)) => return Err(wrong_game(file, &other)),
    };
    match form {
        Form::Json => output::json(&replayed)?,
        Form::Text => output::text(&readable(&replayed))?,
    }
    Ok(if replayed.illegal.is_empty() {
        Answer::Yes
    } else {
        Answer::No
    })
}

fn wrong_game(file: &Path, rules: &RuleSet) -> Failure {
    Failure::Input(format!(
        "{}: these games are not played by {rules}",
        file.display()
    ))
}

fn readable(replayed: &Replayed) -> String {
    let mut text: String = replayed
        .illegal
        .iter()
        .map(|found| {
            let ply = found
                .ply
                .map(|ply| format!(", move {ply}"))
                .unwrap_or_default();
            let article = found
                .article
                .as_ref()
                .map(|article| format!(" [{article}]"))
                .unwrap_or_default();
            format!(
                "line {}: game {}{ply}, {}: {}{article}\n",
                found.line, found.game, found.r#move, found.text
            )
        })
        .collect();
    text += &format!(
        "{} games by {}, {} of them good throughout, {} moves played\n",
        replayed.games, replayed.rules, replayed.legal, replayed.moves
    );
    text
}

fn replay_backgammon(file: &Path, format: FileFormat, frame: Frame) -> Result<Replayed, Failure> {
    let matches = format
        .read(&files::read(file)?)
        .map_err(|error| Failure::Input(format!("{}: {error}", file.display())))?;
    let mut replayed = Replayed {
        rules: RuleSet::Backgammon(frame).to_string(),
        games: 0,
        legal: 0,
        moves: 0,
        illegal: Vec::new(),
    };
    for record in &matches {
        let report = record.check(frame);
        let mut bad: Vec<usize> = report.problems.iter().map(|problem| problem.game).collect();
        bad.dedup();
        replayed
            .illegal
            .extend(report.problems.iter().map(|problem| {
                Found {
                    game: replayed.games + problem.game,
                    ply: problem.ply,
                    line: problem.place.line.into(),
                    r#move: problem.entry.clone(),
                    reason: problem.kind.id().to_owned(),
                    article: problem
                        .kind
                        .article(frame)
                        .map(|article| Citation::of_backgammon(&article, Lang::En).text),
                    text: problem.kind.to_string(),
                }
            }));
        replayed.games += report.games;
        replayed.legal += report.games - bad.len();
        replayed.moves += report.turns;
    }
    Ok(replayed)
}

fn replay_record(file: &Path) -> Result<Replayed, Failure> {
    let named =
        |error: &dyn std::fmt::Display| Failure::Input(format!("{}: {error}", file.display()));
    let found = verify(
        File::open(file)
            .map(BufReader::new)
            .map_err(|error| named(&error))?,
    );
    // A file whose first line is no header is no record at all.
    let Some(rules) = found.rules else {
        return Err(match found.fault {
            Some(fault) => named(&format_args!("line {}: {}", fault.line, fault.what)),
            None => named(&"this is no record"),
        });
    };
    let illegal: Vec<Found> = found
        .fault
        .iter()
        .map(|fault| Found {
            game: found.games,
            ply: None,
            line: fault.line as u64,
            r#move: String::new(),
            reason: "record".to_owned(),
            article: None,
            text: fault.what.to_string(),
        })
        .collect();
    let legal = found.games - illegal.len().min(found.games);
    Ok(Replayed {
        rules,
        games: found.games,
        legal,
        moves: found.moves,
        illegal,
    })
}

/// Games looked at to guess the rules of a file that does not say.
const GAMES_TO_GUESS_BY: usize = 5;

fn replay_pdn(file: &Path, rules: Option<&Rules>) -> Result<Replayed, Failure> {
    let named =
        |error: &dyn std::fmt::Display| Failure::Input(format!("{}: {error}", file.display()));
    let open = || {
        File::open(file)
            .map(BufReader::new)
            .map_err(|error| named(&error))
    };
    let guessed = match rules {
        Some(_) => None,
        None => {
            let first: Vec<PdnGame> = Games::new(open()?)
                .flatten()
                .take(GAMES_TO_GUESS_BY)
                .collect();
            guess_rules(&first.iter())
        }
    };
    let rules_for = match rules {
        Some(rules) => RulesFor::All(rules),
        None => RulesFor::Tagged { otherwise: guessed },
    };
    let mut replay = Replay::new(rules_for);
    for game in Games::new(open()?) {
        match game {
            Ok(game) => drop(replay.check(&Ok(game))),
            Err(ReadError::Game(bad)) => drop(replay.check(&Err(bad))),
            Err(ReadError::Io(error)) => return Err(named(&error)),
        }
    }
    let report = replay.report();
    if report.games == 0 {
        return Err(named(&"there is no game in this file"));
    }
    let by = rules.or(guessed).map_or_else(
        || "their tags".to_owned(),
        |rules| format!("draughts:{}", rules.id),
    );
    Ok(Replayed {
        rules: by,
        games: report.games,
        legal: report.legal,
        moves: report.moves,
        illegal: report
            .findings
            .iter()
            .map(|finding| Found {
                game: finding.game,
                ply: Some(finding.ply),
                line: finding.at.line,
                r#move: finding.text.clone(),
                reason: finding.trouble.code().to_owned(),
                article: finding
                    .trouble
                    .article()
                    .map(|article| Citation::of_draughts(&article, Lang::En).text),
                text: finding.trouble.to_string(),
            })
            .collect(),
    })
}
