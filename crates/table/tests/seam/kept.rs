//! A game is never changed in silence: what a file says stays, or is said to be left out.

use backgammon::formats::record::{Action, SgfExtras};
use backgammon::formats::sgf::tree::Property;
use backgammon::formats::{FileFormat, MatchRecord};
use draughts::formats::pdn::{self, Edition, Node, PdnGame};
use tabuleiro_table::files::{
    Format, ImportWrong, Imported, Lost, LostKind, export, from_matches, import, only_game,
    sgf_extras, to_matches, to_pdn,
};
use tabuleiro_table::game::{Contest, GameEvent, Reason};
use tabuleiro_table::session::Act;
use tabuleiro_table::{Side, Table, verify};

fn read(text: &str, format: Format) -> Imported {
    let mut games = import(text.as_bytes(), format, None).expect("a file");
    assert_eq!(games.len(), 1, "{text}");
    games
        .remove(0)
        .unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

fn file(name: &str) -> String {
    String::from_utf8(test_data::bytes(&format!("games/{name}"))).expect("UTF-8")
}

/// How many moves the table has.
fn moves(table: &Table) -> usize {
    let mut moves = 0;
    table.walk(|_, _, entry| moves += usize::from(matches!(entry.event.act, Act::Play(_))));
    moves
}

/// Through our record and back.
fn through_the_record(imported: &Imported) -> PdnGame {
    let record = export(&imported.table, Format::Record).expect("a record");
    let again = read(&record.text, Format::Record).table;
    assert_eq!(again, imported.table);
    to_pdn(&again).expect("draughts").remove(0)
}

/// A game like that of Borghetti and Sardu (2005): 119 half-moves and a win for White, in which the same position stood
/// on the board for the third time after 101.
#[test]
fn a_game_played_on_past_a_draw_keeps_its_moves_and_its_result() {
    let text = file("italian-past-the-draw.pdn");
    let imported = read(&text, Format::Pdn);
    let table = &imported.table;
    assert_eq!(imported.lost, []);
    assert_eq!(moves(table), 119);
    let past = table.past_draw().expect("a draw");
    assert!(matches!(past.outcome.reason, Reason::Draw(_)));
    assert_eq!((past.game, past.ply), (1, 101));
    let outcome = table.outcome().expect("a result");
    assert_eq!(outcome.winner, Some(Side::Light));

    let record = export(table, Format::Record).expect("a record").text;
    let found = verify(record.as_bytes());
    assert!(found.ok, "{:?}", found.fault);
    assert_eq!(found.past_draw, Some("repetition"));
    assert_eq!(
        found.past_draw_at.map(|at| (at.game, at.ply)),
        Some((1, 101))
    );
    assert_eq!(
        (found.moves, found.result.map(|result| result.score)),
        (119, Some([2, 0]))
    );

    let back = through_the_record(&imported);
    assert_eq!(back.moves().count(), 119);
    assert_eq!(back.tag("Result"), Some("1-0"));
    assert!(back.to_pdn(Edition::Three).trim_end().ends_with("1-0"));
}

/// The draw comes with the last move, and the file has another result, or none.
#[test]
fn a_result_after_a_draw_stands_as_written() {
    let text = file("italian-past-the-draw.pdn");
    let mut games = pdn::parse(text.as_bytes());
    let game = games.remove(0).expect("a game");
    for (result, score) in [
        ("1-0", Some([2, 0])),
        ("1/2-1/2", Some([1, 1])),
        ("*", None),
    ] {
        let mut cut = game.clone();
        cut.body.retain(|node| matches!(node, Node::Move(_)));
        cut.body.truncate(101);
        cut.set_tag("Result", result);
        cut.score = None;
        let imported = read(&cut.to_pdn(Edition::Two), Format::Pdn);
        assert_eq!(
            imported.table.result().map(|result| result.score),
            score,
            "{result}"
        );
        assert_eq!(
            imported.table.past_draw().is_some(),
            result != "1/2-1/2",
            "{result}"
        );
        assert_eq!(through_the_record(&imported).tag("Result"), Some(result));
    }
}

/// Moves as one letter; what stands between them as it is, with marks behind a move as the glyphs that they mean.
fn shape(nodes: &[Node]) -> String {
    let mut shape = String::new();
    for node in nodes {
        match node {
            Node::Move(written) => {
                shape.push_str(" M");
                let marks = ["!", "?", "!!", "??", "!?", "?!"];
                let strength = written.strength.as_str();
                if let Some(nag) = marks.iter().position(|mark| *mark == strength) {
                    shape.push_str(&format!(" ${}", nag + 1));
                }
                if strength == "*" {
                    shape.push_str(" $7");
                }
            }
            Node::Variation(inside) => shape.push_str(&format!(" ({})", shape_of_line(inside))),
            Node::Comment(text) if text.trim().is_empty() => {}
            Node::Comment(text) => shape.push_str(&format!(" {{{text}}}")),
            Node::Glyph(number) => shape.push_str(&format!(" ${number}")),
            Node::Setup(fen) => shape.push_str(&format!(" /{fen}/")),
            Node::Missing => shape.push_str(" -"),
        }
    }
    shape
}

fn shape_of_line(nodes: &[Node]) -> String {
    shape(nodes)
}

#[test]
fn comments_signs_and_variations_come_back_where_they_stood() {
    let text = "[Event \"A, \\\"B\\\"\"]\n[White \"Ann\"]\n[GameType \"21\"]\n[Annotator \"us\"]\n\
        [Termination \"by the clock\"]\n[Result \"1-0\"]\n\n\
        {Before the first move.} {And again.}\n\
        1. 11-15! $14 {one} {two} (1. 9-14 {inside} 22-18 $2 (22-17 {deeper}) 5-9 {end}) {after it} $10\n\
        (1. 10-14) (1. 12-16?! {last}) 23-19 ({first} 22-18 15x22) 2. 8-11* 22-17 {the end} 1-0 {and a word}\n";
    let imported = read(text, Format::Pdn);
    assert_eq!(imported.lost, []);
    let original = pdn::parse(text.as_bytes()).remove(0).expect("a game");
    let back = through_the_record(&imported);
    assert_eq!(shape(&back.body), shape(&original.body));
    for name in ["Event", "White", "Annotator", "Termination", "Result"] {
        assert_eq!(back.tag(name), original.tag(name), "{name}");
    }
    // Numbers in variations are those of the moves that they replace.
    let written = back.to_pdn(Edition::Three);
    let flat = written.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("( 1. 10-14 )"), "{written}");
    assert!(
        flat.contains("( {first} 1... 22-18 2. 15x22 )"),
        "{written}"
    );
    // From then on nothing changes any more.
    let again = read(&written, Format::Pdn);
    assert_eq!(through_the_record(&again).to_pdn(Edition::Three), written);
}

#[test]
fn files_of_every_dialect_keep_their_remarks() {
    for name in [
        "brazilian-annotated.pdn",
        "english-remarks.pdn",
        "international-wrapped.pdn",
        "italian-latin-1.pdn",
        "russian-short-letters.pdn",
    ] {
        let bytes = test_data::bytes(&format!("games/{name}"));
        let originals = pdn::parse(&bytes);
        let games = import(&bytes, Format::Pdn, None).expect(name);
        for (original, imported) in originals.iter().zip(games) {
            let imported = imported.expect(name);
            let said = |what| imported.lost.iter().any(|lost| lost.what == what);
            assert!(
                !said(LostKind::Variations) && !said(LostKind::Remarks),
                "{name}"
            );
            if said(LostKind::VariationsAsRemarks) {
                continue;
            }
            let original = original.as_ref().expect("a game");
            let jumps_apart = original.moves().count() != moves(&imported.table);
            if !jumps_apart {
                let back = through_the_record(&imported);
                assert_eq!(shape(&back.body), shape(&original.body), "{name}");
            }
        }
    }
}

/// A variation that the rules do not allow becomes a remark, and that is said.
#[test]
fn a_variation_against_the_rules_is_kept_as_a_remark() {
    let text = "[GameType \"21\"]\n1. 11-15 (1. 11-14 22-18 {bad}) 23-19 *";
    let imported = read(text, Format::Pdn);
    let what = LostKind::VariationsAsRemarks;
    assert_eq!(imported.lost, [Lost { what, count: 1 }]);
    let back = through_the_record(&imported);
    assert_eq!(shape(&back.body), " M {(1. 11-14 22-18 {bad})} M");
}

#[test]
fn a_long_comment_is_kept_whole() {
    let words: Vec<String> = (0..4000).map(|number| format!("word{number}")).collect();
    let text = format!(
        "[GameType \"21\"]\n1. 11-15 {{{}}} 23-19 *",
        words.join(" ")
    );
    let imported = read(&text, Format::Pdn);
    assert_eq!(imported.lost, []);
    let back = through_the_record(&imported).to_pdn(Edition::Three);
    let said: std::collections::HashSet<&str> = back.split([' ', '\n', '{', '}']).collect();
    let found = words.iter().filter(|word| said.contains(word.as_str()));
    assert_eq!(found.count(), words.len());
}

#[test]
fn italian_tags_are_read() {
    let text = "[Bianco \"Rossi\"]\n[Nero \"Verdi\"]\n[Risultato \"0-1\"]\n[GameType \"22\"]\n\n1. 22-18 10-14 0-1\n";
    let imported = read(text, Format::Pdn);
    assert_eq!(imported.table.names(), ["Rossi", "Verdi"]);
    assert_eq!(
        imported.table.result().map(|result| result.score),
        Some([0, 2])
    );
    let back = through_the_record(&imported);
    assert_eq!(
        (back.tag("White"), back.tag("Result")),
        (Some("Rossi"), Some("0-1"))
    );
}

/// Results that the table cannot have, or writes in other figures, come back as they were.
#[test]
fn results_come_back_as_they_were_written() {
    for (tags, terminator) in [
        ("[GameType \"20\"]\n[Result \"1-0\"]\n", "1-0"),
        ("[GameType \"20\"]\n[Result \"2-0\"]\n", "2-0"),
        ("[GameType \"20\"]\n[Result \"0-0\"]\n", "0-0"),
        ("[GameType \"20\"]\n[Result \"12-0\"]\n", "12-0"),
        ("[GameType \"20\"]\n", "1-1"),
        ("[GameType \"20\"]\n", "*"),
    ] {
        let text = format!("{tags}1. 32-28 17-22 2. 28x17 {terminator}\n");
        let imported = read(&text, Format::Pdn);
        let back = through_the_record(&imported);
        assert_eq!(back.tag("Result"), Some(terminator), "{text}");
        if terminator != "12-0" {
            let written = back.to_pdn(Edition::Three);
            assert!(
                written.trim_end().ends_with(&format!(" {terminator}")),
                "{written}"
            );
        }
    }
}

#[test]
fn what_a_game_does_not_say_is_said() {
    let fault = |text: &str| {
        let mut games = import(text.as_bytes(), Format::Pdn, None).expect("a file");
        games.pop().expect("a game").expect_err("a fault")
    };
    let unknown = fault("[GameType \"99\"]\n1. 11-15 23-19 *");
    assert_eq!(
        (unknown.what, unknown.text.as_str()),
        (ImportWrong::UnknownGame, "99")
    );
    assert_eq!(
        fault("[White \"Ann\"]\n[Black \"Bob\"]\n").what,
        ImportWrong::BreaksOff
    );
    // One bad game is no fault of the others, and games without moves do not hide the rules.
    let many = "[White \"a\"]\n*\n".repeat(30)
        + "[White \"b\"]\n1. 22-18 11-14 2. 18x11 6x15 *\n\n1. 99-98 *\n";
    let games = import(many.as_bytes(), Format::Pdn, None).expect("a file");
    assert_eq!(games.iter().filter(|game| game.is_ok()).count(), 31);
    assert_eq!(games.len(), 32);
}

fn self_play() -> MatchRecord {
    let bytes = test_data::bytes("games/gnubg-self.mat");
    FileFormat::Mat.read(&bytes).expect("a match").remove(0)
}

/// Forced plays that a file leaves out, as the ends of bear-offs are in many, are filled in; `moves` counts alike in
/// every format.
#[test]
fn forced_plays_that_are_left_out_are_filled_in() {
    let whole = self_play();
    let played = from_matches(&whole, None).expect("a match").table;
    let mut forced = Vec::new();
    let mut rolls = vec![0; whole.games.len()];
    played.walk(|game, contest, entry| {
        let (Contest::Backgammon(_), Act::Play(GameEvent::Backgammon(event))) =
            (contest, &entry.event.act)
        else {
            return;
        };
        if let backgammon::Event::Play(play) = event {
            if contest
                .legal()
                .iter()
                .filter(|event| event.is_choice())
                .count()
                == 1
                && !play.is_none()
            {
                forced.push((game, rolls[game]));
            }
            rolls[game] += 1;
        }
    });
    // Whoever resigns need not have played the last roll.
    forced.retain(|(game, roll)| roll + 1 < rolls[*game]);
    let mut gappy = whole.clone();
    for (game, roll) in &forced {
        let plays = gappy.games[*game].entries.iter_mut();
        let mut plays = plays.filter(|entry| matches!(entry.action, Action::Play { .. }));
        if let Some(Action::Play { moves, .. }) = plays.nth(*roll).map(|entry| &mut entry.action) {
            moves.clear();
        }
    }
    assert!(forced.len() > 5, "{} forced plays", forced.len());
    assert_ne!(gappy, whole);
    // Written down and read again, as a file has it.
    let text = FileFormat::Mat.write(&[gappy]);
    let gappy = FileFormat::Mat
        .read(text.as_bytes())
        .expect("a match")
        .remove(0);
    let filled = from_matches(&gappy, None).unwrap_or_else(|fault| panic!("{fault}"));
    let events = |table: &Table| {
        let mut events = Vec::new();
        table.walk(|_, contest, entry| {
            if let Act::Play(event) = &entry.event.act {
                events.push(contest.write(event));
            }
        });
        events
    };
    assert_eq!(events(&filled.table), events(&played));
    let frame = backgammon::Frame::Tournament;
    let (report, of_whole) = (gappy.check(frame), whole.check(frame));
    assert_eq!(report.problems, []);
    assert_eq!(report.turns, of_whole.turns);
    let record = export(&played, Format::Record).expect("a record").text;
    assert_eq!(verify(record.as_bytes()).moves, of_whole.turns);
    let sgf = FileFormat::Sgf.write(&[whole]);
    let sgf = FileFormat::Sgf
        .read(sgf.as_bytes())
        .expect("a match")
        .remove(0);
    assert_eq!(sgf.check(frame).turns, of_whole.turns);
}

#[test]
fn what_sgf_has_and_others_have_not_is_counted() {
    let mut record = self_play();
    let analysis = Property {
        name: "A".to_owned(),
        values: vec!["0 0.5".to_owned()],
    };
    record.games[0].entries[0].sgf = SgfExtras {
        properties: vec![analysis.clone(), analysis],
        variations: Vec::new(),
    };
    record.games[0].comment = "On the game.".to_owned();
    let what = LostKind::Analyses;
    assert_eq!(
        sgf_extras(core::slice::from_ref(&record)),
        [Lost { what, count: 2 }]
    );
    let imported = from_matches(&record, None).expect("a match");
    assert_eq!(imported.lost, [Lost { what, count: 2 }]);
    // Remarks on the game and between its moves stay.
    let back = to_matches(&imported.table).expect("a match");
    assert_eq!(back.games[0].comment, "On the game.");
}

#[test]
fn one_game_of_a_match_is_a_table_of_its_own() {
    let table = from_matches(&self_play(), None).expect("a match").table;
    let games = table.games().len();
    let last = only_game(&table, games)
        .expect("backgammon")
        .expect("a game")
        .table;
    assert_eq!((last.games().len(), last.score()), (1, table.score()));
}
