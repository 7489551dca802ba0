//! Chess at the table: claims, flags, takebacks, house rules, files.

use chess::EndReason;
use tabuleiro_table::Side::{Dark, Light};
use tabuleiro_table::clock::{Moment, Span};
use tabuleiro_table::dice::Party;
use tabuleiro_table::files::{Format, LostKind, export, import};
use tabuleiro_table::game::{Illegal, Reason, ToAct, Unreadable};
use tabuleiro_table::judge::{Verdict, judge};
use tabuleiro_table::session::{Act, Event, Header, Intent, Offer, Refused};
use tabuleiro_table::{RuleSet, Side, Table, record, verify};

fn header(rules: &str) -> Header {
    Header::new(rules.parse::<RuleSet>().unwrap())
}

fn from(rules: &str, start: &str) -> Table {
    let mut header = header(rules);
    header.start = Some(start.to_owned());
    Table::open(header).unwrap()
}

#[track_caller]
fn plays(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        says(table, text, 0);
    }
}

#[track_caller]
fn says(table: &mut Table, text: &str, at: u64) {
    let ToAct::Player(side) = table.to_act() else {
        panic!("nobody is to move");
    };
    let said = Intent::Play(text.to_owned());
    if let Err(refused) = table.said(side, &said, Span::ZERO, Moment(at)) {
        panic!("{text}: {refused}");
    }
}

fn does(table: &mut Table, by: Side, act: Act) {
    let done = table.apply(Event::by(by, act), table.last_moment());
    done.unwrap_or_else(|refused| panic!("{refused}"));
}

/// Verified, read again, and the same.
#[track_caller]
fn comes_back(table: &Table) {
    let text: String = table.lines().flat_map(|line| [line, "\n"]).collect();
    let found = verify(text.as_bytes());
    assert!(found.ok, "{:?}", found.fault);
    assert_eq!(record::read(text.as_bytes()).as_ref(), Ok(table));
}

fn ended(table: &Table) -> (Option<Side>, Reason) {
    let outcome = table.outcome().expect("the game is over");
    (outcome.winner, outcome.reason)
}

#[test]
fn a_whole_game_with_everything_that_happens_at_a_table() {
    let mut table = Table::open(header("chess")).unwrap();
    plays(&mut table, "e4 e5 Bc4 Nc6 d3");
    does(&mut table, Light, Act::Offer(Offer::Takeback { keep: 4 }));
    does(&mut table, Dark, Act::Accept);
    does(&mut table, Light, Act::Offer(Offer::Draw));
    does(&mut table, Dark, Act::Decline);
    // As UCI writes, and long.
    plays(&mut table, "d1h5 Ng8-f6 Qxf7#");
    assert_eq!(
        ended(&table),
        (Some(Light), Reason::Chess(EndReason::Checkmate))
    );
    assert_eq!(table.result().unwrap().score, [2, 0]);
    comes_back(&table);
    let text: String = table.lines().collect();
    assert!(text.contains("\"Qxf7#\"") && text.contains("\"Qh5\""));
}

#[test]
fn a_refusal_names_rule_article_and_a_move() {
    let table = from("chess", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    let Err(Refused::Illegal(Illegal::Chess(refusal))) = table.read(Light, "Nc3") else {
        panic!("a pinned knight stays");
    };
    assert_eq!(refusal.reason.id(), "pinned");
    assert_eq!(refusal.article.to_string(), "fide 3.9.2");
    assert!(refusal.instead_text.is_some() && refusal.tried.is_some());
    let two = from("chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    let Err(Refused::Unreadable(Unreadable::Chess(why))) = two.read(Light, "Nd2") else {
        panic!("two knights go there");
    };
    assert_eq!(
        why.to_string(),
        "more than one piece can do so: Nbd2 or Nfd2"
    );
}

#[test]
fn a_draw_is_claimed_with_the_position_or_with_a_move() {
    let mut table = Table::open(header("chess")).unwrap();
    plays(&mut table, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let refused = table.read(Dark, "claim").unwrap_err();
    assert_eq!(refused.id(), "nothing-to-claim");
    let mut announced = table.clone();
    says(&mut announced, "claim Ng8", 0);
    let claimed = Reason::Chess(EndReason::ClaimedRepetition(3));
    assert_eq!(ended(&announced), (None, claimed));
    comes_back(&announced);
    plays(&mut table, "Ng8");
    assert!(
        table.legal().len() > 20,
        "the claim is among what can be done"
    );
    says(&mut table, "claim", 0);
    assert_eq!(ended(&table), (None, claimed));
    comes_back(&table);
    let mut long = from("chess", "4k3/8/8/8/8/8/R7/4K3 w - - 99 80");
    says(&mut long, "claim Ra3", 0);
    let claimed = Reason::Chess(EndReason::ClaimedNoProgress(50));
    assert_eq!(ended(&long), (None, claimed));
}

#[test]
fn five_times_the_same_ends_it_by_itself() {
    let mut table = Table::open(header("chess")).unwrap();
    for _ in 0..4 {
        plays(&mut table, "Nf3 Nf6 Ng1 Ng8");
    }
    assert_eq!(
        ended(&table),
        (None, Reason::Chess(EndReason::Repetition(5)))
    );
    comes_back(&table);
}

#[test]
fn a_flag_against_a_bare_king_is_a_draw() {
    for (start, winner) in [
        ("4k3/8/8/8/8/8/R7/4K3 w - - 0 1", None),
        ("4k2n/7p/8/8/8/8/R7/4K3 w - - 0 1", Some(Dark)),
    ] {
        let mut header = header("chess");
        header.start = Some(start.to_owned());
        header.clock = "1+0".parse().unwrap();
        let mut table = Table::open(header).unwrap();
        assert_eq!(table.flag_fallen(Moment(61_000)), Some(Light));
        let fell = Event::new(Party::Server, Act::Flag(Light));
        table.apply(fell, Moment(61_000)).unwrap();
        assert_eq!(ended(&table), (winner, Reason::FlagFell));
        comes_back(&table);
    }
    // The same goes for whoever resigns to one that cannot mate.
    let mut table = from("chess", "4k3/8/8/8/8/8/R7/4K3 w - - 0 1");
    does(&mut table, Light, Act::Resign);
    assert_eq!(ended(&table), (None, Reason::Resigned));
    comes_back(&table);
}

#[test]
fn colours_change_hands_and_clocks_begin_anew() {
    let mut header = header("chess");
    let tabuleiro_table::session::Terms::Chess(terms) = &mut header.terms else {
        panic!("not chess");
    };
    terms.games = 2;
    let mut table = Table::open(header).unwrap();
    plays(&mut table, "f3 e5 g4 Qh4");
    assert_eq!(table.to_act(), ToAct::NextGame);
    does(&mut table, Light, Act::NextGame);
    plays(&mut table, "f3 e5 g4 Qh4");
    assert_eq!(table.result().unwrap().score, [2, 2]);
    comes_back(&table);
}

#[test]
fn house_rules_and_shuffled_starts_are_recorded() {
    let text = "parent = \"chess\"\nid = \"nonna\"\ncastling = \"none\"\ngoal = { checks = 3 }";
    let rules = RuleSet::from_house_rules(text).unwrap();
    let mut table = Table::open(Header::new(rules)).unwrap();
    plays(&mut table, "e4 e5 Nf3 Nc6 Bc4 Bc5");
    assert_eq!(table.read(Light, "O-O").unwrap_err().id(), "no-castling");
    plays(&mut table, "Bxf7 Ke7 Bxg8 Rxg8 d3 a6 Bg5 Kd6 a3 a5 Be7");
    comes_back(&table);
    let mut table = from("960", "0");
    plays(&mut table, "g3 g6");
    comes_back(&table);
    assert!(
        Table::open({
            let mut header = header("chess");
            header.start = Some("0".to_owned());
            header
        })
        .is_err()
    );
}

#[test]
fn pgn_there_and_back() {
    let text = "[Event \"Kitchen \\\"table\\\"\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
        [White \"Ana\"]\n[Black \"Bia\"]\n[Result \"1-0\"]\n[Annotator \"C.\"]\n[Termination \"normal\"]\n\n\
        {A short one.} 1. e4 e5 2. Bc4 $1 Nc6 {[%clk 0:04:58]} {natural} (2... Nf6 3.\nd3 \
        {quiet} (3. Nc3 Nxe4) 3... c6) 3. Qh5 Nf6 $4 4. Qxf7# 1-0\n";
    let mut games = import(text.as_bytes(), Format::Pgn, None).unwrap();
    let imported = games.pop().unwrap().unwrap();
    assert_eq!(imported.lost, []);
    comes_back(&imported.table);
    assert_eq!(export(&imported.table, Format::Pgn).unwrap().text, text);
    assert_eq!(Format::of(None, text.as_bytes()), Format::Pgn);
    assert_eq!(Format::of(None, b"1. e4 e5 *"), Format::Pgn);
}

#[test]
fn pgn_of_every_kind() {
    // A result that the board does not show, a variation that is none, a game of a time without the fivefold rule.
    let rounds = "Nf3 Nf6 Ng1 Ng8 ".repeat(5);
    let text = format!(
        "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n[Event \"2\"]\n\n1. e4 (1. Ke2) e5 1/2-1/2\n\n\
         [Event \"3\"]\n\n{rounds} e4 *\n\n[Event \"4\"]\n\n1. e4 e5 2. Ke3 *\n\n[Variant \"Atomic\"]\n\n1. e4 *\n\n\
         [Variant \"Chess960\"]\n[FEN \"bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w DFdf - 0 1\"]\n\n1. g3 g6 *\n"
    );
    let games = import(text.as_bytes(), Format::Pgn, None).unwrap();
    let lost = |index: usize| {
        let game = games[index].as_ref().unwrap();
        game.lost.iter().map(|lost| lost.what).collect::<Vec<_>>()
    };
    assert_eq!(games.len(), 6);
    assert_eq!(lost(0), [LostKind::Result]);
    assert_eq!(lost(1), [LostKind::VariationsAsRemarks]);
    assert_eq!(lost(2), []);
    let long = &games[2].as_ref().unwrap().table;
    assert!(long.past_draw().is_some());
    comes_back(long);
    let fault = games[3].as_ref().unwrap_err();
    assert_eq!(
        (fault.game, fault.ply, fault.text.as_str()),
        (Some(4), Some(3), "Ke3")
    );
    assert_eq!(
        fault.to_string(),
        "line 15, column 13: game 4, entry 3 (Ke3): A king does not go from e1 to e3."
    );
    assert!(games[4].is_err());
    let shuffled = games[5].as_ref().unwrap();
    assert_eq!(shuffled.table.header().rules.id(), "chess:960");
}

#[test]
fn judge_asks_every_set_of_chess() {
    let chess: RuleSet = "chess".parse().unwrap();
    let judged = judge(&chess, None, None, "e4").unwrap();
    assert_eq!(judged.len(), 2);
    for one in &judged {
        assert_eq!(one.verdict, Verdict::Legal("e4".to_owned()));
    }
    let no_castling = RuleSet::from_house_rules("parent = \"chess\"\ncastling = \"none\"").unwrap();
    let fen = Some("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let judged = judge(&no_castling, fen, None, "O-O").unwrap();
    assert!(matches!(judged[0].verdict, Verdict::Forbidden { .. }));
    assert_eq!(judged[1].verdict, Verdict::Legal("O-O".to_owned()));
    assert!(judge(&chess, None, Some("31"), "e4").is_err());
    assert!(judge(&chess, None, None, "hello").is_err());
}

/// When each event of a table happened.
fn moments(table: &Table) -> Vec<u64> {
    let mut at = Vec::new();
    table.walk(|_, _, entry| at.push(entry.at.0));
    at
}

#[test]
fn times_of_a_pgn_are_in_the_record_and_in_the_file_again() {
    let by_clock = "[TimeControl \"300+3\"]\n\n1. e4 {[%clk 0:04:58]} e5 {[%clk 0:05:03]} \
                    2. Nf3 {[%eval 0.2] [%clk 0:04:51.5]} Nc6 *\n";
    let by_move =
        "1. e4 {[%emt 0:00:05]} e5 {[%emt 0:00:00]} 2. Nf3 {[%emt 0:00:09.5] slow} Nc6 *\n";
    for pgn in [by_clock, by_move] {
        let table = import(pgn.as_bytes(), Format::Pgn, None)
            .expect("a file")
            .remove(0);
        let table = table.expect("a game").table;
        assert_eq!(moments(&table), [5_000, 5_000, 14_500, 14_500], "{pgn}");
        comes_back(&table);
        let file = export(&table, Format::Pgn).expect("a file");
        let again = import(file.text.as_bytes(), Format::Pgn, None)
            .expect("a file")
            .remove(0);
        assert_eq!(moments(&again.expect("a game").table), moments(&table));
    }
    let bad = import(b"1. e4 e5\n2. Ke3 *\n", Format::Pgn, None)
        .expect("a file")
        .remove(0);
    let bad = bad.expect_err("the king does not go so far");
    assert_eq!((bad.line, bad.column), (Some(2), Some(4)));
}

#[test]
fn every_fault_of_a_file_has_line_and_column() {
    for (text, line, column) in [
        ("[Event \"a\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n", 2, 11),
        (
            "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 x - - 0 1\"]\n\n1. e4 *\n",
            2,
            27,
        ),
        ("\n\n[FEN \" 4k3/9/8/8/8/8/8/4K3 w - - 0 1\"]\n\n*\n", 3, 12),
        (
            "[FEN \"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"]\n\n1. e4 *\n",
            1,
            7,
        ),
        ("[Event \"a\"]\n\n1. e4 e5\n2. Ke3 *\n", 4, 4),
    ] {
        let fault = import(text.as_bytes(), Format::Pgn, None)
            .expect("a file of games")
            .remove(0)
            .expect_err(text);
        assert_eq!(
            (fault.line, fault.column),
            (Some(line), Some(column)),
            "{text}: {fault}"
        );
        let told = format!("line {line}, column {column}: ");
        assert!(fault.to_string().starts_with(&told), "{fault}");
    }
}
