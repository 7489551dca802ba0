//! `tabuleiro moves`: every legal turn.

use ::backgammon::LegalPlays;
use ::backgammon::formats::PositionId;
use ::chess::{Game, position};
use ::draughts::formats::fen;
use ::draughts::{Position, Rules, Turn};
use clap::Args;
use serde::Serialize;

use crate::answer::{Answer, Failure, Outcome};
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::query::{self, BackgammonQuery, Place};
use crate::rule_set;
use table::{GameKind, RuleSet};
use words::Lang;
use words::terminal::Line;

/// List every legal turn in a position
///
/// Example: tabuleiro moves backgammon --position 4HPwATDgc/ABMA --dice 31
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,

    #[command(flatten)]
    lang: LangArgument,

    /// List every order of capture, not only distinct results (draughts).
    #[arg(long)]
    paths: bool,
}

#[derive(Serialize)]
struct Turns {
    moves: Vec<Listed>,
}

#[derive(Serialize)]
struct Listed {
    r#move: String,
    /// The position after the turn, as the next player sees it.
    position: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    captures: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let place = &arguments.place;
    let lang = arguments.lang.of(place.form(form));
    let rules = rule_set::find(&place.id, lang)?;
    let paths = arguments.paths;
    place.refuse_options_of_others(rules.kind(), lang)?;
    let of_draughts = ("--paths", &[GameKind::Draughts][..], paths);
    query::refuse_options_of_others(rules.kind(), lang, &[of_draughts])?;
    if place.batch {
        return query::run_batch(lang, |line| {
            turns(&rules, paths, line.field(0), line.field(1), lang)
        });
    }
    let turns = turns(
        &rules,
        paths,
        place.position.as_deref(),
        place.dice.as_deref(),
        lang,
    )?;
    match form {
        Form::Json => output::json(&turns)?,
        Form::Text if turns.moves.is_empty() => {
            output::text(&(Line::NoLegalTurn.in_words(lang) + "\n"))?;
        }
        Form::Text => {
            let width = turns
                .moves
                .iter()
                .map(|turn| turn.r#move.chars().count())
                .max()
                .unwrap_or(0);
            let lines: String = turns
                .moves
                .iter()
                .map(|turn| format!("{:width$}  {}\n", turn.r#move, turn.position))
                .collect();
            output::text(&lines)?;
        }
    }
    Ok(Answer::Yes)
}

fn turns(
    rules: &RuleSet,
    paths: bool,
    position: Option<&str>,
    dice: Option<&str>,
    lang: Lang,
) -> Result<Turns, Failure> {
    let moves = match rules {
        RuleSet::Backgammon(_) => {
            let query = BackgammonQuery::read(position, dice, lang)?;
            LegalPlays::of(query.situation.position, query.roll(lang)?)
                .iter()
                .map(|legal| Listed {
                    r#move: legal.play.to_string(),
                    position: PositionId::from(legal.position).to_string(),
                    captures: Vec::new(),
                })
                .collect()
        }
        RuleSet::Draughts(rules) => {
            let position = query::draughts_position(rules, position, lang)?;
            draughts_turns(rules, &position, paths)
        }
        RuleSet::Chess(rules) => chess_moves(&query::chess_game(rules, position, lang)?),
    };
    Ok(Turns { moves })
}

fn chess_moves(game: &Game) -> Vec<Listed> {
    let moves = game.legal_moves().into_iter();
    moves
        .map(|made| {
            let mover = game.board().side_to_move();
            let after = position::after(game.board(), game.rules(), made);
            let gone = game.board().colors(!mover) - after.colors(!mover);
            Listed {
                r#move: query::san(game, made),
                position: position::to_fen(game.rules(), &after),
                captures: gone.into_iter().map(|square| square.to_string()).collect(),
            }
        })
        .collect()
}

fn draughts_turns(rules: &Rules, position: &Position, paths: bool) -> Vec<Listed> {
    let names = rules.names();
    let mut turns: Vec<Turn> = Vec::new();
    for turn in position.legal_turns(rules) {
        if paths || !turns.iter().any(|known| known.same_result(&turn)) {
            turns.push(turn);
        }
    }
    turns
        .iter()
        .map(|turn| Listed {
            r#move: names.turn(turn),
            position: fen::write(position.after(turn, rules).setup(), rules),
            captures: turn
                .play
                .iter()
                .flat_map(::draughts::Move::taken)
                .map(|&square| names.square(square))
                .collect(),
        })
        .collect()
}
