//! What the Universal Chess Interface calls things, and an engine that speaks it, run beside ours: bounded in time by
//! whoever asks, to one thread and little memory where it lets itself be told.

use std::time::Duration;

use ::chess::notation::{self, Letters};
use ::chess::position::to_fen;
use ::chess::{Game, Move, Start};

use crate::answer::Failure;
use crate::program::Program;

/// What an engine may think for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// So long.
    Time(Duration),
    /// So many positions.
    Nodes(u64),
}

/// Megabytes that an engine may remember positions in.
const HASH: u32 = 16;
/// So long is waited for an engine to be ready.
const TO_BE_READY: Duration = Duration::from_secs(20);
/// And for a move beyond its time: the machine may be busy.
const BEYOND: Duration = Duration::from_secs(20);

/// A game as it is told to an engine: where it began, and the moves since.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    start: String,
    moves: Vec<String>,
}

impl Told {
    /// A game that begins here.
    pub(crate) fn new(game: &Game) -> Self {
        Self {
            start: to_fen(game.rules(), game.board()),
            moves: Vec::new(),
        }
    }

    /// A move, before it is made.
    pub(crate) fn add(&mut self, game: &Game, made: Move) {
        self.moves
            .push(notation::uci(game.board(), game.rules(), made));
    }

    fn line(&self) -> String {
        let moves = if self.moves.is_empty() { "" } else { " moves " };
        format!("position fen {}{moves}{}", self.start, self.moves.join(" "))
    }
}

/// What an engine thinks of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Thought {
    /// The move it would play, if that is legal.
    pub(crate) best: Option<Move>,
    /// In hundredths of a pawn for the side to move ...
    pub(crate) score: Option<i32>,
    /// ... or moves to mate, negative for being mated.
    pub(crate) mate: Option<i32>,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    pub(crate) line: Vec<String>,
}

/// An engine under way.
pub(crate) struct Uci {
    program: Program,
    effort: Effort,
}

impl Uci {
    /// Starts an engine by its name and arguments, greets it, and sets options.
    pub(crate) fn start(
        command: &str,
        shuffled: bool,
        effort: Effort,
        options: &[(String, String)],
    ) -> Result<Self, Failure> {
        let mut program = Program::start("uci", command)?;
        program.say("uci")?;
        let mut known = Vec::new();
        program.hear(TO_BE_READY, |line| {
            if let Some(option) = line.strip_prefix("option name ") {
                let name = option.split(" type ").next().unwrap_or(option);
                // No engine has more; one that babbles fills no memory.
                if known.len() < 1000 {
                    known.push(name.trim().to_owned());
                }
            }
            (line == "uciok").then_some(Ok(()))
        })?;
        let knows = |name: &str| {
            let same = |one: &String| one.eq_ignore_ascii_case(name);
            known.iter().any(same)
        };
        let mut set = Vec::new();
        for (name, value) in [("Threads", 1), ("Hash", HASH)] {
            if knows(name) {
                set.push((name.to_owned(), value.to_string()));
            }
        }
        if shuffled {
            if !knows("UCI_Chess960") {
                return Err(program.wrong(&"it does not play Chess960"));
            }
            set.push(("UCI_Chess960".to_owned(), "true".to_owned()));
        }
        for (name, value) in options {
            if !knows(name) {
                return Err(program.wrong(&format!("it has no option {name}")));
            }
            set.push((name.clone(), value.clone()));
        }
        for (name, value) in set {
            program.say(&format!("setoption name {name} value {value}"))?;
        }
        let mut engine = Self { program, effort };
        engine.be_ready()?;
        Ok(engine)
    }

    /// A new game begins.
    pub(crate) fn begin(&mut self) -> Result<(), Failure> {
        self.program.say("ucinewgame")?;
        self.be_ready()
    }

    fn be_ready(&mut self) -> Result<(), Failure> {
        self.program.say("isready")?;
        self.program.hear_word(TO_BE_READY, "readyok").map(drop)
    }

    /// Processor time that it has had.
    pub(crate) fn used(&self) -> Duration {
        self.program.used()
    }

    /// What it thinks of the position on the board.
    pub(crate) fn think(&mut self, game: &Game, told: &Told) -> Result<Thought, Failure> {
        self.program.say(&told.line())?;
        let within = match self.effort {
            Effort::Time(time) => {
                self.program
                    .say(&format!("go movetime {}", time.as_millis().max(1)))?;
                time + BEYOND
            }
            Effort::Nodes(nodes) => {
                self.program.say(&format!("go nodes {nodes}"))?;
                BEYOND
            }
        };
        let mut thought = Thought::default();
        let best = self.program.hear(within, |line| {
            if let Some(info) = line.strip_prefix("info ") {
                thought.note(info);
                return None;
            }
            let best = line.strip_prefix("bestmove ")?;
            Some(Ok(best.split(' ').next().unwrap_or(best).to_owned()))
        })?;
        thought.best = read_move(game, &best);
        Ok(thought)
    }
}

/// A move as the protocol writes it, if it is legal.
pub(crate) fn read_move(game: &Game, text: &str) -> Option<Move> {
    // Letters of SAN mean nothing here.
    let squares = text.len() >= 4 && text.as_bytes()[..4].iter().all(u8::is_ascii_alphanumeric);
    let (board, rules) = (game.board(), game.rules());
    let exact = game.legal_moves().into_iter().find(|&made| {
        let shuffled = rules.start.value == Start::Shuffled;
        notation::uci(board, rules, made) == text || (shuffled && made.to_string() == text)
    });
    exact.or_else(|| {
        // Some write how a king castles as the other start does.
        let made = notation::read(board, rules, text, Letters::English).ok();
        made.filter(|_| squares)
    })
}

impl Thought {
    /// Takes note of a line `info`; of several lines at once only the first counts.
    fn note(&mut self, info: &str) {
        let mut words = info.split_whitespace();
        let mut now = Self::default();
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(|word| word.parse::<i64>().ok());
            match word {
                "multipv" if number() != Some(1) => return,
                "depth" => now.depth = number().unwrap_or(0) as u32,
                "nodes" => self.nodes = number().unwrap_or(0) as u64,
                "cp" => now.score = number().map(|score| score as i32),
                "mate" => now.mate = number().map(|moves| moves as i32),
                "string" | "lowerbound" | "upperbound" => return,
                "pv" => {
                    now.line = words.map(str::to_owned).collect();
                    break;
                }
                _ => {}
            }
        }
        if now.score.is_some() || now.mate.is_some() {
            *self = Self {
                nodes: self.nodes,
                ..now
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_engine_says_on_the_way_is_noted() {
        let mut thought = Thought::default();
        thought.note("depth 9 seldepth 12 multipv 1 score cp -31 nodes 5000 time 7 pv e7e5 g1f3");
        thought.note("depth 10 multipv 2 score cp -90 nodes 6000 pv a7a6");
        thought.note("depth 10 score cp 200 upperbound nodes 6500");
        thought.note("string depth 99 score cp 7");
        thought.note("currmove e2e4 nodes 7000");
        assert_eq!((thought.depth, thought.score), (9, Some(-31)));
        assert_eq!(thought.nodes, 7000);
        assert_eq!(thought.line, ["e7e5", "g1f3"]);
        thought.note("depth 11 score mate -3 nodes 8000 pv e7e5");
        assert_eq!((thought.mate, thought.score), (Some(-3), None));
    }
}
