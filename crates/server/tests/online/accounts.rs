//! Names and passphrases: who has signed in, and what nobody learns who has not.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Answer, ask, ask_from, lay_out};
use crate::host::Host;
use crate::{draughts, house, house_with};

pub(crate) const PASSPHRASE: &str = "sete cavalos brancos";

pub(crate) async fn with_accounts() -> (Host, crate::folder::Folder) {
    house_with(|settings| settings.habits.accounts = true).await
}

pub(crate) async fn post(host: &Host, path: &str, cookie: &str, body: &Value) -> Answer {
    let headers = [("cookie", cookie)];
    ask(
        host.address,
        &format!("/api{path}"),
        &headers,
        Some(&body.to_string()),
    )
    .await
}

pub(crate) async fn get(host: &Host, path: &str, cookie: &str) -> Answer {
    ask(
        host.address,
        &format!("/api{path}"),
        &[("cookie", cookie)],
        None,
    )
    .await
}

pub(crate) fn cookie_of(answer: &Answer) -> String {
    let cookie = answer.header("set-cookie").expect("a cookie");
    cookie.split(';').next().expect("a value").to_owned()
}

/// The cookie of a new account.
pub(crate) async fn sign_up(host: &Host, name: &str) -> String {
    let answer = post(
        host,
        "/account",
        "",
        &json!({"name": name, "passphrase": PASSPHRASE}),
    )
    .await;
    assert_eq!(answer.status, 201, "{answer:?}");
    cookie_of(&answer)
}

pub(crate) async fn sign_in_with(host: &Host, name: &str, passphrase: &str) -> Answer {
    let who = json!({"name": name, "passphrase": passphrase});
    post(host, "/account/login", "", &who).await
}

pub(crate) async fn sign_in(host: &Host, name: &str) -> String {
    let answer = sign_in_with(host, name, PASSPHRASE).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    cookie_of(&answer)
}

pub(crate) async fn name_of(host: &Host, cookie: &str) -> Value {
    get(host, "/account", cookie).await.json()["account"]["name"].clone()
}

#[tokio::test]
async fn nobody_has_one_where_they_are_off() {
    let (host, _folder) = house().await;
    let shown = get(&host, "/account", "").await.json();
    assert_eq!(shown, json!({"accounts": false, "account": null}));
    let refused = post(
        &host,
        "/account",
        "",
        &json!({"name": "Ana", "passphrase": PASSPHRASE}),
    )
    .await;
    assert_eq!(
        (refused.status, refused.json()["error"].as_str()),
        (404, Some("accounts-off"))
    );
    assert_eq!(get(&host, "/account/history", "").await.status, 404);
    host.stop().await;
}

#[tokio::test]
async fn a_name_and_a_passphrase() {
    let (host, _folder) = with_accounts().await;
    let refused = async |name: &str, passphrase: &str| {
        let answer = post(
            &host,
            "/account",
            "",
            &json!({"name": name, "passphrase": passphrase}),
        )
        .await;
        (
            answer.status,
            answer.json()["error"].as_str().unwrap_or("").to_owned(),
        )
    };
    for name in [
        "",
        "<b>",
        "a\u{202e}b",
        " Ana",
        "Ana  Rita",
        "🎲",
        &"x".repeat(31),
    ] {
        assert_eq!(
            refused(name, PASSPHRASE).await,
            (400, "unreadable-name".to_owned()),
            "{name}"
        );
    }
    for passphrase in ["", "short", "aaaaaaaaaaaaaaaa", "maria joão"] {
        let told = refused("Maria João", passphrase).await;
        assert_eq!(told, (400, "weak-passphrase".to_owned()), "{passphrase}");
    }
    let first = sign_up(&host, "João").await;
    assert_eq!(
        refused("JOÃO", PASSPHRASE).await,
        (409, "name-taken".to_owned())
    );
    assert_eq!(name_of(&host, &first).await, "João");
    assert_eq!(name_of(&host, "tabuleiro-account=00").await, Value::Null);

    // Each time one signs in there is a new token, and the one that the browser had is over.
    let body = json!({"name": "joÃO", "passphrase": PASSPHRASE});
    let answer = post(&host, "/account/login", &first, &body).await;
    let cookie = answer.header("set-cookie").expect("a cookie");
    for part in ["Path=/api;", "HttpOnly", "SameSite=Strict"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(
        !cookie.contains("Secure") && !cookie.contains("Domain"),
        "{cookie}"
    );
    let second = cookie_of(&answer);
    assert_ne!(first, second);
    assert_eq!(name_of(&host, &first).await, Value::Null);
    assert_eq!(name_of(&host, &second).await, "João");
    assert!(
        !answer
            .body
            .contains(second.split('=').nth(1).expect("a token")),
        "no script reads it"
    );

    let out = post(&host, "/account/logout", &second, &json!({})).await;
    assert!(
        out.header("set-cookie")
            .is_some_and(|cookie| cookie.contains("Max-Age=0"))
    );
    assert_eq!(name_of(&host, &second).await, Value::Null);
    host.stop().await;
}

/// Whoever tries learns neither from the answer nor from the time whether there is such a name.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn known_and_unknown_names_are_answered_alike() {
    let (host, _folder) = with_accounts().await;
    sign_up(&host, "Ana").await;
    let mut took = [Vec::new(), Vec::new()];
    let mut answers = Vec::new();
    for _ in 0..15 {
        for (name, took) in ["Ana", "Nobody"].into_iter().zip(&mut took) {
            let begun = Instant::now();
            let body = json!({"name": name, "passphrase": "not the passphrase"});
            let answer = post(&host, "/account/login", "", &body).await;
            took.push(begun.elapsed());
            answers.push((answer.status, answer.body, answer.head.lines().count()));
        }
    }
    assert!(
        answers.iter().all(|answer| *answer == answers[0]),
        "{answers:?}"
    );
    assert_eq!(answers[0].0, 403);
    // The quickest of each: whatever else the machine does only makes them slower.
    let [known, unknown] =
        took.map(|took: Vec<Duration>| took.into_iter().min().unwrap_or_default());
    // Without the same work an unknown name would be answered many times as fast.
    let ratio = known.as_secs_f64() / unknown.as_secs_f64();
    assert!((0.7..1.43).contains(&ratio), "{known:?} {unknown:?}");
    host.stop().await;
}

#[tokio::test]
async fn sessions_are_seen_and_ended() {
    let (host, _folder) = with_accounts().await;
    let here = sign_up(&host, "Ana").await;
    let (there, third) = (sign_in(&host, "Ana").await, sign_in(&host, "Ana").await);
    let others = sign_up(&host, "Rui").await;
    let list = get(&host, "/account/sessions", &here).await;
    let sessions = list.json();
    let sessions = sessions.as_array().expect("a list");
    assert_eq!(sessions.len(), 3);
    assert_eq!(sessions.iter().filter(|one| one["this"] == true).count(), 1);
    for cookie in [&here, &there, &third] {
        assert!(
            !list
                .body
                .contains(cookie.split('=').nth(1).expect("a token"))
        );
    }
    let other = sessions
        .iter()
        .find(|one| one["this"] == false)
        .expect("another");
    let which = json!({"session": other["session"]});
    // Nobody ends a session of somebody else.
    assert_eq!(
        post(&host, "/account/sessions/end", &others, &which)
            .await
            .json()["ended"],
        0
    );
    assert_eq!(
        post(&host, "/account/sessions/end", &here, &which)
            .await
            .json()["ended"],
        1
    );
    assert_eq!(
        get(&host, "/account/sessions", &here)
            .await
            .json()
            .as_array()
            .map(Vec::len),
        Some(2)
    );
    assert_eq!(
        post(&host, "/account/sessions/end", &here, &json!({}))
            .await
            .json()["ended"],
        2
    );
    for cookie in [&here, &there, &third] {
        assert_eq!(get(&host, "/account/sessions", cookie).await.status, 401);
    }
    assert_eq!(name_of(&host, &others).await, "Rui");

    // Another passphrase ends all of them but the one that it gives.
    let body = json!({"passphrase": PASSPHRASE, "new": "oito cavalos pretos"});
    let wrong = json!({"passphrase": "no such thing", "new": "oito cavalos pretos"});
    assert_eq!(
        post(&host, "/account/passphrase", &others, &wrong)
            .await
            .status,
        403
    );
    let changed = post(&host, "/account/passphrase", &others, &body).await;
    assert_eq!(changed.status, 200, "{changed:?}");
    assert_eq!(name_of(&host, &others).await, Value::Null);
    assert_eq!(name_of(&host, &cookie_of(&changed)).await, "Rui");
    let old = json!({"name": "Rui", "passphrase": PASSPHRASE});
    assert_eq!(post(&host, "/account/login", "", &old).await.status, 403);
    host.stop().await;
}

#[tokio::test]
async fn too_many_attempts() {
    let change = |settings: &mut tabuleiro_server::Settings| {
        settings.habits.accounts = true;
        settings.limits.logins = (0.0, 4.0);
        settings.limits.logins_by_name = (0.0, 6.0);
        settings.limits.accounts = (0.0, 1.0);
    };
    let (host, _folder) = house_with(change).await;
    sign_up(&host, "Ana").await;
    let more = post(
        &host,
        "/account",
        "",
        &json!({"name": "Rui", "passphrase": PASSPHRASE}),
    )
    .await;
    assert_eq!((more.status, more.header("retry-after")), (429, Some("2")));
    let body = json!({"name": "Ana", "passphrase": "guess after guess"}).to_string();
    let try_from = async |last: u8| {
        let from = [127, 3, 3, last].into();
        let tried = ask_from(from, host.address, "/api/account/login", &[], Some(&body)).await;
        tried.expect("an answer").status
    };
    // So many from one address, and so many by one name from all of them together.
    let mut statuses = Vec::new();
    for last in [1, 1, 1, 1, 1, 2, 2, 2] {
        statuses.push(try_from(last).await);
    }
    assert_eq!(statuses, [403, 403, 403, 403, 429, 403, 403, 429]);
    // Whoever plays does not notice.
    lay_out(host.address, &draughts()).await;
    host.stop().await;
}

/// What whoever looks after a server does with accounts.
#[tokio::test]
async fn accounts_are_looked_after() {
    let (host, _folder) = with_accounts().await;
    let ana = sign_up(&host, "Ana").await;
    sign_up(&host, "Rui").await;
    let order = async |path: &str, name: &str| {
        let body = json!({"name": name}).to_string();
        let answer = ask(
            host.admin,
            &format!("/admin/accounts{path}"),
            &[],
            Some(&body),
        )
        .await;
        (answer.status, answer.json())
    };
    let list = async |after: &str| {
        let listed = ask(
            host.admin,
            &format!("/admin/accounts?after={after}"),
            &[],
            None,
        )
        .await
        .json();
        let listed = listed.as_array().expect("a list").iter();
        listed
            .map(|one| one["account"].as_str().expect("a name").to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(list("").await, ["Ana", "Rui"]);
    assert_eq!(list("ANA").await, ["Rui"]);
    assert_eq!(order("/sign-out", "ana").await, (200, json!({"ended": 1})));
    assert_eq!(name_of(&host, &ana).await, Value::Null);
    let (status, told) = order("/passphrase", "Ana").await;
    assert_eq!(status, 200);
    let body = json!({"name": "Ana", "passphrase": told["passphrase"]});
    assert_eq!(post(&host, "/account/login", "", &body).await.status, 200);
    assert_eq!(
        order("/delete", "ana").await,
        (200, json!({"deleted": "Ana"}))
    );
    assert_eq!(order("/delete", "ana").await.0, 404);
    assert_eq!(list("").await, ["Rui"]);
    assert_eq!(
        ask(host.address, "/admin/accounts", &[], None).await.status,
        404
    );
    host.stop().await;
}
