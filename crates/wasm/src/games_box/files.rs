//! Games in and out of the box as files.

use std::collections::BTreeMap;

use ::table::Table;
use ::table::files::{self, Format};

use super::GamesBox;
use crate::failure::Failure;
use crate::sitting::Sitting;
use crate::types::{ExportedFile, Imported, ImportedGame, NodeId, Read, TableId};
use crate::unreadable;

/// So many games of a file that cannot be read are named.
const MOST_UNREAD: usize = 5;

impl GamesBox {
    /// Opens a table for every game of a file.
    pub fn import_record(
        &mut self,
        text: &str,
        file_name: Option<&str>,
        now: u64,
    ) -> Read<Imported> {
        let bytes = text.as_bytes();
        let found = match files::import(bytes, Format::of(file_name, bytes), None) {
            Ok(found) => found,
            Err(fault) => return Read::bad(unreadable::games(text, &fault)),
        };
        let mut games = Vec::new();
        let mut unread = Vec::new();
        for imported in found {
            match imported {
                Ok(imported) => {
                    let id = self.last_id + 1;
                    let Some(sitting) = Sitting::take_up(id, &imported.table, now) else {
                        continue;
                    };
                    self.last_id = id;
                    let [light, dark] = &imported.table.header().players;
                    let title = format!("{} – {}", light.name, dark.name);
                    let view = self.sit_down(sitting, now);
                    games.push(ImportedGame { title, view });
                }
                Err(fault) if unread.len() < MOST_UNREAD => {
                    unread.push(unreadable::games(text, &fault));
                }
                Err(_) => {}
            }
        }
        if games.is_empty() && !unread.is_empty() {
            return Read::bad(unread.swap_remove(0));
        }
        Read::good(Imported { games, unread })
    }

    /// The record on the way to the end of the line that is shown, as a file, with remarks by the nodes they stand at.
    ///
    /// # Errors
    /// If there is no such table, or the format is for another game.
    pub fn export_record(
        &self,
        table: TableId,
        format: &str,
        notes: &BTreeMap<NodeId, String>,
    ) -> Result<ExportedFile, Failure> {
        let sitting = self.sitting(table)?;
        let whole = sitting.remarked(notes).ok_or(Failure::NotExported)?;
        let (format, ending) = match format {
            "own" => return Ok(own_file(&whole, sitting)),
            "pdn" => (Format::Pdn, "pdn"),
            "mat" => (Format::Mat, "mat"),
            "sgf" => (Format::Sgf, "sgf"),
            "pgn" => (Format::Pgn, "pgn"),
            other => return Err(Failure::NoSuchFormat(other.to_owned())),
        };
        let exported = files::export(&whole, format).map_err(|_| Failure::NotExported)?;
        Ok(ExportedFile {
            file_name: file_name(&whole, ending),
            text: exported.text,
            secret: None,
        })
    }

    /// The same in our own format and as it is kept, with what the dice have yet to show.
    pub(crate) fn save_record(&self, table: TableId) -> Result<ExportedFile, Failure> {
        let sitting = self.sitting(table)?;
        Ok(own_file(&sitting.table_at(sitting.end_of_line()), sitting))
    }
}

fn own_file(table: &Table, sitting: &Sitting) -> ExportedFile {
    ExportedFile {
        file_name: file_name(table, "jsonl"),
        text: table.lines().flat_map(|line| [line, "\n"]).collect(),
        secret: sitting.secret(),
    }
}

fn file_name(table: &Table, ending: &str) -> String {
    let name = table.header().rules.id().replace([':', '+'], "-");
    format!("{name}.{ending}")
}
