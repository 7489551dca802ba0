//! `tabuleiro endgame probe`.

use std::path::PathBuf;

use clap::Args;
use draughts::formats::fen;
use draughts::{Position, Rules, Turn};
use engine::draughts::endgame::{Known, Limits, MOST_PIECES, Material, Wdl};
use players::draughts::Truth;
use serde::{Serialize, Serializer};
use words::Lang;

use super::draughts_rules;
use super::stats::missing;
use super::store::{BUILT_AT_FIRST_USE, Store};
use super::told::known;
use crate::answer::{Answer, Failure, Outcome};
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::query;

/// Say how a position ends with best play, and in how many plies; the same for every legal move
///
/// Every value is for the side to move in the position. `in_time` says whether the win or loss surely comes before a
/// draw rule ends the game, if nothing has been counted yet. Tables of up to 4 pieces are built if they are not
/// there, larger ones by `endgame build`.
///
/// Example: tabuleiro endgame probe english --position "W:WK32:B1"
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule set: an id or a path to a house-rules file.
    #[arg(value_name = "ID")]
    id: String,

    /// The position as PDN FEN.
    #[arg(long, short, value_name = "P")]
    position: String,

    /// Where the tables lie, instead of the user's data folder.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,

    #[command(flatten)]
    lang: LangArgument,
}

#[derive(Serialize)]
struct Probed {
    #[serde(rename = "value", serialize_with = "spelled")]
    outcome: Wdl,
    /// Plies until the game is over; none for a draw, and in tables without distances.
    distance: Option<u16>,
    in_time: bool,
    moves: Vec<ProbedMove>,
}

#[derive(Serialize)]
struct ProbedMove {
    r#move: String,
    #[serde(rename = "value", serialize_with = "spelled")]
    outcome: Wdl,
    distance: Option<u16>,
    position: String,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    let rules = draughts_rules(&arguments.id, lang)?;
    let position = query::draughts_position(&rules, Some(&arguments.position), lang)?;
    let mut store = Store::open(&rules, arguments.folder.clone())?;
    let material = Material::of(&position);
    let on_board = position.setup().white.len() + position.setup().black.len();
    if on_board > u32::from(MOST_PIECES) {
        return Err(Failure::Input(format!(
            "there are {on_board} pieces in this position, and endgame tables go up to {MOST_PIECES}"
        )));
    }
    store.make(material.pieces().clamp(2, BUILT_AT_FIRST_USE), 1)?;
    let mut asking = Asking {
        rules: &rules,
        store: &mut store,
        id: &arguments.id,
    };
    let probed = asking.about(&position)?;
    match form {
        Form::Json => output::json(&probed)?,
        Form::Text => output::text(&readable(&probed, lang))?,
    }
    Ok(Answer::Yes)
}

struct Asking<'a> {
    rules: &'a Rules,
    store: &'a mut Store,
    id: &'a str,
}

impl Asking<'_> {
    fn about(&mut self, position: &Position) -> Result<Probed, Failure> {
        let known = self.known(position)?;
        let mut turns: Vec<Turn> = Vec::new();
        let over = position.outcome(self.rules).is_some();
        let legal = position.legal_turns(self.rules);
        for turn in legal.into_iter().filter(|_| !over) {
            if !turns.iter().any(|known| known.same_result(&turn)) {
                turns.push(turn);
            }
        }
        let mut moves = Vec::new();
        for turn in turns {
            let after = position.after(&turn, self.rules);
            let known = before(self.known(&after)?);
            let told = ProbedMove {
                r#move: self.rules.names().turn(&turn),
                outcome: known.outcome,
                distance: known.plies,
                position: fen::write(after.setup(), self.rules),
            };
            moves.push((worth(known), told));
        }
        moves.sort_by_key(|(worth, _)| -worth);
        let limits = Limits::new(self.rules, &self.store.tables);
        let limit = limits.plies(Material::of(position));
        Ok(Probed {
            outcome: known.outcome,
            distance: known.plies,
            in_time: known.outcome == Wdl::Draw || known.plies.is_some_and(|plies| plies <= limit),
            moves: moves.into_iter().map(|(_, told)| told).collect(),
        })
    }

    /// What is known of a position: the game may be over already.
    fn known(&mut self, position: &Position) -> Result<Known, Failure> {
        if let Some(over) = position.outcome(self.rules) {
            let outcome = match over.winner {
                Some(side) if side == position.to_move() => Wdl::Win,
                Some(_) => Wdl::Loss,
                None => Wdl::Draw,
            };
            return Ok(Known {
                outcome,
                plies: Some(0).filter(|_| outcome != Wdl::Draw),
            });
        }
        let known = self.store.ask(position)?;
        known.ok_or_else(|| missing(self.id, Material::of(position).pieces()))
    }
}

/// What a position means for whoever moved there.
fn before(known: Known) -> Known {
    Known {
        outcome: match known.outcome {
            Wdl::Win => Wdl::Loss,
            Wdl::Draw => Wdl::Draw,
            Wdl::Loss => Wdl::Win,
        },
        plies: known.plies.map(|plies| plies + 1),
    }
}

/// Which move is better: wins soon, then draws, then losses late.
fn worth(known: Known) -> i32 {
    let plies = i32::from(known.plies.unwrap_or(0));
    match known.outcome {
        Wdl::Win => 100_000 - plies,
        Wdl::Draw => 0,
        Wdl::Loss => plies - 100_000,
    }
}

fn spelled<S: Serializer>(outcome: &Wdl, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match outcome {
        Wdl::Win => "win",
        Wdl::Draw => "draw",
        Wdl::Loss => "loss",
    })
}

fn readable(probed: &Probed, lang: Lang) -> String {
    let told = |outcome, plies, in_time| {
        let truth = Truth {
            outcome,
            plies,
            in_time,
        };
        known(truth, lang)
    };
    let mut text = told(probed.outcome, probed.distance, probed.in_time) + "\n";
    let widths = probed.moves.iter().map(|one| one.r#move.chars().count());
    let width = widths.max().unwrap_or(0);
    for one in &probed.moves {
        let ends = told(one.outcome, one.distance, one.distance.is_some());
        text += &format!("{:width$}  {ends}\n", one.r#move);
    }
    text
}
