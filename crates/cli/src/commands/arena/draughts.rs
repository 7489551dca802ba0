//! Matches at draughts.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ::draughts::{Course, SharedRules, Side, Turn};
use cpu_time::ThreadTime;
use engine::Random;
use engine::draughts::train::games::{MOST_PLIES, opening};

use super::ballots;
use super::dxp::Dxp;
use super::hub::Hub;
use super::kept_games::KeptGames;
use super::known_ends::KnownEnds;
use super::own::OwnPlayer;
use super::player::Player;
use super::statistics::Taken;
use super::{Arguments, Effort, Match, Openings};
use crate::answer::Failure;
use crate::dxp::End;

/// A match under way.
pub(crate) struct Games {
    rules: SharedRules,
    players: [Seated; 2],
    openings: Drawn,
    known_ends: Option<KnownEnds>,
    kept: Option<KeptGames>,
    seed: u64,
    stopped: Arc<AtomicBool>,
}

/// Where games begin.
enum Drawn {
    /// After so many turns by chance.
    Random(u32),
    /// After these ballots in turn.
    Ballots(Vec<Course>),
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
    Dxp(Box<Dxp>),
}

/// What a player does.
enum Deed {
    Turn(Turn),
    /// Nothing that is legal: the game is lost.
    Illegal,
    /// It ends the game before the rules do, as it sees it.
    Ends(End),
}

impl Seated {
    fn new(player: &Player, rules: &SharedRules, hub_time: Duration) -> Result<Self, Failure> {
        let mind = match player {
            Player::Own(own) => Mind::Own(Box::new(OwnPlayer::new(own, rules)?)),
            Player::Random => Mind::Random,
            Player::Hub(command) => Mind::Hub(Hub::start(command, rules, hub_time)?),
            Player::Dxp(address) => Mind::Dxp(Box::new(Dxp::start(address, hub_time)?)),
            Player::Uci(_) => return Err(Failure::input("uci: it plays chess")),
            Player::Gnubg(_) => return Err(Failure::input("gnubg: it plays backgammon")),
        };
        Ok(Self {
            mind,
            effort: Effort::default(),
        })
    }

    /// The turn it plays.
    fn turn(&mut self, game: &Course, random: &mut Random) -> Result<Deed, Failure> {
        let start = ThreadTime::now();
        let mut used = None;
        let turn = match &mut self.mind {
            Mind::Own(own) => {
                let (turn, nodes) = own.turn(game, random.bits())?;
                self.effort.nodes += nodes;
                turn
            }
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
            Mind::Dxp(dxp) => {
                let (turn, time) = dxp.turn(game)?;
                used = Some(time);
                if let Some(end) = dxp.ends_it() {
                    return Ok(Deed::Ends(end));
                }
                turn
            }
        };
        self.effort.moves += 1;
        self.effort.seconds += used.unwrap_or_else(|| start.elapsed()).as_secs_f64();
        let legal = game.position().legal_turns(game.rules());
        match turn.filter(|turn| legal.iter().any(|known| known.same_result(turn))) {
            Some(turn) => Ok(Deed::Turn(turn)),
            None => {
                self.effort.illegal += 1;
                Ok(Deed::Illegal)
            }
        }
    }

    /// A game begins in which it has this side.
    fn begin(&mut self, game: &Course, own: Side) -> Result<(), Failure> {
        match &mut self.mind {
            Mind::Hub(hub) => hub.begin(),
            Mind::Dxp(dxp) => dxp.begin(game, own),
            Mind::Own(_) | Mind::Random => Ok(()),
        }
    }

    /// The other one has taken a turn.
    fn hear(&mut self, turn: &Turn, game: &Course) -> Result<(), Failure> {
        match &mut self.mind {
            Mind::Dxp(dxp) => dxp.hear(turn, game.rules()),
            Mind::Hub(_) | Mind::Own(_) | Mind::Random => Ok(()),
        }
    }

    /// The game has ended.
    fn finish(&mut self, winner: Option<Side>) -> Result<(), Failure> {
        let Mind::Dxp(dxp) = &mut self.mind else {
            return Ok(());
        };
        dxp.finish(match winner {
            None => End::Drawn,
            Some(side) if side == dxp.side() => End::Lost,
            Some(_) => End::Won,
        })
    }

    /// The game is not played on: whoever waits for a move is told so, else it would refuse the next game.
    fn break_off(&mut self) -> Result<(), Failure> {
        match &mut self.mind {
            Mind::Dxp(dxp) => dxp.finish(End::Unknown),
            Mind::Hub(_) | Mind::Own(_) | Mind::Random => Ok(()),
        }
    }
}

impl Games {
    pub(super) fn new(
        arguments: &Arguments,
        rules: &SharedRules,
        stopped: Arc<AtomicBool>,
    ) -> Result<Self, Failure> {
        let hub_time = Duration::try_from_secs_f64(arguments.hub_time)
            .map_err(|error| Failure::Input(format!("--hub-time: {error}")))?;
        let openings = match arguments.openings {
            Openings::Random(turns) => Drawn::Random(turns),
            Openings::Ballots => Drawn::Ballots(shuffled_ballots(rules, arguments.seed)?),
        };
        let seated = |player| Seated::new(player, rules, hub_time);
        let known_ends = (arguments.known_ends).map(|pieces| KnownEnds::new(rules, pieces));
        let players = [seated(&arguments.a)?, seated(&arguments.b)?];
        let keep = |file: &PathBuf| KeptGames::new(file, [&arguments.a, &arguments.b]);
        Ok(Self {
            rules: rules.clone(),
            players,
            openings,
            known_ends: known_ends.transpose()?,
            kept: arguments.save.as_ref().map(keep).transpose()?,
            seed: arguments.seed,
            stopped,
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
            openings: Drawn::Random(random_turns),
            known_ends: None,
            kept: None,
            seed,
            stopped: Arc::default(),
        })
    }

    /// Plays a game; `a` is the side of the first player. Nothing comes of it if it is stopped.
    fn play(
        &mut self,
        mut game: Course,
        a: Side,
        random: &mut Random,
    ) -> Result<Option<Taken>, Failure> {
        for (player, side) in self.players.iter_mut().zip([a, a.other()]) {
            player.begin(&game, side)?;
        }
        if let Some(kept) = &mut self.kept {
            kept.begin(&game, usize::from(a != Side::White));
        }
        let winner = loop {
            if self.stopped.load(Ordering::Relaxed) {
                self.players.iter_mut().try_for_each(Seated::break_off)?;
                return Ok(None);
            }
            if let Some(outcome) = game.outcome() {
                break outcome.winner;
            }
            if let Some(winner) = self.known_ends.as_ref().and_then(|ends| ends.winner(&game)) {
                break winner;
            }
            if game.plies() >= MOST_PLIES {
                break None;
            }
            let mover = game.position().to_move();
            let seat = usize::from(mover != a);
            match self.players[seat].turn(&game, random)? {
                Deed::Turn(turn) => {
                    self.players[1 - seat].hear(&turn, &game)?;
                    if let Some(kept) = &mut self.kept {
                        kept.take(&turn);
                    }
                    game.take(&turn);
                }
                Deed::Ends(End::Drawn) => break None,
                // Whoever says that it has won before the rules do gives the game up.
                Deed::Illegal | Deed::Ends(_) => break Some(mover.other()),
            }
        };
        for player in &mut self.players {
            player.finish(winner)?;
        }
        if let Some(kept) = &mut self.kept {
            kept.finish(winner)?;
        }
        Ok(Some(match winner {
            None => Taken::Draw,
            Some(side) if side == a => Taken::Win,
            Some(_) => Taken::Loss,
        }))
    }
}

/// The ballots in an order drawn by the seed.
fn shuffled_ballots(rules: &SharedRules, seed: u64) -> Result<Vec<Course>, Failure> {
    let games: Option<Vec<Course>> = ballots::ballots()
        .map(|ballot| ballots::played(ballot, rules))
        .collect();
    let games = games.filter(|_| rules.id.as_str() == "english");
    let mut games = games.ok_or_else(|| {
        Failure::Input(format!(
            "--openings ballots: they are for English draughts, not for {}",
            rules.id
        ))
    })?;
    let mut random = Random::new(seed);
    for last in (1..games.len()).rev() {
        games.swap(last, random.below(last as u32 + 1) as usize);
    }
    Ok(games)
}

impl Match for Games {
    fn pair(&mut self, number: u32) -> Result<Option<[Taken; 2]>, Failure> {
        let mut random = Random::new(self.seed ^ u64::from(number) << 32);
        let start = match &self.openings {
            Drawn::Random(turns) => opening(&self.rules, *turns, &mut random),
            Drawn::Ballots(games) => games[number as usize % games.len()].clone(),
        };
        let first = self.play(start.clone(), Side::White, &mut random)?;
        let second = match first {
            Some(_) => self.play(start, Side::Black, &mut random)?,
            None => None,
        };
        Ok(first.zip(second).map(|(first, second)| [first, second]))
    }

    fn effort(&self) -> [Effort; 2] {
        [self.players[0].effort, self.players[1].effort]
    }
}
