//! Matches at draughts.

use std::time::Duration;

use ::draughts::{Course, SharedRules, Side, Turn};
use cpu_time::ThreadTime;
use engine::Random;
use engine::draughts::train::games::{MOST_PLIES, opening};
use players::{Analysis, Question};

use super::hub::Hub;
use super::own::OwnPlayer;
use super::player::Player;
use super::statistics::Taken;
use super::{Arguments, Effort, Match};
use crate::answer::Failure;

/// A match under way.
pub(crate) struct Games {
    rules: SharedRules,
    players: [Seated; 2],
    random_turns: u32,
    seed: u64,
}

/// A player with what it has used.
struct Seated {
    mind: Mind,
    effort: Effort,
}

enum Mind {
    Own(Box<OwnPlayer>),
    Random,
    Hub(Hub),
}

impl Seated {
    fn new(player: &Player, rules: &SharedRules, hub_time: Duration) -> Result<Self, Failure> {
        let mind = match player {
            Player::Own(own) => Mind::Own(Box::new(OwnPlayer::new(own, rules)?)),
            Player::Random => Mind::Random,
            Player::Hub(command) => Mind::Hub(Hub::start(command, rules, hub_time)?),
            Player::Gnubg(_) => return Err(Failure::input("gnubg: it plays backgammon")),
        };
        Ok(Self {
            mind,
            effort: Effort::default(),
        })
    }

    /// The turn it plays; nothing where it has none that is legal.
    fn turn(&mut self, game: &Course, random: &mut Random) -> Result<Option<Turn>, Failure> {
        let start = ThreadTime::now();
        let mut used = None;
        let turn = match &mut self.mind {
            Mind::Own(own) => match own.think(&Question::Draughts(game), random.bits())? {
                Analysis::Draughts(analysis) => {
                    self.effort.nodes += analysis.nodes;
                    analysis.best().map(|best| best.turn.clone())
                }
                Analysis::Backgammon(_) => None,
            },
            Mind::Random => {
                let mut legal = game.position().legal_turns(game.rules());
                let drawn = random.below(legal.len().max(1) as u32) as usize;
                (drawn < legal.len()).then(|| legal.swap_remove(drawn))
            }
            Mind::Hub(hub) => {
                let (turn, time) = hub.turn(game)?;
                used = Some(time);
                turn
            }
        };
        self.effort.moves += 1;
        self.effort.seconds += used.unwrap_or_else(|| start.elapsed()).as_secs_f64();
        let legal = game.position().legal_turns(game.rules());
        let turn = turn.filter(|turn| legal.iter().any(|known| known.same_result(turn)));
        self.effort.illegal += u64::from(turn.is_none());
        Ok(turn)
    }
}

impl Games {
    pub(super) fn new(arguments: &Arguments, rules: &SharedRules) -> Result<Self, Failure> {
        let hub_time = Duration::try_from_secs_f64(arguments.hub_time)
            .map_err(|error| Failure::Input(format!("--hub-time: {error}")))?;
        let seated = |player| Seated::new(player, rules, hub_time);
        Ok(Self {
            rules: rules.clone(),
            players: [seated(&arguments.a)?, seated(&arguments.b)?],
            random_turns: arguments.openings,
            seed: arguments.seed,
        })
    }

    /// Between players of our own.
    pub(crate) fn between(
        rules: &SharedRules,
        [a, b]: [&Player; 2],
        random_turns: u32,
        seed: u64,
    ) -> Result<Self, Failure> {
        let seated = |player| Seated::new(player, rules, Duration::ZERO);
        Ok(Self {
            rules: rules.clone(),
            players: [seated(a)?, seated(b)?],
            random_turns,
            seed,
        })
    }

    /// Plays a game; `a` is the side of the first player.
    fn play(&mut self, mut game: Course, a: Side, random: &mut Random) -> Result<Taken, Failure> {
        for player in &mut self.players {
            if let Mind::Hub(hub) = &mut player.mind {
                hub.begin()?;
            }
        }
        let winner = loop {
            if let Some(outcome) = game.outcome() {
                break outcome.winner;
            }
            if game.plies() >= MOST_PLIES {
                break None;
            }
            let mover = game.position().to_move();
            let player = &mut self.players[usize::from(mover != a)];
            match player.turn(&game, random)? {
                Some(turn) => game.take(&turn),
                None => break Some(mover.other()),
            }
        };
        Ok(match winner {
            None => Taken::Draw,
            Some(side) if side == a => Taken::Win,
            Some(_) => Taken::Loss,
        })
    }
}

impl Match for Games {
    fn pair(&mut self, number: u32) -> Result<[Taken; 2], Failure> {
        let mut random = Random::new(self.seed ^ u64::from(number) << 32);
        let start = opening(&self.rules, self.random_turns, &mut random);
        let first = self.play(start.clone(), Side::White, &mut random)?;
        let second = self.play(start, Side::Black, &mut random)?;
        Ok([first, second])
    }

    fn effort(&self) -> [Effort; 2] {
        [self.players[0].effort, self.players[1].effort]
    }
}
