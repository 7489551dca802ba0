//! Makes the tables for bearing off in a folder, and says what a short race is worth:
//!
//! ```text
//! cargo run --release -p tabuleiro-engine --example bearoff_tables -- FOLDER
//! ```

use std::fs;
use std::path::PathBuf;

use backgammon::Setup;
use tabuleiro_engine::backgammon::bearoff::{self, Shelf};

struct Folder(PathBuf);

impl Shelf for Folder {
    fn get(&self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.0.join(name)).ok()
    }

    fn put(&self, name: &str, bytes: &[u8]) {
        fs::write(self.0.join(name), bytes).expect("the folder can be written to");
    }
}

fn main() {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("a folder is wanted, for the tables");
        std::process::exit(2);
    };
    bearoff::keep_tables_on(Folder(folder.into()));
    bearoff::prepare();
    // Two checkers on each side's 6 point.
    let mut setup = Setup::default();
    setup.mover[6] = 2;
    setup.other[6] = 2;
    let race = setup.bear_off_the_rest(15).position().expect("a race");
    println!("{:?}", bearoff::exact(race).expect("few checkers"));
}
