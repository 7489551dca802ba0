//! The writer, in the columns of GNU Backgammon.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::super::record::{Action, Entry, GameRecord, GameResult, MatchRecord};
use super::super::sgf;
use super::head::{self, write_remark, write_tag};
use crate::side::Side;

/// The width of the left column.
const LEFT: usize = 27;

/// Writes matches as a `.mat` file.
#[must_use]
pub fn write(matches: &[MatchRecord]) -> String {
    let mut out = String::new();
    for record in matches {
        if !out.is_empty() {
            out.push('\n');
        }
        write_match(&mut out, record);
    }
    out
}

fn write_match(out: &mut String, record: &MatchRecord) {
    for tag in &record.tags {
        write_tag(out, &tag.key, &tag.value);
    }
    if !record.tags.is_empty() && !record.comment.is_empty() {
        out.push('\n');
    }
    write_comment(out, &record.comment);
    if !record.tags.is_empty() || !record.comment.is_empty() {
        out.push('\n');
    }
    out.push_str(&format!(" {} point match\n", record.length));
    let by_score = record.crawford_game_by_score();
    for (index, game) in record.games.iter().enumerate() {
        write_game(out, game, by_score == Some(index));
    }
}

fn write_comment(out: &mut String, comment: &str) {
    if !comment.is_empty() {
        comment.split('\n').for_each(|line| write_remark(out, line));
    }
}

fn write_game(out: &mut String, game: &GameRecord, crawford_by_score: bool) {
    out.push_str(&format!("\n Game {}\n", game.number));
    write_names(out, game);
    if game.crawford != crawford_by_score {
        write_tag(
            out,
            "CrawfordGame",
            if game.crawford { "On" } else { "Off" },
        );
    }
    write_comment(out, &game.comment);
    let mut rows = Rows {
        out,
        number: 0,
        left: None,
    };
    for entry in &game.entries {
        rows.entry(entry);
    }
    rows.finish(game.result);
}

fn write_names(out: &mut String, game: &GameRecord) {
    let plain = |name: &str| -> String {
        name.chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect()
    };
    let [light, dark] = [&game.players[0], &game.players[1]].map(|name| plain(name));
    let [light_score, dark_score] = game.score;
    let left = format!("{light} : {light_score}");
    let line = format!(" {left:<30} {dark} : {dark_score}");
    let reads_back = match head::names(&line) {
        Ok(head::Names {
            first,
            second: Some((second, score, _)),
        }) => {
            first == (game.players[0].clone(), light_score)
                && (second, score) == (game.players[1].clone(), dark_score)
        }
        _ => false,
    } && head::game_number(&line).is_none()
        && head::match_length(&line).is_none()
        && !line.trim_start().starts_with(';');
    if reads_back {
        out.push_str(&line);
        out.push('\n');
    } else {
        // The line of names has to be there, whatever the players are called.
        let left = format!("Player 1 : {light_score}");
        out.push_str(&format!(" {left:<30} Player 2 : {dark_score}\n"));
        write_tag(out, "Player 1", &game.players[0]);
        write_tag(out, "Player 2", &game.players[1]);
    }
}

/// Entries put into rows: light left, dark right.
struct Rows<'out> {
    out: &'out mut String,
    number: u32,
    /// The left entry of a row that has not been written yet.
    left: Option<String>,
}

impl Rows<'_> {
    fn entry(&mut self, entry: &Entry) {
        match (text(&entry.action), entry.action.side()) {
            (Some(text), Some(Side::Light)) => {
                self.end_row();
                self.left = Some(text);
            }
            (Some(text), _) => {
                let left = self.left.take().unwrap_or_default();
                self.row(&left, &text);
            }
            (None, _) => {
                self.end_row();
                if let Action::Setup(setup) = entry.action {
                    let node: Vec<String> = sgf::setup_properties(setup)
                        .iter()
                        .map(ToString::to_string)
                        .collect();
                    write_tag(self.out, "Setup", &node.concat());
                }
            }
        }
        if !entry.comment.is_empty() {
            // A remark belongs to the entry before it, so the row ends here.
            self.end_row();
            write_comment(self.out, &entry.comment);
        }
    }

    /// The result stands in the winner's column. GNU Backgammon takes it for something else if it
    /// begins a line while the right entry of the last row is still to come.
    fn finish(mut self, result: Option<GameResult>) {
        let Some(GameResult { winner, points, .. }) = result else {
            self.end_row();
            return;
        };
        let plural = if points == 1 { "" } else { "s" };
        let text = format!(" Wins {points} point{plural}");
        match (winner, self.left.take()) {
            (Side::Dark, Some(left)) => self.row(&left, &text),
            (winner, left) => {
                self.left = left;
                self.end_row();
                let indent = match winner {
                    Side::Light => 5,
                    Side::Dark => LEFT + 6,
                };
                self.out.push_str(&format!("{:indent$}{text}\n", ""));
            }
        }
    }

    fn end_row(&mut self) {
        if let Some(left) = self.left.take() {
            self.row(&left, "");
        }
    }

    fn row(&mut self, left: &str, right: &str) {
        self.number += 1;
        // Blanks up to the right column also where it is empty: GNU Backgammon goes by the width of
        // a row, and reads a double that nobody made into `  3)  Takes` without them.
        let row = format!("{:>3}) {left:<LEFT$} {right}\n", self.number);
        self.out.push_str(&row);
    }
}

/// An entry as it stands in its column.
pub(in super::super) fn text(action: &Action) -> Option<String> {
    Some(match action {
        Action::Play { roll, moves, .. } => {
            let mut text = format!("{roll:#}:");
            for step in moves {
                text.push_str(&format!(" {step}"));
            }
            text
        }
        Action::Hidden { roll, text, .. } => {
            // Without a word behind it a roll would be one that could not be played.
            let text = if text.is_empty() { "????" } else { text };
            match roll {
                Some(roll) => format!("{roll:#}: {text}"),
                None => format!("00: {text}"),
            }
        }
        Action::Double { value, .. } => format!(" Doubles => {value}"),
        Action::Beaver { value, .. } => format!(" Beavers => {value}"),
        Action::Take { .. } => " Takes".into(),
        Action::Drop { .. } => " Drops".into(),
        Action::Setup(_) | Action::Note => return None,
    })
}
