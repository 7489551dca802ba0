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
    /// The same content compressed, where that was done beforehand.
    pub(crate) brotli: Option<&'static [u8]>,
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
        match self.brotli {
            Some(small) if accepts_brotli(headers) => {
                let how = [
                    (header::CONTENT_ENCODING, "br"),
                    (header::VARY, "accept-encoding"),
                ];
                (common, kind, how, Body::from(small)).into_response()
            }
            _ => (common, kind, Body::from(self.content)).into_response(),
        }
    }
}

/// Does whoever asks take brotli? Browsers say so over https and from the machine itself.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    headers
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|offer| {
            let mut parts = offer.split(';').map(str::trim);
            parts.next() == Some("br")
                && !parts.any(|part| {
                    part.starts_with("q=0") && part.trim_matches(['q', '=', '0', '.']).is_empty()
                })
        })
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

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::Served;

    fn asked(encodings: &'static str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(encodings));
        headers
    }

    #[test]
    fn what_was_compressed_goes_to_those_who_take_it() {
        let file = |brotli| Served {
            path: "assets/a.js",
            tag: "0123456789abcdef01234567",
            content: b"let a = 1;".as_slice().into(),
            brotli,
            forever: true,
        };
        let encoding = |brotli, encodings| {
            let answer = file(brotli).answer(&asked(encodings));
            answer.headers().get(header::CONTENT_ENCODING).cloned()
        };
        let small = Some(b"small".as_slice());
        for takes in ["br", "gzip, deflate, br, zstd", "gzip;q=0.8,br;q=0.9"] {
            assert_eq!(
                encoding(small, takes),
                Some(HeaderValue::from_static("br")),
                "{takes}"
            );
        }
        for not in ["gzip, deflate", "", "br;q=0", "gzip, br;q=0.0", "broth"] {
            assert_eq!(encoding(small, not), None, "{not}");
        }
        assert_eq!(encoding(None, "br"), None);
    }
}
