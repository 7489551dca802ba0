//! What the server writes about itself has no secret in it, and no address unless that is asked for.

use std::io::Write;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use tabuleiro_server::log::{Form, subscriber};

use crate::client::ask;
use crate::{backgammon, house_with, two};

#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no panic").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Plays and is looked after; all that is secret, and what was written.
async fn evening(form: Form, addresses: bool) -> (Vec<String>, String) {
    let written = Written::default();
    let to = written.clone();
    // The test has one thread, and with it everything that the server does.
    let _guard = tracing::subscriber::set_default(subscriber(form, move || to.clone()));
    let (host, _folder) = house_with(|settings| settings.log_addresses = addresses).await;
    let mut players = two(&host, &backgammon(), 110).await;
    let mut secrets: Vec<String> = players.iter().map(|player| player.secret.clone()).collect();
    for player in &mut players {
        let bearer = format!("Bearer {}", player.secret);
        let headers = [("authorization", bearer.as_str())];
        let body = json!({"c": &player.secret[..32], "do": "chat", "on": true}).to_string();
        let path = format!("/api/tables/{}/command", player.id);
        assert_eq!(
            ask(host.address, &path, &headers, Some(&body)).await.status,
            200
        );
        let wrong = json!({"secret": format!("{:064x}", 77)}).to_string();
        let path = format!("/api/tables/{}/seat", player.id);
        assert_eq!(
            ask(host.address, &path, &[], Some(&wrong)).await.status,
            403
        );
    }
    players[0]
        .ask(json!({"do": "chat", "text": "something private"}))
        .await;
    secrets.push(format!("{:064x}", 77));
    secrets.push("something private".to_owned());
    players[0].ask(json!({"do": "report"})).await;
    let path = format!("/api/nothing?secret={}", players[0].secret);
    assert_eq!(ask(host.address, &path, &[], None).await.status, 404);
    let body = json!({"address": "10.9.8.7"}).to_string();
    ask(host.admin, "/admin/bans", &[], Some(&body)).await;
    host.stop().await;
    let text = String::from_utf8(written.0.lock().expect("no panic").clone()).expect("text");
    (secrets, text)
}

#[tokio::test]
async fn no_secret_and_no_address_reaches_the_log() {
    for form in [Form::Text, Form::Json] {
        let (secrets, text) = evening(form, false).await;
        for said in [
            "/api/tables/{id}/seat",
            "talk was reported",
            "an address was banned",
        ] {
            assert!(text.contains(said), "{said} is not in\n{text}");
        }
        for secret in &secrets {
            assert!(!text.contains(secret), "{secret} is in\n{text}");
        }
        for address in ["127.0.0.1", "10.9.8.7"] {
            assert!(!text.contains(address), "{address} is in\n{text}");
        }
    }
}

#[tokio::test]
async fn lines_for_programs_are_json_and_have_addresses_where_asked() {
    let (_, text) = evening(Form::Json, true).await;
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let refused = lines
        .iter()
        .map(|line| &line["fields"])
        .find(|fields| fields["status"] == 403);
    let refused = refused.expect("a request");
    assert_eq!(refused["route"], "/api/tables/{id}/seat");
    assert_eq!(
        (&refused["method"], &refused["address"]),
        (&json!("POST"), &json!("127.0.0.1"))
    );
}
