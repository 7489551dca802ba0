//! Nets and tables of the players, from the engine's data. They are no part of the page's build: they are much larger,
//! change apart from it, and come when they are first needed.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use engine::data::{DataFile, FILES};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use crate::file::{Served, not_found};

/// A file under an address that changes with its content.
#[derive(Serialize)]
struct Shelved {
    /// What the players call it.
    name: &'static str,
    kind: &'static str,
    /// Its address beside the list.
    address: String,
    sha256: String,
    bytes: usize,
    #[serde(skip)]
    content: &'static [u8],
}

/// What is handed out, in the order of the engine's list.
#[derive(Serialize)]
struct Shelf {
    files: Vec<Shelved>,
}

static SHELF: LazyLock<Shelf> = LazyLock::new(|| Shelf {
    files: FILES.iter().map(shelved).collect(),
});

/// So many digits of the hash stand in an address.
const DIGITS: usize = 8;

fn shelved(file: &DataFile) -> Shelved {
    let sha256 = hexadecimal(file.bytes);
    let ending = file.kind.ending();
    let stem = file.name.strip_suffix(ending).unwrap_or(file.name);
    let stem = stem.trim_end_matches('.');
    Shelved {
        name: file.name,
        kind: ending,
        address: format!("{stem}-{}.{ending}", &sha256[..DIGITS]),
        bytes: file.bytes.len(),
        sha256,
        content: file.bytes,
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What there is, and under which address.
pub(crate) async fn index(headers: HeaderMap) -> Response {
    let list = serde_json::to_vec(&*SHELF).unwrap_or_default();
    let tag = hexadecimal(&list);
    Served {
        path: "index.json",
        tag: &tag,
        content: list.into(),
        brotli: None,
        forever: false,
    }
    .answer(&headers)
}

/// One file.
pub(crate) async fn file(Path(address): Path<String>, headers: HeaderMap) -> Response {
    match SHELF.files.iter().find(|file| file.address == address) {
        Some(file) => Served {
            path: &address,
            tag: &file.sha256,
            content: file.content.into(),
            brotli: None,
            forever: true,
        }
        .answer(&headers),
        None => not_found(),
    }
}
