//! What the players get to see of the board, or to hear.

use ::backgammon::Event as Bg;
use table::Side;
use table::game::{Contest, GameEvent, ToAct};
use words::picture::{Beside, ChessPicture, DraughtsPicture, Picture};
use words::speech::{self, Whose};

use super::sitting::Sitting;
use crate::answer::Failure;

impl Sitting<'_, '_> {
    /// A move was made: the board is shown again, once the computer has answered where it is its turn.
    pub(super) fn board_changed(&mut self) -> Result<(), Failure> {
        self.stale = true;
        match self.table.to_act() {
            ToAct::Player(side) | ToAct::Dice(side) if self.is_computer(side) => Ok(()),
            _ => self.show_what_changed(),
        }
    }

    pub(super) fn show_what_changed(&mut self) -> Result<(), Failure> {
        if !core::mem::take(&mut self.stale) || self.plain || self.table.outcome().is_some() {
            return Ok(());
        }
        self.print("")?;
        self.show_board()
    }

    /// The board as it is shown after a move. By ear the move itself was enough.
    pub(super) fn show_board(&mut self) -> Result<(), Failure> {
        if self.plain {
            return Ok(());
        }
        let columns = self.terminal.columns();
        let drawn = match self.table.contest() {
            Contest::Backgammon(_) => self.backgammon_board(columns),
            Contest::Draughts(game) => {
                let setup = game.game().position().setup();
                let picture = Picture::Draughts(DraughtsPicture::of(setup, game.rules()));
                let beside = Beside {
                    columns,
                    ..Beside::default()
                };
                picture.to_text(&beside).join("\n") + "\n"
            }
            Contest::Chess(game) => {
                let picture = Picture::Chess(ChessPicture::of(game.game().board()));
                let beside = Beside {
                    columns,
                    ..Beside::default()
                };
                picture.to_text(&beside).join("\n") + "\n"
            }
        };
        self.print(&drawn)
    }

    /// The board in words, for the side to move or for the only person.
    pub(super) fn describe(&mut self) -> Result<(), Failure> {
        let lines = match self.table.contest() {
            Contest::Backgammon(game) => {
                let listener = self.lone_person().unwrap_or_else(|| self.acting());
                let position = match self.acting() == listener {
                    true => self.position_so_far(),
                    false => self.position_so_far().swapped(),
                };
                let mut lines = vec![self.about(game)];
                lines.extend(speech::backgammon_board(position, self.lang));
                lines
            }
            Contest::Draughts(game) => {
                let listener = self.lone_person().unwrap_or_else(|| self.acting());
                let setup = game.game().position().setup();
                speech::draughts_board(setup, game.rules(), listener, self.lang)
            }
            Contest::Chess(game) => {
                let listener = self.lone_person().unwrap_or_else(|| self.acting());
                words::chess::spoken_board(game.game().board(), listener.into(), self.lang)
            }
        };
        self.print(&lines.join("\n"))
    }

    /// A turn as it is written.
    pub(super) fn written(&self, turn: &GameEvent) -> String {
        let contest = self.table.contest();
        match (turn, contest) {
            (GameEvent::Chess(event), Contest::Chess(game)) if self.plain => {
                words::chess::spoken(game.game(), event, self.lang)
            }
            (GameEvent::Chess(_), _) => {
                let text = contest.write(turn).unwrap_or_default();
                words::chess::move_text(&text, self.lang)
            }
            _ if !self.plain => contest.write(turn).unwrap_or_default(),
            (GameEvent::Draughts(turn), Contest::Draughts(game)) => {
                speech::turn(game.rules(), turn, self.lang)
            }
            (GameEvent::Backgammon(Bg::Play(play)), _) => {
                let by = match self.lone_person() {
                    Some(person) if person != self.acting() => Whose::Other,
                    _ => Whose::Own,
                };
                speech::play(play, by, self.lang)
            }
            _ => contest.write(turn).unwrap_or_default(),
        }
    }

    /// Tells what a side plays, before it happens.
    pub(super) fn say_turn(&mut self, side: Side, turn: &GameEvent) -> Result<(), Failure> {
        let text = format!("{}: {}", self.who(side), self.written(turn));
        self.print(&text)
    }
}
