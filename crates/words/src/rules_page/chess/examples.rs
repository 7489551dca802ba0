//! Worked examples of chess: positions to play through. Every move on them is judged by the rules when the page is
//! made.

use ::chess::notation::{Letters, san};
use ::chess::position::{from_fen, to_fen};
use ::chess::{Castling, EnPassant, Game, NotRead, Promotion, Rules, Square};
use std::sync::Arc;

use crate::chess::{Topic, move_text, refusal};
use crate::message::{NotatedList, messages};
use crate::picture::{ChessPicture, Picture};
use crate::rules_page::{Diagram, Frame, Route};
use crate::spell::Joint;
use crate::text::Notated;
use crate::{Lang, Message, Spot, table};
use ::table::RuleSet;

messages! {
    /// Captions.
    Caption {
        Legal = "chess-example-legal" { moves: NotatedList },
        Refused = "chess-example-refused" { play: Notated },
        Played = "chess-example-played" { play: Notated },
    }
}

/// A position, moves to name among the legal ones, a move that is refused, and moves that are played on.
struct Case {
    topic: Topic,
    fen: &'static str,
    /// The square whose moves are named; all of its legal ones are.
    of: &'static str,
    refused: &'static [&'static str],
    played: &'static [&'static str],
}

const CASES: &[Case] = &[
    case(
        Topic::Bishop,
        "4k3/8/8/6p1/8/4B3/8/4K3 w - - 0 1",
        "e3",
        &["Bh6"],
        &[],
    ),
    case(
        Topic::Rook,
        "7k/8/8/8/1p2R1P1/8/8/4K3 w - - 0 1",
        "e4",
        &["Rh4"],
        &[],
    ),
    case(
        Topic::Queen,
        "4k3/8/8/8/3Q4/8/1P6/4K3 w - - 0 1",
        "d4",
        &["Qa1"],
        &[],
    ),
    case(
        Topic::Knight,
        "4k3/8/8/2ppp3/2pNp3/2ppp3/8/4K3 w - - 0 1",
        "d4",
        &["Nd6"],
        &[],
    ),
    case(
        Topic::Pawn,
        "4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1",
        "e2",
        &[],
        &[],
    ),
    case(
        Topic::Pawn,
        "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
        "",
        &["e4xe5", "e4e3"],
        &[],
    ),
    case(
        Topic::EnPassant,
        "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
        "",
        &[],
        &["d5", "exd6"],
    ),
    case(
        Topic::EnPassant,
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "",
        &["exd6"],
        &[],
    ),
    case(
        Topic::Promotion,
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a7",
        &["a8"],
        &[],
    ),
    case(
        Topic::King,
        "3rk3/8/8/8/8/8/8/4K3 w - - 0 1",
        "e1",
        &["Kd2"],
        &[],
    ),
    case(
        Topic::Castling,
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "",
        &[],
        &["O-O"],
    ),
    case(
        Topic::Castling,
        "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "",
        &[],
        &["O-O-O"],
    ),
    case(
        Topic::Castling,
        "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1",
        "",
        &["O-O"],
        &[],
    ),
    case(
        Topic::Castling,
        "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1",
        "",
        &["O-O"],
        &[],
    ),
    case(
        Topic::Castling,
        "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
        "",
        &["O-O-O"],
        &[],
    ),
    case(
        Topic::Check,
        "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
        "",
        &["Nc3"],
        &[],
    ),
    case(
        Topic::Check,
        "4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1",
        "",
        &["Nb3"],
        &[],
    ),
    case(
        Topic::Goal,
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
        "",
        &[],
        &["Ra8"],
    ),
    case(
        Topic::Stalemate,
        "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
        "",
        &[],
        &["Qf7"],
    ),
    case(
        Topic::Dead,
        "8/8/8/2k5/8/1p6/8/N1K5 w - - 0 1",
        "",
        &[],
        &["Nxb3"],
    ),
];

const fn case(
    topic: Topic,
    fen: &'static str,
    of: &'static str,
    refused: &'static [&'static str],
    played: &'static [&'static str],
) -> Case {
    Case {
        topic,
        fen,
        of,
        refused,
        played,
    }
}

/// An example that the rules do not bear out: its position, and the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WrongExample(pub(crate) &'static str, pub(crate) &'static str);

/// Whether the rules know what the examples of a topic show.
fn shows(rules: &Rules, topic: Topic) -> bool {
    match topic {
        Topic::Castling => rules.castling.value == Castling::Allowed,
        Topic::EnPassant => rules.en_passant.value == EnPassant::Allowed,
        Topic::Promotion => rules.promotion.value == Promotion::Any,
        _ => true,
    }
}

/// The examples for a topic. One that the rules do not bear out is left out; a test makes sure that there is none.
pub(super) fn examples(rules: &Rules, topic: Topic, lang: Lang) -> Vec<Diagram> {
    let cases = CASES.iter().filter(|case| case.topic == topic);
    let worked = cases
        .filter(|_| shows(rules, topic))
        .filter_map(|case| worked(case, rules, lang).ok());
    let numbered = (1..).zip(worked);
    numbered
        .map(|(number, mut diagram)| {
            diagram.id = format!("{}-{number}", topic.id());
            diagram
        })
        .collect()
}

/// Every case judged, for the test.
#[cfg(test)]
pub(crate) fn judged(rules: &Rules, lang: Lang) -> Vec<Result<Diagram, WrongExample>> {
    CASES.iter().map(|case| worked(case, rules, lang)).collect()
}

fn worked(case: &Case, rules: &Rules, lang: Lang) -> Result<Diagram, WrongExample> {
    let wrong = |text: &'static str| WrongExample(case.fen, text);
    let board = from_fen(rules, case.fen).map_err(|_| wrong("position"))?;
    let position = to_fen(rules, &board);
    let rules = Arc::new(rules.clone());
    let mut game = Game::new(rules, board);
    let mut first = frame(&game);
    let named: Vec<Notated> = game
        .legal_moves()
        .into_iter()
        .filter(|made| made.from.to_string() == case.of)
        .map(|made| san(game.board(), game.rules(), made, Letters::English))
        .map(|text| Notated::new(&move_text(&text, lang)))
        .collect();
    if !named.is_empty() {
        let moves = NotatedList(named, Joint::And);
        first.caption = Caption::Legal { moves }.tell(lang);
    }
    for text in case.refused {
        let Err(NotRead::Illegal(refused)) = game.read(text) else {
            return Err(wrong(text));
        };
        let play = Notated::new(&move_text(text, lang));
        let why = refusal(&refused, lang);
        let not = Caption::Refused { play }.tell(lang);
        first.caption = first.caption.and(not).and(why.sentence);
        first.lit.extend(why.lit);
        first.refused = refused.tried.map(|tried| Route {
            text: move_text(text, lang),
            path: vec![Spot::Field(tried.from), Spot::Field(tried.to)],
            taken: Vec::new(),
            crowns: false,
        });
    }
    let mut frames = vec![first];
    for text in case.played {
        let made = game.read(text).map_err(|_| wrong(text))?;
        let written = san(game.board(), game.rules(), made, Letters::English);
        let written = move_text(&written, lang);
        let before = game.board().clone();
        game.play(made);
        let mut next = frame(&game);
        let play = Notated::new(&written);
        next.caption = Caption::Played { play }.tell(lang);
        let path: Vec<Spot> = [made.from, landing(&game, &before, made.from, made.to)]
            .map(Spot::Field)
            .to_vec();
        next.route = Some(Route {
            text: written,
            path,
            taken: Vec::new(),
            crowns: made.promotion.is_some(),
        });
        if let Some(outcome) = game.outcome() {
            let ended = ::table::game::Outcome {
                winner: outcome.winner.map(Into::into),
                reason: ::table::game::Reason::Chess(outcome.reason),
                stake: None,
            };
            let set = RuleSet::Chess(game.rules().clone());
            let said = table::outcome(&ended, &set, lang);
            next.caption = next.caption.and(said.as_str().into());
        }
        frames.push(next);
    }
    Ok(Diagram {
        id: String::new(),
        position,
        frames,
    })
}

/// Where a piece really stands after its move: a king that castles is not where its rook was.
fn landing(game: &Game, before: &::chess::Board, from: Square, to: Square) -> Square {
    let side = before.side_to_move();
    if before.king(side) == from {
        game.board().king(side)
    } else {
        to
    }
}

fn frame(game: &Game) -> Frame {
    Frame {
        picture: Picture::Chess(ChessPicture::of(game.board())),
        caption: crate::Text::default(),
        route: None,
        refused: None,
        lit: Vec::new(),
    }
}
