//! What every store does for accounts; it comes after the suite for tables, on the same store.

use std::sync::Arc;

use super::conformance::{append, hash, id, line, new, taking};
use super::{Account, HistoryFrom, NewResult, Session, Store, Taking, Wall};

fn account(name: &str) -> Account {
    Account {
        id: format!("id of {name}"),
        name: name.to_owned(),
        folded: name.to_lowercase(),
        passphrase: "kept".to_owned(),
        made: 100,
    }
}

fn session(number: u8, of: &str, made: Wall) -> Session {
    Session {
        hash: hash(number),
        id: format!("s{number}"),
        account: format!("id of {of}"),
        device: "Firefox".to_owned(),
        made,
        seen: made,
    }
}

pub(super) async fn conforms(store: &Arc<dyn Store>) {
    a_name_is_somebodys(store).await;
    sessions_are_opened_and_ended(store).await;
    a_seat_is_claimed_once(&**store).await;
    a_result_is_kept_once(store).await;
    only_two_accounts_are_rated(&**store).await;
    history_comes_in_pages(&**store).await;
    what_is_deleted_leaves_the_games(&**store).await;
}

async fn a_name_is_somebodys(store: &Arc<dyn Store>) {
    let all: Vec<_> = (0..20)
        .map(|number| {
            let store = Arc::clone(store);
            let mut new = account("Ana");
            new.id = format!("number {number}");
            tokio::spawn(async move { store.add_account(new).await })
        })
        .collect();
    let mut won = 0;
    for one in all {
        won += usize::from(one.await.expect("no panic").expect("an answer"));
    }
    assert_eq!(won, 1);
    let ana = store
        .account_named("ana")
        .await
        .expect("an answer")
        .expect("Ana");
    assert_eq!((ana.name.as_str(), ana.made), ("Ana", 100));
    assert_eq!(
        store.account_named("Ana").await,
        Ok(None),
        "as it is folded"
    );
    assert_eq!(store.delete_account(&ana.id).await, Ok(true));
    for name in ["Ana", "Rui", "Zé"] {
        assert_eq!(store.add_account(account(name)).await, Ok(true));
    }
}

async fn sessions_are_opened_and_ended(store: &Arc<dyn Store>) {
    for number in 1..=3 {
        let new = session(number, "Ana", i64::from(number) * 10);
        store.open_session(new, 0, 0).await.expect("open");
    }
    let (found, whose) = store
        .session(hash(2))
        .await
        .expect("an answer")
        .expect("a session");
    assert_eq!((found, whose), (session(2, "Ana", 20), account("Ana")));
    assert_eq!(store.session(hash(9)).await, Ok(None));
    store.session_seen(hash(2), 50).await.expect("seen");
    let names = async || {
        let sessions = store.sessions("id of Ana").await.expect("sessions");
        sessions
            .into_iter()
            .map(|session| session.id)
            .collect::<Vec<_>>()
    };
    assert_eq!(names().await, ["s3", "s2", "s1"]);
    // Nobody ends another's.
    assert_eq!(store.end_sessions("id of Rui", Some("s3")).await, Ok(0));
    assert_eq!(store.end_sessions("id of Ana", Some("s3")).await, Ok(1));
    // What was not used for long is over when the next one is opened.
    store
        .open_session(session(4, "Ana", 60), 15, 0)
        .await
        .expect("open");
    assert_eq!(names().await, ["s4", "s2"]);
    for number in 100..140 {
        store
            .open_session(session(number, "Ana", i64::from(number)), 0, 0)
            .await
            .expect("open");
    }
    assert_eq!(names().await.len(), 30, "the oldest are over");
    store
        .set_passphrase("id of Ana", "other")
        .await
        .expect("set");
    assert_eq!(names().await, Vec::<String>::new());
    let ana = store
        .account_named("ana")
        .await
        .expect("an answer")
        .expect("Ana");
    assert_eq!(ana.passphrase, "other");
    assert!(store.set_passphrase("nobody", "other").await.is_err());
    store
        .open_session(session(5, "Ana", 70), 0, 0)
        .await
        .expect("open");
    let listed = store.accounts("ana", 9).await.expect("a list");
    let listed: Vec<_> = listed
        .iter()
        .map(|one| (one.name.as_str(), one.sessions))
        .collect();
    assert_eq!(listed, [("Rui", 0), ("Zé", 0)], "after Ana");
    assert_eq!(store.accounts("", 1).await.expect("a list")[0].sessions, 1);
    assert_eq!(store.end_sessions("id of Ana", None).await, Ok(1));
}

/// A table at which something was played.
async fn played(store: &dyn Store, name: &str, players: [Option<&str>; 2], at: Wall) {
    store.create(new(name)).await.expect("laid out");
    for (seat, player) in (0..).zip(players) {
        let sits = Taking {
            account: player.map(|player| format!("id of {player}")),
            at,
            ..taking(seat)
        };
        assert!(
            store
                .take_seat(&id(name), seat, sits)
                .await
                .expect("seated")
        );
    }
    store
        .append(append(name, 0, vec![line("one", None)]))
        .await
        .expect("written");
}

async fn a_seat_is_claimed_once(store: &dyn Store) {
    played(store, "claimed", [None, Some("Rui")], 500).await;
    let seat = async |seat: usize| {
        let table = store.table(&id("claimed")).await.expect("an answer");
        table.expect("a table").seats[seat].account.clone()
    };
    assert_eq!(seat(1).await.as_deref(), Some("id of Rui"));
    assert_eq!(
        store.claim_seat(&id("claimed"), 1, "id of Ana", 600).await,
        Ok(false)
    );
    assert_eq!(
        store.claim_seat(&id("claimed"), 0, "id of Ana", 600).await,
        Ok(true)
    );
    assert_eq!(
        store.claim_seat(&id("claimed"), 0, "id of Zé", 600).await,
        Ok(false)
    );
    assert_eq!(seat(0).await.as_deref(), Some("id of Ana"));
    // Nobody sits there.
    store.create(new("empty")).await.expect("laid out");
    assert_eq!(
        store.claim_seat(&id("empty"), 0, "id of Ana", 600).await,
        Ok(false)
    );
}

fn result(table: &str, game: u32, winner: Option<usize>) -> NewResult {
    NewResult {
        table: id(table),
        game,
        rules: Some("draughts:english".to_owned()),
        winner,
        at: 10_000 + i64::from(game),
    }
}

async fn games_of(store: &dyn Store, name: &str) -> Option<(i64, f64)> {
    let account = format!("id of {name}");
    let ratings = store.ratings(&[&account]).await.expect("ratings");
    ratings.first().map(|of| (of.rating.n, of.rating.r))
}

async fn a_result_is_kept_once(store: &Arc<dyn Store>) {
    played(&**store, "rated", [Some("Ana"), Some("Rui")], 700).await;
    // Twelve games, each brought by three at once, as by nodes that both read the table after a crash.
    let all: Vec<_> = (0..36)
        .map(|number| {
            let store = Arc::clone(store);
            tokio::spawn(async move {
                let result = result(
                    "rated",
                    number / 3 + 1,
                    [Some(0), Some(1), None][(number / 3 % 3) as usize],
                );
                // Who is told to come again does.
                loop {
                    match store.keep_result(&result).await {
                        Err(super::StoreError::Conflict) => tokio::task::yield_now().await,
                        other => return other,
                    }
                }
            })
        })
        .collect();
    let mut kept = 0;
    for one in all {
        kept += usize::from(one.await.expect("no panic").expect("an answer"));
    }
    assert_eq!(kept, 12);
    let (games, strength) = games_of(&**store, "Ana").await.expect("a rating");
    let (others, weakness) = games_of(&**store, "Rui").await.expect("a rating");
    assert_eq!((games, others), (12, 12));
    assert!(
        (strength - 1500.0 + (weakness - 1500.0)).abs() < 1.0,
        "{strength} {weakness}"
    );
    let results = store
        .results(&[&id("rated"), &id("a")])
        .await
        .expect("results");
    assert_eq!(results.len(), 12);
    // Each begins where one before it has ended, and nothing is left over.
    let mut before: Vec<_> = results
        .iter()
        .filter_map(|one| Some(one.rated[0]?.0))
        .collect();
    let mut after: Vec<_> = results
        .iter()
        .filter_map(|one| Some(one.rated[0]?.1))
        .collect();
    (before, after) = (sorted(before), sorted(after));
    before.push(strength);
    after.push(1500.0);
    assert_eq!(sorted(before), sorted(after));
    assert_eq!((results[0].winner, results[2].winner), (Some(0), None));
}

fn sorted(mut numbers: Vec<f64>) -> Vec<f64> {
    numbers.sort_by(f64::total_cmp);
    numbers
}

async fn only_two_accounts_are_rated(store: &dyn Store) {
    let before = games_of(store, "Ana").await;
    played(store, "guest", [Some("Ana"), None], 710).await;
    played(store, "self", [Some("Ana"), Some("Ana")], 720).await;
    played(store, "late", [Some("Ana"), None], 730).await;
    assert_eq!(
        store.claim_seat(&id("late"), 1, "id of Rui", 740).await,
        Ok(true)
    );
    for name in ["guest", "self", "late"] {
        assert_eq!(store.keep_result(&result(name, 1, Some(0))).await, Ok(true));
        assert_eq!(
            store.keep_result(&result(name, 1, Some(1))).await,
            Ok(false)
        );
        let results = store.results(&[&id(name)]).await.expect("results");
        assert_eq!(
            (results[0].winner, results[0].rated),
            (Some(0), [None, None]),
            "{name}"
        );
    }
    let mut unrated = result("rated", 13, Some(0));
    unrated.rules = None;
    assert_eq!(store.keep_result(&unrated).await, Ok(true));
    assert_eq!(games_of(store, "Ana").await, before);
}

async fn history_comes_in_pages(store: &dyn Store) {
    for number in 0..5 {
        played(
            store,
            &format!("page{number}"),
            [None, Some("Zé")],
            1000 + number / 2,
        )
        .await;
    }
    let (mut all, mut from) = (Vec::new(), None::<HistoryFrom>);
    loop {
        let (page, next) = store.history("id of Zé", from, 2).await.expect("a page");
        assert!(page.len() <= 2);
        all.extend(page.into_iter().map(|table| table.id.to_string()));
        from = next;
        if from.is_none() {
            break;
        }
    }
    assert_eq!(all, ["page4", "page2", "page3", "page0", "page1"]);
}

async fn what_is_deleted_leaves_the_games(store: &dyn Store) {
    store
        .open_session(session(77, "Ana", 70), 0, 0)
        .await
        .expect("open");
    let lines = store.lines(&id("rated"), 0, 9).await.expect("lines");
    let rui = games_of(store, "Rui").await;
    assert_eq!(store.delete_account("id of Ana").await, Ok(true));
    assert_eq!(store.delete_account("id of Ana").await, Ok(false));
    assert_eq!(store.session(hash(77)).await, Ok(None));
    assert_eq!(games_of(store, "Ana").await, None);
    assert_eq!(
        games_of(store, "Rui").await,
        rui,
        "the others keep what they have"
    );
    let table = store
        .table(&id("rated"))
        .await
        .expect("an answer")
        .expect("a table");
    assert_eq!(
        (
            table.seats[0].account.as_deref(),
            table.seats[0].label.as_str()
        ),
        (None, "Ana")
    );
    assert_eq!(table.seats[1].account.as_deref(), Some("id of Rui"));
    assert_eq!(store.lines(&id("rated"), 0, 9).await.expect("lines"), lines);
    let results = store.results(&[&id("rated")]).await.expect("results");
    assert!(results[0].rated[0].is_none() && results[0].rated[1].is_some());
    assert_eq!(
        store.history("id of Ana", None, 9).await.expect("a page").0,
        []
    );
    // A game that goes on is not rated any more.
    assert_eq!(
        store.keep_result(&result("rated", 14, Some(0))).await,
        Ok(true)
    );
    assert_eq!(games_of(store, "Rui").await, rui);
    assert_eq!(
        store.add_account(account("Ana")).await,
        Ok(true),
        "the name is free"
    );
}
