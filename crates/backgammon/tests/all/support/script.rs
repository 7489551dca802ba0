//! Games written as short scripts: `open 3 5, roll 31, play 8/5 6/5, double, take`.

use tabuleiro_backgammon::notation::Written;
use tabuleiro_backgammon::{Die, Event, Game, Illegal, Match, Side, Win};

/// Lets the events of a script happen; every one of them must be legal.
#[track_caller]
pub fn run(contest: &mut Match, script: &str) {
    for line in script.split(',') {
        if let Err(illegal) = attempt(contest, line) {
            panic!("{line}: {illegal}");
        }
    }
}

/// Lets one event happen, or says why not.
#[track_caller]
pub fn attempt(contest: &mut Match, line: &str) -> Result<(), Illegal> {
    let event = event(contest.game(), line)?;
    Ok(contest.apply(&event)?)
}

/// The event that a line means in a game.
#[track_caller]
pub fn event(game: &Game, line: &str) -> Result<Event, Illegal> {
    let line = line.trim();
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    Ok(match verb {
        "open" => {
            let dice: Vec<Die> = rest
                .split_whitespace()
                .map(|die| Die::new(die.parse().expect("a number")).expect("a die"))
                .collect();
            Event::OpeningRoll {
                light: dice[0],
                dark: dice[1],
            }
        }
        "roll" => Event::Roll(rest.parse().expect("a roll")),
        "void" => Event::VoidThrow,
        "play" => {
            let written: Written = rest.parse().expect("a play");
            let roll = game.phase().roll().ok_or(Illegal::RollFirst)?;
            Event::Play(game.position().resolve(roll, &written)?)
        }
        "double" => Event::Double,
        "take" => Event::Take,
        "drop" => Event::Drop,
        "beaver" => Event::Beaver,
        "raccoon" => Event::Raccoon,
        "resign" => {
            let (by, multiplier) = rest.split_once(' ').expect("side and size");
            Event::Resign {
                by: if by == "light" {
                    Side::Light
                } else {
                    Side::Dark
                },
                win: Win::from_multiplier(multiplier.parse().expect("a number")).expect("1 to 3"),
            }
        }
        "accept" => Event::AcceptResignation,
        "refuse" => Event::RefuseResignation,
        _ => panic!("no such event: {line}"),
    })
}
