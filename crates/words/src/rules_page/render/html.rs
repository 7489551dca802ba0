//! A rules page as one HTML file: no script, no other file, fit to print.

use super::articles_of;
use super::svg::escape;
use crate::rules_page::{Article, Diagram, Furniture, Neighbour, Picture, RulesPage};
use crate::{Lang, Message, Span, Text};

const STYLE: &str = include_str!("page.css");

impl RulesPage {
    /// The page as a whole HTML document that needs no other file.
    #[must_use]
    pub fn to_html(&self) -> String {
        let lang = self.language;
        let mut main = String::new();
        main.push_str(&format!("<h1>{}</h1>", escape(&self.title)));
        main.push_str(&self.source_line());
        main.push_str(&format!(r#"<p class="lead">{}</p>"#, rich(&self.lead)));
        main.push_str(&self.contents());
        main.push_str(&self.set_up());
        for chapter in &self.chapters {
            main.push_str(&format!("<section><h2>{}</h2>", escape(&chapter.title)));
            for article in &chapter.articles {
                main.push_str(&self.article_html(article));
            }
            main.push_str("</section>");
        }
        main.push_str(&self.readings_html());
        main.push_str(&self.neighbours_html());
        main.push_str(&format!(
            "<footer>{}</footer>",
            escape(&Furniture::Colophon.say(lang))
        ));
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n\
             <style>\n{STYLE}</style>\n</head>\n<body>\n<main>{main}</main>\n</body>\n</html>\n",
            lang.tag(),
            escape(&self.title)
        )
    }

    fn source_line(&self) -> String {
        let link = self.source_url.map_or_else(String::new, |url| {
            format!(r#" <a href="{0}">{0}</a>"#, escape(url))
        });
        format!(r#"<p class="source">{}{link}</p>"#, escape(&self.source))
    }

    fn contents(&self) -> String {
        let title = escape(&Furniture::Contents.say(self.language));
        let entries: String = self
            .articles()
            .map(|article| {
                format!(
                    r##"<li><a href="#{}">{}</a></li>"##,
                    article.anchor,
                    escape(&article.title)
                )
            })
            .collect();
        format!(r#"<nav aria-label="{title}"><ol>{entries}</ol></nav>"#)
    }

    fn set_up(&self) -> String {
        let title = Furniture::Setup.say(self.language);
        let svg = self
            .setup
            .frames
            .first()
            .map(|frame| self.svg(frame).inline(&title));
        let class = match self.setup.frames.first().map(|frame| &frame.picture) {
            Some(Picture::Backgammon(_)) => "set-up wide",
            _ => "set-up",
        };
        format!(
            r#"<section><h2>{}</h2><div class="{class}">{}</div></section>"#,
            escape(&title),
            svg.unwrap_or_default()
        )
    }

    fn article_html(&self, article: &Article) -> String {
        let mut plates = String::new();
        if let Some(plate) = &article.article.plate {
            plates.push_str(&format!(r#"<span class="plate">{}</span>"#, escape(plate)));
        }
        for &number in &article.readings {
            let mark = Furniture::Reading { number }.say(self.language);
            plates.push_str(&format!(
                r##" <a class="mark" href="#t{number}">{}</a>"##,
                escape(&mark)
            ));
        }
        let mut body = format!(
            r#"<header><h3><span class="number">{}</span> {}</h3><div class="plates">{plates}</div></header>"#,
            article.number,
            escape(&article.title)
        );
        for paragraph in &article.paragraphs {
            body.push_str(&format!("<p>{}</p>", rich(paragraph)));
        }
        if !article.rows.is_empty() {
            let rows: String = article
                .rows
                .iter()
                .map(|row| format!("<li>{}</li>", rich(row)))
                .collect();
            body.push_str(&format!(r#"<ul class="rows">{rows}</ul>"#));
        }
        body.push_str(&format!(
            r#"<p class="cite">{}</p>"#,
            escape(&article.article.text)
        ));
        for diagram in &article.diagrams {
            body.push_str(&self.diagram_html(diagram));
        }
        format!(r#"<article id="{}">{body}</article>"#, article.anchor)
    }

    fn diagram_html(&self, diagram: &Diagram) -> String {
        let frames: String = diagram
            .frames
            .iter()
            .map(|frame| {
                let class = match &frame.picture {
                    Picture::Draughts(_) | Picture::Chess(_) => "",
                    Picture::Backgammon(_) => r#" class="wide""#,
                };
                // The caption says what the picture shows; its name is the position.
                let svg = self.svg(frame).inline(&diagram.position);
                format!(
                    "<figure{class}>{svg}<figcaption>{}</figcaption></figure>",
                    rich(&frame.caption)
                )
            })
            .collect();
        format!(
            r#"<div class="example"><p class="label">{}</p>{frames}</div>"#,
            escape(&Furniture::Example.say(self.language))
        )
    }

    fn readings_html(&self) -> String {
        if self.readings.is_empty() {
            return String::new();
        }
        let lang = self.language;
        let rows: String = self
            .readings
            .iter()
            .map(|reading| {
                let number = reading.number;
                let mark = Furniture::Reading { number }.say(lang);
                format!(
                    r#"<dt id="t{number}"><span class="mark">{}</span></dt><dd>{} <span class="of">({})</span></dd>"#,
                    escape(&mark),
                    escape(&reading.text),
                    escape(&articles_of(&reading.articles, lang))
                )
            })
            .collect();
        format!(
            r#"<section><h2>{}</h2><dl class="readings">{rows}</dl></section>"#,
            escape(&Furniture::Readings.say(lang))
        )
    }

    fn neighbours_html(&self) -> String {
        if self.neighbours.is_empty() {
            return String::new();
        }
        let lang = self.language;
        let tables: String = self
            .neighbours
            .iter()
            .map(|neighbour| neighbour_html(neighbour, lang))
            .collect();
        format!(
            "<section><h2>{}</h2>{tables}</section>",
            escape(&Furniture::Neighbours.say(lang))
        )
    }
}

fn neighbour_html(neighbour: &Neighbour, lang: Lang) -> String {
    let rows: String = neighbour
        .differences
        .iter()
        .map(|difference| {
            format!(
                r#"<tr><th scope="row">{}</th><td>{}</td><td>{}</td></tr>"#,
                escape(&difference.label),
                escape(&difference.here),
                escape(&difference.there)
            )
        })
        .collect();
    let head = [Furniture::Here, Furniture::There]
        .map(|word| format!(r#"<th scope="col">{}</th>"#, escape(&word.say(lang))))
        .concat();
    format!(
        "<table><caption>{}</caption><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>",
        escape(&neighbour.name)
    )
}

/// A text with its moves kept whole.
fn rich(text: &Text) -> String {
    text.spans
        .iter()
        .map(|span| match span {
            Span::Words(words) => escape(words),
            Span::Move(notation) => format!(r#"<span class="move">{}</span>"#, escape(notation)),
        })
        .collect()
}
