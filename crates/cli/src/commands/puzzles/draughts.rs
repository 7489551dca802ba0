//! Puzzles of draughts.

use std::collections::HashSet;
use std::sync::Arc;

use ::draughts::formats::fen;
use ::draughts::{Move, Piece, PieceKind, Position, Rules, Setup, Side, Square, Turn};
use engine::Random;
use engine::draughts::endgame::{Tables, Wdl};
use engine::draughts::{Question, Score, Thinker};

use super::{Kind, Puzzle};
use crate::commands::endgame;
use crate::output;

/// Pieces of endings: what tables are built for at first use.
const PIECES: u8 = 4;
/// A win that takes fewer plies is seen at once.
const SHORTEST_WIN: u16 = 7;
/// The best turn is better than any other by this much, in hundredths of a man.
const CLEARLY: Score = 120;
/// Positions that the two searches look at.
const LOOKS: [u64; 2] = [20_000, 120_000];
/// Nobody looks on for ever: the sets that capture seldom fill up with other kinds.
const MOST_GAMES: u32 = 6_000;
const LONGEST_GAME: usize = 90;

/// The puzzles of a rule set, a third of each kind where it has tables.
pub(super) fn make(rules: &Rules, count: usize, seed: u64) -> Vec<Puzzle> {
    let mut maker = Maker {
        rules,
        squares: rules.board.value.iter().collect(),
        random: Random::new(seed),
        thinker: Thinker::new(18),
        seen: HashSet::new(),
        puzzles: Vec::new(),
    };
    let bar = output::progress(count as u64, "puzzles");
    let tables = endgame::for_search(rules, PIECES);
    if let Some(tables) = tables {
        maker.endings(&tables, count / 3);
        bar.set_position(maker.puzzles.len() as u64);
    }
    let share = (count - maker.puzzles.len()) / 2;
    for game in 0..MOST_GAMES {
        if maker.puzzles.len() >= count {
            break;
        }
        // What one kind cannot give the other one does, once it has been looked for long enough.
        let most_left = share.saturating_sub(maker.of(Kind::Most));
        let room = count - maker.puzzles.len();
        let play_left = room - most_left.min(room);
        maker.game(most_left, if game > 300 { room } else { play_left });
        bar.set_position(maker.puzzles.len() as u64);
    }
    bar.finish_and_clear();
    maker.puzzles
}

struct Maker<'a> {
    rules: &'a Rules,
    /// All that are played on.
    squares: Vec<Square>,
    random: Random,
    thinker: Thinker,
    seen: HashSet<u64>,
    puzzles: Vec<Puzzle>,
}

impl Maker<'_> {
    fn of(&self, kind: Kind) -> usize {
        self.puzzles
            .iter()
            .filter(|puzzle| puzzle.0 == kind)
            .count()
    }

    fn keep(&mut self, kind: Kind, position: &Position, turn: &Turn) {
        if self.seen.insert(position.hash(self.rules)) {
            let text = fen::write(position.setup(), self.rules);
            let answer = self.rules.names().turn(turn);
            self.puzzles.push(Puzzle(kind, text, answer));
        }
    }

    /// Positions of a few pieces, put down by lot, that one turn wins and no other.
    fn endings(&mut self, tables: &Arc<Tables>, wanted: usize) {
        for _ in 0..4_000_000 {
            if self.of(Kind::Ending) >= wanted {
                return;
            }
            let Some(position) = self.placed() else {
                continue;
            };
            if let Some(turn) = only_win(self.rules, tables, &position) {
                self.keep(Kind::Ending, &position, &turn);
            }
        }
    }

    /// Three or four pieces somewhere.
    fn placed(&mut self) -> Option<Position> {
        let squares = u32::try_from(self.squares.len()).ok()?;
        let mut setup = Setup::empty(Side::White);
        let pieces = 3 + self.random.below(2);
        for at in 0..pieces {
            let side = if at % 2 == 0 {
                Side::White
            } else {
                Side::Black
            };
            let kind = if self.random.below(3) == 0 {
                PieceKind::King
            } else {
                PieceKind::Man
            };
            let square = self.squares[self.random.below(squares) as usize];
            if setup.piece(square).is_some() {
                return None;
            }
            setup.put(square, Some(Piece { side, kind }));
        }
        Position::new(setup, self.rules).ok()
    }

    /// One game of the program against itself, with turns at random in between, and the puzzles on its way.
    fn game(&mut self, most: usize, play: usize) {
        let mut position = Position::start(self.rules);
        for _ in 0..LONGEST_GAME {
            let turns = position.legal_turns(self.rules);
            if turns.is_empty() {
                return;
            }
            if most > 0
                && let Some(turn) = takes_most(self.rules, &position)
            {
                self.keep(Kind::Most, &position, &turn);
                // What comes right after it would be half of the same puzzle.
                let next = position.after(&turn, self.rules);
                self.seen.insert(next.hash(self.rules));
                return;
            }
            if play > 0
                && turns.len() > 3
                && self.random.below(3) == 0
                && let Some(turn) = self.found(&position)
            {
                self.keep(Kind::Play, &position, &turn);
                return;
            }
            let turn = if self.random.below(3) == 0 {
                turns[self.random.below(u32::try_from(turns.len()).unwrap_or(1)) as usize].clone()
            } else {
                match self.best(&position) {
                    Some(turn) => turn,
                    None => return,
                }
            };
            position = position.after(&turn, self.rules);
        }
    }

    fn best(&mut self, position: &Position) -> Option<Turn> {
        let question = Question {
            depth: 5,
            nodes: 2_000,
            ..Question::new(self.rules, position)
        };
        let thought = self.thinker.think(&question, &mut |_| false);
        thought.turns.into_iter().next().map(|judged| judged.turn)
    }

    /// The turn that is far better than any other, by two searches.
    fn found(&mut self, position: &Position) -> Option<Turn> {
        let mut before: Option<Turn> = None;
        for nodes in LOOKS {
            let question = Question {
                nodes,
                all_turns: true,
                ..Question::new(self.rules, position)
            };
            let thought = self.thinker.think(&question, &mut |_| false);
            let [best, second, ..] = thought.turns.as_slice() else {
                return None;
            };
            let clear = best.score - second.score >= CLEARLY && best.score > -CLEARLY;
            if !clear || before.is_some_and(|turn| turn != best.turn) {
                return None;
            }
            before = Some(best.turn.clone());
        }
        // A capture that takes the most is the other kind.
        let turn = before?;
        let alone = position.legal_turns(self.rules);
        let same = alone
            .iter()
            .filter(|other| other.same_result(&turn))
            .count();
        (same == 1 && takes_most(self.rules, position).is_none()).then_some(turn)
    }
}

fn taken(turn: &Turn) -> usize {
    turn.play
        .as_ref()
        .map_or(0, |play: &Move| play.taken().len())
}

/// The one turn that takes more than any other, where that is worth a look: three at least, or two where fewer could be
/// taken too.
fn takes_most(rules: &Rules, position: &Position) -> Option<Turn> {
    if !position.huffable().is_empty() {
        return None;
    }
    let turns = position.legal_turns(rules);
    let most = turns.iter().map(taken).max()?;
    let mut best = turns.iter().filter(|turn| taken(turn) == most);
    let turn = best.next()?;
    let alone = best.next().is_none();
    let others = turns.iter().any(|other| (1..most).contains(&taken(other)));
    (alone && (most >= 3 || most == 2 && others)).then(|| turn.clone())
}

/// The one turn that wins, where the tables know them all.
fn only_win(rules: &Rules, tables: &Tables, position: &Position) -> Option<Turn> {
    let known = tables.of(position, rules)?;
    if known.outcome != Wdl::Win || known.plies? < SHORTEST_WIN {
        return None;
    }
    let turns = position.legal_turns(rules);
    if turns.len() < 4 {
        return None;
    }
    let mut wins = Vec::new();
    for turn in &turns {
        let after = tables.of(&position.after(turn, rules), rules)?;
        if after.outcome == Wdl::Loss {
            wins.push(turn);
        }
    }
    match wins.as_slice() {
        [turn] => Some((*turn).clone()),
        _ => None,
    }
}

/// The tables that prove the endings of a rule set once more.
#[cfg(test)]
pub(super) fn proving(rules: &Rules) -> Tables {
    let mut tables = Tables::new(rules).expect("tables of an 8×8 board");
    tables.build_all(rules, PIECES).expect("few pieces");
    tables
}

/// Is the answer what the puzzle says? The most is counted and an ending is looked up in the tables, which are wanted
/// for that; what searches found is only looked at for being legal.
#[cfg(test)]
pub(super) fn check(
    rules: &Rules,
    tables: Option<&Tables>,
    Puzzle(kind, position, answer): &Puzzle,
) -> Result<(), String> {
    let setup = fen::parse(position, rules).map_err(|error| format!("{error:?}"))?;
    let position = Position::new(setup, rules).map_err(|flaw| format!("{flaw:?}"))?;
    let names = rules.names();
    let legal = position.legal_turns(rules);
    if !legal.iter().any(|turn| names.turn(turn) == *answer) {
        return Err("no legal turn".to_owned());
    }
    let proved = match kind {
        Kind::Most => takes_most(rules, &position),
        Kind::Ending => match tables {
            Some(tables) => only_win(rules, tables, &position),
            None => return Ok(()),
        },
        Kind::Play => return Ok(()),
    };
    match proved {
        Some(turn) if names.turn(&turn) == *answer => Ok(()),
        _ => Err("it is not the only answer".to_owned()),
    }
}

/// A legal turn that is not this one.
#[cfg(test)]
pub(super) fn other_turn(rules: &Rules, position: &str, answer: &str) -> String {
    let setup = fen::parse(position, rules).expect("a position");
    let position = Position::new(setup, rules).expect("a position");
    let names = rules.names();
    let turns = position.legal_turns(rules);
    turns
        .iter()
        .map(|turn| names.turn(turn))
        .find(|turn| turn != answer)
        .expect("there are others")
}
