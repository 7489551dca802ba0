//! What several test files need: positions, given and at random.

use tabuleiro_draughts::{
    BUILT_IN, Compulsion, Continuation, KingCapture, KingPatience, KingRange, Landing, List,
    ManAgainstKing, ManCaptures, Piece, PieceKind, Point, Position, Preference, Promotion, Removal,
    Reversal, Rules, Setup, Side,
};

/// A small generator of numbers (SplitMix64): the tests draw the same ones every time.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// The dice of a test; `TABULEIRO_SEED` rolls others, for a longer look.
    pub(crate) fn of_test(number: u64) -> Self {
        let extra = std::env::var("TABULEIRO_SEED")
            .ok()
            .and_then(|seed| seed.parse().ok());
        Dice(number ^ u64::wrapping_mul(extra.unwrap_or(0), 0x2545_f491_4f6c_dd1d))
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    pub(crate) fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }
}

/// Up to so many pieces strewn over the board, one in two or three a king.
pub(crate) fn strewn(rules: &Rules, dice: &mut Dice, pieces: usize) -> Position {
    let board = rules.board.value;
    loop {
        let to_move = if dice.one_in(2) {
            Side::White
        } else {
            Side::Black
        };
        let mut setup = Setup::empty(to_move);
        let king_chance = 2 + dice.below(2);
        for _ in 0..=dice.below(pieces) {
            let square =
                tabuleiro_draughts::Square::new(dice.below(usize::from(board.count())) as u8);
            let side = if dice.one_in(2) {
                Side::White
            } else {
                Side::Black
            };
            let king = dice.one_in(king_chance) || board.crowns(square, side);
            let kind = if king {
                PieceKind::King
            } else {
                PieceKind::Man
            };
            setup.put(square, Some(Piece { side, kind }));
        }
        if let Ok(position) = Position::new(setup, rules) {
            return position;
        }
    }
}

/// A position out of a game of random moves, with whatever the moves leave behind (huffs, king runs).
pub(crate) fn played(rules: &Rules, dice: &mut Dice, plies: usize) -> Position {
    let mut position = Position::start(rules);
    for _ in 0..dice.below(plies) {
        let turns = position.legal_turns(rules);
        if turns.is_empty() {
            break;
        }
        let turn = &turns[dice.below(turns.len())];
        let after_huff = turn.huff.map_or(position, |square| position.huffed(square));
        let Some(play) = &turn.play else { break };
        position = after_huff.played(play, rules);
    }
    position
}

/// The position of a FEN in the rule set's own numbers.
pub(crate) fn position(rules: &Rules, fen: &str) -> Position {
    let setup = tabuleiro_draughts::formats::fen::parse(fen, rules)
        .unwrap_or_else(|error| panic!("{fen}: {error}"));
    Position::new(setup, rules).unwrap_or_else(|flaw| panic!("{fen}: {flaw}"))
}

/// Rules at random: a built-in table with any of its points changed, as a house-rules file could.
pub(crate) fn any_rules(dice: &mut Dice) -> Rules {
    loop {
        let mut rules = BUILT_IN[dice.below(BUILT_IN.len())];
        macro_rules! maybe {
            ($field:ident: $($value:expr),+) => {
                if dice.one_in(2) {
                    let values = [$($value),+];
                    rules.$field = Point::house(values[dice.below(values.len())]);
                }
            };
        }
        maybe!(man_captures: ManCaptures::NotBackward, ManCaptures::AnyWay);
        maybe!(man_against_king: ManAgainstKing::Captures, ManAgainstKing::Powerless);
        maybe!(king_range: KingRange::Short, KingRange::Flying);
        maybe!(king_capture:
            KingCapture::Adjacent,
            KingCapture::FromAfar(Landing::Anywhere),
            KingCapture::FromAfar(Landing::RightBehind),
            KingCapture::FromAfar(Landing::RightBehindALastKing));
        maybe!(compulsion: Compulsion::Forced, Compulsion::Huff);
        maybe!(continuation: Continuation::WholeSequence, Continuation::WhileLandingOffers, Continuation::MayStop);
        maybe!(removal: Removal::AfterTheMove, Removal::AtOnce);
        maybe!(reversal: Reversal::Allowed, Reversal::Forbidden);
        maybe!(promotion: Promotion::AtEndOfMove, Promotion::StopsTheMove, Promotion::InPassing);
        maybe!(king_patience: KingPatience::Unlimited, KingPatience::Moves(2));
        if dice.one_in(2) {
            rules.must_prefer = List::EMPTY;
            for preference in [
                Preference::MostValue,
                Preference::MostPieces,
                Preference::WithKing,
                Preference::MostKings,
                Preference::KingsEarliest,
            ] {
                if dice.one_in(3) {
                    rules
                        .must_prefer
                        .push(Point::house(preference))
                        .expect("room for five");
                }
            }
        }
        if rules.check().is_ok() {
            return rules;
        }
    }
}
