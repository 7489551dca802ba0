//! The tables that the page's own tests and its gallery look at, `web/src/fixtures/tables.json`: played here, by the
//! box itself, and compared.

use crate::support::{Page, people};
use serde_json::{Map, Value, json};
use std::path::Path;

const FILE: &str = "web/src/fixtures/tables.json";
const RENEW: &str = "TABULEIRO_WRITE_TYPES=1 cargo test -p tabuleiro-wasm --test all fixtures";

/// A game of the visual design, up to a choice between two captures.
const ITALIAN: &str = "22-18 11-14 18x11 7x14 26-22 10-13 21-18 14x21 25x18 12-16 23-20 16x23 28x19 8-12 29-26 4-7 \
                       24-20 6-10 32-28 3-6 27-23 12-16 28-24 6-11 31-27 2-6 19-15 7-12 15x8 13-17 8-4 10-14 26-21 \
                       17x26 30x21 14-19";

/// The same for backgammon: dice and plays, up to a dance.
const BACKGAMMON: [([u8; 2], &str); 7] = [
    ([6, 2], "24/18 13/11"),
    ([5, 4], "24/20 13/8"),
    ([6, 1], "11/5* 6/5"),
    ([4, 3], "bar/21 24/21"),
    ([6, 5], "24/13"),
    ([5, 2], "13/11 13/8"),
    ([4, 1], "18/14*/13"),
];

/// Checkers by point as Light counts, then bar and off.
type Stand<'a> = (&'a [(usize, u8)], u8, u8);

fn at_table(rules: &str, dark: &str) -> Value {
    let mut options = people(rules);
    options["seats"]["light"]["name"] = json!("Inês");
    options["seats"]["dark"]["name"] = json!(dark);
    options
}

fn typed(text: &str) -> Value {
    json!({ "kind": "typed", "text": text })
}

fn position(page: &mut Page, rules: &str, dark: &str, text: &str) -> Value {
    let mut options = at_table(rules, dark);
    options["position"] = json!(text);
    shown(page.open(&options))
}

/// A table as the page's tests want it: whatever differs from run to run, or is nothing to them, is put in order.
fn shown(mut view: Value) -> Value {
    view["table"] = json!(1);
    if !view["clock"].is_null() {
        view["clock"]["at"] = json!(0);
    }
    if view["kind"] == "backgammon" {
        // The dice had to be these, so they were typed; the tables show dice that the machine throws.
        view["diceFrom"] = json!("fair");
    }
    view
}

/// The text of a position that somebody set up.
fn set_up(page: &mut Page, light: Stand<'_>, dark: Stand<'_>, dice: &Value) -> String {
    let side = |(points, bar, off): Stand<'_>| {
        let mut counts = vec![0; 25];
        for &(point, count) in points {
            counts[point] = count;
        }
        json!({ "points": counts, "bar": bar, "off": off })
    };
    let picture = json!({
        "kind": "backgammon", "checkers": { "light": side(light), "dark": side(dark) },
        "cube": { "value": 1, "owner": null }, "dice": dice, "toMove": "light",
    });
    let check = page.ask(
        "checkSetup",
        &json!(["backgammon:xalingo", { "picture": picture, "toMove": "light" }]),
    );
    assert_eq!(check["problems"], json!([]), "{check}");
    check["texts"][0]["text"]
        .as_str()
        .expect("an XGID")
        .to_owned()
}

/// Milliseconds pass before the next call.
fn wait(page: &mut Page, milliseconds: u64) {
    page.now += milliseconds;
}

fn draughts(page: &mut Page, tables: &mut Map<String, Value>) {
    let start = page.open(&at_table("draughts:italian", "Paolo"));
    tables.insert("italianStart".to_owned(), shown(start));
    let mut options = at_table("draughts:italian", "Paolo");
    options["time"] = json!("5+0");
    let mut view = page.open(&options);
    for (number, text) in ITALIAN.split_whitespace().enumerate() {
        wait(
            page,
            [62_000, 29_000, 0, 0].get(number).copied().unwrap_or(0),
        );
        view = page.done(&view, &typed(text));
    }
    tables.insert("italianGame".to_owned(), shown(view.clone()));
    let refused = page.act(
        &view,
        &json!({ "kind": "move", "path": [22, 15], "huff": null }),
    );
    assert_eq!(refused["ok"], false, "{refused}");
    tables.insert("italianRefusal".to_owned(), refused["refusal"].clone());
    wait(page, 7_000);
    view = page.done(&view, &typed("23x14x7"));
    tables.insert("italianTaken".to_owned(), shown(view));
    let mut options = at_table("draughts:garden", "Rosa");
    options["position"] = json!("B:W18,22,26,31:B2,6,14");
    let view = page.open(&options);
    let huffable = page.done(&view, &typed("2-5"));
    tables.insert("gardenHuff".to_owned(), shown(huffable));
    for (name, rules, text) in [
        ("gardenStop", "draughts:garden", "W:W27,31:B2,15,23"),
        ("englishKing", "draughts:xalingo-en", "W:WK29,31:B3,7,18"),
        ("xalingoMost", "draughts:xalingo", "W:W21,23:B2,11,17,19"),
    ] {
        tables.insert(name.to_owned(), position(page, rules, "Rosa", text));
    }
    for name in ["international", "canadian", "turkish"] {
        let start = page.open(&at_table(&format!("draughts:{name}"), "Rosa"));
        tables.insert(name.to_owned(), shown(start));
    }
}

fn chess(page: &mut Page, tables: &mut Map<String, Value>) {
    let mut view = page.open(&at_table("chess", "Marco"));
    for text in "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7 Kxf7 Qf3".split(' ') {
        view = page.done(&view, &typed(text));
    }
    tables.insert("chessGame".to_owned(), shown(view));
    for (name, text) in [
        ("chessPromotion", "4k3/P6r/8/8/8/8/8/R3K2R w KQ - 0 1"),
        ("chessPassing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
    ] {
        tables.insert(name.to_owned(), position(page, "chess", "Marco", text));
    }
}

fn backgammon(page: &mut Page, tables: &mut Map<String, Value>) {
    const LIGHT: Stand<'_> = (&[(6, 5), (8, 3), (13, 5), (24, 2)], 0, 0);
    const DARK: Stand<'_> = (&[(1, 2), (12, 5), (17, 3), (19, 5)], 0, 0);
    // In a match to 7 at 3–2, from its first roll.
    let first = set_up(page, LIGHT, DARK, &Value::Null);
    let mut fields: Vec<&str> = first.split(':').collect();
    (fields[5], fields[6], fields[8]) = ("3", "2", "7");
    let mut options = at_table("backgammon:tournament", "Marco");
    options["position"] = json!(fields.join(":"));
    options["time"] = json!("3+0");
    let mut view = page.open(&options);
    let roll = |dice: [u8; 2]| json!({ "kind": "roll", "dice": dice });
    for (number, (dice, play)) in BACKGAMMON.into_iter().enumerate() {
        wait(page, [48_000, 78_000].get(number).copied().unwrap_or(0));
        view = page.done(&view, &roll(dice));
        view = page.done(&view, &typed(play));
    }
    view = page.done(&view, &roll([6, 5]));
    view = page.done(&view, &json!({ "kind": "play", "steps": [] }));
    tables.insert("backgammonRoll".to_owned(), shown(view.clone()));
    wait(page, 7_000);
    view = page.done(&view, &json!({ "kind": "double" }));
    tables.insert("backgammonOffer".to_owned(), shown(view.clone()));
    view = page.done(&view, &json!({ "kind": "take" }));
    view = page.done(&view, &roll([6, 2]));
    tables.insert("backgammonGame".to_owned(), shown(view));
    let home: Stand<'_> = (
        &[(19, 5), (20, 2), (21, 2), (22, 2), (23, 2), (24, 2)],
        0,
        0,
    );
    let behind: Stand<'_> = (&[(1, 2), (12, 5), (17, 2), (19, 5), (21, 1)], 0, 0);
    for (name, light, dark, dice) in [
        ("backgammonDouble", LIGHT, DARK, [3, 3]),
        (
            "backgammonBar",
            (&[(6, 5), (8, 3), (13, 5), (24, 1)][..], 1, 0),
            behind,
            [6, 2],
        ),
        (
            "backgammonDance",
            (&[(6, 5), (8, 4), (13, 5)][..], 1, 0),
            home,
            [6, 5],
        ),
        (
            "backgammonBearoff",
            (&[(3, 2), (5, 2), (6, 1)][..], 0, 10),
            (&[(19, 3), (20, 2), (22, 2)][..], 0, 8),
            [5, 2],
        ),
        (
            "backgammonForced",
            (&[(4, 7), (5, 7), (13, 1)][..], 0, 0),
            DARK,
            [6, 6],
        ),
    ] {
        let text = set_up(page, light, dark, &json!(dice));
        tables.insert(
            name.to_owned(),
            position(page, "backgammon:xalingo", "Marco", &text),
        );
    }
    let mut options = at_table("backgammon:xalingo", "Marco");
    options["backgammon"]["length"] = Value::Null;
    let start = page.open(&options);
    tables.insert("backgammonStart".to_owned(), shown(start));
}

#[test]
fn fixtures_of_the_page() {
    let mut page = Page::new();
    page.tick = 0;
    let mut tables = Map::new();
    draughts(&mut page, &mut tables);
    backgammon(&mut page, &mut tables);
    chess(&mut page, &mut tables);
    let lines: Vec<String> = tables
        .iter()
        .map(|(name, table)| format!("  {}: {table}", json!(name)))
        .collect();
    let written = format!("{{\n{}\n}}\n", lines.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(FILE);
    if std::env::var_os("TABULEIRO_WRITE_TYPES").is_some() {
        std::fs::write(&path, &written).expect("a place to write to");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == written, "{FILE} is stale: run {RENEW}");
}
