//! Chess, command by command.

use crate::{file, fresh, tabuleiro, tabuleiro_with, there_and_back};

const PGN: &str = "[White \"Ana\"]\n[Black \"Bia\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Bc4 Nc6 (2... Nf6 3. d3) 3. Qh5 Nf6 $4 4. Qxf7# 1-0\n";

#[test]
fn counts_are_the_published_ones() {
    for (arguments, nodes) in [
        (&["perft", "chess", "4", "--json"][..], 197_281),
        (&["perft", "chess", "4", "--bulk", "--json"], 197_281),
        (
            &["perft", "960", "4", "--position", "518", "--json"],
            197_281,
        ),
    ] {
        assert_eq!(tabuleiro(arguments).json()["nodes"], nodes, "{arguments:?}");
    }
    let kiwi = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let ran = tabuleiro(&[
        "perft",
        "chess",
        "3",
        "--position",
        kiwi,
        "--divide",
        "--json",
    ]);
    assert_eq!(ran.json()["nodes"], 97_862);
    assert_eq!(ran.json()["divide"].as_array().map(Vec::len), Some(48));
}

#[test]
fn moves_and_checks() {
    let listed = tabuleiro(&["moves", "chess", "--json"]).json();
    assert_eq!(listed["moves"].as_array().map(Vec::len), Some(20));
    let ran = tabuleiro(&["check", "chess", "--lang", "pt", "O-O", "--json"]);
    let told = ran.json();
    assert_eq!(
        (ran.code, &told["legal"], &told["reason"]),
        (1, &false.into(), &"castling-blocked".into())
    );
    assert_eq!(told["article"], "FIDE, artigo 3.8.2.2.2");
    // What is offered instead is of the piece that was meant.
    let told = tabuleiro(&["check", "chess", "h6", "--json"]).json();
    assert_eq!(told["instead"], "h4");
    // In the letters of the language.
    let ran = tabuleiro(&["check", "chess", "--lang", "it", "Cf3", "--json"]);
    assert_eq!((ran.code, &ran.json()["move"]), (0, &"Nf3".into()));
    let ran = tabuleiro(&["check", "chess", "--position", "8/8 w - - 0 1", "e4"]);
    assert_eq!(ran.code, 2, "{}", ran.err);
    let judged = tabuleiro(&["judge", "--as", "chess", "e5", "--json"]).json();
    assert_eq!(judged.as_array().map(Vec::len), Some(2));
    assert_eq!(judged[0]["legal"], false);
}

#[test]
fn people_read_the_letters_of_their_language() {
    let mate_in_one = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let run = |command: &[&str]| {
        let position = ["--position", mate_in_one, "--lang", "it"];
        tabuleiro(&[command, &position].concat()).out
    };
    assert_eq!(run(&["check", "chess", "Ta8"]), "legale: Ta8#\n");
    assert!(run(&["check", "chess", "Re3"]).ends_with("→ Rd2\n"));
    assert!(run(&["judge", "--as", "chess", "Ta8"]).contains("ammessa  Ta8#\n"));
    assert!(run(&["eval", "chess", "--nodes", "2000"]).starts_with(" 1  Ta8# "));
    let ran = tabuleiro(&[
        "check",
        "chess",
        "a8",
        "--position",
        "8/P7/8/8/8/8/8/k1K5 w - - 0 1",
    ]);
    assert!(ran.out.ends_with("→ a8=Q#\n"), "{}", ran.out);
}

#[test]
fn files_there_and_back() {
    let source = file("short.pgn", PGN);
    let replayed = tabuleiro(&["replay", &source, "--json"]).json();
    assert_eq!(
        (&replayed["games"], &replayed["legal"], &replayed["moves"]),
        (&1.into(), &1.into(), &7.into())
    );
    there_and_back(&source);
    let wrong = file(
        "wrong.pgn",
        "1. e4 e5 2. Ke3 *\n\n[Event \"2\"]\n\n1. e4 {open\n",
    );
    let ran = tabuleiro(&["replay", &wrong, "--json"]);
    let found = ran.json();
    assert_eq!(
        (ran.code, &found["games"], &found["legal"]),
        (1, &2.into(), &0.into())
    );
    assert_eq!(found["illegal"][0]["reason"], "not-its-way");
    assert_eq!(found["illegal"][0]["article"], "FIDE, article 3.8.1");
    assert_eq!(found["illegal"][1]["line"], 5);
}

#[test]
fn two_people_play_and_claim() {
    let record = fresh("claimed.jsonl");
    let round = "Cf3\nCf6\nCg1\nCg8\n";
    let lines = format!("{round}Re2\n{round}reclamar\n");
    let ran = tabuleiro_with(
        &["play", "chess", "--lang", "pt", "--record", &record],
        &lines,
    );
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    assert!(
        ran.out.contains("Empate: a mesma posição 3 vezes."),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("FIDE, artigo"), "{}", ran.out);
    let verified = tabuleiro(&["verify", &record, "--json"]);
    assert_eq!((verified.code, &verified.json()["moves"]), (0, &8.into()));
    let ran = tabuleiro(&["play", "chess", "--level", "11"]);
    assert_eq!(ran.code, 2, "{}", ran.out);
}

#[test]
fn a_move_is_taken_back_with_consent() {
    let record = fresh("back.jsonl");
    let ran = tabuleiro_with(
        &["play", "chess", "--lang", "pt", "--record", &record],
        "Cf3\nu\ns\nCf3\nu\nn\nd5\nq\n",
    );
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    assert!(!ran.out.contains("Ainda não se jogou nada"), "{}", ran.out);
    let verified = tabuleiro(&["verify", &record, "--json"]);
    assert_eq!((verified.code, &verified.json()["moves"]), (0, &2.into()));
}

#[test]
fn house_rules_and_pages() {
    let rules = file(
        "nonna-chess.toml",
        "parent = \"chess\"\nid = \"nonna\"\ncastling = \"none\"\n",
    );
    let position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let ran = tabuleiro(&["check", &rules, "--position", position, "O-O", "--json"]);
    assert_eq!(
        (ran.code, &ran.json()["reason"]),
        (1, &"no-castling".into())
    );
    let page = tabuleiro(&["rules", "chess", "--lang", "es"]);
    assert!(
        page.code == 0 && page.out.contains("El enroque"),
        "{}",
        page.out
    );
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_place() {
    for (text, place) in [
        ("[Event \"a]\n\n1. e4 *\n", "1:1"),
        ("[Event none]\n\n1. e4 *\n", "1:1"),
        ("[Variant \"Atomic\"]\n\n1. e4 *\n", "1:11"),
        ("[FEN \"4k3/8/8/8/8/8/8/4K3 w K - 0 1\"]\n\n*\n", "1:29"),
        ("1. e4 {never\nclosed", "1:7"),
        ("1. e4 e5\n2. Nf3 (2. d4", "2:8"),
        ("1. e4 e5\n) *", "2:1"),
        ("1. e4 $300 *", "1:7"),
        ("1. e4 e5 2. f3^ *", "1:13"),
        ("1. e4 e5\n2. Ke3 *", "2:4"),
        ("1. e4 e5\n2. Nd9 *", "2:4"),
        // The board says otherwise.
        ("1. f3 e5 2. g4 Qh4# 1-0", "1:21"),
    ] {
        let source = file("place.pgn", text);
        let ran = tabuleiro(&["replay", &source, "--json"]);
        let found = &ran.json()["illegal"][0];
        assert_eq!(ran.code, 1, "{text}: {}", ran.err);
        assert_eq!(
            format!("{}:{}", found["line"], found["column"]),
            place,
            "{text}"
        );
        let (line, column) = place.split_once(':').expect("both");
        let told = tabuleiro(&["replay", &source, "--lang", "en"]).out;
        let place = format!("line {line}, column {column}: ");
        assert!(told.starts_with(&place), "{text}: {told}");
    }
    // What cannot be read is not converted either.
    let source = file(
        "place.pgn",
        "[FEN \"4k3/8/8/8/8/8/8/4K3 w K - 0 1\"]\n\n*\n",
    );
    let ran = tabuleiro(&["convert", &source, "out.jsonl", "--lang", "en"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("line 1, column 29: "), "{}", ran.err);
    let bad = [
        "moves",
        "chess",
        "--lang",
        "en",
        "--position",
        "8/8/8/8 w - - 0 1",
    ];
    let err = tabuleiro(&bad).err;
    assert!(err.contains("Character 8: "), "{err}");
}
