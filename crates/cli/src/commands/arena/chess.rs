//! Matches at chess.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ::chess::{Color, Game, Move, Rules};
use cpu_time::ThreadTime;
use engine::Random;
use engine::chess::WeightTable;
use engine::chess::train::Ended;
use engine::chess::train::games::{MOST_PLIES, ended, opening};
use players::chess::{Head, LEVELS, Sight, think};
use players::{Choice, Purpose};

use super::player::{Own, Player, TableChoice};
use super::statistics::Taken;
use super::{Arguments, Effort, Match, Openings};
use crate::answer::Failure;
use crate::files::named;
use crate::uci::{self, Told, Uci};

/// Positions kept in mind: 2 to the power of this.
const MEMORY_BITS: u32 = 19;
/// What a move gets of which nothing was said.
const USUAL_TIME: Duration = Duration::from_millis(100);

/// A match under way.
pub(crate) struct Games {
    rules: Arc<Rules>,
    players: [Seated; 2],
    random_moves: u32,
    seed: u64,
    stopped: Arc<AtomicBool>,
}

/// A player with what it has used.
struct Seated {
    mind: Mind,
    effort: Effort,
}

enum Mind {
    Own(Box<Head>, Sight),
    Random,
    Uci(Box<Uci>),
}

/// How programs of somebody else's think: so long, or so many positions; and what they are told.
struct Manner<'a> {
    effort: uci::Effort,
    options: &'a [(String, String)],
}

impl Seated {
    fn new(player: &Player, rules: &Rules, manner: &Manner<'_>) -> Result<Self, Failure> {
        let mind = match player {
            Player::Own(own) => own_mind(own)?,
            Player::Random => Mind::Random,
            Player::Uci(spec) => {
                let engine = Uci::start(spec, rules, manner.effort, manner.options)?;
                Mind::Uci(Box::new(engine))
            }
            Player::Hub(_) => return Err(Failure::input("hub: it plays draughts")),
            Player::Dxp(_) => return Err(Failure::input("dxp: it plays draughts")),
            Player::Gnubg(_) => return Err(Failure::input("gnubg: it plays backgammon")),
        };
        Ok(Self {
            mind,
            effort: Effort::default(),
        })
    }

    /// A game begins.
    fn begin(&mut self) -> Result<(), Failure> {
        match &mut self.mind {
            Mind::Own(head, _) => {
                head.forget();
                Ok(())
            }
            Mind::Uci(engine) => engine.begin(),
            Mind::Random => Ok(()),
        }
    }

    /// The move it plays, if that is legal.
    fn choose(
        &mut self,
        game: &Game,
        told: &Told,
        random: &mut Random,
    ) -> Result<Option<Move>, Failure> {
        let start = ThreadTime::now();
        let mut used = None;
        let made = match &mut self.mind {
            Mind::Own(head, sight) => {
                let purpose = Purpose::Play {
                    seed: random.bits(),
                };
                let mut late = || sight.time.is_some_and(|time| start.elapsed() >= time);
                let analysis = think(game, *sight, purpose, head, &mut late);
                self.effort.nodes += analysis.nodes;
                analysis.best().map(|best| best.made)
            }
            Mind::Random => {
                let legal = game.legal_moves();
                let drawn = random.below(legal.len().max(1) as u32) as usize;
                legal.get(drawn).copied()
            }
            Mind::Uci(engine) => {
                let before = engine.used();
                let thought = engine.think(game, told)?;
                self.effort.nodes += thought.nodes;
                used = Some(engine.used().saturating_sub(before));
                thought.best
            }
        };
        self.effort.moves += 1;
        self.effort.seconds += used.unwrap_or_else(|| start.elapsed()).as_secs_f64();
        let made = made.filter(|made| game.legal_moves().contains(made));
        self.effort.illegal += u64::from(made.is_none());
        Ok(made)
    }
}

fn own_mind(own: &Own) -> Result<Mind, Failure> {
    if own.quick {
        return Err(Failure::input("quick: that is for backgammon"));
    }
    if own.endgames.is_some() {
        return Err(Failure::input("endgames: those are for draughts"));
    }
    let level = own.level.as_deref().map(|id| {
        let at = LEVELS.iter().position(|level| level.id == id);
        let known = LEVELS.map(|level| level.id).join(", ");
        at.map(|at| at as u8 + 1)
            .ok_or_else(|| Failure::Input(format!("level={id}: the levels are {known}")))
    });
    let mut choice = Choice {
        level: level.transpose()?,
        plies: own.plies,
        time: own.time,
        nodes: own.nodes,
        ..Choice::default()
    };
    if choice == Choice::default() {
        choice.time = Some(USUAL_TIME);
    }
    let mut head = Head::new(own.memory_bits(MEMORY_BITS));
    head.tune(own.chess_tuning);
    match &own.table {
        None => {}
        Some(TableChoice::None) => head.judge_by(Arc::new(WeightTable::by_hand())),
        Some(TableChoice::File(file)) => {
            let bytes = fs::read(file).map_err(|error| named(file, &error))?;
            let weights = WeightTable::from_bytes(&bytes).map_err(|error| named(file, &error))?;
            head.judge_by(Arc::new(weights));
        }
    }
    Ok(Mind::Own(Box::new(head), Sight::of(choice)))
}

impl Games {
    pub(super) fn new(
        arguments: &Arguments,
        rules: &Arc<Rules>,
        stopped: Arc<AtomicBool>,
    ) -> Result<Self, Failure> {
        let time = Duration::try_from_secs_f64(arguments.hub_time)
            .map_err(|error| Failure::Input(format!("--hub-time: {error}")))?;
        let manner = Manner {
            effort: arguments
                .hub_nodes
                .map_or(uci::Effort::Time(time), uci::Effort::Nodes),
            options: &arguments.option,
        };
        let Openings::Random(random_moves) = arguments.openings else {
            return Err(Failure::input(
                "--openings ballots: they are for English draughts",
            ));
        };
        let seated = |player| Seated::new(player, rules, &manner);
        Ok(Self {
            rules: Arc::clone(rules),
            players: [seated(&arguments.a)?, seated(&arguments.b)?],
            random_moves,
            seed: arguments.seed,
            stopped,
        })
    }

    /// Between players of our own.
    pub(crate) fn between(
        rules: &Arc<Rules>,
        [a, b]: [&Player; 2],
        random_moves: u32,
        seed: u64,
    ) -> Result<Self, Failure> {
        let manner = Manner {
            effort: uci::Effort::Time(USUAL_TIME),
            options: &[],
        };
        let seated = |player| Seated::new(player, rules, &manner);
        Ok(Self {
            rules: Arc::clone(rules),
            players: [seated(a)?, seated(b)?],
            random_moves,
            seed,
            stopped: Arc::default(),
        })
    }

    /// Plays a game; `a` is the side of the first player. Nothing comes of it if it is stopped. A draw that can be
    /// claimed is one.
    fn play(
        &mut self,
        mut game: Game,
        a: Color,
        random: &mut Random,
    ) -> Result<Option<Taken>, Failure> {
        for player in &mut self.players {
            player.begin()?;
        }
        let mut told = Told::new(&game);
        let mut result = Ended::Draw;
        for _ in 0..MOST_PLIES {
            if self.stopped.load(Ordering::Relaxed) {
                return Ok(None);
            }
            if let Some(end) = ended(&game) {
                result = end;
                break;
            }
            let mover = game.board().side_to_move();
            let seat = usize::from(mover != a);
            let Some(made) = self.players[seat].choose(&game, &told, random)? else {
                result = Ended::of(Some(!mover));
                break;
            };
            told.add(&game, made);
            game.play(made);
        }
        Ok(Some(if result == Ended::Draw {
            Taken::Draw
        } else if result == Ended::of(Some(a)) {
            Taken::Win
        } else {
            Taken::Loss
        }))
    }
}

impl Match for Games {
    fn pair(&mut self, number: u32) -> Result<Option<[Taken; 2]>, Failure> {
        let mut random = Random::new(self.seed ^ u64::from(number) << 32);
        let start = opening(&self.rules, self.random_moves, &mut random);
        let first = self.play(start.clone(), Color::White, &mut random)?;
        let second = match first {
            Some(_) => self.play(start, Color::Black, &mut random)?,
            None => None,
        };
        Ok(first.zip(second).map(|(first, second)| [first, second]))
    }

    fn effort(&self) -> [Effort; 2] {
        [self.players[0].effort, self.players[1].effort]
    }
}
