//! The Rust verifier and `scripts/fair_dice.py` must agree on every transcript, good or changed.
//! Needs python3, which `./check` installs where it is missing.

#[path = "support/honest.rs"]
#[expect(dead_code, reason = "shared with the tests inside the crate")]
mod honest;

use honest::{Random, honest};
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};
use tabuleiro_table::dice::{Entry, Transcript, verify};

/// Everything that still reads as a transcript after one byte was replaced or two lines swapped.
fn changed(transcript: &Transcript, random: &mut Random) -> Vec<Transcript> {
    let text = serde_json::to_string(transcript).unwrap();
    let mut all = Vec::new();
    while all.len() < 12 {
        let mut bytes = text.clone().into_bytes();
        let at = random.below(bytes.len());
        bytes[at] = random.pick(b"0123456789abcdefghijklmnopqrstuvwxyz-");
        all.extend(serde_json::from_slice::<Transcript>(&bytes));
    }
    let n = transcript.entries.len();
    let mut swapped = transcript.clone();
    swapped.entries.swap(random.below(n), random.below(n));
    all.push(swapped);
    let mut shortened = transcript.clone();
    if let Entry::Roll(roll) = &mut shortened.entries[random.below(n)] {
        roll.proof.pop();
    }
    all.push(shortened);
    all
}

#[test]
fn python_agrees() {
    let mut random = Random(2024);
    let mut transcripts = Vec::new();
    for seed in 0..400 {
        let played = honest(seed, 25);
        assert_eq!(verify(&played.transcript), Ok(played.report));
        transcripts.extend(changed(&played.transcript, &mut random));
        transcripts.push(played.transcript);
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/fair_dice.py");
    let mut python = Command::new("python3")
        .args([script, "lines"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 is installed");
    let lines: Vec<String> = transcripts
        .iter()
        .map(|transcript| serde_json::to_string(transcript).unwrap())
        .collect();
    let mut input = python.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        for line in lines {
            writeln!(input, "{line}").unwrap();
        }
    });
    let output = python.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success());
    let answers: Vec<Value> = output
        .stdout
        .split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_slice(line).unwrap())
        .collect();
    assert_eq!(answers.len(), transcripts.len());
    let (mut good, mut bad) = (0, 0);
    for (transcript, answer) in transcripts.iter().zip(&answers) {
        match verify(transcript) {
            Ok(report) => {
                assert_eq!(*answer, json!({ "report": report }));
                good += 1;
            }
            Err(fault) => {
                assert_eq!(
                    answer["roll"], fault.roll,
                    "Rust: {fault}; Python: {answer}"
                );
                bad += 1;
            }
        }
    }
    println!("{good} good and {bad} bad transcripts, one opinion");
    assert!(good >= 400 && bad > 4000);
}

/// The committed vectors are what the script prints today.
#[test]
fn the_vectors_are_up_to_date() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/fair_dice.py");
    let output = Command::new("python3")
        .args([script, "vectors"])
        .output()
        .unwrap();
    let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
    let kept: Value = serde_json::from_str(include_str!("data/dice_vectors.json")).unwrap();
    assert_eq!(printed, kept);
}

/// The records that we keep, read by the script alone: their seals and their dice.
#[test]
fn python_reads_our_records() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/fair_dice.py");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut with_dice = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let run = |path: &std::path::Path| {
            let ran = Command::new("python3")
                .args([script, "verify"])
                .arg(path)
                .output();
            ran.expect("python3 is installed")
        };
        let ran = run(&path);
        let said = String::from_utf8(ran.stdout).unwrap();
        assert!(ran.status.success(), "{}: {said}", path.display());
        let text = std::fs::read_to_string(&path).unwrap();
        let ours = tabuleiro_table::verify(text.as_bytes());
        if let Ok(theirs) = serde_json::from_str::<Value>(&said) {
            assert_eq!(theirs, serde_json::to_value(ours.dice).unwrap());
            with_dice += 1;
        } else {
            assert_eq!(ours.dice, tabuleiro_table::dice::DiceReport::default());
        }
        // One byte of a time or a name, and it says no.
        let touched = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("touched.jsonl");
        std::fs::write(&touched, text.replacen("\"at\":", "\"at\":1", 1)).unwrap();
        assert!(!run(&touched).status.success(), "{}", path.display());
    }
    assert!(with_dice >= 5);
}

/// Whoever holds the machine's secret and may add words before every throw chooses the dice: about 36 tries a throw.
/// The three records here were made so, all for 6-1, 2-1, 6-6, 2-1, 6-6. None may pass for proven.
#[test]
fn dice_chosen_by_adding_words_are_not_proven() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/crafted/");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/fair_dice.py");
    let checked = |name: &str| {
        let path = format!("{folder}{name}.jsonl");
        let python = Command::new("python3")
            .args([script, "verify", &path])
            .output()
            .unwrap();
        let ours = tabuleiro_table::verify(std::fs::read(&path).unwrap().as_slice());
        assert_eq!(python.status.success(), ours.ok, "{name}");
        if ours.ok {
            let theirs: Value = serde_json::from_slice(&python.stdout).unwrap();
            assert_eq!(theirs, serde_json::to_value(ours.dice).unwrap());
        }
        ours
    };
    // The first version of the protocol took words as often as they came: its records say what they can.
    // The second has a seal for every throw, which is the same in another dress.
    for name in ["words-before-every-throw", "a-seal-for-every-throw"] {
        let found = checked(name);
        assert!(found.ok, "{name}: {:?}", found.fault);
        assert_eq!(
            (found.dice.rolls, found.dice.one_sided, found.dice.proven),
            (5, 5, 0)
        );
    }
    let found = checked("words-twice-for-one-seal");
    let fault = found.fault.expect("words may be added once for each seal");
    assert_eq!((found.ok, fault.line), (false, 5));
}
