//! `tabuleiro replay`: reads games and checks every move and result.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ::backgammon::Frame;
use ::backgammon::formats::FileFormat;
use ::chess::EndReason;
use ::draughts::Rules;
use ::draughts::formats::pdn::{Games, PdnGame, ReadError, Replay, RulesFor, guess_rules};
use clap::Args;
use serde::Serialize;
use table::files::{Format, ImportFault, ImportWrong, LostKind, from_pgn, tagged_rules};
use table::game::{Illegal, Reason};
use table::session::Refused;
use table::{RuleSet, Table, Verification, verify};
use words::files::LineColumn;
use words::terminal::Line;
use words::{self, Citation, Lang};

use crate::answer::{Answer, Failure, Outcome};
use crate::files::{self, Input, named, not_done};
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::rule_set;

/// Read games from a file and check every move and result
///
/// A draw that the rules would have called in a game that went on is named too, with its place; it is no fault.
///
/// Example: tabuleiro replay games.pdn --rules italian
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// A file of games: .pdn, .pgn, .mat, .sgf or our own .jsonl; - for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The rule set to hold them against, where the file does not say (or in spite of what it says).
    #[arg(long, value_name = "ID")]
    rules: Option<String>,

    /// The format of the file, in spite of its name: pdn, pgn, mat, sgf or jsonl.
    #[arg(long, value_name = "FORMAT", value_parser = files::ENDINGS)]
    from: Option<String>,

    #[command(flatten)]
    lang: LangArgument,
}

#[derive(Default, Serialize)]
struct Replayed {
    rules: String,
    games: usize,
    legal: usize,
    moves: usize,
    illegal: Vec<Found>,
    /// Draws by the rules in games that went on.
    past_draws: Vec<Found>,
}

#[derive(Serialize)]
struct Found {
    game: usize,
    ply: Option<usize>,
    line: u64,
    /// Where it is known, as in PGN.
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u64>,
    r#move: String,
    reason: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<String>,
    text: String,
}

impl Found {
    /// The same at a line and a column of the file; 0 stands for what is not known.
    fn at(self, (line, column): (u32, u32)) -> Self {
        Self {
            line: line.into(),
            column: Some(u64::from(column)).filter(|&column| column > 0),
            ..self
        }
    }
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    let rules = arguments
        .rules
        .as_deref()
        .map(|id| rule_set::find(id, lang))
        .transpose()?;
    let file = &arguments.file;
    let input = Input::open(file, lang)?;
    let replayed = match (input.format(arguments.from.as_deref(), lang)?, rules) {
        (Format::Mat, None) => {
            replay_backgammon(file, &input, FileFormat::Mat, Frame::Tournament, lang)?
        }
        (Format::Sgf, None) => {
            replay_backgammon(file, &input, FileFormat::Sgf, Frame::Tournament, lang)?
        }
        (Format::Mat, Some(RuleSet::Backgammon(frame))) => {
            replay_backgammon(file, &input, FileFormat::Mat, frame, lang)?
        }
        (Format::Sgf, Some(RuleSet::Backgammon(frame))) => {
            replay_backgammon(file, &input, FileFormat::Sgf, frame, lang)?
        }
        (Format::Pdn, None) => replay_pdn(file, &input, None, lang)?,
        (Format::Pdn, Some(RuleSet::Draughts(rules))) => {
            replay_pdn(file, &input, Some(&rules), lang)?
        }
        (Format::Pgn, None) => replay_pgn(file, &input, None, lang)?,
        (Format::Pgn, Some(RuleSet::Chess(rules))) => replay_pgn(file, &input, Some(&rules), lang)?,
        (Format::Record, None) => replay_record(file, &input, lang)?,
        (Format::Record, Some(_)) => {
            return Err(named(file, &Line::OwnRules.in_words(lang)));
        }
        (_, Some(other)) => {
            let rules = other.to_string();
            return Err(named(file, &Line::OtherRules { rules }.in_words(lang)));
        }
    };
    match form {
        Form::Json => output::json(&replayed)?,
        Form::Text => output::text(&readable(&replayed, lang))?,
    }
    Ok(if replayed.illegal.is_empty() {
        Answer::Yes
    } else {
        Answer::No
    })
}

fn readable(replayed: &Replayed, lang: Lang) -> String {
    let mut found: Vec<&Found> = replayed
        .illegal
        .iter()
        .chain(&replayed.past_draws)
        .collect();
    found.sort_by_key(|found| found.game);
    let mut lines: Vec<String> = found
        .into_iter()
        .map(|found| {
            let article = found
                .article
                .as_ref()
                .map(|article| format!(" [{article}]"))
                .unwrap_or_default();
            words::files::at_move(
                LineColumn::new(found.line, found.column.unwrap_or(0)),
                found.game,
                found.ply,
                &found.r#move,
                format!("{}{article}", found.text),
                lang,
            )
        })
        .collect();
    let Replayed {
        games,
        legal,
        moves,
        rules,
        ..
    } = replayed;
    lines.push(words::record::replayed(
        *games,
        *legal,
        *moves,
        rules.clone(),
        lang,
    ));
    lines.join("\n") + "\n"
}

fn replay_backgammon(
    file: &Path,
    input: &Input,
    format: FileFormat,
    frame: Frame,
    lang: Lang,
) -> Result<Replayed, Failure> {
    let matches = format
        .read(&input.bytes(lang)?)
        .map_err(|error| named(file, &words::files::match_file(&error, lang)))?;
    let mut replayed = Replayed {
        rules: RuleSet::Backgammon(frame).to_string(),
        ..Replayed::default()
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
                    column: None,
                    r#move: problem.entry.clone(),
                    reason: problem.kind.id().to_owned(),
                    article: problem
                        .kind
                        .article(frame)
                        .map(|article| Citation::of_backgammon(&article, lang).text),
                    text: words::files::backgammon_problem(&problem.kind, frame, lang),
                }
            }));
        replayed.games += report.games;
        replayed.legal += report.games - bad.len();
        replayed.moves += report.turns;
    }
    Ok(replayed)
}

fn replay_record(file: &Path, input: &Input, lang: Lang) -> Result<Replayed, Failure> {
    let found = verify(input.stream()?);
    // A file whose first line is no header is no record at all.
    let Some(rules) = found.rules.clone() else {
        let fault = words::record::verification_fault(&found, lang);
        let fault = fault.unwrap_or_else(|| Line::NoGame.in_words(lang));
        return Err(named(file, &fault));
    };
    let illegal: Vec<Found> = found
        .fault
        .iter()
        .map(|fault| Found {
            game: found.games,
            ply: None,
            line: fault.line as u64,
            column: None,
            r#move: String::new(),
            reason: fault.what.id().to_owned(),
            article: None,
            text: words::record::wrong(&fault.what, found.rule_set.as_ref(), lang),
        })
        .collect();
    let legal = found.games - illegal.len().min(found.games);
    let past_draws = past_draw(&found, lang).into_iter().collect();
    Ok(Replayed {
        rules,
        games: found.games,
        legal,
        moves: found.moves,
        illegal,
        past_draws,
    })
}

/// The draw past which a record went on.
fn past_draw(found: &Verification, lang: Lang) -> Option<Found> {
    let past = found.past?;
    let Reason::Draw(rule) = past.outcome.reason else {
        return None;
    };
    let Some(RuleSet::Draughts(rules)) = &found.rule_set else {
        return None;
    };
    let article = rules.draws.iter().find(|draw| draw.value == rule);
    Some(Found {
        game: past.game,
        ply: Some(past.ply),
        line: 0,
        column: None,
        r#move: String::new(),
        reason: past.outcome.reason.id().to_owned(),
        article: article.map(|draw| Citation::of_draughts(&draw.article, lang).text),
        text: words::record::drawn_here(rule, lang),
    })
}

fn replay_pgn(
    file: &Path,
    input: &Input,
    rules: Option<&Arc<::chess::Rules>>,
    lang: Lang,
) -> Result<Replayed, Failure> {
    let mut replayed = Replayed::default();
    let mut by = BTreeSet::new();
    for game in ::chess::pgn::Games::new(input.stream()?) {
        let game = game.map_err(|error| not_done(file, &error))?;
        replayed.games += 1;
        let number = replayed.games;
        match from_pgn(&game, number, rules) {
            Ok(imported) => {
                let table = &imported.table;
                let set = &table.header().rules;
                by.insert(set.id());
                replayed.moves += table.line().len();
                let read = game.as_ref().ok();
                let place = |ply: usize| read.and_then(|game| game.line.moves.get(ply - 1));
                let past = chess_past_draw(table, number, lang).map(|found| {
                    let at = found.ply.and_then(place).map_or((0, 0), |ply| ply.at);
                    found.at(at)
                });
                replayed.past_draws.extend(past);
                if imported
                    .lost
                    .iter()
                    .any(|lost| lost.what == LostKind::Result)
                {
                    let found = Found {
                        game: number,
                        ply: None,
                        line: 0,
                        column: None,
                        r#move: String::new(),
                        reason: "wrong-result".to_owned(),
                        article: None,
                        text: words::record::wrong_result(lang),
                    };
                    replayed
                        .illegal
                        .push(found.at(read.map_or((0, 0), |game| game.end_at)));
                } else {
                    replayed.legal += 1;
                }
            }
            Err(fault) => {
                replayed.moves += fault.ply.map_or(0, |ply| ply - 1);
                replayed.illegal.push(pgn_fault(&fault, number, lang));
            }
        }
    }
    if replayed.games == 0 {
        return Err(named(file, &Line::NoGame.in_words(lang)));
    }
    // Games that could not be read are of chess all the same.
    if by.is_empty() {
        by.insert(RuleSet::of_chess(::chess::Rules::FIDE).id());
    }
    replayed.rules = by.into_iter().collect::<Vec<_>>().join(", ");
    Ok(replayed)
}

/// What is wrong with a game of a PGN file.
fn pgn_fault(fault: &ImportFault, game: usize, lang: Lang) -> Found {
    let (reason, article) = match &fault.what {
        ImportWrong::Refused(refused) => {
            let article = match &**refused {
                Refused::Illegal(Illegal::Chess(refusal)) => Some(refusal.article),
                _ => None,
            };
            (refused.id(), article)
        }
        ImportWrong::Pgn(error) => (error.fault.code(), None),
        ImportWrong::Open(..) => ("position", None),
        _ => ("unknown-game", None),
    };
    let place = words::files::import_place(fault);
    Found {
        game,
        ply: fault.ply,
        line: place.map_or(0, |place| place.line),
        column: place.and_then(|place| place.column),
        r#move: fault.text.clone(),
        reason: reason.to_owned(),
        article: article.map(|article| Citation::of_chess(&article, lang).text),
        text: words::files::import_wrong(fault, lang),
    }
}

/// The draw past which a game of chess went on.
fn chess_past_draw(table: &Table, game: usize, lang: Lang) -> Option<Found> {
    let past = table.past_draw()?;
    let RuleSet::Chess(rules) = &table.header().rules else {
        return None;
    };
    let article = match past.outcome.reason {
        Reason::Chess(EndReason::Repetition(_)) => Some(rules.repetition.article),
        Reason::Chess(EndReason::NoProgress(_)) => Some(rules.no_progress.article),
        _ => None,
    };
    Some(Found {
        game,
        ply: Some(past.ply),
        line: 0,
        column: None,
        r#move: String::new(),
        reason: past.outcome.reason.id().to_owned(),
        article: article.map(|article| Citation::of_chess(&article, lang).text),
        text: words::table::outcome(&past.outcome, &table.header().rules, lang),
    })
}

/// Games looked at to guess the rules of a file that does not say.
const GAMES_TO_GUESS_BY: usize = 20;

fn replay_pdn(
    file: &Path,
    input: &Input,
    rules: Option<&Rules>,
    lang: Lang,
) -> Result<Replayed, Failure> {
    let guessed = match rules {
        Some(_) => None,
        None => {
            // Games without moves tell nothing.
            let first: Vec<PdnGame> = Games::new(input.stream()?)
                .flatten()
                .filter(|game| game.moves().next().is_some())
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
    let (mut illegal, mut past_draws) = (Vec::new(), Vec::new());
    let mut by = BTreeSet::new();
    for (index, game) in Games::new(input.stream()?).enumerate() {
        let game = match game {
            Ok(game) => Ok(game),
            Err(ReadError::Game(bad)) => Err(bad),
            Err(ReadError::Io(error)) => return Err(not_done(file, &error)),
            Err(other) => return Err(named(file, &other)),
        };
        let read = match &game {
            Ok(game) => game,
            Err(bad) => &bad.read,
        };
        let rules = match (rules, tagged_rules(read)) {
            (None, Some(RuleSet::Draughts(tagged))) => Ok(*tagged),
            _ => replay.rules_of(read),
        };
        by.insert(
            rules
                .as_ref()
                .ok()
                .map(|rules| RuleSet::draughts(*rules).id()),
        );
        let report = replay.check_by(&game, &rules);
        let rules = rules.ok();
        past_draws.extend(report.past_draw.map(|past| Found {
            game: index + 1,
            ply: Some(past.ply),
            line: past.at.line,
            column: None,
            r#move: past.text,
            reason: Reason::Draw(past.rule).id().to_owned(),
            article: Some(Citation::of_draughts(&past.article, lang).text),
            text: words::record::drawn_here(past.rule, lang),
        }));
        for finding in report.findings {
            let trouble = &finding.trouble;
            illegal.push(Found {
                game: finding.game,
                ply: Some(finding.ply),
                line: finding.at.line,
                column: None,
                r#move: finding.text.clone(),
                reason: trouble.code().to_owned(),
                article: trouble
                    .article()
                    .map(|article| Citation::of_draughts(&article, lang).text),
                text: words::files::pdn_trouble(trouble, rules.as_ref(), lang),
            });
        }
    }
    let report = replay.report();
    if report.games == 0 {
        return Err(named(file, &Line::NoGame.in_words(lang)));
    }
    let by: Vec<String> = by.into_iter().flatten().collect();
    let by = by.join(", ");
    Ok(Replayed {
        rules: by,
        games: report.games,
        legal: report.legal,
        moves: report.moves,
        illegal,
        past_draws,
    })
}
