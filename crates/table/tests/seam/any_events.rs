//! Whatever is thrown at a table either happens or is refused with a reason; nothing makes it stumble.

use crate::live::Live;
use backgammon::{Die, Event as Bg, Origin, Play, Point, Roll, Step, Target, Win};
use draughts::{Move, Square, Turn};
use proptest::collection::vec;
use proptest::prelude::*;
use tabuleiro_table::clock::{Moment, Span};
use tabuleiro_table::dice::{
    Commitment, Digest, Entry, Party, RenewEntry, ResealEntry, RollEntry, SeedEntry, Step as Shown,
    Throw, TypedEntry, VoidEntry, VoidReason, WordsFrom,
};
use tabuleiro_table::game::{ChessEvent, GameEvent, ToAct};
use tabuleiro_table::record;
use tabuleiro_table::session::{Act, Aside, Event, Offer, Variation};
use tabuleiro_table::{Side, verify};

/// What happens next at the table under test.
#[derive(Clone, Debug)]
enum Blow {
    /// Something sensible, as two players would do it.
    Sensible,
    /// Anything at all, and how much later.
    Any(Event, u64),
    /// Something typed by a side.
    Typed(Side, String),
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Light), Just(Side::Dark)]
}

fn party() -> impl Strategy<Value = Party> {
    proptest::sample::select(Party::ALL.to_vec())
}

fn die() -> impl Strategy<Value = Die> {
    proptest::sample::select(Die::ALL.to_vec())
}

fn play() -> impl Strategy<Value = Play> {
    let origin = prop_oneof![
        Just(Origin::Bar),
        (1u8..=24).prop_map(|point| Origin::Point(Point::new(point).unwrap())),
    ];
    let target = prop_oneof![
        Just(Target::Off),
        (1u8..=24).prop_map(|point| Target::Point(Point::new(point).unwrap())),
    ];
    let step = (origin, target, die(), any::<bool>()).prop_map(|(origin, target, die, hit)| Step {
        origin,
        target,
        die,
        hit,
    });
    vec(step, 0..=4).prop_map(|steps| Play::new(&steps))
}

fn bg_event() -> impl Strategy<Value = Bg> {
    let win = proptest::sample::select(Win::ALL.to_vec());
    prop_oneof![
        (die(), die()).prop_map(|(light, dark)| Bg::OpeningRoll { light, dark }),
        (die(), die()).prop_map(|(one, two)| Bg::Roll(Roll::new(one, two))),
        play().prop_map(Bg::Play),
        (side(), win).prop_map(|(by, win)| Bg::Resign { by: by.into(), win }),
        proptest::sample::select(vec![
            Bg::VoidThrow,
            Bg::Double,
            Bg::Take,
            Bg::Drop,
            Bg::Beaver,
            Bg::Raccoon,
            Bg::AcceptResignation,
            Bg::RefuseResignation,
        ]),
    ]
}

fn turn() -> impl Strategy<Value = Turn> {
    // Mostly squares of the board, some of none.
    let square = || (0u8..80).prop_map(Square::new);
    let step = (square(), square(), any::<bool>())
        .prop_map(|(from, to, crown)| Move::step(from, to, crown));
    let capture = (vec(square(), 2..5), any::<bool>()).prop_map(|(route, crown)| {
        let taken = route[1..].to_vec();
        Move::capture(route, taken, crown)
    });
    let play = proptest::option::of(prop_oneof![step, capture]);
    (proptest::option::of(square()), play).prop_map(|(huff, play)| Turn { huff, play })
}

fn chess_event() -> impl Strategy<Value = ChessEvent> {
    let square = || proptest::sample::select(chess::Square::ALL.to_vec());
    let piece = proptest::option::of(proptest::sample::select(chess::Piece::ALL.to_vec()));
    let made = (square(), square(), piece).prop_map(|(from, to, promotion)| chess::Move {
        from,
        to,
        promotion,
    });
    (proptest::option::of(made), any::<bool>()).prop_map(|(made, claims)| match made {
        Some(made) if !claims => ChessEvent::Move(made),
        with => ChessEvent::Claim(with),
    })
}

fn digest() -> impl Strategy<Value = Digest> {
    any::<[u8; 32]>().prop_map(Digest::new)
}

fn dice_entry() -> impl Strategy<Value = Entry> {
    let kind = || prop_oneof![Just(Throw::Opening), Just(Throw::Pair)];
    let dice = || [0u8..8, 0u8..8];
    let roll = || prop_oneof![Just(1u32), 0u32..6, any::<u32>()];
    let shown = (party(), digest(), any::<bool>()).prop_map(|(party, element, absent)| {
        if absent {
            Shown::Absent(party)
        } else {
            Shown::of(party, element)
        }
    });
    prop_oneof![
        (roll(), side(), kind(), dice(), vec(shown, 0..4), digest()).prop_map(
            |(roll, by, kind, dice, proof, seal)| {
                Entry::Roll(RollEntry {
                    roll,
                    by,
                    kind,
                    dice,
                    proof,
                    seal,
                })
            }
        ),
        (roll(), side(), kind(), dice(), digest()).prop_map(|(roll, by, kind, dice, seal)| {
            Entry::Typed(TypedEntry {
                roll,
                by,
                kind,
                dice,
                seal,
            })
        }),
        (roll(), side(), kind(), digest()).prop_map(|(roll, by, kind, seal)| {
            let why = VoidReason::NotFree;
            Entry::Void(VoidEntry {
                roll,
                by,
                kind,
                why,
                seal,
            })
        }),
        ("[a-z]{0,8}", any::<bool>(), digest()).prop_map(|(words, said, seal)| {
            let from = said.then_some(WordsFrom::Player);
            Entry::Seed(SeedEntry { words, from, seal })
        }),
        (party(), any::<u32>(), any::<u32>(), digest(), digest()).prop_map(
            |(party, chain, length, anchor, seal)| {
                let commitment = Commitment {
                    party,
                    chain,
                    length,
                    anchor,
                };
                Entry::Renew(RenewEntry { commitment, seal })
            }
        ),
        commitment().prop_map(|commitment| {
            let seal = commitment.anchor;
            Entry::Reseal(ResealEntry { commitment, seal })
        }),
    ]
}

fn commitment() -> impl Strategy<Value = Commitment> {
    (party(), 0..3u32, 0..100u32, digest()).prop_map(|(party, chain, length, anchor)| Commitment {
        party,
        chain,
        length,
        anchor,
    })
}

fn act() -> impl Strategy<Value = Act> {
    let offer = prop_oneof![
        Just(Offer::Draw),
        Just(Offer::Adjournment),
        prop_oneof![0usize..10, any::<usize>()].prop_map(|keep| Offer::Takeback { keep }),
        commitment().prop_map(Offer::Reseal),
    ];
    prop_oneof![
        bg_event().prop_map(|event| Act::Play(GameEvent::Backgammon(event))),
        turn().prop_map(|turn| Act::Play(GameEvent::Draughts(turn))),
        chess_event().prop_map(|event| Act::Play(GameEvent::Chess(event))),
        dice_entry().prop_map(Act::Dice),
        offer.prop_map(Act::Offer),
        side().prop_map(Act::Flag),
        side().prop_map(Act::Leave),
        party().prop_map(Act::Await),
        proptest::sample::select(vec![
            Act::Resign,
            Act::Accept,
            Act::Decline,
            Act::Resume,
            Act::NextGame,
            Act::Stop,
            Act::Begin,
            Act::Abort,
            Act::Halt,
            Act::GoOn,
            Act::Request(Throw::Opening),
            Act::Request(Throw::Pair),
        ]),
    ]
}

fn event() -> impl Strategy<Value = Event> {
    let lag = prop_oneof![3 => Just(0u64), 1 => any::<u64>()].prop_map(Span);
    let note = prop_oneof![
        9 => Just(None),
        1 => ".{0,10}".prop_map(Some),
        1 => Just(Some("x".repeat(9000))),
    ];
    let variation = prop_oneof![
        9 => Just(Vec::new()),
        1 => "[0-9]{2}[-x][0-9]{2}".prop_map(|text| {
            let (nags, note, variations) = (Vec::new(), None, Vec::new());
            vec![Variation(vec![Aside { text, nags, note, variations }])]
        }),
    ];
    let goes_on = prop_oneof![9 => Just(false), 1 => Just(true)];
    (party(), act(), lag, note, variation, goes_on).prop_map(
        |(by, act, lag, note, variations, goes_on)| Event {
            by,
            act,
            lag,
            note,
            nags: vec![7],
            variations,
            goes_on,
        },
    )
}

fn blow() -> impl Strategy<Value = Blow> {
    let text = prop_oneof![
        "[0-9a-h/x:~*() -]{0,12}",
        proptest::sample::select(vec![
            "double",
            "take",
            "drop",
            "beaver",
            "accept",
            "resign gammon",
            "13/8 6/5",
            "bar/off",
            "32-28",
            "c3-d4",
            "(no move)",
        ])
        .prop_map(str::to_owned),
        ".{0,12}",
    ];
    let later = prop_oneof![5 => 0u64..3000, 1 => 0u64..10_000_000, 1 => any::<u64>()];
    prop_oneof![
        3 => Just(Blow::Sensible),
        3 => (event(), later).prop_map(|(event, later)| Blow::Any(event, later)),
        1 => (side(), text).prop_map(|(side, text)| Blow::Typed(side, text)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_sequence_of_events_happens_or_is_refused(seed in any::<u64>(), blows in vec(blow(), 0..60)) {
        let mut live = Live::open(seed);
        for blow in blows {
            match blow {
                Blow::Sensible => drop(live.step()),
                Blow::Any(event, later) => {
                    let at = Moment(live.table.last_moment().0.saturating_add(later));
                    let before = live.table.clone();
                    match live.apply(event, at) {
                        Err(refused) => {
                            prop_assert!(!refused.id().is_empty() && !refused.to_string().is_empty());
                            prop_assert_eq!(&live.table, &before);
                        }
                        Ok(applied) => {
                            prop_assert_eq!(applied.place + 1, live.table.events());
                            prop_assert_eq!(applied.to_act, live.table.to_act());
                        }
                    }
                }
                Blow::Typed(side, text) => match live.table.read(side, &text) {
                    Err(refused) => prop_assert!(!refused.to_string().is_empty()),
                    Ok(event) => {
                        // What can be read can be played, by the side whose turn it is.
                        let now = live.table.last_moment();
                        let _ = live.table.clone().apply(Event::play(side, event), now);
                    }
                },
            }
        }
        let text = live.text();
        let found = verify(text.as_bytes());
        prop_assert!(found.ok, "{:?}", found.fault);
        prop_assert_eq!(record::read(text.as_bytes()), Ok(live.table));
    }

    /// The clock shows no more than was given and no less than nothing, it only falls while it runs, and it stands
    /// still for the side that is not to act.
    #[test]
    fn clocks_never_go_wrong(seed in any::<u64>(), events in 1usize..80) {
        let mut live = Live::open(seed);
        for _ in 0..events {
            let (now, to_act) = (live.now(), live.table.to_act());
            let left = Side::BOTH.map(|side| live.table.time_left(side, now));
            let later = Moment(now.0 + 700);
            for (side, left) in Side::BOTH.into_iter().zip(left) {
                let then = live.table.time_left(side, later);
                prop_assert_eq!(left.is_some(), then.is_some());
                if let (Some(left), Some(then)) = (left, then) {
                    prop_assert!(then.in_all() <= left.in_all());
                    let acts = matches!(to_act, ToAct::Player(who) | ToAct::Dice(who) if who == side);
                    let runs = acts || live.table.awaited() == Some(side.into());
                    if !runs {
                        prop_assert_eq!(then, left);
                    }
                }
            }
            if !live.step() {
                break;
            }
        }
    }

    /// Any bytes are a record or are refused with the line.
    #[test]
    fn any_text_is_read_or_refused(bytes in vec(any::<u8>(), 0..200), lines in "(\\{[\"a-z:0-9,{} ]{0,30}\\}\n){0,4}") {
        for text in [&bytes[..], lines.as_bytes()] {
            let found = verify(text);
            prop_assert!(!found.ok);
            prop_assert!(found.fault.is_some_and(|fault| fault.line >= 1));
        }
    }
}
