//! What the Universal Chess Interface calls things, and an engine that speaks it, run beside ours: bounded in time,
//! threads and memory by us, and ended when it does not answer.

mod judge;
mod spec;

use std::time::Duration;

use ::chess::notation::{self, Letters};
use ::chess::position::to_fen;
use ::chess::{Game, Move, Rules, Start};
use engine::chess::{SURELY_WON, Score, WON};
use players::Choice;

use crate::answer::Failure;
use crate::program::Program;

pub(crate) use self::judge::Analyst;
pub(crate) use self::spec::Spec;

/// What an engine may think for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// So long.
    Time(Duration),
    /// So many positions.
    Nodes(u64),
    /// So many moves deep.
    Depth(u32),
}

/// What an engine gets that is told neither time nor positions nor depth.
const USUAL_TIME: Duration = Duration::from_secs(1);

impl Effort {
    /// What was said of time, positions and depth, the first of them that was.
    pub(crate) fn of(choice: Choice) -> Self {
        let time = choice.time.map(Self::Time);
        let nodes = choice.nodes.map(Self::Nodes);
        let depth = choice.plies.map(Self::Depth);
        (time.or(nodes).or(depth)).unwrap_or(Self::Time(USUAL_TIME))
    }
}

/// So long is waited for an engine to be ready.
const TO_BE_READY: Duration = Duration::from_secs(20);
/// And for a move beyond its time: the machine may be busy.
const BEYOND: Duration = Duration::from_secs(10);
/// For a search that its depth bounds, and no time.
const WITHOUT_TIME: Duration = Duration::from_secs(600);
/// The slowest engine looks at so many positions a second.
const SLOWEST: u64 = 10_000;
/// More lines at once no engine is asked for.
const MOST_LINES: usize = 64;

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
    /// The move it would play, as it said it ...
    pub(crate) said: String,
    /// ... and if that is legal.
    pub(crate) best: Option<Move>,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// What it expects, best first.
    pub(crate) lines: Vec<Variation>,
}

/// What an engine expects, and what it is worth to the side to move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Variation {
    /// In hundredths of a pawn; a mate as our own search tells it.
    pub(crate) score: Score,
    pub(crate) moves: Vec<String>,
}

/// An engine under way.
pub(crate) struct Uci {
    program: Program,
    effort: Effort,
    /// Can it tell several lines at once?
    tells_lines: bool,
    /// How many it was last asked for.
    lines: usize,
}

impl Uci {
    /// Starts an engine, greets it, and sets options. What its name says of its effort goes before `effort`.
    pub(crate) fn start(
        spec: &Spec,
        rules: &Rules,
        effort: Effort,
        options: &[(String, String)],
    ) -> Result<Self, Failure> {
        let shuffled = rules.start.value == Start::Shuffled;
        let known_rules = if shuffled {
            Rules::CHESS960
        } else {
            Rules::FIDE
        };
        if rules.differences(&known_rules) > 0 {
            return Err(Failure::Input(format!(
                "{spec}: engines play by the Laws of FIDE, not by these rules of a house"
            )));
        }
        let mut program = Program::start("uci", &spec.command)?;
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
        for (name, value) in [("Threads", spec.threads), ("Hash", spec.memory)] {
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
        for (name, value) in options.iter().chain(&spec.options) {
            if !knows(name) {
                return Err(program.wrong(&format!("it has no option {name}")));
            }
            set.push((name.clone(), value.clone()));
        }
        for (name, value) in set {
            program.say(&format!("setoption name {name} value {value}"))?;
        }
        let mut engine = Self {
            program,
            effort: spec.effort.unwrap_or(effort),
            tells_lines: knows("MultiPV"),
            lines: 1,
        };
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

    /// One sentence about it.
    pub(crate) fn wrong(&self, error: &dyn std::fmt::Display) -> Failure {
        self.program.wrong(error)
    }

    /// Asks for so many lines at once from now on, where it can tell them.
    fn tell_lines(&mut self, lines: usize) -> Result<(), Failure> {
        if self.tells_lines && self.lines != lines {
            self.lines = lines;
            self.program
                .say(&format!("setoption name MultiPV value {lines}"))?;
        }
        Ok(())
    }

    /// What it thinks of the position on the board.
    pub(crate) fn think(&mut self, game: &Game, told: &Told) -> Result<Thought, Failure> {
        self.program.say(&told.line())?;
        let (go, within) = match self.effort {
            Effort::Time(time) => {
                let go = format!("go movetime {}", time.as_millis().max(1));
                (go, time + BEYOND)
            }
            Effort::Nodes(nodes) => {
                let time = Duration::from_secs(nodes / SLOWEST);
                (format!("go nodes {nodes}"), time.min(WITHOUT_TIME) + BEYOND)
            }
            Effort::Depth(depth) => (format!("go depth {depth}"), WITHOUT_TIME),
        };
        self.program.say(&go)?;
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
        thought.said = best;
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
    /// Takes note of a line `info`.
    fn note(&mut self, info: &str) {
        let mut words = info.split_whitespace();
        let (mut rank, mut depth, mut score, mut moves) = (1, 0, None, Vec::new());
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(|word| word.parse::<i64>().ok());
            match word {
                "multipv" => rank = number().unwrap_or(0),
                "depth" => {
                    depth = number()
                        .and_then(|depth| depth.try_into().ok())
                        .unwrap_or(0);
                }
                "nodes" => {
                    let nodes = number().and_then(|nodes| nodes.try_into().ok());
                    self.nodes = nodes.unwrap_or(self.nodes);
                }
                "cp" => score = number().map(pawns),
                "mate" => score = number().map(mate),
                "string" | "lowerbound" | "upperbound" => return,
                "pv" => {
                    moves = words.by_ref().map(str::to_owned).collect();
                }
                _ => {}
            }
        }
        let at = usize::try_from(rank - 1).unwrap_or(MOST_LINES);
        if let (Some(score), true) = (score, at < MOST_LINES) {
            if at == 0 {
                self.depth = depth;
            }
            if self.lines.len() <= at {
                self.lines.resize_with(at + 1, Variation::default);
            }
            self.lines[at] = Variation { score, moves };
        }
    }
}

/// Hundredths of a pawn, which no engine makes a mate of.
fn pawns(score: i64) -> Score {
    let most = i64::from(SURELY_WON - 1);
    score.clamp(-most, most) as Score
}

/// A mate in so many moves, negative for being mated, as our own search tells it.
fn mate(moves: i64) -> Score {
    let plies = (2 * moves.unsigned_abs().min(400)) as Score;
    if moves > 0 {
        WON + 1 - plies
    } else {
        plies - WON
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
        assert_eq!((thought.depth, thought.nodes), (9, 7000));
        let scores: Vec<Score> = thought.lines.iter().map(|line| line.score).collect();
        assert_eq!(scores, [-31, -90]);
        assert_eq!(thought.lines[0].moves, ["e7e5", "g1f3"]);
        thought.note("depth 11 score mate -3 nodes 8000 pv e7e5");
        assert_eq!(thought.lines[0].score, 6 - WON);
        thought.note("depth 11 score mate 1 nodes 8000 pv e7e5");
        assert_eq!(thought.lines[0].score, WON - 1);
        // Whatever it babbles takes no room.
        thought.note("multipv 99999999 score cp 1 pv e7e5");
        thought.note("multipv -7 score cp 99999999999 depth x nodes y");
        assert_eq!((thought.lines.len(), thought.nodes), (2, 8000));
    }
}
