//! `tabuleiro rules`: the rule sets of the box.

use ::draughts::house;
use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::RuleSet;
use table::rules_page::{backgammon_page, draughts_page};
use table::words::{Citation, Lang, draughts_name, frame_name};

use crate::answer::{Answer, Outcome};
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

    /// The language: pt, es, en or it.
    #[arg(long, value_name = "LANG", default_value = "en")]
    lang: Lang,

    /// Print a page to be opened in a browser or put back in the box.
    #[arg(long, requires = "id", conflicts_with = "json")]
    html: bool,
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
    if let (Some(id), Form::Text) = (&arguments.id, form) {
        let page = match rule_set::find(id)? {
            RuleSet::Backgammon(frame) => backgammon_page(frame, arguments.lang),
            RuleSet::Draughts(rules) => draughts_page(&rules, arguments.lang),
        };
        output::text(&if arguments.html {
            page.to_html()
        } else {
            page.to_text()
        })?;
        return Ok(Answer::Yes);
    }
    let sets = match &arguments.id {
        Some(id) => vec![rule_set::find(id)?],
        None => RuleSet::all(),
    };
    let described: Vec<Described> = sets
        .iter()
        .map(|set| describe(set, arguments.lang))
        .collect();
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
    let (name, points) = match set {
        RuleSet::Backgammon(frame) => {
            let points = ::backgammon::RulePoint::ALL
                .iter()
                .map(|&point| {
                    let article = frame.article(point);
                    (
                        point.id().to_owned(),
                        json!({ "article": Citation::of_backgammon(&article, lang).text }),
                    )
                })
                .collect();
            (frame_name(*frame, lang), points)
        }
        RuleSet::Draughts(rules) => {
            let points = house::spelled_out(rules)
                .into_iter()
                .map(|point| {
                    let article = point
                        .article
                        .map(|article| Citation::of_draughts(&article, lang).text);
                    (
                        point.key.to_owned(),
                        json!({ "value": point.value, "article": article }),
                    )
                })
                .collect();
            (draughts_name(rules, lang), points)
        }
    };
    Described {
        id: set.id(),
        game: set.kind().name(),
        name,
        points,
    }
}
