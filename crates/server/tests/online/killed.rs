//! `kill -9` in small; `cargo bench -p tabuleiro-server --bench crash` does it 200 times, on both stores.

use crate::folder::Folder;
use crate::{child, crash};

/// Not a test: what `a_killed_server_has_lost_nothing` starts, and kills.
#[test]
#[ignore = "the server that is killed"]
fn serves_until_it_is_killed() {
    child::serve_until_killed();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_has_lost_nothing() {
    let folder = Folder::new("crash");
    let place = folder.path().join("tables.sqlite").display().to_string();
    let child = [
        "--exact",
        "killed::serves_until_it_is_killed",
        "--ignored",
        "--nocapture",
    ];
    let outcome = crash::survive(&place, &child, 5, 6, 250, 1).await;
    assert!(outcome.agreed > 20 && outcome.connected > 30, "{outcome:?}");
    assert!(outcome.lines > outcome.agreed, "{outcome:?}");
}
