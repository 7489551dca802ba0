//! `tabuleiro rules`: the rule sets of the box.

use ::draughts::{Article, house};
use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::RuleSet;
use words::rules_page::rules_page;
use words::{Citation, Lang, rule_set_name};

use crate::answer::{Answer, Outcome};
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::rule_set;

/// List the rule sets, or print one as a rules page with its articles
///
/// Example: tabuleiro rules italian --lang pt
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule set: an id or a path to a house-rules file. All of them are listed without one.
    #[arg(value_name = "ID")]
    id: Option<String>,

    #[command(flatten)]
    lang: LangArgument,

    /// Print a page to be opened in a browser or put back in the box.
    #[arg(long, requires = "id", conflicts_with = "json")]
    html: bool,

    /// Print the page as Markdown, its boards drawn with characters.
    #[arg(long, requires = "id", conflicts_with_all = ["json", "html"])]
    markdown: bool,
}

#[derive(Serialize)]
struct Described {
    id: String,
    game: &'static str,
    name: String,
    /// Each point of the table: what is ruled, and where it stands.
    points: Map<String, Value>,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    if let (Some(id), Form::Text) = (&arguments.id, form) {
        let page = rules_page(&rule_set::find(id, lang)?, lang);
        output::text(&match (arguments.html, arguments.markdown) {
            (true, _) => page.to_html(),
            (_, true) => page.to_markdown(),
            _ => page.to_text(),
        })?;
        return Ok(Answer::Yes);
    }
    let sets = match &arguments.id {
        Some(id) => vec![rule_set::find(id, lang)?],
        None => RuleSet::all(),
    };
    let described: Vec<Described> = sets.iter().map(|set| describe(set, lang)).collect();
    match form {
        Form::Json => output::json(&described)?,
        Form::Text => {
            let lines: String = described
                .iter()
                .map(|set| format!("{:28} {}\n", set.id, set.name))
                .collect();
            output::text(&lines)?;
        }
    }
    Ok(Answer::Yes)
}

fn describe(set: &RuleSet, lang: Lang) -> Described {
    let points = match set {
        RuleSet::Backgammon(frame) => {
            let points = ::backgammon::RulePoint::ALL.iter();
            points
                .map(|&point| {
                    let article = frame.article(point);
                    (
                        point.id().to_owned(),
                        json!({ "article": Citation::of_backgammon(&article, lang).text }),
                    )
                })
                .collect()
        }
        RuleSet::Chess(rules) => {
            let points = ::chess::house::PointId::ALL.into_iter();
            points
                .map(|point| {
                    let article = rules.article(point);
                    let value = rules.written(point);
                    let value = value.trim_matches('"');
                    let article = Citation::of_chess(&article, lang).text;
                    let told = json!({ "value": value, "article": article });
                    (point.key().to_owned(), told)
                })
                .collect()
        }
        RuleSet::Draughts(rules) => {
            let points = house::spelled_out(rules).into_iter();
            points
                .map(|point| {
                    let cite = |article: &Article| Citation::of_draughts(article, lang).text;
                    // A list has an article for each of its entries.
                    let listed: Option<Vec<String>> = match point.key {
                        "must_prefer" => {
                            let list = rules.must_prefer.iter();
                            Some(list.map(|one| cite(&one.article)).collect())
                        }
                        "draws" => {
                            let list = rules.draws.iter();
                            Some(list.map(|one| cite(&one.article)).collect())
                        }
                        _ => None,
                    };
                    let article = match (&listed, point.article) {
                        (Some(listed), _) if listed.is_empty() => None,
                        (Some(listed), _) => Some(listed.join("; ")),
                        (None, article) => article.as_ref().map(cite),
                    };
                    let mut told = json!({ "value": point.value, "article": article });
                    if let Some(listed) = listed {
                        told["articles"] = listed.into();
                    }
                    (point.key.to_owned(), told)
                })
                .collect()
        }
    };
    Described {
        id: set.id(),
        game: set.kind().name(),
        name: rule_set_name(set, lang),
        points,
    }
}
