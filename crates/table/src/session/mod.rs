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
//! let text: String = table.lines().map(|line| format!("{line}\n")).collect();
//! assert!(verify(text.as_bytes()).ok);
//! assert_eq!(record::read(text.as_bytes())?, table);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod act;
mod event;
mod header;
mod intent;
mod machine;
mod past;
mod refused;
mod timing;

pub use event::{Act, Aside, Event, Offer, Variation};
pub(crate) use header::FORMER_LEVELS;
pub use header::{
    Header, LEVELS, LONGEST_NAME, LONGEST_START, LongPart, MOST_ABOUT, OpenError, Player,
    PlayerKind, Version,
};
pub use intent::{Intent, RIGHTS, Standing};
pub use machine::{BeforeTheThrow, MachineDice};
pub use past::Moment as PastMoment;
pub use refused::Refused;

pub use crate::game::Terms;

use crate::Side;
use crate::clock::{Clock, Left, Moment};
use crate::dice::{Commitment, Digest, Exchange, Party, Verifier};
use crate::game::{Contest, GameEvent, Outcome, ToAct};
use crate::record::{EventFault, HeaderFault, Kept, Line};

/// The most events that one record can have.
pub const MOST_EVENTS: usize = 100_000;
/// The longest remark, in bytes.
pub const LONGEST_NOTE: usize = 8000;
/// How deeply variations may lie in one another.
pub const DEEPEST_VARIATION: usize = 16;

/// A table at which something is played.
///
/// Two tables are equal when they have the same record and stand in the same state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    header: Header,
    kept: Kept,
    games: Vec<GameLine>,
    state: State,
    /// Have the rules changed since the table was opened?
    rules_changed: bool,
    /// What the players are called, where the record has labels only.
    names: Option<Box<[String; 2]>>,
}

/// One game at a table: the moves and throws that count, and how it ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameLine {
    /// Which events are its moves and throws, in order, counted from 0. What was taken back is not among them.
    pub line: Vec<u32>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// Which player, in the order in which they sat down, holds the light pieces.
    pub light: usize,
}

/// What changes at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct State {
    contest: Contest,
    /// The contest as the game on the board began; nothing in the first one, which began as the header says.
    beginning: Option<Box<Contest>>,
    dice: Option<Box<Exchange>>,
    clock: Clock,
    offer: Option<(Side, Offer)>,
    /// What each side has offered since its last move, by kind.
    offered: [[bool; Offer::KINDS]; 2],
    /// A chain that may take the place of another: its owner has proposed it, and the other side agreed.
    agreed_chain: Option<Commitment>,
    adjourned: bool,
    /// Has the server stopped?
    halted: bool,
    /// Is it still waited for a player to come?
    gathering: bool,
    /// Who has moved at this table.
    moved: [bool; 2],
    /// Who has said that the next game may begin, or that play may be resumed.
    ready: [bool; 2],
    /// The party whose element a throw is waiting for, when that is on the record.
    awaited: Option<Party>,
    ended: Option<Ended>,
    /// The first draw by the rules past which the players went on.
    past_draw: Option<PastDraw>,
    last: Moment,
}

/// A draw by the rules past which the players went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PastDraw {
    /// How the rules would have ended the game.
    pub outcome: Outcome,
    /// In which game, from 1.
    pub game: usize,
    /// After which of its moves, from 1.
    pub ply: usize,
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
    /// Points, in the order in which the players sat down. What a win counts is the game's affair.
    pub score: [u64; 2],
    /// How it came to its end.
    pub how: Finish,
}

/// How a contest came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// It was played to its end.
    Played,
    /// A flag fell, and with it everything that was played for.
    FlagFell,
    /// A player left.
    Abandoned,
    /// The players stopped.
    Stopped,
    /// It was called off before both had moved.
    Aborted,
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
            Self::Aborted => "aborted",
        }
    }
}

/// What an event has led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Applied {
    /// Its number at the table, from 0.
    pub place: usize,
    /// The event as the record has it: a move with its steps in the one order that its notation means.
    pub event: Event,
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
        let header = crate::record::read_header(&line.members())?;
        let rules = header.rules.clone();
        Self::open_with(header, line).map_err(|error| HeaderFault::Open { rules, error })
    }

    fn open_with(header: Header, header_line: Line) -> Result<Self, OpenError> {
        let contest = header.contest()?;
        let dice = match &header.dice {
            Some(dice) => Some(Box::new(Exchange::new(dice).map_err(OpenError::Dice)?)),
            None => None,
        };
        let state = State {
            beginning: None,
            contest,
            dice,
            clock: Clock::new(header.clock),
            offer: None,
            offered: [[false; Offer::KINDS]; 2],
            agreed_chain: None,
            adjourned: false,
            halted: false,
            gathering: header.gathers,
            moved: [false; 2],
            ready: [false; 2],
            awaited: None,
            ended: None,
            past_draw: None,
            last: Moment(0),
        };
        let mut table = Self {
            rules_changed: header.rules_have_changed(),
            header,
            kept: Kept::new(header_line),
            games: vec![GameLine::default()],
            state,
            names: None,
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
        self.check(&event, at)?;
        let event = self.judged(event)?;
        self.check_remarks(&event)?;
        self.keep_judged(event, at)
    }

    /// Lets happen what somebody says from a seat. A move is read and judged once.
    ///
    /// # Errors
    /// Why it is not possible. Nothing has changed then.
    pub fn said(
        &mut self,
        side: Side,
        intent: &Intent,
        lag: crate::clock::Span,
        at: Moment,
    ) -> Result<Applied, Refused> {
        let act = match (intent.act(side), intent) {
            (Some(act), _) => act,
            (None, Intent::Play(text)) => {
                let event = self.read(side, text)?;
                let mut event = Event::play(side, event);
                event.lag = lag;
                self.check(&event, at)?;
                return self.keep_judged(event, at);
            }
            (None, _) => return Err(Refused::NotYours { by: side.into() }),
        };
        let mut event = Event::by(side, act);
        event.lag = lag;
        self.apply(event, at)
    }

    fn keep_judged(&mut self, event: Event, at: Moment) -> Result<Applied, Refused> {
        if self.rules_changed {
            return Err(Refused::RulesChanged);
        }
        // A move is written in the position in which it is made: in chess its text depends on it.
        let text = match &event.act {
            Act::Play(played) => self.state.contest.write(played),
            _ => None,
        };
        let outcome = self.happen(&event, at)?;
        let seal = *self.kept.seal();
        let line = crate::record::write_event(&event, text, at, outcome, &seal);
        Ok(self.keep(event, outcome, line))
    }

    /// Reads what somebody typed as an event of the game, `13/8 6/5`, `22x15`, `double`, and judges it.
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
        let entry = crate::record::read_event(&line, self)?;
        let (event, at) = (entry.event, entry.at);
        self.check(&event, at).map_err(EventFault::Refused)?;
        self.check_remarks(&event).map_err(EventFault::Refused)?;
        let outcome = self.happen(&event, at).map_err(EventFault::Refused)?;
        crate::record::check_outcome(&line, event.goes_on, outcome)?;
        Ok(self.keep(event, outcome, line))
    }

    fn keep(&mut self, event: Event, outcome: Option<Outcome>, line: Line) -> Applied {
        self.kept.push(line);
        Applied {
            place: self.kept.events() - 1,
            event,
            outcome: outcome.filter(|_| self.outcome().is_some()),
            to_act: self.to_act(),
        }
    }

    /// What was settled before the first move.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The first line of the record.
    #[must_use]
    pub const fn header_line(&self) -> &Line {
        self.kept.header()
    }

    /// How many events the record has, those included that a store keeps.
    #[must_use]
    pub const fn events(&self) -> usize {
        self.kept.events()
    }

    /// The games so far; the last one is on the board.
    #[must_use]
    pub fn games(&self) -> &[GameLine] {
        &self.games
    }

    /// The moves and throws of the game on the board, by their numbers at the table.
    #[must_use]
    pub fn line(&self) -> &[u32] {
        &self.game_line().line
    }

    fn game_line(&self) -> &GameLine {
        &self.games[self.games.len() - 1]
    }

    fn game_line_mut(&mut self) -> &mut GameLine {
        let last = self.games.len() - 1;
        &mut self.games[last]
    }

    /// The record as text, line by line: all of it, unless older lines were handed over to a store.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        core::iter::once(self.kept.header().text()).chain(self.kept.lines(0))
    }

    /// The lines in memory from this event on, counted from 0.
    pub fn lines_from(&self, event: usize) -> impl Iterator<Item = &str> {
        self.kept.lines(event)
    }

    /// The first event whose line is in memory.
    #[must_use]
    pub const fn first_line(&self) -> usize {
        self.kept.first()
    }

    /// Keeps only the last so many lines in memory: a store has the others. Whoever needs them (a takeback that reaches
    /// further back is [`Refused::LinesNotAtHand`]) reads the table again from there.
    pub fn hand_over(&mut self, keep: usize) {
        self.kept.hand_over(keep);
    }

    /// The seal of the last line: it stands for everything so far. Two people at one table who compare
    /// it know whether they have seen the same.
    #[must_use]
    pub const fn seal(&self) -> &Digest {
        self.kept.seal()
    }

    /// What the players are called, in the order in which they sat down.
    #[must_use]
    pub fn names(&self) -> [&str; 2] {
        match &self.names {
            Some(names) => names.each_ref().map(String::as_str),
            None => self
                .header
                .players
                .each_ref()
                .map(|player| player.name.as_str()),
        }
    }

    /// Calls the players so wherever they are shown or written out. The record, where only labels stand, is not
    /// touched: a name can be taken away again and every seal still fits.
    pub fn call_players(&mut self, names: [String; 2]) {
        self.names = Some(Box::new(names));
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
        if self.state.ended.is_some() || self.state.adjourned {
            return Vec::new();
        }
        let mut events = self.state.contest.legal();
        events.retain(GameEvent::is_choice);
        events
    }

    /// The offer that stands, and who made it.
    #[must_use]
    pub const fn offer(&self) -> Option<(Side, Offer)> {
        self.state.offer
    }

    /// The chain that was agreed on in place of a lost one, until its owner seals it.
    #[must_use]
    pub const fn agreed_chain(&self) -> Option<Commitment> {
        self.state.agreed_chain
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

    /// Have the rules changed since the table was opened? Then it can be looked at, but not played on.
    #[must_use]
    pub const fn rules_changed(&self) -> bool {
        self.rules_changed
    }

    /// Is the server stopped, and with it every clock?
    #[must_use]
    pub const fn is_halted(&self) -> bool {
        self.state.halted
    }

    /// Is it still waited for a player to come?
    #[must_use]
    pub const fn is_gathering(&self) -> bool {
        self.state.gathering
    }

    /// Who has said that the next game may begin, or that play may be resumed: Light, Dark.
    #[must_use]
    pub const fn ready(&self) -> [bool; 2] {
        self.state.ready
    }

    /// May it be called off, because not both have moved yet?
    #[must_use]
    pub fn may_abort(&self) -> bool {
        self.state.moved != [true; 2] && self.to_act() != ToAct::Over
    }

    /// The first draw by the rules past which the players went on, in a game that others wrote down.
    #[must_use]
    pub const fn past_draw(&self) -> Option<PastDraw> {
        self.state.past_draw
    }

    /// What was checked of the dice so far; nothing in a game without.
    #[must_use]
    pub fn dice(&self) -> Option<&Verifier> {
        self.state.dice.as_ref().map(|dice| dice.verifier())
    }

    /// The dice with the throw under way; nothing in a game without.
    #[must_use]
    pub fn exchange(&self) -> Option<&Exchange> {
        self.state.dice.as_deref()
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
        self.state.contest.score()
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
        let winner = self.state.contest.winner();
        Some(TableResult {
            winner,
            score,
            how: Finish::Played,
        })
    }
}
