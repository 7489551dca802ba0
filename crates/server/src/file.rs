//! One file as an answer, whatever it comes from.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// A file that is handed out.
pub(crate) struct Served<'a> {
    /// Its ending says what type it has.
    pub(crate) path: &'a str,
    /// Something that changes with the content.
    pub(crate) tag: &'a str,
    pub(crate) content: Cow<'static, [u8]>,
    /// Does its address change with the content?
    pub(crate) forever: bool,
}

impl Served<'_> {
    /// The file, or that it is known already.
    pub(crate) fn answer(self, headers: &HeaderMap) -> Response {
        // Weak, since the same content goes out plain and compressed.
        let tag = format!("W/\"{}\"", &self.tag[..24]);
        let caching = if self.forever {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let known = headers
            .get(header::IF_NONE_MATCH)
            .and_then(|value| value.to_str().ok())
            .is_some_and(|tags| tags.split(',').any(|known| known.trim() == tag));
        let common = [
            (header::ETAG, tag),
            (header::CACHE_CONTROL, caching.to_owned()),
        ];
        if known {
            return (StatusCode::NOT_MODIFIED, common).into_response();
        }
        let kind = [(header::CONTENT_TYPE, content_type(self.path))];
        (common, kind, Body::from(self.content)).into_response()
    }
}

pub(crate) fn not_found() -> Response {
    (StatusCode::NOT_FOUND, "there is no such page\n").into_response()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("ico") => "image/x-icon",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
