//! `--met`: another match equity table than the computed one.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use engine::backgammon::MatchEquity;
use players::Players;

use crate::answer::Failure;

/// `--met`, where a command judges matches.
#[derive(Debug, Default, Args)]
pub(crate) struct MetArgument {
    /// Take the chances at each score of a match from this table, an XML file as backgammon programs exchange it;
    /// unless given, they are computed.
    #[arg(long, value_name = "FILE")]
    met: Option<PathBuf>,
}

impl MetArgument {
    /// The table to judge by.
    pub(crate) fn table(&self) -> Result<MatchEquity, Failure> {
        let Some(file) = &self.met else {
            return Ok(MatchEquity::compute());
        };
        let named =
            |error: &dyn core::fmt::Display| Failure::Input(format!("{}: {error}", file.display()));
        let text = fs::read_to_string(file).map_err(|error| named(&error))?;
        MatchEquity::from_xml(&text).map_err(|error| named(&error))
    }

    /// Where the table comes from, in a word.
    pub(crate) fn name(&self) -> String {
        self.met
            .as_ref()
            .map_or_else(|| "computed".to_owned(), |file| file.display().to_string())
    }

    /// Gives the table to the players.
    pub(crate) fn load(&self, players: &mut Players) -> Result<(), Failure> {
        if self.met.is_some() {
            players
                .load_match_equity(self.table()?)
                .map_err(Failure::input)?;
        }
        Ok(())
    }
}
