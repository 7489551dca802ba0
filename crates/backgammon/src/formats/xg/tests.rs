//! Files made here by the published layout, from matches read from `.mat` text.

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use super::archive::checksum;
use super::{XgError, read};
use crate::formats::mat;
use crate::formats::record::{Action, GameRecord, MatchRecord};
use crate::point::Point;
use crate::position::{Position, StartingPosition};
use crate::side::Side;

const MAT: &str = "\
\x205 point match

\x20Game 1
\x20Ann : 0                              Bob : 0
\x20 1)                                  31: 8/5 6/5
\x20 2) 64: 24/14                         Doubles => 2
\x20 3)  Takes                           66: 24/18(2) 13/7(2)
\x20 4) 55:
\x20     Wins 2 points

\x20Game 2
\x20Ann : 2                              Bob : 0
\x20 1) 42: 8/4 6/4                       Doubles => 2
\x20 2)  Drops                                Wins 1 point
";

/// From whose side positions are written.
#[derive(Clone, Copy, PartialEq)]
enum View {
    First,
    Mover,
}

fn counts(position: Position) -> Vec<u8> {
    let own = |point: u8| i16::from(position.mover().on(Point::new(point).expect("a point")));
    let other = |point: u8| i16::from(position.opposing(Point::new(point).expect("a point")));
    let mut counts = vec![-i16::from(position.other().bar())];
    counts.extend((1..=24).map(|point| own(point) - other(point)));
    counts.push(position.mover().bar().into());
    counts.iter().map(|&count| count as i8 as u8).collect()
}

fn record(kind: u8, parts: &[(usize, Vec<u8>)]) -> Vec<u8> {
    let mut record = vec![0; 2560];
    record[8] = kind;
    for (at, bytes) in parts {
        record[*at..at + bytes.len()].copy_from_slice(bytes);
    }
    record
}

fn int(number: i32) -> Vec<u8> {
    number.to_le_bytes().to_vec()
}

fn name(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

const fn sign(side: Side) -> i32 {
    match side {
        Side::Light => 1,
        Side::Dark => -1,
    }
}

/// The records of a match, as the layout has them.
fn records(found: &MatchRecord, view: View) -> Vec<u8> {
    let first = &found.games[0];
    let mut all = record(
        0,
        &[
            (92, int(found.length as i32)),
            (100, vec![1]),
            (128, 45_000.5_f64.to_le_bytes().to_vec()),
            (552, int(30)),
            (880, name(&first.players[0])),
            (1138, name(&first.players[1])),
        ],
    );
    for game in &found.games {
        let mut board = StartingPosition::Standard.position();
        let score = game.score.map(|points| int(points as i32));
        all.extend(record(
            1,
            &[
                (12, score[0].clone()),
                (16, score[1].clone()),
                (21, counts(board)),
                (48, int(game.number as i32)),
            ],
        ));
        for (index, entry) in game.entries.iter().enumerate() {
            match &entry.action {
                Action::Double { side, .. } => {
                    let taken = matches!(game.entries[index + 1].action, Action::Take { .. });
                    let parts = [
                        (12, int(sign(*side))),
                        (16, int(1)),
                        (20, int(taken.into())),
                    ];
                    all.extend(record(2, &parts));
                }
                Action::Play { side, roll, moves } => {
                    let seen = |board: Position| match (side, view) {
                        (Side::Dark, View::Mover) => board.swapped(),
                        _ => board,
                    };
                    let as_mover = if *side == Side::Dark {
                        board.swapped()
                    } else {
                        board
                    };
                    let words: Vec<_> = moves.iter().map(ToString::to_string).collect();
                    let after = if words.is_empty() {
                        as_mover
                    } else {
                        let written = words.join(" ").parse().expect("a play");
                        let play = as_mover.resolve(*roll, &written).expect("a legal play");
                        as_mover.try_play(*roll, &play).expect("legal").swapped()
                    };
                    let after = if *side == Side::Dark {
                        after.swapped()
                    } else {
                        after
                    };
                    let (one, two) = (roll.first().pips(), roll.second().pips());
                    all.extend(record(
                        3,
                        &[
                            (9, counts(seen(board))),
                            (35, counts(seen(after))),
                            (64, int(sign(*side))),
                            (100, int(one.into())),
                            (104, int(two.into())),
                        ],
                    ));
                    board = after;
                }
                _ => {}
            }
        }
        if let Some(result) = game.result {
            let parts = [
                (24, int(sign(result.winner))),
                (28, int(result.points as i32)),
                (32, int(if result.resigned { 101 } else { 1 })),
            ];
            all.extend(record(4, &parts));
        }
    }
    all
}

/// A whole file around the records.
fn file(data: &[u8]) -> Vec<u8> {
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(data, 6);
    let mut line = vec![0; 532];
    line[..8].copy_from_slice(b"\x07temp.xg");
    line[512..516].copy_from_slice(&int(data.len() as i32));
    line[516..520].copy_from_slice(&int(packed.len() as i32));
    line[524..528].copy_from_slice(&checksum(data).to_le_bytes());
    let list = miniz_oxide::deflate::compress_to_vec_zlib(&line, 6);
    let mut bytes = vec![0; 8232];
    bytes[..4].copy_from_slice(b"RGMH");
    let (data_size, list_size) = (packed.len() as i32, list.len() as i32);
    let archive: Vec<u8> = packed.into_iter().chain(list).collect();
    bytes.extend(&archive);
    bytes.extend(checksum(&archive).to_le_bytes());
    for number in [1, 1, list_size, data_size, 1] {
        bytes.extend(int(number));
    }
    bytes.extend([0; 12]);
    bytes
}

#[test]
fn a_match_comes_back_from_whichever_side_its_positions_are_seen() {
    let written = mat::read(MAT).expect("a match").remove(0);
    for view in [View::First, View::Mover] {
        let read = read(&file(&records(&written, view)))
            .expect("a file")
            .remove(0);
        assert_eq!(
            (read.length, read.tag("EventDate")),
            (5, Some("2023.03.15"))
        );
        assert_eq!(read.games.len(), written.games.len());
        for (read, written) in read.games.iter().zip(&written.games) {
            assert_eq!(
                (&read.players, read.score),
                (&written.players, written.score)
            );
            assert_eq!(read.result, written.result);
            let actions = |game: &GameRecord| -> Vec<_> {
                game.entries
                    .iter()
                    .map(|entry| entry.action.to_string())
                    .collect()
            };
            assert_eq!(actions(read), actions(written));
        }
    }
}

#[test]
fn what_is_no_such_file_or_a_damaged_one_is_named() {
    let written = mat::read(MAT).expect("a match").remove(0);
    let whole = file(&records(&written, View::Mover));
    assert_eq!(read(b"; [Site \"\"]"), Err(XgError::NotXg));
    assert!(read(&whole[..whole.len() - 40]).is_err());
    for at in [8240, whole.len() - 35] {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x40;
        assert!(
            matches!(read(&damaged), Err(XgError::Checksum | XgError::Broken)),
            "{at}"
        );
    }
    for cut in 0..whole.len() / 64 {
        assert!(read(&whole[..cut * 64]).is_err());
    }
}
