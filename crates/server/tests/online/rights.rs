//! Who may do what: every act by its name in the table's own list, from everybody who could try.

use serde_json::{Value, json};
use table::Side;
use table::session::RIGHTS;

use crate::client::{Player, ask, connect, lay_out};
use crate::{backgammon, by_turn, draughts, house, some_move, two};

/// A command for each act that somebody at a seat may have a right to, as the wire has it.
fn command_for(act: &str, player: &Player) -> Vec<Value> {
    let some = json!({"anchor": "00".repeat(32), "chain": 1, "length": 16, "party": "light"});
    let own = player.holder.as_ref().map(table::dice::Holder::commitment);
    let commitment = own.map_or(some, |own| json!(own));
    match act {
        "play" => vec![
            json!({"do": "play", "move": "11-15"}),
            json!({"do": "play", "move": "8/5 6/5"}),
        ],
        "dice" => vec![
            json!({"do": "reveal", "roll": 1, "element": "00".repeat(32)}),
            json!({"do": "renew", "commitment": commitment}),
            json!({"do": "reseal", "commitment": commitment}),
        ],
        "request" => vec![
            json!({"do": "request", "kind": "opening"}),
            json!({"do": "request", "kind": "pair"}),
        ],
        "offer" => ["draw", "adjournment"]
            .map(|offer| json!({"do": "offer", "offer": offer}))
            .to_vec(),
        plain => vec![json!({"do": plain})],
    }
}

/// What only the server does has no word on the wire; what players do is refused to everybody else.
#[tokio::test]
async fn everybody_tries_everything() {
    let (host, _folder) = house().await;
    for what in [draughts(), backgammon()] {
        let mut players = two(&host, &what, 20).await;
        let (id, v) = (players[0].id.clone(), players[0].v);
        let stranger = two(&host, &what, 30).await;
        let [light, _] = &mut players;
        let strangers_cookie = format!("tabuleiro-seat={}", stranger[0].secret);
        let origin = format!("http://{}", host.address);
        let nobody = connect(host.address, &id, v, &[]).await.expect("a line");
        let other = [
            ("cookie", strangers_cookie.as_str()),
            ("origin", origin.as_str()),
        ];
        let other = connect(host.address, &id, v, &other)
            .await
            .expect("a line: one may watch");
        let mut watchers = [nobody, other].map(|socket| Player {
            address: host.address,
            id: id.clone(),
            secret: String::new(),
            side: Side::Light,
            socket: Some(socket),
            v,
            ..outsider(light)
        });
        let bearer = format!("Bearer {}", stranger[0].secret);
        let path = format!("/api/tables/{id}/command");
        for (act, [own, opponent, _]) in RIGHTS {
            let by_a_player = own || opponent;
            for command in command_for(act, light) {
                for watcher in &mut watchers {
                    let answer = watcher.ask(command.clone()).await;
                    let expected = if by_a_player {
                        "not-seated"
                    } else {
                        "unreadable-command"
                    };
                    assert_eq!(answer["t"], "no", "{command}");
                    assert!(answer["id"] == expected, "{command}: {answer}");
                }
                let mut sent = command.clone();
                (sent["c"], sent["v"]) = (json!("0".repeat(32)), json!(v));
                let refused = ask(
                    host.address,
                    &path,
                    &[("authorization", &bearer)],
                    Some(&sent.to_string()),
                )
                .await;
                assert_eq!(
                    (refused.status, refused.json()["error"].as_str()),
                    (403, Some("not-your-seat"))
                );
                let refused = ask(host.address, &path, &[], Some(&sent.to_string())).await;
                assert_eq!(refused.status, 403, "{command}");
            }
        }
        // The server's own acts from a seat.
        for (act, rights) in RIGHTS {
            if rights == [false, false, true] {
                assert_eq!(
                    light.ask(json!({"do": act})).await["id"],
                    "unreadable-command",
                    "{act}"
                );
            }
        }
        let shown = ask(host.address, &format!("/api/tables/{id}"), &[], None)
            .await
            .json();
        assert_eq!(shown["v"].as_u64(), Some(v.into()), "nothing has happened");
    }
    host.stop().await;
}

fn outsider(like: &Player) -> Player {
    Player {
        address: like.address,
        id: like.id.clone(),
        secret: String::new(),
        side: like.side,
        holder: None,
        socket: None,
        table: like.table.clone(),
        v: like.v,
        heard: Vec::new(),
        pending: None,
        agreed: Vec::new(),
        said: like.said.clone(),
        random: crate::client::Random(99),
        shown: None,
        at_the_server: 0,
    }
}

/// Nobody moves for the other, shows the other's dice or answers his own offer.
#[tokio::test]
async fn nobody_acts_for_the_other() {
    let (host, _folder) = house().await;
    let mut players = two(&host, &draughts(), 21).await;
    let (first, second) = by_turn(&mut players);
    assert_eq!(second.ask(some_move(first)).await["id"], "not-your-turn");
    // Whoever says who he is, or when it was, is not listened to.
    let mut forged = some_move(first);
    for (name, value) in [
        ("by", json!("server")),
        ("side", json!("dark")),
        ("seat", json!(0)),
        ("at", json!(0)),
    ] {
        forged[name] = value;
    }
    assert_eq!(second.ask(forged).await["id"], "not-your-turn");
    assert_eq!(first.ask(json!({"do": "flag"})).await["id"], "flag-stands");
    assert_eq!(
        first.ask(json!({"do": "claim"})).await["id"],
        "opponent-is-here"
    );
    let mut players = two(&host, &backgammon(), 22).await;
    let [light, dark] = &mut players;
    light.act().await;
    dark.reach(3).await;
    light.reach(3).await;
    // Dark's element is awaited: Light's is not taken for it.
    let roll = json!({"do": "reveal", "roll": 0, "element": "11".repeat(32)});
    assert_eq!(light.ask(roll.clone()).await["t"], "no");
    assert_eq!(dark.ask(roll).await["id"], "dice-fault");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_join_and_one_sits() {
    let (host, _folder) = house().await;
    let laid_out = lay_out(host.address, &draughts()).await;
    let (address, path) = (host.address, format!("/api/tables/{}/seat", laid_out.id));
    let comers: Vec<_> = (0..100)
        .map(|comer| {
            let body = json!({"secret": laid_out.join, "label": format!("n {comer}")}).to_string();
            let path = path.clone();
            tokio::spawn(async move { ask(address, &path, &[], Some(&body)).await })
        })
        .collect();
    let mut seated = Vec::new();
    for (comer, answer) in comers.into_iter().enumerate() {
        let answer = answer.await.expect("no panic");
        match answer.status {
            200 => seated.push(comer),
            409 => assert_eq!(answer.json()["error"], "seat-taken"),
            other => panic!("{other}: {answer:?}"),
        }
    }
    assert_eq!(seated.len(), 1);
    let shown = ask(address, &format!("/api/tables/{}", laid_out.id), &[], None)
        .await
        .json();
    assert_eq!(shown["names"][1], format!("n {}", seated[0]));
    host.stop().await;
}
