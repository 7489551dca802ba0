//! `tabuleiro bench` without a task: one count of positions that is the same every time, and how fast they were looked
//! at.

use std::sync::Arc;

use ::chess::Rules;
use ::draughts::{Course, Perft, Position, SharedRules};
use engine::Random;
use engine::chess::train::games as chess_games;
use engine::draughts::train::games::opening;
use players::{Analysis, Choice, Players, Purpose, Question, Setting, backgammon};
use serde::Serialize;
use table::{GameKind, RuleSet};
use words::Lang;

use crate::answer::{Answer, Failure, Outcome};
use crate::output::{self, Form};
use crate::processor;
use crate::query::BackgammonQuery;

/// The rule sets whose searches are counted: every kind of board, king and precedence.
const SETS: [&str; 8] = [
    "draughts:english",
    "draughts:italian",
    "draughts:brazilian",
    "draughts:russian",
    "draughts:garden",
    "draughts:international",
    "draughts:frisian",
    "draughts:turkish",
];
/// Turns by chance before each position of a set.
const TURNS: [u32; 4] = [0, 8, 20, 36];
/// The same in chess.
const CHESS_MOVES: [u32; 4] = [0, 6, 10, 14];
/// What they are drawn by.
const SEED: u64 = 7;

/// Positions of backgammon: the start, and one in the middle of a game.
const POSITIONS: [&str; 2] = [
    "4HPwATDgc/ABMA",
    "XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:-1:00:0:0:0:0:10",
];

/// The rolls that are played in each of them.
const ROLLS: [&str; 4] = ["31", "42", "64", "55"];

/// Leaves that are counted by really making every move; the counts are published.
const LEAVES: [(&str, u32, u64); 2] = [
    ("draughts:english", 9, 3_963_680),
    ("draughts:international", 8, 6_483_961),
];

/// What was counted, and how long it took.
#[derive(Serialize)]
struct Report {
    /// Positions that the players looked at: the same every time for one program and depth.
    nodes: u64,
    depth: u32,
    /// Of processor time.
    seconds: f64,
    parts: Vec<Part>,
}

#[derive(Serialize)]
struct Part {
    what: String,
    nodes: u64,
    seconds: f64,
    per_second: f64,
}

impl Part {
    /// Counts something, by processor time.
    fn counted(
        what: String,
        count: impl FnOnce() -> Result<u64, Failure>,
    ) -> Result<Self, Failure> {
        let start = processor::seconds();
        let nodes = count()?;
        let seconds = processor::seconds() - start;
        Ok(Self {
            what,
            nodes,
            seconds,
            per_second: nodes as f64 / seconds.max(1e-9),
        })
    }
}

pub(super) fn run(depth: u32, form: Form) -> Outcome {
    let mut parts = Vec::new();
    for id in SETS {
        let rules = draughts_rules(id)?;
        parts.push(Part::counted(format!("search, {id}"), || {
            search(&rules, depth)
        })?);
    }
    parts.push(Part::counted("search, chess".to_owned(), || chess(depth))?);
    let mut players = Players::new();
    players.load_shipped_nets();
    let what = "plays judged one ply deep, backgammon".to_owned();
    parts.push(Part::counted(what, || plays(&mut players))?);
    let nodes = parts.iter().map(|part| part.nodes).sum();
    for (id, depth, leaves) in LEAVES {
        let rules = draughts_rules(id)?;
        let part = Part::counted(format!("leaves made at depth {depth}, {id}"), || {
            Ok(Perft::new(depth).count(&Position::start(&rules), &rules))
        })?;
        if part.nodes != leaves {
            let found = part.nodes;
            return Err(Failure::Input(format!(
                "{id} has {leaves} leaves at depth {depth}, not {found}"
            )));
        }
        parts.push(part);
    }
    let report = Report {
        nodes,
        depth,
        seconds: parts.iter().map(|part| part.seconds).sum(),
        parts,
    };
    match form {
        Form::Json => output::json(&report)?,
        Form::Text => output::text(&report.readable())?,
    }
    Ok(Answer::Yes)
}

fn draughts_rules(id: &str) -> Result<SharedRules, Failure> {
    match id.parse() {
        Ok(RuleSet::Draughts(rules)) => Ok(rules),
        _ => Err(Failure::Input(format!("{id} is not built in"))),
    }
}

/// Positions that a search of every position of a set looks at.
fn search(rules: &SharedRules, depth: u32) -> Result<u64, Failure> {
    let mut nodes = 0;
    for turns in TURNS {
        let game = position(rules, turns);
        // A head that remembers nothing: what was asked before does not count.
        let mut players = Players::new();
        let choice = Choice {
            plies: Some(depth),
            ..Choice::default()
        };
        let setting = players::setting(GameKind::Draughts, choice).map_err(Failure::input)?;
        nodes += thought(&mut players, &Question::Draughts(&game), setting)?;
    }
    Ok(nodes)
}

fn position(rules: &SharedRules, turns: u32) -> Course {
    opening(rules, turns, &mut Random::new(SEED + u64::from(turns)))
}

/// Positions that are judged for the rolls.
fn plays(players: &mut Players) -> Result<u64, Failure> {
    let choice = Choice {
        plies: Some(1),
        ..Choice::default()
    };
    let setting = players::setting(GameKind::Backgammon, choice).map_err(Failure::input)?;
    let mut nodes = 0;
    for position in POSITIONS {
        for dice in ROLLS {
            let query = BackgammonQuery::read(Some(position), Some(dice), Lang::En)?;
            let question = backgammon::Question::about(query.situation, query.roll);
            nodes += thought(players, &Question::Backgammon(question), setting)?;
        }
    }
    Ok(nodes)
}

/// Searches positions of chess, drawn by the seed.
fn chess(depth: u32) -> Result<u64, Failure> {
    let rules = Arc::new(Rules::FIDE);
    let choice = Choice {
        plies: Some(depth),
        ..Choice::default()
    };
    let setting = players::setting(GameKind::Chess, choice).map_err(Failure::input)?;
    let mut nodes = 0;
    for moves in CHESS_MOVES {
        let mut players = Players::new();
        let game = chess_games::opening(&rules, moves, &mut Random::new(SEED));
        nodes += thought(&mut players, &Question::Chess(&game), setting)?;
    }
    Ok(nodes)
}

fn thought(
    players: &mut Players,
    question: &Question<'_>,
    setting: Setting,
) -> Result<u64, Failure> {
    let purpose = Purpose::Play { seed: 0 };
    let found = players.think(question, setting, purpose, &|| core::time::Duration::ZERO);
    Ok(match found.map_err(Failure::input)? {
        Analysis::Draughts(analysis) => analysis.nodes,
        Analysis::Backgammon(analysis) => analysis.nodes,
        Analysis::Chess(analysis) => analysis.nodes,
    })
}

impl Report {
    fn readable(&self) -> String {
        let width = self
            .parts
            .iter()
            .map(|part| part.what.chars().count())
            .max();
        let width = width.unwrap_or(0);
        let mut text = String::new();
        for part in &self.parts {
            text += &format!(
                "{:width$}  {:>10}  {:7.2} M/s\n",
                part.what,
                part.nodes,
                part.per_second / 1e6
            );
        }
        text + &format!(
            "{} positions at depth {} in {:.2} s of processor time\n",
            self.nodes, self.depth, self.seconds
        )
    }
}
