//! Whole tables played at random from a number, the dice made by honest holders: every rule set, all
//! terms, all clocks, and everything that can happen between two players.

use crate::honest::Random;
use backgammon::{Beavers, CubeUse, Event as Bg, Frame, Jacoby, Length, StartingPosition};
use tabuleiro_table::clock::{Moment, Span};
use tabuleiro_table::dice::{
    self, AbsenceRule, DiceReport, Entry, Holder, Message, Party, TableId, Throw, Verifier,
    VoidReason, WordsFrom,
};
use tabuleiro_table::game::{
    BackgammonTerms, ChessEvent, ChessTerms, Contest, DraughtsTerms, GameEvent, ToAct,
};
use tabuleiro_table::session::{
    Act, Applied, Aside, Event, Header, Offer, Player, PlayerKind, Refused, Table, Terms, Variation,
};
use tabuleiro_table::{RuleSet, Side};

/// A house rule of each kind that the built-in sets do not have.
const HOUSE: [&str; 3] = [
    "parent = \"garden\"\nid = \"garden-forced\"\ncompulsion = \"forced\"\ncontinuation = \"whole-sequence\"",
    "parent = \"italian\"\nid = \"nonna\"\nman_captures_king = true",
    "parent = \"chess:960\"\nid = \"three\"\ncastling = \"none\"\nstalemate = \"loss\"\ngoal = { checks = 3 }",
];

/// Every built-in rule set, some of them for another goal, and some house rules.
pub(crate) fn rule_sets() -> Vec<RuleSet> {
    let variants = [
        "italian+losing",
        "garden+breakthrough",
        "international+losing",
    ];
    let house = HOUSE.map(|text| RuleSet::from_house_rules(text).unwrap());
    RuleSet::all()
        .into_iter()
        .chain(variants.map(|id| id.parse().unwrap()))
        .chain(house)
        .collect()
}

/// A table, and those who sit there.
pub(crate) struct Live {
    pub(crate) table: Table,
    pub(crate) random: Random,
    holders: Vec<Holder>,
    now: u64,
    /// Counted while playing.
    pub(crate) report: DiceReport,
    pub(crate) moves: usize,
}

impl Live {
    /// A new table, its rules and everything else chosen by `seed`.
    pub(crate) fn open(seed: u64) -> Self {
        // Every third is backgammon, which has more to go wrong.
        let sets = rule_sets();
        let (frames, tables) = sets.split_at(3);
        let turn = (seed / 3) as usize;
        let rules = match seed % 3 {
            0 => frames[turn % frames.len()].clone(),
            rest => tables[(2 * turn + rest as usize) % tables.len()].clone(),
        };
        let mut random = Random(seed.wrapping_mul(0x2545_f491_4f6c_dd1d));
        let mut header = Header::new(rules);
        header.players = [player(&mut random), player(&mut random)];
        header.clock = random
            .pick(&["none", "none", "5+3", "2m d12", "30s/move", "3d"])
            .parse()
            .unwrap();
        header.begun = random.one_in(2).then_some(Moment(1_700_000_000_000));
        if random.one_in(3) {
            header
                .about
                .insert("event".to_owned(), format!("Torneio \"{seed}\" — praça"));
        }
        header.terms = terms(&header.rules, &mut random);
        let holders = match header.rules {
            RuleSet::Backgammon(_) => {
                let (dice, holders) = dice(seed, &mut random);
                header.dice = Some(dice);
                holders
            }
            RuleSet::Draughts(_) | RuleSet::Chess(_) => Vec::new(),
        };
        header.gathers = random.one_in(5);
        header.first_move = random.one_in(5).then_some(Span(30_000));
        header.note = random.one_in(8).then(|| "antes do jogo".to_owned());
        Self {
            table: Table::open(header).unwrap(),
            random,
            holders,
            now: 0,
            report: DiceReport::default(),
            moves: 0,
        }
    }

    /// Plays up to so many events, or to the end.
    pub(crate) fn played(seed: u64, events: usize) -> Self {
        let mut live = Self::open(seed);
        while live.table.events() < events && live.step() {}
        live
    }

    pub(crate) fn now(&self) -> Moment {
        Moment(self.now)
    }

    /// One more event; no when all is over.
    pub(crate) fn step(&mut self) -> bool {
        if self.table.to_act() == ToAct::Over {
            return false;
        }
        let thinking = if self.random.one_in(300) {
            500_000
        } else {
            2500
        };
        self.now = self.now.saturating_add(self.random.next() % thinking);
        // A server that was stopped goes on before anything else, also where nobody has come yet.
        if self.table.is_halted() {
            self.now = self.now.saturating_add(1_000_000);
            self.must(Event::new(Party::Server, Act::GoOn));
            return true;
        }
        if self.table.is_gathering() {
            let act = if self.random.one_in(10) {
                Act::Abort
            } else {
                Act::Begin
            };
            self.must(Event::new(Party::Server, act));
            return true;
        }
        if let Some(side) = self.table.flag_fallen(self.now()) {
            self.must(Event::new(Party::Server, Act::Flag(side)));
            return true;
        }
        if self.table.is_adjourned() {
            self.now = self.now.saturating_add(1_000_000);
            let by = self.random.pick(&Party::ALL);
            if self.may(Event::new(by, Act::Resume)).is_err() {
                self.must(Event::new(Party::Server, Act::Resume));
            }
            return true;
        }
        let often = if self.table.offer().is_some() { 3 } else { 20 };
        if self.table.awaited().is_none() && self.random.one_in(often) && self.something_else() {
            return true;
        }
        match self.table.to_act() {
            ToAct::Over => return false,
            ToAct::NextGame => {
                let act = if self.random.one_in(4) {
                    Act::Stop
                } else {
                    Act::NextGame
                };
                let by = self.random.pick(&Side::BOTH);
                if self.may(Event::by(by, act)).is_err() {
                    let done = self.may(Event::by(by.other(), Act::NextGame));
                    if done.is_err() {
                        self.must(Event::new(Party::Server, Act::NextGame));
                    }
                }
            }
            ToAct::Opening => {
                let by = self.random.pick(&Side::BOTH);
                self.throw(by, Throw::Opening);
            }
            ToAct::Dice(side) => self.throw(side, Throw::Pair),
            ToAct::Player(side) => self.decide(side),
        }
        true
    }

    fn decide(&mut self, side: Side) {
        let legal = self.table.legal();
        if let Contest::Backgammon(game) = self.table.contest()
            && game.game().phase() == backgammon::Phase::ToRoll
        {
            if self.table.awaited().is_none() && self.random.one_in(8) {
                self.must(Event::play(side, GameEvent::Backgammon(Bg::Double)));
            } else {
                self.throw(side, Throw::Pair);
            }
            return;
        }
        let event = legal[self.random.below(legal.len())].clone();
        let is_move = match &event {
            GameEvent::Backgammon(event) => matches!(event, Bg::Play(_)),
            GameEvent::Draughts(turn) => turn.play.is_some(),
            GameEvent::Chess(event) => matches!(event, ChessEvent::Move(_)),
        };
        let mut event = Event::play(side, event);
        if self.random.one_in(10) {
            event.lag = Span(self.random.next() % 300);
        }
        if self.random.one_in(20) {
            event.nags = vec![1, 14];
            let other = legal[self.random.below(legal.len())].clone();
            if let Some(text) = self.table.contest().write(&other) {
                let (nags, note) = (vec![2], Some("melhor".to_owned()));
                event.variations = vec![Variation(vec![Aside {
                    text,
                    nags,
                    note,
                    variations: Vec::new(),
                }])];
            }
        }
        if self.random.one_in(20) {
            event = event.noted("um lance \u{1f3b2} \"difícil\"");
        }
        self.must(event);
        self.moves += usize::from(is_move);
    }

    /// Offers, answers, resignations and departures.
    fn something_else(&mut self) -> bool {
        let by = self.random.pick(&Side::BOTH);
        if self.table.offer().is_some() {
            let act = if self.random.one_in(2) {
                Act::Accept
            } else {
                Act::Decline
            };
            return self.may(Event::by(by, act)).is_ok();
        }
        let made = self.table.line().len();
        let act = match self.random.below(17) {
            0..3 => Act::Offer(Offer::Draw),
            3..6 => Act::Offer(Offer::Takeback {
                keep: self.random.below(made + 1),
            }),
            6..8 => Act::Offer(Offer::Adjournment),
            8 if self.random.one_in(3) => Act::Leave(by),
            9 => Act::Resign,
            10 | 11 => {
                let win = self.random.pick(&backgammon::Win::ALL);
                let resign = Bg::Resign { by: by.into(), win };
                let done = self.may(Event::play(by, GameEvent::Backgammon(resign)));
                return done.is_ok();
            }
            12 => {
                let party = self.random.pick(&Party::ALL);
                return self
                    .may(Event::new(Party::Server, Act::Await(party)))
                    .is_ok();
            }
            13 => return self.may(Event::new(Party::Server, Act::Halt)).is_ok(),
            14 if self.random.one_in(4) => Act::Abort,
            15 => return self.reseal(by),
            _ => Act::Decline,
        };
        self.may(Event::by(by, act)).is_ok()
    }

    /// A player has lost the secrets of his dice, and the other agrees to a new chain.
    fn reseal(&mut self, side: Side) -> bool {
        let Some(newest) = self
            .table
            .dice()
            .and_then(|dice| dice.newest_commitment(side.into()))
        else {
            return false;
        };
        let table = self.table.header().dice.as_ref().unwrap().table.clone();
        let mut holder = Holder::new(table, side.into(), 16, self.random.entropy()).unwrap();
        while holder.commitment().chain <= newest.chain {
            holder.renew(16, self.random.entropy()).unwrap();
        }
        let offer = Offer::Reseal(holder.commitment());
        if self.may(Event::by(side, Act::Offer(offer))).is_err() {
            return false;
        }
        if self.random.one_in(4) {
            self.must(Event::by(side.other(), Act::Decline));
            return true;
        }
        self.must(Event::by(side.other(), Act::Accept));
        let message = Message::Reseal(holder.commitment());
        let event = self.table.dice_event(side.into(), &message).unwrap();
        self.must(event);
        let place = self
            .holders
            .iter_mut()
            .find(|old| old.party() == side.into());
        *place.unwrap() = holder;
        true
    }

    /// What somebody says to the dice: it happens.
    fn tell(&mut self, by: Party, message: &Message) {
        let event = self.table.dice_event(by, message).unwrap();
        self.must(event);
    }

    fn verifier(&self) -> &Verifier {
        self.table.dice().unwrap()
    }

    /// A throw as the dice of this table are made.
    fn throw(&mut self, by: Side, kind: Throw) {
        if self.holders.is_empty() {
            let roll = self.verifier().next_roll();
            let message = if self.random.one_in(6) {
                self.report.void += 1;
                let why = VoidReason::Unreadable;
                Message::Void {
                    roll,
                    by,
                    kind,
                    why,
                }
            } else {
                self.report.rolls += 1;
                self.report.typed += 1;
                let dice = [0; 2].map(|_: u8| self.random.below(6) as u8 + 1);
                Message::Typed {
                    roll,
                    by,
                    kind,
                    dice,
                }
            };
            self.tell(by.into(), &message);
            return;
        }
        for place in 0..self.holders.len() {
            let party = self.holders[place].party();
            if self.verifier().elements_left(party) == Some(0) {
                let entropy = self.random.entropy();
                let commitment = self.holders[place].renew(16, entropy).unwrap();
                self.tell(party, &Message::Renew(commitment));
            }
        }
        // The human side of a local game adds its words to every chain of the machine.
        if self.verifier().wants_words() {
            let words = format!("palavras {}", self.random.next());
            let from = self.random.pick(&[WordsFrom::Player, WordsFrom::Machine]);
            self.tell(by.into(), &Message::Seed { words, from });
        }
        self.report.rolls += 1;
        let source = self.table.header().dice.as_ref().unwrap().source.clone();
        let dice::Source::Online(online) = source else {
            // The seals here are too short to bind anybody.
            self.report.one_sided += 1;
            let mut exchange = self.table.exchange().unwrap().clone();
            let roll = exchange.roll_with(&mut self.holders, by, kind).unwrap();
            self.must(Event::dice(Entry::Roll(roll)));
            return;
        };
        self.report.proven += 1;
        // Somebody may have asked already, and is bound to it.
        let requested = self.table.exchange().unwrap().requested();
        let (by, kind) = requested.unwrap_or((by, kind));
        if requested.is_none() {
            let mut asked = Event::by(by, Act::Request(kind));
            asked.lag = Span(self.random.next() % 900);
            self.must(asked);
        }
        if self.random.one_in(6) {
            let party = self.random.pick(&Party::ALL);
            self.must(Event::new(Party::Server, Act::Await(party)));
        }
        let absent = online.absent == AbsenceRule::LeaveOut && self.random.one_in(5);
        loop {
            let party = self.table.exchange().unwrap().awaited().unwrap();
            let message = if absent && party == by.other().into() {
                self.report.absent += 1;
                let roll = self.verifier().next_roll();
                Message::Absent { roll, party }
            } else {
                let holder = self
                    .holders
                    .iter_mut()
                    .find(|holder| holder.party() == party);
                holder
                    .unwrap()
                    .reveal(self.table.exchange().unwrap())
                    .unwrap()
            };
            if let Some(event) = self.table.show_element(&message).unwrap() {
                self.must(event);
                return;
            }
        }
    }

    /// Something that is possible: it happens.
    fn must(&mut self, event: Event) {
        let shown = format!("{event:?}");
        if let Err(refused) = self.table.apply(event, self.now()) {
            panic!("{refused}: {shown} at {:?}", self.table);
        }
    }

    /// Something that somebody else does.
    pub(crate) fn apply(&mut self, event: Event, at: Moment) -> Result<Applied, Refused> {
        let applied = self.table.apply(event, at)?;
        self.now = self.now.max(at.0);
        Ok(applied)
    }

    /// Something that may not be possible: then nothing changes.
    pub(crate) fn may(&mut self, event: Event) -> Result<(), Refused> {
        let before = self.table.clone();
        let done = self.table.apply(event, self.now());
        if done.is_err() {
            assert_eq!(self.table, before, "a refusal changes nothing");
        }
        done.map(|_| ())
    }

    /// The record as text.
    pub(crate) fn text(&self) -> String {
        self.table.lines().flat_map(|line| [line, "\n"]).collect()
    }
}

fn player(random: &mut Random) -> Player {
    let kinds = [
        PlayerKind::Person,
        PlayerKind::Remote,
        PlayerKind::Computer { level: 2, of: 3 },
    ];
    Player {
        name: random
            .pick(&["", "Ana", "João", "M. \"Tinsley\" \\"])
            .to_owned(),
        kind: random.pick(&kinds),
    }
}

fn terms(rules: &RuleSet, random: &mut Random) -> Terms {
    let frame = match rules {
        RuleSet::Backgammon(frame) => frame,
        RuleSet::Draughts(_) => {
            let games = random.pick(&[1, 1, 2, 3]);
            return Terms::Draughts(DraughtsTerms { games });
        }
        RuleSet::Chess(_) => {
            let games = random.pick(&[1, 1, 2, 3]);
            return Terms::Chess(ChessTerms { games });
        }
    };
    let mut terms = BackgammonTerms::of(*frame, random.pick(&[1, 2, 3, 7]));
    match frame {
        Frame::Xalingo => {
            terms.length = random.pick(&[Length::OneGame, Length::PointsKept]);
            terms.cube = random.pick(&[CubeUse::On, CubeUse::Off]);
        }
        Frame::Tournament if random.one_in(2) => {
            let jacoby = random.pick(&[Jacoby::On, Jacoby::Off]);
            let beavers = random.pick(&[Beavers::Off, Beavers::Beavers, Beavers::Raccoons]);
            terms = BackgammonTerms::money(jacoby, beavers);
        }
        Frame::Tournament | Frame::Aquamarine => {}
    }
    terms.start = random.pick(&[
        StartingPosition::Standard,
        StartingPosition::Standard,
        StartingPosition::Nackgammon,
        StartingPosition::Hypergammon,
    ]);
    Terms::Backgammon(terms)
}

fn dice(seed: u64, random: &mut Random) -> (dice::Header, Vec<Holder>) {
    let table: TableId = format!("t-{seed}").parse().unwrap();
    let mut holder = |party| Holder::new(table.clone(), party, 16, random.entropy()).unwrap();
    let mut holders: Vec<Holder> = Party::ALL.into_iter().map(&mut holder).collect();
    let [server, light, dark] = [0, 1, 2].map(|i: usize| holders[i].commitment().into());
    let header = match random.below(4) {
        0 => {
            holders.clear();
            dice::Header::typed(table)
        }
        1 => {
            holders.truncate(1);
            dice::Header::machine(table, server)
        }
        2 => dice::Header::online(table, AbsenceRule::Wait, server, light, dark),
        _ => dice::Header::online(table, AbsenceRule::LeaveOut, server, light, dark),
    };
    (header, holders)
}
