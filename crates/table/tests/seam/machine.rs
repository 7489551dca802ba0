//! A table on one machine: its dice are sealed first, take words of the players, and can be taken up again.

use tabuleiro_table::clock::Moment;
use tabuleiro_table::dice::{Entry, Party, TableId, Throw, WordsFrom, Wrong};
use tabuleiro_table::game::ToAct;
use tabuleiro_table::session::{BeforeTheThrow, Event, Header, MachineDice, Refused};
use tabuleiro_table::{RuleSet, Side, Table, record, verify};

fn opened(entropy: u8) -> (Table, MachineDice) {
    let id: TableId = "at-home".parse().unwrap();
    let mut header = Header::new("backgammon:xalingo".parse::<RuleSet>().unwrap());
    let dice = MachineDice::lay_out(&mut header, false, id, [entropy; 32]);
    (Table::open(header).unwrap(), dice.unwrap())
}

fn happens(table: &mut Table, event: Event) {
    let at = Moment(table.last_moment().0 + 1);
    table.apply(event, at).unwrap();
}

/// Throws until somebody has begun, and gives the dice.
fn opening(table: &mut Table, dice: &mut MachineDice) -> [u8; 2] {
    while table.to_act() == ToAct::Opening {
        let thrown = dice.throw(table, Side::Light, Throw::Opening).unwrap();
        happens(table, thrown);
    }
    let last = table.transcript().unwrap().entries.pop();
    last.and_then(|entry| entry.dice()).unwrap()
}

#[test]
fn words_come_before_the_first_throw() {
    let (mut table, mut dice) = opened(1);
    assert_eq!(MachineDice::wanted(&table), Some(BeforeTheThrow::Words));
    let refused = dice.throw(&table, Side::Light, Throw::Opening).unwrap_err();
    assert_eq!(
        refused,
        tabuleiro_table::dice::Refusal::Fault(Wrong::SeedMissing.at(1))
    );
    assert!(
        table
            .add_words(Side::Dark, String::new(), WordsFrom::Player)
            .is_err()
    );
    let words = table
        .add_words(Side::Dark, "minhas palavras".to_owned(), WordsFrom::Player)
        .unwrap();
    happens(&mut table, words);
    assert_eq!(MachineDice::wanted(&table), None);
    opening(&mut table, &mut dice);
    let text: String = table.lines().flat_map(|line| [line, "\n"]).collect();
    let found = verify(text.as_bytes());
    assert!(found.ok && found.dice.proven == found.dice.rolls && found.dice.rolls > 0);
}

/// Other words, other dice; the same secrets and words, the same dice.
#[test]
fn the_words_of_the_players_bend_the_dice() {
    let throws = |entropy: u8, words: &str| -> Vec<[u8; 2]> {
        let (mut table, mut dice) = opened(entropy);
        let seed = table
            .add_words(Side::Light, words.to_owned(), WordsFrom::Player)
            .unwrap();
        happens(&mut table, seed);
        opening(&mut table, &mut dice);
        let transcript = table.transcript().unwrap();
        transcript.entries.iter().filter_map(Entry::dice).collect()
    };
    assert_eq!(throws(1, "a"), throws(1, "a"));
    let different: std::collections::BTreeSet<Vec<[u8; 2]>> = ('a'..='t')
        .map(|letter| throws(1, &letter.to_string()))
        .collect();
    assert!(different.len() > 8, "{different:?}");
}

#[test]
fn the_dice_are_taken_up_again_with_their_own_secrets_only() {
    let (mut table, mut dice) = opened(2);
    let seed = table
        .add_words(Side::Light, "x".to_owned(), WordsFrom::Player)
        .unwrap();
    happens(&mut table, seed);
    let secret = dice.secret().clone();
    // What the same throw gives before and after a restart.
    let mut again = MachineDice::restore(&table, &secret).unwrap();
    assert_eq!(
        opening(&mut table.clone(), &mut again),
        opening(&mut table, &mut dice)
    );
    let (_, stranger) = opened(3);
    assert!(MachineDice::restore(&table, stranger.secret()).is_none());
    let typed = Table::open(Header::new("backgammon".parse::<RuleSet>().unwrap())).unwrap();
    assert!(MachineDice::restore(&typed, &secret).is_none());
    assert_eq!(MachineDice::wanted(&typed), None);
    let draughts = Table::open(Header::new("italian".parse::<RuleSet>().unwrap())).unwrap();
    assert!(draughts.transcript().is_none());
}

/// A new chain begins where the old one ends, wants words again, and is restored with the rest.
#[test]
fn a_chain_is_renewed() {
    let (mut table, mut dice) = opened(4);
    let renewed = dice.renew(&table, [9; 32]).unwrap();
    assert_eq!(renewed.by, Party::Server);
    happens(&mut table, renewed);
    assert_eq!(MachineDice::wanted(&table), Some(BeforeTheThrow::Words));
    let seed = table
        .add_words(Side::Light, "y".to_owned(), WordsFrom::Player)
        .unwrap();
    happens(&mut table, seed);
    let mut again = MachineDice::restore(&table, dice.secret()).unwrap();
    opening(&mut table, &mut again);
    let text: String = table.lines().flat_map(|line| [line, "\n"]).collect();
    assert_eq!(record::read(text.as_bytes()).unwrap(), table);
    // Not while one waits.
    assert!(dice.renew(&table, [8; 32]).is_err());
}

#[test]
fn a_throw_of_the_wrong_side_is_refused() {
    let (mut table, mut dice) = opened(5);
    let seed = table
        .add_words(Side::Light, "z".to_owned(), WordsFrom::Player)
        .unwrap();
    happens(&mut table, seed);
    let pair = dice.throw(&table, Side::Light, Throw::Pair).unwrap();
    let refused = table.apply(pair, Moment(9)).unwrap_err();
    assert!(matches!(refused, Refused::Illegal(_)), "{refused}");
}
