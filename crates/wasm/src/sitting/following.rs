//! A table that a server leads: what happens comes as lines of its record, and what is done here goes out as commands.
//!
//! Whatever is done is judged here first, with the same reasons as at a table of one's own, and shown at once; it is
//! taken away again when the server's line comes, which holds. One command is under way at a time.

use ::backgammon::{Event as E, Phase};
use ::table::dice::{Commitment, Digest, Entry, Holder, Message, Party};
use ::table::game::{Contest, GameEvent};
use ::table::record::Line;
use ::table::session::{Act, Applied, Event, Offer, Refused};
use serde_json::{Value, json};

use super::{Outside, Sitting, Stamped, What};
use crate::types::{NodeId, Refusal, Side};
use ::words::table::Tried;

/// What is known of a table besides its record.
#[derive(Debug)]
pub(crate) struct Following {
    /// What lets something happen at such a table. By way of this the first part of the box does without it.
    pub(super) tell: Tell,
    /// One's own seat, in the order in which the players are counted; nothing for those who watch.
    seat: Option<usize>,
    /// The key of one's own dice.
    key: Option<Digest>,
    holder: Option<Holder>,
    /// What the server has not answered yet.
    pending: Option<Pending>,
    /// The last node that the server has told of, where more is shown.
    told_until: Option<NodeId>,
    /// The throw that one's own element was sent for.
    shown_for: Option<u32>,
    /// The elements shown for the throw under way: whoever looks back at earlier moves would forget them.
    steps: Vec<Message>,
    /// What the next command is called.
    next_id: String,
}

/// Lets something happen at a table.
type Tell = fn(&mut Sitting, Event, u64) -> Result<Applied, Refused>;

/// A command on its way.
#[derive(Debug)]
struct Pending {
    id: String,
    body: Value,
    /// What it lets happen at the table, where it does.
    event: Option<Event>,
    /// Its line has come.
    landed: bool,
}

/// Why a line was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotTaken {
    /// Lines before it are missing.
    Gap,
    /// It does not go with what the server has told before.
    Contradiction,
}

impl Following {
    pub(crate) const fn new(seat: Option<usize>, key: Option<Digest>) -> Self {
        Self {
            tell: Sitting::tell,
            seat,
            key,
            holder: None,
            pending: None,
            told_until: None,
            shown_for: None,
            steps: Vec::new(),
            next_id: String::new(),
        }
    }
}

impl Sitting {
    /// From now on a server leads this table. What it has told so far is there.
    pub(crate) fn follow(&mut self, following: Following) {
        self.following = Some(Box::new(following));
        self.find_dice();
    }

    /// The side of whoever sits here, at a table that a server leads.
    pub(crate) fn own_side(&self) -> Option<Side> {
        let seat = self.following.as_ref()?.seat?;
        Side::BOTH
            .into_iter()
            .find(|&side| self.table.player(side) == seat)
    }

    /// How many lines the server has told.
    pub(crate) fn told_lines(&self) -> u32 {
        let shown = usize::from(self.is_ahead());
        u32::try_from(self.table_events() - shown + 1).unwrap_or(u32::MAX)
    }

    fn is_ahead(&self) -> bool {
        let following = self.following.as_ref();
        following.is_some_and(|following| following.told_until.is_some())
    }

    /// The events on the line to its end, wherever one looks.
    fn table_events(&self) -> usize {
        self.node(self.end_of_line()).depth()
    }

    /// One's own dice: the chains that the table has of this side, made again from the key.
    fn find_dice(&mut self) {
        let Some(side) = self.own_side() else {
            return;
        };
        let party = Party::from(side);
        let Some(following) = self.following.as_deref_mut() else {
            return;
        };
        let (Some(dice), Some(key)) = (self.table.dice(), &following.key) else {
            return;
        };
        let Some(newest) = dice.newest_commitment(party) else {
            return;
        };
        let Some(header) = &self.table.header().dice else {
            return;
        };
        let holder = Holder::of_key(header.table.clone(), party, key, newest.chain + 1);
        following.holder = Some(holder).filter(|holder| holder.has(newest));
    }

    /// Are the secrets of one's own dice not here?
    pub(crate) fn dice_are_lost(&self) -> bool {
        let own = self.own_side().is_some() && self.table.dice().is_some();
        let following = self.following.as_ref();
        own && following.is_some_and(|following| following.holder.is_none())
    }

    /// Takes a line that the server tells, with its number.
    pub(crate) fn hear_line(&mut self, version: u32, text: &str) -> Result<(), NotTaken> {
        let known = self.told_lines();
        if version <= known {
            return Ok(());
        }
        if version > known + 1 {
            return Err(NotTaken::Gap);
        }
        let at_end = self.current == self.end_of_line();
        let looked_at = self.current;
        self.withdraw();
        self.go(self.end_of_line());
        let before = self.table.contest().clone();
        let seal = *self.table.seal();
        let line = Line::read(text.as_bytes(), Some(&seal)).map_err(|_| NotTaken::Contradiction)?;
        let applied = self.table.apply_line(line);
        let Applied { event, .. } = applied.map_err(|_| NotTaken::Contradiction)?;
        let what = What::of(&before, &self.table, &event);
        let at = self.table.last_moment();
        if let Act::Dice(Entry::Renew(_) | Entry::Reseal(_)) = event.act {
            self.find_dice();
        }
        if let (Act::Dice(_) | Act::Request(_), Some(following)) =
            (&event.act, self.following.as_mut())
        {
            following.steps.clear();
        }
        if let Some(pending) = self.following.as_mut().and_then(|it| it.pending.as_mut()) {
            pending.landed |= pending.event.as_ref() == Some(&unhurried(&event));
        }
        self.add(Stamped { event, at }, what);
        self.hide_what_was_taken_back();
        if !at_end {
            self.go(looked_at);
        }
        self.show_pending(at.0.saturating_add(self.origin));
        Ok(())
    }

    /// Forgets what is shown ahead of the server.
    fn withdraw(&mut self) {
        let Some(told) = self.following.as_mut().and_then(|it| it.told_until.take()) else {
            return;
        };
        self.go(told);
        self.forget_children(told);
    }

    /// Shows what is on its way, as far as it can still happen.
    fn show_pending(&mut self, now: u64) {
        let Some(following) = &self.following else {
            return;
        };
        let Some(Pending {
            event: Some(event),
            landed: false,
            ..
        }) = &following.pending
        else {
            return;
        };
        let event = event.clone();
        if self.current == self.end_of_line() {
            let _ = self.show_ahead(event, now);
        }
    }

    fn show_ahead(&mut self, event: Event, now: u64) -> Result<Applied, Refused> {
        let told = self.current;
        let before = self.table.contest().clone();
        let at = self.moment(now);
        let applied = self.table.apply(event, at)?;
        let what = What::of(&before, &self.table, &applied.event);
        self.add(
            Stamped {
                event: applied.event.clone(),
                at,
            },
            what,
        );
        if let Some(following) = &mut self.following {
            following.told_until = Some(told);
        }
        Ok(applied)
    }

    /// Something is done at this table: it is shown, and goes to the server.
    fn tell(&mut self, mut event: Event, now: u64) -> Result<Applied, Refused> {
        let nobody = Refused::NotYours { by: event.by };
        event.by = self.own_side().ok_or(nobody)?.into();
        let body = self.command(&event).ok_or(Refused::NoThrowAwaited)?;
        let applied = self.show_ahead(event, now)?;
        let event = unhurried(&applied.event);
        self.put_on_its_way(body, Some(event));
        Ok(applied)
    }

    fn put_on_its_way(&mut self, body: Value, event: Option<Event>) {
        if let Some(following) = &mut self.following {
            following.pending = Some(Pending {
                id: core::mem::take(&mut following.next_id),
                body,
                event,
                landed: false,
            });
        }
    }

    /// A name for the next command, which nobody can guess.
    pub(crate) fn name_next_command(&mut self, outside: &Outside) {
        if let Some(following) = &mut self.following {
            following.next_id = outside.hexadecimal(32, 16);
        }
    }

    /// Says something that is no event of this table, or of which only the server knows whether it is.
    pub(crate) fn say_to_server(&mut self, body: Value) {
        self.put_on_its_way(body, None);
    }

    /// Lets something happen that is no move.
    pub(crate) fn say_event(&mut self, event: Event, now: u64) -> Result<(), Refusal> {
        self.happen(event, &Tried::Nothing, now)
    }

    pub(crate) fn awaits_answer(&self) -> bool {
        let following = self.following.as_ref();
        following.is_some_and(|following| following.pending.is_some())
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.current == self.end_of_line()
    }

    /// Shows the end of the record for a moment; says what was looked at.
    pub(crate) fn look_at_end(&mut self) -> NodeId {
        let (looked_at, end) = (self.current, self.end_of_line());
        self.look_back(end);
        looked_at
    }

    /// Shows what was looked at.
    pub(crate) fn look_back(&mut self, node: NodeId) {
        if self.current != node {
            self.go(node);
        }
    }

    /// An event as a command.
    fn command(&self, event: &Event) -> Option<Value> {
        Some(match &event.act {
            Act::Play(played) => {
                json!({ "do": "play", "move": self.table.contest().write(played)? })
            }
            Act::Request(kind) => json!({ "do": "request", "kind": kind }),
            Act::Offer(offer) => match offer {
                Offer::Takeback { keep } => {
                    json!({ "do": "offer", "offer": "takeback", "keep": keep })
                }
                Offer::Reseal(commitment) => {
                    json!({ "do": "offer", "offer": "reseal", "commitment": commitment })
                }
                offer => json!({ "do": "offer", "offer": offer_name(*offer) }),
            },
            Act::Dice(_) | Act::Await(_) | Act::Begin | Act::Halt | Act::GoOn => return None,
            act => json!({ "do": act.id() }),
        })
    }

    /// What is on its way, to be sent; again after the line was down.
    pub(crate) fn unanswered(&self) -> Option<String> {
        let pending = self.following.as_ref()?.pending.as_ref()?;
        Some(self.frame(&pending.id, &pending.body))
    }

    fn frame(&self, id: &str, body: &Value) -> String {
        let mut frame = body.clone();
        frame["c"] = id.into();
        frame["v"] = self.told_lines().into();
        frame.to_string()
    }

    /// The server has answered a command. Says what to send once more: a command that came too late for the version it
    /// was meant for, and can still happen.
    pub(crate) fn hear_answer(&mut self, id: &str, refused: Option<&str>) -> Option<String> {
        let following = self.following.as_mut()?;
        let ours = following
            .pending
            .as_ref()
            .is_some_and(|pending| pending.id == id);
        if !ours {
            return None;
        }
        let ahead = following.told_until.is_some();
        if refused == Some("stale") && (ahead || following.pending.as_ref()?.event.is_none()) {
            return self.unanswered();
        }
        following.pending = None;
        if refused.is_some() {
            self.withdraw();
        }
        None
    }

    /// Takes a step of a throw that the server passes on.
    pub(crate) fn hear_dice(&mut self, message: &Message) {
        if let Some(following) = &mut self.following
            && !following.steps.contains(message)
        {
            following.steps.push(message.clone());
        }
    }

    /// One's own part in a throw, if it is awaited and was not sent yet; a new chain where the old one is used up.
    /// Nobody waits for it because its owner looks at an earlier move.
    pub(crate) fn own_part_in_throw(&mut self, outside: &Outside) -> Option<String> {
        if self.is_ahead() {
            return None;
        }
        let looked_at = self.look_at_end();
        let steps = self.following.as_ref().map(|it| it.steps.clone());
        for message in steps.iter().flatten() {
            // What comes twice, or after the line that it belongs to, is refused, and changes nothing.
            let _ = self.table.show_element(message);
        }
        let part = self.own_part(outside);
        self.look_back(looked_at);
        part
    }

    fn own_part(&mut self, outside: &Outside) -> Option<String> {
        if self.table.is_halted() {
            return None;
        }
        let party = Party::from(self.own_side()?);
        if let Some(sealed) = self.agreed_chain(party) {
            self.name_next_command(outside);
            self.say_to_server(json!({ "do": "reseal", "commitment": sealed }));
            return self.unanswered();
        }
        let exchange = self.table.exchange()?;
        let following = self.following.as_deref_mut()?;
        let holder = following.holder.as_mut()?;
        if exchange.requested().is_some() {
            let roll = exchange.verifier().next_roll();
            if exchange.awaited() != Some(party) || following.shown_for == Some(roll) {
                return None;
            }
            let Ok(Message::Reveal { element, .. }) = holder.reveal(exchange) else {
                return None;
            };
            following.shown_for = Some(roll);
            let body = json!({ "do": "reveal", "roll": roll, "element": element });
            return Some(self.frame(&outside.hexadecimal(56, 16), &body));
        }
        let used_up = exchange.verifier().elements_left(party) == Some(0);
        if !used_up || following.pending.is_some() {
            return None;
        }
        let chains = holder.commitment().chain + 2;
        let table = self.table.header().dice.as_ref()?.table.clone();
        let next = Holder::of_key(table, party, following.key.as_ref()?, chains);
        let commitment = next.commitment();
        following.holder = Some(next);
        self.name_next_command(outside);
        self.say_to_server(json!({ "do": "renew", "commitment": commitment }));
        self.unanswered()
    }

    /// A chain of this device's key that both have agreed on, and that is to be sealed now.
    fn agreed_chain(&self, party: Party) -> Option<Commitment> {
        let agreed = self.table.agreed_chain()?;
        let own = agreed.party == party && !self.awaits_answer();
        (own && self.next_chain()? == agreed).then_some(agreed)
    }

    /// The chain that would come after the newest one on the record, from this device's key.
    fn next_chain(&self) -> Option<Commitment> {
        let party = Party::from(self.own_side()?);
        let key = self.following.as_ref()?.key.as_ref()?;
        let newest = self.table.dice()?.newest_commitment(party)?;
        let table = self.table.header().dice.as_ref()?.table.clone();
        Some(Holder::of_key(table, party, key, newest.chain + 2).commitment())
    }

    /// Other dice in place of those whose secrets are not here: from this key, if the other player agrees.
    pub(crate) fn offer_other_dice(&mut self, key: Digest) -> Option<Offer> {
        self.following.as_mut()?.key = Some(key);
        self.next_chain().map(Offer::Reseal)
    }

    /// Has somebody asked for a throw that has not come yet?
    pub(crate) fn is_throwing(&self) -> bool {
        let exchange = self.table.exchange();
        exchange.is_some_and(|exchange| exchange.requested().is_some())
    }

    /// The line was down: what was sent for a throw may not have arrived.
    pub(crate) fn line_is_up(&mut self) {
        if let Some(following) = &mut self.following {
            following.shown_for = None;
        }
    }

    /// The moment at the table, by the server's clock.
    pub(crate) fn set_server_time(&mut self, server: u64, here: u64) {
        let begun = self.table.header().begun.map_or(0, |begun| begun.0);
        self.origin = here.saturating_sub(server.saturating_sub(begun));
    }

    /// Moves that were taken back are no longer on the line of the game; the record keeps them, the page does not show
    /// them.
    pub(super) fn hide_what_was_taken_back(&mut self) {
        let line = self.table.line();
        let gone: Vec<NodeId> = self
            .path()
            .into_iter()
            .skip_while(|&node| node != self.game_root(self.current))
            .filter(|&node| {
                let node = self.node(node);
                let moved = node
                    .by
                    .as_ref()
                    .is_some_and(|by| matches!(by.event.act, Act::Play(_)));
                let place = u32::try_from(node.depth().saturating_sub(1)).unwrap_or(u32::MAX);
                moved && node.what.is_some() && line.binary_search(&place).is_err()
            })
            .collect();
        for node in gone {
            self.hide(node);
        }
    }

    /// How many moves and throws stay when the own last move is taken back.
    pub(crate) fn before_own_move(&self) -> Option<usize> {
        let side = self.own_side()?;
        let own = |node: &NodeId| {
            let node = self.node(*node);
            let by = node.by.as_ref();
            by.is_some_and(|by| {
                matches!(by.event.act, Act::Play(_)) && by.event.by == Party::from(side)
            })
        };
        let root = self.game_root(self.current);
        let path = self.path();
        let game = path.into_iter().skip_while(|&node| node != root);
        let places = game.filter(own).map(|node| self.node(node).depth() - 1);
        let line = self.table.line();
        let last = places.filter_map(|place| line.binary_search(&u32::try_from(place).ok()?).ok());
        last.last()
    }

    /// The resignation that waits for an answer: who, and for how many points.
    pub(crate) fn resignation(&self) -> Option<(Side, u64)> {
        let Contest::Backgammon(game) = self.table.contest() else {
            return None;
        };
        match game.game().phase() {
            Phase::Resigned { by, win, .. } => {
                let points = u64::from(win.multiplier()) * game.game().cube().value();
                Some((by.into(), points))
            }
            _ => None,
        }
    }

    /// The answer to it.
    pub(crate) fn resignation_answer(&self, accepts: bool) -> Option<Event> {
        let (by, _) = self.resignation()?;
        let answer = if accepts {
            E::AcceptResignation
        } else {
            E::RefuseResignation
        };
        Some(Event::play(by.other(), GameEvent::Backgammon(answer)))
    }
}

/// The name of a proposal.
pub(crate) const fn offer_name(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "draw",
        Offer::Takeback { .. } => "takeback",
        Offer::Adjournment => "adjournment",
        Offer::Reseal(_) => "reseal",
    }
}

/// Without the lag, which the server measures.
fn unhurried(event: &Event) -> Event {
    let mut event = event.clone();
    event.lag = Default::default();
    event
}
