//! One number for an article everywhere: on its page, in lists, in a refusal and in the form for house rules. It is the
//! number of the text where that numbers all it says (Italian 6.6), and otherwise the one on the page.

use ::backgammon::RulePoint;
use ::draughts::{Article, DrawRule, KingPatience, PointId, Removal, Reversal, Rules, Standing};
use ::table::RuleSet;

use super::backgammon::Part;
use crate::draughts::{BANS, preference_anchor};
use crate::{draughts_plate, main_source};

/// The address of how a capture is carried out by hand.
pub(super) const CARRYING_OUT: &str = "carrying-out";
/// The addresses of draws, those of one kind and place together.
pub(super) const DRAWS: [&str; 12] = [
    "draw-1", "draw-2", "draw-3", "draw-4", "draw-5", "draw-6", "draw-7", "draw-8", "draw-9",
    "draw-10", "draw-11", "draw-12",
];

/// Every article of a draughts page in order: its address, and where it stands.
pub(super) fn draughts_articles(rules: &Rules) -> Vec<(&'static str, Article)> {
    let silent = || Article::silent(main_source(rules));
    let point = |point: PointId| (point.id(), point.article(rules).unwrap_or_else(silent));
    let mut articles = vec![
        point(PointId::Board),
        point(PointId::Placing),
        point(PointId::FirstMover),
        (PointId::Lines.id(), rules.lines_and_man_moves_article()),
        point(PointId::KingRange),
    ];
    if rules.king_patience.value != KingPatience::Unlimited {
        articles.push(point(PointId::KingPatience));
    }
    articles.extend([
        point(PointId::ManCaptures),
        point(PointId::ManAgainstKing),
        point(PointId::KingCapture),
        point(PointId::Continuation),
        (BANS, rules.bans_article()),
        point(PointId::Removal),
    ]);
    let carried_out = rules.carrying_out_article();
    articles.extend(carried_out.map(|article| (CARRYING_OUT, article)));
    if tells_of_reversal(rules) {
        articles.push(point(PointId::Reversal));
    }
    articles.push(point(PointId::Compulsion));
    let preferences = rules.must_prefer.iter();
    articles.extend(preferences.map(|point| (preference_anchor(point.value), point.article)));
    articles.push((PointId::MustPrefer.id(), rules.choice_article()));
    articles.push(point(PointId::Promotion));
    articles.push(point(PointId::Goal));
    let mut draws: Vec<(core::mem::Discriminant<DrawRule>, Article)> = Vec::new();
    for point in rules.draws.iter() {
        let draw = (core::mem::discriminant(&point.value), point.article);
        if !draws.contains(&draw) {
            draws.push(draw);
        }
    }
    let draws = DRAWS.into_iter().zip(draws);
    articles.extend(draws.map(|(anchor, (_, article))| (anchor, article)));
    articles.push((PointId::Draws.id(), silent()));
    articles.push(point(PointId::Notation));
    articles
}

/// With removal after the move the piece just jumped stands in the way: turning back never comes up.
pub(super) fn tells_of_reversal(rules: &Rules) -> bool {
    rules.removal.value == Removal::AtOnce || rules.reversal.value == Reversal::Forbidden
}

/// The number of the article with this address on the page of a rule set.
#[must_use]
pub fn article_label(rules: &RuleSet, anchor: &str) -> Option<String> {
    let rules = match rules {
        RuleSet::Draughts(rules) => rules,
        RuleSet::Chess(rules) => return crate::chess::article_label(rules, anchor),
        RuleSet::Backgammon(_) => {
            let points = Part::ALL.into_iter().flat_map(Part::points);
            let number = points.map(RulePoint::id).position(|id| id == anchor)?;
            return Some((number + 1).to_string());
        }
    };
    let articles = draughts_articles(rules);
    let number = articles.iter().position(|(name, _)| *name == anchor)?;
    let plate = |article: &Article| match article.standing {
        Standing::Silent => None,
        _ => draughts_plate(article),
    };
    let numbered = |plate: &str| plate.starts_with(|first: char| first.is_ascii_digit());
    let by_the_text = articles
        .iter()
        .all(|(_, article)| plate(article).is_none_or(numbered));
    let own = || (number + 1).to_string();
    Some(match plate(&articles[number].1) {
        Some(plate) if by_the_text => plate.to_owned(),
        _ => own(),
    })
}
