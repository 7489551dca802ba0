//! Why a move was refused, in a form that can be read, spoken, drawn and put right.

use serde::{Serialize, Serializer};

use super::message::messages;
use super::{Citation, Lang, Message, Text};

messages! {
    /// The frame of a refusal, and what its moves do.
    Why {
        Text = "refusal-text" { rule: String, article: String },
        TextTried = "refusal-text-tried" { rule: String, article: String, tried: String },
        Sentence = "refusal-sentence" { rule: String },
        SentenceTried = "refusal-sentence-tried" { rule: String, tried: String },
    }
}

/// A place on a board: a square by its number in the rule set, or a place of the backgammon board as the mover counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A square of draughts.
    Square(u8),
    /// A square of chess.
    Field(::chess::Square),
    /// A point of backgammon, 1 to 24.
    Point(u8),
    /// The bar.
    Bar,
    /// Off the board.
    Off,
}

impl Serialize for Spot {
    /// A number, a name such as `"e4"`, or `"bar"` or `"off"`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Square(number) | Self::Point(number) => serializer.serialize_u8(*number),
            Self::Field(square) => serializer.collect_str(square),
            Self::Bar => serializer.serialize_str("bar"),
            Self::Off => serializer.serialize_str("off"),
        }
    }
}

/// A move put beside another one in a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Contender {
    /// The move in notation: `22×15`, `13/5`.
    pub text: String,
    /// Where it goes, place by place; of a backgammon play the first step.
    pub route: Vec<Spot>,
    /// What it takes, in order.
    pub taken: Vec<Spot>,
    /// What the rule compares: "takes 1". Nothing where it compares nothing.
    pub verdict: Option<String>,
}

/// Why a move was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// A name of the reason that does not change: `must-capture`.
    pub reason: &'static str,
    /// The article of the rules page that says so: its anchor there.
    pub anchor: &'static str,
    /// Where the rule stands.
    pub article: Citation,
    /// A few words: "Take the most pieces".
    pub title: String,
    /// One sentence or two, without the article.
    pub sentence: Text,
    /// The same with the article in it, to be printed or spoken.
    pub text: String,
    /// The places that show the reason.
    pub lit: Vec<Spot>,
    /// The move that was tried, where it is known.
    pub tried: Option<Contender>,
    /// A move that would be legal.
    pub instead: Option<Contender>,
}

/// Reason, anchor and what to light: what a refusal has besides words.
pub(crate) struct Grounds {
    pub(crate) reason: &'static str,
    pub(crate) anchor: &'static str,
    pub(crate) article: Citation,
    pub(crate) lit: Vec<Spot>,
    pub(crate) tried: Option<Contender>,
    pub(crate) instead: Option<Contender>,
}

impl Grounds {
    /// Puts the words to it: the title, the rule as a clause, and what the tried move does instead, if there is
    /// something to say.
    pub(crate) fn worded(
        self,
        lang: Lang,
        title: String,
        rule: &impl Message,
        tried: Option<&dyn Fn(Lang) -> String>,
    ) -> Refusal {
        let marked = rule.marked(lang);
        let article = self.article.text.clone();
        let (sentence, text) = match tried {
            None => (
                Why::Sentence {
                    rule: marked.clone(),
                },
                Why::Text {
                    rule: marked,
                    article,
                },
            ),
            Some(tried) => (
                Why::SentenceTried {
                    rule: marked.clone(),
                    tried: tried(lang),
                },
                Why::TextTried {
                    rule: marked,
                    article,
                    tried: tried(lang),
                },
            ),
        };
        Refusal {
            reason: self.reason,
            anchor: self.anchor,
            article: self.article,
            title,
            sentence: sentence.tell(lang),
            text: text.say(lang),
            lit: self.lit,
            tried: self.tried,
            instead: self.instead,
        }
    }
}
