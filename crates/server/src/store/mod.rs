//! Where tables are kept. What a store has acknowledged is on disk; who comes second in a race is told so.
//!
//! [`Sqlite`] for one machine, [`Postgres`] for many nodes: the same schema in numbered steps, the same conformance
//! suite.
//! Every hot statement names one table, and nothing needs sequences, advisory locks or triggers, so that PostgreSQL's
//! distributed relatives run it too.

mod accounts;
mod batch;
mod care;
#[cfg(test)]
mod conformance;
#[cfg(test)]
mod conformance_accounts;
mod copy;
mod migrations;
mod plain;
mod postgres;
mod results;
mod sqlite;
mod tls;
mod wake;

pub use accounts::{Account, Listed, Session};
pub use care::{Care, NewReport, Report};
pub use copy::{Copied, CopyError, copy};
pub use plain::{Plain, Step, Value};
pub use postgres::Postgres;
pub use results::{GameResult, HistoryFrom, NewResult, RatingOf};
pub use sqlite::Sqlite;
pub use wake::Heard;

use std::fmt;
use std::pin::Pin;

use table::dice::{Digest, TableId};
use tokio::sync::mpsc;

/// Milliseconds since 1970.
pub type Wall = i64;

/// What a client calls a command, so that it happens once however often it is sent.
pub type CommandId = [u8; 16];

/// An answer of the store that is on its way.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why the store did not do something. Nothing was changed then, unless it could not be reached: then whoever asked
/// reads back what is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The table has gone on in the meantime: somebody else has written these lines, or the same command.
    Conflict,
    /// There is no room left.
    Full,
    /// The store cannot be reached or does not answer; what was asked for may have happened.
    Unavailable(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => f.write_str("the table has gone on in the meantime"),
            Self::Full => f.write_str("there is no room left to store anything"),
            Self::Unavailable(why) => write!(f, "the store cannot be reached: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// Somebody is still to sit down; the record has not begun.
    Waiting,
    /// It is played.
    Live,
    /// All is over, or nothing came of it.
    Over,
}

impl State {
    /// As the store has it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Live => "live",
            Self::Over => "over",
        }
    }

    fn of(id: &str) -> Self {
        match id {
            "waiting" => Self::Waiting,
            "live" => Self::Live,
            _ => Self::Over,
        }
    }
}

/// Who finds a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// Whoever has one of its links.
    Link,
    /// Everybody: it stands in the lobby until somebody sits down.
    Public,
}

impl Visibility {
    /// As the store has it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Public => "public",
        }
    }

    fn of(id: &str) -> Self {
        match id {
            "public" => Self::Public,
            _ => Self::Link,
        }
    }
}

/// A table that is laid out.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// The rules by name.
    pub rules: String,
    /// What the rules were when it was laid out.
    pub rules_digest: Digest,
    /// Who finds it.
    pub visibility: Visibility,
    /// What was agreed on, as JSON; the store does not look into it.
    pub terms: String,
    /// The server's secrets of the dice, in a game that has them.
    pub server_secret: Option<String>,
    /// Who may sit where, in the order in which players are counted: the first has the light pieces in the first game.
    pub seats: [NewSeat; 2],
    /// When it is to be looked at if nothing happens.
    pub due_at: Option<Wall>,
    /// When.
    pub begun: Wall,
}

/// A seat of a table that is laid out.
#[derive(Clone, Debug, Default)]
pub struct NewSeat {
    /// The hash of the secret of whoever may come back to it.
    pub secret: Option<Digest>,
    /// The hash of the secret of whoever may sit down.
    pub join: Option<Digest>,
}

/// A seat as the store has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The hash of its secret; nothing before anybody was given it.
    pub secret: Option<Digest>,
    /// The hash of the secret by which somebody may sit down.
    pub join: Option<Digest>,
    /// When somebody sat down.
    pub taken: Option<Wall>,
    /// What the player is called.
    pub label: String,
    /// The player's commitment of the dice, as JSON.
    pub dice: Option<String>,
    /// The computer sits there.
    pub computer: Option<Computer>,
    /// The account of whoever sits there.
    pub account: Option<String>,
}

/// The computer on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Computer {
    /// Its level, counted from 1.
    pub level: u8,
    /// The key of its own chains of the dice, in a game that has them.
    pub dice_key: Option<Digest>,
}

/// Somebody sits down.
#[derive(Clone, Debug)]
pub struct Taking {
    /// The hash of the secret by which the player comes back.
    pub secret: Digest,
    /// What the player is called.
    pub label: String,
    /// The player's commitment of the dice, as JSON.
    pub dice: Option<String>,
    /// It is the computer who does.
    pub computer: Option<Computer>,
    /// It is somebody with this account who does.
    pub account: Option<String>,
    /// When.
    pub at: Wall,
}

/// A table as the store has it, but for its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its name.
    pub id: TableId,
    /// How many lines its record has.
    pub head: u32,
    /// The rules by name.
    pub rules: String,
    /// How far it is.
    pub state: State,
    /// Who finds it.
    pub visibility: Visibility,
    /// What was agreed on.
    pub terms: String,
    /// When it was laid out.
    pub begun: Wall,
    /// When it is to be looked at if nothing happens.
    pub due_at: Option<Wall>,
    /// The seats.
    pub seats: [Seat; 2],
    /// The server's secrets of the dice.
    pub server_secret: Option<String>,
}

/// A line to write.
#[derive(Clone, Debug)]
pub struct NewLine {
    /// Its sealed text.
    pub line: String,
    /// Its seal.
    pub seal: Digest,
    /// Which command it comes from; nothing where the server did it.
    pub command: Option<CommandId>,
}

/// A line as the store has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLine {
    /// How many lines the record has with it.
    pub version: u32,
    /// Its sealed text.
    pub line: String,
    /// Which command it comes from.
    pub command: Option<CommandId>,
}

/// Lines at the end of a record, and what changes with them: all of it or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// How many lines the record had before. Whoever comes second finds it changed.
    pub after: u32,
    /// The lines.
    pub lines: Vec<NewLine>,
    /// How far the table is with them.
    pub state: State,
    /// When it is to be looked at if nothing happens.
    pub due_at: Option<Wall>,
    /// The server's secrets of the dice, where they have changed.
    pub server_secret: Option<String>,
    /// When.
    pub at: Wall,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// From which seat.
    pub seat: u8,
    /// What.
    pub text: String,
    /// When.
    pub at: Wall,
}

/// A time in which the server was not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// When it was last heard of.
    pub from: Wall,
    /// When it was back.
    pub to: Wall,
}

/// What keeps tables; accounts and what belongs to them are kept by [`Plain`] statements.
pub trait Store: Care + Plain + Send + Sync + 'static {
    /// Lays out a table.
    fn create(&self, new: NewTable) -> Pending<'_, ()>;

    /// A table, if there is one of this name.
    fn table<'a>(&'a self, id: &'a TableId) -> Pending<'a, Option<Stored>>;

    /// Somebody sits down; no if somebody else was quicker.
    fn take_seat<'a>(&'a self, id: &'a TableId, seat: u8, taking: Taking) -> Pending<'a, bool>;

    /// Writes lines; when this comes back they are on disk.
    fn append(&self, append: Append) -> Pending<'_, ()>;

    /// Changes how far a table is before its record has begun; no if it has.
    fn close<'a>(&'a self, id: &'a TableId, due_at: Option<Wall>, at: Wall) -> Pending<'a, bool>;

    /// A table that is due, and at which nothing can be done now, is looked at later, or not again.
    fn put_off<'a>(&'a self, id: &'a TableId, due_at: Option<Wall>) -> Pending<'a, ()>;

    /// The lines after the first so many, in order, at most `most`.
    fn lines<'a>(&'a self, id: &'a TableId, after: u32, most: u32) -> Pending<'a, Vec<StoredLine>>;

    /// How many lines the record had with the line of this command, if there is one.
    fn command<'a>(&'a self, id: &'a TableId, command: CommandId) -> Pending<'a, Option<u32>>;

    /// Tables that are to be looked at by now.
    fn due(&self, now: Wall, most: u32) -> Pending<'_, Vec<TableId>>;

    /// Public tables where somebody sits and waits, the newest first.
    fn offers(&self, most: u32) -> Pending<'_, Vec<Stored>>;

    /// Keeps something that was said.
    fn say<'a>(&'a self, id: &'a TableId, said: Said) -> Pending<'a, ()>;

    /// What was said last, in order.
    fn chat<'a>(&'a self, id: &'a TableId, most: u32) -> Pending<'a, Vec<Said>>;

    /// A node comes up: the time since it was last heard of is written down as an outage.
    fn node_up<'a>(&'a self, node: &'a str, now: Wall) -> Pending<'a, Option<Outage>>;

    /// A node is alive.
    fn node_alive<'a>(&'a self, node: &'a str, now: Wall) -> Pending<'a, ()>;

    /// The outages that ended after a moment, in order.
    fn outages(&self, after: Wall) -> Pending<'_, Vec<Outage>>;

    /// Whether a write would be acknowledged now. What was read before and is not known to have been acknowledged is
    /// safe when this comes back.
    fn ready(&self) -> Pending<'_, ()>;

    // ── several nodes on one store ──

    /// Whether other nodes may play at the same tables.
    fn is_shared(&self) -> bool {
        false
    }

    /// Says something to all nodes that listen. It may be lost.
    fn post(&self, _words: String) {}

    /// What nodes say, for the first who asks.
    fn listen(&self) -> Option<mpsc::UnboundedReceiver<Heard>> {
        None
    }

    /// How many lines these tables have.
    fn heads<'a>(&'a self, _ids: &'a [TableId]) -> Pending<'a, Vec<(TableId, u32)>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    /// All nodes that there ever were, and when each was last heard of.
    fn nodes(&self) -> Pending<'_, Vec<(String, Wall)>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    /// A node is not heard of any more; whoever finds out first writes it down.
    fn node_lost<'a>(&'a self, _node: &'a str, _outage: Outage) -> Pending<'a, ()> {
        Box::pin(std::future::ready(Ok(())))
    }

    /// Whether what is acknowledged is on two machines.
    fn has_standby(&self) -> Pending<'_, bool> {
        Box::pin(std::future::ready(Ok(false)))
    }
}

/// Opens the store that a text names: `postgres://…`, or a file for SQLite.
///
/// # Errors
/// Why it cannot be opened, in one sentence.
pub async fn open(place: &str) -> Result<std::sync::Arc<dyn Store>, StoreError> {
    if place.starts_with("postgres://") || place.starts_with("postgresql://") {
        Ok(std::sync::Arc::new(Postgres::open(place).await?))
    } else {
        Ok(std::sync::Arc::new(Sqlite::open(std::path::Path::new(
            place,
        ))?))
    }
}

/// The computer as the store has it.
fn computer(level: Option<i64>, dice_key: Option<&[u8]>) -> Option<Computer> {
    Some(Computer {
        level: u8::try_from(level?).unwrap_or(u8::MAX),
        dice_key: dice_key.and_then(digest),
    })
}

/// A digest as the store has it.
fn digest(bytes: &[u8]) -> Option<Digest> {
    bytes.try_into().ok().map(Digest::new)
}
