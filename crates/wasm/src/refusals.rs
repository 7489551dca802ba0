//! Why something was refused, as the page wants to hear it.

use ::backgammon::{Frame, Play};
use ::draughts::{Position, Rules, Square};
use ::table::RuleSet;
use ::table::game::{Contest, Illegal, Unreadable};
use ::table::session::Refused;
use ::table::{Side as TableSide, Table};
use ::words::draughts::Attempt;
use ::words::page::NotHere;
use ::words::{self, Spot};

use crate::boards::{backgammon_action, draughts_action};
use crate::types::{
    Action, Alternative, ArticleRef, Contender, Lang, Localised, NamedPlace, Place, Refusal, Side,
};

/// What somebody tried, as far as it can be told.
#[derive(Clone, Debug)]
pub(crate) enum Tried {
    /// Nothing that can be drawn.
    Nothing,
    /// A way over these squares.
    Route(Vec<Square>),
    /// A play.
    Play(Play),
    /// A text.
    Text(String),
}

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
    let rules = &table.header().rules;
    match (refused, rules) {
        (Refused::Illegal(Illegal::Draughts(illegal)), RuleSet::Draughts(rules)) => {
            let position = draughts_position(table);
            let attempt = match (tried, &position) {
                (Tried::Route(route), Some(position)) if route.len() > 1 => {
                    Some(Attempt::new(position, rules, route))
                }
                _ => None,
            };
            of_draughts(table, illegal, rules, attempt.as_ref())
        }
        (Refused::Illegal(Illegal::Backgammon(illegal)), RuleSet::Backgammon(frame)) => {
            of_backgammon(table, illegal, *frame, tried)
        }
        (Refused::Unreadable(why), _) => unreadable(table, why, tried),
        (other, _) => plain(
            other.id(),
            Localised::of(|lang| words::table::refused(other, rules, lang)),
        ),
    }
}

fn draughts_position(table: &Table) -> Option<Position> {
    match table.contest() {
        Contest::Draughts(game) => Some(*game.game().position()),
        Contest::Backgammon(_) => None,
    }
}

/// The side that refusals of backgammon count for.
fn mover(table: &Table) -> Side {
    match table.contest() {
        Contest::Backgammon(game) => game.game().turn().into(),
        Contest::Draughts(_) => TableSide::Light,
    }
}

/// A place as Light counts; `side` is who counts the spot.
pub(crate) const fn place(spot: Spot, side: Side) -> Place {
    match spot {
        Spot::Square(number) => Place::Number(number),
        Spot::Point(number) => Place::Number(match side {
            Side::Light => number,
            Side::Dark => 25 - number,
        }),
        Spot::Bar => Place::Named(NamedPlace::Bar),
        Spot::Off => Place::Named(NamedPlace::Off),
    }
}

/// Puts the same refusal, said once in each language, together.
fn together(
    table: &Table,
    side: Side,
    say: impl Fn(Lang) -> words::Refusal,
    action: Option<Action>,
) -> Refusal {
    let said: Vec<(Lang, words::Refusal)> = Lang::spoken().map(|lang| (lang, say(lang))).collect();
    let Some((_, one)) = said.first() else {
        return not_here(NotHere::NotPossible);
    };
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
                    Place::Number(number) => Some(number),
                    Place::Named(_) => None,
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
    Refusal {
        reason: one.reason.to_owned(),
        article: Some(ArticleRef {
            rule_set: table.header().rules.id(),
            anchor: one.anchor.to_owned(),
            label: one.article.plate.clone(),
        }),
        title: by_lang(&|said| said.title.clone()),
        sentence: by_lang(&|said| said.sentence.to_string()),
        lit: one.lit.iter().map(|&spot| place(spot, side)).collect(),
        tried,
        instead: instead
            .zip(action)
            .map(|(contender, action)| Alternative { contender, action }),
    }
}

fn of_draughts(
    table: &Table,
    illegal: &::draughts::Illegal,
    rules: &Rules,
    attempt: Option<&Attempt>,
) -> Refusal {
    let action = illegal.alternative.as_ref().map(|play| {
        let turn = ::draughts::Turn {
            huff: None,
            play: Some(play.clone()),
        };
        draughts_action(rules, &turn)
    });
    together(
        table,
        Side::Light,
        |lang| words::draughts::refusal(illegal, rules, attempt, lang),
        action,
    )
}

fn of_backgammon(
    table: &Table,
    illegal: &::backgammon::Illegal,
    frame: Frame,
    tried: &Tried,
) -> Refusal {
    let side = mover(table);
    let play = match tried {
        Tried::Play(play) if !play.is_none() => Some(play),
        _ => None,
    };
    let action = illegal
        .example()
        .map(|example| backgammon_action(&example, side));
    together(
        table,
        side,
        |lang| words::backgammon::refusal(illegal, frame, play, lang),
        action,
    )
}

fn unreadable(table: &Table, why: &Unreadable, tried: &Tried) -> Refusal {
    let typed = match tried {
        Tried::Text(text) => text.clone(),
        _ => why.to_string(),
    };
    let said = match (table.contest(), &table.header().rules) {
        (Contest::Draughts(game), RuleSet::Draughts(rules)) => Some(together(
            table,
            Side::Light,
            |lang| words::draughts::unreadable(&typed, game.game().position(), rules, lang),
            None,
        )),
        (Contest::Backgammon(game), RuleSet::Backgammon(frame)) => {
            let roll = game.game().phase().roll();
            roll.map(|roll| {
                let position = game.game().position();
                together(
                    table,
                    mover(table),
                    |lang| words::backgammon::unreadable(&typed, position, roll, *frame, lang),
                    None,
                )
            })
        }
        _ => None,
    };
    let mut refusal = said.unwrap_or_else(|| Refusal {
        title: Localised::of(words::page::unreadable_title),
        ..plain("unreadable", Localised::of(|_| typed.clone()))
    });
    // No rule forbids a text that is no move.
    refusal.article = None;
    refusal
}
