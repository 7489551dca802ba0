//! What two players can agree on at run time, and what comes of it.
//!
//!     cargo run --example rules_at_run_time
//!
//! How checkers move is the same in every frame, so the house rules of backgammon are the terms around it: how
//! long, with or without the cube, the Jacoby rule, beavers. A frame's table says what may be agreed on;
//! `Match::new` asks it.

use tabuleiro_backgammon::{
    Beavers, CubeUse, Die, Event, Frame, Jacoby, Length, Match, MatchSetup, Side, Terms, Win,
};

/// The dice of the opening and its first play; then it is Dark's turn.
fn opened(terms: Terms) -> Result<Match, Box<dyn std::error::Error>> {
    let mut contest = Match::new(terms)?;
    contest.apply(&Event::OpeningRoll {
        light: Die::Three,
        dark: Die::One,
    })?;
    let turn = contest.game().to_play().ok_or("dice on the table")?;
    contest.apply(&Event::Play(turn.read("8/5 6/5")?.play))?;
    Ok(contest)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("Each frame as a table:");
    for frame in Frame::ALL {
        let rules = frame.rules();
        println!(
            "  {frame}: {:?}, cube {:?}, Crawford {:?}",
            rules.length, rules.cube, rules.crawford
        );
    }

    println!("\nWhat the frames allow:");
    for (what, terms) in [
        (
            "a leaflet game without the cube",
            Terms::of(Frame::Xalingo, 1).with_cube(CubeUse::Off),
        ),
        (
            "a match without the cube",
            Terms::of(Frame::Aquamarine, 5).with_cube(CubeUse::Off),
        ),
        (
            "a match by the first leaflet",
            Terms::of(Frame::Xalingo, 1).with_length(Length::Match(5)),
        ),
        (
            "Jacoby in a match",
            Terms::of(Frame::Tournament, 5).with_jacoby(Jacoby::On),
        ),
        (
            "Jacoby and beavers for money",
            Terms::money(Jacoby::On, Beavers::Beavers),
        ),
    ] {
        match terms.check() {
            Ok(()) => println!("  {what}: yes"),
            Err(error) => println!("  {what}: no, {error}"),
        }
    }

    println!("\nJacoby: a gammon that was resigned with the cube in the middle");
    for jacoby in [Jacoby::Off, Jacoby::On] {
        let mut contest = opened(Terms::money(jacoby, Beavers::Off))?;
        contest.apply(&Event::Resign {
            by: Side::Dark,
            win: Win::Gammon,
        })?;
        contest.apply(&Event::AcceptResignation)?;
        println!("  {jacoby:?}: {}", contest.played()[0].outcome);
    }

    println!("\nBeavers: Dark doubles, Light doubles again at once and keeps the cube");
    for beavers in [Beavers::Off, Beavers::Beavers] {
        let mut contest = opened(Terms::money(Jacoby::Off, beavers))?;
        contest.apply(&Event::Double)?;
        match contest.apply(&Event::Beaver) {
            Ok(()) => {
                contest.apply(&Event::Take)?;
                println!("  {beavers:?}: the cube is at {}", contest.game().cube());
            }
            Err(refusal) => println!("  {beavers:?}: {refusal}"),
        }
    }

    println!(
        "\nCrawford: Light leads 4 to 0 in a match to 5, and nobody may double in the next game"
    );
    for frame in [Frame::Aquamarine, Frame::Tournament] {
        let mut setup = MatchSetup::from(&opened(Terms::of(frame, 5))?);
        setup.score = [3, 0];
        let mut contest = setup.resume()?;
        contest.apply(&Event::Resign {
            by: Side::Dark,
            win: Win::Single,
        })?;
        contest.apply(&Event::AcceptResignation)?;
        contest.apply(&Event::OpeningRoll {
            light: Die::Three,
            dark: Die::One,
        })?;
        let turn = contest.game().to_play().ok_or("dice on the table")?;
        contest.apply(&Event::Play(turn.read("8/5 6/5")?.play))?;
        match contest.apply(&Event::Double) {
            Ok(()) => println!("  {frame}: Dark doubles"),
            Err(refusal) => println!("  {frame}: {refusal}"),
        }
    }
    Ok(())
}
