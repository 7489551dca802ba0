//! What the players found, as programs and people read it.

use std::time::Duration;

use ::backgammon::Play;
use ::backgammon::formats::PositionId;
use ::chess::Game;
use ::chess::notation::{Letters, san};
use ::chess::position::{after, to_fen};
use ::draughts::Course;
use ::draughts::formats::fen;
use players::backgammon::{CubeAdvice as Advice, CubeDecision, Outlook, Verdict};
use players::draughts::men;
use players::turns::ends_in;
use players::{Analysis, Question, backgammon, chess, draughts};
use serde::{Serialize, Serializer};
use table::GameKind;
use words::terminal::{CubeAdvice as Advised, Ending, Line};
use words::{Lang, localise};

#[derive(Serialize)]
pub(crate) struct Evaluation {
    best: Option<String>,
    #[serde(flatten)]
    judged: Judged,
    depth: u32,
    nodes: u64,
    seconds: f64,
}

/// What was judged, best first.
#[derive(Serialize)]
#[serde(untagged)]
enum Judged {
    Turns {
        candidates: Vec<JudgedTurn>,
    },
    Backgammon {
        candidates: Vec<JudgedPlay>,
        #[serde(skip_serializing_if = "Option::is_none")]
        probabilities: Option<Probabilities>,
        #[serde(skip_serializing_if = "Option::is_none")]
        cube: Option<CubeAdvice>,
    },
}

#[derive(Serialize)]
struct JudgedTurn {
    r#move: String,
    /// The position after the turn, as the next player sees it.
    position: String,
    /// Men, or pawns.
    score: f64,
    /// Where a win or a loss was found to the end: the plies until then, this turn with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    ends_in: Option<u16>,
}

impl JudgedTurn {
    /// What stands in the list beside the turn, and by what it is compared with the best.
    fn worth(&self, lang: Lang) -> Worth {
        match self.ends_in {
            None => Worth::Points(self.score),
            Some(plies) => {
                let outcome = if self.score > 0.0 {
                    Ending::Win
                } else {
                    Ending::Loss
                };
                Worth::Ends(
                    Line::TruthEnds {
                        outcome,
                        plies: plies.into(),
                    }
                    .in_words(lang),
                )
            }
        }
    }
}

#[derive(Serialize)]
struct JudgedPlay {
    r#move: String,
    /// The position after the turn, as the next player sees it.
    position: String,
    /// Points.
    equity: f32,
    probabilities: Probabilities,
}

/// The chances of the side to move.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Probabilities {
    win: f32,
    win_gammon: f32,
    win_backgammon: f32,
    lose_gammon: f32,
    lose_backgammon: f32,
}

impl From<Outlook> for Probabilities {
    fn from(outlook: Outlook) -> Self {
        let Outlook {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        } = outlook;
        Self {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        }
    }
}

#[derive(Serialize)]
pub(crate) struct CubeAdvice {
    #[serde(serialize_with = "spelled")]
    advice: Advice,
    no_double: f32,
    double_take: f32,
    double_drop: f32,
    /// Where whoever is doubled may double again at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    beaver: Option<f32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    match_chances: Option<MatchChances>,
}

/// The chances of winning the match.
#[derive(Clone, Copy, Serialize)]
struct MatchChances {
    no_double: f32,
    double_take: f32,
    double_drop: f32,
}

/// For programs the same in every language.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
fn spelled<S: Serializer>(advice: &Advice, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match advice {
        Advice::DoubleTake => "double, take",
        Advice::DoubleBeaver => "double, beaver",
        Advice::DoubleDrop => "double, drop",
        Advice::TooGood => "too good to double, drop",
        Advice::NoDoubleTake => "no double, take",
        Advice::NoDoubleBeaver => "no double, beaver",
        Advice::NoDoubleDrop => "no double, drop",
    })
}

impl From<CubeDecision> for CubeAdvice {
    fn from(decision: CubeDecision) -> Self {
        Self {
            advice: (&decision).into(),
            no_double: decision.no_double,
            double_take: decision.double_take,
            double_drop: decision.double_drop,
            beaver: decision.beaver,
            match_chances: decision
                .match_chances
                .map(|[no_double, double_take, double_drop]| MatchChances {
                    no_double,
                    double_take,
                    double_drop,
                }),
        }
    }
}

impl Evaluation {
    /// What was found about a question; the time is added at the end.
    pub(crate) fn new(question: &Question<'_>, analysis: &Analysis) -> Self {
        match (analysis, question) {
            (Analysis::Draughts(analysis), Question::Draughts(game)) => {
                Self::of_draughts(analysis, game)
            }
            (Analysis::Backgammon(analysis), Question::Backgammon(_)) => {
                Self::of_backgammon(analysis)
            }
            (Analysis::Chess(analysis), Question::Chess(game)) => Self::of_chess(analysis, game),
            _ => unreachable!("the answer is about the game that was asked about"),
        }
    }

    fn of_draughts(analysis: &draughts::Analysis, game: &Course) -> Self {
        let (rules, position) = (game.rules(), game.position());
        let names = rules.names();
        let candidates: Vec<JudgedTurn> = analysis
            .turns
            .iter()
            .map(|judged| JudgedTurn {
                r#move: names.turn(&judged.turn),
                position: fen::write(position.after(&judged.turn, rules).setup(), rules),
                score: men(judged.score),
                ends_in: ends_in(judged.score),
            })
            .collect();
        Self {
            best: candidates.first().map(|best| best.r#move.clone()),
            judged: Judged::Turns { candidates },
            depth: analysis.depth,
            nodes: analysis.nodes,
            seconds: 0.0,
        }
    }

    fn of_chess(analysis: &chess::Analysis, game: &Game) -> Self {
        let (board, rules) = (game.board(), game.rules());
        let candidates: Vec<JudgedTurn> = analysis
            .moves
            .iter()
            .map(|judged| JudgedTurn {
                r#move: san(board, rules, judged.made, Letters::English),
                position: to_fen(rules, &after(board, rules, judged.made)),
                score: chess::pawns(judged.score),
                ends_in: ends_in(judged.score),
            })
            .collect();
        Self {
            best: candidates.first().map(|best| best.r#move.clone()),
            judged: Judged::Turns { candidates },
            depth: analysis.depth,
            nodes: analysis.nodes,
            seconds: 0.0,
        }
    }

    fn of_backgammon(analysis: &backgammon::Analysis) -> Self {
        let candidates: Vec<JudgedPlay> = match &analysis.verdict {
            Verdict::Play(plays) => plays
                .ranked
                .iter()
                .map(|judged| JudgedPlay {
                    r#move: plays.spelled(judged).unwrap_or(Play::NONE).to_string(),
                    position: PositionId::from(judged.result).to_string(),
                    equity: judged.worth,
                    probabilities: judged.outlook.into(),
                })
                .collect(),
            _ => Vec::new(),
        };
        let chances = analysis.chances();
        Self {
            best: candidates.first().map(|best| best.r#move.clone()),
            judged: Judged::Backgammon {
                candidates,
                probabilities: chances.map(|(outlook, _)| outlook.into()),
                cube: analysis.cube().map(CubeAdvice::from),
            },
            depth: analysis.depth,
            nodes: analysis.nodes,
            seconds: 0.0,
        }
    }

    /// The same, with the time that it took.
    pub(crate) fn taking(self, time: Duration) -> Self {
        Self {
            seconds: time.as_secs_f64(),
            ..self
        }
    }

    /// For people.
    pub(crate) fn readable(&self, game: GameKind, lang: Lang) -> String {
        let mut lines = match &self.judged {
            Judged::Turns { candidates } => {
                let listed = candidates.iter().map(|judged| {
                    let text = words::turn_text(game, judged.r#move.clone(), lang);
                    (text, judged.worth(lang), None)
                });
                list(listed, lang)
            }
            Judged::Backgammon {
                candidates,
                probabilities,
                cube,
            } => {
                let listed = candidates.iter().map(|judged| {
                    let share = percent(judged.probabilities.win, lang);
                    let wins = Line::EvalWins { share }.in_words(lang);
                    (
                        &judged.r#move,
                        Worth::Points(judged.equity.into()),
                        Some(wins),
                    )
                });
                let mut lines = list(listed, lang);
                lines.extend(probabilities.map(|chances| chances.in_words(lang)));
                lines.extend(cube.as_ref().map(|cube| cube.in_words(lang)));
                lines
            }
        };
        if lines.is_empty() {
            lines.push(Line::EvalNoMove.in_words(lang));
        }
        let effort = Line::EvalEffort {
            depth: self.depth,
            positions: self.nodes,
            seconds: localise(lang, &format!("{:.2}", self.seconds)),
        };
        lines.push(effort.in_words(lang));
        lines.join("\n") + "\n"
    }
}

/// Lines of the list for people.
const MOST_LINES: usize = 10;

/// What a turn is worth.
pub(crate) enum Worth {
    /// Men, pawns or points.
    Points(f64),
    /// How the game ends, in words: there is no number for it.
    Ends(String),
}

/// The moves with what they are worth, what they lose against the best where both are numbers, and a remark.
pub(crate) fn list<T: AsRef<str>>(
    candidates: impl Iterator<Item = (T, Worth, Option<String>)>,
    lang: Lang,
) -> Vec<String> {
    // Nothing yet, then the best: a number, or an end.
    let mut best = None;
    candidates
        .take(MOST_LINES)
        .enumerate()
        .map(|(index, (text, worth, remark))| {
            let number = match worth {
                Worth::Points(value) => Some(value),
                Worth::Ends(_) => None,
            };
            let lost = match (number, *best.get_or_insert(number)) {
                (Some(value), Some(best)) => format!("  {}", points(value - best, lang)),
                _ => String::new(),
            };
            let worth = match worth {
                Worth::Points(value) => points(value, lang),
                Worth::Ends(words) => words,
            };
            let remark = remark.map(|remark| format!("  {remark}"));
            format!(
                "{:2}  {:24} {worth}{lost}{}",
                index + 1,
                text.as_ref(),
                remark.unwrap_or_default()
            )
        })
        .collect()
}

pub(crate) fn points(value: f64, lang: Lang) -> String {
    localise(lang, &format!("{value:+.3}"))
}

pub(crate) fn percent(share: f32, lang: Lang) -> String {
    localise(lang, &format!("{:.1}", share * 100.0))
}

impl Probabilities {
    pub(crate) fn in_words(self, lang: Lang) -> String {
        let chances = Line::EvalChances {
            wins: percent(self.win, lang),
            gammons: percent(self.win_gammon, lang),
            lost: percent(self.lose_gammon, lang),
        };
        chances.in_words(lang)
    }
}

impl CubeAdvice {
    pub(crate) fn in_words(&self, lang: Lang) -> String {
        let decision = Line::EvalCube {
            advice: match self.advice {
                Advice::DoubleTake => Advised::DoubleTake,
                Advice::DoubleBeaver => Advised::DoubleBeaver,
                Advice::DoubleDrop => Advised::DoubleDrop,
                Advice::TooGood => Advised::TooGood,
                Advice::NoDoubleTake => Advised::NoDoubleTake,
                Advice::NoDoubleBeaver => Advised::NoDoubleBeaver,
                Advice::NoDoubleDrop => Advised::NoDoubleDrop,
            },
            no_double: points(self.no_double.into(), lang),
            take: points(self.double_take.into(), lang),
            drop: points(self.double_drop.into(), lang),
        };
        let chances = self.match_chances.map(|chances| Line::EvalMatch {
            no_double: percent(chances.no_double, lang),
            take: percent(chances.double_take, lang),
            drop: percent(chances.double_drop, lang),
        });
        let lines = core::iter::once(decision).chain(chances);
        let words: Vec<String> = lines.map(|line| line.in_words(lang)).collect();
        words.join("\n")
    }
}
