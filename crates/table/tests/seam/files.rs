//! Out to the files of other programs and back: moves and results stay.

use crate::live::Live;
use backgammon::formats::{Situation, Stage};
use backgammon::{Position, Roll};
use draughts::formats::pdn::{self, Replay, RulesFor};
use tabuleiro_table::files::{Format, Imported, LostKind, NotExported, export as exported, import};
use tabuleiro_table::game::{Contest, GameEvent, Outcome, ToAct};
use tabuleiro_table::session::{Act, Header};
use tabuleiro_table::{RuleSet, Side, Table};

/// What counts of a game: its moves with where they led, and who won what.
#[derive(Debug, PartialEq, Eq)]
struct Game {
    moves: Vec<String>,
    winner: Option<Option<Side>>,
    points: Option<u64>,
}

fn export(table: &Table, format: Format) -> Result<String, NotExported> {
    exported(table, format).map(|exported| exported.text)
}

const LOST_TURN: &str = " nothing played";

fn game(outcome: Option<Outcome>) -> Game {
    Game {
        moves: Vec::new(),
        winner: outcome.map(|outcome| outcome.winner),
        points: outcome
            .and_then(|outcome| outcome.stake)
            .map(|stake| stake.points),
    }
}

fn games(table: &Table) -> Vec<Game> {
    let mut games: Vec<Game> = table
        .games()
        .iter()
        .map(|line| game(line.outcome))
        .collect();
    table.walk(|number, before, entry| {
        let Act::Play(event) = &entry.event.act else {
            return;
        };
        let text = match (event, before) {
            (GameEvent::Backgammon(backgammon::Event::Play(play)), Contest::Backgammon(board)) => {
                let roll: Roll = board.game().phase().roll().unwrap();
                let position: Position = board.game().position();
                let after = position.try_play(roll, play).unwrap();
                let roll = roll.sorted();
                let lost = if play.is_none() { LOST_TURN } else { "" };
                format!(
                    "{roll:#} {}{lost}",
                    backgammon::formats::PositionId::from(after)
                )
            }
            // Told by the result alone: whoever leaves with a raise to answer has refused it.
            (
                GameEvent::Backgammon(
                    backgammon::Event::Resign { .. }
                    | backgammon::Event::AcceptResignation
                    | backgammon::Event::RefuseResignation
                    | backgammon::Event::Drop,
                ),
                _,
            ) => return,
            _ => before.write(event).unwrap(),
        };
        games[number].moves.push(text);
    });
    for game in &mut games {
        // A last roll that could not be played and one that was not played any more look alike in a file.
        if game
            .moves
            .last()
            .is_some_and(|text| text.ends_with(LOST_TURN))
        {
            game.moves.pop();
        }
    }
    games
}

fn back(text: &str, format: Format) -> Vec<Imported> {
    let read =
        import(text.as_bytes(), format, None).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let one =
        |imported: Result<Imported, _>| imported.unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    read.into_iter().map(one).collect()
}

/// Games of which nothing was played and nothing is known have no place in a file.
fn told(games: Vec<Game>) -> Vec<Game> {
    games
        .into_iter()
        .filter(|game| !game.moves.is_empty() || game.winner.is_some())
        .collect()
}

#[track_caller]
fn same(found: &[Game], expected: &[Game], seed: u64, text: &str) {
    for (number, (found, expected)) in found.iter().zip(expected).enumerate() {
        let mut moves = found.moves.iter().zip(&expected.moves);
        if let Some(place) = moves.position(|(found, expected)| found != expected) {
            let (found, expected) = (&found.moves[place], &expected.moves[place]);
            panic!("seed {seed}, game {number}, move {place}: {found} for {expected}\n{text}");
        }
        assert_eq!(
            found.moves.len(),
            expected.moves.len(),
            "seed {seed}, game {number}\n{text}"
        );
        assert_eq!(found, expected, "seed {seed}, game {number}\n{text}");
    }
    assert_eq!(found.len(), expected.len(), "seed {seed}\n{text}");
}

fn backgammon_there_and_back(format: Format) {
    let (mut matches, mut moves) = (0, 0);
    for seed in 0..150 {
        let live = Live::played(3 * seed, 250);
        let text = export(&live.table, format).unwrap();
        let expected = told(games(&live.table));
        if expected.is_empty() {
            continue;
        }
        let [imported] = &back(&text, format)[..] else {
            panic!("not one match: {text}");
        };
        same(&told(games(&imported.table)), &expected, seed, &text);
        assert_eq!(imported.table.header().rules, live.table.header().rules);
        assert_eq!(imported.table.score(), live.table.score(), "seed {seed}");
        // From then on nothing changes any more.
        let again = export(&imported.table, format).unwrap();
        let back_again = back(&again, format).remove(0).table;
        assert_eq!(export(&back_again, format).unwrap(), again, "seed {seed}");
        matches += 1;
        moves += expected.iter().map(|game| game.moves.len()).sum::<usize>();
    }
    println!("{matches} matches, {moves} moves and decisions");
    assert!(matches > 100 && moves > 3000, "{matches} {moves}");
}

#[test]
fn mat_keeps_moves_and_results() {
    backgammon_there_and_back(Format::Mat);
}

#[test]
fn sgf_keeps_moves_and_results() {
    backgammon_there_and_back(Format::Sgf);
}

#[test]
fn pdn_and_pgn_keep_moves_and_results() {
    let mut moves = 0;
    let mut huffs = 0;
    for seed in (0..300).filter(|seed| seed % 3 != 0) {
        let live = Live::played(seed, 150);
        let format = match &live.table.header().rules {
            RuleSet::Chess(_) => Format::Pgn,
            RuleSet::Backgammon(_) | RuleSet::Draughts(_) => Format::Pdn,
        };
        let text = export(&live.table, format).unwrap();
        let expected = games(&live.table);
        let imported = back(&text, format);
        assert_eq!(imported.len(), expected.len(), "seed {seed}");
        for (imported, expected) in imported.iter().zip(&expected) {
            assert_eq!(
                games(&imported.table),
                [expected].map(|game| Game {
                    moves: game.moves.clone(),
                    ..*game
                }),
                "seed {seed}:\n{text}"
            );
            assert_eq!(
                imported.table.header().rules,
                live.table.header().rules,
                "seed {seed}"
            );
            moves += expected.moves.len();
        }
        let lost = imported.iter().flat_map(|imported| &imported.lost);
        let lost: Vec<_> = lost.filter(|lost| lost.what != LostKind::Remarks).collect();
        assert!(lost.is_empty(), "seed {seed}: {lost:?}\n{text}");
        // Readers that know PDN alone can follow, huffs and all.
        if let RuleSet::Draughts(rules) = &live.table.header().rules {
            let mut replay = Replay::new(RulesFor::All(rules));
            for game in pdn::parse(text.as_bytes()) {
                let report = replay.check(&game);
                let findings: Vec<_> = report
                    .findings
                    .iter()
                    .map(|finding| (finding.text.as_str(), finding.trouble.code()))
                    // A game given up or drawn has a result that the board does not show.
                    .filter(|(_, code)| *code != "wrong-result")
                    .collect();
                assert_eq!(findings, [], "seed {seed}:\n{text}");
            }
            huffs += text.matches("{~").count();
        }
    }
    println!("{moves} moves, {huffs} huffs");
    assert!(moves > 5000 && huffs > 20);
}

/// A remark that only looks like a huff is a remark.
#[test]
fn a_remark_is_not_a_huff() {
    let text =
        "[RuleSet \"draughts:garden\"]\n1. 22-18 {huff was meant} 11-15 {~ equal} 2. 24-20 *";
    let imported = back(text, Format::Pdn).remove(0).table;
    let mut notes = Vec::new();
    imported.walk(|_, _, entry| notes.push(entry.event.note.clone()));
    assert_eq!(notes[0].as_deref(), Some("huff was meant"));
    assert_eq!(notes[1].as_deref(), Some("~ equal"));
}

#[test]
fn our_own_record_comes_back_whole() {
    for seed in 0..40 {
        let live = Live::played(seed, 60);
        let text = export(&live.table, Format::Record).unwrap();
        let [imported] = &back(&text, Format::Record)[..] else {
            panic!()
        };
        assert_eq!(imported.table, live.table);
    }
}

#[test]
fn files_of_every_dialect_are_read() {
    for (name, games) in [
        ("gnubg-self.mat", 1),
        ("brazilian-annotated.pdn", 2),
        ("english-remarks.pdn", 3),
        ("international-wrapped.pdn", 3),
        ("italian-latin-1.pdn", 3),
        ("russian-short-letters.pdn", 3),
    ] {
        let bytes = test_data::bytes(&format!("games/{name}"));
        let format = Format::of(Some(name), &bytes);
        let read = import(&bytes, format, None).unwrap();
        let fault = read.iter().find_map(|game| game.as_ref().err());
        assert_eq!((fault, read.len()), (None, games), "{name}");
    }
}

#[test]
fn formats_are_known_by_name_and_by_sight() {
    let table = Table::open(Header::new("italian".parse::<RuleSet>().unwrap())).unwrap();
    let pdn = export(&table, Format::Pdn).unwrap();
    let record = export(&table, Format::Record).unwrap();
    for (name, text, format) in [
        (Some("a.MAT"), "", Format::Mat),
        (Some("a.b.sgf"), "", Format::Sgf),
        (Some("x.jsonl"), "", Format::Record),
        (Some("noending"), pdn.as_str(), Format::Pdn),
        (None, "1. 32-28 18-23 2. 34-30 *", Format::Pdn),
        (None, record.as_str(), Format::Record),
        (None, "(;FF[4]GM[6])", Format::Sgf),
        (None, " 5 point match\n\n Game 1\n", Format::Mat),
    ] {
        assert_eq!(Format::of(name, text.as_bytes()), format, "{name:?} {text}");
    }
    assert!(export(&table, Format::Mat).is_err());
    for format in Format::ALL {
        assert_eq!(Format::of_ending(format.ending()), Some(format));
    }
}

#[test]
fn a_fault_says_where_it_is() {
    let fault = |text: &str, format| match import(text.as_bytes(), format, None) {
        Ok(games) => games.into_iter().next().unwrap().unwrap_err().to_string(),
        Err(fault) => fault.to_string(),
    };
    let pdn = "[GameType \"20\"]\n1. 32-28 17-22 2. 28-23 *";
    let says = fault(pdn, Format::Pdn);
    assert!(
        says.starts_with("line 2: game 1, entry 3 (28-23): "),
        "{says}"
    );
    let mat = " 3 point match\n\n Game 1\n A : 0                          B : 0\n\
        \x20 1) 31: 8/5 6/5                 66: 24/12(2)\n";
    let says = fault(mat, Format::Mat);
    assert!(
        says.starts_with("line 5: game 1, entry 2 (66: 24/12 24/12): "),
        "{says}"
    );
}

#[test]
fn positions_to_start_from_are_kept() {
    use crate::stories::{plays, throws};
    let open = |rules: &str, start: &str| {
        let mut header = Header::new(rules.parse().unwrap());
        if let RuleSet::Backgammon(frame) = header.rules {
            let terms = tabuleiro_table::game::BackgammonTerms::of(frame, 7);
            header.terms = tabuleiro_table::session::Terms::Backgammon(terms);
        }
        header.start = Some(start.to_owned());
        Table::open(header).unwrap()
    };
    for stage in ["00", "31"] {
        let start = format!("XGID=-b----E-C---eE---c-e----B-:1:1:1:{stage}:3:5:0:7:10");
        let mut table = open("backgammon", &start);
        if stage == "00" {
            throws(&mut table, Side::Dark, [3, 1]);
        }
        plays(&mut table, Side::Dark, "8/5 6/5", 0);
        throws(&mut table, Side::Light, [6, 5]);
        for format in [Format::Mat, Format::Sgf] {
            let text = export(&table, format).unwrap();
            let imported = back(&text, format).remove(0).table;
            assert_eq!(imported.score(), [5, 3]);
            same(&games(&imported), &games(&table), 0, &text);
        }
    }
    // In the middle of a match, before the opening.
    let mut situation: Situation = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:5:0:7:10"
        .parse()
        .unwrap();
    situation.stage = Stage::NotStarted;
    let mut table = open("backgammon", &situation.to_string());
    assert_eq!((table.to_act(), table.score()), (ToAct::Opening, [5, 3]));
    throws(&mut table, Side::Dark, [1, 3]);
    plays(&mut table, Side::Dark, "8/5 6/5", 0);
    let text = export(&table, Format::Mat).unwrap();
    let imported = back(&text, Format::Mat).remove(0).table;
    assert_eq!(imported.score(), [5, 3]);
    same(&games(&imported), &games(&table), 0, &text);
    let mut table = open("italian", "B:W21,22:B9,K1");
    plays(&mut table, Side::Dark, "1-5", 0);
    plays(&mut table, Side::Light, "21-17", 0);
    let text = export(&table, Format::Pdn).unwrap();
    assert!(text.contains("1... 1-5 2. 21-17"), "{text}");
    let imported = back(&text, Format::Pdn).remove(0).table;
    same(&games(&imported), &games(&table), 0, &text);
}
