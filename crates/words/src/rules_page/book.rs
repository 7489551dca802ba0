//! The pages of all built-in sets as a folder of Markdown, to be read where the source is: `docs/rules` is this, kept
//! true by a test.

use std::collections::BTreeMap;

use super::render::{Album, cell, link, sisters};
use super::{RulesPage, draughts_facts, rules_page};
use crate::message::messages;
use crate::{Lang, Message};
use ::table::RuleSet;

messages! {
    /// What stands on the indexes.
    Shelf {
        Title = "book-title",
        Lead = "book-lead",
        RuleSet = "book-rule-set",
        Source = "book-source",
        InShort = "book-in-short",
    }
}

/// The file that a forge shows of a folder.
pub(super) const INDEX: &str = "README.md";

/// The file of a rule set's page: `draughts-italian.md`.
pub(super) fn file_name(rule_set: &str) -> String {
    format!("{}.md", rule_set.replace(':', "-"))
}

/// Every file of the folder by its path: `README.md`, an index and the pages of each language, and the pictures they
/// share.
#[must_use]
pub fn book() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut album = Album::default();
    let sets = RuleSet::all();
    for lang in Lang::ALL {
        let pages: Vec<(&RuleSet, RulesPage)> = sets
            .iter()
            .map(|set| (set, rules_page(set, lang)))
            .collect();
        files.insert(format!("{lang}/{INDEX}"), index(lang, &pages));
        for (_, page) in &pages {
            files.insert(
                format!("{lang}/{}", file_name(&page.rule_set)),
                page.to_markdown_with(&mut album),
            );
        }
    }
    for (name, svg) in album.pictures {
        files.insert(format!("pictures/{name}"), svg);
    }
    files.insert(INDEX.to_owned(), front(&sets));
    files
}

/// The index of one language.
fn index(lang: Lang, pages: &[(&RuleSet, RulesPage)]) -> String {
    let head = [Shelf::RuleSet, Shelf::InShort, Shelf::Source].map(|word| cell(&word.say(lang)));
    let mut table = format!("| {} |\n|:--|:--|:--|", head.join(" | "));
    for (set, page) in pages {
        let facts = match set {
            RuleSet::Draughts(rules) => draughts_facts(rules, lang),
            RuleSet::Backgammon(_) | RuleSet::Chess(_) => Vec::new(),
        };
        table.push_str(&format!(
            "\n| {} | {} | {} |",
            link(&page.title, &file_name(&page.rule_set)),
            cell(&facts.join(" · ")),
            cell(&page.source)
        ));
    }
    format!(
        "# {}\n\n{}\n\n{}\n\n{table}\n",
        cell(&Shelf::Title.say(lang)),
        sisters(lang, INDEX),
        cell(&Shelf::Lead.say(lang))
    )
}

/// The front page, which belongs to no language: every set by its names.
fn front(sets: &[RuleSet]) -> String {
    let head = Lang::ALL.map(|lang| link(lang.own_name(), &format!("{lang}/{INDEX}")));
    let mut table = format!("| | {} |\n|:--|:--|:--|:--|:--|", head.join(" | "));
    for set in sets {
        let id = set.id();
        let names = Lang::ALL.map(|lang| {
            let name = crate::rule_set_name(set, lang);
            link(&name, &format!("{lang}/{}", file_name(&id)))
        });
        table.push_str(&format!("\n| `{id}` | {} |", names.join(" | ")));
    }
    format!("{FRONT}\n{table}\n")
}

const FRONT: &str = "\
# The rules of every game in the box

Each rule set has a page in four languages: its articles with the place each one comes from, worked examples, what is
decided where the text is silent, and how it differs from its neighbours. `tabuleiro rules ID` prints the same page.

The pages are made from the tables that the program plays by. Do not edit them: change the table or the words, then run

```sh
TABULEIRO_WRITE_DOCS=1 cargo test -p tabuleiro-words rules_page
```

and read the difference. Without the variable the same test fails when a page is not what the tables say.
";
