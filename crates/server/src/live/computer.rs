//! The computer on a seat: it does what a player there would do, by the same words.
//!
//! It takes part in the dice with chains of its own, which the server keeps; the other player's chain is what makes the
//! dice fair, as at any table.

use ::table::Table;
use ::table::clock::Span;
use ::table::dice::{Digest, Holder, Message, Party, TableId, Throw};
use ::table::game::ToAct;
use ::table::session::{Intent, Offer};

use super::minds::{Reply, Riddle, Thought};
use super::table::{Actor, Ask};
use super::wire::Says;
use crate::auth::{self, Secret};
use crate::store::{Computer, State, Taking, Wall};

/// The computer at a table.
#[derive(Debug)]
pub(super) struct Bot {
    level: u8,
    key: Option<Digest>,
    holder: Option<Holder>,
    /// At which version it thought last: it does so once, whatever came of it.
    thought_at: Option<u32>,
    thinking: bool,
}

impl Bot {
    fn of(computer: &Computer) -> Self {
        Self {
            level: computer.level,
            key: computer.dice_key,
            holder: None,
            thought_at: None,
            thinking: false,
        }
    }

    pub(super) const fn is_thinking(&self) -> bool {
        self.thinking
    }

    /// Its chains, so many; made again where there are others now.
    fn holder(&mut self, table: &TableId, party: Party, chains: u32) -> Option<&mut Holder> {
        let known = self.holder.as_ref();
        let fits = known.is_some_and(|holder| holder.sealed(chains - 1).is_some());
        if !fits {
            self.holder = Some(Holder::of_key(table.clone(), party, &self.key?, chains));
        }
        self.holder.as_mut()
    }
}

/// How the computer sits down at a level, with a chain of its own where the game has dice.
pub(super) fn taking(id: &TableId, seat: usize, dice: bool, level: u8, at: Wall) -> Taking {
    let dice_key = dice.then(|| Digest::new(auth::entropy()));
    let party = [Party::Light, Party::Dark][seat];
    let sealed = dice_key.map(|key| Holder::of_key(id.clone(), party, &key, 1).commitment());
    Taking {
        // Nobody is given it.
        secret: Secret::draw().hash(),
        label: String::new(),
        dice: sealed.and_then(|sealed| serde_json::to_string(&sealed).ok()),
        computer: Some(Computer { level, dice_key }),
        account: None,
        at,
    }
}

impl Actor {
    /// The computer's places, as the store has them.
    pub(super) fn seat_bots(&mut self) {
        for seat in [0, 1] {
            let computer = self.stored.seats[seat].computer.as_ref();
            self.bots[seat] = computer.map(Bot::of);
            if computer.is_some() {
                self.gone[seat] = None;
            }
        }
    }

    /// Throws were made elsewhere: its chains are followed from where the record is.
    pub(super) fn forget_bots(&mut self) {
        for bot in self.bots.iter_mut().flatten() {
            bot.holder = None;
        }
    }

    /// At which level the computer sits there.
    pub(super) fn level(&self, seat: usize) -> Option<u8> {
        self.bots[seat].as_ref().map(|bot| bot.level)
    }

    /// Does what the computer has to do, or begins to think about it. Says whether something has changed.
    pub(super) async fn computer_acts(&mut self) -> bool {
        for seat in [0, 1] {
            if self.bots[seat].is_some() && self.seat_acts(seat).await {
                return true;
            }
        }
        false
    }

    async fn seat_acts(&mut self, seat: usize) -> bool {
        let side = self.side(seat);
        let Some(table) = &self.table else {
            return false;
        };
        let (ready, waits) = (table.ready(), table.is_halted() || table.is_gathering());
        let place = usize::from(side == ::table::Side::Dark);
        if self.state() == State::Over || waits || table.rules_changed() {
            return false;
        }
        if table.is_adjourned() {
            let goes_on = ready[1 - place] && !ready[place];
            return goes_on && self.computer_says(seat, &Intent::Resume).await;
        }
        if let Some(changed) = self.computer_throws(seat).await {
            return changed;
        }
        let Some(table) = &self.table else {
            return false;
        };
        match table.offer() {
            Some((by, offer)) if by != side => {
                return match offer {
                    Offer::Draw => {
                        self.think(seat, true);
                        false
                    }
                    Offer::Takeback { .. } | Offer::Adjournment | Offer::Reseal(_) => {
                        if let Some(bot) = &mut self.bots[seat] {
                            // Throws that are taken back are made again.
                            bot.holder = None;
                        }
                        self.computer_says(seat, &Intent::Accept).await
                    }
                };
            }
            _ => {}
        }
        match table.to_act() {
            ToAct::NextGame if !ready[place] => self.computer_says(seat, &Intent::NextGame).await,
            ToAct::Opening if side == ::table::Side::Light => {
                self.computer_says(seat, &Intent::Roll(Throw::Opening))
                    .await
            }
            ToAct::Player(to_act) | ToAct::Dice(to_act) if to_act == side => {
                self.think(seat, false);
                false
            }
            _ => false,
        }
    }

    /// The computer's part in the dice; nothing where no throw is under way. Says whether something has changed.
    async fn computer_throws(&mut self, seat: usize) -> Option<bool> {
        // The parties of the dice are the sides of the first game.
        let party = Party::from(self.side(seat));
        let exchange = self.table.as_ref()?.exchange()?;
        let chains = exchange.verifier().newest_commitment(party)?.chain + 1;
        if exchange.requested().is_some() {
            if exchange.awaited() != Some(party) {
                return Some(false);
            }
            let bot = self.bots[seat].as_mut()?;
            let message = bot.holder(&self.id, party, chains)?.reveal(exchange).ok();
            let table = self.table.as_mut()?;
            let Some(message) = message.filter(|shown| table.show_element(shown).is_ok()) else {
                return Some(false);
            };
            self.tell_all(&Says::Dice { message: &message });
            return Some(true);
        }
        if exchange.verifier().elements_left(party) != Some(0) {
            return None;
        }
        let bot = self.bots[seat].as_mut()?;
        let commitment = bot.holder(&self.id, party, chains + 1)?.commitment();
        let table = self.table.as_ref()?;
        let event = table.dice_event(party, &Message::Renew(commitment)).ok()?;
        let happened = self.happen(event, self.now()).is_ok();
        Some(happened && self.write(None, None).await.is_ok())
    }

    async fn computer_says(&mut self, seat: usize, intent: &Intent) -> bool {
        let (side, at) = (self.side(seat), self.now());
        let Some(table) = self.table.as_mut() else {
            return false;
        };
        let mut said = table.said(side, intent, Span::ZERO, at);
        if matches!(said, Err(::table::session::Refused::LinesNotAtHand)) {
            if self.read_again(true).await.is_err() {
                return false;
            }
            let Some(table) = self.table.as_mut() else {
                return false;
            };
            said = table.said(side, intent, Span::ZERO, at);
        }
        if said.is_err() {
            return false;
        }
        self.applied();
        self.write(None, None).await.is_ok()
    }

    /// Begins to think, unless it does so already.
    fn think(&mut self, seat: usize, draw_offered: bool) {
        let (side, v) = (self.side(seat), self.head);
        let (Some(table), Some(bot)) = (&self.table, &mut self.bots[seat]) else {
            return;
        };
        if bot.thought_at == Some(v) {
            return;
        }
        (bot.thought_at, bot.thinking) = (Some(v), true);
        let inbox = self.inbox.clone();
        let tell = move |reply| {
            if let Some(inbox) = inbox.upgrade() {
                // The table may have left the memory.
                let _ = inbox.send(Ask::Thought(Thought { seat, v, reply }));
            }
        };
        self.house.minds.ask(Riddle {
            contest: table.contest().clone(),
            side,
            level: bot.level,
            draw_offered,
            tell: Box::new(tell),
        });
    }

    /// A thought has come; what has happened since makes it idle.
    pub(super) async fn thought(&mut self, thought: Thought) {
        let Thought { seat, v, reply } = thought;
        let bot = self.bots[seat].as_mut();
        if let Some(bot) = bot.filter(|bot| bot.thought_at == Some(v)) {
            bot.thinking = false;
        }
        let halted = self.table.as_ref().is_none_or(Table::is_halted);
        if v != self.head || self.broken.is_some() || halted || self.house.is_stopping() {
            return;
        }
        let thrown = self
            .table
            .as_ref()
            .and_then(|table| table.contest().awaits_throw());
        let intent = match (reply, thrown) {
            (Some(Reply::Play(text)), _) => Intent::Play(text),
            (Some(Reply::Throw), Some((_, kind))) => Intent::Roll(kind),
            (Some(Reply::Draw(true)), _) => Intent::Accept,
            (Some(Reply::Draw(false)), _) => Intent::Decline,
            (Some(Reply::Throw), None) | (None, _) => return,
        };
        self.computer_says(seat, &intent).await;
    }
}
