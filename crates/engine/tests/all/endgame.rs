//! The endgame tables: every value borne out by the legal moves, whatever the rules, the threads or the interruptions.

use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use draughts::rule_sets::{self, BUILT_IN};
use draughts::{
    Continuation, Event, Game, Goal, KingCapture, KingRange, Landing, Lines, ManAgainstKing, Point,
    Position, Promotion, Removal, RuledPosition, Rules, Setup, Side, Square, SquareSet,
};
use tabuleiro_engine::Random;
use tabuleiro_engine::draughts::endgame::{
    BuildError, Ends, FileError, Known, Limits, Material, Tables, Unwatched, Watch, Wdl,
};
use tabuleiro_engine::draughts::{Endgames, Question, Thinker, Tuning};

fn built_in(id: &str) -> &'static Rules {
    rule_sets::by_id(id).expect("built in")
}

fn tables(rules: &Rules, pieces: u8) -> Tables {
    let mut tables = Tables::new(rules).expect("such rules have tables");
    tables
        .build_all(rules, pieces)
        .expect("their wins are short");
    tables
}

fn verify(rules: &Rules, tables: &Tables, pieces: u8) {
    for material in (2..=pieces).flat_map(|pieces| tables.classes(pieces)) {
        if let Err(doubt) = tables.verify(rules, material, 1, &Unwatched) {
            panic!("{}: {doubt}", rules.id);
        }
    }
}

#[test]
fn every_set_is_borne_out_by_the_fast_generator() {
    for rules in &BUILT_IN {
        if Tables::new(rules).is_ok() {
            verify(rules, &tables(rules, 3), 3);
        }
    }
}

/// Rules that no built-in set has, each with a point that turns the tables upside down.
#[test]
fn house_rules_are_borne_out_too() {
    let [english, italian, russian] = ["english", "italian", "russian"].map(|id| *built_in(id));
    let straight = Rules {
        lines: Point::house(Lines::DiagonalCapturesAlsoStraight),
        ..russian
    };
    let landing = Rules {
        king_capture: Point::house(KingCapture::FromAfar(Landing::RightBehindALastKing)),
        removal: Point::house(Removal::AtOnce),
        ..russian
    };
    let may_stop = Rules {
        continuation: Point::house(Continuation::MayStop),
        promotion: Point::house(Promotion::AtEndOfMove),
        ..english
    };
    let far_steps_near_captures = Rules {
        king_range: Point::house(KingRange::Flying),
        man_against_king: Point::house(ManAgainstKing::Captures),
        ..italian
    };
    let upside_down = [english, italian, russian].map(|rules| rules.played_for(Goal::Losing));
    let race = [english, russian].map(|rules| rules.played_for(Goal::Breakthrough));
    let others = [straight, landing, may_stop, far_steps_near_captures];
    for rules in others.iter().chain(&upside_down).chain(&race) {
        rules.check().expect("the points fit together");
        verify(rules, &tables(rules, 3), 3);
    }
}

/// Calls with every position of a class whose number is divisible by a stride, White to move and Black to move in turn.
fn each_position(rules: &Rules, material: Material, stride: usize, mut see: impl FnMut(&Position)) {
    let squares: Vec<Square> = rules.board.value.all().iter().collect();
    let counts = [
        material.us_men,
        material.us_kings,
        material.them_men,
        material.them_kings,
    ];
    let kinds: Vec<usize> = (0..4)
        .flat_map(|kind| vec![kind; counts[kind].into()])
        .collect();
    let mut number = 0;
    let mut chosen = vec![0; kinds.len()];
    'next: loop {
        let distinct = (1..chosen.len()).all(|at| {
            let earlier = &chosen[..at];
            // Pieces of a kind are told apart by nothing.
            !earlier.contains(&chosen[at])
                && (kinds[at] != kinds[at - 1] || chosen[at - 1] < chosen[at])
        });
        if distinct {
            let mut setup = Setup::empty(Side::White);
            for (&kind, &square) in kinds.iter().zip(&chosen) {
                let square = squares[square];
                let side = if kind < 2 {
                    &mut setup.white
                } else {
                    &mut setup.black
                };
                *side = side.with(square);
                if kind % 2 == 1 {
                    setup.kings = setup.kings.with(square);
                }
            }
            if let Ok(position) = Position::new(setup, rules) {
                match number % (2 * stride) {
                    0 => see(&position),
                    even if even == stride => see(&position.flipped(rules)),
                    _ => {}
                }
                number += 1;
            }
        }
        for place in chosen.iter_mut().rev() {
            *place += 1;
            if *place < squares.len() {
                continue 'next;
            }
            *place = 0;
        }
        return;
    }
}

/// What the moves of a position say, found by nothing but the public rules.
fn by_its_moves(rules: &Rules, tables: &Tables, position: &Position) -> Known {
    let worth = |known: &Known| match known.outcome {
        Wdl::Win => 1000 - i32::from(known.plies.expect("a distance")),
        Wdl::Draw => 0,
        Wdl::Loss => i32::from(known.plies.expect("a distance")) - 1000,
    };
    let over = |position: &Position| {
        let outcome = position.outcome(rules)?;
        let won = outcome.winner? == position.to_move();
        Some(Known {
            outcome: if won { Wdl::Win } else { Wdl::Loss },
            plies: Some(0),
        })
    };
    if let Some(over) = over(position) {
        return over;
    }
    let moves = position.legal_moves(rules);
    let values = moves.iter().map(|play| {
        let after = position.played(play, rules);
        let known = over(&after)
            .or_else(|| tables.of(&after, rules))
            .expect("in the tables");
        Known {
            outcome: match known.outcome {
                Wdl::Win => Wdl::Loss,
                Wdl::Draw => Wdl::Draw,
                Wdl::Loss => Wdl::Win,
            },
            plies: known.plies.map(|plies| plies + 1),
        }
    });
    values.max_by_key(worth).expect("the game is not over")
}

#[test]
fn every_set_is_borne_out_by_the_rules_as_people_use_them() {
    for rules in &BUILT_IN {
        let Ok(mut tables) = Tables::new(rules) else {
            continue;
        };
        tables.build_all(rules, 3).expect("their wins are short");
        for (pieces, stride) in [(2, 1), (3, 97)] {
            for material in tables.classes(pieces) {
                let mut seen = 0;
                each_position(rules, material, stride, |position| {
                    seen += 1;
                    let says = tables.of(position, rules).expect("in the tables");
                    let moves = by_its_moves(rules, &tables, position);
                    assert_eq!(says, moves, "{}: {:?}", rules.id, position.setup());
                });
                assert_eq!(seen, Tables::size(material).div_ceil(stride as u64));
            }
        }
    }
}

#[test]
fn one_king_each_in_english_is_as_published() {
    let rules = built_in("english");
    let tables = tables(rules, 2);
    let kings = Material {
        us_men: 0,
        us_kings: 1,
        them_men: 0,
        them_kings: 1,
    };
    let counts = tables.counts(kings).expect("built");
    assert_eq!((counts.wins, counts.draws, counts.losses), (230, 654, 108));
}

#[test]
fn rules_that_play_alike_share_their_tables() {
    let tables = tables(built_in("brazilian"), 2);
    assert!(tables.fit(built_in("xalingo")));
    assert!(!tables.fit(built_in("pool")));
    let other = RuledPosition::from_fen(*built_in("pool"), "W:WK1:BK32").expect("a position");
    assert_eq!(tables.of(other.position(), built_in("pool")), None);
}

/// Stops at every look for so many looks, or at every pause.
struct Impatient {
    looks: AtomicU32,
    pauses: bool,
}

impl Watch for Impatient {
    fn stops(&self, _: u64) -> bool {
        let before = |looks: u32| looks.checked_sub(1);
        self.looks
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, before)
            .is_ok()
    }

    fn pauses(&self) -> bool {
        self.pauses
    }
}

#[test]
fn neither_threads_nor_interruptions_change_a_table() {
    let rules = built_in("italian");
    let mut plain = tables(rules, 3);
    let mut other = plain.clone();
    let material = Material {
        us_men: 1,
        us_kings: 1,
        them_men: 1,
        them_kings: 1,
    };
    for class in plain.missing(4).into_iter().filter(|class| class.men() < 2) {
        plain.build(rules, class, 1, &Unwatched).expect("built");
        other
            .read(&plain.write(class).expect("built"))
            .expect("our own bytes");
    }
    plain.build(rules, material, 1, &Unwatched).expect("built");
    let impatient = Impatient {
        looks: AtomicU32::new(3),
        pauses: true,
    };
    let mut stops = 0;
    while let Err(stopped) = other.build(rules, material, 2, &impatient) {
        assert_eq!(stopped, BuildError::Stopped);
        stops += 1;
        let (unfinished, bytes) = other.write_unfinished().expect("something was done");
        assert_eq!(unfinished, material);
        // As if the program had been started anew.
        let mut fresh = Tables::new(rules).expect("such rules have tables");
        for class in (2..=4).flat_map(|pieces| plain.classes(pieces)) {
            if class.leads() && other.has(class) {
                fresh
                    .read(&other.write(class).expect("built"))
                    .expect("our own bytes");
            }
        }
        assert_eq!(fresh.read(&bytes), Ok(material));
        assert!(!fresh.has(material));
        other = fresh;
    }
    assert!(stops > 10, "{stops}");
    assert_eq!(plain.write(material), other.write(material));
}

#[test]
fn damage_is_noticed() {
    let rules = built_in("english");
    let tables = tables(rules, 2);
    let material = tables.classes(2)[0];
    let bytes = tables.write(material).expect("built");
    let read = |bytes: &[u8], rules| {
        Tables::new(rules)
            .expect("such rules have tables")
            .read(bytes)
    };
    assert_eq!(read(&bytes, rules), Ok(material));
    assert_eq!(
        read(&bytes, built_in("italian")),
        Err(FileError::OtherRules)
    );
    assert_eq!(
        read(&bytes[..bytes.len() - 1], rules),
        Err(FileError::Damaged)
    );
    assert_eq!(read(&bytes[..20], rules), Err(FileError::NotATable));
    for at in [0, 5, 13, 16, 100, bytes.len() - 1] {
        let mut bytes = bytes.clone();
        bytes[at] ^= 2;
        assert!(read(&bytes, rules).is_err(), "{at}");
    }
}

#[test]
fn without_distances_the_outcomes_stay() {
    let rules = built_in("russian");
    let whole = tables(rules, 3);
    let mut small = whole.clone();
    small.forget_distances();
    let mut packed = small.clone();
    for material in (2..=3).flat_map(|pieces| whole.classes(pieces)) {
        packed.pack(material);
    }
    let mut read = Tables::new(rules).expect("such rules have tables");
    let missing = read.missing(3);
    for &material in &missing {
        let bytes = packed.write(material).expect("built");
        assert_eq!(read.read(&bytes), Ok(material));
    }
    // Files that nobody has read answer for one position.
    let asked = |tables: &Tables, position: &Position| {
        let material = Material::of(position);
        let leads = missing.contains(&material);
        let file = tables.write(if leads { material } else { material.turned() });
        let mut file = Cursor::new(file.expect("built"));
        tables.ask_file(&mut file, position, rules).ok()
    };
    let mut random = Random::new(7);
    for material in whole.classes(3) {
        let (before, after) = (
            whole.counts(material).expect("built"),
            small.counts(material).expect("built"),
        );
        assert_eq!(
            (before.wins, before.draws, before.losses),
            (after.wins, after.draws, after.losses)
        );
        assert_eq!(after.longest, None);
        let stride = 500 + random.below(100) as usize;
        each_position(rules, material, stride, |position| {
            let (before, after) = (whole.of(position, rules), small.of(position, rules));
            assert_eq!(after, read.of(position, rules));
            assert_eq!(
                before.map(|known| known.outcome),
                after.map(|known| known.outcome)
            );
            assert_eq!(after.and_then(|known| known.plies), None);
            if random.below(20) == 0 {
                assert_eq!(asked(&whole, position), before);
                assert_eq!(asked(&small, position), after);
                assert_eq!(asked(&packed, position), after);
            }
        });
    }
}

#[test]
fn a_file_that_is_asked_for_one_position_has_to_be_of_its_class_and_whole() {
    let rules = built_in("english");
    let mut tables = tables(rules, 2);
    let [one, other] = ["W:WK32:BK1", "W:WK32:B1"].map(|fen| {
        let position = RuledPosition::from_fen(*rules, fen).expect("a position");
        *position.position()
    });
    let material = Material::of(&one);
    for is_packed in [false, true] {
        if is_packed {
            tables.pack(material);
        }
        let bytes = tables.write(material).expect("built");
        let ask = |bytes: &[u8], position, rules| {
            let known = tables.ask_file(&mut Cursor::new(bytes), position, rules);
            known.map_err(|error| error.to_string())
        };
        let refused = |error: FileError| Err(error.to_string());
        assert!(ask(&bytes, &one, rules).is_ok());
        assert_eq!(
            ask(&bytes, &other, rules),
            refused(FileError::NotATable),
            "another class"
        );
        assert_eq!(
            ask(&bytes, &one, built_in("italian")),
            refused(FileError::OtherRules)
        );
        for length in [0, 20, 28, 30] {
            let cut = ask(&bytes[..length], &one, rules);
            assert_eq!(cut, refused(FileError::WrongLength), "{length}");
        }
        for at in [0, 5, 13, 16, 17] {
            let mut bytes = bytes.clone();
            bytes[at] ^= 2;
            assert!(ask(&bytes, &one, rules).is_err(), "{at}");
        }
    }
}

/// From won positions the side that wins follows the table against the longest defence: what was promised is kept,
/// under the draw rules of each set.
#[test]
fn promised_wins_are_won() {
    for id in ["english", "italian", "brazilian", "russian", "spanish"] {
        let rules = built_in(id);
        let tables = tables(rules, 3);
        let limits = Limits::new(rules, &tables);
        let mut played = 0;
        for material in tables.classes(3) {
            each_position(rules, material, 1201, |start| {
                let known = tables.of(start, rules).expect("in the tables");
                let (Wdl::Win, Some(plies)) = (known.outcome, known.plies) else {
                    return;
                };
                if plies > limits.plies(material) {
                    return;
                }
                played += 1;
                let mut game = Game::from(
                    RuledPosition::from_setup(*rules, *start.setup()).expect("a position"),
                );
                for left in (0..plies).rev() {
                    let position = *game.position();
                    let leads_on = position.legal_moves(rules).into_iter().find(|play| {
                        let after = position.played(play, rules);
                        let over = after.outcome(rules).map(|_| 0);
                        over.or_else(|| tables.of(&after, rules)?.plies) == Some(left)
                    });
                    let play = leads_on.expect("a move that keeps the distance");
                    game.apply(&Event::Move(play)).expect("legal");
                }
                let outcome = game.outcome().expect("the game is over");
                assert_eq!(
                    outcome.winner,
                    Some(start.to_move()),
                    "{id} {:?}",
                    start.setup()
                );
            });
        }
        assert!(played > 20, "{id}: {played}");
    }
}

/// In a known draw a player looks for where the other side may go wrong, and never for what loses; whoever asks what
/// the turns are worth hears of a draw.
#[test]
fn a_known_draw_is_played_on_and_stays_one() {
    let most = Tuning::USUAL.drawn;
    for id in ["english", "russian"] {
        let rules = built_in(id);
        let tables = Arc::new(tables(rules, 3));
        let ends: Arc<dyn Endgames> = Arc::new(Ends::new(rules, tables.clone()).expect("theirs"));
        let mut thinker = Thinker::new(12);
        thinker.look_up(Some(ends));
        let mut scores = Vec::new();
        for material in tables.classes(3) {
            each_position(rules, material, 307, |start| {
                if tables.of(start, rules).map(|known| known.outcome) != Some(Wdl::Draw) {
                    return;
                }
                let mut question = Question::new(rules, start);
                question.nodes = 2_000;
                let thought = thinker.think(&question, &mut |_| false);
                let best = &thought.turns[0];
                assert!(best.score.abs() <= most, "{id} {:?}", start.setup());
                let after = start.after(&best.turn, rules);
                let kept = tables.of(&after, rules).map(|known| known.outcome);
                assert_eq!(kept, Some(Wdl::Draw), "{id} {:?}", start.setup());
                scores.push(best.score);
                thinker.forget();
                question.all_turns = true;
                let thought = thinker.think(&question, &mut |_| false);
                assert_eq!(thought.turns[0].score, 0, "{id} {:?}", start.setup());
            });
        }
        assert!(scores.len() > 20, "{id}: {}", scores.len());
        assert!(scores.iter().any(|&score| score != 0), "{id}");
    }
}

/// The tables know classes by a number, and nine men have that of one.
#[test]
fn more_pieces_than_tables_have_are_in_no_table() {
    let rules = built_in("english");
    let tables = tables(rules, 2);
    let nine = "W:W21,22,23,24,25,26,27,28,29:BK1";
    let nine = RuledPosition::from_fen(*rules, nine).expect("a position");
    assert_eq!(tables.of(nine.position(), rules), None);
}

#[test]
fn an_empty_side_is_in_no_table() {
    let rules = built_in("english");
    let tables = tables(rules, 2);
    let mut setup = Setup::empty(Side::White);
    setup.white = SquareSet::EMPTY.with(rules.board.value.all().iter().next().expect("a square"));
    setup.kings = setup.white;
    let position = Position::new(setup, rules).expect("it can stand");
    assert_eq!(tables.of(&position, rules), None);
}
