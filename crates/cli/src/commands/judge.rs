//! `tabuleiro judge`: the same move under every rule set of its game, side by side.

use clap::Args;
use serde::Serialize;
use table::RuleSet;
use table::judge::{Judged, NotJudged, Verdict, judge};
use words::terminal::Line;
use words::{self, Lang};

use crate::answer::{Answer, Failure, Outcome};
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::query;
use crate::rule_set;

/// Say who is right: the same move under every rule set of the game, side by side
///
/// Position and move are read as the rule set after --as writes them, and carried to the others by their place on the
/// board (mirrored where the long diagonal runs the other way). A set with another board has nothing to say.
///
/// Example: tabuleiro judge --as italian --position "W:W21,K31:B11,18,K28" 31x24
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The rule set that position and move are written by: an id, or a path to a house-rules file.
    #[arg(long = "as", value_name = "ID")]
    by: String,

    /// The position: PDN FEN for draughts; XGID or GNU Backgammon ID for backgammon; FEN for chess. The starting
    /// position unless given.
    #[arg(long, short, value_name = "P")]
    position: Option<String>,

    /// The dice, as 31 or 3-1 (backgammon).
    #[arg(long, short, value_name = "D")]
    dice: Option<String>,

    #[command(flatten)]
    lang: LangArgument,

    /// The move, as people write it: 22x15x8, 8/5 6/5, bar/20*
    #[arg(value_name = "MOVE", required = true, num_args = 1..)]
    turn: Vec<String>,
}

#[derive(Serialize)]
struct Row {
    id: String,
    name: String,
    applies: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<bool>,
    /// The move as this rule set writes it.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    turn: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// The sentence without its article, for the table.
    #[serde(skip)]
    sentence: String,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    let rules = rule_set::find(&arguments.by, lang)?;
    let dice = (
        "--dice",
        &[table::GameKind::Backgammon][..],
        arguments.dice.is_some(),
    );
    query::refuse_options_of_others(rules.kind(), lang, &[dice])?;
    let turn = words::typed_turn(rules.kind(), arguments.turn.join(" "), lang);
    let position = arguments.position.as_deref();
    let judged = judge(&rules, position, arguments.dice.as_deref(), &turn)
        .map_err(|error| not_judged(&error, arguments, &rules, &turn, lang))?;
    let rows: Vec<Row> = judged.iter().map(|judged| row(judged, lang)).collect();
    match form {
        Form::Json => output::json(&rows)?,
        Form::Text => output::text(&table_of(&rows, lang))?,
    }
    Ok(Answer::Yes)
}

fn row(judged: &Judged, lang: Lang) -> Row {
    let mut row = Row {
        id: judged.rules.id(),
        name: words::rule_set_name(&judged.rules, lang),
        applies: judged.verdict.applies(),
        legal: None,
        turn: None,
        reason: None,
        article: None,
        text: None,
        sentence: String::new(),
    };
    match &judged.verdict {
        Verdict::OtherBoard => row.sentence = Line::JudgeOtherBoard.in_words(lang),
        Verdict::CannotStand(flaw) => {
            if let RuleSet::Draughts(rules) = &judged.rules {
                row.sentence = words::draughts::flaw(flaw, rules, lang);
            }
        }
        Verdict::Legal(turn) => {
            row.legal = Some(true);
            row.turn = Some(turn.clone());
            row.sentence = words::turn_text(judged.rules.kind(), turn.clone(), lang);
        }
        Verdict::Forbidden { text, .. } => {
            row.legal = Some(false);
            row.turn = Some(text.clone());
            if let Some(refusal) = words::table::judged(judged, lang) {
                row.reason = Some(refusal.reason);
                row.sentence = format!("[{}] {}", refusal.article.text, refusal.sentence);
                row.article = Some(refusal.article.text);
                row.text = Some(refusal.text);
            }
        }
    }
    row
}

/// The rule sets below one another, what they say beside them.
fn table_of(rows: &[Row], lang: Lang) -> String {
    let says = |row: &Row| match row.legal {
        Some(true) => Line::JudgeAllowed.in_words(lang),
        Some(false) => Line::JudgeForbidden.in_words(lang),
        None => "–".to_owned(),
    };
    let widest = |length: &dyn Fn(&Row) -> usize| rows.iter().map(length).max().unwrap_or(0);
    let id = widest(&|row| row.id.chars().count());
    let verdict = widest(&|row| says(row).chars().count());
    let mut text = String::new();
    for row in rows {
        let line = format!("{:id$}  {:verdict$}  {}", row.id, says(row), row.sentence);
        text += line.trim_end();
        text.push('\n');
    }
    text
}

fn not_judged(
    error: &NotJudged,
    arguments: &Arguments,
    rules: &RuleSet,
    turn: &str,
    lang: Lang,
) -> Failure {
    let position = |what| {
        let text = arguments.position.as_deref().unwrap_or_default();
        query::bad_position(text, what, lang)
    };
    match (error, rules) {
        (NotJudged::Fen(error), _) => position(words::files::fen(*error, lang)),
        (NotJudged::Flaw(flaw), RuleSet::Draughts(rules)) => {
            position(words::draughts::flaw(flaw, rules, lang))
        }
        (NotJudged::Id(error), _) => position(words::files::id(error, lang)),
        (NotJudged::Move(error), _) => {
            query::bad_move(turn, words::files::draughts_move(error, lang), lang)
        }
        (NotJudged::ChessFen(error), _) => position(words::chess::fen(*error, lang)),
        (NotJudged::ChessMove(why), _) => {
            query::bad_move(turn, words::chess::not_a_move(why, lang), lang)
        }
        (NotJudged::Play(error), _) => query::bad_move(turn, words::files::play(error, lang), lang),
        (NotJudged::Dice(error), _) => {
            let line = Line::DiceAre {
                text: words::files::shown(arguments.dice.as_deref().unwrap_or_default()),
                what: words::files::roll(*error, lang),
            };
            Failure::told(&line, lang)
        }
        (NotJudged::NoDice | NotJudged::Dicey | NotJudged::Flaw(_), _) => {
            let option = "--dice 31";
            Failure::told(&Line::NeedsDice { option }, lang)
        }
    }
}
