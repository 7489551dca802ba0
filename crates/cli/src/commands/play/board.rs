//! A turn of draughts or chess in the terminal.

use table::game::Contest;
use table::session::{Act, Event, Offer};
use words::terminal::Line;

use super::sitting::{Flow, Sitting};
use crate::answer::Failure;

impl Sitting<'_, '_> {
    pub(super) fn board_turn(&mut self) -> Result<Flow, Failure> {
        let side = self.acting();
        let question = self.plain.then_some(Line::YourMove);
        let Some(line) = self.ask_side(side, question.as_ref())? else {
            return Ok(Flow::Leave);
        };
        match line.as_str() {
            "" => {
                let example = self.some_move();
                self.say(&Line::SuchAsAMove { example })?;
            }
            "moves" => {
                for turn in self.legal_moves() {
                    self.print(&format!("  {turn}"))?;
                }
            }
            "resign" => match self.is_sure(side, &Line::ResignSure)? {
                None => return Ok(Flow::Leave),
                Some(false) => {}
                Some(true) => drop(self.apply(Event::by(side, Act::Resign))?),
            },
            "draw" => {
                if self
                    .propose(side, Offer::Draw, &Line::DrawOffered)?
                    .is_none()
                {
                    return Ok(Flow::Leave);
                }
            }
            text => match self.common(text)? {
                Some(flow) => return Ok(flow),
                None => self.enter_move(text)?,
            },
        }
        Ok(Flow::GoOn)
    }

    fn legal_moves(&self) -> Vec<String> {
        let contest: &Contest = self.table.contest();
        let legal = self.table.legal();
        let written = legal.iter().filter_map(|turn| contest.write(turn));
        written
            .map(|text| words::turn_text(contest.kind(), text, self.lang))
            .collect()
    }

    fn some_move(&self) -> String {
        self.legal_moves().into_iter().next().unwrap_or_default()
    }

    fn enter_move(&mut self, text: &str) -> Result<(), Failure> {
        let side = self.acting();
        let read = match self.table.contest() {
            Contest::Chess(_) => {
                let english = words::chess::typed(text, self.lang);
                self.table.read(side, &english)
            }
            Contest::Draughts(_) | Contest::Backgammon(_) => self.table.read(side, text),
        };
        let turn = match read {
            Ok(turn) => turn,
            Err(refused) => return self.refuse(&refused, text),
        };
        let said = self.written(&turn);
        let game = self.table.games().len();
        if self.apply(Event::play(side, turn))? && self.table.games().len() == game {
            if self.plain {
                let who = self.who(side);
                self.print(&format!("{who}: {said}"))?;
            } else if said != text {
                // What was typed in another way, as it is written.
                self.print(&said)?;
            }
            self.board_changed()?;
        }
        Ok(())
    }
}
