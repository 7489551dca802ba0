//! A table as the page draws it.

use ::backgammon::{Crawford, CubeTerms, CubeUse, Illegal, Phase, Raise};
use ::chess::EndReason as ByTheLaws;
use ::draughts::{Compulsion, DrawRule};
use ::table::clock::ClockState;
use ::table::game::{
    Backgammon, Chess, Contest, Draughts, Outcome as TableOutcome, Reason, ToAct as Awaited,
};
use ::table::session::Offer;

use super::Sitting;
use crate::boards::{draughts_turn, play_graph};
use crate::chess;
use crate::types::{
    BackgammonView, BySide, Checkers, ChessView, ClockView, CrawfordState, Dice, DoubleRight,
    DraughtsPicture, DraughtsView, EndReason, HuffRight, LastPlay, Later, MatchScore, Outcome,
    RecordEvent, Side, TableCommon, TableView, ToAct,
};
use ::words::in_order;

impl Sitting {
    /// Everything the page needs to draw this table.
    pub(crate) fn view(&self, now: u64) -> TableView {
        match self.table.contest() {
            Contest::Draughts(game) => TableView::Draughts(self.draughts_view(game, now)),
            Contest::Backgammon(game) => TableView::Backgammon(self.backgammon_view(game, now)),
            Contest::Chess(game) => TableView::Chess(Later(self.chess_view(game, now))),
        }
    }

    fn common(&self, to_act: ToAct, now: u64) -> TableCommon {
        TableCommon {
            table: self.id,
            rule_set: self.table.header().rules.id(),
            seats: BySide::of(|side| self.seat(side)),
            to_act,
            record: self.record(),
            clock: self.clock_view(now),
            outcome: self.outcome(),
            draw_offer: match self.table.offer() {
                Some((by, Offer::Draw)) => Some(by),
                _ => None,
            },
            may_undo: self.last_visible().is_some(),
        }
    }

    fn clock_view(&self, now: u64) -> Option<ClockView> {
        let at = self.moment(now);
        let light = self.table.time_left(Side::Light, at)?;
        let dark = self.table.time_left(Side::Dark, at)?;
        Some(ClockView {
            left: BySide {
                light: light.in_all().0,
                dark: dark.in_all().0,
            },
            delay: BySide {
                light: light.delay.0,
                dark: dark.delay.0,
            },
            running: match self.table.clock().state() {
                ClockState::Running { side, .. } => Some(side),
                _ => None,
            },
            at: now,
        })
    }

    /// How the game on the board ended.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let TableOutcome {
            winner,
            reason,
            stake,
        } = self.table.outcome()?;
        Some(Outcome {
            winner,
            reason: match reason {
                Reason::NoPieces => EndReason::AllTaken,
                Reason::NoMoves => EndReason::NoMove,
                Reason::Huffed => EndReason::Huffed,
                Reason::Draw(DrawRule::Repetition(_)) => EndReason::Repetition,
                Reason::Draw(DrawRule::KingMoves(_)) => EndReason::NoProgress,
                Reason::Chess(reason) => chess_end(reason),
                Reason::BrokeThrough | Reason::Draw(_) => EndReason::Rule,
                Reason::BorneOff => EndReason::BorneOff,
                Reason::Dropped => EndReason::Dropped,
                Reason::Resigned | Reason::Abandoned => EndReason::Resigned,
                Reason::Agreed => EndReason::Agreed,
                Reason::FlagFell => EndReason::Flag,
            },
            stake: stake.map(|stake| stake.win.multiplier()),
            points: stake.map(|stake| stake.points),
            match_over: self.table.to_act() == Awaited::Over,
        })
    }

    fn last_event(&self) -> Option<(Side, &RecordEvent)> {
        let what = self.node(self.last_visible()?).what.as_ref()?;
        Some((what.side, &what.event))
    }

    fn chess_view(&self, game: &Chess, now: u64) -> ChessView {
        let to_act = match self.table.to_act() {
            Awaited::Player(side) => ToAct::Move { side },
            _ => ToAct::Over,
        };
        let last = self.last_event().map(|(_, event)| event);
        chess::view(game, self.common(to_act, now), to_act != ToAct::Over, last)
    }

    fn draughts_view(&self, game: &Draughts, now: u64) -> DraughtsView {
        let rules = game.rules();
        let position = game.game().position();
        let (to_act, legal) = match self.table.to_act() {
            Awaited::Player(side) => (ToAct::Move { side }, position.legal_turns(rules)),
            _ => (ToAct::Over, Vec::new()),
        };
        let forced = rules.compulsion.value == Compulsion::Forced;
        let captures =
            |turn: &::draughts::Turn| turn.play.as_ref().is_some_and(::draughts::Move::is_capture);
        let turns: Vec<_> = legal
            .iter()
            .map(|turn| draughts_turn(rules, turn))
            .collect();
        let mut huffable = in_order(turns.iter().filter_map(|turn| turn.huff), |&square| square);
        huffable.dedup();
        let start = game.start();
        let picture = DraughtsPicture::of(position.setup(), rules);
        DraughtsView {
            shape: picture.shape,
            pieces: picture.pieces,
            must_capture: forced && !legal.is_empty() && legal.iter().all(captures),
            turns,
            huff: (!huffable.is_empty()).then_some(HuffRight { squares: huffable }),
            last: match self.last_event() {
                Some((_, RecordEvent::Move { turn })) => Some(turn.clone()),
                _ => None,
            },
            taken: BySide::of(|side| {
                let theirs = side.other().into();
                let before = start.pieces(theirs).len();
                before.saturating_sub(position.pieces(theirs).len())
            }),
            common: self.common(to_act, now),
        }
    }

    fn backgammon_view(&self, contest: &Backgammon, now: u64) -> BackgammonView {
        let game = contest.game();
        let turn: Side = game.turn().into();
        let phase = game.phase();
        let over = !matches!(
            self.table.to_act(),
            Awaited::Player(_) | Awaited::Dice(_) | Awaited::Opening
        );
        let to_act = if over {
            ToAct::Over
        } else {
            match phase {
                Phase::Opening => ToAct::Opening,
                Phase::ToRoll | Phase::ThrowAgain => ToAct::Roll {
                    side: turn,
                    double: double_right(game),
                },
                Phase::Rolled(_) | Phase::OpeningRolled(_) => ToAct::Play { side: turn },
                Phase::Raised(raise) => {
                    let (side, times, drop) = match raise {
                        Raise::Double => (turn.other(), 2, 1),
                        Raise::Beaver => (turn, 4, 2),
                        Raise::Raccoon => (turn.other(), 8, 4),
                    };
                    let again = match raise {
                        Raise::Double => Some(::backgammon::Event::Beaver),
                        Raise::Beaver => Some(::backgammon::Event::Raccoon),
                        Raise::Raccoon => None,
                    };
                    ToAct::Answer {
                        side,
                        value: game.cube().value() * times,
                        may_beaver: again.is_some_and(|again| game.legal().contains(&again)),
                        cost_of_drop: game.cube().value() * drop,
                    }
                }
                Phase::Resigned { .. } | Phase::Over(_) => ToAct::Over,
            }
        };
        let roll = phase.roll().filter(|_| !over);
        let rolls = self.table.dice().map_or(0, |dice| dice.next_roll() - 1);
        let with_cube = contest.contest().terms().cube == CubeUse::On;
        BackgammonView {
            checkers: Checkers::of_both(game.position(), turn),
            dice: roll.map(|roll| Dice {
                side: turn,
                values: [roll.first().pips(), roll.second().pips()],
                number: rolls.max(1),
            }),
            cube: with_cube.then(|| game.cube().into()),
            score: self.score(contest),
            plays: roll.map(|roll| play_graph(game.position(), roll, turn)),
            last: match self.last_event() {
                Some((side, RecordEvent::Play { dice, turn })) => Some(LastPlay {
                    side,
                    dice: *dice,
                    turn: turn.clone(),
                }),
                _ => None,
            },
            dice_from: self.dice_from(),
            rolls,
            opens: self.table.header().start.is_none() || self.game_shown() > 0,
            seal: self.seal_without_words(),
            common: self.common(to_act, now),
        }
    }

    fn score(&self, contest: &Backgammon) -> MatchScore {
        let terms = contest.contest().terms();
        let score = self.table.score();
        let [light, dark] = score;
        MatchScore {
            length: terms.length.match_points(),
            points: BySide { light, dark },
            crawford: if !terms.has_crawford() {
                CrawfordState::Off
            } else if contest.game().terms().cube == CubeTerms::CrawfordGame {
                CrawfordState::Now
            } else {
                match contest.crawford_on_the_board() {
                    Crawford::Now => CrawfordState::Now,
                    Crawford::After => CrawfordState::Past,
                    Crawford::Before => CrawfordState::NotYet,
                }
            },
        }
    }
}

const fn chess_end(reason: ByTheLaws) -> EndReason {
    match reason {
        ByTheLaws::Checkmate => EndReason::Checkmate,
        ByTheLaws::Stalemate => EndReason::Stalemate,
        ByTheLaws::DeadPosition => EndReason::DeadPosition,
        ByTheLaws::Repetition(_) | ByTheLaws::ClaimedRepetition(_) => EndReason::Repetition,
        ByTheLaws::NoProgress(_) | ByTheLaws::ClaimedNoProgress(_) => EndReason::NoProgress,
        ByTheLaws::Checks(_) => EndReason::Checks,
    }
}

/// May the side that is about to roll double first?
pub(crate) fn double_right(game: &::backgammon::Game) -> DoubleRight {
    match game.may_double().map_err(Illegal::from) {
        Ok(()) => DoubleRight::Yes,
        Err(Illegal::NoCube) => DoubleRight::NoCube,
        Err(Illegal::CrawfordGame) => DoubleRight::Crawford,
        Err(Illegal::CubeAtItsEnd { .. }) => DoubleRight::DeadCube,
        Err(_) => DoubleRight::NotTheOwner,
    }
}
