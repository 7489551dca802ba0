//! Games kept in a file while they are played: taken up again, checked, and changed by somebody.

use std::path::PathBuf;

use crate::{Ran, tabuleiro, tabuleiro_with};

/// A place for a record that is not there yet.
fn place(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for ending in ["", ".secret"] {
        let mut path = path.clone().into_os_string();
        path.push(ending);
        drop(std::fs::remove_file(path));
    }
    path.to_str().expect("UTF-8").to_owned()
}

fn secret(record: &str) -> PathBuf {
    PathBuf::from(format!("{record}.secret"))
}

fn play(arguments: &[&str], lines: &str) -> Ran {
    tabuleiro_with(&[&["play"], arguments].concat(), lines)
}

fn verified(record: &str) -> serde_json::Value {
    let ran = tabuleiro(&["verify", record, "--json"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    ran.json()
}

/// Rolls and always makes the first play of the list that the program gives, as far as `turns` go.
fn play_on(record: &str, first: &[&str], turns: usize) -> String {
    use std::io::{BufReader, Read as _, Write as _};
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(
            [
                &["play", "--record", record, "--words", "alea iacta"],
                first,
            ]
            .concat(),
        )
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut all = String::new();
    // Reads up to the next question; says what it is.
    let mut question = |all: &mut String| -> Option<String> {
        let mut text = Vec::new();
        let mut byte = [0];
        while output.read(&mut byte).expect("output") == 1 {
            text.push(byte[0]);
            if text.ends_with(b": ") && output.buffer().is_empty() {
                break;
            }
        }
        let text = String::from_utf8(text).expect("UTF-8");
        all.push_str(&text);
        text.ends_with(": ").then_some(text)
    };
    let mut asked = question(&mut all);
    for _ in 0..turns {
        let Some(text) = asked else { break };
        let answer = if text.contains("your play with") {
            writeln!(input, "m").expect("it listens");
            let listed = question(&mut all).expect("a list");
            let first = listed.lines().find(|line| line.starts_with("  "));
            first.expect("a legal play").trim().to_owned()
        } else {
            String::new()
        };
        writeln!(input, "{answer}").expect("it listens");
        asked = question(&mut all);
    }
    // As when the machine is switched off.
    drop(child.kill());
    drop(child.wait());
    all
}

/// A game with the machine's dice, broken off by force, goes on where it was; every throw follows from the seal.
#[test]
fn a_game_survives_being_killed() {
    let record = place("killed.jsonl");
    play_on(&record, &["backgammon:xalingo", "--single"], 12);
    let before = verified(&record);
    assert!(before["dice"]["one_sided"].as_u64() >= Some(4), "{before}");
    assert!(secret(&record).exists());
    play_on(&record, &[], 12);
    let after = verified(&record);
    assert!(after["dice"]["one_sided"].as_u64() > before["dice"]["one_sided"].as_u64());
    assert_eq!(after["dice"]["typed"], 0);
    let ran = play(&["--record", &record], "resign 3\ny\ny\n");
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    assert_eq!(verified(&record)["result"]["how"], "played");
    // Nothing is left to throw, so nothing is left to hide.
    assert!(!secret(&record).exists());
}

#[cfg(unix)]
#[test]
fn only_the_owner_reads_the_secrets() {
    use std::os::unix::fs::PermissionsExt as _;
    let record = place("secrets.jsonl");
    play(&["backgammon", "--record", &record], "\nq\n");
    let mode = std::fs::metadata(secret(&record))
        .expect("secrets")
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);
    let text = std::fs::read_to_string(secret(&record)).expect("secrets");
    let record_text = std::fs::read_to_string(&record).expect("a record");
    let entropy = text
        .split('"')
        .find(|part| part.len() == 64)
        .expect("entropy");
    assert!(!record_text.contains(entropy));
}

#[test]
fn without_its_secrets_a_game_does_not_throw() {
    let record = place("lost.jsonl");
    play(
        &["backgammon", "--record", &record, "--words", "x"],
        "\nq\n",
    );
    let bytes = std::fs::read(&record).expect("a record");
    std::fs::remove_file(secret(&record)).expect("removed");
    let ran = play(&["--record", &record], "");
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(ran.err.contains("secrets"), "{}", ran.err);
    std::fs::write(secret(&record), "{}").expect("written");
    assert_eq!(play(&["--record", &record], "").code, 2);
    assert_eq!(
        std::fs::read(&record).expect("a record"),
        bytes,
        "nothing was changed"
    );
}

/// A line that was being written when the power went is left out; anything else wrong is refused.
#[test]
fn a_torn_last_line_is_left_out() {
    let record = place("torn.jsonl");
    let ran = play(&["italian", "--record", &record], "22-18\n11-14\nq\n");
    assert_eq!(ran.code, 0);
    let whole = std::fs::read_to_string(&record).expect("a record");
    std::fs::write(&record, whole.clone() + "{\"at\":77,\"by\":\"li").expect("written");
    let ran = play(&["--record", &record], "18x11\nresign\ny\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("cut off"), "{}", ran.out);
    let moves = verified(&record)["moves"].as_u64();
    assert_eq!(moves, Some(3));
    // Without its line feed the last line is still a line.
    let text = std::fs::read_to_string(&record).expect("a record");
    std::fs::write(&record, text.trim_end()).expect("written");
    assert_eq!(play(&["--record", &record], "").code, 0);
    // A move changed in the middle.
    let touched = text.replacen("22-18", "22-19", 1);
    std::fs::write(&record, &touched).expect("written");
    let ran = play(&["--record", &record], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("line 2"), "{}", ran.err);
    assert_eq!(std::fs::read_to_string(&record).expect("a record"), touched);
}

#[test]
fn what_was_agreed_stands_in_the_record() {
    let record = place("agreed.jsonl");
    play(&["italian", "--record", &record], "22-18\nq\n");
    for arguments in [
        &["english", "--record", &record][..],
        &["--record", &record, "--clock", "5+3"],
        &["--record", &record, "--points", "3"],
    ] {
        assert_eq!(play(arguments, "").code, 2, "{arguments:?}");
    }
    assert_eq!(play(&["italian", "--record", &record], "q\n").code, 0);
    let ran = play(&["italian", "--record", "no/such/folder/x.jsonl"], "");
    assert_eq!(ran.code, 2);
    // A game that was begun without a file can be saved later; one that is there is not written over.
    let later = place("later.jsonl");
    let saved = format!("22-18\nsave {record}\nsave {later}\n11-14\nresign\ny\n");
    assert_eq!(play(&["italian"], &saved).code, 0);
    assert_eq!(verified(&later)["moves"], 2);
    assert_eq!(verified(&record)["moves"], 1);
}

/// Typed dice are marked in the record and told by `verify`; the record does not claim more.
#[test]
fn typed_dice_are_marked() {
    let record = place("typed.jsonl");
    let lines = "31\n8/5 6/5\nvoid\n2\n64\n24/14\nresign\ny\ny\n";
    let arguments = [
        "backgammon:xalingo",
        "--single",
        "--typed-dice",
        "--record",
        &record,
    ];
    assert_eq!(play(&arguments, lines).code, 0);
    let found = verified(&record);
    assert_eq!(found["dice"]["typed"], 2);
    assert_eq!(found["dice"]["void"], 1);
    assert_eq!(found["dice"]["one_sided"], 0);
    assert!(!secret(&record).exists());
    let told = tabuleiro(&["verify", &record, "--lang", "pt"]).out;
    assert!(
        told.contains("2 digitados, 1 anulados") || told.contains("digitados"),
        "{told}"
    );
}

/// A flag that falls at the terminal loses the game.
#[test]
fn time_runs_at_the_terminal() {
    let record = place("time.jsonl");
    let arguments = ["italian", "--clock", "1s/move", "--record", &record];
    let ran = tabuleiro_with(&[&["play"], &arguments[..]].concat(), "22-18\n");
    assert_eq!(ran.code, 0);
    std::thread::sleep(std::time::Duration::from_millis(50));
    // The time away from the table is nobody's.
    let ran = play(&["--record", &record], "11-14\nq\n");
    assert_eq!(ran.code, 0);
    assert_eq!(verified(&record)["moves"], 2);
}

/// `verify` names the line and the reason, in the language that is asked for; the reason is the same in all.
#[test]
fn a_fault_is_told_in_four_languages() {
    let record = place("fault.jsonl");
    play(&["italian", "--record", &record], "22-18\n11-14\nq\n");
    let text = std::fs::read_to_string(&record).expect("a record");
    std::fs::write(&record, text.replacen("22-18", "22-17", 1)).expect("written");
    let mut told = Vec::new();
    for lang in ["pt", "es", "en", "it"] {
        let ran = tabuleiro(&["verify", &record, "--lang", lang]);
        assert_eq!(ran.code, 1);
        told.push(ran.out.lines().last().expect("a line").to_owned());
        let fault =
            tabuleiro(&["verify", &record, "--lang", lang, "--json"]).json()["fault"].clone();
        assert_eq!(
            (&fault["line"], &fault["reason"]),
            (&2.into(), &"seal".into())
        );
    }
    insta::assert_snapshot!(told.join("\n"));
}

/// Every rule set of the box can be played, kept, exported and replayed by the rules that the file names.
#[test]
fn games_of_every_rule_set_are_kept_and_exported() {
    let listed = tabuleiro(&["rules", "--json"]).json();
    for set in listed.as_array().expect("a list") {
        let id = set["id"].as_str().expect("an id");
        let name = id.replace(':', "-");
        let record = place(&format!("{name}.jsonl"));
        let dice = id.starts_with("backgammon");
        let ending = match id.split(':').next() {
            Some("backgammon") => "mat",
            Some("chess") => "pgn",
            _ => "pdn",
        };
        let lines = if dice {
            "\nresign\ny\ny\nstop\n"
        } else {
            "m\nresign\ny\n"
        };
        let mut arguments = vec![id, "--record", &record];
        if dice {
            arguments.extend(["--words", "x"]);
        }
        let ran = play(&arguments, lines);
        assert_eq!(ran.code, 0, "{id}: {}{}", ran.out, ran.err);
        assert_eq!(verified(&record)["rules"], id);
        let out = place(&format!("{name}.{ending}"));
        let ran = tabuleiro(&["convert", &record, &out, "--force"]);
        assert_eq!(ran.code, 0, "{id}: {}", ran.err);
        if !dice {
            let ran = tabuleiro(&["replay", &out, "--json"]);
            assert_eq!((ran.code, &ran.json()["rules"]), (0, &id.into()), "{id}");
        }
    }
}
