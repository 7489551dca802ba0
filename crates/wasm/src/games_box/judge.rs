//! The same move under every rule set of its game, for the page to put side by side.

use ::table::judge::{Judged, Verdict, judge};
use ::words::rules_page::article_label;
use ::words::{self, Lang, Refusal};

use super::GamesBox;
use crate::failure::Failure;
use crate::types::{ArticleRef, JudgedSet, Localised};

impl GamesBox {
    /// Who is right? Position and move are written by the rule set `by`, which comes first in the answer.
    ///
    /// # Errors
    /// If there is no such set, or it cannot read them.
    pub fn judge(
        &self,
        by: &str,
        position: Option<&str>,
        dice: Option<&str>,
        text: &str,
    ) -> Result<Vec<JudgedSet>, Failure> {
        let rules = self.known_rules(by)?;
        let judged = judge(&rules, position, dice, text)
            .map_err(|error| Failure::Arguments(format!("{error:?}")))?;
        Ok(judged.iter().map(judged_set).collect())
    }
}

fn judged_set(judged: &Judged) -> JudgedSet {
    let said: Vec<(Lang, Refusal)> = Lang::spoken()
        .filter_map(|lang| Some((lang, words::table::judged(judged, lang)?)))
        .collect();
    let one = said.first().map(|(_, refusal)| refusal);
    JudgedSet {
        rule_set: judged.rules.id(),
        applies: judged.verdict.applies(),
        legal: match &judged.verdict {
            Verdict::Legal(_) => Some(true),
            Verdict::Forbidden { .. } => Some(false),
            Verdict::OtherBoard | Verdict::CannotStand(_) => None,
        },
        text: match &judged.verdict {
            Verdict::Legal(text) | Verdict::Forbidden { text, .. } => Some(text.clone()),
            Verdict::OtherBoard | Verdict::CannotStand(_) => None,
        },
        article: one.map(|refusal| ArticleRef {
            rule_set: judged.rules.id(),
            anchor: refusal.anchor.to_owned(),
            label: article_label(&judged.rules, refusal.anchor),
        }),
        sentence: one.map(|_| {
            Localised::of(|lang| {
                let mut said = said.iter();
                said.find(|(of, _)| *of == lang)
                    .map(|(_, refusal)| refusal.text.clone())
                    .unwrap_or_default()
            })
        }),
    }
}
