//! The reader: line by line, then column by column.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::super::record::{
    Action, Entry, GameRecord, MatchRecord, Setup, Tag, add_line, tidy_comment,
};
use super::super::sgf;
use super::super::text::{Place, lines};
use super::head::{self, Names, Remark};
use super::row::{self, Cell};
use super::{MatError, MatErrorKind};
use crate::side::Side;

/// Reads the matches of a `.mat` file; nearly always there is one.
///
/// The plays need not be legal: [`check`](MatchRecord::check) says whether they are.
///
/// # Errors
/// Where the text makes no sense, and why.
pub fn read(text: &str) -> Result<Vec<MatchRecord>, MatError> {
    let mut reader = Reader::default();
    for (number, line) in lines(text) {
        reader
            .line(number, line)
            .map_err(|(place, kind)| MatError { place, kind })?;
    }
    reader.finish_match()?;
    if reader.matches.is_empty() {
        return Err(MatError {
            place: Place::default(),
            kind: MatErrorKind::NoMatchLength,
        });
    }
    Ok(reader.matches)
}

type Bad = (Place, MatErrorKind);

/// What a line of a game holds, before it is known whose each entry is.
enum Line {
    Row(u32, Vec<row::Placed>),
    Remark(String),
    Setup(Entry),
}

/// A game under way.
struct Game {
    record: GameRecord,
    /// How many names have been read.
    names: usize,
    /// The column of the second name, if both stood in one line.
    second_name: Option<u32>,
    /// What the file says of the Crawford rule, if it does.
    crawford: Option<bool>,
    lines: Vec<Line>,
    won: bool,
    checkers_a_side: u8,
}

#[derive(Default)]
struct Reader {
    matches: Vec<MatchRecord>,
    /// The match under way, and whether its length has been read.
    current: Option<MatchRecord>,
    crawford: Vec<Option<bool>>,
    game: Option<Game>,
    /// Tags and remarks that belong to the next match, if one follows, else to what went before.
    pending: Vec<String>,
    /// Has there been a blank line, or the end of the game, since the last row?
    apart: bool,
}

impl Reader {
    fn line(&mut self, number: u32, line: &str) -> Result<(), Bad> {
        let place = Place::line(number);
        let text = line.trim();
        if text.is_empty() {
            self.apart = true;
            return Ok(());
        }
        if let Some(remark) = text.strip_prefix(';') {
            return self.remark(place, remark);
        }
        if let Some(length) = head::match_length(text) {
            let length = length.map_err(|kind| (place, kind))?;
            return self.begin_match(length);
        }
        if let Some((game, rest)) = head::game_number(text) {
            let game = game.map_err(|kind| (place, kind))?;
            return self.begin_game(place, game, rest);
        }
        match &mut self.game {
            Some(game) if game.names < 2 => {
                self.apart = false;
                game.read_names(line).map_err(|kind| (place, kind))
            }
            Some(_) => self.row(number, line),
            // A box drawn around the title, or whatever else stands above the first game.
            None => {
                self.pending.push(text.into());
                Ok(())
            }
        }
    }

    fn remark(&mut self, place: Place, text: &str) -> Result<(), Bad> {
        let Some(game) = self.game.as_mut().filter(|_| !self.apart) else {
            self.pending.push(text.into());
            return Ok(());
        };
        game.remark(place, text)
    }

    fn row(&mut self, number: u32, line: &str) -> Result<(), Bad> {
        self.flush_pending()?;
        self.apart = false;
        let Some(game) = self.game.as_mut() else {
            return Ok(());
        };
        // Such as `(Crawford game)` in a line of its own; a row has a number or a roll in it.
        let word = line.trim_start().starts_with(|c: char| !c.is_ascii_digit());
        if word && !line.contains(':') && line.to_ascii_lowercase().contains("crawford") {
            game.crawford = Some(is_crawford(line));
            return Ok(());
        }
        let cells = row::cells(number, line).map_err(|error| (error.place, error.kind))?;
        for (column, cell) in &cells {
            if game.won && cell.is_action() {
                return Err((Place::new(number, *column), MatErrorKind::AfterTheEnd));
            }
            game.won |= matches!(cell, Cell::Wins(_));
        }
        if let Some((column, _)) = cells.iter().filter(|(_, cell)| cell.is_action()).nth(2) {
            return Err((Place::new(number, *column), MatErrorKind::ThirdEntry));
        }
        self.apart |= game.won;
        game.lines.push(Line::Row(number, cells));
        Ok(())
    }

    /// No match follows the pending remarks, so they belong to the game they stand in.
    fn flush_pending(&mut self) -> Result<(), Bad> {
        for text in mem::take(&mut self.pending) {
            match &mut self.game {
                Some(game) => game.remark(Place::default(), &text)?,
                None => self.head_remark(&text),
            }
        }
        Ok(())
    }

    /// A remark above the games.
    fn head_remark(&mut self, text: &str) {
        let Some(record) = &mut self.current else {
            self.pending.push(text.into());
            return;
        };
        match head::remark(text) {
            Remark::Tag(tag) => record.tags.push(tag),
            Remark::Text(text) => add_line(&mut record.comment, text),
        }
    }

    fn begin_match(&mut self, length: u32) -> Result<(), Bad> {
        let head = mem::take(&mut self.pending);
        self.finish_match()
            .map_err(|error| (error.place, error.kind))?;
        self.current = Some(MatchRecord {
            length,
            ..MatchRecord::default()
        });
        for text in head {
            self.head_remark(&text);
        }
        self.apart = true;
        Ok(())
    }

    fn begin_game(&mut self, place: Place, number: u32, rest: &str) -> Result<(), Bad> {
        self.flush_pending()?;
        self.finish_game()?;
        let Some(record) = &self.current else {
            return Err((place, MatErrorKind::GameBeforeMatch));
        };
        let mut game = Game {
            record: GameRecord {
                number,
                place,
                ..GameRecord::default()
            },
            names: 0,
            second_name: None,
            crawford: None,
            lines: Vec::new(),
            won: false,
            checkers_a_side: record.start().unwrap_or_default().checkers_a_side(),
        };
        if rest.to_ascii_lowercase().contains("crawford") {
            game.crawford = Some(is_crawford(rest));
        }
        self.game = Some(game);
        self.apart = false;
        Ok(())
    }

    fn finish_game(&mut self) -> Result<(), Bad> {
        let (Some(game), Some(record)) = (self.game.take(), &mut self.current) else {
            return Ok(());
        };
        if game.names < 2 {
            let place = game.record.place;
            return Err((place, MatErrorKind::NoNames));
        }
        self.crawford.push(game.crawford);
        record.games.push(game.finish(record));
        Ok(())
    }

    fn finish_match(&mut self) -> Result<(), MatError> {
        self.flush_pending()
            .and_then(|()| self.finish_game())
            .map_err(|(place, kind)| MatError { place, kind })?;
        let said = mem::take(&mut self.crawford);
        let Some(mut record) = self.current.take() else {
            return Ok(());
        };
        let by_score = record.crawford_game_by_score();
        for (index, (game, said)) in record.games.iter_mut().zip(said).enumerate() {
            game.crawford = said.unwrap_or(by_score == Some(index));
        }
        record.comment = tidy_comment(&record.comment);
        self.matches.push(record);
        Ok(())
    }
}

/// `Crawford game`, and not `post-Crawford`.
fn is_crawford(text: &str) -> bool {
    !text.to_ascii_lowercase().contains("post")
}

impl Game {
    fn read_names(&mut self, line: &str) -> Result<(), MatErrorKind> {
        let Names { first, second } = head::names(line)?;
        for (name, score) in [
            Some(first),
            second.map(|(name, score, column)| {
                self.second_name = Some(column + 1);
                (name, score)
            }),
        ]
        .into_iter()
        .flatten()
        {
            if self.names == 2 {
                break;
            }
            self.record.players[self.names] = name;
            self.record.score[self.names] = score;
            self.names += 1;
        }
        Ok(())
    }

    fn remark(&mut self, place: Place, text: &str) -> Result<(), Bad> {
        match head::remark(text) {
            Remark::Tag(tag) => self.tag(place, text, &tag),
            Remark::Text(text) => {
                self.lines.push(Line::Remark(text.into()));
                Ok(())
            }
        }
    }

    /// The tags that our own writer puts inside a game; others are remarks.
    fn tag(&mut self, place: Place, text: &str, tag: &Tag) -> Result<(), Bad> {
        match tag.key.as_str() {
            "Setup" => {
                let setups = sgf::setup_of_text(&tag.value, self.checkers_a_side)
                    .map_err(|error| (place, MatErrorKind::Setup(error)))?;
                let entries = setups
                    .into_iter()
                    .map(|setup| Line::Setup(Entry::at(Action::Setup(setup), place)));
                self.lines.extend(entries);
            }
            "CrawfordGame" => self.crawford = Some(tag.value == "On"),
            // Only right below the names: some programs repeat their whole head between games.
            "Player 1" if self.lines.is_empty() => self.record.players[0].clone_from(&tag.value),
            "Player 2" if self.lines.is_empty() => self.record.players[1].clone_from(&tag.value),
            _ => self.lines.push(Line::Remark(text.trim().into())),
        }
        Ok(())
    }

    /// The column that parts left from right: half way between where the entries of the two
    /// columns usually begin. Rows with two entries show it; without any, the names do.
    fn parting(&self) -> u32 {
        let mut starts = [Vec::new(), Vec::new()];
        for line in &self.lines {
            let Line::Row(_, cells) = line else { continue };
            let mut actions = cells.iter().filter(|(_, cell)| cell.is_action());
            if let (Some((left, _)), Some((right, _))) = (actions.next(), actions.next()) {
                starts[0].push(*left);
                starts[1].push(*right);
            }
        }
        let median = |starts: &mut Vec<u32>| {
            let middle = starts.len() / 2;
            (!starts.is_empty()).then(|| *starts.select_nth_unstable(middle).1)
        };
        let left = median(&mut starts[0]).unwrap_or(6);
        let right = median(&mut starts[1]).or(self.second_name).unwrap_or(34);
        left.saturating_add(right) / 2
    }

    /// Settles whose each entry is, follows the game, and settles who won.
    fn finish(self, record: &MatchRecord) -> GameRecord {
        let parting = self.parting();
        let mut game = self.record;
        let mut wins = None;
        let mut cube = 1_u64;
        for line in self.lines {
            match line {
                Line::Remark(text) => match game.entries.last_mut() {
                    Some(entry) => add_line(&mut entry.comment, &text),
                    None => add_line(&mut game.comment, &text),
                },
                Line::Setup(entry) => {
                    if let Action::Setup(Setup::CubeValue(value)) = entry.action {
                        cube = value;
                    }
                    game.entries.push(entry);
                }
                Line::Row(number, cells) => {
                    let two = cells.iter().filter(|(_, cell)| cell.is_action()).count() == 2;
                    let mut in_order = Side::BOTH.into_iter();
                    for (column, cell) in cells {
                        let by_order = if two && cell.is_action() {
                            in_order.next()
                        } else {
                            None
                        };
                        let by_column = Side::BOTH[usize::from(column > parting)];
                        let side = by_order.unwrap_or(by_column);
                        let place = Place::new(number, column);
                        match action(cell, side, &mut cube) {
                            Some(Done::Action(action)) => {
                                game.entries.push(Entry::at(action, place));
                            }
                            Some(Done::Wins(points)) => wins = Some((side, points)),
                            None => {}
                        }
                    }
                }
            }
        }
        game.comment = tidy_comment(&game.comment);
        for entry in &mut game.entries {
            entry.comment = tidy_comment(&entry.comment);
        }
        if let Some((winner, _)) = wins {
            add_silent_drop(&mut game, winner);
        }
        let evidence = game.follow(record.start());
        if let Some((by_column, points)) = wins {
            game.settle(evidence.winner().unwrap_or(by_column), points, evidence);
        }
        game
    }
}

/// Some programs leave out that a double was refused when the game ends with it.
fn add_silent_drop(game: &mut GameRecord, winner: Side) {
    if let Some(Entry { action, place, .. }) = game.entries.last()
        && matches!(action, Action::Double { side, .. } if *side == winner)
    {
        let side = winner.other();
        game.entries.push(Entry::at(Action::Drop { side }, *place));
    }
}

enum Done {
    Action(Action),
    Wins(u64),
}

/// The action of an entry. A turn of the cube whose value is not written doubles what it showed.
fn action(cell: Cell, side: Side, cube: &mut u64) -> Option<Done> {
    let turn = |value: Option<u64>, cube: &mut u64| {
        *cube = value.unwrap_or(cube.saturating_mul(2));
        *cube
    };
    Some(Done::Action(match cell {
        Cell::Play(roll, moves) => Action::Play { side, roll, moves },
        Cell::Hidden(roll, text) => Action::Hidden { side, roll, text },
        Cell::Double(value) => Action::Double {
            side,
            value: turn(value, cube),
        },
        Cell::Beaver(value) => Action::Beaver {
            side,
            value: turn(value, cube),
        },
        Cell::Take => Action::Take { side },
        Cell::Drop => Action::Drop { side },
        Cell::Wins(points) => return Some(Done::Wins(points)),
        Cell::Aside => return None,
    }))
}

/// Reads one entry as it stands in its column, as the SGF writer keeps it where it has no other
/// way to say the same.
pub(in super::super) fn entry_of_text(text: &str, side: Side) -> Option<Action> {
    let mut cells = row::cells(0, text).ok()?.into_iter();
    match (cells.next(), cells.next()) {
        (Some((_, cell)), None) => match action(cell, side, &mut 1)? {
            Done::Action(action) => Some(action),
            Done::Wins(_) => None,
        },
        _ => None,
    }
}
