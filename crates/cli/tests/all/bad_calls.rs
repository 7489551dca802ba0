//! Calls that make no sense, as a table: the exit code, and a word of the one sentence that each gets. No fault of a
//! library, no usage and no number of a system's error reaches the reader.

use crate::{file, tabuleiro};

/// What other people's programs say, and ours must not.
const RAW: [&str; 8] = [
    "target type",
    "EOF while",
    "os error",
    "invalid digit",
    "Usage:",
    "error:",
    "expected value",
    "panicked",
];

#[test]
fn every_bad_call_gets_one_sentence() {
    let pdn = file("calls.pdn", "1. 32-28 *\n");
    let rows = file("calls.json", "[{");
    let folder = std::env::temp_dir().display().to_string();
    let long = "x".repeat(100_000);
    for (call, word) in [
        ("eval italian --time nan", "nan"),
        ("eval italian --time inf", "inf"),
        ("eval italian --time 1e30", "1e30"),
        ("eval italian --time -1", "-1"),
        ("eval italian --time soon", "soon"),
        ("eval italian --dice 31", "--dice"),
        ("eval backgammon --dice 31 --time 1", "--time"),
        ("eval backgammon --dice 31 --nodes 1", "--nodes"),
        ("moves italian --dice 31", "--dice"),
        ("moves backgammon --dice 31 --paths", "--paths"),
        ("check italian --dice 31 21-17", "--dice"),
        ("check italian --batch 21-17", "--batch"),
        ("check italian", "MOVE"),
        ("perft backgammon 1 --paths", "--paths"),
        ("perft backgammon 1 --bulk", "--bulk"),
        ("perft italian 1 --dice 31", "--dice"),
        ("perft italian 99999999999999999999", "99999999999999999999"),
        ("perft italian deep", "deep"),
        ("perft --rows ROWS", "column"),
        ("play italian --json", "JSON"),
        ("verify FOLDER", "folder"),
        ("replay FOLDER", "folder"),
        ("convert FOLDER out.pdn", "folder"),
        ("verify PDN", "replay"),
        ("verify no-such-file.jsonl", "no such file"),
        ("replay no-such-file.pdn", "no such file"),
        ("convert no-such-file.pdn out.jsonl", "no such file"),
        ("moves no/such/file.toml", "no such file"),
        ("moves LONG", "…"),
        ("moves italian --position LONG", "…"),
        ("check italian LONG", "…"),
        ("LONG", "…"),
        ("--LONG", "…"),
        ("mvoes italian", "moves"),
        ("moves italian --pasition x", "--position"),
        ("moves", "ID"),
        ("moves italian --position", "--position"),
        ("rules italian --lang klingon", "klingon"),
        ("moves italian W:W1 more", "W:W1"),
        ("completions ksh", "bash"),
    ] {
        let words: Vec<String> = call
            .split(' ')
            .map(|word| {
                word.replace("LONG", &long)
                    .replace("PDN", &pdn)
                    .replace("ROWS", &rows)
                    .replace("FOLDER", &folder)
            })
            .collect();
        let arguments: Vec<&str> = words.iter().map(String::as_str).collect();
        let ran = tabuleiro(&arguments);
        assert_eq!(ran.code, 2, "{call}: {}", ran.out);
        assert_eq!(ran.out, "", "{call}");
        let said = ran.err.trim_end();
        assert!(said.contains(word), "{call}: {said}");
        assert_eq!(said.lines().count(), 1, "{call}: {said}");
        assert!(said.len() < 400, "{call}: {} bytes", said.len());
        for raw in RAW {
            assert!(!said.contains(raw), "{call}: {said}");
        }
    }
}

#[test]
fn a_command_line_is_judged_in_four_languages() {
    let said: Vec<String> = ["pt", "es", "en", "it"]
        .into_iter()
        .map(|lang| tabuleiro(&["mvoes", "--lang", lang]).err)
        .collect();
    insta::assert_snapshot!(said.concat());
}

#[test]
fn ids_are_read_in_any_case() {
    for id in ["ITALIAN", "Draughts:Italian", " italian+Losing "] {
        assert_eq!(tabuleiro(&["moves", id]).code, 0, "{id}");
    }
}

#[test]
fn a_position_without_moves_says_so() {
    let ran = tabuleiro(&["moves", "italian", "--position", "W:W32:B27,28,22,23"]);
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (0, "There is no legal move here.\n")
    );
}

#[test]
fn shells_and_manuals_are_made_from_the_same_table() {
    let bash = tabuleiro(&["completions", "bash"]);
    assert_eq!(bash.code, 0);
    assert!(bash.out.contains("--position"));
    assert!(tabuleiro(&["man"]).out.contains(".TH tabuleiro"));
    let folder = std::env::temp_dir().join(format!("tabuleiro-man-{}", std::process::id()));
    let ran = tabuleiro(&["man", folder.to_str().expect("a plain name")]);
    assert_eq!((ran.code, ran.out.as_str()), (0, ""));
    let page =
        std::fs::read_to_string(folder.join("tabuleiro-moves.1")).expect("a page for each command");
    std::fs::remove_dir_all(&folder).expect("made above");
    assert!(page.contains("Example: tabuleiro moves backgammon"));
    let version = tabuleiro(&["--version"]).out;
    assert!(
        version.starts_with(&format!("tabuleiro {} (", env!("CARGO_PKG_VERSION"))),
        "{version}"
    );
}
