//! The rules of chess in words: what each topic is called, what it says, and where a house may differ, a few words.

use ::chess::house::PointId;
use ::chess::{Article, Castling, Counted, EnPassant, Goal, Promotion, Rules, Stalemate, Start};

use super::move_text;
use crate::message::{choices, messages};
use crate::text::Notated;
use crate::{Lang, Message, Text};

messages! {
    /// What the table says, as articles and in few words.
    Rule {
        Topic = "chess-topic" { topic: Topic },
        Board = "chess-board",
        Start = "chess-start" { start: Start },
        StartShort = "chess-start-short" { start: Start },
        Moving = "chess-moving",
        Bishop = "chess-bishop",
        Rook = "chess-rook",
        Queen = "chess-queen",
        Knight = "chess-knight",
        Pawn = "chess-pawn",
        EnPassant = "chess-en-passant" { rule: EnPassant },
        EnPassantShort = "chess-en-passant-short" { rule: EnPassant },
        Promotion = "chess-promotion" { rule: Promotion },
        PromotionShort = "chess-promotion-short" { rule: Promotion },
        King = "chess-king",
        Castling = "chess-castling" { rule: HowToCastle },
        CastlingRights = "chess-castling-rights",
        CastlingShort = "chess-castling-short" { rule: HowToCastle },
        Check = "chess-check",
        Goal = "chess-goal",
        GoalChecks = "chess-goal-checks" { checks: u8 },
        GoalShort = "chess-goal-short",
        GoalChecksShort = "chess-goal-checks-short" { checks: u8 },
        Resignation = "chess-resignation",
        Flag = "chess-flag",
        Stalemate = "chess-stalemate" { rule: Stalemate },
        StalemateShort = "chess-stalemate-short" { rule: Stalemate },
        Dead = "chess-dead",
        Agreement = "chess-agreement",
        RepetitionClaimed = "chess-repetition-claimed" { times: u8 },
        RepetitionAutomatic = "chess-repetition-automatic" { times: u8 },
        RepetitionNone = "chess-repetition-none",
        NoProgressClaimed = "chess-no-progress-claimed" { moves: u8 },
        NoProgressAutomatic = "chess-no-progress-automatic" { moves: u8 },
        NoProgressNone = "chess-no-progress-none",
        ClaimedShort = "chess-claimed-short" { count: u8 },
        AutomaticShort = "chess-automatic-short" { count: u8 },
        NeverShort = "chess-never-short",
        Claims = "chess-claims",
        Notation = "chess-notation" {
            knight: Notated, capture: Notated, short: Notated, long: Notated
        },
    }
}

/// What an article of the rules page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is what its label says")]
pub enum Topic {
    Board,
    Start,
    Moving,
    Bishop,
    Rook,
    Queen,
    Knight,
    Pawn,
    EnPassant,
    Promotion,
    King,
    Castling,
    Check,
    Goal,
    Resignation,
    Flag,
    Stalemate,
    Dead,
    Agreement,
    Repetition,
    NoProgress,
    Claims,
    Notation,
}

/// Whether and how kings castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HowToCastle {
    Usual,
    Shuffled,
    None,
}

impl HowToCastle {
    const fn of(rules: &Rules) -> Self {
        match (rules.castling.value, rules.start.value) {
            (Castling::None, _) => Self::None,
            (Castling::Allowed, Start::Usual) => Self::Usual,
            (Castling::Allowed, Start::Shuffled) => Self::Shuffled,
        }
    }
}

choices! {
    HowToCastle {
        HowToCastle::Usual => "usual",
        HowToCastle::Shuffled => "shuffled",
        HowToCastle::None => "none",
    }
    EnPassant { EnPassant::Allowed => "allowed", EnPassant::None => "none" }
    Promotion { Promotion::Any => "any", Promotion::Queen => "queen" }
    Stalemate { Stalemate::Draw => "draw", Stalemate::Loss => "loss" }
    Topic {
        Topic::Board => "board",
        Topic::Start => "start",
        Topic::Moving => "moving",
        Topic::Bishop => "bishop",
        Topic::Rook => "rook",
        Topic::Queen => "queen",
        Topic::Knight => "knight",
        Topic::Pawn => "pawn",
        Topic::EnPassant => "en-passant",
        Topic::Promotion => "promotion",
        Topic::King => "king",
        Topic::Castling => "castling",
        Topic::Check => "check",
        Topic::Goal => "goal",
        Topic::Resignation => "resignation",
        Topic::Flag => "flag",
        Topic::Stalemate => "stalemate",
        Topic::Dead => "dead",
        Topic::Agreement => "agreement",
        Topic::Repetition => "repetition",
        Topic::NoProgress => "no-progress",
        Topic::Claims => "claims",
        Topic::Notation => "notation",
    }
}

impl Topic {
    /// Every one, in the order of the page.
    pub const ALL: [Self; 23] = [
        Self::Board,
        Self::Start,
        Self::Moving,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::Knight,
        Self::Pawn,
        Self::EnPassant,
        Self::Promotion,
        Self::King,
        Self::Castling,
        Self::Check,
        Self::Goal,
        Self::Resignation,
        Self::Flag,
        Self::Stalemate,
        Self::Dead,
        Self::Agreement,
        Self::Repetition,
        Self::NoProgress,
        Self::Claims,
        Self::Notation,
    ];

    /// A name that does not change: its address on the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Start => "start",
            Self::Moving => "moving",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
            Self::EnPassant => "en-passant",
            Self::Promotion => "promotion",
            Self::King => "king",
            Self::Castling => "castling",
            Self::Check => "check",
            Self::Goal => "goal",
            Self::Resignation => "resignation",
            Self::Flag => "flag",
            Self::Stalemate => "stalemate",
            Self::Dead => "dead",
            Self::Agreement => "agreement",
            Self::Repetition => "repetition",
            Self::NoProgress => "no-progress",
            Self::Claims => "claims",
            Self::Notation => "notation",
        }
    }

    /// The point of the table that it states, where a house may change it.
    #[must_use]
    pub const fn point(self) -> Option<PointId> {
        Some(match self {
            Self::Start => PointId::Start,
            Self::Castling => PointId::Castling,
            Self::EnPassant => PointId::EnPassant,
            Self::Promotion => PointId::Promotion,
            Self::Stalemate => PointId::Stalemate,
            Self::Goal => PointId::Goal,
            Self::Repetition => PointId::Repetition,
            Self::NoProgress => PointId::NoProgress,
            _ => return None,
        })
    }

    /// Where it stands in these rules.
    #[must_use]
    pub const fn article(self, rules: &Rules) -> Article {
        if let Some(point) = self.point() {
            return rules.article(point);
        }
        Article::fide(match self {
            Self::Board => "2.1",
            Self::Moving => "1.2, 3.1, 3.5",
            Self::Bishop => "3.2",
            Self::Rook => "3.3",
            Self::Queen => "3.4",
            Self::Knight => "3.6",
            Self::Pawn => "3.7.1–3.7.3",
            Self::King => "3.8.1",
            Self::Check => "3.9",
            Self::Resignation => "5.1.2",
            Self::Flag => "6.9",
            Self::Dead => "5.2.2",
            Self::Agreement => "5.2.3",
            Self::Claims => "9.5",
            _ => "C",
        })
    }
}

/// The first of the numbers of a citation, where it begins with one: `9.2` of `9.2, 9.6.1`.
pub(crate) fn first_number(numbers: &str) -> Option<&str> {
    let end = numbers.find([' ', ',', '–']).unwrap_or(numbers.len());
    let first = &numbers[..end];
    let numbered = first.starts_with(|digit: char| digit.is_ascii_digit());
    numbered.then_some(first)
}

/// The number of the article with this address on the page: that of the Laws. What a house has made has none there, and
/// counts on the page.
#[inline(never)]
pub(crate) fn article_label(rules: &Rules, anchor: &str) -> Option<String> {
    let place = Topic::ALL.iter().position(|topic| topic.id() == anchor)?;
    let number = Topic::ALL[place].article(rules).number;
    let label = first_number(number).map(str::to_owned);
    Some(label.unwrap_or_else(|| (place + 1).to_string()))
}

/// What a topic is called: "Capturing in passing".
#[must_use]
pub fn label(topic: Topic, lang: Lang) -> String {
    Rule::Topic { topic }.say(lang)
}

/// What rules say on a topic in which houses differ, in a few words; nothing on the others.
#[must_use]
pub fn value(rules: &Rules, topic: Topic, lang: Lang) -> Option<String> {
    let message = match topic {
        Topic::Start => Rule::StartShort {
            start: rules.start.value,
        },
        Topic::Castling => Rule::CastlingShort {
            rule: HowToCastle::of(rules),
        },
        Topic::EnPassant => Rule::EnPassantShort {
            rule: rules.en_passant.value,
        },
        Topic::Promotion => Rule::PromotionShort {
            rule: rules.promotion.value,
        },
        Topic::Stalemate => Rule::StalemateShort {
            rule: rules.stalemate.value,
        },
        Topic::Goal => match rules.goal.value {
            Goal::Mate => Rule::GoalShort,
            Goal::Checks(checks) => Rule::GoalChecksShort { checks },
        },
        Topic::Repetition => return Some(counted(rules.repetition.value, lang)),
        Topic::NoProgress => return Some(counted(rules.no_progress.value, lang)),
        _ => return None,
    };
    Some(message.say(lang))
}

fn counted(value: Counted, lang: Lang) -> String {
    let claimed = value.claimed.map(|count| Rule::ClaimedShort { count });
    let automatic = value.automatic.map(|count| Rule::AutomaticShort { count });
    let parts = claimed.into_iter().chain(automatic);
    let parts: Vec<String> = parts.map(|part| part.say(lang)).collect();
    match parts.is_empty() {
        true => Rule::NeverShort.say(lang),
        false => parts.join(", "),
    }
}

/// What rules say on a topic.
pub(crate) fn paragraphs(rules: &Rules, topic: Topic, lang: Lang) -> Vec<Text> {
    let mut said = Vec::new();
    match topic {
        Topic::Board => said.push(Rule::Board),
        Topic::Start => said.push(Rule::Start {
            start: rules.start.value,
        }),
        Topic::Moving => said.push(Rule::Moving),
        Topic::Bishop => said.push(Rule::Bishop),
        Topic::Rook => said.push(Rule::Rook),
        Topic::Queen => said.push(Rule::Queen),
        Topic::Knight => said.push(Rule::Knight),
        Topic::Pawn => said.push(Rule::Pawn),
        Topic::EnPassant => said.push(Rule::EnPassant {
            rule: rules.en_passant.value,
        }),
        Topic::Promotion => said.push(Rule::Promotion {
            rule: rules.promotion.value,
        }),
        Topic::King => said.push(Rule::King),
        Topic::Castling => {
            let rule = HowToCastle::of(rules);
            said.push(Rule::Castling { rule });
            if rule != HowToCastle::None {
                said.push(Rule::CastlingRights);
            }
        }
        Topic::Check => said.push(Rule::Check),
        Topic::Goal => {
            said.push(Rule::Goal);
            if let Goal::Checks(checks) = rules.goal.value {
                said.push(Rule::GoalChecks { checks });
            }
        }
        Topic::Resignation => said.push(Rule::Resignation),
        Topic::Flag => said.push(Rule::Flag),
        Topic::Stalemate => said.push(Rule::Stalemate {
            rule: rules.stalemate.value,
        }),
        Topic::Dead => said.push(Rule::Dead),
        Topic::Agreement => said.push(Rule::Agreement),
        Topic::Repetition => {
            let Counted { claimed, automatic } = rules.repetition.value;
            said.extend(claimed.map(|times| Rule::RepetitionClaimed { times }));
            said.extend(automatic.map(|times| Rule::RepetitionAutomatic { times }));
            if said.is_empty() {
                said.push(Rule::RepetitionNone);
            }
        }
        Topic::NoProgress => {
            let Counted { claimed, automatic } = rules.no_progress.value;
            said.extend(claimed.map(|moves| Rule::NoProgressClaimed { moves }));
            said.extend(automatic.map(|moves| Rule::NoProgressAutomatic { moves }));
            if said.is_empty() {
                said.push(Rule::NoProgressNone);
            }
        }
        Topic::Claims => said.push(Rule::Claims),
        Topic::Notation => {
            let notated = |text: &str| Notated::new(&move_text(text, lang));
            said.push(Rule::Notation {
                knight: notated("Nf3"),
                capture: notated("Bxe5"),
                short: notated("O-O"),
                long: notated("O-O-O"),
            });
        }
    }
    said.iter().map(|rule| rule.tell(lang)).collect()
}
