//! What stands between the moves of a PDN file, as a record keeps it, and back.
//!
//! A move of a record has its signs, a note and variations, in this order. A file may have them in any order and
//! number: several comments behind one another are the lines of one note (a comment of PDN is one line), and a comment
//! or a sign behind a variation is a variation without moves. So every comment, sign and variation comes out where it
//! stood.

use super::super::lost::{Losses, LostKind};
use super::super::remarks::Remarks;
use super::huffed_in;
use super::import::find_move;
use crate::Side;
use crate::game::{Draughts, Game as _};
use crate::session::{Aside, DEEPEST_VARIATION, Variation};
use ::draughts::formats::pdn::{At, Edition, MoveNumber, Node, PdnGame, Strength, WrittenMove};
use ::draughts::notation::{MoveText, NamedSquare};
use ::draughts::{Rules, Turn};

/// The signs that stand right behind a move, and their numbers.
const STRENGTHS: [(&str, u8); 6] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
];
/// The number of the only move, which PDN 2.0 writes as a star.
const ONLY_MOVE: u8 = 7;

impl Remarks {
    /// The marks right behind a move.
    fn of(strength: &str) -> Self {
        let mut remarks = Self::default();
        let marks: String = strength.chars().filter(|mark| *mark != '*').collect();
        match STRENGTHS.iter().find(|(text, _)| *text == marks) {
            Some((_, nag)) => remarks.nags.push(*nag),
            None if marks.is_empty() => {}
            // `+` or `!!!`: no number stands for it.
            None => remarks.comment(&marks),
        }
        if strength.contains('*') {
            remarks.sign(ONLY_MOVE);
        }
        remarks
    }
}

/// Reads what stands behind a move.
pub(super) struct Reader<'r> {
    pub(super) rules: &'r Rules,
    pub(super) losses: Losses,
}

impl Reader<'_> {
    /// What stands before the next move, and how many nodes it is. `before` is the game just before the move.
    pub(super) fn behind(
        &mut self,
        written: &WrittenMove,
        nodes: &[Node],
        before: &Draughts,
    ) -> (usize, Remarks) {
        let remarks = Remarks::of(written.strength.as_str());
        let (used, mut remarks) = self.gather(remarks, nodes, before, 0);
        remarks.shorten(&mut self.losses);
        (used, remarks)
    }

    fn gather(
        &mut self,
        mut remarks: Remarks,
        nodes: &[Node],
        before: &Draughts,
        depth: usize,
    ) -> (usize, Remarks) {
        for (used, node) in nodes.iter().enumerate() {
            match node {
                Node::Glyph(number) => remarks.sign(*number),
                // A huff belongs to the next move.
                Node::Comment(text) if huffed_in(text).is_some() => {
                    return (used, remarks);
                }
                Node::Comment(text) => remarks.comment(text),
                Node::Variation(inside) => match self.line(before, inside, depth + 1) {
                    Some(line) => remarks.variations.push(Variation(line)),
                    None => {
                        self.losses.add(LostKind::VariationsAsRemarks, 1);
                        remarks.comment(&as_text(inside));
                    }
                },
                Node::Move(_) | Node::Setup(_) | Node::Missing => return (used, remarks),
            }
        }
        (nodes.len(), remarks)
    }

    /// The moves of a variation; nothing where the rules do not allow them.
    fn line(&mut self, from: &Draughts, nodes: &[Node], depth: usize) -> Option<Vec<Aside>> {
        if depth > DEEPEST_VARIATION {
            return None;
        }
        let mut contest = from.clone();
        let mut line = Vec::new();
        let (mut used, remarks) = self.gather(Remarks::default(), nodes, from, depth);
        if !remarks.is_empty() {
            line.push(remarks.beside(String::new()));
        }
        let mut huff = None;
        while let Some(node) = nodes.get(used) {
            used += 1;
            let written = match node {
                Node::Move(written) => written,
                // Only a huff ends the remarks behind a move.
                Node::Comment(text) => {
                    let name = NamedSquare::parse(huffed_in(text)?)?;
                    let square = self.rules.names().find(name)?;
                    let position = contest.game().position();
                    position.check_huff(self.rules, square).ok()?;
                    huff = Some(square);
                    continue;
                }
                // What it leaves, for readers that know none.
                Node::Setup(_) if huff.is_some() => continue,
                _ => return None,
            };
            if contest.outcome().is_some() {
                return None;
            }
            let mut position = *contest.game().position();
            if let Some(square) = huff {
                position = position.huffed(square);
            }
            let (play, more) = find_move(&position, self.rules, written, &nodes[used..]).ok()?;
            used += more;
            let turn = Turn {
                huff: huff.take(),
                play: Some(play),
            };
            let remarks = Remarks::of(written.strength.as_str());
            let (behind, remarks) = self.gather(remarks, &nodes[used..], &contest, depth);
            used += behind;
            line.push(remarks.beside(contest.write(&turn)));
            contest.take(Side::from(position.to_move()), &turn);
        }
        Some(line)
    }
}

/// A variation as it was written, on one line.
fn as_text(nodes: &[Node]) -> String {
    let game = PdnGame {
        body: nodes.to_vec(),
        ..PdnGame::default()
    };
    let text = game.to_pdn(Edition::Two);
    let text = text.trim_end().strip_suffix('*').unwrap_or(&text);
    let words: Vec<&str> = text.split_whitespace().collect();
    format!("({})", words.join(" "))
}

/// A move with its signs right behind it, as far as they are written so.
pub(super) fn written(
    text: MoveText,
    number: Option<MoveNumber>,
    nags: &[u8],
) -> (WrittenMove, &[u8]) {
    let marks = nags
        .first()
        .and_then(|nag| STRENGTHS.iter().find(|(_, number)| number == nag));
    let strength = marks.map_or(Strength::default(), |(marks, _)| Strength::of(marks));
    let rest = &nags[usize::from(marks.is_some())..];
    let written = WrittenMove {
        at: At::default(),
        number,
        text,
        strength,
    };
    (written, rest)
}

/// Puts signs, note and variations behind a move; `ply` is the number of the move, from 0.
pub(super) fn put_behind(
    nodes: &mut Vec<Node>,
    nags: &[u8],
    note: Option<&str>,
    variations: &[Variation],
    ply: usize,
) {
    nodes.extend(nags.iter().map(|nag| Node::Glyph(*nag)));
    nodes.extend(comments(note));
    for Variation(line) in variations {
        let has_moves = line.iter().any(|aside| !aside.text.is_empty());
        if has_moves {
            let mut inside = Vec::new();
            put_line(&mut inside, line, ply);
            nodes.push(Node::Variation(inside));
        } else {
            put_line(nodes, line, ply);
        }
    }
}

/// The lines of a note, each a comment.
pub(super) fn comments(note: Option<&str>) -> impl Iterator<Item = Node> {
    note.into_iter()
        .flat_map(|note| note.split('\n'))
        .filter(|line| !line.trim().is_empty())
        .map(|line| Node::Comment(line.to_owned()))
}

fn put_line(nodes: &mut Vec<Node>, line: &[Aside], mut ply: usize) {
    for aside in line {
        let mut nags = aside.nags.as_slice();
        let (huff, play) = match aside.text.strip_prefix('~') {
            Some(turn) => turn.split_once(' ').unwrap_or((turn, "")),
            None => ("", aside.text.as_str()),
        };
        if !huff.is_empty() {
            nodes.push(Node::Comment(format!("~{huff}")));
        }
        let mut moved = false;
        if let Ok(text) = play.parse::<MoveText>() {
            let number = numbered(ply, nodes.last());
            let (move_node, rest) = written(text, number, nags);
            nodes.push(Node::Move(move_node));
            nags = rest;
            moved = true;
        }
        put_behind(nodes, nags, aside.note.as_deref(), &aside.variations, ply);
        ply += usize::from(moved);
    }
}

/// The number before a move: always for the first player, for the second where something stands in between.
pub(super) fn numbered(ply: usize, before: Option<&Node>) -> Option<MoveNumber> {
    let second = ply % 2 == 1;
    let wanted = !second || !matches!(before, Some(Node::Move(_)));
    wanted.then_some(MoveNumber {
        number: (ply / 2 + 1) as u32,
        second,
    })
}
