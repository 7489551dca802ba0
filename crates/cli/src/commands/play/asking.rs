//! What is said at a table in the terminal, and what its players are asked.

use table::Side;
use words::table::SideName;
use words::terminal::Line;
use words::typed;

use super::sitting::Sitting;
use crate::answer::Failure;

impl Sitting<'_, '_> {
    pub(super) fn print(&mut self, text: &str) -> Result<(), Failure> {
        self.terminal.say(text)
    }

    pub(super) fn say(&mut self, line: &Line) -> Result<(), Failure> {
        let text = line.in_words(self.lang);
        self.terminal.say(&text)
    }

    /// Something that happens to a side or that it does.
    pub(super) fn say_of(&mut self, side: Side, line: &Line) -> Result<(), Failure> {
        let text = format!("{}: {}", self.who(side), line.in_words(self.lang));
        self.terminal.say(&text)
    }

    /// Asks everybody.
    pub(super) fn ask(&mut self, line: &Line) -> Result<Option<String>, Failure> {
        let question = format!("{}: ", line.in_words(self.lang));
        let typed = self.terminal.ask(&question)?;
        Ok(typed.map(|text| typed::in_english(&text, self.lang)))
    }

    /// Asks everybody for words that are no command.
    pub(super) fn ask_words(&mut self, line: &Line) -> Result<Option<String>, Failure> {
        let question = format!("{}: ", line.in_words(self.lang));
        self.terminal.ask(&question)
    }

    /// Asks a side, with the time it has left.
    pub(super) fn ask_side(
        &mut self,
        side: Side,
        line: Option<&Line>,
    ) -> Result<Option<String>, Failure> {
        self.show_what_changed()?;
        let mut question = self.who(side);
        if let Some(left) = self.table.time_left(side, self.now()) {
            question += &format!(" ({})", time(left.in_all().0));
        }
        question += ": ";
        if let Some(line) = line {
            question += &format!("{}: ", line.in_words(self.lang));
        }
        let typed = self.terminal.ask(&question)?;
        Ok(typed.map(|text| typed::in_english(&text, self.lang)))
    }

    /// A question that is answered with yes or no; nothing when the players leave.
    pub(super) fn ask_consent(&mut self, side: Side, line: &Line) -> Result<Option<bool>, Failure> {
        loop {
            let Some(answer) = self.ask_side(side, Some(line))? else {
                return Ok(None);
            };
            match answer.to_lowercase().as_str() {
                yes if is_yes(yes) => return Ok(Some(true)),
                "n" | "no" | "não" | "nao" => return Ok(Some(false)),
                "quit" => return Ok(None),
                _ => self.say(&Line::YesOrNo)?,
            }
        }
    }

    /// Whether a side really wants something that cannot be undone; nothing when the players leave.
    pub(super) fn is_sure(&mut self, side: Side, line: &Line) -> Result<Option<bool>, Failure> {
        let sure = self.ask_consent(side, line)?;
        if sure == Some(false) {
            self.say(&Line::GoesOn)?;
        }
        Ok(sure)
    }

    /// A side by the name of its player, or else by its colour.
    pub(super) fn who(&self, side: Side) -> String {
        let name = &self.table.header().players[self.table.player(side)].name;
        if name.is_empty() {
            let side = SideName::of(side, &self.table.header().rules);
            Line::Side { side }.in_words(self.lang)
        } else {
            name.clone()
        }
    }
}

/// Yes in any of the languages: who plays in one may think in another.
pub(super) fn is_yes(text: &str) -> bool {
    let text = text.to_lowercase();
    matches!(
        text.as_str(),
        "y" | "yes" | "s" | "sim" | "sí" | "si" | "sì"
    )
}

/// Milliseconds as a clock shows them: `4:07`, `1:04:07`.
fn time(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours == 0 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{hours}:{minutes:02}:{seconds:02}")
    }
}
