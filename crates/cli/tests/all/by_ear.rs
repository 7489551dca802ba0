//! Whole games against the computer, played by somebody who hears what `--plain` says and sees nothing else.

use std::io::{Read as _, Write as _};
use std::process::{Child, ChildStdout, Command, Stdio};

use ::draughts::formats::fen;
use backgammon::{LegalPlays, Position, Setup};
use draughts::{Rules, Turn};
use table::RuleSet;

/// A game that is being listened to.
struct Ear {
    child: Child,
    output: ChildStdout,
    /// Everything that was said.
    heard: String,
}

impl Ear {
    fn sits_down(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
            .args(["play", "--plain", "--lang", "en"])
            .args(arguments)
            .env("LC_ALL", "C.UTF-8")
            .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = child.stdout.take().expect("a pipe");
        Self {
            child,
            output,
            heard: String::new(),
        }
    }

    /// Listens up to the next question: a line that does not end. Nothing when the program has ended.
    fn listen(&mut self) -> Option<String> {
        let mut said = String::new();
        let mut bytes = vec![0; 1 << 16];
        loop {
            let count = self.output.read(&mut bytes).expect("the program speaks");
            said.push_str(core::str::from_utf8(&bytes[..count]).expect("UTF-8"));
            if count == 0 || said.ends_with(": ") {
                self.heard.push_str(&said);
                return (count > 0).then_some(said);
            }
        }
    }

    fn says(&mut self, line: &str) -> Option<String> {
        self.heard.push_str(&format!("{line}\n"));
        let input = self.child.stdin.as_mut().expect("a pipe");
        writeln!(input, "{line}").expect("the program listens");
        self.listen()
    }

    /// The program has ended by itself: everything that was heard.
    fn ended(mut self) -> String {
        let ended = self.child.wait().expect("it ends");
        assert!(ended.success(), "{}", self.heard);
        let drawn = |sign: char| "○●◎◉│┌└─".contains(sign);
        assert!(!self.heard.contains(drawn), "nothing is drawn");
        self.heard
    }
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<u8> {
    let parts = text.split(|sign: char| !sign.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// The position that `describe` tells of, as the side to move has it.
fn draughts_told(said: &str, rules: &Rules) -> draughts::Position {
    let squares = |start: &str, sign: &str| -> Vec<String> {
        let line = said.lines().find(|line| line.starts_with(start));
        let listed = line.and_then(|line| line.split_once(": "));
        let listed = listed.map_or_else(Vec::new, |(_, list)| numbers(list));
        listed
            .iter()
            .map(|square| format!("{sign}{square}"))
            .collect()
    };
    let side = |whose: &str| {
        let mut all = squares(&format!("{whose} men"), "");
        all.extend(squares(&format!("{whose} kings"), "K"));
        all.join(",")
    };
    let text = format!("W:W{}:B{}", side("your"), side("the opponent’s"));
    let setup = fen::parse(&text, rules).unwrap_or_else(|error| panic!("{text}: {error}"));
    draughts::Position::new(setup, rules).expect("a position")
}

/// What a move sounds like: where from, over what, where to, and what is taken.
fn sound(rules: &Rules, turn: &Turn) -> Vec<u8> {
    let names = rules.names();
    let play = turn.play.as_ref().expect("a move");
    let squares = play.route().iter().chain(play.taken());
    squares
        .map(|&square| names.square(square).parse().expect("a number"))
        .collect()
}

#[test]
fn a_whole_game_of_draughts() {
    let RuleSet::Draughts(rules) = "italian".parse().expect("a rule set") else {
        panic!("italian is draughts");
    };
    let mut ear = Ear::sits_down(&["italian", "--level", "1"]);
    let mut asked = ear.listen();
    let mut expected: Option<draughts::Position> = None;
    let mut turns = 0;
    while let Some(said) = asked {
        assert!(said.ends_with("your move: "), "{said}");
        // What was said of both sides' moves leads to the board that is described.
        if let Some(before) = expected.take() {
            let answer = said.lines().find(|line| line.starts_with("Computer"));
            let heard = numbers(answer.expect("the computer's move"));
            let legal = before.legal_turns(&rules);
            let meant = legal.iter().find(|turn| sound(&rules, turn) == heard);
            let meant = meant.unwrap_or_else(|| panic!("{said}"));
            expected = Some(before.after(meant, &rules));
        }
        let described = ear.says("describe").expect("the board in words");
        let position = draughts_told(&described, &rules);
        if let Some(expected) = expected {
            assert_eq!(expected.setup().white, position.setup().white);
            assert_eq!(expected.setup().black, position.setup().black);
        }
        let legal = position.legal_turns(&rules);
        // Not always the first, so that pieces are taken and crowned.
        let chosen = &legal[turns * 7 % legal.len()];
        turns += 1;
        let typed = rules.names().turn(chosen);
        asked = ear.says(&typed);
        expected = Some(position.after(chosen, &rules));
    }
    let heard = ear.ended();
    assert!(turns > 10, "{heard}");
    assert!(heard.contains("taking"), "{heard}");
    assert!(heard.contains("kept in"), "{heard}");
}

/// The board that `describe` tells of: the listener's checkers and the other side's, both in the listener's numbers.
/// Place 25 is the bar of the listener, 0 that of the other side.
fn backgammon_told(said: &str) -> [[u8; 26]; 2] {
    let word = |text: &str| {
        let words = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve",
        ];
        let first = text.split_whitespace().next().unwrap_or_default();
        let spelt = words.iter().position(|known| *known == first);
        spelt
            .map(|number| number as u8)
            .or_else(|| first.parse().ok())
    };
    let mut board = [[0; 26]; 2];
    for line in said.lines() {
        let Some((place, count)) = line.split_once(": ") else {
            continue;
        };
        let Some(counted) = word(count) else { continue };
        match place {
            "your bar" => board[0][25] = counted,
            "the opponent’s bar" => board[1][0] = counted,
            _ if place.starts_with("your ") && place.ends_with(" point") => {
                let side = usize::from(count.ends_with("of the opponent"));
                board[side][usize::from(numbers(place)[0])] = counted;
            }
            _ => {}
        }
    }
    board
}

fn as_position(board: &[[u8; 26]; 2]) -> Position {
    let mut mine = [0; 26];
    let mut theirs = [0; 26];
    for place in 1..=24 {
        mine[place] = board[0][place];
        theirs[25 - place] = board[1][place];
    }
    (mine[25], theirs[25]) = (board[0][25], board[1][0]);
    for counts in [&mut mine, &mut theirs] {
        counts[0] = 15 - counts.iter().sum::<u8>();
    }
    let setup = Setup {
        mover: mine,
        other: theirs,
    };
    Position::try_from(setup).expect("a position")
}

/// Makes the computer's steps as they were said.
fn follow(board: &mut [[u8; 26]; 2], said: &str) {
    for step in said.split("; ") {
        let places = numbers(step);
        let times = if step.contains("two times") {
            2
        } else if step.contains("three times") {
            3
        } else if step.contains("four times") {
            4
        } else {
            1
        };
        let (from, to) = match (step.starts_with("from the bar"), step.starts_with("off")) {
            (true, _) => (0, Some(places[0])),
            (_, true) => (usize::from(places[0]), None),
            _ => (usize::from(places[0]), Some(places[1])),
        };
        board[1][from] -= times;
        if let Some(to) = to.map(usize::from) {
            board[1][to] += times;
            if step.contains("hitting") {
                board[0][to] -= 1;
                board[0][25] += 1;
            }
        }
    }
}

#[test]
fn a_whole_game_of_backgammon() {
    let mut ear = Ear::sits_down(&["backgammon", "--points", "1", "--level", "1"]);
    let mut asked = ear.listen();
    let mut expected: Option<[[u8; 26]; 2]> = None;
    let (mut plays, mut followed) = (0, 0);
    while let Some(said) = asked {
        if let Some(board) = &mut expected {
            for line in said.lines().filter(|line| line.starts_with("Computer")) {
                let (_, what) = line.split_once(": ").expect("who and what");
                if what.starts_with("from") || what.starts_with("off") {
                    follow(board, what);
                    followed += 1;
                }
            }
        }
        let question = said.lines().last().unwrap_or_default();
        if !question.contains("your play with") {
            let words = question.starts_with("Type some words");
            asked = ear.says(if words { "alea iacta" } else { "" });
            continue;
        }
        let described = ear.says("describe").expect("the board in words");
        let board = backgammon_told(&described);
        if let Some(expected) = expected {
            assert_eq!(expected, board, "{}", ear.heard);
        }
        let position = as_position(&board);
        let dice = question.rsplit("with ").next().unwrap_or_default();
        let roll = dice.trim_end_matches(": ").parse().expect("dice");
        let legal = LegalPlays::of(position, roll);
        let chosen = legal.iter().next().expect("a play");
        plays += 1;
        asked = ear.says(&chosen.play.to_string());
        // As the next player sees it; seen again from here.
        let after = chosen.position.swapped();
        let mut told = [[0; 26]; 2];
        for point in (1..=24).filter_map(backgammon::Point::new) {
            let place = usize::from(point.number());
            told[0][place] = after.mover().on(point);
            told[1][25 - place] = after.other().on(point);
        }
        (told[0][25], told[1][0]) = (after.mover().bar(), after.other().bar());
        expected = Some(told);
    }
    let heard = ear.ended();
    assert!(plays > 10 && followed > 5, "{heard}");
    assert!(heard.contains("Winner: "), "{heard}");
}
