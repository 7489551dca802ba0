//! A rules page as Markdown, to be read on a forge or in any reader of it.
//!
//! Alone, as a command prints it, a page draws its boards with characters. In the [book](crate::rules_page::book()) its
//! pictures stand beside it in an album, and it links to the other languages and to its neighbours.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use super::articles_of;
use crate::picture::{Beside, Picture};
use crate::rules_page::book::{INDEX, Shelf, file_name};
use crate::rules_page::{
    Article, Diagram, Frame, Furniture, Neighbour, RulesPage, draughts_legend,
};
use crate::{Lang, Message, Span, Text};

impl RulesPage {
    /// The page as Markdown that needs no other file: boards are drawn with characters.
    #[must_use]
    pub fn to_markdown(&self) -> String {
        Printer::new(self, None).page()
    }

    /// The page as one of the book, with its pictures in the album.
    pub(in crate::rules_page) fn to_markdown_with(&self, album: &mut Album) -> String {
        Printer::new(self, Some(album)).page()
    }
}

/// Pictures beside the pages, by file name. They are named by what they show, so equal ones are one file in all
/// languages.
#[derive(Default)]
pub(in crate::rules_page) struct Album {
    pub(in crate::rules_page) pictures: BTreeMap<String, String>,
}

impl Album {
    /// How many hexadecimal digits of the hash make a name: enough for a few hundred pictures.
    const DIGITS: usize = 12;

    /// Takes up a picture and gives its file name.
    fn keep(&mut self, game: &str, svg: String) -> String {
        let hash = Sha256::digest(&svg);
        let mut name: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        name.truncate(Self::DIGITS);
        let name = format!("{game}-{name}.svg");
        self.pictures.insert(name.clone(), svg);
        name
    }
}

struct Printer<'a> {
    page: &'a RulesPage,
    album: Option<&'a mut Album>,
    out: String,
}

impl<'a> Printer<'a> {
    fn new(page: &'a RulesPage, album: Option<&'a mut Album>) -> Self {
        Self {
            page,
            album,
            out: String::new(),
        }
    }

    fn page(mut self) -> String {
        let page = self.page;
        let lang = page.language;
        self.block(&format!("# {}", escape(&page.title)));
        if self.album.is_some() {
            self.block(&sisters(lang, &file_name(&page.rule_set)));
        }
        let address = page.source_url.map(|url| format!(" <{url}>"));
        let source = format!("*{}*{}", escape(&page.source), address.unwrap_or_default());
        self.block(&source);
        self.block(&start_of_block(&rich(&page.lead)));
        self.facts();
        self.heading(&Furniture::Setup.say(lang));
        self.setup();
        for chapter in &page.chapters {
            self.heading(&chapter.title);
            for article in &chapter.articles {
                self.article(article);
            }
        }
        self.readings();
        self.neighbours();
        self.block("---");
        self.block(&start_of_block(&escape(&Furniture::Colophon.say(lang))));
        if self.album.is_some() {
            self.block(&link(&Shelf::Title.say(lang), INDEX));
        }
        self.out.truncate(self.out.trim_end().len());
        self.out.push('\n');
        self.out
    }

    /// Something that stands by itself, an empty line after it.
    fn block(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push_str("\n\n");
    }

    fn heading(&mut self, title: &str) {
        self.block(&format!("## {}", escape(title)));
    }

    /// The game on one screen: a line for each article that can be said in a few words, which leads to it.
    fn facts(&mut self) {
        let title = cell(&Furniture::Contents.say(self.page.language));
        let mut table = format!("| | {title} | |\n|--:|:--|:--|");
        for article in self.page.articles() {
            if article.short != article.title {
                let title = link(&article.title, &format!("#{}", article.anchor));
                let (number, short) = (article.number, cell(&article.short));
                table.push_str(&format!("\n| {number} | {title} | {short} |"));
            }
        }
        self.block(&table);
    }

    fn setup(&mut self) {
        let page = self.page;
        for frame in &page.setup.frames {
            self.picture(frame);
        }
        let of_draughts = |frame: &Frame| matches!(frame.picture, Picture::Draughts(_));
        if self.album.is_none() && page.setup.frames.iter().any(of_draughts) {
            self.block(&escape(&draughts_legend(page.language)));
        }
    }

    fn article(&mut self, article: &Article) {
        let lang = self.page.language;
        self.block(&anchored(
            article.anchor,
            &format!("### {}. {}", article.number, escape(&article.title)),
        ));
        for paragraph in &article.paragraphs {
            self.block(&start_of_block(&rich(paragraph)));
        }
        self.list(article.rows.iter().map(rich));
        let mut cite = format!("*{}*", escape(&article.article.text));
        for &number in &article.readings {
            let mark = Furniture::Reading { number }.say(lang);
            cite.push_str(&format!(" {}", link(&mark, &format!("#t{number}"))));
        }
        self.block(&cite);
        for diagram in &article.diagrams {
            self.example(diagram);
        }
    }

    fn list(&mut self, rows: impl Iterator<Item = String>) {
        let rows: Vec<String> = rows
            .map(|row| format!("- {}", start_of_block(&row)))
            .collect();
        if !rows.is_empty() {
            self.block(&rows.join("\n"));
        }
    }

    fn example(&mut self, diagram: &Diagram) {
        let label = escape(&Furniture::Example.say(self.page.language));
        for (index, frame) in diagram.frames.iter().enumerate() {
            let caption = rich(&frame.caption);
            if index == 0 {
                self.block(format!("**{label}:** {caption}").trim_end());
            } else if !frame.caption.is_empty() {
                self.block(&start_of_block(&caption));
            }
            if self.album.is_none() && self.page.is_the_setup(frame) {
                let words = Furniture::AsAtTheStart.say(self.page.language);
                self.block(&start_of_block(&escape(&words)));
            } else {
                self.picture(frame);
            }
        }
    }

    fn picture(&mut self, frame: &Frame) {
        let page = self.page;
        let signs = frame.picture.in_signs();
        if let Some(album) = &mut self.album {
            let game = match &frame.picture {
                Picture::Draughts(_) => "draughts",
                Picture::Backgammon(_) => "backgammon",
                Picture::Chess(_) => "chess",
            };
            let name = album.keep(game, page.svg(frame).file(&signs));
            self.block(&format!("![{}](../pictures/{name})", escape(&signs)));
            return;
        }
        let lines = frame.picture.to_text(&Beside::default());
        let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
        self.block(&format!("```text\n{}\n```", lines.join("\n")));
        if let Some((light, dark)) = frame.picture.borne_off() {
            let words = Furniture::BorneOff { light, dark }.say(page.language);
            self.block(&start_of_block(&escape(&words)));
        }
    }

    fn readings(&mut self) {
        let page = self.page;
        let lang = page.language;
        if page.readings.is_empty() {
            return;
        }
        self.heading(&Furniture::Readings.say(lang));
        for reading in &page.readings {
            let number = reading.number;
            let mark = escape(&Furniture::Reading { number }.say(lang));
            let of = escape(&articles_of(&reading.articles, lang));
            let text = escape(&reading.text);
            let text = format!("<a id=\"t{number}\"></a>**{mark}** {text} *({of})*");
            self.block(&text);
        }
    }

    fn neighbours(&mut self) {
        let page = self.page;
        if page.neighbours.is_empty() {
            return;
        }
        self.heading(&Furniture::Neighbours.say(page.language));
        for neighbour in &page.neighbours {
            self.neighbour(neighbour);
        }
    }

    fn neighbour(&mut self, neighbour: &Neighbour) {
        let lang = self.page.language;
        let name = match &self.album {
            Some(_) => link(&neighbour.name, &file_name(&neighbour.rule_set)),
            None => escape(&neighbour.name),
        };
        self.block(&format!("### {name}"));
        if neighbour.differences.is_empty() {
            return;
        }
        let here = cell(&Furniture::Here.say(lang));
        let there = cell(&Furniture::There.say(lang));
        let mut table = format!("| | {here} | {there} |\n|:--|:--|:--|");
        for difference in &neighbour.differences {
            let [label, here, there] =
                [&difference.label, &difference.here, &difference.there].map(|text| cell(text));
            table.push_str(&format!("\n| *{label}* | {here} | {there} |"));
        }
        self.block(&table);
    }
}

/// The same file in the four languages.
pub(in crate::rules_page) fn sisters(lang: Lang, file: &str) -> String {
    let names = Lang::ALL.map(|other| {
        if other == lang {
            format!("**{}**", other.own_name())
        } else {
            link(other.own_name(), &format!("../{other}/{file}"))
        }
    });
    names.join(" · ")
}

/// Words that lead somewhere.
pub(in crate::rules_page) fn link(words: &str, to: &str) -> String {
    format!("[{}]({to})", escape(words))
}

/// A block under a name that does not change with the language. Forges name headings by their words.
fn anchored(anchor: &str, block: &str) -> String {
    format!("<a id=\"{anchor}\"></a>\n\n{block}")
}

/// A text with its moves as they are typed.
fn rich(text: &Text) -> String {
    text.spans
        .iter()
        .map(|span| match span {
            Span::Move(notation) if !notation.contains('`') => format!("`{notation}`"),
            Span::Words(words) | Span::Move(words) => escape(words),
        })
        .collect()
}

/// Text for the cell of a table.
pub(in crate::rules_page) fn cell(text: &str) -> String {
    escape(text).trim().to_owned()
}

/// Text in which Markdown, as the forges read it, finds nothing but text: no emphasis, no link, no tag, no cell, no
/// formula.
pub(in crate::rules_page) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        if "\\`*_[]<>|~^#$&".contains(sign) {
            escaped.push('\\');
        }
        escaped.push(if sign.is_whitespace() && sign.is_control() {
            ' '
        } else {
            sign
        });
    }
    escaped
}

/// Escaped text with which a block begins: no list, no heading, no rule, no block of code.
fn start_of_block(escaped: &str) -> String {
    let text = escaped.trim();
    if text.starts_with(['-', '+', '=']) {
        return format!("\\{text}");
    }
    // "1986. A year" would be item 1986 of a list.
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    match text[digits..].chars().next() {
        Some('.' | ')') if digits > 0 => format!("{}\\{}", &text[..digits], &text[digits..]),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
pub(in crate::rules_page) fn paragraph(text: &str) -> String {
    start_of_block(&escape(text))
}
