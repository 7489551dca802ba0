//! Every row of the table of leaflet rules, one test a row and rule set, named after both.

use crate::support::{after, assert_legal, legal, position, rules};
use tabuleiro_draughts::{Shade, Side, Squares, formats::fen};

// --- squares -------------------------------------------------------------------------------------

/// The first moves, which tell the two orientations apart, and the letters of square 1.
fn squares(id: &str, first_moves: &[&str], first_square: &str, shade: Shade) {
    assert_legal(id, "W:W21-32:B1-12", first_moves);
    let rules = rules(id);
    let setup = fen::parse("W:WK1:B", rules).unwrap();
    let (file, rank) = rules
        .board
        .value
        .letters(setup.white.iter().next().unwrap());
    assert_eq!(format!("{file}{rank}"), first_square, "{id}");
    assert!(
        matches!(rules.board.value.squares, Squares::Half(_, found) if found == shade),
        "{id}"
    );
}

const LEFT: [&str; 7] = [
    "21-17", "22-17", "22-18", "23-18", "23-19", "24-19", "24-20",
];
const RIGHT: [&str; 7] = [
    "21-17", "21-18", "22-18", "22-19", "23-19", "23-20", "24-20",
];

#[test]
fn squares_xalingo() {
    squares("xalingo", &LEFT, "b8", Shade::Dark);
}

#[test]
fn squares_xalingo_en() {
    squares("xalingo-en", &LEFT, "b8", Shade::Dark);
}

#[test]
fn squares_garden() {
    squares("garden", &RIGHT, "a8", Shade::Light);
}

#[test]
fn squares_italian() {
    squares("italian", &RIGHT, "a8", Shade::Dark);
}

// --- all four: 12 men on the first three rows, White first ---------------------------------------

#[test]
fn all_start_with_twelve_men_and_white_first() {
    for id in ["xalingo", "xalingo-en", "garden", "italian"] {
        let start = tabuleiro_draughts::Position::start(rules(id));
        assert_eq!(start, position(rules(id), "W:W21-32:B1-12"), "{id}");
        assert_eq!(start.to_move(), Side::White, "{id}");
    }
}

// --- man captures --------------------------------------------------------------------------------

#[test]
fn man_captures_xalingo() {
    // Backward and forward.
    assert_legal("xalingo", "W:W14:B18", &["14x23"]);
    assert_legal("xalingo", "W:W22:B18", &["22x15"]);
}

#[test]
fn man_captures_xalingo_en() {
    assert_legal("xalingo-en", "W:W14:B18", &["14x23"]);
    assert_legal("xalingo-en", "W:W22:B18", &["22x15"]);
}

#[test]
fn man_captures_garden() {
    // Forward only, and zig-zag.
    assert_legal("garden", "W:W14:B3,19", &["14-10", "14-11"]);
    assert_legal(
        "garden",
        "W:W30:B11,19,27",
        &["30x23", "30x23x14", "30x23x14x7", "30-26"],
    );
}

#[test]
fn man_captures_italian() {
    assert_legal("italian", "W:W14:B3,19", &["14-10", "14-11"]);
    assert_legal("italian", "W:W30:B11,19,27", &["30x23x14x7"]);
}

// --- man captures a king -------------------------------------------------------------------------

#[test]
fn man_captures_a_king_xalingo() {
    assert_legal("xalingo", "W:W22:BK18", &["22x15"]);
}

#[test]
fn man_captures_a_king_xalingo_en() {
    assert_legal("xalingo-en", "W:W22:BK18", &["22x15"]);
}

#[test]
fn man_captures_a_king_garden() {
    assert_legal("garden", "W:W22:BK19", &["22x15", "22-18"]);
}

#[test]
fn man_captures_a_king_italian() {
    assert_legal("italian", "W:W22:BK19", &["22-18"]);
}

// --- king moves ----------------------------------------------------------------------------------

/// Any distance: on an empty board from a corner of the long diagonal.
const FAR_LEFT: [&str; 7] = ["29-25", "29-22", "29-18", "29-15", "29-11", "29-8", "29-4"];

#[test]
fn king_moves_xalingo() {
    assert_legal("xalingo", "W:WK29:B13", &FAR_LEFT);
}

#[test]
fn king_moves_xalingo_en() {
    assert_legal("xalingo-en", "W:WK29:B13", &FAR_LEFT);
}

#[test]
fn king_moves_garden() {
    // 32 is the corner of the long diagonal here.
    assert_legal(
        "garden",
        "W:WK32:B16",
        &["32-28", "32-23", "32-19", "32-14", "32-10", "32-5", "32-1"],
    );
}

#[test]
fn king_moves_italian() {
    assert_legal("italian", "W:WK29:B9", &["29-25", "29-26"]);
}

// --- king captures -------------------------------------------------------------------------------

#[test]
fn king_captures_xalingo() {
    // From afar, landing anywhere behind.
    assert_legal("xalingo", "W:WK29:B18", &["29x15", "29x11", "29x8", "29x4"]);
    assert_legal("xalingo", "W:WK29:B15,18", &["29-25", "29-22"]);
}

#[test]
fn king_captures_xalingo_en() {
    assert_legal(
        "xalingo-en",
        "W:WK29:B18",
        &["29x15", "29x11", "29x8", "29x4"],
    );
}

#[test]
fn king_captures_garden() {
    // From afar, landing right behind.
    assert_legal("garden", "W:WK32:B19", &["32x14", "32-28", "32-23"]);
    assert_legal("garden", "W:WK29:B19,22", &["29-25", "29-26"]);
}

#[test]
fn king_captures_italian() {
    // Only what it touches.
    assert_legal("italian", "W:WK29:B5,22", &["29-25", "29-26"]);
    assert_legal("italian", "W:WK14:B3,19", &["14x23"]);
}

// --- compulsory ----------------------------------------------------------------------------------

#[test]
fn compulsory_xalingo() {
    assert_legal("xalingo", "W:W22,32:B18", &["22x15"]);
}

#[test]
fn compulsory_xalingo_en() {
    assert_legal("xalingo-en", "W:W22,32:B18", &["22x15"]);
}

#[test]
fn compulsory_garden() {
    // Enforced by the huff only: quiet moves are legal.
    assert_legal("garden", "W:W22,32:B1,19", &["22x15", "22-18", "32-28"]);
    assert_eq!(
        after("garden", "W:W22,32:B1,19", "32-28"),
        "B:W22,28:B1,19:U22"
    );
    assert_eq!(
        after("garden", "W:W22,32:B1,19", "22-18"),
        "B:W18,32:B1,19:U18",
        "from where it stands now"
    );
    assert_eq!(after("garden", "W:W22,32:B1,19", "22x15"), "B:W15,32:B1");
}

#[test]
fn compulsory_italian() {
    assert_legal("italian", "W:W22,32:B18", &["22x13"]);
}

// --- which capture -------------------------------------------------------------------------------

#[test]
fn which_capture_xalingo() {
    // The most pieces; man and king count alike.
    assert_legal("xalingo", "W:W22,28:B11,18,24", &["22x15x8"]);
    assert_legal(
        "xalingo",
        "W:WK5,29:B14,25",
        &["29x22", "5x18", "5x23", "5x27", "5x32"],
    );
}

#[test]
fn which_capture_xalingo_en() {
    assert_legal("xalingo-en", "W:W22,28:B11,18,24", &["22x15x8", "28x19"]);
}

#[test]
fn which_capture_garden() {
    // Two pieces or one, or none at all.
    assert_legal(
        "garden",
        "W:W21,31:B11,18,28",
        &["21x14", "21x14x7", "31x24", "21-17", "31-27"],
    );
}

#[test]
fn which_capture_italian() {
    // Each comparison for itself: see `precedence`.
    assert_legal("italian", "W:W21,K31:B11,18,K28", &["21x14x7"]);
}

// --- once begun ----------------------------------------------------------------------------------

#[test]
fn once_begun_xalingo() {
    // The landing square must be the one from which it goes on.
    assert_legal("xalingo", "W:WK29:B16,18", &["29x11x20"]);
}

#[test]
fn once_begun_xalingo_en() {
    // The landing square is free, but where it offers a capture the move goes on.
    assert_legal(
        "xalingo-en",
        "W:WK29:B16,18",
        &["29x15", "29x11x20", "29x8", "29x4"],
    );
    assert_legal("xalingo-en", "W:W22:B11,17,18", &["22x13", "22x15x8"]);
}

#[test]
fn once_begun_garden() {
    assert_legal("garden", "W:W30:B19,27", &["30x23", "30x23x14", "30-26"]);
}

#[test]
fn once_begun_italian() {
    assert_legal("italian", "W:W30:B19,27", &["30x23x14"]);
}

// --- removal -------------------------------------------------------------------------------------

#[test]
fn removal_xalingo() {
    // f6 is crossed twice, no piece is jumped twice; the taken ones are kept in the order of the jumps.
    assert_legal("xalingo", "W:WK8:B9,16,17,18", &["8x22x13x2x20"]);
    let rules = rules("xalingo");
    let play = &position(rules, "W:WK8:B9,16,17,18").legal_moves(rules)[0];
    let number = |&square| {
        rules
            .board
            .value
            .number(square, rules.notation.value.numbering)
    };
    assert_eq!(
        play.taken().iter().map(number).collect::<Vec<_>>(),
        [18, 17, 9, 16]
    );
    // The piece just taken still stands, so the king cannot come back over it for the other one.
    assert_legal("xalingo", "W:WK15:B10,24", &["15x6", "15x1", "15x28"]);
}

#[test]
fn removal_xalingo_en() {
    assert_legal("xalingo-en", "W:WK15:B10,24", &["15x6", "15x1", "15x28"]);
}

#[test]
fn removal_garden() {
    let moves = legal(rules("garden"), &position(rules("garden"), "W:WK22:B19,26"));
    let captures: Vec<&String> = moves.iter().filter(|play| play.contains('x')).collect();
    assert_eq!(
        captures,
        ["22x15", "22x29"],
        "not back over the piece just taken"
    );
}

#[test]
fn removal_italian() {
    // Around in a square and back to where it came from: four pieces, each once.
    assert_legal(
        "italian",
        "W:WK31:B19,20,27,28",
        &["31x22x15x24x31", "31x24x15x22x31"],
    );
    assert_eq!(
        after("italian", "W:WK31:B19,20,27,28", "31x22x15x24x31"),
        "B:WK31:B"
    );
}

// --- promotion -----------------------------------------------------------------------------------

#[test]
fn promotion_xalingo() {
    // Passing over the last row does not promote; ending there does, without going on as a king.
    assert_legal("xalingo", "W:W10:B7,8,26", &["10x3x12"]);
    assert_eq!(after("xalingo", "W:W10:B7,8,26", "10x3x12"), "B:W12:B26");
    assert_legal("xalingo", "W:W9:B6,11", &["9x2"]);
    assert_eq!(after("xalingo", "W:W9:B6,11", "9x2"), "B:WK2:B11");
}

#[test]
fn promotion_xalingo_en() {
    assert_legal("xalingo-en", "W:W9:B6,11", &["9x2"]);
    assert_eq!(after("xalingo-en", "W:W9:B6,11", "9x2"), "B:WK2:B11");
}

#[test]
fn promotion_garden() {
    // It stops there, though a king could go on over 7.
    assert_legal("garden", "W:W10:B6,7", &["10x3", "10-5"]);
    assert_eq!(after("garden", "W:W10:B6,7", "10x3"), "B:WK3:B7");
    // With nothing captured yet it is a king all the same.
    assert_eq!(after("garden", "W:W5:BK32", "5-1"), "B:WK1:BK32");
}

#[test]
fn promotion_italian() {
    // Crowned by a capture it waits for the next move.
    assert_legal("italian", "W:W10:B6,7", &["10x3"]);
    assert_eq!(after("italian", "W:W10:B6,7", "10x3"), "B:WK3:B7");
}

// --- win and draw: see `draws` -------------------------------------------------------------------

// --- what holds in all four ----------------------------------------------------------------------

#[test]
fn own_pieces_are_never_jumped() {
    for id in ["xalingo", "xalingo-en", "garden", "italian"] {
        let rules = rules(id);
        for fen in ["W:W22,K26,K31:B1", "B:W32:BK1,5,K6,9"] {
            let moves = legal(rules, &position(rules, fen));
            assert!(
                moves.iter().all(|play| play.contains('-')),
                "{id} {fen} {moves:?}"
            );
        }
    }
}

#[test]
fn two_pieces_one_behind_the_other_are_a_wall() {
    assert_legal("xalingo", "W:WK29:B15,18", &["29-25", "29-22"]);
    assert_legal("xalingo-en", "W:WK29:B15,18", &["29-25", "29-22"]);
    assert_legal("garden", "W:WK32:B19,14", &["32-28", "32-23"]);
    assert_legal("italian", "W:WK22:B18,13", &["22-19", "22-26", "22-27"]);
}

#[test]
fn the_same_empty_square_may_be_crossed_again() {
    // f6 on the way from g7 to c3, and again from d8 to h4.
    assert_legal("xalingo", "W:WK8:B9,16,17,18", &["8x22x13x2x20"]);
}

#[test]
fn a_turn_cannot_be_skipped_and_a_multiple_capture_is_one_move() {
    for id in ["xalingo", "xalingo-en", "italian"] {
        let start = tabuleiro_draughts::Position::start(rules(id));
        assert!(
            start
                .legal_turns(rules(id))
                .iter()
                .all(|turn| turn.play.is_some()),
            "{id}"
        );
    }
    assert_eq!(after("xalingo", "W:W22:B11,18,K32", "22x15x8"), "B:W8:BK32");
}
