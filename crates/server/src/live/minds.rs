//! Where the computer thinks: threads apart from everything else, so that nobody waits but whoever plays with it.

use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, mpsc};
use std::thread;
use std::time::Instant;

use ::table::game::{Contest, GameEvent};
use ::table::{GameKind, Side};
use backgammon::{Event as Bg, Phase};
use players::{Choice, Deed, Players, Purpose, Question, Request, setting};

use crate::auth;

/// So many think at once. The machine is for those who play; whoever plays with the computer waits a little longer.
const THREADS: usize = 1;

/// Something to think about.
pub(super) struct Riddle {
    pub(super) contest: Contest,
    /// The computer's side.
    pub(super) side: Side,
    pub(super) level: u8,
    /// A draw is offered; nothing where it is the computer's turn.
    pub(super) draw_offered: bool,
    /// To whom the thought is told.
    pub(super) tell: Box<dyn FnOnce(Option<Reply>) + Send>,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    /// A move, as it is written.
    Play(String),
    /// It throws.
    Throw,
    /// To a draw: yes or no.
    Draw(bool),
}

/// A thought, brought to the table that it is for.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(super) seat: usize,
    /// How many lines there were when it began.
    pub(super) v: u32,
    /// Nothing where there was nothing to do.
    pub(super) reply: Option<Reply>,
}

/// The threads, started when the first question comes.
#[derive(Default)]
pub(super) struct Minds(OnceLock<mpsc::Sender<Riddle>>);

impl Minds {
    /// Thinks about it when its turn comes; each table has one question at a time, so that tables are served alike.
    pub(super) fn ask(&self, riddle: Riddle) {
        let inbox = self.0.get_or_init(|| {
            let (ask, asked) = mpsc::channel();
            let asked = Arc::new(Mutex::new(asked));
            for _ in 0..THREADS {
                let asked = Arc::clone(&asked);
                let work = move || think_on(&asked);
                // Without a thread nobody answers, and the computer's time runs.
                let _ = thread::Builder::new()
                    .name("computer".to_owned())
                    .spawn(work);
            }
            ask
        });
        let _ = inbox.send(riddle);
    }
}

fn think_on(asked: &Mutex<mpsc::Receiver<Riddle>>) {
    let mut players = None;
    loop {
        let next = asked.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(riddle) = next else {
            return;
        };
        let head = players.get_or_insert_with(Players::new);
        let found = std::panic::catch_unwind(AssertUnwindSafe(|| solve(head, &riddle)));
        if found.is_err() {
            // Whatever it remembers is not to be trusted.
            players = None;
        }
        (riddle.tell)(found.unwrap_or(None));
    }
}

fn solve(players: &mut Players, riddle: &Riddle) -> Option<Reply> {
    let (contest, side) = (&riddle.contest, riddle.side);
    let game = Question::from(contest).game();
    if game == GameKind::Backgammon && !players.can_think(game) {
        players.load_shipped_nets();
    }
    if riddle.draw_offered {
        return Some(Reply::Draw(players.agrees(contest, side, Request::Draw)));
    }
    if let Contest::Backgammon(played) = contest
        && let Phase::Resigned { win, .. } = played.game().phase()
    {
        let answer = match players.agrees(contest, side, Request::Resignation(win)) {
            true => Bg::AcceptResignation,
            false => Bg::RefuseResignation,
        };
        return contest
            .write(&GameEvent::Backgammon(answer))
            .map(Reply::Play);
    }
    let seed = auth::entropy();
    let seed = u64::from_le_bytes(core::array::from_fn(|place| seed[place]));
    let begun = Instant::now();
    let setting = setting(game, Choice::level(riddle.level)).ok()?;
    let purpose = Purpose::Play { seed };
    let question = Question::from(contest);
    let found = players.think(&question, setting, purpose, &|| begun.elapsed());
    match found.ok()?.deed()? {
        Deed::Throw => Some(Reply::Throw),
        Deed::Play(event) => contest.write(&event).map(Reply::Play),
    }
}
