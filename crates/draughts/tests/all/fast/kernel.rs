//! The handle that a search has, against the positions that people see.

use tabuleiro_draughts::fast::built_in::{Work, with_table};
use tabuleiro_draughts::fast::hunt::Captures;
use tabuleiro_draughts::fast::kernel::Kernel;
use tabuleiro_draughts::fast::plan::Table;
use tabuleiro_draughts::{BUILT_IN, Position, Rules};

/// Walks down the first moves of a rule set, and spells each of them out.
struct Walk<'r>(&'r Rules);

impl Work for Walk<'_> {
    type Output = ();

    fn run<T: Table>(self, table: T) {
        let kernel = Kernel::new(table, self.0);
        let mut position = Position::start(self.0);
        let mut node = kernel.pack(&position);
        let mut captures = Captures::by_result();
        for turn in 0..40 {
            let mut plays = Vec::new();
            kernel.plays(&node, &mut captures, &mut plays);
            let Some(&play) = plays.get(turn % plays.len().max(1)) else {
                return;
            };
            let spelled = kernel.spelled(&node, play, self.0).expect("a legal move");
            node = kernel.after(&node, play);
            position = position.played(&spelled, self.0);
            assert_eq!(kernel.unpack(&node), *position.setup());
            assert_eq!(node.hash(), position.hash(self.0));
        }
    }
}

#[test]
fn every_set_can_be_walked_in_words() {
    for rules in &BUILT_IN {
        with_table(rules, Walk(rules));
    }
}
