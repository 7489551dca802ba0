//! The corpus of files that must be read, and of those that must be refused; what is written is read again.

mod game_type;
mod score;
mod text;

use proptest::prelude::*;
use std::fmt::Write as _;
use tabuleiro_draughts::formats::pdn::{
    At, Edition, Fault, MoveNumber, Node, PdnGame, PdnParser, ReadGame, Score, Strength, Tag,
    WrittenMove, parse,
};

/// A game in one line a thing, so that a snapshot shows everything that was read.
fn outline(game: &ReadGame) -> String {
    let (game, error) = match game {
        Ok(game) => (game, None),
        Err(bad) => (&bad.read, Some(&bad.error)),
    };
    let mut text = format!("game at {}\n", game.at);
    for tag in &game.tags {
        let _ = writeln!(text, "  [{}] {:?}", tag.name, tag.value);
    }
    nodes(&mut text, &game.body, 1);
    if let Some(score) = game.score {
        let _ = writeln!(text, "  result {score}");
    }
    if let Some(error) = error {
        let _ = writeln!(text, "  ERROR {error}");
    }
    text
}

fn nodes(text: &mut String, nodes_: &[Node], depth: usize) {
    for node in nodes_ {
        let _ = write!(text, "{}", "  ".repeat(depth));
        let _ = match node {
            Node::Move(written) => {
                let number = written
                    .number
                    .map(|number| number.to_string())
                    .unwrap_or_default();
                let strength = written.strength.as_str();
                writeln!(
                    text,
                    "{number:>4} {}{strength}   ({})",
                    written.text, written.at
                )
            }
            Node::Variation(inside) => {
                let done = writeln!(text, "variation");
                nodes(text, inside, depth + 1);
                done
            }
            Node::Comment(comment) => writeln!(text, "comment {comment:?}"),
            Node::Glyph(number) => writeln!(text, "glyph {number}"),
            Node::Setup(fen) => writeln!(text, "set-up {fen:?}"),
            Node::Missing => writeln!(text, "missing"),
        };
    }
}

fn corpus(folder: &str) -> Vec<(String, Vec<u8>)> {
    let path = format!(
        "{}/tests/all/pdn/corpus/{folder}",
        env!("CARGO_MANIFEST_DIR")
    );
    let mut files: Vec<_> = std::fs::read_dir(&path)
        .expect("the corpus")
        .map(|entry| {
            let entry = entry.expect("an entry");
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, std::fs::read(entry.path()).expect("a readable file"))
        })
        .collect();
    files.sort();
    assert!(files.len() > 5, "the corpus is gone");
    files
}

#[test]
fn accepted() {
    let mut all = String::new();
    for (name, bytes) in corpus("accepted") {
        let games = parse(&bytes);
        assert!(!games.is_empty(), "{name}");
        let _ = writeln!(all, "==== {name}");
        for game in &games {
            assert!(game.is_ok(), "{name}: {}", outline(game));
            all += &outline(game);
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn refused_game_by_game() {
    let mut all = String::new();
    for (name, bytes) in corpus("refused") {
        let games = parse(&bytes);
        assert!(games.iter().any(Result::is_err), "{name}");
        let _ = writeln!(all, "==== {name}");
        for game in &games {
            all += &outline(game);
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn chunks_of_any_size_give_the_same() {
    for folder in ["accepted", "refused"] {
        for (name, bytes) in corpus(folder) {
            let whole = parse(&bytes);
            for size in [1, 2, 3, 7, 64] {
                let mut parser = PdnParser::new();
                let mut games = vec![];
                for chunk in bytes.chunks(size) {
                    parser.feed(chunk);
                    games.extend(core::iter::from_fn(|| parser.next_game()));
                }
                parser.finish();
                games.extend(core::iter::from_fn(|| parser.next_game()));
                assert_eq!(games, whole, "{name} in chunks of {size}");
            }
        }
    }
}

#[test]
fn too_long_is_refused_and_the_next_game_read() {
    let mut file = b"[Event \"first\"]\n1. 32-28 {".to_vec();
    file.extend(core::iter::repeat_n(b'x', 2 << 20));
    file.extend_from_slice(b"}\n2. 33-29 *\n[Event \"second\"]\n1. 32-28 *\n");
    let games = parse(&file);
    assert_eq!(games.len(), 2);
    let bad = games[0].as_ref().expect_err("too long");
    assert_eq!(
        (bad.error.fault.clone(), bad.error.at),
        (
            Fault::TooLong,
            At {
                line: 2,
                column: 10
            }
        )
    );
    assert_eq!(bad.read.tag("Event"), Some("first"));
    assert_eq!(
        games[1].as_ref().expect("read").tag("Event"),
        Some("second")
    );
}

#[test]
fn deep_nesting_is_refused_not_a_crash() {
    let mut file = vec![b'('; 200];
    file.splice(0..0, *b"1. 32-28 ");
    file.extend_from_slice(b"1. 33-29");
    file.extend(vec![b')'; 200]);
    let games = parse(&file);
    assert_eq!(
        games[0].as_ref().expect_err("too deep").error.fault,
        Fault::TooDeep
    );
}

/// What the marks behind a move mean.
fn strength(marks: &str) -> Strength {
    let game = parse(format!("1. 32-28{marks} *").as_bytes())
        .remove(0)
        .expect("a game");
    game.moves().next().expect("a move").strength
}

/// Games for the round trip: what the writer can say, in every combination.
fn games() -> impl Strategy<Value = PdnGame> {
    let squares = prop_oneof![
        (1_u8..51, 1_u8..51)
            .prop_filter("a result", |(a, b)| a != b)
            .prop_map(|(a, b)| format!("{a}-{b}")),
        prop::collection::vec(1_u8..51, 3..6).prop_map(|list| {
            let texts: Vec<String> = list.iter().map(u8::to_string).collect();
            texts.join("x")
        }),
        ("[a-d][1-8]", "[e-h][1-8]").prop_map(|(a, b)| format!("{a}{b}")),
    ];
    let number = prop::option::of(
        (1_u32..200, any::<bool>()).prop_map(|(number, second)| MoveNumber { number, second }),
    );
    let written = (squares, number, "[!?]{0,2}").prop_map(|(text, number, marks)| {
        Node::Move(WrittenMove {
            at: At::START,
            number,
            text: text.parse().expect("a move"),
            strength: strength(&marks),
        })
    });
    let words = "[a-zé(\\[;%\"][a-zà0-9.)\\]\"]{0,8}( [a-z(\\[;%][a-z0-9.]{0,8}){0,30}";
    let leaf = prop_oneof![
        6 => written.clone(),
        1 => words.prop_map(Node::Comment),
        1 => (0_u8..255).prop_map(Node::Glyph),
        1 => Just(Node::Setup("W:W31-50:B1-20".to_string())),
    ];
    let node = leaf.prop_recursive(3, 24, 6, move |inner| {
        // A variation has a move in it, or it would be a remark.
        (written.clone(), prop::collection::vec(inner, 0..6)).prop_map(|(first, mut rest)| {
            rest.insert(0, first);
            Node::Variation(rest)
        })
    });
    let tag =
        ("[A-Z][A-Za-z0-9_]{0,10}", "[ -~à-ü]{0,20}").prop_map(|(name, value)| Tag { name, value });
    let tags = prop::collection::vec(tag, 0..4).prop_map(|mut tags| {
        tags.retain(|tag| {
            !matches!(
                tag.name.to_ascii_lowercase().as_str(),
                "result" | "gametype"
            )
        });
        tags
    });
    (tags, prop::collection::vec(node, 0..20)).prop_map(|(tags, body)| PdnGame {
        at: At::START,
        tags,
        body,
        score: Some(Score::Unknown),
    })
}

/// The same game with every place forgotten.
fn placeless(mut game: PdnGame) -> PdnGame {
    fn forget(nodes: &mut [Node]) {
        for node in nodes {
            match node {
                Node::Move(written) => written.at = At::START,
                Node::Variation(inside) => forget(inside),
                _ => {}
            }
        }
    }
    game.at = At::START;
    forget(&mut game.body);
    game
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(games in prop::collection::vec(games(), 1..4)) {
        let games: Vec<PdnGame> = games.into_iter().filter(|game| game.moves().next().is_some()).collect();
        for edition in [Edition::Two, Edition::Three] {
            let wanted: Vec<PdnGame> = games.iter().cloned().map(|mut game| {
                if edition == Edition::Two {
                    setups_to_comments(&mut game.body);
                }
                game
            }).collect();
            let text: String = games.iter().map(|game| game.to_pdn(edition)).collect();
            for line in text.lines() {
                prop_assert!(line.chars().count() <= 79 || !line.trim().contains(' ') || line.contains('['), "{line}");
            }
            let read: Result<Vec<PdnGame>, _> = parse(text.as_bytes()).into_iter().collect();
            let read: Vec<PdnGame> = read.map_err(|bad| TestCaseError::fail(format!("{bad}\n{text}")))?
                .into_iter().map(placeless).collect();
            prop_assert_eq!(read, wanted, "{}", text);
        }
    }

    #[test]
    fn any_bytes_in_any_chunks_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400), size in 1_usize..50) {
        let whole = parse(&bytes);
        let mut parser = PdnParser::new();
        for chunk in bytes.chunks(size) {
            parser.feed(chunk);
        }
        parser.finish();
        let games: Vec<ReadGame> = core::iter::from_fn(|| parser.next_game()).collect();
        prop_assert_eq!(games, whole);
    }
}

fn setups_to_comments(nodes: &mut [Node]) {
    for node in nodes {
        match node {
            Node::Setup(fen) => *node = Node::Comment(format!("FEN {fen}")),
            Node::Variation(inside) => setups_to_comments(inside),
            _ => {}
        }
    }
}

#[test]
fn editions_differ() {
    let mut game = placeless(
        parse(b"[White \"Ann\"] 1. 32-28* 17-22? {it } is} 2. 28x17 2-0")
            .pop()
            .expect("a game")
            .unwrap_or_else(|bad| bad.read),
    );
    game.body = placeless(
        parse(b"1. 32-28* 17-22? 2. 28x17 *")
            .remove(0)
            .expect("good"),
    )
    .body;
    game.body.insert(2, Node::Comment("it } is".to_string()));
    game.score = Some(Score::FirstWins);
    game.set_tag("GameType", "20");
    insta::assert_snapshot!(game.to_pdn(Edition::Two), @r#"
    [White "Ann"]
    [GameType "20"]
    [Result "2-0"]

    1. 32-28* 17-22? ; it } is
    2. 28x17 2-0
    "#);
    insta::assert_snapshot!(game.to_pdn(Edition::Three), @r#"
    [White "Ann"]
    [GameType "20"]
    [Result "2-0"]

    1. 32-28 $7 17-22? ; it } is
    2. 28x17 2-0
    "#);
    assert!(game.to_latin1().windows(2).any(|pair| pair == b"\r\n"));
}
