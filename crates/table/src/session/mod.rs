//! The table: two players, a game or many, and everything that can happen between them.
//!
//! A [`Table`] is opened with a [`Header`] and changed by [`Event`]s alone, each with the moment at
//! which it happened; whatever is not possible is [`Refused`] with the reason and changes nothing. It
//! keeps its record as it goes, and the record alone gives the same table again, bit for bit.
//!
//! ```
//! use tabuleiro_table::clock::Moment;
//! use tabuleiro_table::session::{Act, Event, Header};
//! use tabuleiro_table::{RuleSet, Side, Table, record, verify};
//!
//! let rules: RuleSet = "italian".parse()?;
//! let mut table = Table::open(Header::new(rules))?;
//! let turn = table.read(Side::Light, "22-18")?;
//! table.apply(Event::play(Side::Light, turn), Moment(1500))?;
//! let refused = table.read(Side::Dark, "10-17").unwrap_err();
//! assert_eq!(refused.id(), "man-moves-one-square");
//! table.apply(Event::by(Side::Dark, Act::Resign), Moment(9000))?;
//! assert_eq!(table.result().unwrap().score, [2, 0]);
//!
//! let text: String = table.lines().map(|line| line + "\n").collect();
//! assert!(verify(text.as_bytes()).ok);
//! assert_eq!(record::read(text.as_bytes())?, table);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod act;
mod event;
mod header;
mod machine;
mod refused;
mod timing;

pub use event::{Act, Event, Offer};
pub use header::{
    Header, LONGEST_NAME, LONGEST_START, LongPart, MOST_ABOUT, MOST_GAMES, OpenError, Player,
    PlayerKind, Terms,
};
pub use machine::{BeforeTheThrow, MachineDice};
pub use refused::Refused;

use crate::Side;
use crate::clock::{Clock, Left, Moment};
use crate::dice::{Digest, Party, Verifier};
use crate::game::{Contest, Game as _, GameEvent, Outcome, ToAct};
use crate::record::{Entry, EventFault, HeaderFault, Line};

/// The most events that one record can have.
pub const MOST_EVENTS: usize = 100_000;
/// The longest remark, in bytes.
pub const LONGEST_NOTE: usize = 8000;

/// A table at which something is played.
///
/// Two tables are equal when they have the same record and stand in the same state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    header: Header,
    header_line: Line,
    entries: Vec<Entry>,
    games: Vec<GameLine>,
    state: State,
}

/// One game at a table: the moves and throws that count, and how it ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameLine {
    /// The places in [`Table::entries`] of its moves and throws, in order. What was taken back is not among them.
    pub line: Vec<usize>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// Which player, in the order in which they sat down, holds the light pieces.
    pub light: usize,
}

/// What changes at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct State {
    contest: Contest,
    /// The contest as the game on the board began.
    beginning: Contest,
    dice: Option<Verifier>,
    clock: Clock,
    offer: Option<(Side, Offer)>,
    /// What each side has offered since its last move, by kind.
    offered: [[bool; 3]; 2],
    adjourned: bool,
    /// The party whose element a throw is waiting for, when that is on the record.
    awaited: Option<Party>,
    ended: Option<Ended>,
    last: Moment,
}

/// A contest that was ended by something else than its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Ended {
    how: Finish,
    winner: Option<Side>,
}

/// The end of everything at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableResult {
    /// Who won, in the order in which the players sat down; nobody where it is even, or where points were
    /// only counted.
    pub winner: Option<usize>,
    /// Points, in the order in which the players sat down. In draughts a win counts two and a draw one.
    pub score: [u64; 2],
    /// How it came to its end.
    pub how: Finish,
}

/// How a contest came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// It was played to its end.
    Played,
    /// A flag fell, which loses a whole contest of backgammon.
    FlagFell,
    /// A player left.
    Abandoned,
    /// The players stopped.
    Stopped,
}

impl Finish {
    /// A stable name, for JSON and translations.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::FlagFell => "flag-fell",
            Self::Abandoned => "abandoned",
            Self::Stopped => "stopped",
        }
    }
}

/// What an event has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Applied {
    /// Its place in [`Table::entries`].
    pub entry: usize,
    /// How the game ended by it, if it has.
    pub outcome: Option<Outcome>,
    /// Who is to act now.
    pub to_act: ToAct,
}

impl Table {
    /// Opens a table.
    ///
    /// # Errors
    /// What does not fit together.
    pub fn open(header: Header) -> Result<Self, OpenError> {
        let line = Line::sealed(crate::record::write_header(&header), None);
        Self::open_with(header, line)
    }

    /// Opens a table from the first line of a record.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn open_line(line: Line) -> Result<Self, HeaderFault> {
        let header = crate::record::read_header(line.members())?;
        let rules = header.rules.clone();
        Self::open_with(header, line).map_err(|error| HeaderFault::Open { rules, error })
    }

    fn open_with(header: Header, header_line: Line) -> Result<Self, OpenError> {
        let contest = header.contest()?;
        let dice = match &header.dice {
            Some(dice) => Some(Verifier::new(dice).map_err(OpenError::Dice)?),
            None => None,
        };
        let state = State {
            beginning: contest.clone(),
            contest,
            dice,
            clock: Clock::new(header.clock),
            offer: None,
            offered: [[false; 3]; 2],
            adjourned: false,
            awaited: None,
            ended: None,
            last: Moment(0),
        };
        let mut table = Self {
            header,
            header_line,
            entries: Vec::new(),
            games: vec![GameLine::default()],
            state,
        };
        table.run_clock(None, Moment(0));
        Ok(table)
    }

    /// Lets something happen at a moment, counted in milliseconds from the opening of the table.
    ///
    /// A move that is written down in another order or with its points in between is kept as the
    /// record writes it.
    ///
    /// # Errors
    /// Why it is not possible. Nothing has changed then.
    pub fn apply(&mut self, event: Event, at: Moment) -> Result<Applied, Refused> {
        let event = self.as_written(event, at)?;
        let outcome = self.act(&event, at)?;
        let members = crate::record::write_event(&event, at, outcome, &self.state.contest);
        let line = Line::sealed(members, Some(self.seal()));
        Ok(self.keep(event, at, outcome, line))
    }

    /// Reads what somebody typed as an event of the game: `13/8 6/5`, `22x15`, `double`.
    ///
    /// # Errors
    /// Why the text is none, or which rule forbids it.
    pub fn read(&self, side: Side, text: &str) -> Result<GameEvent, Refused> {
        self.check_turn(side)?;
        Ok(self.state.contest.read(side, text)?)
    }

    /// Lets happen what the next line of a record says.
    ///
    /// # Errors
    /// What is wrong with the line. The table is not to be used any more then.
    pub fn apply_line(&mut self, line: Line) -> Result<Applied, EventFault> {
        let (event, at) = crate::record::read_event(line.members(), self)?;
        let outcome = self.act(&event, at).map_err(EventFault::Refused)?;
        crate::record::check_outcome(line.members(), outcome)?;
        Ok(self.keep(event, at, outcome, line))
    }

    fn keep(&mut self, event: Event, at: Moment, outcome: Option<Outcome>, line: Line) -> Applied {
        self.entries.push(Entry {
            event,
            at,
            outcome,
            line,
        });
        Applied {
            entry: self.entries.len() - 1,
            outcome,
            to_act: self.to_act(),
        }
    }

    /// The table after its first `events` events: undo is truncation.
    #[must_use]
    pub fn truncated(&self, events: usize) -> Self {
        let lines = self
            .entries
            .iter()
            .take(events)
            .map(|entry| entry.line.clone());
        let mut table = Self::open_with(self.header.clone(), self.header_line.clone())
            .expect("the header has opened this table");
        for line in lines {
            let _ = table
                .apply_line(line)
                .expect("the event has happened at this table");
        }
        table
    }

    /// What was settled before the first move.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The first line of the record.
    #[must_use]
    pub const fn header_line(&self) -> &Line {
        &self.header_line
    }

    /// Everything that happened, in order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The games so far; the last one is on the board.
    #[must_use]
    pub fn games(&self) -> &[GameLine] {
        &self.games
    }

    /// The moves and throws of the game on the board.
    #[must_use]
    pub fn line(&self) -> &[usize] {
        &self.game_line().line
    }

    fn game_line(&self) -> &GameLine {
        &self.games[self.games.len() - 1]
    }

    fn game_line_mut(&mut self) -> &mut GameLine {
        let last = self.games.len() - 1;
        &mut self.games[last]
    }

    /// Goes through the moves and throws that count, in order: the number of the game (from 0), the contest
    /// just before the event, and the event.
    pub fn walk(&self, mut visit: impl FnMut(usize, &Contest, &Entry)) {
        let Ok(mut contest) = self.header.contest() else {
            return;
        };
        for (number, game) in self.games.iter().enumerate() {
            if number > 0 {
                contest.next_game();
            }
            for &place in &game.line {
                let entry = &self.entries[place];
                visit(number, &contest, entry);
                act::play_again(&mut contest, &entry.event);
            }
            if let (Contest::Draughts(board), Some(outcome)) = (&mut contest, game.outcome)
                && board.outcome().is_none()
            {
                board.end(outcome);
            }
        }
    }

    /// The record as text, line by line.
    pub fn lines(&self) -> impl Iterator<Item = String> + '_ {
        let entries = self.entries.iter().map(|entry| &entry.line);
        core::iter::once(&self.header_line)
            .chain(entries)
            .map(ToString::to_string)
    }

    /// The seal of the last line: it stands for everything so far. Two people at one table who compare
    /// it know whether they have seen the same.
    #[must_use]
    pub fn seal(&self) -> &Digest {
        self.entries
            .last()
            .map_or(self.header_line.seal(), |entry| entry.line.seal())
    }

    /// The game that is played.
    #[must_use]
    pub const fn contest(&self) -> &Contest {
        &self.state.contest
    }

    /// Who is to act.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        match self.state.ended {
            Some(_) => ToAct::Over,
            None => self.state.contest.to_act(),
        }
    }

    /// The moves and decisions of the side to act; throws and resignations are not among them.
    #[must_use]
    pub fn legal(&self) -> Vec<GameEvent> {
        use ::backgammon::Event as E;
        if self.state.ended.is_some() || self.state.adjourned {
            return Vec::new();
        }
        let mut events = self.state.contest.legal();
        events.retain(|event| match event {
            GameEvent::Backgammon(event) => !matches!(
                event,
                E::OpeningRoll { .. } | E::Roll(_) | E::VoidThrow | E::Resign { .. }
            ),
            GameEvent::Draughts(_) => true,
        });
        events
    }

    /// The offer that stands, and who made it.
    #[must_use]
    pub const fn offer(&self) -> Option<(Side, Offer)> {
        self.state.offer
    }

    /// Is play adjourned?
    #[must_use]
    pub const fn is_adjourned(&self) -> bool {
        self.state.adjourned
    }

    /// The party whose element a throw waits for, when that is on the record.
    #[must_use]
    pub const fn awaited(&self) -> Option<Party> {
        self.state.awaited
    }

    /// What was checked of the dice so far; nothing in a game without.
    #[must_use]
    pub const fn dice(&self) -> Option<&Verifier> {
        self.state.dice.as_ref()
    }

    /// The clocks.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.state.clock
    }

    /// What a side has left at a moment; nothing without a clock.
    #[must_use]
    pub fn time_left(&self, side: Side, at: Moment) -> Option<Left> {
        self.state.clock.left(side, at)
    }

    /// The moment of the last event.
    #[must_use]
    pub const fn last_moment(&self) -> Moment {
        self.state.last
    }

    /// How the game on the board ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game_line().outcome
    }

    /// Which player, in the order in which they sat down, holds this colour in the game on the board.
    #[must_use]
    pub fn player(&self, side: Side) -> usize {
        let light = self.game_line().light;
        match side {
            Side::Light => light,
            Side::Dark => 1 - light,
        }
    }

    /// Points so far, in the order in which the players sat down.
    #[must_use]
    pub fn score(&self) -> [u64; 2] {
        let mut score = self.state.contest.score();
        // A game of backgammon lost by the flag or by leaving is not known to the rules.
        if let (Contest::Backgammon(_), Some(_), Some(outcome)) =
            (&self.state.contest, self.state.ended, self.outcome())
            && let (Some(winner), Some(stake)) = (outcome.winner, outcome.stake)
            && self.state.contest.outcome().is_none()
        {
            let points = &mut score[self.player(winner)];
            *points = points.saturating_add(stake.points);
        }
        score
    }

    /// How it all ended, if it has.
    #[must_use]
    pub fn result(&self) -> Option<TableResult> {
        let score = self.score();
        if let Some(Ended { how, winner }) = self.state.ended {
            return Some(TableResult {
                winner: winner.map(|side| self.player(side)),
                score,
                how,
            });
        }
        if self.to_act() != ToAct::Over {
            return None;
        }
        let winner = match &self.state.contest {
            Contest::Backgammon(game) => game.contest().winner().map(::backgammon::Side::index),
            Contest::Draughts(_) => match score[0].cmp(&score[1]) {
                core::cmp::Ordering::Greater => Some(0),
                core::cmp::Ordering::Less => Some(1),
                core::cmp::Ordering::Equal => None,
            },
        };
        Some(TableResult {
            winner,
            score,
            how: Finish::Played,
        })
    }
}
