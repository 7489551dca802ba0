//! GNU Backgammon as a player, with us as the host: `gnubg -t`, then `external HOST:PORT`. It is asked with the board
//! lines that it sends to external players itself, and plays as its own settings say: `set jacoby off` suits these
//! games, and `set cube use off` those without a cube.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use ::backgammon::Event;
use players::Deed;
use players::backgammon::{Decision, Question};
use table::Side;
use table::game::{Contest, GameEvent};

use crate::answer::Failure;
use crate::commands::engine::fibs_board;

/// A connection.
pub(super) struct Gnubg {
    address: String,
    questions: TcpStream,
    answers: BufReader<TcpStream>,
}

/// Nobody thinks longer about a play.
const PATIENCE: Duration = Duration::from_secs(600);

impl Gnubg {
    /// Connects to where it waits.
    pub(super) fn connect(address: &str) -> Result<Self, Failure> {
        let wrong = |error: io::Error| Failure::Input(format!("gnubg:{address}: {error}"));
        let questions = TcpStream::connect(address).map_err(wrong)?;
        questions.set_nodelay(true).map_err(wrong)?;
        questions.set_read_timeout(Some(PATIENCE)).map_err(wrong)?;
        let answers = BufReader::new(questions.try_clone().map_err(wrong)?);
        Ok(Self {
            address: address.to_owned(),
            questions,
            answers,
        })
    }

    /// What it does, and how long it took on the clock on the wall; nothing where that is not legal.
    pub(super) fn deed(
        &mut self,
        question: &Question,
        contest: &Contest,
        side: Side,
    ) -> Result<(Option<Deed>, Duration), Failure> {
        match question.decision {
            Decision::Roll { may_double: false } | Decision::Opening => {
                return Ok((Some(Deed::Throw), Duration::ZERO));
            }
            Decision::Play(_) => {
                let mut legal = contest.legal();
                legal.retain(|event| matches!(event, GameEvent::Backgammon(Event::Play(_))));
                if legal.len() == 1 {
                    return Ok((legal.pop().map(Deed::Play), Duration::ZERO));
                }
            }
            Decision::Roll { .. } | Decision::Answer(_) | Decision::Nothing => {}
        }
        let start = Instant::now();
        let answer = self.ask(&fibs_board::write(question))?;
        let took = start.elapsed();
        let event = |event| Some(Deed::Play(GameEvent::Backgammon(event)));
        let deed = match answer.as_str() {
            "roll" => Some(Deed::Throw),
            "double" => event(Event::Double),
            "take" => event(Event::Take),
            "drop" => event(Event::Drop),
            // It beavers for money as it is set, and can't be told that the game has none: it takes at least.
            "beaver" => event(Event::Beaver)
                .filter(
                    |deed| matches!(deed, Deed::Play(event) if contest.judge(side, event).is_ok()),
                )
                .or_else(|| event(Event::Take)),
            play => contest.read(side, play).ok().map(Deed::Play),
        };
        Ok((deed, took))
    }

    fn ask(&mut self, line: &str) -> Result<String, Failure> {
        let asked = writeln!(self.questions, "{line}");
        asked.map_err(|error| self.wrong(&error))?;
        let mut answer = String::new();
        match self.answers.read_line(&mut answer) {
            Ok(0) => return Err(self.wrong(&"it has hung up")),
            Err(error) => return Err(self.wrong(&error)),
            Ok(_) => {}
        }
        let answer = answer.trim_matches(['\0', '\n', '\r', ' ']).to_owned();
        if answer.starts_with("Error") {
            return Err(self.wrong(&answer));
        }
        Ok(answer)
    }

    fn wrong(&self, error: &dyn core::fmt::Display) -> Failure {
        Failure::Input(format!("gnubg:{}: {error}", self.address))
    }
}
