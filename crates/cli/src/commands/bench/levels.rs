//! `tabuleiro bench levels`: each level of the computer against the one below.

use clap::Args;
use players::LEVELS;
use serde::Serialize;
use table::RuleSet;
use words::Lang;

use crate::answer::{Answer, Failure, Outcome};
use crate::commands::arena::backgammon::{Games as BackgammonGames, Played};
use crate::commands::arena::chess::Games as ChessGames;
use crate::commands::arena::draughts::Games as DraughtsGames;
use crate::commands::arena::player::Player;
use crate::commands::arena::points::Points;
use crate::commands::arena::statistics::Pairs;
use crate::commands::arena::{Match as _, taken};
use crate::output::{self, Form};
use crate::rule_set;

/// Play each level of the computer against the one below
///
/// Draughts and chess in pairs of games from the same opening of 4 turns drawn by the seed, with colours changed: the
/// share of the points, with its 95 % interval. Backgammon without a cube, in pairs with the same dice: points a game.
///
/// Example: tabuleiro bench levels --rules english,backgammon --games 200
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule sets, separated by commas.
    #[arg(
        long,
        value_name = "IDS",
        value_delimiter = ',',
        default_value = "english,italian,international,draughts:xalingo,backgammon"
    )]
    rules: Vec<String>,

    /// Games of each pair of levels.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,

    /// Only this level, against the one below.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=10))]
    level: Option<u8>,

    /// Decides openings, dice and slips.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// What a level scored against the one below.
#[derive(Serialize)]
struct Row {
    rules: String,
    level: u8,
    games: u32,
    /// The share of the points that it took in draughts, of the games that it won in backgammon.
    score: f64,
    /// In backgammon: points a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<f64>,
    /// The 95 % interval of the points a game, else of the score.
    interval: [f64; 2],
    /// Milliseconds of processor time that a decision took, of the level and of the one below.
    milliseconds: [f64; 2],
}

/// Turns drawn at random at the start of every pair of games.
const OPENING: u32 = 4;

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let mut rows = Vec::new();
    for id in &arguments.rules {
        let rules = rule_set::find(id, Lang::En)?;
        let levels = arguments.level.map_or(2..=LEVELS, |level| level..=level);
        for level in levels {
            let row = measure(&rules, level, arguments)?;
            if form == Form::Text {
                output::text(&row.readable())?;
            }
            rows.push(row);
        }
    }
    if form == Form::Json {
        output::json(&rows)?;
    }
    Ok(Answer::Yes)
}

fn measure(rules: &RuleSet, level: u8, arguments: &Arguments) -> Result<Row, Failure> {
    let player = |level: u8| format!("self:level={level}").parse::<Player>();
    let (a, b) = (player(level), player(level - 1));
    let (a, b) = (a.map_err(Failure::Input)?, b.map_err(Failure::Input)?);
    let (games, seed) = (arguments.games, arguments.seed);
    let bar = output::progress(games.into(), "games");
    let mut pairs = Pairs::default();
    let mut points = Points::new(true);
    let effort = match rules {
        RuleSet::Draughts(rules) => {
            let mut played = DraughtsGames::between(rules, [&a, &b], OPENING, seed)?;
            for number in 0..games.div_ceil(2) {
                let Some(pair) = played.pair(number)? else {
                    break;
                };
                pairs.add(pair);
                bar.set_position(pairs.games().into());
            }
            played.effort()
        }
        RuleSet::Chess(rules) => {
            let mut played = ChessGames::between(rules, [&a, &b], OPENING, seed)?;
            for number in 0..games.div_ceil(2) {
                let Some(pair) = played.pair(number)? else {
                    break;
                };
                pairs.add(pair);
                bar.set_position(pairs.games().into());
            }
            played.effort()
        }
        RuleSet::Backgammon(frame) => {
            let how = Played {
                cubeless: true,
                mirror: true,
                points: None,
            };
            let mut played = BackgammonGames::new(*frame, [&a, &b], how, seed)?;
            for number in 0..games.div_ceil(2) {
                let pair = played.pair(number)?;
                pairs.add(pair.map(taken));
                points.add(pair);
                bar.set_position(pairs.games().into());
            }
            played.effort()
        }
    };
    bar.finish_and_clear();
    let backgammon = matches!(rules, RuleSet::Backgammon(_));
    Ok(Row {
        rules: rules.to_string(),
        level,
        games: pairs.games(),
        score: pairs.score(),
        points: backgammon.then(|| points.mean()),
        interval: if backgammon {
            points.interval()
        } else {
            pairs.interval()
        },
        milliseconds: effort.map(|effort| 1000.0 * effort.seconds / effort.moves.max(1) as f64),
    })
}

impl Row {
    fn readable(&self) -> String {
        let [low, high] = self.interval;
        let measured = match self.points {
            Some(points) => format!("{points:+.3} points a game [{low:+.3}, {high:+.3}]"),
            None => format!(
                "{:.1} % [{:.1}, {:.1}]",
                100.0 * self.score,
                100.0 * low,
                100.0 * high
            ),
        };
        format!(
            "{}: level {} against {}: {measured}, {} games, {:.2} ms a decision\n",
            self.rules,
            self.level,
            self.level - 1,
            self.games,
            self.milliseconds[0],
        )
    }
}
