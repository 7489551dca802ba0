//! An engine as whoever judges positions and games.

use ::chess::{Game, Move, Rules};
use players::chess::{Analysis, JudgedMove, mover};
use players::turns::{Judge, Judged, Thought};

use super::{Effort, Spec, Told, Uci, Variation, read_move};
use crate::answer::Failure;

/// An engine that judges.
pub(crate) struct Analyst {
    engine: Uci,
    lines: usize,
    /// What it expected in the position that was last thought about with several lines.
    expected: Vec<Vec<Move>>,
    /// And what in the one after another move.
    replies: Vec<Move>,
}

/// What an engine found, by our own names.
struct Found {
    moves: Vec<JudgedMove>,
    lines: Vec<Vec<Move>>,
    depth: u32,
    nodes: u64,
}

impl Analyst {
    pub(crate) fn start(spec: &Spec, rules: &Rules, effort: Effort) -> Result<Self, Failure> {
        Ok(Self {
            engine: Uci::start(spec, rules, effort, &[])?,
            lines: spec.lines,
            expected: Vec::new(),
            replies: Vec::new(),
        })
    }

    /// What it thinks of a position, its best moves first.
    pub(crate) fn analyse(&mut self, game: &Game) -> Result<Analysis, Failure> {
        if game.outcome().is_some() {
            return Ok(Analysis::nothing(mover(game)));
        }
        let found = self.ask(game, self.lines)?;
        Ok(Analysis {
            mover: mover(game),
            line: found.lines.into_iter().next().unwrap_or_default(),
            moves: found.moves,
            depth: found.depth,
            nodes: found.nodes,
        })
    }

    /// The move it plays.
    pub(crate) fn play(&mut self, game: &Game) -> Result<Move, Failure> {
        self.engine.tell_lines(1)?;
        let thought = self.engine.think(game, &Told::new(game))?;
        let legal = |made: &Move| game.legal_moves().contains(made);
        (thought.best.filter(legal)).ok_or_else(|| self.not_legal(&thought.said))
    }

    fn not_legal(&self, said: &str) -> Failure {
        let said: String = said.chars().take(20).collect();
        self.engine
            .wrong(&format!("its move {said:?} is not legal"))
    }

    fn ask(&mut self, game: &Game, lines: usize) -> Result<Found, Failure> {
        self.engine.tell_lines(lines)?;
        // What came before is not told: in a game that was played on, a position that comes again is as good as it is.
        let thought = self.engine.think(game, &Told::new(game))?;
        let Some(best) = thought.best else {
            return Err(self.not_legal(&thought.said));
        };
        let (mut moves, mut lines) = (Vec::new(), Vec::<Vec<Move>>::new());
        for Variation { score, moves: told } in &thought.lines {
            let line = legal_part(game, told);
            let Some(&made) = line.first() else {
                continue;
            };
            if !lines.iter().any(|known| known[0] == made) {
                moves.push(JudgedMove {
                    made,
                    score: *score,
                });
                lines.push(line);
            }
        }
        if moves.is_empty() {
            // Some tell a score and no line.
            let told = thought.lines.first();
            let score = told.map(|told| told.score);
            let score =
                score.ok_or_else(|| self.engine.wrong(&"it does not say what a move is worth"))?;
            moves.push(JudgedMove { made: best, score });
            lines.push(vec![best]);
        }
        moves.sort_by_key(|judged| -judged.score);
        lines.sort_by_key(|line| moves.iter().position(|judged| judged.made == line[0]));
        Ok(Found {
            moves,
            lines,
            depth: thought.depth,
            nodes: thought.nodes,
        })
    }
}

/// The moves of a line as far as they are legal.
fn legal_part(game: &Game, told: &[String]) -> Vec<Move> {
    let mut game = game.clone();
    let next = |text: &String| {
        let made = read_move(&game, text)?;
        game.play(made);
        Some(made)
    };
    told.iter().map_while(next).collect()
}

impl Judge for Analyst {
    type Game = Game;
    type Fault = Failure;

    fn think(
        &mut self,
        game: &Game,
        all: bool,
        _stop: &mut dyn FnMut() -> bool,
    ) -> Result<Thought<Move>, Failure> {
        let found = self.ask(game, if all { self.lines } else { 1 })?;
        if all {
            self.expected = found.lines;
            self.replies.clear();
        } else {
            self.replies = found.lines.into_iter().next().unwrap_or_default();
        }
        let judged = |judged: &JudgedMove| Judged {
            turn: judged.made,
            score: judged.score,
        };
        Ok(Thought {
            turns: found.moves.iter().map(judged).collect(),
            legal: game.legal_moves().len(),
            depth: found.depth,
            nodes: found.nodes,
        })
    }

    fn line(&mut self, _: &Game, first: &Move, _: u32) -> Result<Vec<Move>, Failure> {
        let mut expected = self.expected.iter();
        let known = expected.find(|line| line.first() == Some(first));
        Ok(known.cloned().unwrap_or_else(|| {
            let mut line = vec![*first];
            line.extend(&self.replies);
            line
        }))
    }
}
