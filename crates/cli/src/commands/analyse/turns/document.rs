//! What was found about draughts and chess, as programs read it.

use engine::draughts::endgame::Wdl;
use players::draughts::{Truth, men};
use players::turns::review::{Reviewed, Slip, Sums, accuracy};
use serde::Serialize;
use table::Side;
use words::Lang;

use super::{Judged, Written, because, careers};

/// A player. Losses and accuracies are shares, from 0 to 1.
#[derive(Serialize)]
pub(in super::super) struct Player {
    name: String,
    #[serde(flatten)]
    sums: Totals,
    /// The same by table, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    history: Vec<Chapter>,
}

#[derive(Serialize)]
struct Chapter {
    file: String,
    #[serde(flatten)]
    sums: Totals,
}

#[derive(Serialize)]
struct Totals {
    accuracy: Option<f64>,
    /// Chances lost a decision.
    mean_loss: Option<f64>,
    turns: u32,
    decisions: u32,
    inaccuracies: u32,
    mistakes: u32,
    blunders: u32,
}

impl From<&Sums> for Totals {
    fn from(sums: &Sums) -> Self {
        Self {
            accuracy: sums.accuracy(),
            mean_loss: sums.mean_loss(),
            turns: sums.turns,
            decisions: sums.decisions,
            inaccuracies: sums.inaccuracies,
            mistakes: sums.mistakes,
            blunders: sums.blunders,
        }
    }
}

/// A game of which a turn was judged.
#[derive(Serialize)]
pub(in super::super) struct Game {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    /// Counted from 1 in its file.
    game: usize,
    rules: String,
    light: String,
    dark: String,
    /// The turns that lost most, by their `ply`.
    turning_points: Vec<usize>,
}

/// A turn.
#[derive(Serialize)]
pub(in super::super) struct Move {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    /// Counted from 1.
    game: usize,
    /// Counted from 1 in its game.
    ply: usize,
    player: String,
    side: &'static str,
    /// Where it was played: a FEN, of PDN in draughts.
    position: String,
    r#move: String,
    best: String,
    /// Chances lost, from 0 to 1.
    loss: f64,
    /// The chances of the side that moves with best play, and after its move.
    chances: [f64; 2],
    /// Of the best move and of this one, in men or pawns.
    scores: [f64; 2],
    accuracy: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    turning_point: bool,
    /// Does it count for the accuracy?
    counts: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    truth: Option<Truths>,
    candidates: Vec<Candidate>,
    /// What is expected after the best move and after this one, where this one is worse.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Lines>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    depth: u32,
    nodes: u64,
}

#[derive(Serialize)]
struct Lines {
    best: Vec<String>,
    played: Vec<String>,
}

/// What endgame tables know, for the side that moves.
#[derive(Serialize)]
struct Truths {
    before: Option<Known>,
    after: Option<Known>,
}

#[derive(Serialize)]
struct Known {
    value: &'static str,
    /// Plies until the game is over.
    distance: Option<u16>,
    /// Does that surely come before a draw rule does?
    in_time: bool,
}

impl From<Truth> for Known {
    fn from(truth: Truth) -> Self {
        Self {
            value: match truth.outcome {
                Wdl::Win => "win",
                Wdl::Draw => "draw",
                Wdl::Loss => "loss",
            },
            distance: truth.plies,
            in_time: truth.in_time,
        }
    }
}

#[derive(Serialize)]
struct Candidate {
    r#move: String,
    /// Men or pawns.
    score: f64,
    chances: f64,
}

/// Alternatives that are told; what was played always is.
const MOST_CANDIDATES: usize = 5;

/// The players, games and moves of the tables; files are named where there are several.
pub(in super::super) fn documents<G: Written>(
    judged: &[Judged<G>],
    many: bool,
    lang: Lang,
) -> (Vec<Player>, Vec<Game>, Vec<Move>) {
    let players = careers(judged)
        .into_iter()
        .map(|career| Player {
            name: career.name.to_owned(),
            sums: (&career.sums).into(),
            history: career
                .tables
                .iter()
                .filter(|_| judged.len() > 1)
                .map(|(file, sums)| Chapter {
                    file: file.display().to_string(),
                    sums: (*sums).into(),
                })
                .collect(),
        })
        .collect();
    let games = judged.iter().flat_map(|table| {
        let game = move |game: usize| {
            let [light, dark] = table.seated(game).map(str::to_owned);
            let points = table.review.turning_points(game);
            Game {
                file: many.then(|| table.file.display().to_string()),
                game: table.numbered(game),
                rules: G::rules_id(&table.rules),
                light,
                dark,
                turning_points: points
                    .into_iter()
                    .map(|at| table.review.turns[at].ply + 1)
                    .collect(),
            }
        };
        table.games().into_iter().map(game)
    });
    let moves = judged.iter().flat_map(|table| {
        let turns = table.review.turns.iter().enumerate();
        turns.map(move |(at, turn)| one(table, at, turn, many, lang))
    });
    (players, games.collect(), moves.collect())
}

fn one<G: Written>(
    table: &Judged<G>,
    at: usize,
    turn: &Reviewed<G>,
    many: bool,
    lang: Lang,
) -> Move {
    let rules = &table.rules;
    let line = |turns: &[G::Turn]| G::spelled(rules, &turn.position, turns);
    let spelled = |turn: &G::Turn| line(std::slice::from_ref(turn)).concat();
    let truth = turn.truth_before.is_some() || turn.truth_after.is_some();
    Move {
        file: many.then(|| table.file.display().to_string()),
        game: table.numbered(turn.game),
        ply: turn.ply + 1,
        player: table.names[turn.player].clone(),
        side: match turn.side {
            Side::Light => "light",
            Side::Dark => "dark",
        },
        position: G::position(rules, &turn.position),
        r#move: spelled(&turn.played),
        best: spelled(&turn.best().turn),
        loss: turn.loss,
        chances: turn.shares(),
        scores: [men(turn.best().score), men(turn.score)],
        accuracy: accuracy(turn.loss),
        mark: turn.slip.map(|slip| match slip {
            Slip::Inaccuracy => "inaccuracy",
            Slip::Mistake => "mistake",
            Slip::Blunder => "blunder",
        }),
        turning_point: table.review.turning_points(turn.game).contains(&at),
        counts: turn.counts(),
        truth: truth.then(|| Truths {
            before: turn.truth_before.map(Known::from),
            after: turn.truth_after.map(Known::from),
        }),
        candidates: candidates(turn, &spelled),
        lines: turn.lines.as_ref().map(|[best, played]| Lines {
            best: line(best),
            played: line(played),
        }),
        reason: because::worse(table, turn, lang),
        depth: turn.depth,
        nodes: turn.nodes,
    }
}

fn candidates<G: Written>(
    turn: &Reviewed<G>,
    spelled: &dyn Fn(&G::Turn) -> String,
) -> Vec<Candidate> {
    turn.turns
        .iter()
        .enumerate()
        .filter(|(index, judged)| {
            *index < MOST_CANDIDATES || G::is_same(&judged.turn, &turn.played)
        })
        .map(|(_, judged)| Candidate {
            r#move: spelled(&judged.turn),
            score: men(judged.score),
            chances: G::share(judged.score),
        })
        .collect()
}
