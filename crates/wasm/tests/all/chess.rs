//! Tables of chess as the page has them.

use crate::support::{Page, computers, in_four_languages, people};
use serde_json::{Value, json};

fn typed(text: &str) -> Value {
    json!({ "kind": "typed", "text": text })
}

/// Plays moves one after the other and gives the last view.
fn played(page: &mut Page, mut view: Value, moves: &str) -> Value {
    for text in moves.split_whitespace() {
        view = page.done(&view, &typed(text));
    }
    view
}

#[test]
fn a_move_says_everything_that_is_drawn_and_spoken() {
    let mut page = Page::new();
    let mut options = people("chess");
    options["position"] = json!("r3k2r/pP3ppp/8/3pP3/8/5N2/P4PPP/R3K2R w KQkq d6 0 1");
    let view = page.open(&options);
    let turn = |text: &str| {
        let turns = view["turns"].as_array().expect("turns").iter();
        turns
            .clone()
            .find(|turn| turn["text"] == text)
            .cloned()
            .expect("a turn")
    };
    let castles = turn("O-O");
    assert_eq!(
        (castles["from"].clone(), castles["to"].clone()),
        (json!(5), json!(7))
    );
    assert_eq!(castles["rook"], json!({ "from": 8, "to": 6 }));
    assert_eq!(castles["taken"], Value::Null);
    let passing = turn("exd6");
    assert_eq!(
        (passing["to"].clone(), passing["taken"].clone()),
        (json!(44), json!(36))
    );
    let promotes = turn("bxa8=Q+");
    assert_eq!(promotes["promotion"], "queen");
    assert_eq!(promotes["uci"], "b7a8q");
    assert_eq!(promotes["check"], true);
    let after = page.done(&view, &typed("b7a8q"));
    assert_eq!(after["check"], 61);
    assert_eq!(after["taken"]["light"], json!(["rook"]));
    assert_eq!(after["last"]["text"], "bxa8=Q+");
}

#[test]
fn a_game_ends_in_mate_and_can_be_taken_back() {
    let mut page = Page::new();
    let view = page.open(&people("chess"));
    let over = played(&mut page, view, "f3 e5 g4 Qh4");
    assert_eq!(over["outcome"]["reason"], "checkmate");
    assert_eq!(over["outcome"]["winner"], "dark");
    assert_eq!(over["last"]["mate"], true);
    let back = page.ask("undo", &json!([over["table"]]));
    assert_eq!(back["toAct"], json!({ "kind": "move", "side": "dark" }));
    let pgn = page.ask("exportRecord", &json!([over["table"], "pgn"]));
    assert!(
        pgn["text"].as_str().unwrap_or_default().contains("2. g4"),
        "{pgn}"
    );
}

#[test]
fn draws_are_claimed_offered_and_come_by_themselves() {
    let mut page = Page::new();
    let view = page.open(&people("chess"));
    let view = played(&mut page, view, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(view["claim"], Value::Null);
    let refused = page.act(&view, &typed("claim"));
    assert_eq!(refused["refusal"]["reason"], "nothing-to-claim");
    let view = played(&mut page, view, "Ng8");
    assert_eq!(view["claim"], "repetition");
    let over = page.done(&view, &typed("claim"));
    assert_eq!(over["outcome"]["reason"], "repetition");
    assert_eq!(
        over["record"]["line"][8]["event"],
        json!({ "kind": "claim" })
    );

    let view = page.open(&people("chess"));
    let offered = page.done(&view, &json!({ "kind": "offer draw" }));
    let over = page.done(&offered, &json!({ "kind": "accept draw" }));
    assert_eq!(over["outcome"]["reason"], "agreed");
    let view = page.open(&people("chess"));
    let over = page.done(&view, &json!({ "kind": "resign" }));
    assert_eq!(over["outcome"]["winner"], "dark");
}

#[test]
fn refusals_have_their_article_their_squares_and_something_to_play() {
    let mut page = Page::new();
    let view = page.open(&people("chess"));
    let answer = page.act(&view, &typed("a1a3"));
    let refusal = &answer["refusal"];
    assert_eq!(refusal["reason"], "path-blocked", "{answer}");
    assert_eq!(refusal["lit"], json!([9]));
    assert_eq!(refusal["tried"]["route"], json!([1, 17]));
    assert_eq!(refusal["article"]["ruleSet"], "chess");
    assert!(refusal["article"]["label"].is_string(), "{refusal}");
    in_four_languages(&refusal["sentence"]);
    // With English letters, whatever is spoken.
    let knight = page.act(&view, &typed("b1d4"));
    assert_eq!(knight["refusal"]["instead"]["text"], "Nc3", "{knight}");
    page.done(&view, &refusal["instead"]["action"]);
    let answer = page.act(&view, &typed("rubbish"));
    assert_eq!(answer["refusal"]["article"], Value::Null);
    in_four_languages(&answer["refusal"]["sentence"]);
}

#[test]
fn positions_are_set_up_checked_and_read() {
    let mut page = Page::new();
    let text = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";
    let read = page.ask("readPosition", &json!(["chess", text]));
    assert_eq!(read["value"]["picture"]["castling"], "KQkq", "{read}");
    let mut setup = read["value"].clone();
    let check = page.ask("checkSetup", &json!(["chess", setup]));
    assert_eq!(check["texts"][0]["text"], text);
    assert_eq!(check["problems"], json!([]));
    // A rook that is taken off takes its right along.
    let pieces = setup["picture"]["pieces"].as_array_mut().expect("pieces");
    pieces.retain(|piece| piece["square"] != "h1");
    let check = page.ask("checkSetup", &json!(["chess", setup]));
    let fen = check["texts"][0]["text"].as_str().expect("a FEN");
    assert_eq!(fen, "r3k2r/8/8/3pP3/8/8/8/R3K3 w Qkq d6 0 1");
    let pieces = setup["picture"]["pieces"].as_array_mut().expect("pieces");
    pieces.push(json!({ "square": "c8", "side": "light", "kind": "pawn" }));
    let check = page.ask("checkSetup", &json!(["chess", setup]));
    assert_eq!(check["problems"][0]["lit"], json!([59]));
    in_four_languages(&check["problems"][0]["message"]);
    let read = page.ask("readPosition", &json!(["chess", "rubbish"]));
    assert_eq!(read["ok"], false);
    let read = page.ask("readPosition", &json!(["chess:960", "0"]));
    assert_eq!(read["value"]["picture"]["pieces"][0]["kind"], "bishop");
}

#[test]
fn a_shuffled_start_is_drawn_and_kept_in_the_record() {
    let mut page = Page::new();
    let pieces: Vec<Value> = (0..6)
        .map(|_| page.open(&people("chess:960"))["pieces"].clone())
        .collect();
    assert!(pieces.iter().any(|other| *other != pieces[0]));
    let view = page.open(&people("chess:960"));
    let file = page.ask("exportRecord", &json!([view["table"], "own"]));
    let again = page.ask("importRecord", &json!([file["text"], file["fileName"]]));
    assert_eq!(again["value"]["games"][0]["view"]["pieces"], view["pieces"]);
}

#[test]
fn hints_name_moves_mates_and_what_is_expected() {
    let mut page = Page::new();
    let mut options = people("chess");
    options["position"] = json!("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    let view = page.open(&options);
    let found = page.think(&view, "hint");
    assert_eq!(found["candidates"][0]["turn"]["text"], "Rd8#", "{found}");
    assert_eq!(found["candidates"][0]["ending"]["turns"], 1);
    assert_eq!(found["unit"], "pawns");
    assert_eq!(found["line"][0], "Rd8#");
    let over = page.done(&view, &found["action"]);
    assert_eq!(over["outcome"]["reason"], "checkmate");
}

#[test]
fn a_house_may_change_chess() {
    let mut page = Page::new();
    let form = page.ask("houseForm", &json!(["chess"]));
    let points = form["points"].as_array().expect("points");
    assert_eq!(points.len(), 8);
    for point in points {
        in_four_languages(&point["label"]);
        for value in point["control"]["values"].as_array().expect("values") {
            in_four_languages(&value["label"]);
        }
    }
    let changes = json!({ "castling": "none", "goal": "3", "repetition": "0-3" });
    let draft = json!({ "parent": "chess", "name": "Nonna", "changes": changes });
    let check = page.ask("checkHouse", &json!([draft]));
    assert_eq!(check["clashes"], json!([]));
    let read = page.ask("houseFromText", &json!([check["text"]]));
    assert_eq!(read["value"]["changes"], changes, "{read}");
    assert_eq!(page.ask("keepHouse", &json!([draft])), json!("house:nonna"));
    let sets = page.ask("ruleSets", &json!([]));
    let house = sets.as_array().and_then(|sets| sets.last()).expect("a set");
    assert_eq!(house["kind"], "chess");
    assert_eq!(house["facts"].as_array().map(Vec::len), Some(2));
    let opened = page.open(&computers("house:nonna"));
    assert_eq!(
        opened["checks"],
        json!({ "by": { "light": 0, "dark": 0 }, "wins": 3 })
    );
    let wrong = page.ask(
        "houseFromText",
        &json!(["parent = \"chess\"\ncastling = \"maybe\""]),
    );
    assert_eq!(wrong["problem"]["line"], 2, "{wrong}");
}

#[test]
fn every_set_is_judged_and_has_its_page() {
    let mut page = Page::new();
    let judged = page.ask("judge", &json!(["chess", null, null, "a1a3"]));
    assert_eq!(judged[0]["legal"], false, "{judged}");
    in_four_languages(&judged[0]["sentence"]);
    let rules = page.ask("rulesPage", &json!(["chess", "it"]));
    let chapters = rules["chapters"].as_array().expect("chapters");
    let frames = chapters
        .iter()
        .flat_map(|chapter| chapter["articles"].as_array().expect("articles"))
        .flat_map(|article| article["diagrams"].as_array().expect("diagrams"))
        .flat_map(|diagram| diagram["frames"].as_array().expect("frames"));
    let arrows = frames.filter(|frame| frame["arrows"] != json!([])).count();
    assert!(arrows > 3, "{arrows}");
}

#[test]
fn variations_of_a_file_are_branches_and_stay_in_it() {
    let mut page = Page::new();
    let text = "1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3 Nc6 *";
    let read = page.ask("importRecord", &json!([text, "game.pgn"]));
    let view = &read["value"]["games"][0]["view"];
    let line = view["record"]["line"].as_array().expect("a line");
    assert_eq!(line.len(), 4, "{view}");
    assert_eq!(view["record"]["current"], line[3]["node"]);
    let branch = &line[1]["branches"][0];
    let texts = |line: &Value| -> Vec<String> {
        let moves = line.as_array().expect("a line").iter();
        moves
            .map(|entry| {
                entry["event"]["turn"]["text"]
                    .as_str()
                    .unwrap_or_default()
                    .to_owned()
            })
            .collect()
    };
    assert_eq!(texts(branch), ["c5", "Nf3", "d6"]);
    assert_eq!(texts(&branch[1]["branches"][0]), ["c3"]);
    let file = page.ask("exportRecord", &json!([view["table"], "pgn"]));
    let written = file["text"].as_str().unwrap_or_default();
    assert!(
        written.contains("(1... c5 2. Nf3 (2. c3) 2... d6)"),
        "{written}"
    );
}
