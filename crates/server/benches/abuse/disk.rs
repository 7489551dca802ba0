//! A full disk: nothing is acknowledged that is not there, reading goes on, and so does play once there is room.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;
use table::Side;

use crate::child::Killable;
use crate::client::{Player, ask, lay_out};
use crate::folder::Folder;

struct Mounted<'a>(&'a Path);

impl Drop for Mounted<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.0).status();
    }
}

/// Room for the log that SQLite writes before its file (4 MB) and for what was played.
fn mount(path: &Path) -> Option<Mounted<'_>> {
    let mut command = Command::new("mount");
    command
        .args(["-t", "tmpfs", "-o", "size=16m", "none"])
        .arg(path);
    let done = command.stderr(std::process::Stdio::null()).status();
    done.is_ok_and(|status| status.success())
        .then_some(Mounted(path))
}

/// Plays on a disk that is filled up, and emptied again.
pub(crate) async fn fills_up() {
    let folder = Folder::new("full-disk");
    let Some(_mounted) = mount(folder.path()) else {
        println!("a full disk: LEFT OUT, nothing can be mounted here");
        return;
    };
    let place = folder.path().join("tables.sqlite").display().to_string();
    let (child, address) = Killable::start(&place, &["--child"], &[]);
    let laid_out = lay_out(
        address,
        &json!({"rules": "english", "terms": {"games": 1000}}),
    )
    .await;
    let mut players = Vec::new();
    for (secret, side) in [(&laid_out.seat, Side::Light), (&laid_out.join, Side::Dark)] {
        let mut player = Player::sit(address, &laid_out.id, secret, side, false, 14).await;
        player.connect().await.expect("a line");
        players.push(player);
    }
    for player in &mut players {
        player.reach(2).await;
    }
    turn(&mut players, Duration::from_secs(2), |_| false).await;
    let before = players[0].v;
    let ballast = folder.path().join("ballast");
    fill(&ballast);
    let full =
        |word: &serde_json::Value| word["id"] == "store-full" || word["id"] == "store-unavailable";
    let refused = turn(&mut players, Duration::from_secs(20), full).await;
    assert!(refused, "a full disk is told of");
    let heard = players.iter().map(|player| player.v).max().expect("two");
    let record = ask(
        address,
        &format!("/api/tables/{}/record", laid_out.id),
        &[],
        None,
    )
    .await;
    assert_eq!(record.status, 200, "reading goes on");
    let kept = record.body.lines().count();
    assert!(
        kept >= heard as usize,
        "{kept} of {heard} acknowledged lines are there"
    );
    std::fs::remove_file(&ballast).expect("room");
    let on = players[0].v + 20;
    let begun = Instant::now();
    while players[0].v < on {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "play goes on once there is room"
        );
        turn(&mut players, Duration::from_millis(500), |_| false).await;
    }
    let (id, after) = (laid_out.id.clone(), players[0].v);
    drop(child);
    let (child, address) = Killable::start(&place, &["--child"], &[]);
    let record = ask(address, &format!("/api/tables/{id}/record"), &[], None)
        .await
        .body;
    let verified = table::verify(record.as_bytes());
    assert!(
        verified.ok && record.lines().count() >= after as usize,
        "{:?}",
        verified.fault
    );
    drop(child);
    println!(
        "a full disk: refused after {before} lines, {kept} kept, played on to {after}, and the record verifies"
    );
}

/// A file that takes all room.
fn fill(path: &Path) {
    use std::io::Write as _;
    let mut file = std::fs::File::create(path).expect("a file");
    for size in [65_536, 4096, 512] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
}

/// Both play for a while, or until one of them hears a certain word.
async fn turn(
    players: &mut [Player],
    time: Duration,
    until: impl Fn(&serde_json::Value) -> bool,
) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < time {
        for player in &mut *players {
            if player.socket.is_none() {
                player.connect().await.expect("a line");
            }
            player.act().await;
            let heard = tokio::time::timeout(Duration::from_millis(20), player.hear()).await;
            if let Ok(Some(word)) = heard
                && until(&word)
            {
                return true;
            }
        }
    }
    false
}
