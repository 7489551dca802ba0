//! From what somebody wrote to a legal move.

use super::text::{Join, MoveText, NamedSquare, NotAMove};
use crate::explain::{self, Tried};
use crate::illegal::{Illegal, Reason};
use crate::{
    Compulsion, Event, Game, KingCapture, Landing, Move, Position, Preference, Rules, Square, Turn,
};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

/// Who wrote the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reading {
    /// A player at the board: what can be meant in two ways is asked back.
    Entry,
    /// A record of a game: of several routes with the same result, any is what was played, and a step marked as a
    /// capture is forgiven.
    Record,
}

/// Why an entry is no move: it is first read, then held against the rules, so that there are these two ways to fail.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum EntryError {
    /// It is not even written like one.
    Unreadable(NotAMove),
    /// The rules refuse it.
    Illegal(Box<Illegal>),
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryError::Unreadable(error) => error.fmt(f),
            EntryError::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl core::error::Error for EntryError {}

impl From<NotAMove> for EntryError {
    fn from(error: NotAMove) -> Self {
        EntryError::Unreadable(error)
    }
}

impl From<Box<Illegal>> for EntryError {
    fn from(illegal: Box<Illegal>) -> Self {
        EntryError::Illegal(illegal)
    }
}

impl Position {
    /// Reads a move as a player enters it: `21-17`, `22x15x8`, `c3:e5`, `c3 d4`. The whole route is always understood,
    /// the first and last square where only one capture fits them.
    ///
    /// Two routes that take the same pieces and end on the same square are one and the same capture, except where the
    /// order of the taken pieces is a matter of the rules (Italian 6.9): there the route must be given (5.10). A whole
    /// route comes back as it was written, also where the king could have touched down elsewhere on its way.
    ///
    /// # Errors
    /// Text that is no move, or the reason why the move is refused.
    pub fn read_move(&self, rules: &Rules, text: &str) -> Result<Move, EntryError> {
        let text: MoveText = text.parse()?;
        let legal = self.legal_moves(rules);
        Ok(self.find_move(rules, &legal, &text, Reading::Entry)?)
    }

    /// Reads a whole turn: a move, with a huff before it where there is one: `~18 22-17`, `huff 18 22-17`.
    ///
    /// # Errors
    /// Text that is no turn, or the reason why the huff or the move is refused.
    pub fn read_turn(&self, rules: &Rules, text: &str) -> Result<Turn, EntryError> {
        let trimmed = text.trim();
        let huffed = trimmed
            .strip_prefix('~')
            .or_else(|| trimmed.strip_prefix("huff "));
        let Some(huffed) = huffed else {
            let play = Some(self.read_move(rules, trimmed)?);
            return Ok(Turn { huff: None, play });
        };
        let huffed = huffed.trim_start();
        let end = huffed
            .find(|c: char| !c.is_ascii_alphanumeric())
            .unwrap_or(huffed.len());
        let (square, rest) = huffed.split_at(end);
        let Some(name) = NamedSquare::parse(square) else {
            return Err(NotAMove::new(text).into());
        };
        let legal = self.legal_moves(rules);
        let Some(square) = rules.names().find(name) else {
            return Err(
                explain::refuse(rules, &legal, &[], Reason::NotAPlayingSquare(name)).into(),
            );
        };
        self.check_huff(rules, square)?;
        let after = self.huffed(square);
        let rest = rest.trim_start_matches([' ', ',', ';']);
        let over = after.pieces(self.to_move().other()).is_empty();
        let play = match (rest.is_empty(), over) {
            (true, true) => None,
            (false, true) => return Err(explain::refuse(rules, &[], &[], Reason::GameOver).into()),
            (_, false) => Some(after.read_move(rules, rest)?),
        };
        Ok(Turn {
            huff: Some(square),
            play,
        })
    }

    /// Whether the side to move may huff the piece on a square.
    ///
    /// # Errors
    /// The reason why it may not.
    pub fn check_huff(&self, rules: &Rules, square: Square) -> Result<(), Box<Illegal>> {
        let huffable = self.huffable();
        let reason = if rules.compulsion.value == Compulsion::Forced {
            Reason::NoHuffHere(square)
        } else if huffable.is_empty() {
            Reason::NothingToHuff(square)
        } else if huffable.contains(square) {
            return Ok(());
        } else {
            Reason::CannotHuff { square, huffable }
        };
        Err(explain::refuse(
            rules,
            &self.legal_moves(rules),
            &[],
            reason,
        ))
    }

    /// Finds the legal move that a text means. `legal` are the legal moves of this position.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn find_move(
        &self,
        rules: &Rules,
        legal: &[Move],
        text: &MoveText,
        reading: Reading,
    ) -> Result<Move, Box<Illegal>> {
        let names = rules.names();
        let (first, rest) = match text.squares().split_first() {
            Some((first, rest)) => (*first, rest),
            None => return Err(explain::refuse(rules, legal, &[], Reason::Unexplained)),
        };
        let mut waypoints = Vec::with_capacity(rest.len());
        for &name in rest {
            match names.find(name) {
                Some(square) => waypoints.push(square),
                None => {
                    return Err(explain::refuse(
                        rules,
                        legal,
                        &[],
                        Reason::NotAPlayingSquare(name),
                    ));
                }
            }
        }
        let starts: Vec<Square> = match (first, names.find(first)) {
            (_, Some(square)) => alloc::vec![square],
            (NamedSquare::File(file), None) => {
                let own = self.pieces(self.to_move()).iter();
                own.filter(|&square| names.file(square) == file).collect()
            }
            (name, None) => {
                return Err(explain::refuse(
                    rules,
                    legal,
                    &[],
                    Reason::NotAPlayingSquare(name),
                ));
            }
        };
        let found: Vec<&Move> = legal
            .iter()
            .filter(|play| starts.contains(&play.from()) && fits(rules, play, &waypoints))
            .collect();
        let found = by_mark(found, text.join(), reading);
        // What is the whole route of one move may be two squares of a longer one: the whole route is what it says.
        let (whole, partial): (Vec<&Move>, Vec<&Move>) = found
            .iter()
            .partition(|play| play.route().len() == waypoints.len() + 1);
        let found: Vec<&Move> = match reading {
            Reading::Entry if !whole.is_empty() => whole,
            Reading::Record if !whole.is_empty() && waypoints.len() > 1 => whole,
            // Two squares in a record may be short for a longer route all the same, so the whole one only comes first.
            _ => whole.into_iter().chain(partial).collect(),
        };
        match choose(rules, &found, reading) {
            Some(Ok(play)) => {
                // Of several routes with the same result, the one that was written is the one that was gone.
                let exact = |other: &&&Move| other.route()[1..] == waypoints[..];
                let play = found.iter().find(exact).map_or(play, |play| *play);
                return Ok(by_the_way_written(play, &waypoints));
            }
            Some(Err(several)) => {
                let mut moves: Vec<Move> = several.into_iter().cloned().collect();
                if reading == Reading::Entry {
                    moves.sort_unstable();
                }
                return Err(explain::refuse(rules, legal, &[], Reason::Ambiguous(moves)));
            }
            None => {}
        }
        Err(self.refuse_tried(rules, legal, first, &starts, &waypoints, text.join()))
    }

    fn refuse_tried(
        &self,
        rules: &Rules,
        legal: &[Move],
        first: NamedSquare,
        starts: &[Square],
        waypoints: &[Square],
        join: Join,
    ) -> Box<Illegal> {
        let mut worst = None;
        for &start in starts {
            let mut squares = alloc::vec![start];
            squares.extend_from_slice(waypoints);
            let tried = Tried {
                squares: &squares,
                join,
            };
            let reason = explain::judge(self, rules, legal, tried)
                .err()
                .unwrap_or(Reason::Unexplained);
            // Of several pieces on a file, the one that comes nearest to the move is meant.
            let nearer = !matches!(reason, Reason::NotOnALine { .. });
            if nearer || starts.len() == 1 {
                return explain::refuse(rules, legal, &squares, reason);
            }
            worst.get_or_insert(squares);
        }
        explain::refuse(
            rules,
            legal,
            &worst.unwrap_or_default(),
            Reason::NoPieceOnFile(first),
        )
    }
}

impl Game {
    /// Reads the next turn as a player enters it (see [`Position::read_turn`]).
    ///
    /// # Errors
    /// Text that is no turn, or the reason why it is refused, the end of the game among them.
    pub fn read_turn(&self, text: &str) -> Result<Turn, EntryError> {
        self.check_not_over()?;
        self.position().read_turn(self.rules(), text)
    }

    /// Why [`Game::apply`] would refuse an event, if it would.
    ///
    /// # Errors
    /// The reason.
    pub fn examine(&self, event: &Event) -> Result<(), Box<Illegal>> {
        self.check_not_over()?;
        match event {
            Event::Huff(square) => self.position().check_huff(self.rules(), *square),
            Event::Move(play) => explain::examine(self.position(), self.rules(), play.route()),
        }
    }

    fn check_not_over(&self) -> Result<(), Box<Illegal>> {
        match self.outcome() {
            None => Ok(()),
            Some(_) => Err(explain::refuse(self.rules(), &[], &[], Reason::GameOver)),
        }
    }
}

/// A dash means a step where both a step and a capture fit, as they can where capturing is not forced; a cross means
/// a capture.
fn by_mark<'m>(found: Vec<&'m Move>, join: Join, reading: Reading) -> Vec<&'m Move> {
    let keep = |captures: bool| -> Vec<&'m Move> {
        found
            .iter()
            .copied()
            .filter(|play| play.is_capture() == captures)
            .collect()
    };
    match (join, reading) {
        (Join::Cross, Reading::Entry) => keep(true),
        (Join::Cross, Reading::Record) if found.iter().any(|play| play.is_capture()) => keep(true),
        (Join::Dash, _) if found.iter().any(|play| !play.is_capture()) => keep(false),
        _ => found,
    }
}

/// The one move meant, or the several; nothing where none is.
fn choose<'m>(
    rules: &Rules,
    found: &[&'m Move],
    reading: Reading,
) -> Option<Result<&'m Move, Vec<&'m Move>>> {
    let order_matters = reading == Reading::Entry
        && rules
            .must_prefer
            .iter()
            .any(|point| point.value == Preference::KingsEarliest);
    let (&first, rest) = found.split_first()?;
    let doubtful = rest
        .iter()
        .any(|other| order_matters || !other.same_result(first));
    Some(if doubtful {
        Err(found.to_vec())
    } else {
        Ok(first)
    })
}

/// Whether a move is this legal one, perhaps with other squares between its jumps that make no difference.
pub(crate) fn is_way_of(play: &Move, legal: &Move, rules: &Rules) -> bool {
    play == legal
        || (play.taken() == legal.taken()
            && play.promotes() == legal.promotes()
            && play.from() == legal.from()
            && fits(rules, legal, &play.route()[1..]))
}

/// The same capture, with the squares between its jumps on which it was said to touch down: all of them fit.
fn by_the_way_written(play: &Move, waypoints: &[Square]) -> Move {
    if !play.is_capture() || waypoints.len() != play.taken().len() {
        return play.clone();
    }
    let route = core::iter::once(play.from()).chain(waypoints.iter().copied());
    Move::capture(route.collect(), play.taken().to_vec(), play.promotes())
}

/// Whether a move, from wherever it starts, goes over these squares in order and ends on the last. Squares of the route
/// may be left out, and between two pieces taken along one line any square will do.
fn fits(rules: &Rules, play: &Move, waypoints: &[Square]) -> bool {
    let Some((&to, inner)) = waypoints.split_last() else {
        return false;
    };
    if play.to() != to {
        return false;
    }
    if inner.len() >= play.route().len() - 1 {
        return false;
    }
    let mut wanted = inner.iter().copied().peekable();
    for jump in 1..play.route().len() - 1 {
        if wanted
            .next_if(|&square| touches_down(rules, play, jump, square))
            .is_none()
            && wanted.peek().is_none()
        {
            break;
        }
    }
    wanted.next().is_none()
}

/// Whether the piece may stand on this square between its jump number `jump` (from 1) and the next.
fn touches_down(rules: &Rules, play: &Move, jump: usize, square: Square) -> bool {
    if play.route()[jump] == square {
        return true;
    }
    // Only a king that may land anywhere has a choice that makes no difference.
    if !matches!(
        rules.king_capture.value,
        KingCapture::FromAfar(Landing::Anywhere | Landing::RightBehindALastKing)
    ) {
        return false;
    }
    let board = rules.board.value;
    let place = |square: Square| {
        let (row, column) = board.place(square);
        (i16::from(row), i16::from(column))
    };
    let (before, after) = (place(play.taken()[jump - 1]), place(play.taken()[jump]));
    let point = place(square);
    // Strictly between the two taken pieces, on the line of both jumps.
    let way = |a: (i16, i16), b: (i16, i16)| ((b.0 - a.0).signum(), (b.1 - a.1).signum());
    let aligned = |a: (i16, i16), b: (i16, i16)| {
        let (down, right) = (b.0 - a.0, b.1 - a.1);
        down == 0 || right == 0 || down.abs() == right.abs()
    };
    let came = way(place(play.route()[jump - 1]), before);
    let goes = way(after, place(play.route()[jump + 1]));
    came == goes
        && aligned(before, point)
        && aligned(point, after)
        && way(before, point) == came
        && way(point, after) == came
}
