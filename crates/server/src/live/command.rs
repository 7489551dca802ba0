//! What somebody says from a seat, judged.

use serde_json::json;
use table::dice::{Message, Party};
use table::session::{Act, Event, Intent, Refused};

use super::table::{Actor, Answer};
use super::throw;
use super::wire::{Command, Do, Named, Saying, Says};
use crate::store::{CommandId, NewReport, Said, State, StoreError};

/// So many of the last lines go into a report.
const REPORTED: u32 = 20;
/// The longest thing that somebody can say, in letters.
const LONGEST_WORDS: usize = 200;

impl Actor {
    /// What to answer, and to which command of what version; nothing where the text is none.
    pub(super) async fn command(
        &mut self,
        seat: Option<usize>,
        text: &str,
        lag: u64,
    ) -> (Option<(CommandId, u32)>, Answer) {
        let Ok(command) = serde_json::from_str::<Command>(text) else {
            // Whoever can be told which one it was is told.
            let said = serde_json::from_str::<Named>(text).ok();
            return (
                said.map(|named| (named.c, self.head)),
                self.no("unreadable-command"),
            );
        };
        let said = Some((command.c, command.v));
        // Sent again: it happens once, and is answered alike.
        if let Some(answer) = self.known_answer(command.c) {
            return (said, answer);
        }
        let Some(seat) = seat else {
            return (said, self.no("not-seated"));
        };
        if self.house.is_stopping() {
            return (said, self.no("stopping"));
        }
        if !self.recover().await {
            let why = if self.full {
                "store-full"
            } else {
                "store-unavailable"
            };
            return (said, self.no(why));
        }
        let answer = self.judge(seat, &command, lag).await;
        if answer.no.is_none() && self.broken.is_some() {
            // The store's answer was lost, and what it has done is there: the lines come before the answer.
            self.recover().await;
        }
        let passes = matches!(
            answer.no,
            Some("stale" | "store-unavailable" | "store-full" | "conflict")
        );
        if !passes {
            self.remember(command.c, answer);
        }
        (said, answer)
    }

    pub(super) fn no(&self, why: &'static str) -> Answer {
        Answer {
            v: self.head,
            no: Some(why),
        }
    }

    pub(super) const fn done(&self) -> Answer {
        Answer {
            v: self.head,
            no: None,
        }
    }

    async fn judge(&mut self, seat: usize, command: &Command, lag: u64) -> Answer {
        match &command.what {
            Do::Chat { on, text } => return self.talk(seat, *on, text.as_deref()).await,
            Do::Rematch => return self.play_again(seat).await,
            Do::Report => return self.report(seat).await,
            Do::Reveal { roll, element } => {
                let party = self.side(seat).into();
                let message = Message::Reveal {
                    roll: *roll,
                    party,
                    element: *element,
                };
                return self.show(&message);
            }
            _ => {}
        }
        if self.table.is_none() {
            return match command.what {
                Do::Abort | Do::Leave if self.stored.state == State::Waiting => {
                    match self.close().await {
                        true => self.done(),
                        false => self.no("conflict"),
                    }
                }
                _ if self.stored.state == State::Waiting => self.no("not-begun"),
                _ => self.no("table-over"),
            };
        }
        if command.v > self.head {
            // Another node was quicker than its word of it.
            self.catch_up().await;
        }
        if command.v != self.head {
            // It may have happened so long ago that only the store remembers.
            if command.v < self.answers_from
                && let Ok(Some(v)) = self.house.store.command(&self.id, command.c).await
            {
                return Answer { v, no: None };
            }
            return self.no("stale");
        }
        let applied = match self.apply(seat, &command.what, lag) {
            Err(Reason::Refused(Refused::LinesNotAtHand)) => match self.read_again(true).await {
                Ok(()) => self.apply(seat, &command.what, lag),
                Err(_) => return self.no("store-unavailable"),
            },
            applied => applied,
        };
        if let Err(reason) = applied {
            return self.no(match reason {
                Reason::Refused(refused) => refused.id(),
                Reason::Other(id) => id,
            });
        }
        match self.write(Some(command.c), None).await {
            Ok(()) => self.done(),
            Err(error) => self.perhaps_done(command.c, &error).await,
        }
    }

    /// An answer of the store was lost, or somebody else was quicker: it says whether the command has happened.
    async fn perhaps_done(&self, command: CommandId, error: &StoreError) -> Answer {
        let store = &self.house.store;
        if let Ok(Some(v)) = store.command(&self.id, command).await
            // It is there; a commit after it shows that it stays.
            && (*error == StoreError::Conflict || store.ready().await.is_ok())
        {
            return Answer { v, no: None };
        }
        self.no(match error {
            StoreError::Conflict => "conflict",
            StoreError::Full => "store-full",
            StoreError::Unavailable(_) => "store-unavailable",
        })
    }

    fn apply(&mut self, seat: usize, what: &Do, lag: u64) -> Result<(), Reason> {
        let (side, at) = (self.side(seat), self.now());
        let message = match what {
            Do::Renew { commitment } => Some(Message::Renew(*commitment)),
            Do::Reseal { commitment } => Some(Message::Reseal(*commitment)),
            _ => None,
        };
        if let Some(message) = message {
            let table = self.table.as_ref().ok_or(Refused::NotBegun)?;
            let event = table.dice_event(side.into(), &message);
            let event = event.map_err(|refusal| Reason::Other(throw::refusal(refusal)))?;
            return Ok(self.happen(event, at)?);
        }
        if let Do::Claim = what {
            self.may_claim(seat).map_err(Reason::Other)?;
            let left = Act::Leave(side.other());
            return Ok(self.happen(Event::new(Party::Server, left), at)?);
        }
        let intent = what.intent().ok_or(Reason::Other("unreadable-command"))?;
        let running = self.table.as_ref().is_some_and(|table| {
            let state = table.clock().state();
            matches!(state, table::clock::ClockState::Running { side: runs, .. } if runs == side)
        });
        let counts = running && matches!(intent, Intent::Play(_) | Intent::Roll(_));
        let mut allowance = self.allowance[seat];
        // Not more than has passed: nobody gains time by a slow line.
        let passed = self
            .table
            .as_ref()
            .map_or(0, |table| at.since(table.last_moment()).0);
        let given = if counts {
            allowance.draw(lag.min(passed))
        } else {
            Default::default()
        };
        let table = self.table.as_mut().ok_or(Refused::NotBegun)?;
        table.said(side, &intent, given, at)?;
        self.applied();
        self.allowance[seat] = allowance;
        Ok(())
    }

    /// A player shows an element of the dice. It goes onto the record with the whole throw.
    fn show(&mut self, message: &Message) -> Answer {
        let Some(table) = self.table.as_mut() else {
            return self.no("not-begun");
        };
        if table.is_halted() {
            return self.no("halted");
        }
        if let Err(refusal) = table.show_element(message) {
            return self.no(throw::refusal(refusal));
        }
        self.tell_all(&Says::Dice { message });
        self.announce(false);
        self.done()
    }

    /// Off until both want it; only the two of them hear it.
    async fn talk(&mut self, seat: usize, on: Option<bool>, text: Option<&str>) -> Answer {
        if let Some(on) = on {
            self.chat[seat] = on && !self.muted;
            self.tell_wishes();
            self.announce(false);
        }
        let Some(text) = text else {
            return self.done();
        };
        if self.muted || self.chat != [true; 2] {
            return self.no("chat-is-off");
        }
        let shown = |letter: char| !letter.is_control() && !is_direction(letter);
        if text.trim().is_empty()
            || text.chars().count() > LONGEST_WORDS
            || !text.chars().all(shown)
        {
            return self.no("unreadable-words");
        }
        let (at, from) = (self.house.time.now(), u8::try_from(seat).unwrap_or(0));
        let said = Said {
            seat: from,
            text: text.to_owned(),
            at,
        };
        if self.house.store.say(&self.id, said).await.is_err() {
            return self.no("store-unavailable");
        }
        self.nothing_said = false;
        for seat in [0, 1] {
            self.tell_seat(seat, &Says::Chat(Saying { from, text, at }));
        }
        self.announce_words(from, text, at);
        self.done()
    }

    /// Keeps what was said last for whoever looks after the server.
    async fn report(&mut self, seat: usize) -> Answer {
        let store = std::sync::Arc::clone(&self.house.store);
        let Ok(said) = store.chat(&self.id, REPORTED).await else {
            return self.no("store-unavailable");
        };
        if said.is_empty() {
            return self.no("nothing-was-said");
        }
        let line = |said: &Said| json!({"seat": said.seat, "text": said.text, "at": said.at});
        let lines: Vec<_> = said.iter().map(line).collect();
        let report = NewReport {
            table: self.id.clone(),
            seat: u8::try_from(seat).unwrap_or(0),
            said: serde_json::Value::from(lines).to_string(),
            at: self.house.time.now(),
        };
        match store.report(report).await {
            Ok(true) => {
                tracing::info!(table = self.id.as_str(), "talk was reported");
                self.done()
            }
            Ok(false) => self.no("too-many-reports"),
            Err(_) => self.no("store-unavailable"),
        }
    }
}

/// Turns the direction of a line around, or hides in it.
const fn is_direction(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Why nothing was applied.
enum Reason {
    Refused(Refused),
    Other(&'static str),
}

impl From<Refused> for Reason {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}
