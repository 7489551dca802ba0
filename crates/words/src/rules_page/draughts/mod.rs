//! The rules page of a draughts table.

mod examples;
mod library;
mod neighbours;

use draughts::formats::fen;
use draughts::{
    Article as Stands, Ban, DrawRule, KingPatience, PointId, Position, Preference, Removal, Rules,
    Setup, Side, Standing, Turn, Writing,
};

use self::examples::examples;
use self::library::{Topic, candidates};
use super::numbers::{CARRYING_OUT, DRAWS, tells_of_reversal};
use super::{Article, Chapter, Diagram, Frame, Numbering, RulesPage};
use crate::draughts::{
    BANS, DrawKind, Rule, Written, draw_in_words, force, label, paragraphs, preference_anchor,
    preference_paragraph, preference_title, reading, value,
};
use crate::message::{choices, messages};
use crate::picture::{DraughtsPicture, Picture};
use crate::{Citation, Lang, Message, Text, draughts_name, draughts_source, main_source};
use ::table::catalogue::{Provenance, RuleSet};

pub use neighbours::draughts_facts;

messages! {
    /// What stands on a draughts page besides the table's own words.
    Caption {
        Chapter = "draughts-chapter" { chapter: Part },
        Lead = "lead-draughts" { men: u32, side: u8, goal: String },
        LeadHouse = "lead-house" { name: String },
        Legend = "pieces-legend",
        Numbers = "example-numbers",
        Letters = "example-letters",
    }
}

/// The chapters, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    Board,
    Moves,
    Captures,
    Duty,
    Crown,
    End,
    Writing,
}

choices! {
    Part {
        Part::Board => "board",
        Part::Moves => "moves",
        Part::Captures => "captures",
        Part::Duty => "duty",
        Part::Crown => "crown",
        Part::End => "end",
        Part::Writing => "writing",
    }
}

impl Part {
    /// The chapter that a point belongs to.
    const fn of(point: PointId) -> Self {
        match point {
            PointId::Board | PointId::Placing | PointId::FirstMover => Self::Board,
            PointId::Lines | PointId::KingRange | PointId::KingPatience => Self::Moves,
            PointId::ManCaptures
            | PointId::ManAgainstKing
            | PointId::KingCapture
            | PointId::Continuation
            | PointId::Removal
            | PointId::Reversal => Self::Captures,
            PointId::Compulsion | PointId::MustPrefer => Self::Duty,
            PointId::Promotion => Self::Crown,
            PointId::Goal | PointId::Draws => Self::End,
            PointId::Notation => Self::Writing,
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Moves => "moves",
            Self::Captures => "captures",
            Self::Duty => "duty",
            Self::Crown => "crown",
            Self::End => "end",
            Self::Writing => "writing",
        }
    }
}

/// The messages of this room, for the tests.
#[cfg(test)]
pub(crate) fn keys() -> Vec<crate::message::Key> {
    [Caption::KEYS, examples::Caption::KEYS].concat()
}

/// The id under which a table is known: `draughts:italian`, `draughts:italian+losing`, `house:mine`.
pub(super) fn rule_set_id(rules: &Rules) -> String {
    RuleSet::draughts(*rules).id()
}

/// The rules page of a table, built-in or of the house.
#[must_use]
pub fn draughts_page(rules: &Rules, lang: Lang) -> RulesPage {
    let mut writer = Writer {
        rules,
        lang,
        numbering: Numbering::default(),
    };
    let chapters = writer.chapters();
    RulesPage {
        rule_set: rule_set_id(rules),
        language: lang,
        title: draughts_name(rules, lang),
        source: draughts_source(rules, lang),
        source_url: main_source(rules).url(),
        lead: writer.lead(),
        setup: writer.setup(),
        chapters,
        readings: writer.numbering.readings,
        neighbours: neighbours::neighbours(rules, lang),
    }
}

/// The key to the signs of a board drawn with characters.
#[must_use]
pub fn legend(lang: Lang) -> String {
    Caption::Legend.say(lang)
}

struct Writer<'a> {
    rules: &'a Rules,
    lang: Lang,
    numbering: Numbering,
}

/// An article before it is numbered.
struct Draft {
    anchor: &'static str,
    title: String,
    short: String,
    paragraphs: Vec<Text>,
    rows: Vec<Text>,
    stands: Stands,
    /// Other places it rests on.
    besides: Vec<Stands>,
    diagrams: Vec<Diagram>,
    points: Vec<&'static str>,
}

impl Writer<'_> {
    fn lead(&self) -> Text {
        let goal = paragraphs(self.rules, PointId::Goal, self.lang);
        let goal: Vec<String> = goal.iter().map(Text::to_string).collect();
        let lead = Caption::Lead {
            men: Setup::start(self.rules).white.len(),
            side: self.rules.board.value.size.side(),
            goal: goal.join(" "),
        }
        .tell(self.lang);
        if RuleSet::draughts(*self.rules).provenance() != Provenance::House {
            return lead;
        }
        // House rules are a change of something: of the set that most of their points still stand in, if there is one.
        let nearest = neighbours::nearest(self.rules);
        let source = main_source(self.rules);
        let name = nearest
            .iter()
            .find(|other| main_source(other) == source)
            .or(nearest.first())
            .map(|rules| draughts_name(rules, self.lang));
        match name {
            Some(name) => lead.and(Caption::LeadHouse { name }.tell(self.lang)),
            None => lead,
        }
    }

    fn setup(&self) -> Diagram {
        let start = Position::start(self.rules);
        Diagram {
            id: "setup".to_owned(),
            position: fen::write(start.setup(), self.rules),
            frames: vec![Frame {
                picture: Picture::Draughts(DraughtsPicture::of(start.setup(), self.rules)),
                caption: Text::default(),
                route: None,
                refused: None,
                lit: Vec::new(),
            }],
        }
    }

    fn chapters(&mut self) -> Vec<Chapter> {
        let drafts: [(Part, Vec<Draft>); 7] = [
            (Part::Board, self.board()),
            (Part::Moves, self.moves()),
            (Part::Captures, self.captures()),
            (Part::Duty, self.duty()),
            (
                Part::Crown,
                vec![Draft {
                    besides: self.rules.crowning_borrowed().into_iter().collect(),
                    ..self.point(PointId::Promotion, &[Topic::Promotion])
                }],
            ),
            (Part::End, self.end()),
            (Part::Writing, vec![self.writing()]),
        ];
        drafts
            .into_iter()
            .map(|(part, drafts)| Chapter {
                id: part.id(),
                title: Caption::Chapter { chapter: part }.say(self.lang),
                articles: drafts
                    .into_iter()
                    .map(|draft| self.numbered(draft))
                    .collect(),
            })
            .collect()
    }

    fn numbered(&mut self, draft: Draft) -> Article {
        let number = self.numbering.next();
        let lang = self.lang;
        let mut readings = Vec::new();
        let mut notes = Vec::new();
        for stands in core::iter::once(&draft.stands).chain(&draft.besides) {
            if let Standing::Read(chosen) = stands.standing {
                let text = || reading(chosen, lang);
                let mark = self.numbering.reading(chosen.id(), number, text);
                if !readings.contains(&mark) {
                    readings.push(mark);
                    notes.push(Text::from(reading(chosen, lang).as_str()));
                }
            }
        }
        Article {
            number,
            anchor: draft.anchor,
            title: draft.title,
            short: draft.short,
            paragraphs: draft.paragraphs,
            rows: draft.rows,
            article: Citation::of_draughts(&draft.stands, lang),
            readings,
            notes,
            diagrams: draft.diagrams,
            points: draft.points,
        }
    }

    /// The article of a point, with examples for these topics.
    fn point(&self, point: PointId, topics: &[Topic]) -> Draft {
        Draft {
            anchor: point.id(),
            title: label(point, self.lang),
            short: value(self.rules, point, self.lang),
            paragraphs: paragraphs(self.rules, point, self.lang),
            rows: Vec::new(),
            stands: point
                .article(self.rules)
                .unwrap_or_else(|| Stands::silent(main_source(self.rules))),
            besides: Vec::new(),
            diagrams: self.examples(topics),
            points: vec![point.id()],
        }
    }

    fn examples(&self, topics: &[Topic]) -> Vec<Diagram> {
        topics
            .iter()
            .flat_map(|&topic| examples(topic, self.rules, self.lang))
            .collect()
    }

    fn board(&self) -> Vec<Draft> {
        vec![
            self.point(PointId::Board, &[]),
            self.point(PointId::Placing, &[]),
            Draft {
                besides: self.rules.passing_borrowed().into_iter().collect(),
                ..self.point(PointId::FirstMover, &[])
            },
        ]
    }

    fn moves(&self) -> Vec<Draft> {
        let mut drafts = vec![
            Draft {
                stands: self.rules.lines_and_man_moves_article(),
                ..self.point(PointId::Lines, &[Topic::ManMoves])
            },
            self.point(PointId::KingRange, &[Topic::KingMoves]),
        ];
        if self.rules.king_patience.value != KingPatience::Unlimited {
            drafts.push(self.point(PointId::KingPatience, &[Topic::KingRests]));
        }
        drafts
    }

    fn captures(&self) -> Vec<Draft> {
        let mut drafts = vec![
            self.point(PointId::ManCaptures, &[Topic::ManCaptures]),
            self.point(PointId::ManAgainstKing, &[Topic::ManAgainstKing]),
            self.point(PointId::KingCapture, &[Topic::KingCaptures]),
            self.point(PointId::Continuation, &[Topic::Continuation]),
            self.bans(),
            self.point(PointId::Removal, &[Topic::Removal]),
        ];
        drafts.extend(self.carrying_out());
        if tells_of_reversal(self.rules) {
            drafts.push(self.point(PointId::Reversal, &[Topic::Reversal]));
        }
        drafts
    }

    fn bans(&self) -> Draft {
        let messages = [
            Rule::BansOwn,
            Rule::BansRoom,
            match self.rules.removal.value {
                Removal::AfterTheMove => Rule::BansTwice,
                Removal::AtOnce => Rule::BansAtOnce,
            },
        ];
        Draft {
            anchor: BANS,
            title: Rule::Bans.say(self.lang),
            short: Rule::BansOwn.say(self.lang),
            paragraphs: messages
                .iter()
                .map(|message| message.tell(self.lang))
                .collect(),
            rows: Vec::new(),
            stands: self.rules.bans_article(),
            besides: self
                .rules
                .borrowed_bans()
                .chain([self.rules.ban_article(Ban::Twice)])
                .collect(),
            diagrams: self.examples(&[Topic::Bans]),
            points: Vec::new(),
        }
    }

    /// How a capture is carried out with the hand, where the text says so.
    fn carrying_out(&self) -> Option<Draft> {
        let stands = self.rules.carrying_out_article()?;
        let messages = [
            Rule::CarryingOutShown,
            Rule::CarryingOutRemoved,
            Rule::CarryingOutPutRight,
        ];
        let title = Rule::CarryingOut.say(self.lang);
        Some(Draft {
            anchor: CARRYING_OUT,
            short: title.clone(),
            title,
            paragraphs: messages
                .iter()
                .map(|message| message.tell(self.lang))
                .collect(),
            rows: Vec::new(),
            stands,
            besides: Vec::new(),
            diagrams: Vec::new(),
            points: Vec::new(),
        })
    }

    fn duty(&self) -> Vec<Draft> {
        let mut drafts = vec![self.point(PointId::Compulsion, &[Topic::Duty])];
        for (index, point) in self.rules.must_prefer.iter().enumerate() {
            let topic = match point.value {
                Preference::MostPieces => Topic::MostPieces,
                Preference::WithKing => Topic::WithKing,
                Preference::MostKings => Topic::MostKings,
                Preference::KingsEarliest => Topic::KingsEarliest,
                Preference::MostValue => Topic::MostValue,
            };
            drafts.push(Draft {
                anchor: preference_anchor(point.value),
                title: preference_title(point.value, self.lang),
                short: preference_title(point.value, self.lang),
                paragraphs: vec![preference_paragraph(point.value, index + 1, self.lang)],
                rows: Vec::new(),
                stands: point.article,
                besides: Vec::new(),
                diagrams: self.examples(&[topic]),
                points: vec![PointId::MustPrefer.id()],
            });
        }
        let mut choice = self.point(PointId::MustPrefer, &[]);
        choice.title = Rule::ChoiceTitle.say(self.lang);
        choice.stands = self.rules.choice_article();
        if self.rules.must_prefer.is_empty() {
            choice.diagrams = self.examples(&[Topic::FreeChoice]);
        }
        drafts.push(choice);
        drafts
    }

    fn end(&self) -> Vec<Draft> {
        let mut drafts = vec![self.point(PointId::Goal, &[Topic::NoMove])];
        drafts.extend(self.draws());
        let mut agreement = self.point(PointId::Draws, &[]);
        agreement.title = Rule::DrawTitle {
            draw: DrawKind::Agreement,
        }
        .say(self.lang);
        agreement.short = agreement.title.clone();
        agreement.stands = Stands::silent(main_source(self.rules));
        drafts.push(agreement);
        drafts
    }

    /// The draws, those of one kind and place together.
    fn draws(&self) -> Vec<Draft> {
        let kind = |draw: DrawRule| match draw {
            DrawRule::Repetition(_) => DrawKind::Repetition,
            DrawRule::KingMoves(_) => DrawKind::KingMoves,
            DrawRule::Endgame { .. } => DrawKind::Endgame,
            DrawRule::Standstill { .. } => DrawKind::Standstill,
        };
        let mut groups: Vec<(DrawKind, Stands, Vec<DrawRule>)> = Vec::new();
        for point in self.rules.draws.iter() {
            let kind = kind(point.value);
            let group = groups
                .iter_mut()
                .find(|(known, stands, _)| *known == kind && *stands == point.article);
            match group {
                Some((_, _, draws)) => draws.push(point.value),
                None => groups.push((kind, point.article, vec![point.value])),
            }
        }
        let lang = self.lang;
        groups
            .into_iter()
            .zip(DRAWS)
            .map(|((kind, stands, draws), anchor)| {
                let title = Rule::DrawTitle { draw: kind }.say(lang);
                let (paragraphs, rows) = if kind == DrawKind::Endgame && draws.len() > 1 {
                    let rows = draws.iter().filter_map(|draw| endgame_row(*draw, lang));
                    (vec![Rule::DrawEndgames.tell(lang)], rows.collect())
                } else {
                    let told = draws.iter().map(|draw| draw_in_words(*draw, lang));
                    (told.collect(), Vec::new())
                };
                Draft {
                    anchor,
                    short: title.clone(),
                    title,
                    paragraphs,
                    rows,
                    stands,
                    besides: Vec::new(),
                    diagrams: Vec::new(),
                    points: vec![PointId::Draws.id()],
                }
            })
            .collect()
    }

    fn writing(&self) -> Draft {
        let mut draft = self.point(PointId::Notation, &[]);
        let written = Written(self.rules);
        let start = Position::start(self.rules);
        let step = start.legal_moves(self.rules).into_iter().next();
        let capture = candidates(Topic::MostPieces, self.rules)
            .chain(candidates(Topic::Continuation, self.rules))
            .filter_map(|candidate| candidate.position(self.rules))
            .flat_map(|position| position.legal_moves(self.rules))
            .max_by_key(|play| play.taken().len());
        if let (Some(step), Some(capture)) = (step, capture) {
            draft.paragraphs.push(
                Rule::NotationMoves {
                    step: written.play(&step),
                    capture: written.play(&capture),
                }
                .tell(self.lang),
            );
        }
        if let Some(turn) = self.a_huff() {
            let huff = written.turn(&turn);
            draft
                .paragraphs
                .push(Rule::NotationHuff { huff }.tell(self.lang));
        }
        let caption = match self.rules.notation.value.writing {
            Writing::Numbers => Caption::Numbers,
            Writing::Letters => Caption::Letters,
        };
        draft.diagrams.push(Diagram {
            id: "squares".to_owned(),
            position: fen::write(&Setup::empty(Side::White), self.rules),
            frames: vec![Frame {
                picture: Picture::Draughts(DraughtsPicture::empty(self.rules)),
                caption: caption.tell(self.lang),
                route: None,
                refused: None,
                lit: Vec::new(),
            }],
        });
        draft
    }

    /// A turn with a huff, where these rules know one.
    fn a_huff(&self) -> Option<Turn> {
        let position = candidates(Topic::Duty, self.rules)
            .find_map(|candidate| candidate.position(self.rules))?;
        let quiet = position
            .legal_moves(self.rules)
            .into_iter()
            .find(|play| !play.is_capture())?;
        position
            .played(&quiet, self.rules)
            .legal_turns(self.rules)
            .into_iter()
            .find(|turn| turn.huff.is_some() && turn.play.is_some())
    }
}

/// A line of the list of drawn endgames.
fn endgame_row(draw: DrawRule, lang: Lang) -> Option<Text> {
    let DrawRule::Endgame {
        strong,
        weak,
        refuge,
        moves,
    } = draw
    else {
        return None;
    };
    Some(
        Rule::DrawEndgameRow {
            strong: force(strong, lang),
            weak: force(weak, lang),
            refuge,
            moves,
        }
        .tell(lang),
    )
}
