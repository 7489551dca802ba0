//! `tabuleiro arena`: a match between two players. One file a game, and one a kind of opponent.

pub(crate) mod backgammon;
mod ballots;
pub(crate) mod chess;
pub(crate) mod draughts;
mod dxp;
mod gnubg;
mod hub;
mod kept_games;
mod known_ends;
mod own;
pub(crate) mod player;
pub(crate) mod points;
pub(crate) mod statistics;
mod time_bank;

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use serde::Serialize;
use table::{GameKind, RuleSet};
use words::Lang;

use self::player::Player;
use self::statistics::{Pairs, Taken, Verdict};
use crate::answer::{Answer, Failure, Outcome};
use crate::interrupt::stop_on_ctrl_c;
use crate::output::{self, Form};
use crate::{query, rule_set};

/// Play a match between two players: score, Elo or points a game, and the interval
///
/// Games are played in pairs from the same opening, which is drawn by the seed, with colours changed. The interval
/// (95 %) comes from the scores of the pairs. Time is that of the processor, not of the clock on the wall: what else
/// the machine does changes nothing.
///
/// A player is `self`, `random`, or `self:` with settings: level=N, plies=N, time=SECONDS, nodes=N, endgames=PIECES
/// (up to how many pieces ends of draughts games are looked up; 4 unless told), memory=MEGABYTES for what it finds out
/// about positions (8 unless told), and table=FILE, a table of `train` (`none`: hand-made weights). In draughts
/// time=SECONDS is what a move gets on average: what forced replies leave over goes to the others. tune.NAME=X sets a
/// number of the search of draughts or chess. Without a setting it thinks for 0.1 s a move.
///
/// `hub:COMMAND` is a program that speaks the Hub protocol, with squares numbered as the rule set does; it gets
/// --hub-time seconds a move. `dxp:HOST:PORT` is one that waits there for games by the DamExchange protocol; it gets
/// the time control that comes nearest to that, at least 0.06 s a move, and what it took is told by the clock on the
/// wall.
///
/// In chess `uci:COMMAND` is a program that speaks the Universal Chess Interface; it gets --hub-time seconds or
/// --hub-nodes positions a move, one thread and 16 megabytes, and every --option. Behind commas it may be told more for
/// itself: time=S, nodes=N, depth=N, threads=N, memory=MEGABYTES and its own options, as in
/// `uci:stockfish,Skill Level=0,nodes=50`.
///
/// Moves that are not legal are counted, and each loses its game. Ctrl-C tells the result so far.
///
/// In backgammon the result is points a game with their interval, or with --match who wins the matches. There `self:`
/// takes level, plies and quick (a ply for what is close), and looks at each position once unless told;
/// `gnubg:HOST:PORT` is a GNU Backgammon that waits there (in gnubg: external HOST:PORT) and plays as it is set.
///
/// Example: tabuleiro arena italian --a self:time=0.02 --b self:time=0.02,table=none --games 200
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule set: an id such as `italian`, or a path to a house-rules file.
    #[arg(value_name = "ID")]
    id: String,

    /// The player whose score is told.
    #[arg(long, value_name = "PLAYER")]
    a: Player,

    /// The other one.
    #[arg(long, value_name = "PLAYER")]
    b: Player,

    /// Games to play; with --sprt at most.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,

    /// Turns drawn at random at the start of every pair of games, up to 40; or `ballots`, the three-move openings of
    /// English draughts that tournaments draw, each in turn.
    #[arg(long, value_name = "K", default_value = "8")]
    openings: Openings,

    /// In draughts: end games where tables of so many pieces, from 2 to 6, know how they end, and no draw rule comes
    /// before.
    #[arg(long, value_name = "PIECES", value_parser = clap::value_parser!(u8).range(2..=6))]
    known_ends: Option<u8>,

    /// In draughts: write every game into this new file, as PDN.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Decides the openings.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// In backgammon: play both games of a pair with the same dice.
    #[arg(long)]
    mirror: bool,

    /// In backgammon: play without a cube.
    #[arg(long)]
    cubeless: bool,

    /// In backgammon: play matches to so many points instead of games for money.
    #[arg(long = "match", value_name = "POINTS", value_parser = clap::value_parser!(u32).range(1..=64))]
    match_points: Option<u32>,

    /// Seconds a move for programs of somebody else's.
    #[arg(long, value_name = "S", default_value_t = 0.1)]
    hub_time: f64,

    /// Positions a move for programs that speak UCI, instead of time.
    #[arg(long, value_name = "N")]
    hub_nodes: Option<u64>,

    /// An option for programs that speak UCI, such as UCI_Elo=1500; may come several times.
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    option: Vec<(String, String)>,

    /// Stop as soon as it is clear (5 % risk each way) whether A is stronger by E0 or by E1 Elo.
    #[arg(long, value_names = ["E0", "E1"], num_args = 2, allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
}

/// Before what was played until somebody, or a program that failed, stopped a match.
const STOPPED: &str = "stopped; so far\n";

/// Reads an option.
fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("NAME=VALUE is wanted")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// How games begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Openings {
    /// With so many turns by chance.
    Random(u32),
    /// With the ballots of English draughts.
    Ballots,
}

impl FromStr for Openings {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse() {
            Ok(turns) if turns <= 40 => Ok(Self::Random(turns)),
            _ if text == "ballots" => Ok(Self::Ballots),
            _ => Err("a number from 0 to 40, or `ballots`, is wanted".to_owned()),
        }
    }
}

/// What a game's own part plays: both games of a pair, as A took them. Nothing comes of a pair that is stopped.
pub(crate) trait Match {
    fn pair(&mut self, number: u32) -> Result<Option<[Taken; 2]>, Failure>;
    /// What A and B used.
    fn effort(&self) -> [Effort; 2];
}

/// What a player used.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct Effort {
    pub(crate) moves: u64,
    /// Seconds of processor time.
    pub(crate) seconds: f64,
    /// Positions looked at, where the player says.
    nodes: u64,
    /// Moves that were not legal; each lost its game.
    illegal: u64,
}

#[derive(Serialize)]
struct Report {
    rules: String,
    a: String,
    b: String,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    score: f64,
    elo: Option<f64>,
    interval: [Option<f64>; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Sprt>,
    effort: [Effort; 2],
    /// By Ctrl-C, or by a program that failed: what is told is what was played until then.
    stopped: bool,
}

#[derive(Serialize)]
struct Sprt {
    bounds: (f64, f64),
    likelihood: f64,
    verdict: Verdict,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let bounds = arguments.bounds()?;
    let stopped = stop_on_ctrl_c();
    let rules = rule_set::find(&arguments.id, Lang::En)?;
    arguments.refuse_options_of_others(rules.kind())?;
    let mut game: Box<dyn Match> = match &rules {
        RuleSet::Draughts(rules) => {
            let stopped = Arc::clone(&stopped);
            Box::new(draughts::Games::new(arguments, rules, stopped)?)
        }
        RuleSet::Backgammon(frame) => return backgammon::run(arguments, *frame, form, &stopped),
        RuleSet::Chess(rules) => {
            let stopped = Arc::clone(&stopped);
            Box::new(chess::Games::new(arguments, rules, stopped)?)
        }
    };
    compete(
        &mut *game,
        arguments,
        &rules.to_string(),
        bounds,
        form,
        &stopped,
    )
}

/// Plays a match and tells its result.
fn compete(
    game: &mut dyn Match,
    arguments: &Arguments,
    rules: &str,
    bounds: Option<(f64, f64)>,
    form: Form,
    stopped: &AtomicBool,
) -> Outcome {
    let bar = output::progress(u64::from(arguments.games), "games");
    let mut pairs = Pairs::default();
    let failed = pair_after_pair(arguments.games, stopped, |number| {
        let Some(pair) = game.pair(number)? else {
            return Ok(ControlFlow::Break(()));
        };
        pairs.add(pair);
        bar.set_position(pairs.games().into());
        bar.set_message(format!("{:.1} %", 100.0 * pairs.score()));
        output::told(&bar, || {
            format!("{} games: {:.1} %", pairs.games(), 100.0 * pairs.score())
        });
        let decided = |bounds| Verdict::of(pairs.likelihood(bounds)) != Verdict::Open;
        Ok(match bounds {
            Some(bounds) if decided(bounds) => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        })
    });
    bar.finish_and_clear();
    let failed = heard(failed, &pairs)?;
    let mut report = Report::new(rules, arguments, &pairs, bounds, game.effort());
    report.stopped = failed.is_some() || stopped.load(Ordering::Relaxed);
    match form {
        Form::Json => output::json(&report)?,
        Form::Text => output::text(&report.readable())?,
    }
    failed.map_or(Ok(Answer::Yes), Err)
}

/// Plays pairs of games until `pair` has enough, somebody stops it or a program fails: that failure, if there was one.
fn pair_after_pair(
    games: u32,
    stopped: &AtomicBool,
    mut pair: impl FnMut(u32) -> Result<ControlFlow<()>, Failure>,
) -> Option<Failure> {
    for number in 0..games.div_ceil(2) {
        if stopped.load(Ordering::Relaxed) {
            break;
        }
        match pair(number) {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => break,
            // A Ctrl-C ends programs of somebody else's too.
            Err(_) if stopped.load(Ordering::Relaxed) => break,
            Err(failure) => return Some(failure),
        }
    }
    None
}

/// A program that dies costs the pair that it was in, not those that it has played: they are told before its failure.
fn heard(failed: Option<Failure>, pairs: &Pairs) -> Result<Option<Failure>, Failure> {
    match failed {
        Some(failure) if pairs.games() == 0 => Err(failure),
        failed => Ok(failed),
    }
}

/// What a game of backgammon is where only who won it counts.
pub(crate) fn taken(points: f64) -> Taken {
    match points.total_cmp(&0.0) {
        core::cmp::Ordering::Greater => Taken::Win,
        core::cmp::Ordering::Equal => Taken::Draw,
        core::cmp::Ordering::Less => Taken::Loss,
    }
}

impl Arguments {
    fn refuse_options_of_others(&self, game: GameKind) -> Result<(), Failure> {
        let (dice, turns) = (&[GameKind::Backgammon][..], query::SEARCHED);
        let draughts = &[GameKind::Draughts][..];
        let options = [
            ("--mirror", dice, self.mirror),
            ("--cubeless", dice, self.cubeless),
            ("--match", dice, self.match_points.is_some()),
            ("--sprt", turns, self.sprt.is_some()),
            ("--save", draughts, self.save.is_some()),
        ];
        query::refuse_options_of_others(game, Lang::En, &options)
    }

    fn bounds(&self) -> Result<Option<(f64, f64)>, Failure> {
        match self.sprt.as_deref() {
            None => Ok(None),
            Some(&[lower, upper]) if lower < upper => Ok(Some((lower, upper))),
            Some(_) => Err(Failure::input(
                "--sprt: the first Elo must be below the second",
            )),
        }
    }
}

impl Report {
    fn new(
        rules: &str,
        arguments: &Arguments,
        pairs: &Pairs,
        bounds: Option<(f64, f64)>,
        effort: [Effort; 2],
    ) -> Self {
        let [elo, low, high] = pairs.elo();
        Self {
            rules: rules.to_string(),
            a: arguments.a.to_string(),
            b: arguments.b.to_string(),
            games: pairs.games(),
            wins: pairs.wins,
            draws: pairs.draws,
            losses: pairs.losses,
            score: pairs.score(),
            elo,
            interval: [low, high],
            sprt: bounds.map(|bounds| {
                let likelihood = pairs.likelihood(bounds);
                let verdict = Verdict::of(likelihood);
                Sprt {
                    bounds,
                    likelihood,
                    verdict,
                }
            }),
            effort,
            stopped: false,
        }
    }

    fn readable(&self) -> String {
        let elo = |elo: Option<f64>, without: &str| {
            elo.map_or_else(|| without.to_owned(), |elo| format!("{elo:+.0}"))
        };
        let stopped = if self.stopped { STOPPED } else { "" };
        let mut text = format!(
            "{stopped}{}: {} against {}\n{} games: {} won, {} drawn, {} lost ({:.1} %)\nElo {} [{}, {}]\n",
            self.rules,
            self.a,
            self.b,
            self.games,
            self.wins,
            self.draws,
            self.losses,
            100.0 * self.score,
            elo(self.elo, "beyond measure"),
            elo(self.interval[0], "−∞"),
            elo(self.interval[1], "∞"),
        );
        if let Some(sprt) = &self.sprt {
            let said = match sprt.verdict {
                Verdict::Upper => format!(
                    "stronger by {:+} Elo rather than by {:+}",
                    sprt.bounds.1, sprt.bounds.0
                ),
                Verdict::Lower => format!(
                    "stronger by {:+} Elo rather than by {:+}",
                    sprt.bounds.0, sprt.bounds.1
                ),
                Verdict::Open => "not decided".to_owned(),
            };
            text += &format!(
                "{said} (logarithm of the likelihoods {:.2})\n",
                sprt.likelihood
            );
        }
        for (name, effort) in ["A", "B"].iter().zip(&self.effort) {
            let moves = effort.moves.max(1) as f64;
            text += &format!(
                "{name}: {:.1} ms of processor time and {:.0} positions a move; {} of {} moves not legal\n",
                1000.0 * effort.seconds / moves,
                effort.nodes as f64 / moves,
                effort.illegal,
                effort.moves,
            );
        }
        text
    }
}
