//! The three-move openings of English draughts that tournaments draw: the deck of the American Checker Federation, 156
//! since 2004. Of the 174 ways to open with three moves that lose no man, 18 are barred as lost.

use ::draughts::{Course, Position, SharedRules};

/// The first move, the reply, and the third moves that are drawn after them.
const DECK: &[(&str, &str, &str)] = &[
    ("9-13", "21-17", "5-9 6-9"),
    ("9-13", "22-17", "13x22"),
    ("9-13", "22-18", "6-9 10-14 10-15 11-15 11-16 12-16"),
    ("9-13", "23-18", "5-9 6-9 10-15 11-15 11-16 12-16"),
    ("9-13", "23-19", "5-9 6-9 10-14 10-15 11-16"),
    ("9-13", "24-19", "5-9 6-9 10-14 11-15 11-16"),
    ("9-13", "24-20", "5-9 6-9 10-14 10-15 11-15 11-16"),
    ("9-14", "22-17", "5-9 6-9 11-15 11-16"),
    ("9-14", "22-18", "5-9 10-15 11-15 11-16"),
    ("9-14", "23-18", "14x23"),
    ("9-14", "23-19", "5-9 11-16 14-18"),
    ("9-14", "24-19", "5-9 11-15 11-16"),
    ("9-14", "24-20", "5-9 10-15 11-15 11-16"),
    ("10-14", "22-17", "7-10 9-13 11-15 11-16 14-18"),
    ("10-14", "22-18", "6-10 7-10 11-15 11-16 12-16"),
    ("10-14", "23-18", "14x23"),
    ("10-14", "23-19", "6-10 7-10 11-15 11-16 14-18"),
    ("10-14", "24-19", "6-10 7-10 11-16 14-18"),
    ("10-14", "24-20", "6-10 7-10 11-15 11-16 14-18"),
    ("10-15", "21-17", "6-10 7-10 9-13 11-16 15-18"),
    ("10-15", "22-17", "6-10 7-10 9-13 11-16 15-19"),
    ("10-15", "22-18", "15x22"),
    ("10-15", "23-18", "6-10 7-10 9-14 11-16 12-16"),
    ("10-15", "23-19", "6-10 7-10 11-16"),
    ("10-15", "24-19", "15x24"),
    ("10-15", "24-20", "6-10 7-10 15-19"),
    ("11-15", "21-17", "8-11 9-13 9-14 15-19"),
    ("11-15", "22-17", "8-11 9-13 15-18 15-19"),
    ("11-15", "22-18", "15x22"),
    ("11-15", "23-18", "8-11 9-14 10-14 12-16 15-19"),
    ("11-15", "23-19", "8-11 9-13 9-14"),
    ("11-15", "24-19", "15x24"),
    ("11-15", "24-20", "8-11 12-16 15-18"),
    ("11-16", "21-17", "7-11 8-11 9-13 9-14 16-20"),
    ("11-16", "22-17", "7-11 8-11 9-13 16-20"),
    ("11-16", "22-18", "7-11 8-11 16-19 16-20"),
    ("11-16", "23-18", "7-11 8-11 9-14 10-14 16-20"),
    ("11-16", "23-19", "16x23"),
    ("11-16", "24-19", "7-11 8-11 16-20"),
    ("11-16", "24-20", "7-11 16-19"),
    ("12-16", "21-17", "9-13 9-14 16-19 16-20"),
    ("12-16", "22-17", "16-19 16-20"),
    ("12-16", "22-18", "16-19 16-20"),
    ("12-16", "23-18", "16-19 16-20"),
    ("12-16", "24-19", "16-20"),
    ("12-16", "24-20", "8-12 10-15"),
];

/// Every ballot as its three moves.
pub(super) fn ballots() -> impl Iterator<Item = [&'static str; 3]> {
    DECK.iter().flat_map(|&(first, second, thirds)| {
        thirds.split(' ').map(move |third| [first, second, third])
    })
}

/// The game after a ballot; nothing where the rules have no such moves.
pub(super) fn played(ballot: [&str; 3], rules: &SharedRules) -> Option<Course> {
    let mut game = Course::new(rules.clone(), Position::start(rules));
    for text in ballot {
        let legal = game.position().legal_turns(rules);
        let turn = legal
            .into_iter()
            .find(|turn| rules.names().turn(turn) == text)?;
        game.take(&turn);
    }
    Some(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::RuleSet;

    #[test]
    fn the_deck_has_156_openings_all_legal_and_all_different() {
        let Ok(RuleSet::Draughts(rules)) = "english".parse() else {
            panic!("English is built in");
        };
        let mut positions: Vec<Position> = Vec::new();
        for ballot in ballots() {
            let game = played(ballot, &rules).unwrap_or_else(|| panic!("{ballot:?} is not legal"));
            assert!(
                !positions.contains(game.position()),
                "{ballot:?} comes twice"
            );
            positions.push(*game.position());
        }
        assert_eq!(positions.len(), 156);
        // The worst of the barred ones.
        assert!(!ballots().any(|ballot| ballot == ["12-16", "23-19", "16x23"]));
        assert_eq!(played(["12-16", "21-17", "1-2"], &rules), None);
    }
}
