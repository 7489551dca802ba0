//! Who plays in a match, as it is said on the command line.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use engine::chess::Tuning as ChessTuning;
use engine::draughts::Tuning;

use crate::memory::{MOST_MEMORY, memory_bits};
use crate::uci::Spec;

/// A player of a match.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Player {
    /// Ours.
    Own(Own),
    /// Whatever comes, by the seed of the match.
    Random,
    /// A program that speaks the Hub protocol, with its arguments.
    Hub(String),
    /// A program that speaks the Universal Chess Interface.
    Uci(Spec),
    /// A program that speaks the DamExchange protocol, at its address.
    Dxp(String),
    /// A GNU Backgammon that waits at this address.
    Gnubg(String),
}

/// Our own player's settings; what is not said is as usual.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Own {
    pub(super) level: Option<String>,
    pub(super) plies: Option<u32>,
    pub(super) time: Option<Duration>,
    pub(super) nodes: Option<u64>,
    /// Looks the ends of games up, to so many pieces.
    pub(super) endgames: Option<u8>,
    /// Megabytes for what has been found out about positions.
    pub(super) memory: Option<u32>,
    pub(super) table: Option<TableChoice>,
    /// In backgammon: a ply for the plays that are close.
    pub(super) quick: bool,
    /// Numbers of the search of draughts.
    pub(super) tuning: Tuning,
    /// And of that of chess.
    pub(super) chess_tuning: ChessTuning,
    said: String,
}

/// What our own player of draughts judges by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableChoice {
    /// Hand-made weights.
    None,
    /// A file.
    File(PathBuf),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, settings) = text.split_once(':').unwrap_or((text, ""));
        match (kind, settings) {
            ("random", "") => Ok(Self::Random),
            ("self", settings) => Ok(Self::Own(Own::read(settings)?)),
            ("gnubg", address) if address.contains(':') => Ok(Self::Gnubg(address.to_owned())),
            ("hub", command) if !command.is_empty() => Ok(Self::Hub(command.to_owned())),
            ("uci", engine) if !engine.is_empty() => Ok(Self::Uci(Spec::read(engine)?)),
            ("dxp", address) if address.contains(':') => Ok(Self::Dxp(address.to_owned())),
            _ => Err(
                "a player is `self`, `self:` with settings, `random`, `hub:COMMAND`, `uci:COMMAND`, \
                 `dxp:HOST:PORT` or `gnubg:HOST:PORT`"
                    .to_owned(),
            ),
        }
    }
}

impl Own {
    /// The positions it keeps in mind: 2 to the power of this, where nothing is said so many.
    pub(super) fn memory_bits(&self, usual: u32) -> u32 {
        self.memory.map_or(usual, memory_bits)
    }

    fn read(settings: &str) -> Result<Self, String> {
        let mut own = Self {
            said: settings.to_owned(),
            ..Self::default()
        };
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            let bad = || {
                format!(
                    "`{setting}`: settings are level=N, plies=N, time=SECONDS, nodes=N, endgames=PIECES, \
                     memory=MEGABYTES (1 to {MOST_MEMORY}), table=FILE, quick"
                )
            };
            if setting == "quick" {
                own.quick = true;
                continue;
            }
            let (name, value) = setting.split_once('=').ok_or_else(bad)?;
            match name {
                "level" => own.level = Some(value.to_owned()),
                "plies" => own.plies = Some(value.parse().map_err(|_| bad())?),
                "nodes" => own.nodes = Some(value.parse().map_err(|_| bad())?),
                "endgames" => own.endgames = Some(value.parse().map_err(|_| bad())?),
                "memory" => {
                    let megabytes = value.parse().ok();
                    let within =
                        megabytes.filter(|megabytes| (1..=MOST_MEMORY).contains(megabytes));
                    own.memory = Some(within.ok_or_else(bad)?);
                }
                "time" => {
                    let seconds = value.parse().map_err(|_| bad())?;
                    own.time = Some(Duration::try_from_secs_f64(seconds).map_err(|_| bad())?);
                }
                "table" if value == "none" => own.table = Some(TableChoice::None),
                "table" => own.table = Some(TableChoice::File(value.into())),
                _ => {
                    let number = name.strip_prefix("tune.").ok_or_else(bad)?;
                    let value = value.parse().map_err(|_| bad())?;
                    let draughts = own.tuning.set(number, value);
                    let chess = own.chess_tuning.set(number, value);
                    if !draughts && !chess {
                        return Err(bad());
                    }
                }
            }
        }
        Ok(own)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Hub(command) => write!(f, "hub:{command}"),
            Self::Uci(engine) => engine.fmt(f),
            Self::Dxp(address) => write!(f, "dxp:{address}"),
            Self::Gnubg(address) => write!(f, "gnubg:{address}"),
            Self::Own(own) if own.said.is_empty() => f.write_str("self"),
            Self::Own(own) => write!(f, "self:{}", own.said),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        for text in [
            "self",
            "random",
            "hub:./engine --fast",
            "uci:stockfish",
            "uci:stockfish,Skill Level=0,nodes=50",
            "self:tune.null_move=0",
            "dxp:127.0.0.1:27531",
            "self:level=2",
            "self:quick",
            "gnubg:localhost:7118",
            "self:tune.aspiration=20",
            "self:memory=64",
            "self:time=0.05,nodes=1000,table=none,plies=3",
        ] {
            let player: Player = text.parse().expect(text);
            assert_eq!(player.to_string(), text);
        }
        for text in [
            "",
            "selfish",
            "self:nodes=many",
            "self:time=-1",
            "self:speed=3",
            "self:memory=0",
            "self:memory=4097",
            "self:tune.speed=3",
            "self:nodes",
            "random:3",
            "hub:",
            "uci:",
            "uci:stockfish,nodes",
            "dxp:27531",
            "gnubg:7118",
        ] {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }
}
