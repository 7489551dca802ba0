//! `bench`: one count, the same every time.

use crate::tabuleiro;

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
