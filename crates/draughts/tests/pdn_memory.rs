//! A long file is read in constant memory. A test file of its own, so that its process holds nothing else.

use std::fs::File;
use std::io::{BufReader, Read};
use std::time::Instant;
use tabuleiro_draughts::formats::pdn::{Games, Replay, RulesFor};

/// One game after another without end, made as it is read: each with tags, comments, a variation, and now and then one
/// that is broken.
struct Endless {
    game: u64,
    buffer: Vec<u8>,
    at: usize,
    left: usize,
}

impl Endless {
    fn new(bytes: usize) -> Self {
        Endless {
            game: 0,
            buffer: Vec::new(),
            at: 0,
            left: bytes,
        }
    }
}

impl Read for Endless {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        if self.at == self.buffer.len() {
            self.game += 1;
            self.at = 0;
            let number = self.game;
            let broken = if number.is_multiple_of(1000) {
                "{never closed"
            } else {
                ""
            };
            self.buffer = format!(
                "[Event \"Game {number}\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n\
                 1. 32-28 17-22 2. 28x17 12x21 {{a remark on {number}}} 3. 37-32 7-12 4. 41-37 1-7 5. 33-28 21-26\n\
                 6. 39-33 11-17 (6... 7-12 7. 44-39) 7. 44-39 7-11 8. 50-44 17-21 9. 31-27 19-23 10. 28x19 14x23 11.\n\
                 34-30 10-14 12. 40-34 14-19 13. 33-28 20-24 14. 30-25 15-20 15. 25x14 9x20 {broken} 1-1\n\n"
            )
            .into_bytes();
        }
        let given = out.len().min(self.buffer.len() - self.at).min(self.left);
        out[..given].copy_from_slice(&self.buffer[self.at..self.at + given]);
        self.at += given;
        self.left -= given;
        Ok(given)
    }
}

/// The most memory this process has ever used, in KiB (Linux).
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Reads every game; gives games, bad games and the growth of the peak in KiB.
fn read(file: impl Read) -> (u64, u64, u64) {
    let before = peak().unwrap_or(0);
    let (mut games, mut bad) = (0, 0);
    for game in Games::new(BufReader::with_capacity(1 << 16, file)) {
        games += 1;
        bad += u64::from(game.is_err());
    }
    (games, bad, peak().unwrap_or(0) - before)
}

#[test]
fn the_peak_does_not_grow_with_the_file() {
    let (_, _, small) = read(Endless::new(1 << 20));
    let (games, bad, growth) = read(Endless::new(24 << 20));
    assert!(
        games > 40_000 && bad >= games / 1000 - 1,
        "{games} games, {bad} bad"
    );
    assert!(
        growth < 2048,
        "the peak grew by {growth} KiB over the first {small} KiB"
    );
}

/// The figures: `cargo test --release --test pdn_memory -- --ignored --nocapture`.
#[test]
#[ignore = "half a gigabyte"]
fn half_a_gigabyte() {
    const BYTES: usize = 500_000_000;
    let path = std::env::temp_dir().join("tabuleiro-half-a-gigabyte.pdn");
    let mut file = File::create(&path).expect("a file");
    std::io::copy(&mut Endless::new(BYTES), &mut file).expect("room for it");
    let file = File::open(&path).expect("the file");
    let start = Instant::now();
    let (games, bad, growth) = read(file);
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "read {games} games ({bad} bad) of {} MB in {seconds:.2} s: {:.0} MB/s, peak +{growth} KiB (process {} KiB)",
        BYTES / 1_000_000,
        BYTES as f64 / 1e6 / seconds,
        peak().unwrap_or(0)
    );
    std::fs::remove_file(&path).expect("removed");
    assert!(growth < 4096);
}

/// Reading and replaying together: what `tabuleiro replay` does.
#[test]
#[ignore = "a measurement"]
fn replay_speed() {
    const BYTES: usize = 20_000_000;
    let start = Instant::now();
    let mut replay = Replay::new(RulesFor::Tagged { otherwise: None });
    for game in Games::new(BufReader::new(Endless::new(BYTES))) {
        replay.check(&game.map_err(|error| match error {
            tabuleiro_draughts::formats::pdn::ReadError::Game(bad) => bad,
            error => panic!("{error}"),
        }));
    }
    let seconds = start.elapsed().as_secs_f64();
    let report = replay.report();
    println!(
        "replayed {} games, {} moves in {seconds:.2} s: {:.1} MB/s, {:.0} moves/s",
        report.games,
        report.moves,
        BYTES as f64 / 1e6 / seconds,
        report.moves as f64 / seconds
    );
}
