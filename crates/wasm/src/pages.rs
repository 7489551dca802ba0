//! Rule sets as lists show them, and rules pages.

use ::backgammon::{CubeRule, Frame, LengthRule, OptionRule, RulePoint, Standing as FrameStanding};
use ::draughts::{Rules, Setup, Standing};
use ::table::RuleSet;
use ::table::catalogue::Provenance;
use ::table::words::draughts::PointId;
use ::table::words::{self, Citation};

use crate::boards::{backgammon_start, draughts_picture};
use crate::types::{
    Article, BackgammonFrame, Chapter, CubeChoice, Kind, Lang, Lengths, Localised, MoneyOption,
    Origin, Paragraph, RuleSetSummary, RuleText, RulesPage,
};
use crate::words::words as four;

/// How many of the built-in draughts sets are printed in the box: they come first in the list.
const LEAFLETS: [&str; 4] = ["xalingo", "xalingo-en", "garden", "italian"];

/// A rule set as lists show it; `parent` is what house rules started from.
pub(crate) fn summary(set: &RuleSet, parent: Option<&str>) -> RuleSetSummary {
    match set {
        RuleSet::Backgammon(frame) => of_frame(set, *frame),
        RuleSet::Draughts(rules) => RuleSetSummary {
            id: set.id(),
            kind: Kind::Draughts,
            name: Localised::of(|lang| words::draughts_name(rules, lang)),
            source: Localised::of(|lang| words::draughts_source(rules, lang)),
            facts: facts(rules),
            origin: match set.provenance() {
                Provenance::House => Origin::House,
                Provenance::BuiltIn if LEAFLETS.contains(&rules.id.as_str()) => Origin::Leaflet,
                Provenance::BuiltIn | Provenance::Variant(_) => Origin::Family,
            },
            parent: parent.map(str::to_owned),
            start: draughts_picture(rules, &Setup::start(rules)),
            frame: None,
        },
    }
}

/// Two facts in which sets differ most visibly.
fn facts(rules: &Rules) -> Vec<Localised> {
    [PointId::Board, PointId::KingRange, PointId::MustPrefer]
        .into_iter()
        .filter(|point| *point != PointId::KingRange || rules.must_prefer.is_empty())
        .take(2)
        .map(|point| Localised::of(|lang| words::draughts::value(rules, point, lang)))
        .collect()
}

fn of_frame(set: &RuleSet, frame: Frame) -> RuleSetSummary {
    let rules = frame.rules();
    let fact = |point| {
        Localised::of(|lang| words::backgammon::value(frame, point, lang).unwrap_or_default())
    };
    let offered = |rule| rule == OptionRule::OptionOfMoney;
    let mut options = Vec::new();
    if offered(rules.jacoby) {
        options.push(MoneyOption::Jacoby);
    }
    if offered(rules.beavers) {
        options.push(MoneyOption::Beavers);
    }
    RuleSetSummary {
        id: set.id(),
        kind: Kind::Backgammon,
        name: Localised::of(|lang| words::frame_name(frame, lang)),
        source: Localised::of(|lang| words::frame_source(frame, lang)),
        facts: vec![fact(RulePoint::Length), fact(RulePoint::CubeUse)],
        origin: match frame {
            Frame::Xalingo | Frame::Aquamarine => Origin::Leaflet,
            Frame::Tournament => Origin::Family,
        },
        parent: None,
        start: backgammon_start(),
        frame: Some(BackgammonFrame {
            lengths: match rules.length {
                LengthRule::GameOrPoints => Lengths::OneGameOrPoints,
                LengthRule::Match => Lengths::Match,
                LengthRule::MatchOrMoney => Lengths::MatchOrMoney,
            },
            cube: match rules.cube {
                CubeRule::Optional => CubeChoice::MayBeOff,
                CubeRule::Always => CubeChoice::Always,
            },
            options,
        }),
    }
}

fn plain(text: String) -> Paragraph {
    vec![RuleText::Words { text }]
}

/// Articles in order; points that stand at the same place of the text are one article.
#[derive(Default)]
struct Articles(Vec<Article>);

impl Articles {
    fn add(
        &mut self,
        label: String,
        title: String,
        point: &str,
        says: Option<String>,
        note: Option<String>,
    ) {
        let place = self.0.iter().position(|article| article.label == label);
        let place = place.unwrap_or_else(|| {
            self.0.push(Article {
                label,
                title: title.clone(),
                paragraphs: Vec::new(),
                notes: Vec::new(),
                diagrams: Vec::new(),
                points: Vec::new(),
                short: says.clone(),
            });
            self.0.len() - 1
        });
        let article = &mut self.0[place];
        article.points.push(point.to_owned());
        let mut paragraph = vec![RuleText::Strong {
            text: format!("{title}: "),
        }];
        if let Some(text) = says {
            paragraph.push(RuleText::Words { text });
        }
        article.paragraphs.push(paragraph);
        article.notes.extend(note.map(plain));
    }
}

/// The rules page of a set in one language, from its table.
pub(crate) fn page(set: &RuleSet, lang: Lang) -> RulesPage {
    let (title, source, chapters) = match set {
        RuleSet::Draughts(rules) => (
            words::draughts_name(rules, lang),
            words::draughts_source(rules, lang),
            draughts_chapters(rules, lang),
        ),
        RuleSet::Backgammon(frame) => (
            words::frame_name(*frame, lang),
            words::frame_source(*frame, lang),
            vec![frame_chapter(*frame, lang)],
        ),
    };
    let lead = summary(set, None)
        .facts
        .iter()
        .map(|fact| fact.get(lang).to_owned())
        .collect::<Vec<_>>()
        .join("; ");
    RulesPage {
        rule_set: set.id(),
        language: lang,
        title,
        source,
        lead,
        chapters,
    }
}

fn draughts_chapters(rules: &Rules, lang: Lang) -> Vec<Chapter> {
    use PointId as P;
    let chapters: [(Localised, &[PointId]); 4] = [
        (
            four("O tabuleiro", "El tablero", "The board", "La damiera"),
            &[P::Board, P::Placing, P::FirstMover, P::Notation],
        ),
        (
            four("Andar", "Mover", "Moving", "Muovere"),
            &[P::Lines, P::KingRange, P::KingPatience, P::Promotion],
        ),
        (
            four("Capturar", "Capturar", "Capturing", "Prendere"),
            &[
                P::Compulsion,
                P::ManCaptures,
                P::ManAgainstKing,
                P::KingCapture,
                P::Continuation,
                P::Removal,
                P::Reversal,
                P::MustPrefer,
            ],
        ),
        (
            four("O fim", "El final", "The end", "La fine"),
            &[P::Goal, P::Draws],
        ),
    ];
    chapters
        .into_iter()
        .map(|(title, points)| {
            let mut articles = Articles::default();
            for &point in points {
                let article = point.article(rules);
                let plate = article.and_then(|article| Citation::of_draughts(&article, lang).plate);
                let note = article.and_then(|article| match article.standing {
                    Standing::Read(reading) => Some(words::draughts::reading(reading, lang)),
                    Standing::Printed | Standing::Silent => None,
                });
                articles.add(
                    plate.unwrap_or_else(|| point.id().to_owned()),
                    words::draughts::label(point, lang),
                    point.id(),
                    Some(words::draughts::value(rules, point, lang)),
                    note,
                );
            }
            Chapter {
                title: title.get(lang).to_owned(),
                articles: articles.0,
            }
        })
        .collect()
}

fn frame_chapter(frame: Frame, lang: Lang) -> Chapter {
    let mut articles = Articles::default();
    for point in RulePoint::ALL {
        let citation = Citation::of_backgammon(&frame.article(point), lang);
        let borrowed = frame.article(point).standing != FrameStanding::Own;
        articles.add(
            citation.plate.unwrap_or_else(|| point.id().to_owned()),
            words::backgammon::label(point, lang),
            point.id(),
            words::backgammon::value(frame, point, lang),
            borrowed.then_some(citation.text),
        );
    }
    Chapter {
        title: words::frame_name(frame, lang),
        articles: articles.0,
    }
}
