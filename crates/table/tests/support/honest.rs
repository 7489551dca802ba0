//! Honest tables of every kind, made at random from a number: used by the tests inside the crate
//! and by those outside.

use tabuleiro_table::Side;
use tabuleiro_table::dice::{
    AbsenceRule, DiceFault, DiceReport, Entry, Exchange, Header, Holder, LEAST_SEAL, Message,
    Party, Refusal, RollEntry, Source, TableId, Throw, Transcript, VoidReason, WordsFrom,
};

/// SplitMix64: enough for choosing what happens in a test.
#[derive(Clone)]
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    pub(crate) fn entropy(&mut self) -> [u8; 32] {
        core::array::from_fn(|_| self.next() as u8)
    }
}

/// An exchange together with the transcript of what it has taken, which it does not keep itself.
#[derive(Clone, Debug)]
pub(crate) struct Follower {
    exchange: Exchange,
    transcript: Transcript,
}

impl core::ops::Deref for Follower {
    type Target = Exchange;

    fn deref(&self) -> &Exchange {
        &self.exchange
    }
}

impl Follower {
    pub(crate) fn new(header: Header) -> Result<Self, DiceFault> {
        Ok(Self {
            exchange: Exchange::new(&header)?,
            transcript: Transcript {
                header,
                entries: Vec::new(),
            },
        })
    }

    pub(crate) fn resume(transcript: Transcript, under_way: &[Message]) -> Result<Self, Refusal> {
        Ok(Self {
            exchange: Exchange::resume(&transcript, under_way)?,
            transcript,
        })
    }

    pub(crate) fn transcript(&self) -> &Transcript {
        &self.transcript
    }

    pub(crate) fn accept(&mut self, message: &Message) -> Result<Option<Entry>, Refusal> {
        let entry = self.exchange.accept(message)?;
        self.transcript.entries.extend(entry.clone());
        Ok(entry)
    }

    pub(crate) fn roll_with(
        &mut self,
        holders: &mut [Holder],
        by: Side,
        kind: Throw,
    ) -> Result<RollEntry, Refusal> {
        let roll = self.exchange.roll_with(holders, by, kind)?;
        self.transcript.entries.push(Entry::Roll(roll.clone()));
        Ok(roll)
    }
}

/// A table that was played through.
pub(crate) struct Played {
    pub(crate) transcript: Transcript,
    /// Counted while playing, not by the verifier.
    pub(crate) report: DiceReport,
}

/// Who sits at the table: a holder each, and a copy of the exchange each.
struct Room {
    random: Random,
    holders: Vec<Holder>,
    /// One copy a participant; every message goes to all.
    copies: Vec<Follower>,
    report: DiceReport,
    tied: bool,
    /// The last words of a table on one machine are a player's.
    given: bool,
}

const LENGTHS: [u32; 5] = [1, 3, 8, 20, 64];

/// What a lone machine seals. Only the last is long enough to prove anything, and none of the tables here uses it up.
const LENGTHS_OF_A_MACHINE: [u32; 5] = [1, 3, 8, 20, LEAST_SEAL];

/// A table with up to `throws` throws, its kind and course chosen by `seed`.
pub(crate) fn honest(seed: u64, throws: usize) -> Played {
    let mut random = Random(seed);
    let table: TableId = format!("t-{seed}").parse().unwrap();
    let throws = 1 + random.below(throws);
    match random.below(6) {
        0 => typed(random, table, throws),
        1 => machine(random, table, throws),
        2 => online(random, table, AbsenceRule::Wait, throws),
        _ => online(random, table, AbsenceRule::LeaveOut, throws),
    }
}

fn online(mut random: Random, table: TableId, absent: AbsenceRule, throws: usize) -> Played {
    let holders: Vec<Holder> = Party::ALL
        .into_iter()
        .map(|party| {
            let (length, entropy) = (random.pick(&LENGTHS), random.entropy());
            Holder::new(table.clone(), party, length, entropy).unwrap()
        })
        .collect();
    let [server, light, dark] = [0, 1, 2].map(|i: usize| holders[i].commitment().into());
    let header = Header::online(table, absent, server, light, dark);
    let mut room = Room::new(random, header, holders, 3);
    for _ in 0..throws {
        let (by, kind) = room.next_throw();
        let present = absent == AbsenceRule::Wait || !room.random.one_in(4);
        for party in Party::ALL {
            let needed = present || party != by.other().into();
            let used_up = room.copies[0].verifier().elements_left(party) == Some(0);
            if (needed && used_up) || room.random.one_in(15) {
                room.renew(party);
            }
        }
        room.throw(by, kind, present);
    }
    room.close()
}

fn machine(mut random: Random, table: TableId, throws: usize) -> Played {
    let (length, entropy) = (random.pick(&LENGTHS_OF_A_MACHINE), random.entropy());
    let holder = Holder::new(table.clone(), Party::Server, length, entropy).unwrap();
    let header = Header::machine(table, holder.commitment().into());
    let mut room = Room::new(random, header, vec![holder], 2);
    room.seed();
    for _ in 0..throws {
        if room.copies[0].verifier().elements_left(Party::Server) == Some(0) {
            room.renew(Party::Server);
            room.seed();
        } else if room.random.one_in(5) {
            room.seed();
        }
        let (by, kind) = room.next_throw();
        room.throw(by, kind, true);
    }
    room.close()
}

fn typed(random: Random, table: TableId, throws: usize) -> Played {
    let mut room = Room::new(random, Header::typed(table), Vec::new(), 1);
    for _ in 0..throws {
        let (by, kind) = room.next_throw();
        let roll = room.copies[0].verifier().next_roll();
        if room.random.one_in(4) {
            use VoidReason::{NotFree, NotShaken, OffTheBoard, Unreadable};
            let why = room
                .random
                .pick(&[NotFree, NotShaken, OffTheBoard, Unreadable]);
            room.send(&Message::Void {
                roll,
                by,
                kind,
                why,
            });
            room.report.void += 1;
        } else {
            let dice = [0; 2].map(|_: u8| room.random.below(6) as u8 + 1);
            room.send(&Message::Typed {
                roll,
                by,
                kind,
                dice,
            });
            room.report.typed += 1;
            room.report.rolls += 1;
            room.tied = kind == Throw::Opening && dice[0] == dice[1];
        }
    }
    room.close()
}

impl Room {
    fn new(random: Random, header: Header, holders: Vec<Holder>, copies: usize) -> Self {
        let exchange = Follower::new(header).unwrap();
        let copies = vec![exchange; copies];
        Self {
            random,
            holders,
            copies,
            report: DiceReport::default(),
            tied: false,
            given: false,
        }
    }

    fn next_throw(&mut self) -> (Side, Throw) {
        let opening = self.tied || self.random.one_in(6);
        let kind = if opening { Throw::Opening } else { Throw::Pair };
        (self.random.pick(&Side::BOTH), kind)
    }

    fn send(&mut self, message: &Message) {
        // Through JSON, as between machines.
        let sent = serde_json::to_string(message).unwrap();
        let received: Message = serde_json::from_str(&sent).unwrap();
        for copy in &mut self.copies {
            copy.accept(&received)
                .unwrap_or_else(|refusal| panic!("{refusal}: {sent}"));
        }
    }

    fn seed(&mut self) {
        // Once for each seal of the machine.
        if !self.copies[0].verifier().wants_words() {
            return;
        }
        let words = format!("words of the human side, {}", self.random.next());
        let from = self.random.pick(&[WordsFrom::Player, WordsFrom::Machine]);
        self.given = from == WordsFrom::Player;
        self.send(&Message::Seed { words, from });
    }

    fn renew(&mut self, party: Party) {
        let holder = self
            .holders
            .iter_mut()
            .find(|holder| holder.party() == party)
            .unwrap();
        let before = holder.clone();
        let (length, entropy) = (self.random.pick(&LENGTHS), self.random.entropy());
        let commitment = holder.renew(length, entropy).unwrap();
        if self.copies[0]
            .clone()
            .accept(&Message::Renew(commitment))
            .is_ok()
        {
            self.send(&Message::Renew(commitment));
        } else {
            // One is already waiting: this one was not published and is forgotten.
            *holder = before;
        }
    }

    fn throw(&mut self, by: Side, kind: Throw, opponent_present: bool) {
        self.send(&self.copies[0].request(by, kind));
        while let Some(party) = self.copies[0].awaited() {
            let roll = self.copies[0].verifier().next_roll();
            if party == by.other().into() && !opponent_present {
                self.send(&Message::Absent { roll, party });
                self.report.absent += 1;
                continue;
            }
            // Each holder looks at a copy of its own.
            let copy = &self.copies[party as usize % self.copies.len()];
            let holder = self
                .holders
                .iter_mut()
                .find(|holder| holder.party() == party)
                .unwrap();
            let message = holder.reveal(copy).unwrap();
            self.send(&message);
        }
        let Some(Entry::Roll(entry)) = self.copies[0].transcript().entries.last() else {
            panic!("the throw made no entry");
        };
        self.tied = kind == Throw::Opening && entry.dice[0] == entry.dice[1];
        match &self.copies[0].transcript().header.source {
            Source::Machine(machine) if !self.given || machine.server.length < LEAST_SEAL => {
                self.report.one_sided += 1;
            }
            _ => self.report.proven += 1,
        }
        self.report.rolls += 1;
    }

    fn close(self) -> Played {
        let transcript = self.copies[0].transcript().clone();
        for copy in &self.copies {
            assert_eq!(
                copy.transcript(),
                &transcript,
                "the copies of a table agree"
            );
        }
        Played {
            transcript,
            report: self.report,
        }
    }
}
