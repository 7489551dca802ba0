//! A match put together from its records.

use alloc::string::String;
use alloc::vec::Vec;

use super::super::record::{
    Action, Entry, GameRecord, GameResult, MatchRecord, Move, SgfExtras, key,
};
use super::super::text::Place;
use super::entries::{self, Cube, GameFoot, GameHead, MatchHead, Played, Record};
use crate::dice::Roll;
use crate::position::{Position, StartingPosition};
use crate::side::Side;

use super::{XgError, archive, begins};

/// Reads the match of a file.
///
/// # Errors
/// Where the file makes no sense, and why.
pub fn read(bytes: &[u8]) -> Result<Vec<MatchRecord>, XgError> {
    if !begins(bytes) {
        return Err(XgError::NotXg);
    }
    let data = archive::file(bytes, "temp.xg")?;
    let mut reader = Reader::default();
    for (index, record) in entries::records(&data).enumerate() {
        reader.read(record, index + 1)?;
    }
    reader.end()
}

/// A match being read.
#[derive(Default)]
struct Reader {
    found: Option<MatchRecord>,
    names: [String; 2],
    start: StartingPosition,
    /// The board that the moves so far have led to, as Light sees it.
    board: Option<Position>,
    /// The number on the cube.
    cube: u64,
    /// Whether positions are always seen by the first player; open until one tells.
    by_first: Option<bool>,
}

const fn side_of(number: i32) -> Side {
    if number < 0 { Side::Dark } else { Side::Light }
}

impl Reader {
    fn read(&mut self, record: Record<'_>, number: usize) -> Result<(), XgError> {
        match record {
            Record::MatchHead(head) => self.begin_match(&head),
            Record::GameHead(head) => self.begin_game(&head, number),
            Record::Cube(cube) => self.cube(&cube),
            Record::Play(play) => self.play(&play, number),
            Record::GameFoot(foot) => self.end_game(&foot),
            Record::Other => Ok(()),
        }
    }

    fn begin_match(&mut self, head: &MatchHead<'_>) -> Result<(), XgError> {
        self.start = match head.variation() {
            0 => StartingPosition::Standard,
            1 => StartingPosition::Nackgammon,
            2 => StartingPosition::Hypergammon,
            other => return Err(XgError::OtherGame(other)),
        };
        let mut found = MatchRecord {
            length: head.length(),
            ..MatchRecord::default()
        };
        self.names = head.players();
        for (name, value) in head.tags() {
            found.set_tag(name, &value);
        }
        let said = |yes: bool| if yes { "On" } else { "Off" };
        if head.length() > 0 {
            found.set_tag(key::CRAWFORD, said(head.crawford()));
        } else {
            found.set_tag(key::JACOBY, said(head.jacoby()));
            found.set_tag(key::BEAVER, said(head.beaver()));
        }
        if let Some(variation) = entries::variation_name(head.variation()) {
            found.set_tag(key::VARIATION, variation);
        }
        self.found = Some(found);
        Ok(())
    }

    fn begin_game(&mut self, head: &GameHead<'_>, number: usize) -> Result<(), XgError> {
        let start = self.start.position();
        if !head.start().is_some_and(|found| found == start) {
            return Err(XgError::Position(number));
        }
        (self.board, self.cube) = (Some(start), 1);
        let [light, dark] = head.score();
        let game = GameRecord {
            number: head.number(),
            players: self.names.clone(),
            score: [light, dark],
            crawford: head.crawford(),
            place: Place::default(),
            ..GameRecord::default()
        };
        self.found
            .as_mut()
            .ok_or(XgError::NoMatch)?
            .games
            .push(game);
        Ok(())
    }

    fn note(&mut self, action: Action) -> Result<(), XgError> {
        let found = self.found.as_mut().ok_or(XgError::NoMatch)?;
        let game = found.games.last_mut().ok_or(XgError::NoMatch)?;
        game.entries.push(Entry {
            action,
            comment: String::new(),
            sgf: SgfExtras::default(),
            place: Place::default(),
        });
        Ok(())
    }

    fn cube(&mut self, cube: &Cube<'_>) -> Result<(), XgError> {
        if !cube.doubles() {
            return Ok(());
        }
        let side = side_of(cube.side());
        let value = self.cube.saturating_mul(2);
        self.note(Action::Double { side, value })?;
        let other = side.other();
        if cube.answer() == 0 {
            return self.note(Action::Drop { side: other });
        }
        self.cube = value;
        if cube.answer() == 2 {
            // Turned once more and kept; what the doubler then says is a take, since a second beaver is not told here.
            self.cube = value.saturating_mul(2);
            self.note(Action::Beaver {
                side: other,
                value: self.cube,
            })?;
            return self.note(Action::Take { side });
        }
        self.note(Action::Take { side: other })
    }

    fn play(&mut self, played: &Played<'_>, number: usize) -> Result<(), XgError> {
        let roll = played.dice().ok_or(XgError::Dice(number))?;
        let side = side_of(played.side());
        let board = self.board.ok_or(XgError::NoMatch)?;
        let before = match side {
            Side::Light => board,
            Side::Dark => board.swapped(),
        };
        let by_first = self
            .view(played, side, before)
            .ok_or(XgError::Position(number))?;
        let after = played.after(by_first && side == Side::Dark);
        let after = after.ok_or(XgError::Position(number))?;
        let moves = moves(before, roll, after).ok_or(XgError::Play(number))?;
        self.board = Some(match side {
            Side::Light => after,
            Side::Dark => after.swapped(),
        });
        self.note(Action::Play { side, roll, moves })
    }

    /// Whether positions are seen by the first player, or by whoever plays; nothing where neither follows.
    fn view(&mut self, played: &Played<'_>, side: Side, before: Position) -> Option<bool> {
        let fits = |by_first: bool| played.before(by_first && side == Side::Dark) == Some(before);
        if let Some(by_first) = self.by_first {
            return fits(by_first).then_some(by_first);
        }
        let fitting = [false, true].map(fits);
        if fitting == [true, true] {
            // The light side, or a position that looks the same from both sides: nothing is told yet.
            let leads = |by_first: bool| {
                let after = played.after(by_first && side == Side::Dark)?;
                moves(before, played.dice()?, after)
            };
            let by_first = side == Side::Dark && leads(false).is_none() && leads(true).is_some();
            if by_first {
                self.by_first = Some(true);
            }
            return Some(by_first);
        }
        let by_first = fitting[1];
        (fitting[0] || by_first).then(|| {
            self.by_first = Some(by_first);
            by_first
        })
    }

    fn end_game(&mut self, foot: &GameFoot<'_>) -> Result<(), XgError> {
        let found = self.found.as_mut().ok_or(XgError::NoMatch)?;
        let game = found.games.last_mut().ok_or(XgError::NoMatch)?;
        if foot.winner() != 0 {
            game.result = Some(GameResult {
                winner: side_of(foot.winner()),
                points: foot.points(),
                resigned: foot.resigned(),
            });
        }
        Ok(())
    }

    fn end(self) -> Result<Vec<MatchRecord>, XgError> {
        let mut found = self.found.ok_or(XgError::NoMatch)?;
        for game in &mut found.games {
            game.normalise(Some(self.start));
        }
        Ok(alloc::vec![found])
    }
}

/// The moves that lead from one position to another, both as the mover sees them.
fn moves(before: Position, roll: Roll, after: Position) -> Option<Vec<Move>> {
    if before == after {
        return Some(Vec::new());
    }
    let play = before.play_to(roll, after.swapped())?;
    Some(play.steps().iter().copied().map(Move::from).collect())
}
