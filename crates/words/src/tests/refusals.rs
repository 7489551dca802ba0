//! Every reason of both games, worded in every language.

use ::backgammon::{
    Die, Frame, Illegal as Refused, Origin, Play, Point, Raise, Roll, RulePoint, Side as Colour,
    StartingPosition, Target, Win,
};
use ::draughts::notation::NamedSquare;
use ::draughts::rule_sets::by_id;
use ::draughts::{
    Article, Illegal, Piece, PieceKind, Position, Reason, Rules, Side, Square, SquareSet,
};

use super::english_in;
use crate::table::{dice_fault, refused as table_refused, time_control};
use crate::{Lang, Refusal};
use ::table::dice::{DiceFault, Party, Wrong};

fn square(rules: &Rules, number: u8) -> Square {
    let notation = rules.notation.value;
    rules
        .board
        .value
        .numbered(number, notation.numbering)
        .expect("a square of the board")
}

/// One of each reason. The match makes the compiler point here when a reason is added.
fn every_reason(rules: &Rules) -> Vec<Reason> {
    let at = |number| square(rules, number);
    let set = |numbers: &[u8]| -> SquareSet { numbers.iter().map(|&number| at(number)).collect() };
    let (from, to) = (at(22), at(15));
    let (over, landing) = (at(18), at(15));
    let moves = Position::start(rules).legal_moves(rules);
    let all = vec![
        Reason::GameOver,
        Reason::NotAPlayingSquare(NamedSquare::Number(99)),
        Reason::NoPieceOnFile(NamedSquare::File(2)),
        Reason::NoPiece(from),
        Reason::NotYours(from),
        Reason::GoesNowhere(from),
        Reason::Ambiguous(moves[..2].to_vec()),
        Reason::NotOnALine { from, to },
        Reason::Occupied {
            square: to,
            by: Piece {
                side: Side::Black,
                kind: PieceKind::King,
            },
        },
        Reason::ManMovesOneSquare { from, to },
        Reason::ManMovesBack { from, to },
        Reason::KingIsShort { from, to },
        Reason::KingMustRest {
            king: from,
            limit: 3,
        },
        Reason::NothingToTake { from, to },
        Reason::OverOwnPiece(over),
        Reason::JumpedTwice(over),
        Reason::TwoTogether {
            over,
            behind: landing,
        },
        Reason::ManCapturesBack { from, over },
        Reason::ManCapturesKing(over),
        Reason::TooFarToCapture {
            from,
            over,
            kind: PieceKind::King,
        },
        Reason::LandsTooFar { over, landing },
        Reason::TurnsBack { at: from },
        Reason::CrownStops(at(2)),
        Reason::NotYetCrowned(at(2)),
        Reason::MustCapture {
            with: set(&[22, 23]),
        },
        Reason::NotFinished {
            at: landing,
            next: at(11),
        },
        Reason::LandsWhereItEnds { over, landing },
        Reason::LandsFarBehindAKing { over, landing },
        Reason::TakesTooFew { taken: 1, most: 3 },
        Reason::NotWithTheKing { kings: set(&[30]) },
        Reason::TakesTooFewKings { taken: 0, most: 1 },
        Reason::KingsTooLate { place: 2 },
        Reason::TakesTooLittle {
            taken: (1, 0),
            most: (1, 1),
        },
        Reason::NothingToHuff(from),
        Reason::CannotHuff {
            square: from,
            huffable: set(&[23, 24, 27]),
        },
        Reason::NoHuffHere(from),
        Reason::Unexplained,
    ];
    for reason in &all {
        match reason {
            Reason::GameOver
            | Reason::NotAPlayingSquare(_)
            | Reason::NoPieceOnFile(_)
            | Reason::NoPiece(_)
            | Reason::NotYours(_)
            | Reason::GoesNowhere(_)
            | Reason::Ambiguous(_)
            | Reason::NotOnALine { .. }
            | Reason::Occupied { .. }
            | Reason::ManMovesOneSquare { .. }
            | Reason::ManMovesBack { .. }
            | Reason::KingIsShort { .. }
            | Reason::KingMustRest { .. }
            | Reason::NothingToTake { .. }
            | Reason::OverOwnPiece(_)
            | Reason::JumpedTwice(_)
            | Reason::TwoTogether { .. }
            | Reason::ManCapturesBack { .. }
            | Reason::ManCapturesKing(_)
            | Reason::TooFarToCapture { .. }
            | Reason::LandsTooFar { .. }
            | Reason::TurnsBack { .. }
            | Reason::CrownStops(_)
            | Reason::NotYetCrowned(_)
            | Reason::MustCapture { .. }
            | Reason::NotFinished { .. }
            | Reason::LandsWhereItEnds { .. }
            | Reason::LandsFarBehindAKing { .. }
            | Reason::TakesTooFew { .. }
            | Reason::NotWithTheKing { .. }
            | Reason::TakesTooFewKings { .. }
            | Reason::KingsTooLate { .. }
            | Reason::TakesTooLittle { .. }
            | Reason::NothingToHuff(_)
            | Reason::CannotHuff { .. }
            | Reason::NoHuffHere(_)
            | Reason::Unexplained => {}
        }
    }
    all
}

pub(super) fn draughts_refusals(lang: Lang) -> Vec<Refusal> {
    let rules = by_id("xalingo").expect("a built-in set");
    let capture = by_id("xalingo")
        .and_then(|rules| {
            let setup = ::draughts::formats::fen::parse("W:W22:B18,11,4", rules).ok()?;
            let position = Position::new(setup, rules).ok()?;
            position.legal_moves(rules).into_iter().next()
        })
        .expect("a capture");
    every_reason(rules)
        .into_iter()
        .map(|reason| {
            let illegal = Illegal {
                reason,
                article: rules
                    .must_prefer
                    .get(0)
                    .map_or(Article::HOUSE, |point| point.article),
                alternative: Some(capture.clone()),
                names: rules.names(),
            };
            crate::draughts::refusal(&illegal, rules, None, lang)
        })
        .collect()
}

/// One of each refusal. The match makes the compiler point here when one is added.
fn every_refused() -> Vec<Refused> {
    let point = |number| Point::new(number).expect("a point");
    let origin = Origin::Point(point(13));
    let target = Target::Point(point(5));
    let roll = Roll::new(Die::Six, Die::Two);
    let start = StartingPosition::Standard.position();
    let example = ::backgammon::LegalPlays::of(start, roll)[0].play;
    let all = vec![
        Refused::NoCheckerThere {
            origin: Origin::Bar,
        },
        Refused::OpponentsChecker { point: point(12) },
        Refused::WrongDirection {
            origin,
            target: Target::Point(point(20)),
        },
        Refused::BarFirst { on_bar: 2, origin },
        Refused::PointBlocked {
            origin,
            target: point(5),
            held_by: 2,
        },
        Refused::BetweenBlocked {
            origin,
            target,
            between: [Some(point(7)), Some(point(11))],
        },
        Refused::NotAllHome {
            origin,
            rearmost: Origin::Bar,
        },
        Refused::HigherPointFirst {
            origin: Origin::Point(point(4)),
            die: Die::Five,
            higher: point(6),
        },
        Refused::NumberNotRolled {
            origin,
            target,
            roll,
        },
        Refused::NumberUsedUp {
            origin,
            target: Target::Off,
            roll,
        },
        Refused::MustPlay { example },
        Refused::MustPlayBoth { roll, example },
        Refused::MustPlayLarger {
            die: Die::Six,
            example,
        },
        Refused::MustPlayMore {
            die: Die::Two,
            played: 2,
            possible: 4,
            example,
        },
        Refused::NotYourTurn {
            to_act: Colour::Light,
        },
        Refused::OpeningFirst,
        Refused::OpeningIsOver,
        Refused::RollFirst,
        Refused::AlreadyRolled,
        Refused::DoubleBeforeRolling,
        Refused::NoCube,
        Refused::CubeNotYours {
            owner: Colour::Dark,
        },
        Refused::CrawfordGame,
        Refused::CubeAtItsEnd { value: 1 << 40 },
        Refused::NothingToAnswer,
        Refused::AnswerTheRaise {
            raise: Raise::Beaver,
        },
        Refused::AnswerTheResignation {
            by: Colour::Light,
            win: Win::Gammon,
        },
        Refused::BeaversNotPlayed,
        Refused::RaccoonsNotPlayed,
        Refused::ResignationTooSmall {
            refused: Win::Single,
        },
        Refused::DiceNotByHand,
        Refused::GameOver,
        Refused::ContestOver,
    ];
    for refused in &all {
        match refused {
            Refused::NoCheckerThere { .. }
            | Refused::OpponentsChecker { .. }
            | Refused::WrongDirection { .. }
            | Refused::BarFirst { .. }
            | Refused::PointBlocked { .. }
            | Refused::BetweenBlocked { .. }
            | Refused::NotAllHome { .. }
            | Refused::HigherPointFirst { .. }
            | Refused::NumberNotRolled { .. }
            | Refused::NumberUsedUp { .. }
            | Refused::MustPlay { .. }
            | Refused::MustPlayBoth { .. }
            | Refused::MustPlayLarger { .. }
            | Refused::MustPlayMore { .. }
            | Refused::NotYourTurn { .. }
            | Refused::OpeningFirst
            | Refused::OpeningIsOver
            | Refused::RollFirst
            | Refused::AlreadyRolled
            | Refused::DoubleBeforeRolling
            | Refused::NoCube
            | Refused::CubeNotYours { .. }
            | Refused::CrawfordGame
            | Refused::CubeAtItsEnd { .. }
            | Refused::NothingToAnswer
            | Refused::AnswerTheRaise { .. }
            | Refused::AnswerTheResignation { .. }
            | Refused::BeaversNotPlayed
            | Refused::RaccoonsNotPlayed
            | Refused::ResignationTooSmall { .. }
            | Refused::DiceNotByHand
            | Refused::GameOver
            | Refused::ContestOver => {}
        }
    }
    all
}

pub(super) fn backgammon_refusals(lang: Lang) -> Vec<Refusal> {
    every_refused()
        .iter()
        .map(|refused| crate::backgammon::refusal(refused, Frame::Xalingo, None, lang))
        .collect()
}

/// A position and a move for every reason to refuse one in chess.
const REFUSED_AT_CHESS: [(&str, &str); 25] = [
    ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Kh7"),
    (CHESS_START, "e4e5"),
    (CHESS_START, "e7e5"),
    (CHESS_START, "e2e2"),
    (CHESS_START, "Ra1-a2"),
    (CHESS_START, "Ng1-g3"),
    (CHESS_START, "Ra1-a5"),
    ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3"),
    ("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4xe5"),
    ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5"),
    (CHESS_START, "e2xd3"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"),
    ("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a8"),
    ("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a8=K"),
    (CHESS_START, "e4=Q"),
    ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3"),
    ("4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1", "Nb3"),
    ("3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "Kd2"),
    ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O"),
    ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O"),
    ("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"),
    ("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"),
    ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"),
    (CHESS_START, "claim"),
];
const CHESS_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Every reason of chess in its words, in the order of its names.
pub(super) fn chess_refusals(lang: Lang) -> Vec<Refusal> {
    use ::chess::{Castling, EnPassant, Game, Illegal, NotRead, Point, Rules};
    let house = Rules {
        castling: Point::house(Castling::None),
        en_passant: Point::house(EnPassant::None),
        ..Rules::FIDE
    };
    let both = Illegal::IDS.into_iter().zip(REFUSED_AT_CHESS);
    both.map(|(id, (fen, text))| {
        let rules = match id {
            "no-castling" | "no-en-passant" => house.clone(),
            _ => Rules::FIDE,
        };
        let board = ::chess::position::from_fen(&rules, fen).expect("a position");
        let game = Game::new(std::sync::Arc::new(rules), board);
        let refused = match game.read(text) {
            Err(NotRead::Illegal(refused)) => refused,
            _ => game.refusal(Illegal::NothingToClaim, None),
        };
        assert_eq!(refused.reason.id(), id, "{fen} {text}");
        crate::chess::refusal(&refused, lang)
    })
    .collect()
}

fn listed(refusals: &[Refusal]) -> String {
    refusals
        .iter()
        .map(|refusal| {
            let lit: Vec<String> = refusal.lit.iter().map(|spot| format!("{spot:?}")).collect();
            format!(
                "{} #{} lit {}\n  {}\n  {}\n",
                refusal.reason,
                refusal.anchor,
                lit.join(" "),
                refusal.title,
                refusal.text
            )
        })
        .collect()
}

#[test]
fn every_reason_in_its_words() {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("draughts_{lang}"), listed(&draughts_refusals(lang)));
        insta::assert_snapshot!(
            format!("backgammon_{lang}"),
            listed(&backgammon_refusals(lang))
        );
        insta::assert_snapshot!(format!("chess_{lang}"), listed(&chess_refusals(lang)));
    }
}

#[test]
fn refusals_are_whole_sentences_with_their_article_and_a_title_of_their_own() {
    for lang in Lang::ALL {
        let unexplained = draughts_refusals(lang)
            .pop()
            .map(|refusal| refusal.title)
            .expect("the last reason");
        for refusal in draughts_refusals(lang)
            .iter()
            .chain(&backgammon_refusals(lang))
            .chain(&chess_refusals(lang))
        {
            let sentence = refusal.sentence.to_string();
            assert!(sentence.ends_with('.'), "{lang}: {sentence}");
            assert!(
                refusal.text.contains(&refusal.article.text),
                "{lang}: {}",
                refusal.text
            );
            assert!(
                !sentence.contains(&refusal.article.text),
                "{lang}: {sentence}"
            );
            // A reason that the title does not know would fall to the last one.
            assert_eq!(
                refusal.title == unexplained,
                refusal.reason == "unexplained",
                "{lang}: {}",
                refusal.reason
            );
            if lang != Lang::En {
                for text in [&refusal.title, &refusal.text] {
                    assert_eq!(english_in(text), None, "{lang}: {text}");
                }
            }
        }
    }
}

/// The sentence that the brief for the words gives as its measure.
#[test]
fn the_comparison_is_in_the_sentence() {
    let told = |lang| {
        draughts_refusals(lang)
            .into_iter()
            .find(|refusal| refusal.reason == "must-take-the-most")
            .map(|refusal| refusal.text)
            .unwrap_or_default()
    };
    assert_eq!(
        told(Lang::En),
        "You must take three pieces: 22×15×8 is possible (Xalingo, rule 7). Your move takes one."
    );
    assert_eq!(
        told(Lang::It),
        "Bisogna prendere tre pezzi: è possibile 22×15×8 (Xalingo, regola 7). La tua mossa ne prende uno."
    );
}

#[test]
fn contradictions_flaws_and_terms_have_words() {
    use ::draughts::{Contradiction, Flaw, Preference};
    let rules = by_id("italian").expect("a built-in set");
    let at = square(rules, 7);
    let flaws = [
        Flaw::OffTheBoard(at),
        Flaw::TwoOnOneSquare(at),
        Flaw::CrownOnNothing(at),
        Flaw::UncrownedMan(at),
        Flaw::NothingToHuff(at),
        Flaw::NoSuchKingRun(at),
    ];
    let contradictions = [
        Contradiction::LinesDoNotFitTheSquares,
        Contradiction::BoardTooLarge,
        Contradiction::PlacingDoesNotFit,
        Contradiction::ShortKingCapturesFromAfar,
        Contradiction::HuffWithPrecedence,
        Contradiction::StoppingWithPrecedence,
        Contradiction::PreferenceTwice(Preference::MostKings),
        Contradiction::KingsEarliestNotLast,
        Contradiction::DrawAtOnce,
        Contradiction::NoPatience,
    ];
    let mut told = String::new();
    for lang in Lang::ALL {
        told += &format!("[{lang}]\n");
        for flaw in &flaws {
            told += &format!("{}\n", crate::draughts::flaw(flaw, rules, lang));
        }
        for contradiction in &contradictions {
            told += &format!("{}\n", crate::draughts::contradiction(contradiction, lang));
        }
    }
    insta::assert_snapshot!("problems", told);
}

#[test]
fn the_table_speaks_too() {
    use ::table::session::{Offer, Refused as NotNow};
    let rules = table::RuleSet::Backgammon(Frame::Tournament);
    let faults = [
        Wrong::Seal.at(9),
        Wrong::Dice {
            expected: [6, 2],
            found: [6, 3],
        }
        .at(4),
        Wrong::Missing { party: Party::Dark }.at(0),
    ];
    let controls = ["none", "5+3", "5+0", "2m d12", "30s/move", "1d", "3d"];
    let refusals = [
        NotNow::NoDraw,
        NotNow::OfferStands {
            by: table::Side::Light,
            offer: Offer::Takeback { keep: 3 },
        },
        NotNow::NoteTooLong { most: 500 },
        NotNow::Illegal(table::game::Illegal::Backgammon(Refused::RollFirst)),
    ];
    let mut told = String::new();
    for lang in Lang::ALL {
        told += &format!("[{lang}]\n");
        for fault in &faults {
            let fault: &DiceFault = fault;
            told += &format!("{}\n", dice_fault(fault, lang));
        }
        for control in controls {
            let control = control.parse().expect("a time control");
            told += &format!("{}\n", time_control(&control, lang));
        }
        for refused in &refusals {
            told += &format!("{}\n", table_refused(refused, &rules, lang));
        }
        told += &format!("{}\n", crate::table::seconds_left(30, lang));
        told += &format!("{}\n", crate::table::seconds_left(1, lang));
    }
    insta::assert_snapshot!("table", told);
}

#[test]
fn outcomes_in_every_language() {
    use ::draughts::{DrawRule, Force};
    use ::table::game::{Outcome, Reason as End, Stake};
    let draughts = table::RuleSet::draughts(*by_id("international").expect("a built-in set"));
    let losing = table::RuleSet::draughts(
        by_id("italian")
            .expect("a built-in set")
            .played_for(::draughts::Goal::Losing),
    );
    let backgammon = table::RuleSet::Backgammon(Frame::Xalingo);
    let light = Some(table::Side::Light);
    let plain = |winner, reason| Outcome {
        winner,
        reason,
        stake: None,
    };
    let stake = |win: Win, cube: u64| {
        Some(Stake {
            win,
            cube,
            points: cube * u64::from(win.multiplier()),
        })
    };
    let one = Force::exactly(1, 0);
    let ends = [
        (&draughts, plain(light, End::NoPieces)),
        (&draughts, plain(light, End::NoMoves)),
        (&losing, plain(light, End::NoMoves)),
        (&draughts, plain(light, End::Huffed)),
        (&draughts, plain(light, End::BrokeThrough)),
        (&draughts, plain(None, End::Draw(DrawRule::Repetition(3)))),
        (&draughts, plain(None, End::Draw(DrawRule::KingMoves(25)))),
        (
            &draughts,
            plain(None, End::Draw(DrawRule::endgame(one, one, 5))),
        ),
        (&draughts, plain(None, End::Agreed)),
        (&draughts, plain(light, End::Resigned)),
        (&draughts, plain(light, End::FlagFell)),
        (&backgammon, plain(light, End::Abandoned)),
        (
            &backgammon,
            Outcome {
                winner: light,
                reason: End::BorneOff,
                stake: stake(Win::Gammon, 2),
            },
        ),
        (
            &backgammon,
            Outcome {
                winner: light,
                reason: End::Dropped,
                stake: stake(Win::Single, 1),
            },
        ),
        (
            &backgammon,
            Outcome {
                winner: light,
                reason: End::Resigned,
                stake: stake(Win::Backgammon, 4),
            },
        ),
    ];
    let chess = table::RuleSet::of_chess(::chess::Rules::FIDE);
    let by_rule = |winner, reason| (&chess, plain(winner, End::Chess(reason)));
    let ends_of_chess = [
        by_rule(light, ::chess::EndReason::Checkmate),
        by_rule(None, ::chess::EndReason::Stalemate),
        by_rule(light, ::chess::EndReason::Stalemate),
        by_rule(None, ::chess::EndReason::DeadPosition),
        by_rule(None, ::chess::EndReason::Repetition(5)),
        by_rule(None, ::chess::EndReason::ClaimedNoProgress(50)),
        by_rule(light, ::chess::EndReason::Checks(3)),
        (&chess, plain(None, End::FlagFell)),
        (&chess, plain(None, End::Resigned)),
        (&chess, plain(light, End::Resigned)),
    ];
    let mut told = String::new();
    for lang in Lang::ALL {
        told += &format!("[{lang}]\n");
        for (rules, outcome) in ends.iter().chain(&ends_of_chess) {
            told += &format!("{}\n", crate::table::outcome(outcome, rules, lang));
        }
        told += &format!(
            "{}\n",
            crate::backgammon::contest(Colour::Dark, [4, 7], lang)
        );
    }
    insta::assert_snapshot!("outcomes", told);
}

#[test]
fn an_unreadable_move_is_answered_with_an_example() {
    let rules = by_id("italian").expect("a built-in set");
    let position = Position::start(rules);
    let refusal = crate::draughts::unreadable("e2e4!", &position, rules, Lang::En);
    assert_eq!(refusal.reason, "unreadable");
    assert!(refusal.text.contains("“e2e4!”"), "{}", refusal.text);
    let start = StartingPosition::Standard.position();
    let roll = Roll::new(Die::Three, Die::One);
    let refusal = crate::backgammon::unreadable("castle", start, roll, Frame::Xalingo, Lang::It);
    assert_eq!(refusal.anchor, RulePoint::TwoNumbers.id());
    assert!(refusal.text.contains("«castle»"), "{}", refusal.text);
    assert!(!Play::NONE.to_string().is_empty());
}
