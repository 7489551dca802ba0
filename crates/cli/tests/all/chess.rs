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
