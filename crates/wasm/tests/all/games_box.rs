//! The box as the page's worker calls it.

use crate::support::{Page, computers, in_four_languages, people};
use serde_json::json;

#[test]
fn every_rule_set_opens_plays_to_its_end_and_comes_back_from_its_record() {
    let mut page = Page::new();
    let sets = page.ask("ruleSets", &json!([]));
    let sets = sets.as_array().expect("a list");
    assert_eq!(sets.len(), 21);
    for set in sets {
        in_four_languages(&set["name"]);
        in_four_languages(&set["source"]);
        for fact in set["facts"].as_array().expect("facts") {
            in_four_languages(fact);
        }
        let id = set["id"].as_str().expect("an id");
        let opened = page.open(&computers(id));
        let over = page.play_out(opened);
        assert_eq!(over["toAct"]["kind"], "over", "{id}");
        let line = over["record"]["line"].as_array().expect("a line");
        assert!(line.len() > 4, "{id}");
        let file = page.ask("exportRecord", &json!([over["table"], "own"]));
        let again = page.ask("importRecord", &json!([file["text"], file["fileName"]]));
        assert_eq!(again["ok"], true, "{id}: {again}");
        let view = &again["value"]["games"][0]["view"];
        assert_eq!(view["record"]["line"], over["record"]["line"], "{id}");
        assert_eq!(view["outcome"], over["outcome"], "{id}");
        let other = match id.split(':').next() {
            Some("backgammon") => "mat",
            Some("chess") => "pgn",
            _ => "pdn",
        };
        let file = page.ask("exportRecord", &json!([over["table"], other]));
        assert!(
            !file["text"].as_str().unwrap_or_default().is_empty(),
            "{id}"
        );
        if id.starts_with("backgammon") {
            let proof = page.ask("verifyDice", &json!([over["table"]]));
            let rolls = proof["rolls"].as_array().expect("rolls");
            // A double that is dropped ends a game after a few throws.
            assert!(rolls.len() > 2, "{id}: {proof}");
            assert!(
                rolls.iter().all(|roll| roll["proof"] == "one-sided"),
                "{proof}"
            );
        }
        page.ask("closeTable", &json!([over["table"]]));
    }
}

#[test]
fn remarks_travel_with_the_record_in_every_format() {
    let mut page = Page::new();
    for (id, formats) in [
        ("draughts:italian", &["own", "pdn"][..]),
        ("backgammon:xalingo", &["own", "sgf"]),
    ] {
        let opened = page.open(&computers(id));
        let over = page.play_out(opened);
        let node = &over["record"]["line"][2]["node"];
        let (before, there) = ("Before it all.", "Look here [%cal 12-16][%csl 9]");
        let notes = json!({ "0": before, node.to_string(): there });
        for format in formats {
            let file = page.ask("exportRecord", &json!([over["table"], format, notes]));
            let again = page.ask("importRecord", &json!([file["text"], file["fileName"]]));
            let record = &again["value"]["games"][0]["view"]["record"];
            assert_eq!(record["note"], before, "{id} as {format}: {file}");
            assert_eq!(record["line"][2]["note"], there, "{id} as {format}: {file}");
            assert_eq!(record["line"][1]["note"], json!(null), "{id} as {format}");
        }
    }
}

#[test]
fn a_changed_record_is_refused_with_its_line_and_its_roll() {
    let mut page = Page::new();
    let opened = page.open(&computers("backgammon:tournament"));
    let over = page.play_out(opened);
    let file = page.ask("exportRecord", &json!([over["table"], "own"]));
    let text = file["text"].as_str().expect("a text");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let changed = lines.iter().position(|line| line.contains("\"roll\":2,"));
    let changed = changed.expect("a second roll");
    lines[changed] = lines[changed].replace("\"kind\":\"pair\"", "\"kind\":\"opening\"");
    let answer = page.ask("importRecord", &json!([lines.join("\n"), file["fileName"]]));
    assert_eq!(answer["ok"], false);
    assert_eq!(answer["problem"]["line"], changed + 1);
    in_four_languages(&answer["problem"]["expected"]);
    let said = answer["problem"]["expected"]["en"].as_str();
    assert!(
        said.is_some_and(|said| said.starts_with("Roll 2: ")),
        "{answer}"
    );
}

#[test]
fn rules_pages_and_house_forms_speak_four_languages() {
    let mut page = Page::new();
    for id in ["draughts:italian", "draughts:garden", "backgammon:xalingo"] {
        for lang in ["pt", "es", "en", "it"] {
            let rules = page.ask("rulesPage", &json!([id, lang]));
            assert!(
                rules["chapters"][0]["articles"]
                    .as_array()
                    .is_some_and(|all| !all.is_empty())
            );
        }
    }
    let form = page.ask("houseForm", &json!(["draughts:italian"]));
    let points = form["points"].as_array().expect("points");
    assert!(points.len() > 12);
    for point in points {
        in_four_languages(&point["label"]);
        in_four_languages(&point["group"]);
        let values = point["control"]["values"].as_array();
        for value in values.into_iter().flatten() {
            in_four_languages(&value["label"]);
        }
    }
}

#[test]
fn a_house_rule_is_checked_kept_shared_and_played() {
    let mut page = Page::new();
    let changes = json!({ "man-against-king": "captures", "draw-king-moves": 30 });
    let draft = json!({ "parent": "draughts:italian", "name": "Nonna", "changes": changes });
    let check = page.ask("checkHouse", &json!([draft]));
    assert_eq!(check["clashes"], json!([]), "{check}");
    let read = page.ask("houseFromText", &json!([check["text"]]));
    assert_eq!(
        read["value"]["changes"]["man-against-king"], "captures",
        "{read}"
    );
    assert_eq!(read["value"]["changes"]["draw-king-moves"], 30.0, "{read}");
    assert_eq!(page.ask("keepHouse", &json!([draft])), json!("house:nonna"));
    let sets = page.ask("ruleSets", &json!([]));
    assert_eq!(sets[21]["origin"], "house");
    assert_eq!(sets[21]["parent"], "draughts:italian");
    let opened = page.open(&computers("house:nonna"));
    page.play_out(opened);
    let huff =
        json!({ "parent": "draughts:italian", "name": "x", "changes": { "compulsion": "huff" } });
    let check = page.ask("checkHouse", &json!([huff]));
    in_four_languages(&check["clashes"][0]["message"]);
    assert!(check["start"].is_null());
}

#[test]
fn a_refusal_says_why_in_four_languages_and_what_to_play_instead() {
    let mut page = Page::new();
    let mut options = people("draughts:italian");
    options["position"] = json!("W:W22,23:B11,18,19");
    let view = page.open(&options);
    // Two captures of which one takes more.
    let turns = view["turns"].as_array().expect("turns").clone();
    assert!(
        view["mustCapture"] == true && !turns.is_empty(),
        "{turns:?}"
    );
    let answer = page.act(
        &view,
        &json!({ "kind": "move", "path": [22, 21], "huff": null }),
    );
    assert_eq!(answer["ok"], false);
    let refusal = &answer["refusal"];
    in_four_languages(&refusal["title"]);
    in_four_languages(&refusal["sentence"]);
    assert!(refusal["article"]["label"].is_string(), "{refusal}");
    let instead = page.done(&view, &refusal["instead"]["action"]);
    assert_eq!(
        instead["record"]["line"][0]["node"],
        instead["record"]["current"]
    );

    let view = page.open(&people("backgammon:tournament"));
    let view = page.done(&view, &json!({ "kind": "roll", "dice": [6, 5] }));
    assert_eq!(view["toAct"], json!({ "kind": "play", "side": "light" }));
    let held =
        json!({ "kind": "play", "steps": [{ "from": 24, "to": 19, "die": 0, "hits": false }] });
    let answer = page.act(&view, &held);
    assert_eq!(answer["refusal"]["reason"], "point-blocked", "{answer}");
    assert_eq!(answer["refusal"]["lit"], json!([19]));
    in_four_languages(&answer["refusal"]["sentence"]);
    for text in ["13/7", "rubbish"] {
        let answer = page.act(&view, &json!({ "kind": "typed", "text": text }));
        assert_eq!(answer["ok"], false);
        in_four_languages(&answer["refusal"]["sentence"]);
    }
    let answer = page.act(&view, &json!({ "kind": "offer draw" }));
    in_four_languages(&answer["refusal"]["sentence"]);
}

#[test]
fn the_record_branches_and_walks() {
    let mut page = Page::new();
    let mut view = page.open(&people("draughts:italian"));
    for text in ["21-18", "10-14", "22-19"] {
        view = page.done(&view, &json!({ "kind": "typed", "text": text }));
    }
    let line = view["record"]["line"].clone();
    let back = page.ask("goTo", &json!([view["table"], line[0]["node"]]));
    assert_eq!(back["record"]["atEnd"], false);
    let branch = page.done(&back, &json!({ "kind": "typed", "text": "11-15" }));
    assert_eq!(
        branch["record"]["line"][1]["branches"][0][0]["event"]["turn"]["text"],
        "11-15"
    );
    // The same turn again follows the line that is there.
    let back = page.ask("goTo", &json!([view["table"], line[0]["node"]]));
    let known = page.done(&back, &json!({ "kind": "typed", "text": "10-14" }));
    assert_eq!(known["record"]["current"], line[1]["node"]);
    let start = page.ask("goTo", &json!([view["table"], 0]));
    assert_eq!(start["record"]["current"], 0);
    let end = page.ask("goTo", &json!([view["table"], line[2]["node"]]));
    assert_eq!(end["pieces"], view["pieces"]);
    let undone = page.ask("undo", &json!([view["table"]]));
    assert_eq!(undone["record"]["current"], line[1]["node"]);
    assert_eq!(undone["record"]["line"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_match_is_played_through_crawford_and_its_games_are_kept() {
    let mut page = Page::new();
    let mut options = people("backgammon:tournament");
    options["backgammon"]["length"] = json!(3);
    let mut view = page.open(&options);
    let resign = |stake: u8| json!({ "kind": "resign", "stake": stake });
    // Light opens, Dark gives up a gammon: 2 to 0, so that the next game is the Crawford game.
    view = page.done(&view, &json!({ "kind": "roll", "dice": [3, 1] }));
    view = page.done(&view, &json!({ "kind": "typed", "text": "8/5 6/5" }));
    assert_eq!(view["match"]["crawford"], "not yet");
    view = page.done(&view, &resign(2));
    assert_eq!(view["match"]["points"], json!({ "light": 2, "dark": 0 }));
    view = page.done(&view, &json!({ "kind": "next game" }));
    assert_eq!(view["mayUndo"], false, "a game that is over stays over");
    assert_eq!(view["match"]["crawford"], "now");
    assert_eq!(view["record"]["game"], 1);
    assert_eq!(view["record"]["games"], 2);
    view = page.done(&view, &json!({ "kind": "roll", "dice": [4, 2] }));
    view = page.done(&view, &json!({ "kind": "typed", "text": "8/4 6/4" }));
    assert_eq!(view["toAct"]["double"], "crawford");
    let answer = page.act(&view, &json!({ "kind": "double" }));
    assert_eq!(answer["ok"], false);
    assert!(answer["refusal"]["article"].is_object(), "{answer}");
    in_four_languages(&answer["refusal"]["sentence"]);

    // The first game can be seen again, from its end, and the match goes on where it was.
    let first = page.ask("goToGame", &json!([view["table"], 0]));
    assert_eq!(first["record"]["game"], 0);
    assert_eq!(first["record"]["games"], 2);
    assert_eq!(first["record"]["atEnd"], false);
    assert_eq!(first["outcome"]["points"], 2);
    let line = first["record"]["line"].as_array().map(Vec::len);
    assert_eq!(line, Some(2), "a play and the resignation");
    let again = page.ask("goToGame", &json!([view["table"], 1]));
    assert_eq!(again["record"], view["record"]);
    assert_eq!(again["toAct"], view["toAct"]);

    view = page.done(&again, &json!({ "kind": "roll", "dice": [6, 5] }));
    view = page.done(&view, &json!({ "kind": "typed", "text": "24/13" }));
    view = page.done(&view, &resign(1));
    view = page.done(&view, &json!({ "kind": "next game" }));
    assert_eq!(view["match"]["crawford"], "past");
    let mat = page.ask("exportRecord", &json!([view["table"], "mat"]));
    let text = mat["text"].as_str().unwrap_or_default();
    assert!(text.contains("Game 1") && text.contains("Game 2"), "{text}");
}

#[test]
fn a_double_is_taken_and_a_record_judged() {
    let mut page = Page::new();
    let mut view = page.open(&people("backgammon:tournament"));
    view = page.done(&view, &json!({ "kind": "roll", "dice": [3, 1] }));
    let hint = page.think(&view, "hint");
    assert_eq!(hint["candidates"][0]["turn"]["text"], "8/5 6/5", "{hint}");
    view = page.done(&view, &hint["action"]);
    assert_eq!(
        view["toAct"],
        json!({ "kind": "roll", "side": "dark", "double": "yes" })
    );
    view = page.done(&view, &json!({ "kind": "double" }));
    assert_eq!(view["toAct"]["kind"], "answer");
    assert_eq!(view["toAct"]["value"], 2);
    view = page.done(&view, &json!({ "kind": "take" }));
    assert_eq!(view["cube"], json!({ "value": 2, "owner": "light" }));
    view = page.done(&view, &json!({ "kind": "roll", "dice": [6, 6] }));
    let dice = view["dice"].clone();
    let entered = page.think(&view, "hint");
    view = page.done(&view, &entered["action"]);
    // Taking back leaves the dice as they fell.
    let undone = page.ask("undo", &json!([view["table"]]));
    assert_eq!(undone["dice"], dice);
    let view = page.done(&undone, &entered["action"]);
    let mut judged = page.ask("analyseRecord", &json!([view["table"], 20]));
    while judged["result"].is_null() {
        judged = page.ask("analyseOn", &json!([view["table"]]));
    }
    let line = &judged["result"]["view"]["record"]["line"];
    assert_eq!(line[0]["judgement"]["loss"], 0.0, "{line}");
    // Doubling after 31 is a blunder, and doing it costs Dark.
    assert_eq!(line[1]["judgement"]["mark"], "blunder", "{line}");
    assert!(
        judged["result"]["report"]["dark"]["luck"].as_f64() > Some(0.3),
        "{judged}"
    );
}

#[test]
fn dice_are_the_same_after_going_back_and_a_saved_game_goes_on() {
    let mut page = Page::new();
    let mut options = people("backgammon:tournament");
    options["backgammon"]["dice"] = json!("fair");
    let view = page.open(&options);
    // The seal is shown first; words to it come once.
    assert!(view["seal"].is_string());
    let said = json!({ "kind": "roll", "words": "  três pedras azuis " });
    let view = page.done(&view, &said);
    assert!(view["seal"].is_null());
    let opening = page.think(&view, "hint");
    let played = page.done(&view, &opening["action"]);
    let rolled = page.done(&played, &json!({ "kind": "roll" }));
    let again = page.ask("undo", &json!([rolled["table"]]));
    let played = page.done(&again, &opening["action"]);
    let rolled_again = page.done(&played, &json!({ "kind": "roll" }));
    assert_eq!(rolled_again["dice"], rolled["dice"]);
    let file = page.ask("exportRecord", &json!([rolled["table"], "own"]));
    let text = file["text"].as_str().expect("a record");
    let seeds: Vec<&str> = text.lines().filter(|line| line.contains("seed")).collect();
    assert_eq!(seeds.len(), 1);
    assert!(seeds[0].contains(r#""from":"player""#) && seeds[0].contains("\"três pedras azuis\""));
    let mut saved = options.clone();
    saved["record"] = file["text"].clone();
    saved["secret"] = file["secret"].clone();
    let taken_up = page.open(&saved);
    assert_eq!(taken_up["dice"], rolled["dice"]);
    let answer = page.think(&taken_up, "hint");
    let played = page.done(&taken_up, &answer["action"]);
    let thrown = page.done(&played, &json!({ "kind": "roll" }));
    assert!(!thrown["dice"].is_null());
    let proof = page.ask("verifyDice", &json!([thrown["table"]]));
    assert!(
        proof["rolls"]
            .as_array()
            .expect("rolls")
            .iter()
            .all(|roll| roll["proof"] == "agrees")
    );
}

#[test]
fn positions_are_set_up_read_and_written() {
    let mut page = Page::new();
    let read = page.ask("readPosition", &json!(["draughts:italian", "W:W30,K22:B3"]));
    let check = page.ask("checkSetup", &json!(["draughts:italian", read["value"]]));
    assert_eq!(check["problems"], json!([]));
    assert_eq!(check["texts"][0]["format"], "FEN");
    let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10";
    let read = page.ask("readPosition", &json!(["backgammon:tournament", xgid]));
    assert_eq!(read["value"]["picture"]["dice"], json!([5, 2]));
    let mut options = people("backgammon:tournament");
    options["position"] = json!(xgid);
    let view = page.open(&options);
    assert_eq!(view["toAct"]["kind"], "play");
    let texts = page.ask("positionTexts", &json!([view["table"]]));
    assert_eq!(texts[0]["format"], "XGID");
    for (rules, text, said) in [
        (
            "backgammon:tournament",
            "nothing",
            "Um ID de posição tem 14 caracteres; este tem 7.",
        ),
        (
            "draughts:italian",
            "W:W33:B1",
            "Esta casa não existe neste tabuleiro (caractere 4).",
        ),
    ] {
        let bad = page.ask("readPosition", &json!([rules, text]));
        in_four_languages(&bad["problem"]["expected"]);
        assert_eq!(bad["problem"]["excerpt"], text);
        assert_eq!(bad["problem"]["expected"]["pt"], said);
        let mut options = people(rules);
        options["position"] = json!(text);
        let bad = page.ask("openTable", &json!([options]));
        assert_eq!(bad["problem"]["expected"]["pt"], said);
    }
}

#[test]
fn the_games_of_a_file_that_can_be_read_are_and_the_others_named() {
    let mut page = Page::new();
    let text = "[GameType \"20\"]\n\n1. 32-28 17-22 2. 28x17 *\n\n[GameType \"20\"]\n\n1. 32-28 17-22 2. 28-23 *\n";
    let read = page.ask("importRecord", &json!([text, "two.pdn"]));
    assert_eq!(read["ok"], true);
    assert_eq!(read["value"]["games"].as_array().map(Vec::len), Some(1));
    let unread = read["value"]["unread"].as_array().expect("a list");
    assert_eq!(unread.len(), 1);
    assert_eq!(unread[0]["line"], 7);
    in_four_languages(&unread[0]["expected"]);
}

#[test]
fn a_file_that_cannot_be_read_says_why_and_where() {
    let mut page = Page::new();
    let impossible = " 5 point match\n\n Game 1\n Ann : 0    Bob : 0\n\
        \x20 1) 31: 8/5 6/5    64: 24/14\n  2) 52: 13/8 24/20\n";
    let capture = "[GameType \"20\"]\n\n1. 32-28 17-22 2. 28-23 *\n";
    let mut told = Vec::new();
    for (name, text) in [
        ("nothing.mat", "once upon a time\n"),
        (
            "dice.mat",
            " 5 point match\n\n Game 1\n Ann : 0    Bob : 0\n  1) 07: 8/5\n",
        ),
        ("impossible.mat", impossible),
        ("cut.sgf", "(;FF[4]GM[6];W[31he"),
        ("cut.pdn", "1. 32-28 17-22\n2. hello *"),
        ("capture.pdn", capture),
        (
            "fen.pdn",
            "[GameType \"22\"]\n[FEN \"W:W21:B99\"]\n\n1. 21-17 *\n",
        ),
        ("wrong.jsonl", "{}\n"),
    ] {
        let bad = page.ask("importRecord", &json!([text, name]));
        assert_eq!(bad["ok"], false, "{name}");
        in_four_languages(&bad["problem"]["expected"]);
        let problem = &bad["problem"];
        let said = |lang: &str| {
            problem["expected"][lang]
                .as_str()
                .unwrap_or_default()
                .to_owned()
        };
        told.push(format!(
            "{name}: line {}, “{}”\n  {}\n  {}\n  {}\n  {}",
            problem["line"],
            problem["excerpt"].as_str().unwrap_or_default(),
            said("pt"),
            said("es"),
            said("en"),
            said("it"),
        ));
    }
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn a_view_of_each_game_as_json() {
    let mut page = Page::new();
    let mut view = page.open(&people("draughts:italian"));
    for text in ["21-18", "10-14"] {
        view = page.done(&view, &json!({ "kind": "typed", "text": text }));
    }
    insta::assert_json_snapshot!("draughts_view", view);
    let view = page.open(&people("backgammon:xalingo"));
    let view = page.done(&view, &json!({ "kind": "roll", "dice": [2, 1] }));
    insta::assert_json_snapshot!("backgammon_view", view);
}
