//! Where a rule stands, in words.

use ::backgammon::{
    Article as FrameArticle, Frame, Language, Part, Source as FrameSource,
    Standing as FrameStanding,
};
use ::draughts::{Article, Place, Rules, Source, Standing, Topic};
use serde::Serialize;

use super::message::{Argument, choices, messages};
#[cfg(test)]
use super::message::{Kind, keys_of};
use super::spell::{Joint, list};
use super::{Lang, Message};

messages! {
    /// Citations.
    Cite {
        Source = "source" { source: AnySource },
        SourceShort = "source-short" { source: AnySource },
        Article = "cite-article" { source: String, count: usize, numbers: &'static str },
        Rule = "cite-rule" { source: String, count: usize, numbers: &'static str },
        Heading = "cite-heading" { source: String, heading: &'static str },
        HeadingAndRule = "cite-heading-and-rule" {
            source: String,
            heading: &'static str,
            count: usize,
            numbers: &'static str,
        },
        About = "cite-about" { source: String, topic: Topic },
        Text = "cite-text" { language: Language, place: String },
        BareText = "cite-bare-text" { language: Language },
        BareRule = "cite-bare-rule" { number: u8 },
        BareHeading = "cite-bare-heading" { heading: &'static str },
        Places = "cite-places" { source: String, places: String },
        Reading = "cite-reading" { citation: String },
        Silent = "cite-silent" { source: String },
        NotPrinted = "cite-not-printed" { source: String },
        Borrowed = "cite-borrowed" { citation: String },
    }
}

choices! {
    Language {
        Language::Portuguese => "pt",
        Language::Spanish => "es",
        Language::English => "en",
    }
}

impl Argument for Topic {
    #[cfg(test)]
    const KIND: Kind = Kind::Choice(keys_of!(Topic, 11));

    fn value(&self, _: Lang) -> crate::resolve::Value<'_> {
        self.id().into()
    }
}

/// Whether a row of numbers (`6.6`, `5.7, 5.9`, `2.1–2.4`) names one article or several.
fn how_many(numbers: &str) -> usize {
    if numbers.contains([',', '–']) { 2 } else { 1 }
}

/// A source of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnySource {
    Draughts(Source),
    Backgammon(FrameSource),
    Chess(::chess::Source),
}

impl AnySource {
    #[cfg(test)]
    const BACKGAMMON: [FrameSource; 3] = [
        FrameSource::Xalingo,
        FrameSource::Aquamarine,
        FrameSource::Practice,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::Draughts(source) => source.id(),
            Self::Chess(source) => source.id(),
            // One leaflet, but draughts tells its English text apart from the other two.
            Self::Backgammon(FrameSource::Xalingo) => "xalingo-box",
            Self::Backgammon(FrameSource::Aquamarine) => "aquamarine",
            Self::Backgammon(FrameSource::Practice) => "practice",
        }
    }

    #[cfg(test)]
    const IDS: [&'static str; 21] = {
        let mut ids = [""; 21];
        let mut at = 0;
        while at < ids.len() {
            ids[at] = if at + 1 == ids.len() {
                Self::Chess(::chess::Source::Fide).id()
            } else if at < Source::ALL.len() {
                Self::Draughts(Source::ALL[at]).id()
            } else {
                Self::Backgammon(Self::BACKGAMMON[at - Source::ALL.len()]).id()
            };
            at += 1;
        }
        ids
    };
}

impl Argument for AnySource {
    #[cfg(test)]
    const KIND: Kind = Kind::Choice(&Self::IDS);

    fn value(&self, _: Lang) -> crate::resolve::Value<'_> {
        self.id().into()
    }
}

/// Where a rule stands, in the words of a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Citation {
    /// What fits on a plate beside the rule: `6.6`, `Damas`. Nothing where the source has no places to name.
    pub plate: Option<String>,
    /// In full: "Italian federation, article 6.6".
    pub text: String,
    /// Where the source can be read, when it is public.
    pub url: Option<&'static str>,
}

impl Citation {
    /// The place of a draughts rule.
    #[must_use]
    pub fn of_draughts(article: &Article, lang: Lang) -> Self {
        let source = short(AnySource::Draughts(article.source), lang);
        let printed = match article.place {
            Place::Articles(numbers) => Cite::Article {
                source,
                count: how_many(numbers),
                numbers,
            }
            .say(lang),
            Place::Rules(numbers) => Cite::Rule {
                source,
                count: how_many(numbers),
                numbers,
            }
            .say(lang),
            Place::Heading(heading) => Cite::Heading { source, heading }.say(lang),
            Place::HeadingAndRules(heading, numbers) => Cite::HeadingAndRule {
                source,
                heading,
                count: how_many(numbers),
                numbers,
            }
            .say(lang),
            Place::About(topic) => Cite::About { source, topic }.say(lang),
            Place::ArticleAbout(numbers, topic) => {
                let article = Cite::Article {
                    source,
                    count: how_many(numbers),
                    numbers,
                }
                .say(lang);
                Cite::About {
                    source: article,
                    topic,
                }
                .say(lang)
            }
            Place::Whole => source,
        };
        let text = match article.standing {
            Standing::Printed => printed,
            Standing::Read(reading) if reading.is_borrowed() => {
                Cite::NotPrinted { source: printed }.say(lang)
            }
            Standing::Read(_) => Cite::Reading { citation: printed }.say(lang),
            Standing::Silent => Cite::Silent { source: printed }.say(lang),
        };
        Self {
            plate: draughts_plate(article).map(str::to_owned),
            text,
            url: article.source.url(),
        }
    }

    /// The place of a chess rule.
    #[must_use]
    pub fn of_chess(article: &::chess::Article, lang: Lang) -> Self {
        let source = short(AnySource::Chess(article.source), lang);
        let numbers = article.number;
        let text = match numbers.chars().next() {
            None => source,
            Some(first) if first.is_ascii_digit() => Cite::Article {
                source,
                count: how_many(numbers),
                numbers,
            }
            .say(lang),
            // What stands behind the Laws goes by a name.
            Some(_) => Cite::Heading {
                source,
                heading: numbers,
            }
            .say(lang),
        };
        Self {
            plate: (!numbers.is_empty()).then(|| numbers.to_owned()),
            text,
            url: article.source.url(),
        }
    }

    /// The place of a backgammon rule.
    #[must_use]
    pub fn of_backgammon(article: &FrameArticle, lang: Lang) -> Self {
        let source = short(AnySource::Backgammon(article.source), lang);
        let places: Vec<String> = article
            .places
            .iter()
            .map(|place| {
                let language = place.language;
                let place = match place.part {
                    Part::Rule(number) => Cite::BareRule { number },
                    Part::Heading(heading) => Cite::BareHeading { heading },
                    Part::Whole => return Cite::BareText { language }.say(lang),
                }
                .say(lang);
                Cite::Text { language, place }.say(lang)
            })
            .collect();
        let printed = if places.is_empty() {
            source
        } else {
            Cite::Places {
                source,
                places: list(lang, Joint::And, &places),
            }
            .say(lang)
        };
        let text = match article.standing {
            FrameStanding::Own => printed,
            FrameStanding::Borrowed => Cite::Borrowed { citation: printed }.say(lang),
            FrameStanding::Absent => Cite::Silent { source: printed }.say(lang),
        };
        let plate = article.places.iter().find_map(|place| match place.part {
            Part::Rule(number) => Some(number.to_string()),
            Part::Heading(heading) => Some(heading.to_owned()),
            Part::Whole => None,
        });
        Self {
            plate: plate.filter(|_| article.standing != FrameStanding::Absent),
            text,
            url: None,
        }
    }
}

/// What fits on a plate beside a draughts rule, which is the same in every language.
#[must_use]
pub fn draughts_plate(article: &Article) -> Option<&'static str> {
    let plate = article.place.numbers().or(article.place.heading());
    plate.filter(|_| article.standing != Standing::Silent)
}

fn short(source: AnySource, lang: Lang) -> String {
    Cite::SourceShort { source }.say(lang)
}

/// The text a draughts rule set comes from, by its whole name; house rules say so.
#[must_use]
pub fn draughts_source(rules: &Rules, lang: Lang) -> String {
    let source = AnySource::Draughts(main_source(rules));
    Cite::Source { source }.say(lang)
}

/// The source that the most of a set's points cite; standards of writing apart.
pub(crate) fn main_source(rules: &Rules) -> Source {
    let articles = [
        rules.board.article,
        rules.placing.article,
        rules.first_mover.article,
        rules.lines.article,
        rules.man_captures.article,
        rules.man_against_king.article,
        rules.king_range.article,
        rules.king_capture.article,
        rules.compulsion.article,
        rules.continuation.article,
        rules.removal.article,
        rules.promotion.article,
        rules.goal.article,
    ];
    let cited = |source: Source| {
        articles
            .iter()
            .filter(|article| article.source == source)
            .count()
    };
    Source::ALL
        .into_iter()
        .max_by_key(|&source| cited(source))
        .unwrap_or(Source::House)
}

/// The text a rule set of chess comes from, by its whole name; house rules say so.
#[must_use]
pub fn chess_source(rules: &::chess::Rules, lang: Lang) -> String {
    let source = AnySource::Chess(match ::chess::Rules::BUILT_IN.contains(&rules) {
        true => ::chess::Source::Fide,
        false => ::chess::Source::House,
    });
    Cite::Source { source }.say(lang)
}

/// The text a backgammon rule set comes from, by its whole name.
#[must_use]
pub fn frame_source(frame: Frame, lang: Lang) -> String {
    let source = AnySource::Backgammon(match frame {
        Frame::Xalingo => FrameSource::Xalingo,
        Frame::Aquamarine => FrameSource::Aquamarine,
        Frame::Tournament => FrameSource::Practice,
    });
    Cite::Source { source }.say(lang)
}
