//! Files that are accepted and files that are refused, under `tests/files`.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use tabuleiro_backgammon::Frame;
use tabuleiro_backgammon::formats::record::{Action, SgfExtras};
use tabuleiro_backgammon::formats::{FileFormat, MatchRecord};

/// The files of a folder in order of their names, each with its name, format and bytes.
fn files(folder: &str) -> Vec<(String, FileFormat, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/files")
        .join(folder);
    let mut paths: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let file = |path: PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str());
        let format = ending
            .and_then(FileFormat::of_ending)
            .expect("a known ending");
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        (name, format, std::fs::read(&path).unwrap())
    };
    paths.into_iter().map(file).collect()
}

fn accepted() -> Vec<(String, FileFormat, Vec<MatchRecord>)> {
    let read = |(name, format, bytes): (String, FileFormat, Vec<u8>)| {
        let matches = format
            .read(&bytes)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, format, matches)
    };
    files("accepted").into_iter().map(read).collect()
}

/// What the reader made of each file, in our own columns.
#[test]
fn accepted_files() {
    let mut all = String::new();
    for (name, _, matches) in accepted() {
        writeln!(all, "=== {name}").unwrap();
        for record in &matches {
            let report = record.check(Frame::Tournament);
            writeln!(all, "{} games, {} turns", report.games, report.turns).unwrap();
            for problem in &report.problems {
                writeln!(all, "{problem}").unwrap();
            }
        }
        let text = FileFormat::Mat.write(&matches);
        for line in text.lines() {
            writeln!(all, "{}", line.trim_end()).unwrap();
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn refused_files() {
    let mut all = String::new();
    for (name, format, bytes) in files("refused") {
        let error = format.read(&bytes).expect_err(&name).to_string();
        assert!(
            !error.contains('\n') && error.len() < 200,
            "{name}: {error}"
        );
        writeln!(all, "{name}: {error}").unwrap();
    }
    insta::assert_snapshot!(all);
}

#[test]
fn accepted_files_lose_nothing() {
    for (name, format, matches) in accepted() {
        let again = format.read(format.write(&matches).as_bytes()).unwrap();
        assert_eq!(again, matches, "{name}");
        if format == FileFormat::Mat {
            let sgf = FileFormat::Sgf.write(&matches);
            let again = FileFormat::Sgf.read(sgf.as_bytes()).unwrap();
            assert_eq!(again, matches, "{name}");
        }
    }
}

/// A `.mat` file has no place for an engine's analysis, for variations, and for remarks that belong
/// to no entry; all the rest comes back from it.
#[test]
fn sgf_files_keep_the_game_in_mat() {
    for (name, _, mut matches) in accepted() {
        let mat = FileFormat::Mat.write(&matches);
        let again = FileFormat::Mat.read(mat.as_bytes()).unwrap();
        for game in matches.iter_mut().flat_map(|record| &mut record.games) {
            game.sgf = SgfExtras::default();
            let mut entries: Vec<tabuleiro_backgammon::formats::record::Entry> = Vec::new();
            for mut entry in game.entries.drain(..) {
                entry.sgf = SgfExtras::default();
                match entries.last_mut() {
                    Some(before) if entry.action == Action::Note => {
                        before.comment.push_str(&entry.comment);
                    }
                    _ => entries.push(entry),
                }
            }
            game.entries = entries;
        }
        assert_eq!(again, matches, "{name}");
    }
}

#[test]
fn unknown_parts_of_sgf_are_kept() {
    let text = |wanted: &str| {
        let (_, _, matches) = accepted()
            .into_iter()
            .find(|(name, ..)| name == wanted)
            .expect("the file is there");
        FileFormat::Sgf.write(&matches)
    };
    let analysed = text("gnu_backgammon.sgf");
    for part in [
        "AP[GNU Backgammon:1.07.001]MI[length:3][game:0][ws:0][bs:0][wtime:0]",
        "GS[M:0 0 1 1]\n",
        ";W[31hefe]A[0][hefe E ver 3 0.51]LU[+0.1]\n",
        ";W[double]DA[E ver 3]\n",
        ";W[52mhmk]BM[1]\n",
    ] {
        assert!(analysed.contains(part), "{part}\n{analysed}");
    }
    let branching = text("variations.sgf");
    for part in ["(;W[31xumk])", "(;B[64aglp]C[instead])"] {
        assert!(branching.contains(part), "{part}\n{branching}");
    }
}

#[test]
fn encodings_and_line_ends_make_no_difference() {
    let (_, format, bytes) = files("accepted")
        .into_iter()
        .find(|(name, ..)| name == "extreme_gammon.mat")
        .expect("the file is there");
    let text = String::from_utf8(bytes.clone()).unwrap();
    let expected = format.read(&bytes).unwrap();
    assert_eq!(expected[0].games[0].players[1], "João");
    let latin_1: Vec<u8> = text.chars().map(|c| u8::try_from(c).unwrap()).collect();
    let utf_16 = |order: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let units = std::iter::once('\u{FEFF}').chain(text.chars());
        let units = units.flat_map(|c| c.encode_utf16(&mut [0; 2]).to_vec());
        units.flat_map(order).collect()
    };
    let variants = [
        ("Latin-1", latin_1),
        ("byte order mark", ["\u{FEFF}".as_bytes(), &bytes].concat()),
        ("UTF-16, low byte first", utf_16(u16::to_le_bytes)),
        ("UTF-16, high byte first", utf_16(u16::to_be_bytes)),
        ("CRLF", text.replace('\n', "\r\n").into_bytes()),
        ("CR", text.replace('\n', "\r").into_bytes()),
        ("no line end at the end", text.trim_end().into()),
    ];
    for (name, bytes) in variants {
        assert_eq!(format.read(&bytes).as_ref(), Ok(&expected), "{name}");
    }
}

/// A match that GNU Backgammon played against itself.
#[test]
fn a_real_file_is_legal_and_comes_back_line_by_line() {
    let bytes = test_data::bytes("games/gnubg-self.mat");
    let matches = FileFormat::Mat.read(&bytes).unwrap();
    let report = matches[0].check(Frame::Tournament);
    assert_eq!((matches.len(), report.games, report.turns), (1, 2, 81));
    assert!(report.is_legal(), "{:?}", report.problems);
    let sgf = FileFormat::Sgf.write(&matches);
    assert_eq!(FileFormat::Sgf.read(sgf.as_bytes()).as_ref(), Ok(&matches));
    let lines = |text: &str| -> Vec<String> {
        text.trim_end()
            .lines()
            .map(|line| line.trim_end().to_owned())
            .collect()
    };
    let original = String::from_utf8(bytes).unwrap();
    assert_eq!(lines(&FileFormat::Mat.write(&matches)), lines(&original));
}

/// What nobody writes, but a broken or hostile file may hold: long, deep, many.
#[test]
fn enormous_input_is_read_or_refused() {
    const MANY: usize = 200_000;
    let head = " 5 point match\n\n Game 1\n Ann : 0   Bob : 0\n";
    let row = "  1) 31: 8/5 6/5\n";
    for text in [
        "x".repeat(MANY),
        " ".repeat(MANY),
        "9".repeat(MANY) + " point match",
        format!("{head}  1) 31: {}", "8/5 ".repeat(MANY)),
        format!("{head}  1) 31: {}", "8/".repeat(MANY)),
        format!("{head}  1) 31: {}", "?".repeat(MANY)),
        format!("{head}{}) 31: 8/5 6/5", "1".repeat(MANY)),
        format!("{head}  1) {}", "\t".repeat(MANY)),
        format!("{head}{}", "; x\n".repeat(MANY)),
        format!("{head}{}", row.repeat(500)),
        " 5 point match\n".repeat(MANY / 10),
        format!("{head}{}", " Game 1\n A : 4 B : 0\n".repeat(MANY / 20)),
        format!("{head}{}", "  1)  Beavers\n".repeat(MANY / 20)),
        "a : ".repeat(MANY),
        format!(" 5 point match\n Game 1\n{}", ": ".repeat(MANY)),
    ] {
        let _ = FileFormat::Mat.read(text.as_bytes());
    }
    let nodes = ";W[31hefe]".repeat(500);
    for text in [
        "(".repeat(MANY),
        "(;".repeat(MANY),
        ")".repeat(MANY),
        format!("(;{}", "[".repeat(MANY)),
        format!("(;A{})", "[]".repeat(MANY)),
        format!("(;{}[x])", "A".repeat(MANY)),
        format!("(;GM[6];C[{}])", "\\".repeat(MANY)),
        format!("(;GM[6]{nodes})"),
        format!("(;GM[6]{})", ";W[double];B[double]".repeat(100)),
        format!("(;GM[6];AW{})", "[a]".repeat(MANY)),
        format!("(;GM[6];AW{})", "[a:z]".repeat(MANY / 10)),
        format!("(;GM[6];W[31{}])", "he".repeat(MANY)),
        "(;GM[6])".repeat(MANY / 20),
        "( ".repeat(MANY),
    ] {
        let _ = FileFormat::Sgf.read(text.as_bytes());
    }
}
