//! Where orders are carried out, one after the other.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use ::chess::notation::uci;
use ::chess::position::{from_fen, start};
use ::chess::{Game, Rules};
use engine::chess::{Progress, SURELY_WON, Score, WON};
use players::Purpose;
use players::chess::{Head, think};

use super::go::Go;
use crate::commands::engine::watch::{Signals, Watch, say};
use crate::memory::{MOST_MEMORY, memory_bits};
use crate::uci::read_move;

/// The desk: what was said so far, and the head that thinks.
pub(super) struct Desk {
    signals: Arc<Signals>,
    rules: Arc<Rules>,
    level: u8,
    memory: u32,
    threads: usize,
    /// Made when it is first needed, and again after an option has changed.
    head: Option<Head>,
    game: Game,
    /// Answers so far: what the slips of weak levels are drawn from.
    answers: u64,
}

/// Megabytes that positions are kept in at first.
const USUAL_MEMORY: u32 = 16;
/// Threads at most.
const MOST_THREADS: usize = 256;
/// The number of the usual start among the shuffled ones.
const USUAL_START: u16 = 518;
/// Nothing shorter is worth a line.
const TOLD_AFTER: Duration = Duration::from_millis(20);

impl Desk {
    pub(super) fn new(signals: Arc<Signals>, level: u8) -> Self {
        let rules = Arc::new(Rules::FIDE);
        Self {
            game: Game::new(Arc::clone(&rules), start(&rules, USUAL_START)),
            signals,
            rules,
            level,
            memory: USUAL_MEMORY,
            threads: 1,
            head: None,
            answers: 0,
        }
    }

    /// Carries an order out. An error means that nobody reads the answers.
    pub(super) fn hear(&mut self, line: &str, search: u64) -> io::Result<()> {
        let done = match line.split_whitespace().next().unwrap_or_default() {
            "uci" => return self.introduce(),
            "isready" => return say("readyok"),
            "ucinewgame" => {
                if let Some(head) = &mut self.head {
                    head.forget();
                }
                Ok(())
            }
            "setoption" => self.set(line),
            "position" => self.set_up(line),
            "go" => return self.go(line, search),
            // What is not understood is passed over: the protocol may grow.
            _ => Ok(()),
        };
        match done {
            Ok(()) => Ok(()),
            Err(sentence) => say(&format!("info string {sentence}")),
        }
    }

    fn introduce(&self) -> io::Result<()> {
        say(&format!("id name Tabuleiro {}", env!("CARGO_PKG_VERSION")))?;
        say("id author Tabuleiro")?;
        let (memory, most) = (USUAL_MEMORY, MOST_MEMORY);
        say(&format!(
            "option name Hash type spin default {memory} min 1 max {most}"
        ))?;
        say(&format!(
            "option name Threads type spin default 1 min 1 max {MOST_THREADS}"
        ))?;
        say(&format!(
            "option name Level type spin default {} min 0 max 10",
            self.level
        ))?;
        say("option name UCI_Chess960 type check default false")?;
        say("uciok")
    }

    fn set(&mut self, line: &str) -> Result<(), String> {
        let named = line.split_once(" name ").map(|(_, rest)| rest);
        let (name, value) = named
            .and_then(|rest| rest.split_once(" value "))
            .ok_or("setoption needs name and value")?;
        let (name, value) = (name.trim(), value.trim());
        let between = |least: u32, most: u32| -> Result<u32, String> {
            let number = value.parse().ok();
            let number = number.filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| format!("{name}: a number from {least} to {most} is wanted"))
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.memory = between(1, MOST_MEMORY)?,
            "threads" => self.threads = between(1, MOST_THREADS as u32)? as usize,
            "level" => self.level = between(0, 10)? as u8,
            "uci_chess960" => {
                let shuffled = value.eq_ignore_ascii_case("true");
                let rules = if shuffled {
                    Rules::CHESS960
                } else {
                    Rules::FIDE
                };
                self.rules = Arc::new(rules);
                self.game = Game::new(Arc::clone(&self.rules), start(&self.rules, USUAL_START));
            }
            _ => return Err(format!("there is no option {name}")),
        }
        self.head = None;
        Ok(())
    }

    fn head(&mut self) -> &mut Head {
        let (megabytes, threads) = (self.memory, self.threads);
        self.head.get_or_insert_with(|| {
            let mut head = Head::new(memory_bits(megabytes));
            head.think_on(threads);
            head
        })
    }

    fn set_up(&mut self, line: &str) -> Result<(), String> {
        let rest = line.strip_prefix("position").unwrap_or(line).trim();
        let (place, moves) = rest.split_once("moves").unwrap_or((rest, ""));
        let board = match place.trim().strip_prefix("fen") {
            Some(fen) => from_fen(&self.rules, fen).map_err(|error| error.to_string())?,
            None if place.trim() == "startpos" => start(&self.rules, USUAL_START),
            None => return Err("position needs startpos or fen".to_owned()),
        };
        let mut game = Game::new(Arc::clone(&self.rules), board);
        for text in moves.split_whitespace() {
            let made = read_move(&game, text).ok_or_else(|| format!("{text} is not legal here"))?;
            game.play(made);
        }
        self.game = game;
        Ok(())
    }

    fn go(&mut self, line: &str, search: u64) -> io::Result<()> {
        let game = self.game.clone();
        let go = Go::read(line, game.board().side_to_move());
        let (level, signals) = (self.level, Arc::clone(&self.signals));
        let watch = Watch::new(Arc::clone(&signals), search, go.ponder, go.time(level));
        let sight = go.sight(level);
        let (best, reply) = if level > 0 {
            self.answers += 1;
            let purpose = Purpose::Play { seed: self.answers };
            let analysis = think(&game, sight, purpose, self.head(), &mut || watch.is_over());
            (analysis.best().map(|best| best.made), None)
        } else {
            let mut telling = Telling {
                game: &game,
                watch: &watch,
                heard: Ok(()),
                reply: None,
            };
            let thought = self.head().ask(&game, sight, false, &mut telling);
            let Telling { heard, reply, .. } = telling;
            heard?;
            let best = thought.moves.first().map(|best| best.made);
            (best, reply.filter(|&(first, _)| Some(first) == best))
        };
        // Nobody wants to know before he asks.
        while (go.infinite || watch.is_pondering()) && !signals.is_stopped(search) {
            std::thread::sleep(Duration::from_millis(5));
        }
        signals.has_ended(search);
        let Some(best) = best else {
            return say("bestmove 0000");
        };
        let text = uci(game.board(), game.rules(), best);
        match reply {
            Some((_, reply)) => say(&format!("bestmove {text} ponder {reply}")),
            None => say(&format!("bestmove {text}")),
        }
    }
}

/// Tells what is found on the way.
struct Telling<'a> {
    game: &'a Game,
    watch: &'a Watch,
    heard: io::Result<()>,
    /// The best move, and what is expected after it.
    reply: Option<(::chess::Move, String)>,
}

impl engine::chess::Watch<::chess::Move> for Telling<'_> {
    fn stop(&mut self, _nodes: u64) -> bool {
        self.watch.is_over()
    }

    fn finished(&mut self, progress: &mut Progress<'_, ::chess::Move>) -> bool {
        let mut after = self.game.clone();
        let mut texts = Vec::new();
        let line = progress.line();
        for &made in &line {
            texts.push(uci(after.board(), after.rules(), made));
            after.play(made);
        }
        let best = line.first().copied();
        self.reply = best.zip(texts.get(1).cloned());
        let time = self.watch.start.elapsed();
        if self.heard.is_ok() && (time >= TOLD_AFTER || progress.depth <= 1) {
            let speed = progress.nodes as f64 / time.as_secs_f64().max(1e-6);
            self.heard = say(&format!(
                "info depth {} score {} nodes {} nps {speed:.0} time {} pv {}",
                progress.depth,
                score_text(progress.score),
                progress.nodes,
                time.as_millis(),
                texts.join(" ")
            ));
        }
        self.heard.is_err() || self.watch.is_enough()
    }
}

/// A score as the protocol has it: hundredths of a pawn, or moves to mate.
fn score_text(score: Score) -> String {
    if score >= SURELY_WON {
        format!("mate {}", (WON - score + 1) / 2)
    } else if score <= -SURELY_WON {
        format!("mate -{}", (WON + score + 1) / 2)
    } else {
        format!("cp {score}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_told_in_moves() {
        assert_eq!(score_text(-31), "cp -31");
        assert_eq!(score_text(WON - 1), "mate 1");
        assert_eq!(score_text(WON - 3), "mate 2");
        assert_eq!(score_text(2 - WON), "mate -1");
        assert_eq!(score_text(4 - WON), "mate -2");
    }
}
