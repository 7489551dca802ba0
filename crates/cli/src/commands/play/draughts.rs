//! A draughts game for two in the terminal.

use std::sync::Arc;

use ::draughts::formats::fen;
use ::draughts::notation::EntryError;
use ::draughts::{EndReason, Event, Game, Outcome as Ending, Rules, Side, ToAct};

use super::Terminal;
use crate::answer::{Answer, Failure, Outcome};
use crate::draw::draughts_board;

/// Plays until the game is over or the players leave.
pub(super) fn play(rules: Arc<Rules>, terminal: &mut Terminal<'_>) -> Outcome {
    terminal.say(&format!(
        "{}. ○ is White, ● is Black; ◎ and ◉ are kings. Type ? for help.\n",
        rules.name
    ))?;
    let mut sitting = Sitting {
        game: Game::new(rules),
        terminal,
    };
    sitting.run()
}

struct Sitting<'a, 'b> {
    game: Game,
    terminal: &'a mut Terminal<'b>,
}

impl Sitting<'_, '_> {
    fn run(&mut self) -> Outcome {
        self.show_board()?;
        loop {
            let side = match self.game.to_act() {
                ToAct::Player(side) => side,
                ToAct::Over(ending) => {
                    self.announce(&ending)?;
                    return Ok(Answer::Yes);
                }
            };
            let Some(line) = self.terminal.ask(&format!("{}: ", name(side)))? else {
                return self.leave();
            };
            match line.as_str() {
                "" => self
                    .terminal
                    .say("Type a move such as 22-18 or 22x15, or m for the list.")?,
                "?" | "help" => self.terminal.say(HELP)?,
                "q" | "quit" => return self.leave(),
                "board" => self.show_board()?,
                "m" | "moves" => self.list()?,
                "u" | "undo" => self.undo()?,
                "fen" => {
                    let fen = fen::write(self.game.position().setup(), self.game.rules());
                    self.terminal.say(&fen)?;
                }
                "resign" => {
                    self.terminal.say(&format!(
                        "{} resigns, {} wins.",
                        name(side),
                        name(side.other())
                    ))?;
                    return Ok(Answer::Yes);
                }
                "draw" => {
                    let other = name(side.other());
                    let answer = self
                        .terminal
                        .ask(&format!("{other}, a draw is offered: y accepts: "))?;
                    if answer.is_some_and(|answer| matches!(answer.as_str(), "y" | "yes")) {
                        self.terminal.say("Draw by agreement.")?;
                        return Ok(Answer::Yes);
                    }
                    self.terminal.say("The game goes on.")?;
                }
                text => self.enter(text)?,
            }
        }
    }

    fn leave(&mut self) -> Outcome {
        self.terminal.say("The game ends here, undecided.")?;
        Ok(Answer::Yes)
    }

    fn enter(&mut self, text: &str) -> Result<(), Failure> {
        let turn = match self.game.position().read_turn(self.game.rules(), text) {
            Ok(turn) => turn,
            Err(EntryError::Unreadable(error)) => {
                return self.terminal.say(&format!("{error}. Type ? for help."));
            }
            Err(EntryError::Illegal(illegal)) => {
                self.terminal
                    .say(&format!("Not possible: {illegal} [{}]", illegal.article))?;
                if let Some(alternative) = &illegal.alternative {
                    let alternative = self.game.rules().names().play(alternative);
                    self.terminal.say(&format!("For example: {alternative}"))?;
                }
                return Ok(());
            }
        };
        let said = self.game.rules().names().turn(&turn);
        let events = turn
            .huff
            .map(Event::Huff)
            .into_iter()
            .chain(turn.play.map(Event::Move));
        for event in events {
            self.game.apply(&event).map_err(Failure::input)?;
        }
        self.terminal.say(&format!("{said}\n"))?;
        self.show_board()
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let Some(kept) = self.game.events().len().checked_sub(1) else {
            return self.terminal.say("Nothing has been played yet.");
        };
        // Undo is replaying all but the last.
        let mut game = Game::from_position(Arc::new(*self.game.rules()), *self.game.start());
        for event in &self.game.events()[..kept] {
            game.apply(event).map_err(Failure::input)?;
        }
        self.game = game;
        self.show_board()
    }

    fn list(&mut self) -> Result<(), Failure> {
        let names = self.game.rules().names();
        for event in self.game.legal() {
            let text = match event {
                Event::Huff(square) => format!("huff {}, then move", names.square(square)),
                Event::Move(play) => names.play(&play),
            };
            self.terminal.say(&format!("  {text}"))?;
        }
        Ok(())
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let board = draughts_board(self.game.position().setup(), self.game.rules());
        self.terminal.say(&board)
    }

    fn announce(&mut self, ending: &Ending) -> Result<(), Failure> {
        let why = match ending.reason {
            EndReason::NoPieces => "no piece is left",
            EndReason::NoMoves => "there is no move",
            EndReason::BrokeThrough => "the first king decides",
            EndReason::Draw(_) => "by the draw rule",
        };
        let result = ending
            .winner
            .map_or_else(|| "Draw".to_owned(), |side| format!("{} wins", name(side)));
        self.terminal
            .say(&format!("{result}: {why} [{}].", ending.article))
    }
}

const HELP: &str = "\
  22-18      move; letters work too: c3-d4
  22x15x8    capture, with the whole route where several fit
  ~18 22-17  huff 18, then move (garden rules)
  m          list the legal moves        board   draw the board again
  u          take the last move back     fen     the position as text
  draw       offer a draw                resign  give up
  q          leave";

const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}
