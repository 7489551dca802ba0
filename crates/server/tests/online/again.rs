//! Lines end and come back; nothing is lost, and nothing happens twice.

use serde_json::json;
use table::Side;
use table::dice::Digest;
use tabuleiro_server::store::Taking;

use crate::client::{Player, lay_out};
use crate::host::{Host, settings};
use crate::{backgammon, by_turn, draughts, house, some_move, store, two};

#[tokio::test]
async fn the_same_command_is_answered_once() {
    let (host, _folder) = house().await;
    let mut players = two(&host, &draughts(), 10).await;
    let (first, second) = by_turn(&mut players);
    first.say(some_move(first)).await;
    let (c, text) = first.pending.clone().expect("a command");
    let answer = first.answer_to(&c).await;
    assert_eq!(
        (answer["t"].as_str(), answer["v"].as_u64()),
        (Some("ok"), Some(3))
    );
    for _ in 0..3 {
        first.send(&text).await;
        assert_eq!(first.answer_to(&c).await, answer);
    }
    // A refusal too.
    let refused = first.ask(json!({"do": "play", "move": "nonsense"})).await;
    assert_eq!(refused["t"], "no");
    // And on a new line.
    first.socket = None;
    first.connect().await.expect("a line");
    first.send(&text).await;
    assert_eq!(first.answer_to(&c).await, answer);
    second.reach(3).await;
    assert_eq!(second.ask(some_move(second)).await["v"], 4);
    host.stop().await;
}

#[tokio::test]
async fn whoever_is_behind_gets_the_lines_and_not_the_move() {
    let (host, _folder) = house().await;
    let mut players = two(&host, &draughts(), 11).await;
    let (first, second) = by_turn(&mut players);
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    // The other one does not listen, and speaks from where it was.
    let c = "f".repeat(32);
    let text = json!({"c": c, "v": 2, "do": "resign"}).to_string();
    second.send(&text).await;
    let answer = second.answer_to(&c).await;
    assert_eq!(
        (answer["id"].as_str(), answer["v"].as_u64()),
        (Some("stale"), Some(3))
    );
    assert_eq!(second.v, 3);
    // With the lines the same command, which has not happened, may be sent again.
    let text = json!({"c": c, "v": 3, "do": "resign"}).to_string();
    second.send(&text).await;
    assert_eq!(second.answer_to(&c).await["t"], "ok");
    host.stop().await;
}

/// Lines are cut at any moment of a game with dice, and another device of the same player goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_are_cut_all_the_time() {
    let (host, _folder) = house().await;
    let players = two(&host, &backgammon(), 12).await;
    let restless = |mut player: Player| async {
        let mut cuts = 0;
        player.act().await;
        while !player.is_over() {
            if player.random.below(8) == 0 {
                player.socket = None;
            }
            if player.socket.is_none() {
                player.connect().await.expect("a line");
                cuts += 1;
                // What was not answered is sent again, once.
                if let Some((_, text)) = player.pending.clone() {
                    player.send(&text).await;
                }
            }
            player.hear().await;
            player.act().await;
        }
        (player, cuts)
    };
    let [light, dark] = players;
    let ((light, light_cuts), (dark, dark_cuts)) = tokio::join!(restless(light), restless(dark));
    assert!(
        light_cuts > 10 && dark_cuts > 10,
        "{light_cuts} {dark_cuts}"
    );
    assert_eq!(light.table, dark.table);
    host.stop().await;
}

/// The server stops and comes back: nobody's time ran, and the same commands are known.
#[tokio::test]
async fn nobody_pays_for_an_outage() {
    let (host, folder) = house().await;
    let what = json!({"rules": "english", "clock": "5+0"});
    let mut players = two(&host, &what, 13).await;
    let (first, second) = by_turn(&mut players);
    let (first_side, second_side) = (first.side, second.side);
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    let sent = first.agreed.last().cloned().expect("a command");
    second.reach(first.v).await;
    host.stop().await;
    assert_eq!(first.wait_for("halt").await["why"], "stopping");
    while first.hear().await.is_some() {}
    let outage = std::time::Duration::from_millis(2500);
    tokio::time::sleep(outage).await;
    let host = Host::start(settings(&store(&folder))).await;
    for player in &mut players {
        player.address = host.address;
        player.socket = None;
        player.connect().await.expect("a line");
    }
    let [one, other] = &mut players;
    let (first, second) = if one.side == first_side {
        (one, other)
    } else {
        (other, one)
    };
    // The halt, and that it goes on.
    first.reach(5).await;
    second.reach(5).await;
    let table = second.table.as_ref().expect("a table");
    let left = table
        .time_left(second_side, table.last_moment())
        .expect("a clock")
        .in_all()
        .0;
    assert!(
        left > 300_000 - 2000,
        "{left} ms of 300,000 are left after {outage:?}"
    );
    let text = json!({"c": sent.0, "v": 2, "do": "resign"}).to_string();
    first.send(&text).await;
    let answer = first.answer_to(&sent.0).await;
    assert_eq!(
        (answer["t"].as_str(), answer["v"].as_u64()),
        (Some("ok"), Some(sent.1.into()))
    );
    assert_eq!(second.ask(some_move(second)).await["t"], "ok");
    host.stop().await;
}

/// The server is away for a minute, by the clock of the machine: nobody pays for it, neither who was to move nor who
/// was not.
#[tokio::test]
async fn a_minute_of_outage_costs_nobody_time() {
    let (host, folder) = house().await;
    let what = json!({"rules": "english", "clock": "5+0"});
    let mut players = two(&host, &what, 16).await;
    let (first, second) = by_turn(&mut players);
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    second.reach(first.v).await;
    host.stop().await;
    let mut settings = settings(&store(&folder));
    settings.habits.clock_ahead = 60_000;
    let host = Host::start(settings).await;
    for player in &mut players {
        player.address = host.address;
        player.socket = None;
        player.connect().await.expect("a line");
    }
    for player in &mut players {
        // The halt, and that it goes on.
        player.reach(5).await;
    }
    let table = players[0].table.as_ref().expect("a table");
    assert!(table.last_moment().0 > 60_000, "a minute has passed");
    for side in Side::BOTH {
        let left = table.time_left(side, table.last_moment());
        let left = left.expect("a clock").in_all().0;
        assert!(left > 300_000 - 3000, "{left} ms are left");
    }
    let (first, _) = by_turn(&mut players);
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    host.stop().await;
}

/// The machine's clock is set on and back between two starts: nobody pays for it, and play goes on.
#[tokio::test]
async fn a_clock_that_jumps() {
    let (mut host, folder) = house().await;
    let what = json!({"rules": "english", "clock": "5+0"});
    let mut players = two(&host, &what, 14).await;
    let hour = 3_600_000;
    for ahead in [hour, -hour, 30 * hour, 0] {
        let (first, second) = by_turn(&mut players);
        assert_eq!(first.ask(some_move(first)).await["t"], "ok", "{ahead}");
        second.reach(first.v).await;
        host.stop().await;
        let mut settings = settings(&store(&folder));
        settings.habits.clock_ahead = ahead;
        host = Host::start(settings).await;
        for player in &mut players {
            player.address = host.address;
            player.socket = None;
            player.connect().await.expect("a line");
        }
        for player in &mut players {
            player.wait_for("hello").await;
            while player.table.as_ref().is_none_or(table::Table::is_halted) {
                player.hear().await.expect("an open line");
            }
        }
        let v = players[0].v.max(players[1].v);
        for player in &mut players {
            player.reach(v).await;
        }
        let table = players[0].table.as_ref().expect("a table");
        for side in Side::BOTH {
            let left = table.time_left(side, table.last_moment());
            let left = left.expect("a clock").in_all().0;
            assert!(left > 300_000 - 15_000, "{ahead}: {left} ms are left");
        }
    }
    let (first, _) = by_turn(&mut players);
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    host.stop().await;
}

/// A crash between the request for a throw and the elements: the same elements make the same dice.
#[tokio::test]
async fn a_throw_that_was_begun_is_finished_after_a_restart() {
    let (host, folder) = house().await;
    let mut players = two(&host, &backgammon(), 14).await;
    let [light, dark] = &mut players;
    light.act().await;
    dark.reach(3).await;
    light.reach(3).await;
    host.stop().await;
    let host = Host::start(settings(&store(&folder))).await;
    for player in &mut players {
        player.address = host.address;
        player.socket = None;
        player.pending = None;
        player.connect().await.expect("a line");
    }
    let [light, dark] = &mut players;
    dark.wait_for("hello").await;
    dark.act().await;
    while light.v < 4 {
        light.hear().await.expect("a line");
        light.act().await;
    }
    dark.reach(4).await;
    assert_eq!(light.table, dark.table);
    host.stop().await;
}

/// A crash after the second seat was taken and before the first line was written: the record begins all the same.
#[tokio::test]
async fn a_record_begins_after_a_crash_between_seat_and_line() {
    let (host, folder) = house().await;
    let laid_out = lay_out(host.address, &draughts()).await;
    let (id, secret) = (&laid_out.id, &laid_out.seat);
    let mut light = Player::sit(host.address, id, secret, Side::Light, false, 15).await;
    host.stop().await;
    let place = store(&folder);
    let kept = tabuleiro_server::store::open(&place)
        .await
        .expect("a store");
    let taking = Taking {
        secret: Digest::new([7; 32]),
        label: String::new(),
        dice: None,
        computer: None,
        account: None,
        at: 0,
    };
    let taken = kept
        .take_seat(&id.parse().expect("a name"), 1, taking)
        .await;
    assert_eq!(taken, Ok(true));
    drop(kept);
    let host = Host::start(settings(&place)).await;
    light.address = host.address;
    light.connect().await.expect("a line");
    light.reach(2).await;
    host.stop().await;
}
