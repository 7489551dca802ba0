//! From a table to PGN.

use super::super::NotExported;
use super::super::one_line::in_one_line;
use super::clocks::written;
use super::{CHESS960, HOUSE_RULES, RESULT, ROSTER, TERMINATION, VARIANT};
use crate::catalogue::Provenance;
use crate::clock::TimeControl;
use crate::game::{Chess, ChessEvent, Contest, Game as _, GameEvent, Reason};
use crate::session::{Act, Aside, Table, Variation};
use crate::{GameKind, Side};
use ::chess::Start;
use ::chess::pgn::{Game, Line, Ply, Tag, Termination};
use ::chess::position::to_fen;

/// The games at a table as PGN, one for each. What was taken back is left out.
///
/// # Errors
/// If it is no table of chess.
pub fn to_pgn(table: &Table) -> Result<Vec<Game>, NotExported> {
    let Contest::Chess(contest) = table.contest() else {
        let game = GameKind::Chess;
        return Err(NotExported::OtherGame { game });
    };
    let numbers = 0..table.games().len();
    let mut games: Vec<Game> = numbers.map(|game| head(table, contest, game)).collect();
    if let (Some(game), Some(note)) = (games.first_mut(), &table.header().note) {
        game.line.comments = lines(Some(note));
    }
    let timed = table.header().clock != TimeControl::None;
    let mut last = 0;
    table.walk(|game, contest, entry| {
        let (Contest::Chess(contest), Act::Play(GameEvent::Chess(played))) =
            (contest, &entry.event.act)
        else {
            return;
        };
        let event = &entry.event;
        let mut ply = Ply {
            signs: event.nags.clone(),
            comments: lines(event.note.as_deref()),
            variations: event.variations.iter().filter_map(variation).collect(),
            ..Ply::default()
        };
        for Variation(line) in &event.variations {
            ply.comments.extend(alone(line));
        }
        if timed {
            let spent = entry.at.0.saturating_sub(last);
            ply.comments.insert(0, written("emt", spent));
            last = entry.at.0;
        }
        if let ChessEvent::Move(_) = played {
            ply.text = contest.write(played);
            games[game].line.moves.push(ply);
        } else if let Some(before) = games[game].line.moves.last_mut() {
            before.comments.append(&mut ply.comments);
        }
    });
    Ok(games)
}

/// The lines of a note, each a comment.
fn lines(note: Option<&str>) -> Vec<String> {
    let lines = note.into_iter().flat_map(|note| note.split('\n'));
    lines
        .filter(|line| !line.trim().is_empty())
        .map(str::to_owned)
        .collect()
}

/// The remarks of a variation in which nobody moves.
fn alone(line: &[Aside]) -> impl Iterator<Item = String> {
    let only_remarks = line.iter().all(|aside| aside.text.is_empty());
    let asides = line.iter().filter(move |_| only_remarks);
    asides.flat_map(|aside| lines(aside.note.as_deref()))
}

/// A variation with moves in it.
fn variation(Variation(asides): &Variation) -> Option<Line> {
    let mut line = Line::default();
    for aside in asides {
        if aside.text.is_empty() {
            let comments = match line.moves.last_mut() {
                Some(last) => &mut last.comments,
                None => &mut line.comments,
            };
            comments.extend(lines(aside.note.as_deref()));
            continue;
        }
        line.moves.push(Ply {
            text: aside.text.clone(),
            signs: aside.nags.clone(),
            comments: lines(aside.note.as_deref()),
            variations: aside.variations.iter().filter_map(variation).collect(),
            ..Ply::default()
        });
    }
    (!line.moves.is_empty()).then_some(line)
}

/// A game without its moves.
fn head(table: &Table, contest: &Chess, index: usize) -> Game {
    let line = &table.games()[index];
    let header = table.header();
    let about = |name: &str| header.about.get(name).map(String::as_str);
    let player = |player: usize| Some(table.names()[player]).filter(|name| !name.is_empty());
    let end = match line.outcome.map(|outcome| outcome.winner) {
        None => Termination::Open,
        Some(None) => Termination::Draw,
        Some(Some(Side::Light)) => Termination::White,
        Some(Some(Side::Dark)) => Termination::Black,
    };
    let mut game = Game::default();
    let mut set = |name: &str, value: &str| {
        if game.tag(name).is_none() {
            game.tags.push(Tag::new(name, value));
        }
    };
    for (name, unknown) in ROSTER {
        let value = match name {
            "White" => player(line.light),
            "Black" => player(1 - line.light),
            // A result that the board does not show is kept as it was written.
            RESULT => about(RESULT).or(Some(end.text())),
            name => about(name),
        };
        set(name, value.unwrap_or(unknown));
    }
    for (name, value) in &header.about {
        set(name, value);
    }
    let shuffled = contest.rules().start.value == Start::Shuffled;
    if header.rules.provenance() == Provenance::House
        && let Some(text) = header.rules.to_house_rules()
    {
        set(HOUSE_RULES, &in_one_line(&text));
    }
    if shuffled {
        set(VARIANT, CHESS960);
    }
    if shuffled || header.start.is_some() {
        set("SetUp", "1");
        set("FEN", &to_fen(contest.rules(), contest.start()));
    }
    if let Some(outcome) = line.outcome {
        set(
            TERMINATION,
            match outcome.reason {
                Reason::FlagFell => "time forfeit",
                Reason::Abandoned => "abandoned",
                _ => "normal",
            },
        );
    }
    game.end = about(RESULT).map_or(end, |text| Termination::of(text).unwrap_or_default());
    game
}
