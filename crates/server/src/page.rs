//! The page, embedded in the program.

use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::file::{Served, not_found};

#[derive(RustEmbed)]
#[folder = "page"]
struct Page;

/// Files of the page as the build compressed them; none in a debug build, which reads the page from the disk.
static COMPRESSED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/brotli.rs"));

/// Files whose names carry a hash of their content never change.
const HASHED: &str = "assets/";

/// The file a path names. Addresses inside the page stand behind `#`, so they never reach the server.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let allow = [(header::ALLOW, "GET, HEAD")];
        return (
            StatusCode::METHOD_NOT_ALLOWED,
            allow,
            "only GET is answered here\n",
        )
            .into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let Some(file) = Page::get(path) else {
        return not_found();
    };
    let hash = file.metadata.sha256_hash();
    let tag: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    Served {
        path,
        tag: &tag,
        content: file.data,
        brotli: COMPRESSED
            .iter()
            .find(|(name, _)| *name == path)
            .map(|(_, small)| *small),
        forever: path.starts_with(HASHED),
    }
    .answer(&headers)
}
