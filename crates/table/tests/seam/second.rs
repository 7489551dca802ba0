//! What the second version of the record brought: tables that wait for their players, halts of the server, requests for
//! throws, lost chains, games that went on past a draw, remarks in full.

use crate::stories::throws;
use tabuleiro_table::Side::{Dark, Light};
use tabuleiro_table::clock::{Moment, Span};
use tabuleiro_table::dice::{self, AbsenceRule, Entry, Holder, Message, Party, TableId, Throw};
use tabuleiro_table::game::ToAct;
use tabuleiro_table::session::{
    Act, Aside, Event, Finish, Header, Intent, Offer, PlayerKind, RIGHTS, Refused, Standing,
    Variation, Version,
};
use tabuleiro_table::{RuleSet, Side, Table, record, verify};

fn header(rules: &str) -> Header {
    Header::new(rules.parse::<RuleSet>().unwrap())
}

fn remote(rules: &str) -> Header {
    let mut header = header(rules);
    for player in &mut header.players {
        player.kind = PlayerKind::Remote;
    }
    header
}

#[track_caller]
fn does(table: &mut Table, by: Party, act: Act, at: u64) {
    if let Err(refused) = table.apply(Event::new(by, act), Moment(at)) {
        panic!("{refused}");
    }
}

fn refused(table: &Table, by: Party, act: Act, at: u64) -> Refused {
    let mut tried = table.clone();
    let refused = tried.apply(Event::new(by, act), Moment(at)).unwrap_err();
    assert_eq!(&tried, table, "a refusal changes nothing");
    refused
}

#[track_caller]
fn says(table: &mut Table, side: Side, text: &str, at: u64) {
    let said = Intent::Play(text.to_owned());
    if let Err(refused) = table.said(side, &said, Span::ZERO, Moment(at)) {
        panic!("{refused}");
    }
}

/// The record alone gives the same table again, and the same when it is trusted.
#[track_caller]
fn comes_back(table: &Table) {
    let text: String = table.lines().flat_map(|line| [line, "\n"]).collect();
    let found = verify(text.as_bytes());
    assert!(found.ok, "{:?}", found.fault);
    assert_eq!(record::read(text.as_bytes()).as_ref(), Ok(table));
    assert_eq!(table.truncated(table.events()), *table);
}

#[test]
fn a_table_waits_for_both_players_and_only_then_does_time_run() {
    let mut header = remote("italian");
    header.clock = "5+0".parse().unwrap();
    header.gathers = true;
    let mut table = Table::open(header).unwrap();
    assert!(table.is_gathering());
    let early = table.read(Light, "22-18").unwrap();
    assert_eq!(
        refused(&table, Party::Light, Act::Play(early), 5000),
        Refused::NotBegun
    );
    // Only the server knows who has come.
    let by = Party::Light;
    assert_eq!(
        refused(&table, by, Act::Begin, 9000),
        Refused::NotYours { by }
    );
    does(&mut table, Party::Server, Act::Begin, 10_000);
    assert_eq!(
        table.time_left(Light, Moment(11_000)).unwrap().main,
        Span(299_000)
    );
    assert_eq!(
        refused(&table, Party::Server, Act::Begin, 11_000),
        Refused::BegunAlready
    );
    comes_back(&table);
}

#[test]
fn nobody_wins_a_table_that_is_called_off() {
    let mut table = Table::open(remote("italian")).unwrap();
    says(&mut table, Light, "22-18", 10);
    assert!(table.may_abort());
    let mut called_off = table.clone();
    does(&mut called_off, Party::Dark, Act::Abort, 20);
    let result = called_off.result().unwrap();
    assert_eq!(
        (result.winner, result.score, result.how),
        (None, [0, 0], Finish::Aborted)
    );
    comes_back(&called_off);
    says(&mut table, Dark, "10-14", 20);
    assert_eq!(
        refused(&table, Party::Light, Act::Abort, 30),
        Refused::TooLateToAbort
    );
}

#[test]
fn nobody_pays_for_the_time_in_which_the_server_is_gone() {
    let mut header = remote("italian");
    header.clock = "5+0".parse().unwrap();
    let mut table = Table::open(header).unwrap();
    says(&mut table, Light, "22-18", 1000);
    does(&mut table, Party::Server, Act::Halt, 3000);
    assert!(table.is_halted());
    let turn = table.read(Dark, "10-14").unwrap();
    assert_eq!(
        refused(&table, Party::Dark, Act::Play(turn), 900_000),
        Refused::Halted
    );
    assert_eq!(table.flag_fallen(Moment(900_000)), None);
    does(&mut table, Party::Server, Act::GoOn, 900_000);
    says(&mut table, Dark, "10-14", 901_000);
    assert_eq!(
        table.time_left(Dark, Moment(901_000)).unwrap().main,
        Span(297_000)
    );
    assert_eq!(
        refused(&table, Party::Server, Act::GoOn, 902_000),
        Refused::NotHalted
    );
    comes_back(&table);
}

/// Two people in two places begin the next game together; one click is enough where one machine has both.
#[test]
fn both_begin_the_next_game() {
    for (mut header, both) in [(remote("italian"), true), (header("italian"), false)] {
        let tabuleiro_table::session::Terms::Draughts(terms) = &mut header.terms else {
            panic!()
        };
        terms.games = 2;
        let mut table = Table::open(header).unwrap();
        does(&mut table, Party::Light, Act::Resign, 0);
        does(&mut table, Party::Light, Act::NextGame, 0);
        assert_eq!(table.to_act() == ToAct::NextGame, both);
        if both {
            assert_eq!(table.ready(), [true, false]);
            assert_eq!(
                refused(&table, Party::Light, Act::NextGame, 0),
                Refused::ReadyAlready
            );
            let mut alone = table.clone();
            does(&mut alone, Party::Server, Act::NextGame, 0);
            assert_eq!(alone.games().len(), 2);
            does(&mut table, Party::Dark, Act::NextGame, 0);
        }
        assert_eq!((table.games().len(), table.ready()), (2, [false; 2]));
        comes_back(&table);
    }
}

/// A throw with a lag of 800 and a play 200 ms later: the lag is not charged, as it was in the first version.
#[test]
fn the_lag_of_a_throw_is_not_charged() {
    for (version, left) in [(Version::One, 299_000), (Version::Two, 299_800)] {
        let mut header = header("backgammon:tournament");
        header.version = version;
        header.clock = "5+0".parse().unwrap();
        if version == Version::One {
            header.rules_digest = None;
        }
        let mut table = Table::open(header).unwrap();
        throws(&mut table, Light, [3, 1]);
        says(&mut table, Light, "8/5 6/5", 0);
        let dice = [6, 5];
        let message = Message::Typed {
            roll: 2,
            by: Dark,
            kind: Throw::Pair,
            dice,
        };
        let mut thrown = table.dice_event(Party::Dark, &message).unwrap();
        thrown.lag = Span(800);
        table.apply(thrown, Moment(800)).unwrap();
        says(&mut table, Dark, "24/13", 1000);
        assert_eq!(
            table.time_left(Dark, Moment(1000)).unwrap().main,
            Span(left)
        );
        comes_back(&table);
    }
}

fn online() -> (Table, Vec<Holder>) {
    let id: TableId = "far".parse().unwrap();
    let holder = |party| Holder::new(id.clone(), party, 64, [party as u8 + 1; 32]).unwrap();
    let holders: Vec<Holder> = Party::ALL.into_iter().map(holder).collect();
    let [server, light, dark] = [0, 1, 2].map(|i: usize| holders[i].commitment().into());
    let mut header = remote("backgammon:tournament");
    header.dice = Some(dice::Header::online(
        id,
        AbsenceRule::Wait,
        server,
        light,
        dark,
    ));
    (Table::open(header).unwrap(), holders)
}

/// Everybody shows what is asked for; gives the event of the throw.
fn shown(table: &mut Table, holders: &mut [Holder]) -> Event {
    loop {
        let party = table.exchange().unwrap().awaited().unwrap();
        let holder = holders.iter_mut().find(|holder| holder.party() == party);
        let element = holder.unwrap().reveal(table.exchange().unwrap()).unwrap();
        if let Some(event) = table.show_element(&element).unwrap() {
            return event;
        }
    }
}

#[test]
fn whoever_throws_is_bound_on_the_record_first() {
    let (mut table, mut holders) = online();
    // A throw that nobody asked for, though its proof is good.
    let mut elsewhere = table.exchange().unwrap().clone();
    let unasked = elsewhere
        .roll_with(&mut holders.clone(), Light, Throw::Opening)
        .unwrap();
    let event = Event::dice(Entry::Roll(unasked));
    assert_eq!(
        table.clone().apply(event, Moment(0)).unwrap_err(),
        Refused::NotRequested
    );
    does(&mut table, Party::Dark, Act::Request(Throw::Opening), 5);
    let restarted = table.truncated(table.events());
    assert_eq!(restarted, table, "the request is on the record");
    for act in [Act::Offer(Offer::Adjournment), Act::Request(Throw::Opening)] {
        assert_eq!(
            refused(&table, Party::Light, act, 6),
            Refused::ThrowUnderWay
        );
    }
    let thrown = shown(&mut table, &mut holders);
    table.apply(thrown, Moment(7)).unwrap();
    assert_eq!(table.line().len(), 1);
    assert!(!matches!(table.to_act(), ToAct::Over));
    comes_back(&table);
}

/// A browser is lost with its secrets, in the middle of a throw: with the other side's consent it seals another chain.
#[test]
fn a_lost_chain_is_replaced_by_agreement() {
    let (mut table, mut holders) = online();
    does(&mut table, Party::Light, Act::Request(Throw::Opening), 0);
    let id: TableId = "far".parse().unwrap();
    let mut fresh = Holder::new(id, Party::Dark, 64, [9; 32]).unwrap();
    fresh.renew(64, [10; 32]).unwrap();
    let message = Message::Reseal(fresh.commitment());
    let entry = table.dice_event(Party::Dark, &message).unwrap();
    assert_eq!(
        table.clone().apply(entry.clone(), Moment(1)).unwrap_err(),
        Refused::NotAgreed
    );
    let offer = Act::Offer(Offer::Reseal(fresh.commitment()));
    let by = Party::Light;
    assert_eq!(
        refused(&table, by, offer.clone(), 1),
        Refused::NotYours { by }
    );
    does(&mut table, Party::Dark, offer, 1);
    does(&mut table, Party::Light, Act::Accept, 2);
    table.apply(entry, Moment(3)).unwrap();
    holders[2] = fresh;
    let thrown = shown(&mut table, &mut holders);
    table.apply(thrown, Moment(4)).unwrap();
    comes_back(&table);
}

/// Three kings a side go to and fro: the rules end the game, and people went on.
#[test]
fn a_game_that_went_on_past_a_draw_keeps_every_move() {
    let mut header = header("italian");
    header.start = Some("W:WK1,K2,K3:BK30,K31,K32".to_owned());
    let mut table = Table::open(header).unwrap();
    let moves = ["1-5", "32-28", "5-1", "28-32"];
    let mut past = 0;
    for ply in 0..200 {
        let side = table.contest().to_act();
        let ToAct::Player(side) = side else { panic!() };
        let turn = table.read(side, moves[ply % 4]).unwrap();
        let mut event = Event::play(side, turn);
        let drawn = {
            let mut tried = table.clone();
            tried.apply(event.clone(), Moment(0)).unwrap();
            tried.outcome().is_some()
        };
        if !drawn {
            let mut wrong = event.clone();
            wrong.goes_on = true;
            assert_eq!(
                table.clone().apply(wrong, Moment(0)).unwrap_err(),
                Refused::NotDrawn
            );
        }
        event.goes_on = drawn;
        past += usize::from(drawn);
        let applied = table.apply(event, Moment(0)).unwrap();
        assert_eq!(applied.outcome, None);
        if past == 3 {
            break;
        }
    }
    assert_eq!(past, 3, "a draw was called");
    does(&mut table, Party::Dark, Act::Resign, 0);
    assert_eq!(table.result().unwrap().score, [2, 0]);
    let text: String = table.lines().flat_map(|line| [line, "\n"]).collect();
    let found = verify(text.as_bytes());
    assert!(found.ok && found.past_draw.is_some(), "{found:?}");
    comes_back(&table);
    // Without the mark the record is not in order.
    let plain = text.replace("\"past\"", "\"passed\"");
    assert!(!verify(plain.as_bytes()).ok);
}

#[test]
fn remarks_are_kept_in_full_and_must_be_moves() {
    let mut table = Table::open(header("italian")).unwrap();
    let turn = table.read(Light, "22-18").unwrap();
    let aside = |text: &str, variations: Vec<Variation>| Aside {
        text: text.to_owned(),
        nags: vec![1],
        note: Some("così".to_owned()),
        variations,
    };
    let inner = Variation(vec![aside("10-13", Vec::new())]);
    let line = vec![aside("23-20", Vec::new()), aside("10-14", vec![inner])];
    let mut event = Event::play(Light, turn).noted("una mossa");
    event.nags = vec![1, 14];
    event.variations = vec![Variation(line)];
    let mut wrong = event.clone();
    wrong.variations[0].0[1].text = "9-18".to_owned();
    let illegal = table.clone().apply(wrong, Moment(0)).unwrap_err();
    assert!(matches!(illegal, Refused::Illegal(_)), "{illegal}");
    let mut deep = Variation(vec![aside("23-20", Vec::new())]);
    for _ in 0..20 {
        deep = Variation(vec![aside("23-20", vec![deep])]);
    }
    let mut nested = event.clone();
    nested.variations = vec![deep];
    assert_eq!(
        table.clone().apply(nested, Moment(0)).unwrap_err(),
        Refused::VariationTooDeep { most: 16 }
    );
    table.apply(event.clone(), Moment(0)).unwrap();
    let mut seen = Vec::new();
    assert!(table.walk(|_, _, entry| seen.push(entry.event.clone())));
    assert_eq!(seen, [event]);
    comes_back(&table);
}

/// Old lines go to a store; play goes on, and only a takeback that reaches behind them wants them back.
#[test]
fn older_lines_are_handed_over() {
    let mut table = Table::open(header("italian")).unwrap();
    let whole = {
        for ply in 0..20_u64 {
            let ToAct::Player(side) = table.to_act() else {
                panic!()
            };
            let turn = table.legal().swap_remove(0);
            table.apply(Event::play(side, turn), Moment(ply)).unwrap();
        }
        table.clone()
    };
    table.hand_over(4);
    assert_eq!((table.first_line(), table.events()), (16, 20));
    assert_eq!(
        table.lines_from(18).collect::<Vec<_>>(),
        whole.lines_from(18).collect::<Vec<_>>()
    );
    assert_eq!(table.seal(), whole.seal());
    assert!(!table.walk(|_, _, _| {}));
    let ToAct::Player(side) = table.to_act() else {
        panic!()
    };
    for (keep, at_hand) in [(15, false), (0, true)] {
        let mut asked = table.clone();
        does(
            &mut asked,
            side.into(),
            Act::Offer(Offer::Takeback { keep }),
            30,
        );
        let other = side.other();
        let done = asked.apply(Event::by(other, Act::Accept), Moment(30));
        assert_eq!(done.is_ok(), at_hand, "{keep}");
    }
    let mut again = whole.clone();
    let turn = table.legal().swap_remove(0);
    for table in [&mut table, &mut again] {
        table
            .apply(Event::play(side, turn.clone()), Moment(40))
            .unwrap();
    }
    assert_eq!(table.seal(), again.seal());
}

#[test]
fn names_stand_beside_the_record() {
    let mut table = Table::open(remote("italian")).unwrap();
    let seal = *table.seal();
    table.call_players(["Ana".to_owned(), "Béla".to_owned()]);
    assert_eq!((table.names(), *table.seal()), (["Ana", "Béla"], seal));
    let text: String = table.lines().collect();
    assert!(!text.contains("Ana"));
}

#[test]
fn a_table_whose_rules_have_changed_is_only_looked_at() {
    let mut header = header("italian");
    header.rules_digest = Some("draughts:english".parse::<RuleSet>().unwrap().digest());
    let table = Table::open(header).unwrap();
    assert!(table.rules_changed());
    let turn = table.read(Light, "22-18").unwrap();
    assert_eq!(
        refused(&table, Party::Light, Act::Play(turn), 0),
        Refused::RulesChanged
    );
    // Every set has a digest of its own, whatever it is called.
    let mut digests: Vec<String> = RuleSet::all()
        .iter()
        .map(|rules| rules.digest().to_string())
        .collect();
    let all = digests.len();
    digests.sort();
    digests.dedup();
    println!("{all} sets, {} digests", digests.len());
    assert!(
        digests.len() + 3 >= all,
        "sets that differ in name only are few"
    );
}

/// Every act has its line in the table of rights, and the table is what happens.
#[test]
fn who_may_do_what_is_data() {
    for (name, rights) in RIGHTS {
        assert!(rights.contains(&true), "{name}: nobody may");
    }
    let chain = online().1[0].commitment();
    let acts = [
        Act::Resign,
        Act::Offer(Offer::Draw),
        Act::Offer(Offer::Reseal(chain)),
        Act::Accept,
        Act::Decline,
        Act::Resume,
        Act::Flag(Light),
        Act::Leave(Light),
        Act::NextGame,
        Act::Stop,
        Act::Await(Party::Light),
        Act::Begin,
        Act::Abort,
        Act::Halt,
        Act::GoOn,
        Act::Request(Throw::Pair),
    ];
    for act in acts {
        let (name, rights) = RIGHTS
            .into_iter()
            .find(|(name, _)| *name == act.id())
            .unwrap();
        for (standing, right) in Standing::ALL.into_iter().zip(rights) {
            assert_eq!(act.is_for(standing), right, "{name} {standing:?}");
        }
        let mut table = Table::open(remote("italian")).unwrap();
        for by in [Party::Server, Party::Light, Party::Dark] {
            let done = table.apply(Event::new(by, act.clone()), Moment(0));
            if !act.may(by) {
                assert_eq!(done.unwrap_err(), Refused::NotYours { by }, "{name}");
            }
            table = Table::open(remote("italian")).unwrap();
        }
    }
}
