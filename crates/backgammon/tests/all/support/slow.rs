//! A slow, obvious generator, written from the rules text and sharing nothing with the library
//! beyond its types: plain arrays, every order of the dice, every sequence of single moves, and
//! only then the rule of compulsion.

use std::collections::BTreeSet;

use tabuleiro_backgammon::{Die, Position, Roll, Setup};

/// Checkers by place as the mover counts the points: positive the mover's, negative the opponent's.
/// 25 is the mover's bar, 0 the opponent's.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Board {
    points: [i8; 26],
    mover_off: u8,
    other_off: u8,
}

impl Board {
    fn of(position: Position) -> Self {
        let setup = Setup::from(position);
        let mut points = [0; 26];
        for place in 1..=25 {
            points[place] += setup.mover[place] as i8;
            points[25 - place] -= setup.other[place] as i8;
        }
        Self {
            points,
            mover_off: setup.mover[0],
            other_off: setup.other[0],
        }
    }

    /// The position for the next player.
    fn handed_over(&self) -> Position {
        let mut setup = Setup::default();
        for place in 0..=25 {
            let count = self.points[place];
            if count > 0 {
                setup.other[place] = count as u8;
            } else {
                setup.mover[25 - place] = (-count) as u8;
            }
        }
        setup.other[0] = self.mover_off;
        setup.mover[0] += self.other_off;
        setup.position().expect("a play leads to a position")
    }

    /// The board after moving one checker from `from` by `die`, if the rules let it.
    fn moved(&self, from: usize, die: usize) -> Option<Self> {
        // There must be a checker of one's own.
        if self.points[from] <= 0 {
            return None;
        }
        // No other checker moves while one is on the bar.
        if self.points[25] > 0 && from != 25 {
            return None;
        }
        let mut after = self.clone();
        after.points[from] -= 1;
        if from > die {
            let to = from - die;
            // Two or more opposing checkers hold a point.
            if self.points[to] <= -2 {
                return None;
            }
            // A single one is hit and goes to the bar.
            if self.points[to] == -1 {
                after.points[to] = 0;
                after.points[0] -= 1;
            }
            after.points[to] += 1;
        } else {
            // Bearing off needs every checker in the home board.
            if (7..=25).any(|place| self.points[place] > 0) {
                return None;
            }
            // With a higher number than needed, only if nobody stands higher.
            if from < die && (from + 1..=6).any(|place| self.points[place] > 0) {
                return None;
            }
            after.mover_off += 1;
        }
        Some(after)
    }
}

/// Every board reached by playing as many of `dice` as this order allows, with how many were played.
fn play_in_order(board: &Board, dice: &[usize], played: usize, out: &mut BTreeSet<(usize, Board)>) {
    out.insert((played, board.clone()));
    let Some((&die, rest)) = dice.split_first() else {
        return;
    };
    for from in 1..=25 {
        if let Some(after) = board.moved(from, die) {
            play_in_order(&after, rest, played + 1, out);
        }
    }
}

/// All results of a roll.
pub fn results(position: Position, roll: Roll) -> BTreeSet<Position> {
    let board = Board::of(position);
    let (high, low) = (
        usize::from(roll.high().pips()),
        usize::from(roll.low().pips()),
    );
    let mut reached = BTreeSet::new();
    let boards: Vec<Board> = if high == low {
        play_in_order(&board, &[high; 4], 0, &mut reached);
        most_played(reached)
    } else {
        play_in_order(&board, &[high, low], 0, &mut reached);
        play_in_order(&board, &[low, high], 0, &mut reached);
        let most = reached.iter().map(|&(played, _)| played).max();
        if most == Some(1) {
            // Either number but not both: the larger, if it can be played.
            let mut with_high = BTreeSet::new();
            play_in_order(&board, &[high], 0, &mut with_high);
            if with_high.iter().any(|&(played, _)| played == 1) {
                most_played(with_high)
            } else {
                most_played(reached)
            }
        } else {
            most_played(reached)
        }
    };
    boards.iter().map(Board::handed_over).collect()
}

fn most_played(reached: BTreeSet<(usize, Board)>) -> Vec<Board> {
    let most = reached.iter().map(|&(played, _)| played).max();
    reached
        .into_iter()
        .filter(|&(played, _)| Some(played) == most)
        .map(|(_, board)| board)
        .collect()
}

/// The most numbers of a roll that any sequence of single moves uses.
pub fn most_steps(position: Position, roll: Roll) -> usize {
    let board = Board::of(position);
    let (high, low) = (
        usize::from(roll.high().pips()),
        usize::from(roll.low().pips()),
    );
    let orders: [&[usize]; 2] = if high == low {
        [&[high; 4], &[]]
    } else {
        [&[high, low], &[low, high]]
    };
    let mut reached = BTreeSet::new();
    for order in orders {
        play_in_order(&board, order, 0, &mut reached);
    }
    reached.iter().map(|&(played, _)| played).max().unwrap_or(0)
}

/// Can this number be played on its own?
pub fn can_step(position: Position, die: Die) -> bool {
    let board = Board::of(position);
    (1..=25).any(|from| board.moved(from, usize::from(die.pips())).is_some())
}
