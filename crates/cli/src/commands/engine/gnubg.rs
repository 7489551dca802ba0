//! `tabuleiro engine gnubg`: an external player of GNU Backgammon.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};

use ::backgammon::{Event, Play};
use clap::Args;
use players::backgammon::Question;
use players::{Choice, Deed, Players, Purpose, Setting, level};
use table::GameKind;
use table::game::GameEvent;

use super::fibs_board;
use crate::answer::{Answer, Failure, Outcome};
use crate::met::MetArgument;

/// Play backgammon as an external player of GNU Backgammon
///
/// In GNU Backgammon: set player 0 external 127.0.0.1:7118. It asks with board lines (FIBS) and is answered with
/// plays, roll, double, take and drop. Resignations are declined. Ctrl-C ends it.
///
/// Example: tabuleiro engine gnubg --listen 127.0.0.1:7118 --level 3
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Where to wait for it.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7118")]
    listen: String,

    /// How strongly to play: a level of the computer; the best unless given.
    #[arg(long, value_name = "NAME")]
    level: Option<String>,

    /// End after so many connections.
    #[arg(long, value_name = "N", hide = true)]
    connections: Option<usize>,

    #[command(flatten)]
    met: MetArgument,
}

pub(crate) fn run(arguments: &Arguments) -> Outcome {
    let mut player = Player::new(arguments)?;
    let address = &arguments.listen;
    let listener = TcpListener::bind(address)
        .map_err(|error| Failure::Input(format!("--listen {address}: {error}")))?;
    let mut out = io::stdout().lock();
    writeln!(out, "waiting at {}", listener.local_addr()?)?;
    out.flush()?;
    drop(out);
    for connection in listener
        .incoming()
        .take(arguments.connections.unwrap_or(usize::MAX))
    {
        // One who hangs up in the middle of a line does not end the others.
        if let Err(error) = connection.and_then(|connection| player.serve(connection)) {
            eprintln!("tabuleiro: {error}");
        }
    }
    Ok(Answer::Yes)
}

/// Whoever answers.
struct Player {
    players: Players,
    setting: Setting,
    /// Answers so far: what the slips of weak levels are drawn from.
    answers: u64,
}

/// The longest line that is read: far beyond any board.
const LONGEST_LINE: u64 = 4096;

impl Player {
    fn new(arguments: &Arguments) -> Result<Self, Failure> {
        let game = GameKind::Backgammon;
        let choice = match &arguments.level {
            None => Choice::best(),
            Some(id) => Choice::level(level::numbered(game, id).ok_or_else(|| {
                let known = level::ids(game).join(", ");
                Failure::Input(format!("--level {id}: the levels are {known}"))
            })?),
        };
        let mut players = Players::new();
        players.load_shipped_nets();
        arguments.met.load(&mut players)?;
        Ok(Self {
            players,
            setting: players::setting(game, choice).map_err(Failure::input)?,
            answers: 0,
        })
    }

    /// Answers line by line until the other side hangs up.
    fn serve(&mut self, connection: TcpStream) -> io::Result<()> {
        let mut answers = connection.try_clone()?;
        let mut questions = BufReader::new(connection);
        loop {
            let mut line = Vec::new();
            let mut bounded = io::Read::take(&mut questions, LONGEST_LINE);
            if bounded.read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            let line = String::from_utf8_lossy(&line);
            // The zero that ends the line before may stand alone.
            if line.trim_matches(['\0', '\n', '\r', ' ']).is_empty() {
                continue;
            }
            let answer = match fibs_board::read(&line) {
                Ok(question) => self.answer(question),
                Err(fault) => {
                    eprintln!("tabuleiro: {fault}");
                    format!("Error: {fault}")
                }
            };
            // In one piece: what comes later is read as the next answer.
            answers.write_all(format!("{answer}\n").as_bytes())?;
            answers.flush()?;
        }
    }

    fn answer(&mut self, question: Question) -> String {
        self.answers += 1;
        let purpose = Purpose::Play { seed: self.answers };
        let asked = players::Question::Backgammon(question);
        let thought = self.players.think(&asked, self.setting, purpose, &|| {
            core::time::Duration::ZERO
        });
        match thought.ok().and_then(|analysis| analysis.deed()) {
            Some(Deed::Play(GameEvent::Backgammon(event))) => match event {
                // An empty line, as it answers itself: words for it make version 1.07 crash.
                Event::Play(Play::NONE) => String::new(),
                Event::Play(play) => play.to_string(),
                Event::Double => "double".into(),
                Event::Take => "take".into(),
                Event::Beaver | Event::Raccoon => "beaver".into(),
                _ => "drop".into(),
            },
            _ => "roll".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As version 1.07 asked, with a checker on the bar and nowhere to enter.
    const SHUT_OUT: &str = "board:gnubg:root:7:2:3:-1:0:2:0:0:0:4:0:4:-3:0:0:0:2:2:0:0:0:0:-2:-2:-2:1:-3:-2:0:-1:6:2:6\
                            :2:2:1:0:0:1:-1:0:25:0:0:0:0:0:0:0:1";

    #[test]
    fn a_lost_turn_is_an_empty_line() {
        let mut players = Players::new();
        players.load_shipped_nets();
        let setting = players::setting(GameKind::Backgammon, Choice::best());
        let mut player = Player {
            players,
            setting: setting.expect("a choice that fits"),
            answers: 0,
        };
        let mut answer = |line: &str| player.answer(fibs_board::read(line).expect("a board"));
        assert_eq!(answer(SHUT_OUT), "");
        let entered = answer(&SHUT_OUT.replace(":6:2:6:2:", ":1:1:1:1:"));
        assert!(entered.starts_with("bar/24 "), "{entered}");
    }
}
