//! Tables that a server leads: its words, frame by frame, and what is said to it.

use ::table::Table;
use ::table::dice::{Digest, Holder, Message, Party, TableId as DiceTable};
use ::table::record::Line;
use ::table::session::{Act, Event, Offer};
use serde::Deserialize;
use serde_json::json;

use super::GamesBox;
use crate::failure::Failure;
use crate::refusals::not_here;
use crate::sitting::{Following, NotTaken, Outside, Sitting, offer_name};
use crate::types::{
    Action, Answer, BySide, Heard, May, No, OnlineOffer, OnlineSeat, OnlineView, Rematch, Resigned,
    Said, Saying, Sealed, Side, TableId, Told, Yes,
};
use ::words::page::NotHere;

/// The most words of a talk that are kept.
const MOST_SAID: usize = 200;

/// A table at a server, as far as its record does not tell.
#[derive(Debug)]
pub(super) struct Away {
    key: Option<Digest>,
    you: Option<Side>,
    state: String,
    seats: Seats,
    halted: Option<String>,
    chat: Vec<Said>,
    wishes: Wishes,
    rematch: Option<Rematch>,
    lag: Option<u64>,
}

/// Who sits where, in the order in which the players are counted.
#[derive(Clone, Debug, Default, Deserialize)]
struct Seats {
    #[serde(default)]
    names: [String; 2],
    #[serde(default)]
    taken: [bool; 2],
    #[serde(default)]
    here: [bool; 2],
    #[serde(default)]
    gone: [Option<u64>; 2],
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
struct Wishes {
    chat: [bool; 2],
    rematch: [bool; 2],
}

/// What a server says; `docs/online.md` describes it.
#[derive(Debug, Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
enum Word {
    Hello {
        from: u32,
        you: Option<Side>,
        state: String,
        now: u64,
        lines: Vec<String>,
        #[serde(default)]
        dice: Vec<Message>,
        #[serde(flatten)]
        seats: Seats,
    },
    Ev {
        v: u32,
        line: String,
    },
    Ok {
        c: String,
    },
    No {
        c: Option<String>,
        id: String,
    },
    Dice {
        message: Message,
    },
    Seats(Seats),
    Chat(Said),
    Talk {
        said: Vec<Said>,
    },
    Wishes(Wishes),
    Rematch(Rematch),
    Beat {
        now: u64,
        lag: u64,
    },
    Halt {
        why: String,
    },
}

/// What a word asks for beyond what it changes.
#[derive(Default)]
struct Asked {
    send: Vec<String>,
    gap: bool,
    refused: Option<String>,
}

impl GamesBox {
    /// Draws a key for one's own dice at a seat of a server's table, or takes one's own link's, and binds one to it.
    ///
    /// # Errors
    /// If the table's id or the key is none.
    pub fn seal_dice(
        &self,
        table: &str,
        side: Side,
        key: Option<&str>,
        outside: &Outside,
    ) -> Result<Sealed, Failure> {
        let key = match key {
            Some(text) => text.parse().map_err(|_| bad("this is no key of dice"))?,
            None => Digest::new(outside.chain()),
        };
        let table: DiceTable = table.parse().map_err(|_| bad("this is no table's id"))?;
        let holder = Holder::of_key(table, Party::from(side), &key, 1);
        Ok(Sealed {
            key: key.to_string(),
            commitment: holder.commitment(),
        })
    }

    /// Begins to follow a table of a server. Its words come with [`GamesBox::hear`].
    ///
    /// # Errors
    /// If the key is none.
    pub fn follow(&mut self, key: Option<&str>) -> Result<TableId, Failure> {
        let key = key
            .map(str::parse)
            .transpose()
            .map_err(|_| bad("this is no key of dice"))?;
        self.last_id += 1;
        let away = Away {
            key,
            you: None,
            state: "waiting".to_owned(),
            seats: Seats::default(),
            halted: None,
            chat: Vec::new(),
            wishes: Wishes::default(),
            rematch: None,
            lag: None,
        };
        self.away.insert(self.last_id, away);
        Ok(self.last_id)
    }

    /// Hears a word of the server.
    ///
    /// # Errors
    /// If there is no such table, or the server said nothing that makes sense.
    pub fn hear(
        &mut self,
        table: TableId,
        text: &str,
        outside: &Outside,
    ) -> Result<Heard, Failure> {
        let word: Word = serde_json::from_str(text).map_err(|error| bad(&error.to_string()))?;
        let mut asked = self.take_word(table, word, outside)?;
        let own = self.tables.get_mut(table);
        asked
            .send
            .extend(own.and_then(|sitting| sitting.own_part_in_throw(outside)));
        let view = self.tables.get(table);
        let view = view.map(|sitting| sitting.view(outside.now));
        // What is proposed now concerns whoever looks at an earlier move as well.
        let looked_at = self.tables.get_mut(table).map(Sitting::look_at_end);
        let online = self.online_view(table)?;
        if let Some((sitting, node)) = self.tables.get_mut(table).zip(looked_at) {
            sitting.look_back(node);
        }
        Ok(Heard {
            view,
            online,
            send: asked.send,
            gap: asked.gap,
            refused: asked.refused,
        })
    }

    fn take_word(
        &mut self,
        table: TableId,
        word: Word,
        outside: &Outside,
    ) -> Result<Asked, Failure> {
        let mut asked = Asked::default();
        let away = self
            .away
            .get_mut(table)
            .ok_or(Failure::NoSuchTable(table))?;
        let sitting = self.tables.get_mut(table);
        match word {
            Word::Hello {
                from,
                you,
                state,
                now,
                lines,
                dice,
                seats,
            } => {
                (away.you, away.state, away.seats, away.halted) = (you, state, seats, None);
                asked.gap = !self.take_lines(table, from, &lines, outside)?;
                if let Some(sitting) = self.tables.get_mut(table) {
                    sitting.set_server_time(now, outside.now);
                    sitting.line_is_up();
                    for message in &dice {
                        sitting.hear_dice(message);
                    }
                    asked.send.extend(sitting.unanswered());
                }
            }
            Word::Ev { v, line } => {
                asked.gap = !self.take_lines(table, v.saturating_sub(1), &[line], outside)?;
            }
            Word::Ok { c } => {
                if let Some(sitting) = sitting {
                    sitting.hear_answer(&c, None);
                }
            }
            Word::No { c, id } => {
                let again = sitting
                    .zip(c)
                    .and_then(|(sitting, c)| sitting.hear_answer(&c, Some(&id)));
                asked.refused = again.is_none().then_some(id);
                asked.send.extend(again);
            }
            Word::Dice { message } => {
                if let Some(sitting) = sitting {
                    sitting.hear_dice(&message);
                }
            }
            Word::Seats(seats) => away.seats = seats,
            Word::Chat(said) => {
                away.chat.push(said);
                let over = away.chat.len().saturating_sub(MOST_SAID);
                away.chat.drain(..over);
            }
            Word::Talk { said } => away.chat = said,
            Word::Wishes(wishes) => away.wishes = wishes,
            Word::Rematch(rematch) => away.rematch = Some(rematch),
            Word::Beat { now, lag } => {
                away.lag = Some(lag);
                if let Some(sitting) = sitting {
                    sitting.set_server_time(now, outside.now);
                }
            }
            Word::Halt { why } => away.halted = Some(why),
        }
        Ok(asked)
    }

    /// Takes lines of the record; says whether none was missing before them.
    fn take_lines(
        &mut self,
        id: TableId,
        from: u32,
        lines: &[String],
        outside: &Outside,
    ) -> Result<bool, Failure> {
        let mut lines = (from + 1..).zip(lines);
        if self.tables.get(id).is_none() {
            let Some((version, first)) = lines.next() else {
                return Ok(true);
            };
            if version != 1 {
                return Ok(false);
            }
            let contradiction = |_| bad("the server's table does not open");
            let line = Line::read(first.as_bytes(), None)
                .map_err(|_| bad("the server's line is not sealed"))?;
            let table = Table::open_line(line).map_err(contradiction)?;
            let away = self.away.get_mut(id).ok_or(Failure::NoSuchTable(id))?;
            let seat = away.you.map(|side| table.player(side));
            let mut sitting = Sitting::at(id, table, outside.now);
            sitting.follow(Following::new(seat, away.key));
            away.state = "live".to_owned();
            self.tables.insert(id, sitting);
        }
        let sitting = self.sitting_mut(id)?;
        for (version, line) in lines {
            match sitting.hear_line(version, line) {
                Ok(()) => {}
                Err(NotTaken::Gap) => return Ok(false),
                Err(NotTaken::Contradiction) => {
                    return Err(bad("the server has told something else before"));
                }
            }
        }
        Ok(true)
    }

    /// Does something at a table that a server leads: a move, a throw, a word about the cube.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn tell(
        &mut self,
        table: TableId,
        action: &Action,
        outside: &Outside,
    ) -> Result<Told, Failure> {
        let sitting = self.sitting_mut(table)?;
        sitting.name_next_command(outside);
        let answer = match sitting.may_be_told() {
            false => Answer::Refused {
                ok: No,
                refusal: not_here(NotHere::NotPossible),
            },
            true => match sitting.act(action, outside) {
                Ok(()) => Answer::Done {
                    ok: Yes,
                    view: sitting.view(outside.now),
                },
                Err(refusal) => Answer::Refused { ok: No, refusal },
            },
        };
        self.told(table, answer)
    }

    /// Says something that is no move to the server.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn say(
        &mut self,
        table: TableId,
        saying: &Saying,
        outside: &Outside,
    ) -> Result<Told, Failure> {
        let sitting = self.sitting_mut(table)?;
        sitting.name_next_command(outside);
        let own = sitting.own_side().unwrap_or(Side::Light);
        let event = match saying {
            Saying::Takeback => {
                let keep = sitting.before_own_move();
                keep.map(|keep| Event::by(own, Act::Offer(Offer::Takeback { keep })))
            }
            Saying::Adjournment => Some(Event::by(own, Act::Offer(Offer::Adjournment))),
            Saying::Resume => Some(Event::by(own, Act::Resume)),
            Saying::Reseal { key } => {
                let key = key.parse().map_err(|_| bad("this is no key of dice"))?;
                let offer = sitting.offer_other_dice(key);
                offer.map(|offer| Event::by(own, Act::Offer(offer)))
            }
            Saying::Accept => Some(Event::by(own, Act::Accept)),
            Saying::Decline => Some(Event::by(own, Act::Decline)),
            Saying::Accepted => sitting.resignation_answer(true),
            Saying::Refused => sitting.resignation_answer(false),
            Saying::Abort => Some(Event::by(own, Act::Abort)),
            Saying::Stop => Some(Event::by(own, Act::Stop)),
            Saying::Leave => Some(Event::by(own, Act::Leave(own))),
            Saying::Claim | Saying::Rematch | Saying::Chat { .. } | Saying::Report => None,
        };
        let body = match saying {
            Saying::Claim => Some(json!({ "do": "claim" })),
            Saying::Rematch => Some(json!({ "do": "rematch" })),
            Saying::Chat { on, text } => Some(json!({ "do": "chat", "on": on, "text": text })),
            Saying::Report => Some(json!({ "do": "report" })),
            _ => None,
        };
        let possible = sitting.may_be_told() && (event.is_some() || body.is_some());
        let refused = match (possible, event, body) {
            (true, Some(event), _) => sitting.say_event(event, outside.now).err(),
            (true, None, Some(body)) => {
                sitting.say_to_server(body);
                None
            }
            _ => Some(not_here(NotHere::NotPossible)),
        };
        let answer = match refused {
            Some(refusal) => Answer::Refused { ok: No, refusal },
            None => Answer::Done {
                ok: Yes,
                view: sitting.view(outside.now),
            },
        };
        self.told(table, answer)
    }

    fn told(&self, table: TableId, answer: Answer) -> Result<Told, Failure> {
        let done = matches!(answer, Answer::Done { .. });
        let sitting = self.sitting(table)?;
        Ok(Told {
            send: sitting.unanswered().filter(|_| done).into_iter().collect(),
            online: self.online_view(table)?,
            answer,
        })
    }

    fn online_view(&self, table: TableId) -> Result<OnlineView, Failure> {
        let away = self.away.get(table).ok_or(Failure::NoSuchTable(table))?;
        let sitting = self.tables.get(table);
        let seat = |side: Side| match sitting {
            Some(sitting) => sitting.table.player(side),
            None => usize::from(side == Side::Dark),
        };
        let wish = |wishes: [bool; 2]| BySide::of(|side| wishes[seat(side)]);
        let ready = sitting.map_or([false; 2], |sitting| sitting.table.ready());
        Ok(OnlineView {
            table,
            version: sitting.map_or(0, Sitting::told_lines),
            you: sitting.map_or(away.you, Sitting::own_side),
            state: away.state.clone(),
            seats: BySide::of(|side| {
                let seat = seat(side);
                OnlineSeat {
                    name: away.seats.names[seat].clone(),
                    taken: away.seats.taken[seat],
                    here: away.seats.here[seat],
                    gone: away.seats.gone[seat],
                }
            }),
            pending: sitting.is_some_and(Sitting::awaits_answer),
            halted: match sitting {
                Some(sitting) if sitting.table.is_halted() => {
                    Some(away.halted.clone().unwrap_or_default())
                }
                _ => away.halted.clone(),
            },
            offer: sitting
                .and_then(|sitting| sitting.table.offer())
                .map(|(by, offer)| OnlineOffer {
                    by,
                    what: offer_name(offer),
                }),
            resigned: sitting
                .and_then(Sitting::resignation)
                .map(|(by, points)| Resigned { by, points }),
            ready: BySide {
                light: ready[0],
                dark: ready[1],
            },
            may: sitting.map(Sitting::may_say).unwrap_or_default(),
            dice_lost: sitting.is_some_and(Sitting::dice_are_lost),
            throwing: sitting.is_some_and(Sitting::is_throwing),
            adjourned: sitting.is_some_and(|sitting| sitting.table.is_adjourned()),
            chat: away.chat.clone(),
            chat_wanted: wish(away.wishes.chat),
            rematch_wanted: wish(away.wishes.rematch),
            rematch: away.rematch.clone(),
            lag: away.lag,
        })
    }
}

impl Sitting {
    /// Can something be said now: the last word was answered, and the end of the record is shown?
    fn may_be_told(&self) -> bool {
        !self.awaits_answer() && self.own_side().is_some() && self.is_at_end()
    }

    fn may_say(&self) -> May {
        use ::table::game::ToAct;
        let table = &self.table;
        let own = self.own_side().is_some();
        let next = own && table.to_act() == ToAct::NextGame;
        let playing = !matches!(table.to_act(), ToAct::NextGame | ToAct::Over);
        let adjourned = table.is_adjourned();
        let free = own && playing && table.offer().is_none() && !adjourned && !self.is_throwing();
        May {
            abort: own && table.may_abort(),
            takeback: free && self.before_own_move().is_some(),
            draw: free && table.contest().draws(),
            adjourn: free && !table.may_abort(),
            resume: own && adjourned,
            next,
            stop: next && table.contest().is_session(),
        }
    }
}

fn bad(why: &str) -> Failure {
    Failure::Arguments(why.to_owned())
}
