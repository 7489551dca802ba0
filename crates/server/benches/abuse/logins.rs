//! Somebody who tries passphrases as fast as it goes.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde_json::json;

use crate::client::ask_from;

const A_SECOND: u32 = 200;
const SECONDS: u32 = 10;

/// Two hundred attempts a second for ten seconds, by two hundred names, from two hundred addresses: each is within the
/// limit of its address at first, and the passphrases alone have to be too slow for them.
pub(crate) async fn flood(address: SocketAddr) -> String {
    let mut every = tokio::time::interval(Duration::from_secs(1) / A_SECOND);
    let mut asked = Vec::new();
    for number in 0..A_SECOND * SECONDS {
        every.tick().await;
        let name = number % A_SECOND;
        let from: IpAddr = Ipv4Addr::new(127, 8, 0, 1 + name as u8).into();
        let body =
            json!({"name": format!("n {name}"), "passphrase": "one of many guesses"}).to_string();
        asked.push(tokio::spawn(async move {
            ask_from(from, address, "/api/account/login", &[], Some(&body)).await
        }));
    }
    let mut statuses = BTreeMap::<u16, usize>::new();
    for answer in asked {
        let answer = answer.await.expect("no panic").expect("an answer");
        assert!(
            answer.status != 429 || answer.header("retry-after").is_some(),
            "{answer:?}"
        );
        *statuses.entry(answer.status).or_default() += 1;
    }
    // Wrong, or politely asked to come again; nobody learns anything else.
    assert!(
        statuses.keys().all(|status| matches!(status, 403 | 429)),
        "{statuses:?}"
    );
    format!("answers by status: {statuses:?}")
}
