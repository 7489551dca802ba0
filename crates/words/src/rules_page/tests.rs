//! Every page in every language, and every example on it checked a second time from what is printed.

mod book;

use ::backgammon::Frame as RuleSetFrame;
use ::backgammon::formats::{Situation, Stage};
use ::backgammon::notation::Written;
use ::chess::Rules as ChessRules;
use ::draughts::formats::fen;
use ::draughts::{
    BUILT_IN, Compulsion, Continuation, DrawRule, KingCapture, KingPatience, KingRange, Label,
    Landing, List, ManAgainstKing, ManCaptures, Point, PointId, Position, Preference, Promotion,
    Removal, Reversal, Rules, examine, rule_sets,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

use super::backgammon::judged;
use super::chess::judged as judged_chess;
use super::{Frame, RulesPage, backgammon_page, chess_page, draughts_page};
use crate::draughts::refusal;
use crate::{Lang, Spot, english_in};

/// The widest line of a page as text.
const WIDTH: usize = 78;

fn every_page(lang: Lang) -> Vec<RulesPage> {
    let draughts = BUILT_IN.iter().map(|rules| draughts_page(rules, lang));
    let backgammon = RuleSetFrame::ALL
        .into_iter()
        .map(|frame| backgammon_page(frame, lang));
    let chess = ChessRules::BUILT_IN.map(|rules| chess_page(rules, lang));
    draughts.chain(backgammon).chain(chess).collect()
}

/// A page of each game as text; all of them in all languages are [`book`]'s.
#[test]
fn pages_as_text() {
    let garden = rule_sets::by_id("garden").expect("built in");
    let pages = [
        draughts_page(garden, Lang::Es),
        backgammon_page(RuleSetFrame::Xalingo, Lang::Pt),
    ];
    for page in pages {
        let name = page.rule_set.replace(':', "_");
        let lang = page.language;
        insta::assert_snapshot!(format!("{name}_{lang}"), page.to_text());
    }
}

#[test]
fn text_is_78_columns_wide_and_in_one_language() {
    for lang in Lang::ALL {
        for page in every_page(lang) {
            for line in page.to_text().lines() {
                let wide = line.chars().count();
                assert!(wide <= WIDTH || line.starts_with("http"), "{wide}: {line}");
            }
            if lang != Lang::En {
                let text = page.to_text();
                let words: Vec<&str> = text
                    .lines()
                    .filter(|line| !line.starts_with("http"))
                    .collect();
                let found = english_in(&words.join("\n"));
                assert_eq!(found, None, "{lang} {}", page.rule_set);
            }
        }
    }
}

/// The articles that are nothing without an example, where a set has them.
const SHOWN: [&str; 15] = [
    "lines",
    "king-range",
    "king-patience",
    "man-captures",
    "man-against-king",
    "king-capture",
    "continuation",
    "bans",
    "compulsion",
    "most-pieces",
    "with-king",
    "most-kings",
    "kings-earliest",
    "most-value",
    "promotion",
];

#[test]
fn every_set_shows_what_it_rules() {
    for rules in &BUILT_IN {
        let page = draughts_page(rules, Lang::En);
        for article in page.articles() {
            if SHOWN.contains(&article.anchor) || article.anchor == "goal" {
                assert!(
                    !article.diagrams.is_empty(),
                    "{} {}",
                    rules.id,
                    article.anchor
                );
            }
        }
        let free = page.article("must-prefer").expect("the article on choice");
        assert_eq!(
            free.diagrams.is_empty(),
            !rules.must_prefer.is_empty(),
            "{}",
            rules.id
        );
    }
}

/// Reads an example back from its FEN: the route drawn must be legal there, the refused one must not.
fn check_draughts_frame(rules: &Rules, position: &str, frame: &Frame) {
    let setup = fen::parse(position, rules).expect("the position of an example");
    let position = Position::new(setup, rules).expect("a legal position");
    let square = |spot: &Spot| match spot {
        Spot::Square(number) => rules
            .board
            .value
            .numbered(*number, rules.notation.value.numbering)
            .expect("a square"),
        Spot::Field(_) | Spot::Point(_) | Spot::Bar | Spot::Off => {
            panic!("{spot:?} on a draughts board")
        }
    };
    if let Some(route) = &frame.route {
        let path: Vec<_> = route.path.iter().map(square).collect();
        assert_eq!(
            examine(&position, rules, &path),
            Ok(()),
            "{}: {}",
            rules.id,
            route.text
        );
        let text = route.text.replace('×', "x");
        let read = position.read_move(rules, &text).expect("a move as printed");
        assert_eq!(read.promotes(), route.crowns);
        assert_eq!(read.taken().len(), route.taken.len());
    }
    if let Some(refused) = &frame.refused {
        let path: Vec<_> = refused.path.iter().map(square).collect();
        let illegal = examine(&position, rules, &path).expect_err("a refused move");
        let why = refusal(&illegal, rules, None, Lang::En)
            .sentence
            .to_string();
        assert!(
            frame.caption.to_string().contains(&why) || frame.caption.to_string().is_empty(),
            "{}: {why:?} is not in {}",
            rules.id,
            frame.caption
        );
    }
}

fn check_draughts_examples(rules: &Rules) {
    let page = draughts_page(rules, Lang::En);
    for article in page.articles() {
        for diagram in &article.diagrams {
            // Later frames show what has become of the position.
            if let Some(first) = diagram.frames.first() {
                check_draughts_frame(rules, &diagram.position, first);
            }
        }
    }
}

#[test]
fn every_example_is_true_when_read_back() {
    for rules in &BUILT_IN {
        check_draughts_examples(rules);
    }
}

#[test]
fn every_backgammon_example_is_borne_out() {
    for frame in RuleSetFrame::ALL {
        for result in judged(frame, Lang::En) {
            assert!(result.is_ok(), "{frame}: {result:?}");
        }
        for article in backgammon_page(frame, Lang::En).articles() {
            for diagram in &article.diagrams {
                let situation = Situation::decode(&diagram.position, 15).expect("an XGID");
                let Some(route) = &diagram.frames[0].route else {
                    continue;
                };
                let Stage::Rolled(roll) = situation.stage else {
                    panic!("a play without dice: {}", diagram.position);
                };
                let written: Written = route.text.parse().expect("a play as printed");
                assert!(
                    situation.position.resolve(roll, &written).is_ok(),
                    "{}",
                    route.text
                );
            }
        }
    }
}

#[test]
fn every_chess_example_is_borne_out_and_can_be_set_up() {
    for rules in ChessRules::BUILT_IN {
        for result in judged_chess(rules, Lang::En) {
            assert!(result.is_ok(), "{}: {result:?}", rules.id);
        }
        let page = chess_page(rules, Lang::En);
        let diagrams = page.articles().flat_map(|article| &article.diagrams);
        for diagram in diagrams {
            let board = ::chess::position::from_fen(rules, &diagram.position);
            assert!(board.is_ok(), "{}", diagram.position);
            assert!(diagram.frames.iter().any(|frame| !frame.caption.is_empty()));
        }
        for shown in [
            "castling",
            "en-passant",
            "promotion",
            "check",
            "goal",
            "stalemate",
        ] {
            let article = page.article(shown).expect("an article");
            assert!(!article.diagrams.is_empty(), "{shown}");
        }
    }
}

#[test]
fn a_house_without_castling_has_a_page_without_it() {
    let rules = ChessRules {
        castling: ::chess::Point::house(::chess::Castling::None),
        goal: ::chess::Point::house(::chess::Goal::Checks(3)),
        repetition: ::chess::Point::house(::chess::Counted {
            claimed: None,
            automatic: None,
        }),
        id: "nonna".into(),
        ..ChessRules::FIDE
    };
    for lang in Lang::ALL {
        let page = chess_page(&rules, lang);
        assert_eq!(page.rule_set, "house:nonna");
        let article = page.article("castling").expect("an article");
        assert_eq!((article.paragraphs.len(), article.diagrams.len()), (1, 0));
        assert_eq!(
            page.article("goal").map(|goal| goal.paragraphs.len()),
            Some(2)
        );
        let differences: Vec<&str> = page.neighbours[0]
            .differences
            .iter()
            .map(|difference| difference.point)
            .collect();
        assert_eq!(differences, ["castling", "goal", "repetition"]);
    }
}

#[test]
fn a_refusal_leads_to_an_article_of_the_page_that_cites_the_same_place() {
    for rules in &BUILT_IN {
        let page = draughts_page(rules, Lang::Es);
        let position = Position::start(rules);
        let board = rules.board.value;
        for from in board.iter() {
            for to in board.iter().filter(|&to| to != from) {
                let Err(illegal) = examine(&position, rules, &[from, to]) else {
                    continue;
                };
                let refusal = refusal(&illegal, rules, None, Lang::Es);
                let article = page.article(refusal.anchor).unwrap_or_else(|| {
                    panic!(
                        "{}: no article {} for {}",
                        rules.id, refusal.anchor, refusal.reason
                    )
                });
                // The three bans share an article, which cites the place of one of them. An article may rest on more
                // sentences than the one that a refusal names.
                let plates = |citation: &crate::Citation| -> Vec<String> {
                    let plate = citation.plate.clone().unwrap_or_default();
                    plate.split(", ").map(str::to_owned).collect()
                };
                let whole = plates(&article.article);
                let named = plates(&refusal.article);
                if refusal.anchor != "bans" {
                    let among = named.iter().all(|plate| whole.contains(plate));
                    assert!(among, "{}: {named:?} of {whole:?}", refusal.reason);
                }
            }
        }
    }
    // One number everywhere: on the page, in lists, in a refusal.
    for set in ::table::RuleSet::all() {
        let page = super::rules_page(&set, Lang::En);
        let label = |article: &super::Article| super::article_label(&set, article.anchor);
        let labels: Vec<_> = page.articles().map(label).collect();
        assert!(labels.iter().all(Option::is_some), "{set}: {labels:?}");
        let numbered = |plate: &String| plate.starts_with(|first: char| first.is_ascii_digit());
        let by_the_text = page
            .articles()
            .all(|article| article.article.plate.as_ref().is_none_or(numbered));
        // The Laws of Chess number nearly everything; the rest counts on the page.
        let is_chess = set.kind() == ::table::GameKind::Chess;
        for (article, label) in page.articles().zip(labels) {
            let own = article.number.to_string();
            let plate = article.article.plate.clone();
            let expected = match by_the_text {
                true => plate.unwrap_or(own),
                false if is_chess => plate
                    .as_deref()
                    .and_then(crate::chess::first_number)
                    .map_or(own, str::to_owned),
                false => own,
            };
            assert_eq!(label, Some(expected), "{set}: {}", article.anchor);
        }
    }
    for frame in RuleSetFrame::ALL {
        let page = backgammon_page(frame, Lang::It);
        for point in ::backgammon::RulePoint::ALL {
            let article = page
                .article(point.id())
                .expect("an article for every point");
            let cited = crate::Citation::of_backgammon(&frame.article(point), Lang::It);
            assert_eq!(article.article, cited);
        }
    }
}

#[test]
fn anchors_and_numbers_are_distinct_and_readings_are_told_once() {
    for lang in [Lang::Pt, Lang::En] {
        for page in every_page(lang) {
            let anchors: BTreeSet<&str> = page.articles().map(|article| article.anchor).collect();
            assert_eq!(anchors.len(), page.articles().count(), "{}", page.rule_set);
            let numbers: Vec<usize> = page.articles().map(|article| article.number).collect();
            assert!(numbers.iter().copied().eq(1..=numbers.len()));
            for reading in &page.readings {
                assert!(!reading.articles.is_empty());
                for number in &reading.articles {
                    let article = page
                        .articles()
                        .find(|article| article.number == *number)
                        .expect("an article");
                    assert!(article.readings.contains(&reading.number));
                }
            }
        }
    }
}

#[test]
fn differences_are_those_of_the_tables() {
    for rules in &BUILT_IN {
        let page = draughts_page(rules, Lang::It);
        assert_eq!(page.neighbours.len(), 3);
        for neighbour in &page.neighbours {
            let id = neighbour
                .rule_set
                .strip_prefix("draughts:")
                .expect("built in");
            let other = rule_sets::by_id(id).expect("a built-in set");
            let differing = PointId::ALL
                .into_iter()
                .filter(|point| !matches!(point, PointId::Reversal | PointId::Notation))
                .filter(|point| !point.agrees(rules, other));
            // Their order is that of the printed pages, which are compared as a whole.
            let listed: BTreeSet<&str> =
                neighbour.differences.iter().map(|one| one.point).collect();
            assert_eq!(listed.len(), neighbour.differences.len());
            assert_eq!(listed, differing.map(PointId::id).collect());
            for difference in &neighbour.differences {
                assert_ne!(difference.here, difference.there, "{}", difference.label);
            }
        }
    }
    let italian = draughts_page(rule_sets::by_id("italian").expect("built in"), Lang::En);
    assert_eq!(italian.neighbours[0].rule_set, "draughts:english");
}

/// A small reader of the HTML that we write: every tag is closed in order, ids are distinct, links within the page lead
/// somewhere.
fn check_html(html: &str) {
    const VOID: [&str; 5] = ["meta", "rect", "circle", "path", "!doctype"];
    let mut open: Vec<&str> = Vec::new();
    let mut ids = BTreeSet::new();
    let mut links = Vec::new();
    // The style sheet is no markup.
    let body = html.split_once("</style>").map_or(html, |(_, body)| body);
    for piece in body.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("a tag ends");
        assert!(!text.contains('>'), "a stray bracket after <{tag}>");
        let name = tag.split_whitespace().next().unwrap_or_default();
        if let Some(closed) = name.strip_prefix('/') {
            if closed == "head" || closed == "html" {
                continue;
            }
            assert_eq!(open.pop(), Some(closed), "<{tag}>");
        } else if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(name);
        }
        assert!(
            !["script", "img", "iframe", "link", "object"].contains(&name),
            "<{tag}>"
        );
        if let Some((_, rest)) = tag.split_once(" id=\"") {
            let id = rest.split('"').next().unwrap_or_default();
            assert!(ids.insert(id), "{id} stands twice");
        }
        if let Some((_, rest)) = tag.split_once("href=\"#") {
            links.push(rest.split('"').next().unwrap_or_default());
        }
    }
    assert!(open.is_empty(), "{open:?}");
    for link in links {
        assert!(ids.contains(link), "#{link} leads nowhere");
    }
}

#[test]
fn html_stands_alone_and_is_well_formed() {
    for lang in Lang::ALL {
        for page in every_page(lang) {
            let html = page.to_html();
            assert!(html.contains(&format!("<html lang=\"{}\">", lang.tag())));
            assert!(!html.contains("@import") && !html.contains("url("));
            check_html(&html);
        }
    }
}

fn house(change: impl FnOnce(&mut Rules)) -> Rules {
    let mut rules = *rule_sets::by_id("garden").expect("built in");
    rules.id = Label::new("avó");
    rules.name = Label::new("Regras da avó");
    change(&mut rules);
    rules.check().expect("rules that make sense");
    rules
}

#[test]
fn house_rules_get_the_same_page() {
    let rules = house(|rules| {
        rules.king_range = Point::house(KingRange::Short);
        rules.king_capture = Point::house(KingCapture::Adjacent);
        rules.draws = List::new(&[Point::house(DrawRule::KingMoves(12))]);
    });
    for lang in Lang::ALL {
        let page = draughts_page(&rules, lang);
        assert_eq!(page.rule_set, "house:avó");
        assert_eq!(page.title, "Regras da avó");
        check_html(&page.to_html());
    }
    insta::assert_snapshot!("house_it", draughts_page(&rules, Lang::It).to_text());
    insta::assert_snapshot!(
        "house_markdown_en",
        draughts_page(&rules, Lang::En).to_markdown()
    );
    check_draughts_examples(&rules);
}

#[test]
fn a_page_can_be_handed_to_the_browser() {
    let page = draughts_page(rule_sets::by_id("garden").expect("built in"), Lang::Pt);
    let json = serde_json::to_value(&page).expect("plain data");
    assert_eq!(json["ruleSet"], "draughts:garden");
    assert_eq!(json["language"], "pt");
    let setup = &json["setup"]["frames"][0]["picture"];
    assert_eq!(setup["kind"], "draughts");
    assert_eq!(setup["shape"]["play"], "light");
    assert_eq!(setup["pieces"].as_array().map(Vec::len), Some(24));
    let page = backgammon_page(RuleSetFrame::Aquamarine, Lang::It);
    let json = serde_json::to_value(&page).expect("plain data");
    let setup = &json["setup"]["frames"][0]["picture"];
    assert_eq!(setup["kind"], "backgammon");
    assert_eq!(setup["checkers"]["light"]["points"][24], 2);
    assert_eq!(setup["checkers"]["dark"]["points"][1], 2);
}

#[test]
fn facts_come_from_the_table() {
    let facts = |id, lang| {
        let rules = rule_sets::by_id(id).expect("built in");
        super::draughts_facts(rules, lang)
    };
    assert_eq!(
        facts("italian", Lang::En),
        ["Dark squares, short king", "Men can’t take kings"]
    );
    assert_eq!(
        facts("garden", Lang::Pt),
        ["Casas claras, dama voadora", "Com sopro"]
    );
    assert_eq!(facts("canadian", Lang::It)[0], "12×12, dama volante");
    // Whose rules are another set's, word for word or on another board, says so.
    assert_eq!(facts("spanish", Lang::En)[1], "Most pieces, then kings");
    assert_eq!(facts("portuguese", Lang::En)[1], "Like Spanish draughts");
    assert_eq!(
        facts("brazilian", Lang::Pt)[1],
        "Damas internacionais em 8×8"
    );
    // No two cards of the box read alike.
    for lang in Lang::ALL {
        let all = BUILT_IN
            .iter()
            .map(|rules| super::draughts_facts(rules, lang));
        let different: BTreeSet<_> = all.collect();
        assert_eq!(different.len(), BUILT_IN.len(), "{lang:?}");
    }
    // A card has one line for each, also on a phone.
    for rules in BUILT_IN {
        for lang in Lang::ALL {
            for fact in super::draughts_facts(&rules, lang) {
                assert!(fact.chars().count() <= 34, "{}: {fact}", rules.id);
            }
        }
    }
}

/// Any table that makes sense, mixed from the values that the points can take.
fn any_rules() -> impl Strategy<Value = Rules> {
    let points = (
        prop_oneof![Just(ManCaptures::NotBackward), Just(ManCaptures::AnyWay)],
        prop_oneof![
            Just(ManAgainstKing::Captures),
            Just(ManAgainstKing::Powerless)
        ],
        prop_oneof![
            Just((KingRange::Short, KingCapture::Adjacent)),
            Just((KingRange::Flying, KingCapture::Adjacent)),
            Just((KingRange::Flying, KingCapture::FromAfar(Landing::Anywhere))),
            Just((
                KingRange::Flying,
                KingCapture::FromAfar(Landing::RightBehind)
            )),
            Just((
                KingRange::Flying,
                KingCapture::FromAfar(Landing::RightBehindALastKing)
            )),
        ],
        prop_oneof![Just(Compulsion::Forced), Just(Compulsion::Huff)],
        prop_oneof![
            Just(Continuation::WholeSequence),
            Just(Continuation::WhileLandingOffers),
            Just(Continuation::MayStop)
        ],
        prop_oneof![Just(Removal::AfterTheMove), Just(Removal::AtOnce)],
        prop_oneof![Just(Reversal::Allowed), Just(Reversal::Forbidden)],
        prop_oneof![
            Just(Promotion::AtEndOfMove),
            Just(Promotion::StopsTheMove),
            Just(Promotion::InPassing)
        ],
        prop_oneof![
            Just(KingPatience::Unlimited),
            (1..5_u8).prop_map(KingPatience::Moves)
        ],
        prop::sample::subsequence(
            vec![
                Preference::MostPieces,
                Preference::MostValue,
                Preference::WithKing,
                Preference::MostKings,
                Preference::KingsEarliest,
            ],
            0..=5,
        ),
    );
    (0..BUILT_IN.len(), points).prop_filter_map("rules that make sense", |(parent, points)| {
        let mut rules = BUILT_IN[parent];
        rules.id = Label::new("mine");
        rules.name = Label::new("Mine");
        rules.man_captures = Point::house(points.0);
        rules.man_against_king = Point::house(points.1);
        rules.king_range = Point::house(points.2.0);
        rules.king_capture = Point::house(points.2.1);
        rules.compulsion = Point::house(points.3);
        rules.continuation = Point::house(points.4);
        rules.removal = Point::house(points.5);
        rules.reversal = Point::house(points.6);
        rules.promotion = Point::house(points.7);
        rules.king_patience = Point::house(points.8);
        rules.must_prefer = List::EMPTY;
        for preference in points.9 {
            rules.must_prefer.push(Point::house(preference)).ok()?;
        }
        rules.check().ok().map(|()| rules)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_house_rules_have_a_page_whose_examples_are_true(rules in any_rules(), lang in 0..4_usize) {
        let page = draughts_page(&rules, Lang::ALL[lang]);
        prop_assert!(page.to_text().lines().all(|line| line.chars().count() <= WIDTH || line.starts_with("http")));
        check_html(&page.to_html());
        check_draughts_examples(&rules);
    }
}
