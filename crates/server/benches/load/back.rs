//! How soon a server that has died is there again: with many games stored, and with many tables that were played at.

use std::sync::Arc;
use std::time::{Duration, Instant};

use table::dice::{Digest, TableId};
use tabuleiro_server::store::{self, Append, NewLine, NewSeat, NewTable, State, Store, Visibility};

use crate::child::{self, Killable};
use crate::client::{ask, lay_out};
use crate::fleet::Fleet;
use crate::folder::Folder;
use crate::{LINES_BEFORE, machine::Stretch};

/// The bound for the first answer, from the start of the process.
const FIRST_ANSWER: Duration = Duration::from_secs(2);
/// The bound for everybody's lines, from the moment the server listens.
const ALL_BACK: Duration = Duration::from_secs(5);
/// A stored game has so many lines of about this length.
const LINES: usize = 60;
const LETTERS: usize = 150;
/// So many games are on their way to the store at once.
const AT_ONCE: usize = 200;

pub(crate) async fn measure(tables: usize, games: usize) -> bool {
    let stored = with_many_games(games).await;
    let live = with_many_lines(tables).await;
    stored && live
}

async fn with_many_games(games: usize) -> bool {
    let folder = Folder::new("many-games");
    let place = folder.path().join("tables.sqlite").display().to_string();
    let begun = Instant::now();
    let kept = store::open(&place).await.expect("a store");
    let mut next = 0;
    while next < games {
        let group: Vec<_> = (next..games.min(next + AT_ONCE))
            .map(|number| tokio::spawn(keep(Arc::clone(&kept), number)))
            .collect();
        next += group.len();
        for game in group {
            game.await.expect("no panic");
        }
    }
    drop(kept);
    let size = std::fs::metadata(&place).map_or(0, |file| file.len() / 1_000_000);
    println!(
        "{games} games of {LINES} lines stored in {:.0} s, {size} MB",
        begun.elapsed().as_secs_f64()
    );
    let stretch = Stretch::begin(&[std::process::id()]);
    let begun = Instant::now();
    let (child, address) = Killable::start(&place, &["--child"], &[]);
    let listens = begun.elapsed();
    let shown = ask(address, "/api/tables/game77", &[], None).await;
    assert!(games <= 77 || shown.status == 200, "{shown:?}");
    let laid_out = lay_out(address, &serde_json::json!({"rules": "english"})).await;
    let took = begun.elapsed();
    assert!(!laid_out.id.is_empty());
    drop(child);
    println!(
        "it listens after {:.0} ms; a stored table shown and a new one on disk after {:.0} ms \
        (bound {FIRST_ANSWER:?}); {}",
        listens.as_secs_f64() * 1000.0,
        took.as_secs_f64() * 1000.0,
        stretch.end().counts()
    );
    took < FIRST_ANSWER
}

async fn keep(store: Arc<dyn Store>, number: usize) {
    let id: TableId = format!("game{number}").parse().expect("a name");
    let new = NewTable {
        id: id.clone(),
        rules: "draughts:english".to_owned(),
        rules_digest: Digest::new([1; 32]),
        visibility: Visibility::Link,
        terms: "{\"rules\":\"draughts:english\",\"terms\":{\"games\":1},\"clock\":\"none\"}"
            .to_owned(),
        server_secret: None,
        seats: [NewSeat::default(), NewSeat::default()],
        due_at: None,
        begun: 1,
    };
    store.create(new).await.expect("a table");
    let line = |place: usize| NewLine {
        line: format!("{number} {place} ").repeat(LETTERS / 9),
        seal: Digest::new([2; 32]),
        command: Some(core::array::from_fn(|byte| {
            (place >> (byte % 8)) as u8 ^ byte as u8
        })),
    };
    let append = Append {
        table: id,
        after: 0,
        lines: (0..LINES).map(line).collect(),
        state: State::Over,
        due_at: None,
        server_secret: None,
        at: 2,
    };
    store.append(append).await.expect("written");
}

async fn with_many_lines(tables: usize) -> bool {
    let folder = Folder::new("many-lines");
    let place = folder.path().join("tables.sqlite").display().to_string();
    let (child, address) = Killable::start(&place, &["--child"], &[child::USUAL_LIMITS]);
    let mut fleet = Fleet::gather(address, tables).await;
    fleet.play_to(LINES_BEFORE).await;
    drop(child);
    let begun = Instant::now();
    let (child, address) = Killable::start(&place, &["--child"], &[child::USUAL_LIMITS]);
    let listens = begun.elapsed();
    let stretch = Stretch::begin(&[child.id(), std::process::id()]);
    let back = fleet.come_back(address).await;
    let took = stretch.end();
    println!(
        "{back} tables of {LINES_BEFORE} lines: it listens {:.0} ms after the kill, and all {} lines are greeted \
        {:.1} s later (bound {ALL_BACK:?}); server {:.1} s of processor; {}",
        listens.as_secs_f64() * 1000.0,
        2 * back,
        took.wall.as_secs_f64(),
        took.ours[0].as_secs_f64(),
        took.counts()
    );
    back == tables && took.wall < ALL_BACK
}
