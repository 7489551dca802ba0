//! The games of a match of draughts in a file, for whoever wants to see how they were won and lost.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use draughts::formats::pdn::{Edition, PdnGame, Routes, Score};
use draughts::{Course, Event, Game, Side, Turn};

use super::player::Player;
use crate::answer::Failure;
use crate::files::named;

/// A file to which every game is added as soon as it has ended.
pub(super) struct KeptGames {
    path: PathBuf,
    file: File,
    /// The players as they were told of.
    names: [String; 2],
    /// The game under way, and the seat that has the white pieces.
    game: Option<(Game, usize)>,
}

impl KeptGames {
    /// A new file; one that is there already stays as it is.
    pub(super) fn new(path: &Path, players: [&Player; 2]) -> Result<Self, Failure> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        Ok(Self {
            path: path.to_owned(),
            file: file.map_err(|error| named(path, &error))?,
            names: players.map(ToString::to_string),
            game: None,
        })
    }

    pub(super) fn begin(&mut self, start: &Course, white: usize) {
        let game = Game::from_position(start.rules().clone(), *start.position());
        self.game = Some((game, white));
    }

    pub(super) fn take(&mut self, turn: &Turn) {
        let Some((game, _)) = &mut self.game else {
            return;
        };
        let huff = turn.huff.map(Event::Huff);
        let play = turn.play.clone().map(Event::Move);
        for event in huff.into_iter().chain(play) {
            // The match has judged it. A draw that the turns of the opening bring earlier is not known here.
            if game.apply(&event).is_err() {
                break;
            }
        }
    }

    pub(super) fn finish(&mut self, winner: Option<Side>) -> Result<(), Failure> {
        let Some((game, white)) = self.game.take() else {
            return Ok(());
        };
        let mut record = PdnGame::from_game(&game, Routes::Whole);
        let rules = game.rules();
        let score = winner.map_or(Score::Draw, |side| Score::of_winner(side, rules));
        record.set_tag("White", &self.names[white]);
        record.set_tag("Black", &self.names[1 - white]);
        record.end_with(score, rules);
        let text = record.to_pdn(Edition::Three);
        writeln!(self.file, "{text}").map_err(|error| named(&self.path, &error))
    }
}
