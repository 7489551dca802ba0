//! Whoever looks at earlier moves of a table that a server leads misses nothing.

use serde_json::json;

use crate::online::{Server, draughts, play_on, sealed, seat, settle};

#[test]
fn whoever_looks_back_takes_part_in_a_throw_all_the_same() {
    let (light, dark) = (sealed("light", None), sealed("dark", None));
    let mut server = Server::open("backgammon:tournament", [Some(light.1), Some(dark.1)]);
    let mut guests = seat(&mut server, [Some(&light.0), Some(&dark.0)]);
    while guests[0].moves() < 4 || guests[0].view["toAct"]["kind"] != "roll" {
        play_on(&mut guests);
        settle(&mut server, &mut guests);
    }
    // Both look at the first move while one of them throws and the other has to show an element.
    let thrower = usize::from(guests[0].view["toAct"]["side"] == "dark");
    guests[thrower].done("tell", &json!({ "kind": "roll" }));
    for guest in &mut guests {
        let first = guest.view["record"]["line"][0]["node"].clone();
        guest.page.ask("goTo", &json!([guest.table, first]));
    }
    settle(&mut server, &mut guests);
    assert_eq!(guests[0].online["throwing"], false);
    assert!(guests[0].refused.is_empty() && guests[1].refused.is_empty());
    for guest in &mut guests {
        assert_eq!(guest.view["record"]["atEnd"], false);
        let games = json!([guest.table, 0]);
        let view = guest.page.ask("goToGame", &games);
        assert_eq!(view["toAct"]["kind"], "play", "the dice have fallen");
    }
}

#[test]
fn whoever_looks_back_hears_what_is_proposed() {
    let (mut server, mut guests) = draughts();
    for text in ["22-18", "10-14"] {
        let seat = usize::from(guests[0].view["toAct"]["side"] == "dark");
        guests[seat].typed(text);
        settle(&mut server, &mut guests);
    }
    let first = guests[1].view["record"]["line"][0]["node"].clone();
    let table = guests[1].table.clone();
    guests[1].page.ask("goTo", &json!([table, first]));
    guests[0].done("tell", &json!({ "kind": "offer draw" }));
    settle(&mut server, &mut guests);
    assert_eq!(
        guests[1].online["offer"],
        json!({ "by": "light", "what": "draw" })
    );
    assert_eq!(
        guests[1].view["record"]["current"], first,
        "what is shown stays"
    );
}
