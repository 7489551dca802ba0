//! Rule sets as lists show them, and rules pages.

use ::backgammon::{CubeRule, Frame, LengthRule, OptionRule, RulePoint};
use ::draughts::{Rules, Setup};
use ::table::catalogue::Provenance;
use ::table::{GameKind, RuleSet};
use ::words::rules_page;
use ::words::{self, Span, Spot, Text};

use crate::boards::{backgammon_start, draughts_picture};
use crate::chess;
use crate::refusals::place;
use crate::types::{
    Arrow, Article, BackgammonFrame, BoardPlace, Chapter, ChessKind, ChessPicture, ChessPiece,
    CubeChoice, Diagram, DiagramFrame, DraughtsTurn, Kind, Lang, Lengths, LevelWords, Localised,
    MoneyOption, Origin, Paragraph, Picture, RuleSetSummary, RuleText, RulesPage, Side,
};

/// How many of the built-in draughts sets are printed in the box: they come first in the list.
const LEAFLETS: [&str; 4] = ["xalingo", "xalingo-en", "garden", "italian"];

/// The first position of chess, made without its code: lists have it before that has come. A shuffled one looks like
/// this too until a game has drawn its own.
pub(crate) fn first_array() -> ChessPicture {
    use ChessKind::{Bishop, King, Knight, Pawn, Queen, Rook};
    const BACK: [ChessKind; 8] = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
    let rows = [
        (1, Side::Light, BACK),
        (2, Side::Light, [Pawn; 8]),
        (7, Side::Dark, [Pawn; 8]),
        (8, Side::Dark, BACK),
    ];
    let pieces = rows.into_iter().flat_map(|(rank, side, kinds)| {
        let files = ('a'..='h').zip(kinds);
        files.map(move |(file, kind)| ChessPiece {
            square: format!("{file}{rank}"),
            side,
            kind,
        })
    });
    ChessPicture {
        pieces: pieces.collect(),
        castling: Some("KQkq".to_owned()),
        en_passant: None,
    }
}

/// A rule set as lists show it; `parent` is what house rules started from.
pub(crate) fn summary(set: &RuleSet, parent: Option<&str>) -> RuleSetSummary {
    match set {
        RuleSet::Backgammon(frame) => of_frame(set, *frame),
        RuleSet::Chess(rules) => {
            let is_house = set.provenance() == Provenance::House;
            RuleSetSummary {
                id: set.id(),
                kind: Kind::Chess,
                name: Localised::of(|lang| words::chess_name(rules, lang)),
                source: Localised::of(|lang| words::chess_source(rules, lang)),
                // The words of the rules come later: a card of the page says what the built-in ones are.
                facts: if is_house {
                    chess::facts(rules)
                } else {
                    Vec::new()
                },
                origin: if is_house {
                    Origin::House
                } else {
                    Origin::Family
                },
                parent: parent.map(str::to_owned),
                start: Picture::Chess(first_array()),
                frame: None,
            }
        }
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
/// The computer's levels, the weakest first.
pub(crate) fn levels() -> Vec<LevelWords> {
    let about = |game, level| Localised::of(|lang| words::level_about(game, level, lang));
    (1..=::players::LEVELS)
        .map(|level| LevelWords {
            name: Localised::of(|lang| words::level_name(level, lang)),
            draughts: about(GameKind::Draughts, level),
            backgammon: about(GameKind::Backgammon, level),
            chess: about(GameKind::Chess, level),
        })
        .collect()
}

fn facts(rules: &Rules) -> Vec<Localised> {
    // How many there are hangs on the rules, not on the language.
    let spoken = Lang::spoken().next();
    let count = spoken.map_or(0, |lang| rules_page::draughts_facts(rules, lang).len());
    let fact = |at: usize, lang| rules_page::draughts_facts(rules, lang).into_iter().nth(at);
    (0..count)
        .map(|at| Localised::of(|lang| fact(at, lang).unwrap_or_default()))
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

/// The rules page of a set in one language.
pub(crate) fn page(set: &RuleSet, lang: Lang) -> RulesPage {
    let made = match set {
        RuleSet::Draughts(rules) => rules_page::draughts_page(rules, lang),
        RuleSet::Backgammon(frame) => rules_page::backgammon_page(*frame, lang),
        RuleSet::Chess(rules) => rules_page::chess_page(rules, lang),
    };
    let mut chapters: Vec<Chapter> = made
        .chapters
        .into_iter()
        .map(|chapter| Chapter {
            title: chapter.title,
            articles: chapter
                .articles
                .into_iter()
                .map(|made| article(made, set))
                .collect(),
        })
        .collect();
    // The page has no room of its own for the set-up: it stands where the board is spoken of.
    if let Some(first) = chapters
        .first_mut()
        .and_then(|chapter| chapter.articles.first_mut())
    {
        first.diagrams.insert(0, diagram(made.setup));
    }
    RulesPage {
        rule_set: set.id(),
        language: lang,
        title: made.title,
        source: made.source,
        lead: made.lead.to_string(),
        chapters,
    }
}

fn paragraph(text: Text) -> Paragraph {
    let spans = text.spans.into_iter();
    spans
        .map(|span| match span {
            Span::Words(text) => RuleText::Words { text },
            Span::Move(text) => RuleText::Move { text },
        })
        .collect()
}

fn article(made: rules_page::Article, set: &RuleSet) -> Article {
    let number = made.number.to_string();
    Article {
        anchor: made.anchor.to_owned(),
        label: rules_page::article_label(set, made.anchor).unwrap_or(number),
        place: made.article.text,
        title: made.title,
        paragraphs: made
            .paragraphs
            .into_iter()
            .chain(made.rows)
            .map(paragraph)
            .collect(),
        notes: made.notes.into_iter().map(paragraph).collect(),
        diagrams: made.diagrams.into_iter().map(diagram).collect(),
        points: made.points.into_iter().map(str::to_owned).collect(),
        short: Some(made.short).filter(|short| !short.is_empty()),
    }
}

fn diagram(made: rules_page::Diagram) -> Diagram {
    Diagram {
        id: made.id,
        frames: made.frames.into_iter().map(frame).collect(),
        position: made.position,
    }
}

fn frame(made: rules_page::Frame) -> DiagramFrame {
    let mover = match &made.picture {
        Picture::Backgammon(picture) => picture.to_move,
        Picture::Draughts(_) | Picture::Chess(_) => Side::Light,
    };
    let numbers = |spots: &[Spot]| -> Vec<u8> {
        let places = spots.iter().map(|&spot| place(spot, mover));
        places
            .filter_map(|place| match place {
                BoardPlace::Number(number) => Some(number),
                BoardPlace::Named(_) => None,
            })
            .collect()
    };
    let (route, arrows) = match (&made.picture, &made.route) {
        (_, None) => (None, Vec::new()),
        (Picture::Draughts(_), Some(route)) => {
            let turn = DraughtsTurn {
                path: numbers(&route.path),
                taken: numbers(&route.taken),
                huff: None,
                crowns: route.crowns,
                text: route.text.clone(),
            };
            (Some(turn), Vec::new())
        }
        (Picture::Backgammon(_) | Picture::Chess(_), Some(route)) => {
            let legs = route.path.chunks_exact(2);
            let arrows = legs.map(|leg| Arrow {
                from: place(leg[0], mover),
                to: place(leg[1], mover),
            });
            (None, arrows.collect())
        }
    };
    DiagramFrame {
        caption: paragraph(made.caption),
        route,
        arrows,
        lit: made.lit.iter().map(|&spot| place(spot, mover)).collect(),
        picture: made.picture,
    }
}
