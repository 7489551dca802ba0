//! `tabuleiro check`: is this turn legal, and if not, which rule forbids it.

use ::backgammon::LegalPlays;
use ::backgammon::notation::Written;
use ::chess::NotRead;
use ::draughts::notation::EntryError;
use clap::Args;
use serde::Serialize;

use crate::answer::{Answer, Failure, Outcome};
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::query::{self, BackgammonQuery, Place};
use crate::rule_set;
use table::{GameKind, RuleSet};
use words::draughts::Attempt;
use words::terminal::Line;
use words::{self, Lang, Refusal, Spot};

/// Say whether a turn is legal and, if not, which rule forbids it
///
/// Example: tabuleiro check backgammon:xalingo --dice 31 8/5 6/5
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,

    #[command(flatten)]
    lang: LangArgument,

    /// The move, as people write it: 22x15x8, 8/5 6/5, bar/20*, Nf3, e7e8q
    #[arg(value_name = "MOVE", required_unless_present = "batch", conflicts_with = "batch", num_args = 1..)]
    turn: Vec<String>,
}

#[derive(Serialize)]
struct Verdict {
    legal: bool,
    /// The turn as we write it, where it is legal.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    turn: Option<String>,
    #[serde(flatten)]
    refusal: Option<Explained>,
}

/// Why not, in words.
#[derive(Serialize)]
struct Explained {
    reason: &'static str,
    article: String,
    title: String,
    text: String,
    /// The squares or points that show it.
    squares: Vec<Spot>,
    /// A turn that would be legal instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    instead: Option<String>,
}

impl Verdict {
    const fn legal(turn: String) -> Self {
        Self {
            legal: true,
            turn: Some(turn),
            refusal: None,
        }
    }

    /// `instead` in the notation that can be entered again; the words have it as it is printed.
    fn refused(refusal: Refusal, instead: Option<String>) -> Self {
        Self {
            legal: false,
            turn: None,
            refusal: Some(Explained {
                reason: refusal.reason,
                article: refusal.article.text,
                title: refusal.title,
                text: refusal.text,
                squares: refusal.lit,
                instead,
            }),
        }
    }
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let place = &arguments.place;
    let lang = arguments.lang.of(place.form(form));
    let rules = rule_set::find(&place.id, lang)?;
    place.refuse_options_of_others(rules.kind(), lang)?;
    if place.batch {
        return query::run_batch(lang, |line| {
            let missing = || Failure::told(&Line::NoMoveInLine, lang);
            let (dice, turn) = match &rules {
                RuleSet::Backgammon(_) => (line.field(1), line.field(2)),
                // The dice may be left out or left empty.
                RuleSet::Draughts(_) | RuleSet::Chess(_) => (None, line.field(2).or(line.field(1))),
            };
            verdict(&rules, lang, line.field(0), dice, turn.ok_or_else(missing)?)
        });
    }
    let turn = arguments.turn.join(" ");
    let verdict = verdict(
        &rules,
        lang,
        place.position.as_deref(),
        place.dice.as_deref(),
        &turn,
    )?;
    match form {
        Form::Json => output::json(&verdict)?,
        Form::Text => output::text(&sentence(&verdict, rules.kind(), lang))?,
    }
    Ok(if verdict.legal {
        Answer::Yes
    } else {
        Answer::No
    })
}

fn sentence(verdict: &Verdict, game: GameKind, lang: Lang) -> String {
    let written = |turn: &Option<String>| {
        let turn = turn.clone()?;
        Some(words::turn_text(game, turn, lang))
    };
    let Some(refusal) = &verdict.refusal else {
        let turn = written(&verdict.turn).unwrap_or_default();
        return Line::CheckLegal { turn }.in_words(lang) + "\n";
    };
    let mut text = format!("{}\n{}\n", refusal.title, refusal.text);
    if let Some(instead) = written(&refusal.instead) {
        text += &format!("→ {instead}\n");
    }
    text
}

fn verdict(
    rules: &RuleSet,
    lang: Lang,
    position: Option<&str>,
    dice: Option<&str>,
    turn: &str,
) -> Result<Verdict, Failure> {
    match rules {
        RuleSet::Backgammon(frame) => {
            let query = BackgammonQuery::read(position, dice, lang)?;
            let roll = query.roll(lang)?;
            let written: Written = turn
                .parse()
                .map_err(|error| query::bad_move(turn, words::files::play(&error, lang), lang))?;
            Ok(match query.situation.position.resolve(roll, &written) {
                Ok(play) => Verdict::legal(play.to_string()),
                Err(illegal) => {
                    let nearest =
                        || LegalPlays::of(query.situation.position, roll).nearest(&written);
                    let instead = illegal.example().or_else(nearest);
                    Verdict::refused(
                        words::backgammon::refusal(&illegal, *frame, None, lang),
                        instead.map(|play| play.to_string()),
                    )
                }
            })
        }
        RuleSet::Chess(rules) => {
            let game = query::chess_game(rules, position, lang)?;
            let typed = words::chess::typed(turn, lang);
            match game.read(&typed) {
                Ok(made) => Ok(Verdict::legal(query::san(&game, made))),
                Err(NotRead::Unreadable(why)) => {
                    let what = words::chess::not_a_move(&why, lang);
                    Err(query::bad_move(turn, what, lang))
                }
                Err(NotRead::Illegal(refusal)) => Ok(Verdict::refused(
                    words::chess::refusal(&refusal, lang),
                    refusal.instead_text.clone(),
                )),
            }
        }
        RuleSet::Draughts(rules) => {
            let position = query::draughts_position(rules, position, lang)?;
            match position.read_turn(rules, turn) {
                Ok(turn) => Ok(Verdict::legal(rules.names().turn(&turn))),
                Err(EntryError::Unreadable(error)) => {
                    let what = words::files::draughts_move(&error, lang);
                    Err(query::bad_move(turn, what, lang))
                }
                Err(EntryError::Illegal(illegal)) => {
                    let tried = Attempt::typed(&position, rules, turn);
                    let instead = illegal
                        .alternative
                        .as_ref()
                        .map(|play| rules.names().play(play));
                    Ok(Verdict::refused(
                        words::draughts::refusal(&illegal, rules, tried.as_ref(), lang),
                        instead,
                    ))
                }
            }
        }
    }
}
