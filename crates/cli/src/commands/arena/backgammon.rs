//! Matches at backgammon: games for money in points a game, or matches by who wins them.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use ::backgammon::{Beavers, DiceSupply, Event, Frame, Jacoby, Length};
use cpu_time::ThreadTime;
use engine::Random;
use players::Deed;
use players::backgammon::{Decision, Question};
use serde::Serialize;
use table::dice::Throw;
use table::game::{Backgammon, BackgammonTerms, Contest, GameEvent, ToAct};
use table::{GameKind, Side};

use super::gnubg::Gnubg;
use super::own::OwnPlayer;
use super::player::Player;
use super::points::Points;
use super::statistics::Pairs;
use super::{Arguments, Effort, STOPPED, heard, pair_after_pair, taken};
use crate::answer::{Answer, Failure, Outcome};
use crate::output::{self, Form};

/// A match under way.
pub(crate) struct Games {
    terms: ::backgammon::Terms,
    players: [Seated; 2],
    played: Played,
    seed: u64,
}

/// A player with what it has used.
struct Seated {
    mind: Mind,
    effort: Effort,
}

enum Mind {
    Own(Box<OwnPlayer>),
    Random,
    Gnubg(Gnubg),
}

impl Seated {
    fn new(player: &Player) -> Result<Self, Failure> {
        let mind = match player {
            Player::Own(own) => Mind::Own(Box::new(OwnPlayer::of_backgammon(own)?)),
            Player::Random => Mind::Random,
            Player::Gnubg(address) => Mind::Gnubg(Gnubg::connect(address)?),
            Player::Hub(_) => {
                return Err(Failure::input("hub: that protocol is for draughts"));
            }
            Player::Uci(_) => return Err(Failure::input("uci: it plays chess")),
            Player::Dxp(_) => {
                return Err(Failure::input("dxp: that protocol is for draughts"));
            }
        };
        Ok(Self {
            mind,
            effort: Effort::default(),
        })
    }

    /// What it does where it has a choice; nothing where it says something that the rules don't allow.
    fn deed(
        &mut self,
        contest: &Contest,
        side: Side,
        cubeless: bool,
        random: &mut Random,
    ) -> Result<Option<Deed>, Failure> {
        let Contest::Backgammon(game) = contest else {
            return Ok(None);
        };
        let mut question = Question::from(game);
        // The tournament's rules know no game without a cube: it is left alone, and nobody counts on it.
        question.with_cube &= !cubeless;
        if cubeless && matches!(question.decision, Decision::Roll { .. }) {
            return Ok(Some(Deed::Throw));
        }
        let start = ThreadTime::now();
        let mut used = None;
        let deed = match &mut self.mind {
            Mind::Own(own) => {
                let analysis =
                    own.think(&players::Question::Backgammon(question), random.bits())?;
                if let players::Analysis::Backgammon(analysis) = &analysis {
                    self.effort.nodes += analysis.nodes;
                }
                analysis.deed()
            }
            Mind::Random => by_lot(contest, random),
            Mind::Gnubg(gnubg) => {
                let (deed, time) = gnubg.deed(&question, contest, side)?;
                used = Some(time);
                deed
            }
        };
        self.effort.moves += 1;
        self.effort.seconds += used.unwrap_or_else(|| start.elapsed()).as_secs_f64();
        let legal = deed.filter(|deed| match deed {
            Deed::Throw => contest.awaits_throw().is_some(),
            Deed::Play(event) => contest.judge(side, event).is_ok(),
        });
        self.effort.illegal += u64::from(legal.is_none());
        Ok(legal)
    }
}

/// Whatever comes: a throw where one is awaited, so that the cube stays where it is, else any play or answer.
fn by_lot(contest: &Contest, random: &mut Random) -> Option<Deed> {
    if contest.awaits_throw().is_some() {
        return Some(Deed::Throw);
    }
    let mut legal = contest.legal();
    let resigns = |event: &GameEvent| matches!(event, GameEvent::Backgammon(Event::Resign { .. }));
    legal.retain(|event| !resigns(event));
    let drawn = random.below(legal.len().max(1) as u32) as usize;
    (drawn < legal.len()).then(|| Deed::Play(legal.swap_remove(drawn)))
}

impl Games {
    pub(crate) fn new(
        frame: Frame,
        [a, b]: [&Player; 2],
        played: Played,
        seed: u64,
    ) -> Result<Self, Failure> {
        let length = match played.points {
            Some(points) => Length::Match(points),
            None => Length::Money,
        };
        let terms = BackgammonTerms {
            length,
            ..BackgammonTerms::money(Jacoby::Off, Beavers::Off)
        };
        let terms = terms.terms(frame, DiceSupply::Table);
        // Told now rather than at the first game.
        Backgammon::new(terms, None)
            .map_err(|error| Failure::Input(format!("{}: {error}", GameKind::Backgammon.name())))?;
        Ok(Self {
            terms,
            players: [Seated::new(a)?, Seated::new(b)?],
            played,
            seed,
        })
    }

    /// Both games, or matches, of a pair: the first player has the light checkers in the first of them, the dark ones
    /// in the second, and with `mirror` the dice are the same.
    pub(crate) fn pair(&mut self, number: u32) -> Result<[f64; 2], Failure> {
        let mut dice = Random::new(self.seed ^ u64::from(number) << 32);
        let mut slips = Random::new(!self.seed ^ u64::from(number) << 32);
        let mut again = if self.played.mirror {
            dice.clone()
        } else {
            Random::new(dice.bits())
        };
        let first = self.play(Side::Light, &mut dice, &mut slips)?;
        let second = self.play(Side::Dark, &mut again, &mut slips)?;
        Ok([first, second])
    }

    /// Plays a game, or a match; `a` is the side of the first player. What it won: points, or 1 or −1 of a match.
    fn play(&mut self, a: Side, dice: &mut Random, slips: &mut Random) -> Result<f64, Failure> {
        let contest = Backgammon::new(self.terms, None);
        let contest = contest.map_err(|error| Failure::Input(error.to_string()))?;
        let cubeless = self.played.cubeless;
        let is_match = self.terms.length.match_points().is_some();
        let mut contest = Contest::Backgammon(contest);
        loop {
            match contest.to_act() {
                ToAct::NextGame if is_match => {
                    contest.next_game();
                }
                ToAct::NextGame | ToAct::Over => break,
                ToAct::Opening => throw(&mut contest, dice)?,
                ToAct::Player(side) | ToAct::Dice(side) => {
                    let player = &mut self.players[usize::from(side != a)];
                    match player.deed(&contest, side, cubeless, slips)? {
                        Some(Deed::Throw) => throw(&mut contest, dice)?,
                        Some(Deed::Play(event)) => contest
                            .apply_by(side, &event)
                            .map_err(|error| Failure::Input(format!("{error:?}")))?,
                        // What the rules don't allow loses a single game at the cube, or the match.
                        None => return Ok(if side == a { -1.0 } else { 1.0 }),
                    }
                }
            }
        }
        let Contest::Backgammon(contest) = &contest else {
            return Ok(0.0);
        };
        let won = |side: ::backgammon::Side, points: f64| {
            if Side::from(side) == a {
                points
            } else {
                -points
            }
        };
        Ok(if is_match {
            let winner = contest.contest().winner();
            winner.map_or(0.0, |side| won(side, 1.0))
        } else {
            let last = contest.contest().played().last();
            last.map_or(0.0, |game| {
                won(game.outcome.winner, game.outcome.points as f64)
            })
        })
    }

    pub(crate) fn effort(&self) -> [Effort; 2] {
        [self.players[0].effort, self.players[1].effort]
    }
}

/// Lets the dice fall that are awaited. Each throw is drawn anew, equal dice of an opening too.
fn throw(contest: &mut Contest, dice: &mut Random) -> Result<(), Failure> {
    let (side, kind) = contest
        .awaits_throw()
        .unwrap_or((Side::Light, Throw::Opening));
    let roll = dice.roll();
    contest
        .throw(side, kind, [roll.first().pips(), roll.second().pips()])
        .map_err(|error| Failure::Input(format!("{error:?}")))
}

/// What is played: games for money or matches, with or without a cube, with the same dice for both sides or not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    pub(crate) cubeless: bool,
    pub(crate) mirror: bool,
    /// To so many points.
    pub(crate) points: Option<u32>,
}

#[derive(Serialize)]
struct Report {
    rules: String,
    a: String,
    b: String,
    cubeless: bool,
    mirror: bool,
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    match_points: Option<u32>,
    /// Games, or matches.
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    score: f64,
    /// Points a game that A won, and their 95 % interval; of matches the Elo and its interval.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    elo: Option<f64>,
    interval: [Option<f64>; 2],
    effort: [Effort; 2],
    /// By Ctrl-C, or by a program that failed: what is told is what was played until then.
    stopped: bool,
}

pub(super) fn run(
    arguments: &Arguments,
    frame: Frame,
    form: Form,
    stopped: &AtomicBool,
) -> Outcome {
    let played = Played {
        cubeless: arguments.cubeless,
        mirror: arguments.mirror,
        points: arguments.match_points,
    };
    let sides = [&arguments.a, &arguments.b];
    let mut games = Games::new(frame, sides, played, arguments.seed)?;
    let bar = output::progress(u64::from(arguments.games), "games");
    let (mut points, mut pairs) = (Points::new(played.mirror), Pairs::default());
    let failed = pair_after_pair(arguments.games, stopped, |number| {
        let pair = games.pair(number)?;
        points.add(pair);
        pairs.add(pair.map(taken));
        bar.set_position(pairs.games().into());
        bar.set_message(format!("{:+.4} points a game", points.mean()));
        output::told(&bar, || {
            format!(
                "{} games: {:+.4} points a game",
                pairs.games(),
                points.mean()
            )
        });
        Ok(ControlFlow::Continue(()))
    });
    bar.finish_and_clear();
    let failed = heard(failed, &pairs)?;
    let mean = points.mean();
    let elo = pairs.elo();
    let report = Report {
        rules: ::table::RuleSet::Backgammon(frame).to_string(),
        a: arguments.a.to_string(),
        b: arguments.b.to_string(),
        cubeless: played.cubeless,
        mirror: played.mirror,
        match_points: played.points,
        games: pairs.games(),
        wins: pairs.wins,
        draws: pairs.draws,
        losses: pairs.losses,
        score: pairs.score(),
        points: played.points.is_none().then_some(mean),
        elo: played.points.and(elo[0]),
        interval: match played.points {
            Some(_) => [elo[1], elo[2]],
            None => points.interval().map(Some),
        },
        effort: games.effort(),
        stopped: failed.is_some() || stopped.load(Ordering::Relaxed),
    };
    match form {
        Form::Json => output::json(&report)?,
        Form::Text => output::text(&report.readable())?,
    }
    failed.map_or(Ok(Answer::Yes), Err)
}

impl Report {
    fn readable(&self) -> String {
        let bound = |bound: Option<f64>, digits: usize| {
            bound.map_or_else(|| "beyond".to_owned(), |bound| format!("{bound:+.digits$}"))
        };
        let what = match self.match_points {
            Some(points) => format!("matches to {points}"),
            None => "games".to_owned(),
        };
        let mut text = format!(
            "{}{}: {} against {}\n{} {what}: {} won, {} lost ({:.1} %)\n",
            if self.stopped { STOPPED } else { "" },
            self.rules,
            self.a,
            self.b,
            self.games,
            self.wins,
            self.losses,
            100.0 * self.score,
        );
        let [low, high] = self.interval;
        match self.points {
            Some(points) => {
                let (low, high) = (bound(low, 4), bound(high, 4));
                text += &format!("{points:+.4} points a game [{low}, {high}]\n");
            }
            None => {
                let (elo, low, high) = (bound(self.elo, 0), bound(low, 0), bound(high, 0));
                text += &format!("Elo {elo} [{low}, {high}]\n");
            }
        }
        for (name, effort) in ["A", "B"].iter().zip(&self.effort) {
            let moves = effort.moves.max(1) as f64;
            text += &format!(
                "{name}: {:.2} ms of processor time and {:.0} positions a decision; {} not legal\n",
                1000.0 * effort.seconds / moves,
                effort.nodes as f64 / moves,
                effort.illegal,
            );
        }
        text
    }
}
