//! `bench`: one count, the same every time.

use crate::{fresh, tabuleiro};

#[test]
fn the_count_is_the_same_every_time() {
    let ran = tabuleiro(&["bench", "--depth", "5", "--json"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report = ran.json();
    let parts = report["parts"].as_array().expect("parts");
    let count = |part: &serde_json::Value| part["nodes"].as_u64().expect("a count");
    let named = |part: &serde_json::Value| {
        let what = part["what"].as_str().expect("a name");
        format!("{what}: {}", count(part))
    };
    let players = parts
        .iter()
        .filter(|part| !named(part).starts_with("leaves"));
    assert_eq!(report["nodes"].as_u64(), Some(players.map(count).sum()));
    let again = tabuleiro(&["bench", "--depth", "5"]).out;
    let line = format!("{} positions at depth 5 in ", report["nodes"]);
    assert!(again.contains(&line), "{line}: {again}");
    // Changes with the search and with what it judges by: `INSTA_UPDATE=always` writes the new one. Nets judge in
    // numbers that another processor may round otherwise, so backgammon is not written down.
    let lines: Vec<String> = parts
        .iter()
        .map(named)
        .filter(|line| !line.contains("backgammon"))
        .collect();
    insta::assert_snapshot!(lines.join("\n"));
    assert_eq!(tabuleiro(&["bench", "--depth", "0"]).code, 2);
}

#[test]
fn decisions_are_drawn_labelled_and_measured() {
    let [drawn, again, ruler] = ["drawn", "again", "ruler"].map(fresh);
    let kinds = "contact,race";
    for file in [&drawn, &again] {
        let ran = tabuleiro(&["bench", "draw", file, "--count", "2", "--kinds", kinds]);
        assert_eq!(ran.code, 0, "{}", ran.err);
    }
    let text = |file: &str| std::fs::read_to_string(file).expect("a file");
    assert_eq!(text(&drawn), text(&again), "the same seed");
    let ran = tabuleiro(&["bench", "draw", &again, "--count", "1"]);
    assert_eq!(ran.code, 2, "a file that is there is left alone");

    let label = |more: &[&str]| {
        let task = [
            "bench",
            "ruler",
            &drawn,
            &ruler,
            "--truncate",
            "1",
            "--json",
        ];
        tabuleiro(&[&task[..], more].concat())
    };
    let ran = label(&["--trials", "36"]);
    assert_eq!(ran.json()["decisions"], 2, "{}", ran.err);
    let whole = text(&ruler);
    assert!(whole.contains("\"err\":"), "{whole}");
    // What a killed run leaves of a line is made again, to the same numbers.
    std::fs::write(&ruler, &whole[..whole.len() - 40]).expect("ours");
    assert_eq!(label(&["--trials", "36"]).code, 0);
    assert_eq!(text(&ruler), whole);
    let other = label(&["--trials", "72"]);
    assert_eq!(other.code, 2, "not by the same rollouts");
    assert_eq!(text(&ruler), whole);

    // The best result of each as GNU Backgammon's choice: it loses nothing.
    let mut lines = String::new();
    for line in whole.lines() {
        let mut line: serde_json::Value = serde_json::from_str(line).expect("a line");
        let results = line["res"].as_object().expect("equities").clone();
        let worth = |id: &String| results[id].as_f64().expect("an equity");
        let best = results.keys().max_by(|a, b| worth(a).total_cmp(&worth(b)));
        line["g0"] = best.expect("a result").as_str().into();
        lines += &format!("{line}\n");
    }
    std::fs::write(&ruler, lines).expect("ours");
    let measured = tabuleiro(&["bench", "decisions", &ruler, "--json"]).json();
    assert_eq!(measured["n"], 2);
    assert_eq!(measured["kinds"][0]["kind"], "contact");
    let beside = &measured["gnubg"][0];
    assert_eq!(
        (&beside["plies"], &beside["mean_loss"]),
        (&0.into(), &0.0.into())
    );
    assert_eq!(beside["difference"], measured["mean_loss"]);
    let said = tabuleiro(&["bench", "decisions", &ruler]).out;
    assert!(said.contains("ours less theirs +0."), "{said}");
}

#[test]
fn a_rollout_goes_on_from_its_file() {
    let file = fresh("kept.rollout");
    let rollout = |more: &[&str]| {
        let task = [
            "rollout",
            "--dice",
            "31",
            "--candidates",
            "2",
            "--truncate",
            "2",
            "--json",
        ];
        let mut ran = tabuleiro(&[&task[..], more].concat());
        ran.out = ran
            .out
            .lines()
            .filter(|line| !line.contains("seconds"))
            .collect();
        ran
    };
    let whole = rollout(&["--trials", "50"]);
    assert_eq!(rollout(&["--trials", "20", "--keep", &file]).code, 0);
    let rest = rollout(&["--trials", "50", "--keep", &file]);
    assert_eq!(rest.out, whole.out);
    let kept = std::fs::read_to_string(&file).expect("kept");
    for (what, code) in [("--cubeless", 2), ("--no-vr", 2)] {
        assert_eq!(
            rollout(&["--trials", "60", "--keep", &file, what]).code,
            code
        );
    }
    assert_eq!(std::fs::read_to_string(&file).expect("kept"), kept);
    std::fs::write(&file, "a letter").expect("a file");
    assert_eq!(rollout(&["--trials", "60", "--keep", &file]).code, 2);
    assert_eq!(
        std::fs::read_to_string(&file).expect("still there"),
        "a letter"
    );
}
