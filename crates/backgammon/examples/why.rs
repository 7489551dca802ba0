//! Lists the legal plays of a roll, and says of other plays why they are not legal and where the rule stands.
//!
//!     cargo run --example why -- [POSITION-ID [DICE [PLAY…]]]

use tabuleiro_backgammon::notation::Misread;
use tabuleiro_backgammon::{Frame, Position, Turn};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let position: Position = arguments
        .next()
        .map_or(Ok(Position::default()), |id| id.parse())?;
    let turn = Turn::new(
        position,
        arguments.next().as_deref().unwrap_or("31").parse()?,
    );
    let mut asked: Vec<String> = arguments.collect();
    if asked.is_empty() {
        asked = ["8/5", "13/12", "13/7", "5/8", "bar/22"]
            .map(String::from)
            .into();
    }

    println!("{turn}");
    for legal in &turn.legal_plays() {
        println!("  {:<16} {}", legal.play.to_string(), legal.position);
    }
    for text in asked {
        match turn.read(&text) {
            Ok(legal) => println!("\n{text}: legal, {}", legal.play),
            Err(Misread::Unreadable(error)) => println!("\n{text}: {error}"),
            Err(Misread::Illegal(illegal)) => {
                println!("\n{text}: {illegal}");
                // The reason is the same in all frames; each leaflet has its own place for it.
                for frame in Frame::ALL {
                    println!("  {frame}: {}", illegal.article(frame));
                }
            }
        }
    }
    Ok(())
}
