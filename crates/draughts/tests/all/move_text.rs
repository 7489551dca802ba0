//! Moves as people write them.

use tabuleiro_draughts::notation::MoveText;

#[test]
fn accepted_ways_to_write_a_move() {
    for (text, canonical) in [
        ("32-28", "32-28"),
        ("09-14", "9-14"),
        ("22x15x8", "22x15x8"),
        ("22X15", "22x15"),
        ("22:13", "22x13"),
        ("22×13", "22x13"),
        ("22*13", "22x13"),
        ("22–17", "22-17"),
        ("32 - 28", "32-28"),
        ("22 15 8", "22-15-8"),
        (" 22 x 15 x 8 ", "22x15x8"),
        ("3228", "32-28"),
        ("c3-d4", "c3-d4"),
        ("C3-D4", "c3-d4"),
        ("c3:e5", "c3xe5"),
        ("c3xe5xg7", "c3xe5xg7"),
        ("c3d4", "c3d4"),
        ("c3 d4", "c3d4"),
        ("gf4", "gf4"),
        ("g:e5", "gxe5"),
        ("l12-k11", "l12-k11"),
        ("22-15x8", "22x15x8"),
    ] {
        let read: MoveText = text.parse().expect(text);
        assert_eq!(read.to_string(), canonical, "{text}");
    }
}

#[test]
fn refused() {
    for text in [
        "", " ", "22", "c3", "g", "22-", "-17", "22--17", "0-12", "256-3", "22-c3", "c3-17", "322",
        "32281", "c3-d", "m1-m2", "a0-b1", "x", "22x", "é", "22.17", "1-0x",
    ] {
        assert!(text.parse::<MoveText>().is_err(), "{text}");
    }
}

#[test]
fn jump_by_jump_is_joined() {
    let first: MoveText = "11x18".parse().expect("a move");
    let second: MoveText = "18x25".parse().expect("a move");
    assert_eq!(
        first.followed_by(&second).expect("they meet").to_string(),
        "11x18x25"
    );
    assert_eq!(second.followed_by(&first), None);
}
