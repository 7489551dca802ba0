//! A rules page as plain text, 78 columns wide.

use super::articles_of;
use crate::picture::{Beside, Picture};
use crate::rules_page::{
    Article, Diagram, Frame, Furniture, Neighbour, RulesPage, draughts_legend,
};
use crate::{Message, Span, Text};

/// The widest line.
const WIDTH: usize = 78;
/// How far the text of an article stands in.
const INDENT: usize = 4;

impl RulesPage {
    /// The page as plain text of at most 78 columns.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut page = Printer::default();
        let lang = self.language;
        page.line(&self.title.to_uppercase());
        page.line(&"═".repeat(columns(&self.title).min(WIDTH)));
        page.paragraph(0, &self.source);
        if let Some(url) = self.source_url {
            // An address is one word, however long.
            page.line(url);
        }
        page.gap();
        page.text(0, &self.lead);
        page.gap();
        page.line(&Furniture::Setup.say(lang));
        page.gap();
        page.diagram(0, self, &self.setup, None);
        if matches!(
            self.setup.frames.first().map(|frame| &frame.picture),
            Some(Picture::Draughts(_))
        ) {
            page.line(&draughts_legend(lang));
            page.gap();
        }
        for chapter in &self.chapters {
            page.heading(&chapter.title);
            for article in &chapter.articles {
                page.article(self, article);
            }
        }
        if !self.readings.is_empty() {
            page.heading(&Furniture::Readings.say(lang));
            for reading in &self.readings {
                let mark = Furniture::Reading {
                    number: reading.number,
                }
                .say(lang);
                let of = articles_of(&reading.articles, lang);
                page.hanging(&mark, &format!("{} ({of})", reading.text));
                page.gap();
            }
        }
        if !self.neighbours.is_empty() {
            page.heading(&Furniture::Neighbours.say(lang));
            for neighbour in &self.neighbours {
                page.neighbour(self, neighbour);
            }
        }
        page.line(&"─".repeat(WIDTH));
        page.paragraph(0, &Furniture::Colophon.say(lang));
        page.finish()
    }
}

/// How many columns a text takes: every sign we print is one wide.
fn columns(text: &str) -> usize {
    text.chars().count()
}

#[derive(Default)]
struct Printer {
    out: String,
}

impl Printer {
    fn line(&mut self, line: &str) {
        self.out.push_str(line.trim_end());
        self.out.push('\n');
    }

    /// An empty line, unless there is one already.
    fn gap(&mut self) {
        if !self.out.ends_with("\n\n") && !self.out.is_empty() {
            self.out.push('\n');
        }
    }

    fn finish(self) -> String {
        self.out
    }

    fn heading(&mut self, title: &str) {
        self.gap();
        let rule = WIDTH.saturating_sub(columns(title) + 4);
        self.line(&format!("── {title} {}", "─".repeat(rule)));
        self.gap();
    }

    /// Words wrapped at the width.
    fn paragraph(&mut self, indent: usize, words: &str) {
        self.wrapped(indent, indent, words.split(' ').map(str::to_owned));
    }

    /// A text wrapped at the width; a move stays whole.
    fn text(&mut self, indent: usize, text: &Text) {
        self.wrapped(indent, indent, whole_words(text).into_iter());
    }

    /// A mark, and a paragraph that hangs beside it.
    fn hanging(&mut self, mark: &str, words: &str) {
        let mark = format!("{mark:<width$}", width = INDENT - 1);
        let words = words.split(' ').map(str::to_owned);
        self.wrapped(0, INDENT, core::iter::once(mark).chain(words));
    }

    fn wrapped(&mut self, first: usize, rest: usize, words: impl Iterator<Item = String>) {
        let mut line = " ".repeat(first);
        let mut empty = true;
        for word in words {
            let needed = columns(&word) + usize::from(!empty);
            if !empty && columns(&line) + needed > WIDTH {
                self.line(&line);
                line = " ".repeat(rest);
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(&word);
            empty = false;
        }
        if !empty {
            self.line(&line);
        }
    }

    fn article(&mut self, page: &RulesPage, article: &Article) {
        let lang = page.language;
        let marks: String = article
            .readings
            .iter()
            .map(|&number| format!(" {}", Furniture::Reading { number }.say(lang)))
            .collect();
        let plate = article.article.plate.as_ref();
        let plate = plate.map_or_else(String::new, |plate| format!("[{plate}]"));
        let head = format!("{:<3} {}", article.number, article.title);
        let tail = format!("{plate}{marks}").trim().to_owned();
        let space = WIDTH.saturating_sub(columns(&head) + columns(&tail)).max(1);
        if columns(&head) + 1 + columns(&tail) > WIDTH {
            self.line(&head);
            self.line(&format!("{tail:>WIDTH$}"));
        } else {
            self.line(&format!("{head}{}{tail}", " ".repeat(space)));
        }
        for paragraph in &article.paragraphs {
            self.text(INDENT, paragraph);
        }
        for row in &article.rows {
            let words = core::iter::once("•".to_owned()).chain(whole_words(row));
            self.wrapped(INDENT, INDENT + 2, words);
        }
        self.paragraph(INDENT, &format!("({})", article.article.text));
        self.gap();
        for diagram in &article.diagrams {
            let label = Furniture::Example.say(lang);
            self.diagram(INDENT, page, diagram, Some(&label));
        }
    }

    fn diagram(&mut self, indent: usize, page: &RulesPage, diagram: &Diagram, label: Option<&str>) {
        for (index, frame) in diagram.frames.iter().enumerate() {
            if !frame.caption.is_empty() {
                let label = label.filter(|_| index == 0);
                let label = label.map(|label| format!("{label}:"));
                let words = label.into_iter().chain(whole_words(&frame.caption));
                self.wrapped(indent, indent, words);
                self.gap();
            }
            self.picture(indent, page, frame);
        }
    }

    /// A board; in the middle of a page the set-up is not drawn again.
    fn picture(&mut self, indent: usize, page: &RulesPage, frame: &Frame) {
        let space = " ".repeat(indent);
        if indent > 0 && page.is_the_setup(frame) {
            let words = Furniture::AsAtTheStart.say(page.language);
            self.line(&format!("{space}{words}"));
        } else {
            for line in frame.picture.to_text(&Beside::default()) {
                self.line(&format!("{space}{line}"));
            }
            if let Some((light, dark)) = frame.picture.borne_off() {
                let words = Furniture::BorneOff { light, dark }.say(page.language);
                self.line(&format!("{space} {words}"));
            }
        }
        self.gap();
    }

    fn neighbour(&mut self, page: &RulesPage, neighbour: &Neighbour) {
        self.line(&neighbour.name);
        for difference in &neighbour.differences {
            let words = Furniture::Difference {
                label: difference.label.clone(),
                here: difference.here.clone(),
                there: difference.there.clone(),
            }
            .say(page.language);
            let words = words.split(' ').map(str::to_owned);
            self.wrapped(
                INDENT - 2,
                INDENT,
                core::iter::once("•".to_owned()).chain(words),
            );
        }
        self.gap();
    }
}

/// The words of a text, each move one word with what touches it.
fn whole_words(text: &Text) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut open = false;
    let mut add = |piece: &str, open: &mut bool| {
        match words.last_mut().filter(|_| *open) {
            Some(last) => last.push_str(piece),
            None => words.push(piece.to_owned()),
        }
        *open = true;
    };
    for span in &text.spans {
        match span {
            Span::Move(notation) => add(notation, &mut open),
            Span::Words(plain) => {
                for (index, piece) in plain.split(' ').enumerate() {
                    if index > 0 {
                        open = false;
                    }
                    if !piece.is_empty() {
                        add(piece, &mut open);
                    }
                }
            }
        }
    }
    words
}
