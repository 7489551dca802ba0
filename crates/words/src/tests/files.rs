//! Files and positions that other programs might write, each wrong in its own way: what is said of them in every
//! language.

use ::backgammon::formats::match_id::MatchIdError;
use ::backgammon::formats::xg::XgError;
use ::backgammon::formats::{FileError, FileFormat, Situation};
use ::backgammon::notation::Written;
use ::backgammon::{Cube, MatchSetupError, Roll, Side as Colour, StartingPosition};
use ::draughts::formats::{fen, pdn};
use ::draughts::house::HouseFault;
use ::draughts::rule_sets::by_id;

use super::{english_in, heard};
use crate::{Lang, files};
use ::table::Side;
use ::table::catalogue::RuleSet;
use ::table::clock::Moment;
use ::table::files::{Format, ImportWrong, export, import};
use ::table::game::{BackgammonTerms, DraughtsTerms, NotBegun, StartError};
use ::table::session::{
    Event, Header, LONGEST_NAME, LONGEST_START, MOST_ABOUT, OpenError, Player, Refused, Table,
    Terms,
};

/// What somebody gave the program, and what it says of it.
struct Bad {
    given: String,
    said: [String; 4],
    /// The code of the fault, where the rules crate may still learn others.
    code: Option<&'static str>,
}

impl Bad {
    fn coded(self, code: &'static str) -> Self {
        let code = Some(code);
        Self { code, ..self }
    }
}

fn bad(given: &str, say: impl Fn(Lang) -> String) -> Bad {
    let mut given = given.replace('\n', "⏎");
    if given.chars().count() > 200 {
        given = given.chars().take(60).chain("…".chars()).collect();
    }
    Bad {
        given,
        said: Lang::ALL.map(say),
        code: None,
    }
}

const START: &str = "XGID=-b----E-C---eE---c-e----B-";

fn positions_of_backgammon() -> Vec<Bad> {
    let ids = [
        "",
        "cIkFAAAAAAAA",
        "4HPwATDgc/ABMA:cAkAAAAAAAAE:x",
        "7;0;0;1;9;A;B;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;3;1",
        "4HPwATDgc/AB",
        "4HPwATDgc/AB!A",
        "//////////////",
        "4HPwATDgc/ABMA:cIkFAAAAAAA",
        "4HPwATDgc/ABMA:cIkFAAAAAA-A",
        "4HPwATDgc/ABMA:IIkFAAAAAAAA",
        "4HPwATDgc/ABMA:cI8HAAAAAAAA",
        "4HPwATDgc/ABMA:cIkHAAAAAAAA",
        "4HPwATDgc/ABMA:cIkFAAAAAAAI",
        "XGID=-b----E-C:0:0:1:00:0:0:0:0:10",
        "XGID=-b----E-C---eE---c-e----B?:0:0:1:00:0:0:0:0:10",
        "XGID=Ab----E-C---eE---c-e----A-:0:0:1:00:0:0:0:0:10",
        "XGID=-b----F-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "XGID=-b----E-C---eE---c-f----B-:0:0:1:00:0:0:0:0:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00",
    ];
    let fields = [
        "41:0:1:00:0:0:0:0:10",
        "0:2:1:00:0:0:0:0:10",
        "0:0:0:00:0:0:0:0:10",
        "0:0:1:5:0:0:0:0:10",
        "0:0:1:07:0:0:0:0:10",
        "0:0:1:00:x:0:0:0:10",
        "0:0:1:00:0:x:0:0:10",
        "0:0:1:00:0:0:4:0:10",
        "0:0:1:00:0:0:2:7:10",
        "0:0:1:00:0:0:0:5000000000:10",
        "0:0:1:00:0:0:0:0:41",
    ];
    let fields = fields.map(|rest| format!("{START}:{rest}"));
    let ids = ids.into_iter().map(str::to_owned).chain(fields);
    let mut all: Vec<Bad> = ids
        .map(|text| {
            let error = text.parse::<Situation>().expect_err(&text);
            bad(&text, |lang| files::id(&error, lang))
        })
        .collect();
    // What an ID has no room for shows when it is written.
    let mut situation = Situation::money(StartingPosition::Standard.position(), Colour::Light);
    situation.score = [40_000, 0];
    let error = situation.match_id().expect_err("too many points");
    all.push(bad("40000 points", |lang| files::match_id(error, lang)));
    situation.score = [0, 0];
    situation.cube = Cube::new(16, None).expect("a cube");
    let error = situation.match_id().expect_err("too high a cube");
    assert_eq!(error, MatchIdError::CubeTooHigh(16));
    all.push(bad("a cube of 65536", |lang| files::match_id(error, lang)));
    for text in ["07", "3"] {
        let error = text.parse::<Roll>().expect_err(text);
        all.push(bad(text, |lang| files::roll(error, lang)));
    }
    for text in ["", "hello", "30/24", "8/5(5)", "6/5 6/5 6/5 6/5 6/5"] {
        let error = text.parse::<Written>().expect_err(text);
        all.push(bad(text, |lang| files::play(&error, lang)));
    }
    all
}

fn match_files() -> Vec<Bad> {
    let head = " 5 point match\n\n Game 1\n Ann : 0    Bob : 0\n";
    let row = |row: &str| format!("{head}{row}\n");
    let mats = [
        "once upon a time\n".to_owned(),
        " Game 1\n Ann : 0    Bob : 0\n 5 point match\n".to_owned(),
        " 5 point match\n\n Game 1\n".to_owned(),
        " 5 point match\n\n Game 1\n 1) 31: 8/5 6/5\n".to_owned(),
        " 99999999999 point match\n".to_owned(),
        row(" 1) 31: 8/5 6/5    what?"),
        row(" 1) 8/5 6/5"),
        row(" 1) 31: 8/5 30/5"),
        row(" 1) 07: 8/5"),
        row(" 1) 31: 8/5 6/5     Doubles => 3"),
        row(" 1) 31: 8/5 6/5     Wins"),
        row(" 1) 31: 8/5 6/5    64: 24/14    52: 13/8 13/11"),
        row(" 1) 31: 8/5 6/5     Wins 1 point\n 2) 52: 13/8 13/11"),
        row(" ; [Setup \"AE[a]DI[07]\"]\n 1) 31: 8/5 6/5"),
    ];
    let sgf = |game: &str| format!("(;FF[4]GM[6]{game})");
    let sgfs = [
        "once upon a time".to_owned(),
        "(;FF[4]GM[6".to_owned(),
        "(;FF[4]GM[6]".to_owned(),
        "(;FF[4]GM[6]!)".to_owned(),
        "(;FF[4]GM)".to_owned(),
        "(;FF[4]GM[1])".to_owned(),
        sgf("MI[length:x]"),
        sgf(";W[31he"),
        sgf(";W[hello]"),
        sgf(";W[31h]"),
        sgf(";W[07hefe]"),
        sgf(";CV[3]"),
        sgf(";PL[green]"),
        sgf(";AE[1]AW[a][b]"),
        sgf(";AE[a:y]AW[a][b][c][d][e][f][g][h][i][j][k][l][m][n][o][p]AB[q]"),
        sgf(";AW[a]"),
        format!("{}{}", "(;".repeat(201), ")".repeat(201)),
    ];
    let read = |text: &String, format: FileFormat| {
        let error = format.read(text.as_bytes()).expect_err(text);
        bad(text, |lang| files::match_file(&error, lang))
    };
    // Their bytes are no text to be shown: what is wrong with them stands for them.
    let xgs = [
        XgError::NotRead,
        XgError::Broken,
        XgError::NoMatch,
        XgError::OtherGame(3),
        XgError::Play(7),
        XgError::Dice(7),
    ];
    let xgs = xgs.map(|error| {
        let text = error.to_string();
        let error = FileError::Xg(error);
        bad(&text, |lang| files::match_file(&error, lang))
    });
    let mats = mats.iter().map(|text| read(text, FileFormat::Mat));
    mats.chain(sgfs.iter().map(|text| read(text, FileFormat::Sgf)))
        .chain(xgs)
        .collect()
}

fn draughts() -> Vec<Bad> {
    let rules = by_id("italian").expect("built in");
    let fens = [
        "",
        "X:W21:B1",
        "W:W21:X1",
        "W:W21:W22:B1",
        "W:B1:B2",
        "W:W21,:B1",
        "W:W33:B1",
        "W:W24-21:B1",
        "W:W21:B21",
        "W:WK21:B1:RW21",
        "W:W21:B1 and so on",
    ];
    let mut all: Vec<Bad> = fens
        .iter()
        .map(|text| {
            let error = fen::parse(text, rules).expect_err(text);
            bad(text, |lang| files::fen(error, lang))
        })
        .collect();
    let text = "hello";
    let error = text
        .parse::<::draughts::notation::MoveText>()
        .expect_err(text);
    all.push(bad(text, |lang| files::draughts_move(&error, lang)));
    let nested = format!("1. 32-28 {}{} *", "(1. 33-28 ".repeat(66), ")".repeat(66));
    let long_word = format!("1. 32-28 {{{}}} *", "x".repeat(2 << 20));
    let long_game = format!(
        "1. 32-28 {} *",
        format!("{{{}}} ", "x".repeat(1_000_000)).repeat(17)
    );
    let pdns = [
        "[White \"Ann\"\n\n1. 32-28 *",
        "1. 32-28 {no end",
        "1. 32-28 (1. 33-28",
        "1. 32-28 /FEN \"W:W21:B1\"",
        "1. 32-28 ) *",
        &long_word,
        &long_game,
        "[\"Ann\"]\n\n1. 32-28 *",
        "1. 32-28 hello *",
        "1. 32-28 $x *",
        "1. 32-28 /nothing/ *",
        &nested,
        "\u{feff}",
    ];
    for text in pdns {
        let bytes: &[u8] = match text {
            "\u{feff}" => b"\xFF\xFE1\0.\0",
            text => text.as_bytes(),
        };
        let games = pdn::parse(bytes);
        let error = games.into_iter().find_map(Result::err);
        let error = error.unwrap_or_else(|| panic!("{text:.60}")).error;
        let bad = bad(text, |lang| files::pdn(&error, lang));
        all.push(bad.coded(error.fault.code()));
    }
    all
}

/// Games that can be read, and cannot have been played.
fn games() -> Vec<Bad> {
    let mat = |rest: &str| {
        let text = format!(" 3 point match\n\n Game 1\n Ann : 0    Bob : 0\n{rest}\n");
        (text, Format::Mat, None)
    };
    let pdn = |text: &str| (text.to_owned(), Format::Pdn, None);
    let italian = |body: &str| pdn(&format!("[GameType \"22\"]\n\n{body}\n"));
    let after_one = "  1) 31: 8/5 6/5    64: 24/14\n       Wins 1 point\n\n";
    let inputs = [
        mat("  1) 31: 8/5 6/5    64: 24/14\n  2) 52: 13/8 24/20"),
        mat("  1) 31: 8/5 6/5    52: 13/8\n  2) 64: 24/14"),
        mat("  1) 31: 8/5 6/5     Doubles => 2\n  2) Drops     31: 8/5 6/5"),
        mat("  1) 33: 8/5(2) 6/3(2)"),
        mat("  1) 31: ????     64: 24/14"),
        mat("  1) 31: 8/5 6/5     Doubles => 4"),
        mat("  1) 31: 8/5 6/5    64: 24/14\n       Wins 5 point"),
        mat(&format!(
            "{after_one} Game 2\n Ann : 2    Bob : 0\n  1) 31: 8/5 6/5"
        )),
        mat(&format!(
            "{after_one} Game 2\n Ann : 1    Bob : 0\n ; [CrawfordGame \"On\"]\n  1) 31: 8/5 6/5"
        )),
        mat("  1) 31: 8/5 6/5\n\n Game 2\n Ann : 0    Bob : 0\n  1) 31: 8/5 6/5"),
        (
            "(;FF[4]GM[6];W[31hefe];B[64avav])".to_owned(),
            Format::Sgf,
            None,
        ),
        (
            "(;FF[4]GM[6];W[31hefe];B[64aggk];AE[a:y]AW[a][b]AB[x][w]PL[W];W[31ba])".to_owned(),
            Format::Sgf,
            None,
        ),
        (
            "; [Variation \"Plakoto\"]

 3 point match

 Game 1
 Ann : 0    Bob : 0
"
            .to_owned(),
            Format::Mat,
            None,
        ),
        pdn("[GameType \"20\"]\n\n1. 32-28 17-22 2. 28-23 *\n"),
        italian("1. 22-18 11-15 2. 18x11x4 *"),
        italian("1. 22-18 10-14 2. - 14x21 3. 25x18 *"),
        italian("1. 22-18 /FEN \"W:W21:B1\"/ 2. 21-17 *"),
        pdn("[GameType \"22\"]\n[FEN \"W:W21:B99\"]\n\n1. 21-17 *\n"),
        pdn("[GameType \"22\"]\n[FEN \"W:W1:B12\"]\n\n1. 21-17 *\n"),
        pdn("[GameType \"22\"]\n[FEN \"W:W21:B\"]\n\n1. 21-17 *\n"),
        pdn("[GameType \"22\"]\n[FEN \"W:W17-32:B1\"]\n\n1. 21-17 *\n"),
        pdn("[GameType \"99\"]\n\n*\n"),
        (
            "1. 22-18 *".to_owned(),
            Format::Pdn,
            Some("backgammon:tournament"),
        ),
    ];
    inputs
        .iter()
        .map(|(text, format, rules)| {
            let rules = rules.map(|id| id.parse::<RuleSet>().expect("a rule set"));
            let games = import(text.as_bytes(), *format, rules.as_ref());
            let fault = match games {
                Err(fault) => fault,
                Ok(games) => games
                    .into_iter()
                    .find_map(Result::err)
                    .unwrap_or_else(|| panic!("nothing is wrong with {text}")),
            };
            bad(text, |lang| files::import_fault(&fault, lang))
        })
        .collect()
}

/// The same held against rules without setting up a table.
fn replayed() -> Vec<Bad> {
    let mut all = Vec::new();
    for text in [
        "[GameType \"22\"]\n1. 22-18 11-15 2. 18x11x4 *",
        "[GameType \"22\"]\n[FEN \"W:W21:B99\"]\n1. 21-17 *",
        "[GameType \"22\"]\n[FEN \"W:W1:B12\"]\n1. 21-17 *",
        "[GameType \"22\"]\n[FEN \"W:W10:B6\"]\n1. 10x3 0-2",
        "[GameType \"22\"]\n[Result \"2-0\"]\n1. 22-18 0-2",
        "[GameType \"99\"]\n1. 22-18 *",
        "1. 22-18 *",
        "[GameType \"22\"]\n1. 22-18 - 2. 21-17 *",
        "[GameType \"22\"]\n1. 22-18 hello *",
        "[White \"Ann\"]\n[GameType \"22\"]\n",
    ] {
        let otherwise = None;
        let mut replay = pdn::Replay::new(pdn::RulesFor::Tagged { otherwise });
        for game in pdn::parse(text.as_bytes()) {
            replay.check(&game);
        }
        let report = replay.report();
        let found = report.findings.first();
        let found = found.unwrap_or_else(|| panic!("nothing is wrong with {text}"));
        let rules = by_id("italian");
        let bad = bad(text, |lang| {
            let what = files::pdn_trouble(&found.trouble, rules, lang);
            let place = files::LineColumn::new(found.at.line, 0);
            files::at_move(place, 1, Some(found.ply), &found.text, what, lang)
        });
        all.push(bad.coded(found.trouble.code()));
    }
    all
}

fn house_rules_and_ids() -> Vec<Bad> {
    let long = format!("parent = \"italian\"\nname = \"{}\"", "x".repeat(60));
    let many = "{ king_moves = 20 }, ".repeat(40);
    let many = format!("parent = \"italian\"\ndraws = [{many}]");
    let mut all: Vec<Bad> = [
        "parent = \"italian",
        "name = \"Nonna\"",
        "parent = \"nobody\"",
        "parent = \"itallian\"",
        "parent = \"italian\"\nking_rnage = \"flying\"",
        "parent = \"italian\"\nboard = { colour = 3 }",
        "parent = \"italian\"\nking_range = \"far\"",
        "parent = \"italian\"\nking_range = 3",
        "parent = \"italian\"\nprecedence = \"most\"",
        "parent = \"italian\"\nboard = 8",
        "parent = \"italian\"\nboard = { size = 9 }",
        "parent = \"italian\"\nplacing = { rows = \"three\" }",
        "parent = \"italian\"\nking_patience = -1",
        "parent = \"italian\"\ndraws = [{ repetition = \"often\" }]",
        "parent = \"italian\"\ndraws = [{ king_moves = \"many\" }]",
        "parent = \"italian\"\ndraws = [{ moves = 30 }]",
        "parent = \"italian\"\ndraws = [{ moves = 30, standstill = \"x\" }]",
        "parent = \"italian\"\ndraws = [{ moves = 30, standstill = [5, 4] }]",
        "parent = \"italian\"\nnotation = { game_type = \"x\" }",
        "parent = \"italian\"\nnotation = { capture_sign = \"!\" }",
        "parent = \"italian\"\nnotation = { game_type = 20 }",
        "parent = \"italian\"\nid = \"My Rules\"",
        "parent = \"italian\"\nman_against_king = \"captures\"\nman_captures_king = true",
        &many,
        &long,
        "parent = \"english\"\nking_capture = \"from-afar\"",
        "parent = \"turkish\"\nboard = { long_diagonal = \"left\" }",
    ]
    .iter()
    .map(|text| {
        let error = RuleSet::from_house_rules(text).expect_err(text);
        bad(text, |lang| files::house(&error, lang)).coded(error.fault.code())
    })
    .collect();
    for id in [
        "xalingo",
        "nothing-at-all",
        "itallian",
        "draughts",
        "italian+winning",
        "backgammon+losing",
        "house:nonna",
    ] {
        let error = id.parse::<RuleSet>().expect_err(id);
        all.push(bad(id, |lang| files::rule_set(&error, lang)));
    }
    all
}

/// Tables that cannot be opened, and one that cannot be written.
fn tables() -> Vec<Bad> {
    let header = |id: &str| Header::new(id.parse().expect("a rule set"));
    let from = |id: &str, start: &str| {
        let mut header = header(id);
        header.start = Some(start.to_owned());
        (start.to_owned(), header)
    };
    let mut all = Vec::new();
    let mut terms = header("italian");
    terms.terms = Terms::Backgammon(BackgammonTerms::of(::backgammon::Frame::Xalingo, 5));
    let mut games = header("italian");
    games.terms = Terms::Draughts(DraughtsTerms { games: 5000 });
    let mut no_dice = header("backgammon");
    no_dice.dice = None;
    let mut dice = header("italian");
    dice.dice = header("backgammon").dice;
    let mut name = header("italian");
    name.players[0] = Player::person("x".repeat(LONGEST_NAME + 1));
    let (most, longest) = MOST_ABOUT;
    let mut remarks = header("italian");
    remarks.about = (0..=most)
        .map(|number| (number.to_string(), String::new()))
        .collect();
    let mut remark = header("italian");
    remark.about = [("Event".to_owned(), "x".repeat(longest + 1))].into();
    for (given, header) in [
        ("terms of another game".to_owned(), terms),
        ("5000 games".to_owned(), games),
        ("no dice".to_owned(), no_dice),
        ("dice".to_owned(), dice),
        ("a long name".to_owned(), name),
        ("many remarks".to_owned(), remarks),
        ("a long remark".to_owned(), remark),
        from("italian", &"x".repeat(LONGEST_START + 1)),
        from("italian", "W:W17-32:B1"),
        from("italian", "W:W21:B"),
        from("italian", "W:W21:B99"),
        from("backgammon", "4HPwATDgc/AB"),
        from("backgammon", &format!("{START}:0:0:1:00:0:0:0:7:10")),
        from("backgammon", "4HPwATDgc/ABMA:EisFAAAAIAAA"),
        from("backgammon", &format!("{START}:0:0:1:00:9:0:0:5:10")),
    ] {
        let rules = header.rules.clone();
        let error = Table::open(header).map(drop).expect_err(&given);
        all.push(bad(&given, |lang| files::open(&error, &rules, lang)));
    }
    // What no ID says, since reading one puts it right.
    let (score, points) = ([0, 0], 5);
    for error in [
        MatchSetupError::NoCrawfordHere,
        MatchSetupError::CrawfordScore { score, points },
        MatchSetupError::CubeTurned(Cube::new(1, None).expect("a cube")),
    ] {
        let given = error.to_string();
        let error = OpenError::Game(NotBegun::Backgammon(StartError::Setup(error)));
        let rules = header("backgammon").rules;
        all.push(bad(&given, |lang| files::open(&error, &rules, lang)));
    }
    let (given, doubled) = from("backgammon", &format!("{START}:0:0:1:D:0:0:0:5:10"));
    let mut table = Table::open(doubled).expect("a table");
    let taken = table.read(Side::Light, "take").expect("an answer");
    let taken = Event::play(Side::Light, taken);
    table.apply(taken, Moment(0)).expect("the double is taken");
    for format in [Format::Pdn, Format::Mat] {
        let error = export(&table, format).expect_err("no place for it");
        let given = format!("{given} as {}", format.ending());
        all.push(bad(&given, |lang| files::not_exported(error, lang)));
    }
    all
}

/// Words of the formats themselves, which no language changes.
const LITERAL: [&str; 3] = ["(no move)", "double, take, drop", "Result"];

/// What is said without what is quoted from the input.
fn own_words(said: &str) -> String {
    let said = LITERAL
        .iter()
        .fold(said.to_owned(), |said, literal| said.replace(literal, ""));
    let mut own = String::new();
    let mut quoted = 0;
    for letter in said.chars() {
        match letter {
            '“' | '«' => quoted += 1,
            '”' | '»' => quoted -= 1,
            _ if quoted == 0 => own.push(letter),
            _ => {}
        }
    }
    own
}

/// The four sentences of each, one after the other; none of them is left to English.
fn told(all: &[Bad]) -> String {
    let mut text = String::new();
    for Bad { given, said, .. } in all {
        text += &format!("{given}\n");
        let english = &said[Lang::En.index()];
        for (lang, said) in Lang::ALL.into_iter().zip(said) {
            text += &format!("  {lang}: {said}\n");
            assert!(!said.contains('\n'), "one line: {said}");
            if lang != Lang::En {
                assert_ne!(said, english, "{lang}: {given}");
                let own = own_words(said);
                assert_eq!(english_in(&own), None, "{lang}: {said}");
            }
        }
    }
    text
}

#[test]
fn positions_of_backgammon_that_are_none() {
    insta::assert_snapshot!(told(&positions_of_backgammon()));
}

#[test]
fn match_files_that_cannot_be_read() {
    insta::assert_snapshot!(told(&match_files()));
}

#[test]
fn positions_and_files_of_draughts_that_cannot_be_read() {
    insta::assert_snapshot!(told(&draughts()));
}

#[test]
fn games_that_cannot_have_been_played() {
    insta::assert_snapshot!(told(&games()));
    insta::assert_snapshot!("games_held_against_rules", told(&replayed()));
}

#[test]
fn tables_that_cannot_be_opened_or_written() {
    insta::assert_snapshot!(told(&tables()));
}

#[test]
fn house_rules_and_names_that_are_none() {
    let all = house_rules_and_ids();
    let mut text = String::new();
    for Bad { given, said, .. } in &all {
        // These quote the keys of the file, which are English.
        text += &format!("{given}\n");
        for (lang, said) in Lang::ALL.into_iter().zip(said) {
            text += &format!("  {lang}: {said}\n");
            assert!(lang == Lang::En || *said != all_in_english(all.as_slice(), given));
        }
    }
    insta::assert_snapshot!(text);
}

fn all_in_english(all: &[Bad], given: &str) -> String {
    let found = all.iter().find(|bad| bad.given == given);
    found.map_or_else(String::new, |bad| bad.said[Lang::En.index()].clone())
}

/// No sentence is there that nothing brings about.
#[test]
fn every_sentence_is_said_of_some_input() {
    for all in [
        positions_of_backgammon(),
        match_files(),
        draughts(),
        games(),
        replayed(),
        tables(),
        house_rules_and_ids(),
    ] {
        assert!(!all.is_empty());
    }
    let heard = heard::all();
    let mut silent: Vec<&str> = files::keys().iter().map(|key| key.id).collect();
    silent.retain(|id| !heard.contains(id));
    assert_eq!(silent, [""; 0]);
}

/// The faults of files are lists that may grow, so the compiler does not ask for the words of a new one: this does.
#[test]
fn every_fault_of_draughts_is_brought_about() {
    for (all, codes) in [
        (draughts(), pdn::Fault::CODES),
        (replayed(), pdn::Trouble::CODES),
        (house_rules_and_ids(), HouseFault::CODES),
    ] {
        let said: Vec<&str> = all.iter().filter_map(|bad| bad.code).collect();
        let mut unsaid = codes.to_vec();
        unsaid.retain(|code| !said.contains(code));
        assert_eq!(unsaid, [""; 0]);
    }
}

/// A rule of the game says itself why a move in a file is refused, and where that stands.
#[test]
fn an_illegal_move_brings_its_rule_with_its_article() {
    let text = " 5 point match\n\n Game 1\n Ann : 0    Bob : 0\n  1) 31: 8/5 6/5    64: 24/14\n  2) 52: 13/8 24/20\n";
    let games = import(text.as_bytes(), Format::Mat, None).expect("a file");
    let fault = games.into_iter().find_map(Result::err).expect("a fault");
    let said = files::import_fault(&fault, Lang::Pt);
    assert!(said.starts_with("linha 6: jogo 1, lance 3 (52: 13/8 24/20): "));
    let (ImportWrong::Refused(refused), Some(rules)) = (&fault.what, &fault.rules) else {
        panic!("{fault:?}");
    };
    let Refused::Illegal(illegal) = &**refused else {
        panic!("{refused:?}");
    };
    let rule = crate::table::illegal(illegal, rules, Lang::Pt).expect("a rule");
    assert!(said.ends_with(&rule.text), "{said}");
    assert!(said.contains(&rule.article.text), "{said}");
}
