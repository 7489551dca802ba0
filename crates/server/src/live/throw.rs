//! The server's part in a throw: it passes on what players show, marks who is left out, and shows its own element last.

use table::Table;
use table::dice::{Holder, Message, Party, Source, USUAL_CHAIN};
use table::session::Event;

use crate::auth;

/// What the server does about the dice now.
#[derive(Debug)]
pub(crate) enum Step {
    /// Everybody is told of this: it goes into the throw under way.
    Show(Message),
    /// This goes onto the record.
    Happens(Event),
    /// The same, and the server's secrets have changed with it.
    Renewed(Event),
}

/// The next step that is the server's, if any is. `holder` has the server's chains, and is asked only where one of them
/// is needed; `here` says which players are at the table.
pub(crate) fn step<'h>(
    table: &mut Table,
    holder: impl FnOnce() -> Option<&'h mut Holder>,
    here: impl Fn(Party) -> bool,
) -> Option<Step> {
    let exchange = table.exchange()?;
    let Some((by, _)) = exchange.requested() else {
        if exchange.verifier().elements_left(Party::Server) != Some(0) {
            return None;
        }
        let holder = holder()?;
        let mut renewed = holder.clone();
        let commitment = renewed.renew(USUAL_CHAIN, auth::entropy()).ok()?;
        let event = table
            .dice_event(Party::Server, &Message::Renew(commitment))
            .ok()?;
        *holder = renewed;
        return Some(Step::Renewed(event));
    };
    let awaited = exchange.awaited()?;
    if awaited == Party::Server {
        let message = holder()?.reveal(exchange).ok()?;
        return table.show_element(&message).ok()?.map(Step::Happens);
    }
    // Where days are counted nobody waits for the other's browser.
    let may_be_left_out = table
        .header()
        .dice
        .as_ref()
        .is_some_and(|dice| match &dice.source {
            Source::Online(online) => online.absent == table::dice::AbsenceRule::LeaveOut,
            Source::Machine(_) | Source::Typed => false,
        });
    if may_be_left_out && awaited == Party::from(by.other()) && !here(awaited) {
        let roll = exchange.verifier().next_roll();
        let message = Message::Absent {
            roll,
            party: awaited,
        };
        table.show_element(&message).ok()?;
        return Some(Step::Show(message));
    }
    None
}

/// The name of a refusal of the dice.
pub(crate) fn refusal(refusal: table::dice::Refusal) -> &'static str {
    use table::dice::Refusal;
    match refusal {
        Refusal::NothingRequested => "throw-not-requested",
        Refusal::ThrowUnderWay => "throw-under-way",
        Refusal::OutOfTurn { .. } => "element-out-of-turn",
        Refusal::OtherTranscript => "other-transcript",
        Refusal::Fault(_) | Refusal::NobodyHolds { .. } | Refusal::Withheld(_) => "dice-fault",
    }
}
