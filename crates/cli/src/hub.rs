//! What the Hub protocol (version 2, of the draughts engine Scan) calls things: lines, rule sets, positions and moves.
//! Both ways go by it: our engine for somebody else's program, and somebody else's engine in our matches.

use ::draughts::{Compulsion, Course, Goal, Position, Rules, Setup, Side, SquareSet, Turn};

/// A line: a command, and arguments of which some have a value. Values with spaces stand in quotation marks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) command: String,
    arguments: Vec<(String, String)>,
}

impl Said {
    /// Takes a line apart; what it is of no matter is not judged here.
    pub(crate) fn read(line: &str) -> Self {
        let mut words = Vec::new();
        let (mut word, mut quoted) = (String::new(), false);
        for letter in line.trim().chars() {
            match letter {
                '"' => quoted = !quoted,
                letter if letter.is_whitespace() && !quoted => {
                    if !word.is_empty() {
                        words.push(core::mem::take(&mut word));
                    }
                }
                letter => word.push(letter),
            }
        }
        if !word.is_empty() {
            words.push(word);
        }
        let mut words = words.into_iter();
        let command = words.next().unwrap_or_default();
        let arguments = words.map(|word| match word.split_once('=') {
            Some((name, value)) => (name.to_owned(), value.to_owned()),
            None => (word, String::new()),
        });
        Self {
            command,
            arguments: arguments.collect(),
        }
    }

    /// The value of an argument, if it is there; of a flag, nothing between quotation marks.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let mut arguments = self.arguments.iter();
        let (_, value) = arguments.find(|(known, _)| known == name)?;
        Some(value)
    }

    /// Is an argument there?
    pub(crate) fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }
}

/// What the protocol calls a rule set; those it does not know go by their ids.
pub(crate) fn variant(rules: &Rules) -> String {
    match (rules.id.as_str(), rules.goal.value) {
        ("international", Goal::Normal) => "normal".to_owned(),
        ("international", Goal::Breakthrough) => "bt".to_owned(),
        ("international", Goal::Losing) => "losing".to_owned(),
        (id, Goal::Normal) => id.to_owned(),
        (id, Goal::Breakthrough) => format!("{id}+breakthrough"),
        (id, Goal::Losing) => format!("{id}+losing"),
    }
}

/// The id of a rule set by what the protocol calls it.
pub(crate) fn rules_id(variant: &str) -> String {
    match variant {
        "normal" | "international" => "draughts:international".to_owned(),
        "bt" => "draughts:international+breakthrough".to_owned(),
        "losing" => "draughts:international+losing".to_owned(),
        other => format!("draughts:{other}"),
    }
}

/// Can moves of this rule set be written down by engine protocols? A sentence says why not.
pub(crate) fn can_be_spoken(rules: &Rules) -> Result<(), String> {
    match rules.compulsion.value {
        Compulsion::Forced => Ok(()),
        Compulsion::Huff => Err("the protocol has no sign for a huff".to_owned()),
    }
}

/// The squares of a board in the order of their numbers.
fn squares(rules: &Rules) -> impl Iterator<Item = ::draughts::Square> {
    let (board, numbering) = (rules.board.value, rules.notation.value.numbering);
    (1..=u8::MAX).map_while(move |number| board.numbered(number, numbering))
}

/// The side to move, then a letter a square in the order of their numbers.
pub(crate) fn position(position: &Position, rules: &Rules) -> String {
    let setup = position.setup();
    let mut text = String::from(match setup.to_move {
        Side::White => "W",
        Side::Black => "B",
    });
    text.extend(squares(rules).map(|square| {
        let letter = if setup.white.contains(square) {
            'w'
        } else if setup.black.contains(square) {
            'b'
        } else {
            return 'e';
        };
        if setup.kings.contains(square) {
            letter.to_ascii_uppercase()
        } else {
            letter
        }
    }));
    text
}

/// Reads a position; a sentence says what is wrong with it.
pub(crate) fn read_position(text: &str, rules: &Rules) -> Result<Position, String> {
    let mut letters = text.chars();
    let to_move = match letters.next() {
        Some('W' | 'w') => Side::White,
        Some('B' | 'b') => Side::Black,
        _ => return Err("a position begins with the side to move, W or B".to_owned()),
    };
    let mut setup = Setup {
        to_move,
        white: SquareSet::EMPTY,
        black: SquareSet::EMPTY,
        kings: SquareSet::EMPTY,
        huffable: SquareSet::EMPTY,
        king_runs: [None; 2],
    };
    let count = squares(rules).count();
    let given = text.chars().count() - 1;
    if given != count {
        return Err(format!("a position has {count} squares here, not {given}"));
    }
    for (square, letter) in squares(rules).zip(letters) {
        match letter {
            'w' | 'W' => setup.white = setup.white.with(square),
            'b' | 'B' => setup.black = setup.black.with(square),
            'e' => continue,
            _ => return Err(format!("a square is w, b, W, B or e, not {letter:?}")),
        }
        if letter.is_ascii_uppercase() {
            setup.kings = setup.kings.with(square);
        }
    }
    Position::new(setup, rules).map_err(|flaw| flaw.to_string())
}

/// A turn without a huff: from, to and, behind a capture, what is taken.
pub(crate) fn turn_text(turn: &Turn, rules: &Rules) -> Option<String> {
    let play = turn.play.as_ref().filter(|_| turn.huff.is_none())?;
    let (board, numbering) = (rules.board.value, rules.notation.value.numbering);
    let number = |square| board.number(square, numbering).to_string();
    let taken = play.taken();
    let sign = if taken.is_empty() { "-" } else { "x" };
    let squares = [play.from(), play.to()];
    let numbers: Vec<String> = squares
        .into_iter()
        .chain(taken.iter().copied())
        .map(number)
        .collect();
    Some(numbers.join(sign))
}

/// The legal turn that is meant: from, to and, behind a capture, what is taken in any order.
pub(crate) fn find(text: &str, legal: Vec<Turn>, rules: &Rules) -> Option<Turn> {
    let (board, numbering) = (rules.board.value, rules.notation.value.numbering);
    let mut squares = Vec::new();
    for number in text.split(['-', 'x']) {
        squares.push(board.numbered(number.parse().ok()?, numbering)?);
    }
    let (&from, rest) = squares.split_first()?;
    let (&to, taken) = rest.split_first()?;
    legal.into_iter().find(|turn| {
        turn.huff.is_none()
            && turn.play.as_ref().is_some_and(|play| {
                let all = || {
                    taken.len() == play.taken().len()
                        && taken
                            .iter()
                            .all(|&square| play.taken_set().contains(square))
                };
                play.from() == from && play.to() == to && (taken.is_empty() || all())
            })
    })
}

/// Plays moves with spaces between them; a sentence says which one is not legal.
pub(crate) fn play(game: &mut Course, moves: &str) -> Result<(), String> {
    for text in moves.split_whitespace() {
        let rules = game.rules().clone();
        let turn = find(text, game.position().legal_turns(&rules), &rules);
        let turn = turn.ok_or_else(|| format!("{text} is not legal here"))?;
        game.take(&turn);
        // Whoever asks plays on where a draw rule has ended it.
        game.play_on();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::draughts::{BUILT_IN, rule_sets};

    #[test]
    fn positions_and_moves_are_those_of_the_protocol() {
        let rules = rule_sets::by_id("international").expect("built in");
        let start = Position::start(rules);
        let text = position(&start, rules);
        assert_eq!(
            text,
            format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20))
        );
        let found = find("32-28", start.legal_turns(rules), rules).expect("legal");
        assert_eq!(rules.names().turn(&found), "32-28");
        assert_eq!(find("32-27-3", start.legal_turns(rules), rules), None);
        assert_eq!(find("31-28", start.legal_turns(rules), rules), None);
        assert_eq!(find("resign", start.legal_turns(rules), rules), None);
    }

    #[test]
    fn every_set_has_a_name_and_its_positions_and_moves_come_back() {
        for rules in &BUILT_IN {
            for goal in [Goal::Normal, Goal::Losing, Goal::Breakthrough] {
                let rules = rules.played_for(goal);
                let id = rules_id(&variant(&rules));
                let read: table::RuleSet = id.parse().expect(&id);
                let table::RuleSet::Draughts(read) = read else {
                    panic!("{id} is draughts");
                };
                assert_eq!(
                    (read.id.as_str(), read.goal.value),
                    (rules.id.as_str(), goal)
                );
            }
            let mut at = Position::start(rules);
            for _ in 0..40 {
                assert_eq!(
                    read_position(&position(&at, rules), rules),
                    Ok(at),
                    "{}",
                    rules.id
                );
                let legal = at.legal_turns(rules);
                let Some(turn) = legal.iter().find(|turn| turn.huff.is_none()) else {
                    break;
                };
                let text = turn_text(turn, rules).expect("no huff");
                let found = find(&text, legal.clone(), rules).expect("it is legal");
                assert!(found.same_result(turn), "{}: {text}", rules.id);
                at = at.after(turn, rules);
                if !at.setup().huffable.is_empty() || at.setup().king_runs != [None; 2] {
                    // The protocol has no words for either.
                    break;
                }
            }
        }
    }

    #[test]
    fn lines_are_taken_apart() {
        let said = Said::read(" level  moves=9 time=291.5 note=\"a b\" infinite\n");
        assert_eq!(said.command, "level");
        assert_eq!(said.value("moves"), Some("9"));
        assert_eq!(said.value("note"), Some("a b"));
        assert!(said.has("infinite") && !said.has("inc"));
        assert_eq!(Said::read("  ").command, "");
        let rules = rule_sets::by_id("english").expect("built in");
        for text in ["", "X", "W", "Wbbb", &format!("W{}", "q".repeat(32))] {
            assert!(read_position(text, rules).is_err(), "{text}");
        }
    }
}
