//! Reads match files and prints the games, their scores and whatever cannot have happened.
//!
//!     cargo run --example read_mat -- FILE…
//!
//! Without a file it reads a short match of its own, in which the second game goes wrong.

use tabuleiro_backgammon::Frame;
use tabuleiro_backgammon::formats::FileFormat;

const OWN: &str = "\
 3 point match

 Game 1
 Ann : 0                          Bob : 0
  1) 31: 8/5 6/5                  42: 8/4 6/4
  2)  Doubles => 2                 Drops
      Wins 1 point

 Game 2
 Ann : 1                          Bob : 0
  1) 64: 24/14                    55: 13/3(2)
  2) 21: 6/5 14/12                66: 24/18(2) 13/7
";

fn show(name: &str, bytes: &[u8]) -> Result<(), Box<dyn std::error::Error>> {
    // Names do not always tell, so the text is asked.
    let format = FileFormat::of_text(&String::from_utf8_lossy(bytes));
    for record in format.read(bytes)? {
        println!(
            "{name}: {} games to {} points",
            record.games.len(),
            record.length
        );
        for game in &record.games {
            let [light, dark] = &game.players;
            let [left, right] = game.score;
            print!("  game {}: {light} {left}, {dark} {right}", game.number);
            match game.result {
                Some(result) => println!(
                    "; {} wins {}",
                    game.players[result.winner.index()],
                    result.points
                ),
                None => println!("; not finished"),
            }
        }
        // A record knows nothing of legality: it is played over again by the rules of a frame.
        let report = record.check(Frame::Tournament);
        println!(
            "  {} turns checked, {} problems",
            report.turns,
            report.problems.len()
        );
        for problem in &report.problems {
            println!("  {problem}");
            if let Some(article) = report.article(problem) {
                println!("    see {article}");
            }
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        return show("our own", OWN.as_bytes());
    }
    for file in files {
        show(&file, &std::fs::read(&file)?)?;
    }
    Ok(())
}
