//! What goes wrong with a call itself: a bug or a file that is missing, never an illegal move.

use core::fmt;

use ::players::CannotThink;

use crate::types::{Lang, NodeId, TableId};

/// Why a call has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// No call has this name.
    NoSuchCall(String),
    /// The arguments are not what the call takes.
    Arguments(String),
    /// No table has this id.
    NoSuchTable(TableId),
    /// No node has this id.
    NoSuchNode(NodeId),
    /// There is no such game of the match.
    NoSuchGame(usize),
    /// No rule set is called so.
    NoSuchRules(String),
    /// No format is called so.
    NoSuchFormat(String),
    /// The format is for another game.
    NotExported,
    /// Nothing is being thought about at this table.
    NotThinking(TableId),
    /// The draft contradicts itself.
    Contradiction,
    /// The bytes are no nets.
    NotANet,
    /// The nets have not been loaded.
    NoNets,
    /// The words of this language have not been loaded.
    NoWords(Lang),
    /// Too few random bytes came with the call.
    NoEntropy,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchCall(name) => write!(f, "no such call: {name}"),
            Self::Arguments(why) => write!(f, "the arguments do not fit: {why}"),
            Self::NoSuchTable(table) => write!(f, "no table {table} is open"),
            Self::NoSuchNode(node) => write!(f, "there is no node {node}"),
            Self::NoSuchGame(game) => write!(f, "the match has no game {game}"),
            Self::NoSuchRules(id) => write!(f, "no rule set is called {id:?}"),
            Self::NoSuchFormat(name) => write!(f, "no format is called {name:?}"),
            Self::NotExported => f.write_str("this game cannot be written in that format"),
            Self::NotThinking(table) => write!(f, "nothing is thought about at table {table}"),
            Self::Contradiction => f.write_str("these house rules contradict themselves"),
            Self::NotANet => f.write_str("the file holds no nets for this program"),
            Self::NoNets => f.write_str("the backgammon nets have not been loaded"),
            Self::NoWords(lang) => write!(f, "the words of {lang} have not been loaded"),
            Self::NoEntropy => f.write_str("the call brought too few random bytes"),
        }
    }
}

impl core::error::Error for Failure {}

impl From<CannotThink> for Failure {
    fn from(why: CannotThink) -> Self {
        match why {
            CannotThink::NoNets => Self::NoNets,
            CannotThink::Plies { .. } | CannotThink::OtherGame => Self::Arguments(why.to_string()),
        }
    }
}
