//! The DamExchange protocol (DXP): two draughts programs play over a line, each message a letter, fields of fixed
//! width, and a zero at its end. Both ways go by it: our engine for others, and others as opponents in our matches.

use std::io::{self, BufReader, Read as _, Write as _};
use std::net::{TcpStream, ToSocketAddrs as _};
use std::time::Duration;

use ::draughts::{Outcome, Position, Rules, Side, Turn};

use crate::hub;

/// No message is longer, without the zero at its end.
const LONGEST_MESSAGE: usize = 127;
/// Names have so many letters.
const NAME: usize = 32;
/// How long a line may take to be made, and to take a message.
const PATIENCE_TO_SEND: Duration = Duration::from_secs(10);

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// `R`: a game is asked for.
    GameRequest(GameRequest),
    /// `A`: the answer; `0` is yes.
    GameAnswer { name: String, code: char },
    /// `M`: a move, in seconds, from, to and what is taken.
    Move { seconds: u32, squares: Vec<u8> },
    /// `E`: the game has ended, as the sender sees it.
    GameEnd { end: End, stops: bool },
    /// `C`: words for people.
    Chat(String),
    /// `B`: moves are to be taken back.
    BackRequest,
    /// `K`: the answer; `0` is yes.
    BackAnswer { code: char },
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameRequest {
    pub(crate) name: String,
    /// The side of whoever is asked.
    pub(crate) follower: Side,
    pub(crate) minutes: u32,
    /// For so many moves; 0 for the whole game.
    pub(crate) moves: u32,
    /// Another position than the usual start: the side to move and a letter a square.
    pub(crate) position: Option<String>,
}

/// How a game ended for the sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Unknown,
    Lost,
    Drawn,
    Won,
}

impl End {
    /// An outcome as a side sees it.
    pub(crate) fn of(outcome: Outcome, side: Side) -> Self {
        match outcome.winner {
            None => Self::Drawn,
            Some(winner) if winner == side => Self::Won,
            Some(_) => Self::Lost,
        }
    }
}

/// Colours are called white and, in Dutch, zwart.
const fn colour(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'Z',
    }
}

const fn side(letter: u8) -> Option<Side> {
    match letter {
        b'W' => Some(Side::White),
        b'Z' => Some(Side::Black),
        _ => None,
    }
}

impl Message {
    fn written(&self) -> String {
        match self {
            Self::GameRequest(request) => {
                let GameRequest {
                    name,
                    follower,
                    minutes,
                    moves,
                    position,
                } = request;
                let head = format!(
                    "R01{}{}{minutes:03}{moves:03}",
                    padded(name),
                    colour(*follower)
                );
                match position {
                    None => head + "A",
                    Some(position) => format!("{head}B{position}"),
                }
            }
            Self::GameAnswer { name, code } => format!("A{}{code}", padded(name)),
            Self::Move { seconds, squares } => {
                let [from, to, taken @ ..] = squares.as_slice() else {
                    return String::new();
                };
                let taken_ones: String =
                    taken.iter().map(|square| format!("{square:02}")).collect();
                let seconds = seconds.min(&9999);
                format!(
                    "M{seconds:04}{from:02}{to:02}{:02}{taken_ones}",
                    taken.len()
                )
            }
            Self::GameEnd { end, stops } => {
                let end = match end {
                    End::Unknown => '0',
                    End::Lost => '1',
                    End::Drawn => '2',
                    End::Won => '3',
                };
                format!("E{end}{}", u8::from(*stops))
            }
            Self::Chat(text) => format!("C{text}"),
            Self::BackRequest => "B000W".to_owned(),
            Self::BackAnswer { code } => format!("K{code}"),
        }
    }

    /// Reads a message; a sentence says what is wrong with it.
    fn read(text: &[u8]) -> Result<Self, String> {
        let shown = || {
            String::from_utf8_lossy(text)
                .chars()
                .take(40)
                .collect::<String>()
        };
        let wrong = |what: &str| format!("{what}: {:?}", shown());
        let at = |place: usize| text.get(place).copied();
        let letter = |place: usize| at(place).map(char::from);
        let digits = |place: usize, width: usize| -> Option<u32> {
            let digits = core::str::from_utf8(text.get(place..place + width)?).ok()?;
            digits.trim().parse().ok()
        };
        let name = |place: usize| -> Option<String> {
            let name = text.get(place..place + NAME)?;
            Some(String::from_utf8_lossy(name).trim().to_owned())
        };
        match at(0) {
            Some(b'R') => {
                let request = || -> Option<GameRequest> {
                    let name = name(3)?;
                    let follower = side(at(3 + NAME)?)?;
                    let (minutes, moves) = (digits(36, 3)?, digits(39, 3)?);
                    let position = match at(42)? {
                        b'A' => None,
                        b'B' => Some(
                            core::str::from_utf8(text.get(43..)?)
                                .ok()?
                                .trim()
                                .to_owned(),
                        ),
                        _ => return None,
                    };
                    Some(GameRequest {
                        name,
                        follower,
                        minutes,
                        moves,
                        position,
                    })
                };
                request()
                    .map(Self::GameRequest)
                    .ok_or_else(|| wrong("a request for a game that cannot be read"))
            }
            Some(b'A') => {
                let code =
                    letter(1 + NAME).ok_or_else(|| wrong("an answer that cannot be read"))?;
                let name = name(1).unwrap_or_default();
                Ok(Self::GameAnswer { name, code })
            }
            Some(b'M') => {
                let play = || -> Option<Self> {
                    let taken = digits(9, 2)? as usize;
                    let places = [5, 7]
                        .into_iter()
                        .chain((0..taken).map(|index| 11 + 2 * index));
                    let squares: Option<Vec<u8>> =
                        places.map(|place| Some(digits(place, 2)? as u8)).collect();
                    Some(Self::Move {
                        seconds: digits(1, 4)?,
                        squares: squares?,
                    })
                };
                play().ok_or_else(|| wrong("a move that cannot be read"))
            }
            Some(b'E') => Ok(Self::GameEnd {
                end: match letter(1) {
                    Some('1') => End::Lost,
                    Some('2') => End::Drawn,
                    Some('3') => End::Won,
                    _ => End::Unknown,
                },
                stops: letter(2) == Some('1'),
            }),
            Some(b'C') => Ok(Self::Chat(String::from_utf8_lossy(&text[1..]).into_owned())),
            Some(b'B') => Ok(Self::BackRequest),
            Some(b'K') => Ok(Self::BackAnswer {
                code: letter(1).unwrap_or('1'),
            }),
            _ => Err(wrong("no message of the protocol")),
        }
    }
}

/// A name of the width that names have.
fn padded(name: &str) -> String {
    let name: String = name.chars().filter(char::is_ascii).take(NAME).collect();
    format!("{name:NAME$}")
}

/// A line to another program.
#[derive(Debug)]
pub(crate) struct Wire {
    input: BufReader<TcpStream>,
    output: TcpStream,
}

impl Wire {
    /// Over a connection; what is waited for longer than this does not come.
    pub(crate) fn new(connection: TcpStream, patience: Duration) -> io::Result<Self> {
        connection.set_read_timeout(Some(patience))?;
        connection.set_write_timeout(Some(PATIENCE_TO_SEND))?;
        connection.set_nodelay(true)?;
        Ok(Self {
            output: connection.try_clone()?,
            input: BufReader::new(connection),
        })
    }

    /// To a program that waits at an address.
    pub(crate) fn to(address: &str, patience: Duration) -> Result<Self, String> {
        let wrong = |error: &dyn core::fmt::Display| format!("{address}: {error}");
        let places = address.to_socket_addrs().map_err(|error| wrong(&error))?;
        let mut fault = wrong(&"no such host");
        for place in places {
            match TcpStream::connect_timeout(&place, PATIENCE_TO_SEND) {
                Ok(connection) => {
                    return Self::new(connection, patience).map_err(|error| wrong(&error));
                }
                Err(error) => fault = wrong(&error),
            }
        }
        Err(fault)
    }

    pub(crate) fn send(&mut self, message: &Message) -> Result<(), String> {
        let mut bytes = message.written().into_bytes();
        bytes.truncate(LONGEST_MESSAGE);
        bytes.push(0);
        self.output
            .write_all(&bytes)
            .map_err(|error| error.to_string())
    }

    /// The next message; nothing where the other side has hung up between two of them.
    pub(crate) fn receive(&mut self) -> Result<Option<Message>, String> {
        let mut bytes = Vec::new();
        loop {
            let mut byte = [0];
            match self.input.read(&mut byte) {
                Ok(0) if bytes.is_empty() => return Ok(None),
                Ok(0) => return Err("the other program hung up within a message".to_owned()),
                Ok(_) if byte[0] == 0 => return Message::read(&bytes).map(Some),
                Ok(_) => bytes.push(byte[0]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if is_late(&error) => {
                    return Err("the other program has not answered in time".to_owned());
                }
                Err(error) => return Err(error.to_string()),
            }
            if bytes.len() > LONGEST_MESSAGE {
                return Err(format!(
                    "a message is longer than {LONGEST_MESSAGE} letters"
                ));
            }
        }
    }
}

fn is_late(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
    )
}

/// A position as a request tells it: black pieces are z and Z.
pub(crate) fn position(position: &Position, rules: &Rules) -> String {
    let told = hub::position(position, rules);
    told.chars()
        .map(|letter| match letter {
            'b' => 'z',
            'B' => 'Z',
            other => other,
        })
        .collect()
}

/// And back.
pub(crate) fn read_position(text: &str, rules: &Rules) -> Result<Position, String> {
    let told: String = text
        .chars()
        .map(|letter| match letter {
            'z' => 'b',
            'Z' => 'B',
            'b' | 'B' => '?',
            other => other,
        })
        .collect();
    hub::read_position(&told, rules)
}

/// A turn as a message; nothing where the protocol has no words for it.
pub(crate) fn of_turn(turn: &Turn, seconds: u32, rules: &Rules) -> Option<Message> {
    let text = hub::turn_text(turn, rules)?;
    let squares: Option<Vec<u8>> = text
        .split(['-', 'x'])
        .map(|number| number.parse().ok())
        .collect();
    Some(Message::Move {
        seconds,
        squares: squares?,
    })
}

/// The legal turn that squares mean.
pub(crate) fn turn(squares: &[u8], position: &Position, rules: &Rules) -> Option<Turn> {
    let sign = if squares.len() > 2 { "x" } else { "-" };
    let texts: Vec<String> = squares.iter().map(u8::to_string).collect();
    hub::find(&texts.join(sign), position.legal_turns(rules), rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::draughts::rule_sets;

    #[test]
    fn messages_come_back_as_they_went() {
        let rules = rule_sets::by_id("international").expect("built in");
        let start = position(&Position::start(rules), rules);
        assert_eq!(start.len(), 51);
        assert_eq!(read_position(&start, rules), Ok(Position::start(rules)));
        for (message, text) in [
            (
                Message::GameRequest(GameRequest {
                    name: "Tabuleiro".into(),
                    follower: Side::Black,
                    minutes: 5,
                    moves: 75,
                    position: None,
                }),
                format!("R01{:32}Z005075A", "Tabuleiro"),
            ),
            (
                Message::GameRequest(GameRequest {
                    name: String::new(),
                    follower: Side::White,
                    minutes: 120,
                    moves: 0,
                    position: Some(start.clone()),
                }),
                format!("R01{:32}W120000B{start}", ""),
            ),
            (
                Message::GameAnswer {
                    name: "Moby Dam".into(),
                    code: '0',
                },
                format!("A{:32}0", "Moby Dam"),
            ),
            (
                Message::Move {
                    seconds: 12,
                    squares: vec![32, 28],
                },
                "M0012322800".into(),
            ),
            (
                Message::Move {
                    seconds: 0,
                    squares: vec![28, 19, 23, 9],
                },
                "M00002819022309".into(),
            ),
            (
                Message::GameEnd {
                    end: End::Drawn,
                    stops: false,
                },
                "E20".into(),
            ),
            (Message::Chat("hello".into()), "Chello".into()),
            (Message::BackAnswer { code: '1' }, "K1".into()),
        ] {
            assert_eq!(message.written(), text);
            assert_eq!(Message::read(text.as_bytes()), Ok(message));
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "X",
            "R01",
            "R01 too short",
            "M00003228",
            "M000032280205",
            "Mabcdefghijk",
            "A",
            "\u{fffd}",
        ] {
            assert!(Message::read(text.as_bytes()).is_err(), "{text}");
        }
        let rules = rule_sets::by_id("international").expect("built in");
        assert!(turn(&[31, 28], &Position::start(rules), rules).is_none());
        assert!(turn(&[], &Position::start(rules), rules).is_none());
        assert!(read_position("Wbbb", rules).is_err());
    }
}
