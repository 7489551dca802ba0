//! What can happen at a table, told as short stories.

use backgammon::{Beavers, Event as Bg, Frame, Jacoby, Length, Win};
use tabuleiro_table::clock::{Moment, Span};
use tabuleiro_table::dice::{self, Message, Party, Throw, VoidReason};
use tabuleiro_table::game::{
    BackgammonTerms, Contest, DraughtsTerms, GameEvent, NotBegun, Reason, ToAct,
};
use tabuleiro_table::session::{Act, Event, Finish, Header, Offer, OpenError, Refused, Terms};
use tabuleiro_table::{RuleSet, Side, Side::Dark, Side::Light, Table};

fn draughts(rules: &str, games: u32, clock: &str) -> Table {
    let mut header = Header::new(rules.parse().unwrap());
    header.terms = Terms::Draughts(DraughtsTerms { games });
    header.clock = clock.parse().unwrap();
    Table::open(header).unwrap()
}

fn backgammon(terms: BackgammonTerms, frame: Frame) -> Table {
    let mut header = Header::new(RuleSet::Backgammon(frame));
    header.terms = Terms::Backgammon(terms);
    Table::open(header).unwrap()
}

/// Plays what is typed.
#[track_caller]
pub(crate) fn plays(table: &mut Table, side: Side, text: &str, at: u64) {
    let event = table
        .read(side, text)
        .unwrap_or_else(|refused| panic!("{text}: {refused}"));
    does(table, side, Act::Play(event), at);
}

#[track_caller]
fn does(table: &mut Table, side: Side, act: Act, at: u64) {
    if let Err(refused) = table.apply(Event::by(side, act), Moment(at)) {
        panic!("{refused}");
    }
}

#[track_caller]
fn refused(table: &Table, side: Side, act: Act, at: u64) -> Refused {
    table
        .clone()
        .apply(Event::by(side, act), Moment(at))
        .unwrap_err()
}

/// Throws real dice; the light side's first in an opening.
#[track_caller]
pub(crate) fn throws(table: &mut Table, by: Side, dice: [u8; 2]) {
    let kind = match table.to_act() {
        ToAct::Opening => Throw::Opening,
        _ => Throw::Pair,
    };
    let roll = table.dice().unwrap().next_roll();
    let message = if dice == [0, 0] {
        Message::Void {
            roll,
            by,
            kind,
            why: VoidReason::OffTheBoard,
        }
    } else {
        Message::Typed {
            roll,
            by,
            kind,
            dice,
        }
    };
    let event = table.dice_event(by.into(), &message).unwrap();
    let at = table.last_moment();
    if let Err(refused) = table.apply(event, at) {
        panic!("{refused}");
    }
}

const VOID: [u8; 2] = [0, 0];

#[test]
fn a_draw_is_offered_declined_and_agreed() {
    let mut table = draughts("italian", 1, "none");
    assert_eq!(
        refused(&table, Light, Act::Accept, 0),
        Refused::NothingOffered
    );
    plays(&mut table, Light, "21-17", 10);
    does(&mut table, Light, Act::Offer(Offer::Draw), 20);
    assert_eq!(table.offer(), Some((Light, Offer::Draw)));
    assert_eq!(refused(&table, Light, Act::Accept, 30), Refused::OwnOffer);
    let stands = Refused::OfferStands {
        by: Light,
        offer: Offer::Draw,
    };
    assert_eq!(refused(&table, Dark, Act::Offer(Offer::Draw), 30), stands);
    // Moving declines it.
    plays(&mut table, Dark, "12-16", 40);
    assert_eq!(table.offer(), None);
    // Not again before the next own move.
    assert_eq!(
        refused(&table, Light, Act::Offer(Offer::Draw), 50),
        Refused::OfferedAlready
    );
    plays(&mut table, Light, "22-18", 50);
    does(&mut table, Light, Act::Offer(Offer::Draw), 60);
    does(&mut table, Dark, Act::Decline, 70);
    does(&mut table, Dark, Act::Offer(Offer::Draw), 80);
    does(&mut table, Light, Act::Accept, 90);
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::Agreed));
    let result = table.result().unwrap();
    assert_eq!(
        (result.winner, result.score, result.how),
        (None, [1, 1], Finish::Played)
    );
    assert_eq!(refused(&table, Dark, Act::Resign, 99), Refused::Over);
}

#[test]
fn an_own_offer_is_withdrawn() {
    let mut table = draughts("italian", 1, "none");
    does(&mut table, Light, Act::Offer(Offer::Draw), 0);
    does(&mut table, Light, Act::Decline, 0);
    assert_eq!(table.offer(), None);
}

#[test]
fn it_is_not_your_turn() {
    let table = draughts("italian", 1, "none");
    let to_act = Light;
    assert_eq!(
        table.read(Dark, "12-16"),
        Err(Refused::NotYourTurn { to_act })
    );
    let event = table.read(Light, "21-17").unwrap();
    assert_eq!(
        refused(&table, Dark, Act::Play(event.clone()), 0),
        Refused::NotYourTurn { to_act }
    );
    let by = Party::Server;
    let done = table
        .clone()
        .apply(Event::new(by, Act::Play(event)), Moment(0));
    assert_eq!(done, Err(Refused::NotYours { by }));
}

#[test]
fn a_refused_move_names_its_rule() {
    let mut table = draughts("italian", 1, "none");
    plays(&mut table, Light, "22-18", 0);
    plays(&mut table, Dark, "11-14", 0);
    let must = table.read(Light, "21-17").unwrap_err();
    assert_eq!(must.id(), "must-capture");
    assert_eq!(table.read(Light, "what").unwrap_err().id(), "unreadable");
}

#[test]
fn the_colours_change_hands_in_a_mini_match() {
    let mut table = draughts("english", 3, "none");
    assert_eq!([Light, Dark].map(|side| table.player(side)), [0, 1]);
    assert_eq!(
        refused(&table, Light, Act::NextGame, 0),
        Refused::GameNotOver
    );
    does(&mut table, Dark, Act::Resign, 0);
    assert_eq!((table.to_act(), table.score()), (ToAct::NextGame, [2, 0]));
    assert_eq!(
        refused(&table, Dark, Act::Offer(Offer::Draw), 0),
        Refused::NextGameFirst
    );
    does(&mut table, Dark, Act::NextGame, 0);
    assert_eq!([Light, Dark].map(|side| table.player(side)), [1, 0]);
    does(&mut table, Light, Act::Resign, 0);
    // Two ahead with one to play still counts; four ahead does not need the third game.
    assert_eq!((table.to_act(), table.score()), (ToAct::Over, [4, 0]));
    let result = table.result().unwrap();
    assert_eq!((result.winner, result.how), (Some(0), Finish::Played));
    let lights: Vec<usize> = table.games().iter().map(|game| game.light).collect();
    assert_eq!(lights, [0, 1]);
}

#[test]
fn moves_are_taken_back_by_agreement() {
    let mut table = draughts("italian", 1, "none");
    for (side, text) in [(Light, "21-17"), (Dark, "12-16"), (Light, "22-18")] {
        plays(&mut table, side, text, 0);
    }
    let here = table.contest().positions();
    let far = Act::Offer(Offer::Takeback { keep: 3 });
    assert_eq!(
        refused(&table, Light, far, 0),
        Refused::NothingToTakeBack { made: 3 }
    );
    does(
        &mut table,
        Light,
        Act::Offer(Offer::Takeback { keep: 2 }),
        0,
    );
    does(&mut table, Dark, Act::Accept, 0);
    assert_eq!(table.to_act(), ToAct::Player(Light));
    assert_eq!(table.line(), [0, 1]);
    plays(&mut table, Light, "22-18", 0);
    assert_eq!(table.contest().positions(), here);
    // The record keeps what was taken back; the line does not.
    assert_eq!(table.events(), 6);
    assert_eq!(table.line(), [0, 1, 5]);
}

/// What was agreed makes a new position: a side may ask again there without having moved.
#[test]
fn a_game_goes_back_move_by_move() {
    let mut table = draughts("italian", 1, "none");
    for (side, text) in [(Light, "21-17"), (Dark, "12-16"), (Light, "22-18")] {
        plays(&mut table, side, text, 0);
    }
    for keep in [2, 1, 0] {
        does(&mut table, Light, Act::Offer(Offer::Takeback { keep }), 0);
        does(&mut table, Dark, Act::Accept, 0);
    }
    assert!(table.line().is_empty());
    // What was declined is not asked again before the next move.
    plays(&mut table, Light, "21-17", 0);
    let offer = Act::Offer(Offer::Takeback { keep: 0 });
    does(&mut table, Light, offer.clone(), 0);
    does(&mut table, Dark, Act::Decline, 0);
    assert_eq!(refused(&table, Light, offer, 0), Refused::OfferedAlready);
}

#[test]
fn a_takeback_does_not_bring_the_same_dice_again() {
    let mut table = backgammon(BackgammonTerms::of(Frame::Tournament, 3), Frame::Tournament);
    throws(&mut table, Light, [3, 1]);
    plays(&mut table, Light, "8/5 6/5", 0);
    throws(&mut table, Dark, [6, 4]);
    does(
        &mut table,
        Light,
        Act::Offer(Offer::Takeback { keep: 1 }),
        0,
    );
    does(&mut table, Dark, Act::Accept, 0);
    // Light plays the opening again, with the dice that lie there.
    plays(&mut table, Light, "24/23 13/10", 0);
    throws(&mut table, Dark, [2, 2]);
    assert_eq!(table.dice().unwrap().next_roll(), 4);
    plays(&mut table, Dark, "13/11(2) 6/4(2)", 0);
    assert_eq!(table.line().len(), 4);
}

#[test]
fn an_adjournment_stops_the_clocks() {
    let mut table = draughts("italian", 1, "5+0");
    plays(&mut table, Light, "21-17", 1_000);
    does(&mut table, Light, Act::Offer(Offer::Adjournment), 2_000);
    does(&mut table, Dark, Act::Accept, 3_000);
    assert!(table.is_adjourned());
    assert_eq!(
        refused(&table, Dark, Act::Resign, 4_000),
        Refused::Adjourned
    );
    let left = |table: &Table, side| table.time_left(side, table.last_moment()).unwrap().in_all();
    assert_eq!(left(&table, Dark), Span(298_000));
    does(&mut table, Dark, Act::Resume, 9_000_000);
    plays(&mut table, Dark, "12-16", 9_001_000);
    assert_eq!(
        (left(&table, Light), left(&table, Dark)),
        (Span(299_000), Span(297_000))
    );
    assert_eq!(
        refused(&table, Dark, Act::Resume, 9_001_000),
        Refused::NotAdjourned
    );
}

#[test]
fn a_fallen_flag_loses_the_game_of_draughts() {
    let mut table = draughts("italian", 2, "30s/move");
    plays(&mut table, Light, "21-17", 29_999);
    let left = Some(Span(1));
    assert_eq!(
        refused(&table, Light, Act::Flag(Dark), 59_998),
        Refused::FlagStands { side: Dark, left }
    );
    // Too late to move, whoever notices.
    let event = table.read(Dark, "12-16").unwrap();
    assert_eq!(
        refused(&table, Dark, Act::Play(event.clone()), 59_999),
        Refused::FlagHasFallen { side: Dark }
    );
    // Unless it was the network that was late.
    let late = Event {
        lag: Span(5),
        ..Event::play(Dark, event)
    };
    assert!(table.clone().apply(late, Moment(60_000)).is_ok());
    does(&mut table, Light, Act::Flag(Dark), 60_000);
    assert_eq!(table.outcome().unwrap().reason, Reason::FlagFell);
    assert_eq!((table.to_act(), table.score()), (ToAct::NextGame, [2, 0]));
    // The next game has its own time.
    does(&mut table, Light, Act::NextGame, 100_000);
    plays(&mut table, Light, "21-17", 120_000);
}

#[test]
fn a_fallen_flag_loses_the_match_of_backgammon() {
    let mut header = Header::new(RuleSet::Backgammon(Frame::Tournament));
    header.clock = "2m d12".parse().unwrap();
    let mut table = Table::open(header).unwrap();
    throws(&mut table, Dark, [6, 1]);
    assert_eq!(table.flag_fallen(Moment(131_999)), None);
    assert_eq!(table.flag_fallen(Moment(132_000)), Some(Light));
    let flag = Event::new(Party::Server, Act::Flag(Light));
    assert!(table.apply(flag, Moment(140_000)).is_ok());
    let result = table.result().unwrap();
    assert_eq!(
        (result.winner, result.score, result.how),
        (Some(1), [0, 1], Finish::FlagFell)
    );
}

#[test]
fn whoever_leaves_loses() {
    let mut table = draughts("garden", 3, "none");
    let by = Party::Light;
    assert_eq!(
        refused(&table, Light, Act::Leave(Dark), 0),
        Refused::NotYours { by }
    );
    assert!(
        table
            .apply(Event::new(Party::Server, Act::Leave(Dark)), Moment(5))
            .is_ok()
    );
    let result = table.result().unwrap();
    assert_eq!((result.winner, result.how), (Some(0), Finish::Abandoned));
    assert_eq!(table.outcome().unwrap().reason, Reason::Abandoned);
}

#[test]
fn a_match_with_its_cube_and_its_crawford_game() {
    let mut table = backgammon(BackgammonTerms::of(Frame::Tournament, 3), Frame::Tournament);
    throws(&mut table, Light, [2, 2]);
    assert_eq!(table.to_act(), ToAct::Opening);
    throws(&mut table, Light, [3, 1]);
    plays(&mut table, Light, "8/5 6/5", 0);
    plays(&mut table, Dark, "double", 0);
    let waits = table.read(Dark, "take").and_then(|event| {
        table
            .clone()
            .apply(Event::play(Dark, event), Moment(0))
            .map(|_| ())
    });
    assert_eq!(waits.unwrap_err().id(), "not-your-turn");
    plays(&mut table, Light, "take", 0);
    throws(&mut table, Dark, [6, 5]);
    plays(&mut table, Dark, "24/13", 0);
    plays(&mut table, Light, "resign single", 0);
    assert_eq!(table.to_act(), ToAct::Player(Dark));
    plays(&mut table, Dark, "refuse", 0);
    let again = table.read(Light, "resign single").unwrap_err();
    assert_eq!(again.id(), "resignation-too-small");
    plays(&mut table, Light, "double", 0);
    plays(&mut table, Dark, "drop", 0);
    let outcome = table.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Light), Reason::Dropped)
    );
    assert_eq!(outcome.stake.unwrap().points, 2);
    assert_eq!(table.to_act(), ToAct::NextGame);
    does(&mut table, Dark, Act::NextGame, 0);
    let Contest::Backgammon(game) = table.contest() else {
        panic!()
    };
    assert_eq!(game.crawford_on_the_board(), backgammon::Crawford::Now);
    throws(&mut table, Light, [3, 1]);
    plays(&mut table, Light, "8/5 6/5", 0);
    let illegal = table.read(Dark, "double").unwrap_err();
    assert_eq!(illegal.id(), "crawford-game");
    plays(&mut table, Dark, "resign gammon", 0);
    plays(&mut table, Light, "accept", 0);
    let result = table.result().unwrap();
    assert_eq!((result.winner, result.score), (Some(0), [4, 0]));
    assert_eq!(refused(&table, Dark, Act::Resign, 0), Refused::Over);
}

#[test]
fn money_play_with_beavers_goes_on_until_somebody_stops() {
    let mut table = backgammon(
        BackgammonTerms::money(Jacoby::On, Beavers::Raccoons),
        Frame::Tournament,
    );
    throws(&mut table, Light, [6, 1]);
    assert_eq!(refused(&table, Light, Act::Stop, 0), Refused::NotASession);
    assert_eq!(
        refused(&table, Light, Act::Resign, 0),
        Refused::ResignWithStake
    );
    assert_eq!(
        refused(&table, Light, Act::Offer(Offer::Draw), 0),
        Refused::NoDraw
    );
    plays(&mut table, Light, "13/7 8/7", 0);
    for (side, word) in [
        (Dark, "double"),
        (Light, "beaver"),
        (Dark, "raccoon"),
        (Light, "drop"),
    ] {
        plays(&mut table, side, word, 0);
    }
    assert_eq!(table.score(), [0, 4]);
    does(&mut table, Light, Act::Stop, 0);
    let result = table.result().unwrap();
    assert_eq!(
        (result.winner, result.score, result.how),
        (None, [0, 4], Finish::Stopped)
    );
}

#[test]
fn throws_come_with_an_entry_and_can_be_void_by_hand_only() {
    let terms = BackgammonTerms {
        length: Length::OneGame,
        ..BackgammonTerms::of(Frame::Xalingo, 1)
    };
    let mut table = backgammon(terms, Frame::Xalingo);
    let roll = GameEvent::Backgammon(Bg::Roll(backgammon::Roll::from_pips(3, 1).unwrap()));
    assert_eq!(
        refused(&table, Light, Act::Play(roll), 0),
        Refused::ThrowNeedsEntry
    );
    throws(&mut table, Light, VOID);
    throws(&mut table, Light, [5, 2]);
    throws(&mut table, Light, VOID);
    assert_eq!(table.to_act(), ToAct::Opening);
    throws(&mut table, Dark, [2, 5]);
    assert_eq!(table.to_act(), ToAct::Player(Dark));
    plays(&mut table, Dark, "13/8 13/11", 0);
    let report = table.dice().unwrap().report();
    assert_eq!((report.rolls, report.typed, report.void), (2, 2, 2));
}

#[test]
fn tables_that_cannot_be_opened() {
    let open = |change: &dyn Fn(&mut Header), rules: &str| {
        let mut header = Header::new(rules.parse().unwrap());
        change(&mut header);
        Table::open(header).unwrap_err()
    };
    let backgammon = Terms::Backgammon(BackgammonTerms::of(Frame::Tournament, 3));
    assert_eq!(
        open(&|header| header.terms = backgammon, "italian"),
        OpenError::Game(NotBegun::TermsOfAnotherGame)
    );
    assert_eq!(
        open(&|header| header.dice = None, "backgammon"),
        OpenError::Game(NotBegun::NoDice)
    );
    let games = Terms::Draughts(DraughtsTerms { games: 0 });
    assert_eq!(
        open(&|header| header.terms = games, "italian"),
        OpenError::Game(NotBegun::Games { most: 1000 })
    );
    let name = |header: &mut Header| header.players[1].name = "x".repeat(201);
    assert!(matches!(
        open(&name, "italian"),
        OpenError::TooLong { most: 200, .. }
    ));
    let dice = |header: &mut Header| header.dice = Some(dice::Header::typed("t".parse().unwrap()));
    assert_eq!(
        open(&dice, "italian"),
        OpenError::Game(NotBegun::DiceNotUsed)
    );
    let zero = Terms::Backgammon(BackgammonTerms::of(Frame::Tournament, 0));
    assert_eq!(
        open(&|header| header.terms = zero, "backgammon").to_string(),
        "a match goes to at least one point"
    );
}

#[test]
fn a_position_to_start_from() {
    let mut header = Header::new("backgammon".parse().unwrap());
    header.terms = Terms::Backgammon(BackgammonTerms::of(Frame::Tournament, 7));
    header.start = Some("XGID=-b----E-C---eE---c-e----B-:1:1:1:00:3:5:0:7:10".to_owned());
    let table = Table::open(header.clone()).unwrap();
    assert_eq!(table.score(), [5, 3]);
    let texts = table.contest().positions();
    assert_eq!(
        texts[0].text,
        "XGID=-b----E-C---eE---c-e----B-:1:1:1:00:3:5:0:7:10"
    );
    header.terms = Terms::Backgammon(BackgammonTerms::of(Frame::Tournament, 9));
    assert!(matches!(
        Table::open(header),
        Err(OpenError::Game(NotBegun::Backgammon(_)))
    ));

    let mut header = Header::new("italian".parse().unwrap());
    header.start = Some("W:W21,22:B9,K1".to_owned());
    let mut table = Table::open(header.clone()).unwrap();
    assert_eq!(table.contest().positions()[0].text, "W:W21,22:BK1,9");
    plays(&mut table, Light, "21-17", 0);
    header.start = Some("W:WK20-32:B9".to_owned());
    assert_eq!(
        Table::open(header.clone()).unwrap_err().to_string(),
        "a side has more than 12 pieces"
    );
    header.start = Some("W:W21,22:B".to_owned());
    assert!(matches!(
        Table::open(header),
        Err(OpenError::Game(NotBegun::Position(_)))
    ));
}

#[test]
fn win_sizes_are_what_is_resigned() {
    let mut table = backgammon(BackgammonTerms::of(Frame::Aquamarine, 5), Frame::Aquamarine);
    throws(&mut table, Light, [4, 2]);
    plays(&mut table, Dark, "resign backgammon", 0);
    plays(&mut table, Light, "accept", 0);
    assert_eq!(table.outcome().unwrap().stake.unwrap().win, Win::Backgammon);
    assert_eq!(table.score(), [3, 0]);
}
