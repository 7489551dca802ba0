//! From a table to PDN.

use super::super::NotExported;
use super::super::one_line::in_one_line;
use super::remarks::{comments, numbered, put_behind, written};
use super::{GAME_TYPE, HOUSE_RULES, RESULT, RULE_SET, TERMINATION};
use crate::catalogue::Provenance;
use crate::game::{Contest, GameEvent};
use crate::session::{Act, Table};
use crate::{GameKind, Side};
use ::draughts::Rules;
use ::draughts::formats::fen;
use ::draughts::formats::pdn::{GameType, Node, PdnGame, Score};

/// The tags that come first, in this order, as people expect them.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", RESULT];

/// The games at a table as PDN, one for each. What was taken back is left out.
///
/// # Errors
/// If it is no table of draughts.
pub fn to_pdn(table: &Table) -> Result<Vec<PdnGame>, NotExported> {
    let Contest::Draughts(contest) = table.contest() else {
        let game = GameKind::Draughts;
        return Err(NotExported::OtherGame { game });
    };
    let rules = contest.rules();
    let numbers = 0..table.games().len();
    let mut games: Vec<PdnGame> = numbers.map(|game| head(table, rules, game)).collect();
    if let (Some(game), Some(note)) = (games.first_mut(), &table.header().note) {
        game.body.extend(comments(Some(note)));
    }
    let names = rules.names();
    // A game that starts from a position may begin with the second player.
    let begins_second = contest.start().to_move() != rules.first_mover.value;
    let mut plies = vec![usize::from(begins_second); games.len()];
    table.walk(|game, contest, entry| {
        let (Contest::Draughts(contest), Act::Play(GameEvent::Draughts(turn))) =
            (contest, &entry.event.act)
        else {
            return;
        };
        let (body, ply) = (&mut games[game].body, &mut plies[game]);
        if let Some(huff) = turn.huff {
            body.push(Node::Comment(format!("~{}", names.square(huff))));
            // For readers that know no huff: the position that it leaves.
            let left = contest.game().position().huffed(huff);
            let writing = rules.notation.value.writing;
            body.push(Node::Setup(fen::write_as(left.setup(), rules, writing)));
        }
        let event = &entry.event;
        let mut nags = event.nags.as_slice();
        if let Some(play) = &turn.play {
            let number = numbered(*ply, body.last());
            let (node, rest) = written(names.move_text(play), number, nags);
            body.push(Node::Move(node));
            nags = rest;
        }
        put_behind(body, nags, event.note.as_deref(), &event.variations, *ply);
        *ply += usize::from(turn.play.is_some());
    });
    Ok(games)
}

/// A game without its moves.
fn head(table: &Table, rules: &Rules, index: usize) -> PdnGame {
    let line = &table.games()[index];
    let mut game = PdnGame::default();
    let header = table.header();
    let about = |name: &str| header.about.get(name).map(String::as_str);
    let player = |player: usize| match table.names()[player] {
        "" => "?",
        name => name,
    };
    let first = Side::from(rules.first_mover.value);
    let score = match line.outcome.map(|outcome| outcome.winner) {
        None => Score::Unknown,
        Some(None) => Score::Draw,
        Some(Some(winner)) if winner == first => Score::FirstWins,
        Some(Some(_)) => Score::SecondWins,
    };
    let game_type = GameType::of(rules);
    let style = game_type.map(|game_type| game_type.score_style());
    let result = score.text(style.unwrap_or_default());
    for name in ROSTER {
        let text = match name {
            "White" => Some(player(line.light)),
            "Black" => Some(player(1 - line.light)),
            // A result that the board does not show is kept as it was written.
            RESULT => about(RESULT).or(Some(result)),
            name => about(name),
        };
        if let Some(text) = text {
            game.set_tag(name, text);
        }
    }
    for (name, text) in &header.about {
        game.set_tag(name, text);
    }
    if let (Some(game_type), None) = (game_type, about(GAME_TYPE)) {
        game.set_tag(GAME_TYPE, &game_type.to_string());
    }
    game.set_tag(RULE_SET, &header.rules.id());
    if header.rules.provenance() == Provenance::House
        && let Some(text) = header.rules.to_house_rules()
    {
        game.set_tag(HOUSE_RULES, &in_one_line(&text));
    }
    if header.start.is_some()
        && let Contest::Draughts(contest) = table.contest()
    {
        game.set_tag("SetUp", "1");
        game.set_tag("FEN", &fen::write(contest.start().setup(), rules));
    }
    if let (Some(outcome), None) = (line.outcome, about(TERMINATION)) {
        game.set_tag(TERMINATION, outcome.reason.id());
    }
    let written = about(RESULT).map(|text| Score::parse(text).unwrap_or(Score::Unknown));
    game.score = Some(written.unwrap_or(score));
    game
}
