//! Draughts as it is written down, and its endgame tables.

use ::draughts::formats::fen;
use ::draughts::{Course, Position, SharedRules, Turn};
use players::Players;
use players::turns::review::{Reviewed, Worse};
use table::RuleSet;
use words::Lang;
use words::draughts::turn_text;
use words::terminal::Line;

use super::{Source, Written};
use crate::commands::endgame::{self, BUILT_AT_FIRST_USE};

impl Written for Course {
    type Rules = SharedRules;

    fn rules_id(rules: &SharedRules) -> String {
        format!("draughts:{}", rules.id)
    }

    fn position(rules: &SharedRules, position: &Position) -> String {
        fen::write(position.setup(), rules)
    }

    fn spelled(rules: &SharedRules, _: &Position, turns: &[Turn]) -> Vec<String> {
        let names = rules.names();
        turns.iter().map(|turn| names.turn(turn)).collect()
    }

    fn told(rules: &SharedRules, _: &Position, turns: &[Turn], _: Lang) -> Vec<String> {
        turns.iter().map(|turn| turn_text(rules, turn)).collect()
    }

    fn number(turn: &Reviewed<Self>) -> String {
        let sign = if turn.ply.is_multiple_of(2) {
            "."
        } else {
            "…"
        };
        format!("{}{sign}", turn.ply / 2 + 1)
    }

    fn worse(worse: &Worse<Turn>, line: String, best: String) -> Option<Line> {
        Some(match *worse {
            Worse::Loses { moves, .. } => Line::WorseLoses { moves, line },
            Worse::MissesWin { moves } => Line::WorseMissesWin { best, moves },
            Worse::Shot { taken, pieces, .. } => Line::WorseShot {
                line,
                taken,
                pieces,
                best,
            },
            Worse::Pieces { pieces, .. } => Line::WorsePieces { line, pieces, best },
            Worse::MissesPieces { pieces, .. } => Line::WorseMissesPieces { line, pieces },
            Worse::LetsCrown { .. } => Line::WorseLetsCrown { line, best },
            Worse::MissesCrown { .. } => Line::WorseMissesCrown { line },
            Worse::Ending | Worse::Draws | Worse::Chances => return None,
        })
    }
}

/// From so many pieces on a search reaches the tables of a few.
const NEAR_THE_END: u32 = 12;

/// Brings the endgame tables of the rule sets whose games come near them.
pub(in super::super) fn look_up_endgames(sources: &[Source], players: &mut Players) {
    let mut known: Vec<&SharedRules> = Vec::new();
    for Source { table, .. } in sources {
        let (RuleSet::Draughts(rules), table::game::Contest::Draughts(contest)) =
            (&table.header().rules, table.contest())
        else {
            continue;
        };
        let setup = contest.game().position().setup();
        let near = setup.white.len() + setup.black.len() <= NEAR_THE_END;
        if near && !known.contains(&rules) {
            known.push(rules);
            if let Some(tables) = endgame::for_search(rules, BUILT_AT_FIRST_USE) {
                players.look_up_endgames(tables);
            }
        }
    }
}
