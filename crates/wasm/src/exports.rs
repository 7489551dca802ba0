//! What the worker sees.

use ::words;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::call::{call_first, call_rest};
use crate::failure::Failure;
use crate::games_box::GamesBox;
use crate::sitting::Outside;

/// The box in the worker.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct WorkerBox {
    games: GamesBox,
}

#[wasm_bindgen]
impl WorkerBox {
    /// An empty box.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Gives a player a file of the engine's data, one that the call `dataFor` has named.
    ///
    /// # Errors
    /// If no player reads such a file, or the bytes are not for this program.
    #[wasm_bindgen(js_name = loadData)]
    pub fn load_data(&mut self, name: &str, bytes: &[u8]) -> Result<(), JsError> {
        Ok(self.games.load_data(name, bytes)?)
    }

    /// Takes up words of a language, `pt`, `es`, `en` or `it`: one part of its catalogues in one text, `common`, `rest`
    /// or a game's.
    ///
    /// # Errors
    /// If there is no such language or part, or the text is no catalogue.
    #[wasm_bindgen(js_name = loadWords)]
    pub fn load_words(&mut self, lang: &str, part: &str, text: &str) -> Result<(), JsError> {
        Ok(words::load(lang.parse()?, part.parse()?, text)?)
    }

    /// Answers a call: its name, its arguments as a JSON array, `Date.now()` and fresh random bytes. Nothing where the
    /// call is for the rest of the box, which is a file of its own.
    ///
    /// # Errors
    /// What went wrong with the call itself.
    pub fn call(
        &mut self,
        name: &str,
        arguments: &str,
        now: f64,
        entropy: &[u8],
    ) -> Result<Option<String>, JsError> {
        let outside = outside(now, entropy)?;
        Ok(call_first(&mut self.games, name, arguments, &outside)?)
    }

    /// The same for the calls that the rest of the box answers. It must have been loaded.
    ///
    /// # Errors
    /// What went wrong with the call itself.
    #[wasm_bindgen(js_name = callRest)]
    pub fn call_rest(
        &mut self,
        name: &str,
        arguments: &str,
        now: f64,
        entropy: &[u8],
    ) -> Result<String, JsError> {
        let outside = outside(now, entropy)?;
        Ok(call_rest(&mut self.games, name, arguments, &outside)?)
    }

    /// How many random bytes a call takes.
    #[wasm_bindgen(js_name = entropyBytes)]
    #[must_use]
    pub fn entropy_bytes() -> usize {
        Outside::BYTES
    }
}

fn outside(now: f64, entropy: &[u8]) -> Result<Outside, Failure> {
    Ok(Outside {
        now: now.max(0.0) as u64,
        entropy: entropy.try_into().map_err(|_| Failure::NoEntropy)?,
    })
}
