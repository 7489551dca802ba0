//! The folder `docs/rules`: what is on disk is what the tables say, and a reader of Markdown sees what the pages say.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::every_page;
use crate::rules_page::render::paragraph;
use crate::rules_page::{Article, RulesPage, book};
use crate::{Lang, english_in};

/// Set to write the folder instead of comparing it.
const WRITE: &str = "TABULEIRO_WRITE_DOCS";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules")
}

/// Every file below a folder by its path in it, with slashes.
fn on_disk(folder: &Path, under: &str, found: &mut BTreeSet<String>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let entry = entry.expect("a readable folder");
        let name = entry.file_name().into_string().expect("a plain name");
        let path = format!("{under}{name}");
        if entry.path().is_dir() {
            on_disk(&entry.path(), &format!("{path}/"), found);
        } else {
            found.insert(path);
        }
    }
}

#[test]
fn docs_rules_is_what_the_tables_say() {
    let folder = folder();
    let book = book();
    let mut there = BTreeSet::new();
    on_disk(&folder, "", &mut there);
    let stale: Vec<&String> = there
        .iter()
        .filter(|path| !book.contains_key(*path))
        .collect();
    let differs = |path: &str, text: &str| {
        fs::read_to_string(folder.join(path)).map_or(true, |kept| kept != text)
    };
    let differing: Vec<(&String, &String)> = book
        .iter()
        .filter(|(path, text)| differs(path, text))
        .collect();
    if std::env::var_os(WRITE).is_some() {
        for path in stale {
            fs::remove_file(folder.join(path)).expect("a file to remove");
        }
        for (path, text) in differing {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a new folder");
            fs::write(path, text).expect("a file to write");
        }
        return;
    }
    let command = format!("{WRITE}=1 cargo test -p tabuleiro-words rules_page");
    if let Some((path, _)) = differing.first() {
        panic!(
            "docs/rules/{path} is not what the tables say, and {} more: run {command} and read the difference",
            differing.len() - 1
        );
    }
    assert!(
        stale.is_empty(),
        "no rule set makes docs/rules/{}: run {command}",
        stale[0]
    );
}

/// What a reader of Markdown makes of a page.
#[derive(Default)]
struct Seen {
    /// Words, moves and words for pictures, a line for each block.
    text: String,
    headings: [usize; 3],
    pictures: usize,
    cells: usize,
    links: Vec<String>,
    anchors: BTreeSet<String>,
}

fn read(markdown: &str) -> Seen {
    let mut seen = Seen::default();
    for event in Parser::new_ext(markdown, forge()) {
        match event {
            Event::Text(text) | Event::Code(text) => seen.text.push_str(&text),
            Event::Start(Tag::Link { dest_url, .. }) => seen.links.push(dest_url.into_string()),
            Event::Start(Tag::Image { dest_url, .. }) => {
                seen.pictures += 1;
                seen.links.push(dest_url.into_string());
            }
            Event::Start(Tag::TableCell) => seen.cells += 1,
            Event::Start(Tag::Heading { level, .. }) => {
                let at = match level {
                    HeadingLevel::H1 => 0,
                    HeadingLevel::H2 => 1,
                    HeadingLevel::H3 => 2,
                    _ => panic!("{level:?}"),
                };
                seen.headings[at] += 1;
            }
            Event::Html(html) | Event::InlineHtml(html) => {
                let html = html.trim();
                let id = html
                    .strip_prefix("<a id=\"")
                    .and_then(|id| id.split('"').next());
                match id {
                    Some(id) => assert!(seen.anchors.insert(id.to_owned()), "{id} stands twice"),
                    None => assert_eq!(html, "</a>"),
                }
            }
            Event::End(
                TagEnd::Paragraph
                | TagEnd::Heading(_)
                | TagEnd::Item
                | TagEnd::TableCell
                | TagEnd::CodeBlock,
            ) => seen.text.push('\n'),
            Event::SoftBreak => seen.text.push(' '),
            Event::HardBreak => panic!("a broken line after {:?}", seen.text),
            _ => {}
        }
    }
    seen
}

/// Everything that some forge finds in a text.
fn forge() -> Options {
    Options::all()
        .difference(Options::ENABLE_YAML_STYLE_METADATA_BLOCKS)
        .difference(Options::ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS)
        // These change signs for the eye, not what is read.
        .difference(Options::ENABLE_SMART_PUNCTUATION)
        .difference(Options::ENABLE_HEADING_ATTRIBUTES)
}

/// Every sentence of a page, as it stands there.
fn sentences(page: &RulesPage) -> Vec<String> {
    let mut all = vec![
        page.title.clone(),
        page.source.clone(),
        page.lead.to_string(),
    ];
    for article in page.articles() {
        all.push(format!("{}. {}", article.number, article.title));
        all.push(article.short.clone());
        all.push(article.article.text.clone());
        all.extend(
            article
                .paragraphs
                .iter()
                .chain(&article.rows)
                .map(ToString::to_string),
        );
        let frames = article.diagrams.iter().flat_map(|diagram| &diagram.frames);
        all.extend(frames.map(|frame| frame.caption.to_string()));
    }
    all.extend(page.readings.iter().map(|reading| reading.text.clone()));
    for difference in page.neighbours.iter().flat_map(|one| &one.differences) {
        all.extend([&difference.label, &difference.here, &difference.there].map(Clone::clone));
    }
    all
}

#[test]
fn a_reader_of_markdown_sees_what_the_page_says() {
    let book = book();
    for lang in Lang::ALL {
        for page in every_page(lang) {
            let path = format!("{lang}/{}.md", page.rule_set.replace(':', "-"));
            let frames: usize = page
                .articles()
                .flat_map(|article| &article.diagrams)
                .map(|diagram| diagram.frames.len())
                .sum();
            for (markdown, pictures) in [
                (&book[&path], frames + page.setup.frames.len()),
                (&page.to_markdown(), 0),
            ] {
                let seen = read(markdown);
                for sentence in sentences(&page) {
                    assert!(seen.text.contains(sentence.trim()), "{path}: {sentence}");
                }
                assert_eq!(seen.pictures, pictures, "{path}");
                let chapters = 1 + page.chapters.len();
                let parts = usize::from(!page.readings.is_empty())
                    + usize::from(!page.neighbours.is_empty());
                let articles = page.articles().count();
                assert_eq!(
                    seen.headings,
                    [1, chapters + parts, articles + page.neighbours.len()],
                    "{path}"
                );
                let tables = page.neighbours.iter().map(|one| one.differences.len());
                let rows: usize = tables.filter(|&rows| rows > 0).map(|rows| rows + 1).sum();
                let said = |article: &&Article| article.short != article.title;
                let facts = page.articles().filter(said).count();
                assert!(facts > 4, "{path}");
                assert_eq!(seen.cells, 3 * (1 + facts + rows), "{path}");
            }
        }
    }
}

#[test]
fn every_link_of_the_book_leads_to_a_file_of_it() {
    let book = book();
    let pages: BTreeMap<&String, Seen> = book
        .iter()
        .filter(|(path, _)| path.ends_with(".md"))
        .map(|(path, text)| (path, read(text)))
        .collect();
    assert_eq!(pages.len(), 1 + 4 * (1 + every_page(Lang::En).len()));
    let mut used: BTreeSet<String> = BTreeSet::from(["README.md".to_owned()]);
    for (path, seen) in &pages {
        let safe = |sign: char| sign.is_ascii_alphanumeric() || "-./".contains(sign);
        assert!(path.chars().all(safe), "{path}");
        for link in &seen.links {
            if link.starts_with("http") {
                continue;
            }
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let here = path.rsplit_once('/').map_or("", |(folder, _)| folder);
            let target = match (file.strip_prefix("../"), here) {
                _ if file.is_empty() => (*path).clone(),
                (Some(above), _) => above.to_owned(),
                (None, "") => file.to_owned(),
                (None, here) => format!("{here}/{file}"),
            };
            assert!(book.contains_key(&target), "{path}: {link}");
            if !anchor.is_empty() {
                assert!(pages[&target].anchors.contains(anchor), "{path}: {link}");
            }
            used.insert(target);
        }
    }
    let loose: Vec<&String> = book.keys().filter(|path| !used.contains(*path)).collect();
    assert!(loose.is_empty(), "nothing leads to {loose:?}");
}

#[test]
fn the_book_is_in_the_language_of_its_folder_and_not_too_heavy_to_keep() {
    let book = book();
    let size: usize = book.values().map(String::len).sum();
    assert!(size < 3_000_000, "{size} bytes");
    for (path, text) in &book {
        let Some((lang, _)) = path.split_once('/') else {
            continue;
        };
        if matches!(lang, "pt" | "es" | "it") {
            let mut seen = read(text).text.replace(Lang::En.own_name(), "");
            for url in text.split('<').filter(|tag| tag.starts_with("http")) {
                let url = url.split('>').next().unwrap_or_default();
                seen = seen.replace(url, "");
            }
            assert_eq!(english_in(&seen), None, "{path}");
        }
    }
}

/// What somebody may name house rules, traps at the start of a line among them.
const ANYTHING: &str =
    r"[ -~\n]{0,40}|[0-9]{1,4}[.)] [a-z]{1,5}|[-+=*#>|]{1,4} ?[a-z]{0,5}|\PC{0,20}";

proptest! {
    #[test]
    fn text_stays_text(text in ANYTHING) {
        // A reader takes spaces at the ends away, and so do we.
        let plain = text.replace(char::is_control, " ");
        let plain = plain.trim();
        let escaped = paragraph(&text);
        let seen = read(&format!("{escaped}\n\n| a |\n|:--|\n| {escaped} |\n"));
        let wanted = format!("{plain}\na\n{plain}\n");
        prop_assert_eq!(seen.text, wanted.trim_start_matches('\n'), "{:?}", escaped);
        prop_assert_eq!((seen.cells, seen.pictures, seen.links.len()), (2, 0, 0), "{:?}", escaped);
        prop_assert_eq!(seen.headings, [0; 3], "{:?}", escaped);
    }
}
