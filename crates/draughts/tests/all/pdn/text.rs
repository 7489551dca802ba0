//! The bytes of a file and the text they are.

use tabuleiro_draughts::formats::pdn::{Node, PdnGame, parse};

/// A game with one remark in it.
fn remarked(remark: &[u8]) -> PdnGame {
    let file = [b"1. 32-28 {", remark, b"} *"].concat();
    parse(&file).remove(0).expect("a game")
}

fn remark(bytes: &[u8]) -> String {
    match &remarked(bytes).body[1] {
        Node::Comment(text) => text.clone(),
        other => panic!("{other:?} is no remark"),
    }
}

#[test]
fn latin1_and_utf8_give_the_same_text() {
    assert_eq!(remark(b"7-12 \xe8 vincente"), "7-12 è vincente");
    assert_eq!(remark("7-12 è vincente".as_bytes()), "7-12 è vincente");
    assert_eq!(remark(b"\x93quoted\x94"), "“quoted”");
    let written = remarked("è – ok".as_bytes()).to_latin1();
    let wanted = b"{\xe8 ? ok}";
    assert!(
        written.windows(wanted.len()).any(|part| part == wanted),
        "{}",
        written.escape_ascii()
    );
}
