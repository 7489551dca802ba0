//! Makes the page's wasm and its JavaScript glue out of the compiled crate `wasm`:
//!
//! ```text
//! cargo build -p tabuleiro-wasm --profile wasm-release --target wasm32-unknown-unknown
//! cargo run -p tabuleiro-bind -- target/wasm32-unknown-unknown/wasm-release/tabuleiro_wasm.wasm web/src/wasm
//! ```
//!
//! This is what `wasm-bindgen --target web` does, as a crate of the workspace: its version is pinned in one place with
//! the library's, and nothing has to be installed. The same input gives the same bytes.

use std::path::PathBuf;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(input), Some(output), None) = (arguments.next(), arguments.next(), arguments.next())
    else {
        eprintln!("usage: tabuleiro-bind COMPILED.wasm OUTPUT-FOLDER");
        return ExitCode::from(2);
    };
    let made = Bindgen::new()
        .input_path(&input)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(true)
                .omit_default_module_path(true)
                .remove_name_section(true)
                .remove_producers_section(true)
                .out_name("box")
                .generate(&output)
        });
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error:#}", input.display());
            ExitCode::FAILURE
        }
    }
}
