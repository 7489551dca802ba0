//! Makes the page's wasm and its JavaScript glue out of the compiled crate `wasm`:
//!
//! ```text
//! cargo rustc -p tabuleiro-wasm --profile wasm-release --target wasm32-unknown-unknown -- -C link-arg=--emit-relocs
//! cargo run -p tabuleiro-bind -- target/wasm32-unknown-unknown/wasm-release/tabuleiro_wasm.wasm web/src/wasm
//! ```
//!
//! First it does what `wasm-bindgen --target web` does, as a crate of the workspace: its version is pinned in one place
//! with the library's, and nothing has to be installed. Then it makes two modules of one, `box_bg.wasm` with what a
//! first visit needs and `box_rest.wasm` with everything else, loaded when it is first wanted, and puts the functions
//! of each in an order that compresses well. The same input gives the same bytes.

mod names;
mod order;
mod reach;
mod split;
#[cfg(test)]
mod tests;
mod wrong;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

/// The exports that a first visit does not call.
const REST: [&str; 2] = ["workerbox_callRest", "workerbox_loadData"];

/// Parts of the names of functions that come with the rest although every table could call them: those of chess, whose
/// moves alone bring tables of 700 KB along. The page loads the rest before it opens a table of chess. The rule sets
/// themselves (`tabuleiro_chess::rules`) are listed at a first visit and stay.
const LATER: [&str; 15] = [
    "cozy_chess",
    // Modules called `chess` in other crates, as paths of functions and within the names of trait implementations.
    "5chess",
    "..chess..",
    "tabuleiro_table11house_rules",
    "tabuleiro_chess5house",
    "tabuleiro_chess4game",
    "tabuleiro_chess7explain",
    "tabuleiro_chess7illegal",
    "tabuleiro_chess7refusal",
    "tabuleiro_chess8material",
    "tabuleiro_chess8notation",
    "tabuleiro_chess8position",
    "tabuleiro_chess3pgn",
    "tabuleiro_chess5perft",
    "tabuleiro_chess..pgn",
];

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(input), Some(output), None) = (arguments.next(), arguments.next(), arguments.next())
    else {
        eprintln!("usage: tabuleiro-bind COMPILED.wasm OUTPUT-FOLDER");
        return ExitCode::from(2);
    };
    match bind(&input, &output) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error:#}", input.display());
            ExitCode::FAILURE
        }
    }
}

fn bind(input: &Path, output: &Path) -> Result<(), Box<dyn Error>> {
    let rest = reach::rest(&fs::read(input)?, &REST, &LATER)?;
    Bindgen::new()
        .input_path(input)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(true)
        // Functions are known by their names until the module has been split.
        .demangle(false)
        .out_name("box")
        .generate(output)?;
    let bound = output.join("box_bg.wasm");
    let split = split::split(&fs::read(&bound)?, &rest)?;
    let (first, rest) = names::counted(
        &order::by_likeness(&split.first)?,
        &order::by_likeness(&split.rest)?,
    )?;
    fs::write(bound, first)?;
    fs::write(output.join("box_rest.wasm"), rest)?;
    Ok(())
}
