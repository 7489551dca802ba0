//! `tabuleiro eval`: ranked moves, what they are worth, and the cube decision.

pub(crate) mod evaluation;

use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use ::draughts::Course;
use clap::Args;
use players::backgammon::rollout::{ROLLERS, Roller, RolloutOptions, Unwatched};
use players::{
    Analysis, CannotThink, Choice, Players, Purpose, Question, Setting, backgammon, level,
};
use table::files::Format;
use table::{GameKind, RuleSet, Table};
use words::Lang;
use words::terminal::Line;

pub(crate) use self::evaluation::Evaluation;
use crate::answer::{Answer, Failure, Outcome};
use crate::commands::endgame::{self, BUILT_AT_FIRST_USE};
use crate::files::{self, named};
use crate::language::LangArgument;
use crate::met::MetArgument;
use crate::output::{self, Form};
use crate::query::{self, BackgammonQuery, Place};
use crate::rule_set;
use crate::uci::{Analyst, Effort, Spec};

/// Judge a position: ranked moves, evaluation, cube decision
///
/// In backgammon plies are counted as GNU Backgammon does: --plies 0 judges the position after each play, 1 looks at
/// the opponent's rolls too, and so on to 3. In draughts the search goes on for a second unless told otherwise.
///
/// Example: tabuleiro eval backgammon --dice 31 --plies 1
/// Example: tabuleiro eval chess --engine uci:stockfish,threads=2 --time 3
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,

    /// Judge the position at the end of the game in this file, knowing the positions that came before.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "dice", "batch"])]
    file: Option<PathBuf>,

    /// Which game of the file; the last unless given.
    #[arg(long, value_name = "N", requires = "file")]
    game: Option<usize>,

    /// Ask this engine instead (chess): `uci:` and its command, and behind commas what it is told, such as threads=N,
    /// memory=MEGABYTES, lines=N or an option of its own.
    #[arg(long, value_name = "uci:COMMAND", conflicts_with = "level")]
    engine: Option<Spec>,

    #[command(flatten)]
    lang: LangArgument,

    #[command(flatten)]
    budget: Budget,

    #[command(flatten)]
    met: MetArgument,
}

/// How much thought a position is worth.
#[derive(Clone, Debug, Args)]
struct Budget {
    /// How many turns deep to look.
    #[arg(long, value_name = "N")]
    plies: Option<u32>,

    /// One ply for plays that are close, one or two for a cube that is (backgammon). A play takes about as long as GNU
    /// Backgammon's at 0 plies.
    #[arg(long, conflicts_with_all = ["plies", "level"])]
    quick: bool,

    /// Rank plays as if there were no cube (backgammon).
    #[arg(long)]
    cubeless: bool,

    /// See as much as this level of the computer does; in backgammon also `roller` and `roller+`, which roll out.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["plies", "time", "nodes"])]
    level: Option<String>,

    /// How many seconds to think (draughts, chess).
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<Duration>,

    /// How many positions to look at (draughts, chess).
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// Threads to think on (draughts, chess); on more than one the answer may differ from time to time.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

/// Nobody waits longer.
const LONGEST_TIME: Duration = Duration::from_secs(1_000_000);

impl Budget {
    /// The level that rolls out, if one is meant.
    fn roller(&self, game: GameKind) -> Option<RolloutOptions> {
        let roller = Roller::named(self.level.as_deref()?);
        let threads = available_parallelism().map_or(1, usize::from);
        roller
            .filter(|_| game == GameKind::Backgammon)
            .map(|roller| RolloutOptions {
                cubeless: self.cubeless,
                ..roller.options(threads)
            })
    }

    /// What was said of depth, time and positions.
    fn choice(&self) -> Choice {
        Choice {
            plies: self.plies,
            time: self.time,
            nodes: self.nodes,
            ..Choice::default()
        }
    }

    fn setting(&self, game: GameKind) -> Result<Setting, Failure> {
        let level = self
            .level
            .as_deref()
            .filter(|_| self.roller(game).is_none());
        let level = level.map(|id| {
            level::numbered(game, id).ok_or_else(|| {
                let mut known = level::ids(game);
                if game == GameKind::Backgammon {
                    known.extend(ROLLERS.map(|roller| roller.id));
                }
                let known = known.join(", ");
                Failure::Input(format!("--level {id}: the levels are {known}"))
            })
        });
        let choice = Choice {
            level: level.transpose()?,
            ..self.choice()
        };
        let mut setting = players::setting(game, choice).map_err(|why| match why {
            CannotThink::Plies { plies, least, most } => Failure::Input(format!(
                "--plies {plies}: {} is judged {least} to {most} plies deep",
                game.name()
            )),
            CannotThink::NoNets | CannotThink::OtherGame => Failure::input(why),
        })?;
        if let Setting::Backgammon(sight) = &mut setting {
            sight.quick = self.quick;
        }
        Ok(setting)
    }
}

/// Seconds as they are typed.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || format!("a number from 0 to {} is meant", LONGEST_TIME.as_secs());
    let seconds: f64 = text.parse().map_err(|_| wrong())?;
    Duration::try_from_secs_f64(seconds)
        .ok()
        .filter(|&time| time <= LONGEST_TIME)
        .ok_or_else(wrong)
}

/// What is to be judged.
enum Asked {
    /// A position of draughts by itself.
    Draughts(Box<Course>),
    /// A position of backgammon by itself.
    Backgammon(backgammon::Question),
    /// A position of chess by itself.
    Chess(Box<::chess::Game>),
    /// The game on a table, with its earlier positions.
    Table(Box<Table>),
}

impl Asked {
    fn read(
        rules: &RuleSet,
        position: Option<&str>,
        dice: Option<&str>,
        lang: Lang,
    ) -> Result<Self, Failure> {
        Ok(match rules {
            RuleSet::Backgammon(_) => {
                let query = BackgammonQuery::read(position, dice, lang)?;
                Self::Backgammon(backgammon::Question::about(query.situation, query.roll))
            }
            RuleSet::Draughts(rules) => {
                let position = query::draughts_position(rules, position, lang)?;
                let game = Course::new(rules.clone(), position);
                Self::Draughts(Box::new(game))
            }
            RuleSet::Chess(rules) => {
                Self::Chess(Box::new(query::chess_game(rules, position, lang)?))
            }
        })
    }

    /// The end of a game in a file.
    fn played(
        rules: &RuleSet,
        file: &Path,
        game: Option<usize>,
        lang: Lang,
    ) -> Result<Self, Failure> {
        let format = files::format(file, lang)?;
        let bytes = files::read(file, lang)?;
        // A record says itself by which rules it is played.
        let by = (format != Format::Record).then_some(rules);
        let mut games = files::games(file, &bytes, format, by, game, lang)?;
        let Some(last) = games.pop() else {
            return Err(named(file, &Line::NoGame.in_words(lang)));
        };
        let table = last?.table;
        if table.header().rules == *rules {
            Ok(Self::Table(Box::new(table)))
        } else {
            let rules = rules.to_string();
            Err(named(file, &Line::OtherRules { rules }.in_words(lang)))
        }
    }

    fn question(&self) -> Question<'_> {
        match self {
            Self::Draughts(game) => Question::Draughts(game),
            Self::Backgammon(question) => Question::Backgammon(*question),
            Self::Chess(game) => Question::Chess(game),
            Self::Table(table) => table.contest().into(),
        }
    }
}

/// Positions of draughts kept in mind: 2 to the power of this.
const MEMORY_BITS: u32 = 20;

/// Whoever judges, and how.
struct Judge {
    players: Players,
    setting: Setting,
    roller: Option<RolloutOptions>,
    /// Is backgammon judged without a cube?
    cubeless: bool,
    /// An engine of somebody else's that is asked about chess.
    engine: Option<Analyst>,
    /// Are ends of draughts games still to be looked up? A level sees what it sees.
    without_tables: bool,
}

/// From so many pieces on a search reaches the tables of a few.
const NEAR_THE_END: u32 = 12;

impl Judge {
    /// Brings the endgame tables when a position first comes near them.
    fn look_up(&mut self, question: &Question<'_>) {
        let Question::Draughts(game) = question else {
            return;
        };
        let setup = game.position().setup();
        if self.without_tables && setup.white.len() + setup.black.len() <= NEAR_THE_END {
            self.without_tables = false;
            if let Some(tables) = endgame::for_search(game.rules(), BUILT_AT_FIRST_USE) {
                self.players.look_up_endgames(tables);
            }
        }
    }

    fn think(&mut self, question: &Question<'_>, start: Instant) -> Result<Analysis, CannotThink> {
        if let (Some(options), Question::Backgammon(question)) = (&self.roller, question)
            && let Some(found) = self
                .players
                .think_by_rollout(question, options, &Unwatched)?
        {
            return Ok(found);
        }
        self.players
            .think(question, self.setting, Purpose::Judge, &|| start.elapsed())
    }

    fn evaluate(&mut self, asked: &Asked) -> Result<Evaluation, Failure> {
        let mut question = asked.question();
        if let (true, Question::Backgammon(question)) = (self.cubeless, &mut question) {
            question.with_cube = false;
        }
        self.look_up(&question);
        let start = Instant::now();
        let analysis = match (&mut self.engine, &question) {
            (Some(engine), Question::Chess(game)) => Analysis::Chess(engine.analyse(game)?),
            _ => self.think(&question, start).map_err(Failure::input)?,
        };
        let evaluation = Evaluation::new(&question, &analysis);
        Ok(evaluation.taking(start.elapsed()))
    }
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let place = &arguments.place;
    let lang = arguments.lang.of(place.form(form));
    let rules = rule_set::find(&place.id, lang)?;
    let mut players = Players::with_memory(MEMORY_BITS);
    players.think_on(arguments.budget.threads.into());
    if rules.kind() == GameKind::Backgammon {
        if arguments.budget.threads > 1 {
            return Err(Failure::input(
                "--threads: backgammon is thought about on one thread",
            ));
        }
        players.load_shipped_nets();
        arguments.met.load(&mut players)?;
    }
    place.refuse_options_of_others(rules.kind(), lang)?;
    let budget = &arguments.budget;
    query::refuse_options_of_others(
        rules.kind(),
        lang,
        &[
            ("--time", query::SEARCHED, budget.time.is_some()),
            ("--nodes", query::SEARCHED, budget.nodes.is_some()),
            ("--quick", &[GameKind::Backgammon], budget.quick),
            ("--cubeless", &[GameKind::Backgammon], budget.cubeless),
        ],
    )?;
    let setting = budget.setting(rules.kind())?;
    let roller = budget.roller(rules.kind());
    let engine = arguments.engine.as_ref().map(|spec| match &rules {
        RuleSet::Chess(_) if budget.threads > 1 => Err(Failure::Input(format!(
            "--threads: how many {spec} gets stands behind it, as threads={}",
            budget.threads
        ))),
        RuleSet::Chess(rules) => Analyst::start(spec, rules, Effort::of(budget.choice())),
        RuleSet::Draughts(_) | RuleSet::Backgammon(_) => {
            Err(Failure::Input(format!("--engine {spec}: it plays chess")))
        }
    });
    let mut judge = Judge {
        players,
        setting,
        roller,
        engine: engine.transpose()?,
        cubeless: budget.cubeless,
        without_tables: budget.level.is_none(),
    };
    if place.batch {
        return query::run_batch(lang, |line| {
            judge.evaluate(&Asked::read(&rules, line.field(0), line.field(1), lang)?)
        });
    }
    let asked = match &arguments.file {
        Some(file) => Asked::played(&rules, file, arguments.game, lang)?,
        None => {
            let (position, dice) = (place.position.as_deref(), place.dice.as_deref());
            Asked::read(&rules, position, dice, lang)?
        }
    };
    let evaluation = judge.evaluate(&asked)?;
    match form {
        Form::Json => output::json(&evaluation)?,
        Form::Text => output::text(&evaluation.readable(rules.kind(), lang))?,
    }
    Ok(Answer::Yes)
}
