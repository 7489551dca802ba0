//! Why something was refused, as the page wants to hear it.

use ::table::game::{Contest, Illegal};
use ::table::session::Refused;
use ::table::{RuleSet, Table};
use ::words::page::NotHere;
use ::words::picture::as_light_counts;
use ::words::rules_page::article_label;
use ::words::table::Tried;
use ::words::{self, Spot};

use crate::boards::{backgammon_action, draughts_action};
use crate::chess;
use crate::types::{
    Action, Alternative, ArticleRef, BoardPlace, Contender, Lang, Localised, NamedPlace, Refusal,
    Side,
};

/// A refusal that no rule of the game stands behind.
fn plain(reason: &str, sentence: Localised) -> Refusal {
    Refusal {
        reason: reason.to_owned(),
        article: None,
        title: Localised::of(words::table::refusal_title),
        sentence,
        lit: Vec::new(),
        tried: None,
        instead: None,
    }
}

/// Something that the tables of the page refuse.
pub(crate) fn not_here(why: NotHere) -> Refusal {
    plain(why.id(), Localised::of(|lang| why.say(lang)))
}

/// Why the table refused.
pub(crate) fn refusal(table: &Table, refused: &Refused, tried: &Tried) -> Refusal {
    let (contest, rules) = (table.contest(), &table.header().rules);
    let say = |lang| words::table::explain(refused, contest, rules, tried, lang);
    let told = together(table, say, instead(table, refused)).map(|told| in_english(told, refused));
    let Refused::Unreadable(why) = refused else {
        return told.unwrap_or_else(|| {
            let sentence = |lang| words::table::refused(refused, rules, lang);
            plain(refused.id(), Localised::of(sentence))
        });
    };
    let told = told.unwrap_or_else(|| Refusal {
        title: Localised::of(words::page::unreadable_title),
        ..plain(
            "unreadable",
            Localised::of(|_| match tried {
                Tried::Text(text) => text.clone(),
                _ => why.to_string(),
            }),
        )
    });
    // No rule forbids a text that is no move.
    Refusal {
        article: None,
        ..told
    }
}

/// Letters of chess differ from language to language: the page gets a move as records write it, and spells it.
fn in_english(told: Refusal, refused: &Refused) -> Refusal {
    match (refused, told.instead) {
        (Refused::Illegal(Illegal::Chess(illegal)), Some(mut instead)) => {
            if let Some(text) = &illegal.instead_text {
                instead.contender.text.clone_from(text);
            }
            Refusal {
                instead: Some(instead),
                ..told
            }
        }
        (_, instead) => Refusal { instead, ..told },
    }
}

/// What plays the turn that would be legal in place of the refused one.
fn instead(table: &Table, refused: &Refused) -> Option<Action> {
    match (refused, &table.header().rules) {
        (Refused::Illegal(Illegal::Draughts(illegal)), RuleSet::Draughts(rules)) => {
            let turn = ::draughts::Turn {
                huff: None,
                play: Some(illegal.alternative.clone()?),
            };
            Some(draughts_action(rules, &turn))
        }
        (Refused::Illegal(Illegal::Backgammon(illegal)), _) => {
            Some(backgammon_action(&illegal.example()?, mover(table)))
        }
        (Refused::Illegal(Illegal::Chess(illegal)), _) => match table.contest() {
            Contest::Chess(game) => chess::instead(game, illegal),
            _ => None,
        },
        _ => None,
    }
}

/// Who counts the points in a refusal; squares have one number for all.
fn mover(table: &Table) -> Side {
    match table.contest() {
        Contest::Backgammon(game) => game.game().turn().into(),
        Contest::Draughts(_) | Contest::Chess(_) => Side::Light,
    }
}

/// A place as Light counts; `side` is who counts the spot.
pub(crate) const fn place(spot: Spot, side: Side) -> BoardPlace {
    match spot {
        Spot::Square(number) => BoardPlace::Number(number),
        // From a1 on, along the ranks.
        Spot::Field(square) => BoardPlace::Number(chess::number(square)),
        Spot::Point(number) => BoardPlace::Number(as_light_counts(number, side)),
        Spot::Bar => BoardPlace::Named(NamedPlace::Bar),
        Spot::Off => BoardPlace::Named(NamedPlace::Off),
    }
}

/// Puts the same refusal, said once in each language, together.
fn together(
    table: &Table,
    say: impl Fn(Lang) -> Option<words::Refusal>,
    action: Option<Action>,
) -> Option<Refusal> {
    let side = mover(table);
    let said: Vec<(Lang, words::Refusal)> = Lang::spoken()
        .filter_map(|lang| Some((lang, say(lang)?)))
        .collect();
    let (_, one) = said.first()?;
    let by_lang = |pick: &dyn Fn(&words::Refusal) -> String| {
        Localised::of(|lang| {
            let said = said.iter().find(|(spoken, _)| *spoken == lang);
            said.map_or_else(String::new, |(_, said)| pick(said))
        })
    };
    type Pick = fn(&words::Refusal) -> Option<&words::Contender>;
    let contender = |pick: Pick| {
        pick(one).map(|known| Contender {
            text: known.text.clone(),
            route: known.route.iter().map(|&spot| place(spot, side)).collect(),
            taken: known
                .taken
                .iter()
                .filter_map(|&spot| match place(spot, side) {
                    BoardPlace::Number(number) => Some(number),
                    BoardPlace::Named(_) => None,
                })
                .collect(),
            verdict: by_lang(&|said| {
                pick(said)
                    .and_then(|known| known.verdict.clone())
                    .unwrap_or_default()
            }),
        })
    };
    let tried = contender(|said| said.tried.as_ref());
    let instead = contender(|said| said.instead.as_ref());
    Some(Refusal {
        reason: one.reason.to_owned(),
        article: Some(ArticleRef {
            rule_set: table.header().rules.id(),
            anchor: one.anchor.to_owned(),
            label: article_label(&table.header().rules, one.anchor),
        }),
        title: by_lang(&|said| said.title.clone()),
        sentence: by_lang(&|said| said.sentence.to_string()),
        lit: one.lit.iter().map(|&spot| place(spot, side)).collect(),
        tried,
        instead: instead
            .zip(action)
            .map(|(contender, action)| Alternative { contender, action }),
    })
}
