//! Where orders are carried out, one after the other.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use ::draughts::{BUILT_IN, Course, Position, SharedRules, Turn};
use engine::draughts::endgame::MOST_WITH_DISTANCES;
use engine::draughts::{SURELY_WON, Score, WON};
use players::Players;
use players::draughts::engine::Found;
use players::draughts::men;
use table::RuleSet;

use super::level::Level;
use crate::commands::endgame::{self, BUILT_AT_FIRST_USE};
use crate::commands::engine::watch::{Signals, Watch, say};
use crate::hub::{self, Said, can_be_spoken, turn_text, variant};

/// The desk: what was said so far, and the head that thinks.
pub(super) struct Desk {
    rules: SharedRules,
    signals: Arc<Signals>,
    threads: usize,
    memory_bits: u32,
    /// Ends of games are looked up to so many pieces.
    pieces: u8,
    /// Made when it is first needed, and again after a parameter has changed.
    players: Option<Players>,
    game: Course,
    level: Level,
}

/// Positions kept in mind: 2 to the power of this.
const MEMORY_BITS: u32 = 20;
/// Nothing shorter is worth a line.
const TOLD_AFTER: Duration = Duration::from_millis(20);
/// Turns of a line that is told.
const LINE_TURNS: usize = 8;
impl Desk {
    pub(super) fn new(rules: SharedRules, signals: Arc<Signals>) -> Result<Self, String> {
        can_be_spoken(&rules)?;
        Ok(Self {
            game: Course::new(rules.clone(), Position::start(&rules)),
            rules,
            signals,
            threads: 1,
            memory_bits: MEMORY_BITS,
            pieces: BUILT_AT_FIRST_USE,
            players: None,
            level: Level::default(),
        })
    }

    /// Carries an order out. An error means that nobody reads the answers.
    pub(super) fn hear(&mut self, said: &Said, search: u64) -> io::Result<()> {
        let done = match said.command.as_str() {
            "hub" => return self.introduce(),
            "init" => {
                self.players();
                return say("ready");
            }
            "new-game" => {
                if let Some(players) = &mut self.players {
                    players.forget_draughts();
                }
                Ok(())
            }
            "set-param" => self.set(said),
            "pos" => self.set_up(said),
            "level" => Level::read(said).map(|level| self.level = level),
            "go" => return self.go(said, search),
            // What is not understood is passed over: the protocol may grow.
            _ => Ok(()),
        };
        match done {
            Ok(()) => Ok(()),
            Err(sentence) => complain(&sentence),
        }
    }

    fn introduce(&self) -> io::Result<()> {
        let version = env!("CARGO_PKG_VERSION");
        say(&format!(
            "id name=Tabuleiro version={version} author=Tabuleiro"
        ))?;
        let mut names = vec![variant(&self.rules)];
        let known = BUILT_IN.iter().filter(|rules| can_be_spoken(rules).is_ok());
        names.extend(known.map(variant));
        names.extend(["bt".to_owned(), "losing".to_owned()]);
        let first = names[0].clone();
        let mut seen = Vec::new();
        names.retain(|name| {
            let new = !seen.contains(name);
            seen.push(name.clone());
            new
        });
        let names = names.join(" ");
        say(&format!(
            "param name=variant value={first} type=enum values=\"{names}\""
        ))?;
        say(&format!(
            "param name=threads value={} type=int min=1 max={MOST_THREADS}",
            self.threads
        ))?;
        say(&format!(
            "param name=tt-size value={} type=int min={} max={}",
            self.memory_bits, MEMORY.0, MEMORY.1
        ))?;
        say(&format!(
            "param name=bb-size value={} type=int min=0 max={MOST_WITH_DISTANCES}",
            self.pieces
        ))?;
        say("wait")
    }

    fn set(&mut self, said: &Said) -> Result<(), String> {
        let (Some(name), Some(value)) = (said.value("name"), said.value("value")) else {
            return Err("set-param needs name= and value=".to_owned());
        };
        let wrong = |what: &str| format!("set-param {name}={value}: {what}");
        let between = |least: u32, most: u32| -> Result<u32, String> {
            let number = value
                .parse()
                .ok()
                .filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| wrong(&format!("a number from {least} to {most} is wanted")))
        };
        match name {
            "variant" if value == variant(&self.rules) => return Ok(()),
            "variant" => {
                let Ok(RuleSet::Draughts(rules)) = hub::rules_id(value).parse() else {
                    return Err(wrong("no such rule set"));
                };
                can_be_spoken(&rules).map_err(|why| wrong(&why))?;
                self.game = Course::new(rules.clone(), Position::start(&rules));
                self.rules = rules;
            }
            "threads" => self.threads = between(1, MOST_THREADS)? as usize,
            "tt-size" => self.memory_bits = between(MEMORY.0, MEMORY.1)?,
            "bb-size" => self.pieces = between(0, MOST_WITH_DISTANCES.into())? as u8,
            // There is no book to leave, and pondering is the other program's affair.
            _ => return Ok(()),
        }
        self.players = None;
        Ok(())
    }

    fn players(&mut self) -> &mut Players {
        let (bits, threads, pieces) = (self.memory_bits, self.threads, self.pieces);
        self.players.get_or_insert_with(|| {
            let mut players = Players::with_memory(bits);
            players.think_on(threads);
            if pieces >= 2
                && let Some(tables) = endgame::for_search(&self.rules, pieces)
            {
                players.look_up_endgames(tables);
            }
            players
        })
    }

    fn set_up(&mut self, said: &Said) -> Result<(), String> {
        let position = match said.value("pos") {
            Some(text) => hub::read_position(text, &self.rules)?,
            None => Position::start(&self.rules),
        };
        let mut game = Course::new(self.rules.clone(), position);
        hub::play(&mut game, said.value("moves").unwrap_or_default())?;
        self.game = game;
        Ok(())
    }

    fn go(&mut self, said: &Said, search: u64) -> io::Result<()> {
        let (pondering, analysing) = (said.has("ponder"), said.has("analyze"));
        let game = self.game.clone();
        let watch = Watch::new(
            Arc::clone(&self.signals),
            search,
            pondering,
            self.level.time(),
        );
        let sight = self.level.sight();
        let mut told: Option<Found> = None;
        let mut heard = Ok(());
        let found = self.players().search_draughts(
            &game,
            sight,
            analysing || pondering,
            &mut || watch.is_over(),
            &mut |found, line| {
                if watch.start.elapsed() >= TOLD_AFTER && heard.is_ok() {
                    heard = tell(&line(), &game, found, watch.start.elapsed());
                    told = Some(found.clone());
                }
                heard.is_ok() && !watch.is_enough()
            },
        );
        heard?;
        let Some(found) = found else {
            return complain("there is no legal move here");
        };
        if told.as_ref() != Some(&found) {
            let time = watch.start.elapsed();
            let line = self.players().line(&game, &found, LINE_TURNS);
            tell(&line, &game, &found, time)?;
        }
        let line = self.players().line(&game, &found, 2);
        let mut line = line.iter().map_while(|turn| turn_text(turn, &self.rules));
        let Some(best) = line.next() else {
            return complain("the best move cannot be written down in this protocol");
        };
        match line.next() {
            Some(reply) => say(&format!("done move={best} ponder={reply}")),
            None => say(&format!("done move={best}")),
        }
    }
}

/// Tells what was found so far.
fn tell(line: &[Turn], game: &Course, found: &Found, time: Duration) -> io::Result<()> {
    let texts: Vec<String> = line
        .iter()
        .map_while(|turn| turn_text(turn, game.rules()))
        .collect();
    let seconds = time.as_secs_f64();
    let speed = found.nodes as f64 / seconds.max(1e-6) / 1e6;
    say(&format!(
        "info depth={} score={} nodes={} time={seconds:.3} nps={speed:.2} pv=\"{}\"",
        found.depth,
        score_text(found.best.score),
        found.nodes,
        texts.join(" ")
    ))
}

/// A score in men; a win in so many plies is so many hundredths less than 100.
fn score_text(score: Score) -> String {
    let plies = |score: Score| f64::from(WON - score) / 100.0;
    let score = if score >= SURELY_WON {
        100.0 - plies(score)
    } else if score <= -SURELY_WON {
        plies(-score) - 100.0
    } else {
        men(score)
    };
    format!("{score:.2}")
}

/// Says what is wrong.
fn complain(sentence: &str) -> io::Result<()> {
    say(&format!("error message=\"{}\"", sentence.replace('"', "'")))
}

/// Threads at most.
const MOST_THREADS: u32 = 256;
/// The bounds of what is kept in mind.
const MEMORY: (u32, u32) = (10, 28);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_told_in_men_and_wins_by_their_distance() {
        assert_eq!(score_text(-31), "-0.31");
        assert_eq!(score_text(WON - 7), "99.93");
        assert_eq!(score_text(12 - WON), "-99.88");
    }
}
