//! Judging a whole record, one event a step.

use ::engine::backgammon::Depth;
use ::table::Table;
use ::table::game::{Contest, GameEvent};
use ::table::session::Act;

use super::draughts::share;
use super::{Heads, Nets, share_of_light};
use crate::sitting::Sitting;
use crate::types::{BySide, Judgement, Mark, NodeId, Side, SideReport};

/// A record being judged.
#[derive(Debug)]
pub(crate) struct Judging {
    nodes: Vec<NodeId>,
    at: usize,
    /// Positions a turn of draughts may take.
    budget: u64,
    losses: BySide<Vec<f64>>,
    luck: BySide<f64>,
    has_dice: bool,
    marks: BySide<[u32; 2]>,
}

/// Positions a millisecond, roughly: the budget is given in time, and a search counts positions.
const NODES_A_MILLISECOND: f64 = 500.0;

impl Judging {
    pub(crate) fn new(sitting: &Sitting, milliseconds: f64) -> Self {
        Self {
            nodes: sitting.line_of_game(),
            at: 0,
            budget: (milliseconds * NODES_A_MILLISECOND).clamp(2_000.0, 2_000_000.0) as u64,
            losses: BySide::default(),
            luck: BySide::default(),
            has_dice: false,
            marks: BySide::default(),
        }
    }

    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.at, self.nodes.len())
    }

    /// Judges the next event. Says whether there was one.
    pub(crate) fn step(
        &mut self,
        sitting: &mut Sitting,
        heads: &mut Heads,
        nets: Option<&mut Nets>,
    ) -> bool {
        let Some(&node) = self.nodes.get(self.at) else {
            return false;
        };
        self.at += 1;
        let here = sitting.node(node);
        let (Some(parent), Some(what), Some(by)) = (here.parent, &here.what, &here.by) else {
            return true;
        };
        let side = what.side;
        let act = by.event.act.clone();
        let before = sitting.table_at(parent);
        let judged = match before.contest() {
            Contest::Draughts(_) => self.draughts(&before, &act, heads),
            Contest::Backgammon(_) => {
                nets.and_then(|nets| self.backgammon(&before, &act, side, nets))
            }
        };
        if let Some(judgement) = judged {
            self.count(side, &judgement);
            sitting.judge(node, judgement);
        }
        true
    }

    fn count(&mut self, side: Side, judgement: &Judgement) {
        let (losses, luck, marks) = match side {
            Side::Light => (
                &mut self.losses.light,
                &mut self.luck.light,
                &mut self.marks.light,
            ),
            Side::Dark => (
                &mut self.losses.dark,
                &mut self.luck.dark,
                &mut self.marks.dark,
            ),
        };
        losses.push(judgement.loss);
        *luck += judgement.luck.unwrap_or(0.0);
        self.has_dice |= judgement.luck.is_some();
        match judgement.mark {
            Some(Mark::Error) => marks[0] += 1,
            Some(Mark::Blunder) => marks[1] += 1,
            None => {}
        }
    }

    fn draughts(&self, before: &Table, act: &Act, heads: &mut Heads) -> Option<Judgement> {
        let (Act::Play(GameEvent::Draughts(turn)), Contest::Draughts(contest)) =
            (act, before.contest())
        else {
            return None;
        };
        let game = contest.game();
        let thought = heads.ask(game, 40, self.budget, true);
        let best = thought.turns.first()?;
        let played = thought
            .turns
            .iter()
            .find(|judged| judged.turn.same_result(turn))?;
        let mover: Side = game.position().to_move().into();
        // Between a win that is found and one that is not yet there is no number of men.
        let loss = (f64::from(best.score - played.score) / 100.0).clamp(0.0, 20.0);
        Some(Judgement {
            light_share: share_of_light(share(played.score), mover),
            mark: mark(loss, 0.4, 0.9),
            loss,
            luck: None,
        })
    }

    fn backgammon(
        &self,
        before: &Table,
        act: &Act,
        side: Side,
        nets: &mut Nets,
    ) -> Option<Judgement> {
        use ::backgammon::Event as E;
        let (Act::Play(GameEvent::Backgammon(event)), Contest::Backgammon(contest)) =
            (act, before.contest())
        else {
            return None;
        };
        let mover: Side = contest.game().turn().into();
        let (win, loss, luck) = match event {
            E::Play(play) => {
                let roll = contest.game().phase().roll()?;
                let position = contest.game().position();
                let result = position.try_play(roll, play).ok()?;
                let ranked = nets.ranked(contest, roll, Depth::Two);
                let (_, best) = ranked.first()?;
                let (played, worth) = ranked.iter().find(|(judged, _)| judged.result == result)?;
                let luck = best - nets.mean_of_rolls(contest);
                (
                    f64::from(played.outlook.win),
                    f64::from(best - worth).max(0.0),
                    Some(f64::from(luck)),
                )
            }
            E::Double | E::Take | E::Drop | E::Beaver | E::Raccoon => {
                let (outlook, decision) = nets.before_roll(contest, Depth::Two);
                let decision = decision?;
                let doubled = decision.double_take.min(decision.double_drop);
                let loss = match event {
                    E::Double => decision.no_double - doubled,
                    E::Drop => decision.double_drop - decision.double_take,
                    _ => decision.double_take - decision.double_drop,
                };
                (f64::from(outlook.win), f64::from(loss).max(0.0), None)
            }
            _ => return None,
        };
        let _ = side;
        Some(Judgement {
            light_share: share_of_light(win, mover),
            mark: mark(loss, 0.03, 0.08),
            loss,
            luck,
        })
    }

    /// The errors of both sides. The rate is the mean loss of a decision, in thousandths of the unit.
    pub(crate) fn report(&self) -> BySide<SideReport> {
        BySide::of(|side| {
            let losses = self.losses.get(side);
            let [errors, blunders] = *self.marks.get(side);
            SideReport {
                error_rate: (!losses.is_empty())
                    .then(|| 1000.0 * losses.iter().sum::<f64>() / losses.len() as f64),
                errors,
                blunders,
                luck: self.has_dice.then_some(*self.luck.get(side)),
            }
        })
    }
}

fn mark(loss: f64, error: f64, blunder: f64) -> Option<Mark> {
    if loss >= blunder {
        Some(Mark::Blunder)
    } else if loss >= error {
        Some(Mark::Error)
    } else {
        None
    }
}
