//! The rules page of every built-in set in four languages, as it is printed.

use table::RuleSet;
use table::rules_page::{backgammon_page, draughts_page};
use table::words::Lang;

#[test]
fn every_page_in_every_language() {
    for set in RuleSet::all() {
        for lang in Lang::ALL {
            let page = match &set {
                RuleSet::Backgammon(frame) => backgammon_page(*frame, lang),
                RuleSet::Draughts(rules) => draughts_page(rules, lang),
            };
            let text = page.to_text();
            // An address is one word, however long.
            let long = text
                .lines()
                .find(|line| line.chars().count() > 78 && !line.contains("://"));
            assert_eq!(long, None, "{set} {lang}");
            insta::assert_snapshot!(format!("{}-{lang}", set.id().replace(':', "-")), text);
            let html = page.to_html();
            assert!(
                html.starts_with("<!doctype html>")
                    && html.contains(&format!("lang=\"{}", html_lang(lang))),
                "{set} {lang}"
            );
            assert!(!html.contains("<script"), "{set} {lang}");
        }
    }
}

/// Portuguese is Brazil's here, whatever the tag says after the language.
fn html_lang(lang: Lang) -> String {
    lang.to_string()
}

#[test]
fn a_house_rule_gets_a_page_of_its_own() {
    let file = "parent = \"italian\"\nid = \"ours\"\nname = \"Ours\"\nman_captures_king = true\n";
    let RuleSet::Draughts(rules) = RuleSet::from_house_rules(file).expect("a good file") else {
        panic!("draughts")
    };
    for lang in Lang::ALL {
        insta::assert_snapshot!(
            format!("house-{lang}"),
            draughts_page(&rules, lang).to_text()
        );
    }
}
