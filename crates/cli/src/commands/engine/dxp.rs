//! `tabuleiro engine dxp`: the computer plays other draughts programs by the DamExchange protocol.

use std::io::{self, Write as _};
use std::net::TcpListener;
use std::time::{Duration, Instant};

use ::draughts::{Course, Position, SharedRules, Side};
use clap::Args;
use players::draughts::Sight;
use players::{Choice, Players};
use table::RuleSet;
use words::Lang;

use crate::allotted::Allotted;
use crate::answer::{Answer, Failure, Outcome};
use crate::commands::endgame::{self, BUILT_AT_FIRST_USE};
use crate::commands::engine::clock::Clock;
use crate::commands::eval::seconds;
use crate::dxp::{End, GameRequest, Message, Wire, of_turn, position, read_position, turn};
use crate::{hub, rule_set};

/// Play draughts against another program by the DamExchange protocol (DXP)
///
/// With --listen it waits for programs that ask for games, with --connect it asks for games itself. Every game is told
/// in a line. Ctrl-C ends it.
///
/// Example: tabuleiro engine dxp --listen 127.0.0.1:27531
/// Example: tabuleiro engine dxp --connect 127.0.0.1:27531 --games 2 --minutes 1 --moves 75
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Where to wait for other programs.
    #[arg(
        long,
        value_name = "HOST:PORT",
        required_unless_present = "connect",
        conflicts_with = "connect"
    )]
    listen: Option<String>,

    /// Where another program waits.
    #[arg(long, value_name = "HOST:PORT")]
    connect: Option<String>,

    /// Rule set: an id or a path to a house-rules file.
    #[arg(long, value_name = "ID", default_value = "draughts:international")]
    rules: String,

    /// Seconds a move, whatever the clock says.
    #[arg(long, value_name = "S", value_parser = seconds)]
    time: Option<Duration>,

    /// Games to ask for (--connect), with colours changed.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// Minutes for --moves moves, in games that are asked for.
    #[arg(long, value_name = "M", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=999))]
    minutes: u32,

    /// Moves of the time control; 0 for the whole game.
    #[arg(long, value_name = "N", default_value_t = 75, value_parser = clap::value_parser!(u32).range(0..=999))]
    moves: u32,

    /// How many seconds the other program may be silent.
    #[arg(long, value_name = "S", value_parser = seconds, default_value = "3600")]
    patience: Duration,

    /// End after so many connections.
    #[arg(long, value_name = "N", hide = true)]
    connections: Option<usize>,
}

/// What we are called.
const NAME: &str = "Tabuleiro";

pub(crate) fn run(arguments: &Arguments) -> Outcome {
    let rules = match rule_set::find(&arguments.rules, Lang::En)? {
        RuleSet::Draughts(rules) => rules,
        RuleSet::Backgammon(_) | RuleSet::Chess(_) => {
            return Err(Failure::input(
                "--rules: the DamExchange protocol is for draughts",
            ));
        }
    };
    hub::can_be_spoken(&rules).map_err(|why| Failure::Input(format!("--rules: {why}")))?;
    let mut player = Player::new(rules, arguments.time);
    match (&arguments.listen, &arguments.connect) {
        (Some(address), _) => listen(&mut player, address, arguments),
        (_, Some(address)) => connect(&mut player, address, arguments),
        (None, None) => Err(Failure::input("--listen or --connect is wanted")),
    }
}

fn listen(player: &mut Player, address: &str, arguments: &Arguments) -> Outcome {
    let wrong = |error: io::Error| Failure::Input(format!("--listen {address}: {error}"));
    let listener = TcpListener::bind(address).map_err(wrong)?;
    tell(&format!("waiting at {}", listener.local_addr()?))?;
    let most = arguments.connections.unwrap_or(usize::MAX);
    for connection in listener.incoming().take(most) {
        let wire = connection.and_then(|connection| Wire::new(connection, arguments.patience));
        let served = wire
            .map_err(|error| error.to_string())
            .and_then(|mut wire| player.serve(&mut wire));
        // One who hangs up in the middle of a game does not end the others.
        if let Err(fault) = served {
            eprintln!("tabuleiro: {fault}");
        }
    }
    Ok(Answer::Yes)
}

fn connect(player: &mut Player, address: &str, arguments: &Arguments) -> Outcome {
    let wrong = |fault: String| Failure::Input(format!("--connect {address}: {fault}"));
    let mut wire = Wire::to(address, arguments.patience)
        .map_err(|fault| Failure::Input(format!("--connect {fault}")))?;
    for number in 0..arguments.games {
        let own = if number % 2 == 0 {
            Side::White
        } else {
            Side::Black
        };
        let request = GameRequest {
            name: NAME.to_owned(),
            follower: own.other(),
            minutes: arguments.minutes,
            moves: arguments.moves,
            position: None,
        };
        let mut game = player.start();
        let name = ask(&mut wire, &request).map_err(wrong)?;
        let clock = Remaining::new(&request);
        let end = player
            .play(&mut wire, &mut game, own, clock)
            .map_err(wrong)?;
        tell_end(&name, own, end, &game)?;
    }
    Ok(Answer::Yes)
}

/// Asks for a game, and says who plays it.
pub(crate) fn ask(wire: &mut Wire, request: &GameRequest) -> Result<String, String> {
    wire.send(&Message::GameRequest(request.clone()))?;
    loop {
        match wire.receive()? {
            Some(Message::GameAnswer { name, code: '0' }) => return Ok(name),
            Some(Message::GameAnswer { code, .. }) => {
                return Err(format!("the other program declines the game (code {code})"));
            }
            Some(Message::Chat(_)) => {}
            Some(_) => return Err("the other program does not answer the request".to_owned()),
            None => return Err("the other program hung up".to_owned()),
        }
    }
}

fn tell(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

fn tell_end(name: &str, own: Side, end: End, game: &Course) -> io::Result<()> {
    let colour = match own {
        Side::White => "white",
        Side::Black => "black",
    };
    let end = match end {
        End::Won => "won",
        End::Drawn => "drawn",
        End::Lost => "lost",
        End::Unknown => "broken off",
    };
    tell(&format!(
        "with {colour} against {name}: {end} after {} moves",
        game.plies()
    ))
}

/// What is left of our time.
#[derive(Clone, Copy, Debug)]
struct Remaining {
    left: Duration,
    moves: u32,
}

impl Remaining {
    fn new(request: &GameRequest) -> Self {
        Self {
            left: Duration::from_secs(60 * u64::from(request.minutes)),
            moves: request.moves,
        }
    }

    /// For the next move; what lies beyond the time control is played quickly.
    fn for_a_move(&self) -> Allotted {
        let clock = Clock {
            time: self.left,
            moves: (self.moves > 0).then_some(self.moves + 1),
            increment: Duration::ZERO,
        };
        clock.for_a_move()
    }

    fn moved(&mut self, took: Duration) {
        self.left = self.left.saturating_sub(took);
        // The last move of a control keeps its share: programs play on as if it went on.
        self.moves = match self.moves {
            0 | 1 => self.moves,
            moves => moves - 1,
        };
    }
}

/// Whoever plays.
struct Player {
    rules: SharedRules,
    players: Players,
    time: Option<Duration>,
}

/// Positions kept in mind: 2 to the power of this.
const MEMORY_BITS: u32 = 20;

impl Player {
    fn new(rules: SharedRules, time: Option<Duration>) -> Self {
        let mut players = Players::with_memory(MEMORY_BITS);
        if let Some(tables) = endgame::for_search(&rules, BUILT_AT_FIRST_USE) {
            players.look_up_endgames(tables);
        }
        Self {
            rules,
            players,
            time,
        }
    }

    fn start(&self) -> Course {
        Course::new(self.rules.clone(), Position::start(&self.rules))
    }

    /// Plays the games that are asked for until the other side hangs up.
    fn serve(&mut self, wire: &mut Wire) -> Result<(), String> {
        while let Some(message) = wire.receive()? {
            match message {
                Message::GameRequest(request) => {
                    let start = match &request.position {
                        None => Ok(Position::start(&self.rules)),
                        Some(text) => read_position(text, &self.rules),
                    };
                    let code = if start.is_ok() { '0' } else { '2' };
                    wire.send(&Message::GameAnswer {
                        name: NAME.to_owned(),
                        code,
                    })?;
                    let mut game = Course::new(self.rules.clone(), start?);
                    let own = request.follower;
                    let end = self.play(wire, &mut game, own, Remaining::new(&request))?;
                    tell_end(&request.name, own, end, &game).map_err(|error| error.to_string())?;
                }
                Message::Chat(text) => eprintln!("{}", words::files::shown(&text)),
                Message::BackRequest => wire.send(&Message::BackAnswer { code: '1' })?,
                // Behind the end of a game both may say so.
                Message::GameEnd { .. } | Message::BackAnswer { .. } => {}
                Message::Move { .. } | Message::GameAnswer { .. } => {
                    return Err("the other program moves before a game was asked for".to_owned());
                }
            }
        }
        Ok(())
    }

    /// Plays a game to its end, and says how it ended for us.
    fn play(
        &mut self,
        wire: &mut Wire,
        game: &mut Course,
        own: Side,
        mut clock: Remaining,
    ) -> Result<End, String> {
        self.players.forget_draughts();
        loop {
            if let Some(outcome) = game.outcome() {
                let end = End::of(outcome, own);
                part(wire, end)?;
                return Ok(end);
            }
            let at = *game.position();
            if at.to_move() == own {
                let start = Instant::now();
                let turn = self.think(game, clock.for_a_move())?;
                let took = start.elapsed();
                clock.moved(took);
                let told = of_turn(&turn, took.as_secs() as u32, &self.rules);
                wire.send(&told.ok_or("our move cannot be written down in this protocol")?)?;
                game.take(&turn);
                continue;
            }
            match wire.receive()? {
                Some(Message::Move { squares, .. }) => {
                    let Some(turn) = turn(&squares, &at, &self.rules) else {
                        part(wire, End::Unknown)?;
                        return Err(format!("the other program's move {squares:?} is not legal"));
                    };
                    game.take(&turn);
                }
                Some(Message::GameEnd { end, .. }) => {
                    let end = match end {
                        End::Won => End::Lost,
                        End::Lost => End::Won,
                        same => same,
                    };
                    wire.send(&Message::GameEnd { end, stops: false })?;
                    return Ok(end);
                }
                Some(Message::Chat(text)) => eprintln!("{}", words::files::shown(&text)),
                Some(Message::BackRequest) => wire.send(&Message::BackAnswer { code: '1' })?,
                Some(Message::BackAnswer { .. }) => {}
                Some(Message::GameRequest(_) | Message::GameAnswer { .. }) => {
                    return Err("the other program asks for a game within a game".to_owned());
                }
                None => return Err("the other program hung up within a game".to_owned()),
            }
        }
    }

    fn think(&mut self, game: &Course, share: Allotted) -> Result<::draughts::Turn, String> {
        let time = self.time.map_or(share, Allotted::exactly);
        let start = Instant::now();
        let sight = Sight::of(Choice {
            plies: Some(99),
            ..Choice::default()
        });
        let mut late = || start.elapsed() >= time.most;
        let goes_on = || start.elapsed() < time.enough;
        let found = self
            .players
            .search_draughts(game, sight, false, &mut late, &mut |_, _| goes_on());
        let found = found.ok_or("there is no legal move")?;
        Ok(found.best.turn)
    }
}

/// Messages that may still be on their way when a game ends.
const ON_THEIR_WAY: usize = 8;

/// Says that a game has ended, and waits until the other side says so too.
pub(crate) fn part(wire: &mut Wire, end: End) -> Result<(), String> {
    wire.send(&Message::GameEnd { end, stops: false })?;
    for _ in 0..ON_THEIR_WAY {
        match wire.receive()? {
            Some(Message::GameEnd { .. }) | None => return Ok(()),
            Some(_) => {}
        }
    }
    Err("the other program does not see that the game has ended".to_owned())
}

/// What a game against another program begins with.
pub(crate) fn request(game: &Course, follower: Side, minutes: u32, moves: u32) -> GameRequest {
    GameRequest {
        name: NAME.to_owned(),
        follower,
        minutes,
        moves,
        position: Some(position(game.position(), game.rules())),
    }
}
