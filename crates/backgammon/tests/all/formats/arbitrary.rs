//! Random matches, legal from the first roll to the last, with everything a file can say of them.

use tabuleiro_backgammon::formats::MatchRecord;
use tabuleiro_backgammon::formats::record::{Scribe, Tag};
use tabuleiro_backgammon::{
    Beavers, Die, Event, Frame, Jacoby, LegalPlays, Length, Match, Phase, Raise, Roll, Side,
    StartingPosition, Terms, Win,
};

use crate::support::positions::Random;

const NAMES: [&str; 12] = [
    "Ann",
    "Bob 2",
    "Anna Maria da Conceição",
    "\"quoted\"",
    "a]b\\c:d",
    "x : 7 y",
    "7 point match",
    "Game 3",
    "; semicolon",
    "",
    "Suzuki_(JPN)",
    "a-name-that-is-longer-than-the-column-it-stands-in",
];

const COMMENTS: [&str; 9] = [
    "A remark.",
    "Two lines,\nand the second.",
    "an empty line\n\nin between",
    "  indented",
    "[Site \"looks like a tag\"]",
    "; starts with a semicolon",
    "brackets ] and \\ and : and (;B[31])",
    "  1) 31: 8/5 6/5",
    "Game 2",
];

const TAGS: [(&str, &str); 8] = [
    ("Site", "Backgammon Club"),
    ("Event", "The \"big\" one"),
    ("EventDate", "2024.05.01"),
    ("EventDate", "May 2024"),
    ("Player 1 Elo", "1522.94/244"),
    ("Match ID", "491989142"),
    ("CubeLimit", "1024"),
    ("Transcriber", " a ] b : c \\ "),
];

fn die(random: &mut Random) -> Die {
    Die::ALL[random.below(6) as usize]
}

fn roll(random: &mut Random) -> Roll {
    Roll::new(die(random), die(random))
}

fn one_in(random: &mut Random, chances: u64) -> bool {
    random.below(chances) == 0
}

fn one_of<T: Copy>(random: &mut Random, from: &[T]) -> T {
    from[random.below(from.len() as u64) as usize]
}

fn terms(random: &mut Random) -> Terms {
    let mut terms = match random.below(4) {
        0 => Terms::money(
            one_of(random, &[Jacoby::On, Jacoby::Off]),
            one_of(random, &[Beavers::Off, Beavers::Raccoons]),
        ),
        1 => Terms::of(Frame::Aquamarine, 1 + random.below(7) as u32),
        _ => Terms::of(Frame::Tournament, 1 + random.below(7) as u32),
    };
    if one_in(random, 4) {
        terms.start = one_of(random, &StartingPosition::ALL);
    }
    terms
}

/// Something to happen next.
fn event(contest: &Match, random: &mut Random) -> Event {
    let game = contest.game();
    match game.phase() {
        Phase::Opening => Event::OpeningRoll {
            light: die(random),
            dark: die(random),
        },
        Phase::Resigned { .. } => Event::AcceptResignation,
        Phase::ToRoll | Phase::Rolled(_) | Phase::OpeningRolled(_) if one_in(random, 120) => {
            Event::Resign {
                by: one_of(random, &Side::BOTH),
                win: one_of(random, &Win::ALL),
            }
        }
        Phase::ToRoll if one_in(random, 12) && game.may_double().is_ok() => Event::Double,
        Phase::ToRoll | Phase::ThrowAgain => Event::Roll(roll(random)),
        Phase::Rolled(roll) | Phase::OpeningRolled(roll) => {
            let plays = LegalPlays::of(game.position(), roll);
            Event::Play(plays[random.below(plays.len() as u64) as usize].play)
        }
        Phase::Raised(raise) => {
            let raised = match raise {
                Raise::Double => Event::Beaver,
                Raise::Beaver | Raise::Raccoon => Event::Raccoon,
            };
            let mut tried = *game;
            let again = tried.apply(&raised).is_ok() && one_in(random, 2);
            match random.below(4) {
                _ if again => raised,
                0 => Event::Drop,
                _ => Event::Take,
            }
        }
        Phase::Over(_) => unreachable!("a contest goes on with the next game"),
    }
}

/// A random match, bare: only what was played.
pub(crate) fn played_match(random: &mut Random) -> MatchRecord {
    let terms = terms(random);
    let mut contest = Match::new(terms).expect("these terms are usual");
    let players = [(); 2].map(|()| one_of(random, &NAMES).to_owned());
    let mut scribe = Scribe::new(&terms, players);
    let games = 1 + random.below(4) as usize;
    // One record in four stops in the middle of a game.
    let mut events = if one_in(random, 4) {
        10 + random.below(60)
    } else {
        u64::MAX
    };
    while contest.winner().is_none() && contest.played().len() < games && events > 0 {
        let event = event(&contest, random);
        scribe.write_down(&contest, &event);
        contest.apply(&event).expect("only legal events are chosen");
        events -= 1;
    }
    assert!(matches!(
        terms.length,
        Length::Match(_) | Length::Money | Length::PointsKept
    ));
    scribe.finish()
}

/// A random match with tags and remarks all over it.
pub(crate) fn random_match(random: &mut Random) -> MatchRecord {
    let mut record = played_match(random);
    for _ in 0..random.below(4) {
        let (key, value) = one_of(random, &TAGS);
        record.tags.push(Tag {
            key: key.into(),
            value: value.into(),
        });
    }
    let mut remark = |chances| match one_in(random, chances) {
        true => one_of(random, &COMMENTS).to_owned(),
        false => String::new(),
    };
    record.comment = remark(3);
    for game in &mut record.games {
        game.comment = remark(4);
        for entry in &mut game.entries {
            entry.comment = remark(15);
        }
    }
    record
}
